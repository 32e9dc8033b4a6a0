//! Boards where deals are compared: which there are, at which tables each was played, and what it brought there.

use super::{Round, Table, Tournament};
use crate::duplicate::{datum, matchpoints_in, matchpoints_top, neuberg};
use crate::standings::{BoardScore, Came, TableOutcome};
use crate::{EntryNo, Exact};
use talon_rules::games::session::TablePlay;

/// A board of the tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    /// From 1, over all stages in which deals are compared.
    pub number: usize,
    pub stage: u16,
    pub set: u16,
    /// Its place in its set, from 0.
    pub at: usize,
}

impl Board {
    /// The dealer's place at the table, from 0: board after board, as at a table that plays on (U-2.1, P-2.1).
    pub fn dealer(self, seats: usize) -> usize {
        self.number.saturating_sub(1) % seats.max(1)
    }
}

/// What a board brought at all its tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Traveller {
    pub board: Board,
    /// In the order of rounds and tables.
    pub rows: Vec<BoardRow>,
    /// What each line of seats was worth; none where nobody scored.
    pub datums: Vec<Option<Exact>>,
    /// Every table that is to play it has a result that is agreed, in rounds to come too, so that nobody can
    /// learn from it.
    pub is_over: bool,
}

/// A board at one table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardRow {
    pub round: u16,
    pub table: u16,
    /// In the order of the seats.
    pub seats: Vec<BoardSeat>,
}

/// A board at one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardSeat {
    pub entry: EntryNo,
    /// None while there is no result.
    pub score: Option<BoardScore>,
    pub matchpoints: Option<i64>,
    /// Of the most that could be had, brought to the count of tables that should have played it.
    pub percent: Option<Exact>,
}

impl Traveller {
    /// Whether someone may see it: officials at once, others when nobody has still to play it.
    pub fn is_shown_to(&self, scores: bool) -> bool {
        scores || self.is_over && !self.rows.is_empty()
    }
}

impl Tournament {
    /// How many boards a set has: as many as a table plays in a round.
    pub fn boards_in_set(&self) -> usize {
        match self.profile.play {
            TablePlay::Deals(deals) => usize::from(deals).max(1),
            TablePlay::Session { .. } => 1,
        }
    }

    /// The boards that lie at tables of rounds.
    pub fn boards(&self) -> Vec<Board> {
        let mut boards = Vec::new();
        for stage in (1..)
            .take(self.stages.len())
            .filter(|stage| self.compares_boards(*stage))
        {
            let tables = self.rounds_of(stage).flat_map(|round| &round.tables);
            let sets = tables.filter_map(|table| table.boards).max().unwrap_or(0);
            for set in 1..=sets {
                for at in 0..self.boards_in_set() {
                    boards.push(Board {
                        number: boards.len() + 1,
                        stage,
                        set,
                        at,
                    });
                }
            }
        }
        boards
    }

    /// The boards that lie at a table, in their order; none where no deals are compared.
    pub fn boards_at(&self, round: u16, table: u16) -> Vec<Board> {
        let Some((round, table)) = self.round(round).zip(self.table(round, table)) else {
            return Vec::new();
        };
        let lies = |board: &Board| board.stage == round.stage && Some(board.set) == table.boards;
        self.boards().into_iter().filter(lies).collect()
    }

    /// What a board brought, at all tables at which it lies.
    pub fn traveller(&self, board: Board) -> Traveller {
        let lies = |table: &&Table| table.boards == Some(board.set);
        let tables = || {
            let rounds = self.rounds_of(board.stage);
            rounds.flat_map(|round| round.tables.iter().filter(lies).map(move |table| (round, table)))
        };
        let settled = |table: &Table| table.result.as_ref().is_some_and(|result| result.state.is_settled());
        let mut rows: Vec<BoardRow> = tables()
            .map(|(round, table)| row(round, table, board.at, self.boards_in_set()))
            .collect();
        let lines = rows.iter().map(|row| row.seats.len()).max().unwrap_or(0);
        let datums = (0..lines).map(|line| compare(&mut rows, line)).collect();
        Traveller {
            board,
            rows,
            datums,
            is_over: tables().all(|(_, table)| settled(table)) && !self.lies_again(board.stage),
        }
    }
}

