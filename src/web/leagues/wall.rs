//! `GET /leagues/{slug}/{season}/wall`: the table of a season for a projector, the whole of it, page after page.

use actix_web::web;
use serde::Deserialize;

use super::frame::{LeagueFrame, SeasonPath, opened};
use super::list_links::{list_part, list_query};
use super::table::{RowView, TableView, sheets};
use super::team_table;
use crate::page::PageResult;
use crate::shell::Shell;
use crate::wall::{Page, Ranked, Turn, Wall, ranked};
use talon_http::Visit;
use talon_service::clubs::clock;
use talon_service::leagues::SeasonShown;
use talon_text::Lang;

/// Which page is asked for.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct WallQuery {
    page: Option<usize>,
    /// A list by its tag.
    list: Option<String>,
    /// `felt`; black without it.
    ground: Option<String>,
    /// The page stays.
    hold: Option<String>,
}

/// Shows a page.
///
/// # Errors
/// Not found, also when the reader may not see the league, or the list.
pub async fn get(visit: Visit, path: web::Path<(String, String)>, asked: web::Query<WallQuery>) -> PageResult {
    let path = SeasonPath::of(path.into_inner());
    let (shown, visitor) = opened(&visit, &path).await?;
    let tag = asked.list.as_deref().filter(|tag| !tag.is_empty());
    if let Some(answer) = path.elsewhere(&shown, &format!("/wall{}", list_part(tag))) {
        return Ok(answer);
    }
    let shown = match tag {
        Some(tag) => shown.into_list(tag)?,
        None => shown,
    };
    let lang = visit.prefs.lang;
    let frame = LeagueFrame::of(&shown, lang);
    let wall = Wall {
        name: format!("{}. {}", frame.season, frame.as_of),
        pages: pages(&shown, &frame, lang),
        here: format!("{}/wall", frame.here),
        asked: tag.map(list_query),
        leave_href: frame.poster_href(),
        now: clock::local(&shown.club.timezone, visit.state.now()),
        left: None,
        noindex: frame.noindex,
    };
    let turn = Turn::of(asked.page, asked.ground.as_deref(), asked.hold.as_deref());
    wall.draw(Shell::new(&visit, &visitor, frame.title()), turn)
}

/// Each table with everyone in it; before the first unit that nothing was played.
fn pages(shown: &SeasonShown, frame: &LeagueFrame, lang: Lang) -> Vec<Page> {
    let nothing = || Page {
        words: frame.as_of.clone(),
        ..Page::empty(frame.name.clone())
    };
    let Some(table) = shown.table.as_ref().filter(|table| table.with_result > 0) else {
        return vec![nothing()];
    };
    let mut pages = Vec::new();
    for sheet in sheets(shown, table, 0, lang) {
        let title = match sheet.name.as_str() {
            "" => frame.list.as_deref().unwrap_or(&frame.name).to_owned(),
            division => division.to_owned(),
        };
        pages.extend(ranked(&title, rows(&sheet.table)));
    }
    if let Some(teams) = team_table::view(shown, table, "", 0, lang) {
        pages.extend(ranked(&lang.t("league-teams"), rows(&teams)));
    }
    pages
}

fn rows(table: &TableView) -> Vec<Ranked> {
    let row = |row: &RowView| Ranked::new(row.rank.clone(), row.name.clone(), row.total.clone());
    table.ranked.iter().chain(&table.unranked).map(row).collect()
}
