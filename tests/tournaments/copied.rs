//! What comes to a table as a copy of what is stored already: nobody's hand is hidden by it, and it counts like any
//! other import.

use std::ops::ControlFlow;

use serde_json::json;
use talon_service::import_hands::{Choices, Request, keep_upload, start_and_read};
use talon_service::{Actor, find_club, find_person};
use talon_store::tournament_hands::of_tournament;
use talon_store::{HandId, Moment, StoreError, TournamentId, hands};

use super::evening::Night;
use super::played::records;
use crate::api::token;
use crate::clubs::people::{CLI, Who, browser, send, town, user};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Client, Site, on_each_site};
use crate::import::pages::form_to;

/// Brings records into the club for everyone to see; the first of the hands.
fn shown(site: &Site, actor: &Actor, text: &str) -> HandId {
    let club = find_club::by_slug(&site.store, "one").expect("a club");
    let choices = Choices {
        visibility: "public".into(),
        ..Choices::default()
    };
    let (file_name, media_type) = ("a.ndjson", "application/x-ndjson");
    let request = Request {
        club: &club,
        file_name,
        media_type,
        choices: &choices,
        key: None,
    };
    let now = Moment::from(chrono::Utc::now());
    let upload = keep_upload(&site.store, actor, &request, &mut text.as_bytes(), now).expect("an upload");
    let on = &mut |_| ControlFlow::Continue(());
    let import = start_and_read(&site.store, actor, &request, upload, now, on).expect("read");
    let found: Result<_, StoreError> = site.store.read(|db| hands::of_import(db, import.id, 0, 1));
    found.expect("hands")[0].hand
}

/// The table of round one at which the member sits, as an address.
fn own_table(site: &Site, night: &Night) -> String {
    let mut member = browser(site, Who::Member);
    let paths = (1..=3).map(|table| format!("{}/rounds/1/tables/{table}", night.at));
    let mut own = paths.filter(|path| member.get(path).text().contains("name=\"score\""));
    let found = own.next().expect("a table");
    assert_eq!(own.next(), None);
    found
}

fn names(site: &Site, night: &Night, table: &str) -> [String; 3] {
    let id = TournamentId(
        night
            .at
            .rsplit('/')
            .next()
            .and_then(|id| id.parse().ok())
            .expect("a number"),
    );
    let number: u16 = table
        .rsplit('/')
        .next()
        .and_then(|number| number.parse().ok())
        .expect("a number");
    let shown: Result<_, talon_service::ActError> = site
        .store
        .read(|db| talon_service::tournaments::read::tournament(db, &CLI, id));
    let shown = shown.expect("the event");
    let seats = &shown.loaded.tournament.table(1, number).expect("a table").seats;
    [0, 1, 2].map(|at| shown.name_of(seats[at].entry).expect("a name"))
}

fn bring(client: &mut Client, table: &str, text: &str, key: &str) -> u16 {
    send(
        client,
        &format!("{table}/hands"),
        &[("act", "upload"), ("text", text), ("key", key)],
    )
    .status
}

