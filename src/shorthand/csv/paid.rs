//! What the paper says that a deal came to, beside what the rules give. It is compared and never taken over: where the
//! two differ the record has both.

use serde_json::{Map, Value as Json, json};
use talon_records::session::context;
use talon_records::{Options, Reader};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::Code;
use talon_rules::games::session::{DealFate, Standing, TableSheet};

use super::cells::whole;
use super::row::RowCells;
use super::sheet::Carried;
use crate::faults::Faults;
use crate::game::Table;

/// A deal as it was entered.
#[derive(Debug, Clone)]
pub(super) struct Entered {
    pub before: Standing,
    pub after: Standing,
    pub fate: DealFate,
    /// The sheet before it and after it, in a game that is kept in columns.
    pub sheets: Option<(TableSheet, TableSheet)>,
    /// Who sits at its seats.
    seats: BySeat<usize>,
}

impl Entered {
    /// Whether it has a result that can be compared.
    pub fn counts(&self) -> bool {
        matches!(self.fate, DealFate::Played | DealFate::Unplayed | DealFate::PassedOut)
    }

    /// What it brought to someone: of what is left to go in a game that is kept in columns, else of the sums.
    pub fn change(&self, person: usize) -> i64 {
        if let Some((before, after)) = &self.sheets {
            let left = |sheet: &TableSheet| sheet.bula.get(person).copied().unwrap_or(0);
            return left(after) - left(before);
        }
        let seat = Seat::ALL.into_iter().find(|seat| self.seats[*seat] == person);
        seat.map_or(0, |seat| self.after.totals[seat] - self.before.totals[seat])
    }
}

/// Whether the game is kept in columns, and the deal as the sheet before it makes it; nothing where the record is not
/// sound, or its sheet is not known.
pub(super) fn entered(record: &str, carried: Option<&Carried>, table: &Table<'_>) -> (bool, Option<Entered>) {
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let mut reader = Reader::new();
    let checked = reader.check(record.as_bytes(), &options);
    let Some(hand) = checked.hand().filter(|_| checked.is_accepted()) else {
        return (false, None);
    };
    let seats = BySeat::from_fn(|seat| table.people.at(seat, table.dealer));
    let opening = hand.book().opening();
    let sheet = match (opening.columns, carried) {
        (None, _) => None,
        (Some(columns), Some(Carried::New)) => Some(TableSheet::new(&columns, table.people.names.len())),
        (Some(_), Some(Carried::Known { before, .. })) => Some(before.clone()),
        (Some(_), None) => return (true, None),
    };
    let before = Standing {
        columns: sheet.as_ref().map(|sheet| sheet.seen_by(seats)),
        ..opening
    };
    // What comes behind the end of a sheet is not written on it.
    if hand.book().is_over(&before) {
        return (true, None);
    }
    let entry = hand.entered(&before);
    let sheets = sheet.zip(entry.after.columns).map(|(sheet, columns)| {
        let mut after = sheet.clone();
        after.put(seats, &columns);
        (sheet, after)
    });
    let entered = Entered {
        before,
        after: entry.after,
        fate: entry.fate,
        sheets,
        seats,
    };
    (opening.columns.is_some(), Some(entered))
}

/// The last number of someone on the paper before a deal: the one that it has, or what the rules had given.
pub(super) fn paper_before(entered: &Entered, carried: Option<&Carried>, person: usize) -> i64 {
    let number = match (carried, &entered.sheets) {
        (Some(Carried::Known { paper, .. }), _) => paper.get(person),
        (_, Some((before, _))) => before.bula.get(person),
        (_, None) => None,
    };
    number.copied().unwrap_or(0)
}

/// Compares the numbers of a row with what the rules give, and puts both into the record where they differ.
pub(super) fn compare(
    row: &RowCells<'_>,
    table: &Table<'_>,
    carried: Option<&Carried>,
    record: &mut Map<String, Json>,
    faults: &mut Faults,
) {
    let key = table.game.paid().key;
    let mut numbers: Vec<(usize, usize, i64)> = Vec::new();
    for person in 0..table.people.names.len() {
        let Some(part) = row.of(key, person) else { continue };
        match whole(part.text) {
            Some(number) => numbers.push((person, part.at, number)),
            None => {
                faults.bad(part.at, part.text, "/result/claimed", &[]);
            }
        }
    }
    let Some((_, first, _)) = numbers.first().copied() else {
        return;
    };
    let (is_sheet, entered) = entered(&Json::Object(record.clone()).to_string(), carried, table);
    let Some(entered) = entered.filter(Entered::counts) else {
        if is_sheet {
            faults.other(Code::Unverifiable, first, "", "/score");
            if let Some(finding) = faults.findings.last_mut() {
                (finding.found, finding.detail) = (None, "sheet");
            }
        }
        return;
    };
    let before = |person: usize| paper_before(&entered, carried, person);
    let rules = |person: usize| before(person) + entered.change(person);
    if numbers.iter().all(|(person, _, number)| rules(*person) == *number) {
        return;
    }
    let member = if is_sheet { "bula_change" } else { "scores" };
    let change = |seat: Seat| entered.change(table.people.at(seat, table.dealer));
    let mut claimed: Map<String, Json> = Seat::ALL
        .map(|seat| (seat.letter().to_owned(), json!(change(seat))))
        .into_iter()
        .collect();
    for (person, at, number) in numbers {
        match table.people.seat(person, table.dealer) {
            // What the engine does not compute it does not compare either.
            Some(_) if entered.fate == DealFate::PassedOut && rules(person) != number => {
                faults.differs(at, "/result/claimed", number, rules(person));
            }
            Some(seat) => {
                faults
                    .places
                    .put(&format!("/result/claimed/{member}/{}", seat.letter()), at);
                claimed.insert(seat.letter().to_owned(), json!(number - before(person)));
            }
            None if number != rules(person) => faults.differs(at, "/result/claimed", number, rules(person)),
            None => {}
        }
    }
    if let Some(columns) = entered.before.columns.filter(|_| entered.fate != DealFate::PassedOut) {
        record.insert("context".into(), context(&columns));
    }
    if entered.fate != DealFate::PassedOut {
        record.insert("result".into(), json!({"claimed": {member: claimed}}));
    }
}
