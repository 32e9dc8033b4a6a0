//! A season from before, as a table that someone pastes: a name a row, an evening a column, points in the cells.

use std::collections::BTreeSet;

use talon_tournament::Exact;
use talon_tournament::names::NAME_MAX;

use crate::act::named;
use crate::past_day::PastDay;
use crate::past_words::{is_beside, is_name, is_place, is_sum};

/// Evenings of a table, and people in it.
const UNITS_MAX: usize = crate::act::UNITS_MAX;
const ROWS_MAX: usize = 1_000;
/// Decimals of a number.
const DECIMALS_MAX: usize = 6;
/// Digits of a number before the decimals.
const DIGITS_MAX: usize = 9;

/// What the table says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastTable {
    /// The evenings: their headings, and the day where the heading is one.
    pub units: Vec<PastUnit>,
    pub rows: Vec<PastRow>,
}

/// A column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastUnit {
    pub heading: String,
    pub day: Option<PastDay>,
}

impl PastUnit {
    /// What a heading says. In the tables that Talon writes a number stands in front, and a name behind the day.
    fn of(heading: &str) -> PastUnit {
        let (day, name) = PastDay::before(without_number(heading));
        PastUnit {
            day,
            heading: name.to_owned(),
        }
    }
}

/// A heading without the `#3` before it.
fn without_number(heading: &str) -> &str {
    let rest = heading.strip_prefix('#').and_then(|rest| rest.split_once(' '));
    match rest {
        Some((number, rest)) if number.bytes().all(|byte| byte.is_ascii_digit()) => rest,
        _ => heading,
    }
}

/// A row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastRow {
    /// The line of the table, from 1.
    pub line: usize,
    pub name: String,
    /// For each unit; none where they were absent.
    pub points: Vec<PastCell>,
    /// What the table says that it comes to, where it has a column for that and a number in it.
    pub said: Option<Exact>,
}

impl PastRow {
    /// What its points come to: all of them, or so many of the best, of which none is below 0.
    pub fn total(&self, best: Option<usize>) -> Exact {
        let mut points: Vec<&Exact> = self.points.iter().flatten().collect();
        if let Some(best) = best {
            points.retain(|one| **one > Exact::zero());
            points.sort_by(|one, other| other.cmp(one));
            points.truncate(best);
        }
        points.into_iter().fold(Exact::zero(), |sum, one| &sum + one)
    }
}

/// What stands in a cell.
pub(crate) type PastCell = Option<Exact>;

/// What is wrong with the table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PastFault {
    #[error("there is no line of headings with at least one evening")]
    NoHeadings,
    #[error("nobody stands in the table")]
    Nobody,
    #[error("there are more than {most} evenings")]
    TooManyUnits { most: usize },
    #[error("there are more than {most} people")]
    TooManyRows { most: usize },
    #[error("line {line} has no name")]
    NoName { line: usize },
    #[error("line {line}: {name} stands twice")]
    NameTwice { line: usize, name: String },
    #[error("line {line}, column {column}: {found} is no number")]
    NoNumber { line: usize, column: usize, found: String },
    /// A heading that cannot be the name of an evening.
    #[error("column {column}: a heading longer than {most} letters, or with characters that cannot be shown")]
    Heading { column: usize, most: usize },
    #[error("line {line} has more cells than there are headings")]
    TooLong { line: usize },
}

