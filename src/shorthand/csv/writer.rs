//! Writes score records as tables: headings for the deals that belong together, then a row for each, with what the
//! rules give beside it. What has no place there is told.

use serde_json::{Map, Value as Json, json};
use talon_records::normal::Writer;
use talon_records::notation::NotationWriter;
use talon_records::session::{Ledger, TableRecord};
use talon_records::{Finding, Options, Reader, format_of};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::session::DealFate;

use super::cells::write_row;
use super::heading;
use super::paid::{self, Entered};
use super::row::translate;
use super::total::TOTAL;
use crate::game::{ColumnWords, ScoreCell, Table};
use crate::head::NOTHING;
use crate::outgoing::{Deal, DealText, Losses, Own, losses_of, read};
use crate::people::People;
use crate::rules;

/// Tables on their way out, one at a time.
#[derive(Debug)]
pub(super) struct Tables {
    separator: u8,
    open: Option<Open>,
    /// Tables written so far.
    written: usize,
}

/// Deals under one line of headings.
#[derive(Debug)]
struct Open {
    /// Its people are all that sit in any of the rows.
    own: Own,
    rows: Vec<EveningRow>,
}

#[derive(Debug)]
struct EveningRow {
    number: Option<u64>,
    /// Who sits at the table.
    people: People,
    /// Who of them deals.
    dealer: usize,
    cells: Vec<ScoreCell>,
    note: Option<String>,
    /// The normal form of its record, from which the sheet is made.
    record: String,
    entered: Option<Entered>,
    /// A total that was typed, which on a sheet is nothing without the rows before it.
    is_total: bool,
}

impl Tables {
    pub fn new(separator: u8) -> Tables {
        Tables {
            separator,
            open: None,
            written: 0,
        }
    }

    fn add(&mut self, deal: Deal, record: &[u8], losses: &mut Losses, out: &mut Vec<u8>) {
        let score = match &deal.said {
            DealText::Score(score) => Some(score.clone()),
            DealText::Total(_) => None,
            // Of a hand with its cards the result is written, as people would write it down.
            DealText::Hand { .. } => {
                losses.lost("/deal", json!("cards"));
                score_of(record)
            }
        };
        let row = match (&deal.said, &score) {
            (DealText::Total(_), _) => self.total(&deal, record),
            (_, Some(score)) => self.row(&deal, score, record),
            (_, None) => None,
        };
        let Some(row) = row else {
            return match deal.said {
                DealText::Total(_) => losses.refuse("/actions/0", json!("ruling")),
                DealText::Score(_) | DealText::Hand { .. } => losses.refuse("/score", json!("score")),
            };
        };
        if !self.open.as_mut().is_some_and(|open| open.takes(&deal.own, &row)) {
            self.finish(out);
        }
        let open = self.open.get_or_insert_with(|| Open {
            own: deal.own.clone(),
            rows: Vec::new(),
        });
        let is_total = row.is_total;
        open.rows.push(row);
        // On a sheet a total is the step from the row before it.
        if is_total && open.paid().last().is_none_or(|paid| paid.iter().all(Option::is_none)) {
            open.rows.pop();
            losses.refuse("/actions/0", json!("ruling"));
        }
    }

    /// The row of a typed total, if the same comes back from it.
    fn total(&self, deal: &Deal, record: &[u8]) -> Option<EveningRow> {
        let table = Table {
            game: deal.own.game,
            people: &deal.own.people,
            dealer: deal.dealer,
        };
        let own = without_context(&String::from_utf8_lossy(record))?;
        let (_, entered) = paid::entered(&own, None, &table);
        let row = |number: Option<u64>| EveningRow {
            number,
            people: deal.own.people.clone(),
            dealer: deal.dealer,
            cells: vec![("contract", None, TOTAL.to_owned())],
            note: deal.note.clone(),
            record: own.clone(),
            entered: entered.clone(),
            is_total: true,
        };
        // On a sheet it is the first deal that tells what a row brought.
        let first = match deal.own.game.pays_by_name() {
            true => deal.number,
            false => Some(1),
        };
        let alone = Open {
            own: deal.own.clone(),
            rows: vec![row(first)],
        };
        let mut text = Vec::new();
        alone.write(self.separator, &mut text);
        let mut records = talon_records::read(text.as_slice(), crate::options());
        let back = records.next_checked().ok()??;
        let back = back.checked.record.as_ref().filter(|_| back.checked.is_accepted())?;
        let back: Json = serde_json::from_slice(Writer::new().write(back).0).ok()?;
        let is_same_place = same_place(&back, &deal.own.source, first) && deal.own.is_under_the_rules_of(&back);
        let is_same = is_same_place && note_of(&back) == deal.note;
        let award = back["actions"][0].get("award");
        let is_awarded = matches!((&deal.said, award), (DealText::Total(own), Some(award)) if said(own) == said(award));
        (is_same && is_awarded).then(|| row(deal.number))
    }

