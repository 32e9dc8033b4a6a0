//! Cuts a table into rows that stand alone: each with the headings behind it, so that places in the row are as they
//! were. Of what a row says it asks only its number, who deals, and what came of it where that goes on to the next.

use serde_json::Value as Json;
use talon_records::json::tape::RECORD_BYTES_MAX;
use talon_records::notation::{Cutter, Piece, SourcePlace, Wrapping, session_name};

use super::cells::{cells, whole, write_row};
use super::heading::{self, Column, Heading, is_sum};
use super::paid;
use super::row::{is_blank, number_of, translate};
use super::sheet::Carried;
use super::total::TAKEN;
use crate::faults::Faults;
use crate::fold::fold;
use crate::game;
use crate::head::NOTHING;
use crate::lexicon::words;
use crate::people::Who;
use crate::quoted;
use crate::text_lines::{self, TextLines};
use crate::words::{Common, common};

/// Bytes of rows under headings that cannot be read: no record has more.
const BYTES_MAX: usize = RECORD_BYTES_MAX as usize;

/// The state between two rows.
#[derive(Debug, Default)]
pub(super) struct Rows {
    /// Whoever reads them takes rows with numbers alone as totals.
    takes_totals: bool,
    block: Block,
    /// The last line before the first headings.
    headless: Option<Piece>,
    wrapping: Wrapping,
    text_lines: TextLines,
}

#[derive(Debug, Default)]
enum Block {
    #[default]
    None,
    Table(Box<Table>),
    /// Headings that cannot be read, with what stands under them.
    Faulty(Piece),
}

#[derive(Debug)]
struct Table {
    heading: Heading,
    /// The headings by themselves, until a row follows them.
    unused: Option<Piece>,
    /// The name of its session once a row is there; `None` where it has none.
    session: Option<Option<String>>,
    /// Who deals next.
    dealer: Option<usize>,
    /// The number of the next deal, once there was one.
    next: Option<u64>,
    /// How the sheet stands, where one is compared and known.
    sheet: Option<Carried>,
}

impl Cutter for Rows {
    fn together(&self, unread: &[u8], finished: bool) -> Option<usize> {
        text_lines::together(unread, finished)
    }

    fn take(&mut self, lines: &[u8], spot: SourcePlace) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for (line, spot) in text_lines::placed(lines, spot) {
            self.take_line(line, spot, &mut pieces);
        }
        pieces
    }

    fn end(&mut self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = self.headless.take().into_iter().collect();
        self.end_block(&mut pieces);
        pieces
    }

    fn wrapping(&self) -> Wrapping {
        self.wrapping
    }
}

impl Rows {
    pub fn new(takes_totals: bool) -> Rows {
        Rows {
            takes_totals,
            ..Rows::default()
        }
    }

    fn take_line(&mut self, line: &[u8], spot: SourcePlace, pieces: &mut Vec<Piece>) {
        let Some(text) = self.text_lines.text(line, &mut self.wrapping) else {
            // The check of the record says what is wrong with it.
            if let Block::Table(table) = &mut self.block {
                table.pass_over_one();
            }
            let text = line.to_vec();
            return pieces.push(Piece { spot, text });
        };
        let text = text.trim_start_matches('\u{feff}').trim_end_matches(['\n', '\r']);
        if is_blank(text) {
            return;
        }
        let piece = Piece {
            spot,
            text: text.as_bytes().to_vec(),
        };
        if heading::is_heading(text) {
            return self.take_heading(text, piece, pieces);
        }
        match &mut self.block {
            Block::None if says_separator(text) => {}
            Block::None if self.headless.is_some() => self.wrapping.passed_over += 1,
            Block::None => self.headless = Some(piece),
            Block::Faulty(block) => {
                if block.text.len() <= BYTES_MAX {
                    block.text.push(b'\n');
                    block.text.extend_from_slice(text.as_bytes());
                }
            }
            Block::Table(table) if table.is_sum(text) => self.wrapping.passed_over += 1,
            Block::Table(table) => pieces.push(table.take(text, piece)),
        }
    }

    fn take_heading(&mut self, text: &str, piece: Piece, pieces: &mut Vec<Piece>) {
        let mut faults = Faults::default();
        let read = heading::read(text, 0, &mut faults).filter(|_| faults.is_sound());
        if let Some(mut row) = self.headless.take() {
            // A row that was cut out of its table.
            if read.as_ref().is_some_and(|heading| heading.head.deal.is_some()) {
                row.text.push(b'\n');
                row.text.extend_from_slice(text.as_bytes());
                return pieces.push(row);
            }
            self.wrapping.passed_over += 1;
        }
        self.end_block(pieces);
        self.block = match read {
            Some(mut heading) => {
                heading.takes_totals |= self.takes_totals;
                Block::Table(Box::new(Table::new(heading, piece)))
            }
            None => Block::Faulty(piece),
        };
    }

    fn end_block(&mut self, pieces: &mut Vec<Piece>) {
        match std::mem::take(&mut self.block) {
            Block::None => {}
            Block::Table(table) => pieces.extend(table.unused),
            Block::Faulty(block) => pieces.push(block),
        }
    }
}

/// Some spreadsheets say in a line of its own what stands between the cells; the headings show it.
fn says_separator(line: &str) -> bool {
    fold(line.trim_matches('"')).starts_with("sep=")
}

