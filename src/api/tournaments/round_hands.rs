//! `GET /api/v1/tournaments/{id}/rounds/{round}/hands`: what was played in a round, table by table, as far as it is open.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::operation::{Answer, Operation, TAG, UNCHANGED};
use super::super::{ApiResult, answer};
use super::{EVENT, READ, ROUND, board_wire as wire};
use talon_http::{Problem, Visit};
use talon_service::ActError;
use talon_service::tournaments::{parse_id, read, round_hands};

/// How it is described.
pub const GET: Operation = Operation {
    path: "/api/v1/tournaments/{id}/rounds/{round}/hands",
    id: "listRoundHands",
    summary: "List the hands of a round, table by table; while it runs nobody sees those of others",
    parameters: &[EVENT, ROUND],
    answers: &[
        Answer {
            status: 200,
            says: "The tables to which hands were brought.",
            kinds: &[("application/json", r##"{"$ref": "#/components/schemas/RoundHands"}"##)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    handler: || get().to(list),
    ..READ
};

/// Sends them.
///
/// # Errors
/// Not found, also when the reader may not see the round.
async fn list(visit: Visit, request: HttpRequest, place: Path<(String, String)>) -> ApiResult {
    let (id, number) = place.into_inner();
    let missing = || Problem::not_found("round");
    let id = parse_id(&id).ok_or_else(missing)?;
    let number: u16 = number.parse().map_err(|_| missing())?;
    let (found, _) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| -> Result<_, ActError> {
                let shown = read::event(db, actor, id)?;
                if !shown.seen_rounds().any(|round| round.number == number) {
                    return Ok(None);
                }
                let tables = round_hands(db, actor, &shown, number)?;
                Ok(Some((shown, tables)))
            })?)
        })
        .await?;
    let (shown, tables) = found.ok_or_else(missing)?;
    Ok(answer::tagged(
        &visit,
        &request,
        &wire::round_hands(&shown, number, &tables),
    ))
}
