//! Leagues and rating lists that the walk asks for, and the forms that it sends there.

use talon_service::authorization::Route;

use crate::harness::act::{league_with_past, rating_list};
use crate::harness::site::Site;

/// A league and a rating list of either club.
pub(in crate::clubs) fn of_both_clubs(site: &Site) {
    for club in ["one", "two"] {
        league_with_past(site, club, &format!("league-{club}"), "Past Winner");
        rating_list(site, club, "weng_lin");
    }
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
