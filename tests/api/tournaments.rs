//! Tournaments over the API: described as they are answered, no more in them than on the pages, and told again only
//! when something has changed.

use serde_json::{Value as Json, json as value};
use talon_rules::cards::Pack;
use talon_service::tournaments::{self, BestContract, best_contracts};
use talon_store::roles::Role;
use talon_tournament::tournament::DealsSeenBy;

use super::described::fits;
use super::{get_as, json, problem, token};
use crate::clubs::people::{CLI, Who, browser, grant, send, tournament, town, user};
use crate::harness::act::request;
use crate::harness::site::{Site, on_each_site};
use crate::tournaments::boards::{compared, played};
use crate::tournaments::deals::{evening, kept, people, play};
use crate::tournaments::played::records;

fn bearer(site: &Site, who: Who) -> String {
    token(&site.store, user(&site.store, &who.mail()), "read")
}

#[test]
fn tournaments_are_answered_as_they_are_described() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        let mut client = site.client();
        fits("listTournaments", &client.get("/api/v1/tournaments?limit=2"));
        fits("readTournament", &client.get(&format!("/api/v1/tournaments/{id}")));
        fits("listEntries", &client.get(&format!("/api/v1/tournaments/{id}/entries")));
        fits("readRound", &client.get(&format!("/api/v1/tournaments/{id}/rounds/1")));
        fits(
            "readStandings",
            &client.get(&format!("/api/v1/tournaments/{id}/standings?stage=1")),
        );
        fits(
            "downloadStandingsJson",
            &client.get(&format!("/tournaments/{id}/standings.json")),
        );
        fits(
            "downloadRoundsJson",
            &client.get(&format!("/tournaments/{id}/rounds.json")),
        );
        let round = json(&client.get(&format!("/api/v1/tournaments/{id}/rounds/1")));
        assert_eq!(round["tables"][0]["seats"].as_array().map(Vec::len), Some(3));
        for (path, status) in [
            (format!("/api/v1/tournaments/{id}/rounds/2"), 404),
            (format!("/api/v1/tournaments/{id}/rounds/x"), 404),
            (format!("/api/v1/tournaments/{id}/standings?stage=2"), 404),
            (format!("/api/v1/tournaments/{id}/standings?stage=0"), 400),
            (format!("/api/v1/tournaments/{id}/standings?sort=name"), 400),
            ("/api/v1/tournaments/0".to_owned(), 404),
            ("/api/v1/tournaments?club=nowhere".to_owned(), 404),
            ("/api/v1/tournaments?cursor=1".to_owned(), 400),
            ("/api/v1/tournaments?limit=101".to_owned(), 400),
        ] {
            let answer = client.get(&path);
            assert_eq!(answer.status, status, "{path}");
            problem(&answer);
        }
    });
}

#[test]
fn boards_and_hands_are_answered_as_they_are_described_and_only_to_those_who_may() {
    on_each_site(|site| {
        let town = town(site);
        let [open, over] = [compared(&site.store), played(&site.store)];
        let mut client = site.client();
        fits("listBoards", &client.get(&format!("/api/v1/tournaments/{over}/boards")));
        fits(
            "readBoard",
            &client.get(&format!("/api/v1/tournaments/{over}/boards/2")),
        );
        fits(
            "listRoundHands",
            &client.get(&format!("/api/v1/tournaments/{over}/rounds/1/hands")),
        );
        let listed = json(&client.get(&format!("/api/v1/tournaments/{over}/boards")));
        assert_eq!(listed["boards"].as_array().map(Vec::len), Some(3));
        assert_eq!(
            listed["boards"][2]["url"],
            format!("/api/v1/tournaments/{over}/boards/3")
        );
        let waiting = json(&client.get(&format!("/api/v1/tournaments/{open}/boards")));
        assert!(
            waiting["boards"][0]["url"].is_null() && waiting["boards"][0]["played"] == 0,
            "{waiting}"
        );
        let without = town.tournaments[1];
        for path in [
            format!("/api/v1/tournaments/{open}/boards/1"),
            format!("/api/v1/tournaments/{without}/boards"),
            format!("/api/v1/tournaments/{over}/boards/0"),
            format!("/api/v1/tournaments/{over}/rounds/7/hands"),
            format!("/api/v1/tournaments/{over}/rounds/x/hands"),
        ] {
            let answer = client.get(&path);
            assert_eq!(answer.status, 404, "{path}");
            problem(&answer);
        }
        grant(&site.store, town.member, Role::Scorer, open);
        let scorer = bearer(site, Who::Member);
        let path = format!("/api/v1/tournaments/{open}/boards/1");
        assert_eq!(
            get_as(&mut client, &scorer, &path).status,
            200,
            "a scorer may see it before"
        );
        for path in ["boards", "boards/1", "rounds/1/hands"] {
            let path = format!("/api/v1/tournaments/{over}/{path}");
            let tag = client.get(&path).header("etag").expect("a tag").to_owned();
            let again = client.send("GET", &path, &[("if-none-match", &tag)], b"");
            assert_eq!((again.status, again.bytes.len()), (304, 0), "{path}");
        }
    });
}

