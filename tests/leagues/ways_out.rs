//! Every way out of a league and of a list of ratings, as the table of addresses knows them: what is hidden is gone
//! from all of them at once and looks like what is not there, what is renamed is found from all of them, and the past
//! of a feed is read to its first table.

use std::collections::BTreeSet;

use talon_service::authorization::{Action, Route};
use talon_service::clubs::rename;
use talon_service::leagues::{self as service, SeasonAddress};
use talon_store::leagues::{League, Revision};
use talon_store::{StoreError, leagues};

use super::{LEAGUE, manage, owner, season};
use crate::clubs::people::CLI;
use crate::harness::everywhere::Things;
use crate::harness::site::{Answer, Client, Site, on_each_example_site};

/// What everyone reads of leagues and of ratings.
fn is_read(route: &Route) -> bool {
    route.action == Action::SeeLeague && route.object == "league" || route.action == Action::SeeRatings
}

/// All such addresses of the example club that answer a visitor, with what they answer.
fn read(site: &Site) -> Vec<(String, Answer)> {
    let all = Things::of(site).addresses_where(is_read);
    let about = all.into_iter().filter(|path| !path.contains("/tournaments/"));
    let answers = about.map(|path| {
        let answer = site.client().get(&path);
        (path, answer)
    });
    answers.filter(|(_, answer)| answer.status == 200).collect()
}

fn again(site: &Site, path: &str, answer: &Answer) -> Answer {
    let tag = answer.header("etag").unwrap_or("\"none\"");
    site.client().send("GET", path, &[("if-none-match", tag)], b"")
}

#[test]
fn what_is_hidden_is_gone_from_every_address_at_the_next_look() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = read(site);
        let is_list = |path: &str| path == "/ratings" || path == "/api/v1/ratings";
        let pictures = before.iter().filter(|(path, _)| path.starts_with("/og/"));
        assert!(before.len() > 100 && pictures.count() == 2, "{}", before.len());
        for (path, answer) in &before {
            let kept = answer.header("cache-control").unwrap_or_default();
            let asks = ["no-cache", "no-store", "max-age=0"]
                .iter()
                .any(|word| kept.contains(word));
            assert!(asks, "nothing on the way answers in our place: {path}: {kept}");
        }
        // This season, and the one before it; and the ratings.
        for _ in 0..2 {
            assert_eq!(manage(site, &mut owner, &[("act", "hide")]).status, 303);
        }
        assert_eq!(owner.submit("/ratings/1", &[("act", "hide"), ("key", "")]).status, 303);
        for (path, answer) in before.iter().filter(|(path, _)| !is_list(path)) {
            assert_eq!(again(site, path, answer).status, 404, "{path}");
        }
        for list in [
            "/leagues",
            "/ratings",
            "/sitemap.xml",
            "/clubs/pelda",
            "/clubs/pelda/leagues",
            "/clubs/pelda/ratings",
        ] {
            let text = site.client().get(list).text();
            assert!(!text.contains(LEAGUE) && !text.contains("/ratings/1"), "{list}: {text}");
        }
    });
}

/// Where an address leads, over however many steps.
fn led(client: &mut Client, path: &str) -> (Answer, String) {
    let mut path = path.to_owned();
    loop {
        let answer = client.get(&path);
        match answer.header("location") {
            Some(next) => path = next.to_owned(),
            None => return (answer, path),
        }
    }
}

#[test]
fn what_was_read_anywhere_before_a_league_and_its_club_were_renamed_is_found_from_there() {
    on_each_example_site(|site| {
        owner(site);
        let of_club = |route: &Route| route.object == "club" && route.path.contains("{slug}");
        let all = Things::of(site).addresses_where(|route| is_read(route) || of_club(route));
        let read = |path: &String| site.client().get(path).status == 200;
        let before: Vec<String> = all.into_iter().filter(read).collect();
        let league: League = season(site, None).league;
        let renamed = site
            .store
            .write(|db| leagues::rename(db, &league, "pelda-liga", "Liga"));
        renamed.expect("another name");
        rename(&site.store, &CLI, "pelda", "peldaklub", chrono::Utc::now()).expect("another address");
        for path in &before {
            let first = site.client().get(path);
            let (answer, there) = led(&mut site.client(), path);
            assert_eq!(answer.status, 200, "{path} leads to {there}");
            // Nobody who has put it into a page of theirs has to change that.
            let is_used = path.starts_with("/embed/leagues") || path.starts_with("/og/") || path.contains(".ics");
            assert!(
                !is_used || first.status == 200 || first.status == 308,
                "{path}: {}",
                first.status
            );
            let has_earlier = format!("/leagues/{LEAGUE}");
            assert!(
                !answer.text().contains(&has_earlier),
                "{path} names the earlier address"
            );
        }
        assert!(before.len() > 100, "{}", before.len());
    });
}

const HIDDEN: &str = "rejtett";

