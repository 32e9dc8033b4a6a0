//! The teams of a season: who is in which, and between which days.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::document::{LeaguePerson, LeagueSeason};

/// Teams of a season, those that were removed included.
pub const TEAMS_MAX: usize = 200;
/// Members of a team; who left and came back stands there twice.
pub const TEAM_MEMBERS_MAX: usize = 100;
/// Of how many members the points of a unit count, as long as nobody says otherwise.
const BEST_USUAL: usize = 3;

/// A team, by its number in the season, from 1. It keeps its number whatever becomes of others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TeamNo(pub u32);

/// A team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeagueTeam {
    pub number: TeamNo,
    /// No two teams that stand have the same, whatever the case of its letters.
    pub name: String,
    /// Nobody is in two teams on one day.
    pub members: Vec<TeamMember>,
    /// It is no more, and has no members. Its number stays taken, and its name is that of its rows in older tables.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub removed: bool,
}

/// Someone in a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamMember {
    pub person: LeaguePerson,
    /// Their first day in it; none where they were in it from the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<NaiveDate>,
    /// Their last day in it; none as long as they stay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<NaiveDate>,
}

/// What a team has from a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TeamScoring {
    /// The points of the `k` of its members who have the most.
    Best { k: usize },
    /// Those of all its members.
    All,
}

impl Default for TeamScoring {
    fn default() -> TeamScoring {
        TeamScoring::Best { k: BEST_USUAL }
    }
}

impl TeamScoring {
    /// Whether it is what a season has as long as nobody says otherwise.
    pub(crate) fn is_usual(&self) -> bool {
        *self == TeamScoring::default()
    }

    /// Of how many members the points count; none where all do.
    pub fn most(self) -> Option<usize> {
        match self {
            TeamScoring::Best { k } => Some(k),
            TeamScoring::All => None,
        }
    }
}

impl TeamMember {
    /// The first and the last day, as far as days go.
    fn days(&self) -> Days {
        Days {
            first: self.from.unwrap_or(NaiveDate::MIN),
            last: self.to.unwrap_or(NaiveDate::MAX),
        }
    }

    /// Whether they are in the team on this day.
    pub fn is_in(&self, day: NaiveDate) -> bool {
        self.days().overlap(Days { first: day, last: day })
    }

    /// Whether there is a day on which they would be in both.
    pub fn overlaps(&self, other: &TeamMember) -> bool {
        self.person == other.person && self.days().overlap(other.days())
    }

    /// Whether there is any day on which they are in it.
    pub(crate) fn is_ever(&self) -> bool {
        let days = self.days();
        days.first <= days.last
    }
}

impl LeagueTeam {
    /// As it is kept once it is no more.
    pub(crate) fn gone(&self) -> LeagueTeam {
        LeagueTeam {
            members: Vec::new(),
            removed: true,
            ..self.clone()
        }
    }

    /// What no other team may be called.
    pub(crate) fn key(name: &str) -> String {
        name.to_lowercase()
    }
}

impl LeagueSeason {
    /// The team of this number, also one that was removed.
    pub fn team(&self, number: TeamNo) -> Option<&LeagueTeam> {
        self.teams.iter().find(|team| team.number == number)
    }

    /// The teams that were not removed, in order of their numbers.
    pub fn standing_teams(&self) -> impl Iterator<Item = &LeagueTeam> {
        self.teams.iter().filter(|team| !team.removed)
    }

    /// The teams of a season that begins on this day: those that stand, numbered anew, with who is in them then or
    /// comes later.
    pub(crate) fn teams_from(&self, first: NaiveDate) -> Vec<LeagueTeam> {
        let goes_on = |member: &&TeamMember| member.days().last >= first;
        let member = |member: &TeamMember| TeamMember {
            from: member.from.filter(|day| *day > first),
            ..*member
        };
        let teams = (1..).zip(self.standing_teams());
        teams
            .map(|(number, team)| LeagueTeam {
                number: TeamNo(number),
                members: team.members.iter().filter(goes_on).map(member).collect(),
                ..team.clone()
            })
            .collect()
    }

    /// The team in which someone is for one of these days, with the days that they share; the first such team where
    /// there are several.
    pub(crate) fn team_of(&self, member: &TeamMember) -> Option<&LeagueTeam> {
        let has = |team: &&LeagueTeam| team.members.iter().any(|one| one.overlaps(member));
        self.standing_teams().find(has)
    }
}

