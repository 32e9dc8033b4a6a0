//! Rounds that are played over weeks: the director sets a day, everyone reads it, and what is late is listed.

use chrono::{NaiveDate, TimeDelta, Utc};

use crate::clubs::people::{Who, browser, send, town};
use crate::harness::site::on_each_site;

use super::evening::Night;

/// So many days from today in the club, whose clock is that of the tests.
fn day(days: i64) -> NaiveDate {
    (Utc::now() + TimeDelta::days(days)).date_naive()
}

fn at(night: &Night, table: u16) -> String {
    format!("{}/{}", night.at, Night::table(1, table))
}

#[test]
fn a_due_date_is_read_on_the_round_its_tables_the_club_page_and_the_calendar() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let console = night.page("direct");
        assert!(console.contains("Rounds played over several weeks"), "{console}");
        assert!(!night.page("rounds/1").contains("Play by"), "no day is set");
        let due = day(5);
        night.direct(&[("act", "due"), ("round", "1"), ("due", &due.to_string())]);
        for page in ["direct", "rounds/1", &Night::table(1, 1)] {
            assert!(night.page(page).contains("Play by"), "{page}");
        }
        assert!(night.page("rounds/1").contains("Host: "), "somebody invites");
        assert!(night.page(&Night::table(1, 1)).contains("Host: "));
        let mut visitor = browser(site, Who::Visitor);
        for page in ["/clubs/one", "/clubs/one/calendar"] {
            let text = visitor.get(page).text();
            assert!(
                text.contains("Friday evening, Round 1") && text.contains("3 tables to play"),
                "{text}"
            );
        }
        let calendar = visitor.get("/clubs/one/calendar.ics").text();
        assert!(
            calendar.contains(&format!("DTSTART;VALUE=DATE:{}\r\n", due.format("%Y%m%d"))),
            "{calendar}"
        );
        for reminder in ["TRIGGER:-P7D\r\n", "TRIGGER:-P1D\r\n"] {
            assert_eq!(calendar.matches(reminder).count(), 1, "one round is due: {calendar}");
        }
        let feed = visitor.get("/clubs/one/results.atom").text();
        assert_eq!(
            feed.matches("play by").count(),
            1,
            "five days before only the first reminder: {feed}"
        );
        night.direct(&[("act", "due"), ("round", "1"), ("due", &day(1).to_string())]);
        let feed = visitor.get("/clubs/one/results.atom").text();
        assert_eq!(feed.matches("play by").count(), 2, "{feed}");
        night.direct(&[("act", "due"), ("round", "1"), ("due", "")]);
        assert!(!night.page("rounds/1").contains("Play by"));
        assert!(!visitor.get("/clubs/one").text().contains("tables to play"));
        assert!(!visitor.get("/clubs/one/results.atom").text().contains("play by"));
    });
}

#[test]
fn tables_that_have_not_played_in_time_are_listed_for_the_director() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        assert_eq!(night.result(1, 2, "0", ["7", "-2", "-5"]).status, 303);
        night.direct(&[("act", "due"), ("round", "1"), ("due", &day(-3).to_string())]);
        let console = night.page("direct");
        for (table, late) in [(1, true), (2, false), (3, true)] {
            let line = format!("Round 1, table {table}: overdue, no result yet");
            assert_eq!(console.contains(&line), late, "{console}");
        }
        assert!(night.page("rounds/1").contains("Was to be played by"));
        assert_eq!(
            night.result(1, 1, "0", ["7", "-2", "-5"]).status,
            303,
            "late is better than never"
        );
        assert!(!night.page("direct").contains("Round 1, table 1: overdue"));
    });
}

#[test]
fn a_day_that_is_none_is_refused_in_words() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        for typed in ["soon", "2026-02-30", "0001-01-01"] {
            let answer = night.send("direct", &[("act", "due"), ("round", "1"), ("due", typed)]);
            let text = answer.text();
            assert_eq!(answer.status, 409, "{typed}: {text}");
            assert!(text.contains("Enter the date as"), "{typed}: {text}");
        }
    });
}

#[test]
fn half_a_table_that_has_reported_in_time_waits_to_be_confirmed_and_is_not_overdue() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let mut member = browser(site, Who::Member);
        let table = (1..=3).find(|table| member.get(&at(&night, *table)).text().contains("name=\"score\""));
        let table = table.expect("a table of their own");
        let scores = [("score", "7"), ("score", "-2"), ("score", "-5")];
        let enter = [&[("act", "enter"), ("version", "0"), ("key", "a")][..], &scores].concat();
        assert_eq!(send(&mut member, &at(&night, table), &enter).status, 303);
        night.direct(&[("act", "due"), ("round", "1"), ("due", &day(-1).to_string())]);
        let console = night.page("direct");
        assert!(
            !console.contains(&format!("Round 1, table {table}: overdue")),
            "{console}"
        );
        assert!(
            console.contains(&format!("Round 1, table {table}: ")),
            "the second player is missing: {console}"
        );
        assert_eq!(console.matches(": overdue, no result yet").count(), 2, "{console}");
    });
}

#[test]
fn a_table_that_was_decided_and_plays_afterwards_changes_nothing_by_itself() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let mut member = browser(site, Who::Member);
        let own = |table: &u16| member.get(&at(&night, *table)).text().contains("name=\"score\"");
        let table = [1, 2, 3].into_iter().find(own).expect("a table of their own");
        night.direct(&[("act", "due"), ("round", "1"), ("due", &day(-1).to_string())]);
        let none = [("score", "0"), ("score", "0"), ("score", "0")];
        let ruled = [
            &[("act", "rule"), ("version", "0"), ("reason", "not played in time")][..],
            &none,
        ]
        .concat();
        assert_eq!(night.send(&Night::table(1, table), &ruled).status, 303);
        let played = [("score", "7"), ("score", "-2"), ("score", "-5")];
        for (version, key) in [("0", "a"), ("1", "b")] {
            let enter = [&[("act", "enter"), ("version", version), ("key", key)][..], &played].concat();
            let late = send(&mut member, &at(&night, table), &enter);
            assert!(matches!(late.status, 403 | 409), "{}: {}", late.status, late.text());
        }
        let page = night.page(&Night::table(1, table));
        assert!(page.contains("not played in time") && !page.contains("+7"), "{page}");
        let again = [
            &[("act", "rule"), ("version", "1"), ("reason", "they did play")][..],
            &played,
        ]
        .concat();
        assert_eq!(
            night.send(&Night::table(1, table), &again).status,
            303,
            "the director may take it"
        );
        assert!(night.page(&Night::table(1, table)).contains("+7"));
    });
}

#[test]
fn a_due_date_that_is_moved_leaves_what_was_played_and_lets_the_others_meet() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        night.direct(&[("act", "due"), ("round", "1"), ("due", &day(-1).to_string())]);
        assert_eq!(night.result(1, 2, "0", ["7", "-2", "-5"]).status, 303);
        assert_eq!(night.page("direct").matches(": overdue, no result yet").count(), 2);
        night.direct(&[("act", "due"), ("round", "1"), ("due", &day(9).to_string())]);
        let console = night.page("direct");
        assert!(!console.contains(": overdue, no result yet"), "{console}");
        assert_eq!(console.matches("No time has been proposed yet").count(), 2, "{console}");
        assert!(night.page(&Night::table(1, 2)).contains("+7"));
    });
}
