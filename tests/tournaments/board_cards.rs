//! The scorecard of a table where deals are compared: each deal is a board, and what the card says of it is the score
//! of the table on that board, which others learn of no sooner than of a score that was typed.

use talon_store::TournamentId;
use talon_store::roles::Role;

use super::boards::compared;
use super::cards::seats;
use super::settings::set;
use crate::clubs::people::{Who, browser, grant, town};
use crate::harness::site::{Answer, Client, Site, on_each_site};
use crate::sessions::scorecards::send;

/// The address of the card of a table, as its director finds it.
pub(super) fn card(director: &mut Client, id: TournamentId, table: u16) -> String {
    let page = director
        .get(&format!("/tournaments/{id}/rounds/1/tables/{table}"))
        .text();
    let at = page.find("/card/").expect("the link of the table");
    page[at..].split(['"', '<']).next().expect("an end").to_owned()
}

/// A simple made by this person on a board, of which a seat of the table is the dealer.
pub(super) fn simple(client: &mut Client, card: &str, board: &str, dealer: &str, who: &str) -> Answer {
    let scorecard = card.replace("/card/", "/scorecards/");
    let form = [
        ("number", board),
        ("dealer", dealer),
        ("who", who),
        ("call", "simple"),
        ("f.made.simple", "made"),
    ];
    let page = format!("{scorecard}?board={board}&who={who}&call=simple");
    send(client, &page, &format!("{scorecard}/deals"), &form)
}

/// Sends what the scorecard has under "This is our result".
pub(super) fn send_result(client: &mut Client, card: &str, version: &str) -> Answer {
    let scorecard = card.replace("/card/", "/scorecards/");
    let page = client.get(&scorecard).text();
    let result = page.split("id=\"result\"").nth(1).expect("a form").to_owned();
    let all = |name: &str| -> Vec<String> {
        let begins = format!("name=\"{name}\" value=\"");
        let fields = result.split(&begins).skip(1);
        fields
            .map(|rest| rest.split('"').next().expect("an end").to_owned())
            .collect()
    };
    let (boards, scores) = (all("board"), all("score"));
    let seat = seats(&client.get(card).text())[0].clone();
    let mut form = vec![("act", "enter"), ("version", version), ("seat", seat.as_str())];
    form.extend(boards.iter().map(|score| ("board", score.as_str())));
    form.extend(scores.iter().map(|score| ("score", score.as_str())));
    send(client, card, card, &form)
}

/// A tournament in which deals are compared, and the browser of whoever directs it.
fn directed(site: &Site) -> (TournamentId, Client) {
    let people = town(site);
    let id = compared(&site.store);
    grant(&site.store, people.owner, Role::Director, id);
    (id, browser(site, Who::Owner))
}

