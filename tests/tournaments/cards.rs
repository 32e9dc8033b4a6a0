//! Results by the card of a table: who has it needs no account, opens that one table, and is one of those who sit
//! there.

use crate::clubs::people::{Who, browser, send, town};
use crate::harness::site::{Answer, Client, on_each_site};
use crate::tournaments::evening::Night;

/// The path of the card of a table, as whoever directs the tournament is shown it.
pub(super) fn card(night: &mut Night, table: u16) -> String {
    let page = night.page(&Night::table(1, table));
    let at = page.find("/card/").expect("the link of the table");
    page[at..].split(['"', '<']).next().expect("an end").to_owned()
}

/// The entries who sit there, in the order of the page.
pub(super) fn seats(page: &str) -> Vec<String> {
    let fields = page.split("type=\"radio\" name=\"seat\" value=\"").skip(1);
    fields
        .map(|rest| rest.split('"').next().expect("a number").to_owned())
        .collect()
}

fn enter(client: &mut Client, card: &str, seat: &str, first: &str, key: &str) -> Answer {
    let form = [
        ("act", "enter"),
        ("version", "0"),
        ("seat", seat),
        ("score", first),
        ("score", "-4"),
        ("score", "-2"),
        ("key", key),
    ];
    send(client, card, &form)
}

#[test]
fn players_without_an_account_enter_and_confirm_a_result_by_the_card() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let card = card(&mut night, 2);
        let (mut one, mut other) = (site.client(), site.client());
        let page = one.get(&card);
        assert_eq!(page.status, 200, "{}", page.text());
        let seats = seats(&page.text());
        assert_eq!(seats.len(), 3, "{}", page.text());

        assert_eq!(
            enter(&mut one, &card, "", "6", "a").status,
            409,
            "nobody said who it was"
        );
        assert_eq!(
            enter(&mut one, &card, "99", "6", "b").status,
            409,
            "somebody else's name"
        );
        let wrong = enter(&mut one, &card, &seats[0], "7", "c");
        assert!(
            wrong.status == 409 && wrong.text().contains("value=\"7\""),
            "what was typed is kept"
        );
        assert_eq!(enter(&mut one, &card, &seats[0], "6", "d").status, 303);
        assert_eq!(
            enter(&mut one, &card, &seats[0], "6", "d").status,
            303,
            "sent twice, done once"
        );
        let late = enter(&mut other, &card, &seats[1], "8", "e");
        assert_eq!(late.status, 409, "another one was faster");
        let late = late.text();
        assert!(
            late.contains("+6") && late.contains("Entered by"),
            "both values and who was first: {late}"
        );

        let confirm = |client: &mut Client, seat: &str, key: &str| {
            send(
                client,
                &card,
                &[("act", "confirm"), ("version", "1"), ("seat", seat), ("key", key)],
            )
        };
        assert_eq!(
            confirm(&mut one, &seats[0], "f").status,
            409,
            "nobody confirms their own"
        );
        assert_eq!(confirm(&mut other, &seats[1], "g").status, 303);
        assert!(night.page(&Night::table(1, 2)).contains("confirmed"));
        let ruled = [
            ("act", "rule"),
            ("version", "2"),
            ("seat", seats[0].as_str()),
            ("score", "0"),
        ];
        let ruled = [
            &ruled[..],
            &[("score", "0"), ("score", "0"), ("reason", "x"), ("key", "h")],
        ]
        .concat();
        assert_eq!(send(&mut one, &card, &ruled).status, 403, "a card decides nothing");
    });
}

#[test]
fn nobody_confirms_in_the_name_of_who_entered_a_result_and_is_told_by_name() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let card = card(&mut night, 2);
        let (mut one, mut other) = (site.client(), site.client());
        let seats = seats(&one.get(&card).text());
        assert_eq!(enter(&mut one, &card, &seats[0], "6", "a").status, 303);
        let form = [
            ("act", "confirm"),
            ("version", "1"),
            ("seat", seats[0].as_str()),
            ("key", "b"),
        ];
        let refused = send(&mut other, &card, &form);
        let text = refused.text();
        assert_eq!(refused.status, 409, "{text}");
        assert!(
            text.contains("entered this result, so another player at the table has to confirm it"),
            "{text}"
        );
        assert!(
            !text.contains("still in the form below") && !text.contains("different result now"),
            "nothing was typed: {text}"
        );
        assert!(!text.contains(" checked"), "nobody has become them: {text}");
        let form = [
            ("act", "confirm"),
            ("version", "1"),
            ("seat", seats[1].as_str()),
            ("key", "c"),
        ];
        assert_eq!(send(&mut other, &card, &form).status, 303);
    });
}

