//! Everything that is kept about someone, for themselves, as one object (S-65): the account and what hangs on it, their
//! entries in clubs, what they brought in, and what the log says of them. The hands come piece by piece, because there
//! may be many. Secrets are not in it, nor their hashes: anyone who finds the file can do nothing with it.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::account::{Passwords, change_password};
use super::audit::{self, Deed, Note, Subject};
use super::authorization::{self, Action, Object};
use super::find_club;
use super::member_lists::reading::{Reading, Sheet};
use super::{ActError, Actor};
use crate::stored;
use talon_store::audit::About;
use talon_store::members::Member;
use talon_store::table_times::TableTime;
use talon_store::{
    AuditId, ClubId, Db, HandId, MemberId, Moment, NoteId, Store, TournamentId, UserId, clubs, confirmed_pairs, drafts,
    former_names, hand_notes, hands, imports, joined_entries, licences, member_lists, members, merges, person_tags,
    player_contacts, player_pages, roles, scorecards, sessions, signups, table_times, tokens, users,
};
use talon_tournament::names::MailAddress;

/// Hands, and entries of the log, read in one go.
const PIECE: i64 = 200;
/// Scorecards in the file.
const CARDS_MAX: i64 = 10_000;
/// Drafts of hands in the file.
const DRAFTS_MAX: i64 = 100;
/// Sign-ups in the file.
const SIGNUPS_MAX: i64 = 10_000;
/// Imports in the file.
const IMPORTS_MAX: i64 = 100_000;

/// Writes down that it was asked for, and answers all but the hands.
///
/// # Errors
/// When nobody is signed in, the password is wrong, or the database fails.
pub fn all_but_hands(
    store: &Store,
    passwords: &Passwords,
    actor: &Actor,
    password: &str,
    now: DateTime<Utc>,
) -> Result<Value, ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    change_password::confirm_lately(store, passwords, actor, password, now)?;
    store.write(|db| {
        authorization::must(db, actor, Action::ExportOwnData, &Object::of_account(person.id))?;
        // First, so that the file holds this too.
        audit::write(
            db,
            actor,
            &Note::of(Deed::ExportOwnData, Subject::Account(person.id)),
            now,
        )?;
        Ok::<_, ActError>(())
    })?;
    store.read(|db| gathered(db, person.id, now))
}

fn gathered(db: &mut Db, user: UserId, now: DateTime<Utc>) -> Result<Value, ActError> {
    let account = users::by_id(db, user)?;
    let sessions = sessions::of_user(db, user)?.into_iter().map(|session| {
        json!({"browser": session.user_agent, "began_at": time(session.created_at),
            "last_used_at": time(session.seen_at), "ends_at": time(session.expires_at)})
    });
    let sessions: Value = sessions.collect();
    let tokens = tokens::api_of_user(db, user)?.into_iter().map(|token| {
        json!({"name": token.label, "scopes": token.scopes, "made_at": time(token.created_at),
            "ends_at": time(token.expires_at), "last_used_at": token.used_at.map(time),
            "revoked_at": token.revoked_at.map(time)})
    });
    let tokens: Value = tokens.collect();
    let mut entries = Vec::new();
    for member in members::of_user(db, user)? {
        entries.push(entry(db, &member)?);
    }
    let own = members::of_user(db, user)?;
    let (merges, rows) = (merges_of(db, &own)?, rows_about(db, &account.email, &own)?);
    let held = roles::of_user(db, user)?;
    let slugs = find_club::slugs(db, held.iter().map(|one| one.club_id))?;
    let held = held.iter().map(|one| {
        json!({"role": one.role.as_str(), "club": slugs.get(&one.club_id), "tournament": one.tournament,
            "given_at": time(one.granted_at)})
    });
    let held: Value = held.collect();
    let brought = imports::of_user(db, user, IMPORTS_MAX)?.into_iter().map(|import| {
        json!({"id": import.public_id, "file": import.file_name, "at": time(import.created_at),
            "accepted": import.counts.accepted})
    });
    let brought: Value = brought.collect();
    let lists = member_lists::of_user(db, user)?.into_iter().map(
        |list| json!({"file": list.file_name, "at": time(list.created_at), "applied_at": list.applied_at.map(time)}),
    );
    let lists: Value = lists.collect();
    Ok(json!({
        "format": "talon own data 1",
        "made_at": now.to_rfc3339_opts(chrono::SecondsFormat::Secs, true),
        "account": {"id": account.id.0, "email": account.email, "name": account.name,
            "language": account.language, "runs_the_site": account.is_admin,
            "made_at": time(account.created_at), "locked_at": account.locked_at.map(time)},
        "sessions": sessions,
        "tokens": tokens,
        "entries": entries,
        "roles": held,
        "imports": brought,
        "member_lists": lists,
        "scorecards": cards(db, user)?,
        "drafts": kept_drafts(db, user)?,
        "sign_ups": sign_ups(db, &own)?,
        "times_of_tables": said_of_times(db, &own)?,
        "notes": notes(db, user)?,
        "merges": merges,
        "one_person": one_person(db, user, &own)?,
        "rows_of_lists": rows,
        "log": log(db, user)?,
    }))
}

