//! A season from before, pasted as a table: who everyone is, what is wrong with it, and the season that it becomes.

use talon_league::PastDay;
use talon_service::leagues::SeasonAddress;
use talon_service::{Actor, leagues};
use talon_store::leagues::SeasonState;
use talon_store::{clubs, members};
use talon_text::Lang;

use super::{LEAGUE, owner};
use crate::harness::site::{Answer, Client, Site, on_each_example_site};

const TABLE: &str =
    "Hely;Név;2024-09-13;2024-10-11;döntő;Összesen\n1;Anna;10;7,5;;17,5\n2;Régi Réka;7;-;3;10\n3;Béla;½;1;2;3,5\n";

fn page() -> String {
    format!("/leagues/{LEAGUE}/past")
}

/// Sends the form with these names and people, as a browser does that has just opened it.
fn send(client: &mut Client, text: &str, people: &[(&str, &str)], step: &str) -> Answer {
    let key = client.get(&page()).hidden("key").expect("a key");
    let mut form = vec![
        ("key", key.as_str()),
        ("text", text),
        ("season", "2024/25"),
        ("from", "2024-09-01"),
        ("to", "2025-05-31"),
        ("best", "2"),
    ];
    for (name, person) in people {
        form.extend([("name", *name), ("person", *person)]);
    }
    form.push(("step", step));
    client.submit(&page(), &form)
}

/// The numbers of those whose rows a page of a season shows.
fn rows_of(answer: &Answer) -> Vec<String> {
    let text = answer.text();
    let rows = text.split("<tr id=\"p").skip(1);
    rows.filter_map(|row| Some(row.split('"').next()?.to_owned())).collect()
}

fn count(site: &Site) -> usize {
    let all: Result<_, talon_store::StoreError> = site.store.read(|db| {
        let club = clubs::by_slug(db, "pelda")?;
        members::everybody(db, club.id)
    });
    all.expect("members").len()
}

#[test]
fn a_table_becomes_a_finished_season_of_the_people_who_stand_in_it() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = count(site);
        let seen = send(&mut owner, TABLE, &[], "preview");
        assert_eq!(seen.status, 200, "{}", seen.text());
        assert!(
            seen.text().contains("Régi Réka") && seen.text().contains("17½"),
            "{}",
            seen.text()
        );
        assert_eq!(count(site), before, "a preview stores nothing");

        let unseen = send(&mut owner, TABLE, &[], "store");
        assert_eq!(unseen.status, 422, "nobody has looked at who they are");
        assert!(unseen.text().contains("has not been matched"), "{}", unseen.text());
        assert_eq!(count(site), before);

        let (anna, bela) = (person(site, "Anna"), person(site, "Béla"));
        let people = [("Anna", anna.as_str()), ("Régi Réka", "new"), ("Béla", bela.as_str())];
        let stored = send(&mut owner, TABLE, &people, "store");
        assert_eq!(stored.status, 303, "{}", stored.text());
        assert_eq!(
            stored.header("location"),
            Some("/leagues/pelda-klubesti-bajnoksag/2024-25")
        );
        assert_eq!(count(site), before + 1, "one was not on the list");
        let address = SeasonAddress {
            league: LEAGUE,
            season: Some("2024-25"),
            revision: None,
        };
        let shown = site.store.read(|db| leagues::season(db, &Actor::CommandLine, &address));
        let shown = shown.expect("a season");
        let table = shown.table.as_ref().expect("a table");
        let played = table.rows.iter().filter(|row| row.played > 0);
        let said: Vec<String> = played
            .map(|row| format!("{} {}", shown.name(row.person).unwrap_or("?"), row.total))
            .collect();
        assert_eq!(said, ["Anna 35/2", "Régi Réka 10", "Béla 3"], "the best two of three");
        assert_eq!(shown.head.state, SeasonState::Finished);
        let page = site.client().get(&format!("/leagues/{LEAGUE}/2024-25")).text();
        assert!(
            page.contains("döntő") && page.contains("Each player’s best 2 events count."),
            "{page}"
        );
        let latest = site.client().get(&format!("/leagues/{LEAGUE}")).text();
        assert!(latest.contains("2026/27") && latest.contains("/2024-25\""), "{latest}");

        let again = send(&mut owner, TABLE, &people, "store");
        assert_eq!(again.status, 422, "a season of that name is there");
        assert!(again.text().contains("Régi Réka"), "what was typed is kept");
        assert_eq!(count(site), before + 1);
    });
}

