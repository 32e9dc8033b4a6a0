//! `/api/v1/hands/{id}/analysis`: what the solver says of a hand, and asking for it.

use actix_web::http::StatusCode;
use actix_web::web::{Path, get, post};
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::operation::{Access, Answer, Operation, TAG, UNCHANGED};
use super::super::{ApiResult, answer};
use super::show::ADDRESS;
use talon_http::{Problem, Visit};
use talon_service::read_hand::read_hand;
use talon_service::{ActError, analyse_hand};
use talon_store::analyses::AnalysisState;

const KIND: &[(&str, &str)] = &[("application/json", r##"{"$ref": "#/components/schemas/AnalysisView"}"##)];

/// How reading it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/api/v1/hands/{id}/analysis",
    id: "readAnalysis",
    summary: "Read what the solver says of each card of a hand",
    access: Access::Reader,
    parameters: &[ADDRESS],
    body: None,
    answers: &[
        Answer {
            status: 200,
            says: "Where it stands, and what was found.",
            kinds: KIND,
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    failures: &[404],
    handler: || get().to(show),
};

/// How asking for it is described.
pub const POST: Operation = Operation {
    method: "POST",
    path: "/api/v1/hands/{id}/analysis",
    id: "askAnalysis",
    summary: "Have a hand judged by the solver",
    access: Access::TokenToImport,
    parameters: &[ADDRESS],
    body: None,
    answers: &[Answer {
        status: 202,
        says: "It is asked for, or known already; read it at the same address.",
        kinds: KIND,
        headers: &[],
    }],
    failures: &[401, 403, 404, 429],
    handler: || post().to(ask),
};

/// What is known.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnalysisView {
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

/// Sends it.
///
/// # Errors
/// When there is no such hand for this reader.
async fn show(visit: Visit, request: HttpRequest, path: Path<String>) -> ApiResult {
    let view = known(&visit, path.into_inner()).await?;
    Ok(answer::tagged(&visit, &request, &view))
}

/// Asks for it.
///
/// # Errors
/// When there is no such hand, it may not be asked for, or too much was asked for today.
async fn ask(visit: Visit, path: Path<String>) -> ApiResult {
    let address = path.into_inner();
    let wanted = address.clone();
    visit
        .act(move |state, actor| Ok(analyse_hand::ask(&state.store, actor, &wanted, state.now().into())?))
        .await?;
    let view = known(&visit, address).await?;
    Ok(HttpResponse::build(StatusCode::ACCEPTED).json(view))
}
