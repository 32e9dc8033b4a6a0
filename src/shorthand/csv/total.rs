//! A row that has numbers and nothing of its deal: a typed total. Nothing of it can be checked, so it is taken only
//! where somebody says so: in the row itself, in the headings behind it, or to whoever reads the table.

use serde_json::{Map, Value as Json, json};
use talon_rules::cards::Seat;
use talon_rules::games::session::DealFate;

use super::cells::whole;
use super::heading::{Heading, is_sum};
use super::paid;
use super::row::RowCells;
use super::sheet::Carried;
use crate::faults::Faults;
use crate::fold::fold;
use crate::game::Table;

/// What stands as contract of such a row, and among the headings where all such rows are taken.
pub(super) const TOTAL: &str = "total";
pub(super) const TAKEN: &str = "typed totals";

const CONTRACT: &str = "contract";
/// Columns of a row beside those of its deal.
const AROUND: [&str; 4] = ["deal", "dealer", "out", "note"];

/// What a row says of a total.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TypedTotal {
    /// It is none.
    None,
    /// It is one, and somebody says that it is to be taken.
    Taken,
    /// It is one, and nobody says so.
    Unsaid,
}

impl TypedTotal {
    pub fn of(row: &RowCells<'_>, heading: &Heading) -> TypedTotal {
        if row.part(CONTRACT).is_some_and(|part| is_sum(&fold(part.text))) {
            return TypedTotal::Taken;
        }
        let has_numbers = (0..heading.head.people.names.len()).any(|person| number(row, heading, person).is_some());
        match has_numbers && said_besides(row, heading).is_none() {
            false => TypedTotal::None,
            true if heading.takes_totals => TypedTotal::Taken,
            true => TypedTotal::Unsaid,
        }
    }
}

fn number<'r>(row: &RowCells<'r>, heading: &Heading, person: usize) -> Option<crate::line::Part<'r>> {
    row.of(heading.head.game.paid().key, person)
}

/// The first cell that says something of the deal.
fn said_besides<'r>(row: &RowCells<'r>, heading: &Heading) -> Option<crate::line::Part<'r>> {
    let paid = heading.head.game.paid().key;
    row.first_said(|key, text| {
        let is_total = key == CONTRACT && is_sum(&fold(text));
        key != paid && !AROUND.contains(&key) && !is_total
    })
}

/// Puts what the row says into its record as what somebody awards.
pub(super) fn put(
    record: &mut Map<String, Json>,
    row: &RowCells<'_>,
    heading: &Heading,
    table: &Table<'_>,
    faults: &mut Faults,
) {
    if let Some(part) = said_besides(row, heading) {
        faults.bad(part.at, part.text, "/score", &[]).detail = "total_facts";
        return;
    }
    let Some(numbers) = numbers(row, table, faults) else {
        return;
    };
    let dealer = table.people.seat(table.dealer, table.dealer);
    record.insert(
        "deal".into(),
        json!({"dealer": dealer.map_or("out", |seat| seat.letter())}),
    );
    record.insert("score".into(), json!({}));
    record.insert("version".into(), json!("1.1"));
    let award = match table.game.pays_by_name() {
        true => in_points(&numbers, row, table, faults),
        false => on_sheet(record, &numbers, heading.carried.as_ref(), table, faults),
    };
    record.insert("actions".into(), json!([ruling(&award)]));
}

/// The ruling that makes a total count.
fn ruling(award: &Json) -> Json {
    json!({"type": "ruling", "by": "director", "kind": "score", "award": award})
}