#[test]
fn a_board_tells_its_deal_and_the_best_contract_as_soon_as_its_page_does() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(&site.store, &[town.member], DealsSeenBy::Officials);
        people(site, &town, id);
        let path = format!("/api/v1/tournaments/{id}/boards/1");
        let director = bearer(site, Who::Director);
        let read = |board: usize| {
            let path = format!("/api/v1/tournaments/{id}/boards/{board}");
            let answer = get_as(&mut site.client(), &director, &path);
            assert_eq!(answer.status, 200, "{}", answer.text());
            fits("readBoard", &answer);
            json(&answer)
        };
        let dealt = read(1);
        let tournament = kept(&site.store, id);
        let boards = tournament.boards();
        let deal = tournament.deal_of(boards[0]).expect("a deal");
        let hands: Vec<Vec<&str>> = (0..3)
            .map(|hand| {
                Pack::German
                    .in_order(deal.cards_of(hand, true))
                    .map(|card| Pack::German.code(card))
            })
            .map(Iterator::collect)
            .collect();
        assert_eq!(
            dealt["deal"],
            value!({"hands": hands, "talon": []}),
            "forehand has the talon"
        );
        let best: Vec<Json> = best_contracts(&tournament, &deal).iter().map(told).collect();
        assert_eq!(
            (&dealt["best"], best.len()),
            (&value!(best), 1),
            "forehand knows the talon"
        );
        for board in 1..=3 {
            assert_eq!(read(board)["rows"][0]["dealer"], board, "board {board}");
        }
        play(&site.store, id, 1, 1);
        for who in [Who::Member, Who::Stranger] {
            let answer = get_as(&mut site.client(), &bearer(site, who), &path);
            assert_eq!(answer.status, 404, "{who:?}");
        }
        assert_eq!(site.client().get(&path).status, 404);
        play(&site.store, id, 1, 2);
        let open = json(&site.client().get(&path));
        assert_eq!((&open["deal"], &open["best"]), (&dealt["deal"], &dealt["best"]));
        let text = open.to_string();
        let seed = tournament.deals.and_then(|deals| deals.seed).expect("a seed");
        assert!(!text.contains(&seed.to_hex()), "{text}");
        let sealed = played(&site.store);
        let without = json(&site.client().get(&format!("/api/v1/tournaments/{sealed}/boards/1")));
        assert!(
            without["deal"].is_null() && without["best"].is_null(),
            "no deals were made: {without}"
        );
    });
}

fn told(best: &BestContract) -> Json {
    let (outcome, contract, trump) = match best {
        BestContract::Makes { code, trump } => ("makes", Some(code), trump.map(|suit| Pack::German.suit_code(suit))),
        BestContract::Nothing => ("nothing", None, None),
        BestContract::Unknown => ("unknown", None, None),
    };
    value!({"outcome": outcome, "contract": contract, "trump": trump})
}

#[test]
fn an_official_who_does_not_know_the_deals_reads_a_board_without_its_cards() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(&site.store, &[town.member], DealsSeenBy::Owners);
        people(site, &town, id);
        let path = format!("/api/v1/tournaments/{id}/boards/1");
        let read = |who: Who| get_as(&mut site.client(), &bearer(site, who), &path);
        for who in [Who::Director, Who::Scorer] {
            let board = json(&read(who));
            assert!(board["deal"].is_null() && board["best"].is_null(), "{who:?}: {board}");
        }
        assert!(json(&read(Who::Owner))["deal"].is_object());
    });
}

#[test]
fn the_hands_of_a_round_are_told_to_its_officials_and_to_everyone_once_it_is_open() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        let mut scorer = browser(site, Who::Scorer);
        let path = format!("/tournaments/{id}/rounds/1/tables/1/hands");
        let text = records(5, 3, ["Sitter 0", "Sitter 1", "Sitter 2"], &value!({}));
        let form = [
            ("act", "upload"),
            ("text", text.as_str()),
            ("visibility", "public"),
            ("key", "once"),
        ];
        assert_eq!(send(&mut scorer, &path, &form).status, 303);
        let path = format!("/api/v1/tournaments/{id}/rounds/1/hands");
        let read = |who: Option<Who>| {
            let mut client = site.client();
            let answer = match who {
                Some(who) => get_as(&mut client, &bearer(site, who), &path),
                None => client.get(&path),
            };
            fits("listRoundHands", &answer);
            json(&answer)
        };
        let outside = read(None);
        assert_eq!(outside["open"], false);
        assert_eq!(outside["tables"][0]["count"], 3);
        assert_eq!(
            outside["tables"][0]["deals"].as_array().map(Vec::len),
            Some(0),
            "{outside}"
        );
        let inside = read(Some(Who::Scorer));
        let deals = inside["tables"][0]["deals"].as_array().expect("deals").clone();
        assert!(
            deals.len() == 3 && deals.iter().all(|deal| deal["scores"].is_array()),
            "{inside}"
        );
        request(&site.store, &CLI, id, chrono::Utc::now())
            .act(tournaments::OpenHands { round: 1 })
            .expect("open");
        let open = read(None);
        assert_eq!(open["open"], true);
        let hand = open["tables"][0]["deals"][0]["hand"].as_i64().expect("a hand");
        assert_eq!(site.client().get(&format!("/api/v1/hands/{hand}")).status, 200);
    });
}

