//! The table of a season as it is published and kept: numbers and people, no names.

use serde::{Deserialize, Serialize};
use talon_tournament::Exact;
use talon_tournament::league::{SeasonCell, SeasonProfile};

use crate::challenge::ChallengePosition;
use crate::document::{LeaguePerson, LeagueSeason, UnitNo};
use crate::high_scores::HighScore;
use crate::parts::UnitMark;
use crate::pot::CountedPot;
use crate::reason::RowReason;
use crate::tag_lists::{CountedTagList, ListPoints, UnitWorth};
use crate::team_count::CountedTeams;
use crate::unit::LeagueUnit;

/// A table of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedSeason {
    /// The units that count, in order of play; the cells of a row are in the same order.
    pub units: Vec<UnitNo>,
    /// How many of them have a result.
    pub with_result: usize,
    /// How it was counted; tables of earlier versions do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counted_by: Option<CountedBy>,
    /// The ranked in order, then those who played too few units.
    pub rows: Vec<CountedRow>,
    /// The teams, where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<CountedTeams>,
    /// The same of each division, the highest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub divisions: Vec<CountedDivision>,
    /// Where people challenge each other, in order of their positions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub challenge: Vec<ChallengePosition>,
    /// Who was in the lists of the season.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lists: Vec<CountedTagList>,
    /// The highest score at a table in each unit; tables of earlier versions do not say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub high_scores: Vec<HighScore>,
    /// What its units were, where they are of two games or were played at several places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<UnitMark>,
    /// What is shared at the end, where something is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pot: Option<CountedPot>,
}

/// The table of a division, of everyone who plays in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedDivision {
    pub name: String,
    pub rows: Vec<CountedRow>,
}

/// Where someone would go if the season ended now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DivisionMove {
    Up,
    Down,
    /// Level with others on the line; who goes up is to be decided.
    OpenUp,
    /// The same of who goes down.
    OpenDown,
}

/// What a table was counted by, whatever is changed later.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedBy {
    pub profile: SeasonProfile,
    /// How many units there were to be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub planned: Option<u32>,
    /// The units that are never dropped.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonus: Vec<UnitNo>,
    /// The units that belong to a part of the season.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<UnitGroup>,
    /// How much of their totals people brought from the season before, in per cent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carry: Option<Exact>,
    /// What units are worth, as far as lists need it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub worth: Vec<UnitWorth>,
}

/// To which part of the season a unit belongs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitGroup {
    pub unit: UnitNo,
    pub group: String,
}

impl CountedBy {
    /// What a season is counted by now.
    pub fn of(season: &LeagueSeason) -> CountedBy {
        let counting = season.counting();
        let group = |unit: &&LeagueUnit| {
            let (unit, group) = (unit.number, unit.group.clone()?);
            Some(UnitGroup { unit, group })
        };
        CountedBy {
            profile: season.profile.clone(),
            planned: season.planned,
            bonus: counting
                .iter()
                .filter(|unit| unit.bonus)
                .map(|unit| unit.number)
                .collect(),
            groups: counting.iter().filter_map(group).collect(),
            carry: season.carry.as_ref().map(|carry| carry.per_cent.clone()),
            worth: UnitWorth::of(season),
        }
    }
}

/// Where two tables differ first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableDifference {
    /// In what was counted, or how.
    Whole,
    /// In the row of this place.
    Row(usize),
    /// In their teams.
    Teams,
}

/// A row of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedRow {
    pub person: LeaguePerson,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<usize>,
    /// Their rank before the last unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<usize>,
    pub total: Exact,
    pub carried: Exact,
    /// Added or taken away by decision.
    pub adjusted: Exact,
    pub played: usize,
    /// Units that they lack for a rank.
    pub missing: usize,
    pub cells: Vec<Option<CountedCell>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<RowReason>,
    /// The best and the worst rank with which they may end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outlook: Option<[usize; 2]>,
    /// In the table of a division, if they leave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<DivisionMove>,
}

/// What someone has from a unit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedCell {
    pub points: Exact,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<usize>,
    pub raw: Exact,
    pub tables: u32,
    pub adjusted: Exact,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub excluded: bool,
    pub counted: bool,
}

impl CountedSeason {
    /// Who leads: whoever holds the first position where people challenge each other, and otherwise whoever is first;
    /// nobody as long as nobody has played.
    pub fn leader(&self) -> Option<LeaguePerson> {
        if self.with_result == 0 {
            return None;
        }
        let challenged = self.challenge.first().map(|position| position.person);
        let first = self.rows.first().filter(|row| row.rank == Some(1));
        challenged.or_else(|| first.map(|row| row.person))
    }

