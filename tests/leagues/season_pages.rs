//! One row of a season with its curve.

use talon_league::CountedRow;
use talon_service::Actor;
use talon_service::leagues::{self, SeasonAddress, SeasonShown};

use super::{LEAGUE, owner};
use crate::harness::site::{Site, on_each_example_site};

/// A season that has ended.
const PAST: &str = "2025-26";

fn past(site: &Site) -> SeasonShown {
    let address = SeasonAddress {
        league: LEAGUE,
        season: Some(PAST),
        revision: None,
    };
    let shown = site.store.read(|db| leagues::season(db, &Actor::Visitor, &address));
    shown.expect("a season that everybody sees")
}

fn page(site: &Site, path: &str) -> String {
    let answer = site.client().get(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer.text()
}

#[test]
fn a_row_shows_its_rank_after_each_event_as_a_picture_and_in_the_table() {
    on_each_example_site(|site| {
        owner(site);
        let shown = past(site);
        let table = shown.table.as_ref().expect("a table");
        let row = &table.rows[2];
        let curve = shown.rank_curve(row.person);
        assert_eq!(curve.len(), table.units.len());
        assert_eq!(curve.last().copied().flatten(), row.rank);
        // The page of each column says the same.
        for (at, unit) in table.units.iter().enumerate() {
            let column = shown.column(*unit).expect("a column");
            let there = column.rows.iter().find(|one| one.row.person == row.person);
            if let Some(there) = there {
                assert_eq!(curve[at], there.rank_after, "{unit:?}");
            }
        }
        let text = page(site, &format!("/leagues/{LEAGUE}/{PAST}/players/{}", row.person.0));
        let dots = text.matches("class=\"dot").count();
        assert_eq!(dots, curve.iter().flatten().count(), "{text}");
        assert!(
            text.contains("Rank after each event") && text.contains("<desc id=\"plot-desc\">From rank "),
            "{text}"
        );
        let cells = text.split("<tr>").skip(2).map(|line| {
            let last = line.rsplit("<td class=\"num\">").next().unwrap_or_default();
            last.split('<').next().unwrap_or_default().trim().to_owned()
        });
        let ranks: Vec<String> = curve
            .iter()
            .rev()
            .map(|rank| rank.map(|rank| format!("{rank}.")).unwrap_or_default())
            .collect();
        assert_eq!(cells.collect::<Vec<_>>(), ranks, "{text}");
    });
}

#[test]
fn a_row_says_why_an_event_of_it_was_dropped() {
    on_each_example_site(|site| {
        owner(site);
        let shown = past(site);
        let table = shown.table.as_ref().expect("a table");
        let mut rows = table.rows.iter();
        let has_dropped = |row: &&CountedRow| row.cells.iter().flatten().any(|cell| !cell.counted);
        let row = rows.find(has_dropped).expect("a row with a dropped result");
        let text = page(site, &format!("/leagues/{LEAGUE}/{PAST}/players/{}", row.person.0));
        let why = format!("dropped: {} better events count", row.counted());
        assert!(text.contains(&why), "{why}: {text}");
    });
}
