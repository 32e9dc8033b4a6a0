//! A row of a table becomes a record. Whether the record is sound is for its check to say; what the paper says that a
//! deal paid is compared with what the rules give, and never taken over.

use serde_json::{Map, Value as Json, json};
use talon_rules::cards::Seat;
use talon_rules::games::Code;

use super::cells::{TableCell, cells, whole};
use super::heading::{self, Column, Heading};
use super::paid;
use super::total::{self, TypedTotal};
use crate::faults::Faults;
use crate::game::Table;
use crate::line::{DealLine, Part};
use crate::people::Who;
use crate::translate::{frame, put_score, read_note};

/// The cells of a row by what their columns say.
#[derive(Debug)]
pub(crate) struct RowCells<'r> {
    /// Where the row begins.
    at: usize,
    cells: Vec<(Column, Part<'r>)>,
}

impl<'r> RowCells<'r> {
    fn of_columns(at: usize, cells: &'r [TableCell<'r>], columns: &[Column]) -> RowCells<'r> {
        let cells = cells.iter().zip(columns).map(|(cell, column)| {
            let part = Part {
                at: cell.at,
                text: &cell.text,
            };
            (*column, part)
        });
        RowCells {
            at,
            cells: cells.collect(),
        }
    }

    fn cell(&self, wanted: Column) -> Option<Part<'r>> {
        let mut own = self.cells.iter().filter(|(column, _)| *column == wanted);
        own.next().map(|(_, part)| *part)
    }

    /// What stands in the column with this key; a dash says that nothing does.
    pub fn part(&self, key: &'static str) -> Option<Part<'r>> {
        self.cell(Column::Own(key)).filter(|part| !is_nothing(part.text))
    }

    /// The same, where a dash says something.
    pub fn said(&self, key: &'static str) -> Option<Part<'r>> {
        self.cell(Column::Own(key)).filter(|part| !part.text.is_empty())
    }

    /// What stands in the column of a person.
    pub fn of(&self, key: &'static str, person: usize) -> Option<Part<'r>> {
        self.cell(Column::Each(key, person))
            .filter(|part| !is_nothing(part.text))
    }

    /// The first cell that says something, by its key and its text.
    pub(crate) fn first_said(&self, wanted: impl Fn(&str, &str) -> bool) -> Option<Part<'r>> {
        let mut said = self.cells.iter().filter(|(column, part)| match column {
            Column::Own(key) | Column::Each(key, _) => wanted(key, part.text) && !is_nothing(part.text),
            Column::Evening(_) | Column::Sum | Column::Nothing => false,
        });
        said.next().map(|(_, part)| *part)
    }

    /// Where such a cell is, or the row where there is no such column.
    pub fn place(&self, key: &'static str) -> usize {
        self.cell(Column::Own(key)).map_or(self.at, |part| part.at)
    }

    /// Where the cell of a person is.
    pub fn place_of(&self, key: &'static str, person: usize) -> usize {
        self.cell(Column::Each(key, person)).map_or(self.at, |part| part.at)
    }

    /// The seat of the person whom a cell names, and nothing else.
    pub fn seat(&self, key: &'static str, table: &Table<'_>, pointer: &str, faults: &mut Faults) -> Option<Seat> {
        let Some(part) = self.part(key) else {
            faults.missing(self.place(key), pointer, &table.people.listed());
            return None;
        };
        let line = part.words();
        let (seat, taken) = table.need_seat(&line, part.end(), pointer, faults)?;
        if let Some(word) = line.get(taken) {
            faults.bad(word.at, word.text, pointer, &[]);
        }
        Some(seat)
    }
}

/// Whether a cell says that there is nothing.
fn is_nothing(text: &str) -> bool {
    matches!(crate::fold::fold(text).as_str(), "" | "-")
}

/// Makes a record of a text that has a row and its headings.
pub(super) fn translate(text: &str) -> (Option<Map<String, Json>>, Faults) {
    let mut faults = Faults::default();
    let (mut headings, mut row, mut extra) = (None, None, None);
    let start = text.as_ptr() as usize;
    for line in text.lines().map(|line| line.trim_start_matches('\u{feff}')) {
        let at = line.as_ptr() as usize - start;
        match () {
            () if is_blank(line) => {}
            () if headings.is_none() && heading::is_heading(line) => headings = Some((at, line)),
            () if row.is_none() => row = Some((at, line)),
            () => extra = extra.or(Some((at, line))),
        }
    }
    let heading = headings.and_then(|(at, line)| heading::read(line, at, &mut faults));
    let record = match (heading, row) {
        _ if !faults.is_sound() => None,
        (Some(heading), Some((at, line))) => match extra {
            // A record is one deal.
            Some((at, line)) => {
                faults.bad(at, line, "", &[]);
                None
            }
            None => record(heading, line, at, &mut faults),
        },
        (Some(heading), None) => {
            let end = headings.map_or(0, |(at, line)| at + line.len());
            faults.missing(end, "/score", &[heading.head.game.example()]);
            None
        }
        (None, _) => {
            faults.missing(row.map_or(0, |(at, _)| at), "/game", &["declarer, contract"]);
            None
        }
    };
    (record.filter(|_| faults.is_sound()), faults)
}

/// Whether nothing stands in a line but what keeps cells apart.
pub(super) fn is_blank(line: &str) -> bool {
    line.chars()
        .all(|c| c.is_whitespace() || matches!(c, ',' | ';' | '"' | '\u{feff}'))
}

fn record(mut heading: Heading, line: &str, at: usize, faults: &mut Faults) -> Option<Map<String, Json>> {
    faults.places.line = at;
    let cells = cells(line, at, heading.separator);
    if let Some(open) = cells.iter().find(|cell| cell.is_open) {
        faults.bad(open.at, &open.text, "", &[]).detail = "open_quote";
        return None;
    }
    if let Some(places) = seated(&RowCells::of_columns(at, &cells, &heading.columns), &heading, faults) {
        heading.seat(&places);
    }
    let row = RowCells::of_columns(at, &cells, &heading.columns);
    tell_strays(&cells, &heading, faults);
    if is_misread(&row, &heading, faults) {
        return None;
    }
    for (column, part) in &row.cells {
        if let (Column::Evening(meaning), false) = (column, part.text.is_empty()) {
            heading.head.put(*meaning, *part, faults);
        }
    }
    // A dash says that the deal has no number.
    if row.said("deal").is_some_and(|part| is_nothing(part.text)) {
        heading.head.deal = Some(None);
    }
    let total = TypedTotal::of(&row, &heading);
    if total == TypedTotal::Unsaid {
        let finding = faults.bad(row.place("contract"), "", "/score/contract", &[]);
        (finding.found, finding.detail) = (None, "typed_total");
        return None;
    }
    let head = &heading.head;
    let dealer = dealer(&row, &heading, faults)?;
    let table = Table {
        game: head.game,
        people: &head.people,
        dealer,
    };
    let score = match total {
        TypedTotal::None => Some(head.game.read_cells(&row, &table, faults)),
        TypedTotal::Taken | TypedTotal::Unsaid => None,
    };
    let said = DealLine {
        at,
        number: number(&row, faults),
        note: row.part("note"),
        ..DealLine::default()
    };
    let mut record = frame(head, &said, line, dealer);
    let is_total = score.is_none();
    match score {
        Some(score) => put_score(&mut record, score, &table),
        None => total::put(&mut record, &row, &heading, &table, faults),
    }
    record.insert("version".into(), json!("1.1"));
    read_note(std::slice::from_ref(&said), &mut record, faults);
    if faults.is_sound() && !is_total {
        paid::compare(&row, &table, heading.carried.as_ref(), &mut record, faults);
    }
    Some(record)
}

/// Who sits at the table in a row, where that is not everyone of the headings: those whom the deal paid something, be
/// it nothing at all. At a table of four the cell of who sits out may be empty.
fn seated(row: &RowCells<'_>, heading: &Heading, faults: &mut Faults) -> Option<Vec<usize>> {
    let (head, count) = (&heading.head, heading.head.people.names.len());
    if count < 4 || !head.game.pays_by_name() {
        return None;
    }
    let paid = head.game.paid().key;
    let there: Vec<usize> = (0..count).filter(|person| row.of(paid, *person).is_some()).collect();
    if count > 4 {
        if !matches!(there.len(), 3 | 4) {
            faults.missing(row.place_of(paid, 0), "/players", &head.people.listed());
        }
        return Some(there);
    }
    let named = |key: &'static str| {
        let line = row.part(key)?.words();
        match head.people.find(&line) {
            Who::One(person, length) if length == line.len() => Some(person),
            _ => None,
        }
    };
    let dealer = named("dealer").or(head.dealer)?;
    let is_of_three = there.len() == 3 && there.contains(&dealer) && row.part("out").is_none();
    is_of_three.then_some(there)
}

