//! A published table as a season again: how it stood after fewer units, and what the last unit may still do to it. It
//! asks nothing but the table, so that nothing is told that was not published.

use std::collections::BTreeMap;

use talon_tournament::Exact;
use talon_tournament::league::{
    Finish, GuestRule, LastUnit, Need, Outlook, Season, SeasonAdjustment, SeasonFault, SeasonPlayer, Unit, UnitPoints,
    UnitResult, UnitToCome,
};

use crate::count::Numbered;
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
    /// Between which ranks they will end if they stay away, then by each place that they take alone; none where they
    /// would have no rank.
    pub ends: Vec<Option<Outlook>>,
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
    /// Nothing is told of a table that does not say how it was counted.
    ///
    /// # Errors
    /// When the table cannot be counted again.
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
        let Some(again) = self.again(season) else {
            return Ok(BTreeMap::new());
        };
        self.ranks_of(&again.after(units))
    }

    /// The ranks after each of its units one after another, in order of play.
    ///
    /// # Errors
    /// As for those after one.
    pub fn all_ranks(&self, season: &LeagueSeason) -> Result<Vec<BTreeMap<LeaguePerson, usize>>, SeasonFault> {
        let Some(again) = self.again(season) else {
            return Ok(Vec::new());
        };
        (1..=self.units.len())
            .map(|units| self.ranks_of(&again.after(units)))
            .collect()
    }

    /// The rank of someone after each of its units up to the last one with a result; none where they had no rank then.
    /// Nothing is told of a table that does not say how it was counted.
    ///
    /// # Errors
    /// As for those after one.
    pub fn rank_curve(&self, season: &LeagueSeason, person: LeaguePerson) -> Result<Vec<Option<usize>>, SeasonFault> {
        let (Some(last), Some(row), Some(again)) = (self.last_played(), self.row(person), self.again(season)) else {
            return Ok(Vec::new());
        };
        let earlier = (1..last).map(|units| Ok(self.ranks_of(&again.after(units))?.get(&person).copied()));
        let mut curve = earlier.collect::<Result<Vec<_>, SeasonFault>>()?;
        // What was published is not counted again.
        curve.extend((last > 0).then_some(row.before));
        curve.push(row.rank);
        Ok(curve)
    }

    fn ranks_of(&self, season: &Season) -> Result<BTreeMap<LeaguePerson, usize>, SeasonFault> {
        let rows = season.of_those_who_came().table()?;
        let came = rows.into_iter().filter(|row| row.cells.iter().any(Option::is_some));
        let ranked = came.filter_map(|row| Some((self.rows.get(row.player)?.person, row.rank?)));
        Ok(ranked.collect())
    }

    /// With one unit to come, what somebody needs in it. `newcomers` may come for the first time and have a row then.
    ///
    /// # Errors
    /// When the table cannot be counted again.
    pub fn needs(
        &self,
        season: &LeagueSeason,
        person: LeaguePerson,
        newcomers: usize,
    ) -> Result<Option<LastNeeds>, SeasonFault> {
        let Some(player) = self.rows.iter().position(|row| row.person == person) else {
            return Ok(None);
        };
        let Some(last) = self.last_unit(season, newcomers)? else {
            return Ok(None);
        };
        let ways = last.of(player);
        let Some(outlook) = ways.outlook() else {
            return Ok(None);
        };
        let ranks = (outlook.best..outlook.worst).take(RANKS_TOLD).map(|rank| RankNeed {
            rank,
            sure: ways.sure(rank),
            possible: ways.possible(rank),
        });
        Ok(Some(LastNeeds {
            entries: self.entries(),
            ranks: ranks.collect(),
            ends: ways.ends().to_vec(),
        }))
    }

    /// Every way in which the season may end, where one unit is to come and that can be told exactly.
    fn last_unit(&self, season: &LeagueSeason, newcomers: usize) -> Result<Option<LastUnit>, SeasonFault> {
        let (Some(mut again), Some(by)) = (self.again(season), &self.counted_by) else {
            return Ok(None);
        };
        if season.has_ended() || self.to_come() != Some(1) {
            return Ok(None);
        }
        again.players.extend((0..newcomers).map(|_| SeasonPlayer {
            is_guest: false,
            carried: Exact::zero(),
            lot: 0,
        }));
        again.last_unit(&UnitToCome {
            entries: self.entries(),
            weight: Exact::from(1),
            is_bonus: false,
            group: None,
            points: Some(by.profile.points.clone()),
        })
    }

    /// How many units are to come; none where that is open, or the table does not say.
    pub fn to_come(&self) -> Option<usize> {
        let by = self.counted_by.as_ref()?;
        let so_far = self.played().filter(|unit| !by.bonus.contains(unit)).count();
        Some((by.planned? as usize).saturating_sub(so_far))
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

    /// Of the season of now it takes nothing but what lots are drawn by, which never changes.
    pub(crate) fn again(&self, season: &LeagueSeason) -> Option<Season> {
        let by = self.counted_by.as_ref()?;
        let mut profile = by.profile.clone();
        // Guests were passed over, or not, when it was counted.
        profile.guests = GuestRule::Counted;
        let participation = profile.participation.clone();
        let unit = |(at, number): (usize, &UnitNo)| {
            let group = by.groups.iter().find(|one| one.unit == *number);
            let cells = self.rows.iter().enumerate();
            let results =
                cells.filter_map(|(player, row)| Some(result(player, row.cells.get(at)?.as_ref()?, &participation)));
            Unit {
                weight: Exact::from(1),
                is_bonus: by.bonus.contains(number),
                group: group.map(|one| one.group.clone()),
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
        Some(Season {
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
        })
    }

    /// The same with what was decided about a unit apart from what it brought.
    pub(crate) fn again_apart(&self, season: &LeagueSeason) -> Option<Season> {
        let mut again = self.again(season)?;
        for (at, unit) in again.units.iter_mut().enumerate() {
            let cells = self.rows.iter().filter_map(|row| row.cells.get(at)?.as_ref());
            let adjusted = unit.results.iter_mut().zip(cells);
            for (result, cell) in adjusted.filter(|(_, cell)| cell.adjusted != Exact::zero()) {
                result.points = &result.points - &cell.adjusted;
                again.adjustments.push(SeasonAdjustment {
                    player: result.player,
                    unit: Some(at),
                    amount: cell.adjusted.clone(),
                });
            }
        }
        Some(again)
    }

    /// The table counted once more from its own cells, in the order in which a season of these people stands.
    pub(crate) fn counted_again(mut self, season: &LeagueSeason) -> Result<CountedSeason, SeasonFault> {
        self.rows.sort_by_key(|row| row.person);
        self.rows = match self.again_apart(season) {
            Some(again) => self.rows_of(again)?,
            None => self.among_themselves(),
        };
        Ok(self)
    }

    /// The rows of a season whose players are those of its rows. What is planned is told of the season as a whole.
    pub(crate) fn rows_of(&self, season: Season) -> Result<Vec<CountedRow>, SeasonFault> {
        let numbered = Numbered {
            people: self.people().collect(),
            units: Vec::new(),
            // A table does not tell when something was decided.
            adjusted_on: vec![None; season.adjustments.len()],
            season,
        };
        let mut rows = LeagueSeason::new().rows(&numbered, numbered.season.of_those_who_came())?;
        // It does not know who sat with whom.
        for row in &mut rows {
            row.reason = row.reason.take().map(|reason| reason.told(false));
        }
        Ok(rows)
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
