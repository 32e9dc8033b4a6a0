//! Parts of a table that is published, each a table of its own: what was played in one game or at one place, and what
//! the people of a team earned for it. Like the table of a list, it is made when it is read, from nothing but the
//! published one, by the profile that counted it. What was decided on a total concerns the whole season and stands in
//! none.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use talon_rules::games::GameKind;
use talon_tournament::Exact;
use talon_tournament::league::SeasonFault;
use talon_tournament::names::{self, NAME_MAX};

use crate::count::UnitFacts;
use crate::counted::{CountedRow, CountedSeason};
use crate::document::{LeaguePerson, LeagueSeason, UnitNo};
use crate::tag_lists::ListPoints;
use crate::team_count::CountedTeam;
use crate::unit::LeagueUnit;

/// What a unit was when a table was counted, as far as that sets it apart from others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitMark {
    pub unit: UnitNo,
    /// The word of its game; in no table of a season that is of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Where it was played; in no table where all were played there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
}

/// Which units of a table are wanted; what is left out is not asked for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct UnitChoice {
    pub game: Option<GameKind>,
    /// Whatever the case of its letters.
    pub venue: Option<String>,
}

/// A place as tables tell of it; none where it is no line that files could have.
fn venue_of(facts: &UnitFacts) -> Option<String> {
    names::line(facts.venue.as_deref()?, NAME_MAX).ok()
}

fn venue_key(venue: &str) -> String {
    venue.to_lowercase()
}

impl UnitChoice {
    /// The units of a game.
    pub fn game(game: GameKind) -> UnitChoice {
        UnitChoice {
            game: Some(game),
            venue: None,
        }
    }

    /// What was played at a place.
    pub fn venue(venue: &str) -> UnitChoice {
        UnitChoice {
            game: None,
            venue: Some(venue.to_owned()),
        }
    }

    /// Whether nothing is asked for.
    pub fn is_everything(&self) -> bool {
        self.game.is_none() && self.venue.is_none()
    }

    fn takes(&self, mark: &UnitMark) -> bool {
        let is_there = |wanted: &str| {
            let venue = mark.venue.as_deref().map(venue_key);
            venue.is_some_and(|venue| venue == venue_key(wanted))
        };
        self.game.is_none_or(|game| mark.game.as_deref() == Some(game.as_str()))
            && self.venue.as_deref().is_none_or(is_there)
    }
}

impl UnitMark {
    /// What units were that have a result. A game, or a place, is told only where it chooses some of them, or will as
    /// soon as another game is played in a season that takes in `all_games`.
    pub(crate) fn of(units: &[&LeagueUnit], facts: &BTreeMap<UnitNo, UnitFacts>, all_games: bool) -> Vec<UnitMark> {
        let found = || {
            units
                .iter()
                .filter_map(|unit| Some((unit.number, facts.get(&unit.number)?)))
        };
        let games: BTreeSet<&str> = found().filter_map(|(_, facts)| Some(facts.game?.as_str())).collect();
        let venues: BTreeSet<Option<String>> = found()
            .map(|(_, facts)| venue_of(facts).as_deref().map(venue_key))
            .collect();
        let tells_venues = venues.len() > 1 || found().count() < units.len();
        let mark = |(unit, facts): (UnitNo, &UnitFacts)| UnitMark {
            unit,
            game: facts
                .game
                .filter(|_| all_games || games.len() > 1)
                .map(|game| game.as_str().to_owned()),
            venue: venue_of(facts).filter(|_| tells_venues),
        };
        let marks = found().map(mark);
        marks
            .filter(|mark| mark.game.is_some() || mark.venue.is_some())
            .collect()
    }
}

impl CountedSeason {
    /// The games of which it has a table of their own: none, or several.
    pub fn games(&self) -> Vec<GameKind> {
        let is_played = |game: &&GameKind| self.marks.iter().any(|mark| UnitChoice::game(**game).takes(mark));
        let games: Vec<GameKind> = GameKind::ALL.iter().filter(is_played).copied().collect();
        if games.len() > 1 { games } else { Vec::new() }
    }

    /// The places of which it has a table of their own, each as it was first written.
    pub fn venues(&self) -> Vec<&str> {
        let mut seen = BTreeSet::new();
        let told = self.marks.iter().filter_map(|mark| mark.venue.as_deref());
        told.filter(|venue| seen.insert(venue_key(venue))).collect()
    }

    /// What is known of a unit.
    pub fn mark(&self, unit: UnitNo) -> Option<&UnitMark> {
        self.marks.iter().find(|mark| mark.unit == unit)
    }

