//! `GET /tournaments/{id}/rounds.csv`, `.txt` and `.json`: all rounds that are published, to take along.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::TournamentPath;
use super::export;
use super::named;
use super::wire::{self, RoundList, RoundSeat, RoundTable, RoundView};
use crate::ApiResult;
use crate::download::TableFile;
use crate::responses::Unchanged;
use crate::text::csv;
use talon_http::{Problem, Visit};
use talon_text::{Arg, Lang};

/// The rounds of a tournament for a spreadsheet, with headings in the language of the reader
#[utoipa::path(
    operation_id = "downloadRoundsCsv",
    params(TournamentPath),
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
#[get("/tournaments/{id}/rounds.csv")]
pub(crate) async fn send_csv(visit: Visit, request: HttpRequest, id: Path<TournamentPath>) -> ApiResult {
    export::send(visit, request, id, TableFile::Csv("rounds.csv"), |shown, lang| {
        Ok(csv(&rows(&wire::rounds(shown), lang), lang))
    })
    .await
}

/// The rounds of a tournament as plain text, for a letter
#[utoipa::path(
    operation_id = "downloadRoundsText",
    params(TournamentPath),
    responses((status = 200, description = "Plain text.", body = String), Unchanged)
)]
#[get("/tournaments/{id}/rounds.txt")]
pub(crate) async fn send_txt(visit: Visit, request: HttpRequest, id: Path<TournamentPath>) -> ApiResult {
    let base = visit.state.config.base_url.clone();
    export::send(
        visit,
        request,
        id,
        TableFile::Text(Some("rounds.txt")),
        move |shown, lang| {
            let (tournament, id) = (&shown.loaded.tournament, shown.loaded.id);
            let head = format!(
                "{}\n{}, {}\n",
                tournament.name,
                shown.loaded.club.name,
                tournament.starts.format("%Y-%m-%d")
            );
            let rounds: Vec<String> = wire::rounds(shown)
                .rounds
                .iter()
                .map(|round| words(round, lang))
                .collect();
            Ok(format!("{head}\n{}\n{base}/tournaments/{id}\n", rounds.join("\n")).into_bytes())
        },
    )
    .await
}

/// The rounds of a tournament as the API has them, to be kept as a file
#[utoipa::path(
    operation_id = "downloadRoundsJson",
    params(TournamentPath),
    responses(
        (status = 200, description = "All rounds that are published.", body = RoundList),
        Unchanged,
    )
)]
#[get("/tournaments/{id}/rounds.json")]
pub(crate) async fn send_json(visit: Visit, request: HttpRequest, id: Path<TournamentPath>) -> ApiResult {
    export::send(visit, request, id, TableFile::Json("rounds.json"), |shown, _| {
        serde_json::to_vec(&wire::rounds(shown)).map_err(Problem::internal)
    })
    .await
}

fn state(table: &RoundTable, lang: Lang) -> String {
    table
        .result
        .as_ref()
        .map(|state| lang.t(&format!("tournament-table-{state}")).into_owned())
        .unwrap_or_default()
}

fn rows(list: &RoundList, lang: Lang) -> Vec<Vec<String>> {
    let keys = [
        "tournament-tab-round",
        "paper-table",
        "file-room",
        "paper-place",
        "tournament-player",
        "file-substitute",
        "tournament-raw",
        "tournament-result-state",
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
            row[7] = lang.t("tournament-bye").into_owned();
            rows.push(row);
        }
    }
    rows
}

fn score(seat: &RoundSeat, lang: Lang, say: impl Fn(&i64) -> String) -> String {
    match &seat.score {
        Some(score) => say(score),
        None if seat.absent => lang.t("tournament-absent").into_owned(),
        None => String::new(),
    }
}

/// A round in lines of text.
fn words(round: &RoundView, lang: Lang) -> String {
    let number = [("number", Arg::Number(round.number.into()))];
    let mut text = format!(
        "{} ({})\n",
        lang.t_args("tournament-round", &number),
        lang.t(&format!("tournament-round-{}", round.state))
    );
    for table in &round.tables {
        let seat = |seat: &RoundSeat| {
            let mut name = named(seat.name.clone(), seat.entry, lang);
            if let Some(substitute) = &seat.substitute {
                name = format!("{substitute} ({name})");
            }
            format!("{name} {}", score(seat, lang, |score| format!("{score:+}")))
                .trim_end()
                .to_owned()
        };
        let seats: Vec<String> = table.seats.iter().map(seat).collect();
        let title = lang.t_args(
            "tournament-table-number",
            &[("number", Arg::Number(table.number.into()))],
        );
        text.push_str(&format!("  {title}: {}\n", seats.join(", ")));
    }
    if !round.byes.is_empty() {
        let names: Vec<String> = round
            .byes
            .iter()
            .map(|bye| named(bye.name.clone(), bye.entry, lang))
            .collect();
        text.push_str(&format!("  {} {}\n", lang.t("tournament-sits-out"), names.join(", ")));
    }
    text
}
