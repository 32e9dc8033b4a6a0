//! The table of a season by something else than its points, and large on a wall.

use talon_league::{LeaguePerson, TableLook};

use super::{LEAGUE, manage, owner, season};
use crate::harness::site::{Site, on_each_example_site};

fn page(site: &Site, path: &str) -> String {
    let answer = site.client().get(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer.text()
}

#[test]
fn a_table_is_read_by_its_averages_wins_and_form_and_its_ranks_stay() {
    on_each_example_site(|site| {
        owner(site);
        let shown = season(site, None);
        let table = shown.table.as_ref().expect("a table");
        let here = format!("/leagues/{LEAGUE}/{}", shown.head.slug);
        for (word, look, heading) in [
            ("average", TableLook::Average, "Average"),
            ("wins", TableLook::Wins, "Wins"),
            ("form", TableLook::Form, "Last five"),
        ] {
            let text = page(site, &format!("{here}?view={word}"));
            assert!(
                text.contains(&format!("aria-sort=\"descending\">{heading}</th>")),
                "{text}"
            );
            let people: Vec<LeaguePerson> = text
                .split("<tr id=\"p")
                .skip(1)
                .filter_map(|row| row.split('"').next()?.parse().ok().map(LeaguePerson))
                .collect();
            let mut rows = shown.rows(table);
            look.sort(table, &mut rows);
            let wanted = |ranked: bool| rows.iter().filter(move |row| row.rank.is_some() == ranked);
            let wanted: Vec<LeaguePerson> = wanted(true).chain(wanted(false)).map(|row| row.person).collect();
            assert_eq!(people, wanted, "{word}");
            let leader = rows[0];
            let cell = match look {
                TableLook::Average => talon_text::decimal(&leader.average().expect("played"), talon_text::Lang::En),
                TableLook::Wins => leader.wins().to_string(),
                TableLook::Form => {
                    let place = |place: Option<usize>| place.map_or_else(|| "–".to_owned(), |place| place.to_string());
                    leader.form(table).into_iter().map(place).collect::<Vec<_>>().join(" ")
                }
            };
            assert!(
                text.contains(&format!("<td class=\"num nowrap\">{cell}</td>")),
                "{cell}: {text}"
            );
            assert!(text.contains("noindex"), "one address of the table is enough");
        }
        let plain = page(site, &here);
        assert!(plain.contains(&format!("href=\"{here}?view=form\"")), "{plain}");
        assert_eq!(site.client().get(&format!("{here}?view=luck")).status, 400);
        assert_eq!(site.client().get(&format!("{here}?sort=luck")).status, 400);
    });
}

#[test]
fn the_table_is_shown_on_a_wall_with_everyone_once_page_after_page() {
    on_each_example_site(|site| {
        owner(site);
        let shown = season(site, None);
        let table = shown.table.as_ref().expect("a table");
        let wall = format!("/leagues/{LEAGUE}/{}/wall", shown.head.slug);
        let first = page(site, &wall);
        assert!(first.contains("http-equiv=\"refresh\""), "{first}");
        assert!(
            !page(site, &format!("{wall}?hold=1")).contains("http-equiv"),
            "it stays"
        );
        let place = |text: &str| {
            text.split("<nav aria-label=\"")
                .nth(1)
                .and_then(|rest| rest.split('"').next().map(str::to_owned))
        };
        let count = place(&first).and_then(|place| place.split(' ').next_back().map(str::to_owned));
        let count: usize = count.and_then(|count| count.parse().ok()).expect("how many pages");
        let pages = (1..=count).map(|number| page(site, &format!("{wall}?page={number}&hold=1")));
        let all: String = pages
            .map(|text| text.split("<main").nth(1).expect("a page").to_owned())
            .collect();
        for row in &table.rows {
            let name = format!(">{}<", shown.name(row.person).expect("a name"));
            assert_eq!(all.matches(&name).count(), 1, "{name}: {all}");
        }
        let poster = page(site, &format!("/leagues/{LEAGUE}/{}/print", shown.head.slug));
        assert!(poster.contains(&format!("href=\"{wall}\"")), "{poster}");
    });
}

#[test]
fn a_row_says_what_was_taken_from_it_and_a_column_whose_places_are_missing() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        let here = format!("/leagues/{LEAGUE}/{}", shown.head.slug);
        let column = page(site, &format!("{here}/units/1"));
        assert!(column.contains("went to guests"), "{column}");
        assert!(!page(site, &here).contains("(−4½)"));
        let person = shown.table.as_ref().expect("a table").rows[0].person.0.to_string();
        let fine = [
            ("act", "adjust"),
            ("person", person.as_str()),
            ("unit", ""),
            ("amount", "-4,5"),
            ("text", "came late"),
        ];
        assert_eq!(manage(site, &mut owner, &fine).status, 303);
        let text = page(site, &here);
        assert!(text.contains("<small title=\"adjusted\">(−4½)</small>"), "{text}");
        let brief = "Each player’s best 8 of 12 events count.";
        assert_eq!(text.matches(brief).count(), 2, "above the table and below it: {text}");
    });
}
