//! Tables outside tournaments that those who manage a league write down: what they bring, what is refused, how they
//! are put right, and that they follow their people.

use talon_league::{UnitKind, UnitNo};
use talon_service::clubs::{TypedEntry, add_entry};

use super::*;

/// A browser's form of a table: its day, and who sat there with what was typed as their score.
fn form<'a>(act: &'a str, seats: &'a [(String, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let mut form = vec![("act", act), ("day", "2026-11-20"), ("called", "")];
    for (person, score) in seats {
        form.extend([("person", person.as_str()), ("score", score)]);
    }
    if act == "add-table" {
        form.extend([("weight", "1"), ("group", "")]);
    }
    form
}

/// The same by names; nobody where there is none.
fn seats<'a>(site: &Site, list: &[(&str, &'a str)]) -> Vec<(String, &'a str)> {
    let id = |name: &str| match name {
        "" => String::new(),
        name => entry_of(site, name).to_string(),
    };
    list.iter().map(|(name, score)| (id(name), *score)).collect()
}

pub(super) fn add(site: &Site, owner: &mut Client, list: &[(&str, &str)]) -> Answer {
    send_to(site, owner, "units", &form("add-table", &seats(site, list)))
}

const WON: [(&str, &str); 4] = [("Anna", "+40"), ("Béla", "−10"), ("Kovács Éva", "-30"), ("", "")];

fn table_unit(shown: &SeasonShown) -> UnitNo {
    let found = shown.units.iter().find(|unit| unit.kind == UnitKind::Table);
    found.expect("a table").number
}

/// Place, points and score of everyone, by name.
fn column(site: &Site, names: &[&str]) -> Vec<String> {
    let shown = season(site, None);
    let table = shown.table.as_ref().expect("a table");
    let unit = table_unit(&shown);
    let cell = |name: &&str| {
        let row = table.row(talon_league::LeaguePerson(entry_of(site, name).0));
        let cell = row.and_then(|row| table.cell(row, unit));
        cell.map_or_else(
            || format!("{name} -"),
            |cell| format!("{name} {} {} {}", cell.rank.unwrap_or(0), cell.points, cell.raw),
        )
    };
    names.iter().map(cell).collect()
}

#[test]
fn a_table_that_the_owner_writes_down_counts_by_its_places_and_a_guest_keeps_theirs() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let added = add(site, &mut owner, &WON);
        assert_eq!(added.status, 303, "{}", added.text());
        assert_eq!(
            column(site, &["Anna", "Béla", "Kovács Éva"]),
            ["Anna 1 10 40", "Béla 2 7 -10", "Kovács Éva -"]
        );
        let shown = season(site, None);
        let number = table_unit(&shown).0;
        let page = format!("/leagues/{LEAGUE}/{}/units/{number}", shown.head.slug);
        let text = site.client().get(&page).text();
        assert!(
            text.contains("<h1>Table</h1>") && text.contains("20 Nov 2026"),
            "{text}"
        );
        let told = site.client().get(&format!("/api/v1/leagues/{LEAGUE}/units/{number}"));
        let told: serde_json::Value = serde_json::from_str(&told.text()).expect("JSON");
        assert_eq!(told["unit"]["kind"], "table");
        assert!(
            told["unit"]["round"].is_null() && told["unit"]["tournament"].is_null(),
            "{told}"
        );
        let units = owner
            .get(&format!("/leagues/{LEAGUE}/{}/units", shown.head.slug))
            .text();
        assert!(units.contains("Anna +40, Béla −10, Kovács Éva −30"), "{units}");
        let twice = add(site, &mut owner, &[WON[1], WON[2], WON[0]]);
        assert_eq!(twice.status, 422);
        assert!(
            twice.text().contains("This result already counts: Table."),
            "{}",
            twice.text()
        );
        // What is published has numbers and no names.
        let kept = site
            .store
            .read(|db| talon_store::leagues::revision(db, shown.head.id, shown.head.revision));
        let kept = kept.expect("a revision").counted;
        assert!(!kept.contains("Anna") && !kept.contains("Béla"), "{kept}");
    });
}

