//! Fees and prizes: said in the settings, ticked at the door, shown to everyone without saying who has paid, and shared
//! as the standings are.

use super::check_in::row;
use super::evening::Night;
use super::settings::set;
use crate::clubs::people::{Who, browser, send, town};
use crate::harness::site::{Site, on_each_site};

const CUP: [(&str, &str); 5] = [
    ("currency", "€"),
    ("fee", "10"),
    ("prizes", "pot"),
    ("shares", "45 35 20"),
    ("house", "30"),
];

/// Guests at the door of a cup that costs ten.
fn at_the_door_of_a_cup(site: &Site, names: &[&str]) -> Night {
    town(site);
    let mut night = Night::at_the_door(site, names);
    let answer = set(&mut night, "money", &CUP);
    assert_eq!(answer.status, 303, "{}", answer.text());
    night
}

#[test]
fn fees_are_ticked_in_the_row_and_taken_back_there() {
    on_each_site(|site| {
        let mut night = at_the_door_of_a_cup(site, &["Adam", "Bea", "Cili"]);
        let page = night.page("entries");
        assert!(
            page.contains("Paid: 0 € of 30 €") && page.contains("3 players have not paid"),
            "{page}"
        );
        let bea = row(&page, 2);
        assert!(bea.contains("aria-label=\"Bea has not paid: take 10 €\""), "{bea}");
        assert_eq!(night.act_on("paid", "2"), 303);
        let page = night.page("entries");
        assert!(
            page.contains("Paid: 10 € of 30 €") && page.contains("2 players have not paid"),
            "{page}"
        );
        assert!(row(&page, 2).contains("Bea has paid 10 €: undo"), "{page}");
        assert_eq!(night.act_on("paid", "2"), 409, "nobody pays twice");
        // Someone is asked for less, and another one for nothing.
        for (entry, amount) in [("1", "5"), ("3", "0")] {
            let paid = night.send("entries", &[("act", "paid"), ("entry", entry), ("amount", amount)]);
            assert_eq!(paid.status, 303, "{}", paid.text());
        }
        let page = night.page("entries");
        assert!(
            page.contains("Paid: 15 € of 15 €") && !page.contains("not paid"),
            "{page}"
        );
        assert_eq!(night.act_on("unpaid", "2"), 303);
        assert!(night.page("entries").contains("Paid: 5 € of 15 €"));
        for amount in ["ten", "-1", "9999999999999999999"] {
            let bad = night.send("entries", &[("act", "paid"), ("entry", "2"), ("amount", amount)]);
            assert_eq!(bad.status, 409, "{amount}: {}", bad.text());
            let kept = row(&bad.text(), 2);
            assert!(
                kept.contains(&format!("value=\"{amount}\"")) && kept.contains("<details open>"),
                "{kept}"
            );
        }
        let log = night.page("log");
        assert!(log.contains("Bea") && log.contains("payment undone"), "{log}");
    });
}

#[test]
fn an_amount_that_cannot_be_is_told_from_what_to_what_it_can() {
    on_each_site(|site| {
        let mut night = at_the_door_of_a_cup(site, &["Adam", "Bea", "Cili"]);
        for fee in ["-5", "1000000000001", "99999999999999999999999", "ten"] {
            let refused = set(&mut night, "money", &[("fee", fee)]);
            assert!(
                refused.status == 422 && refused.text().contains("from 0 to 1,000,000,000,000."),
                "{fee}: {}",
                refused.text()
            );
        }
        assert_eq!(set(&mut night, "money", &[("fee", "1000000")]).status, 303);
        let page = night.page("entries");
        assert!(page.contains("Paid: 0 € of 3,000,000 €"), "{page}");
    });
}

#[test]
fn all_who_are_here_have_paid_in_one_step_and_nobody_who_came_since() {
    on_each_site(|site| {
        let mut night = at_the_door_of_a_cup(site, &["Adam", "Bea", "Cili", "Dani"]);
        for entry in ["1", "2"] {
            assert_eq!(night.act_on("check-in", entry), 303);
        }
        let page = night.page("entries");
        assert!(page.contains("2 players who are here have not paid"), "{page}");
        let asked = night.revision(site);
        assert_eq!(night.act_on("check-in", "3"), 303);
        let late = night.send("entries", &[("act", "all-paid"), ("revision", &asked)]);
        assert_eq!(late.status, 409, "someone came since it was asked");
        let asked = night.revision(site);
        assert_eq!(
            night
                .send("entries", &[("act", "all-paid"), ("revision", &asked)])
                .status,
            303
        );
        assert!(night.page("entries").contains("Paid: 30 € of 40 €"));
        let revision = night.revision(site);
        night.direct(&[("act", "undo"), ("revision", &revision)]);
        assert!(
            night.page("entries").contains("Paid: 0 € of 40 €"),
            "it is taken back as one"
        );
    });
}

