//! `GET /tournaments/{id}/event.json`: a whole event as one file, for whoever directs it.

use actix_web::web::{Path, get};
use actix_web::{HttpResponse, http::header};

use super::super::ApiResult;
use super::super::operation::{Access, Answer, Operation};
use super::EVENT;
use talon_http::{Problem, Visit};
use talon_service::tournaments::{export_event, parse_id};

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/tournaments/{id}/event.json",
    id: "downloadEvent",
    summary: "A whole tournament as one file, to be run elsewhere or kept; for those who direct it",
    access: Access::TokenToRead,
    parameters: &[EVENT],
    body: None,
    answers: &[Answer {
        status: 200,
        says: "The event file, in canonical form; /schemas/talon-event-1.1.json describes it.",
        kinds: &[("application/json", r#"{"type": "object"}"#)],
        headers: &[],
    }],
    failures: &[404],
    handler: || get().to(send),
};

/// Sends it.
///
/// # Errors
/// When the reader does not direct the event, or there is none that he may see.
async fn send(visit: Visit, id: Path<String>) -> ApiResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let (file, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| export_event(db, actor, id))?))
        .await?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/json"))
        .insert_header((header::CONTENT_DISPOSITION, "attachment; filename=\"event.json\""))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(file))
}
