//! The one policy through every door: the page of a table, its card, and the page that goes board by board offer what
//! is allowed and take nothing else.

use scraper::{Html, Selector};
use talon_store::MemberId;

use crate::clubs::people::{Who, browser, send, town};
use crate::harness::site::{Answer, Client, Site, on_each_site};
use crate::tournaments::cards::{card, seats};
use crate::tournaments::evening::Night;

/// A table with its card, at which the member with an account sits.
struct Place {
    night: Night,
    path: String,
    card: String,
    member: Client,
    /// The entries who sit there, the member's first.
    seats: Vec<String>,
    /// Of the member, in the list of the club.
    id: MemberId,
}

fn place(site: &Site) -> Place {
    let id = town(site).member;
    let mut night = Night::in_round_one(site);
    let mut member = browser(site, Who::Member);
    let page = member.get(&format!("{}/rounds/1", night.at)).text();
    let html = Html::parse_document(&page);
    let select = Selector::parse("li.mine a.to").expect("a selector");
    let path = html
        .select(&select)
        .next()
        .and_then(|link| link.attr("href"))
        .expect("their table")
        .to_owned();
    let table = path
        .rsplit('/')
        .next()
        .and_then(|table| table.parse().ok())
        .expect("a number");
    let card = card(&mut night, table);
    let mut seats = seats(&site.client().get(&card).text());
    // The member was the first to enter.
    seats.sort_by_key(|seat| seat.as_str() != "1");
    assert_eq!(seats[0], "1");
    Place {
        night,
        path,
        card,
        member,
        seats,
        id,
    }
}

/// What the forms of a page do.
fn acts(client: &mut Client, path: &str) -> Vec<String> {
    let html = Html::parse_document(&client.get(path).text());
    let select = Selector::parse("main button[name=act]").expect("a selector");
    let table = ["enter", "confirm", "dispute", "take-back", "not-played", "rule", "void"];
    let acts = html.select(&select).filter_map(|one| one.attr("value"));
    acts.filter(|act| table.contains(act)).map(str::to_owned).collect()
}

fn act(client: &mut Client, path: &str, version: u32, act: &str, seat: Option<&str>) -> Answer {
    let version = version.to_string();
    let key = format!("{act}-{version}-{}", seat.unwrap_or_default());
    let mut form = vec![("act", act), ("version", &version), ("key", &key)];
    if matches!(act, "enter" | "rule") {
        form.extend([("score", "6"), ("score", "−4"), ("score", "-2")]);
    }
    if matches!(act, "dispute" | "rule" | "void") {
        form.push(("reason", "it was otherwise"));
    }
    form.extend(seat.map(|seat| ("seat", seat)));
    send(client, path, &form)
}

#[test]
fn a_ruling_stands_against_card_holders_and_players_alike() {
    on_each_site(|site| {
        let Place {
            mut night,
            path,
            card,
            mut member,
            seats,
            ..
        } = place(site);
        let mut phone = site.client();
        assert_eq!(act(&mut member, &path, 0, "enter", None).status, 303);
        assert_eq!(act(&mut phone, &card, 1, "dispute", Some(&seats[1])).status, 303);
        assert_eq!(acts(&mut phone, &card), [""; 0], "the call was heard");
        assert!(phone.get(&card).text().contains("The director has been called"));
        let again = act(&mut phone, &card, 2, "dispute", Some(&seats[2]));
        assert_eq!(again.status, 409, "the reason of the first is not overwritten");
        let at = path.trim_start_matches(&format!("{}/", night.at)).to_owned();
        assert_eq!(acts(&mut night.director, &path), ["rule"], "the ruling first and only");
        let rule = [
            ("act", "rule"),
            ("version", "2"),
            ("reason", "I was there"),
            ("score", "0"),
        ];
        assert_eq!(
            night
                .send(&at, &[&rule[..], &[("score", "0"), ("score", "0")]].concat())
                .status,
            303
        );
        for (client, door) in [(&mut member, &path), (&mut phone, &card)] {
            let seat = (door == &card).then_some(seats[1].as_str());
            assert_eq!(acts(client, door), [""; 0]);
            assert!(client.get(door).text().contains("The director has decided this result"));
            for word in ["enter", "confirm", "dispute", "take-back"] {
                let answer = act(client, door, 3, word, seat);
                assert_eq!(answer.status, 409, "{door} {word}");
            }
            for word in ["rule", "void", "not-played"] {
                assert_eq!(act(client, door, 3, word, seat).status, 403, "{door} {word}");
            }
        }
        let page = night.page(&at);
        assert!(
            page.contains("I was there") && !page.contains("it was otherwise"),
            "{page}"
        );
        assert_eq!(acts(&mut night.director, &path), ["rule", "void"]);
        assert_eq!(act(&mut night.director, &path, 3, "void", None).status, 303);
        let over = act(&mut phone, &card, 4, "enter", Some(&seats[1]));
        assert_eq!(
            over.status, 409,
            "what the director took out is entered by the director"
        );
        assert_eq!(act(&mut night.director, &path, 4, "enter", None).status, 303);
    });
}

