//! From the facts of a season, and what its units came to, to its table.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{NaiveDate, NaiveDateTime};
use talon_rules::games::GameKind;
use talon_tournament::Exact;
use talon_tournament::league::{
    Finish, GuestRule, Outlook, PlayoffPlace, Season, SeasonAdjustment, SeasonFault, SeasonPlayer, SeatScore, Unit,
    UnitResult, UnitToCome,
};

use crate::act::UNITS_MAX;
use crate::challenge::ChallengePosition;
use crate::counted::{CountedBy, CountedCell, CountedDivision, CountedRow, CountedSeason};
use crate::divisions::{LeagueDivision, LeaguePlayoff, SeasonDivisions};
use crate::document::{LeaguePerson, LeagueSeason, UnitNo};
use crate::high_scores::HighScore;
use crate::parts::UnitMark;
use crate::pot::KeptMoney;
use crate::reason::RowReason;
use crate::unit::{LeagueUnit, UnitKind, UnitSource};

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
    /// When its tournament began, by the clock of the club; what has no hour is played after what has one.
    pub starts: Option<NaiveDateTime>,
    /// Who sat with whom, with their scores.
    pub tables: Vec<Vec<(LeaguePerson, i64)>>,
    /// Which game it was, as far as that is known.
    pub game: Option<GameKind>,
    /// Where it was played, as far as that is known.
    pub venue: Option<String>,
    /// What was not paid out of its pot.
    pub kept: Option<KeptMoney>,
}

impl UnitFacts {
    /// What an evening at one table came to, by the sum of everyone who sat there: equal sums share a place.
    pub fn of_evening(sums: &[(LeaguePerson, i64)]) -> UnitFacts {
        let totals = sums.iter().map(|(person, sum)| (*person, Exact::from(*sum)));
        UnitFacts {
            results: at_one_table(totals.collect()),
            tables: vec![sums.to_vec()],
            ..UnitFacts::default()
        }
    }

    /// The same with people under other numbers.
    pub fn with_people(mut self, current: impl Fn(LeaguePerson) -> LeaguePerson) -> UnitFacts {
        for result in &mut self.results {
            result.person = current(result.person);
        }
        for (person, _) in self.tables.iter_mut().flatten() {
            *person = current(*person);
        }
        self
    }

    /// Without tables.
    pub fn of(results: Vec<PersonResult>) -> UnitFacts {
        UnitFacts {
            results,
            ..UnitFacts::default()
        }
    }
}

/// The arithmetic of a season beside the people and units that its places stand for.
pub(crate) struct Numbered<'s> {
    pub people: Vec<LeaguePerson>,
    pub units: Vec<&'s LeagueUnit>,
    pub season: Season,
    /// The day on which each of its adjustments was made, as far as that is known.
    pub adjusted_on: Vec<Option<NaiveDate>>,
}

impl LeagueSeason {
    /// The table of the season. `members` have rows once they played, and all of them before the first unit; everyone
    /// else is a guest. A unit without facts has no result yet.
    ///
    /// # Errors
    /// When the profile, or a unit, cannot be counted.
    pub fn count(
        &self,
        members: &[LeaguePerson],
        facts: &BTreeMap<UnitNo, UnitFacts>,
    ) -> Result<CountedSeason, SeasonFault> {
        if self.former_guests.iter().any(|one| !one.brings) {
            let (mut season, facts) = self.with_guests_of_then(facts);
            season.former_guests.clear();
            return season.count(members, &facts);
        }
        let numbered = self.numbered(members, facts);
        let counted = self.count_numbered(&numbered, members, facts);
        counted.map_err(|fault| self.fault_told(fault, &numbered.units))
    }