#[test]
fn every_fault_of_a_table_is_told_with_its_place_and_nothing_is_stored() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = count(site);
        let long = format!("Name;{}\nAnna;1\n", "x".repeat(81));
        for (text, says) in [
            ("Name;A\nAnna;x\n", "Line 2, column 2"),
            ("Name;A\nAnna;1\nAnna;2\n", "Line 3: Anna"),
            ("Name;A\n;1\n", "Line 2 has no name"),
            ("Name\n", "The first line must have headings"),
            ("Name;A\nAnna;1;2\n", "Line 2 has more cells"),
            (&long, "Column 2: a heading can have at most 80 characters"),
            ("Name;A\u{202e}B\nAnna;1\n", "Column 2: a heading can have"),
        ] {
            for step in ["preview", "store"] {
                let refused = send(&mut owner, text, &[], step);
                assert_eq!(refused.status, 422, "{text}");
                assert!(refused.text().contains(says), "{says}: {}", refused.text());
            }
        }
        let anna = person(site, "Anna");
        let people = [("Anna", anna.as_str()), ("Régi Réka", anna.as_str())];
        let twice = send(&mut owner, TABLE, &people, "store");
        assert_eq!(twice.status, 422);
        assert!(
            twice.text().contains("are matched with the same person"),
            "{}",
            twice.text()
        );
        let people = [("Anna", "999999"), ("Régi Réka", "new"), ("Béla", "new")];
        let nobody = send(&mut owner, TABLE, &people, "store");
        assert_eq!(nobody.status, 422);
        assert!(nobody.text().contains("Régi Réka"), "what was typed is kept");
        let large = "Name;A\nAnna;99999999999999\n";
        assert_eq!(send(&mut owner, large, &[("Anna", anna.as_str())], "store").status, 422);
        assert_eq!(count(site), before);
        assert_eq!(site.client().get(&page()).status, 404, "visitors bring nothing in");
    });
}

/// The number of someone of the club.
fn person(site: &Site, name: &str) -> String {
    let all: Result<_, talon_store::StoreError> = site.store.read(|db| {
        let club = clubs::by_slug(db, "pelda")?;
        members::everybody(db, club.id)
    });
    let all = all.expect("members");
    let found = all.iter().find(|(member, _)| member.name == name);
    found.expect("somebody").0.id.0.to_string()
}

#[test]
fn the_same_form_sent_twice_makes_one_season() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = count(site);
        let key = owner.get(&page()).hidden("key").expect("a key");
        let form = [
            ("key", key.as_str()),
            ("text", "Name;A\nRégi Réka;7\n"),
            ("season", "2023"),
            ("from", "2023-01-01"),
            ("to", "2023-12-31"),
            ("best", ""),
            ("name", "Régi Réka"),
            ("person", "new"),
            ("step", "store"),
        ];
        for _ in 0..2 {
            let answer = owner.submit(&page(), &form);
            assert_eq!(answer.status, 303, "{}", answer.text());
        }
        assert_eq!(count(site), before + 1);
    });
}

#[test]
fn a_table_of_hundreds_is_read_page_by_page() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let names: Vec<String> = (1..=450).map(|number| format!("Játékos {number:03}")).collect();
        let lines = (1..)
            .zip(&names)
            .map(|(number, name)| format!("{name};{}\n", 1000 - number));
        let text = format!("Név;döntő\n{}", lines.collect::<String>());
        let people: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), "new")).collect();
        let stored = send(&mut owner, &text, &people, "store");
        assert_eq!(stored.status, 303, "{}", stored.text());

        let here = format!("/leagues/{LEAGUE}/2024-25");
        let mut visitor = site.client();
        let pages: Vec<Answer> = ["", "?page=2", "?page=3"]
            .iter()
            .map(|page| visitor.get(&format!("{here}{page}")))
            .collect();
        let said: Vec<usize> = pages.iter().map(|page| rows_of(page).len()).collect();
        assert_eq!(said, [200, 200, 50]);
        assert!(
            pages[1].text().contains("201–400 of 450 players"),
            "{}",
            pages[1].text()
        );
        assert!(
            pages[1].text().contains("<span class=\"rank\">201</span>"),
            "ranks go on"
        );
        let next = format!("rel=\"next\" href=\"{here}?page=3\"");
        assert!(pages[1].text().contains(&next), "{}", pages[1].text());
        assert!(pages[1].text().contains(&format!("rel=\"prev\" href=\"{here}\"")));
        assert!(!pages[2].text().contains("rel=\"next\""));

        let someone = rows_of(&pages[2])[10].clone();
        let theirs = visitor.get(&format!("{here}?person={someone}"));
        assert_eq!(rows_of(&theirs), rows_of(&pages[2]), "the page on which they stand");
        let by_name = visitor.get(&format!("{here}?sort=name&page=2"));
        assert!(
            by_name.text().contains(&format!("{here}?sort=name&#38;page=3")),
            "{}",
            by_name.text()
        );

        for bad in ["page=4", "page=0", "page=-1", "page=x", "person=x", "page=1&person=1"] {
            assert_eq!(visitor.get(&format!("{here}?{bad}")).status, 400, "{bad}");
        }
    });
}

