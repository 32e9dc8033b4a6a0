//! Lists of a season: those of its people who have a tag, in a table of their own. A table that is published says who
//! was in each list when it was counted. The table of a list is made of it when it is read, so that whoever wants to be
//! in it no more is gone from the older ones too, without a gap that tells of them.

use serde::{Deserialize, Serialize};
use talon_tournament::Exact;
use talon_tournament::league::{GuestRule, SeasonFault, UnitPoints};
use talon_tournament::names;

use crate::counted::{CountedRow, CountedSeason};
use crate::document::{LeaguePerson, LeagueSeason, ListedPerson, UnitNo};
use crate::refusal::LeagueRefusal;
use crate::unit::LeagueUnit;

/// Letters of a tag.
pub const TAG_MAX: usize = 40;
/// Lists of a season.
pub const LISTS_MAX: usize = 20;
/// Words that say something else where a list is asked for.
const TAKEN: [&str; 2] = ["players", "teams"];

/// A list of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TagList {
    /// Who has this tag is in it, if they agreed that lists may use it.
    pub tag: String,
    pub points: ListPoints,
}

/// What the people of a list have from a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ListPoints {
    /// What they have in the season; only ranks are taken among themselves.
    #[default]
    Counted,
    /// Places are taken among themselves, as if nobody else had been there, and points follow from those.
    // Databases have it by its earlier word too.
    #[serde(alias = "ranked_anew")]
    OwnPlaces,
}

/// Who was in a list when a table was counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedTagList {
    pub tag: String,
    pub points: ListPoints,
    /// In the order of the table.
    pub people: Vec<ListedPerson>,
}

/// What a unit is worth, where that is not what is usual in the season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitWorth {
    pub unit: UnitNo,
    pub weight: Exact,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<UnitPoints>,
}

/// A tag as it is kept: a line that begins with a letter, so that it is no number of a division, and without a comma,
/// so that several can be typed in one line. None where it cannot be one.
pub fn tag_of(text: &str) -> Option<String> {
    let tag = names::line(text, TAG_MAX).ok()?;
    let begins = tag.chars().next().is_some_and(char::is_alphabetic);
    (begins && !tag.contains(',') && !TAKEN.contains(&tag_key(&tag).as_str())).then_some(tag)
}

/// By what a tag is known, whatever the case of its letters.
pub fn tag_key(tag: &str) -> String {
    tag.to_lowercase()
}

impl ListPoints {
    pub const ALL: [ListPoints; 2] = [ListPoints::Counted, ListPoints::OwnPlaces];

    /// The word for it in files and forms.
    pub const fn as_str(self) -> &'static str {
        match self {
            ListPoints::Counted => "counted",
            ListPoints::OwnPlaces => "own_places",
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it in so")]
    pub(crate) fn is_usual(&self) -> bool {
        *self == ListPoints::default()
    }
}

impl CountedTagList {
    /// Whether someone was in it.
    pub fn has(&self, person: LeaguePerson) -> bool {
        self.people.iter().any(|one| one.person == person)
    }
}

impl UnitWorth {
    /// What the units of a season are worth, those of which it has to be said.
    pub(crate) fn of(season: &LeagueSeason) -> Vec<UnitWorth> {
        let is_asked = |list: &TagList| list.points == ListPoints::OwnPlaces;
        let of_teams = season.team_list == ListPoints::OwnPlaces && season.standing_teams().next().is_some();
        if !of_teams && !season.lists.iter().any(is_asked) {
            return Vec::new();
        }
        let worth = |unit: &LeagueUnit| UnitWorth {
            unit: unit.number,
            weight: unit.weight.clone(),
            points: unit.own_points(),
        };
        let all = season.counting().into_iter().map(worth);
        all.filter(|one| one.weight != Exact::from(1) || one.points.is_some())
            .collect()
    }
}

impl LeagueSeason {
    /// Adds a list, or counts that of the same tag otherwise.
    pub(crate) fn set_list(&mut self, list: &TagList) -> Result<(), LeagueRefusal> {
        let tag = tag_of(&list.tag).ok_or(LeagueRefusal::Tag { most: TAG_MAX })?;
        let list = TagList {
            tag,
            points: list.points,
        };
        match self.list_at(&list.tag) {
            Some(at) => self.lists[at] = list,
            None if self.lists.len() >= LISTS_MAX => return Err(LeagueRefusal::ListCount { most: LISTS_MAX }),
            None => self.lists.push(list),
        }
        Ok(())
    }