#[test]
fn a_player_finds_the_way_to_say_that_a_confirmed_result_is_wrong() {
    on_each_site(|site| {
        let Place {
            mut night,
            path,
            card,
            mut member,
            seats,
            ..
        } = place(site);
        let mut phone = site.client();
        assert_eq!(act(&mut phone, &card, 0, "enter", Some(&seats[1])).status, 303);
        assert_eq!(acts(&mut member, &path), ["confirm", "dispute"]);
        assert_eq!(act(&mut member, &path, 1, "confirm", None).status, 303);
        assert_eq!(acts(&mut phone, &card), ["dispute"]);
        assert_eq!(acts(&mut member, &path), ["dispute"]);
        assert_eq!(acts(&mut site.client(), &path), [""; 0], "a visitor looks on");
        assert_eq!(act(&mut member, &path, 2, "enter", None).status, 409);
        let no_reason = [("act", "dispute"), ("version", "2"), ("reason", " "), ("key", "x")];
        let refused = send(&mut member, &path, &no_reason);
        assert_eq!(refused.status, 409);
        let html = Html::parse_document(&refused.text());
        let open = Selector::parse("details[open] button[value=dispute]").expect("a selector");
        assert!(
            html.select(&open).next().is_some(),
            "the place stays open: {}",
            refused.text()
        );
        assert_eq!(act(&mut member, &path, 2, "dispute", None).status, 303);
        assert!(night.page("direct").contains("the result is disputed"));
    });
}

#[test]
fn nothing_changes_in_a_closed_tournament_through_any_door() {
    on_each_site(|site| {
        let Place {
            mut night,
            path,
            card,
            mut member,
            seats,
            ..
        } = place(site);
        for table in 1..=3 {
            assert_eq!(night.result(1, table, "0", ["6", "-4", "-2"]).status, 303);
        }
        night.direct(&[("act", "finish")]);
        let mut phone = site.client();
        assert_eq!(acts(&mut member, &path), ["dispute"], "a finished one is put right");
        assert_eq!(act(&mut member, &path, 2, "dispute", None).status, 303);
        let refused = night.send("direct", &[("act", "archive")]);
        assert_eq!(refused.status, 409, "it does not close over a dispute");
        assert!(
            refused.text().contains("A result is still disputed"),
            "{}",
            refused.text()
        );
        assert!(!night.page("direct").contains("value=\"archive\""));
        assert_eq!(act(&mut night.director, &path, 3, "rule", None).status, 303);
        night.direct(&[("act", "archive")]);
        // It was entered, confirmed, disputed and decided.
        let version = 4;
        assert_eq!(phone.get(&card).status, 404);
        assert_eq!(act(&mut phone, &card, version, "dispute", Some(&seats[1])).status, 404);
        for client in [&mut member, &mut night.director] {
            assert_eq!(acts(client, &path), [""; 0]);
        }
        for word in ["enter", "confirm", "dispute", "take-back"] {
            assert_eq!(act(&mut member, &path, version, word, None).status, 409, "{word}");
        }
        for word in ["enter", "confirm", "dispute", "rule", "void"] {
            assert_eq!(
                act(&mut night.director, &path, version, word, None).status,
                409,
                "{word}"
            );
        }
    });
}

