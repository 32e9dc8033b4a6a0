//! `GET /tournaments/{id}/standings.csv`, `.txt` and `.json`: the standings to take along: for a spreadsheet, for a
//! letter, for a program.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::export;
use super::standings::{StandingsQuery, stage};
use super::wire::{self, StandingsView, TeamView};
use super::{TournamentPath, named};
use crate::ApiResult;
use crate::download::TableFile;
use crate::responses::Unchanged;
use crate::text::{aligned, csv, decimal};
use talon_http::{Problem, Visit};
use talon_service::tournaments::read::ShownTournament;
use talon_text::{Arg, Lang};

/// Characters of a line in a letter.
const LETTER: usize = 78;

/// The standings of a tournament for a spreadsheet, with headings in the language of the reader
#[utoipa::path(
    operation_id = "downloadStandingsCsv",
    params(TournamentPath, StandingsQuery),
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
#[get("/tournaments/{id}/standings.csv")]
pub(crate) async fn send_csv(visit: Visit, request: HttpRequest, id: Path<TournamentPath>) -> ApiResult {
    send(visit, request, id, TableFile::Csv("standings.csv"), |_, view, lang| {
        let mut all = rows(view, true, lang);
        let width = all.first().map_or(0, Vec::len);
        if !view.teams.is_empty() {
            all.push(Vec::new());
            all.extend(teams(&view.teams, lang));
        }
        // Some programs take every row to be as long as the first.
        all.iter_mut()
            .for_each(|row| row.resize(width.max(row.len()), String::new()));
        Ok(csv(&all, lang))
    })
    .await
}

/// The standings of a tournament as plain text, for a letter
#[utoipa::path(
    operation_id = "downloadStandingsText",
    params(TournamentPath, StandingsQuery),
    responses((status = 200, description = "Plain text.", body = String), Unchanged)
)]
#[get("/tournaments/{id}/standings.txt")]
pub(crate) async fn send_txt(visit: Visit, request: HttpRequest, id: Path<TournamentPath>) -> ApiResult {
    let base = visit.state.config.base_url.clone();
    send(
        visit,
        request,
        id,
        TableFile::Text(Some("standings.txt")),
        move |shown, view, lang| {
            let (tournament, id) = (&shown.loaded.tournament, shown.loaded.id);
            let after = lang.standings_title(tournament, view.as_of);
            let mut table = aligned(&rows(view, true, lang));
            // Too wide for a letter: without what each round brought.
            if table.lines().any(|line| line.chars().count() > LETTER) {
                table = aligned(&rows(view, false, lang));
            }
            if !view.teams.is_empty() {
                table.push_str(&format!(
                    "\n{}\n\n{}",
                    lang.t("set-part-teams"),
                    aligned(&teams(&view.teams, lang))
                ));
            }
            let club = &shown.loaded.club.name;
            let day = tournament.starts.format("%Y-%m-%d");
            Ok(format!(
                "{}\n{club}, {day}\n{after}\n\n{table}\n{base}/tournaments/{id}/standings\n",
                tournament.name
            )
            .into_bytes())
        },
    )
    .await
}

/// The standings of a tournament as the API has them, to be kept as a file
#[utoipa::path(
    operation_id = "downloadStandingsJson",
    params(TournamentPath, StandingsQuery),
    responses((status = 200, description = "The standings.", body = StandingsView), Unchanged)
)]
#[get("/tournaments/{id}/standings.json")]
pub(crate) async fn send_json(visit: Visit, request: HttpRequest, id: Path<TournamentPath>) -> ApiResult {
    send(visit, request, id, TableFile::Json("standings.json"), |_, view, _| {
        serde_json::to_vec(view).map_err(Problem::internal)
    })
    .await
}

/// Sends a file of them.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
async fn send(
    visit: Visit,
    request: HttpRequest,
    id: Path<TournamentPath>,
    file: TableFile,
    write: impl FnOnce(&ShownTournament, &StandingsView, Lang) -> Result<Vec<u8>, Problem>,
) -> ApiResult {
    let stage = stage(&request, visit.prefs.lang)?;
    export::send(visit, request, id, file, |shown, lang| {
        write(shown, &wire::standings(shown, stage, lang)?, lang)
    })
    .await
}

/// Heading and rows of the teams, each with its players and what they brought in.
fn teams(teams: &[TeamView], lang: Lang) -> Vec<Vec<String>> {
    let keys = [
        "tournament-rank",
        "tournament-team-head",
        "tournament-points",
        "tournament-team-boards",
    ];
    let row = |team: &TeamView| {
        let player = |player: &wire::TeamPlayer| {
            format!(
                "{} {}",
                named(player.name.clone(), player.entry, lang),
                decimal(&player.points, lang)
            )
        };
        let players: Vec<String> = team.players.iter().map(player).collect();
        let name = lang.t_args("tournament-team", &[("number", Arg::Number(team.team.into()))]);
        vec![
            team.rank.to_string(),
            name,
            decimal(&team.total, lang),
            players.join(", "),
        ]
    };
    let head = keys.into_iter().map(|key| lang.t(key).into_owned()).collect();
    std::iter::once(head).chain(teams.iter().map(row)).collect()
}

/// Heading and rows; `whole` with what each round brought and the reason of the place.
fn rows(view: &StandingsView, whole: bool, lang: Lang) -> Vec<Vec<String>> {
    let keys = [
        "tournament-rank",
        "tournament-player",
        "tournament-points",
        "tournament-wins",
        "tournament-seconds",
        "tournament-raw",
    ];
    let mut head: Vec<String> = keys.into_iter().map(|key| lang.t(key).into_owned()).collect();
    if whole {
        head.extend(view.rounds.iter().map(|round| format!("{round}.")));
    }
    let has_prizes = view.rows.iter().any(|row| row.prize > 0);
    if has_prizes {
        head.push(lang.t("tournament-prize").into_owned());
    }
    let mut rows = vec![head];
    for row in &view.rows {
        let mut cells = vec![
            row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            named(row.name.clone(), row.entry, lang),
            decimal(&row.total, lang),
            decimal(&row.table_wins, lang),
            decimal(&row.second_places, lang),
            row.score.to_string(),
        ];
        if whole {
            cells.extend(view.rounds.iter().map(|round| {
                let points = row.rounds.iter().find(|points| points.round == *round);
                points.map(|points| decimal(&points.points, lang)).unwrap_or_default()
            }));
        }
        if has_prizes {
            cells.push(match row.prize {
                0 => String::new(),
                prize => format!("{prize} {}", view.currency).trim().to_owned(),
            });
        }
        rows.push(cells);
    }
    rows
}