#[test]
fn a_list_goes_on_from_page_to_page_and_leaves_nothing_out() {
    on_each_site(|site| {
        let town = town(site);
        // Beginning at the same time as the others, so that the number decides.
        let more: Vec<i64> = (0..4).map(|_| tournament(&site.store, "one", 0).0).collect();
        let mut expected: Vec<i64> = town.tournaments.iter().map(|id| id.0).chain(more).collect();
        expected.sort_unstable_by_key(|id| std::cmp::Reverse(*id));
        let mut client = site.client();
        let (mut path, mut found) = (Some("/api/v1/tournaments?limit=2".to_owned()), Vec::new());
        while let Some(next) = path {
            let page = client.get(&next);
            assert_eq!(page.status, 200, "{}", page.text());
            let page = json(&page);
            found.extend(
                page["tournaments"]
                    .as_array()
                    .expect("a list")
                    .iter()
                    .filter_map(|one| one["id"].as_i64()),
            );
            path = page["next"].as_str().map(str::to_owned);
        }
        assert_eq!(found, expected);
        let two = json(&client.get("/api/v1/tournaments?club=two"));
        assert_eq!(two["tournaments"].as_array().map(Vec::len), Some(1));
    });
}

#[test]
fn a_hidden_tournament_and_whole_names_are_for_those_who_belong_there() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        let paths = ["", "/entries", "/rounds/1", "/standings"].map(|end| format!("/api/v1/tournaments/{id}{end}"));
        let name = |who: Option<Who>| {
            let mut client = site.client();
            let path = &paths[1];
            let answer = match who {
                Some(who) => get_as(&mut client, &bearer(site, who), path),
                None => client.get(path),
            };
            json(&answer)["entries"][0]["name"].as_str().map(str::to_owned)
        };
        assert_eq!(
            name(None).as_deref(),
            Some("Sitter 0"),
            "guests are shown by their whole names"
        );
        request(&site.store, &CLI, id, chrono::Utc::now())
            .act(tournaments::Publish { published: false })
            .expect("hidden");
        for who in [
            Who::Stranger,
            Who::Member,
            Who::Admin,
            Who::Scorer,
            Who::Director,
            Who::Owner,
        ] {
            let sees = matches!(who, Who::Scorer | Who::Director | Who::Owner);
            let token = bearer(site, who);
            let mut client = site.client();
            for path in &paths {
                let status = get_as(&mut client, &token, path).status;
                assert_eq!(status, if sees { 200 } else { 404 }, "{who:?} {path}");
            }
            let listed = get_as(&mut client, &token, "/api/v1/tournaments").text();
            assert_eq!(listed.contains(&format!("\"id\":{id},")), sees, "{who:?}");
        }
        assert_eq!(site.client().get(&paths[0]).status, 404);
    });
}

#[test]
fn members_show_outsiders_the_name_that_they_chose() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[0];
        let now = chrono::Utc::now();
        let alias = talon_service::clubs::TypedEntry {
            name: "Hidden Hilda",
            alias: "Queen",
            shown: "alias",
            ..Default::default()
        };
        let member = talon_service::clubs::add_entry(&site.store, &CLI, "one", &alias, None, now).expect("an entry");
        request(&site.store, &CLI, id, now)
            .act(tournaments::Enter { member, here: false })
            .expect("entered");
        let token = bearer(site, Who::Member);
        for path in [
            format!("/api/v1/tournaments/{id}/entries"),
            format!("/tournaments/{id}/standings.txt"),
        ] {
            let outside = site.client().get(&path).text();
            let inside = get_as(&mut site.client(), &token, &path).text();
            assert!(
                outside.contains("Queen") && !outside.contains("Hilda"),
                "{path}: {outside}"
            );
            assert!(inside.contains("Hidden Hilda"), "{path}: {inside}");
        }
    });
}

#[test]
fn a_tag_holds_until_something_changes() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[0];
        let mut client = site.client();
        for path in ["entries", "standings", ""] {
            let path = format!("/api/v1/tournaments/{id}/{path}");
            let path = path.trim_end_matches('/');
            let tag = client.get(path).header("etag").expect("a tag").to_owned();
            let again = client.send("GET", path, &[("if-none-match", &tag)], b"");
            assert_eq!((again.status, again.bytes.len()), (304, 0), "{path}");
            let name = format!("Newcomer {}", path.len());
            request(&site.store, &CLI, id, chrono::Utc::now())
                .act(tournaments::EnterGuest {
                    name: &name,
                    here: false,
                })
                .expect("a guest");
            assert_eq!(
                client.send("GET", path, &[("if-none-match", &tag)], b"").status,
                200,
                "{path}"
            );
        }
    });
}
