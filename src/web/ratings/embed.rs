//! `GET /embed/ratings/{list}`: a rating list for a page of someone else, in a frame or as a piece of markup: no
//! script, no form, and never more than a visitor sees.

use actix_web::HttpRequest;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::RatingFrame;
use super::rows::{GroupView, groups};
use crate::embed::{self, EmbedDress, EmbedTheme, ROWS};
use crate::page::PageResult;
use talon_http::{Problem, Visit};
use talon_service::Actor;
use talon_service::ratings;
use talon_store::RatingListId;
use talon_text::Lang;

/// templates/ratings/embed.html
#[derive(Debug, Template)]
#[template(path = "ratings/embed.html")]
struct RatingsEmbedPage {
    lang: Lang,
    dress: EmbedDress,
    /// The table alone, without a page around it.
    is_fragment: bool,
    frame: RatingFrame,
    href: String,
    /// Rank, name and value, and nothing else.
    is_short: bool,
    groups: Vec<GroupView>,
    /// How many stand below those that are shown.
    more: String,
    /// Columns in all.
    width: usize,
}

/// How much of it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum RatingColumns {
    Short,
    #[default]
    Points,
}

/// What an address may ask for; anything else is refused.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct RatingEmbedQuery {
    #[serde(default)]
    theme: EmbedTheme,
    #[serde(default)]
    columns: RatingColumns,
    rows: Option<u32>,
    lang: Option<String>,
    accent: Option<String>,
    resize: Option<u8>,
    fragment: Option<u8>,
}

impl RatingEmbedQuery {
    /// What a query asks for, if all of it is known, and how it looks.
    fn read(query: &str) -> Option<(RatingEmbedQuery, EmbedDress)> {
        let asked: RatingEmbedQuery = serde_html_form::from_str(query).ok()?;
        let is_known = asked.rows.is_none_or(|rows| ROWS.contains(&rows))
            && asked.fragment.is_none_or(|fragment| fragment == 1)
            && asked.lang.as_deref().is_none_or(|word| Lang::parse(word).is_some());
        let dress = EmbedDress::of(asked.theme, asked.accent.as_deref(), asked.resize)?;
        is_known.then_some((asked, dress))
    }
}

/// Shows it.
///
/// # Errors
/// Not found, also when a visitor may not see the list.
pub async fn get(visit: Visit, request: HttpRequest, list: web::Path<i64>) -> PageResult {
    let lang = visit.prefs.lang;
    let Some((asked, dress)) = RatingEmbedQuery::read(request.query_string()) else {
        return embed::refused("columns=short|points", lang);
    };
    let id = RatingListId(list.into_inner());
    // It stands in a page of another site, where nobody is signed in here.
    let shown = visit
        .state
        .block(move |state| {
            Ok(state
                .store
                .read(|db| ratings::rating_list(db, &Actor::Visitor, id, None))?)
        })
        .await?;
    let frame = RatingFrame::of(&shown, lang);
    let mut groups = groups(&shown, lang);
    let more = cut(&mut groups, asked.rows.unwrap_or(*ROWS.end()) as usize);
    let is_short = asked.columns == RatingColumns::Short;
    let page = RatingsEmbedPage {
        lang,
        dress,
        is_fragment: asked.fragment.is_some(),
        href: format!("{}{}", visit.state.config.base_url, frame.here),
        is_short,
        groups,
        more: if more == 0 {
            String::new()
        } else {
            lang.n("league-embed-more", more as i64)
        },
        width: if is_short { 3 } else { 5 },
        frame,
    };
    let body = page.render().map_err(Problem::internal)?;
    embed::send(&request, body, &page.dress, &shown.club)
}

/// Leaves so many rows, and says how many are gone.
fn cut(groups: &mut Vec<GroupView>, most: usize) -> usize {
    let mut left = most;
    let mut gone = 0;
    for group in groups.iter_mut() {
        gone += group.rows.len().saturating_sub(left);
        group.rows.truncate(left);
        left -= group.rows.len();
    }
    groups.retain(|group| !group.rows.is_empty());
    gone
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_asks_for_what_is_known_and_for_nothing_else() {
        assert!(RatingEmbedQuery::read("theme=dark&lang=hu&rows=10&columns=short&fragment=1").is_some());
        for bad in [
            "rows=2",
            "rows=101",
            "columns=grid",
            "theme=blue",
            "season=1",
            "fragment=2",
        ] {
            assert!(RatingEmbedQuery::read(bad).is_none(), "{bad}");
        }
    }
}
