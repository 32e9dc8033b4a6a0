//! What all formats have in common: who sits out, tables as the format would have them, exchanges where that would seat
//! wrong players together, seats, and the reasons.

use super::reasons::Reasons;
use super::search::{self, Arrangement, FORBIDDEN, FOUR, Price, REPEAT, repeat};
use super::{DrawError, Drawn, Situation, TableOrigin, byes, reasons, seats};
use crate::Shape;
use crate::{EntryNo, EntryPair, Round, Table};
use talon_rules::chance::Chance;

/// Players up to whom a round should leave the next one without repeats.
const LOOK_AHEAD_MAX: usize = 30;

/// What a format asks for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wish {
    /// Why a table is as the format would have it.
    pub origin: TableOrigin,
    /// Byes go by lot, not by rank.
    pub byes_by_lot: bool,
    /// Pairs should not meet again.
    pub mind_repeats: bool,
    /// The tables stay as they were begun where nothing forbids it.
    pub stay: bool,
    /// Table 1 is that of the best player, and so on.
    pub by_rank: bool,
}

/// Tables to begin with; players are places in the list of those who are seated.
#[derive(Debug, Clone)]
pub(super) struct Start {
    pub tables: Vec<Vec<usize>>,
    /// Tables are the better, the nearer the levels of their players are.
    pub level: Vec<i64>,
    /// Whether floats count.
    pub floats: bool,
    pub class: Vec<u16>,
}

impl Start {
    /// Tables that are to be left with as few exchanges as possible.
    pub fn keep(tables: Vec<Vec<usize>>) -> Start {
        let mut level = vec![0; tables.iter().map(Vec::len).sum()];
        for (at, table) in (0..).zip(&tables) {
            table.iter().for_each(|player| level[*player] = at);
        }
        Start {
            tables,
            level,
            floats: false,
            class: Vec::new(),
        }
    }
}

/// Draws a round. `plan` is given the places in the field of those who are seated, the best first, and the shape.
pub(super) fn arrange(
    situation: &Situation,
    wish: Wish,
    plan: impl FnOnce(&[usize], &Shape, &mut Chance) -> Start,
) -> Result<Drawn, DrawError> {
    let shape = Shape::of(situation.field.len(), situation.sit_out)?;
    let byes = byes::choose(situation, shape.byes, wish.byes_by_lot);
    let out = |place: &usize| byes.iter().any(|(at, _)| at == place);
    let seated: Vec<usize> = (0..situation.field.len()).filter(|place| !out(place)).collect();
    let mut chance = Chance::of(situation.seed, 1 << 32 | u64::from(situation.round()));
    let start = plan(&seated, &shape, &mut chance);
    let bound = if wish.mind_repeats {
        reasons::bound(situation, &seated, &shape)
    } else {
        0
    };
    let price = price(situation, wish, &seated, &start);
    let enough = fours_at_least(&price, &shape) + i64::try_from(bound).unwrap_or(0) * REPEAT;
    let found = find(&price, &start, wish, enough, chance.draw());
    let entry = |player: usize| situation.field[seated[player]].entry;
    if found.cost.hard >= FORBIDDEN
        && let Some((one, other)) = forbidden(&price, &found.tables)
    {
        return Err(DrawError::Together(EntryPair::of(entry(one), entry(other))));
    }
    let mut tables = found.tables;
    tables.iter_mut().for_each(|table| table.sort_unstable());
    if wish.by_rank {
        tables.sort();
    }
    let seat = |(number, table): (u16, &Vec<usize>)| {
        let entries: Vec<EntryNo> = table.iter().map(|player| entry(*player)).collect();
        Table {
            number,
            seats: seats::order(&entries, situation.past, &mut chance),
        }
    };
    let round = Round {
        number: situation.round(),
        byes: byes.iter().map(|(_, reason)| reason.entry).collect(),
        tables: (1..).zip(&tables).map(seat).collect(),
    };
    let byes = byes.into_iter().map(|(_, reason)| reason).collect();
    let reasons = Reasons {
        situation,
        wish,
        seated: &seated,
        start: &start,
        price: &price,
    };
    Ok(reasons.told(round, byes, &tables, bound, found.proved))
}

fn find(price: &Price, start: &Start, wish: Wish, enough: i64, seed: u64) -> Arrangement {
    let cost = price.all(&start.tables);
    let proved = cost.hard < enough + REPEAT;
    if wish.stay && cost.hard <= enough {
        return Arrangement {
            tables: start.tables.clone(),
            cost,
            proved,
        };
    }
    let found = search::settle(price, start.tables.clone(), enough, seed);
    if price.class.is_empty() || found.cost.hard < FORBIDDEN {
        return found;
    }
    let anybody = Price {
        class: Vec::new(),
        ..price.clone()
    };
    search::settle(&anybody, found.tables, enough, seed)
}

fn forbidden(price: &Price, tables: &[Vec<usize>]) -> Option<(usize, usize)> {
    let pairs = tables
        .iter()
        .flat_map(|table| table.iter().flat_map(|one| table.iter().map(|other| (*one, *other))));
    pairs
        .filter(|(one, other)| one < other)
        .find(|(one, other)| price.pair(*one, *other) >= FORBIDDEN)
}

fn price(situation: &Situation, wish: Wish, seated: &[usize], start: &Start) -> Price {
    let entrants: Vec<_> = seated.iter().map(|place| &situation.field[*place]).collect();
    let pair = |one: EntryNo, other: EntryNo| {
        if one != other && situation.apart.holds(one, other) {
            return FORBIDDEN;
        }
        let met = situation.past.met(one, other).filter(|_| wish.mind_repeats);
        met.map_or(0, |met| repeat(met.times, situation.round().saturating_sub(met.last)))
    };
    let row = |one: EntryNo| entrants.iter().map(move |other| pair(one, other.entry));
    let people: Vec<_> = entrants
        .iter()
        .map(|entrant| situation.past.person(entrant.entry))
        .collect();
    let mut turns: Vec<u16> = people.iter().map(|person| person.fours).collect();
    turns.sort_unstable();
    turns.dedup();
    // Only the order of turns counts, so that someone who came late does not make all others equal.
    let ahead = |fours: u16| turns.iter().take_while(|turn| **turn < fours).count().min(7) as i64;
    Price {
        pairs: entrants.iter().flat_map(|one| row(one.entry)).collect(),
        fours: people.iter().map(|person| ahead(person.fours) * FOUR).collect(),
        level: start.level.clone(),
        float: entrants
            .iter()
            .map(|entrant| entrant.float.filter(|_| start.floats))
            .collect(),
        class: start.class.clone(),
        looks_ahead: wish.mind_repeats && seated.len() == situation.field.len() && seated.len() <= LOOK_AHEAD_MAX,
        people,
    }
}

/// What the tables of four cost anyone who sits there.
fn fours_at_least(price: &Price, shape: &Shape) -> i64 {
    let mut fours = price.fours.clone();
    fours.sort_unstable();
    fours.iter().take(shape.fours * 4).sum()
}