    /// Who came to such units.
    pub fn came_to(&self, choice: &UnitChoice) -> BTreeSet<LeaguePerson> {
        let takes = self.takes(choice);
        let came = |row: &&CountedRow| {
            row.cells
                .iter()
                .zip(&takes)
                .any(|(cell, takes)| *takes && cell.is_some())
        };
        self.rows.iter().filter(came).map(|row| row.person).collect()
    }

    /// Who brought a team of this table something from such units.
    pub fn brought_to(&self, team: &CountedTeam, choice: &UnitChoice) -> BTreeSet<LeaguePerson> {
        let cells = team.cells.iter().zip(self.takes(choice));
        let taken = cells.filter_map(|(cell, takes)| cell.as_ref().filter(|_| takes));
        taken.flat_map(|cell| &cell.shares).map(|share| share.person).collect()
    }

    fn takes(&self, choice: &UnitChoice) -> Vec<bool> {
        let is_marked = |unit: &UnitNo| self.mark(*unit).is_some_and(|mark| choice.takes(mark));
        let takes = |unit: &UnitNo| choice.is_everything() || is_marked(unit);
        self.units.iter().map(takes).collect()
    }

    /// Such units as a season of their own: who came to none is not in it, and what was planned is not told of it. Its
    /// lists are those of the whole table.
    ///
    /// # Errors
    /// When it cannot be counted.
    pub fn of_units(&self, season: &LeagueSeason, choice: &UnitChoice) -> Result<CountedSeason, SeasonFault> {
        let takes = self.takes(choice);
        let row = |row: &CountedRow| {
            let cells = row.cells.iter().zip(&takes).filter(|(_, takes)| **takes);
            without_whole(CountedRow {
                cells: cells.map(|(cell, _)| cell.clone()).collect(),
                ..row.clone()
            })
        };
        let rows = self.rows.iter().map(row).filter(CountedRow::came).collect();
        let units = self.units.iter().zip(&takes).filter(|(_, takes)| **takes);
        let mut part = CountedSeason {
            units: units.map(|(unit, _)| *unit).collect(),
            lists: self.lists.clone(),
            ..self.alone(rows)
        };
        part.with_result = part.played().count();
        if let Some(by) = &mut part.counted_by {
            by.planned = None;
            by.carry = None;
        }
        part.counted_again(season)
    }

    /// What of a table, or of a part of it by units, people earned for a team of the whole table, as a table of those
    /// people. Everyone else takes part as ever: `points` says whether they keep the places that they had.
    ///
    /// # Errors
    /// When it cannot be counted.
    pub fn of_team(
        &self,
        season: &LeagueSeason,
        team: &CountedTeam,
        whole: &CountedSeason,
        points: ListPoints,
    ) -> Result<CountedSeason, SeasonFault> {
        let mut everyone = self.alone(self.rows.clone());
        let is_of_team = |person: LeaguePerson| team.members.iter().any(|member| member.person == person);
        for row in everyone.rows.iter_mut().filter(|row| is_of_team(row.person)) {
            for (cell, unit) in row.cells.iter_mut().zip(&self.units) {
                if !whole.was_earned(season, team, row.person, *unit) {
                    *cell = None;
                }
            }
            *row = without_whole(row.clone());
        }
        if let Some(by) = &mut everyone.counted_by {
            by.carry = None;
        }
        let mut everyone = everyone.counted_again(season)?;
        everyone.rows.retain(|row| is_of_team(row.person) && row.came());
        everyone.by_points(season, points)
    }

    /// Whether what someone has from a unit is their team's: it has a share of it, or where they were excluded and
    /// brought nothing, they were in it that day.
    fn was_earned(&self, season: &LeagueSeason, team: &CountedTeam, person: LeaguePerson, unit: UnitNo) -> bool {
        let at = self.units.iter().position(|one| *one == unit);
        let cell = at.and_then(|at| team.cells.get(at)?.as_ref());
        if cell.is_some_and(|cell| cell.shares.iter().any(|share| share.person == person)) {
            return true;
        }
        let own = self.row(person).and_then(|row| self.cell(row, unit));
        let was_there = |unit: &LeagueUnit| {
            let mut own = team.members.iter().filter(|member| member.person == person);
            own.any(|member| member.is_in(unit.day))
        };
        own.is_some_and(|cell| cell.excluded) && season.unit(unit).is_some_and(was_there)
    }
}

/// A row without what concerns the whole season.
fn without_whole(row: CountedRow) -> CountedRow {
    CountedRow {
        carried: Exact::zero(),
        adjusted: Exact::zero(),
        ..row
    }
}
