//! A free table: three or four people who played on a day outside any tournament, of which the final scores are known.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use talon_tournament::names::NAME_MAX;

use crate::act::named;
use crate::document::{LeaguePerson, LeagueSeason, SeasonState, UnitNo, UnitSource};
use crate::refusal::LeagueRefusal;

/// How many people sit at a table.
pub const SEATS: RangeInclusive<usize> = 3..=4;
/// The largest score of a table, and with a minus the smallest.
pub const SCORE_MAX: i64 = 1_000_000_000;

/// Someone at a free table, with what they had in the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FreeSeat {
    pub person: LeaguePerson,
    pub score: i64,
}

/// A free table as someone writes it down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FreeTable {
    pub day: NaiveDate,
    pub name: Option<String>,
    pub seats: Vec<FreeSeat>,
}

/// Refuses what is no table.
pub(crate) fn check_seats(seats: &[FreeSeat]) -> Result<(), LeagueRefusal> {
    if !SEATS.contains(&seats.len()) {
        return Err(LeagueRefusal::Seats);
    }
    let mut seen = BTreeSet::new();
    if let Some(twice) = seats.iter().find(|seat| !seen.insert(seat.person)) {
        return Err(LeagueRefusal::SeatTwice(twice.person));
    }
    let is_sound = |seat: &FreeSeat| (-SCORE_MAX..=SCORE_MAX).contains(&seat.score);
    if seats.iter().all(is_sound) {
        Ok(())
    } else {
        Err(LeagueRefusal::ScoreTooLarge { most: SCORE_MAX })
    }
}

/// Whether the same people have the same scores, in whichever order they were written down.
pub fn are_same_seats(one: &[FreeSeat], other: &[FreeSeat]) -> bool {
    let sorted = |seats: &[FreeSeat]| seats.iter().copied().collect::<BTreeSet<FreeSeat>>();
    sorted(one) == sorted(other)
}

impl LeagueSeason {
    /// Whether free tables can be reported now.
    pub fn reports_open(&self) -> bool {
        self.takes_reports && self.state == SeasonState::Running
    }

    /// Puts what was written down of a table in the place of what stood there.
    pub(crate) fn correct_table(&mut self, number: UnitNo, table: FreeTable) -> Result<(), LeagueRefusal> {
        check_seats(&table.seats)?;
        let name = table.name.map(|name| named(&name, NAME_MAX)).transpose()?;
        let source = UnitSource::Table { seats: table.seats };
        let others = self.units.iter().filter(|unit| unit.number != number && unit.counts());
        if let Some(same) = others.into_iter().find(|unit| unit.repeats(&source, table.day)) {
            return Err(LeagueRefusal::CountsAlready(same.number));
        }
        let unit = self.unit_mut(number)?;
        if !matches!(unit.source, UnitSource::Table { .. }) {
            return Err(LeagueRefusal::NoSuchUnit);
        }
        unit.source = source;
        unit.day = table.day;
        unit.name = name;
        Ok(())
    }
}
