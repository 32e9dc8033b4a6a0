//! Hands of a round that is played are there for nobody but those who look after it (S-7), whichever way is tried.

use serde_json::json;
use talon_service::authorization::routes;
use talon_service::{ActError, export_hands, find_club};
use talon_store::hands::{Visibility, set_visibility, take_out};
use talon_store::{HandId, StoreError, TournamentId, tournament_hands};

use super::played::{MARK, records};
use crate::accounts::people::PASSWORD;
use crate::api::token;
use crate::clubs::people::{Who, browser, send, town, user};
use crate::harness::site::{Client, Site, on_each_site};

const SITTERS: [&str; 3] = ["Sitter 0", "Sitter 1", "Sitter 2"];

/// What lies at table 1 of the running tournament.
struct Lying {
    id: TournamentId,
    /// Of a hand and of a session.
    numbers: [String; 2],
    import: String,
    /// The address that opens an unlisted hand.
    address: String,
}

/// A scorer brings three hands of one session to the table; one is then shown to everyone, one to who has its address.
fn lay(site: &Site, id: TournamentId) -> Lying {
    let mut scorer = browser(site, Who::Scorer);
    let path = format!("/tournaments/{id}/rounds/1/tables/1/hands");
    let text = records(5, 3, SITTERS, &json!({"session": "night"}));
    let answer = send(
        &mut scorer,
        &path,
        &[("act", "upload"), ("text", &text), ("key", "once")],
    );
    assert_eq!(answer.status, 303, "{}", answer.text());
    let import = answer
        .header("location")
        .and_then(|to| to.split("import=").nth(1))
        .expect("an import")
        .to_owned();
    let again = send(
        &mut scorer,
        &path,
        &[("act", "upload"), ("text", &text), ("key", "once")],
    );
    assert_eq!(
        again.header("location"),
        answer.header("location"),
        "sent twice, brought once"
    );
    let found: Result<_, StoreError> = site.store.write(|db| {
        let rows = tournament_hands::of_tournament(db, id)?;
        let hands: Vec<HandId> = rows.iter().map(|row| row.hand).collect();
        assert!(rows.iter().all(|row| row.ordinal.is_some() && !row.is_open), "{rows:?}");
        set_visibility(db, hands[0], Visibility::Public, None)?;
        set_visibility(db, hands[1], Visibility::Public, None)?;
        set_visibility(db, hands[2], Visibility::Unlisted, Some("give-me-away"))?;
        let session = talon_store::hands::by_id(db, hands[0])?.session_id.expect("a session");
        Ok([hands[0].0.to_string(), session.0.to_string()])
    });
    let numbers = found.expect("hands");
    Lying {
        id,
        numbers,
        import,
        address: "give-me-away".to_owned(),
    }
}

/// Every address at which a hand, or a list of hands, is read.
fn ways(lying: &Lying) -> Vec<String> {
    let [hand, session] = &lying.numbers;
    let mut ways = Vec::new();
    for route in routes()
        .expect("a table")
        .into_iter()
        .filter(|route| route.method == "GET")
    {
        if route.object == "hand" {
            let of = if route.path.contains("sessions") { session } else { hand };
            for number in [of, &lying.address] {
                let path = route
                    .path
                    .replace("{id}", number)
                    .replace("{ply}", "12")
                    .replace("{number}", "1");
                ways.push(path.replace("{line}", "v1"));
            }
        }
    }
    assert!(ways.len() > 20, "{ways:?}");
    ways
}

fn lists(lying: &Lying) -> Vec<String> {
    let id = lying.id;
    let mut lists: Vec<String> = [
        "/",
        "/hands",
        "/hands?club=one",
        "/hands?player=Sitter",
        "/hands?source=cellar",
        "/clubs/one",
        "/tournaments",
        "/api/v1/hands",
        "/api/v1/hands?club=one&source=cellar",
        "/api/v1/hands?player=Sitter",
    ]
    .map(str::to_owned)
    .into();
    for page in [
        "",
        "/rounds/1",
        "/rounds/1/hands",
        "/rounds/1/tables/1",
        "/rounds/1/tables/1/hands",
        "/standings",
    ] {
        lists.push(format!("/tournaments/{id}{page}"));
    }
    lists
}

/// Whether this reader finds anything of a hand on a page that they may see.
fn tells(client: &mut Client, path: &str, hand: &str) -> bool {
    let text = client.get(path).text();
    let linked = [format!("/hands/{hand}\""), format!("/hands/{hand}/")];
    text.contains(MARK) || linked.iter().any(|link| text.contains(link.as_str()))
}

#[test]
fn hands_of_a_running_round_are_found_by_no_way() {
    on_each_site(|site| {
        let town = town(site);
        let lying = lay(site, town.tournaments[1]);
        let hand = lying.numbers[0].clone();
        for who in [
            Who::Visitor,
            Who::Stranger,
            Who::Member,
            Who::Scorer,
            Who::Owner,
            Who::Admin,
            Who::Acting,
        ] {
            let mut client = browser(site, who);
            for path in ways(&lying) {
                let status = client.get(&path).status;
                // Who is not signed in is told so, whatever hand they ask for.
                let unasked = who == Who::Visitor && path.ends_with("/sharing") && status == 401;
                assert!(unasked || matches!(status, 404 | 400), "{who:?} {path}: {status}");
            }
            for path in lists(&lying) {
                assert!(!tells(&mut client, &path, &hand), "{who:?} {path}");
            }
            let asked = send(&mut client, &format!("/hands/{hand}/analysis"), &[]).status;
            assert!(matches!(asked, 401 | 403 | 404), "{who:?}: {asked}");
        }
        with_tokens(site, &lying);
        files(site, &lying);
        let mut director = browser(site, Who::Director);
        assert_eq!(
            director.get(&format!("/hands/{hand}")).status,
            200,
            "they look after the event"
        );
        assert!(tells(&mut director, "/hands", &hand));
    });
}

