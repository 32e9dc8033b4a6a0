//! `GET /sessions/{id}.ppn`: a session in the notation that its game has beside the format's own.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::show::{SessionPath, opened};
use crate::ApiResult;
use crate::download::Download;
use crate::responses::Unchanged;
use talon_http::{Problem, Visit};
use talon_ppn::Ppn;
use talon_records::notation::write_all;

/// A session in the notation PPN, where its game has it
#[utoipa::path(
    operation_id = "downloadSessionPpn",
    params(SessionPath),
    responses(
        (
            status = 200,
            description = "Tags and one bracket a deal. What the notation has no place for is left out.",
            body = String,
        ),
        Unchanged,
    )
)]
#[get("/sessions/{id}.ppn")]
pub(crate) async fn send(visit: Visit, request: HttpRequest, path: Path<SessionPath>) -> ApiResult {
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