    /// The text under which a table is kept; equal tables have equal texts.
    ///
    /// # Errors
    /// Never for a table that was counted.
    pub fn text(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// The row of someone.
    pub fn row(&self, person: LeaguePerson) -> Option<&CountedRow> {
        self.rows.iter().find(|row| row.person == person)
    }

    /// Everyone in it, in its order.
    pub fn people(&self) -> impl Iterator<Item = LeaguePerson> + '_ {
        self.rows.iter().map(|row| row.person)
    }

    /// Everyone whom it names, in order of their first appearance; those with whom rows are compared, and
    /// who is in a team, too.
    pub fn everybody(&self) -> impl Iterator<Item = LeaguePerson> + '_ {
        let divided = || self.divisions.iter().flat_map(|division| &division.rows);
        let compared = self.rows.iter().chain(divided()).filter_map(|row| row.reason.as_ref());
        self.people()
            .chain(divided().map(|row| row.person))
            .chain(self.challenge.iter().map(|position| position.person))
            .chain(compared.map(|reason| reason.other))
            .chain(self.teams.iter().flat_map(CountedTeams::people))
    }

    /// The table with everyone under another number.
    #[must_use]
    pub fn with_people(&self, current: impl Fn(LeaguePerson) -> LeaguePerson) -> CountedSeason {
        let mut table = self.clone();
        let divided = table.divisions.iter_mut().flat_map(|division| &mut division.rows);
        for row in table.rows.iter_mut().chain(divided) {
            row.person = current(row.person);
            if let Some(reason) = &mut row.reason {
                reason.other = current(reason.other);
            }
        }
        if let Some(teams) = &mut table.teams {
            teams.rename(&current);
        }
        for position in &mut table.challenge {
            position.person = current(position.person);
        }
        for one in table.lists.iter_mut().flat_map(|list| &mut list.people) {
            one.person = current(one.person);
        }
        for high in &mut table.high_scores {
            high.person = current(high.person);
        }
        for prize in table.pot.iter_mut().flat_map(|pot| &mut pot.prizes) {
            prize.person = current(prize.person);
        }
        table
    }

    /// Where another table says something else. Those who share a rank may stand in another order, and then their
    /// reasons name others. Who may still come, before the first unit who stands in the table, and who has which tag,
    /// is a matter of the club in which it is counted: that is not compared.
    pub fn first_difference(&self, other: &CountedSeason) -> Option<TableDifference> {
        let is_begun = !self.units.is_empty();
        if (&self.units, self.with_result, &self.challenge) != (&other.units, other.with_result, &other.challenge)
            || is_begun && self.rows.len() != other.rows.len()
            || !self.kinds_of_lists().eq(other.kinds_of_lists())
            || self.has_other_high_scores(other)
            || self.has_other_pot(other)
            // Tables of earlier versions do not say what their units were.
            || !self.marks.is_empty() && self.marks != other.marks
        {
            return Some(TableDifference::Whole);
        }
        if let (Some(by), Some(other)) = (&self.counted_by, &other.counted_by)
            && by != other
        {
            return Some(TableDifference::Whole);
        }
        let has_same_order = self.people().eq(other.people());
        let tells_unmet = self.tells_unmet();
        let reason = |row: &CountedRow| row.reason.clone().map(|reason| reason.told(tells_unmet));
        let facts = |row: &CountedRow| CountedRow {
            outlook: None,
            reason: reason(row).filter(|_| has_same_order),
            rank: row.rank.filter(|_| is_begun),
            ..row.clone()
        };
        let differs = |row: &CountedRow, beside: &[CountedRow]| {
            let beside = beside.iter().find(|beside| beside.person == row.person);
            beside.is_none_or(|beside| facts(row) != facts(beside))
        };
        let divisions_differ = |one: &CountedDivision, beside: &CountedDivision| {
            (&one.name, one.rows.len()) != (&beside.name, beside.rows.len())
                || one.rows.iter().any(|row| differs(row, &beside.rows))
        };
        let mut divisions = self.divisions.iter().zip(&other.divisions);
        if is_begun
            && (self.divisions.len() != other.divisions.len()
                || divisions.any(|(one, beside)| divisions_differ(one, beside)))
        {
            return Some(TableDifference::Whole);
        }
        let row = self.rows.iter().position(|row| differs(row, &other.rows));
        let row = row.map(TableDifference::Row);
        row.or_else(|| (self.teams != other.teams).then_some(TableDifference::Teams))
    }

    /// Whether a table of now says nothing else than this one, which was published. Tables of earlier versions do not
    /// tell of high scores, of what units were and of people who never met, and that they are told of is no news; nor
    /// is that more people may still come to what is left of the season.
    pub fn is_said_by(&self, now: &CountedSeason) -> bool {
        let mut now = now.clone().without_outlook();
        if self.high_scores.is_empty() {
            now.high_scores.clear();
        }
        if self.marks.is_empty() {
            now.marks.clear();
        }
        now.tell_unmet(self.tells_unmet());
        self.clone().without_outlook() == now
    }

    /// The table without the ranks with which people may end.
    #[must_use]
    pub fn without_outlook(mut self) -> CountedSeason {
        let divided = self.divisions.iter_mut().flat_map(|division| &mut division.rows);
        self.rows.iter_mut().chain(divided).for_each(|row| row.outlook = None);
        self
    }

    /// What lists there are, whoever is in them.
    fn kinds_of_lists(&self) -> impl Iterator<Item = (&str, ListPoints)> {
        self.lists.iter().map(|list| (list.tag.as_str(), list.points))
    }

    /// Whether both tell of high scores, and not of the same. People who share one stand in the order of their numbers,
    /// which are others in another club.
    fn has_other_high_scores(&self, other: &CountedSeason) -> bool {
        let in_order = |table: &CountedSeason| {
            let mut all = table.high_scores.clone();
            all.sort_unstable();
            all
        };
        let both_tell = !self.high_scores.is_empty() && !other.high_scores.is_empty();
        both_tell && in_order(self) != in_order(other)
    }

    /// Whether one has a pot that the other has not, or shares it otherwise.
    fn has_other_pot(&self, other: &CountedSeason) -> bool {
        match (&self.pot, &other.pot) {
            (Some(one), Some(other)) => {
                (&one.shared, &one.kept, one.in_order()) != (&other.shared, &other.kept, other.in_order())
            }
            (one, other) => one.is_some() != other.is_some(),
        }
    }

    /// A division as a table of its own.
    pub fn of_division(&self, division: &CountedDivision) -> CountedSeason {
        self.alone(division.rows.clone())
    }

    /// A table of these rows and of nothing else.
    pub(crate) fn alone(&self, rows: Vec<CountedRow>) -> CountedSeason {
        CountedSeason {
            units: self.units.clone(),
            with_result: self.with_result,
            counted_by: self.counted_by.clone(),
            rows,
            teams: None,
            divisions: Vec::new(),
            challenge: Vec::new(),
            lists: Vec::new(),
            high_scores: Vec::new(),
            marks: self.marks.clone(),
            pot: None,
        }
    }

    /// The units in which someone has something, in order of play; one in the middle may have no result.
    pub fn played(&self) -> impl DoubleEndedIterator<Item = UnitNo> + '_ {
        let has_result = |at: usize| {
            self.rows
                .iter()
                .any(|row| row.cells.get(at).is_some_and(Option::is_some))
        };
        let units = self.units.iter().enumerate();
        units.filter(move |(at, _)| has_result(*at)).map(|(_, unit)| *unit)
    }

    /// The last units with a result, so many of them, the latest first.
    pub(crate) fn latest(&self, count: usize) -> impl Iterator<Item = UnitNo> + '_ {
        self.played().rev().take(count)
    }

    /// The cell of a row for a unit.
    pub fn cell<'r>(&self, row: &'r CountedRow, unit: UnitNo) -> Option<&'r CountedCell> {
        let at = self.units.iter().position(|one| *one == unit)?;
        row.cells.get(at)?.as_ref()
    }
}

