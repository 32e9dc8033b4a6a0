//! Evenings and free tables in the rating list of the example club: they are rated if the list says so, follow what
//! becomes of them, and are told only to those who may know of them.

use talon_league::RatedAt;
use talon_service::clubs::{TypedEntry, add_entry};
use talon_service::ratings::{self, RatingListShown, TablesShown};
use talon_store::RatingListId;
use talon_store::ratings::RatingCause;
use talon_tournament::rating::RatedSource;

use super::evenings::{PEOPLE, card, put, session, set_card};
use super::*;

const RATINGS: &str = "/ratings/1";

fn list(site: &Site) -> RatingListShown {
    let shown = site
        .store
        .read(|db| ratings::rating_list(db, &Actor::Visitor, RatingListId(1), None));
    shown.expect("a list that everybody sees")
}

fn tables(site: &Site) -> TablesShown {
    let tables = site
        .store
        .read(|db| ratings::tables(db, &Actor::Visitor, RatingListId(1), 0, 1_000));
    tables.expect("tables")
}

/// Where the tables are that belong to no tournament.
fn alone(site: &Site) -> Vec<RatedAt> {
    let tables = tables(site).tables.into_iter().map(|table| table.at);
    tables
        .filter(|at| !matches!(at.source, RatedSource::Tournament(_)))
        .collect()
}

fn manage(client: &mut Client, fields: &[(&str, &str)]) -> Answer {
    client.submit(RATINGS, &[&[("key", "")], fields].concat())
}

fn rate(client: &mut Client, parts: &[&str]) {
    let boxes = parts.iter().map(|part| (*part, "true"));
    let form: Vec<(&str, &str)> = [("act", "rate")].into_iter().chain(boxes).collect();
    let sent = manage(client, &form);
    assert_eq!(sent.status, 303, "{}", sent.text());
}

fn rated_tables(site: &Site, name: &str) -> u32 {
    let id = entry_of(site, name).0;
    let shown = list(site);
    let row = shown.rows.iter().find(|row| row.person.0 == id);
    row.map_or(0, |row| row.tables)
}

fn cause(site: &Site) -> RatingCause {
    list(site).revision.expect("a revision").cause
}

#[test]
fn an_evening_is_rated_once_it_is_over_if_the_list_says_so_and_follows_its_deals() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = rated_tables(site, "Anna");
        let card = card(&mut owner, PEOPLE);
        put(&mut owner, &card);
        set_card(&mut owner, &card, "close");
        assert_eq!(rated_tables(site, "Anna"), before, "nobody asked for it");
        rate(&mut owner, &["evenings"]);
        let with = rated_tables(site, "Anna");
        assert!(with > before, "the evenings of the example too");
        assert_eq!(cause(site), RatingCause::Rated);
        let about = owner.get(&format!("{RATINGS}/about")).text();
        assert!(about.contains("Evenings at one table are rated too"), "{about}");
        let id = session(site).id;
        assert!(alone(site).iter().any(|at| at.source == RatedSource::Evening(id.0)));
        let page = format!("{RATINGS}/evenings/{id}");
        let told = owner.get(&page).text();
        assert!(
            told.contains("Evening") && told.contains("Anna") && told.contains(" ± "),
            "{told}"
        );
        assert_eq!(site.client().get(&page).status, 404, "a visitor sees none of its hands");
        let listed = site.client().get(&format!("{RATINGS}/tables")).text();
        assert!(listed.contains("<b>Evening</b>") && !listed.contains(&page), "{listed}");
        set_card(&mut owner, &card, "reopen");
        assert_eq!(
            (rated_tables(site, "Anna"), cause(site)),
            (with - 1, RatingCause::Reopened)
        );
        set_card(&mut owner, &card, "close");
        assert_eq!((rated_tables(site, "Anna"), cause(site)), (with, RatingCause::Finished));
        let revisions = owner.get(&format!("{RATINGS}/revisions")).text();
        for words in [
            "Finished: Evening, ",
            "No longer counts: Evening, ",
            "What the list rates was changed",
        ] {
            assert!(revisions.contains(words), "{words}: {revisions}");
        }
        rate(&mut owner, &[]);
        assert_eq!(rated_tables(site, "Anna"), before);
    });
}

#[test]
fn an_evening_can_be_excluded_and_whoever_the_club_does_not_know_is_a_guest_there() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        rate(&mut owner, &["evenings"]);
        let people = list(site).rows.len();
        let before = rated_tables(site, "Anna");
        let card = card(&mut owner, ["Anna", "Béla", "Somebody else"]);
        put(&mut owner, &card);
        set_card(&mut owner, &card, "close");
        assert_eq!(
            (rated_tables(site, "Anna"), list(site).rows.len()),
            (before + 1, people)
        );
        let id = session(site).id.to_string();
        let table = [("part", "evening"), ("id", &*id), ("round", "1"), ("table", "1")];
        let exclude = [&[("act", "exclude"), ("reason", "two deals only")][..], &table].concat();
        assert_eq!(manage(&mut owner, &exclude).status, 303);
        assert_eq!(
            (rated_tables(site, "Anna"), cause(site)),
            (before, RatingCause::Excluded)
        );
        let told = owner.get(&format!("{RATINGS}/evenings/{id}")).text();
        assert!(told.contains("two deals only"), "{told}");
        let allow = [&[("act", "allow")][..], &table].concat();
        assert_eq!(manage(&mut owner, &allow).status, 303);
        assert_eq!(rated_tables(site, "Anna"), before + 1);
        let other = [("part", "evening"), ("id", "99999"), ("round", "1"), ("table", "1")];
        let exclude = [&[("act", "exclude"), ("reason", "x")][..], &other].concat();
        assert_eq!(manage(&mut owner, &exclude).status, 404);
    });
}