impl Table {
    fn new(heading: Heading, piece: Piece) -> Table {
        let paid = heading.head.game.paid();
        let mut columns = heading.columns.iter();
        let has_sheet = columns.any(|column| matches!(column, Column::Each(key, _) if *key == paid.key))
            && !heading.head.game.pays_by_name();
        Table {
            unused: Some(piece),
            session: heading.head.session.clone(),
            dealer: heading.head.dealer,
            next: None,
            sheet: has_sheet.then_some(Carried::New),
            heading,
        }
    }

    /// The cell of a column, as it stands in a row.
    fn cell(&self, row: &str, wanted: Column) -> Option<String> {
        let place = self.heading.columns.iter().position(|column| *column == wanted)?;
        let mut cells = cells(row, 0, self.heading.separator).into_iter();
        cells.nth(place).map(|cell| cell.text.into_owned())
    }

    /// Whether a row has the sums of those before it.
    fn is_sum(&self, row: &str) -> bool {
        let all = cells(row, 0, self.heading.separator);
        let first = all.iter().find(|cell| !cell.text.is_empty());
        let contract = self.cell(row, Column::Own("contract"));
        let word = first.map(|cell| fold(cell.text.trim_end_matches([':', '.'])));
        contract.is_none_or(|cell| matches!(cell.as_str(), "" | "-")) && word.is_some_and(|word| is_sum(&word))
    }

    /// A row that cannot be read was dealt all the same.
    fn pass_over_one(&mut self) {
        self.dealer = self.dealer.map(|dealer| self.heading.head.people.after(dealer, 1));
        self.next = Some(self.next.unwrap_or(1) + 1);
        self.sheet = None;
    }

    /// Puts the headings behind a row.
    fn take(&mut self, row: &str, mut piece: Piece) -> Piece {
        self.unused = None;
        let base = self.heading.head.base.clone();
        let own = self
            .cell(row, Column::Evening(Common::Session))
            .filter(|name| !name.is_empty());
        let session = self
            .session
            .get_or_insert_with(|| Some(session_name("csv", [base.as_str(), row])))
            .clone();
        let counted = self.next.unwrap_or(1);
        let said = self.cell(row, Column::Own("deal")).unwrap_or_default();
        let cell = number_of(&said);
        let number = cell.unwrap_or(counted);
        // A deal that is missing was dealt all the same.
        let missed = self.next.map_or(0, |next| number.saturating_sub(next));
        let has_none = said == NOTHING;
        if number != counted || has_none {
            self.sheet = None;
        }
        let people = &self.heading.head.people;
        let turn = self.dealer.map(|dealer| people.after(dealer, missed));
        let named = self.cell(row, Column::Own("dealer")).and_then(|cell| {
            let line = words(&cell, 0);
            match people.find(&line) {
                Who::One(person, length) if length == line.len() => Some(person),
                _ => None,
            }
        });
        let dealer = named.or(turn);
        let is_counted = !has_none && (session.is_some() || own.is_some());
        let shown = cell.or(is_counted.then_some(counted));
        let mut carried = Vec::new();
        let name = dealer.and_then(|dealer| people.names.get(dealer));
        carried.extend(name.map(|name| format!("{} {}", common().written(Common::Deals), quoted::written(name))));
        carried.push(format!("session {}", session.as_deref().unwrap_or(NOTHING)));
        carried.push(format!(
            "deal {}",
            shown.map_or_else(|| NOTHING.to_owned(), |number| number.to_string())
        ));
        carried.extend(self.sheet.as_ref().map(Carried::written));
        carried.extend(self.heading.takes_totals.then(|| TAKEN.to_owned()));
        let mut behind = Vec::new();
        write_row(&carried, self.heading.separator, &mut behind);
        piece.text.push(b'\n');
        piece.text.extend_from_slice(base.as_bytes());
        piece.text.push(self.heading.separator);
        piece.text.extend_from_slice(behind.trim_ascii_end());
        self.dealer = dealer.map(|dealer| people.after(dealer, 1));
        self.next = Some(number + 1);
        let sheet = self.sheet.take();
        self.sheet = sheet.and_then(|sheet| self.enter(&piece, row, dealer, &sheet));
        piece
    }

    /// The sheet behind a row; nothing where the row is refused.
    fn enter(&self, piece: &Piece, row: &str, dealer: Option<usize>, sheet: &Carried) -> Option<Carried> {
        let (record, _) = translate(std::str::from_utf8(&piece.text).ok()?);
        let mut record = record?;
        // What the paper says changes nothing.
        record.remove("result");
        let head = &self.heading.head;
        let table = game::Table {
            game: head.game,
            people: &head.people,
            dealer: dealer?,
        };
        let (_, entered) = paid::entered(&Json::Object(record).to_string(), Some(sheet), &table);
        let entered = entered.filter(paid::Entered::counts)?;
        let key = head.game.paid().key;
        let number = |person: usize| {
            let cell = self.cell(row, Column::Each(key, person));
            let rules = || paid::paper_before(&entered, Some(sheet), person) + entered.change(person);
            cell.and_then(|cell| whole(&cell)).unwrap_or_else(rules)
        };
        let paper = (0..head.people.names.len()).map(number).collect();
        let (_, before) = entered.sheets?;
        Some(Carried::Known { before, paper })
    }
}
