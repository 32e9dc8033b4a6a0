//! `GET /sessions/{id}.ndjson`: the records of a session, one a line.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::ApiResult;
use super::super::download::Download;
use super::super::operation::{Access, Answer, Operation, TAG, UNCHANGED};
use super::show::{ADDRESS, opened};
use talon_http::Visit;

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/sessions/{id}.ndjson",
    id: "downloadSession",
    summary: "The records of a session in the order of its deals, in their canonical form",
    access: Access::Reader,
    parameters: &[ADDRESS],
    body: None,
    answers: &[
        Answer {
            status: 200,
            says: "One record a line.",
            kinds: &[("application/x-ndjson", r#"{"type": "string"}"#)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    failures: &[404],
    handler: || get().to(send),
};

/// Sends the deals.
///
/// # Errors
/// When there is no such session for this reader.
async fn send(visit: Visit, request: HttpRequest, path: Path<String>) -> ApiResult {
    let (read, ledger) = opened(&visit, path).await?;
    let mut parts: Vec<&str> = read.records.iter().map(String::as_str).collect();
    parts.push("ndjson");
    let kind = "application/x-ndjson";
    let download = Download {
        parts: &parts,
        public: read.public,
        kind,
        file: Some("session.ndjson"),
    };
    download.send(&request, || {
        let lines = read.in_order(&ledger).flat_map(|record| [record.as_bytes(), b"\n"]);
        Ok(lines.collect::<Vec<_>>().concat())
    })
}
