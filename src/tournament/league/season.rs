//! A season as facts: who plays, what counts, and what was decided. What they come to is counted from them each time.

use serde::{Deserialize, Serialize};

use super::chain::SeasonItem;
use super::counting::{Counting, CountingFault};
use super::points::UnitPoints;
use crate::Exact;

/// The highest number, in either direction, that a cell may have.
const POINTS_MAX: i64 = 1_000_000_000_000;

/// The facts of a season. Players are named by their place in the list, units by theirs in order of play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Season {
    pub profile: SeasonProfile,
    pub players: Vec<SeasonPlayer>,
    pub units: Vec<Unit>,
    /// Those that count; what was taken back is not among them.
    pub adjustments: Vec<SeasonAdjustment>,
    /// What was played or decided for places that were level.
    pub playoffs: Vec<Vec<PlayoffPlace>>,
}

/// How a season is counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeasonProfile {
    /// What units pay that have no points of their own.
    pub points: UnitPoints,
    /// What everyone gets beside for each unit that they played.
    pub participation: Exact,
    pub counting: Counting,
    pub guests: GuestRule,
    /// Units that someone must have played to be ranked.
    pub minimum: usize,
    /// While the season is young, half of the units so far are enough.
    #[serde(rename = "growing_minimum")]
    pub is_minimum_growing: bool,
    /// Each at most once.
    pub chain: Vec<SeasonItem>,
    /// The seed of a lot.
    pub lot: u64,
}

/// What becomes of the places of guests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GuestRule {
    /// They keep them, and nobody gets their points.
    #[default]
    Counted,
    /// The others are ranked as if there were no guests.
    PassedOver,
}

/// Someone in a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonPlayer {
    /// Guests have no row.
    pub is_guest: bool,
    /// What they bring from the season before.
    pub carried: Exact,
    /// What their lot is drawn by, together with the seed.
    pub lot: u64,
}

/// What counts once: a tournament, a part of one, an evening, a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unit {
    /// What its points are multiplied by; not below zero.
    pub weight: Exact,
    /// Never dropped, and takes none of the places of those that count.
    pub is_bonus: bool,
    /// A part of the season, where so many of each part count.
    pub group: Option<String>,
    /// Where they differ from those of the season.
    pub points: Option<UnitPoints>,
    /// Of everyone who played a table there. Without any, the unit had no result.
    pub results: Vec<UnitResult>,
    /// Who sat with whom, for those who compare it.
    pub tables: Vec<Vec<SeatScore>>,
}

/// What someone came to in a unit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnitResult {
    pub player: usize,
    pub finish: Finish,
    /// Their total there.
    pub points: Exact,
    /// The sum of their scores.
    pub raw: Exact,
    /// At how many tables they played.
    pub tables: u32,
}

/// How someone ended in a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finish {
    Ranked(usize),
    /// They played too little to be ranked there.
    Unranked,
    /// They get nothing, and cannot drop it.
    Excluded,
}

/// What someone had at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatScore {
    pub player: usize,
    pub raw: i64,
}

/// What is added or taken away by decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonAdjustment {
    pub player: usize,
    /// On what this unit brought, before it is known whether it counts; none: on the total.
    pub unit: Option<usize>,
    pub amount: Exact,
}

/// Where someone came in a play-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayoffPlace {
    pub player: usize,
    pub place: usize,
}

/// Why a season cannot be counted. Units and players by their places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SeasonFault {
    #[error(transparent)]
    Counting(#[from] CountingFault),
    #[error("{} stands in the chain twice", .0.as_str())]
    ChainTwice(SeasonItem),
    #[error("unit {unit} names nobody of the season")]
    NoSuchPlayer { unit: usize },
    #[error("player {player} stands twice in unit {unit}")]
    PlayerTwice { unit: usize, player: usize },
    #[error("the ranks of unit {unit} are no ranking")]
    NoRanking { unit: usize },
    #[error("unit {unit} has a weight below zero")]
    NegativeWeight { unit: usize },
    #[error("a number of unit {unit} is too large")]
    TooLarge { unit: usize },
    #[error("player {player} did not play unit {unit}, which is adjusted for them")]
    NotPlayed { unit: usize, player: usize },
    #[error("an adjustment names nobody of the season")]
    AdjustmentOfNobody,
}

impl Default for SeasonProfile {
    /// The best eight units at 10-7-5-4-3-2-1, from four units on.
    fn default() -> SeasonProfile {
        SeasonProfile {
            points: UnitPoints::usual(),
            participation: Exact::zero(),
            counting: Counting::Best { n: 8 },
            guests: GuestRule::Counted,
            minimum: 4,
            is_minimum_growing: false,
            chain: SeasonItem::USUAL.to_vec(),
            lot: 0,
        }
    }
}

impl Unit {
    /// A plain one.
    pub fn of(results: Vec<UnitResult>) -> Unit {
        Unit {
            weight: Exact::from(1),
            is_bonus: false,
            group: None,
            points: None,
            results,
            tables: Vec::new(),
        }
    }

    /// Whether it came to a result.
    pub fn has_result(&self) -> bool {
        !self.results.is_empty()
    }

    /// Takes guests out: they keep a seat without a rank, and the others are ranked among themselves. A unit of guests
    /// alone is none.
    fn pass_over(&mut self, players: &[SeasonPlayer]) {
        let is_guest = |result: &UnitResult| players.get(result.player).is_some_and(|player| player.is_guest);
        if self.results.iter().all(is_guest) {
            self.results.clear();
        }
        let mut ranks: Vec<usize> = Vec::new();
        for result in &mut self.results {
            match result.finish {
                Finish::Ranked(_) if is_guest(result) => result.finish = Finish::Unranked,
                Finish::Ranked(rank) => ranks.push(rank),
                Finish::Unranked | Finish::Excluded => {}
            }
        }
        ranks.sort_unstable();
        for result in &mut self.results {
            if let Finish::Ranked(rank) = &mut result.finish {
                *rank = 1 + ranks.partition_point(|other| *other < *rank);
            }
        }
    }
}

