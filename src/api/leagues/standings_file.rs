//! `GET /leagues/{slug}.csv`, `.txt` and `.json`: the table of a season to take along: for a spreadsheet, for a
//! message, for a program.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use chrono::Datelike as _;

use super::wire::SeasonTable;
use super::{LeaguePath, OpenedSeason, SeasonList, SeasonListQuery, named, opened, opened_as, page, team_rows};
use crate::download::{TableFile, unlisted};
use crate::responses::Unchanged;
use crate::text::{TextQuery, TextStyle, csv, decimal};
use crate::{ApiResult, query};
use talon_http::{Problem, Visit, Visitor};
use talon_league::{CountedCell, CountedDivision, CountedRow, CountedSeason, UnitKind, UnitNo};
use talon_service::leagues::SeasonShown;
use talon_text::{Arg, Lang};
use talon_tournament::Exact;

/// The table of a season for a spreadsheet, with headings in the language of the reader
#[utoipa::path(
    operation_id = "downloadLeagueCsv",
    params(LeaguePath, SeasonListQuery),
    responses(
        (
            status = 200,
            description = "A row for each, with headings. No cell is a formula.",
            body = String,
            content_type = "text/csv",
        ),
        Unchanged,
    )
)]
#[get("/leagues/{slug}.csv")]
pub(crate) async fn send_csv(visit: Visit, request: HttpRequest, path: Path<LeaguePath>) -> ApiResult {
    let OpenedSeason { shown, list, visitor } = opened(&visit, &request, path.into_inner()).await?;
    let to = Recipient {
        visit: &visit,
        visitor: &visitor,
        request: &request,
    };
    to.send(&shown, TableFile::Csv("league.csv"), |shown, lang| {
        Ok(csv(&sheet(shown, list, lang), lang))
    })
}

/// The table of a season as plain text or Markdown, for a message
#[utoipa::path(
    operation_id = "downloadLeagueText",
    params(LeaguePath, SeasonListQuery, TextQuery),
    responses((status = 200, description = "Plain text, or text with the marks of Markdown.", body = String), Unchanged)
)]
#[get("/leagues/{slug}.txt")]
pub(crate) async fn send_txt(visit: Visit, request: HttpRequest, path: Path<LeaguePath>) -> ApiResult {
    let base = visit.state.config.base_url.clone();
    let (asked, TextQuery { style }) = query::read_both(&request, visit.prefs.lang)?;
    let OpenedSeason { shown, list, visitor } = opened_as(&visit, asked, path.into_inner()).await?;
    let to = Recipient {
        visit: &visit,
        visitor: &visitor,
        request: &request,
    };
    to.send(&shown, TableFile::Text(None), move |shown, lang| {
        let of_part = part_name(shown, lang);
        let title = format!("{}, {}{of_part}", shown.league.name, shown.head.name);
        let text = format!(
            "{}\n\n{}\n{}\n",
            style.title(&title),
            tables(shown, list, style, lang),
            style.address(&format!("{base}{}", table_page(shown)))
        );
        Ok(text.into_bytes())
    })
}

/// The table of a season as the API has it, to be kept as a file
#[utoipa::path(
    operation_id = "downloadLeagueJson",
    params(LeaguePath, SeasonListQuery),
    responses((status = 200, description = "The table.", body = SeasonTable), Unchanged)
)]
#[get("/leagues/{slug}.json")]
pub(crate) async fn send_json(visit: Visit, request: HttpRequest, path: Path<LeaguePath>) -> ApiResult {
    let OpenedSeason { shown, visitor, .. } = opened(&visit, &request, path.into_inner()).await?;
    let to = Recipient {
        visit: &visit,
        visitor: &visitor,
        request: &request,
    };
    to.send(&shown, TableFile::Json("league.json"), |shown, _| {
        serde_json::to_vec(&SeasonTable::of(shown)).map_err(Problem::internal)
    })
}

/// Who asked for a file, and how.
struct Recipient<'a> {
    visit: &'a Visit,
    visitor: &'a Visitor,
    request: &'a HttpRequest,
}

