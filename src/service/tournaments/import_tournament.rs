//! A tournament from a file becomes a tournament of a club. Its members are those of the club who have the same name,
//! unless the person who imports it says otherwise; for the others guests are added, who can be merged with someone
//! later.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde_json::json;

use super::enter::only_one_named;
use super::hands::after_placing;
use super::listed_state::listed_state;
use super::{Loaded, cached, cards, hand_rows};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::clubs::{TypedEntry, active_by_name, insert_entry};
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor, Conflict, InvalidValue, Missing, find_club, results, stored};
use talon_records::hash::Hash;
use talon_store::clubs::Club;
use talon_store::members;
use talon_store::roles::{self, Held, Role};
use talon_store::tournaments::{self, Summary, TournamentStep};
use talon_store::{Db, MemberId, OptionalRow as _, Store, TournamentId};
use talon_tournament::tournament::file::{self, FileMember, Outside};
use talon_tournament::tournament::{MemberKey, Tournament};

/// What became of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Matched {
    pub id: TournamentId,
    /// Members of the club who were found by their names, or chosen.
    pub known: usize,
    /// Guests who were added.
    pub added: usize,
}

/// Who of a club each member of a file is: someone of it, or a guest who is to be added. Who is not in it is looked for
/// by their name.
pub type Chosen = BTreeMap<MemberKey, Option<MemberId>>;

/// Where a file is to go.
#[derive(Debug, Clone, Copy)]
pub struct Import<'a> {
    /// The club.
    pub slug: &'a str,
    pub chosen: &'a Chosen,
    /// The key of the form.
    pub key: Option<&'a str>,
}

/// Who of the club could be meant.
#[derive(Debug, Clone)]
pub struct Proposal {
    pub club: Club,
    /// Everyone who can be chosen, by name.
    pub offered: Vec<(MemberId, String)>,
    /// By the same name; nobody where a guest would be added.
    pub found: Chosen,
}

/// Who in the club the members of a file would be.
///
/// # Errors
/// When the actor may not make tournaments there, or there is no such club.
pub fn propose(db: &mut Db, actor: &Actor, slug: &str, members: &[FileMember]) -> Result<Proposal, ActError> {
    let club = find_club::named(db, slug)?;
    authorization::must(db, actor, Action::CreateTournament, &Object::of_club(club.id))?;
    let offered = active_by_name(db, &club)?
        .into_iter()
        .map(|one| (one.id, one.name))
        .collect();
    let (mut found, mut taken) = (Chosen::new(), Vec::new());
    for member in members {
        let same = only_one_named(db, &club, &member.name, &taken)?;
        taken.extend(same);
        found.insert(member.key, same);
    }
    Ok(Proposal { club, offered, found })
}

/// Adds it to the club, as far as it had come. The person who does so directs it from then on.
///
/// # Errors
/// When the actor may not, there is no such club, or two of its members would be the same.
pub fn import_tournament(
    store: &Store,
    actor: &Actor,
    import: &Import<'_>,
    tournament: &Tournament,
    outside: &Outside,
    now: DateTime<Utc>,
) -> Result<Matched, ActError> {
    let document = String::from_utf8(file::kept(tournament)).map_err(|_| ActError::Conflict(Conflict::NoText))?;
    let done = store.write(|db| {
        let club = find_club::named(db, import.slug)?;
        authorization::must(db, actor, Action::CreateTournament, &Object::of_club(club.id))?;
        let members = outside
            .members
            .iter()
            .map(|one| json!([one.key.0, one.name, one.alias]));
        let members: Vec<_> = members.collect();
        let chosen = import.chosen.iter();
        let chosen: Vec<_> = chosen
            .map(|(key, member)| json!([key.0, member.map(|member| member.0)]))
            .collect();
        let request = json!([import.slug, document, members, chosen]).to_string();
        let once = IdempotentRequest {
            key: import.key,
            request: &request,
        };
        idempotency::once::<ActError>(db, actor, "import_tournament", once, now, |db| {
            let added = add(
                db,
                actor,
                &club,
                Incoming {
                    tournament,
                    outside,
                    document: &document,
                    hides_guests: false,
                },
                import.chosen,
                now,
            )?;
            Ok(format!("{} {}", added.id, added.guests))
        })
    })?;
    let (id, added) = done.answer().split_once(' ').unwrap_or_default();
    let id = tournaments::parse_id(id).ok_or(ActError::NotFound(Missing::Tournament))?;
    let added = stored::read(added, "the answer to an import of a tournament")?;
    Ok(Matched {
        id,
        known: outside.members.len().saturating_sub(added),
        added,
    })
}

/// A file that was read.
#[derive(Debug, Clone)]
pub struct ImportedEvent {
    pub tournament: Tournament,
    pub outside: Outside,
}

impl ImportedEvent {
    /// What a league file calls it.
    pub fn hash(&self) -> String {
        Hash::of(&file::kept(&self.tournament)).to_string()
    }
}

