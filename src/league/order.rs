//! The order in which the units of a season were played, whatever the order in which they were entered.

use std::collections::BTreeMap;

use chrono::{NaiveDate, NaiveDateTime};
use talon_tournament::league::SeasonFault;

use crate::count::UnitFacts;
use crate::document::{LeagueSeason, UnitNo};
use crate::unit::{LeagueUnit, UnitSource};

/// When a unit was played, as far as that is known. On one day tournaments come first, in order of their starts, then
/// what has no hour: the earlier entered table of two is the earlier one.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct PlayedAt {
    day: NaiveDate,
    has_no_hour: bool,
    starts: Option<NaiveDateTime>,
    source: SourceOrder,
    number: UnitNo,
}

/// In what order results of one hour stand.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum SourceOrder {
    Tournament { id: i64, round: u16 },
    Evening { id: i64 },
    Written,
}

impl SourceOrder {
    fn of(source: &UnitSource) -> SourceOrder {
        match source {
            UnitSource::Tournament { id } => SourceOrder::Tournament { id: *id, round: 0 },
            UnitSource::Round { id, round } => SourceOrder::Tournament { id: *id, round: *round },
            UnitSource::Evening { id } => SourceOrder::Evening { id: *id },
            UnitSource::Table { .. } | UnitSource::Typed { .. } => SourceOrder::Written,
        }
    }
}

impl LeagueSeason {
    /// The units that count, in order of play as their facts tell it: by day, on one day by the start of a tournament,
    /// then by its number and by rounds.
    pub(crate) fn in_order(&self, facts: &BTreeMap<UnitNo, UnitFacts>) -> Vec<&LeagueUnit> {
        let mut units: Vec<&LeagueUnit> = self.units.iter().filter(|unit| unit.counts()).collect();
        units.sort_by_cached_key(|unit| {
            let starts = facts.get(&unit.number).and_then(|facts| facts.starts);
            PlayedAt {
                day: unit.day,
                has_no_hour: starts.is_none(),
                starts,
                source: SourceOrder::of(&unit.source),
                number: unit.number,
            }
        });
        units
    }

    /// A fault with its unit by its place among those that count, as those who know no facts have them.
    pub(crate) fn fault_told(&self, fault: SeasonFault, units: &[&LeagueUnit]) -> SeasonFault {
        let place = |unit: usize| {
            let number = units.get(unit).map(|unit| unit.number);
            let told = self.counting().iter().position(|unit| Some(unit.number) == number);
            told.unwrap_or(unit)
        };
        match fault {
            SeasonFault::NoSuchPlayer { unit } => SeasonFault::NoSuchPlayer { unit: place(unit) },
            SeasonFault::PlayerTwice { unit, player } => SeasonFault::PlayerTwice {
                unit: place(unit),
                player,
            },
            SeasonFault::NoRanking { unit } => SeasonFault::NoRanking { unit: place(unit) },
            SeasonFault::NegativeWeight { unit } => SeasonFault::NegativeWeight { unit: place(unit) },
            SeasonFault::TooLarge { unit } => SeasonFault::TooLarge { unit: place(unit) },
            SeasonFault::NotPlayed { unit, player } => SeasonFault::NotPlayed {
                unit: place(unit),
                player,
            },
            SeasonFault::Counting(_) | SeasonFault::ChainTwice(_) | SeasonFault::AdjustmentOfNobody => fault,
        }
    }
}
