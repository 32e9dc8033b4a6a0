//! Boards as readers may see them: what a board brought is shown when its last table has played it, before that to
//! officials alone, and to those of them who play in the tournament only once they have played it (S-7); the hands
//! beside it as far as they are open.

use super::hands::TableAt;
use super::read::{self, ShownTournament};
use super::table_hands::hands_of_tables;
use crate::scorecards::{BoardLine, boards_of_card};
use crate::{ActError, Actor, Missing};
use talon_store::{Db, HandId, TournamentId};
use talon_tournament::standings::BoardScore;
use talon_tournament::tournament::{Board, BoardRow, MemberKey, Round, Table, TableStanding, Tournament, Traveller};

/// A board in the list.
#[derive(Debug, Clone)]
pub struct BoardShown {
    pub board: Board,
    /// At how many tables it was played, and at how many it lies.
    pub played: usize,
    pub tables: usize,
    /// The reader may see what it brought.
    pub is_seen: bool,
}

/// What a board brought, and the hands that were played of it.
#[derive(Debug, Clone)]
pub struct BoardRead {
    pub traveller: Traveller,
    /// One for each row.
    pub hands: Vec<BoardHand>,
}

/// What is known of a board at a table beside its result.
#[derive(Debug, Clone, Default)]
pub struct BoardHand {
    /// The code of the contract; before the round is over only officials see it who have not to play the board.
    pub contract: Option<&'static str>,
    /// The hand, if the reader may look at it.
    pub hand: Option<HandId>,
    /// What the card of the table says in the order of seats, for officials, while the result says otherwise or not
    /// yet.
    pub card: Vec<BoardScore>,
}

impl ShownTournament {
    /// Whether the reader cannot use what they learn of a board: they do not play, or their table has a result of it
    /// that is agreed.
    pub(super) fn is_done_with(&self, board: Board) -> bool {
        self.key
            .is_none_or(|key| has_played(&self.loaded.tournament, key, board))
    }

    /// Whether someone who sits at a table, is an official of it or has its card may know what it has of a board: who
    /// plays at another one and has still to play the board is a player like any other (S-7).
    pub fn may_know(&self, there: &TableStanding, table: &Table, board: Board) -> bool {
        let sits_there = |key| self.loaded.tournament.sits_at(key, table);
        there.is_concerned() && (self.key.is_some_and(sits_there) || self.is_done_with(board))
    }

    /// Whether the reader learns of a board what officials do.
    fn scores_board(&self, board: Board) -> bool {
        self.rights.score && self.is_done_with(board)
    }
}

/// Whether some table has scores of a board that a player has still to play, and that are told nobody who plays.
pub(super) fn has_boards_to_play(tournament: &Tournament, member: MemberKey) -> bool {
    let mut boards = tournament.boards().into_iter();
    boards.any(|board| {
        let traveller = tournament.traveller(board);
        let mut seats = traveller.rows.iter().flat_map(|row| &row.seats);
        let is_scored = seats.any(|seat| seat.score.is_some());
        is_scored && !traveller.is_shown_to(false) && !has_played(tournament, member, board)
    })
}

fn has_played(tournament: &Tournament, member: MemberKey, board: Board) -> bool {
    let is_own = |table: &&Table| table.boards == Some(board.set) && tournament.sits_at(member, table);
    let tables = tournament.rounds_of(board.stage).flat_map(|round| &round.tables);
    let result = |table: &Table| table.result.as_ref().is_some_and(|result| result.state.is_settled());
    tables.filter(is_own).any(result)
}

/// The boards of a tournament, none before the first is laid out.
///
/// # Errors
/// Not found where no deals are compared.
pub fn boards(shown: &ShownTournament) -> Result<Vec<BoardShown>, ActError> {
    let tournament = &shown.loaded.tournament;
    if tournament.stages.iter().all(|stage| stage.boards.is_none()) {
        return Err(ActError::NotFound(Missing::Board));
    }
    let told = |board: Board| {
        let traveller = tournament.traveller(board);
        let played = traveller
            .rows
            .iter()
            .filter(|row| row.seats.iter().any(|seat| seat.score.is_some()));
        BoardShown {
            board,
            played: played.count(),
            tables: traveller.rows.len(),
            is_seen: traveller.is_shown_to(shown.scores_board(board)),
        }
    };
    Ok(tournament.boards().into_iter().map(told).collect())
}

