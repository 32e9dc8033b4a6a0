//! What one round brings to everyone in it.

use super::facts::{BoardScore, Came, Facts, PlayedRound, SeatResult, TableOutcome, TableResult};
use super::profile::{Profile, Substitute};
use crate::duplicate::{Award, Board, cross_difference, matchpoints_in, matchpoints_top, neuberg, session_percent};
use crate::points::{Games, Scheme, place, raw_per_deal, seeger_fabian, serbian_league, sharing};
use crate::{EntryNo, Exact};

/// How someone came to the points of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    Table,
    Substitute,
    Bye,
    /// The round was before they entered.
    Late,
    /// They did not come.
    NoShow,
}

/// What a round brought a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundPoints {
    pub round: u16,
    pub how: How,
    pub points: Exact,
    /// How many rounds or boards the points are the mean of, where a total is a mean.
    pub(super) weight: usize,
    pub(super) deed: Option<Deed>,
}

/// What someone did at a table, as far as ties are broken by it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Deed {
    pub raw: i64,
    /// Twelfths of a first and of a second place.
    pub wins: i64,
    pub seconds: i64,
    pub mates: Vec<EntryNo>,
}

impl RoundPoints {
    /// Who else sat at the table, and the own score there; none where no table was played.
    pub fn table(&self) -> Option<(&[EntryNo], i64)> {
        self.deed.as_ref().map(|deed| (deed.mates.as_slice(), deed.raw))
    }
}

/// Twelfths: first places are shared by at most four.
pub(super) const PARTS: i64 = 12;

/// Someone in a round; their byes have no points yet, for they may depend on all rounds.
pub(super) fn round_points(
    round: &PlayedRound,
    facts: &Facts,
    profile: &Profile,
    as_of: u16,
) -> Vec<(EntryNo, RoundPoints)> {
    let number = round.drawn.number;
    let compares = profile.scheme.compares_tables();
    let of_round = if compares {
        lines(round.results.iter())
    } else {
        Vec::new()
    };
    let boards = round.results.iter().find_map(|result| match &result.outcome {
        TableOutcome::Played(seats) => seats.iter().map(|seat| seat.boards.len()).max(),
        TableOutcome::Bye { .. } => None,
    });
    let weight = boards.unwrap_or(1).max(1);
    let plain = |how| RoundPoints {
        round: number,
        how,
        points: Exact::zero(),
        weight,
        deed: None,
    };
    // Nobody leads by a bye of a round of which no table is counted.
    let byes = round.drawn.byes.iter().filter(|_| !round.results.is_empty());
    let mut all: Vec<(EntryNo, RoundPoints)> = byes.map(|entry| (*entry, plain(How::Bye))).collect();
    for result in &round.results {
        let Some(table) = round.drawn.tables.iter().find(|table| table.number == result.table) else {
            continue;
        };
        match &result.outcome {
            TableOutcome::Bye { absent } => all.extend(table.seats.iter().map(|entry| {
                (
                    *entry,
                    plain(if absent.contains(entry) { How::NoShow } else { How::Bye }),
                )
            })),
            TableOutcome::Played(seats) => {
                let set = facts.sets.get(&(number, result.table)).filter(|_| compares);
                let of_set = set.map(|set| lines(with_set(facts, *set, as_of)));
                let points = table_points(seats, &profile.scheme, of_set.as_ref().unwrap_or(&of_round));
                let came: Vec<(EntryNo, &SeatResult)> = table.seats.iter().copied().zip(seats).collect();
                let mut at = 0;
                for (entry, seat) in &came {
                    if seat.came == Came::Nobody {
                        all.push((*entry, plain(How::NoShow)));
                        continue;
                    }
                    let deed = deed(*entry, &came, at);
                    let made = points.get(at).cloned().unwrap_or_else(Exact::zero);
                    all.push((*entry, scored(seat, plain(How::Table), made, deed, &profile.substitute)));
                    at += 1;
                }
            }
        }
    }
    all
}

/// What the points of a seat are to the entry it belongs to.
fn scored(seat: &SeatResult, plain: RoundPoints, made: Exact, deed: Deed, substitute: &Substitute) -> RoundPoints {
    match (seat.came, substitute) {
        (Came::Substitute, Substitute::Fixed(points)) => RoundPoints {
            how: How::Substitute,
            points: points.clone(),
            ..plain
        },
        (Came::Substitute, Substitute::Nothing) => RoundPoints {
            how: How::Substitute,
            ..plain
        },
        (Came::Substitute, Substitute::Score) => RoundPoints {
            how: How::Substitute,
            points: made,
            deed: Some(deed),
            ..plain
        },
        _ => RoundPoints {
            points: made,
            deed: Some(deed),
            ..plain
        },
    }
}

fn present(seats: &[SeatResult]) -> impl Iterator<Item = (usize, &SeatResult)> {
    seats.iter().enumerate().filter(|(_, seat)| seat.came != Came::Nobody)
}

/// The place of a seat among those who were there, `at` counted among them.
fn deed(entry: EntryNo, came: &[(EntryNo, &SeatResult)], at: usize) -> Deed {
    let there: Vec<(EntryNo, i64)> = came
        .iter()
        .filter(|(_, seat)| seat.came != Came::Nobody)
        .map(|(entry, seat)| (*entry, seat.raw))
        .collect();
    let raw: Vec<i64> = there.iter().map(|(_, raw)| *raw).collect();
    let part = PARTS / sharing(&raw, at).max(1) as i64;
    let at_place = |wanted: usize| if place(&raw, at) == wanted { part } else { 0 };
    Deed {
        raw: raw.get(at).copied().unwrap_or_default(),
        wins: at_place(1),
        seconds: at_place(2),
        mates: there
            .iter()
            .map(|(other, _)| *other)
            .filter(|other| *other != entry)
            .collect(),
    }
}

