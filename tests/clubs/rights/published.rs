//! What clubs announce and the forms of that, of signing up and of checking in, as the walk sends them.

use chrono::Utc;
use talon_service::announcements::{self, AnnouncementForm};
use talon_service::authorization::Route;

use crate::clubs::people::{CLI, Who};
use crate::harness::site::Site;

/// Something that a club announces.
pub(super) fn announcement(site: &Site, slug: &str) -> i64 {
    let form = AnnouncementForm {
        title: "News",
        body: "We play.",
        from: "2026-01-01",
        until: "",
    };
    announcements::announce(&site.store, &CLI, slug, &form, None, Utc::now())
        .expect("an announcement")
        .0
}

/// Whether the form of an address is one of these.
pub(super) fn has(path: &str) -> bool {
    let ends = ["/rename", "/check-in"];
    ["/news", "/sign-up"].iter().any(|part| path.contains(part)) || ends.iter().any(|end| path.ends_with(end))
}

/// A form that would be taken of whoever may.
pub(super) fn form(route: &Route) -> Vec<(&'static str, String)> {
    let fields: &[(&str, &str)] = match route.path {
        "/clubs/{slug}/sign-up/{tournament}" => &[("act", "visitor"), ("name", "Somebody"), ("key", "")],
        "/tournaments/{id}/sign-up" => &[("act", "settings"), ("places", ""), ("closes", ""), ("key", "")],
        "/sign-up/{token}/here" => &[],
        "/tournaments/{id}/check-in" => &[("key", "")],
        "/tournaments/{id}/settings/check-in" => &[("self_check_in", "no"), ("key", "")],
        "/clubs/{slug}/rename" => &[("slug", "one")],
        path if path.ends_with("/withdraw") => &[("act", "restore")],
        _ => &[
            ("title", "News"),
            ("body", "We play."),
            ("from", "2026-01-01"),
            ("until", ""),
            ("key", ""),
            ("version", "1"),
        ],
    };
    fields.iter().map(|(name, text)| (*name, (*text).to_owned())).collect()
}

/// The form of a new club, another one for each person.
pub(super) fn club(who: Who) -> Vec<(&'static str, String)> {
    let slug = format!("by-{who:?}").to_lowercase();
    let text = |text: &str| text.to_owned();
    vec![
        ("name", text("New")),
        ("slug", slug),
        ("timezone", text("UTC")),
        ("language", text("en")),
        ("owner", text("")),
        ("key", text("")),
    ]
}
