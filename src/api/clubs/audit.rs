//! `GET /api/v1/clubs/{slug}/audit`: what was done in a club, for its owners.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::operation::{Access, Answer, Operation, Parameter};
use super::super::query::Query;
use super::super::{ApiResult, answer};
use super::{SLUG, wire};
use talon_http::Visit;
use talon_service::clubs::log;
use talon_store::AuditId;

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/api/v1/clubs/{slug}/audit",
    id: "readClubLog",
    summary: "Read what was done in a club, newest first; for owners",
    access: Access::TokenToRead,
    parameters: &[
        SLUG,
        Parameter {
            name: "before",
            place: "query",
            required: false,
            schema: r#"{"type": "integer", "minimum": 1, "maximum": 9007199254740991}"#,
            says: "Only entries before this one.",
        },
    ],
    body: None,
    answers: &[Answer {
        status: 200,
        says: "A page of the log.",
        kinds: &[("application/json", r##"{"$ref": "#/components/schemas/AuditPage"}"##)],
        headers: &[],
    }],
    failures: &[400, 404],
    handler: || get().to(read),
};

/// Sends a page of it.
///
/// # Errors
/// When the token's owner may not, or there is no such club.
async fn read(visit: Visit, request: HttpRequest, slug: Path<String>) -> ApiResult {
    let query = Query::of(&request, &["before"], visit.prefs.lang)?;
    let before = query
        .read("before", |text| text.parse().ok().filter(|id| *id > 0))?
        .map(AuditId);
    let slug = slug.into_inner();
    let club = slug.clone();
    let ((_, found), _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| log::club_log(db, actor, &club, before))?))
        .await?;
    let next = found.next.map(|id| format!("/api/v1/clubs/{slug}/audit?before={id}"));
    let entries = found.lines.iter().map(wire::entry).collect();
    Ok(answer::json(&visit, &wire::AuditPage { entries, next }))
}
