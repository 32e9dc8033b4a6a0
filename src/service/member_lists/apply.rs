//! Applies a list: every row that can be taken, in one transaction with its entry in the log, once.

use chrono::{DateTime, NaiveTime, Utc};
use serde_json::json;

use super::person::Somebody;
use super::plan::RowFate;
use super::reading::{Reading, Sheet};
use super::{AppliedList, found, made, said};
use crate::audit::{self, Deed, Note, Subject};
use crate::clubs::keep_licence;
use crate::{ActError, Actor, InvalidValue, leagues, results, stored};
use talon_store::members::{self, MemberChange, NewMember, Shown};
use talon_store::{ClubId, Db, MemberId, Moment, Store, clubs, member_lists, search_key};

/// Does what the list says as it is read now. A list that was applied before is left as it is, and what came of it then
/// is answered.
///
/// # Errors
/// When there is no such list, or nothing in it can be taken.
pub fn apply(store: &Store, actor: &Actor, slug: &str, id: &str, now: DateTime<Utc>) -> Result<AppliedList, ActError> {
    store.write(|db| {
        let (club, list) = found(db, actor, slug, id)?;
        clubs::lock(db, club.id)?;
        // Read again behind the lock: someone else may have applied it in the meantime.
        let (_, list) = found(db, actor, slug, &list.public_id)?;
        if let Some(kept) = &list.outcome {
            return Ok(stored::read(kept, "what came of a list of members")?);
        }
        let reading = Reading::of(&list.reading)?;
        let plan = made(db, &club, &Sheet::read(&list.raw, &reading), &reading)?;
        if let Some(why) = plan.refused {
            return Err(ActError::Invalid { field: "text", why });
        }
        if plan.added + plan.updated == 0 {
            return Err(ActError::Invalid {
                field: "text",
                why: InvalidValue::NothingToApply,
            });
        }
        let mut outcome = AppliedList {
            added: plan.added,
            updated: plan.updated,
            same: plan.same,
            skipped: plan.skipped,
            ..AppliedList::default()
        };
        let mut is_recounted = false;
        let mut joined = Vec::new();
        for row in &plan.rows {
            match row.fate {
                RowFate::Add => add(db, club.id, &row.somebody, now)?,
                RowFate::Update(member) => {
                    let [was_guest, is_guest] = update(db, club.id, member, &row.somebody)?;
                    is_recounted |= was_guest != is_guest;
                    joined.extend((was_guest && !is_guest).then_some(member));
                }
                RowFate::Fault => outcome.faulty.push((row.row, row.faults.iter().map(said).collect())),
                RowFate::Same | RowFate::Skip => {}
            }
        }
        leagues::after_joining(db, club.id, &joined, now)?;
        if is_recounted {
            results::after_merge(db, club.id, now)?;
        } else if plan.added + plan.updated > 0 {
            results::after_names(db, club.id, now)?;
        }
        leagues::after_licences(db, club.id, now)?;
        let kept = stored::written(&outcome, "what came of a list of members")?;
        member_lists::set_applied(db, list.id, &kept, now.into())?;
        let detail = json!({"list": list.id.0, "added": plan.added, "updated": plan.updated,
            "skipped": plan.skipped + plan.same, "failed": plan.faulty});
        let note = Note::of(Deed::ImportMembers, Subject::Club)
            .in_club(club.id)
            .with(detail);
        audit::write(db, actor, &note, now)?;
        Ok(outcome)
    })
}

fn joined(somebody: &Somebody) -> Option<Moment> {
    let day = somebody.joined?;
    Some(day.and_time(NaiveTime::MIN).and_utc().into())
}

fn add(db: &mut Db, club: ClubId, somebody: &Somebody, now: DateTime<Utc>) -> Result<(), ActError> {
    let (is_guest, is_minor) = (somebody.is_guest == Some(true), somebody.is_minor == Some(true));
    let member = NewMember {
        club_id: club,
        user_id: None,
        name: &somebody.name,
        search_key: &search_key(&somebody.name),
        alias: somebody.alias.as_deref(),
        shown: if is_guest || is_minor {
            Shown::Alias
        } else {
            Shown::Short
        },
        email: somebody.email.as_deref(),
        is_guest,
        is_minor,
        joined_at: joined(somebody).unwrap_or(now.into()),
    };
    let id = members::insert(db, &member)?;
    if somebody.number.is_some() {
        members::set_number(db, id, somebody.number.as_deref())?;
    }
    keep_licence_of(db, club, id, somebody)
}

/// The plan has seen that no other entry has the number.
fn keep_licence_of(db: &mut Db, club: ClubId, id: MemberId, somebody: &Somebody) -> Result<(), ActError> {
    if somebody.licence.is_some() {
        keep_licence(db, club, id, somebody.licence.as_deref())?;
    }
    Ok(())
}

/// What the row does not say stays as it is. Answers whether they were a guest, and are one now.
fn update(db: &mut Db, club: ClubId, id: MemberId, somebody: &Somebody) -> Result<[bool; 2], ActError> {
    let member = members::by_id(db, club, id)?;
    let is_minor = somebody.is_minor.unwrap_or(member.is_minor);
    let entry = MemberChange {
        name: &somebody.name,
        search_key: &search_key(&somebody.name),
        alias: somebody.alias.as_deref().or(member.alias.as_deref()),
        // Who turns out to be under age is no longer named; otherwise the choice stays that of the person.
        shown: if is_minor && !member.is_minor {
            Shown::Alias
        } else {
            member.shown
        },
        email: somebody.email.as_deref().or(member.email.as_deref()),
        is_guest: somebody.is_guest.unwrap_or(member.is_guest),
        is_minor,
    };
    members::set(db, id, &entry)?;
    if somebody.number.is_some() {
        members::set_number(db, id, somebody.number.as_deref())?;
    }
    keep_licence_of(db, club, id, somebody)?;
    if let Some(joined) = joined(somebody) {
        members::set_joined(db, id, joined)?;
    }
    Ok([member.is_guest, entry.is_guest])
}
