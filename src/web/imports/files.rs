//! What can be downloaded of an import: what was sent, byte for byte, and the refused records with their findings, one
//! a line. Both are read piece by piece.

use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use actix_web::web::{self, Bytes};
use actix_web::{HttpResponse, HttpResponseBuilder};
use futures_util::stream;
use serde::Serialize;

use crate::page::PageResult;
use talon_http::{Problem, State, Visit};
use talon_records::report::ReportEntry;
use talon_service::read_import::{self, choices, findings, judge_again, some_after};
use talon_store::records::{Record, RecordStatus};
use talon_text::Lang;
use talon_text::report::worded;

/// What was sent.
///
/// # Errors
/// When there is no such import of this person, or its bytes are kept no longer.
pub async fn raw(visit: Visit, path: web::Path<String>) -> PageResult {
    let id = path.into_inner();
    let (raw, _) = visit
        .act(move |state, actor| {
            state
                .store
                .read(|db| read_import::raw(db, actor, &id))
                .map_err(Problem::from)
        })
        .await?;
    let state = visit.state.clone();
    let name = if raw.is_lines { "talon.ndjson" } else { "talon.json" };
    let pieces = stream::try_unfold((state, raw), |(state, raw)| async move {
        let (piece, raw) = state
            .block(move |state| {
                let mut raw = raw;
                let piece = read_import::raw_piece(&state.store, &mut raw)?;
                Ok((piece, raw))
            })
            .await?;
        Ok::<_, actix_web::Error>(piece.map(|bytes| (Bytes::from(bytes), (state, raw))))
    });
    Ok(download("application/octet-stream", name).streaming(Box::pin(pieces)))
}

/// The refused records.
///
/// # Errors
/// When there is no such import of this person.
pub async fn refused(visit: Visit, path: web::Path<String>) -> PageResult {
    let id = path.into_inner();
    let (import, _) = visit
        .act(move |state, actor| {
            state
                .store
                .read(|db| read_import::seen(db, actor, &id))
                .map_err(Problem::from)
        })
        .await?;
    let (lang, strict) = (visit.prefs.lang, choices(&import)?.strict);
    let start = (visit.state.clone(), 0_i64);
    let pieces = stream::try_unfold(start, move |(state, after): (State, i64)| {
        let id = import.id;
        async move {
            let refused = RecordStatus::Rejected;
            let piece = state
                .block(move |state| Ok(some_after(&state.store, id, Some(refused), after)?))
                .await?;
            let Some(last) = piece.last() else { return Ok(None) };
            let after = last.record;
            let lines: String = piece.iter().map(|record| line(lang, record, strict)).collect();
            Ok::<_, actix_web::Error>(Some((Bytes::from(lines), (state, after))))
        }
    });
    Ok(download("application/x-ndjson", "refused.ndjson").streaming(Box::pin(pieces)))
}

/// File names are ours, whatever the upload was called.
fn download(kind: &str, name: &str) -> HttpResponseBuilder {
    let mut response = HttpResponse::Ok();
    response
        .insert_header((CONTENT_TYPE, kind.to_owned()))
        .insert_header((CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")))
        .insert_header((CACHE_CONTROL, "no-store"));
    response
}

/// The entry of a record, and its text as it was sent.
#[derive(Serialize)]
struct RefusedRecord<'a> {
    #[serde(flatten)]
    entry: ReportEntry,
    text: Option<&'a str>,
}

fn line(lang: Lang, record: &Record, strict: bool) -> String {
    let said = judge_again(record, strict, |checked, _, _| {
        worded(lang, findings(record), Some(checked))
    });
    let number = |number: i64| u64::try_from(number).unwrap_or_default();
    let refused = RefusedRecord {
        entry: ReportEntry {
            findings: said.unwrap_or_else(|| worded(lang, findings(record), None)),
            line: record.line.map(number),
            record: number(record.record),
            status: record.status.as_str(),
            ..ReportEntry::default()
        },
        text: record.raw.as_deref(),
    };
    let line = serde_json::to_string(&refused).unwrap_or_default();
    format!("{line}\n")
}
