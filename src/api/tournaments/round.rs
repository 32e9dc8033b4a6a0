//! `GET /api/v1/tournaments/{id}/rounds/{round}`: who sits where in a round, and what came of it. A draft is not there.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::operation::{Answer, Operation, TAG, UNCHANGED};
use super::super::{ApiResult, answer};
use super::{EVENT, READ, ROUND, opened, wire};
use talon_http::{Problem, Visit};

/// How it is described.
pub const GET: Operation = Operation {
    path: "/api/v1/tournaments/{id}/rounds/{round}",
    id: "readRound",
    summary: "Read a round of a tournament: its tables and their results",
    parameters: &[EVENT, ROUND],
    answers: &[
        Answer {
            status: 200,
            says: "The round.",
            kinds: &[("application/json", r##"{"$ref": "#/components/schemas/RoundView"}"##)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    handler: || get().to(show),
    ..READ
};

/// Sends it.
///
/// # Errors
/// Not found, also when the reader may not see the event.
async fn show(visit: Visit, request: HttpRequest, place: Path<(String, String)>) -> ApiResult {
    let (id, number) = place.into_inner();
    let (shown, _) = opened(&visit, &id).await?;
    let number: Option<u16> = number.parse().ok();
    let round = shown.seen_rounds().find(|round| Some(round.number) == number);
    let round = round.ok_or_else(|| Problem::not_found("round"))?;
    Ok(answer::tagged(&visit, &request, &wire::round(&shown, round)))
}
