//! Teams of a season: what an act on them asks of the club, and how a reader sees them.

use super::act::LeagueRefused;
use super::listed::known_now;
use super::read::SeasonShown;
use super::recount::{count, people, with_current};
use crate::name_order::NameOrder;
use talon_league::{
    CountedTeam, CountedTeams, LeagueAct, LeagueRefusal, LeagueSeason, LeagueTeam, TeamAct, TeamNo, TeamRefusal,
};
use talon_store::{ClubId, Db};

/// What only the club can tell of an act: whoever joins a team is a member of the club, a team that has points stays,
/// and entries that became one are one person, under whatever number the season names them.
pub(super) fn prepare(
    db: &mut Db,
    club: ClubId,
    season: &LeagueSeason,
    act: LeagueAct,
) -> Result<LeagueAct, LeagueRefused> {
    let LeagueAct::Teams(mut of_teams) = act else {
        return Ok(act);
    };
    match &mut of_teams {
        TeamAct::Join { member, .. } => {
            let people = people(db, club)?;
            if !people.contains(&member.person) {
                return Err(LeagueRefusal::from(TeamRefusal::NoMember).into());
            }
            let mut as_known = with_current(db, season, |person| people.contains(&person))?;
            as_known.act(LeagueAct::Teams(of_teams.clone()))?;
        }
        TeamAct::Leave { team, person, from, .. } => {
            let there = season.team(*team).map(|team| team.members.as_slice());
            for member in there.unwrap_or_default() {
                if member.from == *from && known_now(db, member.person)? == *person {
                    *person = member.person;
                    break;
                }
            }
        }
        TeamAct::Remove(team) if has_earned(db, club, season, *team)? => {
            return Err(LeagueRefusal::from(TeamRefusal::HasEarned(*team)).into());
        }
        TeamAct::Add { .. } | TeamAct::Rename { .. } | TeamAct::Remove(_) | TeamAct::Score { .. } => {}
    }
    Ok(LeagueAct::Teams(of_teams))
}

/// Whether anyone of it came to a unit while they were in it.
fn has_earned(db: &mut Db, club: ClubId, season: &LeagueSeason, team: TeamNo) -> Result<bool, LeagueRefused> {
    let counted = count(db, club, season)??;
    let row = counted.teams.as_ref().and_then(|teams| teams.row(team));
    Ok(row.is_some_and(|row| row.cells.iter().any(Option::is_some)))
}

impl SeasonShown {
    /// The teams of the table that is shown.
    pub fn teams(&self) -> Option<&CountedTeams> {
        self.table.as_ref()?.teams.as_ref()
    }

    /// What a team is called.
    pub fn team_name(&self, team: TeamNo) -> Option<&str> {
        self.season.team(team).map(|team| team.name.as_str())
    }

    /// The rows of teams, those that share a rank by their names.
    pub fn team_rows<'t>(&self, teams: &'t CountedTeams) -> Vec<&'t CountedTeam> {
        let mut rows: Vec<&CountedTeam> = teams.rows.iter().collect();
        let order = NameOrder::of(&self.club.language);
        for tied in rows.chunk_by_mut(|one, other| one.rank.is_some() && one.rank == other.rank) {
            order.sort_seen(tied, |row| self.team_name(row.team).map(str::to_owned));
        }
        rows
    }

    /// The teams of the season as it is now, by their names.
    pub fn teams_now(&self) -> Vec<&LeagueTeam> {
        let mut teams: Vec<&LeagueTeam> = self.season.standing_teams().collect();
        NameOrder::of(&self.club.language).sort(&mut teams, |team| team.name.as_str());
        teams
    }
}
