//! The rows of the result grid of a round: what each of them sends, and what stands in it.

use super::board_fields::{self, BoardFields, BoardSource};
use super::frame::{TableView, refused, tables};
use super::progress::ProgressRow;
use super::result_form::{ResultFields, SeatScoreView, There, fields, there};
use super::table::told_reason;
use crate::act_form::{ActForm, Versioned};
use crate::page::LinkView;
use crate::parts::bad;
use crate::routes;
use crate::shell::Flash;
use talon_http::Problem;
use talon_service::ActError;
use talon_service::tournaments::TablePlace;
use talon_service::tournaments::read::ShownTournament;
use talon_text::Lang;
use talon_tournament::tournament::{ResultState, Round, Table, TableAct, TableStanding};

/// What a row says of its table: the same as the form of the table.
pub(super) type RowForm = ActForm<Versioned, ResultFields>;

/// A row that was sent.
#[derive(Debug, Clone)]
pub(super) struct SentRow {
    pub table: u16,
    pub form: RowForm,
    /// What stood in its fields when the page was drawn; none where it was sent before and no answer came, so that
    /// whatever is typed counts.
    before: Option<String>,
}

impl SentRow {
    /// The rows of a form, of which each begins with the number of its table.
    ///
    /// # Errors
    /// When a field belongs to no row, or a row has one that the form of a table does not have.
    pub fn all(form: Vec<(String, String)>) -> Result<Vec<SentRow>, Problem> {
        let mut rows: Vec<(u16, Vec<(String, String)>)> = Vec::new();
        for (name, value) in form {
            match name.as_str() {
                "csrf" => {}
                "table" => {
                    let table = value.parse().map_err(|_| bad("a row names no table"))?;
                    rows.push((table, Vec::new()));
                }
                _ => {
                    let row = rows.last_mut().ok_or_else(|| bad("a field stands in no row"))?;
                    row.1.push((name, value));
                }
            }
        }
        rows.into_iter()
            .map(|(table, fields)| SentRow::of(table, fields))
            .collect()
    }

    fn of(table: u16, fields: Vec<(String, String)>) -> Result<SentRow, Problem> {
        let mut before = None;
        let mut form = vec![("act".to_owned(), "enter".to_owned())];
        for (name, value) in fields {
            if name == "before" && before.is_none() {
                before = Some(value);
            } else {
                form.push((name, value));
            }
        }
        Ok(SentRow {
            table,
            form: RowForm::of(form, &["key", "version"])?,
            before,
        })
    }

    /// Whether anyone typed in it.
    pub fn is_changed(&self) -> bool {
        let ResultFields::Enter {
            score,
            deals,
            board,
            missing,
            ..
        } = &self.form.act
        else {
            return false;
        };
        let missing: Vec<String> = missing.iter().map(usize::to_string).collect();
        let typed = joined(score.iter().chain(deals).chain(board).chain(&missing));
        match &self.before {
            Some(before) => typed != *before,
            None => typed.chars().any(|sign| sign != SEPARATOR),
        }
    }
}

/// What parts the values of the fields of a row, which is in no number.
const SEPARATOR: char = ';';

/// The values of the fields of a row in one text: its scores, then its deals, or those of its boards; then the seats of
/// those who did not come.
fn joined<'a>(values: impl Iterator<Item = &'a String>) -> String {
    let values: Vec<&str> = values.map(|value| value.trim()).collect();
    values.join(&SEPARATOR.to_string())
}

/// A row as the page shows it.
#[derive(Debug)]
pub(super) struct ResultRow {
    pub table: TableView,
    pub version: u32,
    /// None where nothing can be typed.
    pub fields: Vec<SeatScoreView>,
    /// The fields instead, where deals are compared.
    pub boards: Option<BoardFields>,
    /// What stands in the fields as long as nobody types.
    pub before: String,
    /// It was saved just now.
    pub is_saved: bool,
    /// Why it was not.
    pub error: Option<Flash>,
    /// What is there instead, where someone else was quicker.
    pub there: Option<There>,
    /// What was typed, where no field can hold it.
    pub typed: String,
    /// Why a result was disputed, or why nothing can be typed.
    pub reason: String,
    /// What has to be looked at on a page of its own.
    pub elsewhere: Option<LinkView>,
    /// How far its scorecard is.
    pub card: Option<ProgressRow>,
}

/// What becomes of a row that was sent.
#[derive(Debug)]
pub(super) struct RefusedRow {
    pub sent: SentRow,
    pub error: ActError,
}

/// What the rows of a round are drawn from.
pub(super) struct Rows<'a> {
    pub shown: &'a ShownTournament,
    pub round: &'a Round,
    /// What the reader is to each table, in their order.
    pub standings: &'a [TableStanding],
    /// Tables whose hands come to another result.
    pub differing: &'a [(u16, u16)],
    /// Tables that were saved just now.
    pub saved: &'a [u16],
    pub lang: Lang,
}

impl ResultRow {
    /// Whether something can be typed.
    pub fn is_open(&self) -> bool {
        !self.fields.is_empty() || self.boards.is_some()
    }
}

