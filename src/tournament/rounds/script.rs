//! A whole tournament that someone has fixed beforehand, as a text: a line for each round, `1-2-3 4-5-6 7`, the players
//! of a table in the order of seats, a number alone for a bye.

use std::collections::BTreeMap;

use super::PLAYERS_MAX;
use crate::{EntryNo, Round, Table};
use crate::{Shape, SitOut};

/// More rounds than this are not read.
pub const SCRIPT_ROUNDS_MAX: usize = 200;

/// What is wrong with a script, and in which line, from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct ScriptError {
    pub line: usize,
    pub fault: ScriptFault,
}

/// What is wrong with a script.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ScriptFault {
    #[error("the script has no round")]
    NoRound,
    #[error("more than {SCRIPT_ROUNDS_MAX} rounds")]
    TooManyRounds,
    #[error("{0} players make no round")]
    Players(usize),
    #[error("`{0}` is not the number of an entry")]
    NotANumber(String),
    #[error("there is no entry {0}, only 1 to {1}")]
    Unknown(u64, usize),
    #[error("entry {} is there twice", .0.0)]
    Doubled(EntryNo),
    #[error("entry {} is missing", .0.0)]
    Missing(EntryNo),
    #[error("a table of {0}")]
    TableSize(usize),
    #[error("{found} tables of four and {byes} byes do not suit the players, or the rounds before")]
    Shape { found: usize, byes: usize },
    #[error("entry {} sits out again before entry {} did", .0.0, .1.0)]
    Byes(EntryNo, EntryNo),
    #[error("entry {} sits at a table of four again before entry {} did", .0.0, .1.0)]
    Fours(EntryNo, EntryNo),
}

/// Reads a script for entries 1 to `players`. Empty lines, and what follows a `#`, are passed over.
pub fn read(text: &str, players: usize) -> Result<Vec<Round>, ScriptError> {
    let at = |line: usize| move |fault: ScriptFault| ScriptError { line, fault };
    if !(3..=PLAYERS_MAX).contains(&players) {
        return Err(at(1)(ScriptFault::Players(players)));
    }
    let mut turns = Turns::of(players);
    let mut rounds = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.split('#').next().unwrap_or("").trim();
        if text.is_empty() {
            continue;
        }
        if rounds.len() == SCRIPT_ROUNDS_MAX {
            return Err(at(line)(ScriptFault::TooManyRounds));
        }
        let round = round(text, rounds.len() as u16 + 1, players).map_err(at(line))?;
        turns.add(&round).map_err(at(line))?;
        rounds.push(round);
    }
    if rounds.is_empty() {
        return Err(at(text.lines().count().max(1))(ScriptFault::NoRound));
    }
    Ok(rounds)
}

/// The script of rounds.
pub fn write(rounds: &[Round]) -> String {
    let mut text = String::new();
    for round in rounds {
        let seats = |table: &Table| {
            let seats: Vec<String> = table.seats.iter().map(|entry| entry.0.to_string()).collect();
            seats.join("-")
        };
        let byes = round.byes.iter().map(|entry| entry.0.to_string());
        let words: Vec<String> = round.tables.iter().map(seats).chain(byes).collect();
        text.push_str(&words.join(" "));
        text.push('\n');
    }
    text
}

fn round(text: &str, number: u16, players: usize) -> Result<Round, ScriptFault> {
    let mut there = vec![false; players];
    let mut round = Round {
        number,
        byes: Vec::new(),
        tables: Vec::new(),
    };
    for word in text.split_whitespace() {
        let seats = word
            .split('-')
            .map(|part| entry(part, players))
            .collect::<Result<Vec<_>, _>>()?;
        for entry in &seats {
            if std::mem::replace(&mut there[usize::from(entry.0) - 1], true) {
                return Err(ScriptFault::Doubled(*entry));
            }
        }
        match seats.len() {
            1 => round.byes.extend(seats),
            3 | 4 => round.tables.push(Table {
                number: round.tables.len() as u16 + 1,
                seats,
            }),
            size => return Err(ScriptFault::TableSize(size)),
        }
    }
    round.byes.sort_unstable();
    match there.iter().position(|there| !there) {
        Some(missing) => Err(ScriptFault::Missing(EntryNo(missing as u16 + 1))),
        None => Ok(round),
    }
}

fn entry(part: &str, players: usize) -> Result<EntryNo, ScriptFault> {
    let digits = part.len() <= 18 && part.bytes().all(|byte| byte.is_ascii_digit());
    let number = part.parse::<u64>().ok().filter(|_| digits);
    let number = number.ok_or_else(|| ScriptFault::NotANumber(part.chars().take(20).collect()))?;
    match u16::try_from(number) {
        Ok(small) if (1..=players).contains(&usize::from(small)) => Ok(EntryNo(small)),
        _ => Err(ScriptFault::Unknown(number, players)),
    }
}

/// Holds the rounds of a script against each other: the same shape, byes and turns at four as even as can be.
struct Turns {
    players: usize,
    shape: Option<Shape>,
    byes: BTreeMap<EntryNo, usize>,
    fours: BTreeMap<EntryNo, usize>,
}

impl Turns {
    fn of(players: usize) -> Turns {
        let none: BTreeMap<EntryNo, usize> = (1..=players).map(|entry| (EntryNo(entry as u16), 0)).collect();
        Turns {
            players,
            shape: None,
            byes: none.clone(),
            fours: none,
        }
    }

    fn add(&mut self, round: &Round) -> Result<(), ScriptFault> {
        let fours: Vec<EntryNo> = round
            .tables
            .iter()
            .filter(|table| table.seats.len() == 4)
            .flat_map(|table| table.seats.clone())
            .collect();
        let shape = Shape {
            byes: round.byes.len(),
            threes: round.tables.len() - fours.len() / 4,
            fours: fours.len() / 4,
        };
        let suits = |sit_out| Shape::of(self.players, sit_out) == Ok(shape);
        let known = [SitOut::Byes, SitOut::Fours, SitOut::TablesOfFour]
            .into_iter()
            .any(suits);
        if !known || self.shape.is_some_and(|before| before != shape) {
            return Err(ScriptFault::Shape {
                found: shape.fours,
                byes: shape.byes,
            });
        }
        self.shape = Some(shape);
        count(&mut self.byes, &round.byes, ScriptFault::Byes)?;
        count(&mut self.fours, &fours, ScriptFault::Fours)
    }
}

/// One turn more for each of these; nobody may be two ahead of anyone.
fn count(
    turns: &mut BTreeMap<EntryNo, usize>,
    more: &[EntryNo],
    fault: fn(EntryNo, EntryNo) -> ScriptFault,
) -> Result<(), ScriptFault> {
    for entry in more {
        *turns.entry(*entry).or_default() += 1;
    }
    let most = turns.iter().max_by_key(|(_, count)| **count);
    let least = turns.iter().min_by_key(|(_, count)| **count);
    match (most, least) {
        (Some((ahead, most)), Some((behind, least))) if most - least > 1 => Err(fault(*ahead, *behind)),
        _ => Ok(()),
    }
}
