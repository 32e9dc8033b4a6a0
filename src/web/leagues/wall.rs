//! `GET /leagues/{slug}/{season}/wall`: the table of a season for a projector, the whole of it, page after page.

use actix_web::web;
use serde::Deserialize;

use super::frame::{LeagueFrame, SeasonPath, opened_part};
use super::part_links::{PartQuery, part_query, part_rest};
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
    /// `felt`; black without it.
    ground: Option<String>,
    /// The page stays.
    hold: Option<String>,
}

/// Shows a page.
///
/// # Errors
/// Not found, also when the reader may not see the league, or the part.
pub async fn get(
    visit: Visit,
    path: web::Path<(String, String)>,
    asked: web::Query<WallQuery>,
    part: web::Query<PartQuery>,
) -> PageResult {
    let path = SeasonPath::of(path.into_inner());
    let part = part.part()?;
    let (shown, visitor) = opened_part(&visit, &path, &part).await?;
    if let Some(answer) = path.elsewhere(&shown, &format!("/wall{}", part_rest(&part))) {
        return Ok(answer);
    }
    let lang = visit.prefs.lang;
    let frame = LeagueFrame::of(&shown, lang);
    let wall = Wall {
        name: format!("{}. {}", frame.season, frame.as_of),
        pages: pages(&shown, &frame, lang),
        here: format!("{}/wall", frame.here),
        asked: (!shown.part.is_whole()).then(|| part_query(&shown.part)),
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
            "" if frame.part.is_empty() => frame.name.clone(),
            "" => frame.part.clone(),
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
