//! Takes the last step of an event back: it becomes what it was before, and its revision still grows.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::change::{ActRequest, keep, locked, must};
use super::settings::must_share_mails;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::Action;
use crate::{ActError, Actor, Conflict};
use talon_store::tournaments::{self, TournamentStep};
use talon_store::{Store, TournamentId};
use talon_tournament::event::{Event, State, file};

/// Whether an event was closed by this step: it is opened again with a reason, by whoever may.
pub(super) fn is_closing(event: &Event, step: &TournamentStep) -> bool {
    event.state == State::Archived && step.act == Deed::StepTournament.as_str()
}

/// Takes back the step that led to `revision`, if it is still the last one. What asks for more than directing is not had
/// this way: a closed event is opened again by whoever may, with a reason, and mail addresses are shared by whoever reads
/// them.
///
/// # Errors
/// When the actor may not, or something else was done meanwhile.
pub fn undo(store: &Store, actor: &Actor, id: TournamentId, revision: i64, now: DateTime<Utc>) -> Result<(), ActError> {
    store.write(|db| {
        let mut loaded = locked(db, id)?;
        must(db, actor, &loaded, Action::MakePairings, &loaded.object())?;
        let step = tournaments::last_step(db, id)?.filter(|step| step.revision == revision);
        let step = step.ok_or(ActError::Conflict(Conflict::ChangedMeanwhile))?;
        let text = step.document.as_deref().unwrap_or_default();
        let before: Event = file::read_kept(text.as_bytes()).map_err(|_| tournaments::unreadable(id))?;
        if is_closing(&loaded.event, &step) {
            return Err(ActError::Invalid {
                field: "act",
                key: "tournament-undo-archived",
            });
        }
        must_share_mails(db, actor, &loaded, &before.profile)?;
        loaded.event = before.into();
        tournaments::forget(db, id, revision)?;
        let asked = ActRequest {
            id,
            deed: Deed::UndoStep,
            key: None,
            request: String::new(),
            reason: None,
            now,
        };
        let detail = json!({"undone": step.act, "revision": revision});
        keep(db, actor, &asked, &loaded, None, &detail)?;
        let note = Note::of(Deed::UndoStep, Subject::Tournament(id))
            .in_club(loaded.club.id)
            .with(detail);
        audit::write(db, actor, &note, now)
    })
}
