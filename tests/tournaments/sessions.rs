//! A table of Preferans plays a session: the hands that are brought to it make its sheet, and what the sheet comes to
//! is the result, written off where the session stopped early.

use serde_json::{Value, json};
use talon_rules::cards::Seat;
use talon_rules::games::preferans::{Sheet, Variant, totals, write_off};
use talon_samples::generate::preferans::{GeneratedHand, Session, record_line};
use talon_service::tournaments::{self, NewTournament, RoundAct, StateChange};
use talon_store::TournamentId;
use talon_store::roles::Role;

use crate::clubs::people::{CLI, Who, browser, grant, send, town};
use crate::harness::act::{check_in, request, seeded};
use crate::harness::site::{Answer, Client, Site, on_each_site};

/// What a table of Preferans usually plays.
fn usual() -> Variant {
    Variant {
        bula: 60,
        refas: Some(2),
        ..Variant::default()
    }
}

/// Deals before the break.
const FIRST: usize = 8;

/// A tournament of Preferans whose one table sits down to its first round.
fn night(site: &Site, owner: talon_store::MemberId) -> TournamentId {
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 27).expect("a day");
    let starts = day.and_hms_opt(18, 0, 0).expect("a time");
    let new = NewTournament {
        name: "Sheet",
        preset: "club-evening",
        game: "preferans",
        starts,
        venue: "",
    };
    let (store, now) = (&site.store, chrono::Utc::now());
    let id = tournaments::create(store, &CLI, "one", &new, None, now).expect("an event");
    let request = request(store, &CLI, id, now);
    check_in(&request, (0..3).map(|guest| format!("Sitter {guest}")));
    let start = tournaments::ChangeState {
        step: StateChange::Start,
        reason: "",
    };
    request.act(start).expect("a step");
    tournaments::draw(&request, seeded(1)).expect("a draft");
    request
        .act(tournaments::ActOnRound {
            round: 1,
            act: RoundAct::Publish,
        })
        .expect("a round");
    grant(store, owner, Role::Director, id);
    id
}

/// A session at its break, with a refa written and something left to go, and the deals before.
fn with_refa() -> (Session, Vec<GeneratedHand>) {
    let at_break = |number| {
        let mut session = Session::new(1926, number, &usual());
        let first: Vec<GeneratedHand> = session.by_ref().take(FIRST).collect();
        (session, first)
    };
    let wanted = |(session, _): &(Session, Vec<GeneratedHand>)| {
        let sheet = session.sheet();
        sheet.refas_written > 0 && sheet.sum() > 0 && write_off(&sheet.bula).a != 0
    };
    (0..100).map(at_break).find(wanted).expect("a session with a refa")
}

fn lines(hands: &[GeneratedHand]) -> String {
    let line = |hand: &GeneratedHand| {
        let mut record: Value = serde_json::from_str(&record_line(hand)).expect("a record");
        for (letter, name) in [("A", "Sitter 0"), ("B", "Sitter 1"), ("C", "Sitter 2")] {
            record["players"][letter] = json!({"name": name});
        }
        record["source"] = json!({"deal": hand.number});
        record.as_object_mut().expect("an object").remove("id");
        record.to_string()
    };
    hands.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// What the sheet of the generator comes to for those who sit there, in the order of their seats.
fn expected(site: &Site, id: TournamentId, sheet: &Sheet, written_off: bool) -> Vec<i64> {
    let mut bula = sheet.bula;
    if written_off {
        let change = write_off(&bula);
        Seat::ALL.into_iter().for_each(|seat| bula[seat] += change[seat]);
    }
    let all = totals(&bula, &sheet.soup);
    let round = site.client().get(&format!("/api/v1/tournaments/{id}/rounds/1")).text();
    let round: Value = serde_json::from_str(&round).expect("a round");
    let seats = round["tables"][0]["seats"].as_array().expect("seats").clone();
    let of = |seat: &Value| match seat["name"].as_str() {
        Some("Sitter 0") => all.a,
        Some("Sitter 1") => all.b,
        _ => all.c,
    };
    seats.iter().map(of).collect()
}

fn scores(page: &Answer) -> Vec<i64> {
    let shown = page
        .hidden("shown")
        .unwrap_or_else(|| panic!("no sums: {}", page.text()));
    shown.split(',').map(|score| score.parse().expect("a score")).collect()
}

fn bring(client: &mut Client, path: &str, text: &str, key: &str) {
    let answer = send(client, path, &[("act", "upload"), ("text", text), ("key", key)]);
    assert_eq!(answer.status, 303, "{}", answer.text());
}

#[test]
fn a_session_counts_by_its_sheet_and_is_written_off_where_it_stopped() {
    on_each_site(|site| {
        let town = town(site);
        let id = night(site, town.owner);
        let path = format!("/tournaments/{id}/rounds/1/tables/1/hands");
        let mut director = browser(site, Who::Owner);
        let (mut session, first) = with_refa();
        let sheet = *session.sheet();
        bring(&mut director, &path, &lines(&first), "one");
        let page = director.get(&path);
        assert_eq!(scores(&page), expected(site, id, &sheet, true));
        assert_ne!(
            scores(&page),
            expected(site, id, &sheet, false),
            "the write-off changes something"
        );
        let left = sheet.sum();
        assert!(
            page.text().contains(&format!("the {left} left to go are written off")),
            "{}",
            page.text()
        );

        let rest: Vec<GeneratedHand> = session.by_ref().collect();
        let sheet = *session.sheet();
        assert!(sheet.is_over());
        bring(&mut director, &path, &lines(&rest), "two");
        let page = director.get(&path);
        assert_eq!(scores(&page), expected(site, id, &sheet, false));
        assert!(
            !page.text().contains("written off"),
            "it was played to its end: {}",
            page.text()
        );
        let all = first.len() + rest.len();
        assert!(page.text().contains(&format!("{all} hands")), "{}", page.text());

        let shown = page.hidden("shown").expect("sums");
        let form = [
            ("act", "result"),
            ("version", "0"),
            ("shown", shown.as_str()),
            ("key", "r"),
        ];
        assert_eq!(send(&mut director, &path, &form).status, 303);
        let round = site.client().get(&format!("/api/v1/tournaments/{id}/rounds/1")).text();
        let round: Value = serde_json::from_str(&round).expect("a round");
        let seats = round["tables"][0]["seats"].as_array().expect("seats").clone();
        let entered: Vec<i64> = seats.iter().filter_map(|seat| seat["score"].as_i64()).collect();
        assert_eq!(entered, expected(site, id, &sheet, false));
    });
}

#[test]
fn a_session_of_another_bula_is_no_session_of_this_tournament() {
    on_each_site(|site| {
        let town = town(site);
        let id = night(site, town.owner);
        let path = format!("/tournaments/{id}/rounds/1/tables/1/hands");
        let mut director = browser(site, Who::Owner);
        let short = Variant { bula: 40, ..usual() };
        let hands: Vec<GeneratedHand> = Session::new(3, 1, &short).take(2).collect();
        bring(&mut director, &path, &lines(&hands), "one");
        let page = director.get(&path);
        assert!(
            page.hidden("shown").is_none_or(|shown| shown.is_empty()),
            "{}",
            page.text()
        );
        assert!(page.text().contains("not the tournament"), "{}", page.text());
    });
}
