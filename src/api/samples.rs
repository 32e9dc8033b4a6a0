//! `GET /docs/samples/session.ppn`: the session that is the example of PPN.

use actix_web::{HttpRequest, get};

use super::ApiResult;
use super::download::Download;
use crate::responses::Unchanged;
use talon_http::Visit;
use talon_ppn::Ppn;
use talon_records::notation::Notation as _;

/// A whole session in PPN, as an example
#[utoipa::path(
    operation_id = "downloadSample",
    responses(
        (status = 200, description = "Twenty deals to the end of the session.", body = String),
        Unchanged,
    )
)]
#[get("/docs/samples/session.ppn")]
pub(crate) async fn send(_: Visit, request: HttpRequest) -> ApiResult {
    let sample = Ppn.sample();
    let kind = "text/plain; charset=utf-8";
    let download = Download {
        parts: &[sample],
        public: true,
        kind,
        file: Some("session.ppn"),
    };
    download.send(&request, || Ok(sample.as_bytes().to_vec()))
}
