//! `GET /tournaments/{id}/print/entries`: everyone who is entered, with a box to tick and room to write, for the door.

use actix_web::web;
use askama::Template;

use super::paper::{Paper, address, opened, sheet, size};
use crate::page::PageResult;
use crate::shell::Shell;
use crate::tournaments::frame::{name, shell};
use crate::tournaments::money::{FeeView, Till};
use talon_http::Visit;
use talon_tournament::tournament::{Entry, Status};

/// Names on a sheet.
const SHEET: usize = 32;

/// templates/tournaments/print/entries.html
#[derive(Debug, Template)]
#[template(path = "tournaments/print/entries.html")]
struct TournamentsPrintEntriesPage {
    shell: Shell,
    paper: Paper,
    sheets: Vec<Vec<PrintedEntry>>,
    /// Fees are on the list: only for those who take them.
    has_fees: bool,
    /// What is paid of what is due.
    total: String,
}

/// A line of the list.
#[derive(Debug)]
struct PrintedEntry {
    number: u16,
    name: String,
    size: &'static str,
    is_here: bool,
    fee: Option<FeeView>,
}

/// Shows the list: those who come, in the order of their names.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn get(visit: Visit, id: web::Path<String>) -> PageResult {
    let (shown, visitor) = opened(&visit, &id).await?;
    let lang = visit.prefs.lang;
    let comes = |entry: &&Entry| entry.status == Status::Registered || entry.status.is_in_play();
    let line = |entry: &Entry| {
        let name = name(&shown, entry.number, lang);
        PrintedEntry {
            number: entry.number.0,
            size: size(&name),
            name,
            is_here: entry.status.is_in_play(),
            fee: FeeView::of(&shown, entry, lang),
        }
    };
    let mut lines: Vec<PrintedEntry> = shown.loaded.tournament.entries.iter().filter(comes).map(line).collect();
    shown.name_order().sort(&mut lines, |line| &line.name);
    let till = Till::of(&shown, lang);
    let path = address(&shown, "entries");
    let page = TournamentsPrintEntriesPage {
        paper: Paper::of(&visit, &shown, &path),
        shell: shell(&visit, &visitor, lang.t("paper-entries").into_owned(), path),
        sheets: sheets(lines),
        has_fees: till.is_some(),
        total: till.map(|till| till.says).unwrap_or_default(),
    };
    Ok(sheet(&page))
}

fn sheets(lines: Vec<PrintedEntry>) -> Vec<Vec<PrintedEntry>> {
    let mut sheets: Vec<Vec<PrintedEntry>> = Vec::new();
    for line in lines {
        match sheets.last_mut().filter(|sheet| sheet.len() < SHEET) {
            Some(sheet) => sheet.push(line),
            None => sheets.push(vec![line]),
        }
    }
    sheets
}