/// The number of everyone at the table, by person; of who sits out there may be none.
fn numbers(row: &RowCells<'_>, table: &Table<'_>, faults: &mut Faults) -> Option<Vec<Option<Number>>> {
    let key = table.game.paid().key;
    let mut numbers = Vec::new();
    for (person, name) in table.people.names.iter().enumerate() {
        let part = row.of(key, person);
        let read = part.and_then(|part| Some((part.at, whole(part.text)?)));
        match (part, table.people.seat(person, table.dealer)) {
            (Some(part), _) if read.is_none() => {
                faults.bad(part.at, part.text, AWARD, &[]);
            }
            (None, Some(_)) => faults.missing(row.place_of(key, person), AWARD, &[name]),
            _ => {}
        }
        numbers.push(read.map(|(at, number)| Number { at, number }));
    }
    faults.is_sound().then_some(numbers)
}

/// A number of a row, with its place.
#[derive(Debug, Clone, Copy)]
struct Number {
    at: usize,
    number: i64,
}

const AWARD: &str = "/actions/0/award";

/// What each won or lost; together that is nothing.
fn in_points(numbers: &[Option<Number>], row: &RowCells<'_>, table: &Table<'_>, faults: &mut Faults) -> Json {
    let sum: i64 = numbers.iter().flatten().map(|one| one.number).sum();
    if sum != 0 {
        let at = row.place_of(table.game.paid().key, 0);
        faults.bad(at, &sum.to_string(), AWARD, &[]).detail = "total_sum";
    }
    nobody_else(numbers, table, faults, |_| 0);
    let own = |seat: Seat| numbers.get(table.people.at(seat, table.dealer)).copied().flatten();
    json!({"scores": by_seat(|seat| own(seat).map_or(0, |one| one.number))})
}

/// What the paper took off or put on what each has to go. Where it is not known what that was before, nothing is
/// guessed.
fn on_sheet(
    record: &Map<String, Json>,
    numbers: &[Option<Number>],
    carried: Option<&Carried>,
    table: &Table<'_>,
    faults: &mut Faults,
) -> Json {
    let mut blank = record.clone();
    blank.insert("actions".into(), json!([ruling(&json!({}))]));
    let (_, entered) = paid::entered(&Json::Object(blank).to_string(), carried, table);
    let Some(entered) = entered.filter(|entered| entered.fate == DealFate::Played) else {
        let first = numbers.iter().flatten().next();
        faults.bad(first.map_or(0, |one| one.at), "", AWARD, &[]).detail = "total_sheet";
        if let Some(finding) = faults.findings.last_mut() {
            finding.found = None;
        }
        return json!({});
    };
    let before = |person: usize| paid::paper_before(&entered, carried, person);
    nobody_else(numbers, table, faults, before);
    let change = |seat: Seat| {
        let person = table.people.at(seat, table.dealer);
        let own = numbers.get(person).copied().flatten();
        own.map_or(0, |one| one.number - before(person))
    };
    json!({"bula_change": by_seat(change)})
}

/// Who sits out gets nothing of it.
fn nobody_else(numbers: &[Option<Number>], table: &Table<'_>, faults: &mut Faults, stays: impl Fn(usize) -> i64) {
    for (person, one) in numbers.iter().enumerate() {
        let is_out = table.people.seat(person, table.dealer).is_none();
        if let Some(one) = one.filter(|one| is_out && one.number != stays(person)) {
            let expected = stays(person).to_string();
            faults.bad(one.at, &one.number.to_string(), AWARD, &[&expected]);
        }
    }
}

/// Those who get something.
fn by_seat(of: impl Fn(Seat) -> i64) -> Map<String, Json> {
    let own = Seat::ALL.map(|seat| (seat, of(seat)));
    let own = own.into_iter().filter(|(_, number)| *number != 0);
    own.map(|(seat, number)| (seat.letter().to_owned(), json!(number)))
        .collect()
}

/// The award of a record that a row can say; nothing where it has facts too, or something was ruled besides.
pub(crate) fn award_of(record: &Json) -> Option<&Json> {
    let [own] = record["actions"].as_array()?.as_slice() else {
        return None;
    };
    let is_total = record["score"].as_object().is_some_and(Map::is_empty);
    let award = own.get("award").filter(|award| *own == ruling(award))?;
    is_total.then_some(award)
}
