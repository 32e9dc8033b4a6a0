//! The filters of the list of hands: what an address asks, how each is taken out again, and where a page begins.

use chrono::{DateTime, NaiveDate};
use serde::Deserialize;

use talon_service::list_hands::{parse_day, search_key};
use talon_store::hands::{Cursor, HandFilter, Page, PlayedAs};
use talon_store::{HandId, Moment, SessionId};
use talon_text::{Arg, Lang};

/// What the filters say.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct HandsQuery {
    pub game: Option<String>,
    pub player: Option<String>,
    /// What the player was in the hand.
    pub role: Option<String>,
    pub contract: Option<String>,
    pub component: Option<String>,
    pub outcome: Option<String>,
    pub kontra: Option<String>,
    /// "with" or "without".
    pub cards: Option<String>,
    pub from: Option<String>,
    pub to: Option<String>,
    pub source: Option<String>,
    /// Number of a session.
    pub session: Option<String>,
    /// Word of a club.
    pub club: Option<String>,
    older: Option<String>,
    newer: Option<String>,
}

/// A filter in use, and the list without it.
#[derive(Debug)]
pub(crate) struct FilterChip {
    pub text: String,
    pub remove: String,
    pub href: String,
}

/// Each filter in use with its words and the list without it.
pub fn chips(asked: &HandsQuery, query: &str, lang: Lang) -> Vec<FilterChip> {
    let say = |key: &str| lang.t(key).into_owned();
    // With a player named it is that player's own result.
    let player = given(&asked.player);
    let made = |word: String| match (word.as_str(), &player) {
        ("made", None) => say("result-made"),
        ("lost", None) => say("result-lost"),
        ("made", Some(name)) => lang.t_args("hands-filter-won-by", &[("name", Arg::from(name))]),
        ("lost", Some(name)) => lang.t_args("hands-filter-lost-by", &[("name", Arg::from(name))]),
        _ => word,
    };
    let all = [
        (
            "game",
            given(&asked.game).map(|game| known(lang, &format!("game-{game}"), &game)),
        ),
        ("player", given(&asked.player)),
        (
            "role",
            played_as(asked).map(|role| say(&format!("hands-filter-role-{}", role.as_str()))),
        ),
        (
            "contract",
            given(&asked.contract).map(|code| lang.bid(&code).into_owned()),
        ),
        (
            "component",
            given(&asked.component).map(|code| lang.component(&code).into_owned()),
        ),
        ("outcome", given(&asked.outcome).map(made)),
        ("kontra", given(&asked.kontra).map(|_| say("hands-filter-kontra-any"))),
        (
            "cards",
            has_cards(asked).map(|has| {
                say(if has {
                    "hands-filter-cards-with"
                } else {
                    "hands-filter-cards-without"
                })
            }),
        ),
        ("from", given(&asked.from)),
        ("to", given(&asked.to)),
        ("source", given(&asked.source)),
        ("session", given(&asked.session)),
        ("club", given(&asked.club)),
    ];
    let in_use = all.into_iter().filter_map(|(name, value)| Some((name, value?)));
    in_use
        .map(|(name, value)| {
            let text = format!("{}: {value}", say(&format!("hands-filter-{name}")));
            let remove = lang.t_args("hands-filter-remove", &[("name", Arg::from(&text))]);
            let href = without(query, name);
            FilterChip { text, remove, href }
        })
        .collect()
}

/// The word of a code, or the code itself where an address has one that does not exist.
fn known(lang: Lang, key: &str, code: &str) -> String {
    if lang.has(key) {
        lang.t(key).into_owned()
    } else {
        code.to_owned()
    }
}

/// The first page of the list with all parameters but this one.
fn without(query: &str, name: &str) -> String {
    let kept = query.split('&').filter(|pair| {
        let key = pair.split('=').next().unwrap_or_default();
        !pair.ends_with('=') && !["", "older", "newer", name].contains(&key)
    });
    let kept: Vec<&str> = kept.collect();
    if kept.is_empty() {
        "/hands".into()
    } else {
        format!("/hands?{}", kept.join("&"))
    }
}

fn given(text: &Option<String>) -> Option<String> {
    text.as_deref()
        .map(str::trim)
        .filter(|text| !text.is_empty())
        .map(str::to_owned)
}

fn played_as(asked: &HandsQuery) -> Option<PlayedAs> {
    // Without a player everyone is one or the other.
    given(&asked.player)?;
    PlayedAs::parse(&given(&asked.role)?)
}

