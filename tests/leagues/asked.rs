//! How often the pages of a club ask the database: as often for much as for little.

use chrono::Utc;
use talon_service::clubs::{TypedEntry, add_entry};

use super::*;
use crate::clubs::people::{CLI, club};
use crate::harness::act::{league_with_past, rating_list};

/// A page, and how often it may ask at most; `unchanged` pages are asked for with the tag that they had.
struct Asked {
    path: String,
    unchanged: bool,
    most: u64,
}

fn pages(site: &Site) -> Vec<Asked> {
    let shown = season(site, None);
    let row = shown.table.as_ref().expect("a table").rows[0].person.0;
    let page = |path: String, most: u64| Asked {
        path,
        unchanged: false,
        most,
    };
    let again = |path: String, most: u64| Asked {
        path,
        unchanged: true,
        most,
    };
    let league = format!("/leagues/{LEAGUE}");
    vec![
        // An evening is played, and the page says what its end would change.
        page(league, 21),
        page(format!("/embed/leagues/{LEAGUE}"), 7),
        again(format!("/embed/leagues/{LEAGUE}"), 7),
        page("/leagues".to_owned(), 7),
        page("/clubs/pelda/leagues".to_owned(), 10),
        page(format!("/players/{row}"), 8),
        page("/ratings".to_owned(), 2),
        // One of them asks for the clubs that are rated too.
        page("/ratings/1".to_owned(), 7),
        again("/ratings/1.json".to_owned(), 7),
        page("/embed/ratings/1".to_owned(), 7),
    ]
}

/// How often each page asks once it was read before.
fn counted(site: &Site, client: &mut Client, pages: &[Asked]) -> Vec<(String, u64)> {
    let count = |page: &Asked| {
        // What may be kept by everyone is told apart by its tag for visitors.
        let mut visitor = site.client();
        let client = if page.unchanged { &mut visitor } else { &mut *client };
        let first = client.get(&page.path);
        assert_eq!(first.status, 200, "{}", page.path);
        let tag = first.header("etag").unwrap_or_default().to_owned();
        let before = site.store.statements();
        if page.unchanged {
            let again = client.send("GET", &page.path, &[("if-none-match", &tag)], b"");
            assert_eq!(again.status, 304, "{}", page.path);
        } else {
            client.get(&page.path);
        }
        let what = if page.unchanged { " unchanged" } else { "" };
        (format!("{}{what}", page.path), site.store.statements() - before)
    };
    pages.iter().map(count).collect()
}

/// More of everything: people, evenings, leagues and lists of the club, and clubs with leagues and lists of their own.
fn grow(site: &Site, owner: &mut Client) {
    for number in 0..30 {
        let name = format!("Another Player {number}");
        let typed = TypedEntry {
            name: &name,
            ..TypedEntry::default()
        };
        add_entry(&site.store, &CLI, example_club::SLUG, &typed, None, Utc::now()).expect("an entry");
    }
    let evening = season(site, None).units.iter().find_map(|unit| unit.tournament);
    let text = owner
        .get(&format!("/tournaments/{}/event.json", evening.expect("an evening")))
        .text();
    for number in 0..5 {
        let mut again = file::read(text.as_bytes()).expect("a sound file");
        again.0.name = format!("Evening {number}");
        for (at, member) in again.1.members.iter_mut().enumerate() {
            member.name = format!("Another Player {}", (number * 5 + at) % 30);
        }
        import_tournament(site, &again.0, &again.1);
    }
    for (number, method) in ["elo", "preferans"].into_iter().enumerate() {
        rating_list(site, example_club::SLUG, method);
        let slug = format!("pelda-{number}");
        league_with_past(site, example_club::SLUG, &slug, &format!("Winner of {slug}"));
        let place = format!("club-{number}");
        club(&site.store, &place, "Another club");
        rating_list(site, &place, "weng_lin");
        league_with_past(site, &place, &format!("{place}-league"), &format!("Winner of {place}"));
    }
}

#[test]
fn pages_of_a_club_ask_the_database_as_often_when_there_is_much_more_of_everything() {
    on_each_example_site(|site| {
        let owner = owner(site);
        let pages = pages(site);
        let both = || {
            let seen = counted(site, &mut site.client(), &pages);
            // Whoever manages a season is told on its first page what its rule proposes.
            (seen, counted(site, &mut owner.clone(), &pages[1..]))
        };
        let (visitor, manager) = both();
        grow(site, &mut owner.clone());
        assert_eq!(both(), (visitor.clone(), manager));
        let over: Vec<String> = pages
            .iter()
            .zip(&visitor)
            .filter(|(page, (_, count))| *count > page.most)
            .map(|(page, (path, count))| format!("{path}: {count}, at most {}", page.most))
            .collect();
        assert_eq!(over, Vec::<String>::new(), "{visitor:?}");
    });
}
