//! `GET /docs/samples/session.ppn`: the session that is the example of PPN.

use actix_web::HttpRequest;
use actix_web::web::get;

use super::ApiResult;
use super::download::Download;
use super::operation::{Access, Answer, Operation, TAG, UNCHANGED};
use talon_http::Visit;
use talon_ppn::Ppn;
use talon_records::notation::Notation as _;

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/docs/samples/session.ppn",
    id: "downloadSample",
    summary: "A whole session in PPN, as an example",
    access: Access::Open,
    parameters: &[],
    body: None,
    answers: &[
        Answer {
            status: 200,
            says: "Twenty deals to the end of the session.",
            kinds: &[("text/plain", r#"{"type": "string"}"#)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    failures: &[],
    handler: || get().to(send),
};

/// Sends the session.
async fn send(_: Visit, request: HttpRequest) -> ApiResult {
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
