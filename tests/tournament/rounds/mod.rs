//! Rounds drawn one after the other: tournaments are played with results by lot, and what is drawn is counted again by
//! code that shares nothing with the draw.

mod boards;
mod first;
mod formats;
mod groups;
mod knockout;
mod script;
mod seats;
mod swiss;
mod teams;

use std::collections::{BTreeMap, BTreeSet};

use talon_rules::chance::Chance;
use talon_tournament::rounds::{self, DrawError, Drawn, Entrant, Field, Float, Past, Situation};
use talon_tournament::{Apart, Shape, SitOut};
use talon_tournament::{EntryNo, EntryPair, Exact, Round};

pub fn entries(numbers: impl IntoIterator<Item = u16>) -> Vec<EntryNo> {
    numbers.into_iter().map(EntryNo).collect()
}

/// A tournament on its way.
#[derive(Debug)]
pub struct Tournament {
    pub points: BTreeMap<EntryNo, i64>,
    pub floats: BTreeMap<EntryNo, Option<Float>>,
    pub past: Past,
    pub rounds: Vec<Round>,
    pub apart: Apart,
    pub sit_out: SitOut,
    pub seed: u64,
    chance: Chance,
}

impl Tournament {
    pub fn of(players: u16, sit_out: SitOut, seed: u64) -> Tournament {
        Tournament {
            points: entries(1..=players).into_iter().map(|entry| (entry, 0)).collect(),
            floats: BTreeMap::new(),
            past: Past::default(),
            rounds: Vec::new(),
            apart: Apart::nobody(),
            sit_out,
            seed,
            chance: Chance::of(seed, 7),
        }
    }

    pub fn field(&self) -> Field {
        let rank = |points: i64| 1 + self.points.values().filter(|other| **other > points).count() as u16;
        let entrant = |(entry, points): (&EntryNo, &i64)| Entrant {
            entry: *entry,
            rank: rank(*points),
            points: Exact::from(*points),
            float: self.floats.get(entry).copied().flatten(),
        };
        Field::of(self.points.iter().map(entrant).collect()).unwrap()
    }

    pub fn draw(&self, how: impl Fn(&Situation) -> Result<Drawn, DrawError>) -> Result<Drawn, DrawError> {
        let field = self.field();
        how(&Situation {
            field: &field,
            past: &self.past,
            apart: &self.apart,
            sit_out: self.sit_out,
            seed: self.seed,
        })
    }

    /// Draws a round and plays it.
    pub fn play(&mut self, how: impl Fn(&Situation) -> Result<Drawn, DrawError>) -> Drawn {
        let drawn = self.draw(how).unwrap();
        self.record(&drawn);
        drawn
    }

    /// Counts what was drawn again, and plays it with results by lot.
    pub fn record(&mut self, drawn: &Drawn) {
        self.recount(drawn);
        let field = self.field();
        for table in &drawn.round.tables {
            for entry in &table.seats {
                self.floats.insert(*entry, rounds::swiss::float(&field, table, *entry));
            }
            let mut places = table.seats.clone();
            self.chance.shuffle(&mut places);
            for (entry, points) in places.into_iter().zip([3, 1, 0, 0]) {
                *self.points.get_mut(&entry).unwrap() += points;
            }
        }
        self.past.add(&drawn.round).unwrap();
        self.rounds.push(drawn.round.clone());
    }

    pub fn swiss(&mut self) -> Drawn {
        if self.rounds.is_empty() {
            self.play(|situation| rounds::swiss::first(situation, rounds::swiss::First::Lot))
        } else {
            self.play(rounds::swiss::draw)
        }
    }

    /// How often two sat together so far.
    pub fn met(&self, one: EntryNo, other: EntryNo) -> usize {
        let together = |seats: &Vec<EntryNo>| seats.contains(&one) && seats.contains(&other);
        self.rounds
            .iter()
            .flat_map(|round| &round.tables)
            .filter(|table| together(&table.seats))
            .count()
    }

