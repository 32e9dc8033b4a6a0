//! Hands come to a table and leave it, and what they come to becomes its result.

use std::ops::ControlFlow;

use serde_json::{Value, json};
use talon_rules::games::GameKind;
use talon_samples::generate;
use talon_service::import_hands::{Choices, Ran, Request, keep_upload, run, run_while, start};
use talon_service::tournaments::{self, RoundAct, read};
use talon_service::{ActError, Actor, find_club, find_person};
use talon_store::imports::Import;
use talon_store::tournament_hands::{AtTable, of_tournament};
use talon_store::{Moment, StoreError, TournamentId};

use super::played::records;
use crate::clubs::people::{CLI, Who, browser, send, tournament, town};
use crate::harness::act::{appoint_director, request, seeded};
use crate::harness::site::{Answer, Client, Site, on_each_site};

const SITTERS: [&str; 3] = ["Sitter 0", "Sitter 1", "Sitter 2"];

/// A table of a tournament, and someone's browser.
struct Seat {
    client: Client,
    path: String,
    keys: u32,
}

impl Seat {
    fn of(site: &Site, who: Who, id: TournamentId, table: u16) -> Seat {
        let path = format!("/tournaments/{id}/rounds/1/tables/{table}");
        Seat {
            client: browser(site, who),
            path,
            keys: 0,
        }
    }

    fn send(&mut self, form: &[(&str, &str)]) -> Answer {
        self.keys += 1;
        let key = format!("key-{}", self.keys);
        let form = [form, &[("key", key.as_str())][..]].concat();
        send(&mut self.client, &format!("{}/hands", self.path), &form)
    }

    /// What was said of a form that was not taken.
    fn refused(&mut self, form: &[(&str, &str)]) -> String {
        let answer = self.send(form);
        assert!(matches!(answer.status, 409 | 422), "{form:?}: {}", answer.status);
        answer.text()
    }

    fn page(&mut self) -> Answer {
        self.client.get(&format!("{}/hands", self.path))
    }

    fn bring(&mut self, text: &str) {
        let answer = self.send(&[("act", "upload"), ("text", text)]);
        assert_eq!(answer.status, 303, "{}", answer.text());
    }
}

fn rows(site: &Site, id: TournamentId) -> Vec<AtTable> {
    let found: Result<_, StoreError> = site.store.read(|db| of_tournament(db, id));
    found.expect("rows")
}

/// Begins to bring records into a club.
fn begin(site: &Site, slug: &str, actor: &Actor, text: &str, choices: &Choices) -> Import {
    let club = find_club::by_slug(&site.store, slug).expect("a club");
    let (file_name, media_type) = ("a.ndjson", "application/x-ndjson");
    let request = Request {
        club: &club,
        file_name,
        media_type,
        choices,
        key: None,
    };
    let now = Moment::from(chrono::Utc::now());
    let upload = keep_upload(&site.store, actor, &request, &mut text.as_bytes(), now).expect("an upload");
    start(&site.store, actor, &request, upload, now).expect("an import")
}

/// Brings records into a club as someone, or as whoever works on the machine; the numbers of the hands.
fn import(site: &Site, slug: &str, actor: &Actor, text: &str) -> Vec<i64> {
    let import = begin(site, slug, actor, text, &Choices::default());
    let now = Moment::from(chrono::Utc::now());
    let import = run(&site.store, import.id, now, &mut |_| ()).expect("read");
    assert_eq!(import.counts.accepted, import.counts.total, "{:?}", import.counts);
    let found: Result<_, StoreError> = site
        .store
        .read(|db| talon_store::hands::of_import(db, import.id, 0, 100));
    found.expect("hands").into_iter().map(|one| one.hand.0).collect()
}

/// The same records with another member of their rules.
fn by_other_rules(text: &str) -> String {
    let other = |line: &str| {
        let mut record: Value = serde_json::from_str(line).expect("a record");
        record["rules"]["options"] = json!({"loss_factor": 2});
        record.to_string()
    };
    text.lines().map(other).collect::<Vec<_>>().join("\n")
}

fn scores(page: &Answer) -> Vec<i64> {
    let shown = page.hidden("shown").expect("sums");
    shown.split(',').map(|score| score.parse().expect("a score")).collect()
}

