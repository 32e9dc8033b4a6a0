//! The trick list and the auction as tables.

use super::cards::{CardView, card};
use super::replay::Look;
use crate::cards::{Pack, Seat};
use crate::games::Deed;
use crate::history::timeline::TrickRow;

/// One row of the trick list.
#[derive(Debug)]
pub struct TrickView {
    pub number: u8,
    pub class: &'static str,
    pub cells: Vec<CellView>,
    pub winner: String,
    pub points: String,
}

/// A seat's card in a trick.
#[derive(Debug)]
pub struct CellView {
    pub class: String,
    pub card: Option<CardView>,
    pub href: String,
    pub now: bool,
}

/// The tricks up to the end of the record; later ones than the present are marked.
pub fn tricks(look: &Look<'_>) -> Vec<TrickView> {
    let has_points = look.timeline.states.last().is_some_and(|state| state.counts_points());
    // A viewpoint that does not see everything must not read the rest of the hand out of the list.
    let reached =
        |row: &&TrickRow| look.sees_all() || row.cards.last().is_some_and(|played| played.ply <= look.ply);
    look.timeline
        .tricks
        .iter()
        .filter(reached)
        .map(|row| {
            let first = row.cards.first().map_or(0, |played| played.ply);
            let last = row.cards.last().map_or(0, |played| played.ply);
            let class = match look.ply {
                ply if ply < first => "future",
                ply if ply <= last => "cur",
                _ => "",
            };
            let cells = Seat::ALL.map(|seat| cell(look, row, seat)).into();
            let winner = row.winner.map(|seat| look.name(seat)).unwrap_or_default();
            let points = if has_points { row.points.to_string() } else { String::new() };
            TrickView { number: row.number, class, cells, winner, points }
        })
        .collect()
}

fn cell(look: &Look<'_>, row: &TrickRow, seat: Seat) -> CellView {
    let Some(played) = row.cards.iter().find(|played| played.by == seat) else {
        return CellView { class: String::new(), card: None, href: String::new(), now: false };
    };
    let now = played.ply == look.ply;
    let mut class = Vec::new();
    if row.cards.first().is_some_and(|led| led.by == seat) {
        class.push("led");
    }
    if row.winner == Some(seat) {
        class.push("won");
    }
    if now {
        class.push("now");
    }
    CellView {
        class: class.join(" "),
        card: Some(card(played.card, look.lang, look.faces)),
        href: look.href(played.ply),
        now,
    }
}

/// One row of the auction: what each seat said.
#[derive(Debug, Default)]
pub struct AuctionRow {
    pub cells: [String; 3],
}

/// The auction, one line a round, beginning with forehand's column as the seats stand.
pub fn auction(look: &Look<'_>) -> Vec<AuctionRow> {
    let mut rows: Vec<AuctionRow> = Vec::new();
    let mut last: Option<usize> = None;
    for call in &look.timeline.calls {
        let place = call.by.index();
        let same_turn = last == Some(place) && !matches!(call.deed, Deed::Pass);
        if rows.is_empty() || !same_turn && last.is_some_and(|before| place <= before) {
            rows.push(AuctionRow::default());
        }
        last = Some(place);
        let Some(row) = rows.last_mut() else { continue };
        let cell = &mut row.cells[place];
        if !cell.is_empty() {
            cell.push_str(", ");
        }
        cell.push_str(&said(look, call.deed));
    }
    rows
}

fn said(look: &Look<'_>, deed: Deed) -> String {
    match deed {
        Deed::Pass => look.lang.t("auction-pass").into_owned(),
        Deed::Pickup => look.lang.t("auction-pickup").into_owned(),
        Deed::Bid(bid) => look.lang.bid(bid).into_owned(),
        Deed::Discard(cards) if look.sees_all() => {
            let codes = cards.map(|card| {
                card.map_or("?".into(), |card| look.lang.card_in_sentence(Pack::German.code(card)))
            });
            format!("{} {}", look.lang.t("auction-discard"), codes.join(", "))
        }
        Deed::Discard(_) => {
            format!("{} {}", look.lang.t("auction-discard"), look.lang.t("auction-discard-hidden"))
        }
        _ => String::new(),
    }
}
