//! `GET /tournaments/{id}/event.json`: a whole tournament as one file, for anyone who directs it.

use actix_web::http::header;
use actix_web::web::Path;
use actix_web::{HttpResponse, get};

use super::TournamentPath;
use crate::ApiResult;
use talon_http::{Problem, Visit};
use talon_service::tournaments::{export_tournament, parse_id};

/// A whole tournament as one file, to be run elsewhere or kept; for those who direct it
#[utoipa::path(
    operation_id = "downloadEvent",
    params(TournamentPath),
    responses((
        status = 200,
        description = "The event file, in canonical form; /schemas/talon-event-1.5.json describes it.",
        body = Object,
    ))
)]
#[get("/tournaments/{id}/event.json")]
pub(crate) async fn send(visit: Visit, id: Path<TournamentPath>) -> ApiResult {
    let id = parse_id(&id.id).ok_or_else(|| Problem::not_found("tournament"))?;
    let (file, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| export_tournament(db, actor, id))?))
        .await?;
    let named = format!("attachment; filename=\"{}\"", file.file_name);
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/json"))
        .insert_header((header::CONTENT_DISPOSITION, named))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(file.bytes))
}
