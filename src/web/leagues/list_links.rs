//! The ways to the lists of a season, and what is said of the one that is shown.

use super::tag_lists::{points_said, too_small};
use crate::routes;
use talon_service::leagues::{LIST_LEAST, SeasonShown};
use talon_text::Lang;

/// The way to a list, or back to everyone.
#[derive(Debug)]
pub(super) struct ListLink {
    pub href: String,
    pub name: String,
    pub is_here: bool,
}

/// The part of an address that asks for a list.
pub(super) fn list_query(tag: &str) -> String {
    serde_html_form::to_string([("list", tag)]).unwrap_or_default()
}

/// What an address goes on with that asks for a list, or for none.
pub(super) fn list_part(tag: Option<&str>) -> String {
    tag.map(|tag| format!("?{}", list_query(tag))).unwrap_or_default()
}

/// The address of a list in the last table of a season.
pub(super) fn list_href(shown: &SeasonShown, tag: &str) -> String {
    let here = routes::league(&shown.league.slug, &shown.head.slug);
    format!("{here}?{}", list_query(tag))
}

/// The address of the table that is shown, also of an older one, with a list of it and more to ask for.
pub(super) fn table_href(shown: &SeasonShown, tag: Option<&str>, more: Option<String>) -> String {
    let here = routes::league(&shown.league.slug, &shown.head.slug);
    let older = shown
        .revision
        .as_ref()
        .filter(|one| one.revision != shown.head.revision)
        .map(|one| format!("revision={}", one.revision));
    let parts: Vec<String> = older.into_iter().chain(tag.map(list_query)).chain(more).collect();
    if parts.is_empty() {
        here
    } else {
        format!("{here}?{}", parts.join("&"))
    }
}

/// The ways to everyone and to each list of the table that is shown; nothing where it has none.
pub(super) fn list_links(shown: &SeasonShown, lang: Lang) -> Vec<ListLink> {
    let lists = shown.lists();
    if lists.is_empty() {
        return Vec::new();
    }
    let current = shown.list.as_ref().map(|list| list.tag.as_str());
    let everyone = ListLink {
        href: table_href(shown, None, None),
        name: lang.t("league-list-everyone").into_owned(),
        is_here: current.is_none(),
    };
    let of_list = lists.iter().map(|list| ListLink {
        href: table_href(shown, Some(&list.tag), None),
        name: list.tag.clone(),
        is_here: current == Some(list.tag.as_str()),
    });
    std::iter::once(everyone).chain(of_list).collect()
}

/// How the list is counted whose table is shown, and for those who manage the league why visitors do not see it.
pub(super) fn list_said(shown: &SeasonShown, lang: Lang) -> Vec<String> {
    let Some(list) = &shown.list else {
        return Vec::new();
    };
    let mut said = vec![points_said(list.points, lang)];
    if list.people < LIST_LEAST {
        said.push(too_small(lang));
    }
    said
}