/// What a board of a tournament brought, and the tournament.
///
/// # Errors
/// Not found, also while the reader may not see it.
pub fn board(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    number: usize,
) -> Result<(ShownTournament, BoardRead), ActError> {
    let missing = || ActError::NotFound(Missing::Board);
    let shown = read::tournament(db, actor, id)?;
    let tournament = &shown.loaded.tournament;
    let board = tournament
        .boards()
        .into_iter()
        .find(|board| board.number == number)
        .ok_or_else(missing)?;
    let traveller = tournament.traveller(board);
    if !traveller.is_shown_to(shown.scores_board(board)) {
        return Err(missing());
    }
    let read = with_hands(db, actor, &shown, traveller)?;
    Ok((shown, read))
}

/// What the boards of a round brought that all their tables have played, and the tournament.
///
/// # Errors
/// Not found where there is no such round, or no deals are compared in it.
pub fn boards_of_round(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    round: u16,
) -> Result<(ShownTournament, Vec<BoardRead>), ActError> {
    let shown = read::tournament(db, actor, id)?;
    let tournament = &shown.loaded.tournament;
    let there = tournament
        .round(round)
        .filter(|there| tournament.compares_boards(there.stage))
        .ok_or(ActError::NotFound(Missing::Board))?;
    let sets: Vec<Option<u16>> = there.tables.iter().map(|table| table.boards).collect();
    let lies = |board: &Board| board.stage == there.stage && sets.contains(&Some(board.set));
    let boards: Vec<Board> = tournament.boards().into_iter().filter(lies).collect();
    let mut found = Vec::new();
    for board in boards {
        let traveller = shown.loaded.tournament.traveller(board);
        if traveller.is_over && !traveller.rows.is_empty() {
            found.push(with_hands(db, actor, &shown, traveller)?);
        }
    }
    Ok((shown, found))
}

/// A board with the hands that were played of it, as far as the reader may see them.
fn with_hands(
    db: &mut Db,
    actor: &Actor,
    shown: &ShownTournament,
    traveller: Traveller,
) -> Result<BoardRead, ActError> {
    let tournament = &shown.loaded.tournament;
    let board = traveller.board;
    let is_official = shown.scores_board(board);
    let mut hands = Vec::new();
    let at = |row: &BoardRow| TableAt {
        id: shown.loaded.id,
        round: row.round,
        table: row.table,
    };
    let places: Vec<TableAt> = traveller.rows.iter().map(at).collect();
    let of_tables = hands_of_tables(db, actor, shown, &places)?;
    for ((row, at), there) in traveller.rows.iter().zip(places).zip(of_tables) {
        let deal = there.tally.deals.iter().find(|deal| deal.board == Some(board.at));
        let hand = deal
            .and_then(|deal| there.hands.get(deal.record))
            .filter(|hand| hand.is_open);
        let line = boards_of_card(db, &shown.loaded, at)?.into_iter().nth(board.at);
        let line = line.filter(|line| line.scores.iter().any(|score| *score != BoardScore::NotPlayed));
        let is_said = |line: &BoardLine| {
            let said = row.seats.iter().map(|seat| seat.score);
            said.eq(line.scores.iter().copied().map(Some))
        };
        let of_card = line
            .as_ref()
            .filter(|line| is_said(line))
            .and_then(|line| line.contract);
        let is_over = tournament.round(row.round).is_some_and(Round::is_complete);
        let contract = deal.and_then(|deal| deal.contract).or(of_card);
        hands.push(BoardHand {
            contract: contract.filter(|_| is_official || is_over),
            hand: hand.map(|hand| hand.id),
            card: match line.filter(|line| is_official && !is_said(line)) {
                Some(line) => line.scores,
                None => Vec::new(),
            },
        });
    }
    Ok(BoardRead { traveller, hands })
}
