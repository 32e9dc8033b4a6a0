//! The table of the teams of a season: counted from what its people have from each unit, by the arithmetic of the
//! season itself, and kept with the table of its people.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use talon_tournament::Exact;
use talon_tournament::league::{
    Finish, GuestRule, Season, SeasonCell, SeasonFault, SeasonItem, SeasonPlayer, SeasonProfile, SeasonRow, Unit,
    UnitPoints, UnitResult,
};

use crate::counted::{CountedCell, CountedRow};
use crate::document::{LeaguePerson, LeagueSeason};
use crate::reason::Decided;
use crate::tag_lists::ListPoints;
use crate::teams::{LeagueTeam, TeamMember, TeamNo, TeamScoring};
use crate::unit::LeagueUnit;

/// The teams of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedTeams {
    /// What a team had from a unit.
    pub scoring: TeamScoring,
    /// What the people of a team have in a table of their own.
    #[serde(default, skip_serializing_if = "ListPoints::is_usual")]
    pub list: ListPoints,
    /// The ranked in order, then those that played too few units.
    pub rows: Vec<CountedTeam>,
}

/// A team in its table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedTeam {
    pub team: TeamNo,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<usize>,
    /// Its rank before the last unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<usize>,
    pub total: Exact,
    pub played: usize,
    /// Units that it lacks for a rank.
    pub missing: usize,
    /// Who was in it when it was counted.
    pub members: Vec<TeamMember>,
    /// In the order of the units of the table; none where nobody of it came.
    pub cells: Vec<Option<TeamCell>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<TeamReason>,
}

/// What a team has from a unit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamCell {
    pub points: Exact,
    /// Its place among the teams there.
    pub rank: usize,
    pub counted: bool,
    /// Of those who came, in the order of the team.
    pub shares: Vec<TeamShare>,
}

/// What someone brought their team in a unit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamShare {
    pub person: LeaguePerson,
    pub points: Exact,
    /// It is among those that make the points of the team.
    pub counted: bool,
}

/// What decides between a team and one that has the same total.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamReason {
    /// The other team.
    pub team: TeamNo,
    /// The item of the chain; none where nothing decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub item: Option<String>,
    /// The place whose number decides, for counted places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<usize>,
    pub ahead: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<Exact>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theirs: Option<Exact>,
}

impl CountedTeams {
    /// The row of a team.
    pub fn row(&self, team: TeamNo) -> Option<&CountedTeam> {
        self.rows.iter().find(|row| row.team == team)
    }

    /// Everyone whom it names.
    pub fn people(&self) -> impl Iterator<Item = LeaguePerson> + '_ {
        let members = self
            .rows
            .iter()
            .flat_map(|row| &row.members)
            .map(|member| member.person);
        let cells = self.rows.iter().flat_map(|row| row.cells.iter().flatten());
        members.chain(cells.flat_map(|cell| &cell.shares).map(|share| share.person))
    }

    /// The same with everyone under another number.
    pub(crate) fn rename(&mut self, current: &impl Fn(LeaguePerson) -> LeaguePerson) {
        for row in &mut self.rows {
            for member in &mut row.members {
                member.person = current(member.person);
            }
            for share in row.cells.iter_mut().flatten().flat_map(|cell| &mut cell.shares) {
                share.person = current(share.person);
            }
        }
    }
}

impl CountedTeam {
    /// Units that count for it.
    pub fn counted(&self) -> usize {
        self.cells.iter().flatten().filter(|cell| cell.counted).count()
    }
}

/// What a team has from a unit before the teams are compared.
struct Brought {
    points: Exact,
    raw: Exact,
    shares: Vec<TeamShare>,
}

