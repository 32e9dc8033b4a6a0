//! `GET /tournaments/{id}/live`: a line for every change of the tournament, for pages that are open.

use actix_web::http::header;
use actix_web::{HttpResponse, web};

use crate::page::PageResult;
use talon_http::{Problem, Visit};
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read;

/// Tells the revision of the tournament now, and each one that comes.
///
/// # Errors
/// Not found, also when the reader may not see the tournament; busy when too many listen.
pub async fn get(visit: Visit, id: web::Path<String>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let (revision, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::revision(db, actor, id))?))
        .await?;
    let lines = visit.state.live.listen(&visit.state, id, revision)?;
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // A proxy that gathers what it passes on would keep the news to itself.
        .insert_header(("x-accel-buffering", "no"))
        .streaming(lines))
}
