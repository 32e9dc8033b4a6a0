//! A published table as a season again: how it stood after fewer units, and what the last unit may still do to it. It
//! asks nothing but the table, so that nothing is told that was not published.

use std::collections::BTreeMap;

use talon_tournament::Exact;
use talon_tournament::league::{
    Finish, GuestRule, Need, Season, SeasonAdjustment, SeasonFault, SeasonPlayer, Unit, UnitPoints, UnitResult,
    UnitToCome,
};

use crate::counted::{CountedCell, CountedRow, CountedSeason};
use crate::document::{LeaguePerson, LeagueSeason, UnitNo};

/// Ranks that are told of what someone needs.
const RANKS_TOLD: usize = 5;

/// What someone needs in the last unit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastNeeds {
    /// How many are thought to come.
    pub entries: usize,
    /// From the best rank on that may still be reached.
    pub ranks: Vec<RankNeed>,
}

/// What a rank takes, or a better one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RankNeed {
    pub rank: usize,
    /// What makes it sure.
    pub sure: Need,
    /// What makes it possible.
    pub possible: Need,
}

impl CountedSeason {
    /// The rank of everyone after so many of its units, in order of play; who had none is not in it. Where the tables
    /// at which people met decide, those who were level then share the rank.
    ///
    /// # Errors
    /// When the table cannot be counted by the profile of now.
    pub fn ranks_after(
        &self,
        season: &LeagueSeason,
        units: usize,
    ) -> Result<BTreeMap<LeaguePerson, usize>, SeasonFault> {
        let last = self.last_played();
        let known = |rank: &dyn Fn(&CountedRow) -> Option<usize>| {
            let of_row = |row: &CountedRow| Some((row.person, rank(row)?));
            self.rows.iter().filter_map(of_row).collect()
        };
        match last {
            None => return Ok(BTreeMap::new()),
            Some(last) if units > last => return Ok(known(&|row| row.rank)),
            Some(last) if units == last => return Ok(known(&|row| row.before)),
            Some(_) => {}
        }
        let rows = self.again(season).after(units).of_those_who_came().table()?;
        let came = rows.into_iter().filter(|row| row.cells.iter().any(Option::is_some));
        let ranked = came.filter_map(|row| Some((self.rows.get(row.player)?.person, row.rank?)));
        Ok(ranked.collect())
    }

    /// With one unit to come, what somebody needs in it. `newcomers` may come for the first time and have a row then.
    ///
    /// # Errors
    /// When the table cannot be counted by the profile of now.
    pub fn needs(
        &self,
        season: &LeagueSeason,
        person: LeaguePerson,
        newcomers: usize,
    ) -> Result<Option<LastNeeds>, SeasonFault> {
        let mut again = self.again(season);
        let is_last = season
            .planned
            .is_some_and(|planned| planned as usize == again.units_so_far() + 1);
        let Some(player) = self.rows.iter().position(|row| row.person == person) else {
            return Ok(None);
        };
        if !is_last {
            return Ok(None);
        }
        again.players.extend((0..newcomers).map(|_| SeasonPlayer {
            is_guest: false,
            carried: Exact::zero(),
            lot: 0,
        }));
        let entries = self.entries();
        let to_come = UnitToCome {
            entries,
            weight: Exact::from(1),
            is_bonus: false,
            group: None,
            points: Some(season.profile.points.clone()),
        };
        let Some(last) = again.last_unit(&to_come)? else {
            return Ok(None);
        };
        let Some(outlook) = last.outlook(player) else {
            return Ok(None);
        };
        let ranks = (outlook.best..outlook.worst).take(RANKS_TOLD).map(|rank| RankNeed {
            rank,
            sure: last.sure(player, rank),
            possible: last.possible(player, rank),
        });
        let ranks = ranks.collect();
        Ok(Some(LastNeeds { entries, ranks }))
    }

    /// The place of the last unit in which someone has something.
    fn last_played(&self) -> Option<usize> {
        let last = self.played().next_back()?;
        self.units.iter().position(|unit| *unit == last)
    }

    /// As many as came when most did, as far as those who have rows tell.
    fn entries(&self) -> usize {
        let of_unit = |at: usize| {
            let cells = || self.rows.iter().filter_map(move |row| row.cells.get(at)?.as_ref());
            let last = cells().filter_map(|cell| cell.rank).max().unwrap_or(0);
            last.max(cells().count())
        };
        (0..self.units.len()).map(of_unit).max().unwrap_or(0)
    }

    fn again(&self, season: &LeagueSeason) -> Season {
        let mut profile = season.profile.clone();
        // Guests were passed over, or not, when it was counted.
        profile.guests = GuestRule::Counted;
        let participation = profile.participation.clone();
        let unit = |(at, number): (usize, &UnitNo)| {
            let known = season.unit(*number);
            let cells = self.rows.iter().enumerate();
            let results =
                cells.filter_map(|(player, row)| Some(result(player, row.cells.get(at)?.as_ref()?, &participation)));
            Unit {
                weight: Exact::from(1),
                is_bonus: known.is_some_and(|unit| unit.bonus),
                group: known.and_then(|unit| unit.group.clone()),
                points: Some(UnitPoints::Own),
                results: results.collect(),
                tables: Vec::new(),
            }
        };
        let adjustments = self.rows.iter().enumerate().map(|(player, row)| SeasonAdjustment {
            player,
            unit: None,
            amount: row.adjusted.clone(),
        });
        Season {
            players: self
                .rows
                .iter()
                .map(|row| SeasonPlayer {
                    is_guest: false,
                    carried: row.carried.clone(),
                    lot: season.lot(row.person),
                })
                .collect(),
            adjustments: adjustments.collect(),
            units: self.units.iter().enumerate().map(unit).collect(),
            playoffs: Vec::new(),
            profile,
        }
    }
}

/// What a cell was made of, with everything that was decided about it in the points.
fn result(player: usize, cell: &CountedCell, participation: &Exact) -> UnitResult {
    UnitResult {
        player,
        finish: match cell.rank {
            _ if cell.excluded => Finish::Excluded,
            Some(rank) => Finish::Ranked(rank),
            None => Finish::Unranked,
        },
        points: &cell.points - participation,
        raw: cell.raw.clone(),
        tables: cell.tables,
    }
}
