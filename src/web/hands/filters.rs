//! The filters of the list of hands: what an address asks, how each is taken out again, and where a page begins.

use chrono::{DateTime, NaiveDate};
use serde::Deserialize;

use crate::parts::bad;
use talon_http::Problem;
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
pub fn chips(asked: &HandsQuery, filter: &HandFilter, query: &str, lang: Lang) -> Vec<FilterChip> {
    let say = |key: &str| lang.t(key).into_owned();
    // With a player named it is that player's own result.
    let player = given(&asked.player);
    let is_made = filter.made.or(filter.component.as_ref().and_then(|(_, won)| *won));
    let made = |is_made: bool| match (is_made, &player) {
        (true, None) => say("result-made"),
        (false, None) => say("result-lost"),
        (true, Some(name)) => lang.t_args("hands-filter-won-by", &[("name", Arg::from(name))]),
        (false, Some(name)) => lang.t_args("hands-filter-lost-by", &[("name", Arg::from(name))]),
    };
    let all = [
        (
            "game",
            given(&asked.game).map(|game| known(lang, &format!("game-{game}"), &game)),
        ),
        ("player", given(&asked.player)),
        (
            "role",
            filter
                .played_as
                .map(|role| say(&format!("hands-filter-role-{}", role.as_str()))),
        ),
        (
            "contract",
            given(&asked.contract).map(|code| lang.bid(&code).into_owned()),
        ),
        (
            "component",
            given(&asked.component).map(|code| lang.component(&code).into_owned()),
        ),
        ("outcome", is_made.map(made)),
        ("kontra", filter.kontra_min.map(|_| say("hands-filter-kontra-any"))),
        (
            "cards",
            filter.has_cards.map(|has| {
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

/// What the word of a filter means, where one is given. One that means nothing would show hands that were not asked
/// for.
fn chosen<T>(text: &Option<String>, read: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, Problem> {
    given(text)
        .map(|word| read(&word).ok_or_else(|| bad("a filter of hands has a word that is none of its own")))
        .transpose()
}

/// One of two words, of which the first says yes.
fn one_of<'a>(yes: &'a str, no: &'a str) -> impl FnOnce(&str) -> Option<bool> + 'a {
    move |word| match word {
        word if word == yes => Some(true),
        word if word == no => Some(false),
        _ => None,
    }
}

fn day(text: &Option<String>) -> Option<NaiveDate> {
    given(text).and_then(|text| parse_day(&text))
}

/// What the store is asked.
pub fn filter(asked: &HandsQuery) -> Result<HandFilter, Problem> {
    let won = chosen(&asked.outcome, one_of("made", "lost"))?;
    let component = given(&asked.component);
    let played_as = chosen(&asked.role, PlayedAs::parse)?;
    Ok(HandFilter {
        // With a component named, its own fate is meant, else that of the whole hand.
        made: won.filter(|_| component.is_none()),
        game: given(&asked.game),
        player_key: given(&asked.player).map(|name| search_key(&name)),
        // Without a player everyone is one or the other.
        played_as: played_as.filter(|_| given(&asked.player).is_some()),
        contract: given(&asked.contract),
        component: component.map(|component| (component, won)),
        kontra_min: chosen(&asked.kontra, |level| level.parse().ok())?,
        has_cards: chosen(&asked.cards, one_of("with", "without"))?,
        played_from: day(&asked.from),
        played_to: day(&asked.to),
        source_key: given(&asked.source).map(|source| search_key(&source)),
        // A number that is none is of no session, and not of all.
        session: given(&asked.session).map(|id| SessionId(id.parse().unwrap_or(0))),
        ..HandFilter::default()
    })
}

/// Which page is asked.
pub fn place(asked: &HandsQuery) -> Result<Page, Problem> {
    Ok(match (chosen(&asked.older, cursor)?, chosen(&asked.newer, cursor)?) {
        (Some(at), _) => Page::Older(at),
        (None, Some(at)) => Page::Newer(at),
        (None, None) => Page::First,
    })
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

    #[test]
    fn a_word_that_no_filter_has_is_refused_and_an_empty_one_asks_nothing() {
        let asked = |pairs: &[(&str, &str)]| {
            let pairs: serde_json::Map<_, _> = pairs
                .iter()
                .map(|(name, value)| ((*name).to_owned(), (*value).into()))
                .collect();
            serde_json::from_value::<HandsQuery>(pairs.into()).unwrap()
        };
        for name in ["role", "outcome", "kontra", "cards", "older", "newer"] {
            let read = |value| {
                let asked = asked(&[("player", "Anna"), (name, value)]);
                filter(&asked).and_then(|filter| Ok((filter, place(&asked)?)))
            };
            assert!(read("nonsense").is_err(), "{name}");
            let (empty, page) = read(" ").unwrap();
            assert_eq!(page, Page::First, "{name}");
            assert_eq!(empty, filter(&asked(&[("player", "Anna")])).unwrap(), "{name}");
        }
        let role = |pairs| filter(&asked(pairs)).unwrap().played_as;
        assert_eq!(
            role(&[("role", "defender"), ("player", "Anna")]),
            Some(PlayedAs::Defender)
        );
        assert_eq!(role(&[("role", "defender")]), None);
    }
}
