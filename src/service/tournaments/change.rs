//! The way of every act on an event: load, ask for the right, act once, keep with a revision more, remember what was
//! before, write the log; all of it in one transaction.

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::{Loaded, cached, hand_rows};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor};
use talon_store::tournaments::{self, Summary, TournamentStep};
use talon_store::{Db, OptionalRow as _, Store, TournamentId};
use talon_tournament::event::{Refusal, Why, file};

/// So many steps can be taken back.
pub const STEPS_KEPT: i64 = 30;

/// Characters of what is told of a step.
const DETAIL_MAX: usize = 500;

/// Whether an act was done now, or when the same form came first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Applied {
    Now,
    Before,
}

/// What is asked of an event.
pub(super) struct ActRequest<'a> {
    pub id: TournamentId,
    pub deed: Deed,
    /// The key of the form, and all that it says.
    pub key: Option<&'a str>,
    pub request: String,
    pub reason: Option<&'a str>,
    pub now: DateTime<Utc>,
}

/// Refuses whoever may not see the event at all, as if there were none; then whoever may not do this.
pub(super) fn must(
    db: &mut Db,
    actor: &Actor,
    loaded: &Loaded,
    action: Action,
    object: &Object,
) -> Result<(), ActError> {
    let standing = authorization::standing(db, actor, Some(loaded.club.id))?;
    if standing.may(action, object) {
        return Ok(());
    }
    let seen = standing.may(Action::SeeTournament, object) || standing.may(Action::SeeUnpublished, object);
    Err(match (seen, actor.person()) {
        (false, _) => ActError::NotFound("tournament"),
        (true, None) => ActError::SignIn,
        (true, Some(_)) => ActError::Denied(action.says()),
    })
}

/// The event of this number, for an act on it.
pub(super) fn locked(db: &mut Db, id: TournamentId) -> Result<Loaded, ActError> {
    let row = tournaments::lock(db, id)
        .found()?
        .ok_or(ActError::NotFound("tournament"))?;
    Loaded::of(db, row)
}

/// The event of this number, to be looked at before an act that changes it by and by.
pub(super) fn seen(db: &mut Db, id: TournamentId) -> Result<Loaded, ActError> {
    Loaded::by_id(db, id)
}

/// Does an act. `may` asks for the right, `work` acts and says what the log is told of it. What leaves everything as it was
/// is refused, and nothing is written.
pub(super) fn change(
    store: &Store,
    actor: &Actor,
    asked: &ActRequest<'_>,
    may: impl FnOnce(&mut Db, &Loaded) -> Result<(), ActError>,
    work: impl FnOnce(&mut Db, &mut Loaded) -> Result<Value, ActError>,
) -> Result<Applied, ActError> {
    let done = store.write(|db| {
        let mut loaded = locked(db, asked.id)?;
        may(db, &loaded)?;
        let what = format!("tournament {}", asked.id);
        let request = format!("{} {}", asked.deed.as_str(), asked.request);
        let once = IdempotentRequest {
            key: asked.key,
            request: &request,
        };
        idempotency::once(db, actor, &what, once, asked.now, |db| {
            let before = talon_tournament::event::Event::clone(&loaded.event);
            let detail = work(db, &mut loaded)?;
            if before == *loaded.event && !acts_beside(asked.deed) {
                return Err(Refusal::event(Why::Unchanged).into());
            }
            // What left the event as it was, such as new links of tables, cannot be taken back by putting it back.
            let before = Some(&before).filter(|before| **before != *loaded.event);
            keep(db, actor, asked, &loaded, before, &detail)?;
            let subject = Subject::Tournament(asked.id);
            let note = Note::of(asked.deed, subject)
                .in_club(loaded.club.id)
                .with(detail)
                .because(asked.reason);
            audit::write(db, actor, &note, asked.now)?;
            Ok(String::new())
        })
    })?;
    Ok(if matches!(done, idempotency::Answered::Now(_)) {
        Applied::Now
    } else {
        Applied::Before
    })
}

/// Whether an act may do something that stands beside the event: links of table cards, and what a hand says of itself.
const fn acts_beside(deed: Deed) -> bool {
    matches!(deed, Deed::RenewCards | Deed::LinkHands)
}

/// Keeps what became of an event; `before` is remembered, so that the step can be taken back.
pub(super) fn keep(
    db: &mut Db,
    actor: &Actor,
    asked: &ActRequest<'_>,
    loaded: &Loaded,
    before: Option<&talon_tournament::event::Event>,
    detail: &Value,
) -> Result<(), ActError> {
    let revision = loaded.revision + 1;
    let mut event = talon_tournament::event::Event::clone(&loaded.event);
    event.revision = u32::try_from(revision).unwrap_or(u32::MAX);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).map_err(|_| tournaments::unreadable(loaded.id));
    let document = text(file::kept(&event))?;
    let summary = Summary {
        name: &event.name,
        game: event.game.as_str(),
        starts_at: event.starts.and_utc().into(),
        state: event.state.as_str(),
        published: event.published,
        revision,
        document: &document,
        document_hash: &cached::hash(&document),
        changed_at: asked.now.into(),
    };
    tournaments::set(db, loaded.id, loaded.revision, &summary)?;
    let step = TournamentStep {
        revision,
        act: asked.deed.as_str().to_owned(),
        done_by: actor.user(),
        member_key: loaded.key_of(actor).map(|key| i64::from(key.0)),
        done_at: asked.now.into(),
        detail: short(detail),
        document: before.map(file::kept).map(text).transpose()?,
    };
    tournaments::remember(db, loaded.id, &step, STEPS_KEPT)?;
    if before.is_none_or(|before| hand_rows::differ(before, &loaded.event)) {
        hand_rows::hands(db, loaded)?;
    }
    Ok(())
}

/// What an event file has room for.
fn short(detail: &Value) -> String {
    let text = detail.to_string();
    if text.chars().count() > DETAIL_MAX {
        String::new()
    } else {
        text
    }
}
