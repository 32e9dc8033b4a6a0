//! `GET /hands`: the hands one may see, newest first, with filters that have an address.

use actix_web::web::Query;
use askama::Template;
use chrono::{DateTime, NaiveDate};
use serde::Deserialize;

use crate::games::GameKind;
use crate::history::{GameFormat, format_of};
use crate::http::{Problem, Visit};
use crate::service::list_hands::{HANDS_PER_PAGE, list_hands};
use crate::store::hands::{Cursor, HandFilter, HandSummary, Page, Slice};
use crate::store::{HandId, Moment};
use crate::text::Lang;
use crate::web::page::PageResult;
use crate::web::shell::{Shell, html};

/// What the filters say.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Asked {
    player: Option<String>,
    contract: Option<String>,
    component: Option<String>,
    outcome: Option<String>,
    kontra: Option<String>,
    from: Option<String>,
    to: Option<String>,
    source: Option<String>,
    older: Option<String>,
    newer: Option<String>,
}

/// templates/hands/list.html
#[derive(Debug, Template)]
#[template(path = "hands/list.html")]
struct HandsList {
    shell: Shell,
    asked: Asked,
    contracts: Vec<(String, String)>,
    components: Vec<(String, String)>,
    hands: Vec<HandRow>,
    filtered: bool,
    newer: Option<String>,
    older: Option<String>,
}

/// A hand in a list.
#[derive(Debug)]
pub struct HandRow {
    pub href: String,
    pub contract: String,
    pub about: String,
    pub people: String,
    pub event: String,
    /// "made", "lost" or nothing.
    pub class: &'static str,
    pub score: String,
}

/// Shows a page of the list.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit, asked: Query<Asked>) -> PageResult {
    let asked = asked.into_inner();
    let (filter, page) = (filter(&asked), place(&asked));
    let (slice, visitor) = visit
        .act(move |state, actor| {
            let read = state.store.read(|db| list_hands(db, actor, &filter, page, HANDS_PER_PAGE));
            read.map_err(Problem::from)
        })
        .await?;
    let lang = visit.prefs.lang;
    let shell = Shell::new(&visit, &visitor, lang.t("hands-title"));
    let base = visit.path.split_once('?').map_or("", |(_, query)| query);
    let page = HandsList {
        contracts: codes(|format| format.contracts())
            .map(|code| ((*code).into(), lang.bid(code).into_owned()))
            .collect(),
        components: codes(|format| format.components())
            .map(|code| ((*code).into(), lang.component(code).into_owned()))
            .collect(),
        filtered: !words(&asked).is_empty(),
        newer: link(base, "newer", slice.newer),
        older: link(base, "older", slice.older),
        hands: rows(&slice, lang),
        asked,
        shell,
    };
    Ok(html(page.render()))
}

/// The rows of a page of hands.
pub fn rows(slice: &Slice, lang: Lang) -> Vec<HandRow> {
    slice.hands.iter().map(|hand| row(hand, lang)).collect()
}

fn row(summary: &HandSummary, lang: Lang) -> HandRow {
    let head = &summary.hand;
    let declarer = head.declarer.as_deref();
    let is_declarer = |seat: &str| declarer == Some(seat);
    let mut people: Vec<&crate::store::hands::PlayerRow> = summary.players.iter().collect();
    people.sort_by_key(|player| (!is_declarer(&player.seat), player.seat.clone()));
    let names: Vec<&str> = people.iter().map(|player| player.name.as_str()).collect();
    let contract = head.contract.as_deref().map_or_else(|| lang.t("hands-passed-out"), |code| lang.bid(code));
    let mut about = Vec::new();
    if head.kontra_max > 0 {
        about.push(lang.kontra(head.kontra_max as u32).into_owned());
    }
    if let Some(day) = head.played_on {
        about.push(day.format("%Y-%m-%d").to_string());
    }
    let (class, score) = match head.declarer_score {
        Some(score) if score > 0 => ("made", format!("+{score}")),
        Some(score) => ("lost", score.to_string()),
        None => ("", lang.t("hands-unfinished").into_owned()),
    };
    HandRow {
        href: format!("/hands/{}/0", head.id.0),
        contract: contract.into_owned(),
        about: about.join(", "),
        people: names.join(", "),
        event: head.event.clone().unwrap_or_default(),
        class,
        score,
    }
}

fn given(text: &Option<String>) -> Option<String> {
    text.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}

fn words(asked: &Asked) -> Vec<String> {
    [
        &asked.player,
        &asked.contract,
        &asked.component,
        &asked.outcome,
        &asked.kontra,
        &asked.from,
        &asked.to,
        &asked.source,
    ]
    .into_iter()
    .filter_map(given)
    .collect()
}

fn filter(asked: &Asked) -> HandFilter {
    let day = |text: &Option<String>| {
        given(text).and_then(|text| NaiveDate::parse_from_str(&text, "%Y-%m-%d").ok())
    };
    let won = given(&asked.outcome).and_then(|word| match word.as_str() {
        "made" => Some(true),
        "lost" => Some(false),
        _ => None,
    });
    HandFilter {
        player_fold: given(&asked.player).map(|name| name.to_lowercase()),
        contract: given(&asked.contract),
        component: given(&asked.component).map(|component| (component, won)),
        kontra_min: given(&asked.kontra).and_then(|level| level.parse().ok()),
        played_from: day(&asked.from),
        played_to: day(&asked.to),
        source_fold: given(&asked.source).map(|source| source.to_lowercase()),
        ..HandFilter::default()
    }
}

fn place(asked: &Asked) -> Page {
    let read = |text: &Option<String>| given(text).and_then(|text| cursor(&text));
    match (read(&asked.older), read(&asked.newer)) {
        (Some(at), _) => Page::Older(at),
        (None, Some(at)) => Page::Newer(at),
        (None, None) => Page::First,
    }
}

/// `microseconds-id`
fn cursor(text: &str) -> Option<Cursor> {
    let (micros, id) = text.split_once('-')?;
    let listed_at = Moment::from(DateTime::from_timestamp_micros(micros.parse().ok()?)?);
    Some(Cursor { listed_at, id: HandId(id.parse().ok()?) })
}

fn link(query: &str, name: &str, cursor: Option<Cursor>) -> Option<String> {
    let cursor = cursor?;
    let kept = query.split('&').filter(|pair| {
        !pair.is_empty() && !pair.starts_with("older=") && !pair.starts_with("newer=") && !pair.ends_with('=')
    });
    let place = format!("{name}={}-{}", cursor.listed_at.utc().timestamp_micros(), cursor.id.0);
    Some(format!("/hands?{}", kept.map(str::to_owned).chain([place]).collect::<Vec<_>>().join("&")))
}

impl Asked {
    fn shown(&self, text: &Option<String>) -> String {
        text.clone().unwrap_or_default()
    }

    fn is(&self, text: &Option<String>, value: &str) -> bool {
        text.as_deref() == Some(value)
    }
}

/// Codes of all games, one after the other.
fn codes(
    of: fn(&'static dyn GameFormat) -> &'static [&'static str],
) -> impl Iterator<Item = &'static &'static str> {
    GameKind::ALL.iter().flat_map(move |game| of(format_of(*game)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_to_the_next_page_keeps_the_filters_and_reads_back() {
        let at = cursor("1700000000000000-17").unwrap();
        let href = link("player=Anna&older=1-2&contract=", "older", Some(at)).unwrap();
        assert_eq!(href, "/hands?player=Anna&older=1700000000000000-17");
        assert_eq!(cursor("nonsense"), None);
    }
}