#[test]
fn a_player_hides_nobody_s_hand_by_bringing_a_copy_of_it_to_their_table() {
    on_each_site(|site| {
        town(site);
        let night = Night::in_round_one(site);
        let table = own_table(site, &night);
        let here = names(site, &night, &table);
        let here = [&*here[0], &*here[1], &*here[2]];
        let owner = find_person::by_mail(&site.store, &Who::Owner.mail()).expect("somebody");
        let mut member = browser(site, Who::Member);
        let strangers = ["Somebody", "Somebody Else", "A Third"];
        for (seed, names) in [(5, strangers), (6, here)] {
            let text = records(seed, 1, names, &json!({}));
            let hand = shown(site, &owner, &text);
            let path = format!("/hands/{}", hand.0);
            assert_eq!(site.client().get(&path).status, 200);
            assert_eq!(bring(&mut member, &table, &text, &format!("copy-{seed}")), 303);
            assert_eq!(
                site.client().get(&path).status,
                200,
                "{names:?}: everybody still sees it"
            );
        }
        let id = TournamentId(
            night
                .at
                .rsplit('/')
                .next()
                .and_then(|id| id.parse().ok())
                .expect("a number"),
        );
        let rows = || -> Vec<_> {
            let rows: Result<_, StoreError> = site.store.read(|db| of_tournament(db, id));
            rows.expect("rows")
                .into_iter()
                .map(|row| (row.ordinal.is_some(), row.is_open))
                .collect()
        };
        assert_eq!(rows(), []);
        // What they bring themselves is closed; hands of others only say so, as where they are named by number.
        assert_eq!(
            bring(&mut member, &table, &records(7, 1, strangers, &json!({})), "new"),
            303
        );
        assert_eq!(rows(), [(false, false)]);
        assert_eq!(bring(&mut member, &table, &records(8, 1, here, &json!({})), "own"), 303);
        let mut both = rows();
        both.sort_unstable();
        assert_eq!(both, [(false, false), (true, false)]);
        // Whoever looks after the tournament may take what the club has.
        let mut night = night;
        let text = records(6, 1, here, &json!({}));
        assert_eq!(bring(&mut night.director, &table, &text, "director"), 303);
        assert_eq!(rows().len(), 3);
    });
}

#[test]
fn a_hand_that_names_nobody_is_assigned_to_a_table_by_its_importer() {
    on_each_site(|site| {
        town(site);
        let night = Night::in_round_one(site);
        let table = own_table(site, &night);
        let nameless = |seed| {
            let mut record: serde_json::Value =
                serde_json::from_str(&records(seed, 1, ["A", "B", "C"], &json!({}))).expect("a record");
            record["players"] = json!({});
            record.to_string()
        };
        let [owner, player] =
            [Who::Owner, Who::Member].map(|who| find_person::by_mail(&site.store, &who.mail()).expect("somebody"));
        let (theirs, own) = (shown(site, &owner, &nameless(5)), shown(site, &player, &nameless(6)));
        let mut member = browser(site, Who::Member);
        let mut add = |hand: HandId| {
            let (hands, key) = (hand.0.to_string(), format!("add-{}", hand.0));
            let form = [("act", "add"), ("hands", hands.as_str()), ("key", key.as_str())];
            send(&mut member, &format!("{table}/hands"), &form).status
        };
        assert_eq!(add(theirs), 409);
        assert_eq!(site.client().get(&format!("/hands/{}", theirs.0)).status, 200);
        assert_eq!(add(own), 303);
    });
}

#[test]
fn what_comes_to_a_table_counts_with_all_other_imports_of_a_person() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::with(&backend.open(), |config| {
            config.rate_limits = true;
            config.rates = vec!["import=3:1/3600".parse().expect("a limit")];
        });
        let town = town(&site);
        let (mut scorer, table) = (
            browser(&site, Who::Scorer),
            format!("/tournaments/{}/rounds/1/tables/1", town.tournaments[1]),
        );
        let text = |seed| records(seed, 1, ["Sitter 0", "Sitter 1", "Sitter 2"], &json!({}));
        let bearer = token(&site.store, user(&site.store, &Who::Scorer.mail()), "import");
        let by_program = |seed| {
            let headers = [("authorization", &*bearer), ("content-type", "application/x-ndjson")];
            let body = text(seed);
            site.client()
                .send("POST", "/api/v1/imports?club=one", &headers, body.as_bytes())
                .status
        };
        assert_eq!(bring(&mut scorer, &table, &text(1), "one"), 303);
        assert!(matches!(by_program(2), 200 | 202));
        let page = form_to(
            &mut scorer,
            "/import",
            &[("club", "one"), ("visibility", "club"), ("text", &text(3))],
        );
        assert_eq!(page.status, 303);
        assert_eq!(bring(&mut scorer, &table, &text(4), "four"), 429);
        assert_eq!(by_program(5), 429);
        assert_eq!(
            form_to(&mut scorer, "/import", &[("club", "one"), ("text", &text(6))]).status,
            429
        );
        // What is no import is none.
        let taken = [("act", "take"), ("hand", "1"), ("key", "t")];
        assert_eq!(send(&mut scorer, &format!("{table}/hands"), &taken).status, 303);
    }
}
