//! People with every choice stand in leagues, ratings and tournaments under names that occur nowhere else: whoever is
//! not of their club finds these at no address, neither now nor in what was published before, and what such an address
//! answers does not depend on them (S-67).

use std::collections::BTreeMap;

use chrono::Utc;
use talon_samples::example_club;
use talon_service::clubs::{TypedEntry, TypedTags, change_entry, set_active, set_tags};
use talon_service::merge_members::{self, MergePair};
use talon_store::members::Shown;
use talon_store::player_contacts::{self, PlayerContact};
use talon_store::player_pages::{self, PageChoice};
use talon_store::{MemberId, RatingListId, Store, clubs, members, ratings, search_key};
use talon_tournament::tournament::file;

use crate::clubs::people::CLI;
use crate::harness::act::import_tournament;
use crate::harness::everywhere::Things;
use crate::harness::site::{Answer, Client, Site, on_each_example_site};
use crate::leagues::federation::{ACCEPT, decide, federation, joined, propose};
use crate::leagues::{LEAGUE, manage, owner, season};

/// Somebody of the example club, and what they chose.
struct Canary {
    /// As the example calls them.
    was: &'static str,
    name: &'static str,
    /// Of their name, what nobody else may read.
    secret: &'static str,
    /// What stands in its place.
    seen: Option<&'static str>,
    shown: Shown,
    is_guest: bool,
    is_minor: bool,
    page: PageChoice,
}

const OPEN: PageChoice = PageChoice {
    results: true,
    rating: true,
    hands: true,
    opponents: true,
};
const CLOSED: PageChoice = PageChoice {
    results: false,
    rating: false,
    hands: false,
    opponents: false,
};
/// Of someone who chose a name of their own, and shows everything else.
const ALIAS: Canary = Canary {
    was: "Anna",
    name: "Xqalba Xqfirst",
    secret: "xqalba",
    seen: Some("Silver Fox"),
    shown: Shown::Alias,
    is_guest: false,
    is_minor: false,
    page: OPEN,
};
/// The one whose name everyone may read.
const KNOWN: &str = "Wellknown Wanda";
/// Someone who left every list and shows nothing of a page.
const UNLISTED: &str = "Grey Hare";

fn canaries() -> [Canary; 8] {
    [
        ALIAS,
        Canary {
            was: "Béla",
            name: KNOWN,
            secret: "xqnothing",
            seen: Some(KNOWN),
            shown: Shown::Full,
            ..ALIAS
        },
        Canary {
            was: "Cili",
            name: "Xqbeata Xqsecond",
            secret: "xqbeata",
            seen: Some(UNLISTED),
            page: CLOSED,
            ..ALIAS
        },
        Canary {
            was: "Dezső",
            name: "Xqcilla Xqthird",
            secret: "xqcilla",
            seen: None,
            ..ALIAS
        },
        Canary {
            was: "Erzsi",
            name: "Xqdora Xqfourth",
            secret: "xqdora",
            seen: Some("Little Owl"),
            is_minor: true,
            ..ALIAS
        },
        // Left the club, and was entered twice.
        Canary {
            was: "Ferenc",
            name: "Xqedina Xqfifth",
            secret: "xqedina",
            seen: Some("Old Heron"),
            ..ALIAS
        },
        Canary {
            was: "Horvát Péter",
            name: "Xqflora Xqsixth",
            secret: "xqflora",
            seen: Some("Passing Stork"),
            is_guest: true,
            ..ALIAS
        },
        Canary {
            was: "Novák Ilona",
            name: "Muster Xqgerda",
            secret: "xqgerda",
            seen: Some("Muster X."),
            shown: Shown::Short,
            is_guest: true,
            ..ALIAS
        },
    ]
}

/// The name of the second entry of someone, which was given up for the first one. It was shown whole.
const FORMER: [&str; 2] = ["Xqhelga Xqformer", "xqhelga"];
/// What nobody but an owner and the person themselves reads of anyone.
const PRIVATE: [&str; 4] = ["xqmail", "xqcontact", "xqtag", "xqnumber"];

fn entry_of(store: &Store, name: &str) -> MemberId {
    let found = store.read(|db| {
        let club = clubs::by_slug(db, example_club::SLUG)?;
        members::named(db, club.id, &search_key(name))
    });
    found.expect("members").first().unwrap_or_else(|| panic!("{name}")).id
}

impl Canary {
    /// Something private. Who reads as a member may read their own.
    fn private(&self, what: &str) -> String {
        let whose = if self.was == ALIAS.was { "own" } else { "xq" };
        format!("{whose}{what}")
    }

    /// Gives them their name and what they chose.
    fn settle(&self, store: &Store, name: &str, id: MemberId) {
        let (mail, number) = (self.private("mail@example.org"), self.private("number"));
        let entry = TypedEntry {
            name,
            alias: self.seen.filter(|_| self.shown == Shown::Alias).unwrap_or_default(),
            shown: self.shown.as_str(),
            email: &mail,
            number: Some(&number),
            licence: None,
            is_guest: self.is_guest,
            is_minor: self.is_minor,
        };
        change_entry(store, &CLI, example_club::SLUG, id, &entry, Utc::now()).expect("a change");
    }

