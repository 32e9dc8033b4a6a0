//! The lines of a hand of Ulti behind its cards.

use serde_json::{Map, Value as Json};

use super::bid::{SaidBid, bid_words, part_words, parts_of};
use super::hand::{PASS, flow};
use super::levels::Levels;
use super::read::bid_of_code;
use super::words::{Term, lexicon};
use super::write::{more, sign};
use crate::game::Table;
use crate::hand::{HandWord, TrickLines, hand_words, write_deed};
use talon_rules::cards::{Pack, Seat, Suit};
use talon_rules::games::ulti::{Class, Component};

/// Writes the actions; `None` where one of them cannot be said.
pub(super) fn write(actions: &[Json], table: &Table<'_>) -> Option<Vec<String>> {
    let mut lines = Vec::new();
    let (contract, mut rest) = match actions.first() {
        None => return Some(lines),
        Some(given) if given["type"] == "given" => {
            let (by, bid) = (seat(given)?, bid_of_code(&given["bid"])?);
            let word = hand_words().written(HandWord::Given);
            lines.push(format!("{word} {} {}", table.written(by)?, bid_words(bid)));
            if let Some(suit) = given["trump"].as_str() {
                lines.push(trump_line(suit)?);
            }
            (Some((by, bid, given["trump"].as_str())), actions.get(1..)?)
        }
        Some(_) => {
            let (bids, standing, rest) = bids(actions, table)?;
            lines.push(format!("{}: {}", hand_words().written(HandWord::Bids), bids.join("; ")));
            (standing.map(|(by, bid)| (by, bid, None)), rest)
        }
    };
    let Some((declarer, bid, named)) = contract else {
        return rest.is_empty().then_some(lines);
    };
    let mut trump = named.and_then(Pack::read_suit);
    if let Some(first) = rest.first().filter(|action| action["type"] == "trump") {
        let suit = first["suit"].as_str()?;
        lines.push(trump_line(suit)?);
        trump = Pack::read_suit(suit);
        rest = rest.get(1..)?;
    }
    if bid.class() == Class::Hearts {
        trump = Some(Suit::Hearts);
    }
    let said = SaidBid {
        bid,
        parts: parts_of(bid).collect(),
    };
    let mut play = Play {
        table,
        declarer,
        trump,
        levels: Levels::default(),
        tricks: TrickLines::new(Pack::German, flow(&said, declarer, trump)),
        bid: said,
    };
    for action in rest {
        play.write(action)?;
    }
    lines.extend(play.tricks.finish());
    Some(lines)
}

fn seat(action: &Json) -> Option<Seat> {
    Seat::parse(action["by"].as_str()?)
}

fn trump_line(code: &str) -> Option<String> {
    let suit = lexicon().written(Term::Suit(Pack::read_suit(code)?));
    Some(format!("{} {suit}", hand_words().written(HandWord::Trump)))
}

type LastBid = Option<(Seat, talon_rules::games::ulti::Bid)>;

/// What was said in the auction, the last bid, and what is left of the actions.
fn bids<'a>(actions: &'a [Json], table: &Table<'_>) -> Option<(Vec<String>, LastBid, &'a [Json])> {
    let (mut said, mut standing) = (Vec::new(), None);
    // What was done at a turn before the bid: taking the talon, and the cards laid away.
    let (mut takes, mut laid) = (false, None);
    for (place, action) in actions.iter().enumerate() {
        let kind = action["type"].as_str()?;
        if matches!(kind, "trump" | "kontra" | "marriage" | "play" | "throw_in") {
            return Some((said, standing, actions.get(place..)?));
        }
        match kind {
            "pickup" => takes = true,
            "discard" => laid = Some(codes(&action["cards"])?),
            "bid" => {
                let (by, bid) = (seat(action)?, bid_of_code(&action["bid"])?);
                let cards = laid.take().map_or_else(String::new, |cards| format!(" ({cards})"));
                said.push(format!("{} {}{cards}", table.written(by)?, bid_words(bid)));
                (standing, takes) = (Some((by, bid)), false);
            }
            "pass" => said.push(format!("{} {PASS}", table.written(seat(action)?)?)),
            _ => said.push(write_deed(action, table)?),
        }
        // A record may stop in the middle of a turn.
        let goes_on = actions
            .get(place + 1)
            .is_some_and(|next| matches!(next["type"].as_str(), Some("discard" | "bid")));
        if matches!(kind, "pickup" | "discard") && !goes_on {
            let mut turn = table.written(seat(action)?)?;
            if let Some(cards) = laid.take() {
                turn.push_str(&format!(" ({cards})"));
            } else if takes {
                turn.push_str(&format!(" {}", hand_words().written(HandWord::Takes)));
            }
            takes = false;
            said.push(turn);
        }
    }
    Some((said, standing, &[]))
}

