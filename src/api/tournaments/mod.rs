//! Events: the list, one of them, who takes part, rounds with their hands, boards and standings; the same as files, calendars
//! and a feed. Nothing is changed here, and a draft of a round is in none of it.

mod atom;
pub mod board_wire;
pub mod boards;
pub mod calendar;
pub mod entries;
pub mod event_file;
mod export;
pub mod feed;
mod ics;
pub mod list;
pub mod round;
pub mod round_hands;
pub mod rounds_file;
pub mod show;
pub mod standings;
pub mod standings_file;
mod text;
pub mod wire;

use actix_web::web::get;

use super::operation::{Access, Operation, Parameter};
use talon_http::{Problem, Visit, Visitor};
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read::{self, Shown};

/// The number of an event.
pub const EVENT: Parameter = Parameter {
    name: "id",
    place: "path",
    required: true,
    schema: r#"{"type": "integer", "minimum": 1, "maximum": 9007199254740991}"#,
    says: "Number of the tournament.",
};

/// The number of a round.
pub const ROUND: Parameter = Parameter {
    name: "round",
    place: "path",
    required: true,
    schema: r#"{"type": "integer", "minimum": 1, "maximum": 65535}"#,
    says: "Number of the round.",
};

/// What the descriptions of one event's parts are made from; path, name, answers and handler are their own.
const READ: Operation = Operation {
    method: "GET",
    path: "",
    id: "",
    summary: "",
    access: Access::Reader,
    parameters: &[EVENT],
    body: None,
    answers: &[],
    failures: &[404],
    handler: get,
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
    visit
        .act(move |state, actor| Ok(state.store.read(|db| read::event(db, actor, id))?))
        .await
}

/// Whether everybody is answered the same, so that the answer may be kept by anybody.
pub(super) fn is_public(visit: &Visit, visitor: &Visitor) -> bool {
    visitor.actor.user().is_none() && !visit.has_bearer()
}
