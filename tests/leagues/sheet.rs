//! The table of a season for a spreadsheet: its numbers stay numbers, and what is to be said of them stands beside
//! them.

use talon_league::{CountedCell, CountedRow, CountedSeason};
use talon_tournament::Exact;

use super::settings::counting;
use super::{LEAGUE, manage, owner, season, send_to};
use crate::harness::site::{Site, on_each_example_site};

fn sheet(site: &Site) -> Vec<Vec<String>> {
    let answer = site.client().get(&format!("/leagues/{LEAGUE}.csv"));
    let text = answer.text();
    let lines = text.trim_start_matches('\u{FEFF}').lines();
    // No name of the example club has a comma.
    lines.map(|line| line.split(',').map(str::to_owned).collect()).collect()
}

/// Units by their numbers, as far as this holds for what someone has from them.
fn listed(table: &CountedSeason, row: &CountedRow, is_told: impl Fn(&CountedCell) -> bool) -> String {
    let cells = table.units.iter().zip(&row.cells);
    let told = cells.filter(|(_, cell)| cell.as_ref().is_some_and(&is_told));
    let numbers: Vec<String> = told.map(|(unit, _)| format!("#{}", unit.0)).collect();
    numbers.join(" ")
}

fn number(cell: &str) -> f64 {
    match cell {
        "" => 0.0,
        cell => cell.parse().expect("a number"),
    }
}

/// What the columns of units come to without those that are dropped.
fn counted(heading: &[String], line: &[String], dropped: &str) -> f64 {
    let is_dropped = |unit: &str| dropped.split(' ').any(|one| one == unit);
    let units = heading.iter().zip(line).filter(|(name, _)| name.starts_with('#'));
    let units = units.filter(|(name, _)| !is_dropped(name.split(' ').next().unwrap_or_default()));
    units.map(|(_, points)| number(points)).sum()
}

/// Only the best one counts for everyone, and whoever leads has less by decision, in all and in one unit.
fn adjusted(site: &Site) {
    let mut owner = owner(site);
    let best = counting("counting", &[("n", "1"), ("reason", "fewer evenings")]);
    assert_eq!(send_to(site, &mut owner, "settings", &best).status, 303);
    let table = season(site, None).table.expect("a table");
    let first = &table.rows[0];
    let person = first.person.0.to_string();
    let mut units = table.units.iter();
    let played = units.find(|unit| table.cell(first, **unit).is_some()).expect("a unit");
    for (unit, amount) in [(String::new(), "-4"), (played.0.to_string(), "-1")] {
        let fine = [
            ("act", "adjust"),
            ("person", person.as_str()),
            ("unit", unit.as_str()),
            ("amount", amount),
            ("text", "came late"),
        ];
        assert_eq!(manage(site, &mut owner, &fine).status, 303);
    }
}

#[test]
fn a_sheet_says_what_is_dropped_and_adjusted_and_its_parts_make_the_total() {
    on_each_example_site(|site| {
        adjusted(site);
        let shown = season(site, None);
        let table = shown.table.as_ref().expect("a table");
        let rows = sheet(site);
        let heading = &rows[0];
        let at = |name: &str| heading.iter().position(|one| one == name).expect("a column");
        let columns = ["Adjustments", "Dropped events", "Adjusted events"].map(at);
        let mut told = [0, 0, 0];
        for (line, row) in rows[1..].iter().zip(shown.rows(table)) {
            let [total, dropped, on_units] = columns.map(|column| line[column].as_str());
            assert_eq!(number(total) == 0.0, row.adjusted == Exact::zero(), "{line:?}");
            assert_eq!(dropped, listed(table, row, |cell| !cell.counted));
            assert_eq!(on_units, listed(table, row, |cell| cell.adjusted != Exact::zero()));
            let sum = number(total) + counted(heading, line, dropped);
            assert!(
                (sum - number(&line[at("Points")])).abs() < 0.05,
                "{heading:?}: {line:?}"
            );
            for (told, cell) in told.iter_mut().zip([total, dropped, on_units]) {
                *told += usize::from(!cell.is_empty());
            }
        }
        assert!(told[0] == 1 && told[1] > 1 && told[2] == 1, "{rows:?}");
    });
}