/// A league with a table that was published, which is hidden again, and a list of ratings that nobody was shown.
fn hidden(site: &Site, owner: &mut Client) {
    let form = [
        ("name", "Rejtett"),
        ("preset", "best-three"),
        ("season", "2026"),
        ("from", "2020-01-01"),
        ("to", "2036-12-31"),
        ("takes", "tournaments"),
        ("game", "ulti"),
        ("slug", HIDDEN),
        ("key", ""),
    ];
    assert_eq!(owner.submit("/clubs/pelda/leagues/new", &form).status, 303);
    let address = SeasonAddress {
        league: HIDDEN,
        season: None,
        revision: None,
    };
    for act in ["show", "hide"] {
        let made = site
            .store
            .read(|db| service::season(db, &CLI, &address))
            .expect("a season");
        let form = [("act", act), ("version", &*made.head.version.to_string()), ("key", "")];
        let page = format!("/leagues/{HIDDEN}/{}/manage", made.head.slug);
        assert_eq!(owner.submit(&page, &form).status, 303);
        assert!(act == "show" || made.head.revision > 0, "it had a table");
    }
    let made = owner.submit(
        "/clubs/pelda/ratings",
        &[("game", "ulti"), ("method", "elo"), ("key", "")],
    );
    assert_eq!(made.header("location"), Some("/ratings/2"), "{}", made.text());
}

/// What an address answers but for what it is called, and for the time and the number of the answer.
fn unnamed(site: &Site, path: &str) -> String {
    let answer = site.client().get(path);
    assert!([400, 404].contains(&answer.status), "{path}: {}", answer.status);
    let own = ["date", "x-request-id", "content-length"];
    let heads = answer.headers.iter().filter(|(name, _)| !own.contains(&name.as_str()));
    let mut heads: Vec<String> = heads.map(|(name, value)| format!("{name}: {value}")).collect();
    heads.sort_unstable();
    let heads = heads.join("\n");
    let told = format!("{path}\n{heads}\n{}", answer.text());
    let number = answer.header("x-request-id").expect("a number");
    let names = [
        "rejtett",
        "nincs",
        "/ratings/2",
        "/ratings/77",
        "%2Fratings%2F2",
        "%2Fratings%2F77",
        number,
    ];
    names.iter().fold(told, |told, name| told.replace(name, "it"))
}

#[test]
fn what_is_hidden_answers_as_what_is_not_there() {
    on_each_example_site(|site| {
        hidden(site, &mut owner(site));
        let mut things = Things::of(site);
        let seasons = things.leagues.remove(HIDDEN).expect("seasons");
        let mut addresses = |league: &str, list: &str| {
            things.leagues = [(league.to_owned(), seasons.clone())].into();
            things.lists = vec![list.to_owned()];
            let all = things.addresses_where(|route| is_read(route) && route.path.contains('{'));
            let about = all.into_iter().filter(|path| !path.contains("/tournaments/"));
            about.collect::<Vec<String>>()
        };
        let drafts = addresses(HIDDEN, "2");
        let nothing = addresses("nincs", "77");
        let told = |all: &[String]| -> BTreeSet<String> { all.iter().map(|path| unnamed(site, path)).collect() };
        let (drafts, nothing) = (told(&drafts), told(&nothing));
        assert!(drafts.len() > 100 && drafts.len() == nothing.len(), "{}", drafts.len());
        for (draft, missing) in drafts.iter().zip(&nothing) {
            assert_eq!(draft, missing);
        }
    });
}

/// Gives the season so many published tables, all like the first.
fn published(site: &Site, last: i64) {
    let shown = season(site, None);
    let kept: Result<(), StoreError> = site.store.write(|db| {
        let first: Revision = leagues::revision(db, shown.head.id, 1)?;
        for revision in 2..=last {
            leagues::publish(
                db,
                shown.head.id,
                &Revision {
                    revision,
                    ..first.clone()
                },
            )?;
        }
        Ok(())
    });
    kept.expect("tables");
}

/// The address that a feed links to as this.
fn linked(feed: &str, kind: &str) -> Option<String> {
    let rest = feed.split(&format!("<link rel=\"{kind}\" href=\"")).nth(1)?;
    let href = rest.split('"').next()?.replace("&amp;", "&");
    Some(href.trim_start_matches(crate::harness::site::BASE).to_owned())
}

/// The tables that a feed tells of.
fn told(feed: &str) -> Vec<i64> {
    let entries = feed.split("<entry>").skip(1);
    let number = |entry: &str| entry.split("?revision=").nth(1)?.split('"').next()?.parse().ok();
    entries.map(|entry| number(entry).expect("a number")).collect()
}

