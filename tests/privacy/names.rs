//! Someone who does not show their whole name is named in records of hands: people outside the club find it in no way,
//! neither on a page nor in a file nor by searching (S-67).

use serde_json::{Value, json};
use talon_rules::games::GameKind;
use talon_service::authorization::routes;
use talon_store::members::{self, MemberChange, NewMember, Shown};
use talon_store::{ClubId, Store, StoreError, search_key};

use crate::accounts::people::{PASSWORD, account, anna, signed_in};
use crate::api::token;
use crate::harness::site::{Answer, Client, Site, on_each_site};
use crate::import::club;
use crate::import::pages::{form, work};

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");
/// Their names, what they chose to be called, and the words that nobody else may read.
const PEOPLE: [(&str, Option<&str>, Shown); 3] = [
    ("Xqkanári Xqhilda", Some("Silver Fox"), Shown::Alias),
    ("Muster Xqyolanda", None, Shown::Short),
    ("Xqguest Xqnorbert", None, Shown::Alias),
];
const SECRET: [&str; 5] = ["xqkan", "xqhilda", "xqyolanda", "xqguest", "xqnorbert"];

fn enter(store: &Store, club: ClubId) {
    let entered = store.write(|db| {
        for (name, alias, shown) in PEOPLE {
            let member = NewMember {
                club_id: club,
                user_id: None,
                name,
                search_key: &search_key(name),
                alias,
                shown,
                email: None,
                is_guest: false,
                is_minor: false,
                joined_at: chrono::Utc::now().into(),
            };
            members::insert(db, &member)?;
        }
        Ok::<_, StoreError>(())
    });
    entered.expect("members");
}

/// A record in which they are named wherever someone can be.
fn record(base: &str, number: usize) -> String {
    let mut record: Value = serde_json::from_str(base).expect("a record");
    let [one, two, three] = PEOPLE.map(|(name, ..)| name);
    let turned = ["Xqyolanda Muster", "MUSTER XQYOLANDA"][number % 2];
    record["players"] = json!({
        "A": {"name": one, "ref": "https://example.org/people/xqhilda"},
        "B": {"name": turned},
        "C": {"name": three, "ref": "https://example.org/people/7"},
    });
    record["id"] = format!("https://example.org/xqkanari-xqhilda/{number}").into();
    record["source"]["event"] = format!("{one} Memorial").into();
    record["source"]["venue"] = format!("at {two}'s").into();
    record["source"]["session"] = "evening of Xqkanari Xqhilda".into();
    record["source"]["recorder"] = "X. Xqhilda".into();
    record["source"]["url"] = "https://example.org/xqkan%C3%A1ri%20xqhilda".into();
    record["annotations"] = json!([
        {"id": "n1", "at": {"line": "main", "ply": 2}, "kind": "comment", "author": two, "visibility": "public",
            "text": "Xqkanári Xqhildának gratulálunk; Xqnorbert Xqguest was lucky"},
    ]);
    record["corrections"] = json!([
        {"when": "2026-03-15T10:00:00+01:00", "by": one, "pointer": "/players/A/name",
            "was": "Xqkanari Xqhilde", "now": one, "reason": "typing error"},
    ]);
    record["supersedes"] = format!("sha256:{}", "5e".repeat(32)).into();
    record["ext"] = json!({"x-club": {three: one}});
    if number == 0 {
        record["variations"] = json!([{"id": "v1", "parent": "main", "from": 22, "title": format!("{one} said"),
            "author": one, "actions": [{"type": "play", "by": "B", "card": "A9"}]}]);
    }
    record.to_string()
}

/// A club whose public hands name them, brought in by someone who is there, and an account of someone who is not.
fn settle(site: &Site) -> Client {
    let user = anna(&site.store, false);
    let club = club(&site.store);
    enter(&site.store, club.id);
    site.store
        .write(|db| members::join(db, club.id, user, chrono::Utc::now().into()))
        .expect("a member");
    let elsewhere = account(&site.store, "stranger@example.org", false);
    token(&site.store, elsewhere, "read");
    let inside = account(&site.store, "inside@example.org", false);
    site.store
        .write(|db| members::join(db, club.id, inside, chrono::Utc::now().into()))
        .expect("a member");
    let preferans = talon_samples::generate::records(GameKind::Preferans, 5).take(3);
    let bases = std::iter::once(EXAMPLE.to_owned()).chain(preferans);
    let sent: Vec<String> = bases.enumerate().map(|(number, base)| record(&base, number)).collect();
    let mut importer = signed_in(site);
    let parts = [
        ("club", "kor"),
        ("visibility", "public"),
        ("file:a.ndjson", &*sent.join("\n")),
    ];
    let report = form(&mut importer, &parts);
    let report = report.header("location").expect("taken").to_owned();
    work(&site.store);
    let page = importer.get(&report).text();
    assert!(page.contains("4 records: 4 accepted"), "{page}");
    importer
}

