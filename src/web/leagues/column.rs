//! `GET /leagues/{slug}/{season}/units/{number}`: one column of a table, everybody who was there: what it brought them,
//! whether it counts, and what it did to their rank.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{LeagueFrame, SeasonPath, opened_with};
use super::table::{name_of, unit_name, unit_source};
use super::words::day_of;
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_league::{CountedCell, CountedRow, UnitKind, UnitNo};
use talon_service::leagues::{self, SeasonShown, ShownUnit, TablePart};
use talon_text::{Arg, Lang, mixed, signed};
use talon_tournament::Exact;

/// templates/leagues/column.html
#[derive(Debug, Template)]
#[template(path = "leagues/column.html")]
struct LeaguesColumnPage {
    shell: Shell,
    frame: LeagueFrame,
    name: String,
    day: String,
    /// The tournament or the evening, where the reader may see it.
    href: String,
    /// What the button to it says.
    opens: String,
    /// What is special about it.
    notes: Vec<String>,
    rows: Vec<ColumnRow>,
    /// The one before it and the one after it.
    before: Option<UnitLink>,
    after: Option<UnitLink>,
    has_moves: bool,
}

/// Another column.
#[derive(Debug)]
struct UnitLink {
    href: String,
    name: String,
}

/// What someone has from it.
#[derive(Debug)]
struct ColumnRow {
    name: String,
    href: String,
    place: String,
    score: String,
    points: String,
    is_dropped: bool,
    /// Whether it counts, or why not.
    state: String,
    rank_before: String,
    rank_after: String,
    moved: String,
    is_mine: bool,
}

/// In which of its tables.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct ColumnQuery {
    revision: Option<i64>,
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the league or nothing of that number counts in it.
pub async fn get(visit: Visit, path: web::Path<(String, String, u32)>, asked: web::Query<ColumnQuery>) -> PageResult {
    let (league, season, number) = path.into_inner();
    let path = SeasonPath {
        revision: asked.revision,
        ..SeasonPath::of((league, season))
    };
    let number = UnitNo(number);
    let ((shown, column), visitor) =
        opened_with(&visit, &path, &TablePart::default(), move |shown| shown.column(number)).await?;
    if let Some(answer) = path.elsewhere(&shown, &format!("/units/{}", number.0)) {
        return Ok(answer);
    }
    let column = column.ok_or_else(|| Problem::not_found("row"))?;
    let unit = &column.unit;
    let lang = visit.prefs.lang;
    let mut frame = LeagueFrame::of(&shown, lang);
    frame.noindex |= asked.revision.is_some();
    let name = unit_name(unit, lang);
    let page = LeaguesColumnPage {
        shell: frame.shell(&visit, &visitor, format!("{name}: {}", frame.title())),
        day: day_of(unit.day, lang),
        href: unit_source(unit),
        opens: lang.t(opens(unit.kind)).into_owned(),
        notes: notes(&shown, unit, &column.rows, lang),
        rows: column.rows.iter().map(|row| column_row(&shown, row, lang)).collect(),
        before: column.before.and_then(|number| link(&shown, number, lang)),
        after: column.after.and_then(|number| link(&shown, number, lang)),
        has_moves: column.has_ranks,
        name,
        frame,
    };
    Ok(html(page.render()))
}

fn opens(kind: UnitKind) -> &'static str {
    match kind {
        UnitKind::Evening => "league-column-evening",
        UnitKind::Round => "league-column-round",
        UnitKind::Tournament | UnitKind::Table | UnitKind::Typed => "league-column-tournament",
    }
}

fn unit_of(shown: &SeasonShown, number: UnitNo) -> Option<&ShownUnit> {
    shown.units.iter().find(|unit| unit.number == number)
}

fn link(shown: &SeasonShown, number: UnitNo, lang: Lang) -> Option<UnitLink> {
    let unit = unit_of(shown, number)?;
    Some(UnitLink {
        href: address(shown, unit.number),
        name: unit_name(unit, lang),
    })
}

/// The page of a column.
pub(super) fn address(shown: &SeasonShown, number: UnitNo) -> String {
    let season = routes::league(&shown.league.slug, &shown.head.slug);
    format!("{season}/units/{}", number.0)
}

fn notes(shown: &SeasonShown, unit: &ShownUnit, rows: &[leagues::ColumnRow], lang: Lang) -> Vec<String> {
    let mut notes = Vec::new();
    if shown.is_corrected(unit.number) {
        notes.push(lang.t("league-column-corrected").into_owned());
    }
    if unit.weight != Exact::from(1) {
        let args = [("weight", Arg::from(mixed(&unit.weight)))];
        notes.push(lang.t_args("league-column-weight", &args));
    }
    if unit.is_bonus {
        notes.push(lang.t("league-column-bonus").into_owned());
    }
    let mut places: Vec<usize> = rows.iter().filter_map(|row| row.cell.rank).collect();
    places.sort_unstable();
    // Each is as many as there are before it, and one more, or shared.
    let is_next = |(before, place): (usize, &usize)| *place <= before + 1;
    if !places.iter().enumerate().all(is_next) {
        notes.push(lang.t("league-column-guests").into_owned());
    }
    notes
}

fn column_row(shown: &SeasonShown, one: &leagues::ColumnRow, lang: Lang) -> ColumnRow {
    let (row, cell) = (&one.row, &one.cell);
    let season = routes::league(&shown.league.slug, &shown.head.slug);
    let ranked = |rank: Option<usize>| rank.map(|rank| format!("{rank}.")).unwrap_or_default();
    let (before, after) = (one.rank_before, one.rank_after);
    ColumnRow {
        name: name_of(shown, row.person, lang),
        href: format!("{season}/players/{}", row.person.0),
        place: ranked(cell.rank),
        score: mixed(&cell.raw),
        points: mixed(&cell.points),
        is_dropped: !cell.counted,
        state: state(shown, row, cell, lang),
        rank_before: ranked(before),
        rank_after: ranked(after),
        moved: match (before, after) {
            (Some(before), Some(after)) if before > after => lang.n("tournament-moved-up", (before - after) as i64),
            (Some(before), Some(after)) if before < after => lang.n("tournament-moved-down", (after - before) as i64),
            (None, Some(_)) => lang.t("league-moved-new").into_owned(),
            _ => String::new(),
        },
        is_mine: shown.is_mine(row.person),
    }
}

/// Whether it counts, and if not, why.
pub(super) fn state(shown: &SeasonShown, row: &CountedRow, cell: &CountedCell, lang: Lang) -> String {
    let said = if cell.excluded {
        lang.t("league-cell-excluded").into_owned()
    } else if cell.counted {
        lang.t("league-cell-counted").into_owned()
    } else if cell.points < Exact::zero() && !shown.counted_by().profile.counting.counts_negative() {
        lang.t("league-column-below-zero").into_owned()
    } else {
        lang.n("league-column-dropped", row.counted() as i64)
    };
    if cell.adjusted == Exact::zero() {
        return said;
    }
    let amount = cell.adjusted.whole().map_or_else(|| mixed(&cell.adjusted), signed);
    let adjusted = lang.t_args("league-column-adjusted", &[("amount", Arg::from(amount))]);
    format!("{said}, {adjusted}")
}
