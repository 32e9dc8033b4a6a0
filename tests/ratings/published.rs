//! When a list is published: at once, when a month is over, or by hand. Whoever manages it sees the draft.

use chrono::{DateTime, Datelike as _, Months, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use talon_league::RowGroup;
use talon_service::clubs::clock;
use talon_service::ratings::close_months;
use talon_store::ratings::RatingCause;
use talon_tournament::tournament::file;

use super::{first_tournament, get, list, manage, rows, signed_in};
use crate::harness::act::import_tournament;
use crate::harness::site::{Client, Site, on_each_example_site};

const ZONE: &str = "Europe/Budapest";

/// The first day of the next month by the clock of the club.
fn next_month() -> NaiveDate {
    let today = clock::local(ZONE, Utc::now()).date();
    let first = today.with_day(1).expect("a day");
    first.checked_add_months(Months::new(1)).expect("a month")
}

/// The moment at which that month begins there.
fn turn_of_the_month() -> DateTime<Utc> {
    clock::moment(ZONE, next_month().into())
}

/// Plays the first tournament of the list once more, at another time.
fn play_again(site: &Site, owner: &mut Client, name: &str, starts: NaiveDateTime) {
    let first = first_tournament(site);
    let text = owner.get(&format!("/tournaments/{first}/event.json")).text();
    let mut again = file::read(text.as_bytes()).expect("a sound file");
    again.0.name = name.to_owned();
    again.0.starts = starts;
    import_tournament(site, &again.0, &again.1);
}

fn schedule(client: &mut Client, publishing: &str) -> u16 {
    manage(client, &[("act", "schedule"), ("publishing", publishing)]).status
}

fn close(site: &Site, now: DateTime<Utc>) -> usize {
    close_months(&site.store, now).expect("the end of a month")
}

fn cause(site: &Site) -> RatingCause {
    list(site, None).revision.expect("a revision").cause
}

#[test]
fn a_list_that_is_published_monthly_stays_as_it_is_until_the_month_is_over() {
    on_each_example_site(|site| {
        let [mut owner, mut member] = signed_in(site);
        let before = list(site, None);
        assert_eq!(owner.get("/ratings/1?draft=true").status, 404, "it has no draft");
        assert_eq!(schedule(&mut owner, "yearly"), 422);
        assert_eq!(schedule(&mut member, "monthly"), 404);
        assert_eq!(schedule(&mut owner, "monthly"), 303);
        let last_day = next_month().pred_opt().expect("a day");
        let late = last_day.and_hms_opt(23, 59, 0).expect("a time");
        play_again(site, &mut owner, "Last Evening", late);
        play_again(site, &mut owner, "Next Evening", next_month().into());

        let same = list(site, None);
        assert_eq!((rows(&same), same.row.revision), (rows(&before), before.row.revision));
        let page = get(site, "/ratings/1").text();
        assert!(page.contains("published when a month is over"), "{page}");
        assert!(!get(site, "/ratings/1/tables").text().contains("Last Evening"));
        assert!(owner.get("/ratings/1/tables").text().contains("Last Evening"));
        for client in [&mut site.client(), &mut member] {
            assert_eq!(client.get("/ratings/1?draft=true").status, 404);
        }
        let draft = owner.get("/ratings/1?draft=true").text();
        assert!(draft.contains("What would change") && draft.contains(" → "), "{draft}");

        assert_eq!(close(site, turn_of_the_month() - TimeDelta::seconds(1)), 0);
        assert_eq!(list(site, None).row.revision, before.row.revision);
        assert_eq!(close(site, turn_of_the_month()), 1);
        let after = list(site, None);
        assert_eq!(
            (after.row.revision, cause(site)),
            (before.row.revision + 1, RatingCause::Month)
        );
        let tables = get(site, "/ratings/1/tables").text();
        assert!(
            tables.contains("Last Evening") && !tables.contains("Next Evening"),
            "{tables}"
        );
        assert!(get(site, "/ratings/1/revisions").text().contains("The month ended."));
        assert_eq!(
            close(site, turn_of_the_month() + TimeDelta::days(20)),
            0,
            "once a month"
        );
        assert_eq!(rows(&list(site, Some(before.row.revision))), rows(&before));
    });
}

#[test]
fn the_history_of_a_player_ends_where_the_published_list_does_and_goes_on_for_those_who_manage_it() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        assert_eq!(schedule(&mut owner, "by_hand"), 303);
        let before = list(site, None);
        let pages: Vec<String> = before
            .rows
            .iter()
            .map(|row| format!("/ratings/1/players/{}", row.person.0))
            .collect();
        let told = |client: &mut Client| {
            let pages = pages.iter().map(|page| client.get(page));
            pages
                .filter(|page| page.status == 200 && page.text().contains("Unpublished"))
                .count()
        };
        play_again(site, &mut owner, "Unpublished", clock::local(ZONE, Utc::now()));
        assert_eq!(told(&mut site.client()), 0);
        assert!(told(&mut owner) > 2, "those who played it");
        for row in &before.rows {
            let path = format!("/api/v1/ratings/1/history/{}", row.person.0);
            let said: serde_json::Value = serde_json::from_str(&get(site, &path).text()).expect("JSON");
            let tables = said["tables"].as_array().expect("tables");
            assert_eq!(tables.len(), row.tables as usize, "{path}");
            assert_eq!(
                tables.last().expect("a table")["after"],
                row.value.to_string(),
                "{path}"
            );
        }
        assert_eq!(
            manage(&mut owner, &[("act", "publish-now"), ("reason", "")]).status,
            303
        );
        assert_eq!(told(&mut site.client()), told(&mut owner));
    });
}

