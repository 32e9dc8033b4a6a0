//! The divisions of a season: who plays in which, and how many change places when it ends. What was played off between
//! people who were level is beside them.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use talon_tournament::league::{
    DivisionLine, DivisionMoves, FinalPlace, LevelOnLine, SeasonItem, SeasonProfile, division_lines, next_divisions,
};
use talon_tournament::names::NAME_MAX;

use crate::act::named;
use crate::counted::{CountedDivision, CountedRow, DivisionMove};
use crate::document::{LeaguePerson, LeagueSeason, ListedPerson};
use crate::refusal::LeagueRefusal;

/// Divisions of a season.
pub const DIVISIONS_MAX: usize = 20;
/// People who may move between two divisions.
pub const MOVING_MAX: u32 = 100;

/// The divisions of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonDivisions {
    /// The highest first.
    pub divisions: Vec<LeagueDivision>,
    pub moves: DivisionMoves,
    #[serde(default)]
    pub level: LevelOnLine,
    /// Places of a unit are taken among the people of a division alone, as if the others had not been there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own_places: bool,
    /// Who does not go up, whatever their rank.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declined: Vec<ListedPerson>,
}

/// A division.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeagueDivision {
    pub name: String,
    /// In the order in which they come from the season before.
    pub people: Vec<ListedPerson>,
}

/// A play-off between people who were level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaguePlayoff {
    pub places: Vec<PlayoffResult>,
}

/// Where someone came in a play-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayoffResult {
    pub person: LeaguePerson,
    pub place: u32,
}

/// Why the divisions of the next season are not known yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenLine {
    /// Level across the line between two divisions.
    pub people: Vec<LeaguePerson>,
}

impl SeasonDivisions {
    /// The division in which someone plays, by its place from the top.
    pub fn of(&self, person: LeaguePerson) -> Option<usize> {
        self.divisions.iter().position(|division| division.has(person))
    }

    /// Whether someone does not go up.
    pub fn has_declined(&self, person: LeaguePerson) -> bool {
        self.declined.iter().any(|one| one.person == person)
    }

    /// Everyone whom they name.
    pub(crate) fn people(&self) -> impl Iterator<Item = LeaguePerson> + '_ {
        let playing = self.divisions.iter().flat_map(|division| &division.people);
        playing.chain(&self.declined).map(|one| one.person)
    }

    /// The same with everyone under another number. Whoever would stand twice stays where they are highest.
    #[must_use]
    pub(crate) fn with_people(&self, current: impl Fn(LeaguePerson) -> LeaguePerson) -> SeasonDivisions {
        let mut next = self.clone();
        let mut seen = BTreeSet::new();
        for division in &mut next.divisions {
            division
                .people
                .iter_mut()
                .for_each(|one| one.person = current(one.person));
            division.people.retain(|one| seen.insert(one.person));
        }
        let mut declined = BTreeSet::new();
        next.declined
            .iter_mut()
            .for_each(|one| one.person = current(one.person));
        next.declined.retain(|one| declined.insert(one.person));
        next
    }

    /// By what the people of a division are ranked: what decides on the line comes last of all.
    pub(crate) fn profile(&self, of_season: &SeasonProfile) -> SeasonProfile {
        let mut profile = of_season.clone();
        let last: &[SeasonItem] = match self.level {
            LevelOnLine::Playoff => &[SeasonItem::Playoff],
            LevelOnLine::Average => &[SeasonItem::FewerUnits, SeasonItem::Playoff],
            LevelOnLine::AllMove => &[],
        };
        for item in last {
            if !profile.chain.contains(item) {
                profile.chain.push(*item);
            }
        }
        profile
    }

    /// The divisions as they are kept.
    pub(crate) fn sound(self) -> Result<SeasonDivisions, LeagueRefusal> {
        let count = self.divisions.len();
        if !(2..=DIVISIONS_MAX).contains(&count) {
            return Err(LeagueRefusal::DivisionCount { most: DIVISIONS_MAX });
        }
        let moves_fit = match self.moves {
            DivisionMoves::Number { n } => n <= MOVING_MAX,
            DivisionMoves::Share { per_cent } => per_cent <= 100,
        };
        if !moves_fit {
            return Err(LeagueRefusal::TooManyMove { most: MOVING_MAX });
        }
        let mut names = BTreeSet::new();
        let mut people = BTreeSet::new();
        let mut divisions = Vec::new();
        for division in self.divisions {
            let name = named(&division.name, NAME_MAX)?;
            if !names.insert(name.to_lowercase()) {
                return Err(LeagueRefusal::DivisionTwice(name));
            }
            if let Some(twice) = division.people.iter().find(|one| !people.insert(one.person)) {
                return Err(LeagueRefusal::InTwoDivisions(twice.person));
            }
            divisions.push(LeagueDivision { name, ..division });
        }
        Ok(SeasonDivisions { divisions, ..self })
    }

    /// What happens at each line by these tables, the highest line first.
    fn lines(&self, counted: &[CountedDivision]) -> Vec<DivisionLine<LeaguePerson>> {
        let declined: Vec<LeaguePerson> = self.declined.iter().map(|one| one.person).collect();
        division_lines(&final_orders(counted), self.moves, self.level, &declined)
    }

    /// Says in each row of these tables whether it moves.
    pub(crate) fn mark(&self, counted: &mut [CountedDivision]) {
        let lines = self.lines(counted);
        for (at, line) in lines.iter().enumerate() {
            let (above, below) = counted.split_at_mut(at + 1);
            let (Some(above), Some(below)) = (above.last_mut(), below.first_mut()) else {
                continue;
            };
            above.mark(&line.down, DivisionMove::Down);
            above.mark(&line.open_down, DivisionMove::OpenDown);
            below.mark(&line.up, DivisionMove::Up);
            below.mark(&line.open_up, DivisionMove::OpenUp);
        }
    }

    /// The divisions of the season after the one that ended with these tables.
    ///
    /// # Errors
    /// While a line is open.
    pub fn following(&self, counted: &[CountedDivision]) -> Result<SeasonDivisions, OpenLine> {
        let lines = self.lines(counted);
        let open = lines.iter().find_map(|line| {
            let people: Vec<LeaguePerson> = line.open_down.iter().chain(&line.open_up).copied().collect();
            (!people.is_empty()).then_some(people)
        });
        if let Some(people) = open {
            return Err(OpenLine { people });
        }
        let next = next_divisions(&final_orders(counted), &lines);
        let divisions = self
            .divisions
            .iter()
            .zip(next)
            .map(|(division, people)| LeagueDivision {
                name: division.name.clone(),
                people: people.into_iter().map(|person| ListedPerson { person }).collect(),
            });
        Ok(SeasonDivisions {
            divisions: divisions.collect(),
            declined: Vec::new(),
            ..self.clone()
        })
    }
}

