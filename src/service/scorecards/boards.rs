//! What the card of a table brought on each board, where deals are compared: read off its lines, for the result of the
//! table and for what each board brought. Nothing is counted here that the card has not counted.

use super::open::card_of;
use crate::ActError;
use crate::tournaments::{Loaded, TableAt};
use talon_scorecard::{BoardSet, Scorecard, Tally, TallyLine};
use talon_store::Db;
use talon_store::scorecards::{self, TablePlace};
use talon_tournament::EntryNo;
use talon_tournament::standings::BoardScore;
use talon_tournament::tournament::{Table, Tournament};

/// What a card says of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardLine {
    /// The code of the contract.
    pub contract: Option<&'static str>,
    /// In the order of seats.
    pub scores: Vec<BoardScore>,
}

/// The boards that lie at a table.
pub(super) fn set_at(tournament: &Tournament, round: u16, table: u16) -> Option<BoardSet> {
    let boards = tournament.boards_at(round, table);
    Some(BoardSet {
        first: u32::try_from(boards.first()?.number).ok()?,
        count: u32::try_from(boards.len()).ok()?,
    })
}

/// What a card says of each board of its set: of one that it has not, or that does not count, that it was not played.
pub(super) fn lines(card: &Scorecard, tally: &Tally, seats: &[EntryNo]) -> Vec<BoardLine> {
    let count = card.boards.map_or(0, |set| set.count);
    let line = |board: u32| {
        let line = tally
            .lines
            .iter()
            .find(|line| line.number == Some(board) && line.counts());
        let score = |entry: &EntryNo| {
            let at = card.people.iter().position(|person| *person == entry.0.to_string());
            let gain = line.zip(at).and_then(|(line, at)| line.gains.get(at));
            gain.map_or(BoardScore::NotPlayed, |gain| BoardScore::Raw(*gain))
        };
        BoardLine {
            contract: line.and_then(contract),
            scores: seats.iter().map(score).collect(),
        }
    };
    (1..=count).map(line).collect()
}

fn contract(line: &TallyLine) -> Option<&'static str> {
    line.dealt.as_ref().and_then(|dealt| dealt.entry.contract)
}

/// The same as a result has them: board by board, each in the order of seats.
pub(super) fn scores(lines: &[BoardLine]) -> Vec<BoardScore> {
    lines.iter().flat_map(|line| line.scores.iter().copied()).collect()
}

/// The entries that sit at a table.
pub(super) fn entries(table: &Table) -> Vec<EntryNo> {
    table.seats.iter().map(|seat| seat.entry).collect()
}

/// What the card of a table says of its boards; nothing where there is no card, or no deals are compared.
///
/// # Errors
/// When the database fails, or the card cannot be read.
pub fn boards_of_card(db: &mut Db, loaded: &Loaded, at: TableAt) -> Result<Vec<BoardLine>, ActError> {
    let tournament = &loaded.tournament;
    let place = TablePlace {
        tournament: loaded.id,
        round: at.round.into(),
        table: at.table.into(),
    };
    let set = set_at(tournament, at.round, at.table);
    let Some((set, table)) = set.zip(tournament.table(at.round, at.table)) else {
        return Ok(Vec::new());
    };
    let Some(kept) = scorecards::find_at(db, place)? else {
        return Ok(Vec::new());
    };
    let mut card = card_of(&kept)?;
    card.boards = Some(set);
    let tally = card.tally();
    if !tally.lines.iter().any(TallyLine::counts) {
        return Ok(Vec::new());
    }
    Ok(lines(&card, &tally, &entries(table)))
}

/// Whether these scores, board by board, are what the card of the table says.
pub(crate) fn boards_come_to(db: &mut Db, loaded: &Loaded, at: TableAt, said: &[BoardScore]) -> Result<bool, ActError> {
    let lines = boards_of_card(db, loaded, at)?;
    Ok(!lines.is_empty() && scores(&lines) == said)
}
