//! Standings of teams, made from the standings of their players.

use std::collections::BTreeMap;

use super::explain::RankedEntry;
use super::facts::{Facts, TeamPlace};
use crate::{EntryNo, Exact, points_by_rank, ranks};

/// How the players of a team make its score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TeamScore {
    /// The sum of their totals.
    Sum,
    /// The sum of what their ranks at their board are worth: as many points as players are not ahead.
    BoardRanks,
}

/// A team in the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamRow {
    pub team: u16,
    pub rank: usize,
    pub score: Exact,
    /// What each board brought, in order of the boards.
    pub boards: Vec<TeamBoard>,
}

/// What one of a team brought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamBoard {
    pub place: TeamPlace,
    pub entry: EntryNo,
    pub worth: Exact,
}

/// The teams in order; equal scores are decided by the best board, then the next best and so on, and shared after that.
/// Players without a team and rows without a rank count nothing.
pub(crate) fn team_standings(facts: &Facts, rows: &[RankedEntry], score: TeamScore) -> Vec<TeamRow> {
    let member: BTreeMap<EntryNo, TeamPlace> = facts
        .entries
        .iter()
        .filter_map(|entry| Some((entry.number, entry.team?)))
        .collect();
    let mut by_board: BTreeMap<u16, Vec<(TeamPlace, &RankedEntry)>> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.rank.is_some()) {
        if let Some(place) = member.get(&row.entry) {
            by_board.entry(place.board).or_default().push((*place, row));
        }
    }
    let mut teams: BTreeMap<u16, Vec<TeamBoard>> = BTreeMap::new();
    member.values().for_each(|place| {
        teams.entry(place.team).or_default();
    });
    for players in by_board.into_values() {
        let worth = match score {
            TeamScore::Sum => players.iter().map(|(_, row)| row.total.clone()).collect(),
            TeamScore::BoardRanks => board_ranks(&players),
        };
        for ((place, row), worth) in players.into_iter().zip(worth) {
            let entry = row.entry;
            teams
                .entry(place.team)
                .or_default()
                .push(TeamBoard { place, entry, worth });
        }
    }
    ranked(teams)
}

/// What the ranks at one board are worth; the players are in order of the standings.
fn board_ranks(players: &[(TeamPlace, &RankedEntry)]) -> Vec<Exact> {
    let count = players.len();
    let given = ranks(count, |at| at > 0 && players[at - 1].1.rank == players[at].1.rank);
    let list: Vec<Exact> = (0..count).map(|place| Exact::from((count - place) as i64)).collect();
    points_by_rank(&list, &given).unwrap_or_default()
}

fn ranked(teams: BTreeMap<u16, Vec<TeamBoard>>) -> Vec<TeamRow> {
    let mut rows: Vec<(TeamRow, Vec<Exact>)> = teams
        .into_iter()
        .map(|(team, boards)| {
            let score = boards.iter().map(|board| &board.worth).sum();
            let mut best: Vec<Exact> = boards.iter().map(|board| board.worth.clone()).collect();
            best.sort_by(|a, b| b.cmp(a));
            (
                TeamRow {
                    team,
                    rank: 0,
                    score,
                    boards,
                },
                best,
            )
        })
        .collect();
    rows.sort_by(|(a, a_best), (b, b_best)| b.score.cmp(&a.score).then_with(|| b_best.cmp(a_best)));
    let given = ranks(rows.len(), |at| {
        at > 0 && rows[at - 1].0.score == rows[at].0.score && rows[at - 1].1 == rows[at].1
    });
    rows.into_iter()
        .zip(given)
        .map(|((row, _), rank)| TeamRow { rank, ..row })
        .collect()
}