impl LeagueSeason {
    /// The table of its teams, from the rows of its people; `with_result` says of each of the `units` whether anyone
    /// has something from it. None without teams.
    pub(crate) fn count_teams(
        &self,
        rows: &[CountedRow],
        units: &[&LeagueUnit],
        with_result: &[bool],
    ) -> Result<Option<CountedTeams>, SeasonFault> {
        let teams: Vec<&LeagueTeam> = self.standing_teams().collect();
        if teams.is_empty() {
            return Ok(None);
        }
        let known: BTreeMap<LeaguePerson, &CountedRow> = rows.iter().map(|row| (row.person, row)).collect();
        let mut brought: Vec<Vec<Option<Brought>>> = Vec::with_capacity(units.len());
        for (at, unit) in units.iter().enumerate() {
            let of_team =
                |team: &&LeagueTeam| self.brought(team, unit, &|person| known.get(&person)?.cells.get(at)?.as_ref());
            brought.push(teams.iter().map(of_team).collect());
        }
        let season = self.season_of_teams(&teams, units, &brought, with_result);
        let table = season.table()?;
        let before = ranks_before(&season)?;
        let minimum = season.minimum_now();
        let rows = table.into_iter().filter_map(|row| {
            let team = *teams.get(row.player)?;
            Some(CountedTeam {
                team: team.number,
                rank: row.rank,
                before: before.get(row.player).copied().flatten(),
                total: row.total.clone(),
                played: row.played,
                missing: minimum.saturating_sub(row.played),
                members: team.members.clone(),
                reason: TeamReason::of(&row, &teams),
                cells: cells(row, &mut brought),
            })
        });
        Ok(Some(CountedTeams {
            scoring: self.team_scoring,
            list: self.team_list,
            rows: rows.collect(),
        }))
    }

    /// What those of a team who were in it on the day of a unit brought; none where nobody of them came. Who was
    /// excluded brings nothing.
    fn brought<'c>(
        &self,
        team: &LeagueTeam,
        unit: &LeagueUnit,
        cell: &dyn Fn(LeaguePerson) -> Option<&'c CountedCell>,
    ) -> Option<Brought> {
        let there = team.members.iter().filter(|member| member.is_in(unit.day));
        let came: Vec<(LeaguePerson, &CountedCell)> = there
            .filter_map(|member| Some((member.person, cell(member.person)?)))
            .filter(|(_, cell)| !cell.excluded)
            .collect();
        if came.is_empty() {
            return None;
        }
        let may_lose = self.profile.counting.counts_negative();
        let mut order: Vec<usize> = (0..came.len()).collect();
        order.retain(|at| may_lose || came[*at].1.points >= Exact::zero());
        // The most points first; of equal ones the better place, then the order of the team.
        let place = |at: usize| came[at].1.rank.unwrap_or(usize::MAX);
        order.sort_by(|one, other| {
            let by_points = came[*other].1.points.cmp(&came[*one].1.points);
            by_points.then_with(|| place(*one).cmp(&place(*other)))
        });
        order.truncate(self.team_scoring.most().unwrap_or(usize::MAX));
        let sum = |number: &dyn Fn(&CountedCell) -> Exact| order.iter().map(|at| number(came[*at].1)).sum::<Exact>();
        Some(Brought {
            points: sum(&|cell| cell.points.clone()),
            raw: sum(&|cell| cell.raw.clone()),
            shares: came
                .iter()
                .enumerate()
                .map(|(at, (person, cell))| TeamShare {
                    person: *person,
                    points: cell.points.clone(),
                    counted: order.contains(&at),
                })
                .collect(),
        })
    }

    /// The teams as the players of a season that is counted by the same rule. What a unit is worth is in their points
    /// already.
    fn season_of_teams(
        &self,
        teams: &[&LeagueTeam],
        units: &[&LeagueUnit],
        brought: &[Vec<Option<Brought>>],
        with_result: &[bool],
    ) -> Season {
        let player = |is_guest, lot| SeasonPlayer {
            is_guest,
            carried: Exact::zero(),
            lot,
        };
        // Everyone else: a unit to which no team came is a unit so far all the same, and each team was absent.
        let others = teams.len();
        let mut players: Vec<SeasonPlayer> = teams
            .iter()
            .map(|team| player(false, u64::from(team.number.0)))
            .collect();
        players.push(player(true, 0));
        let units = units
            .iter()
            .zip(brought)
            .zip(with_result)
            .map(|((unit, brought), has_result)| {
                let mut results = results(brought);
                if *has_result {
                    results.push(UnitResult {
                        player: others,
                        finish: Finish::Unranked,
                        points: Exact::zero(),
                        raw: Exact::zero(),
                        tables: 0,
                    });
                }
                Unit {
                    is_bonus: unit.bonus,
                    group: unit.group.clone(),
                    ..Unit::of(results)
                }
            });
        Season {
            players,
            units: units.collect(),
            adjustments: Vec::new(),
            playoffs: Vec::new(),
            profile: SeasonProfile {
                points: UnitPoints::Own,
                participation: Exact::zero(),
                guests: GuestRule::Counted,
                chain: self.profile.chain.iter().copied().filter(decides_teams).collect(),
                ..self.profile.clone()
            },
        }
    }
}

