//! The scores of a table board by board, where deals are compared: what was typed, or else what is entered, or else
//! what the scorecard of the table says.

use super::frame::name;
use super::result_form::ResultFields;
use talon_service::scorecards::BoardLine;
use talon_service::tournaments::TablePlace;
use talon_service::tournaments::read::ShownTournament;
use talon_text::{Arg, Lang};
use talon_tournament::duplicate::Award;
use talon_tournament::standings::{BoardScore, TableOutcome};
use talon_tournament::tournament::{Board, ResultForms, Table, TableStanding};

/// The fields of a form, board by board.
#[derive(Debug)]
pub(super) struct BoardFields {
    /// What their table is called in the page.
    pub id: String,
    pub seats: Vec<String>,
    pub rows: Vec<BoardRow>,
    /// Something is entered that the reader may not know yet: to send the fields would put nothing in its place.
    pub hides_result: bool,
    /// The scores of a table add up to zero.
    pub zero_sum: bool,
}

impl BoardFields {
    /// What stands in them, in their order.
    pub fn values(&self) -> impl Iterator<Item = &String> {
        let cells = self.rows.iter().flat_map(|row| &row.cells);
        cells.map(|cell| &cell.value)
    }

    /// Takes away the forms that would put nothing in the place of what the reader may not know; whether it did.
    pub fn guards(fields: Option<&BoardFields>, can: &mut ResultForms) -> bool {
        let hides = fields.is_some_and(|fields| fields.hides_result);
        if hides {
            (can.enter, can.rule) = (false, false);
        }
        hides
    }
}

/// A board with a field for each seat.
#[derive(Debug)]
pub(super) struct BoardRow {
    pub number: String,
    pub cells: Vec<BoardCell>,
}

/// A field.
#[derive(Debug)]
pub(super) struct BoardCell {
    /// From 0 on, through all boards.
    pub at: usize,
    pub label: String,
    pub value: String,
    /// What the scorecard of the table says, where something else is entered.
    pub of_card: String,
}

/// What the fields of a table are filled from.
pub(super) struct BoardSource<'a> {
    pub shown: &'a ShownTournament,
    pub place: TablePlace,
    /// What was typed in the form that was not taken.
    pub sent: &'a [String],
    /// What the scorecard of the table says, board by board.
    pub of_card: &'a [BoardLine],
    /// What the reader is to the table: who still has to play a board learns nothing of it here.
    pub there: &'a TableStanding,
    pub lang: Lang,
}

impl BoardSource<'_> {
    /// Its fields; none where no deals are compared.
    pub fn fields(&self) -> Option<BoardFields> {
        let tournament = &self.shown.loaded.tournament;
        let (round, table) = (self.place.round, self.place.table);
        tournament
            .round(round)
            .filter(|round| tournament.compares_boards(round.stage))?;
        let found = tournament.table(round, table)?;
        let seats: Vec<String> = found
            .seats
            .iter()
            .map(|seat| name(self.shown, seat.entry, self.lang))
            .collect();
        let laid = tournament.boards_at(round, table);
        let boards = 1..=tournament.boards_in_set();
        let hides = |board| entered(found, 0, board).is_some() && !self.is_told(found, laid.get(board - 1));
        Some(BoardFields {
            id: format!("t{table}"),
            zero_sum: tournament.profile.scoring.zero_sum,
            hides_result: boards.clone().any(hides),
            rows: boards.map(|board| self.row(found, &laid, &seats, board)).collect(),
            seats,
        })
    }

    /// Whether the reader may know what the table has of a board.
    fn is_told(&self, table: &Table, lies: Option<&Board>) -> bool {
        lies.is_some_and(|board| {
            let is_over = self.shown.loaded.tournament.traveller(*board).is_shown_to(false);
            is_over || self.shown.may_know(self.there, table, *board)
        })
    }

    fn row(&self, table: &Table, laid: &[Board], seats: &[String], board: usize) -> BoardRow {
        let lies = laid.get(board - 1);
        // The number that stands on a board: those of the sets before it are counted too.
        let number = lies.map_or(board, |lies| lies.number);
        let number = self.lang.t_args("tournament-board", &[("number", Arg::from(number))]);
        let is_told = self.is_told(table, lies);
        let cell = |(seat, who): (usize, &String)| {
            let at = (board - 1) * seats.len() + seat;
            let typed = self.sent.get(at).cloned();
            let of_card = self.of_card.get(board - 1).and_then(|line| line.scores.get(seat));
            let of_card = of_card.filter(|_| is_told).copied().map(written).unwrap_or_default();
            let entered = entered(table, seat, board).filter(|_| is_told);
            BoardCell {
                at,
                label: format!("{number}: {who}"),
                of_card: match &entered {
                    Some(entered) if *entered != of_card => of_card.clone(),
                    _ => String::new(),
                },
                value: typed.or(entered).unwrap_or(of_card),
            }
        };
        BoardRow {
            cells: seats.iter().enumerate().map(cell).collect(),
            number,
        }
    }
}

/// What is entered for a board, from 1, at a seat; nothing as long as the table has no result.
fn entered(table: &Table, seat: usize, board: usize) -> Option<String> {
    let result = table.result.as_ref().filter(|result| result.counts())?;
    let TableOutcome::Played(seats) = &result.outcome else {
        return None;
    };
    let score = seats.get(seat).and_then(|seat| seat.boards.get(board - 1));
    Some(score.copied().map(written).unwrap_or_default())
}

/// A score as it is typed.
pub(crate) fn written(score: BoardScore) -> String {
    match score {
        BoardScore::Raw(raw) => raw.to_string().replace('-', "−"),
        BoardScore::Awarded(Award::Average) => "A".to_owned(),
        BoardScore::Awarded(Award::AveragePlus) => "A+".to_owned(),
        BoardScore::Awarded(Award::AverageMinus) => "A-".to_owned(),
        BoardScore::NotPlayed => String::new(),
    }
}

/// The scores of boards that were typed in a form.
pub(super) fn typed(form: Option<&ResultFields>) -> &[String] {
    match form {
        Some(ResultFields::Enter { board, .. } | ResultFields::Rule { board, .. }) => board,
        _ => &[],
    }
}