#[test]
fn an_evening_follows_the_names_of_the_club_and_other_names_change_nothing() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        rate(&mut owner, &["evenings"]);
        let card = card(&mut owner, ["Anna", "Béla", "Somebody else"]);
        put(&mut owner, &card);
        set_card(&mut owner, &card, "close");
        let revision = list(site).row.revision;
        let enter = |name| {
            let entry = TypedEntry {
                name,
                shown: "full",
                ..TypedEntry::default()
            };
            let cli = Actor::CommandLine;
            add_entry(&site.store, &cli, example_club::SLUG, &entry, None, Utc::now()).expect("an entry");
        };
        enter("Nobody of these");
        assert_eq!(list(site).row.revision, revision, "no evening has that name");
        enter("Somebody else");
        assert_eq!(
            (list(site).row.revision, cause(site)),
            (revision + 1, RatingCause::Merge)
        );
        assert_eq!(rated_tables(site, "Somebody else"), 1);
    });
}

/// Writes down a table of Anna, Béla and Cili.
fn write_down(site: &Site, owner: &mut Client, game: &str) {
    let people = PEOPLE.map(|name| entry_of(site, name).to_string());
    let mut form = vec![("act", "add-table"), ("day", "2026-11-20"), ("called", "")];
    form.extend([("game", game), ("weight", "1"), ("group", "")]);
    for (person, score) in people.iter().zip(["40", "-10", "-30"]) {
        form.extend([("person", person.as_str()), ("score", score)]);
    }
    let sent = send_to(site, owner, "units", &form);
    assert_eq!(sent.status, 303, "{}", sent.text());
}

/// Other scores at a table, and perhaps another game.
fn correct(site: &Site, owner: &mut Client, unit: &str, game: &str) {
    let people = PEOPLE.map(|name| entry_of(site, name).to_string());
    let mut form = vec![
        ("act", "correct-table"),
        ("unit", unit),
        ("day", "2026-11-20"),
        ("called", ""),
    ];
    form.push(("game", game));
    for (person, score) in people.iter().zip(["35", "-5", "-30"]) {
        form.extend([("person", person.as_str()), ("score", score)]);
    }
    let sent = send_to(site, owner, "units", &form);
    assert_eq!(sent.status, 303, "{}", sent.text());
}

#[test]
fn a_free_table_is_rated_in_its_game_while_it_counts_in_a_league() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        rate(&mut owner, &["free_tables"]);
        let before = rated_tables(site, "Anna");
        write_down(site, &mut owner, "preferans");
        assert_eq!(rated_tables(site, "Anna"), before, "the list is of the other game");
        write_down(site, &mut owner, "ulti");
        assert_eq!(
            (rated_tables(site, "Anna"), cause(site)),
            (before + 1, RatingCause::Finished)
        );
        let at = alone(site).pop().expect("a free table");
        let RatedSource::FreeTable { season: number, unit } = at.source else {
            panic!("no free table")
        };
        let page = format!("{RATINGS}/free-tables/{number}/{unit}");
        let told = site.client().get(&page).text();
        let way = format!("/leagues/{LEAGUE}/{}/units/{unit}", season(site, None).head.slug);
        assert!(told.contains(&way) && told.contains(">40<"), "{told}");
        let unit = unit.to_string();
        correct(site, &mut owner, &unit.to_string(), "preferans");
        assert_eq!(rated_tables(site, "Anna"), before, "it is of the other game now");
        correct(site, &mut owner, &unit.to_string(), "ulti");
        assert_eq!(rated_tables(site, "Anna"), before + 1);
        let revisions = site.client().get(&format!("{RATINGS}/revisions")).text();
        assert!(revisions.contains("Finished: Table, 20 Nov 2026."), "{revisions}");
        let out = [("act", "take-out"), ("unit", unit.as_str()), ("reason", "not ours")];
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        assert_eq!(
            (rated_tables(site, "Anna"), cause(site)),
            (before, RatingCause::Reopened)
        );
        assert_eq!(site.client().get(&page).status, 404);
        let back = [("act", "put-back"), ("unit", unit.as_str())];
        assert_eq!(send_to(site, &mut owner, "units", &back).status, 303);
        assert_eq!(rated_tables(site, "Anna"), before + 1);
        let history = format!("/api/v1/ratings/1/history/{}", entry_of(site, "Anna"));
        let told = site.client().get(&history).text();
        assert!(told.contains("\"part\":\"free_table\""), "{told}");
    });
}
