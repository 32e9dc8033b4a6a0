//! Says of a finished arrangement why it is so. It does not change it.

use std::collections::BTreeSet;

use super::arrange::{Start, Wish};
use super::search::{FORBIDDEN, Price};
use super::{Bound, ByeReason, Drawn, Repeat, RepeatWhy, Situation, TableOrigin, TableReason};
use crate::{EntryPair, Exact, Round, Shape};

/// So many pairs meet again no matter who sits with whom: someone has met all but a few of those they may sit with.
pub(super) fn bound(situation: &Situation, seated: &[usize], shape: &Shape) -> usize {
    let needed: usize = if shape.threes > 0 { 2 } else { 3 };
    let missing = |place: &usize| {
        let one = situation.field[*place].entry;
        let others = seated
            .iter()
            .filter(|other| *other != place)
            .map(|other| situation.field[*other].entry);
        let new =
            others.filter(|other| situation.past.met(one, *other).is_none() && !situation.apart.holds(one, *other));
        needed.saturating_sub(new.take(needed).count())
    };
    seated.iter().map(missing).sum::<usize>().div_ceil(2)
}

/// What the reasons are taken from.
pub(super) struct Reasons<'a> {
    pub situation: &'a Situation<'a>,
    pub wish: Wish,
    pub seated: &'a [usize],
    pub start: &'a Start,
    pub price: &'a Price,
}

impl Reasons<'_> {
    /// The answer. The tables of the round are those of the arrangement, in the same order.
    pub fn told(&self, round: Round, byes: Vec<ByeReason>, tables: &[Vec<usize>], bound: usize, proved: bool) -> Drawn {
        let why = match (self.wish.mind_repeats, proved) {
            (false, _) => RepeatWhy::Allowed,
            (true, true) => RepeatWhy::Unavoidable,
            (true, false) => RepeatWhy::NothingBetter,
        };
        let repeats: Vec<Repeat> = tables.iter().flat_map(|table| self.repeats(table, why)).collect();
        let bound = match why {
            RepeatWhy::Unavoidable => Bound {
                repeats: repeats.len(),
                reached: true,
            },
            _ => Bound {
                repeats: bound,
                reached: repeats.len() == bound,
            },
        };
        let reason = |(number, table): (u16, &Vec<usize>)| {
            let entrants = || table.iter().map(|player| &self.situation.field[self.seated[*player]]);
            let points = || entrants().map(|entrant| &entrant.points);
            let spread = points().max().zip(points().min()).map(|(most, least)| most - least);
            TableReason {
                table: number,
                ranks: entrants().map(|entrant| entrant.rank).collect(),
                spread: spread.unwrap_or_else(Exact::zero),
                origin: self.origin(table),
            }
        };
        let reasons = (1..).zip(tables).map(reason).collect();
        Drawn {
            round,
            tables: reasons,
            byes,
            repeats,
            bound,
        }
    }

    fn repeats(&self, table: &[usize], why: RepeatWhy) -> Vec<Repeat> {
        let entry = |player: usize| self.situation.field[self.seated[player]].entry;
        let mut found = Vec::new();
        for (at, one) in table.iter().enumerate() {
            for other in &table[at + 1..] {
                let (one, other) = (entry(*one), entry(*other));
                if let Some(met) = self.situation.past.met(one, other) {
                    found.push(Repeat {
                        pair: EntryPair::of(one, other),
                        met,
                        why,
                    });
                }
            }
        }
        found
    }

    /// A table that the format would have is told by the format; any other by what was wrong with the tables that
    /// its players come from.
    fn origin(&self, table: &[usize]) -> TableOrigin {
        let of = |player: &usize| self.start.tables.iter().position(|table| table.contains(player));
        let origins: BTreeSet<usize> = table.iter().filter_map(of).collect();
        let begun = || origins.iter().map(|at| &self.start.tables[*at]);
        if begun().all(|begun| begun.len() == table.len()) && origins.len() == 1 {
            return self.wish.origin;
        }
        let had_turn = |begun: &Vec<usize>| begun.iter().any(|player| self.price.fours[*player] > 0);
        // Others than those whom the format would have there, for some of them had their turn.
        let turns = table.len() == 4
            && self
                .start
                .tables
                .iter()
                .any(|begun| begun.len() == 4 && had_turn(begun));
        let (mut apart, mut again) = (0, 0);
        for begun in begun() {
            let pairs = begun
                .iter()
                .flat_map(|one| begun.iter().map(move |other| (*one, *other)));
            for (one, other) in pairs.filter(|(one, other)| one < other) {
                match self.price.pair(one, other) {
                    0 => {}
                    FORBIDDEN => apart += 1,
                    _ => again += 1,
                }
            }
        }
        match (apart, again) {
            (0, 0) if turns => TableOrigin::TurnAtFour,
            (0, 0) => TableOrigin::Rest,
            (apart, again) => TableOrigin::Changed { apart, again },
        }
    }
}
