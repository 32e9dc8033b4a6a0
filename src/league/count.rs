//! From the facts of a season, and what its units came to, to its table.

use std::collections::{BTreeMap, BTreeSet};

use talon_tournament::Exact;
use talon_tournament::league::{
    Finish, Outlook, Season, SeasonAdjustment, SeasonFault, SeasonPlayer, SeasonRow, SeatScore, Unit, UnitPoints,
    UnitResult, UnitToCome,
};

use crate::act::UNITS_MAX;
use crate::counted::{CountedBy, CountedCell, CountedRow, CountedSeason, RowReason};
use crate::document::{LeaguePerson, LeagueSeason, LeagueUnit, UnitNo, UnitSource};

/// How many are thought to come to a unit as long as nobody has been to one.
const ENTRIES_USUAL: usize = 21;

/// What someone came to in a unit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonResult {
    pub person: LeaguePerson,
    pub finish: Finish,
    /// Their total there.
    pub points: Exact,
    /// The sum of their scores.
    pub raw: Exact,
    pub tables: u32,
}

/// What a unit came to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct UnitFacts {
    pub results: Vec<PersonResult>,
    /// Who sat with whom, with their scores.
    pub tables: Vec<Vec<(LeaguePerson, i64)>>,
}

impl UnitFacts {
    /// What an evening at one table came to, by the sum of everyone who sat there: equal sums share a place.
    pub fn of_evening(sums: &[(LeaguePerson, i64)]) -> UnitFacts {
        let totals = sums.iter().map(|(person, sum)| (*person, Exact::from(*sum)));
        UnitFacts {
            results: at_one_table(totals.collect()),
            tables: vec![sums.to_vec()],
        }
    }

    /// Without tables.
    pub fn of(results: Vec<PersonResult>) -> UnitFacts {
        UnitFacts {
            results,
            tables: Vec::new(),
        }
    }
}

/// The arithmetic of a season beside the people and units that its places stand for.
struct Numbered<'s> {
    people: Vec<LeaguePerson>,
    units: Vec<&'s LeagueUnit>,
    season: Season,
}

impl LeagueSeason {
    /// The table of the season. `members` have rows once they played, and all of them before the first unit; everyone else
    /// is a guest. A unit without facts has no result yet.
    ///
    /// # Errors
    /// When the profile, or a unit, cannot be counted.
    pub fn count(
        &self,
        members: &[LeaguePerson],
        facts: &BTreeMap<UnitNo, UnitFacts>,
    ) -> Result<CountedSeason, SeasonFault> {
        let numbered = self.numbered(members, facts);
        let rows = numbered.season.of_those_who_came().table()?;
        let before = numbered.ranks_before()?;
        let outlook = self.outlook(&numbered)?;
        let is_listed = |row: &&SeasonRow| numbered.units.is_empty() || row.cells.iter().any(Option::is_some);
        let minimum = numbered.season.minimum_now();
        let with_result: Vec<bool> = numbered.season.units.iter().map(Unit::has_result).collect();
        let counted = rows.iter().filter(is_listed).map(|row| CountedRow {
            person: numbered.people[row.player],
            rank: row.rank,
            before: before.get(row.player).copied().flatten(),
            total: row.total.clone(),
            carried: row.carried.clone(),
            adjusted: row.adjusted.clone(),
            played: row.played,
            missing: minimum.saturating_sub(row.played),
            cells: row
                .cells
                .iter()
                .map(|cell| cell.as_ref().map(CountedCell::of))
                .collect(),
            reason: RowReason::of(row, &numbered.people),
            outlook: outlook
                .get(row.player)
                .copied()
                .flatten()
                .map(|one| [one.best, one.worst]),
        });
        let counted: Vec<CountedRow> = counted.collect();
        Ok(CountedSeason {
            teams: self.count_teams(&counted, &with_result)?,
            rows: counted,
            units: numbered.units.iter().map(|unit| unit.number).collect(),
            counted_by: Some(CountedBy::of(self)),
            with_result: with_result.iter().filter(|has_result| **has_result).count(),
        })
    }

