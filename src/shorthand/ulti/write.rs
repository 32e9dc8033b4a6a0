//! The words of a score of Ulti.

use serde_json::{Map, Value as Json};

use super::bid::{bid_words, part_words, parts_of};
use super::read::bid_of_code;
use super::words::{Term, lexicon};
use crate::game::Table;
use talon_rules::cards::{Pack, Seat};
use talon_rules::games::ulti::{Bid, Class, Silent};

/// Writes a score; `None` when a word for it is wanting.
pub(super) fn write(score: &Json, table: &Table<'_>) -> Option<String> {
    let declarer = table.written(seat(&score["declarer"])?)?;
    let bid = bid_of_code(&score["contract"])?;
    let mut line = format!("{declarer} {}", bid_words(bid));
    for kontra in kontras(bid, &score["kontra"], table)? {
        line.push_str(&kontra);
    }
    line.push_str(": ");
    if score["forfeit"] == true {
        line.push_str("thrown in");
    } else {
        let made = |part: &str| score["components"][part].as_bool();
        let signs = parts_of(bid).map(|part| Some(sign(made(part.code())?)));
        line.push_str(&signs.collect::<Option<Vec<_>>>()?.join(" "));
    }
    for part in more(score, table)? {
        line.push_str("; ");
        line.push_str(&part);
    }
    Some(line)
}

pub(super) fn seat(value: &Json) -> Option<Seat> {
    Seat::parse(value.as_str()?)
}

pub(super) const fn sign(won: bool) -> &'static str {
    if won { "+" } else { "-" }
}

pub(super) fn kontras(bid: Bid, kontra: &Json, table: &Table<'_>) -> Option<Vec<String>> {
    let mut said = Vec::new();
    let is_alone = parts_of(bid).count() == 1;
    for part in parts_of(bid) {
        let levels = &kontra[part.code()];
        let level_word = |level: &Json| {
            let level = level.as_u64().and_then(|level| u8::try_from(level).ok())?;
            Some(lexicon().written(Term::Kontra(level))).filter(|word| !word.is_empty())
        };
        match levels {
            Json::Null => {}
            Json::Object(of_seats) if bid.class() == Class::Plain => {
                for (letter, level) in of_seats {
                    let person = table.written(Seat::parse(letter)?)?;
                    said.push(format!(" {} {person}", level_word(level)?));
                }
            }
            level if is_alone => said.push(format!(" {}", level_word(level)?)),
            level => said.push(format!(" {} {}", level_word(level)?, part_words(part))),
        }
    }
    Some(said)
}

/// What stands behind the result.
pub(super) fn more(score: &Json, table: &Table<'_>) -> Option<Vec<String>> {
    let mut said = Vec::new();
    let silent = silent(score)?;
    said.extend(silent.iter().map(|silent| format!("silent {silent}")));
    said.extend(seven(score, |seat| table.written(seat))?.map(|seven| format!("seven {seven}")));
    let said_none = score["marriages"].as_object().is_some_and(Map::is_empty);
    said.extend(said_none.then(|| "marriages none".to_owned()));
    said.extend(marriages(score, |seat| table.written(seat))?);
    if let Some(points) = score.get("points") {
        said.push(format!("points {}:{}", points["declarer"], points["defenders"]));
    }
    said.extend(trump(score)?.map(|suit| format!("trump {suit}")));
    if let Some(factor) = score.get("round_factor") {
        said.push(format!("factor {factor}"));
    }
    Some(said)
}

/// Each silent bid with what became of it; nothing where nobody noted them.
pub(super) fn silent(score: &Json) -> Option<Vec<String>> {
    let Some(silent) = score["silent"].as_object() else {
        return Some(Vec::new());
    };
    if silent.is_empty() {
        return Some(vec!["none".to_owned()]);
    }
    let said = silent.iter().map(|(code, fate)| {
        let word = lexicon().written(Term::Extra(Silent::parse(code)?));
        Some(format!("{word} {}", sign(fate == "win")))
    });
    said.collect()
}

pub(super) fn seven(score: &Json, named: impl Fn(Seat) -> Option<String>) -> Option<Option<String>> {
    let Some(by) = seat(&score["seven"]["by"]) else {
        return Some(None);
    };
    let won = score["seven"]["won"].as_bool()?;
    Some(Some(format!("{} {}", named(by)?, sign(won))))
}

/// The marriages of each who said one.
pub(super) fn marriages(score: &Json, named: impl Fn(Seat) -> Option<String>) -> Option<Vec<String>> {
    let all = score["marriages"].as_object().into_iter().flatten();
    let said = all.map(|(letter, values)| {
        let values: Vec<String> = values.as_array()?.iter().map(Json::to_string).collect();
        Some(format!("{} {}", named(Seat::parse(letter)?)?, values.join(" ")))
    });
    said.collect()
}

pub(super) fn trump(score: &Json) -> Option<Option<&'static str>> {
    let Some(code) = score["trump"].as_str() else {
        return Some(None);
    };
    let suit = Pack::read_suit(code)?;
    Some(Some(lexicon().written(Term::Suit(suit))))
}