    /// What else there is of them.
    fn fill(&self, store: &Store, id: MemberId) {
        let contact = PlayerContact {
            member_id: id,
            contact: self.private("contact"),
            shared: false,
        };
        let kept = store.write(|db| {
            player_contacts::set(db, &contact)?;
            player_pages::set(db, id, &self.page)?;
            if self.page == CLOSED {
                ratings::leave(db, RatingListId(1), id, Utc::now().into())?;
            }
            Ok::<_, talon_store::StoreError>(())
        });
        kept.expect("what they chose");
        let before = store
            .read(|db| talon_store::person_tags::of_member(db, id))
            .expect("tags");
        let private = self.private("tag");
        let tags = before.iter().map(|tag| tag.tag.as_str()).chain([private.as_str()]);
        let tags = tags.collect::<Vec<_>>().join(",");
        let typed = TypedTags {
            tags: &tags,
            agreed: &[],
        };
        set_tags(store, &CLI, example_club::SLUG, id, &typed, Utc::now()).expect("tags");
    }
}

/// The example club with its people so, a league and a federation's league in which they stand, more than one published
/// table of each, and a browser of the owner of the federation.
struct World {
    chief: Client,
    ids: BTreeMap<&'static str, MemberId>,
}

fn world(site: &Site) -> World {
    let store = &site.store;
    let (mut owner, mut chief) = (owner(site), federation(site));
    // The same tournament again, in which one of them stands under another name.
    let text = owner.get("/tournaments/1/event.json").text();
    let (tournament, mut outside) = file::read(text.as_bytes()).expect("a sound file");
    let twice = outside.members.iter_mut().find(|one| one.name == "Ferenc");
    twice.expect("somebody").name = FORMER[0].to_owned();
    import_tournament(site, &tournament, &outside);
    let adjust = [("act", "adjust"), ("unit", ""), ("amount", "-1"), ("text", "came late")];
    let person = entry_of(store, "Cili").0.to_string();
    let sent = manage(site, &mut owner, &[&adjust[..], &[("person", &person)]].concat());
    assert_eq!(sent.status, 303, "{}", sent.text());
    joined(&mut chief, &mut owner);
    propose(site, &mut owner);
    assert_eq!(decide(site, &mut chief, &ACCEPT).status, 303);

    let mut ids = BTreeMap::new();
    for canary in canaries() {
        let id = entry_of(store, canary.was);
        canary.settle(store, canary.name, id);
        canary.fill(store, id);
        ids.insert(canary.was, id);
    }
    let (stays, goes) = (ids["Ferenc"], entry_of(store, FORMER[0]));
    let whole = TypedEntry {
        name: FORMER[0],
        shown: "full",
        email: "xqmail@example.org",
        ..TypedEntry::default()
    };
    change_entry(store, &CLI, example_club::SLUG, goes, &whole, Utc::now()).expect("a change");
    let pair = MergePair { stays, goes };
    merge_members::merge(store, &CLI, example_club::SLUG, pair, Utc::now()).expect("a merge");
    set_active(store, &CLI, example_club::SLUG, stays, false, Utc::now()).expect("a change");
    ids.insert("former", goes);
    assert!(
        season(site, None).head.revision >= 3,
        "tables that were published before"
    );
    World { chief, ids }
}

/// The answer as one text, in the letters of a search.
fn told(answer: &Answer) -> String {
    let headers = answer.headers.iter().map(|(_, value)| value.as_str());
    let text = answer.text();
    search_key(&headers.chain([text.as_str()]).collect::<Vec<_>>().join("\n"))
}

fn silent(at: &str, told: &str, words: &[&str]) {
    for word in words {
        if let Some(place) = told.find(word) {
            let around: String = told.chars().skip(place.saturating_sub(200)).take(400).collect();
            panic!("{at}: {word}: {around}");
        }
    }
}

#[test]
fn who_is_not_of_the_club_finds_no_name_that_is_not_shown_at_any_address() {
    on_each_example_site(|site| {
        let mut world = world(site);
        let addresses = Things::of(site).addresses();
        assert!(addresses.len() > 1000, "{}", addresses.len());
        let secret: Vec<&str> = canaries().iter().map(|one| one.secret).collect();
        let secret = [&secret[..], &FORMER[1..], &PRIVATE].concat();
        let known: Vec<&str> = canaries().iter().filter_map(|one| one.seen).collect();
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        for address in &addresses {
            for client in [&mut site.client(), &mut world.chief] {
                let answer = client.get(address);
                assert!(answer.status < 500, "{address}: {}", answer.text());
                let told = told(&answer);
                silent(address, &told, &secret);
                for name in &known {
                    *seen.entry(name).or_default() += usize::from(told.contains(&search_key(name)));
                }
            }
        }
        for name in &known {
            let answers = seen.get(name).copied().unwrap_or_default();
            assert!(answers >= 60, "{name} stands in {answers} answers");
        }
    });
}

