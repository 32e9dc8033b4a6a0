//! What changes the teams of a season.

use chrono::NaiveDate;
use talon_tournament::names::{self, NAME_MAX};

use crate::act::reason_of;
use crate::document::{LeaguePerson, LeagueSeason};
use crate::refusal::LeagueRefusal;
use crate::tag_lists::ListPoints;
use crate::teams::{LeagueTeam, TEAM_MEMBERS_MAX, TEAMS_MAX, TeamMember, TeamNo, TeamScoring};

/// An act on the teams of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TeamAct {
    Add {
        name: String,
    },
    Rename {
        team: TeamNo,
        name: String,
    },
    /// Someone is in the team, between these days.
    Join {
        team: TeamNo,
        member: TeamMember,
    },
    /// The last day in the team of someone who came on this one. Where it is before the first, they never were in it.
    Leave {
        team: TeamNo,
        person: LeaguePerson,
        from: Option<NaiveDate>,
        last: NaiveDate,
    },
    /// The team is no more. Whether it has earned anything, the caller knows.
    Remove(TeamNo),
    /// Once there are teams and units, it needs a reason.
    Score {
        scoring: TeamScoring,
        /// What the people of a team have in a table of their own; it needs no reason.
        list: ListPoints,
        reason: String,
    },
}

/// Why the teams of a season were not changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TeamRefusal {
    #[error("there is no such team")]
    NoSuchTeam,
    #[error("they are not in the team")]
    NotInTeam,
    #[error("team {} has the same name", .0.0)]
    NameTaken(TeamNo),
    #[error("a name is missing, longer than {most} letters, or has characters that cannot be shown")]
    Name { most: usize },
    #[error("the season has as many teams as one may have: {most}")]
    TooManyTeams { most: usize },
    #[error("the team has as many members as one may have: {most}")]
    TooManyMembers { most: usize },
    /// They would be in both on one day.
    #[error("they are in team {} then", .one.0)]
    InTwoTeams {
        person: LeaguePerson,
        one: TeamNo,
        other: TeamNo,
    },
    #[error("the last day is before the first")]
    EndsBefore,
    #[error("they are no member of the club")]
    NoMember,
    #[error("the team has points")]
    HasEarned(TeamNo),
    #[error("the points of 1 to {most} members may count")]
    Scoring { most: usize },
}

impl TeamAct {
    /// Why it is done, as far as it was asked.
    pub fn reason(&self) -> Option<&str> {
        match self {
            TeamAct::Score { reason, .. } => Some(reason),
            TeamAct::Add { .. }
            | TeamAct::Rename { .. }
            | TeamAct::Join { .. }
            | TeamAct::Leave { .. }
            | TeamAct::Remove(_) => None,
        }
    }
}

impl LeagueSeason {
    pub(crate) fn act_on_teams(&mut self, act: TeamAct) -> Result<(), LeagueRefusal> {
        match act {
            TeamAct::Add { name } => self.add_team(&name)?,
            TeamAct::Rename { team, name } => {
                let name = self.free_name(&name, Some(team))?;
                self.standing_team(team)?.name = name;
            }
            TeamAct::Join { team, member } => self.join(team, member)?,
            TeamAct::Leave {
                team,
                person,
                from,
                last,
            } => self.leave(
                team,
                TeamMember {
                    person,
                    from,
                    to: Some(last),
                },
            )?,
            TeamAct::Remove(team) => {
                let team = self.standing_team(team)?;
                *team = team.gone();
            }
            TeamAct::Score { scoring, list, reason } => {
                self.team_list = list;
                return self.score_teams(scoring, &reason);
            }
        }
        Ok(())
    }

    fn standing_team(&mut self, number: TeamNo) -> Result<&mut LeagueTeam, TeamRefusal> {
        let mut standing = self.teams.iter_mut().filter(|team| !team.removed);
        standing
            .find(|team| team.number == number)
            .ok_or(TeamRefusal::NoSuchTeam)
    }

    /// A name as it is kept, if no other team has it.
    fn free_name(&self, name: &str, of: Option<TeamNo>) -> Result<String, TeamRefusal> {
        let name = names::line(name, NAME_MAX).map_err(|_| TeamRefusal::Name { most: NAME_MAX })?;
        let key = LeagueTeam::key(&name);
        let mut others = self.standing_teams().filter(|team| Some(team.number) != of);
        match others.find(|team| LeagueTeam::key(&team.name) == key) {
            Some(team) => Err(TeamRefusal::NameTaken(team.number)),
            None => Ok(name),
        }
    }

    fn add_team(&mut self, name: &str) -> Result<(), TeamRefusal> {
        let name = self.free_name(name, None)?;
        if self.teams.len() >= TEAMS_MAX {
            return Err(TeamRefusal::TooManyTeams { most: TEAMS_MAX });
        }
        let last = self.teams.iter().map(|team| team.number.0).max().unwrap_or(0);
        self.teams.push(LeagueTeam {
            number: TeamNo(last + 1),
            name,
            members: Vec::new(),
            removed: false,
        });
        Ok(())
    }

    fn join(&mut self, team: TeamNo, member: TeamMember) -> Result<(), TeamRefusal> {
        if !member.is_ever() {
            return Err(TeamRefusal::EndsBefore);
        }
        self.standing_team(team)?;
        self.refuse_two_teams(team, &member)?;
        let members = &mut self.standing_team(team)?.members;
        if members.len() >= TEAM_MEMBERS_MAX {
            return Err(TeamRefusal::TooManyMembers { most: TEAM_MEMBERS_MAX });
        }
        members.push(member);
        Ok(())
    }

    fn leave(&mut self, team: TeamNo, member: TeamMember) -> Result<(), TeamRefusal> {
        let members = &mut self.standing_team(team)?.members;
        let is_same = |one: &TeamMember| one.person == member.person && one.from == member.from;
        let at = members.iter().position(is_same).ok_or(TeamRefusal::NotInTeam)?;
        members.remove(at);
        if !member.is_ever() {
            return Ok(());
        }
        self.refuse_two_teams(team, &member)?;
        self.standing_team(team)?.members.insert(at, member);
        Ok(())
    }

    fn refuse_two_teams(&self, team: TeamNo, member: &TeamMember) -> Result<(), TeamRefusal> {
        match self.team_of(member) {
            Some(other) => Err(TeamRefusal::InTwoTeams {
                person: member.person,
                one: other.number,
                other: team,
            }),
            None => Ok(()),
        }
    }

    fn score_teams(&mut self, scoring: TeamScoring, reason: &str) -> Result<(), LeagueRefusal> {
        if scoring
            .most()
            .is_some_and(|most| !(1..=TEAM_MEMBERS_MAX).contains(&most))
        {
            return Err(TeamRefusal::Scoring { most: TEAM_MEMBERS_MAX }.into());
        }
        if scoring == self.team_scoring {
            // Whether anything else is different, the caller sees.
            return Ok(());
        }
        if !self.units.is_empty() && self.standing_teams().next().is_some() {
            reason_of(reason)?;
        }
        self.team_scoring = scoring;
        Ok(())
    }
}
