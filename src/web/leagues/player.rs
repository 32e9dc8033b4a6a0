//! `GET /leagues/{slug}/{season}/players/{id}`: one row of a table, unit by unit: what each brought, what counts, and
//! why they stand where they stand.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{LeagueFrame, SeasonPath, opened_with};
use super::part_links::{PartQuery, older_rest, part_said};
use super::rank_plot;
use super::table::{name_of, sentences, unit_name};
use super::words::day_of;
use crate::page::PageResult;
use crate::plot::PlotView;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_league::{CountedCell, CountedRow, CountedSeason, CountedTeam, LastNeeds, LeaguePerson, RankNeed};
use talon_service::leagues::{SeasonShown, ShownUnit};
use talon_text::{Arg, Lang, mixed};
use talon_tournament::league::Need;

/// templates/leagues/player.html
#[derive(Debug, Template)]
#[template(path = "leagues/player.html")]
struct LeaguesPlayerPage {
    shell: Shell,
    frame: LeagueFrame,
    name: String,
    rank: String,
    total: String,
    /// The teams in which they were.
    teams: String,
    /// How the part is counted that is shown.
    part: Vec<String>,
    counted: usize,
    played: usize,
    told: Vec<String>,
    /// What they need in the last unit.
    needs: Vec<String>,
    /// How their rank went.
    plot: Option<PlotView>,
    plot_says: String,
    units: Vec<PlayedUnit>,
}

/// A unit of the season for this player.
#[derive(Debug)]
struct PlayedUnit {
    day: String,
    name: String,
    href: String,
    place: String,
    score: String,
    points: String,
    /// Whether it counts, or why not.
    state: String,
    is_dropped: bool,
    /// Their rank after it.
    rank: String,
}

/// Of which of its tables.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct PlayerQuery {
    revision: Option<i64>,
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the league or nobody of that number stands in it.
pub async fn get(
    visit: Visit,
    path: web::Path<(String, String, i64)>,
    asked: web::Query<PlayerQuery>,
    part: web::Query<PartQuery>,
) -> PageResult {
    let (league, season, person) = path.into_inner();
    let path = SeasonPath {
        revision: asked.revision,
        ..SeasonPath::of((league, season))
    };
    let person = LeaguePerson(person);
    let part = part.part()?;
    // What was needed before an older table is known by now.
    let is_last = asked.revision.is_none();
    let counted = move |shown: &SeasonShown| {
        let needs = is_last.then(|| shown.needs(person)).flatten();
        (needs, shown.rank_curve(person))
    };
    let ((shown, (needs, curve)), visitor) = opened_with(&visit, &path, &part, counted).await?;
    let rest = older_rest(&part, asked.revision);
    if let Some(answer) = path.elsewhere(&shown, &format!("/players/{}{rest}", person.0)) {
        return Ok(answer);
    }
    let missing = || Problem::not_found("row");
    let table = shown.table.as_ref().ok_or_else(missing)?;
    let row = table.row(person).ok_or_else(missing)?;
    let lang = visit.prefs.lang;
    let mut frame = LeagueFrame::of(&shown, lang);
    // Players who do not show their name must not be found by a number either.
    frame.noindex |= shown.name(person).is_none() || !is_last;
    let name = name_of(&shown, person, lang);
    let page = LeaguesPlayerPage {
        shell: frame.shell(&visit, &visitor, format!("{name}: {}", frame.title())),
        rank: ranked(row.rank),
        total: mixed(&row.total),
        teams: teams(&shown, person),
        part: part_said(&shown, lang),
        counted: row.counted(),
        played: row.played,
        told: sentences(&shown, table, row, lang),
        needs: needs.map(|needs| needs_said(&needs, lang)).unwrap_or_default(),
        plot: rank_plot::plot(&curve),
        plot_says: rank_plot::says(&curve, lang),
        units: units(&shown, table, row, &curve, lang),
        name,
        frame,
    };
    Ok(html(page.render()))
}

/// The teams in which someone was, by the table that is shown.
fn teams(shown: &SeasonShown, person: LeaguePerson) -> String {
    let rows = shown.teams().map(|teams| teams.rows.as_slice()).unwrap_or_default();
    let has = |row: &&CountedTeam| row.members.iter().any(|member| member.person == person);
    let names = rows.iter().filter(has).filter_map(|row| shown.team_name(row.team));
    names.collect::<Vec<_>>().join(", ")
}

/// The units of the season that were played, the last first.
fn units(
    shown: &SeasonShown,
    table: &CountedSeason,
    row: &CountedRow,
    curve: &[Option<usize>],
    lang: Lang,
) -> Vec<PlayedUnit> {
    let found = table.played().rev().filter_map(|number| {
        let unit = shown.units.iter().find(|unit| unit.number == number)?;
        let at = table.units.iter().position(|unit| *unit == number)?;
        let rank = curve.get(at).copied().flatten();
        Some(PlayedUnit {
            rank: ranked(rank),
            ..played_unit(shown, unit, row, table.cell(row, number), lang)
        })
    });
    found.collect()
}

fn played_unit(
    shown: &SeasonShown,
    unit: &ShownUnit,
    row: &CountedRow,
    cell: Option<&CountedCell>,
    lang: Lang,
) -> PlayedUnit {
    PlayedUnit {
        day: day_of(unit.day, lang),
        name: unit_name(unit, lang),
        href: super::column::address(shown, unit.number),
        place: ranked(cell.and_then(|cell| cell.rank)),
        score: cell.map(|cell| mixed(&cell.raw)).unwrap_or_default(),
        points: cell.map(|cell| mixed(&cell.points)).unwrap_or_default(),
        is_dropped: cell.is_some_and(|cell| !cell.counted),
        state: match cell {
            None => lang.t("league-cell-absent").into_owned(),
            Some(cell) => super::column::state(shown, row, cell, lang),
        },
        rank: String::new(),
    }
}

fn ranked(rank: Option<usize>) -> String {
    rank.map(|rank| format!("{rank}.")).unwrap_or_default()
}

fn needs_said(needs: &LastNeeds, lang: Lang) -> Vec<String> {
    let said = |need: &RankNeed| {
        let [sure, possible] = [("league-need-sure", need.sure), ("league-need-possible", need.possible)]
            .map(|(key, what)| need_said(key, need.rank, what, lang));
        format!("{sure} {possible}")
    };
    let mut told: Vec<String> = needs.ranks.iter().map(said).collect();
    if !told.is_empty() {
        told.push(lang.n("league-need-entries", needs.entries as i64));
    }
    told
}

fn need_said(key: &str, rank: usize, need: Need, lang: Lang) -> String {
    let (word, place) = match need {
        Need::Nothing => ("nothing", 0),
        Need::Place(place) => ("place", place),
        Need::NotInTheirHands => ("never", 0),
    };
    let args = [
        ("rank", Arg::Number(rank as i64)),
        ("sure", Arg::from(word)),
        ("possible", Arg::from(word)),
        ("place", Arg::Number(place as i64)),
    ];
    lang.t_args(key, &args)
}
