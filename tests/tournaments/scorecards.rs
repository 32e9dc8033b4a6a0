//! The scorecard of a table: whoever holds the card on it keeps the score deal by deal and sends the result, which
//! waits for another device as ever.

use super::cards::{card, seats};
use super::evening::Night;
use super::settings::set;
use crate::clubs::people::town;
use crate::harness::site::{Answer, Client, Site, on_each_site};
use crate::sessions::scorecards::send;

/// Writes a Simple of this person, made.
fn simple(client: &mut Client, scorecard: &str, number: &str, who: &str) -> Answer {
    let form = [
        ("number", number),
        ("dealer", "0"),
        ("who", who),
        ("call", "simple"),
        ("f.made.simple", "made"),
    ];
    let page = format!("{scorecard}?who={who}&call=simple");
    send(client, &page, &format!("{scorecard}/deals"), &form)
}

#[test]
fn a_table_keeps_its_score_by_its_card_and_sends_the_result() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let card = card(&mut night, 2);
        let (mut one, mut other) = (site.client(), site.client());
        let page = one.get(&card).text();
        let scorecard = card.replace("/card/", "/scorecards/");
        assert!(page.contains(&format!("href=\"{scorecard}\"")), "{page}");
        let seats = seats(&page);

        let empty = one.get(&scorecard);
        assert_eq!(empty.status, 200, "{}", empty.text());
        assert!(
            empty.text().contains("Friday evening") && empty.text().contains("0 of 9 deals"),
            "{}",
            empty.text()
        );
        assert_eq!(simple(&mut one, &scorecard, "1", "0").status, 303);
        assert_eq!(
            simple(&mut other, &scorecard, "2", "0").status,
            303,
            "another phone at the same table"
        );
        let page = one.get(&scorecard).text();
        assert!(page.contains("2 of 9 deals") && page.contains("+4"), "{page}");
        assert!(
            !page.contains(&format!("href=\"{scorecard}/settings\"")),
            "what is played the tournament says"
        );
        let result = [
            ("act", "enter"),
            ("version", "0"),
            ("seat", seats[0].as_str()),
            ("score", "4"),
            ("score", "-2"),
            ("score", "-2"),
        ];
        for (_, value) in &result[3..] {
            assert!(
                page.contains(&format!("name=\"score\" value=\"{value}\"")),
                "{value}: {page}"
            );
        }
        assert_eq!(send(&mut one, &card, &card, &result).status, 303);
        assert!(night.page(&Night::table(1, 2)).contains("+4"), "the director sees it");
        let file = night.page("event.json");
        assert!(
            file.contains(r#""origin":"scorecard""#) && file.contains(r#""version":"1.2""#),
            "{file}"
        );
        let late = simple(&mut other, &scorecard, "3", "1");
        assert_eq!(late.status, 409, "a result stands");
        let told = late.text();
        assert!(
            told.contains("so this deal was not saved: ") && told.contains(": Simple, made."),
            "nothing typed is lost: {told}"
        );
        assert!(other.get(&scorecard).text().contains("first has to withdraw"));
        let back = [("act", "take-back"), ("version", "1"), ("seat", seats[0].as_str())];
        assert_eq!(send(&mut one, &card, &card, &back).status, 303);
        assert_eq!(
            simple(&mut other, &scorecard, "3", "1").status,
            303,
            "taken back, deals are open again"
        );
    });
}