/// Adds the tournament of a file in the transaction of a caller who has checked the right. Guests whom nobody chose are
/// shown as the guests of a club usually are, because the file does not say who of them shows their whole name.
pub(crate) fn add_event(
    db: &mut Db,
    actor: &Actor,
    club: &Club,
    event: &ImportedEvent,
    chosen: &Chosen,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let ImportedEvent { tournament, outside } = event;
    let document = String::from_utf8(file::kept(tournament)).map_err(|_| ActError::Conflict(Conflict::NoText))?;
    let incoming = Incoming {
        tournament,
        outside,
        document: &document,
        hides_guests: true,
    };
    add(db, actor, club, incoming, chosen, now).map(drop)
}

struct Incoming<'a> {
    tournament: &'a Tournament,
    outside: &'a Outside,
    /// What is kept of it.
    document: &'a str,
    /// Guests who are added are shown by another name than their own.
    hides_guests: bool,
}

struct AddedTournament {
    id: TournamentId,
    /// Guests who were added.
    guests: usize,
}

fn add(
    db: &mut Db,
    actor: &Actor,
    club: &Club,
    incoming: Incoming<'_>,
    chosen: &Chosen,
    now: DateTime<Utc>,
) -> Result<AddedTournament, ActError> {
    let Incoming {
        tournament,
        outside,
        document,
        ..
    } = incoming;
    let summary = Summary {
        name: &tournament.name,
        game: tournament.game.as_str(),
        starts_at: tournament.starts,
        state: listed_state(tournament.state),
        published: tournament.published,
        revision: tournament.revision.into(),
        document,
        document_hash: &cached::hash(document),
        changed_at: now.into(),
    };
    let id = tournaments::insert(db, club.id, actor.user(), now.into(), None, &summary)?;
    cards::renew(db, id)?;
    direct(db, actor, club, id, now)?;
    let added = match_members(db, actor, club, id, &incoming, chosen, now)?;
    keep_steps(db, id, tournament, outside)?;
    // Hands that the club has already go back to their tables.
    let row = tournaments::by_id(db, id)?;
    let loaded = Loaded::of(db, row)?;
    let placed = hand_rows::hands(db, &loaded)?;
    after_placing(db, &placed, now)?;
    results::after_tournament(db, &loaded, now)?;
    let detail = json!({"revision": tournament.revision, "added": added});
    let note = Note::of(Deed::ImportTournament, Subject::Tournament(id))
        .in_club(club.id)
        .with(detail);
    audit::write(db, actor, &note, now)?;
    Ok(AddedTournament { id, guests: added })
}

fn direct(db: &mut Db, actor: &Actor, club: &Club, id: TournamentId, now: DateTime<Utc>) -> Result<(), ActError> {
    let Some(user) = actor.user() else { return Ok(()) };
    let held = Held {
        user_id: user,
        role: Role::Director,
        club_id: club.id,
        tournament: id.to_string(),
        granted_by: Some(user),
        granted_at: now.into(),
    };
    roles::grant(db, &held)?;
    Ok(())
}

/// Says who each member of the file is, and adds guests; answers how many.
fn match_members(
    db: &mut Db,
    actor: &Actor,
    club: &Club,
    id: TournamentId,
    incoming: &Incoming<'_>,
    chosen: &Chosen,
    now: DateTime<Utc>,
) -> Result<usize, ActError> {
    let (mut taken, mut added) = (Vec::new(), 0);
    for member in &incoming.outside.members {
        let known = match chosen.get(&member.key) {
            None => only_one_named(db, club, &member.name, &taken)?,
            Some(None) => None,
            Some(Some(one)) => Some(of_club(db, club, *one, &taken)?),
        };
        let known = match known {
            Some(known) => known,
            None => {
                added += 1;
                let whole = TypedEntry::guest(&member.name, member.alias.as_deref());
                let usual = TypedEntry { shown: "", ..whole };
                let entry = if incoming.hides_guests { usual } else { whole };
                insert_entry(db, actor, club, &entry, now)?
            }
        };
        tournaments::set_key(db, id, member.key.0.into(), known)?;
        taken.push(known);
    }
    Ok(added)
}

/// Someone who was chosen: of this club, and nobody else of the tournament.
fn of_club(db: &mut Db, club: &Club, id: MemberId, taken: &[MemberId]) -> Result<MemberId, ActError> {
    if taken.contains(&id) {
        return Err(ActError::Invalid {
            field: "member",
            why: InvalidValue::MemberTwice,
        });
    }
    let member = members::by_id(db, club.id, id)
        .found()?
        .filter(|member| member.merged_into.is_none());
    member.map(|_| id).ok_or(ActError::Invalid {
        field: "member",
        why: InvalidValue::BadChoice,
    })
}

/// What was done elsewhere stays told; it cannot be taken back here.
fn keep_steps(db: &mut Db, id: TournamentId, tournament: &Tournament, outside: &Outside) -> Result<(), ActError> {
    let count = i64::try_from(outside.audit.len()).unwrap_or(i64::MAX);
    let first = i64::from(tournament.revision) - count + 1;
    for (revision, line) in (first..).zip(&outside.audit) {
        let step = TournamentStep {
            revision,
            act: line.act.clone(),
            done_by: None,
            member_key: line.by.map(|key| key.0.into()),
            done_at: line.at.and_utc().into(),
            detail: line.detail.clone(),
            document: None,
        };
        tournaments::remember(db, id, &step, 0)?;
    }
    Ok(())
}