    /// Ends the list of a tag.
    pub(crate) fn remove_list(&mut self, tag: &str) -> Result<(), LeagueRefusal> {
        let at = self.list_at(tag).ok_or(LeagueRefusal::NoSuchList)?;
        self.lists.remove(at);
        Ok(())
    }

    fn list_at(&self, tag: &str) -> Option<usize> {
        let key = tag_key(tag);
        self.lists.iter().position(|list| tag_key(&list.tag) == key)
    }

    /// A table of the season with its lists. `has_tag` says who agreed that lists may use a tag of theirs.
    #[must_use]
    pub fn with_lists(&self, table: CountedSeason, has_tag: impl Fn(&str, LeaguePerson) -> bool) -> CountedSeason {
        let people = |tag: &str| {
            let there = table.people().filter(|person| has_tag(tag, *person));
            there.map(|person| ListedPerson { person }).collect()
        };
        let lists = self.lists.iter().map(|list| CountedTagList {
            tag: list.tag.clone(),
            points: list.points,
            people: people(&list.tag),
        });
        CountedSeason {
            lists: lists.collect(),
            ..table
        }
    }
}

impl CountedSeason {
    /// The list of a tag.
    pub fn list(&self, tag: &str) -> Option<&CountedTagList> {
        let key = tag_key(tag);
        self.lists.iter().find(|list| tag_key(&list.tag) == key)
    }

    /// A list as a table of its own, of those for whom `stays` still holds. Of the season of now it takes nothing but
    /// what lots are drawn by, which never changes.
    ///
    /// # Errors
    /// When it cannot be counted.
    pub fn of_list(
        &self,
        season: &LeagueSeason,
        list: &CountedTagList,
        stays: impl Fn(LeaguePerson) -> bool,
    ) -> Result<CountedSeason, SeasonFault> {
        let is_in = |row: &&CountedRow| list.has(row.person) && stays(row.person);
        let alone = self.alone(self.rows.iter().filter(is_in).cloned().collect());
        alone.by_points(season, list.points)
    }

    /// The people of its rows as a table of their own, by what they have or by their places among themselves.
    pub(crate) fn by_points(mut self, season: &LeagueSeason, points: ListPoints) -> Result<CountedSeason, SeasonFault> {
        self.rows = match points {
            ListPoints::Counted => self.among_themselves(),
            ListPoints::OwnPlaces => {
                // Who is level stands as in a season of their own, and not as in the table of everyone.
                self.rows.sort_by_key(|row| row.person);
                self.with_own_places(season)?
            }
        };
        Ok(self)
    }

    /// The rows with their ranks among themselves; who shares a rank shares it still.
    pub(crate) fn among_themselves(&self) -> Vec<CountedRow> {
        let again = |rank: usize, of: &dyn Fn(&CountedRow) -> Option<usize>| {
            let ahead = self.rows.iter().filter_map(of).filter(|other| *other < rank);
            1 + ahead.count()
        };
        let row = |row: &CountedRow| CountedRow {
            rank: row.rank.map(|rank| again(rank, &|other| other.rank)),
            before: row.before.map(|rank| again(rank, &|other| other.before)),
            reason: row
                .reason
                .clone()
                .filter(|reason| self.people().any(|person| person == reason.other)),
            outlook: None,
            ..row.clone()
        };
        self.rows.iter().map(row).collect()
    }

    /// The rows with the places of each unit taken among themselves. Where the tables at which people met decide, those
    /// who are level share the rank.
    fn with_own_places(&self, season: &LeagueSeason) -> Result<Vec<CountedRow>, SeasonFault> {
        let (Some(mut again), Some(by)) = (self.again_apart(season), &self.counted_by) else {
            return Ok(self.among_themselves());
        };
        // Ranks that have gaps are closed where guests are passed over, and nobody here is one.
        again.profile.guests = GuestRule::PassedOver;
        for (unit, number) in again.units.iter_mut().zip(&self.units) {
            let worth = by.worth.iter().find(|one| one.unit == *number);
            let scheme = worth.and_then(|one| one.points.as_ref()).unwrap_or(&by.profile.points);
            if !scheme.needs_total() {
                unit.points = Some(scheme.clone());
                unit.weight = worth.map_or_else(|| Exact::from(1), |one| one.weight.clone());
            }
        }
        self.rows_of(again)
    }
}
