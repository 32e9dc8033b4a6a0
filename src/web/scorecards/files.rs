//! `/scorecards/{way}/deals.csv`, `.txt` and `.ndjson`: the deals of a card to take along, as a table, as short text and as
//! records.

use actix_web::http::header::{ContentDisposition, DispositionParam, DispositionType};
use actix_web::{HttpResponse, web};

use super::frame::{opened, way};
use crate::page::PageResult;
use talon_http::Visit;
use talon_records::notation::write_all;
use talon_shorthand::{Csv, Shorthand};

/// The deals as a table.
///
/// # Errors
/// Not found, when the address opens no card.
pub async fn table(visit: Visit, place: web::Path<String>) -> PageResult {
    let mut writer = Csv::writer_with(visit.prefs.lang.cell_separator());
    let mut table = Vec::new();
    for record in records(&visit, &place).await? {
        writer.write(record.as_bytes(), &mut table);
    }
    writer.finish(&mut table);
    Ok(file("text/csv; charset=utf-8", "deals.csv", table))
}

/// The deals as short text.
///
/// # Errors
/// Not found, when the address opens no card.
pub async fn text(visit: Visit, place: web::Path<String>) -> PageResult {
    let records = records(&visit, &place).await?;
    let text = write_all(&Shorthand, &records).unwrap_or_default();
    Ok(file("text/plain; charset=utf-8", "deals.txt", text))
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

async fn records(visit: &Visit, place: &str) -> Result<Vec<String>, talon_http::Problem> {
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
