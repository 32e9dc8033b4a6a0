//! The log of a tournament: players by name and states in words, in the reader's language, whoever sits where by now.

use talon_service::tournaments::{self, EntryAct, GivePenalty, ResultAct, ResultTyped, RoundAct};
use talon_store::TournamentId;
use talon_store::roles::Role;
use talon_tournament::EntryNo;
use talon_tournament::standings::SeatResult;

use crate::clubs::people::{CLI, Who, browser, grant, tournament, town};
use crate::harness::act::request;
use crate::harness::site::{Site, on_each_site};

/// What the log says in a language, without its dates and who did it.
fn log(site: &Site, id: TournamentId, lang: &str) -> String {
    let page = browser(site, Who::Owner).get(&format!("/tournaments/{id}/log?lang={lang}"));
    assert_eq!(page.status, 200, "{}", page.text());
    let text = page.text();
    let list = text
        .split("<ol class=\"log\">")
        .nth(1)
        .and_then(|rest| rest.split("</ol>").next());
    list.unwrap_or_else(|| panic!("no log: {text}")).to_owned()
}

fn busy(site: &Site) -> TournamentId {
    let (store, now) = (&site.store, chrono::Utc::now());
    let id = tournament(store, "one", 4);
    request(store, &CLI, id, now)
        .act(tournaments::ActOnRound {
            round: 1,
            act: RoundAct::Begin,
        })
        .expect("begun");
    let typed = |seen, reason| ResultTyped {
        round: 1,
        table: 1,
        seen,
        reason,
        device: None,
    };
    let scores = |raw: [i64; 4]| raw.map(SeatResult::of).to_vec();
    let act = |typed, act: ResultAct| request(store, &CLI, id, now).act(tournaments::ActOnResult { typed, act });
    act(typed(0, ""), ResultAct::Enter(scores([9, 1, -4, -6]))).expect("a result");
    act(typed(2, "counted again"), ResultAct::Rule(scores([8, 2, -4, -6]))).expect("a ruling");
    let penalty = GivePenalty {
        entry: EntryNo(2),
        amount: "-2".parse().expect("points"),
        reason: "late",
    };
    request(store, &CLI, id, now).act(penalty).expect("a penalty");
    request(store, &CLI, id, now)
        .act(tournaments::RevokePenalty { at: 0 })
        .expect("taken back");
    request(store, &CLI, id, now)
        .act(tournaments::ActOnEntry {
            entry: EntryNo(3),
            act: EntryAct::Withdraw,
        })
        .expect("gone");
    id
}

#[test]
fn the_log_names_players_and_says_states_in_words() {
    on_each_site(|site| {
        let town = town(site);
        let id = busy(site);
        grant(&site.store, town.owner, Role::Director, id);
        let english = log(site, id, "en");
        for words in [
            "Sitter 0",
            "Sitter 3",
            "+9",
            "(confirmed)",
            "+8",
            "(decided)",
            "player: Sitter 2 · action: withdrew",
            "player: Sitter 1 · ",
            "points: \u{2212}2",
            "penalty: Sitter 1 \u{2212}2",
            "state: running",
            "action: started",
            "rounds: 1",
        ] {
            assert!(english.contains(words), "{words}: {english}");
        }
        for raw in ["\"raw\"", "entries:", "check_in", "withdraw", "member:"] {
            assert!(!english.contains(raw), "{raw}: {english}");
        }
        for (lang, words) in [
            ("hu", ["játékos: Sitter 2", "visszalépett", "állapot: zajlik"]),
            ("hr", ["igrač: Sitter 2", "odustao", "stanje: u tijeku"]),
            ("sr", ["igrač: Sitter 2", "odustao", "stanje: u toku"]),
        ] {
            let said = log(site, id, lang);
            for words in words {
                assert!(said.contains(words), "{lang} {words}: {said}");
            }
        }
    });
}
