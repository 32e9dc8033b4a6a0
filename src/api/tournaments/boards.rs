//! `GET /api/v1/tournaments/{id}/boards` and `.../boards/{number}`: the boards of an event where deals are compared, and what
//! each brought at its tables, as far as the reader may see it.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::operation::{Answer, Operation, Parameter, TAG, UNCHANGED};
use super::super::{ApiResult, answer};
use super::{EVENT, READ, board_wire as wire, opened};
use talon_http::{Problem, Visit};
use talon_service::tournaments::{self, parse_id};

/// How the list is described.
pub(crate) const LIST: Operation = Operation {
    path: "/api/v1/tournaments/{id}/boards",
    id: "listBoards",
    summary: "List the boards of a tournament where deals are compared",
    answers: &[
        Answer {
            status: 200,
            says: "The boards, in their order.",
            kinds: &[("application/json", r##"{"$ref": "#/components/schemas/BoardList"}"##)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    handler: || get().to(list),
    ..READ
};

/// How one of them is described.
pub const GET: Operation = Operation {
    path: "/api/v1/tournaments/{id}/boards/{number}",
    id: "readBoard",
    summary: "Read what a board brought at its tables; there once its last table has played it",
    parameters: &[
        EVENT,
        Parameter {
            name: "number",
            place: "path",
            required: true,
            schema: r#"{"type": "integer", "minimum": 1, "maximum": 65535}"#,
            says: "Number of the board.",
        },
    ],
    answers: &[
        Answer {
            status: 200,
            says: "The board.",
            kinds: &[("application/json", r##"{"$ref": "#/components/schemas/BoardView"}"##)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    handler: || get().to(show),
    ..READ
};

/// Sends the list.
///
/// # Errors
/// Not found, also when the reader may not see the event or no deals are compared in it.
async fn list(visit: Visit, request: HttpRequest, id: Path<String>) -> ApiResult {
    let (shown, _) = opened(&visit, &id).await?;
    Ok(answer::tagged(&visit, &request, &wire::boards(&shown)?))
}

/// Sends one.
///
/// # Errors
/// Not found, also while the reader may not see it.
async fn show(visit: Visit, request: HttpRequest, place: Path<(String, String)>) -> ApiResult {
    let (id, number) = place.into_inner();
    let missing = || Problem::not_found("board");
    let id = parse_id(&id).ok_or_else(missing)?;
    let number: usize = number.parse().map_err(|_| missing())?;
    let ((shown, board), _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| tournaments::board(db, actor, id, number))?))
        .await?;
    Ok(answer::tagged(&visit, &request, &wire::board(&shown, &board)))
}
