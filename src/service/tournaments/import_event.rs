//! An event from a file becomes an event of a club. Its members are those of the club who have the same name; for the
//! others guests are added, who can be merged with somebody later.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::cards;
use super::enter::only_one_named;
use crate::event::Event;
use crate::event::file::{self, Outside};
use crate::service::audit::{self, Deed, Note, Subject};
use crate::service::clubs::insert_guest;
use crate::service::permissions::Action;
use crate::service::permit::{self, Object};
use crate::service::{ActError, Actor, find_club};
use crate::store::tournaments::{self, Step, Summary};
use crate::store::{Db, Store, TournamentId};

/// What became of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Matched {
    pub id: TournamentId,
    /// Members of the club who were found by their names.
    pub known: usize,
    /// Guests who were added.
    pub added: usize,
}

/// Adds it to the club, as far as it had come.
///
/// # Errors
/// When the actor may not, there is no such club, or two of its members are the same.
pub fn import_event(
    store: &Store,
    actor: &Actor,
    slug: &str,
    (event, outside): &(Event, Outside),
    now: DateTime<Utc>,
) -> Result<Matched, ActError> {
    store.write(|db| {
        let club = find_club::named(db, slug)?;
        permit::must(db, actor, Action::CreateTournament, &Object::of_club(club.id))?;
        let document = String::from_utf8(file::kept(event)).map_err(|_| ActError::Conflict("no text"))?;
        let summary = Summary {
            name: &event.name,
            game: event.game.as_str(),
            starts_at: event.starts.and_utc().into(),
            state: event.state.as_str(),
            published: event.published,
            revision: event.revision.into(),
            document: &document,
            changed_at: now.into(),
        };
        let id = tournaments::insert(db, club.id, actor.user(), now.into(), &summary)?;
        cards::renew(db, id)?;
        let (mut taken, mut added) = (Vec::new(), 0);
        for member in &outside.members {
            let found = only_one_named(db, &club, &member.name, &taken)?;
            let known = match found {
                Some(known) => known,
                None => {
                    added += 1;
                    insert_guest(db, actor, &club, &member.name, now)?
                }
            };
            tournaments::set_key(db, id, member.key.0.into(), known)?;
            taken.push(known);
        }
        keep_steps(db, id, event, outside)?;
        let detail = json!({"revision": event.revision, "added": added});
        let note = Note::of(Deed::ImportTournament, Subject::Tournament(id)).in_club(club.id).with(detail);
        audit::write(db, actor, &note, now)?;
        Ok(Matched { id, known: taken.len() - added, added })
    })
}

/// What was done elsewhere stays told; it cannot be taken back here.
fn keep_steps(db: &mut Db, id: TournamentId, event: &Event, outside: &Outside) -> Result<(), ActError> {
    let count = i64::try_from(outside.audit.len()).unwrap_or(i64::MAX);
    let first = i64::from(event.revision) - count + 1;
    for (revision, line) in (first..).zip(&outside.audit) {
        let step = Step {
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