fn browser(site: &Site, mail: &str) -> Client {
    let mut client = site.client();
    assert_eq!(
        client
            .submit("/sign-in", &[("email", mail), ("password", PASSWORD)])
            .status,
        303
    );
    client
}

/// Every address that can be looked at, for each of the hands and sessions.
fn addresses() -> Vec<String> {
    let mut all = Vec::new();
    for route in routes().expect("a table").iter().filter(|route| route.method == "GET") {
        for id in ["1", "2", "4"] {
            let filled = [
                ("{id}", id),
                ("{slug}", "kor"),
                ("{ply}", "3"),
                ("{line}", "v1"),
                ("{number}", "1"),
            ];
            let filled = filled
                .iter()
                .fold(route.path.to_owned(), |path, (name, value)| path.replace(name, value));
            let filled = filled
                .replace("{hand}", "x")
                .replace("{game}", "ulti")
                .replace("{code}", "MUST_BEAT");
            if !filled.contains('{') && !all.contains(&filled) {
                all.push(filled);
            }
        }
    }
    for more in [
        "?review=1",
        "?view=A",
        "?text=1",
        "?paper=1",
        "?lang=hu",
        "?faces=french",
    ] {
        all.push(format!("/hands/2{more}"));
        all.push(format!("/sessions/1{more}"));
    }
    all.extend(["/hands/1/22/v1", "/hands/1/2"].map(str::to_owned));
    all
}

fn silent(at: &str, answer: &Answer) {
    let text = answer
        .headers
        .iter()
        .fold(answer.text(), |all, (_, value)| format!("{all}\n{value}"));
    // Whatever way of writing is undone, a word is a word.
    let small = search_key(&text);
    for word in SECRET {
        if let Some(place) = small.find(word) {
            let around: String = small.chars().skip(place.saturating_sub(200)).take(400).collect();
            panic!("{at}: {word}: {around}");
        }
    }
}

#[test]
fn people_outside_the_club_find_a_name_that_is_not_shown_in_no_way() {
    on_each_site(|site| {
        settle(site);
        nobody_is_named(site);
    });
}

#[test]
fn what_someone_was_called_before_is_found_from_outside_in_no_way_either() {
    on_each_site(|site| {
        settle(site);
        for (number, (name, alias, shown)) in PEOPLE.into_iter().enumerate() {
            let found = site.store.read(|db| {
                let club = talon_store::clubs::by_slug(db, "kor")?;
                members::named(db, club.id, &search_key(name))
            });
            let renamed = format!("Novak Person{number}");
            let entry = MemberChange {
                name: &renamed,
                search_key: &search_key(&renamed),
                alias,
                shown,
                email: None,
                is_guest: false,
                is_minor: false,
            };
            let id = found.expect("members")[0].id;
            site.store.write(|db| members::set(db, id, &entry)).expect("a change");
        }
        nobody_is_named(site);
        let mut visitor = site.client();
        let found = |client: &mut Client, query: &str| {
            let list = client.get(&format!("/api/v1/hands?{query}"));
            let hands: Value = serde_json::from_slice(&list.bytes).expect("a list");
            hands["hands"].as_array().expect("hands").len()
        };
        for (query, hands) in [("player=xqhilda", 0), ("player=silver+fox", 4), ("player=Novak+P.", 4)] {
            assert_eq!(found(&mut visitor, query), hands, "{query}");
        }
    });
}

/// Neither a visitor nor someone of another club reads one of the words, wherever they look.
fn nobody_is_named(site: &Site) {
    let (mut visitor, mut stranger) = (site.client(), browser(site, "stranger@example.org"));
    let mut seen = 0;
    for address in addresses() {
        for client in [&mut visitor, &mut stranger] {
            let answer = client.get(&address);
            assert!(answer.status < 500, "{address}: {}", answer.text());
            silent(&address, &answer);
            seen += usize::from(answer.text().contains("Silver Fox"));
        }
    }
    assert!(seen >= 40, "only {seen} answers name anybody");
    for path in ["/api/v1/hands", "/api/v1/hands/1", "/api/v1/sessions/1"] {
        let bearer = format!("Bearer {}", stranger_token(site));
        silent(path, &stranger.send("GET", path, &[("authorization", &bearer)], b""));
    }
}

fn stranger_token(site: &Site) -> String {
    let user = crate::clubs::people::user(&site.store, "stranger@example.org");
    format!("talon_{}_read", user.0)
}

