//! `/scorecards/{way}/deals.csv`, `.txt` and `.ndjson`: the deals of a card to take along, as a table, as short text
//! and as records.

use actix_web::http::header::{ContentDisposition, DispositionParam, DispositionType};
use actix_web::{HttpResponse, web};

use super::frame::{opened, way};
use crate::page::PageResult;
use talon_http::{Problem, Visit};
use talon_records::Finding;
use talon_records::notation::{Notation as _, NotationWriter};
use talon_shorthand::{Csv, Shorthand};
use talon_text::{Lang, deal_file};

/// The deals as a table.
///
/// # Errors
/// Not found, when the address opens no card.
pub async fn table(visit: Visit, place: web::Path<String>) -> PageResult {
    let writer = Csv::writer_with(visit.prefs.lang.cell_separator());
    let table = written(writer, &records(&visit, &place).await?, visit.prefs.lang);
    Ok(file("text/csv; charset=utf-8", "deals.csv", table))
}

/// The deals as short text.
///
/// # Errors
/// As for the table.
pub async fn text(visit: Visit, place: web::Path<String>) -> PageResult {
    let text = written(Shorthand.writer(), &records(&visit, &place).await?, visit.prefs.lang);
    Ok(file("text/plain; charset=utf-8", "deals.txt", text))
}

fn written(writer: Box<dyn NotationWriter>, records: &[String], lang: Lang) -> Vec<u8> {
    let numbered = records.iter().zip(1_usize..);
    let numbered = numbered.map(|(record, number)| (number.to_string(), record.as_str()));
    deal_file(writer, numbered, is_lost, lang)
}

/// Whether a deal is left out. One that was struck out counts for nothing, and is not missed.
fn is_lost(finding: &Finding) -> bool {
    finding.is_error() && !finding.pointer.as_str().starts_with("/actions")
}

/// The deals as records, one a line.
///
/// # Errors
/// As for the text.
pub async fn ndjson(visit: Visit, place: web::Path<String>) -> PageResult {
    let mut lines = records(&visit, &place).await?.join("\n");
    if !lines.is_empty() {
        lines.push('\n');
    }
    Ok(file("application/x-ndjson", "deals.ndjson", lines.into_bytes()))
}

async fn records(visit: &Visit, place: &str) -> Result<Vec<String>, Problem> {
    let (opened, _) = opened(visit, &way(place)?).await?;
    Ok(opened.records())
}

fn file(media_type: &str, name: &str, bytes: Vec<u8>) -> HttpResponse {
    let name = DispositionParam::Filename(name.to_owned());
    HttpResponse::Ok()
        .content_type(media_type)
        .insert_header(ContentDisposition {
            disposition: DispositionType::Attachment,
            parameters: vec![name],
        })
        .body(bytes)
}
