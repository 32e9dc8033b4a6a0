//! A hand as it is written: a line for the cards of each seat, and what the game makes of the actions.

use serde_json::{Map, Value as Json};
use talon_rules::cards::Seat;

use super::words::{HandWord, hand_words};
use crate::game::Table;

/// The lines of a hand; `None` where something in it cannot be said.
pub(crate) fn lines(
    deal: &Json,
    actions: &[Json],
    table: &Table<'_>,
    options: &Map<String, Json>,
) -> Option<Vec<String>> {
    let cards = table.game.card_words();
    let mut lines = Vec::new();
    for seat in Seat::ALL {
        let held = cards.written(&deal["hands"][seat.letter()])?;
        lines.push(format!("{}: {held}", table.written(seat)?));
    }
    if let Some(first) = deal.get("first") {
        for seat in Seat::ALL {
            let held = cards.written(&first[seat.letter()])?;
            let word = hand_words().written(HandWord::First);
            lines.push(format!("{word} {}: {held}", table.written(seat)?));
        }
    }
    if let Some(talon) = deal.get("talon").filter(|talon| !talon.is_null()) {
        lines.push(format!(
            "{}: {}",
            hand_words().written(HandWord::Talon),
            cards.written(talon)?
        ));
    }
    lines.extend(table.game.write_hand(actions, table, options)?);
    Some(lines)
}
