//! Hands of boards whose deals Talon made: they are held against their deals, and no player sees those of another table
//! before all tables have played them.

use serde_json::{Value, json};
use talon_rules::cards::Pack;
use talon_store::TournamentId;
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Board, DealsSeenBy};

use super::board_cards::{card, send_result, simple};
use super::deals::{evening, kept, people, play};
use crate::api::token;
use crate::clubs::people::{Who, browser, send, town, user};
use crate::harness::site::{Answer, Site, on_each_site};

#[test]
fn an_official_who_plays_sees_no_hand_of_another_table_while_its_boards_are_played() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(&site.store, &[town.owner], DealsSeenBy::Officials);
        people(site, &town, id);
        let (own, other) = if sits_at(site, id, 1) { (1, 2) } else { (2, 1) };
        assert!(
            sits_at(site, id, own) && !sits_at(site, id, other),
            "the owner was entered last"
        );
        let path = format!("/tournaments/{id}/rounds/1/tables/{other}/hands");
        let text = records(site, id, other, |_| {});
        let form = [("act", "upload"), ("text", text.as_str()), ("key", "brought")];
        assert_eq!(send(&mut browser(site, Who::Director), &path, &form).status, 303);
        let page = browser(site, Who::Director).get(&path).text();
        let hand = page
            .split("href=\"/hands/")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        let hand = format!("/hands/{}", hand.unwrap_or_else(|| panic!("no hand: {page}")));
        assert_eq!(browser(site, Who::Owner).get(&hand).status, 404);
        let form = [("act", "open"), ("key", "open")];
        let open = send(
            &mut browser(site, Who::Owner),
            &format!("/tournaments/{id}/rounds/1/hands"),
            &form,
        );
        assert_eq!(open.status, 409, "{}", open.text());
        (1..=2).for_each(|table| play(&site.store, id, 1, table));
        assert_eq!(browser(site, Who::Owner).get(&hand).status, 200);
    });
}

/// Records of the boards of a table of round 1, unfinished, with those who sit there.
fn records(site: &Site, id: TournamentId, table: u16, change: impl Fn(&mut Value)) -> String {
    let tournament = kept(&site.store, id);
    let round = site.client().get(&format!("/api/v1/tournaments/{id}/rounds/1")).text();
    let round: Value = serde_json::from_str(&round).expect("a round");
    let names = round["tables"][usize::from(table) - 1]["seats"]
        .as_array()
        .expect("seats")
        .clone();
    let line = |board: &Board| {
        let deal = tournament.deal_of(*board).expect("a deal");
        let mut hands = json!({});
        for hand in 0..3 {
            let cards = Pack::German.in_order(deal.cards_of(hand, true));
            let codes: Vec<&str> = cards.map(|card| Pack::German.code(card)).collect();
            hands[["A", "B", "C"][board.place_of_hand(hand, 3)]] = json!(codes);
        }
        let dealer = ["A", "B", "C"][board.dealer(3)];
        let player = |seat: usize| json!({"name": names[seat]["name"]});
        let mut record = json!({
            "format": "talon", "version": "1.0", "game": "ulti", "rules": {"id": "ulti", "edition": 1},
            "source": {"deal": board.number},
            "players": {"A": player(0), "B": player(1), "C": player(2)},
            "deal": {"dealer": dealer, "hands": hands},
            "actions": [],
        });
        change(&mut record);
        record.to_string()
    };
    let lines: Vec<String> = tournament.boards_at(1, table).iter().map(line).collect();
    lines.join("\n")
}

#[test]
fn a_hand_with_other_cards_than_its_board_is_flagged_and_not_taken_by_its_number() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(&site.store, &[], DealsSeenBy::Owners);
        people(site, &town, id);
        let mut director = browser(site, Who::Director);
        let path = format!("/tournaments/{id}/rounds/1/tables/1/hands");
        let upload = |text: &str, key: &str| {
            let form = [("act", "upload"), ("text", text), ("key", key)];
            send(&mut browser(site, Who::Director), &path, &form).status
        };
        let sound = records(site, id, 1, |_| {});
        assert_eq!(upload(&sound, "sound"), 303);
        let page = director.get(&path).text();
        assert!(page.contains("not played to the end"), "{page}");
        assert!(!page.contains("not the deal of the board"), "{page}");
        // Two hands change places: each board has the right cards at the wrong seats.
        let spoilt = records(site, id, 1, |record| {
            let hands = record["deal"]["hands"].as_object_mut().expect("hands");
            let ten: Vec<String> = hands
                .iter()
                .filter(|(_, cards)| cards.as_array().is_some_and(|cards| cards.len() == 10))
                .map(|(seat, _)| seat.clone())
                .collect();
            let one = hands[&ten[0]].clone();
            let other = std::mem::replace(&mut hands[&ten[1]], one);
            hands[&ten[0]] = other;
        });
        assert_eq!(upload(&spoilt, "spoilt"), 303);
        let page = director.get(&path).text();
        assert!(page.contains("not the deal of the board: 3"), "{page}");
    });
}

