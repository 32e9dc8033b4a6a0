//! `GET /leagues/{slug}/teams` and `GET /leagues/{slug}/{season}/teams`: the teams of a season, with what their members
//! brought them.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{LeagueFrame, SeasonPath, opened};
use super::table::{COLUMNS, TableView};
use super::team_table::{self, TeamDetails};
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::leagues::SeasonShown;

/// templates/leagues/teams.html
#[derive(Debug, Template)]
#[template(path = "leagues/teams.html")]
struct LeaguesTeamsPage {
    shell: Shell,
    frame: LeagueFrame,
    /// The last table, where an older one is shown.
    newer_href: String,
    table: Option<TableView>,
    teams: Vec<TeamDetails>,
    all_href: String,
    /// The table of the teams for a spreadsheet.
    csv_href: String,
    how: Vec<String>,
}

/// Which of its tables, and how much of it.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct TeamsQuery {
    revision: Option<i64>,
    view: Option<String>,
}

/// Those of the latest season of a league.
///
/// # Errors
/// Not found, also when the reader may not see it.
pub async fn get(visit: Visit, slug: web::Path<String>, asked: web::Query<TeamsQuery>) -> PageResult {
    let path = SeasonPath {
        league: slug.into_inner(),
        season: None,
        revision: asked.revision,
    };
    draw(&visit, path, &asked).await
}

/// Those of a season by its address.
///
/// # Errors
/// As for the latest.
pub async fn of_season(visit: Visit, path: web::Path<(String, String)>, asked: web::Query<TeamsQuery>) -> PageResult {
    let path = SeasonPath {
        revision: asked.revision,
        ..SeasonPath::of(path.into_inner())
    };
    draw(&visit, path, &asked).await
}

async fn draw(visit: &Visit, path: SeasonPath, asked: &TeamsQuery) -> PageResult {
    let (shown, visitor) = opened(visit, &path).await?;
    if let Some(answer) = path.elsewhere(&shown, "/teams") {
        return Ok(answer);
    }
    let lang = visit.prefs.lang;
    let mut frame = LeagueFrame::of(&shown, lang);
    let is_last = shown
        .revision
        .as_ref()
        .is_none_or(|one| one.revision == shown.head.revision);
    let columns = match asked.view.as_deref() {
        Some("all") => usize::MAX,
        _ => COLUMNS,
    };
    let table = shown.table.as_ref();
    frame.noindex |= !is_last || shown.teams().is_none();
    let here = format!("{}/teams", frame.here);
    let page = LeaguesTeamsPage {
        shell: frame.shell(
            visit,
            &visitor,
            format!("{}: {}", lang.t("league-teams"), frame.title()),
        ),
        newer_href: if is_last { String::new() } else { here.clone() },
        table: table.and_then(|table| team_table::view(&shown, table, "", columns, lang)),
        teams: table
            .map(|table| team_table::details(&shown, table, columns, lang))
            .unwrap_or_default(),
        all_href: match asked.revision {
            Some(revision) => format!("{here}?revision={revision}&view=all"),
            None => format!("{here}?view=all"),
        },
        csv_href: csv_href(&shown, is_last),
        how: shown
            .teams()
            .map(|teams| team_table::how(teams.scoring, lang))
            .unwrap_or_default(),
        frame,
    };
    Ok(html(page.render()))
}

/// The same table as a file.
fn csv_href(shown: &SeasonShown, is_last: bool) -> String {
    let file = format!(
        "/leagues/{}.csv?season={}&list=teams",
        shown.league.slug, shown.head.slug
    );
    match &shown.revision {
        Some(revision) if !is_last => format!("{file}&revision={}", revision.revision),
        _ => file,
    }
}