#[test]
fn a_search_from_outside_finds_nobody_by_a_name_that_is_not_shown() {
    on_each_site(|site| {
        settle(site);
        let (mut visitor, mut inside) = (site.client(), browser(site, "inside@example.org"));
        let found = |client: &mut Client, query: &str| {
            let page = client.get(&format!("/hands?{query}"));
            let list = client.get(&format!("/api/v1/hands?{query}"));
            assert_eq!((page.status, list.status), (200, 200), "{query}");
            let hands: Value = serde_json::from_slice(&list.bytes).expect("a list");
            (
                page.text().contains("href=\"/hands/1"),
                hands["hands"].as_array().expect("hands").len(),
            )
        };
        for query in [
            "player=xqkan%C3%A1ri",
            "player=Xqhilda",
            "player=xqyolanda",
            "player=xqyolanda+muster",
            "player=xqguest+xqnorbert",
            "source=xqhilda",
            "source=xqkan%C3%A1ri",
            "source=xqyolanda",
            "club=kor&player=xqhilda",
        ] {
            if !query.contains("club=") {
                assert!(found(&mut inside, query).0, "{query}: who is of the club finds it");
            }
            assert_eq!(found(&mut visitor, query), (false, 0), "{query}");
        }
        for query in ["player=silver+fox", "player=muster", "player=Muster+X.", "player=fox"] {
            assert_eq!(
                found(&mut visitor, query),
                (true, 4),
                "{query}: by the name that is shown"
            );
        }
    });
}

#[test]
fn who_is_of_the_club_reads_whole_names_which_nothing_on_the_way_keeps() {
    on_each_site(|site| {
        let mut importer = settle(site);
        let mut inside = browser(site, "inside@example.org");
        for path in [
            "/hands/1",
            "/hands/1.json",
            "/hands/2.ppn",
            "/sessions/1",
            "/sessions/1.ndjson",
            "/hands",
        ] {
            for client in [&mut inside, &mut importer] {
                let answer = client.get(path);
                assert!(answer.text().contains("Xqhilda"), "{path}: {}", answer.text());
                let kept = answer.header("cache-control").unwrap_or_default();
                assert!(!kept.contains("public"), "{path}: {kept}");
            }
        }
        let mut visitor = site.client();
        let given: Value = serde_json::from_slice(&visitor.get("/api/v1/hands/1").bytes).expect("a hand");
        let bare: Value = serde_json::from_slice(&visitor.get("/hands/1.json").bytes).expect("a record");
        assert_eq!(given["record"], bare);
        assert_eq!(bare["players"]["A"], json!({"name": "Silver Fox"}));
        assert_eq!(bare["players"]["B"], json!({"name": "Muster X."}));
        assert_eq!(
            (&bare["supersedes"], &bare["id"], &bare["corrections"]),
            (&Value::Null, &Value::Null, &json!([]))
        );
        // The hash is that of the record that is given, so that no name can be tried out on it.
        assert_eq!(given["hashes"]["doc"], doc_of(&bare.to_string()).as_str());
    });
}

#[test]
fn a_name_is_hidden_and_shown_from_the_next_look_on() {
    on_each_site(|site| {
        settle(site);
        let mut visitor = site.client();
        let club = site
            .store
            .read(|db| talon_store::clubs::by_slug(db, "kor"))
            .expect("a club")
            .id;
        let fox = site
            .store
            .read(|db| members::named(db, club, &search_key(PEOPLE[0].0)))
            .expect("members")[0]
            .id;
        let shows = |site: &Site, shown, alias| {
            let name = PEOPLE[0].0;
            let entry = MemberChange {
                name,
                search_key: &search_key(name),
                alias,
                shown,
                email: None,
                is_guest: false,
                is_minor: false,
            };
            site.store.write(|db| members::set(db, fox, &entry)).expect("a change");
        };
        let mut sees = |word: &str| {
            ["/hands/1", "/hands/1.json", "/hands", "/sessions/1", "/api/v1/hands"].map(|path| {
                let answer = visitor.get(path);
                assert_eq!(answer.status, 200, "{path}");
                answer.text().contains(word)
            })
        };
        for _ in 0..2 {
            assert_eq!(sees("Silver Fox"), [true; 5]);
            shows(site, Shown::Full, Some("Silver Fox"));
            assert_eq!(
                (sees("Silver Fox"), sees("Xqkan\u{e1}ri Xqhilda")),
                ([false; 5], [true; 5])
            );
            shows(site, Shown::Alias, Some("Grey Wolf"));
            assert_eq!((sees("Grey Wolf"), sees("Xqhilda")), ([true; 5], [false; 5]));
            shows(site, Shown::Alias, Some("Silver Fox"));
        }
    });
}

fn doc_of(record: &str) -> String {
    let mut reader = talon_records::Reader::new();
    let checked = reader.check(record.as_bytes(), &talon_records::Options::default());
    assert!(checked.is_accepted(), "{:?}", checked.findings);
    let hashes = talon_records::normal::Writer::new()
        .write(checked.record.as_ref().expect("a record"))
        .1;
    hashes.doc.to_string()
}
