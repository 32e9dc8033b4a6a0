//! `GET /sessions/{id}.ppn`: a session in the notation that its game has beside the format's own.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::ApiResult;
use super::super::download::Download;
use super::super::operation::{Access, Answer, Operation, TAG, UNCHANGED};
use super::show::{ADDRESS, opened};
use talon_http::{Problem, Visit};
use talon_ppn::Ppn;
use talon_records::notation::write_all;

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/sessions/{id}.ppn",
    id: "downloadSessionPpn",
    summary: "A session in the notation PPN, where its game has it",
    access: Access::Reader,
    parameters: &[ADDRESS],
    body: None,
    answers: &[
        Answer {
            status: 200,
            says: "Tags and one bracket a deal. What the notation has no place for is left out.",
            kinds: &[("text/plain", r#"{"type": "string"}"#)],
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
/// When there is no such session for this reader, or none of its deals can be written so.
async fn send(visit: Visit, request: HttpRequest, path: Path<String>) -> ApiResult {
    let (read, ledger) = opened(&visit, path).await?;
    let mut parts: Vec<&str> = read.records.iter().map(String::as_str).collect();
    parts.push("ppn");
    let kind = "text/plain; charset=utf-8";
    let download = Download {
        parts: &parts,
        public: read.public,
        kind,
        file: Some("session.ppn"),
    };
    download.send(&request, || {
        write_all(&Ppn, read.in_order(&ledger)).ok_or_else(|| Problem::not_found("session in this notation"))
    })
}
