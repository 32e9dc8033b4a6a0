//! For monitoring: is the process there, and can it work. The answers say nothing else (S-62).

use actix_web::HttpResponse;
use actix_web::http::header;

use super::{Problem, ProblemKind, Visit};

fn fine() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/plain; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body("ok\n")
}

/// `GET /healthz`: the process answers.
pub async fn alive() -> HttpResponse {
    fine()
}

/// `GET /readyz`: the database can be written to and its disk is not full; its tables were brought up to date before
/// the server began.
///
/// # Errors
/// When it cannot be written to.
pub async fn ready(visit: Visit) -> Result<HttpResponse, Problem> {
    let probed = visit.state.block(|state| Ok(state.store.probe())).await?;
    match probed {
        Ok(()) => Ok(fine()),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            let busy = Problem::new(ProblemKind::Busy, "the database cannot be written to");
            Err(Problem {
                retry_after: Some(10),
                ..busy
            })
        }
    }
}