    fn numbered<'s>(&'s self, members: &[LeaguePerson], facts: &BTreeMap<UnitNo, UnitFacts>) -> Numbered<'s> {
        let units = self.counting();
        let found: Vec<UnitFacts> = units.iter().map(|unit| facts_of(unit, facts)).collect();
        let there = found.iter().flat_map(|unit| &unit.results).map(|result| result.person);
        let everybody: BTreeSet<LeaguePerson> = members.iter().copied().chain(there).collect();
        let people: Vec<LeaguePerson> = everybody.into_iter().collect();
        let known: BTreeSet<LeaguePerson> = members.iter().copied().collect();
        let place = |person: LeaguePerson| people.binary_search(&person).unwrap_or(usize::MAX);
        let players = people.iter().map(|person| SeasonPlayer {
            is_guest: person.is_stranger() || !self.lists_guests && !known.contains(person),
            carried: Exact::zero(),
            lot: self.lot(*person),
        });
        let at = |number: UnitNo| units.iter().position(|unit| unit.number == number);
        let standing = self.adjustments.iter().filter(|one| one.stands());
        let adjustments = standing.filter_map(|one| {
            // What concerns a unit that does not count any more concerns nobody.
            let unit = match one.unit {
                Some(unit) => Some(at(unit)?),
                None => None,
            };
            people.binary_search(&one.person).ok().map(|player| SeasonAdjustment {
                player,
                unit,
                amount: one.amount.clone(),
            })
        });
        let season = Season {
            profile: self.profile.clone(),
            players: players.collect(),
            adjustments: adjustments.collect(),
            units: units
                .iter()
                .zip(&found)
                .map(|(unit, facts)| arithmetic(unit, facts, &place))
                .collect(),
            playoffs: Vec::new(),
        };
        Numbered { people, units, season }
    }

    /// Between which ranks everyone will end, as far as it is known how many units are to come.
    fn outlook(&self, numbered: &Numbered<'_>) -> Result<Vec<Option<Outlook>>, SeasonFault> {
        let season = &numbered.season;
        let to_come = match self.planned {
            // A season kept by an earlier version may have more.
            Some(planned) if planned as usize > UNITS_MAX => return Ok(Vec::new()),
            Some(planned) => (planned as usize).saturating_sub(season.units_so_far()),
            None => return Ok(Vec::new()),
        };
        let entries = season.units.iter().map(|unit| unit.results.len()).max();
        let unit = UnitToCome {
            entries: entries.filter(|entries| *entries > 0).unwrap_or(ENTRIES_USUAL),
            weight: Exact::from(1),
            is_bonus: false,
            group: None,
            points: None,
        };
        if to_come == 1
            && let Some(last) = season.last_unit(&unit)?
        {
            return Ok((0..season.players.len())
                .map(|player| last.of(player).outlook())
                .collect());
        }
        season.outlook(&vec![unit; to_come])
    }
}

impl Numbered<'_> {
    /// The rank of everyone before the last unit with a result.
    fn ranks_before(&self) -> Result<Vec<Option<usize>>, SeasonFault> {
        let mut ranks = vec![None; self.people.len()];
        let Some(last) = self
            .season
            .units
            .iter()
            .rposition(Unit::has_result)
            .filter(|last| *last > 0)
        else {
            return Ok(ranks);
        };
        for row in self.season.after(last).of_those_who_came().table()? {
            let has_played = row.cells.iter().any(Option::is_some);
            ranks[row.player] = row.rank.filter(|_| has_played);
        }
        Ok(ranks)
    }
}

/// What a unit came to: what was written down of it, or what is known of its source.
fn facts_of(unit: &LeagueUnit, facts: &BTreeMap<UnitNo, UnitFacts>) -> UnitFacts {
    match &unit.source {
        UnitSource::Typed { results } => {
            let totals = results.iter().map(|result| (result.person, result.points.clone()));
            UnitFacts::of(at_one_table(totals.collect()))
        }
        UnitSource::Tournament { .. } | UnitSource::Evening { .. } => {
            facts.get(&unit.number).cloned().unwrap_or_default()
        }
    }
}

/// Everyone with their place among these totals; equal ones share it.
fn at_one_table(totals: Vec<(LeaguePerson, Exact)>) -> Vec<PersonResult> {
    let ahead = |total: &Exact| totals.iter().filter(|(_, other)| other > total).count();
    let ranks: Vec<usize> = totals.iter().map(|(_, total)| 1 + ahead(total)).collect();
    let ranked = totals.into_iter().zip(ranks);
    let result = |((person, total), rank): ((LeaguePerson, Exact), usize)| PersonResult {
        person,
        finish: Finish::Ranked(rank),
        points: total.clone(),
        raw: total,
        tables: 1,
    };
    ranked.map(result).collect()
}

fn arithmetic(unit: &LeagueUnit, facts: &UnitFacts, place: &impl Fn(LeaguePerson) -> usize) -> Unit {
    let results = facts.results.iter().map(|result| UnitResult {
        player: place(result.person),
        finish: result.finish,
        points: result.points.clone(),
        raw: result.raw.clone(),
        tables: result.tables,
    });
    let seat = |(person, raw): &(LeaguePerson, i64)| SeatScore {
        player: place(*person),
        raw: *raw,
    };
    // What was written down is points, whatever a place is worth.
    let written = match &unit.source {
        UnitSource::Typed { .. } => Some(UnitPoints::Own),
        UnitSource::Tournament { .. } | UnitSource::Evening { .. } => None,
    };
    Unit {
        weight: unit.weight.clone(),
        is_bonus: unit.bonus,
        group: unit.group.clone(),
        points: unit.points.clone().or(written),
        results: results.collect(),
        tables: facts
            .tables
            .iter()
            .map(|table| table.iter().map(seat).collect())
            .collect(),
    }
}
