//! `/scorecards/{way}/print`: the whole evening on one sheet of paper.

use actix_web::web;
use askama::Template;

use super::figures::figures;
use super::frame::{PersonView, address, heading, opened, pack, people, shell, way};
use super::lines::{LineView, lines};
use super::sheet::{BillView, bill, sheet};
use super::show::{payments, plot};
use super::table_result::{TableOf, table_of};
use crate::figures::FiguresView;
use crate::page::{LinkView, PageResult};
use crate::sessions::PaperView;
use crate::shell::{Shell, html};
use crate::sums_plot::SumsPlot;
use talon_http::{Visit, assets};

/// templates/scorecards/print.html
#[derive(Debug, Template)]
#[template(path = "scorecards/print.html")]
struct ScorecardsPrintPage {
    shell: Shell,
    heading: String,
    card: String,
    css: String,
    /// The table of a tournament at which the card is kept.
    table: Option<TableOf>,
    people: Vec<PersonView>,
    /// The oldest deal first.
    lines: Vec<LineView>,
    paper: Option<PaperView>,
    /// How the totals of a sheet come about that has ended.
    bill: Option<BillView>,
    plot: Option<SumsPlot>,
    payments: Vec<String>,
    figures: Vec<FiguresView>,
}

/// Shows it.
///
/// # Errors
/// Not found, when the address opens no card.
pub async fn get(visit: Visit, place: web::Path<String>) -> PageResult {
    let way = way(&place)?;
    let (opened, visitor) = opened(&visit, &way).await?;
    let (card, lang) = (&opened.card, visit.prefs.lang);
    let tally = card.tally();
    let shell = shell(&visit, &visitor, heading(card, lang), address(&way, "print"));
    let mut lines = lines(card, &tally, usize::MAX, pack(&shell, card), lang);
    lines.reverse();
    let page = ScorecardsPrintPage {
        heading: heading(card, lang),
        card: address(&way, ""),
        css: assets::href("print-tournament.css"),
        table: table_of(&opened, &tally, lang),
        people: people(card, &tally, card.next_dealer(), lang),
        lines,
        paper: sheet(card, &tally, lang),
        bill: bill(card, &tally, lang),
        plot: plot(card, &tally),
        payments: payments(&opened, &tally, lang),
        figures: figures(card, &tally),
        shell,
    };
    Ok(html(page.render()))
}
