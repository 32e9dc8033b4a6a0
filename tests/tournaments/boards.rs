//! Boards: the same deals at every table, entered board by board or counted from hands, and what each brought, as soon
//! as nobody can learn from it any more.

use serde_json::{Value, json};
use talon_rules::games::GameKind;
use talon_samples::generate;
use talon_service::tournaments::{self, NewTournament};
use talon_store::roles::Role;
use talon_store::{Store, TournamentId};

use crate::clubs::people::{CLI, Who, browser, grant, send, tournament, town};
use crate::harness::act::{begin, check_in, request};
use crate::harness::site::{Answer, Client, Site, on_each_site};

/// A tournament of six guests in which deals are compared; its first round is being played at two tables.
pub fn compared(store: &Store) -> TournamentId {
    compared_in(store, "one")
}

/// The same in another club than the one of the town.
pub fn compared_in(store: &Store, club: &str) -> TournamentId {
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 27).expect("a day");
    let starts = day.and_hms_opt(18, 0, 0).expect("a time");
    let new = NewTournament {
        name: "Boards",
        preset: "duplicate-evening",
        game: "ulti",
        starts,
        venue: "",
    };
    let now = chrono::Utc::now();
    let id = tournaments::create(store, &CLI, club, &new, None, now).expect("an event");
    let request = request(store, &CLI, id, now);
    check_in(&request, (0..6).map(|guest| format!("Sitter {guest}")));
    begin(&request);
    id
}

/// The same with results at both tables that are agreed.
pub fn played(store: &Store) -> TournamentId {
    let id = compared(store);
    for (table, scores) in [
        (1, [[4, -2, -2], [0, 6, -6], [-8, 4, 4]]),
        (2, [[2, 0, -2], [0, 6, -6], [2, 2, -4]]),
    ] {
        use talon_tournament::standings::{BoardScore, SeatResult};
        let seat = |seat: usize| SeatResult {
            raw: scores.iter().map(|board| board[seat]).sum(),
            boards: scores.iter().map(|board| BoardScore::Raw(board[seat])).collect(),
            ..SeatResult::default()
        };
        let act = tournaments::ResultAct::Enter((0..3).map(seat).collect());
        let typed = tournaments::ResultTyped {
            round: 1,
            table,
            seen: 0,
            reason: "",
            device: None,
        };
        request(store, &CLI, id, chrono::Utc::now())
            .act(tournaments::ActOnResult { typed, act })
            .expect("a result");
    }
    id
}

fn at(id: TournamentId, page: &str) -> String {
    format!("/tournaments/{id}/{page}")
}

/// Sends the boards of a table, a row of scores for each.
fn enter(client: &mut Client, id: TournamentId, table: u16, version: &str, boards: &[[&str; 3]]) -> Answer {
    let scores = boards.iter().flatten().copied();
    let mut form: Vec<(&str, &str)> = scores.map(|score| ("score", score)).collect();
    let key = format!("{table} {version} {boards:?}");
    form.extend([("act", "enter"), ("version", version), ("key", key.as_str())]);
    send(client, &at(id, &format!("rounds/1/tables/{table}/boards")), &form)
}

const FIRST: [[&str; 3]; 3] = [["4", "-2", "−2"], ["0", "6", "-6"], ["-8", "4", "4"]];

