//! `GET /api/v1/tournaments/{id}/entries`: who takes part.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::operation::{Answer, Operation, TAG, UNCHANGED};
use super::super::{ApiResult, answer};
use super::{READ, opened, wire};
use talon_http::Visit;

/// How it is described.
pub const GET: Operation = Operation {
    path: "/api/v1/tournaments/{id}/entries",
    id: "listEntries",
    summary: "List who takes part in a tournament, under the names that the reader may see",
    answers: &[
        Answer {
            status: 200,
            says: "The entries, in their order.",
            kinds: &[("application/json", r##"{"$ref": "#/components/schemas/EntryList"}"##)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    handler: || get().to(list),
    ..READ
};

/// Sends it.
///
/// # Errors
/// Not found, also when the reader may not see the event.
async fn list(visit: Visit, request: HttpRequest, id: Path<String>) -> ApiResult {
    let (shown, _) = opened(&visit, &id).await?;
    Ok(answer::tagged(&visit, &request, &wire::entries(&shown)))
}