#[test]
fn what_is_wrong_with_a_table_is_said_and_what_was_typed_stays() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let three = |third: (&'static str, &'static str)| vec![("Anna", "40"), ("Béla", "-10"), third];
        for (list, says) in [
            (three(("Cili", "-7,5")), "“-7,5” is not a score."),
            (three(("Cili", "7.5")), "“7.5” is not a score."),
            (three(("Cili", "many")), "“many” is not a score."),
            (three(("Cili", "")), "Enter the score of Cili."),
            (three(("", "-30")), "Choose who had the score −30."),
            (three(("", "")), "A table has three or four players."),
            (three(("Anna", "-30")), "Anna is at the table twice."),
            (three(("Cili", "1000000001")), "A score can be at most"),
        ] {
            let refused = add(site, &mut owner, &list);
            assert_eq!(refused.status, 422, "{says}");
            let text = refused.text();
            assert!(text.contains(says), "{says}: {text}");
            assert!(
                text.contains("value=\"40\"") && text.contains("value=\"-10\""),
                "{text}"
            );
            let anna = format!("<option value=\"{}\" selected>", entry_of(site, "Anna"));
            assert!(text.contains(&anna), "{text}");
        }
        let mut no_day = form("add-table", &[]);
        no_day[1] = ("day", "yesterday");
        assert_eq!(send_to(site, &mut owner, "units", &no_day).status, 422);
        let stranger = [
            ("999999".to_owned(), "1"),
            ("999998".to_owned(), "2"),
            ("999997".to_owned(), "-3"),
        ];
        let nobody = send_to(site, &mut owner, "units", &form("add-table", &stranger));
        assert_eq!(nobody.status, 404, "{}", nobody.text());
        assert!(season(site, None).units.iter().all(|unit| unit.kind != UnitKind::Table));
        assert_ne!(
            site.client()
                .submit(
                    &format!("/leagues/{LEAGUE}/{}/units", season(site, None).head.slug),
                    &form("add-table", &seats(site, &WON))
                )
                .status,
            303
        );
    });
}

#[test]
fn a_table_is_put_right_taken_out_and_undone() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        assert_eq!(add(site, &mut owner, &WON).status, 303);
        let shown = season(site, None);
        let number = table_unit(&shown).0.to_string();
        let units = format!("/leagues/{LEAGUE}/{}/units", shown.head.slug);
        let page = owner.get(&format!("{units}?correct={number}")).text();
        let here = page.split("id=\"table\"").nth(1).expect("the form");
        assert!(
            here.contains("value=\"correct-table\"") && here.contains("value=\"40\"") && here.contains("value=\"-30\""),
            "{page}"
        );
        let right = seats(site, &[("Anna", "-40"), ("Béla", "10"), ("Cili", "30")]);
        let mut correct = form("correct-table", &right);
        correct.push(("unit", &number));
        correct[2] = ("called", "Ede’s kitchen");
        let done = send_to(site, &mut owner, "units", &correct);
        assert_eq!(done.status, 303, "{}", done.text());
        let names = ["Cili", "Béla", "Anna"];
        let corrected = ["Cili 1 10 30", "Béla 2 7 10", "Anna 3 5 -40"];
        assert_eq!(column(site, &names), corrected);
        assert!(
            site.client()
                .get(&format!("{units}/{number}"))
                .text()
                .contains("<h1>Ede’s kitchen</h1>")
        );
        let undone = manage(site, &mut owner, &[("act", "undo")]);
        assert_eq!(undone.status, 303, "{}", undone.text());
        assert_eq!(column(site, &names), ["Cili -", "Béla 2 7 -10", "Anna 1 10 40"]);
        let wrong = seats(site, &[("Anna", "1"), ("Béla", "x")]);
        let mut refused = form("correct-table", &wrong);
        refused.push(("unit", &number));
        let refused = send_to(site, &mut owner, "units", &refused);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("value=\"correct-table\""), "{}", refused.text());
        let mut other = form("correct-table", &right);
        other.push(("unit", "1"));
        assert_eq!(send_to(site, &mut owner, "units", &other).status, 422, "a tournament");
        let out = [
            ("act", "take-out"),
            ("unit", number.as_str()),
            ("reason", "a friendly table"),
        ];
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        let table = season(site, None).table.expect("a table");
        assert!(!table.units.contains(&UnitNo(number.parse().expect("a number"))));
    });
}

#[test]
fn a_table_goes_with_a_merge_and_comes_back_with_a_separation() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let entry = TypedEntry {
            name: "Anna Kovács",
            ..TypedEntry::default()
        };
        let cli = Actor::CommandLine;
        add_entry(&site.store, &cli, example_club::SLUG, &entry, None, Utc::now()).expect("an entry");
        let list = [("Anna Kovács", "40"), ("Béla", "-10"), ("Cili", "-30")];
        assert_eq!(add(site, &mut owner, &list).status, 303);
        let before = season(site, None).table;
        let pair = MergePair {
            stays: entry_of(site, "Anna"),
            goes: entry_of(site, "Anna Kovács"),
        };
        merge_members::merge(&site.store, &cli, example_club::SLUG, pair, Utc::now()).expect("a merge");
        assert_eq!(column(site, &["Anna", "Béla"]), ["Anna 1 10 40", "Béla 2 7 -10"]);
        let units = format!("/leagues/{LEAGUE}/{}/units", season(site, None).head.slug);
        let text = owner.get(&units).text();
        assert!(text.contains("Anna +40, Béla −10, Cili −30"), "{text}");
        let id = site.store.read(|db| merges::into(db, pair.stays)).expect("merges")[0].id;
        merge_members::separate(&site.store, &cli, example_club::SLUG, pair.stays, id, Utc::now()).expect("two again");
        assert_eq!(season(site, None).table, before);
    });
}
