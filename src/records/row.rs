//! A record as a row of a table, for spreadsheets: who played what when, and what came of it.

use super::check::Checked;
use super::structure::Envelope;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::Summary;

/// The columns, in their order. Programs read them by name; a new one goes to the end.
pub const COLUMNS: [&str; 26] = [
    "game",
    "date",
    "event",
    "round",
    "venue",
    "table",
    "session",
    "deal",
    "dealer",
    "player_a",
    "player_b",
    "player_c",
    "declarer",
    "contract",
    "trump",
    "kontra",
    "complete",
    "decided_at",
    "tricks_a",
    "tricks_b",
    "tricks_c",
    "score_a",
    "score_b",
    "score_c",
    "declarer_points",
    "id",
];

/// What stands in these columns for a record that was read; empty where nothing is known.
pub fn row(checked: &Checked<'_>) -> [String; COLUMNS.len()] {
    let mut row = [const { String::new() }; COLUMNS.len()];
    let Some(record) = &checked.record else { return row };
    let summary = checked
        .hand()
        .filter(|_| checked.is_accepted())
        .and_then(super::GameHand::summary);
    let pack = record.envelope.game.map(|game| super::format_of(game).pack());
    for (cell, column) in row.iter_mut().zip(COLUMNS) {
        let result = || result(column, summary.as_ref()?);
        let trump = || Some(pack?.suit_code(summary.as_ref()?.trump?).to_owned());
        let said = || said(column, &record.envelope);
        *cell = if column == "trump" {
            trump()
        } else {
            result().or_else(said)
        }
        .unwrap_or_default();
    }
    row
}

/// What a record says of itself.
fn said(column: &str, envelope: &Envelope<'_>) -> Option<String> {
    let source = |name: &str| {
        let value = envelope.source?.get(name)?;
        Some(
            value
                .as_str()
                .map_or_else(|| value.source().to_owned(), std::borrow::Cow::into_owned),
        )
    };
    match column {
        "game" => Some(envelope.game?.as_str().to_owned()),
        "date" => source("date").or_else(|| source("played").map(|moment| moment.chars().take(10).collect())),
        "event" | "round" | "venue" | "table" | "session" | "deal" => source(column),
        "dealer" => Some(envelope.deal?.get("dealer")?.as_str()?.into_owned()),
        "id" => Some(envelope.id?.as_str()?.into_owned()),
        _ => {
            let seat = seat_of(column.strip_prefix("player_")?)?;
            Some(
                envelope
                    .players?
                    .get(seat.letter())?
                    .get("name")?
                    .as_str()?
                    .into_owned(),
            )
        }
    }
}

/// What the rules make of it.
fn result(column: &str, summary: &Summary) -> Option<String> {
    fn of<T: ToString>(all: Option<&BySeat<T>>, seat: &str) -> Option<String> {
        Some(all?[seat_of(seat)?].to_string())
    }
    match column {
        "declarer" => Some(summary.declarer.letter().to_owned()),
        "contract" => Some(summary.contract.to_owned()),
        "kontra" => Some(summary.highest_level().to_string()),
        "complete" => Some(if summary.complete { "yes" } else { "no" }.to_owned()),
        "decided_at" => summary.decided_at.map(|trick| trick.to_string()),
        "declarer_points" => summary.points.map(|points| points.declarer.to_string()),
        _ => match column.split_once('_')? {
            ("tricks", seat) => of(summary.tricks.as_ref(), seat),
            ("score", seat) => of(summary.scores.as_ref(), seat),
            _ => None,
        },
    }
}

fn seat_of(letter: &str) -> Option<Seat> {
    Seat::parse(&letter.to_ascii_uppercase())
}
