//! Events: the list, one of them, who takes part, rounds and standings; the same as files, and calendars. Nothing is changed
//! here, and a draft of a round is in none of it.

pub mod calendar;
pub mod entries;
pub mod event_file;
mod ics;
pub mod list;
pub mod round;
pub mod rounds_file;
pub mod show;
pub mod standings;
pub mod standings_file;
mod text;
pub mod wire;

use super::operation::Parameter;
use crate::http::{Problem, Visit, Visitor};
use crate::service::tournaments::parse_id;
use crate::service::tournaments::read::{self, Shown};

/// The number of an event.
pub const EVENT: Parameter = Parameter {
    name: "id",
    place: "path",
    required: true,
    schema: r#"{"type": "integer", "minimum": 1, "maximum": 9007199254740991}"#,
    says: "Number of the tournament.",
};

/// The number of a stage.
pub const STAGE: Parameter = Parameter {
    name: "stage",
    place: "query",
    required: false,
    schema: r#"{"type": "integer", "minimum": 1, "maximum": 200}"#,
    says: "Number of a stage; the last one that has begun without it.",
};

/// The event of an address as its reader may see it, and who that is.
///
/// # Errors
/// Not found, also when he may not see it.
pub(super) async fn opened(visit: &Visit, id: &str) -> Result<(Shown, Visitor), Problem> {
    let id = parse_id(id).ok_or_else(|| Problem::not_found("tournament"))?;
    visit.act(move |state, actor| Ok(state.store.read(|db| read::event(db, actor, id))?)).await
}

/// Whether everybody is answered the same, so that the answer may be kept by anybody.
pub(super) fn is_public(visit: &Visit, visitor: &Visitor) -> bool {
    visitor.actor.user().is_none() && !visit.has_bearer()
}
