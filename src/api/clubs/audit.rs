//! `GET /api/v1/clubs/{slug}/audit`: what was done in a club, for its owners.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use serde::Deserialize;

use super::{ClubPath, wire};
use crate::query::{self, Number};
use crate::{ApiResult, answer};
use talon_http::Visit;
use talon_service::clubs::log;
use talon_store::AuditId;

/// The part of the log to read.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct AuditQuery {
    /// Only entries before this one.
    #[param(inline)]
    before: Option<Number>,
}

/// Read the log of a club, newest first; for owners
#[utoipa::path(
    operation_id = "readClubLog",
    params(ClubPath, AuditQuery),
    responses((status = 200, description = "A page of the log.", body = wire::AuditPage))
)]
#[get("/api/v1/clubs/{slug}/audit")]
pub(crate) async fn read(visit: Visit, request: HttpRequest, slug: Path<ClubPath>) -> ApiResult {
    let AuditQuery { before } = query::read(&request, visit.prefs.lang)?;
    let before = before.map(|id| AuditId(id.number()));
    let slug = slug.into_inner().slug;
    let club = slug.clone();
    let ((_, found), _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| log::club_log(db, actor, &club, before))?))
        .await?;
    let next = found.next.map(|id| format!("/api/v1/clubs/{slug}/audit?before={id}"));
    let entries = found.lines.iter().map(wire::entry).collect::<Result<_, _>>()?;
    Ok(answer::json(&visit, &wire::AuditPage { entries, next }))
}