#[test]
fn a_session_is_closed_by_the_hands_that_count_and_by_no_others() {
    on_each_site(|site| {
        let town = town(site);
        let lying = lay(site, town.tournaments[1]);
        let [hand, session] = &lying.numbers;
        let first = HandId(hand.parse().expect("a number"));
        let mut visitor = site.client();
        let mut seen = || visitor.get(&format!("/sessions/{session}")).status;
        site.store
            .write(|db| tournament_hands::place(db, first, Some(1), true))
            .expect("an open hand");
        assert_eq!(seen(), 404, "the others are closed");
        let voided: Result<(), StoreError> = site.store.write(|db| {
            let rows = tournament_hands::of_tournament(db, lying.id)?;
            let others = rows.iter().map(|row| row.hand).filter(|hand| *hand != first);
            others
                .into_iter()
                .try_for_each(|hand| take_out(db, hand, "twice", chrono::Utc::now().into()))
        });
        voided.expect("they count no more");
        assert_eq!(seen(), 200);
    });
}

/// What programs are answered, whoever asks.
fn with_tokens(site: &Site, lying: &Lying) {
    for who in [Who::Member, Who::Scorer, Who::Owner] {
        let id = user(&site.store, &who.mail());
        token(&site.store, id, "read import manage");
        let bearer = format!("Bearer talon_{}_read import manage", id.0);
        let mut client = site.client();
        let mut paths = lists(lying);
        paths.extend(ways(lying));
        paths.push(format!("/api/v1/imports/{}", lying.import));
        for path in paths.iter().filter(|path| path.starts_with("/api/")) {
            let text = client.send("GET", path, &[("authorization", &bearer)], b"").text();
            assert!(
                !text.contains(MARK) && !text.contains("\"actions\""),
                "{who:?} {path}: {text}"
            );
        }
    }
}

/// What can be downloaded: the import as it was sent, one's own data, the hands of the club.
fn files(site: &Site, lying: &Lying) {
    let import = &lying.import;
    let mut owner = browser(site, Who::Owner);
    for page in ["", "/raw", "/refused.ndjson"] {
        assert_eq!(owner.get(&format!("/imports/{import}{page}")).status, 404, "{page}");
    }
    let mut scorer = browser(site, Who::Scorer);
    assert_eq!(
        scorer.get(&format!("/imports/{import}")).status,
        200,
        "they see what became of it"
    );
    assert!(!tells(
        &mut scorer,
        &format!("/imports/{import}?status=accepted"),
        &lying.numbers[0]
    ));
    assert_eq!(scorer.get(&format!("/imports/{import}/raw")).status, 404);
    let own = send(&mut scorer, "/account/data", &[("password", PASSWORD)]);
    assert!(own.status == 200 && !own.text().contains(MARK), "{}", own.status);
    let club = find_club::by_slug(&site.store, "one").expect("a club");
    let mut given = 0;
    let all: Result<(), ActError> = export_hands::each(&site.store, &club, |record| {
        given += usize::from(record.contains(MARK));
        Ok(())
    });
    all.expect("an export");
    assert_eq!(given, 0, "the command line leaves them out");
}

#[test]
fn a_round_is_opened_by_its_director_or_with_the_end_of_the_tournament() {
    on_each_site(|site| {
        let town = town(site);
        let lying = lay(site, town.tournaments[1]);
        let (hand, path) = (&lying.numbers[0], format!("/tournaments/{}/rounds/1/hands", lying.id));
        let open = |who, key| send(&mut browser(site, who), &path, &[("act", "open"), ("key", key)]).status;
        for who in [Who::Member, Who::Scorer, Who::Owner] {
            assert_eq!(open(who, "a"), 403, "{who:?}");
        }
        let seen = |who| browser(site, who).get(&format!("/hands/{hand}")).status;
        assert_eq!((open(Who::Director, "a"), seen(Who::Visitor)), (303, 200));
        assert_eq!(open(Who::Director, "a"), 303, "sent twice, opened once");
        assert_eq!(open(Who::Director, "b"), 409, "it is open");
        let mut director = browser(site, Who::Director);
        let console = format!("/tournaments/{}/direct", lying.id);
        let revision = director.get(&console).hidden("revision").expect("a step");
        let undone = [("act", "undo"), ("revision", revision.as_str()), ("key", "u")];
        assert_eq!(send(&mut director, &console, &undone).status, 303);
        assert_eq!(seen(Who::Visitor), 404, "taken back, it is closed again");
        let table = format!("/tournaments/{}/rounds/1/tables/1", lying.id);
        let scores = [
            ("act", "enter"),
            ("version", "0"),
            ("score", "2"),
            ("score", "-1"),
            ("score", "-1"),
        ];
        assert_eq!(
            send(&mut director, &table, &[&scores[..], &[("key", "s")]].concat()).status,
            303
        );
        assert_eq!(
            seen(Who::Visitor),
            404,
            "a round that is over is opened by nobody but them"
        );
        assert_eq!(
            send(&mut director, &console, &[("act", "finish"), ("key", "f")]).status,
            303
        );
        assert_eq!(seen(Who::Visitor), 200);
    });
}
