//! `GET /api/v1/tournaments/{id}/standings`: who stands where, and why.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::operation::{Answer, Operation, TAG, UNCHANGED};
use super::super::query::Query;
use super::super::{ApiResult, answer};
use super::{EVENT, READ, STAGE, opened, wire};
use talon_http::{Problem, Visit};
use talon_text::Lang;

/// How it is described.
pub const GET: Operation = Operation {
    path: "/api/v1/tournaments/{id}/standings",
    id: "readStandings",
    summary: "Read the standings of a tournament, with every result so far",
    parameters: &[EVENT, STAGE],
    answers: &[
        Answer {
            status: 200,
            says: "The standings.",
            kinds: &[(
                "application/json",
                r##"{"$ref": "#/components/schemas/StandingsView"}"##,
            )],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    failures: &[400, 404],
    handler: || get().to(show),
    ..READ
};

/// Sends them.
///
/// # Errors
/// Not found, also when the reader may not see the event.
async fn show(visit: Visit, request: HttpRequest, id: Path<String>) -> ApiResult {
    let stage = stage(&request, visit.prefs.lang)?;
    let (shown, _) = opened(&visit, &id).await?;
    Ok(answer::tagged(
        &visit,
        &request,
        &wire::standings(&shown, stage, visit.prefs.lang)?,
    ))
}

/// The stage that is asked for.
pub(super) fn stage(request: &HttpRequest, lang: Lang) -> Result<Option<u16>, Problem> {
    let query = Query::of(request, &["stage"], lang)?;
    query.read("stage", |text| {
        text.parse().ok().filter(|stage| (1..=200).contains(stage))
    })
}