/// Records of the three boards as table 2 played them, with those who sit there.
fn hands(site: &Site, id: TournamentId) -> String {
    let round = site.client().get(&format!("/api/v1/tournaments/{id}/rounds/1")).text();
    let round: Value = serde_json::from_str(&round).expect("a round");
    let names: Vec<&str> = round["tables"][1]["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .filter_map(|seat| seat["name"].as_str())
        .collect();
    let line = |deal: usize| {
        let text = generate::records(GameKind::ALL[0], 73).nth(deal).expect("a record");
        let mut record: Value = serde_json::from_str(&text).expect("a record");
        for (letter, name) in ["A", "B", "C"].into_iter().zip(&names) {
            record["players"][letter] = json!({"name": name});
        }
        record["source"] = json!({"deal": deal + 1});
        record.as_object_mut().expect("an object").remove("id");
        record.to_string()
    };
    (0..3).map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_board_is_told_when_its_last_table_has_played_it_and_its_hands_when_the_round_is_open() {
    on_each_site(|site| {
        let town = town(site);
        let id = compared(&site.store);
        grant(&site.store, town.owner, Role::Director, id);
        grant(&site.store, town.member, Role::Scorer, id);
        let mut director = browser(site, Who::Owner);
        assert_eq!(enter(&mut director, id, 1, "0", &FIRST).status, 303);
        let list = site.client().get(&at(id, "boards"));
        assert_eq!(list.status, 200);
        assert!(list.text().contains("played at 1 of 2 tables"), "{}", list.text());
        assert!(
            !list.text().contains("boards/1\""),
            "nobody is led to what they may not see"
        );
        for (who, status) in [
            (Who::Visitor, 404),
            (Who::Stranger, 404),
            (Who::Director, 404),
            (Who::Member, 200),
            (Who::Owner, 200),
        ] {
            assert_eq!(browser(site, who).get(&at(id, "boards/1")).status, status, "{who:?}");
        }
        let form = [
            ("act", "upload"),
            ("text", &hands(site, id)),
            ("visibility", "public"),
            ("key", "up"),
        ];
        let path = at(id, "rounds/1/tables/2/hands");
        assert_eq!(send(&mut director, &path, &form).status, 303);
        let shown = director.get(&path).hidden("shown").expect("sums");
        let form = [
            ("act", "result"),
            ("version", "0"),
            ("shown", shown.as_str()),
            ("key", "r"),
        ];
        assert_eq!(send(&mut director, &path, &form).status, 303);
        let mut visitor = site.client();
        let page = visitor.get(&at(id, "boards/1")).text();
        assert!(
            page.contains("Round 1, table 1") && page.contains("+4") && page.contains("100&nbsp;%"),
            "{page}"
        );
        assert!(page.contains("Sitter 0"), "{page}");
        assert!(
            !page.contains("href=\"/hands/"),
            "the round is still closed (S-7): {page}"
        );
        request(&site.store, &CLI, id, chrono::Utc::now())
            .act(tournaments::OpenHands { round: 1 })
            .expect("open");
        let page = visitor.get(&at(id, "boards/1")).text();
        let hand = page
            .split("href=\"/hands/")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        let hand = hand.unwrap_or_else(|| panic!("no way to the replay: {page}"));
        assert_eq!(visitor.get(&format!("/hands/{hand}/0")).status, 200);
        assert!(
            visitor
                .get(&at(id, "boards"))
                .text()
                .contains("played at 2 of 2 tables")
        );
    });
}

#[test]
fn hands_of_the_club_stay_with_the_club_when_their_round_is_open() {
    on_each_site(|site| {
        let town = town(site);
        let id = compared(&site.store);
        grant(&site.store, town.owner, Role::Director, id);
        let mut director = browser(site, Who::Owner);
        assert_eq!(enter(&mut director, id, 1, "0", &FIRST).status, 303);
        let path = at(id, "rounds/1/tables/2/hands");
        let text = hands(site, id);
        let strange = [
            ("act", "upload"),
            ("text", text.as_str()),
            ("visibility", "private"),
            ("key", "x"),
        ];
        assert_eq!(
            send(&mut director, &path, &strange).status,
            422,
            "hands of a table are nobody's own"
        );
        let form = [("act", "upload"), ("text", text.as_str()), ("key", "up")];
        assert_eq!(send(&mut director, &path, &form).status, 303);
        let shown = director.get(&path).hidden("shown").expect("sums");
        let form = [
            ("act", "result"),
            ("version", "0"),
            ("shown", shown.as_str()),
            ("key", "r"),
        ];
        assert_eq!(send(&mut director, &path, &form).status, 303);
        request(&site.store, &CLI, id, chrono::Utc::now())
            .act(tournaments::OpenHands { round: 1 })
            .expect("open");
        for (who, sees) in [(Who::Visitor, false), (Who::Stranger, false), (Who::Member, true)] {
            let page = browser(site, who).get(&at(id, "boards/2")).text();
            assert_eq!(page.contains("href=\"/hands/"), sees, "{who:?}: {page}");
        }
    });
}

#[test]
fn scores_are_compared_seat_by_seat() {
    on_each_site(|site| {
        town(site);
        let id = played(&site.store);
        let read = |board: u8| {
            let path = format!("/api/v1/tournaments/{id}/boards/{board}");
            serde_json::from_str::<Value>(&site.client().get(&path).text()).expect("a board")
        };
        let one = read(1);
        let of = |board: &Value, table: usize, seat: usize| {
            let seat = &board["rows"][table]["seats"][seat];
            (
                seat["score"].as_i64(),
                seat["matchpoints"].as_i64(),
                seat["percent"].as_str().map(str::to_owned),
            )
        };
        assert_eq!(of(&one, 0, 0), (Some(4), Some(2), Some("100".to_owned())));
        assert_eq!(of(&one, 1, 0), (Some(2), Some(0), Some("0".to_owned())));
        assert_eq!(
            of(&one, 0, 2),
            (Some(-2), Some(1), Some("50".to_owned())),
            "as much in the third line"
        );
        assert_eq!(one["datums"], json!(["3", "-1", "-2"]));
        assert_eq!(of(&read(2), 1, 1), (Some(6), Some(1), Some("50".to_owned())));
        let page = site.client().get(&at(id, "boards/3")).text();
        assert!(page.contains("−8") && page.contains("0 points, 0&nbsp;%"), "{page}");
    });
}

#[test]
fn boards_that_are_not_there_are_not_found() {
    on_each_site(|site| {
        let town = town(site);
        let without = tournament(&site.store, "one", 3);
        let id = played(&site.store);
        let mut owner = browser(site, Who::Owner);
        for path in ["boards", "boards/1", "rounds/1/tables/1/boards"] {
            assert_eq!(owner.get(&at(without, path)).status, 404, "{path}");
        }
        assert_eq!(owner.get(&format!("/api/v1/tournaments/{without}/boards")).status, 404);
        for number in ["0", "4", "99", "x", "-1", "1.5", "18446744073709551616"] {
            assert_eq!(owner.get(&at(id, &format!("boards/{number}"))).status, 404, "{number}");
            let path = format!("/api/v1/tournaments/{id}/boards/{number}");
            assert_eq!(site.client().get(&path).status, 404, "{number}");
        }
        for place in [
            "rounds/9/tables/1",
            "rounds/1/tables/9",
            "rounds/x/tables/1",
            "rounds/1/tables/-1",
        ] {
            assert_eq!(owner.get(&at(id, &format!("{place}/boards"))).status, 404, "{place}");
        }
        request(&site.store, &CLI, id, chrono::Utc::now())
            .act(tournaments::Publish { published: false })
            .expect("hidden");
        grant(&site.store, town.member, Role::Scorer, id);
        for (who, status) in [(Who::Visitor, 404), (Who::Stranger, 404), (Who::Member, 200)] {
            let mut client = browser(site, who);
            for path in ["boards", "boards/1", "rounds/1/tables/1/boards"] {
                assert_eq!(client.get(&at(id, path)).status, status, "{who:?} {path}");
            }
        }
    });
}

#[test]
fn scores_that_cannot_be_are_refused_and_nothing_typed_is_lost() {
    on_each_site(|site| {
        let town = town(site);
        let id = compared(&site.store);
        grant(&site.store, town.owner, Role::Director, id);
        let mut director = browser(site, Who::Owner);
        let mut told = |boards: &[[&str; 3]], words: &str| {
            let answer = enter(&mut director, id, 1, "0", boards);
            assert_eq!(answer.status, 409, "{boards:?}");
            let page = answer.text();
            assert!(page.contains(words), "{words}: {page}");
            for word in boards.iter().flatten().filter(|word| !word.is_empty()) {
                assert!(page.contains(&format!("value=\"{word}\"")), "{word} was typed: {page}");
            }
        };
        told(&[["12x", "1", "2"], FIRST[1], FIRST[2]], "Enter a whole number");
        told(&[["A*", "1", "2"], FIRST[1], FIRST[2]], "Enter a whole number");
        told(&[["5", "-2", "-2"], FIRST[1], FIRST[2]], "add up to 1");
        let odd = [
            ("act", "enter"),
            ("score", "1"),
            ("place", "1"),
            ("version", "0"),
            ("key", "x"),
        ];
        let path = at(id, "rounds/1/tables/1/boards");
        assert_eq!(send(&mut director, &path, &odd).status, 400, "a field too many");
        let averages = [["A", "A+", "A-"], ["0", "6", "-6"], ["", "", ""]];
        assert_eq!(enter(&mut director, id, 1, "0", &averages).status, 303);
        let page = director.get(&path).text();
        for word in ["A", "A+", "A-"] {
            assert!(
                page.lines().any(|line| line.trim() == word) || page.contains(&format!("value=\"{word}\"")),
                "{page}"
            );
        }
        let stale = enter(&mut director, id, 1, "0", &FIRST);
        assert_eq!(stale.status, 409, "somebody has entered something meanwhile");
        for (who, status) in [(Who::Visitor, 401), (Who::Stranger, 403), (Who::Member, 403)] {
            assert_eq!(
                enter(&mut browser(site, who), id, 2, "0", &FIRST).status,
                status,
                "{who:?}"
            );
        }
    });
}
