//! What the paper says that a deal came to, beside what the rules give. It is compared and never taken over: where the two
//! differ the record has both.

use serde_json::{Map, Value as Json, json};
use talon_records::{Options, Reader};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::Code;
use talon_rules::games::session::{DealFate, Standing};

use super::cells::whole;
use super::row::RowCells;
use super::sheet::Carried;
use crate::faults::Faults;
use crate::game::Table;

/// A deal as it was entered.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entered {
    pub before: Standing,
    pub after: Standing,
    pub fate: DealFate,
}

impl Entered {
    /// Whether it has a result that can be compared.
    pub fn counts(&self) -> bool {
        matches!(self.fate, DealFate::Played | DealFate::Unplayed | DealFate::PassedOut)
    }

    /// What it brought to each: of what is left to go in a game that is kept in columns, else of the sums.
    pub fn change(&self) -> BySeat<i64> {
        match self.before.columns.zip(self.after.columns) {
            Some((before, after)) => BySeat::from_fn(|seat| after.bula[seat] - before.bula[seat]),
            None => BySeat::from_fn(|seat| self.after.totals[seat] - self.before.totals[seat]),
        }
    }
}

/// Whether the game is kept in columns, and the deal as the sheet before it makes it; nothing where the record is not
/// sound, or its sheet is not known.
pub(super) fn entered(record: &str, carried: Option<&Carried>) -> (bool, Option<Entered>) {
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let mut reader = Reader::new();
    let checked = reader.check(record.as_bytes(), &options);
    let Some(hand) = checked.hand().filter(|_| checked.is_accepted()) else {
        return (false, None);
    };
    let opening = hand.book().opening();
    let before = match (opening.columns, carried) {
        (None, _) | (Some(_), Some(Carried::New)) => opening,
        (Some(_), Some(Carried::Known { before, .. })) => Standing {
            columns: Some(*before),
            ..opening
        },
        (Some(_), None) => return (true, None),
    };
    // What comes behind the end of a sheet is not written on it.
    if hand.book().is_over(&before) {
        return (true, None);
    }
    let entry = hand.entered(&before);
    let entered = Entered {
        before,
        after: entry.after,
        fate: entry.fate,
    };
    (opening.columns.is_some(), Some(entered))
}

/// The last numbers on the paper before a deal: those that it has, or what the rules had given.
pub(super) fn paper_before(entered: &Entered, carried: Option<&Carried>) -> BySeat<i64> {
    match (carried, entered.before.columns) {
        (Some(Carried::Known { paper, .. }), _) => *paper,
        (_, Some(columns)) => columns.bula,
        (_, None) => BySeat::default(),
    }
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
    let (is_sheet, entered) = entered(&Json::Object(record.clone()).to_string(), carried);
    let Some(entered) = entered.filter(Entered::counts) else {
        if is_sheet {
            faults.other(Code::Unverifiable, first, "", "/score");
            if let Some(finding) = faults.findings.last_mut() {
                (finding.found, finding.detail) = (None, "sheet");
            }
        }
        return;
    };
    let (change, before) = (entered.change(), paper_before(&entered, carried));
    let rules = |seat: Option<Seat>| seat.map_or(0, |seat| before[seat] + change[seat]);
    let seat = |person: usize| table.people.seat(person, table.dealer);
    if numbers
        .iter()
        .all(|(person, _, number)| rules(seat(*person)) == *number)
    {
        return;
    }
    let member = if is_sheet { "bula_change" } else { "scores" };
    let mut claimed: Map<String, Json> = Seat::ALL
        .map(|seat| (seat.letter().to_owned(), json!(change[seat])))
        .into_iter()
        .collect();
    for (person, at, number) in numbers {
        match seat(person) {
            // What the engine does not compute it does not compare either.
            Some(seat) if entered.fate == DealFate::PassedOut && rules(Some(seat)) != number => {
                faults.differs(at, "/result/claimed", number, rules(Some(seat)));
            }
            Some(seat) => {
                faults
                    .places
                    .put(&format!("/result/claimed/{member}/{}", seat.letter()), at);
                claimed.insert(seat.letter().to_owned(), json!(number - before[seat]));
            }
            None if number != 0 => faults.differs(at, "/result/claimed", number, 0),
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

/// The sheet before a deal, as a record has it.
fn context(columns: &talon_rules::games::session::Columns) -> Json {
    let bula: Map<String, Json> = Seat::ALL
        .map(|seat| (seat.letter().to_owned(), json!(columns.bula[seat])))
        .into_iter()
        .collect();
    let refa: Map<String, Json> = Seat::ALL
        .map(|seat| (seat.letter().to_owned(), json!(columns.open_refa[seat])))
        .into_iter()
        .collect();
    json!({"bula": bula, "refa": refa, "refas_written": columns.refas_written})
}