#[test]
fn after_the_last_deal_the_result_stands_in_place_of_the_form_and_no_deal_is_added() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let scorecard = card(&mut night, 2).replace("/card/", "/scorecards/");
        let (mut one, mut other) = (site.client(), site.client());
        for number in 1..=9 {
            let number = number.to_string();
            assert_eq!(simple(&mut one, &scorecard, &number, "0").status, 303, "{number}");
        }
        let form = "class=\"choose\"";
        let page = one.get(&scorecard).text();
        assert!(page.contains("9 of 9 deals") && !page.contains(form), "{page}");
        let place = |words: &str| page.find(words).unwrap_or_else(|| panic!("{words}: {page}"));
        assert!(place("Send as our result") < place("class=\"lines"), "before the deals");
        assert_eq!(page.matches("id=\"result\"").count(), 1, "{page}");
        let asked = other.get(&format!("{scorecard}?who=1&call=simple")).text();
        assert!(
            !asked.contains("data-deal"),
            "no form either where one is asked for: {asked}"
        );
        let late = simple(&mut other, &scorecard, "10", "1");
        assert_eq!(late.status, 409);
        let told = late.text();
        assert!(told.contains("All 9 deals of this table have been entered"), "{told}");
        assert!(
            told.contains("name=\"f.made.simple\""),
            "what was typed is there: {told}"
        );
        let page = one.get(&scorecard).text();
        assert!(page.contains("9 of 9 deals") && page.contains("value=\"18\""), "{page}");
        let void = [("act", "void"), ("reason", "not played")];
        let deal = format!("{scorecard}/deals/9");
        assert_eq!(send(&mut one, &deal, &deal, &void).status, 303);
        let page = one.get(&scorecard).text();
        assert!(page.contains("8 of 9 deals") && page.contains(form), "{page}");
        assert_eq!(simple(&mut one, &scorecard, "10", "1").status, 303, "in place of it");
    });
}

#[test]
fn a_table_hears_of_a_result_that_comes_another_way_and_sees_both() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let card = card(&mut night, 2);
        let (mut one, mut other) = (site.client(), site.client());
        let seats = seats(&one.get(&card).text());
        let scorecard = card.replace("/card/", "/scorecards/");
        assert_eq!(simple(&mut one, &scorecard, "1", "0").status, 303);
        let revision = format!("{scorecard}/revision");
        let before = other.get(&revision).text();
        let typed = [
            ("act", "enter"),
            ("version", "0"),
            ("seat", seats[0].as_str()),
            ("score", "9"),
            ("score", "-4"),
            ("score", "-5"),
        ];
        let typed = send(&mut one, &card, &card, &typed);
        assert_eq!(typed.status, 303, "{}", typed.text());
        assert_ne!(other.get(&revision).text(), before, "an open page hears of it");
        let told = other.get(&scorecard).text();
        assert!(
            told.contains("entered another way") && told.contains("+9") && told.contains("+2"),
            "both are told: {told}"
        );
    });
}

#[test]
fn the_director_sees_how_far_the_tables_are_and_the_wall_only_where_that_is_wished() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let scorecard = card(&mut night, 2).replace("/card/", "/scorecards/");
        let mut phone = site.client();
        assert!(!night.page("direct").contains("Scorecards in this round"));
        assert_eq!(simple(&mut phone, &scorecard, "1", "0").status, 303);
        let direct = night.page("direct");
        for told in [
            "Scorecards in this round",
            "Table 2",
            "1 of 9 deals",
            "last entry just now",
        ] {
            assert!(direct.contains(told), "{told}: {direct}");
        }
        let club = [("club", "anything")];
        assert_eq!(
            send(&mut phone, &scorecard, &format!("{scorecard}/club"), &club).status,
            404
        );
        assert!(!night.page("wall?show=tables").contains("+2"));
        set(&mut night, "tables", &[("running_scores", "on")]);
        let wall = night.page("wall?show=tables");
        assert!(wall.contains("+2"), "{wall}");
    });
}

#[test]
fn people_rules_and_stake_of_a_table_are_the_tournaments() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let scorecard = card(&mut night, 2).replace("/card/", "/scorecards/");
        let mut one = site.client();
        for form in [
            &[("act", "rename"), ("name", "X"), ("name", "Y"), ("name", "Z")][..],
            &[("act", "close")],
            &[("act", "stake"), ("point", "5"), ("unit", "x")],
        ] {
            let sent = send(&mut one, &scorecard, &format!("{scorecard}/settings"), form);
            assert_eq!(sent.status, 404, "{form:?}");
        }
        let rules = [("option.forfeit_value", "2")];
        assert_eq!(
            send(&mut one, &scorecard, &format!("{scorecard}/rules"), &rules).status,
            404
        );
        assert_eq!(one.get(&format!("{scorecard}/settings")).status, 404);
    });
}