impl Season {
    /// Units with a result so far, without bonus units: of these some are dropped.
    pub fn units_so_far(&self) -> usize {
        let so_far = self.units.iter().filter(|unit| self.has_result(unit) && !unit.is_bonus);
        so_far.count()
    }

    /// Whether a unit came to a result. Where guests are passed over, it does not matter what they did among
    /// themselves.
    pub fn has_result(&self, unit: &Unit) -> bool {
        let is_guest = |player: usize| self.players.get(player).is_some_and(|player| player.is_guest);
        match self.profile.guests {
            GuestRule::Counted => unit.has_result(),
            GuestRule::PassedOver => unit.results.iter().any(|result| !is_guest(result.player)),
        }
    }

    /// The most who were ranked in a unit, or might have been; of guests who are passed over, none is.
    pub fn most_entries(&self) -> usize {
        let is_ranked = |result: &&UnitResult| {
            let is_guest = self.players.get(result.player).is_some_and(|player| player.is_guest);
            self.profile.guests == GuestRule::Counted || !is_guest
        };
        let entries = self
            .units
            .iter()
            .map(|unit| unit.results.iter().filter(is_ranked).count());
        entries.max().unwrap_or(0)
    }

    /// How many units someone must have played by now to be ranked.
    pub fn minimum_now(&self) -> usize {
        self.minimum_after(self.units_so_far())
    }

    /// The same after so many units.
    pub(super) fn minimum_after(&self, units: usize) -> usize {
        if self.profile.is_minimum_growing {
            self.profile.minimum.min(units.div_ceil(2))
        } else {
            self.profile.minimum
        }
    }

    /// The season as it was after so many of its units.
    #[must_use]
    pub fn after(&self, units: usize) -> Season {
        let mut before = self.clone();
        before.units.truncate(units);
        before
            .adjustments
            .retain(|one| one.unit.is_none_or(|unit| unit < units));
        before
    }

    /// The season in which only those have rows who came to a unit, as soon as anyone did.
    #[must_use]
    pub fn of_those_who_came(&self) -> Season {
        let mut season = self.clone();
        let came = self.came();
        if came.contains(&true) {
            for (player, came) in season.players.iter_mut().zip(came) {
                player.is_guest |= !came;
            }
        }
        season
    }

    /// For each player whether they came to a unit.
    pub(super) fn came(&self) -> Vec<bool> {
        let mut came = vec![false; self.players.len()];
        for result in self.units.iter().flat_map(|unit| &unit.results) {
            if let Some(came) = came.get_mut(result.player) {
                *came = true;
            }
        }
        came
    }

    /// For each player how many units they played.
    pub(super) fn played_units(&self) -> Vec<usize> {
        let mut played = vec![0; self.players.len()];
        let results = self.units.iter().flat_map(|unit| &unit.results);
        for result in results.filter(|result| result.finish != Finish::Excluded) {
            if let Some(played) = played.get_mut(result.player) {
                *played += 1;
            }
        }
        played
    }

    /// The season with guests taken out of the units, where they are passed over: everyone else as if they had not
    /// been.
    pub(super) fn without_passed_over(&self) -> Season {
        let mut season = self.clone();
        if season.profile.guests == GuestRule::PassedOver {
            season.profile.guests = GuestRule::Counted;
            for unit in &mut season.units {
                unit.pass_over(&self.players);
            }
        }
        season
    }

    pub(super) fn check(&self) -> Result<(), SeasonFault> {
        self.profile.counting.check()?;
        let chain = &self.profile.chain;
        let twice = chain.iter().enumerate().find(|(at, item)| chain[..*at].contains(item));
        if let Some((_, item)) = twice {
            return Err(SeasonFault::ChainTwice(*item));
        }
        for (number, unit) in self.units.iter().enumerate() {
            if unit.weight < Exact::zero() {
                return Err(SeasonFault::NegativeWeight { unit: number });
            }
            let mut seen = vec![false; self.players.len()];
            for result in &unit.results {
                let seen = seen
                    .get_mut(result.player)
                    .ok_or(SeasonFault::NoSuchPlayer { unit: number })?;
                if std::mem::replace(seen, true) {
                    return Err(SeasonFault::PlayerTwice {
                        unit: number,
                        player: result.player,
                    });
                }
            }
        }
        self.adjustments.iter().try_for_each(|one| self.check_adjustment(one))
    }

    fn check_adjustment(&self, adjustment: &SeasonAdjustment) -> Result<(), SeasonFault> {
        if self.players.get(adjustment.player).is_none() {
            return Err(SeasonFault::AdjustmentOfNobody);
        }
        let Some(unit) = adjustment.unit else { return Ok(()) };
        let played = |result: &UnitResult| result.player == adjustment.player && result.finish != Finish::Excluded;
        let is_played = self.units.get(unit).is_some_and(|unit| unit.results.iter().any(played));
        if is_played {
            Ok(())
        } else {
            Err(SeasonFault::NotPlayed {
                unit,
                player: adjustment.player,
            })
        }
    }
}

/// Whether a cell may have this number.
pub(super) fn fits(number: &Exact) -> bool {
    let most = Exact::from(POINTS_MAX);
    number.is_small() && *number <= most && -number.clone() <= most
}
