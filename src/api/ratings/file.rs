//! `GET /ratings/{list}.csv`, `.txt` and `.json`: a rating list to take along: for a spreadsheet, for a message, for a
//! program.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::wire::RatingListView;
use super::{RatingPath, RatingQuery, named, opened};
use crate::ApiResult;
use crate::download::{TableFile, unlisted};
use crate::responses::Unchanged;
use crate::text::{aligned, csv};
use talon_http::{Problem, Visit};
use talon_league::{RatedRow, RatingValue};
use talon_service::ratings::RatingListShown;
use talon_text::Lang;

/// A rating list for a spreadsheet, with headings in the language of the reader
#[utoipa::path(
    operation_id = "downloadRatingsCsv",
    params(RatingPath, RatingQuery),
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
#[get("/ratings/{list}.csv")]
pub(crate) async fn send_csv(visit: Visit, request: HttpRequest, path: Path<RatingPath>) -> ApiResult {
    send(&visit, &request, &path, TableFile::Csv("ratings.csv"), |shown, lang| {
        Ok(csv(&rows(shown, lang), lang))
    })
    .await
}

/// A rating list as plain text, for a message
#[utoipa::path(
    operation_id = "downloadRatingsText",
    params(RatingPath, RatingQuery),
    responses((status = 200, description = "Plain text.", body = String), Unchanged)
)]
#[get("/ratings/{list}.txt")]
pub(crate) async fn send_txt(visit: Visit, request: HttpRequest, path: Path<RatingPath>) -> ApiResult {
    let base = visit.state.config.base_url.clone();
    send(&visit, &request, &path, TableFile::Text(None), move |shown, lang| {
        let table = aligned(&rows(shown, lang));
        let (title, club, list) = (lang.t("ratings-title"), &shown.club.name, shown.row.id);
        Ok(format!("{title}, {club}\n\n{table}\n{base}/ratings/{list}\n").into_bytes())
    })
    .await
}

/// A rating list as the API has it, to be kept as a file
#[utoipa::path(
    operation_id = "downloadRatingsJson",
    params(RatingPath, RatingQuery),
    responses((status = 200, description = "The list.", body = RatingListView), Unchanged)
)]
#[get("/ratings/{list}.json")]
pub(crate) async fn send_json(visit: Visit, request: HttpRequest, path: Path<RatingPath>) -> ApiResult {
    send(&visit, &request, &path, TableFile::Json("ratings.json"), |shown, _| {
        serde_json::to_vec(&RatingListView::of(shown)).map_err(Problem::internal)
    })
    .await
}

async fn send(
    visit: &Visit,
    request: &HttpRequest,
    path: &RatingPath,
    file: TableFile,
    write: impl FnOnce(&RatingListShown, Lang) -> Result<Vec<u8>, Problem>,
) -> ApiResult {
    let (shown, visitor) = opened(visit, request, path).await?;
    let bytes = write(&shown, visit.prefs.lang)?;
    let sent = file.send(&shown.club.name, visit, &visitor, request, bytes);
    unlisted(sent, shown.club.noindex || !shown.row.published)
}

/// Heading and rows.
fn rows(shown: &RatingListShown, lang: Lang) -> Vec<Vec<String>> {
    let mut keys = vec!["tournament-rank", "tournament-player"];
    if shown.has_clubs() {
        keys.push("word-club");
    }
    keys.extend(["rating-value", "rating-deviation", "±", "rating-tables"]);
    let heading = |key: &str| match key {
        "±" => key.to_owned(),
        key => lang.t(key).into_owned(),
    };
    let mut rows = vec![keys.into_iter().map(heading).collect()];
    rows.extend(shown.rows.iter().map(|row| cells(shown, row, lang)));
    rows
}

fn cells(shown: &RatingListShown, row: &RatedRow, lang: Lang) -> Vec<String> {
    let number = |value: RatingValue| {
        let text = value.to_string();
        if lang == Lang::En { text } else { text.replace('.', ",") }
    };
    let mut cells = vec![
        row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        named(shown, row.person, lang),
    ];
    if shown.has_clubs() {
        let club = shown.club_of(row.person);
        cells.push(club.map_or_else(String::new, |club| club.name.clone()));
    }
    cells.extend([
        number(row.value),
        number(row.mu),
        number(row.sigma),
        row.tables.to_string(),
    ]);
    cells
}
