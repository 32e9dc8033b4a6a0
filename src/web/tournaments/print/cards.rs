//! `GET /tournaments/{id}/print/cards/{round}`: a card for each table of a round, four on a sheet, to be cut out and
//! laid on the tables.

use actix_web::web;
use askama::Template;

use super::paper::{Paper, address, opened, round, round_title, sheet, sheets, size};
use crate::page::PageResult;
use crate::qr::{Square, square};
use crate::shell::Shell;
use crate::tournaments::frame::{SeatView, TableView, card_href, shell, tables};
use talon_http::Visit;
use talon_service::tournaments::read::ShownTournament;
use talon_text::Lang;
use talon_tournament::tournament::Round;

/// Cards on a sheet.
const SHEET: usize = 4;

/// templates/tournaments/print/cards.html
#[derive(Debug, Template)]
#[template(path = "tournaments/print/cards.html")]
struct TournamentsPrintCardsPage {
    shell: Shell,
    paper: Paper,
    title: String,
    sheets: Vec<Vec<Card>>,
}

/// What lies on a table.
#[derive(Debug)]
pub(super) struct Card {
    pub number: u16,
    pub room: String,
    /// Names in the order of seats, and how large they are written.
    pub seats: Vec<(String, &'static str)>,
    /// Where its result is entered.
    pub href: String,
    pub square: Square,
}

/// Shows the cards.
///
/// # Errors
/// Not found, also when the reader may not see the round.
pub async fn get(visit: Visit, place: web::Path<(String, String)>) -> PageResult {
    let (id, number) = place.into_inner();
    let (shown, visitor) = opened(&visit, &id).await?;
    let lang = visit.prefs.lang;
    let round = &round(&shown, &number)?;
    let title = round_title(round, lang);
    let path = address(&shown, &format!("cards/{}", round.number));
    let label = format!("{}: {title}", lang.t("paper-cards"));
    let page = TournamentsPrintCardsPage {
        paper: Paper::of(&visit, &shown, &path),
        shell: shell(&visit, &visitor, label, path),
        title,
        sheets: sheets(cards(&shown, round, &visit.state.config.base_url, lang), SHEET),
    };
    Ok(sheet(&page))
}

/// The cards of a round.
pub(super) fn cards(shown: &ShownTournament, round: &Round, base: &str, lang: Lang) -> Vec<Card> {
    let seats = |table: &TableView| {
        let name = |seat: &SeatView| {
            let name = if seat.substitute.is_empty() {
                &seat.name
            } else {
                &seat.substitute
            };
            (name.clone(), size(name))
        };
        table.seats.iter().map(name).collect()
    };
    let card = |table: &TableView| {
        let href = format!("{base}{}", card_href(shown, round.number, table.number));
        Card {
            number: table.number,
            room: table.room.clone(),
            seats: seats(table),
            square: square(&href).unwrap_or_default(),
            href,
        }
    };
    tables(shown, round, lang).iter().map(card).collect()
}
