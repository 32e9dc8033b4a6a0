//! `GET /tournaments/{id}/standings.csv`, `.txt` and `.json`: the standings to take along: for a spreadsheet, for a letter,
//! for a program.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::ApiResult;
use super::super::download::Download;
use super::super::operation::{Access, Answer, Operation, TAG, UNCHANGED};
use super::standings::stage;
use super::text::{aligned, csv, decimal, named};
use super::wire::{self, StandingsView};
use super::{EVENT, STAGE, is_public, opened};
use crate::http::{Problem, Visit};
use crate::service::tournaments::read::Shown;
use crate::text::{Arg, Lang};

/// Characters of a line in a letter.
const LETTER: usize = 78;

/// How that for spreadsheets is described.
pub const CSV: Operation = Operation {
    method: "GET",
    path: "/tournaments/{id}/standings.csv",
    id: "downloadStandingsCsv",
    summary: "The standings of a tournament for a spreadsheet, with headings in the language of the reader",
    access: Access::Reader,
    parameters: &[EVENT, STAGE],
    body: None,
    answers: &[
        Answer {
            status: 200,
            says: "A row for each entry. No cell is a formula.",
            kinds: &[("text/csv", r#"{"type": "string"}"#)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    failures: &[400, 404],
    handler: || get().to(send_csv),
};

/// How that for letters is described.
pub const TXT: Operation = Operation {
    path: "/tournaments/{id}/standings.txt",
    id: "downloadStandingsText",
    summary: "The standings of a tournament as plain text, for a letter",
    answers: &[
        Answer {
            status: 200,
            says: "Columns that stand under one another.",
            kinds: &[("text/plain", r#"{"type": "string"}"#)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    handler: || get().to(send_txt),
    ..CSV
};

/// How that for programs is described.
pub const JSON: Operation = Operation {
    path: "/tournaments/{id}/standings.json",
    id: "downloadStandingsJson",
    summary: "The standings of a tournament as the API has them, to be kept as a file",
    answers: &[
        Answer {
            status: 200,
            says: "The standings.",
            kinds: &[("application/json", r##"{"$ref": "#/components/schemas/StandingsView"}"##)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    handler: || get().to(send_json),
    ..CSV
};

async fn send_csv(visit: Visit, request: HttpRequest, id: Path<String>) -> ApiResult {
    send(visit, request, id, ("text/csv; charset=utf-8", "standings.csv"), |_, view, lang| {
        Ok(csv(&rows(view, true, lang), lang))
    })
    .await
}

async fn send_txt(visit: Visit, request: HttpRequest, id: Path<String>) -> ApiResult {
    let base = visit.state.config.base_url.clone();
    send(visit, request, id, ("text/plain; charset=utf-8", "standings.txt"), move |shown, view, lang| {
        let (event, id) = (&shown.loaded.event, shown.loaded.id);
        let after = lang.t_args("event-standings-after", &[("number", Arg::Number(view.as_of.into()))]);
        let mut table = aligned(&rows(view, true, lang));
        // Too wide for a letter: without what each round brought.
        if table.lines().any(|line| line.chars().count() > LETTER) {
            table = aligned(&rows(view, false, lang));
        }
        let club = &shown.loaded.club.name;
        let day = event.starts.format("%Y-%m-%d");
        Ok(format!("{}\n{club}, {day}\n{after}\n\n{table}\n{base}/tournaments/{id}/standings\n", event.name)
            .into_bytes())
    })
    .await
}

async fn send_json(visit: Visit, request: HttpRequest, id: Path<String>) -> ApiResult {
    send(visit, request, id, ("application/json", "standings.json"), |_, view, _| {
        serde_json::to_vec(view).map_err(Problem::internal)
    })
    .await
}

/// Sends a file of them.
///
/// # Errors
/// Not found, also when the reader may not see the event.
async fn send(
    visit: Visit,
    request: HttpRequest,
    id: Path<String>,
    (kind, file): (&'static str, &'static str),
    write: impl FnOnce(&Shown, &StandingsView, Lang) -> Result<Vec<u8>, Problem>,
) -> ApiResult {
    let lang = visit.prefs.lang;
    let stage = stage(&request, lang)?;
    let (shown, visitor) = opened(&visit, &id).await?;
    let bytes = write(&shown, &wire::standings(&shown, stage, lang)?, lang)?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let public = is_public(&visit, &visitor);
    let download = Download { parts: &[&text], public, kind, file: Some(file) };
    download.send(&request, || Ok(bytes))
}

/// Heading and rows; `whole` with what each round brought and the reason of the place.
fn rows(view: &StandingsView, whole: bool, lang: Lang) -> Vec<Vec<String>> {
    let keys = ["event-rank", "event-player", "event-points", "event-wins", "event-seconds", "event-raw"];
    let mut head: Vec<String> = keys.into_iter().map(|key| lang.t(key).into_owned()).collect();
    if whole {
        head.extend(view.rounds.iter().map(|round| format!("{round}.")));
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
        rows.push(cells);
    }
    rows
}