fn codes(cards: &Json) -> Option<String> {
    let codes: Option<Vec<&str>> = cards.as_array()?.iter().map(Json::as_str).collect();
    Some(codes?.join(" "))
}

/// The tricks while they are written.
struct Play<'r, 't> {
    table: &'r Table<'t>,
    declarer: Seat,
    bid: SaidBid,
    trump: Option<Suit>,
    levels: Levels,
    tricks: TrickLines,
}

impl Play<'_, '_> {
    fn write(&mut self, action: &Json) -> Option<()> {
        let said = match action["type"].as_str()? {
            "play" => return self.tricks.play(action, self.table),
            "marriage" => {
                let suit = Pack::read_suit(action["suit"].as_str()?)?;
                let value = if Some(suit) == self.trump { 40 } else { 20 };
                let person = self.table.written(seat(action)?)?;
                let (value, suit) = (Term::Marriage(value), Term::Suit(suit));
                format!("{person} {} {}", lexicon().written(value), lexicon().written(suit))
            }
            "kontra" => self.kontra(action)?,
            "throw_in" => {
                let person = self.table.written(seat(action)?)?;
                format!("{person} {}", lexicon().written(Term::ThrownIn))
            }
            "claim" if action["outcome"].get("components").is_some() => self.verdicts(action)?,
            _ => write_deed(action, self.table)?,
        };
        self.tricks.deed(action, said, self.table)
    }

    fn kontra(&mut self, action: &Json) -> Option<String> {
        let by = seat(action)?;
        let against = action["against"].as_str().and_then(Seat::parse);
        let is_plain = self.bid.bid.class() == Class::Plain;
        let defender = if by == self.declarer { against } else { Some(by) }.filter(|_| is_plain);
        let (mut level, mut parts) = (None, Vec::new());
        for code in action["components"].as_array()? {
            let part = Component::parse(code.as_str()?)?;
            level = level.or(Some(self.levels.raise(part.code(), defender)));
            parts.push(part_words(part));
        }
        let word = Some(lexicon().written(Term::Kontra(level?))).filter(|word| !word.is_empty())?;
        let mut said = format!("{word} {}", self.table.written(by)?);
        if self.bid.parts.len() > 1 {
            said.push_str(&format!(" {}", parts.join(" ")));
        }
        if let Some(against) = against {
            let word = hand_words().written(HandWord::Against);
            said.push_str(&format!(" {word} {}", self.table.written(against)?));
        }
        Some(said)
    }

    /// A claim that says what becomes of each part.
    fn verdicts(&self, action: &Json) -> Option<String> {
        let outcome = &action["outcome"];
        let signs = self
            .bid
            .parts
            .iter()
            .map(|part| Some(sign(outcome["components"][part.code()].as_bool()?)));
        let signs = signs.collect::<Option<Vec<_>>>()?.join(" ");
        let person = self.table.written(seat(action)?)?;
        let mut said = vec![format!("{person} {} {signs}", hand_words().written(HandWord::Claims))];
        let arisen: Map<String, Json> = outcome
            .as_object()?
            .iter()
            .filter(|(name, _)| *name != "components")
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        said.extend(more(&Json::Object(arisen), self.table)?);
        Some(said.join("; "))
    }
}