#[test]
fn what_a_table_says_of_its_totals_and_days_is_held_against_its_points() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let text = "Név;szept. 13;jan. 10;Össz\nAnna;10;7;17\nBéla;3;4;9\n";
        let seen = send(&mut owner, text, &[], "preview").text();
        assert!(
            seen.contains("2024") && seen.contains("2025"),
            "the days of the season: {seen}"
        );
        assert!(
            seen.contains("Béla: the table says 9, but these points come to 7."),
            "{seen}"
        );
        assert!(!seen.contains("Anna: the table says"), "{seen}");
    });
}

#[test]
fn a_guest_of_the_club_is_nobody_new() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let guest = person(site, "Kovács Éva");
        let seen = send(&mut owner, "Név;A\nKovács Éva;10\nAnna;7\n", &[], "preview").text();
        assert!(seen.contains(&format!("value=\"{guest}\" selected")), "{seen}");
        let anna = person(site, "Anna");
        let people = [("Kovács Éva", guest.as_str()), ("Anna", anna.as_str())];
        let before = count(site);
        let stored = send(&mut owner, "Név;A\nKovács Éva;10\nAnna;7\n", &people, "store");
        assert_eq!(stored.status, 303, "{}", stored.text());
        assert_eq!(count(site), before);
        let page = site.client().get(&format!("/leagues/{LEAGUE}/2024-25")).text();
        assert!(
            page.contains(&format!("id=\"p{guest}\"")),
            "they have their row: {page}"
        );
    });
}

#[test]
fn a_table_that_was_taken_along_comes_back_in_the_words_of_every_language() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let read = site.store.read(|db| {
            let address = SeasonAddress {
                league: LEAGUE,
                season: None,
                revision: None,
            };
            leagues::season(db, &Actor::Visitor, &address)
        });
        let shown = read.expect("a season");
        let table = shown.table.as_ref().expect("a table");
        for lang in Lang::ALL {
            let header = [("accept-language", lang.code())];
            let path = format!("/leagues/{LEAGUE}.csv");
            let file = site.client().send("GET", &path, &header, b"");
            assert_eq!(file.status, 200, "{}", file.text());
            let text = file.text();
            let read = site
                .store
                .read(|db| leagues::preview_past(db, &Actor::CommandLine, LEAGUE, &text));
            let past = read.expect("a preview").table.expect("a text").expect("no faults");
            assert_eq!(past.units.len(), table.units.len(), "{text}");
            for (unit, number) in past.units.iter().zip(&table.units) {
                let one = shown.units.iter().find(|one| one.number == *number).expect("a unit");
                assert_eq!(unit.day, Some(PastDay::Whole(one.day)), "{text}");
            }
            for (row, counted) in past.rows.iter().zip(shown.rows(table)) {
                let cells = counted
                    .cells
                    .iter()
                    .map(|cell| cell.as_ref().map(|cell| cell.points.clone()));
                assert_eq!(row.points, cells.collect::<Vec<_>>(), "{text}");
                assert_eq!(row.said.as_ref(), Some(&counted.total), "{text}");
            }
            let seen = send(&mut owner, &text, &[], "preview");
            assert_eq!(seen.status, 200, "{}", seen.text());
        }
    });
}