#[test]
fn a_list_that_is_published_by_hand_waits_for_it_and_says_why_it_was() {
    on_each_example_site(|site| {
        let [mut owner, mut member] = signed_in(site);
        let before = list(site, None);
        assert_eq!(schedule(&mut owner, "by_hand"), 303);
        play_again(site, &mut owner, "Friday", clock::local(ZONE, Utc::now()));
        close(site, turn_of_the_month());
        assert_eq!(list(site, None).row.revision, before.row.revision);
        let publish = [("act", "publish-now"), ("reason", "the spring is over")];
        assert_eq!(manage(&mut member, &publish).status, 404);
        assert_eq!(manage(&mut owner, &publish).status, 303);
        let after = list(site, None);
        assert_eq!(
            (after.row.revision, cause(site)),
            (before.row.revision + 1, RatingCause::Hand)
        );
        assert_ne!(rows(&after), rows(&before));
        assert!(get(site, "/ratings/1/revisions").text().contains("the spring is over"));
        assert!(
            owner
                .get("/ratings/1?draft=true")
                .text()
                .contains("the same as the published list")
        );

        play_again(site, &mut owner, "Saturday", clock::local(ZONE, Utc::now()));
        assert_eq!(list(site, None).row.revision, after.row.revision);
        assert_eq!(schedule(&mut owner, "at_once"), 303);
        assert_eq!(
            list(site, None).row.revision,
            after.row.revision + 1,
            "what waited is published"
        );
        play_again(site, &mut owner, "Sunday", clock::local(ZONE, Utc::now()));
        assert_eq!(cause(site), RatingCause::Finished);
    });
}

#[test]
fn players_who_stay_away_for_a_year_are_listed_apart_although_nobody_plays() {
    on_each_example_site(|site| {
        signed_in(site);
        let before = list(site, None);
        assert!(before.rows.iter().all(|row| row.group == RowGroup::Provisional));
        assert!(!get(site, "/ratings/1").text().contains("Inactive"));
        let last = before.rows.iter().map(|row| row.last).max().expect("a month");
        let month = |after: u32| {
            let at = last + after;
            let year = i32::try_from(at / 12).expect("a year");
            let first = NaiveDate::from_ymd_opt(year, at % 12 + 1, 1).expect("a day");
            clock::moment(ZONE, first.into())
        };
        close(site, month(12) - TimeDelta::seconds(1));
        assert!(
            list(site, None)
                .rows
                .iter()
                .all(|row| row.last < last || row.group == RowGroup::Provisional)
        );
        assert_eq!(close(site, month(12)), 1);
        let after = list(site, None);
        assert!(
            after.rows.iter().all(|row| row.group == RowGroup::Inactive),
            "{after:?}"
        );
        assert_eq!(cause(site), RatingCause::Month);
        let page = get(site, "/ratings/1").text();
        assert!(page.contains("Inactive: no tables for a year"), "{page}");
        assert_eq!(after.rows.len(), before.rows.len());
    });
}
