//! What can happen in a hand of any game beside the cards: someone gives up, claims, or shows cards, and a record ends.

use serde_json::{Map, Value as Json, json};
use talon_rules::cards::{BySeat, Seat};

use super::cards::{CardWords, code_of};
use super::cursor::{Cursor, Deeds};
use super::words::{HandWord, hand_words};
use crate::game::Table;

/// Reads one of them; `None` where none begins, `Some(false)` where one does and cannot be read. `agreed` are all who
/// play.
pub(crate) fn read(
    cursor: &mut Cursor<'_>,
    by: Option<Seat>,
    next: Seat,
    agreed: &BySeat<bool>,
    table: &Table<'_>,
    words: &'static CardWords,
    deeds: &mut Deeds<'_>,
) -> Option<bool> {
    let at = cursor.here();
    let pointer = deeds.pointer();
    let speaker = by.unwrap_or(next);
    match cursor.take(hand_words(), HandWord::is_deed)? {
        HandWord::Concedes => deeds.plain(at, "concede", speaker),
        HandWord::Shows => {
            let mut action = json!({"type": "expose", "by": speaker.letter()});
            if cursor.first().is_some_and(|word| word.text == "(") {
                let Some(cards) = cursor.brackets(words, &format!("{pointer}/cards"), deeds.faults) else {
                    return Some(false);
                };
                action["cards"] = cards.into_iter().map(|card| code_of(words.pack, card)).collect();
            }
            deeds.push(at, action);
        }
        HandWord::End => {
            let Some(reason) = cursor.take(hand_words(), |word| word.reason().is_some()) else {
                let reasons = hand_words().expected(|word| word.reason().is_some());
                deeds
                    .faults
                    .missing(cursor.here(), &format!("{pointer}/reason"), &reasons);
                return Some(false);
            };
            let mut action = json!({"type": "end", "reason": reason.reason()});
            if let Some(seat) = by {
                action["by"] = json!(seat.letter());
            }
            deeds.push(at, action);
        }
        _ => {
            let Some(outcome) = outcome(cursor, speaker, table, deeds) else {
                return Some(false);
            };
            let agreed: Vec<&str> = Seat::ALL
                .into_iter()
                .filter(|seat| agreed[*seat])
                .map(Seat::letter)
                .collect();
            deeds.push(
                at,
                json!({"type": "claim", "by": speaker.letter(), "outcome": outcome, "agreed": agreed}),
            );
        }
    }
    Some(true)
}

/// What is claimed: the rest, or the tricks of each; verdicts on parts of a contract the game reads, for whom this is
/// empty.
fn outcome(cursor: &mut Cursor<'_>, speaker: Seat, table: &Table<'_>, deeds: &mut Deeds<'_>) -> Option<Json> {
    if cursor.take(hand_words(), |word| word == HandWord::Rest).is_some() {
        let taker = cursor.seat(table).unwrap_or(speaker);
        return Some(json!({"rest": taker.letter()}));
    }
    let pointer = format!("{}/outcome", deeds.pointer());
    if cursor.first().is_none() {
        let rest = hand_words().written(HandWord::Rest);
        deeds.faults.missing(cursor.here(), &pointer, &[rest]);
        return None;
    }
    let mut tricks = Map::new();
    while cursor.is_person(table) {
        let seat = cursor.need_seat(table, &pointer, deeds)?;
        let number = cursor.first().and_then(|word| word.text.parse::<u8>().ok());
        let Some(number) = number else {
            deeds.faults.missing(cursor.here(), &pointer, &["6"]);
            return None;
        };
        cursor.skip(1);
        tricks.insert(seat.letter().to_owned(), json!(number));
    }
    Some(match tricks.is_empty() {
        true => json!({}),
        false => json!({"tricks": tricks}),
    })
}

/// Writes one of them, but for verdicts on parts of a contract.
pub(crate) fn write(action: &Json, table: &Table<'_>) -> Option<String> {
    let person = match action["by"].as_str() {
        Some(by) => format!("{} ", table.written(Seat::parse(by)?)?),
        None => String::new(),
    };
    let said = |word| hand_words().written(word);
    Some(match action["type"].as_str()? {
        "concede" => format!("{person}{}", said(HandWord::Concedes)),
        "expose" => match action.get("cards") {
            None => format!("{person}{}", said(HandWord::Shows)),
            Some(cards) => {
                let codes: Option<Vec<&str>> = cards.as_array()?.iter().map(Json::as_str).collect();
                format!("{person}{} ({})", said(HandWord::Shows), codes?.join(" "))
            }
        },
        "end" => {
            let reason = action["reason"].as_str()?;
            let known = [HandWord::Abandoned, HandWord::RecordLost, HandWord::Time];
            let word = known.into_iter().find(|word| word.reason() == Some(reason))?;
            format!("{person}{} {}", said(HandWord::End), said(word))
        }
        "claim" => {
            let outcome = &action["outcome"];
            let claimed = match outcome["rest"].as_str() {
                Some(seat) => format!("{} {}", said(HandWord::Rest), table.written(Seat::parse(seat)?)?),
                None => {
                    let mut tricks = Vec::new();
                    for (seat, number) in outcome["tricks"].as_object()? {
                        tricks.push(format!("{} {number}", table.written(Seat::parse(seat)?)?));
                    }
                    tricks.join(" ")
                }
            };
            format!("{person}{} {claimed}", said(HandWord::Claims))
        }
        _ => return None,
    })
}
