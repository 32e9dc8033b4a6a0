//! What a hand writes on the sheet of its session, in a game that keeps one: the columns before and after it, and in
//! sentences why. The book keeping is the game's; here it is only put into words.

use super::position_view::PositionView;
use crate::sessions::went;
use talon_records::Hand;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::session::{Columns, DealEntry, DealFate, Hat};
use talon_text::signed;

/// The sheet, as far as the hand concerns it.
#[derive(Debug)]
pub struct SheetView {
    pub rows: Vec<SheetRow>,
    /// Who came, kontra and tricks, as a sentence; empty where nobody declared.
    pub went: String,
    /// Why it was written so.
    pub facts: Vec<String>,
    /// Cards were played for it.
    pub played: bool,
    /// What doubled the value beside kontra, and what it was reduced to.
    pub doubled: bool,
    pub reduced_to: Option<i64>,
}

/// A column of the sheet for each seat.
#[derive(Debug)]
pub(crate) struct SheetRow {
    pub name: String,
    pub cells: Vec<String>,
}

/// What the hand writes; `None` in a game without columns, and while its result is open.
pub fn sheet(position: &PositionView<'_>, hand: &Hand<'_>) -> Option<SheetView> {
    let before = hand.before()?;
    let entry = hand.entered(&before);
    let (from, to) = (before.columns?, entry.after.columns?);
    if !matches!(entry.fate, DealFate::Played | DealFate::Unplayed | DealFate::PassedOut) {
        return None;
    }
    let over = from.left() != 0 && hand.book().is_over(&entry.after);
    let names = Seat::ALL.map(|seat| position.name(seat));
    Some(SheetView {
        went: went(&entry, &names, position.lang).join(", "),
        rows: rows(position, &from, &to),
        facts: facts(position, &entry, &from, over),
        played: entry.fate == DealFate::Played,
        doubled: entry.refa_used,
        reduced_to: entry.value.filter(|_| entry.reduced),
    })
}

fn rows(position: &PositionView<'_>, from: &Columns, to: &Columns) -> Vec<SheetRow> {
    let known = from.left() != 0;
    // Below zero with a true minus, as everywhere on the page.
    let plain = |number: i64| if number < 0 { signed(number) } else { number.to_string() };
    let bula = |seat: Seat| match (known, to.bula[seat] - from.bula[seat]) {
        (true, 0) => plain(from.bula[seat]),
        (true, _) => format!("{} → {}", plain(from.bula[seat]), plain(to.bula[seat])),
        (false, 0) => String::new(),
        (false, change) => signed(change),
    };
    let written = |seat: Seat| -> i64 {
        seat.others()
            .into_iter()
            .map(|other| to.soup[seat][other] - from.soup[seat][other])
            .sum()
    };
    let refa = |seat: Seat| match (from.open_refa[seat], to.open_refa[seat]) {
        (open, now) if open == now => open.to_string(),
        (open, now) => format!("{open} → {now}"),
    };
    let row = |key: &str, cells: [String; 3]| SheetRow {
        name: position.lang.t(key).into_owned(),
        cells: cells.into(),
    };
    let mut rows = vec![row("sheet-bula", Seat::ALL.map(bula))];
    if Seat::ALL.into_iter().any(|seat| written(seat) != 0) {
        let cells = Seat::ALL.map(|seat| {
            if written(seat) == 0 {
                String::new()
            } else {
                signed(written(seat))
            }
        });
        rows.push(row("extra-soup", cells));
    }
    if from.open_refa != BySeat::default() || to.open_refa != BySeat::default() {
        rows.push(row("sheet-refa", Seat::ALL.map(refa)));
    }
    rows
}

fn facts(position: &PositionView<'_>, entry: &DealEntry, from: &Columns, over: bool) -> Vec<String> {
    let say = |key: &str, by: Option<Seat>| {
        let by = by.map(|seat| position.name(seat)).unwrap_or_default();
        position.lang.t_args(key, &[("by", by.into())])
    };
    let came = entry
        .came
        .is_some_and(|came| Seat::ALL.into_iter().any(|seat| came[seat]));
    let mut facts = Vec::new();
    if from.left() == 0 {
        facts.push(say("sheet-before-unknown", None));
    }
    match entry.fate {
        DealFate::PassedOut => facts.push(say("sheet-passed-out", None)),
        DealFate::Unplayed if came => facts.push(say("sheet-unplayed", None)),
        DealFate::Unplayed => facts.push(say("sheet-both-dropped", None)),
        _ => {}
    }
    if entry.refa_written {
        facts.push(say("sheet-refa-written", None));
    }
    if entry.refa_used {
        facts.push(say("sheet-refa-used", entry.declarer));
    }
    let bearer = [(entry.kontra_giver, "sheet-giver"), (entry.invited_by, "sheet-inviter")];
    if let Some((by, key)) = bearer.into_iter().find(|(by, _)| by.is_some()) {
        facts.push(say(key, by));
    }
    for seat in Seat::ALL.into_iter().filter(|seat| entry.penalised[*seat]) {
        facts.push(say("sheet-penalised", Some(seat)));
    }
    if let Some(to) = entry.after.columns.filter(|_| from.left() != 0) {
        for seat in Seat::ALL {
            if let Some(hat) = Hat::drawn(from.bula[seat], to.bula[seat]) {
                facts.push(say(&format!("sheet-{}", hat.as_str()), Some(seat)));
            }
        }
    }
    if entry.reduced {
        facts.push(say("sheet-reduced", None));
    }
    if over {
        facts.push(say("sheet-over", None));
    }
    if entry.value.is_some() {
        facts.push(say("sheet-points", None));
    }
    facts
}