/// The scorecards that they began.
fn cards(db: &mut Db, user: UserId) -> Result<Value, ActError> {
    let cards = scorecards::of_owner(db, user, CARDS_MAX)?.into_iter().map(|card| {
        let document: Value = stored::read(&card.document, "a scorecard")?;
        Ok(json!({"began_at": time(card.created_at), "changed_at": time(card.changed_at), "card": document}))
    });
    cards.collect()
}

/// The hands that they are entering.
fn kept_drafts(db: &mut Db, user: UserId) -> Result<Value, ActError> {
    let stored = drafts::stored_of_owner(db, user, DRAFTS_MAX)?;
    let kept = drafts::of_owner(db, user, DRAFTS_MAX)?.into_iter().chain(stored);
    let kept = kept.map(|draft| {
        json!({
            "began_at": time(draft.created_at), "changed_at": time(draft.changed_at), "text": draft.document,
            "typed": draft.typed, "stored_as": draft.stored_hand.map(|hand| hand.0),
        })
    });
    Ok(kept.collect())
}

fn time(at: Moment) -> String {
    at.utc().to_rfc3339_opts(chrono::SecondsFormat::Secs, true)
}

fn entry(db: &mut Db, member: &Member) -> Result<Value, ActError> {
    let club = clubs::by_id(db, member.club_id)?;
    let shows = player_pages::of_member(db, member.id)?.map(|choice| {
        json!({
            "results": choice.results, "rating": choice.rating, "hands": choice.hands, "opponents": choice.opponents,
        })
    });
    let tags = person_tags::of_member(db, member.id)?;
    let tags: Value = tags
        .iter()
        .map(|one| json!({"tag": one.tag, "lists_may_use_it": one.agreed}))
        .collect();
    let contact =
        player_contacts::of_member(db, member.id)?.map(|one| json!({"line": one.contact, "tables_see_it": one.shared}));
    let licence = licences::of_member(db, member.id)?.map(|one| one.number);
    Ok(json!({
        "page_shows": shows, "contact_for_tables": contact, "tags": tags, "club": club.slug,
        "club_name": club.name, "player": member.id.0, "name": member.name,
        "former_names": former_names::of_member(db, member.id)?,
        "other_name": member.alias, "shown": member.shown.as_str(), "email": member.email,
        "number": member.number, "licence": licence, "is_guest": member.is_guest, "is_minor": member.is_minor,
        "joined_at": time(member.joined_at), "deactivated_at": member.deactivated_at.map(time),
        "merged_into": member.merged_into.map(|id| id.0),
    }))
}

