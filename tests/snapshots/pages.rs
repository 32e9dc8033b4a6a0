//! What pages say, without their frame.

use talon_service::tournaments;
use talon_store::TournamentId;
use talon_store::hands::Visibility;

use super::reports::several;
use super::{as_before, words_of};
use crate::clubs::people::{CLI, town};
use crate::harness::act::{request, seeded};
use crate::harness::site::on_each_site;
use crate::import::pages::form_to;
use crate::replay::store_record;
use crate::tournaments::evening::Night;

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");

#[test]
fn the_findings_of_pasted_records() {
    on_each_site(|site| {
        let client = &mut site.client();
        let page = form_to(client, "/check", &[("text", &several())]).text();
        as_before("page-check-several", &words_of(&page, "main > :not(form)"));
        let faulty = several().lines().nth(1).unwrap().to_owned();
        let page = form_to(client, "/check", &[("text", &faulty)]).text();
        as_before("page-check-fault", &words_of(&page, "main > :not(form)"));
    });
}

#[test]
fn the_page_of_a_code() {
    on_each_site(|site| {
        let page = site.client().get("/docs/errors/MUST_BEAT").text();
        as_before("page-code", &words_of(&page, "main"));
    });
}

#[test]
fn a_hand_and_the_list_it_stands_in() {
    on_each_site(|site| {
        store_record(&site.store, EXAMPLE, Visibility::Public, 1);
        let mut client = site.client();
        as_before("page-hand-end", &words_of(&client.get("/hands/1").text(), "main"));
        as_before("page-hand-trick", &words_of(&client.get("/hands/1/23").text(), "main"));
        as_before("page-hands", &words_of(&client.get("/hands").text(), "main"));
    });
}

#[test]
fn an_answer_of_the_desk() {
    on_each_site(|site| {
        let path = "/desk/ulti?ask=bid_over&new=betli&standing=h40";
        let page = site.client().get(path).text();
        as_before("page-desk-answer", &words_of(&page, ".answer"));
    });
}

#[test]
fn standings_with_a_penalty_and_the_reasons_of_each_place() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        night.fill(site);
        let id = night
            .at
            .rsplit('/')
            .next()
            .and_then(|id| id.parse().ok())
            .map(TournamentId);
        let id = id.expect("the number of the tournament");
        tournaments::draw(&request(&site.store, &CLI, id, chrono::Utc::now()), seeded(1)).expect("a draft");
        night.direct(&[("act", "publish-round"), ("round", "1")]);
        night.direct(&[("act", "begin"), ("round", "1")]);
        for (table, scores) in [(1, ["9", "-4", "-5"]), (2, ["7", "-1", "-6"]), (3, ["5", "-2", "-3"])] {
            assert_eq!(night.result(1, table, "0", scores).status, 303);
        }
        let penalty = [
            ("act", "penalty"),
            ("entry", "3"),
            ("amount", "-1/2"),
            ("reason", "late"),
        ];
        night.direct(&penalty);
        as_before("page-standings", &words_of(&night.page("standings"), "main table"));
        as_before("page-round", &words_of(&night.page("rounds/1"), "main"));
    });
}
