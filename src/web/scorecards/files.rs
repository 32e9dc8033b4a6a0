//! `/scorecards/{way}/deals.csv`, `.txt` and `.ndjson`: the deals of a card to take along, as a table, as short text
//! and as records. The text is shown, so that a phone can copy it into a chat; the others are kept as files.

use actix_web::http::header::{ContentDisposition, DispositionParam, DispositionType};
use actix_web::{HttpResponse, web};

use super::frame::{opened, people, way};
use crate::page::PageResult;
use talon_http::Visit;
use talon_records::Finding;
use talon_records::notation::{Notation as _, NotationWriter};
use talon_scorecard::Scorecard;
use talon_shorthand::{Csv, Shorthand};
use talon_text::{Lang, deal_file};

/// The deals as a table.
///
/// # Errors
/// Not found, when the address opens no card.
pub async fn table(visit: Visit, place: web::Path<String>) -> PageResult {
    let (opened, _) = opened(&visit, &way(&place)?).await?;
    let writer = Csv::writer_with(visit.prefs.lang.cell_separator());
    let table = written(writer, &opened.records(), visit.prefs.lang);
    Ok(file(
        DispositionType::Attachment,
        "text/csv; charset=utf-8",
        "deals.csv",
        table,
    ))
}

/// The deals as short text, and how everyone stands in a remark behind them.
///
/// # Errors
/// As for the table.
pub async fn text(visit: Visit, place: web::Path<String>) -> PageResult {
    let (opened, _) = opened(&visit, &way(&place)?).await?;
    let lang = visit.prefs.lang;
    let mut text = written(Shorthand.writer(), &opened.records(), lang);
    if !text.is_empty() {
        text.extend(format!("# {}\n", sums(&opened.card, lang)).into_bytes());
    }
    Ok(file(
        DispositionType::Inline,
        "text/plain; charset=utf-8",
        "deals.txt",
        text,
    ))
}

/// How everyone stands, in words.
fn sums(card: &Scorecard, lang: Lang) -> String {
    let people = people(card, &card.tally(), card.next_dealer(), lang);
    let said = people.into_iter().map(|person| match person.money {
        Some(money) => format!("{} {} ({money})", person.name, person.sum),
        None => format!("{} {}", person.name, person.sum),
    });
    let said: Vec<String> = said.collect();
    lang.t_args("scorecard-file-sums", &[("sums", said.join(", ").into())])
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
    let (opened, _) = opened(&visit, &way(&place)?).await?;
    let mut lines = opened.records().join("\n");
    if !lines.is_empty() {
        lines.push('\n');
    }
    Ok(file(
        DispositionType::Attachment,
        "application/x-ndjson",
        "deals.ndjson",
        lines.into_bytes(),
    ))
}

fn file(disposition: DispositionType, media_type: &str, name: &str, bytes: Vec<u8>) -> HttpResponse {
    let name = DispositionParam::Filename(name.to_owned());
    HttpResponse::Ok()
        .content_type(media_type)
        .insert_header(ContentDisposition {
            disposition,
            parameters: vec![name],
        })
        .body(bytes)
}