/// The tournaments for which they signed up.
fn sign_ups(db: &mut Db, own: &[Member]) -> Result<Value, ActError> {
    let ids: Vec<_> = own.iter().map(|member| member.id).collect();
    let found = signups::of_members(db, &ids, SIGNUPS_MAX)?
        .into_iter()
        .map(|one| json!({"tournament": one.tournament_id.0, "at": time(one.signed_at), "state": one.state.as_str()}));
    Ok(found.collect())
}

/// The times at which they said that a table could meet, also by entries that were given up for theirs.
fn said_of_times(db: &mut Db, own: &[Member]) -> Result<Value, ActError> {
    let mut entries: Vec<MemberId> = own.iter().map(|member| member.id).collect();
    let mut next = 0;
    while let Some(entry) = entries.get(next).copied() {
        next += 1;
        for merge in merges::into(db, entry)? {
            if !entries.contains(&merge.given_up_id) {
                entries.push(merge.given_up_id);
            }
        }
    }
    let keys: BTreeSet<(TournamentId, i64)> = table_times::keys_of(db, &entries)?.into_iter().collect();
    let tournaments: Vec<TournamentId> = keys.iter().map(|(tournament, _)| *tournament).collect();
    let said = table_times::of_tournaments(db, &tournaments)?;
    let is_theirs = |one: &&TableTime| keys.contains(&(one.tournament_id, one.member_key));
    let said = said.iter().filter(is_theirs).map(|one| {
        let word = if one.proposed { "proposed" } else { "suits" };
        json!({
            "tournament": one.tournament_id.0, "round": one.round, "table": one.table_no,
            "time": one.starts_at.format("%Y-%m-%d %H:%M").to_string(), "said": word, "at": time(one.said_at),
        })
    });
    Ok(said.collect())
}

/// Which entries they said are one person in the tables of a federation, or the federation confirmed it; and where they
/// said no to that.
fn one_person(db: &mut Db, user: UserId, own: &[Member]) -> Result<Value, ActError> {
    let mut said = Vec::new();
    for row in joined_entries::of_user(db, user)? {
        let federation = clubs::by_id(db, row.federation_id)?.slug;
        said.push(
            json!({"federation": federation, "player": row.member_id.0, "counts_as": row.kept_id.0,
            "by": "me", "at": time(row.joined_at)}),
        );
    }
    let ids: Vec<MemberId> = own.iter().map(|member| member.id).collect();
    for row in confirmed_pairs::with_entries(db, &ids)? {
        let federation = clubs::by_id(db, row.federation_id)?.slug;
        said.push(
            json!({"federation": federation, "player": row.member_id.0, "counts_as": row.kept_id.0,
            "by": "federation", "at": time(row.confirmed_at)}),
        );
    }
    for row in confirmed_pairs::apart_of_user(db, user)? {
        let federation = clubs::by_id(db, row.federation_id)?.slug;
        said.push(json!({"federation": federation, "counts_apart": true, "by": "me", "at": time(row.said_at)}));
    }
    Ok(said.into())
}

/// What was kept when entries of theirs were found to be one person, or others to be theirs.
fn merges_of(db: &mut Db, own: &[Member]) -> Result<Value, ActError> {
    let ids: Vec<_> = own.iter().map(|member| member.id).collect();
    let merges = merges::about(db, &ids)?.into_iter().map(|merge| {
        let moved: Value = stored::read(&merge.moved, "what a merge moved")?;
        Ok(
            json!({"stayed": merge.kept_id.0, "given_up": merge.given_up_id.0, "at": time(merge.merged_at),
            "undone_at": merge.undone_at.map(time), "moved": moved}),
        )
    });
    merges.collect()
}

