//! `GET /leagues/{slug}/{season}/print`: the table of a season for the wall of the club.

use actix_web::web;
use askama::Template;

use super::frame::{LeagueFrame, SeasonPath};
use super::part_links::{PartQuery, part_rest, part_said, table_href};
use super::rules_words;
use super::table::{DivisionView, TableView, sheets};
use super::team_table;
use super::words;
use crate::page::PageResult;
use crate::qr::{Square, square};
use crate::shell::{Shell, html};
use talon_http::{Visit, assets};
use talon_service::clubs::clock;
use talon_service::{ActError, leagues};
use talon_store::leagues::SeasonState;
use talon_text::Arg;

/// Units up to which a sheet stands upright, and of which it has columns at most.
const UPRIGHT: usize = 8;
const ACROSS: usize = 16;
/// Dates on it.
const NEXT: usize = 3;

/// templates/leagues/print.html
#[derive(Debug, Template)]
#[template(path = "leagues/print.html")]
struct LeaguesPrintPage {
    shell: Shell,
    frame: LeagueFrame,
    css: String,
    class: &'static str,
    /// How the part is counted that is shown.
    part: Vec<String>,
    /// One, or one for each division.
    tables: Vec<DivisionView>,
    /// The teams, where there are any.
    teams: Option<TableView>,
    how: Vec<String>,
    square: Option<Square>,
    address: String,
    /// When it was printed.
    time: String,
    /// What was added and taken away by decision, with its reason.
    adjustments: Vec<String>,
    /// What comes next.
    next: Vec<String>,
    /// Nothing is changed any more, and it is signed.
    is_final: bool,
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the league, or the part.
pub async fn get(visit: Visit, path: web::Path<(String, String)>, asked: web::Query<PartQuery>) -> PageResult {
    let path = SeasonPath::of(path.into_inner());
    let part = asked.part()?;
    let (wanted, of_part) = (path.clone(), part.clone());
    let ((shown, next), visitor) = visit
        .act(move |state, actor| {
            let now = state.now();
            Ok(state.store.read(|db| {
                let shown = leagues::season_hung(db, actor, &wanted.address(), &of_part)?;
                let mut next = leagues::next(db, actor, &shown, now)?;
                // It hangs where everyone reads it.
                next.retain(|one| one.published);
                Ok::<_, ActError>((shown, next))
            })?)
        })
        .await?;
    if let Some(answer) = path.elsewhere(&shown, &format!("/print{}", part_rest(&part))) {
        return Ok(answer);
    }
    let lang = visit.prefs.lang;
    let frame = LeagueFrame::of(&shown, lang);
    let here = table_href(&shown, &shown.part, None);
    let address = format!("{}{here}", visit.state.config.base_url);
    let units = shown.table.as_ref().map_or(0, |table| table.units.len());
    let now = clock::local(&shown.club.timezone, visit.state.now());
    let page = LeaguesPrintPage {
        shell: Shell::new(&visit, &visitor, frame.title()),
        css: assets::href("print-tournament.css"),
        class: if units > UPRIGHT { "across" } else { "" },
        tables: shown
            .table
            .as_ref()
            .map(|table| sheets(&shown, table, ACROSS, lang))
            .unwrap_or_default(),
        teams: shown
            .table
            .as_ref()
            .and_then(|table| team_table::view(&shown, table, "", ACROSS, lang)),
        how: words::how(&shown, lang),
        adjustments: rules_words::adjustments(&shown, lang),
        next: next
            .iter()
            .take(NEXT)
            .map(|one| format!("{}: {}", crate::tournaments::when(one.starts_at, lang), one.name))
            .collect(),
        part: part_said(&shown, lang),
        square: square(&address),
        address,
        time: lang.t_args(
            "paper-printed-at",
            &[("time", Arg::from(crate::tournaments::when(now, lang)))],
        ),
        is_final: match shown.head.state {
            SeasonState::Finished | SeasonState::Archived => true,
            SeasonState::Draft | SeasonState::Running => false,
        },
        frame,
    };
    Ok(html(page.render()))
}
