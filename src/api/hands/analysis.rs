//! `/api/v1/hands/{id}/analysis`: what the solver says of a hand, and asking for it.

use actix_web::http::StatusCode;
use actix_web::web::Path;
use actix_web::{HttpRequest, HttpResponse, get, post};
use serde::Serialize;
use utoipa::ToSchema;

use super::HandPath;
use crate::responses::Unchanged;
use crate::{ApiResult, answer};
use talon_http::{Problem, Visit};
use talon_service::read_hand::read_hand;
use talon_service::{ActError, analyse_hand};
use talon_store::analyses::AnalysisState;

/// What is known.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AnalysisView {
    /// `none`, `queued`, `done` or `failed`.
    state: &'static str,
    /// What was said, perhaps by an earlier engine while a new one is at work.
    #[schema(value_type = Option<Object>)]
    report: Option<serde_json::Value>,
}

async fn known(visit: &Visit, address: String) -> Result<AnalysisView, Problem> {
    let (found, _) = visit
        .act(move |state, actor| {
            let read = state.store.read(|db| -> Result<_, ActError> {
                let hand = read_hand(db, actor, &address)?;
                analyse_hand::known(db, hand.id)
            });
            read.map_err(Problem::from)
        })
        .await?;
    let body = found.as_ref().and_then(|found| found.body.clone());
    Ok(AnalysisView {
        state: found.map_or("none", |found| AnalysisState::as_str(found.state)),
        report: body.and_then(|body| serde_json::from_str(&body).ok()),
    })
}

/// Read what the solver says of each card of a hand
#[utoipa::path(
    operation_id = "readAnalysis",
    params(HandPath),
    responses(
        (status = 200, description = "Where it stands, and what was found.", body = AnalysisView),
        Unchanged,
    )
)]
#[get("/api/v1/hands/{id}/analysis")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, path: Path<HandPath>) -> ApiResult {
    let view = known(&visit, path.into_inner().id).await?;
    Ok(answer::tagged(&visit, &request, &view))
}

/// Have a hand judged by the solver
#[utoipa::path(
    operation_id = "askAnalysis",
    params(HandPath),
    responses((
        status = 202,
        description = "It is asked for, or known already; read it at the same address.",
        body = AnalysisView,
    ))
)]
#[post("/api/v1/hands/{id}/analysis")]
pub(crate) async fn ask(visit: Visit, path: Path<HandPath>) -> ApiResult {
    let address = path.into_inner().id;
    let wanted = address.clone();
    visit
        .act(move |state, actor| Ok(analyse_hand::ask(&state.store, actor, &wanted, state.now().into())?))
        .await?;
    let view = known(&visit, address).await?;
    Ok(HttpResponse::build(StatusCode::ACCEPTED).json(view))
}