impl CountedDivision {
    /// Says of these people where they go.
    pub(crate) fn mark(&mut self, people: &[LeaguePerson], to: DivisionMove) {
        for row in self.rows.iter_mut().filter(|row| people.contains(&row.person)) {
            row.moves = Some(to);
        }
    }
}

impl DivisionMove {
    pub const ALL: [DivisionMove; 4] = [
        DivisionMove::Up,
        DivisionMove::Down,
        DivisionMove::OpenUp,
        DivisionMove::OpenDown,
    ];

    /// The word for it in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            DivisionMove::Up => "up",
            DivisionMove::Down => "down",
            DivisionMove::OpenUp => "open_up",
            DivisionMove::OpenDown => "open_down",
        }
    }
}

impl CountedRow {
    /// Whether they came to any unit.
    pub fn came(&self) -> bool {
        self.cells.iter().any(Option::is_some)
    }

    /// Units that count for them.
    pub fn counted(&self) -> usize {
        self.cells.iter().flatten().filter(|cell| cell.counted).count()
    }
}

impl CountedCell {
    pub(crate) fn of(cell: &SeasonCell) -> CountedCell {
        CountedCell {
            points: cell.points.clone(),
            rank: cell.rank,
            raw: cell.raw.clone(),
            tables: cell.tables,
            adjusted: cell.adjusted.clone(),
            excluded: cell.is_excluded,
            counted: cell.is_counted,
        }
    }
}