#[test]
fn what_the_hands_come_to_becomes_the_result_and_never_unseen() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        let mut table = Seat::of(site, Who::Director, id, 1);
        table.bring(&records(5, 3, SITTERS, &json!({})));
        let three = scores(&table.page());
        assert_eq!(three.iter().sum::<i64>(), 0);
        let text = table.page().text();
        assert!(
            text.contains("3 of 9 deals") && text.contains("6 deals are missing"),
            "{text}"
        );
        table.bring(&records(6, 1, SITTERS, &json!({"deal": 4})));
        let shown = three.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
        let said = table.refused(&[("act", "result"), ("version", "0"), ("shown", &shown)]);
        assert!(said.contains("different result"), "another hand has come: {said}");
        let four = scores(&table.page());
        let shown = four.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
        let stale = table.refused(&[("act", "result"), ("version", "7"), ("shown", &shown)]);
        assert!(stale.contains("Someone else changed this first"), "{stale}");
        assert_eq!(
            table
                .send(&[("act", "result"), ("version", "0"), ("shown", &shown)])
                .status,
            303
        );
        let page = table.client.get(&table.path.clone()).text();
        assert!(
            page.contains("confirmed") && !page.contains("different result"),
            "{page}"
        );
        let mut scorer = Seat::of(site, Who::Scorer, id, 1);
        let again = scorer.send(&[("act", "result"), ("version", "1"), ("shown", &shown), ("reason", "x")]);
        assert_eq!(again.status, 409, "a result that is agreed is the director's");
    });
}

#[test]
fn a_typed_result_that_differs_is_told_and_stands() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        let mut table = Seat::of(site, Who::Director, id, 1);
        let form = [
            ("act", "enter"),
            ("version", "0"),
            ("score", "1000"),
            ("score", "-400"),
            ("score", "-600"),
        ];
        let path = table.path.clone();
        assert_eq!(
            send(&mut table.client, &path, &[&form[..], &[("key", "t")]].concat()).status,
            303
        );
        let console = format!("/tournaments/{id}/direct");
        let told = "the hands give a different result";
        assert!(!table.client.get(&console).text().contains(told));
        table.bring(&records(5, 9, SITTERS, &json!({})));
        assert!(table.client.get(&console).text().contains(told));
        let page = table.page();
        let nine = scores(&page).iter().map(i64::to_string).collect::<Vec<_>>().join(",");
        assert!(page.text().contains("The entered result is +1000"), "{}", page.text());
        assert!(
            table.client.get(&path).text().contains("+1000"),
            "nothing was overwritten"
        );
        let no_reason = table.refused(&[("act", "result"), ("version", "2"), ("shown", &nine)]);
        assert!(no_reason.contains("Give a reason"), "{no_reason}");
        let ruled = [
            ("act", "result"),
            ("version", "2"),
            ("shown", nine.as_str()),
            ("reason", "counted"),
        ];
        assert_eq!(table.send(&ruled).status, 303);
        assert!(!table.client.get(&console).text().contains(told));
    });
}

#[test]
fn hands_of_the_club_come_by_number_and_others_do_not() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        let ours = import(site, "one", &CLI, &records(5, 2, SITTERS, &json!({})));
        let theirs = import(site, "two", &CLI, &records(6, 1, SITTERS, &json!({})));
        let other_rules = import(site, "one", &CLI, &by_other_rules(&records(7, 1, SITTERS, &json!({}))));
        let other_game: String = generate::records(GameKind::ALL[1], 3).next().expect("a record");
        let other_game = import(site, "one", &CLI, &other_game);
        let mut table = Seat::of(site, Who::Director, id, 1);
        let mut add = |word: String| table.refused(&[("act", "add"), ("hands", &word)]);
        assert!(add("999999".into()).contains("No such hand"));
        assert!(add(String::new()).contains("between one and a hundred"));
        // A hand of another club that they may not see is none for them.
        assert!(add(theirs[0].to_string()).contains("No such hand"));
        assert!(add(other_game[0].to_string()).contains("from the other game"));
        assert!(add(other_rules[0].to_string()).contains("This hand was not played by"));
        let both = format!("{}, http://talon.test/hands/{}/12", ours[0], ours[1]);
        assert_eq!(table.send(&[("act", "add"), ("hands", &both)]).status, 303);
        assert_eq!(
            rows(site, id).iter().map(|row| row.ordinal).collect::<Vec<_>>(),
            [Some(1), Some(2)]
        );
        let other = tournament(&site.store, "one", 6);
        let now = chrono::Utc::now();
        appoint_director(&request(&site.store, &CLI, other, now), town.owner);
        let mut elsewhere = Seat::of(site, Who::Owner, other, 1);
        let word = ours[0].to_string();
        assert!(
            elsewhere
                .refused(&[("act", "add"), ("hands", &word)])
                .contains("No such hand"),
            "it is closed"
        );
        assert_eq!(table.send(&[("act", "take"), ("hand", &word)]).status, 303);
        assert!(
            table
                .refused(&[("act", "take"), ("hand", &word)])
                .contains("does not belong")
        );
        let left = rows(site, id);
        assert!(
            left.iter()
                .any(|row| row.hand.0 == ours[0] && row.ordinal.is_none() && !row.is_open),
            "{left:?}"
        );
        assert_eq!(table.send(&[("act", "free"), ("hand", &word)]).status, 303);
        assert_eq!(rows(site, id).len(), 1);
        assert_eq!(elsewhere.send(&[("act", "add"), ("hands", &word)]).status, 303);
        assert!(
            table
                .refused(&[("act", "add"), ("hands", &word)])
                .contains("No such hand")
        );
        let mut second = Seat::of(site, Who::Owner, other, 2);
        assert!(
            second
                .refused(&[("act", "add"), ("hands", &word)])
                .contains("played at table 1")
        );
        let strange = table.send(&[("act", "add"), ("hands", "1"), ("club_id", "1")]);
        assert_eq!(strange.status, 400, "a field too many");
    });
}