impl LeagueDivision {
    /// Whether someone plays in it.
    pub fn has(&self, person: LeaguePerson) -> bool {
        self.people.iter().any(|one| one.person == person)
    }
}

impl LeaguePlayoff {
    /// The place of someone in it.
    fn place(&self, person: LeaguePerson) -> Option<u32> {
        let found = self.places.iter().find(|one| one.person == person);
        found.map(|one| one.place)
    }

    /// Whether it says of two people the opposite of what another one says.
    fn contradicts(&self, other: &LeaguePlayoff) -> bool {
        let order = |playoff: &LeaguePlayoff, one, beside| {
            let places = (playoff.place(one)?, playoff.place(beside)?);
            Some(places.0.cmp(&places.1))
        };
        let people = || self.places.iter().map(|one| one.person);
        people().any(|one| {
            people().any(|beside| {
                let here = order(self, one, beside);
                here.is_some() && order(other, one, beside).is_some_and(|there| Some(there) != here)
            })
        })
    }
}

impl LeagueSeason {
    /// Puts people into divisions, or ends with them.
    pub(crate) fn divide(&mut self, divisions: Option<SeasonDivisions>) -> Result<(), LeagueRefusal> {
        self.divisions = divisions.map(SeasonDivisions::sound).transpose()?;
        Ok(())
    }

    /// Someone does not go up, or does after all.
    pub(crate) fn decline(&mut self, person: LeaguePerson, declines: bool) -> Result<(), LeagueRefusal> {
        let divisions = self.divisions.as_mut().ok_or(LeagueRefusal::NoDivisions)?;
        if divisions.of(person).is_none() {
            return Err(LeagueRefusal::InNoDivision(person));
        }
        divisions.declined.retain(|one| one.person != person);
        if declines {
            divisions.declined.push(ListedPerson { person });
        }
        Ok(())
    }

    /// Takes down a play-off.
    pub(crate) fn play_off(&mut self, playoff: LeaguePlayoff) -> Result<(), LeagueRefusal> {
        let people: BTreeSet<LeaguePerson> = playoff.places.iter().map(|one| one.person).collect();
        if people.len() < 2 || people.len() != playoff.places.len() {
            return Err(LeagueRefusal::PlayoffOfTwo);
        }
        let places: BTreeSet<u32> = playoff.places.iter().map(|one| one.place).collect();
        if places.len() < 2 {
            return Err(LeagueRefusal::PlayoffUndecided);
        }
        if self.playoffs.iter().any(|earlier| earlier.contradicts(&playoff)) {
            return Err(LeagueRefusal::PlayoffContradicts);
        }
        self.playoffs.push(playoff);
        Ok(())
    }
}

/// The order in which each division ended. Those who played too few to be ranked come last and are level with nobody.
fn final_orders(counted: &[CountedDivision]) -> Vec<Vec<FinalPlace<LeaguePerson>>> {
    let order = |division: &CountedDivision| {
        let place = |(at, row): (usize, &CountedRow)| FinalPlace {
            player: row.person,
            rank: row.rank.unwrap_or(at + 1),
        };
        division.rows.iter().enumerate().map(place).collect()
    };
    counted.iter().map(order).collect()
}