/// Whether an item of the chain says anything of teams: those that look at tables compare people.
fn decides_teams(item: &SeasonItem) -> bool {
    match item {
        SeasonItem::CountedPlaces
        | SeasonItem::BestUnit
        | SeasonItem::AllUnits
        | SeasonItem::RawSum
        | SeasonItem::FewerUnits
        | SeasonItem::MoreUnits
        | SeasonItem::LastUnit
        | SeasonItem::Lot => true,
        SeasonItem::HeadToHead | SeasonItem::Opponents | SeasonItem::Playoff => false,
    }
}

/// The teams of a unit with their places: equal points share one.
fn results(brought: &[Option<Brought>]) -> Vec<UnitResult> {
    let ahead = |points: &Exact| brought.iter().flatten().filter(|other| other.points > *points).count();
    let result = |(player, one): (usize, &Option<Brought>)| {
        let one = one.as_ref()?;
        Some(UnitResult {
            player,
            finish: Finish::Ranked(1 + ahead(&one.points)),
            points: one.points.clone(),
            raw: one.raw.clone(),
            tables: 0,
        })
    };
    brought.iter().enumerate().filter_map(result).collect()
}

/// The rank of each team before the last unit with a result, if it had come to one by then.
fn ranks_before(season: &Season) -> Result<Vec<Option<usize>>, SeasonFault> {
    let mut ranks = vec![None; season.players.len()];
    let last = season.units.iter().rposition(Unit::has_result).unwrap_or(0);
    if last == 0 {
        return Ok(ranks);
    }
    for row in season.after(last).table()? {
        let has_played = row.cells.iter().any(Option::is_some);
        ranks[row.player] = row.rank.filter(|_| has_played);
    }
    Ok(ranks)
}

fn cells(row: SeasonRow, brought: &mut [Vec<Option<Brought>>]) -> Vec<Option<TeamCell>> {
    let player = row.player;
    let of_unit = brought
        .iter_mut()
        .map(|unit| unit.get_mut(player).and_then(Option::take));
    let cell = |(cell, brought): (Option<SeasonCell>, Option<Brought>)| {
        let cell = cell?;
        Some(TeamCell {
            rank: cell.rank?,
            points: cell.points,
            counted: cell.is_counted,
            shares: brought?.shares,
        })
    };
    row.cells.into_iter().zip(of_unit).map(cell).collect()
}

impl TeamReason {
    fn of(row: &SeasonRow, teams: &[&LeagueTeam]) -> Option<TeamReason> {
        let decided = Decided::of(row)?;
        Some(TeamReason {
            team: teams.get(decided.other)?.number,
            item: decided.item,
            place: decided.place,
            ahead: decided.ahead,
            mine: decided.mine,
            theirs: decided.theirs,
        })
    }
}
