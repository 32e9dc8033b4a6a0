//! What of a tournament goes on paper and on the wall: everyone is on it once, and nobody sees on it what they may not.

use talon_service::tournaments::{self, StateChange};
use talon_store::TournamentId;

use crate::clubs::people::{CLI, Who, browser, tournament, town};
use crate::harness::act::{request, seeded};
use crate::harness::site::{Client, Site, on_each_site};

const PAPERS: [&str; 6] = ["cards/1", "slips/1", "names/1", "standings", "closing", ""];

pub(super) fn page(client: &mut Client, id: TournamentId, page: &str) -> String {
    let answer = client.get(&format!("/tournaments/{id}/{page}"));
    assert_eq!(answer.status, 200, "{page}: {}", answer.text());
    answer.text()
}

/// What stands between two words, each time.
pub(super) fn between<'a>(text: &'a str, from: &str, to: &str) -> Vec<&'a str> {
    text.split(from)
        .skip(1)
        .filter_map(|rest| rest.split(to).next())
        .collect()
}

#[test]
fn the_papers_of_a_round_have_everyone_once() {
    on_each_site(|site| {
        town(site);
        let id = tournament(&site.store, "one", 13);
        let mut visitor = site.client();
        let cards = page(&mut visitor, id, "print/cards/1");
        let names = page(&mut visitor, id, "print/names/1");
        let slips = page(&mut visitor, id, "print/slips/1");
        let guests = (0..13).map(|guest| format!("Sitter {}.", guest % 10));
        let seated = between(&cards, "<b>Sitter", "</b>").len();
        assert_eq!(seated, guests.count(), "{cards}");
        assert_eq!(between(&names, "Sitter", "</th>").len(), 13, "{names}");
        assert_eq!(
            cards.matches("deals first").count(),
            4,
            "three tables of three and one of four"
        );
        assert_eq!(cards.matches("<svg class=\"qr\"").count(), 4);
        for table in 1..=4 {
            let address = format!("http://talon.test/tournaments/{id}/rounds/1/tables/{table}");
            assert!(cards.contains(&format!(">{address}<")), "{address}: {cards}");
        }
        assert_eq!(cards.matches("class=\"sheet\"").count(), 1, "four on a sheet");
        let lines = between(&slips, "<tr><th scope=\"row\">", "</th>");
        assert_eq!(lines.len() % 4, 0, "as many lines at every table: {lines:?}");
        assert!(
            slips.contains("Signature") && slips.contains("add up to zero"),
            "{slips}"
        );
        assert!(
            names.contains("Printed ") && names.contains("http://talon.test/tournaments/"),
            "{names}"
        );
    });
}

#[test]
fn names_are_in_the_order_of_the_alphabet_with_their_places() {
    on_each_site(|site| {
        let town = town(site);
        let id = tournament(&site.store, "one", 7);
        let mut owner = browser(site, Who::Owner);
        let names = page(&mut owner, id, "print/names/1");
        let listed = between(&names, "<th scope=\"row\" class=\"\">", "</th>");
        let mut sorted = listed.clone();
        sorted.sort_unstable();
        assert_eq!(listed, sorted);
        assert_eq!(listed.first(), Some(&"Sitter 0"), "whole names for those of the club");
        assert_eq!(names.matches("Seat 4").count(), 1, "one table of four");
        assert_eq!(
            browser(site, Who::Owner)
                .get(&format!("/tournaments/{}/print/names/1", town.tournaments[0]))
                .status,
            404
        );
    });
}

#[test]
fn a_draft_is_on_paper_for_who_directs_and_on_no_wall() {
    on_each_site(|site| {
        let town = town(site);
        let id = drafted(site);
        crate::clubs::people::grant(&site.store, town.member, talon_store::roles::Role::Director, id);
        let mut director = browser(site, Who::Member);
        assert!(page(&mut director, id, "print/cards/1").contains("Round 1 (draft)"));
        assert!(page(&mut director, id, "print").contains("print/cards/1"));
        for wall in ["wall", "wall?show=tables", "wall?show=names"] {
            let page = page(&mut director, id, wall);
            assert!(
                !page.contains("class=\"no\"") && page.contains("6 players have entered"),
                "{wall}: {page}"
            );
            let marks: Vec<&str> = between(&page, "</th>\n<td>", "</td>")
                .into_iter()
                .map(str::trim)
                .collect();
            assert_eq!(marks, ["✓"; 6], "who is here, and nobody's table");
        }
        for who in [Who::Visitor, Who::Owner, Who::Scorer] {
            let mut client = browser(site, who);
            for paper in ["cards/1", "slips/1", "names/1"] {
                assert_eq!(
                    client.get(&format!("/tournaments/{id}/print/{paper}")).status,
                    404,
                    "{who:?} {paper}"
                );
            }
            assert!(!page(&mut client, id, "print").contains("cards/1"), "{who:?}");
        }
    });
}