/// Points of those who were there, in the order of the seats.
fn table_points(seats: &[SeatResult], scheme: &Scheme, lines: &[Vec<BoardScores>]) -> Vec<Exact> {
    let there: Vec<(usize, &SeatResult)> = present(seats).collect();
    let raw: Vec<i64> = there.iter().map(|(_, seat)| seat.raw).collect();
    match scheme {
        Scheme::RawPerDeal { reference_deals } => there
            .iter()
            .map(|(_, seat)| {
                raw_per_deal(seat.raw, seat.deals.unwrap_or_default(), *reference_deals).unwrap_or_else(Exact::zero)
            })
            .collect(),
        Scheme::SeegerFabian => {
            let of = |(_, seat): &(usize, &SeatResult)| (seat.raw, seat.games.unwrap_or(Games::default()));
            seeger_fabian(&there.iter().map(of).collect::<Vec<_>>())
        }
        Scheme::Matchpoints => there
            .iter()
            .map(|(line, seat)| percent(seat, lines.get(*line).map_or(&[], Vec::as_slice)))
            .collect(),
        Scheme::CrossDifference { cap } => there
            .iter()
            .map(|(line, seat)| difference(seat, lines.get(*line).map_or(&[], Vec::as_slice), *cap))
            .collect(),
        Scheme::Places { three, four, tie } => three
            .points(&raw, *tie)
            .or_else(|| four.points(&raw, *tie))
            .unwrap_or_default(),
        Scheme::SerbianLeague => serbian_league(&raw).into_iter().map(Exact::from).collect(),
        Scheme::Raw => raw.iter().copied().map(Exact::from).collect(),
    }
}

/// The scores of one board in one line of seats.
#[derive(Debug, Clone, Default)]
struct BoardScores {
    /// Tables that should have played it.
    expected: usize,
    /// Sorted upwards.
    raw: Vec<i64>,
}

/// A seat's boards; without any its score is the only one.
fn boards(seat: &SeatResult) -> Vec<BoardScore> {
    if seat.boards.is_empty() {
        vec![BoardScore::Raw(seat.raw)]
    } else {
        seat.boards.clone()
    }
}

/// What came of a set of boards at all tables at which it has lain.
fn with_set(facts: &Facts, set: u16, as_of: u16) -> impl Iterator<Item = &TableResult> {
    let rounds = facts.rounds.iter().filter(move |round| round.drawn.number <= as_of);
    let results = rounds.flat_map(|round| round.results.iter().map(move |one| (round.drawn.number, one)));
    let lay = move |round: u16, table: u16| facts.sets.get(&(round, table)) == Some(&set);
    results
        .filter(move |(round, one)| lay(*round, one.table))
        .map(|(_, one)| one)
}

/// For each seat of a table, board by board, what was scored there at all these tables.
fn lines<'a>(results: impl Iterator<Item = &'a TableResult>) -> Vec<Vec<BoardScores>> {
    let mut lines: Vec<Vec<BoardScores>> = Vec::new();
    let played = results.filter_map(|result| match &result.outcome {
        TableOutcome::Played(seats) => Some(seats),
        TableOutcome::Bye { .. } => None,
    });
    for seats in played {
        for (at, seat) in present(seats) {
            let boards = boards(seat);
            if lines.len() <= at {
                lines.resize(at + 1, Vec::new());
            }
            if lines[at].len() < boards.len() {
                lines[at].resize(boards.len(), BoardScores::default());
            }
            for (line, board) in lines[at].iter_mut().zip(boards) {
                line.expected += 1;
                line.raw.extend(score(board));
            }
        }
    }
    lines.iter_mut().flatten().for_each(|line| line.raw.sort_unstable());
    lines
}

fn score(board: BoardScore) -> Option<i64> {
    if let BoardScore::Raw(raw) = board {
        Some(raw)
    } else {
        None
    }
}

/// Per cent of a seat over the boards of a round; a board with nothing to compare is an average.
fn percent(seat: &SeatResult, lines: &[BoardScores]) -> Exact {
    let of = |(board, line): (BoardScore, &BoardScores)| match board {
        BoardScore::NotPlayed => None,
        BoardScore::Awarded(award) => Some(Board::Awarded(award)),
        BoardScore::Raw(raw) => {
            let points = Exact::from(matchpoints_in(&line.raw, raw));
            let points = neuberg(&points, line.raw.len(), line.expected)?;
            let percent = Exact::ratio(100, matchpoints_top(line.expected)).map(|part| part * points);
            Some(percent.map_or(Board::Awarded(Award::Average), Board::Played))
        }
    };
    let boards: Vec<Board> = boards(seat).into_iter().zip(lines).filter_map(of).collect();
    session_percent(&boards).unwrap_or_else(Exact::zero)
}

/// The sum of the mean differences over the boards of a round; awards and boards with nothing to compare are zero.
fn difference(seat: &SeatResult, lines: &[BoardScores], cap: Option<u32>) -> Exact {
    let of = |(board, line): (BoardScore, &BoardScores)| {
        let at = line.raw.iter().position(|other| Some(*other) == score(board))?;
        cross_difference(&line.raw, cap)?.get(at).cloned()
    };
    boards(seat).into_iter().zip(lines).filter_map(of).sum()
}