#[test]
fn one_telephone_is_one_person_with_or_without_an_account() {
    on_each_site(|site| {
        let Place {
            mut night,
            path,
            card,
            mut member,
            seats,
            ..
        } = place(site);
        let (mut one, mut other) = (site.client(), site.client());
        assert_eq!(one.get(&card).status, 200);
        assert_eq!(act(&mut one, &card, 0, "enter", Some(&seats[1])).status, 303);
        let page = one.get(&format!("{card}?seat={}", seats[2])).text();
        assert!(page.contains("The result was entered on this device"), "{page}");
        assert_eq!(act(&mut one, &card, 1, "confirm", Some(&seats[2])).status, 303);
        let waits = "Confirmed on the device that entered it";
        assert!(one.get(&card).text().contains(waits));
        assert!(night.page("direct").contains("confirmed on the device that entered it"));
        let confirmed = |night: &mut Night, path: &str| {
            night
                .director
                .get(path)
                .text()
                .contains("<span class=\"chip good\">confirmed</span>")
        };
        assert!(!confirmed(&mut night, &path));
        assert_eq!(
            act(&mut one, &card, 2, "confirm", Some(&seats[0])).status,
            409,
            "nor under a third name"
        );
        // A program that keeps no cookies shows no other device.
        let bare = act(&mut site.client(), &card, 2, "confirm", Some(&seats[2]));
        assert_eq!(bare.status, 409);
        other.get(&card);
        assert_eq!(act(&mut other, &card, 2, "confirm", Some(&seats[2])).status, 303);
        assert!(confirmed(&mut night, &path));
        assert_eq!(acts(&mut member, &path), ["dispute"]);
    });
}

#[test]
fn the_browser_of_an_account_that_entered_by_the_card_does_not_confirm() {
    on_each_site(|site| {
        let Place {
            mut night,
            path,
            card,
            mut member,
            seats,
            ..
        } = place(site);
        assert_eq!(member.get(&card).status, 200);
        assert_eq!(act(&mut member, &card, 0, "enter", Some(&seats[1])).status, 303);
        assert_eq!(act(&mut member, &path, 1, "confirm", None).status, 303);
        assert!(
            member
                .get(&path)
                .text()
                .contains("Confirmed on the device that entered it")
        );
        assert_eq!(
            act(&mut night.director, &path, 2, "confirm", None).status,
            303,
            "an official ends it"
        );
        assert!(
            member
                .get(&path)
                .text()
                .contains("<span class=\"chip good\">confirmed</span>")
        );
    });
}

#[test]
fn those_who_entered_a_result_can_take_it_back_until_it_is_agreed() {
    on_each_site(|site| {
        let Place {
            card,
            mut member,
            path,
            seats,
            ..
        } = place(site);
        let mut phone = site.client();
        assert_eq!(act(&mut phone, &card, 0, "enter", Some(&seats[1])).status, 303);
        let own = format!("{card}?seat={}", seats[1]);
        assert_eq!(acts(&mut phone, &own), ["enter", "take-back"]);
        assert_eq!(
            act(&mut phone, &card, 1, "take-back", Some(&seats[2])).status,
            403,
            "not theirs"
        );
        assert_eq!(act(&mut member, &path, 1, "take-back", None).status, 403);
        assert_eq!(act(&mut phone, &card, 1, "take-back", Some(&seats[1])).status, 303);
        assert_eq!(acts(&mut member, &path), ["enter"], "the table has none");
    });
}

#[test]
fn a_card_shows_the_names_that_people_chose_and_closes_with_the_tournament() {
    on_each_site(|site| {
        let Place {
            mut night,
            card,
            mut member,
            path,
            seats,
            id,
        } = place(site);
        let mut phone = site.client();
        let chosen = [
            ("name", "Zebulon Quirk"),
            ("alias", "Foxy"),
            ("shown", "alias"),
            ("email", ""),
        ];
        let changed = send(&mut night.director, &format!("/clubs/one/members/{id}"), &chosen);
        assert_eq!(changed.status, 303, "{}", changed.text());
        assert!(
            member.get(&path).text().contains("Zebulon Quirk"),
            "inside the club whole names are shown"
        );
        let page = phone.get(&card).text();
        assert!(page.contains("Foxy") && !page.contains("Zebulon"), "{page}");
        let own = member.get(&card).text();
        assert!(
            !own.contains("Zebulon"),
            "a card shows the same to whoever holds it: {own}"
        );
        night.direct(&[("act", "hide")]);
        assert_eq!(phone.get(&card).status, 404);
        assert_eq!(act(&mut phone, &card, 0, "enter", Some(&seats[1])).status, 404);
        night.direct(&[("act", "show")]);
        assert_eq!(phone.get(&card).status, 200);
    });
}