#[test]
fn the_past_of_a_feed_is_read_to_its_first_table_in_pages_that_never_change() {
    on_each_example_site(|site| {
        owner(site);
        let mut visitor = site.client();
        let feed = format!("/leagues/{LEAGUE}.atom");
        assert_eq!(
            linked(&visitor.get(&feed).text(), "prev-archive"),
            None,
            "all of it is there"
        );
        assert_eq!(visitor.get(&format!("{feed}?archive=1")).status, 404);
        published(site, 500);
        let first = visitor.get(&feed).text();
        assert_eq!(told(&first), (451..=500).rev().collect::<Vec<i64>>());
        assert!(!first.contains("<fh:archive"), "{first}");
        let mut pages = Vec::new();
        let mut seen: BTreeSet<i64> = told(&first).into_iter().collect();
        let mut next = linked(&first, "prev-archive");
        while let Some(address) = next {
            let page = visitor.get(&address);
            assert_eq!(page.status, 200, "{address}");
            let text = page.text();
            assert!(
                text.contains("xmlns:fh=\"http://purl.org/syndication/history/1.0\"") && text.contains("<fh:archive/>"),
                "{text}"
            );
            assert_eq!(linked(&text, "self").as_deref(), Some(&*address));
            assert_eq!(linked(&text, "current"), linked(&first, "self"));
            assert_eq!(told(&text).len(), 50, "{address}");
            let later = linked(&text, "next-archive");
            assert_eq!(later.as_ref(), pages.last().map(|(address, _)| address), "{address}");
            seen.extend(told(&text));
            next = linked(&text, "prev-archive");
            pages.push((address, text));
        }
        assert_eq!((pages.len(), seen), (9, (1..=500).collect::<BTreeSet<i64>>()));
        // A table more changes no page of the past.
        published_one_more(site);
        for (address, text) in &pages[1..] {
            assert_eq!(visitor.get(address).text(), *text, "{address}");
        }
        assert_eq!(
            told(&visitor.get(&feed).text()),
            (452..=501).rev().collect::<Vec<i64>>()
        );
        assert_eq!(
            told(&visitor.get(&format!("{feed}?archive=10")).text()),
            (451..=500).rev().collect::<Vec<i64>>()
        );
        for (bad, status) in [("11", 404), ("0", 400), ("-1", 400), ("x", 400), ("1e3", 400)] {
            assert_eq!(visitor.get(&format!("{feed}?archive={bad}")).status, status, "{bad}");
        }
    });
}

fn published_one_more(site: &Site) {
    let id = season(site, None).head.id;
    let kept: Result<(), StoreError> = site.store.write(|db| {
        let last: Revision = leagues::revision(db, id, 500)?;
        leagues::publish(db, id, &Revision { revision: 501, ..last })
    });
    kept.expect("a table");
}

#[test]
fn a_frame_is_found_by_the_number_of_its_league_whatever_that_is_called() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        hidden(site, &mut owner);
        let shown = season(site, None);
        let share = format!("/leagues/{LEAGUE}/{}/share", shown.head.slug);
        let page = unescaped(&unescaped(&site.client().get(&share).text()));
        let snippet = page.split("<iframe src=\"http://talon.test").nth(1).expect("a snippet");
        let address = snippet.split('"').next().expect("an address");
        let id = shown.league.id;
        assert!(
            address.starts_with(&format!("/embed/leagues/{LEAGUE}?id={id}&")),
            "{address}"
        );
        let oembed = format!("/oembed?url={}/leagues/{LEAGUE}", crate::harness::site::BASE);
        let told = site.client().get(&oembed).text();
        assert!(told.contains(&format!("?id={id}&amp;rows=20")), "{told}");
        let before = site.client().get(address).text();
        for word in ["masodik-nev", "harmadik-nev"] {
            let league = league_of(site, id);
            site.store
                .write(|db| leagues::rename(db, &league, word, "Liga"))
                .expect("another name");
            let answer = site.client().get(address);
            assert_eq!(answer.status, 200, "{word}");
            assert!(
                answer.text().contains("Liga, 2026/27") && answer.text() != before,
                "{}",
                answer.text()
            );
        }
        let made = site.store.read(|db| leagues::by_slug(db, HIDDEN)).expect("a league");
        for (path, status) in [
            (format!("/embed/leagues/anything?id={id}"), 200),
            (format!("/embed/leagues/{LEAGUE}?id={}", made.id), 404),
            (format!("/embed/leagues/{LEAGUE}?id=999"), 404),
            (format!("/embed/leagues/{LEAGUE}?id=-1"), 404),
            (format!("/embed/leagues/{LEAGUE}?id=x"), 400),
            (format!("/embed/leagues/{LEAGUE}?id={id}&id={id}"), 400),
        ] {
            assert_eq!(site.client().get(&path).status, status, "{path}");
        }
    });
}

/// A text as it was before a page wrote it as markup.
fn unescaped(text: &str) -> String {
    let marks = [
        ("&#60;", "<"),
        ("&lt;", "<"),
        ("&#34;", "\""),
        ("&quot;", "\""),
        ("&#38;", "&"),
        ("&amp;", "&"),
    ];
    marks
        .iter()
        .fold(text.to_owned(), |text, (mark, letter)| text.replace(mark, letter))
}

fn league_of(site: &Site, id: talon_store::LeagueId) -> League {
    site.store.read(|db| leagues::by_id(db, id)).expect("a league")
}
