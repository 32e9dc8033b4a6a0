//! Leagues and rating lists that the walk asks for, and the forms that it sends there.

use std::collections::BTreeMap;

use chrono::{NaiveDate, Utc};
use talon_service::authorization::Route;
use talon_service::idempotency::IdempotentRequest;
use talon_service::leagues::{self, NewLeagueForm, PastPerson, PastSeasonForm};
use talon_service::ratings::{self, ActOnRatings, NewRatingListForm, RatingForm};

use crate::clubs::people::CLI;
use crate::harness::site::Site;

/// A league and a rating list of either club.
pub(in crate::clubs) fn of_both_clubs(site: &Site) {
    for club in ["one", "two"] {
        league(site, club);
        rating_list(site, club);
    }
}

/// A rating list of a club that everyone sees.
fn rating_list(site: &Site, club: &str) {
    let form = NewRatingListForm {
        game: "ulti",
        method: "weng_lin",
    };
    let list = ratings::create(&site.store, &CLI, club, &form, None, Utc::now()).expect("a list");
    let act = ActOnRatings {
        store: &site.store,
        actor: &CLI,
        list,
        form: IdempotentRequest::default(),
        now: Utc::now(),
    };
    act.act(&RatingForm::Show(true)).expect("a list that is shown");
}

/// A league of a club that everyone sees, by the address `league-` and that of the club: a season of this year in which
/// nothing was played yet, and one before it with a single column.
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
        game: "",
        leads_to: "",
    };
    leagues::create(&site.store, &CLI, club, &form, None, Utc::now()).expect("a league");
    let people = BTreeMap::from([("Past Winner".to_owned(), PastPerson::New)]);
    let past = PastSeasonForm {
        season: "2025",
        from: day(2025),
        to: day(2026),
        best: None,
        text: "Name;A\nPast Winner;1",
        people: &people,
    };
    leagues::bring_past(&site.store, &CLI, form.slug, &past, None, Utc::now()).expect("a season with a column");
}

/// A season in two divisions, seen at a version that it never had.
const DIVIDE: &[(&str, &str)] = &[
    ("act", "divide"),
    ("names", "Upper\nLower"),
    ("moves", "number"),
    ("count", "1"),
    ("level", "playoff"),
    ("version", "999"),
    ("key", ""),
];

/// A form that would be taken of whoever may.
pub(super) fn form(route: &Route) -> Vec<(&'static str, String)> {
    let fields: &[(&str, &str)] = if route.path == "/clubs/{slug}/ratings" {
        &[("game", "preferans"), ("method", "elo"), ("key", "")]
    } else if route.path.ends_with("/players/{id}") {
        &[("act", "leave")]
    } else if route.path.contains("/ratings/") {
        // What it is already.
        &[("act", "publish"), ("key", "")]
    } else if route.path.ends_with("/manage") {
        // Seen at a version that it never had, so that nothing changes.
        &[("act", "show"), ("version", "999"), ("key", "")]
    } else if route.path.ends_with("/units") {
        &[("act", "put-back"), ("unit", "1"), ("version", "999"), ("key", "")]
    } else if route.path.ends_with("/settings/teams") {
        &[("act", "add"), ("name", "Team"), ("version", "999"), ("key", "")]
    } else if route.path.ends_with("/tables") {
        &[("act", "reject"), ("report", "999"), ("key", "")]
    } else if route.path.ends_with("/settings") {
        &[("act", "guests"), ("version", "999"), ("key", "")]
    } else if route.path.ends_with("/people") {
        // Entries that are none, of which nothing was confirmed.
        &[("act", "take-back"), ("entry", "1"), ("key", "")]
    } else if route.path.ends_with("/divisions") {
        DIVIDE
    } else if route.path.ends_with("/lists") {
        &[
            ("act", "set"),
            ("tag", "junior"),
            ("points", "counted"),
            ("version", "999"),
            ("key", ""),
        ]
    } else if route.path.ends_with("/qualifying") {
        &[("act", "remove"), ("at", "0"), ("version", "999"), ("key", "")]
    } else if route.path.ends_with("/challenge") {
        &[("act", "play"), ("most", "2"), ("version", "999"), ("key", "")]
    } else if route.path.ends_with("/pot") {
        &[("act", "end"), ("version", "999"), ("key", "")]
    } else if route.path.ends_with("/next") {
        &[
            ("season", ""),
            ("from", "2027-01-02"),
            ("to", "2027-12-31"),
            ("key", ""),
        ]
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

/// A form between clubs; there is no such season.
pub(super) fn of_federation(route: &Route) -> Vec<(&'static str, String)> {
    let act = ("act", route.act.unwrap_or_default().to_owned());
    match route.path {
        "/clubs/{slug}/clubs" => vec![act, ("club", "two".to_owned())],
        _ => vec![act, ("season", "999999".to_owned())],
    }
}
