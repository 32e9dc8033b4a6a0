//! `GET /tournaments/{id}/rounds.csv`, `.txt` and `.json`: all rounds that are published, to take along.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::ApiResult;
use super::super::download::Download;
use super::super::operation::{Access, Answer, Operation, TAG, UNCHANGED};
use super::text::{csv, named};
use super::wire::{self, RoundList, RoundSeat, RoundTable, RoundView};
use super::{EVENT, is_public, opened};
use crate::http::{Problem, Visit};
use crate::service::tournaments::read::Shown;
use crate::text::{Arg, Lang};

/// How that for spreadsheets is described.
pub const CSV: Operation = Operation {
    method: "GET",
    path: "/tournaments/{id}/rounds.csv",
    id: "downloadRoundsCsv",
    summary: "The rounds of a tournament for a spreadsheet, with headings in the language of the reader",
    access: Access::Reader,
    parameters: &[EVENT],
    body: None,
    answers: &[
        Answer {
            status: 200,
            says: "A row for each seat and each who sat out. No cell is a formula.",
            kinds: &[("text/csv", r#"{"type": "string"}"#)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    failures: &[404],
    handler: || get().to(send_csv),
};

/// How that for letters is described.
pub const TXT: Operation = Operation {
    path: "/tournaments/{id}/rounds.txt",
    id: "downloadRoundsText",
    summary: "The rounds of a tournament as plain text, for a letter",
    answers: &[
        Answer {
            status: 200,
            says: "A line for each table.",
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
    path: "/tournaments/{id}/rounds.json",
    id: "downloadRoundsJson",
    summary: "The rounds of a tournament as the API has them, to be kept as a file",
    answers: &[
        Answer {
            status: 200,
            says: "All rounds that are published.",
            kinds: &[("application/json", r##"{"$ref": "#/components/schemas/RoundList"}"##)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    handler: || get().to(send_json),
    ..CSV
};

async fn send_csv(visit: Visit, request: HttpRequest, id: Path<String>) -> ApiResult {
    send(visit, request, id, ("text/csv; charset=utf-8", "rounds.csv"), |_, list, lang| {
        Ok(csv(&rows(list, lang), lang))
    })
    .await
}

async fn send_txt(visit: Visit, request: HttpRequest, id: Path<String>) -> ApiResult {
    let base = visit.state.config.base_url.clone();
    send(visit, request, id, ("text/plain; charset=utf-8", "rounds.txt"), move |shown, list, lang| {
        let (event, id) = (&shown.loaded.event, shown.loaded.id);
        let head =
            format!("{}\n{}, {}\n", event.name, shown.loaded.club.name, event.starts.format("%Y-%m-%d"));
        let rounds: Vec<String> = list.rounds.iter().map(|round| words(round, lang)).collect();
        Ok(format!("{head}\n{}\n{base}/tournaments/{id}\n", rounds.join("\n")).into_bytes())
    })
    .await
}

async fn send_json(visit: Visit, request: HttpRequest, id: Path<String>) -> ApiResult {
    send(visit, request, id, ("application/json", "rounds.json"), |_, list, _| {
        serde_json::to_vec(list).map_err(Problem::internal)
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
    write: impl FnOnce(&Shown, &RoundList, Lang) -> Result<Vec<u8>, Problem>,
) -> ApiResult {
    let (shown, visitor) = opened(&visit, &id).await?;
    let bytes = write(&shown, &wire::rounds(&shown), visit.prefs.lang)?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let public = is_public(&visit, &visitor);
    let download = Download { parts: &[&text], public, kind, file: Some(file) };
    download.send(&request, || Ok(bytes))
}

fn state(table: &RoundTable, lang: Lang) -> String {
    table
        .result
        .as_ref()
        .map(|state| lang.t(&format!("event-table-{state}")).into_owned())
        .unwrap_or_default()
}

fn rows(list: &RoundList, lang: Lang) -> Vec<Vec<String>> {
    let keys = [
        "event-tab-round",
        "paper-table",
        "file-room",
        "paper-place",
        "event-player",
        "file-substitute",
        "event-raw",
        "event-result-state",
    ];
    let mut rows = vec![keys.into_iter().map(|key| lang.t(key).into_owned()).collect::<Vec<_>>()];
    for round in &list.rounds {
        for table in &round.tables {
            for (at, seat) in (1..).zip(&table.seats) {
                rows.push(vec![
                    round.number.to_string(),
                    table.number.to_string(),
                    table.room.clone(),
                    at.to_string(),
                    named(seat.name.clone(), seat.entry, lang),
                    seat.substitute.clone().unwrap_or_default(),
                    score(seat, lang, i64::to_string),
                    state(table, lang),
                ]);
            }
        }
        for bye in &round.byes {
            let mut row = vec![String::new(); 8];
            row[0] = round.number.to_string();
            row[4] = named(bye.name.clone(), bye.entry, lang);
            row[7] = lang.t("event-bye").into_owned();
            rows.push(row);
        }
    }
    rows
}

fn score(seat: &RoundSeat, lang: Lang, say: impl Fn(&i64) -> String) -> String {
    match &seat.score {
        Some(score) => say(score),
        None if seat.absent => lang.t("event-absent").into_owned(),
        None => String::new(),
    }
}

/// A round in lines of text.
fn words(round: &RoundView, lang: Lang) -> String {
    let number = [("number", Arg::Number(round.number.into()))];
    let mut text = format!(
        "{} ({})\n",
        lang.t_args("event-round", &number),
        lang.t(&format!("event-round-{}", round.state))
    );
    for table in &round.tables {
        let seat = |seat: &RoundSeat| {
            let mut name = named(seat.name.clone(), seat.entry, lang);
            if let Some(substitute) = &seat.substitute {
                name = format!("{substitute} ({name})");
            }
            format!("{name} {}", score(seat, lang, |score| format!("{score:+}"))).trim_end().to_owned()
        };
        let seats: Vec<String> = table.seats.iter().map(seat).collect();
        let title = lang.t_args("event-table-number", &[("number", Arg::Number(table.number.into()))]);
        text.push_str(&format!("  {title}: {}\n", seats.join(", ")));
    }
    if !round.byes.is_empty() {
        let names: Vec<String> =
            round.byes.iter().map(|bye| named(bye.name.clone(), bye.entry, lang)).collect();
        text.push_str(&format!("  {} {}\n", lang.t("event-sits-out"), names.join(", ")));
    }
    text
}
