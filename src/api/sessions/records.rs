//! `GET /sessions/{id}.ndjson`: the records of a session, one a line.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::show::{SessionPath, opened};
use crate::ApiResult;
use crate::download::{Download, unlisted};
use crate::responses::Unchanged;
use talon_http::Visit;

/// The records of a session in the order of its deals, in their canonical form
#[utoipa::path(
    operation_id = "downloadSession",
    params(SessionPath),
    responses(
        (
            status = 200,
            description = "One record a line.",
            body = String,
            content_type = "application/x-ndjson",
        ),
        Unchanged,
    )
)]
#[get("/sessions/{id}.ndjson")]
pub(crate) async fn send(visit: Visit, request: HttpRequest, path: Path<SessionPath>) -> ApiResult {
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
    let sent = download.send(&request, || {
        let lines = read.in_order(&ledger).flat_map(|record| [record.as_bytes(), b"\n"]);
        Ok(lines.collect::<Vec<_>>().concat())
    });
    unlisted(sent, read.club.noindex)
}