#[test]
fn who_has_paid_is_told_to_those_who_take_fees_and_to_nobody_else() {
    on_each_site(|site| {
        let mut night = at_the_door_of_a_cup(site, &["Adam", "Bea", "Cili"]);
        assert_eq!(night.act_on("paid", "1"), 303);
        let pages = ["", "/entries", "/print/entries", "/wall"];
        for page in pages {
            let seen = site.client().get(&format!("{}{page}", night.at)).text();
            for told in ["class=\"fee", "has paid", "not paid", "Paid: "] {
                assert!(!seen.contains(told), "{page} tells {told}: {seen}");
            }
        }
        let seen = site.client().get(&night.at).text();
        for told in [
            "Entry fee: 10 €",
            "Pot: 30 €",
            "House share (30%): 9 €",
            "Prizes: 1. 9 €, 2. 7 €, 3. 4 €",
        ] {
            assert!(seen.contains(told), "{told}: {seen}");
        }
        for act in ["paid", "unpaid"] {
            for who in [Who::Member, Who::Scorer] {
                let form = [("act", act), ("entry", "2"), ("key", "own")];
                let answer = send(&mut browser(site, who), &format!("{}/entries", night.at), &form);
                assert_eq!(answer.status, 403, "{act}: {}", answer.text());
            }
        }
        let paper = night.page("print/entries");
        assert!(
            paper.contains("Paid: 10 € of 30 €") && paper.contains("<th scope=\"col\" class=\"paid\""),
            "{paper}"
        );
    });
}

#[test]
fn a_pot_is_shared_by_the_standings_on_every_page_sheet_and_file() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        assert_eq!(set(&mut night, "money", &CUP).status, 303);
        let undo = "Undo: Tournament changed (money and prizes)";
        assert!(night.page("direct").contains(undo), "{}", night.page("direct"));
        for table in 1..=3 {
            assert_eq!(night.result(1, table, "0", ["6", "-4", "-2"]).status, 303);
        }
        night.direct(&[("act", "finish")]);
        // Nine paid ten each: 70 per cent of 90 are 28, 22 and 12, which the three winners share.
        for page in ["/standings", "/print/closing", "/standings.csv", "/standings.txt"] {
            let seen = site.client().get(&format!("{}{page}", night.at)).text();
            assert_eq!(seen.matches("20 €").count(), 3, "{page}: {seen}");
        }
        let first = site.client().get(&night.at).text();
        let (podium, table) = first
            .split_once("</ol></section>")
            .expect("the first three above the table");
        assert_eq!(
            [podium, table].map(|part| part.matches("20 €").count()),
            [3, 3],
            "{first}"
        );
        let json = site.client().get(&format!("{}/standings.json", night.at)).text();
        assert_eq!(json.matches("\"prize\":20").count(), 3, "{json}");
        assert!(json.contains("\"currency\":\"€\""), "{json}");
        let wall = site.client().get(&format!("{}/wall?show=prizes", night.at)).text();
        assert_eq!(wall.matches("20 €").count(), 3, "{wall}");
        let sheet = site.client().get(&format!("{}/print/closing", night.at)).text();
        assert!(
            sheet.contains("Pot: 90 €") && sheet.contains("Not paid out: 3 €"),
            "{sheet}"
        );
        // Someone who never pays is let off after the last round, and the prizes follow.
        let paid = night.send("entries", &[("act", "paid"), ("entry", "9"), ("amount", "0")]);
        assert_eq!(paid.status, 303, "{}", paid.text());
        assert!(site.client().get(&night.at).text().contains("Pot: 80 €"));
        night.direct(&[("act", "archive")]);
        assert_eq!(night.act_on("paid", "8"), 409, "a closed tournament takes nothing");
        let page = night.page("entries");
        assert!(
            !page.contains("value=\"paid\"") && !page.contains("value=\"unpaid\""),
            "{page}"
        );
    });
}