/// A tournament whose first round is drawn and not published.
fn drafted(site: &Site) -> TournamentId {
    let id = tournament(&site.store, "one", 0);
    let now = chrono::Utc::now();
    let walk = |one| {
        request(&site.store, &CLI, id, now)
            .act(tournaments::ChangeState { step: one, reason: "" })
            .expect("a step")
    };
    walk(StateChange::StartCheckIn);
    for guest in 0..6 {
        request(&site.store, &CLI, id, now)
            .act(tournaments::EnterGuest {
                name: &format!("Sitter {guest}"),
                here: true,
            })
            .expect("a guest");
    }
    walk(StateChange::Start);
    tournaments::draw(&request(&site.store, &CLI, id, now), seeded(1)).expect("a draft");
    id
}

#[test]
fn the_final_sheet_says_what_decided_and_who_met_whom_and_leaves_out_what_nobody_has() {
    on_each_site(|site| {
        town(site);
        let id = tournament(&site.store, "one", 6);
        let (store, now) = (&site.store, chrono::Utc::now());
        request(store, &CLI, id, now)
            .act(tournaments::ActOnRound {
                round: 1,
                act: tournaments::RoundAct::Begin,
            })
            .expect("begun");
        let mut visitor = site.client();
        let plain = page(&mut visitor, id, "print/closing");
        assert!(plain.contains("■") && !plain.contains(">Prize<"), "{plain}");
        for (table, raw) in [(1, [9, -4, -5]), (2, [7, -3, -4])] {
            let seats = raw.map(talon_tournament::standings::SeatResult::of).to_vec();
            let typed = tournaments::ResultTyped {
                round: 1,
                table,
                seen: 0,
                reason: "",
                device: None,
            };
            let act = tournaments::ResultAct::Enter(seats);
            request(store, &CLI, id, now)
                .act(tournaments::ActOnResult { typed, act })
                .expect("a result");
        }
        let decided = page(&mut visitor, id, "print/closing");
        // Both winners have three points; the sum of scores decides between them.
        assert_eq!(
            between(&decided, "<td class=\"why-so\">", "</td>").len(),
            6,
            "{decided}"
        );
        assert!(
            between(&decided, "<td class=\"why-so\">", "</td>")[0].contains("9"),
            "{decided}"
        );
        let cross = page(&mut visitor, id, "cross");
        for sign in ["1+", "1−"] {
            assert_eq!(decided.matches(&format!("\n{sign}\n")).count(), 6, "{sign}: {decided}");
            assert_eq!(cross.matches(&format!("\n{sign}\n")).count(), 6, "{sign}: {cross}");
        }
        for page in [&decided, &cross] {
            let (_, table) = page.split_once("<table class=\"cross\"").expect("a cross table");
            let winner = between(table, "<tbody>", "</tr>")[0];
            assert_eq!(
                (winner.matches("1+").count(), winner.matches("1−").count()),
                (2, 0),
                "{winner}"
            );
        }
    });
}

#[test]
fn papers_of_a_hidden_tournament_are_for_those_who_see_it() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        request(&site.store, &CLI, id, chrono::Utc::now())
            .act(tournaments::Publish { published: false })
            .expect("hidden");
        for (who, status) in [
            (Who::Visitor, 404),
            (Who::Member, 404),
            (Who::Scorer, 200),
            (Who::Owner, 200),
        ] {
            let mut client = browser(site, who);
            let wall = client.get(&format!("/tournaments/{id}/wall")).status;
            assert_eq!(wall, status, "{who:?}");
            for paper in PAPERS {
                let path = format!("/tournaments/{id}/print/{paper}");
                assert_eq!(client.get(path.trim_end_matches('/')).status, status, "{who:?} {paper}");
            }
        }
    });
}
