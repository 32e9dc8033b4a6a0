//! Leagues that the walk asks for, and the forms that it sends there.

use chrono::{NaiveDate, Utc};
use talon_service::authorization::Route;
use talon_service::leagues::{self, NewLeagueForm};

use crate::clubs::people::CLI;
use crate::harness::site::Site;

/// A league of either club.
pub(super) fn of_both_clubs(site: &Site) {
    ["one", "two"].iter().for_each(|club| league(site, club));
}

/// A league of a club that everybody sees, by the address `league-` and that of the club.
fn league(site: &Site, club: &str) {
    let day = |year| NaiveDate::from_ymd_opt(year, 1, 1).expect("a day");
    let form = NewLeagueForm {
        name: "League",
        slug: &format!("league-{club}"),
        preset: "club-evenings",
        season: "2026",
        from: day(2026),
        to: day(2027),
        takes: "",
    };
    leagues::create(&site.store, &CLI, club, &form, None, Utc::now()).expect("a league");
}

/// A form that would be taken of whoever may.
pub(super) fn form(route: &Route) -> Vec<(&'static str, String)> {
    let fields: &[(&str, &str)] = if route.path.ends_with("/manage") {
        // Seen at a version that it never had, so that nothing changes.
        &[("act", "show"), ("version", "999"), ("key", "")]
    } else if route.path.ends_with("/past") {
        &[
            ("text", "Name;A\nAnna;1"),
            ("season", "2025"),
            ("step", "preview"),
            ("key", ""),
        ]
    } else {
        &[
            ("name", "Another"),
            ("slug", ""),
            ("preset", "monthly"),
            ("season", "2026"),
            ("from", "2026-01-01"),
            ("to", "2026-12-31"),
            ("takes", ""),
            ("key", ""),
        ]
    };
    fields.iter().map(|(name, text)| (*name, (*text).to_owned())).collect()
}