    /// A row, if the same deal comes back from it.
    fn row(&self, deal: &Deal, score: &Json, record: &[u8]) -> Option<EveningRow> {
        let table = Table {
            game: deal.own.game,
            people: &deal.own.people,
            dealer: deal.dealer,
        };
        let record = String::from_utf8_lossy(record).into_owned();
        let (_, entered) = paid::entered(&record, None, &table);
        let row = EveningRow {
            number: deal.number,
            people: deal.own.people.clone(),
            dealer: deal.dealer,
            cells: deal.own.game.write_cells(score, &table)?,
            note: deal.note.clone(),
            record,
            entered,
            is_total: false,
        };
        let alone = Open {
            own: deal.own.clone(),
            rows: vec![row],
        };
        let mut text = Vec::new();
        alone.write(self.separator, &mut text);
        let (back, _) = translate(std::str::from_utf8(&text).ok()?);
        let back = back?;
        let own = format_of(deal.own.game.game()).normal_score(back.get("score")?);
        let back = Json::Object(back);
        let is_same_place = same_place(&back, &deal.own.source, deal.number) && deal.own.is_under_the_rules_of(&back);
        let is_same = own == *score && is_same_place && note_of(&back) == deal.note;
        alone.rows.into_iter().next().filter(|_| is_same)
    }
}

/// What an award gives somebody.
fn said(award: &Json) -> Json {
    match award {
        Json::Object(members) => {
            let said = members.iter().map(|(name, own)| (name.clone(), said(own)));
            Json::Object(said.filter(|(_, own)| *own != json!({}) && *own != json!(0)).collect())
        }
        other => other.clone(),
    }
}

/// Whether a record that came back says that it was played there.
fn same_place(back: &Json, source: &Map<String, Json>, number: Option<u64>) -> bool {
    let said = |member: &str| back["source"].get(member);
    source.iter().all(|(name, value)| said(name) == Some(value)) && said("deal").and_then(Json::as_u64) == number
}

fn note_of(back: &Json) -> Option<String> {
    back["annotations"][0]["text"].as_str().map(str::to_owned)
}

/// What would be written down of a hand that was played.
fn score_of(record: &[u8]) -> Option<Json> {
    let mut reader = Reader::new();
    let checked = reader.check(record, &Options::default());
    checked.hand().filter(|_| checked.is_accepted())?.score()
}

impl NotationWriter for Tables {
    fn write(&mut self, record: &[u8], out: &mut Vec<u8>) -> Vec<Finding> {
        let mut losses = Losses::default();
        let json: Json = serde_json::from_slice(record).unwrap_or_default();
        if let Some(deal) = read(&json, &mut losses) {
            losses_of(&json, &mut losses);
            self.add(deal, record, &mut losses, out);
        }
        losses.findings
    }

    fn finish(&mut self, out: &mut Vec<u8>) {
        let Some(open) = self.open.take() else { return };
        match self.written {
            // Says which letters these are.
            0 => out.extend_from_slice("\u{feff}".as_bytes()),
            _ => out.extend_from_slice(b"\r\n"),
        }
        open.write(self.separator, out);
        self.written += 1;
    }
}

impl EveningRow {
    /// The seat of someone by name; `None` when they are not at the table, and none for who sits out.
    fn seat_of(&self, name: &str) -> Option<Option<Seat>> {
        let person = self.people.names.iter().position(|own| own == name)?;
        Some(self.people.seat(person, self.dealer))
    }

    /// Whether it tells who sat there by what the deal brought them.
    fn is_paid(&self) -> bool {
        self.entered.as_ref().is_some_and(Entered::counts)
    }
}

impl Open {
    /// Whether a deal can stand under these headings; where others sit at the table, they get columns of their own.
    fn takes(&mut self, own: &Own, row: &EveningRow) -> bool {
        // A total on a sheet says nothing without the rows before it, so that none of those may be missing.
        let steps = !own.game.pays_by_name() && self.rows.iter().chain([row]).any(|row| row.is_total);
        if steps && row.number != Some(self.rows.len() as u64 + 1) {
            return false;
        }
        if self.own.is_alike(own) {
            return true;
        }
        let is_evening = self.own.has_the_same_rules(own) && own.source.contains_key("session");
        let is_told = own.game.pays_by_name() && self.rows.iter().chain([row]).all(EveningRow::is_paid);
        let all = self.own.people.with(&own.people).filter(|_| is_evening && is_told);
        if let Some(all) = all {
            self.own.people = all;
            return true;
        }
        false
    }