#[test]
fn nobody_opens_the_scorecard_of_a_table_without_its_card() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let card = card(&mut night, 1);
        let scorecard = card.replace("/card/", "/scorecards/");
        let mut stranger = site.client();
        let last = guessed(&scorecard);
        assert_eq!(stranger.get(&last).status, 404);
        assert_eq!(simple(&mut stranger, &last, "1", "0").status, 404);
        assert_eq!(simple(&mut stranger, &scorecard, "1", "0").status, 303);
        night.direct(&[("act", "renew-cards")]);
        assert_eq!(
            stranger.get(&scorecard).status,
            404,
            "new cards, and the old one opens nothing"
        );
    });
}

/// A table that has written one deal and sent its result, which nobody has confirmed yet.
struct SentResult {
    card: String,
    scorecard: String,
    /// The phone that sent it.
    one: Client,
    /// One of somebody else at the table.
    other: Client,
    seats: Vec<String>,
}

fn sent(site: &Site, night: &mut Night) -> SentResult {
    let card = card(night, 2);
    let scorecard = card.replace("/card/", "/scorecards/");
    let (mut one, other) = (site.client(), site.client());
    let seats = seats(&one.get(&card).text());
    assert_eq!(simple(&mut one, &scorecard, "1", "0").status, 303);
    let mut result = vec![("act", "enter"), ("version", "0"), ("seat", seats[0].as_str())];
    result.extend([("score", "2"), ("score", "-1"), ("score", "-1")]);
    assert_eq!(send(&mut one, &card, &card, &result).status, 303);
    SentResult {
        card,
        scorecard,
        one,
        other,
        seats,
    }
}

#[test]
fn what_a_table_agreed_on_is_disputed_by_its_players_and_changed_by_the_director_alone() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let SentResult {
            card,
            scorecard,
            mut one,
            mut other,
            seats,
        } = sent(site, &mut night);
        let own = [("act", "confirm"), ("version", "1"), ("seat", seats[1].as_str())];
        assert_eq!(send(&mut one, &card, &card, &own).status, 303);
        let told = one.get(&format!("{card}?seat={}", seats[0])).text();
        assert!(!told.contains("The result stands"), "one device is one person: {told}");
        let confirm = [("act", "confirm"), ("version", "2"), ("seat", seats[1].as_str())];
        assert_eq!(send(&mut other, &card, &card, &confirm).status, 303);
        let state = |night: &mut Night, state: &str| {
            let file = night.page("event.json");
            assert!(file.contains(&format!(r#""state":"{state}""#)), "{state}: {file}");
        };
        state(&mut night, "confirmed");
        assert_eq!(simple(&mut one, &scorecard, "2", "1").status, 409, "no deal after it");
        let told = one.get(&scorecard).text();
        assert!(
            told.contains("is confirmed") && told.contains("dispute it") && !told.contains("withdraw"),
            "who sent it cannot take it back any more: {told}"
        );
        let back = [("act", "take-back"), ("version", "3"), ("seat", seats[0].as_str())];
        let refused = send(&mut one, &card, &card, &back).status;
        assert!(matches!(refused, 403 | 409), "{refused}");
        let wrong = [
            ("act", "dispute"),
            ("version", "3"),
            ("seat", seats[2].as_str()),
            ("reason", "the kontra is missing"),
        ];
        assert_eq!(send(&mut other, &card, &card, &wrong).status, 303);
        state(&mut night, "disputed");
        let mut rule = vec![("act", "rule"), ("version", "4"), ("reason", "looked at the cards")];
        rule.extend([("score", "4"), ("score", "-2"), ("score", "-2")]);
        let ruled = night.send(&Night::table(1, 2), &rule);
        assert_eq!(ruled.status, 303, "{}", ruled.text());
        state(&mut night, "ruled");
        assert!(!night.page("event.json").contains(r#""state":"confirmed""#));
        let table = one.get(&card).text();
        assert!(table.contains("looked at the cards"), "the table is told: {table}");
        let told = one.get(&scorecard).text();
        assert!(
            told.contains("The director has decided") && !told.contains("withdraw"),
            "{told}"
        );
    });
}

#[test]
fn cards_of_a_deal_are_no_matter_of_the_card_of_a_table() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let scorecard = card(&mut night, 2).replace("/card/", "/scorecards/");
        let mut phone = site.client();
        assert_eq!(simple(&mut phone, &scorecard, "1", "0").status, 303);
        let deal = format!("{scorecard}/deals/1");
        let page = phone.get(&deal).text();
        assert!(!page.contains(&format!("{deal}/cards")), "nobody is led there: {page}");
        assert_eq!(phone.get(&format!("{deal}/cards")).status, 404);
    });
}