/// Tells a cell that stands under no heading: nobody knows what it says.
fn tell_strays(cells: &[TableCell<'_>], heading: &Heading, faults: &mut Faults) {
    let columns = heading.columns.iter().copied();
    let headings = columns.chain(std::iter::repeat(Column::Nothing));
    let mut strays = cells
        .iter()
        .zip(headings)
        .filter(|(_, column)| *column == Column::Nothing);
    if let Some((cell, _)) = strays.find(|(cell, _)| !is_nothing(&cell.text)) {
        faults.bad(cell.at, &cell.text, "", &[]).detail = "no_heading";
    }
}

/// Tells a heading that was taken for a person, where the row shows that it is none.
fn is_misread(row: &RowCells<'_>, heading: &Heading, faults: &mut Faults) -> bool {
    let Some((person, at)) = counted(row, heading) else {
        return false;
    };
    let name = heading.head.people.names.get(person);
    faults.no_person(at, name.map_or("", String::as_str));
    true
}

/// A column beside those of the people that counts the deals under a heading that nobody knows, so that it was taken
/// for a person: its number is not the declarer's, and the others come to nothing without it.
fn counted(row: &RowCells<'_>, heading: &Heading) -> Option<(usize, usize)> {
    let has_number = heading.columns.contains(&Column::Own("deal"));
    if !heading.head.game.pays_by_name() || has_number {
        return None;
    }
    let paid = heading.head.game.paid().key;
    let cells = row.cells.iter().filter_map(|(column, part)| match column {
        Column::Each(key, person) if *key == paid => Some((*person, part.at, whole(part.text))),
        _ => None,
    });
    let cells: Vec<(usize, usize, Option<i64>)> = cells.collect();
    let declarer = row.part("declarer").map(|part| part.words());
    let is_declarer = |person: usize| {
        let found = declarer.as_ref().map(|line| heading.head.people.find(line));
        matches!(found, Some(Who::One(own, _)) if own == person)
    };
    let number = heading
        .head
        .deal
        .flatten()
        .and_then(|number| i64::try_from(number).ok());
    [cells.first(), cells.last()]
        .into_iter()
        .flatten()
        .find_map(|(person, at, own)| {
            let others = cells.iter().filter(|(other, ..)| other != person);
            let others: Vec<i64> = others.filter_map(|(.., pay)| *pay).collect();
            let is_beside = cells.len() > 3 && others.iter().sum::<i64>() == 0 && !is_declarer(*person);
            let is_count = own.is_some_and(|own| own > 0 && (Some(own) == number || others.len() > 2));
            (is_beside && is_count).then_some((*person, *at))
        })
}

/// The number of a deal, where the row has one.
pub(super) fn number_of(cell: &str) -> Option<u64> {
    let number = whole(cell.trim_end_matches('.'))?;
    u64::try_from(number)
        .ok()
        .filter(|number| (1..1_000_000).contains(number))
}

fn number(row: &RowCells<'_>, faults: &mut Faults) -> Option<u64> {
    let part = row.part("deal")?;
    faults.places.put("/source/deal", part.at);
    let number = number_of(part.text);
    if number.is_none() {
        faults.bad(part.at, part.text, "/source/deal", &[]);
    }
    number
}

/// Who deals: whom the row names, or at a table of four who sits out, else whose turn it is.
fn dealer(row: &RowCells<'_>, heading: &Heading, faults: &mut Faults) -> Option<usize> {
    let people = &heading.head.people;
    let mut person = |key: &'static str, pointer: &str| {
        let part = row.part(key)?;
        let line = part.words();
        match people.find(&line) {
            Who::One(person, length) if length == line.len() => Some((person, part)),
            _ => {
                let names = people.listed();
                let fix = talon_records::structure::nearest(part.text, &names).map(Json::from);
                faults.bad(part.at, part.text, pointer, &names).fix = fix;
                None
            }
        }
    };
    let dealer = person("dealer", "/deal/dealer");
    let out = person("out", "/source/sitting_out");
    let dealer = dealer.map(|(person, _)| person);
    if let Some((sitting, part)) = out
        && (people.names.len() < 4 || dealer.is_some_and(|dealer| dealer != sitting))
    {
        let expected: Vec<&str> = match people.names.len() {
            0..4 => Vec::new(),
            _ => dealer
                .and_then(|dealer| people.names.get(dealer))
                .map(String::as_str)
                .into_iter()
                .collect(),
        };
        faults.bad(part.at, part.text, "/source/sitting_out", &expected);
    }
    let known = dealer.or(out.map(|(person, _)| person)).or(heading.head.dealer);
    if known.is_none() && faults.is_sound() {
        faults.missing(row.place("dealer"), "/deal/dealer", &people.listed());
    }
    known
}

impl Faults {
    /// What the paper says, where the rules give another number.
    pub fn differs(&mut self, at: usize, pointer: &str, paper: i64, rules: i64) {
        self.other(Code::ResultMismatch, at, "", pointer);
        if let Some(finding) = self.findings.last_mut() {
            (finding.found, finding.expected) = (Some(json!(paper)), Some(json!(rules)));
        }
    }
}