impl Recipient<'_> {
    fn send(
        &self,
        shown: &SeasonShown,
        file: TableFile,
        write: impl FnOnce(&SeasonShown, Lang) -> Result<Vec<u8>, Problem>,
    ) -> ApiResult {
        let bytes = write(shown, self.visit.prefs.lang)?;
        let sent = file.send(&shown.league.name, self.visit, self.visitor, self.request, bytes);
        // Whoever leaves a list is to be found in it nowhere else.
        unlisted(
            sent,
            shown.club.noindex || !shown.head.published || !shown.part.is_whole(),
        )
    }
}

/// The address of the page of the table, or of the part that is shown.
fn table_page(shown: &SeasonShown) -> String {
    if shown.part.is_whole() {
        return page(shown);
    }
    let query = serde_html_form::to_string(shown.part.asked());
    format!("{}?{}", page(shown), query.unwrap_or_default())
}

/// What stands behind the name of a season where a part is shown.
fn part_name(shown: &SeasonShown, lang: Lang) -> String {
    let part = &shown.part;
    let team = part.team.and_then(|team| shown.team_name(team)).map(str::to_owned);
    let game = part
        .units
        .game
        .map(|game| lang.t(&format!("game-{}", game.as_str())).into_owned());
    let names = part
        .list
        .clone()
        .or(team)
        .into_iter()
        .chain(game)
        .chain(part.units.venue.clone());
    match names.collect::<Vec<_>>().join(", ") {
        names if names.is_empty() => names,
        names => format!(": {names}"),
    }
}

/// The tables one below the other as they are read in a message, those of divisions under their names.
fn tables(shown: &SeasonShown, list: SeasonList, style: TextStyle, lang: Lang) -> String {
    let divisions = match list {
        SeasonList::Teams => return style.table(&team_rows::rows(shown, false, lang)),
        SeasonList::Players => shown.table.iter().flat_map(|table| &table.divisions),
    };
    let tables: Vec<String> = divisions
        .map(|division| {
            let rows = rows(shown, Some(division), false, lang);
            format!("{}\n\n{}", style.title(&division.name), style.table(&rows))
        })
        .collect();
    if tables.is_empty() {
        return style.table(&rows(shown, None, false, lang));
    }
    tables.join("\n")
}

/// Heading and rows, those of divisions one division after another with its name in front.
fn sheet(shown: &SeasonShown, list: SeasonList, lang: Lang) -> Vec<Vec<String>> {
    if list == SeasonList::Teams {
        return team_rows::rows(shown, true, lang);
    }
    let divisions = shown.table.as_ref().map(|table| table.divisions.as_slice());
    let Some(divisions) = divisions.filter(|divisions| !divisions.is_empty()) else {
        return rows(shown, None, true, lang);
    };
    let mut sheet = Vec::new();
    for division in divisions {
        for (at, mut row) in rows(shown, Some(division), true, lang).into_iter().enumerate() {
            if at == 0 && !sheet.is_empty() {
                continue;
            }
            let heading = || lang.t("league-division").into_owned();
            row.insert(0, if at == 0 { heading() } else { division.name.clone() });
            sheet.push(row);
        }
    }
    sheet
}

/// Heading and rows of the table, or of a division of it; `whole` with what each unit brought.
fn rows(shown: &SeasonShown, division: Option<&CountedDivision>, whole: bool, lang: Lang) -> Vec<Vec<String>> {
    let has_positions = shown.table.as_ref().is_some_and(CountedSeason::has_positions);
    let place = if has_positions {
        "league-position"
    } else {
        "tournament-rank"
    };
    let mut keys = vec![place, "tournament-player"];
    if shown.has_clubs() {
        keys.push("word-club");
    }
    keys.push("tournament-points");
    if whole {
        keys.extend(["league-file-counted", "league-file-played"]);
        if carries(shown) {
            keys.push("league-file-carried");
        }
        keys.extend(["league-adjustments", "league-file-dropped", "league-file-adjusted"]);
    }
    let mut head: Vec<String> = keys.into_iter().map(|key| lang.t(key).into_owned()).collect();
    let Some(table) = &shown.table else { return vec![head] };
    let of_division = division.map(|division| table.of_division(division));
    let table = of_division.as_ref().unwrap_or(table);
    if whole {
        head.extend(table.units.iter().map(|unit| column_head(shown, *unit, lang)));
    }
    let mut rows = vec![head];
    rows.extend(
        shown
            .rows(table)
            .into_iter()
            .map(|row| cells(shown, table, row, whole, lang)),
    );
    rows
}

