//! Another line of play that someone keeps: its cards, each asked of the rules, with who plays it.

use super::Ready;
use super::write::{NoteTarget, options};
use crate::{ActError, InvalidValue};
use talon_records::Reader;
use talon_records::lines::MAIN;
use talon_records::played_on::with_line;
use talon_records::timeline::Timeline;
use talon_rules::cards::{Card, Pack, Seat};

/// Characters of its name.
const TITLE_MAX: usize = 200;
/// Cards of a hand.
const CARDS_MAX: usize = 30;

/// The cards as they are stored.
///
/// # Errors
/// When it leaves another line than what happened, there is no such position, a card breaks a rule, or the name is
/// long.
pub(super) fn cards(record: &str, place: &NoteTarget<'_>, ready: &Ready) -> Result<String, ActError> {
    if place.line != MAIN {
        return Err(illegal());
    }
    title(ready)?;
    let codes: Vec<&str> = place.cards.split('.').collect();
    if codes.len() > CARDS_MAX {
        return Err(illegal());
    }
    let mut line: Vec<(Seat, Card)> = Vec::new();
    // A card says nothing of who plays it, so the line grows card by card.
    let mut pack = Pack::German;
    for code in codes {
        let (by, its_pack) = to_act(record, place.ply, &line, pack)?.ok_or_else(illegal)?;
        pack = its_pack;
        line.push((by, Pack::read(code).ok_or_else(illegal)?));
    }
    to_act(record, place.ply, &line, pack)?;
    let played: Vec<String> = line
        .iter()
        .map(|(by, card)| format!("{}:{}", by.letter(), pack.code(*card)))
        .collect();
    Ok(played.join(" "))
}

/// Whether this is good as its name.
pub(super) fn title(ready: &Ready) -> Result<(), ActError> {
    if !ready.sign.is_empty() {
        return Err(ActError::Invalid {
            field: "sign",
            why: InvalidValue::BadChoice,
        });
    }
    if ready.text.is_empty() || ready.text.contains('\n') || ready.text.chars().count() > TITLE_MAX {
        return Err(ActError::Invalid {
            field: "text",
            why: InvalidValue::NoteTitleLong,
        });
    }
    Ok(())
}

fn illegal() -> ActError {
    ActError::Invalid {
        field: "cards",
        why: InvalidValue::NoteLineIllegal,
    }
}

/// Who plays next after a line, and with which pack; nobody when the hand is over. An error when the line breaks a
/// rule.
fn to_act(record: &str, from: usize, line: &[(Seat, Card)], pack: Pack) -> Result<Option<(Seat, Pack)>, ActError> {
    let text = with_line(record, from, line, pack).ok_or_else(illegal)?;
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &options());
    let hand = checked.hand().ok_or_else(illegal)?;
    if !checked.is_accepted() {
        return Err(illegal());
    }
    let timeline = Timeline::of_variation(hand, 0);
    let state = timeline
        .states
        .last()
        .filter(|_| timeline.last() == from + line.len())
        .ok_or_else(illegal)?;
    let by = state.to_act().filter(|_| state.is_in_play());
    Ok(by.map(|by| (by, checked.pack.unwrap_or(Pack::German))))
}