#[test]
fn an_official_who_plays_reads_of_a_board_what_players_read_until_they_have_played_it() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(&site.store, &[town.owner], DealsSeenBy::Officials);
        people(site, &town, id);
        let (own, other) = if sits_at(site, id, 1) { (1, 2) } else { (2, 1) };
        let at = |page: &str| format!("/tournaments/{id}/{page}");
        let card = card(&mut browser(site, Who::Director), id, other);
        for (board, dealer) in [("1", "0"), ("2", "1"), ("3", "2")] {
            assert_eq!(simple(&mut site.client(), &card, board, dealer, "0").status, 303);
        }
        assert_eq!(send_result(&mut site.client(), &card, "0").status, 303);
        let api = format!("/api/v1/tournaments/{id}/boards");
        let bearers = bearers(site, [Who::Director, Who::Owner, Who::Member]);
        let reads = |who: Who| {
            let mut client = browser(site, who);
            let is_linked = client.get(&at("boards")).text().contains(&at("boards/1\""));
            let is_shown = client.get(&at("boards/1")).status == 200;
            let listed: Value = serde_json::from_str(&by_program(site, &bearers, who, &api).text()).expect("a list");
            let answered = by_program(site, &bearers, who, &format!("{api}/1")).status == 200;
            let ways = [is_linked, listed["boards"][0]["url"].is_string(), answered];
            assert_eq!(ways, [is_shown; 3], "{who:?}");
            is_shown
        };
        assert!(reads(Who::Director), "who does not play enters and rules");
        assert!(!reads(Who::Owner) && !reads(Who::Visitor) && !reads(Who::Member));
        let entered = |who: Who| {
            let table = format!("rounds/1/tables/{other}");
            [at(&table), at(&format!("{table}/boards")), card.clone()].map(|page| {
                let page = browser(site, who).get(&page).text();
                board_scores(&page)
            })
        };
        let file = |who: Who| browser(site, who).get(&at("event.json")).status;
        let (director, owner) = (entered(Who::Director), entered(Who::Owner));
        assert!(director.iter().all(|scores| scores.len() >= 9), "{director:?}");
        assert!(owner.iter().all(Vec::is_empty), "{owner:?}");
        assert_eq!((file(Who::Director), file(Who::Owner)), (200, 409));
        let grid = at("rounds/1/results");
        let fields = browser(site, Who::Owner).get(&grid).text();
        assert_eq!(fields.matches("name=\"board\"").count(), 9, "those of their own table");
        for page in [at(&format!("rounds/1/tables/{other}")), grid, card.clone()] {
            let page = browser(site, Who::Owner).get(&page).text();
            assert!(page.contains("You still have to play these boards"), "{page}");
            assert!(
                !page.contains("value=\"enter\"") && !page.contains("value=\"rule\""),
                "{page}"
            );
        }
        play(&site.store, id, 1, own);
        assert_eq!(file(Who::Owner), 200);
        assert_eq!(entered(Who::Owner), director);
        assert!(reads(Who::Owner), "they have played it");
        assert!(
            !reads(Who::Visitor) && !reads(Who::Member),
            "the other table has no result that is agreed"
        );
        let page = browser(site, Who::Owner).get(&at("boards/1")).text();
        assert!(page.contains("Simple"), "{page}");
    });
}

#[test]
fn the_hands_of_another_table_come_to_nothing_for_an_official_who_has_still_to_play_them() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(&site.store, &[town.owner], DealsSeenBy::Officials);
        people(site, &town, id);
        let (own, other) = if sits_at(site, id, 1) { (1, 2) } else { (2, 1) };
        let path = format!("/tournaments/{id}/rounds/1/tables/{other}/hands");
        let text = records(site, id, other, |_| {});
        let form = [("act", "upload"), ("text", text.as_str()), ("key", "brought")];
        assert_eq!(send(&mut browser(site, Who::Director), &path, &form).status, 303);
        let bearers = bearers(site, [Who::Director, Who::Owner, Who::Member]);
        let told = |who: Who| {
            let path = format!("/api/v1/tournaments/{id}/rounds/1/hands");
            let hands: Value = serde_json::from_str(&by_program(site, &bearers, who, &path).text()).expect("hands");
            hands["tables"][0]["deals"].as_array().map(Vec::len)
        };
        assert_eq!(told(Who::Director), Some(3));
        assert_eq!(told(Who::Owner), Some(0));
        play(&site.store, id, 1, own);
        assert_eq!(told(Who::Owner), Some(3));
        assert_eq!(told(Who::Member), Some(0));
    });
}

/// What a page tells of scores of boards, in fields or written.
fn board_scores(page: &str) -> Vec<String> {
    let table = page.split("<table class=\"ranks boards\"").nth(1).unwrap_or_default();
    let cells = table.split("</table>").next().unwrap_or_default().split("<td>").skip(2);
    let told = |cell: &str| {
        let field = cell.split("value=\"").nth(1).and_then(|rest| rest.split('"').next());
        let written = || cell.split('<').next().unwrap_or_default();
        field.unwrap_or_else(written).trim().to_owned()
    };
    cells.map(told).filter(|score| !score.is_empty()).collect()
}

/// The tokens of these people, for programs.
fn bearers<const N: usize>(site: &Site, of: [Who; N]) -> [(Who, String); N] {
    of.map(|who| (who, token(&site.store, user(&site.store, &who.mail()), "read")))
}

/// What a program is answered that someone gave a token to, or a visitor's.
fn by_program(site: &Site, bearers: &[(Who, String)], who: Who, path: &str) -> Answer {
    let bearer = bearers.iter().find(|(one, _)| *one == who);
    let headers = bearer.map(|(_, bearer)| ("authorization", bearer.as_str()));
    site.client().send("GET", path, headers.as_slice(), b"")
}

/// Whether the member who was entered after five guests sits at a table of round 1.
fn sits_at(site: &Site, id: TournamentId, table: u16) -> bool {
    let tournament = kept(&site.store, id);
    let table = tournament.table(1, table).expect("a table");
    table.seats.iter().any(|seat| seat.entry == EntryNo(6))
}