fn cells(shown: &SeasonShown, table: &CountedSeason, row: &CountedRow, whole: bool, lang: Lang) -> Vec<String> {
    let exact = |number: &Exact| decimal(&number.to_string(), lang);
    let mut cells = vec![
        row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        named(shown, row.person, lang),
    ];
    if shown.has_clubs() {
        let club = shown.club_of(row.person);
        cells.push(club.map_or_else(String::new, |club| club.name.clone()));
    }
    cells.push(exact(&row.total));
    if whole {
        cells.extend([row.counted().to_string(), row.played.to_string()]);
        let unless_none = |number: &Exact| {
            if *number == Exact::zero() {
                String::new()
            } else {
                exact(number)
            }
        };
        if carries(shown) {
            cells.push(unless_none(&row.carried));
        }
        let beside = table.units.iter().zip(&row.cells);
        let beside: Vec<(UnitNo, &CountedCell)> = beside.filter_map(|(at, cell)| Some((*at, cell.as_ref()?))).collect();
        let which = |is_told: &dyn Fn(&CountedCell) -> bool| {
            numbers(beside.iter().filter(|(_, cell)| is_told(cell)).map(|(unit, _)| *unit))
        };
        cells.extend([
            unless_none(&row.adjusted),
            which(&|cell| !cell.counted),
            which(&|cell| cell.adjusted != Exact::zero()),
        ]);
        let brought = table.units.iter().map(|unit| table.cell(row, *unit));
        cells.extend(brought.map(|cell| cell.map(|cell| exact(&cell.points)).unwrap_or_default()));
    }
    cells
}

/// Whether people brought something from the season before.
fn carries(shown: &SeasonShown) -> bool {
    shown.counted_by().carry.is_some()
}

/// Units by their numbers, in a text that no spreadsheet takes for a number or a day.
pub(super) fn numbers(units: impl Iterator<Item = UnitNo>) -> String {
    let numbers: Vec<String> = units.map(|unit| format!("#{}", unit.0)).collect();
    numbers.join(" ")
}

/// The heading of the column of a unit, with the number under which other columns speak of it.
pub(super) fn column_head(shown: &SeasonShown, unit: UnitNo, lang: Lang) -> String {
    format!("#{} {}", unit.0, unit_head(shown, unit, lang))
}

/// The day of a unit, and its name where the reader may know it.
pub(super) fn unit_head(shown: &SeasonShown, number: UnitNo, lang: Lang) -> String {
    let Some(unit) = shown.units.iter().find(|unit| unit.number == number) else {
        return number.0.to_string();
    };
    let day = lang.day(unit.day.year(), unit.day.month(), unit.day.day());
    let called = match (&unit.name, unit.kind, unit.round) {
        (Some(name), UnitKind::Round, Some(round)) if !unit.has_own_name => {
            let args = [("round", Arg::Number(round.into())), ("name", Arg::from(name.clone()))];
            lang.t_args("league-unit-round", &args)
        }
        (Some(name), ..) => name.clone(),
        (None, UnitKind::Round, Some(round)) => {
            lang.t_args("league-unit-round-private", &[("round", Arg::Number(round.into()))])
        }
        (None, UnitKind::Evening, _) => lang.t("league-unit-evening").into_owned(),
        (None, UnitKind::Table, _) => lang.t("league-unit-table").into_owned(),
        (None, UnitKind::Tournament | UnitKind::Round | UnitKind::Typed, _) => return day,
    };
    format!("{day} {called}")
}