fn has_cards(asked: &HandsQuery) -> Option<bool> {
    match asked.cards.as_deref().map(str::trim) {
        Some("with") => Some(true),
        Some("without") => Some(false),
        _ => None,
    }
}

fn day(text: &Option<String>) -> Option<NaiveDate> {
    given(text).and_then(|text| parse_day(&text))
}

/// What the store is asked.
pub fn filter(asked: &HandsQuery) -> HandFilter {
    let won = given(&asked.outcome).and_then(|word| match word.as_str() {
        "made" => Some(true),
        "lost" => Some(false),
        _ => None,
    });
    let component = given(&asked.component);
    HandFilter {
        // With a component named, its own fate is meant, else that of the whole hand.
        made: won.filter(|_| component.is_none()),
        game: given(&asked.game),
        player_key: given(&asked.player).map(|name| search_key(&name)),
        played_as: played_as(asked),
        contract: given(&asked.contract),
        component: component.map(|component| (component, won)),
        kontra_min: given(&asked.kontra).and_then(|level| level.parse().ok()),
        has_cards: has_cards(asked),
        played_from: day(&asked.from),
        played_to: day(&asked.to),
        source_key: given(&asked.source).map(|source| search_key(&source)),
        // A number that is none is of no session, and not of all.
        session: given(&asked.session).map(|id| SessionId(id.parse().unwrap_or(0))),
        ..HandFilter::default()
    }
}

/// Which page is asked.
pub fn place(asked: &HandsQuery) -> Page {
    let read = |text: &Option<String>| given(text).and_then(|text| cursor(&text));
    match (read(&asked.older), read(&asked.newer)) {
        (Some(at), _) => Page::Older(at),
        (None, Some(at)) => Page::Newer(at),
        (None, None) => Page::First,
    }
}

/// `microseconds-id`; the microseconds of a day before 1970 have a sign.
fn cursor(text: &str) -> Option<Cursor> {
    let (micros, id) = text.rsplit_once('-')?;
    let listed_at = Moment::from(DateTime::from_timestamp_micros(micros.parse().ok()?)?);
    Some(Cursor {
        listed_at,
        id: HandId(id.parse().ok()?),
    })
}

/// The page that goes on from a place, with the same filters.
pub fn link(query: &str, name: &str, cursor: Option<Cursor>) -> Option<String> {
    let cursor = cursor?;
    let kept = query.split('&').filter(|pair| {
        !pair.is_empty() && !pair.starts_with("older=") && !pair.starts_with("newer=") && !pair.ends_with('=')
    });
    let place = format!("{name}={}-{}", cursor.listed_at.utc().timestamp_micros(), cursor.id.0);
    Some(format!(
        "/hands?{}",
        kept.map(str::to_owned).chain([place]).collect::<Vec<_>>().join("&")
    ))
}

impl HandsQuery {
    /// The text of a field.
    pub fn shown(&self, text: &Option<String>) -> String {
        text.clone().unwrap_or_default()
    }

    /// The word for a role that can be chosen.
    pub(crate) fn role_word(&self, role: &str, lang: &Lang) -> String {
        lang.t(&format!("hands-filter-role-{role}")).into_owned()
    }

    /// Whether a choice is the one in use.
    pub fn is(&self, text: &Option<String>, value: &str) -> bool {
        text.as_deref() == Some(value)
    }
}

impl HandsQuery {
    /// Whether a date was given that is none.
    pub(crate) fn has_bad_date(&self) -> bool {
        [&self.from, &self.to]
            .into_iter()
            .any(|text| given(text).is_some() && day(text).is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_without_a_filter_keeps_the_others_and_begins_again() {
        assert_eq!(
            without("player=Anna&contract=&kontra=1&older=1-2", "player"),
            "/hands?kontra=1"
        );
        assert_eq!(without("player=Anna", "player"), "/hands");
    }

    #[test]
    fn the_way_to_the_next_page_keeps_the_filters_and_reads_back() {
        let at = cursor("1700000000000000-17").unwrap();
        let href = link("player=Anna&older=1-2&contract=", "older", Some(at)).unwrap();
        assert_eq!(href, "/hands?player=Anna&older=1700000000000000-17");
        assert_eq!(cursor("nonsense"), None);
        let early = cursor("-1700000000000000-17").unwrap();
        assert_eq!(
            link("", "older", Some(early)).unwrap(),
            "/hands?older=-1700000000000000-17"
        );
    }
}