#[test]
fn a_member_reads_nothing_private_of_others_and_no_name_that_was_given_up() {
    on_each_example_site(|site| {
        world(site);
        let mut member = site.client();
        let accounts = example_club::open_accounts(&site.store, &site.passwords, Utc::now().into()).expect("accounts");
        let own = [("email", &*accounts[2].email), ("password", &*accounts[2].password)];
        assert_eq!(member.submit("/sign-in", &own).status, 303);
        for address in &Things::of(site).addresses() {
            let answer = member.get(address);
            assert!(answer.status < 500, "{address}: {}", answer.text());
            silent(address, &told(&answer), &[&FORMER[1..], &PRIVATE].concat());
            assert!(
                address != "/account/page" || answer.text().contains("owncontact"),
                "their own"
            );
        }
    });
}

#[test]
fn who_left_a_list_and_shows_no_page_is_in_no_list_of_ratings_and_on_no_page_of_players() {
    on_each_example_site(|site| {
        let world = world(site);
        let hidden = world.ids["Cili"].0;
        let name = search_key(UNLISTED);
        let about = [
            "/ratings",
            "/embed/ratings",
            "/api/v1/ratings",
            "/players/",
            "/api/v1/players/",
        ];
        let all = Things::of(site).addresses();
        let all = all
            .iter()
            .filter(|address| about.iter().any(|part| address.starts_with(part)));
        let own = format!("/players/{hidden}");
        let (mut alone, mut gone) = (0, 0);
        for address in all {
            let answer = site.client().get(address);
            let told = told(&answer);
            let path = address.split(['?', '.']).next().unwrap_or_default();
            let is_own = format!("{path}/").contains(&format!("{own}/"));
            if is_own && answer.status == 200 && !address.starts_with("/ratings") {
                // Their own page has the name alone, as the list of the club does.
                silent(address, &told, &["/tournaments/1", "/leagues/pelda", "/ratings/1"]);
                alone += 1;
                continue;
            }
            // A table that is explained says who sat there, as the tournament does, and nothing of their rating.
            silent(address, &told, &[&format!("href=\"/ratings/1{own}\"")]);
            if !address.starts_with("/ratings/1/tables/") {
                silent(address, &told, &[&name]);
            }
            let of_list = [
                format!("/ratings/1{own}"),
                format!("/api/v1/ratings/1/history/{hidden}"),
            ];
            if of_list.contains(address) {
                assert_eq!(answer.status, 404, "{address}");
                gone += 1;
            }
        }
        assert!(alone >= 3 && gone == 2, "{alone} {gone}");
    });
}

#[test]
fn what_is_answered_does_not_depend_on_a_name_that_is_not_shown() {
    on_each_example_site(|site| {
        let world = world(site);
        let addresses = Things::of(site).addresses();
        let body = |address: &String| site.client().get(address).bytes;
        // What tells of now is another thing each time.
        let before: Vec<(&String, Vec<u8>)> = addresses
            .iter()
            .map(|address| (address, body(address)))
            .filter(|(address, first)| *first == body(address))
            .collect();
        assert!(before.len() * 10 > addresses.len() * 9, "{}", before.len());
        // Names that would stand elsewhere in every order.
        for (at, canary) in canaries().iter().enumerate() {
            let name = match canary.was {
                "Béla" => KNOWN.to_owned(),
                "Novák Ilona" => "Muster Xaver".to_owned(),
                _ => format!("{} Unread", ["Zzyx", "Aaby"][at % 2]),
            };
            canary.settle(&site.store, &name, world.ids[canary.was]);
        }
        for (address, first) in &before {
            let now = body(address);
            assert!(
                !address.starts_with("/og/") || *first == now,
                "{address}: another picture"
            );
            let [first, now] = [first, &now].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
            let differs = first.lines().zip(now.lines()).find(|(first, now)| {
                // A round and a wall have a clock, and paper tells when it was printed.
                first != now
                    && !["Printed ", "<time data-second=", "class=\"clock\"", "data-left="]
                        .iter()
                        .any(|clock| first.contains(clock))
            });
            assert_eq!(differs, None, "{address}");
            assert_eq!(first.lines().count(), now.lines().count(), "{address}");
        }
        // It does depend on what is shown, and on nothing that was shown before.
        let picture = format!("/og/leagues/{LEAGUE}/{}.png", season(site, None).head.slug);
        let drawn = body(&picture);
        let renamed = Canary {
            seen: Some("Golden Fox"),
            ..ALIAS
        };
        renamed.settle(&site.store, "Zzyx Unread", world.ids[ALIAS.was]);
        assert!(body(&picture) != drawn, "the name that is shown is in the picture");
        let mut told_of = 0;
        for address in &addresses {
            let told = told(&site.client().get(address));
            silent(address, &told, &["silver fox"]);
            told_of += usize::from(told.contains("golden fox"));
        }
        assert!(told_of >= 60, "{told_of}");
    });
}