/// Days, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Days {
    first: NaiveDate,
    last: NaiveDate,
}

impl Days {
    fn overlap(self, other: Days) -> bool {
        self.first <= other.last && other.first <= self.last
    }

    /// What is left of them without those.
    fn without(self, those: Days) -> Vec<Days> {
        if !self.overlap(those) {
            return vec![self];
        }
        let before = those.first.pred_opt().map(|last| Days { last, ..self });
        let after = those.last.succ_opt().map(|first| Days { first, ..self });
        let parts = [before, after].into_iter().flatten();
        parts.filter(|part| part.first <= part.last).collect()
    }

    fn member(self, person: LeaguePerson) -> TeamMember {
        TeamMember {
            person,
            from: Some(self.first).filter(|day| *day != NaiveDate::MIN),
            to: Some(self.last).filter(|day| *day != NaiveDate::MAX),
        }
    }
}

/// The teams with everyone under the number by which they are known now. Two entries that became one may have been in
/// two teams on one day: the team of the lower number keeps them on that day.
pub(crate) fn with_people(teams: &[LeagueTeam], current: &impl Fn(LeaguePerson) -> LeaguePerson) -> Vec<LeagueTeam> {
    let mut taken: BTreeMap<LeaguePerson, Vec<Days>> = BTreeMap::new();
    let mut known = Vec::with_capacity(teams.len());
    for team in teams {
        let mut members = Vec::with_capacity(team.members.len());
        for member in &team.members {
            let person = current(member.person);
            if team.removed {
                members.push(TeamMember { person, ..*member });
                continue;
            }
            let taken = taken.entry(person).or_default();
            let mut free = vec![member.days()];
            for days in taken.iter() {
                free = free.into_iter().flat_map(|part| part.without(*days)).collect();
            }
            members.extend(free.into_iter().map(|part| part.member(person)));
            taken.push(member.days());
        }
        known.push(LeagueTeam {
            members,
            ..team.clone()
        });
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 3, number).unwrap()
    }

    fn member(person: i64, from: Option<u32>, to: Option<u32>) -> TeamMember {
        TeamMember {
            person: LeaguePerson(person),
            from: from.map(day),
            to: to.map(day),
        }
    }

    fn team(number: u32, members: Vec<TeamMember>) -> LeagueTeam {
        LeagueTeam {
            number: TeamNo(number),
            name: format!("Team {number}"),
            members,
            removed: false,
        }
    }

    #[test]
    fn the_first_and_the_last_day_are_in_the_team() {
        let stay = member(1, Some(5), Some(9));
        let days: Vec<u32> = (1..15).filter(|number| stay.is_in(day(*number))).collect();
        assert_eq!(days, [5, 6, 7, 8, 9]);
        assert!(stay.overlaps(&member(1, Some(9), None)) && !stay.overlaps(&member(1, Some(10), None)));
        assert!(!stay.overlaps(&member(2, None, None)));
    }

    #[test]
    fn nobody_changes_where_nobody_became_somebody_else() {
        let teams = [
            team(1, vec![member(2, Some(5), Some(9)), member(1, None, None)]),
            team(2, vec![member(2, None, Some(4)), member(2, Some(10), None)]),
        ];
        assert_eq!(with_people(&teams, &|person| person), teams);
    }

    #[test]
    fn of_two_entries_that_became_one_the_first_team_keeps_each_day() {
        let teams = [
            team(1, vec![member(1, Some(5), Some(9)), member(3, None, None)]),
            team(2, vec![member(2, None, None)]),
        ];
        let one = |person| {
            if person == LeaguePerson(2) {
                LeaguePerson(1)
            } else {
                person
            }
        };
        let known = with_people(&teams, &one);
        assert_eq!(known[0], teams[0]);
        assert_eq!(known[1].members, [member(1, None, Some(4)), member(1, Some(10), None)]);
        let within = [team(1, vec![member(1, Some(5), Some(9)), member(2, Some(7), Some(12))])];
        let known = with_people(&within, &one);
        assert_eq!(
            known[0].members,
            [member(1, Some(5), Some(9)), member(1, Some(10), Some(12))]
        );
    }
}