/// Reads a table cut into cells. Columns whose heading is a sum in one of the languages, a column of places before the
/// names, and what Talon writes beside the points are passed over.
///
/// # Errors
/// Every fault, in order.
pub fn read_past(lines: &[Vec<String>]) -> Result<PastTable, Vec<PastFault>> {
    let mut filled = lines
        .iter()
        .zip(1..)
        .filter(|(line, _)| line.iter().any(|cell| !cell.trim().is_empty()));
    let Some((headings, _)) = filled.next() else {
        return Err(vec![PastFault::NoHeadings]);
    };
    let PastHeadings {
        name_at,
        columns,
        sum_at,
    } = PastHeadings::of(headings);
    if columns.is_empty() || is_row(headings, name_at, &columns) {
        return Err(vec![PastFault::NoHeadings]);
    }
    if columns.len() > UNITS_MAX {
        return Err(vec![PastFault::TooManyUnits { most: UNITS_MAX }]);
    }
    let mut faults = Vec::new();
    let units = evenings(headings, &columns, &mut faults);
    let mut rows: Vec<PastRow> = Vec::new();
    let mut names: BTreeSet<&str> = BTreeSet::new();
    for (line, number) in filled {
        if rows.len() + faults.len() >= ROWS_MAX {
            return Err(vec![PastFault::TooManyRows { most: ROWS_MAX }]);
        }
        if line.len() > headings.len() && line[headings.len()..].iter().any(|cell| !cell.trim().is_empty()) {
            faults.push(PastFault::TooLong { line: number });
        }
        let name = line.get(name_at).map(|name| name.trim()).unwrap_or_default();
        if name.is_empty() {
            faults.push(PastFault::NoName { line: number });
            continue;
        }
        if !names.insert(name) {
            faults.push(PastFault::NameTwice {
                line: number,
                name: name.to_owned(),
            });
            continue;
        }
        let points = columns.iter().map(|at| {
            let cell = line.get(*at).map(|cell| cell.trim()).unwrap_or_default();
            cell_of(cell).unwrap_or_else(|()| {
                faults.push(PastFault::NoNumber {
                    line: number,
                    column: at + 1,
                    found: cell.to_owned(),
                });
                None
            })
        });
        let points = points.collect();
        let said = sum_at.and_then(|at| line.get(at)).map(|cell| cell_of(cell.trim()));
        rows.push(PastRow {
            line: number,
            name: name.to_owned(),
            points,
            said: said.and_then(Result::ok).flatten(),
        });
    }
    if rows.is_empty() && faults.is_empty() {
        faults.push(PastFault::Nobody);
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(PastTable { units, rows })
}

/// The evenings of these columns, as far as their headings can be names.
fn evenings(headings: &[String], columns: &[usize], faults: &mut Vec<PastFault>) -> Vec<PastUnit> {
    let mut units = Vec::new();
    for at in columns {
        match named(&headings[*at], NAME_MAX) {
            Ok(heading) => units.push(PastUnit::of(&heading)),
            Err(_) => faults.push(PastFault::Heading {
                column: at + 1,
                most: NAME_MAX,
            }),
        }
    }
    units
}

/// Where names and evenings stand in a line.
struct PastHeadings {
    name_at: usize,
    columns: Vec<usize>,
    /// Where the totals stand.
    sum_at: Option<usize>,
}

impl PastHeadings {
    fn of(headings: &[String]) -> PastHeadings {
        let name_at = headings
            .iter()
            .position(|heading| is_name(heading))
            .unwrap_or_else(|| usize::from(headings.first().is_some_and(|heading| is_place(heading))));
        let is_unit = |at: &usize| {
            let heading = &headings[*at];
            *at != name_at && !is_beside(heading) && !heading.trim().is_empty()
        };
        PastHeadings {
            name_at,
            columns: (0..headings.len()).filter(is_unit).collect(),
            sum_at: headings.iter().position(|heading| is_sum(heading)),
        }
    }
}

/// Whether what stands where the headings should be is a row of someone: a name and nothing but points behind it.
fn is_row(headings: &[String], name_at: usize, columns: &[usize]) -> bool {
    let name = headings[name_at].trim();
    let is_points = |at: &usize| matches!(cell_of(headings[*at].trim()), Ok(Some(_)));
    !name.is_empty() && !is_name(name) && columns.iter().all(is_points)
}

/// A number with a point, a comma or a fraction; nothing, or a dash, is an absence.
fn cell_of(text: &str) -> Result<PastCell, ()> {
    match text {
        "" | "-" | "–" | "—" => Ok(None),
        number => exact_of(number).map(Some).ok_or(()),
    }
}

fn exact_of(text: &str) -> Option<Exact> {
    let is_short = |part: &str| part.trim_start_matches(['-', '−']).len() <= DIGITS_MAX;
    if let Ok(number) = text.parse::<Exact>() {
        return text.split('/').all(is_short).then_some(number);
    }
    let (text, half) = match text.strip_suffix('½') {
        Some(rest) => (rest, Exact::ratio(1, 2)?),
        None => (text, Exact::zero()),
    };
    let (sign, digits) = match text.strip_prefix(['-', '−']) {
        Some(digits) => (-1, digits),
        None => (1, text),
    };
    let (whole, decimals) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
    let is_number = |text: &str, most: usize| text.len() <= most && text.bytes().all(|byte| byte.is_ascii_digit());
    let has_any = !whole.is_empty() || !decimals.is_empty() || half != Exact::zero();
    if !has_any || !is_number(whole, DIGITS_MAX) || !is_number(decimals, DECIMALS_MAX) {
        return None;
    }
    let digits: i64 = format!("0{whole}{decimals}").parse().ok()?;
    let number = Exact::ratio(sign * digits, 10i64.checked_pow(u32::try_from(decimals.len()).ok()?)?)?;
    Some(if sign < 0 { &number - &half } else { &number + &half })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Vec<Vec<String>> {
        text.lines()
            .map(|line| line.split(';').map(str::to_owned).collect())
            .collect()
    }

    #[test]
    fn a_table_of_names_and_evenings_is_read_with_its_sums_left_out() {
        let table = read_past(&cells(
            "Hely;Név;2025-03-12;április;Összesen\n1;Anna;10;7,5;17,5\n2;Béla;;½;0,5\n;;;;\n3;Cili;-3;16/3;0",
        ));
        let table = table.unwrap();
        assert_eq!(table.units.len(), 2);
        assert_eq!(table.units[0].day, PastDay::parse("2025-03-12"));
        assert_eq!((table.units[1].heading.as_str(), table.units[1].day), ("április", None));
        let said = |row: &PastRow| {
            row.points
                .iter()
                .map(|one| one.as_ref().map_or("-".to_owned(), Exact::to_string))
                .collect::<Vec<_>>()
                .join(" ")
        };
        let rows: Vec<String> = table
            .rows
            .iter()
            .map(|row| format!("{} {}", row.name, said(row)))
            .collect();
        assert_eq!(rows, ["Anna 10 15/2", "Béla - 1/2", "Cili -3 16/3"]);
        assert_eq!(table.rows[2].line, 5);
        let totals = |best| {
            table
                .rows
                .iter()
                .map(|row| row.total(best).to_string())
                .collect::<Vec<_>>()
        };
        assert_eq!(totals(None), ["35/2", "1/2", "7/3"]);
        assert_eq!(totals(Some(1)), ["10", "1/2", "16/3"]);
        let said: Vec<Option<String>> = table
            .rows
            .iter()
            .map(|row| row.said.as_ref().map(Exact::to_string))
            .collect();
        assert_eq!(said, ["35/2", "1/2", "0"].map(|one| Some(one.to_owned())));
    }

    #[test]
    fn a_column_of_totals_is_known_by_its_short_words_too() {
        for word in ["Össz", "össz.", "Pont", "Uk.", "Total:"] {
            let table = read_past(&cells(&format!("Név;A;{word}\nAnna;10;10")));
            assert_eq!(table.unwrap().units.len(), 1, "{word}");
        }
    }

    #[test]
    fn a_table_without_headings_loses_nobody() {
        for text in ["Anna;10;7\nCili;7;10", "1;Anna;10\n2;Cili;7", "Anna;10"] {
            assert!(read_past(&cells(text)).is_err(), "{text}");
        }
        assert!(
            read_past(&cells("Név;1;2\nAnna;10;7")).is_ok(),
            "evenings may have numbers"
        );
        assert!(read_past(&cells(";1;2\nAnna;10;7")).is_ok());
    }

    #[test]
    fn every_fault_is_told_with_its_place() {
        let faults = read_past(&cells("Name;A\nAnna;x\nAnna;3\n;4\nBéla;5;6")).unwrap_err();
        assert_eq!(
            faults,
            [
                PastFault::NoNumber {
                    line: 2,
                    column: 2,
                    found: "x".to_owned()
                },
                PastFault::NameTwice {
                    line: 3,
                    name: "Anna".to_owned()
                },
                PastFault::NoName { line: 4 },
                PastFault::TooLong { line: 5 },
            ]
        );
        assert_eq!(read_past(&cells("Name")).unwrap_err(), [PastFault::NoHeadings]);
        assert_eq!(read_past(&[]).unwrap_err(), [PastFault::NoHeadings]);
        assert_eq!(read_past(&cells("Name;A")).unwrap_err(), [PastFault::Nobody]);
        let large = read_past(&cells("Name;A\nAnna;9999999999")).unwrap_err();
        assert!(
            matches!(large[0], PastFault::NoNumber { line: 2, column: 2, .. }),
            "{large:?}"
        );
    }

    #[test]
    fn a_table_that_is_too_large_is_refused_before_its_cells_are_read() {
        let wide = format!("Name{}\nAnna", ";a".repeat(UNITS_MAX + 1));
        assert_eq!(
            read_past(&cells(&wide)).unwrap_err(),
            [PastFault::TooManyUnits { most: UNITS_MAX }]
        );
        let people: Vec<String> = (0..=ROWS_MAX).map(|number| format!("p{number};1")).collect();
        let long = format!("Name;A\n{}", people.join("\n"));
        assert_eq!(
            read_past(&cells(&long)).unwrap_err(),
            [PastFault::TooManyRows { most: ROWS_MAX }]
        );
    }
}