#[test]
fn a_deal_of_the_card_is_a_board_and_its_score_is_that_of_the_table() {
    on_each_site(|site| {
        let (id, mut director) = directed(site);
        let card = card(&mut director, id, 1);
        let scorecard = card.replace("/card/", "/scorecards/");
        let mut phone = site.client();
        let page = phone.get(&scorecard).text();
        assert!(
            page.contains("<h2>Board 1</h2>") && page.contains("0 of 3 deals"),
            "{page}"
        );
        assert_eq!(simple(&mut phone, &card, "1", "0", "0").status, 303);
        let page = phone.get(&scorecard).text();
        assert!(page.contains("<h2>Board 2</h2>"), "{page}");
        assert!(
            page.contains("name=\"board\" value=\"3\""),
            "another one may be played first: {page}"
        );
        let wrong = simple(&mut phone, &card, "3", "1", "2");
        assert_eq!(wrong.status, 409, "the third person deals the third board");
        assert!(wrong.text().contains("deals this board"), "{}", wrong.text());
        assert_eq!(simple(&mut phone, &card, "4", "0", "2").status, 409, "no such board");
        assert_eq!(simple(&mut phone, &card, "3", "2", "2").status, 303);
        let page = phone.get(&scorecard).text();
        assert!(page.contains("<h2>Board 2</h2>"), "{page}");
        assert!(page.contains("Will be entered as not played: 2."), "{page}");

        let board = format!("/tournaments/{id}/boards/3");
        assert_eq!(site.client().get(&board).status, 404);
        let seen = director.get(&board).text();
        assert!(
            seen.contains("scorecard: +2") && seen.contains("scorecard: −1"),
            "{seen}"
        );

        assert_eq!(send_result(&mut phone, &card, "0").status, 303);
        let file = director.get(&format!("/tournaments/{id}/event.json")).text();
        assert!(file.contains(r#""origin":"scorecard""#), "{file}");
        let typed = director
            .get(&format!("/tournaments/{id}/rounds/1/tables/1/boards"))
            .text();
        let values: Vec<&str> = typed
            .split("value=\"")
            .filter_map(|rest| rest.split('"').next())
            .collect();
        let scores = ["2", "−1", "−1", "", "", "", "−1", "−1", "2"];
        assert!(
            values.windows(scores.len()).any(|some| some == scores),
            "{values:?}: {typed}"
        );
        let seen = director.get(&board).text();
        assert!(
            seen.contains("<b>+2</b>") && !seen.contains("scorecard:"),
            "one truth: {seen}"
        );
    });
}

#[test]
fn a_typed_score_of_a_board_that_differs_stands_beside_that_of_the_card() {
    on_each_site(|site| {
        let (id, mut director) = directed(site);
        let card = card(&mut director, id, 1);
        let mut phone = site.client();
        for (board, dealer) in [("1", "0"), ("2", "1"), ("3", "2")] {
            assert_eq!(simple(&mut phone, &card, board, dealer, "0").status, 303);
        }
        let page = phone.get(&card.replace("/card/", "/scorecards/")).text();
        assert!(page.contains("All boards of this table have been entered"), "{page}");
        let direct = director.get(&format!("/tournaments/{id}/direct")).text();
        assert!(direct.contains("all deals played, result not sent"), "{direct}");
        let boards = format!("/tournaments/{id}/rounds/1/tables/1/boards");
        let page = director.get(&boards).text();
        assert!(
            page.contains("value=\"−1\"") && !page.contains("scorecard:"),
            "what is not entered stands in the fields: {page}"
        );
        let typed = ["2", "-1", "-1", "4", "-2", "-2", "2", "-1", "-1"];
        let mut form: Vec<(&str, &str)> = typed.iter().map(|score| ("score", *score)).collect();
        form.extend([("act", "enter"), ("version", "0")]);
        assert_eq!(send(&mut director, &boards, &boards, &form).status, 303);
        let page = director.get(&boards).text();
        assert_eq!(
            page.matches("scorecard: ").count(),
            3,
            "of the second board alone: {page}"
        );
        assert!(
            page.contains("scorecard: 2") && page.contains("scorecard: −1"),
            "{page}"
        );
        let board = director.get(&format!("/tournaments/{id}/boards/2")).text();
        assert!(
            board.contains("<b>+4</b>") && board.contains("scorecard: +2"),
            "{board}"
        );
        let board = director.get(&format!("/tournaments/{id}/boards/1")).text();
        assert!(!board.contains("scorecard:"), "the same of the first: {board}");
        let direct = director.get(&format!("/tournaments/{id}/direct")).text();
        assert!(direct.contains("result differs from the scorecard"), "{direct}");
    });
}

#[test]
fn nobody_else_learns_of_a_board_of_the_card_before_its_last_table_has_played_it() {
    on_each_site(|site| {
        let (id, mut director) = directed(site);
        let cards = [card(&mut director, id, 1), card(&mut director, id, 2)];
        let mut phone = site.client();
        let deals = [("1", "0"), ("2", "1"), ("3", "2")];
        for (board, dealer) in deals {
            assert_eq!(simple(&mut phone, &cards[0], board, dealer, "0").status, 303);
        }
        assert_eq!(send_result(&mut phone, &cards[0], "0").status, 303);
        let boards = format!("/tournaments/{id}/rounds/1/tables/1/boards");
        let hidden = site.client().get(&boards).text();
        assert!(!hidden.contains('−'), "table 2 has still to play them: {hidden}");
        let other = phone.get(&cards[1].replace("/card/", "/scorecards/")).text();
        assert!(!other.contains('−'), "the card of another table tells nothing: {other}");
        for who in [Who::Visitor, Who::Stranger, Who::Director] {
            let page = browser(site, who).get(&format!("/tournaments/{id}/boards/1"));
            assert_eq!(page.status, 404, "{who:?}");
        }
        for (board, dealer) in deals {
            assert_eq!(simple(&mut phone, &cards[1], board, dealer, "1").status, 303);
        }
        assert_eq!(send_result(&mut phone, &cards[1], "0").status, 303);
        for table in ["1", "2"] {
            let confirm = [("act", "confirm"), ("version", "1")];
            let page = format!("/tournaments/{id}/rounds/1/tables/{table}");
            assert_eq!(send(&mut director, &page, &page, &confirm).status, 303);
        }
        let board = site.client().get(&format!("/tournaments/{id}/boards/1")).text();
        assert!(board.contains("Simple") && board.contains("<b>+2</b>"), "{board}");
        assert!(site.client().get(&boards).text().contains('−'));
    });
}

#[test]
fn running_sums_of_boards_wait_for_the_first_deal_of_the_last_table() {
    on_each_site(|site| {
        let (id, mut director) = directed(site);
        let mut night = super::evening::Night {
            at: format!("/tournaments/{id}"),
            director: browser(site, Who::Owner),
            keys: 0,
        };
        set(&mut night, "tables", &[("running_scores", "on")]);
        let cards = [card(&mut director, id, 1), card(&mut director, id, 2)];
        let mut phone = site.client();
        assert_eq!(simple(&mut phone, &cards[0], "1", "0", "0").status, 303);
        let wall = format!("/tournaments/{id}/wall?show=tables");
        assert!(!site.client().get(&wall).text().contains("+2"));
        assert_eq!(simple(&mut phone, &cards[1], "1", "0", "0").status, 303);
        let shown = site.client().get(&wall).text();
        assert!(shown.contains("+2"), "{shown}");
    });
}

#[test]
fn a_board_is_one_deal_and_can_turn_out_to_have_been_another() {
    on_each_site(|site| {
        let (id, mut director) = directed(site);
        let card = card(&mut director, id, 1);
        let scorecard = card.replace("/card/", "/scorecards/");
        let (mut one, mut other) = (site.client(), site.client());
        assert_eq!(simple(&mut one, &card, "1", "0", "0").status, 303);
        assert_eq!(simple(&mut other, &card, "1", "0", "1").status, 303);
        let page = one.get(&scorecard).text();
        assert!(page.contains("two versions") && page.contains("1 of 3 deals"), "{page}");
        let deal = format!("{scorecard}/deals/1");
        let page = one.get(&deal).text();
        assert!(
            page.contains("value=\"keep-second\"") && !page.contains("value=\"keep-both\""),
            "{page}"
        );
        assert_eq!(
            simple(&mut other, &card, "1", "0", "2").status,
            409,
            "a third answer waits for a decision"
        );
        assert_eq!(send(&mut one, &deal, &deal, &[("act", "keep-both")]).status, 409);
        assert_eq!(send(&mut one, &deal, &deal, &[("act", "keep-second")]).status, 303);
        assert_eq!(simple(&mut one, &card, "2", "1", "2").status, 303);
        let swap = [("act", "set-board"), ("board", "2")];
        assert_eq!(send(&mut one, &deal, &deal, &swap).status, 303);
        let page = one.get(&deal).text();
        assert!(page.contains("<h1>Board 2</h1>"), "{page}");
        assert!(
            one.get(&format!("{scorecard}/deals/2"))
                .text()
                .contains("<h1>Board 1</h1>")
        );
        let far = [("act", "set-board"), ("board", "9")];
        assert_eq!(send(&mut one, &deal, &deal, &far).status, 409);
        let ndjson = one.get(&format!("{scorecard}/deals.ndjson")).text();
        let declarers: Vec<&str> = ndjson.split("\"declarer\":\"").skip(1).map(|rest| &rest[..1]).collect();
        assert_eq!(declarers, ["C", "B"], "in the order of the boards: {ndjson}");
        let undo = format!("{scorecard}/deals/2");
        assert_eq!(send(&mut one, &undo, &undo, &[("act", "take-back")]).status, 303);
        let page = one.get(&scorecard).text();
        assert!(page.contains("<h2>Board 1</h2>"), "it is open again: {page}");
    });
}

#[test]
fn without_a_scorecard_the_card_asks_for_the_boards_and_a_ruling_goes_board_by_board() {
    on_each_site(|site| {
        let (id, mut director) = directed(site);
        let card = card(&mut director, id, 1);
        let mut phone = site.client();
        let page = phone.get(&card).text();
        assert_eq!(page.matches("name=\"board\"").count(), 9, "{page}");
        assert!(
            !page.contains("name=\"score\""),
            "sums would tell nothing of the boards: {page}"
        );
        let seat = seats(&page)[0].clone();
        let typed = |version: &'static str, act: &'static str, scores: [&'static str; 9]| {
            let mut form = vec![("act", act), ("version", version)];
            form.extend(scores.map(|score| ("board", score)));
            form
        };
        let mut wrong = typed("0", "enter", ["4", "-2", "-1", "0", "6", "-6", "-8", "4", "4"]);
        wrong.push(("seat", &seat));
        let answer = send(&mut phone, &card, &card, &wrong);
        assert_eq!(answer.status, 409, "a board comes to nothing in all");
        assert!(answer.text().contains("value=\"-8\""), "what was typed is still there");
        let mut right = typed("0", "enter", ["4", "-2", "-2", "0", "6", "-6", "-8", "4", "4"]);
        right.push(("seat", &seat));
        assert_eq!(send(&mut phone, &card, &card, &right).status, 303);
        let table = format!("/tournaments/{id}/rounds/1/tables/1");
        let ruled = ["4", "-2", "-2", "0", "6", "-6", "-6", "2", "4"];
        let mut form = typed("1", "rule", ruled);
        form.push(("reason", "slip found"));
        assert_eq!(send(&mut director, &table, &table, &form).status, 303);
        let kept = super::deals::kept(&site.store, id);
        let result = kept
            .table(1, 1)
            .and_then(|table| table.result.clone())
            .expect("a result");
        let talon_tournament::standings::TableOutcome::Played(seats) = result.outcome else {
            panic!("it was played")
        };
        let first: Vec<_> = seats.iter().map(|seat| (seat.raw, seat.boards.len())).collect();
        assert_eq!(first, [(-2, 3), (6, 3), (-4, 3)], "no board is lost");
    });
}
