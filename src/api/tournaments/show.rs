//! `GET /api/v1/tournaments/{id}`: an event.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::operation::{Answer, Operation, TAG, UNCHANGED};
use super::super::{ApiResult, answer};
use super::{READ, opened, wire};
use talon_http::Visit;

/// How it is described.
pub const GET: Operation = Operation {
    path: "/api/v1/tournaments/{id}",
    id: "readTournament",
    summary: "Read a tournament: when and where, its stages and its rounds",
    answers: &[
        Answer {
            status: 200,
            says: "The tournament.",
            kinds: &[(
                "application/json",
                r##"{"$ref": "#/components/schemas/TournamentView"}"##,
            )],
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
async fn show(visit: Visit, request: HttpRequest, id: Path<String>) -> ApiResult {
    let (shown, _) = opened(&visit, &id).await?;
    Ok(answer::tagged(&visit, &request, &wire::tournament(&shown)))
}