/// The same address with another last letter.
fn guessed(address: &str) -> String {
    let other = if address.ends_with('a') { 'b' } else { 'a' };
    let mut guessed: String = address.chars().take(address.chars().count() - 1).collect();
    guessed.push(other);
    guessed
}

#[test]
fn a_scorers_correction_of_a_deal_withdraws_the_confirmation_and_no_ruling() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let SentResult {
            card,
            scorecard,
            mut one,
            mut other,
            seats,
        } = sent(site, &mut night);
        let confirm = |version| [("act", "confirm"), ("version", version), ("seat", seats[1].as_str())];
        assert_eq!(send(&mut other, &card, &card, &confirm("1")).status, 303);

        let deal = format!("{scorecard}/deals/1");
        let correct = |client: &mut Client, seen, level, note| {
            let mut form = vec![("number", "1"), ("dealer", "0"), ("who", "0"), ("call", "simple")];
            form.extend([("seen", seen), ("f.kontra.simple", level), ("f.made.simple", "made")]);
            form.push(("note", note));
            send(client, &deal, &format!("{deal}/correct"), &form).status
        };
        let by_player = correct(&mut one, "0", "1", "");
        assert_eq!(by_player, 404, "players correct nothing that is agreed");
        let page = night.director.get(&scorecard).text();
        assert!(
            page.contains("the result changes with it") && !page.contains("Send as our result"),
            "{page}"
        );
        assert_eq!(correct(&mut night.director, "0", "1", ""), 303);
        let file = night.page("event.json");
        assert!(
            file.contains(r#""raw":4,"state":"entered""#) && !file.contains(r#""state":"confirmed""#),
            "{file}"
        );
        for page in [&card, &scorecard] {
            let told = one.get(page).text();
            assert!(
                told.contains("A deal was corrected after this result was confirmed"),
                "{told}"
            );
        }
        let log = night.page("log");
        assert!(log.contains("Deals corrected on the scorecard"), "{log}");
        assert_eq!(send(&mut other, &card, &card, &confirm("3")).status, 303);
        let file = night.page("event.json");
        assert!(file.contains(r#""raw":4,"state":"confirmed""#), "{file}");
        assert_eq!(correct(&mut night.director, "1", "1", "a talon of two aces"), 303);
        let file = night.page("event.json");
        assert!(
            file.contains(r#""raw":4,"state":"confirmed""#),
            "nobody is asked: {file}"
        );

        let mut rule = vec![("act", "rule"), ("version", "4"), ("reason", "looked at the cards")];
        rule.extend([("score", "8"), ("score", "-4"), ("score", "-4")]);
        assert_eq!(night.send(&Night::table(1, 2), &rule).status, 303);
        let after_ruling = correct(&mut night.director, "2", "2", "");
        assert_eq!(after_ruling, 404, "a ruling is changed by a ruling");
        assert!(night.page("event.json").contains(r#""raw":8,"state":"ruled""#));
    });
}