impl Rows<'_> {
    /// A row for each table.
    ///
    /// # Errors
    /// When a row was not taken for a reason that is no matter of the page.
    pub fn all(&self, mut refused: Vec<RefusedRow>, cards: Vec<ProgressRow>) -> Result<Vec<ResultRow>, Problem> {
        let mut cards = cards;
        let views = tables(self.shown, self.round, self.lang);
        let tables = self.round.tables.iter().zip(self.standings).zip(views);
        let row = |((table, standing), view): ((&Table, &TableStanding), TableView)| {
            let sent = refused.iter().position(|row| row.sent.table == table.number);
            let sent = sent.map(|at| refused.swap_remove(at));
            let card = cards.iter().position(|card| card.href == view.href);
            let card = card.map(|at| cards.swap_remove(at));
            self.row(table, standing, view, sent)
                .map(|row| ResultRow { card, ..row })
        };
        tables.map(row).collect()
    }

    fn row(
        &self,
        table: &Table,
        standing: &TableStanding,
        view: TableView,
        sent: Option<RefusedRow>,
    ) -> Result<ResultRow, Problem> {
        let elsewhere = self.elsewhere(table, standing, &view);
        let tournament = &self.shown.loaded.tournament;
        let can_enter = tournament
            .allowed(self.round.number, table.number, standing)
            .may(TableAct::Enter);
        let act = sent.as_ref().map(|row| &row.sent.form.act);
        let (typed, stands) = (fields(&view, table, act), fields(&view, table, None));
        let boards = self.boards(table, standing, act);
        let hides_result = boards.as_ref().is_some_and(|boards| boards.hides_result);
        let is_open = elsewhere.is_none() && can_enter && !hides_result;
        let is_late = sent
            .as_ref()
            .is_some_and(|row| row.sent.form.common.version != table.version);
        let has_result = table.result.as_ref().is_some_and(|result| result.counts());
        Ok(ResultRow {
            version: table.version,
            before: self.before(table, standing, &stands),
            is_saved: sent.is_none() && has_result && self.saved.contains(&table.number),
            there: there(self.shown, table, &view, self.lang).filter(|_| is_late),
            typed: match act.filter(|_| !is_open) {
                Some(act) if boards.is_some() => board_fields::typed(Some(act)).join(", "),
                Some(_) => in_words(&typed),
                None => String::new(),
            },
            fields: if is_open && boards.is_none() { typed } else { Vec::new() },
            boards: boards.filter(|_| is_open),
            error: sent.map(|row| refused(self.shown, row.error, self.lang)).transpose()?,
            reason: if hides_result {
                self.lang.t("tournament-boards-to-play").into_owned()
            } else {
                told_reason(table)
            },
            elsewhere,
            card: None,
            table: view,
        })
    }

    /// Its boards with what was typed in them or else is entered, where deals are compared.
    fn boards(&self, table: &Table, there: &TableStanding, act: Option<&ResultFields>) -> Option<BoardFields> {
        let source = BoardSource {
            shown: self.shown,
            place: TablePlace {
                round: self.round.number,
                table: table.number,
            },
            sent: board_fields::typed(act),
            // Rows that nobody typed in are not sent, so that nothing but what is entered may stand in them.
            of_card: &[],
            there,
            lang: self.lang,
        };
        source.fields()
    }

    /// What stands in the fields of a table as long as nobody types.
    fn before(&self, table: &Table, there: &TableStanding, stands: &[SeatScoreView]) -> String {
        if let Some(boards) = self.boards(table, there, None) {
            return joined(boards.values());
        }
        let counts_deals = self.shown.loaded.tournament.profile.scoring.scheme.counts_deals();
        let deals = stands.iter().filter(|_| counts_deals).map(|one| &one.deals);
        let missing = stands.iter().filter(|one| one.missing == Some(true));
        let missing: Vec<String> = missing.map(|one| one.at.to_string()).collect();
        joined(stands.iter().map(|one| &one.score).chain(deals).chain(&missing))
    }

    /// Where the result of a table is settled, when that takes more than its scores.
    fn elsewhere(&self, table: &Table, standing: &TableStanding, view: &TableView) -> Option<LinkView> {
        let state = table.result.as_ref().map(|result| result.state);
        let (page, key) = if state == Some(ResultState::Disputed) && standing.rules {
            ("", "tournament-rule")
        } else if state == Some(ResultState::Disputed) {
            ("", "tournament-results-look")
        } else if self.differing.contains(&(self.round.number, table.number)) {
            ("/hands", "tournament-hands-conflict")
        } else {
            return None;
        };
        Some(LinkView {
            href: format!("{}{page}", view.href),
            name: self.lang.t(key).into_owned(),
        })
    }
}

/// Who typed what, in a line.
fn in_words(fields: &[SeatScoreView]) -> String {
    let word = |one: &SeatScoreView| format!("{} {}", one.name, one.score.replace('-', "\u{2212}"));
    let words: Vec<String> = fields.iter().map(word).collect();
    words.join(", ")
}

/// Address of the grid of a round.
pub(super) fn address(shown: &ShownTournament, round: u16) -> String {
    routes::tournament(shown.loaded.id, &format!("rounds/{round}/results"))
}