fn row(round: &Round, table: &Table, at: usize, in_set: usize) -> BoardRow {
    let played = match table
        .result
        .as_ref()
        .filter(|result| result.counts())
        .map(|result| &result.outcome)
    {
        Some(TableOutcome::Played(seats)) => Some(seats),
        Some(TableOutcome::Bye { .. }) | None => None,
    };
    let seat = |(place, seat): (usize, &super::Seat)| {
        let result = played
            .and_then(|seats| seats.get(place))
            .filter(|result| result.came != Came::Nobody);
        let score = result.and_then(|result| match result.boards.get(at) {
            Some(score) => Some(*score),
            // A round of one board needs no more than its score.
            None if in_set == 1 && result.boards.is_empty() => Some(BoardScore::Raw(result.raw)),
            None => None,
        });
        BoardSeat {
            entry: seat.entry,
            score,
            matchpoints: None,
            percent: None,
        }
    };
    let seats = table.seats.iter().enumerate().map(seat).collect();
    BoardRow {
        round: round.number,
        table: table.number,
        seats,
    }
}

/// Compares the scores of a line of seats with each other, and says what the line was worth.
fn compare(rows: &mut [BoardRow], line: usize) -> Option<Exact> {
    let score = |row: &BoardRow| row.seats.get(line).and_then(|seat| seat.score);
    let expected = rows.iter().filter(|row| score(row).is_some()).count();
    let raw = |row: &BoardRow| match score(row) {
        Some(BoardScore::Raw(raw)) => Some(raw),
        _ => None,
    };
    let mut all: Vec<i64> = rows.iter().filter_map(raw).collect();
    all.sort_unstable();
    for row in rows.iter_mut() {
        let Some(own) = raw(row) else { continue };
        let points = matchpoints_in(&all, own);
        let whole = neuberg(&Exact::from(points), all.len(), expected);
        if let Some(seat) = row.seats.get_mut(line) {
            seat.matchpoints = Some(points);
            let part = Exact::ratio(100, matchpoints_top(expected));
            seat.percent = part.zip(whole).map(|(part, whole)| part * whole);
        }
    }
    datum(&all)
}

#[cfg(test)]
mod tests {
    use crate::standings::{BoardScore, SeatResult};
    use crate::tournament::tests::tournament;
    use crate::tournament::{Origin, Preset, ResultSource, TableStanding, check};

    /// Where deals are compared, two tables may play one alike; a board is compared when it has been played.
    #[test]
    fn boards_are_compared_line_by_line_over_all_tables() {
        let mut tournament = tournament(Preset::DuplicateEvening, 9);
        tournament.draw(1).unwrap();
        tournament.publish_round(1).unwrap();
        assert_eq!(tournament.add_hands(1, 1, vec!["sha256:00".to_owned()]), Ok(1));
        assert_eq!(tournament.add_hands(1, 2, vec!["sha256:00".to_owned()]), Ok(1));
        assert_eq!(tournament.boards().len(), 4 * 3, "four sets of three");
        for (table, first) in [(1, 8), (2, 2), (3, 2)] {
            let boards = |scores: [i64; 3]| scores.map(BoardScore::Raw).to_vec();
            let seat = |raw: i64, scores| SeatResult {
                raw,
                boards: boards(scores),
                ..SeatResult::default()
            };
            let seats = vec![
                seat(first, [first, 0, 0]),
                seat(-first, [-first, 0, 0]),
                seat(0, [0, 0, 0]),
            ];
            tournament
                .enter_result(
                    1,
                    table,
                    seats,
                    ResultSource {
                        origin: Origin::Hands,
                        standing: TableStanding::director(None),
                        seen: 0,
                    },
                )
                .unwrap();
        }
        let traveller = tournament.traveller(tournament.boards()[0]);
        assert!(traveller.is_over);
        let line = |line: usize| {
            traveller
                .rows
                .iter()
                .map(|row| row.seats[line].matchpoints.unwrap())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            (line(0), line(1), line(2)),
            (vec![4, 1, 1], vec![0, 3, 3], vec![2, 2, 2])
        );
        assert_eq!(traveller.rows[0].seats[0].percent.as_ref().unwrap().to_string(), "100");
        assert_eq!(traveller.datums[0].as_ref().unwrap().to_string(), "4");
        check(&tournament).unwrap();
    }
}