    /// Everyone is there once, the shape is the right one, and the repeats told are those that there are.
    pub fn recount(&self, drawn: &Drawn) {
        let shape = Shape::of(self.points.len(), self.sit_out).unwrap();
        let round = &drawn.round;
        assert_eq!(usize::from(round.number), self.rounds.len() + 1);
        assert_eq!(round.byes.len(), shape.byes);
        let sized = |size: usize| round.tables.iter().filter(|table| table.seats.len() == size).count();
        assert_eq!((sized(3), sized(4)), (shape.threes, shape.fours));
        let all: Vec<EntryNo> = round
            .tables
            .iter()
            .flat_map(|table| table.seats.clone())
            .chain(round.byes.clone())
            .collect();
        assert_eq!(all.len(), self.points.len());
        assert_eq!(
            all.into_iter().collect::<BTreeSet<_>>(),
            self.points.keys().copied().collect()
        );
        let numbers: Vec<u16> = round.tables.iter().map(|table| table.number).collect();
        assert_eq!(numbers, (1..=numbers.len() as u16).collect::<Vec<_>>());
        let mut again = BTreeSet::new();
        for pair in round.tables.iter().flat_map(|table| pairs(&table.seats)) {
            let EntryPair { one, other } = pair;
            assert!(!self.apart.holds(one, other), "{one:?} {other:?}");
            if self.met(one, other) > 0 {
                again.insert(pair);
            }
        }
        assert_eq!(
            drawn.repeats.iter().map(|repeat| repeat.pair).collect::<BTreeSet<_>>(),
            again
        );
        assert!(drawn.repeats.len() >= drawn.bound.repeats);
        assert_eq!(drawn.bound.reached, drawn.repeats.len() == drawn.bound.repeats);
        let reasons: Vec<u16> = drawn.tables.iter().map(|reason| reason.table).collect();
        assert_eq!(reasons, numbers);
        let reasons: Vec<EntryNo> = drawn.byes.iter().map(|reason| reason.entry).collect();
        assert_eq!(reasons, round.byes);
    }
}

/// Every pair of a table.
pub fn pairs(seats: &[EntryNo]) -> Vec<EntryPair> {
    let all = seats.iter().flat_map(|one| seats.iter().map(|other| (*one, *other)));
    all.filter(|(one, other)| one < other)
        .map(|(one, other)| EntryPair::of(one, other))
        .collect()
}

/// The fewest repeats of any arrangement, found by trying all of them, one player after the other.
pub fn fewest(players: &[EntryNo], threes: usize, fours: usize, met: &dyn Fn(EntryNo, EntryNo) -> bool) -> usize {
    let mut best = usize::MAX;
    try_all(&mut vec![(Vec::new(), 3); threes], fours, players, 0, &mut best, met);
    best
}

fn try_all(
    tables: &mut Vec<(Vec<EntryNo>, usize)>,
    fours: usize,
    players: &[EntryNo],
    repeats: usize,
    best: &mut usize,
    met: &dyn Fn(EntryNo, EntryNo) -> bool,
) {
    if fours > 0 {
        tables.push((Vec::new(), 4));
        try_all(tables, fours - 1, players, repeats, best, met);
        tables.pop();
        return;
    }
    let Some((player, rest)) = players.split_first() else {
        *best = (*best).min(repeats);
        return;
    };
    let mut begun = BTreeSet::new();
    for at in 0..tables.len() {
        let (seats, size) = &tables[at];
        // Empty tables of a size are alike.
        if seats.len() == *size || (seats.is_empty() && !begun.insert(*size)) {
            continue;
        }
        let repeats = repeats + seats.iter().filter(|other| met(*player, **other)).count();
        if repeats < *best {
            tables[at].0.push(*player);
            try_all(tables, 0, rest, repeats, best, met);
            tables[at].0.pop();
        }
    }
}