#[test]
fn players_whom_nobody_knows_are_seated_by_the_director() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        let mut table = Seat::of(site, Who::Director, id, 1);
        table.bring(&records(5, 2, ["Zoli", "Sitter 1", "Sitter 2"], &json!({})));
        let page = table.page();
        assert!(
            page.hidden("shown").is_none_or(|shown| shown.is_empty()),
            "{}",
            page.text()
        );
        assert!(page.text().contains("unknown players"), "{}", page.text());
        let twice = [("act", "seat"), ("seat-a", "1"), ("seat-b", "1"), ("seat-c", "2")];
        table.refused(&twice);
        let strange = [("act", "seat"), ("seat-a", "9"), ("seat-b", "1"), ("seat-c", "2")];
        table.refused(&strange);
        assert_eq!(
            table
                .send(&[("act", "seat"), ("seat-a", "3"), ("seat-b", "1"), ("seat-c", "2")])
                .status,
            303
        );
        assert_eq!(scores(&table.page()).iter().sum::<i64>(), 0);
        assert_eq!(table.send(&[("act", "unseat")]).status, 303);
        assert!(table.page().text().contains("unknown players"));
    });
}

#[test]
fn hands_of_which_all_or_none_are_stored_come_to_their_table_with_the_last() {
    on_each_site(|site| {
        let id = town(site).tournaments[1];
        let director = find_person::by_mail(&site.store, &Who::Director.mail()).expect("somebody");
        let source = json!({"event": "friday", "round": 1, "table": "1"});
        let choices = Choices {
            atomic: true,
            ..Choices::default()
        };
        let begun = begin(site, "one", &director, &records(5, 3, SITTERS, &source), &choices);
        let now = Moment::from(chrono::Utc::now());
        let tournament = || {
            let shown: Result<_, ActError> = site.store.read(|db| read::tournament(db, &CLI, id));
            shown.expect("the event").loaded.tournament
        };
        // One look for the batch that is judged, one before it is stored, and one when it is written.
        for steps in [1, 2, 3] {
            let mut left = steps;
            let mut step = |_: i64| {
                left -= 1;
                if left > 0 {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            };
            let ran = run_while(&site.store, begun.id, now, &mut step).expect("read");
            assert!(matches!(ran, Ran::Stopped), "{steps}");
            let hands = tournament().table(1, 1).map(|table| table.hands.len());
            assert_eq!((hands, rows(site, id).len()), (Some(0), 0), "after {steps}");
        }
        run(&site.store, begun.id, now, &mut |_| ()).expect("read to its end");
        assert_eq!(tournament().table(1, 1).map(|table| table.hands.len()), Some(3));
        assert!(rows(site, id).iter().all(|row| row.ordinal.is_some() && !row.is_open));
    });
}

#[test]
fn records_that_name_their_table_go_there_or_wait_for_an_official() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        let source = |round: i64, table: &str| json!({"event": "friday", "round": round, "table": table});
        let director = find_person::by_mail(&site.store, &Who::Director.mail()).expect("somebody");
        import(site, "one", &director, &records(5, 2, SITTERS, &source(1, "1")));
        let there = rows(site, id);
        assert!(
            there.len() == 2 && there.iter().all(|row| row.ordinal.is_some() && !row.is_open),
            "{there:?}"
        );
        let member = find_person::by_mail(&site.store, &Who::Member.mail()).expect("somebody");
        let said = import(site, "one", &member, &records(6, 1, SITTERS, &source(1, "1")));
        let saying = rows(site, id)
            .into_iter()
            .find(|row| row.hand.0 == said[0])
            .expect("it is closed too");
        assert!(saying.ordinal.is_none() && !saying.is_open);
        import(site, "one", &director, &records(7, 1, SITTERS, &source(2, "1")));
        import(site, "one", &director, &records(8, 1, SITTERS, &source(1, "77")));
        assert_eq!(rows(site, id).len(), 3, "there is no such round, and no such table");
        let mut table = Seat::of(site, Who::Director, id, 1);
        let word = said[0].to_string();
        assert!(table.page().text().contains(&format!("/hands/{word}\"")));
        assert_eq!(table.send(&[("act", "join"), ("hand", &word)]).status, 303);
        assert_eq!(rows(site, id).iter().filter(|row| row.ordinal.is_some()).count(), 3);
        let now = chrono::Utc::now();
        request(&site.store, &CLI, id, now)
            .act(tournaments::ActOnRound {
                round: 1,
                act: RoundAct::Begin,
            })
            .expect("begun");
        assert!(
            tournaments::draw(&request(&site.store, &CLI, id, now), seeded(1)).is_err(),
            "the round still goes on"
        );
    });
}