    fn count_numbered(
        &self,
        numbered: &Numbered<'_>,
        members: &[LeaguePerson],
        facts: &BTreeMap<UnitNo, UnitFacts>,
    ) -> Result<CountedSeason, SeasonFault> {
        let is_begun = !numbered.units.is_empty();
        let mut rows = self.rows(numbered, numbered.season.of_those_who_came())?;
        rows.retain(|row| !is_begun || row.came());
        let season = &numbered.season;
        let with_result: Vec<bool> = season.units.iter().map(|unit| season.has_result(unit)).collect();
        Ok(CountedSeason {
            teams: self.count_teams(&rows, &numbered.units, &with_result)?,
            units: numbered.units.iter().map(|unit| unit.number).collect(),
            counted_by: Some(CountedBy::of(self)),
            with_result: with_result.iter().filter(|has_result| **has_result).count(),
            divisions: self.counted_divisions(members, facts)?,
            challenge: self.positions(members, facts),
            high_scores: high_scores(&numbered.units, &rows, facts),
            lists: Vec::new(),
            marks: UnitMark::of(
                &numbered.units,
                &told_facts(&numbered.units, facts),
                self.takes_all_games(),
            ),
            pot: self.counted_pot(&numbered.units, &rows, facts),
            rows,
        })
    }

    /// Whether units of any game are taken in by themselves.
    fn takes_all_games(&self) -> bool {
        self.rule.as_ref().is_some_and(|rule| rule.game.is_none())
    }

    /// The first unit that counts in which both of two people have a result, guests too, as far as the facts tell.
    pub fn shared_unit(
        &self,
        facts: &BTreeMap<UnitNo, UnitFacts>,
        [one, other]: [LeaguePerson; 2],
    ) -> Option<&LeagueUnit> {
        let has_both = |unit: &&LeagueUnit| {
            let facts = facts_of(unit, facts);
            let has = |person: LeaguePerson| facts.results.iter().any(|result| result.person == person);
            has(one) && has(other)
        };
        self.counting().into_iter().find(has_both)
    }

    /// The order of the list after the units that count.
    fn positions(&self, members: &[LeaguePerson], facts: &BTreeMap<UnitNo, UnitFacts>) -> Vec<ChallengePosition> {
        let Some(challenge) = &self.challenge else {
            return Vec::new();
        };
        let known: BTreeSet<LeaguePerson> = members.iter().copied().collect();
        let units: Vec<UnitFacts> = self.in_order(facts).iter().map(|unit| facts_of(unit, facts)).collect();
        challenge.positions(units.iter(), |person| known.contains(&person))
    }

    /// The table of each division: everyone in it has a row, and everyone else is a guest.
    fn counted_divisions(
        &self,
        members: &[LeaguePerson],
        facts: &BTreeMap<UnitNo, UnitFacts>,
    ) -> Result<Vec<CountedDivision>, SeasonFault> {
        let Some(divisions) = &self.divisions else {
            return Ok(Vec::new());
        };
        let playing = divisions.divisions.iter().flat_map(|division| &division.people);
        let members: Vec<LeaguePerson> = members.iter().copied().chain(playing.map(|one| one.person)).collect();
        let numbered = self.numbered(&members, facts);
        let mut counted = Vec::new();
        for division in &divisions.divisions {
            let alone = numbered.of_division(division, divisions);
            counted.push(CountedDivision {
                name: division.name.clone(),
                rows: self.rows(&alone, alone.season.clone())?,
            });
        }
        divisions.mark(&mut counted);
        Ok(counted)
    }

    /// The rows of a season, each with its rank before the last unit and those with which it may end.
    pub(crate) fn rows(&self, numbered: &Numbered<'_>, season: Season) -> Result<Vec<CountedRow>, SeasonFault> {
        let before = numbered.ranks_before()?;
        let outlook = self.outlook(numbered)?;
        let minimum = numbered.season.minimum_now();
        let counted = season.table()?.into_iter().map(|row| CountedRow {
            person: numbered.people[row.player],
            rank: row.rank,
            before: before.get(row.player).copied().flatten(),
            missing: minimum.saturating_sub(row.played),
            cells: row
                .cells
                .iter()
                .map(|cell| cell.as_ref().map(CountedCell::of))
                .collect(),
            reason: RowReason::of(&row, &numbered.people),
            outlook: outlook
                .get(row.player)
                .copied()
                .flatten()
                .map(|one| [one.best, one.worst]),
            moves: None,
            total: row.total,
            carried: row.carried,
            adjusted: row.adjusted,
            played: row.played,
        });
        Ok(counted.collect())
    }

