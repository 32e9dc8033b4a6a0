//! The lines of a hand of Preferans behind its cards.

use serde_json::{Map, Value as Json};

use super::hand::{PASS, flow};
use super::talk::Talk;
use super::words::{Term, lexicon};
use crate::game::Table;
use crate::hand::{HandWord, TrickLines, hand_words, write_deed};
use talon_rules::cards::{Pack, Seat};
use talon_rules::games::preferans::{Answer, Contract};

/// Writes the actions; `None` where one of them cannot be said.
pub(super) fn write(actions: &[Json], table: &Table<'_>, options: &Map<String, Json>) -> Option<Vec<String>> {
    let mut lines = Vec::new();
    let (contract, rest) = match actions.first() {
        None => return Some(lines),
        Some(given) if given["type"] == "given" => {
            let (by, contract) = (seat(given)?, contract(given)?);
            let word = hand_words().written(HandWord::Given);
            let called = called(given)?;
            lines.push(format!("{word} {} {called}", table.written(by)?));
            (Some((by, contract)), actions.get(1..)?)
        }
        Some(_) => {
            let (said, contract, rest) = bids(actions, table)?;
            lines.push(format!("{}: {}", hand_words().written(HandWord::Bids), said.join("; ")));
            (contract, rest)
        }
    };
    let Some((declarer, contract)) = contract else {
        return rest.is_empty().then_some(lines);
    };
    let mut talk = Talk::new(table, declarer, contract);
    let is_said = |action: &&Json| matches!(action["type"].as_str(), Some("defend" | "kontra"));
    let count = rest.iter().take_while(is_said).count();
    let mut said = Vec::new();
    for action in rest.get(..count)? {
        said.push(answer(action, &mut talk)?);
    }
    if !said.is_empty() {
        lines.push(format!(
            "{}: {}",
            hand_words().written(HandWord::Defence),
            said.join("; ")
        ));
    }
    let mut tricks = TrickLines::new(Pack::French, flow(&talk, options));
    for action in rest.get(count..)? {
        match action["type"].as_str()? {
            "play" => tricks.play(action, table)?,
            _ => tricks.deed(action, write_deed(action, table)?, table)?,
        }
    }
    lines.extend(tricks.finish());
    Some(lines)
}

fn seat(action: &Json) -> Option<Seat> {
    Seat::parse(action["by"].as_str()?)
}

fn contract(action: &Json) -> Option<Contract> {
    Contract::new(u8::try_from(action["value"].as_u64()?).ok()?)
}

/// A bid or a contract: its value, with the word for a game before it.
fn called(action: &Json) -> Option<String> {
    let game = (action["game"] == true).then(|| lexicon().written(Term::Game).to_owned());
    let value = action.get("value").map(Json::to_string);
    let said: Vec<String> = game.into_iter().chain(value).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

type Won = Option<(Seat, Contract)>;

/// What was said in the auction, the contract, and what is left of the actions.
fn bids<'a>(actions: &'a [Json], table: &Table<'_>) -> Option<(Vec<String>, Won, &'a [Json])> {
    let mut said: Vec<String> = Vec::new();
    // The cards laid away before the contract, or that the talon was taken.
    let mut laid: Option<String> = None;
    for (place, action) in actions.iter().enumerate() {
        let kind = action["type"].as_str()?;
        let next = actions.get(place + 1).and_then(|next| next["type"].as_str());
        match kind {
            "pickup" if next == Some("discard") => {}
            "pickup" => said.push(format!(
                "{} {}",
                table.written(seat(action)?)?,
                hand_words().written(HandWord::Takes)
            )),
            "discard" => {
                let codes: Option<Vec<&str>> = action["cards"].as_array()?.iter().map(Json::as_str).collect();
                let cards = format!("({})", codes?.join(" "));
                match next {
                    Some("contract") => laid = Some(cards),
                    _ => said.push(format!("{} {cards}", table.written(seat(action)?)?)),
                }
            }
            "contract" => {
                let (by, contract) = (seat(action)?, contract(action)?);
                let before = laid
                    .take()
                    .unwrap_or_else(|| lexicon().written(Term::Announces).to_owned());
                said.push(format!("{} {before} {}", table.written(by)?, contract.value()));
                return Some((said, Some((by, contract)), actions.get(place + 1..)?));
            }
            "bid" => said.push(format!("{} {}", table.written(seat(action)?)?, called(action)?)),
            "hold" => said.push(format!(
                "{} {}",
                table.written(seat(action)?)?,
                lexicon().written(Term::Hold)
            )),
            "pass" => said.push(format!("{} {PASS}", table.written(seat(action)?)?)),
            _ => said.push(write_deed(action, table)?),
        }
    }
    Some((said, None, &[]))
}

fn answer(action: &Json, talk: &mut Talk<'_, '_>) -> Option<String> {
    let by = seat(action)?;
    let person = talk.table.written(by)?;
    if action["type"] == "kontra" {
        let word = lexicon().written(Term::Kontra(talk.raise(by)));
        return (!word.is_empty()).then(|| format!("{word} {person}"));
    }
    let answer = Answer::parse(action["choice"].as_str()?)?;
    talk.answer(by, answer);
    let word = match answer {
        Answer::Play => Term::Plays,
        Answer::Drop => Term::Drops,
        Answer::Invite => Term::Invites,
    };
    Some(format!("{person} {}", lexicon().written(word)))
}
