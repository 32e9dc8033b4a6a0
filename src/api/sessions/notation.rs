//! `GET /sessions/{id}.ppn`, `.csv` and `.txt`: a session in the notations beside the format's own.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::show::{SessionPath, opened};
use crate::ApiResult;
use crate::download::{Download, unlisted};
use crate::responses::Unchanged;
use talon_http::{Problem, Visit};
use talon_ppn::Ppn;
use talon_records::Finding;
use talon_records::notation::{Notation as _, NotationWriter};
use talon_shorthand::{Csv, Shorthand};
use talon_text::deal_file;

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
    send_in(&visit, &request, path, "session.ppn", Ppn.writer()).await
}

/// The deals of a session as a table
#[utoipa::path(
    operation_id = "downloadSessionTable",
    params(SessionPath),
    responses(
        (
            status = 200,
            description = "Headings and a row a deal, with what it came to. No cell is a formula. A deal that \
                           has no place there is named in a remark at the top; it can be imported again.",
            body = String,
            content_type = "text/csv",
        ),
        Unchanged,
    )
)]
#[get("/sessions/{id}.csv")]
pub(crate) async fn send_table(visit: Visit, request: HttpRequest, path: Path<SessionPath>) -> ApiResult {
    let writer = Csv::writer_with(visit.prefs.lang.cell_separator());
    send_in(&visit, &request, path, "session.csv", writer).await
}

/// The deals of a session as short text
#[utoipa::path(
    operation_id = "downloadSessionText",
    params(SessionPath),
    responses(
        (
            status = 200,
            description = "A head and a line a deal, or the lines of a hand with its cards. A deal that has no place \
                           there is named in a remark at the top.",
            body = String,
        ),
        Unchanged,
    )
)]
#[get("/sessions/{id}.txt")]
pub(crate) async fn send_text(visit: Visit, request: HttpRequest, path: Path<SessionPath>) -> ApiResult {
    send_in(&visit, &request, path, "session.txt", Shorthand.writer()).await
}

async fn send_in(
    visit: &Visit,
    request: &HttpRequest,
    path: Path<SessionPath>,
    file: &'static str,
    writer: Box<dyn NotationWriter>,
) -> ApiResult {
    let (read, ledger) = opened(visit, path).await?;
    let separator = visit.prefs.lang.cell_separator().to_string();
    let mut parts: Vec<&str> = read.records.iter().map(String::as_str).collect();
    let lang = visit.prefs.lang;
    parts.extend([file, &separator, lang.code()]);
    let kind = match file {
        "session.csv" => "text/csv; charset=utf-8",
        _ => "text/plain; charset=utf-8",
    };
    let download = Download {
        parts: &parts,
        public: read.public,
        kind,
        file: Some(file),
    };
    let sent = download.send(request, || {
        let numbered = ledger.deals.iter().zip(1_u64..).filter_map(|(deal, place)| {
            let record = read.records.get(deal.record)?;
            Some((deal.number.unwrap_or(place).to_string(), record.as_str()))
        });
        // A bracket of PPN has no place for a remark, and its game may have no such notation at all.
        let is_told = |finding: &Finding| finding.is_error() && file != "session.ppn";
        let text = deal_file(writer, numbered, is_told, lang);
        if text.is_empty() {
            return Err(Problem::not_found("session in this notation"));
        }
        Ok(text)
    });
    unlisted(sent, read.club.noindex)
}