    fn numbered<'s>(&'s self, members: &[LeaguePerson], facts: &BTreeMap<UnitNo, UnitFacts>) -> Numbered<'s> {
        let units = self.in_order(facts);
        let found: Vec<UnitFacts> = units.iter().map(|unit| facts_of(unit, facts)).collect();
        let there = found.iter().flat_map(|unit| &unit.results).map(|result| result.person);
        let everybody: BTreeSet<LeaguePerson> = members.iter().copied().chain(there).collect();
        let people: Vec<LeaguePerson> = everybody.into_iter().collect();
        let known: BTreeSet<LeaguePerson> = members.iter().copied().collect();
        let place = |person: LeaguePerson| people.binary_search(&person).unwrap_or(usize::MAX);
        let players = people.iter().map(|person| SeasonPlayer {
            is_guest: person.is_stranger() || !self.lists_guests && !known.contains(person),
            carried: self.carried(*person),
            lot: self.lot(*person),
        });
        let at = |number: UnitNo| units.iter().position(|unit| unit.number == number);
        let standing = self.adjustments.iter().filter(|one| one.stands());
        let adjustments = standing.filter_map(|one| {
            // What concerns a unit that does not count any more, or has no result for now, concerns nobody.
            let unit = match one.unit {
                Some(unit) => Some(at(unit).filter(|at| !found[*at].results.is_empty())?),
                None => None,
            };
            let player = people.binary_search(&one.person).ok()?;
            let adjustment = SeasonAdjustment {
                player,
                unit,
                amount: one.amount.clone(),
            };
            Some((adjustment, one.time.map(|time| time.date())))
        });
        let (adjustments, adjusted_on) = adjustments.unzip();
        let season = Season {
            profile: self.profile.clone(),
            players: players.collect(),
            adjustments,
            units: units
                .iter()
                .zip(&found)
                .map(|(unit, facts)| arithmetic(unit, facts, &place))
                .collect(),
            playoffs: self
                .playoffs
                .iter()
                .map(|playoff| played_off(playoff, &place))
                .collect(),
        };
        Numbered {
            people,
            units,
            season,
            adjusted_on,
        }
    }

    /// Between which ranks everyone will end, as far as it is known how many units are to come; nothing once the season
    /// has ended.
    fn outlook(&self, numbered: &Numbered<'_>) -> Result<Vec<Option<Outlook>>, SeasonFault> {
        let season = &numbered.season;
        if self.has_ended() {
            return Ok(Vec::new());
        }
        let to_come = match self.planned {
            // A season kept by an earlier version may have more.
            Some(planned) if planned as usize > UNITS_MAX => return Ok(Vec::new()),
            Some(planned) => (planned as usize).saturating_sub(season.units_so_far()),
            None => return Ok(Vec::new()),
        };
        // Who planned fewer units than there are goes on all the same.
        if to_come == 0 {
            return Ok(Vec::new());
        }
        let unit = UnitToCome {
            entries: Some(season.most_entries())
                .filter(|most| *most > 0)
                .unwrap_or(ENTRIES_USUAL),
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

impl<'s> Numbered<'s> {
    /// The season of one division: everyone else is a guest there, and a unit to which nobody of it came is none.
    fn of_division(&self, division: &LeagueDivision, divisions: &SeasonDivisions) -> Numbered<'s> {
        let mut season = self.season.clone();
        season.profile = divisions.profile(&season.profile);
        if divisions.own_places {
            season.profile.guests = GuestRule::PassedOver;
        }
        for (player, person) in season.players.iter_mut().zip(&self.people) {
            player.is_guest = !division.has(*person);
        }
        for unit in &mut season.units {
            let is_here = |player: usize| season.players.get(player).is_some_and(|player| !player.is_guest);
            if !unit.results.iter().any(|result| is_here(result.player)) {
                unit.results.clear();
            }
        }
        let players = &season.players;
        let is_here = |one: &SeasonAdjustment| players.get(one.player).is_some_and(|player| !player.is_guest);
        let (adjustments, adjusted_on) = self.adjusted().filter(|(one, _)| is_here(one)).unzip();
        season.adjustments = adjustments;
        Numbered {
            people: self.people.clone(),
            units: self.units.clone(),
            season,
            adjusted_on,
        }
    }

    /// The adjustments with the day on which each was made.
    fn adjusted(&self) -> impl Iterator<Item = (SeasonAdjustment, Option<NaiveDate>)> {
        let days = self.adjusted_on.iter().copied();
        self.season.adjustments.iter().cloned().zip(days)
    }

    /// The season as it stood before a unit was played: without what was decided on that day or later.
    fn before(&self, unit: usize) -> Season {
        let day = self.units.get(unit).map(|unit| unit.day);
        let is_earlier = |made: &Option<NaiveDate>| made.is_none_or(|made| day.is_none_or(|day| made < day));
        let earlier = self.adjusted().filter(|(_, made)| is_earlier(made));
        let season = Season {
            adjustments: earlier.map(|(adjustment, _)| adjustment).collect(),
            ..self.season.clone()
        };
        season.after(unit)
    }

    /// The rank of everyone before the last unit with a result.
    fn ranks_before(&self) -> Result<Vec<Option<usize>>, SeasonFault> {
        let mut ranks = vec![None; self.people.len()];
        let season = &self.season;
        let last = season.units.iter().rposition(|unit| season.has_result(unit));
        let Some(last) = last.filter(|last| *last > 0) else {
            return Ok(ranks);
        };
        for row in self.before(last).of_those_who_came().table()? {
            let has_played = row.cells.iter().any(Option::is_some);
            ranks[row.player] = row.rank.filter(|_| has_played);
        }
        Ok(ranks)
    }
}

/// The highest score at a table in each unit that counts, of those who have a row.
fn high_scores(units: &[&LeagueUnit], rows: &[CountedRow], facts: &BTreeMap<UnitNo, UnitFacts>) -> Vec<HighScore> {
    let listed: BTreeSet<LeaguePerson> = rows.iter().map(|row| row.person).collect();
    let highest = |unit: &&LeagueUnit| HighScore::of_unit(unit.number, &facts_of(unit, facts), &listed);
    units.iter().flat_map(highest).collect()
}

/// A play-off among the people of the arithmetic; who is none of them came nowhere in it.
fn played_off(playoff: &LeaguePlayoff, place: &impl Fn(LeaguePerson) -> usize) -> Vec<PlayoffPlace> {
    let places = playoff.places.iter().map(|one| PlayoffPlace {
        player: place(one.person),
        place: one.place as usize,
    });
    places.collect()
}

/// What is known of units from elsewhere, and of tables outside tournaments by the season itself.
fn told_facts(units: &[&LeagueUnit], facts: &BTreeMap<UnitNo, UnitFacts>) -> BTreeMap<UnitNo, UnitFacts> {
    let tables = units.iter().filter(|unit| unit.source.kind() == UnitKind::Table);
    let tables = tables.map(|unit| (unit.number, facts_of(unit, facts)));
    facts.clone().into_iter().chain(tables).collect()
}

/// What a unit came to: what was written down of it, or what is known of its source.
fn facts_of(unit: &LeagueUnit, facts: &BTreeMap<UnitNo, UnitFacts>) -> UnitFacts {
    match &unit.source {
        UnitSource::Typed { results } => {
            let totals = results.iter().map(|result| (result.person, result.points.clone()));
            UnitFacts::of(at_one_table(totals.collect()))
        }
        UnitSource::Table { game, venue, seats } => {
            let sums: Vec<(LeaguePerson, i64)> = seats.iter().map(|seat| (seat.person, seat.score)).collect();
            UnitFacts {
                game: *game,
                venue: venue.clone(),
                ..UnitFacts::of_evening(&sums)
            }
        }
        UnitSource::Tournament { .. } | UnitSource::Round { .. } | UnitSource::Evening { .. } => {
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
    Unit {
        weight: unit.weight.clone(),
        is_bonus: unit.bonus,
        group: unit.group.clone(),
        points: unit.own_points(),
        results: results.collect(),
        tables: facts
            .tables
            .iter()
            .map(|table| table.iter().map(seat).collect())
            .collect(),
    }
}