#[test]
fn a_card_opens_its_own_table_and_only_while_it_is_good() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let card = card(&mut night, 2);
        let mut visitor = site.client();
        let of = |from: &str, to: &str| card.replacen(from, to, 1);
        assert_eq!(
            visitor.get(&of("-1-2-", "-1-3-")).status,
            404,
            "the code of another table"
        );
        assert_eq!(visitor.get(&of("-1-2-", "-2-2-")).status, 404, "of another round");
        let last = if card.ends_with('a') { "b" } else { "a" };
        assert_eq!(
            visitor.get(&format!("{}{last}", &card[..card.len() - 1])).status,
            404,
            "one letter off"
        );
        assert_eq!(
            visitor.get(&card.to_uppercase().replace("/CARD/", "/card/")).status,
            200,
            "typed by hand"
        );
        let before = night.director.get(&format!("{}/direct", night.at)).hidden("revision");
        night.direct(&[("act", "renew-cards")]);
        assert_eq!(visitor.get(&card).status, 404, "cards were made anew");
        let after = night.director.get(&format!("{}/direct", night.at)).hidden("revision");
        assert_eq!(
            before, after,
            "which cannot be taken back: the step before it still can"
        );
        assert_eq!(enter(&mut visitor, &card, "1", "6", "a").status, 404);
    });
}

#[test]
fn a_page_that_is_open_is_told_of_every_change() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let live = format!("{}/live", night.at);
        let told = |client: &mut Client| {
            let answer = client.get(&live);
            assert_eq!(answer.header("content-type"), Some("text/event-stream"));
            let text = answer.text();
            let line = text
                .lines()
                .find_map(|line| line.strip_prefix("data: "))
                .expect("a revision");
            line.parse::<u32>().expect("a number")
        };
        let before = told(&mut site.client());
        let open = std::thread::scope(|scope| {
            // Listens from before the change until it is told of it.
            let listener = scope.spawn(|| site.client().news(&live, before + 1));
            assert_eq!(night.result(1, 1, "0", ["6", "-4", "-2"]).status, 303);
            listener.join().expect("news")
        });
        assert_eq!(open, before + 1);
        night.direct(&[("act", "hide")]);
        assert_eq!(site.client().get(&live).status, 404, "hidden from visitors");
    });
}

#[test]
fn only_officials_are_given_the_links_of_cards() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let page = format!("{}/print/cards/1", night.at);
        assert!(
            night.page("print/cards/1").contains("/card/"),
            "the director prints them"
        );
        for path in [page, format!("{}/rounds/1/tables/1", night.at)] {
            for mut reader in [site.client(), browser(site, Who::Member)] {
                let answer = reader.get(&path);
                assert_eq!(answer.status, 200);
                assert!(!answer.text().contains("/card/"), "{path}");
            }
        }
    });
}

#[test]
fn where_no_second_player_is_asked_for_a_card_enters_and_an_official_agrees() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        let page = night.page("settings");
        assert!(page.contains("name=\"two_person\""));
        crate::tournaments::settings::set(&mut night, "tables", &[("two_person", "-")]);
        night.reach_round_one(site);
        let card = card(&mut night, 2);
        let mut player = site.client();
        let seats = seats(&player.get(&card).text());
        assert_eq!(enter(&mut player, &card, &seats[0], "6", "a").status, 303);
        assert!(
            player
                .get(&card)
                .text()
                .contains("The director or a scorer has to confirm it")
        );
        let confirm = [
            ("act", "confirm"),
            ("version", "1"),
            ("seat", seats[1].as_str()),
            ("key", "b"),
        ];
        assert_eq!(send(&mut player, &card, &confirm).status, 403);
    });
}