/// The rows with their mail in lists of members that someone brought into their clubs, as long as they are kept. A name
/// does not tell whose row it is: anyone may have the same one.
fn rows_about(db: &mut Db, mail: &str, own: &[Member]) -> Result<Value, ActError> {
    let mut found = Vec::new();
    let clubs: BTreeSet<ClubId> = own.iter().map(|member| member.club_id).collect();
    for club in clubs {
        let entries = own.iter().filter(|member| member.club_id == club);
        let mails = entries.filter_map(|member| member.email.as_deref()).chain([mail]);
        let mails: Vec<String> = mails.map(MailAddress::folded).collect();
        let is_his = |cell: &String| mails.contains(&MailAddress::folded(cell));
        for list in member_lists::whole_of_club(db, club)? {
            let sheet = Sheet::read(&list.raw, &Reading::of(&list.reading)?);
            let rows = sheet.rows.iter().filter(|row| row.cells.iter().any(is_his));
            found.extend(rows.map(|row| {
                json!({"list": list.file_name, "at": time(list.created_at), "line": row.line, "cells": row.cells})
            }));
        }
    }
    Ok(Value::Array(found))
}

/// What they wrote about hands, with what it said before.
fn notes(db: &mut Db, user: UserId) -> Result<Value, ActError> {
    let (mut all, mut after) = (Vec::new(), NoteId(0));
    loop {
        let piece = hand_notes::of_author_after(db, user, after, PIECE)?;
        let Some(last) = piece.last() else {
            return Ok(Value::Array(all));
        };
        after = last.id;
        for note in &piece {
            let before = hand_notes::versions(db, note.id)?.into_iter().map(|one| {
                json!({"for": one.audience.as_str(), "sign": one.sign, "text": one.body, "until": time(one.until)})
            });
            let before: Value = before.collect();
            all.push(json!({
                "hand": note.hand_id.0, "line": note.line, "ply": note.ply, "for": note.audience.as_str(),
                "sign": note.sign, "text": note.body, "cards": note.cards, "at": time(note.written_at),
                "removed_at": note.removed_at.map(time), "hidden_at": note.hidden_at.map(time), "before": before,
            }));
        }
    }
}

/// What they did and what was done to their account, oldest first.
fn log(db: &mut Db, user: UserId) -> Result<Value, ActError> {
    let (mut all, mut before) = (Vec::new(), None::<AuditId>);
    loop {
        let piece = talon_store::audit::list(db, About::Person(user), before, PIECE)?;
        let Some((last, _)) = piece.last() else { break };
        before = Some(last.id);
        for (entry, reason) in &piece {
            let detail: Value = stored::read(&entry.detail, "an entry of the log")?;
            // A reason may be about someone else; one's own is what one wrote oneself.
            let reason = reason.as_ref().filter(|_| entry.actor_id == Some(user));
            all.push(
                json!({"number": entry.id.0, "at": time(entry.happened_at), "what": entry.action,
                "by_me": entry.actor_id == Some(user), "detail": detail, "reason": reason}),
            );
        }
    }
    all.reverse();
    Ok(Value::Array(all))
}

/// The next hands that someone brought in, as text, and how to go on; none at the end.
///
/// # Errors
/// When nobody is signed in, or the database fails.
pub fn hands_after(db: &mut Db, actor: &Actor, after: HandId) -> Result<Option<(Vec<String>, HandId)>, ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    let piece = hands::of_importer_after(db, user, after, PIECE)?;
    let Some((last, ..)) = piece.last() else {
        return Ok(None);
    };
    let last = *last;
    let slugs = find_club::slugs(db, piece.iter().map(|(_, club, ..)| *club))?;
    let one = |(id, club, visibility, at, record): &hands::Own| {
        let record: Value = stored::read(record, "a record")?;
        let hand = json!({"hand": id.0, "club": slugs.get(club), "visibility": visibility.as_str(),
            "imported_at": time(*at), "record": record});
        Ok(hand.to_string())
    };
    let hands: Result<Vec<String>, ActError> = piece.iter().map(one).collect();
    Ok(Some((hands?, last)))
}
