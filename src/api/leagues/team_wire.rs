//! How the teams of a season are written in JSON.

use serde::Serialize;
use talon_league::{CountedSeason, CountedTeam, CountedTeams, TeamCell, TeamReason};
use talon_service::leagues::SeasonShown;
use utoipa::ToSchema;

/// The teams of a season.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeasonTeams {
    /// The points of so many of its members make those of a team in a unit; null if all do.
    pub best: Option<usize>,
    /// The ranked in order, then those that played too few units.
    pub rows: Vec<SeasonTeamRow>,
}

/// A team of a season.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeasonTeamRow {
    /// Its number in the season.
    pub team: u32,
    pub name: String,
    /// Null for a team that played too few units.
    pub rank: Option<usize>,
    /// The rank before the last unit; null if there was none.
    pub rank_before: Option<usize>,
    pub total: String,
    pub counted: usize,
    pub played: usize,
    /// Units that it lacks for a rank.
    pub missing: usize,
    pub members: Vec<SeasonTeamMember>,
    /// Its results in the units to which anyone of it came.
    pub cells: Vec<SeasonTeamCell>,
    /// What decides between it and a team with the same total; null if the totals differ.
    pub reason: Option<SeasonTeamReason>,
}

/// A player in a team. Someone who left and came back is there twice.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeasonTeamMember {
    pub player: i64,
    /// The name they choose to show; null if they show none.
    pub name: Option<String>,
    /// Their first day in the team; null if they were in it from the beginning.
    pub from: Option<String>,
    /// Their last day in it; null as long as they stay.
    pub to: Option<String>,
}

/// A team's result in a unit.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeasonTeamCell {
    pub unit: u32,
    pub points: String,
    /// Its place among the teams.
    pub place: usize,
    /// Whether it is part of the total, or dropped.
    pub counted: bool,
    /// Of each member who came.
    pub shares: Vec<SeasonTeamShare>,
}

/// What a player brought their team in a unit.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeasonTeamShare {
    pub player: i64,
    pub points: String,
    /// Whether it is part of the points of the team.
    pub counted: bool,
}

/// What decides between two teams that are level.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeasonTeamReason {
    /// The number of the team with which it is level.
    pub level_with: u32,
    /// Null if nothing decides and they share the rank.
    pub item: Option<String>,
    /// The place that is counted, for `counted_places`.
    pub place: Option<usize>,
    pub ahead: bool,
    pub mine: Option<String>,
    pub theirs: Option<String>,
}

impl SeasonTeams {
    pub fn of(shown: &SeasonShown, table: &CountedSeason, teams: &CountedTeams) -> SeasonTeams {
        let rows = shown.team_rows(teams).into_iter();
        SeasonTeams {
            best: teams.scoring.most(),
            rows: rows.map(|row| SeasonTeamRow::of(shown, table, row)).collect(),
        }
    }
}

impl SeasonTeamRow {
    fn of(shown: &SeasonShown, table: &CountedSeason, row: &CountedTeam) -> SeasonTeamRow {
        let cells = table.units.iter().zip(&row.cells);
        let members = row.members.iter().map(|member| SeasonTeamMember {
            player: member.person.0,
            name: shown.name(member.person).map(str::to_owned),
            from: member.from.map(|day| day.to_string()),
            to: member.to.map(|day| day.to_string()),
        });
        SeasonTeamRow {
            team: row.team.0,
            name: shown.team_name(row.team).unwrap_or_default().to_owned(),
            rank: row.rank,
            rank_before: row.before,
            total: row.total.to_string(),
            counted: row.counted(),
            played: row.played,
            missing: row.missing,
            members: members.collect(),
            cells: cells
                .filter_map(|(unit, cell)| Some(SeasonTeamCell::of(unit.0, cell.as_ref()?)))
                .collect(),
            reason: row.reason.as_ref().map(SeasonTeamReason::of),
        }
    }
}

impl SeasonTeamCell {
    fn of(unit: u32, cell: &TeamCell) -> SeasonTeamCell {
        let shares = cell.shares.iter().map(|share| SeasonTeamShare {
            player: share.person.0,
            points: share.points.to_string(),
            counted: share.counted,
        });
        SeasonTeamCell {
            unit,
            points: cell.points.to_string(),
            place: cell.rank,
            counted: cell.counted,
            shares: shares.collect(),
        }
    }
}

impl SeasonTeamReason {
    fn of(reason: &TeamReason) -> SeasonTeamReason {
        SeasonTeamReason {
            level_with: reason.team.0,
            item: reason.item.clone(),
            place: reason.place,
            ahead: reason.ahead,
            mine: reason.mine.as_ref().map(ToString::to_string),
            theirs: reason.theirs.as_ref().map(ToString::to_string),
        }
    }
}