    fn write(&self, separator: u8, out: &mut Vec<u8>) {
        let Own {
            game,
            people,
            options,
            source,
        } = &self.own;
        let is_used = |key: &str| {
            let cells = self.rows.iter().flat_map(|row| &row.cells);
            cells.clone().any(|(own, _, text)| *own == key && !text.is_empty())
        };
        let columns = heading::columns(*game, is_used);
        let evening = heading::of_evening(&rules::written(*game, options), source);
        out.extend_from_slice(&heading::written(*game, &columns, people, &evening, separator));
        let paid = self.paid();
        for (row, paid) in self.rows.iter().zip(&paid) {
            let mut cells: Vec<String> = Vec::new();
            for column in &columns {
                self.cells(column, row, paid, &mut cells);
            }
            write_row(&cells, separator, out);
        }
    }

    fn cells(&self, column: &ColumnWords, row: &EveningRow, paid: &[Option<i64>], cells: &mut Vec<String>) {
        let name = || row.people.names.get(row.dealer).cloned().unwrap_or_default();
        let said = |seat: Option<Seat>| {
            let mut own = row
                .cells
                .iter()
                .filter(|(key, of, _)| *key == column.key && *of == seat);
            own.next().map(|(.., text)| text.clone()).unwrap_or_default()
        };
        if column.key == self.own.game.paid().key {
            let numbers = paid
                .iter()
                .map(|number| number.map(|number| number.to_string()).unwrap_or_default());
            return cells.extend(numbers);
        }
        if column.each {
            let of = |name: &String| {
                let seat = row.seat_of(name).flatten();
                seat.map(|seat| said(Some(seat))).unwrap_or_default()
            };
            return cells.extend(self.own.people.names.iter().map(of));
        }
        cells.push(match column.key {
            "deal" => row
                .number
                .map_or_else(|| NOTHING.to_owned(), |number| number.to_string()),
            "dealer" => name(),
            "out" if row.people.seat(row.dealer, row.dealer).is_none() => name(),
            "note" => row.note.clone().unwrap_or_default(),
            _ => said(None),
        });
    }

    /// What each deal came to, for each person; nothing where that is not known.
    fn paid(&self) -> Vec<Vec<Option<i64>>> {
        let people = &self.own.people;
        let nothing = vec![None; people.names.len()];
        if !self.own.game.pays_by_name() {
            return self.sheet(&nothing);
        }
        let of = |row: &EveningRow| match row.entered.as_ref().filter(|entered| entered.counts()) {
            Some(entered) => people
                .names
                .iter()
                .map(|name| {
                    let gain = |seat: Seat| entered.after.totals[seat] - entered.before.totals[seat];
                    row.seat_of(name).map(|seat| seat.map_or(0, gain))
                })
                .collect(),
            None => nothing.clone(),
        };
        self.rows.iter().map(of).collect()
    }

    /// What is left to go behind each deal, where these are all deals of a sheet from its first on.
    fn sheet(&self, nothing: &[Option<i64>]) -> Vec<Vec<Option<i64>>> {
        let numbers = self.rows.iter().map(|row| row.number);
        let is_whole = numbers.eq((1..=self.rows.len() as u64).map(Some));
        let mut paid = vec![nothing.to_vec(); self.rows.len()];
        if !is_whole {
            return paid;
        }
        // What a record says itself of the sheet before it does not count in its session.
        let own = |row: &EveningRow| without_context(&row.record).unwrap_or_default();
        let records: Vec<String> = self.rows.iter().map(own).collect();
        let people = &self.own.people;
        let deals = records.iter().zip(&self.rows).map(|(record, row)| TableRecord {
            record,
            seats: BySeat::from_fn(|seat| {
                let name = row.people.names.get(row.people.at(seat, row.dealer));
                let place = people.names.iter().position(|own| Some(own) == name);
                place.unwrap_or(usize::MAX)
            }),
        });
        let ledger = Ledger::of_table(&deals.collect::<Vec<_>>(), people.names.len());
        let counts = |fate| matches!(fate, DealFate::Played | DealFate::Unplayed | DealFate::PassedOut);
        let known = ledger.deals.iter().take_while(|deal| counts(deal.entry.fate));
        for (row, deal) in paid.iter_mut().zip(known) {
            if let Some(sheet) = &deal.after.sheet {
                *row = sheet.bula.iter().copied().map(Some).collect();
            }
        }
        paid
    }
}

fn without_context(record: &str) -> Option<String> {
    let mut record: Map<String, Json> = serde_json::from_str(record).ok()?;
    record.remove("context");
    Some(Json::Object(record).to_string())
}
