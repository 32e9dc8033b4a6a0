//! Reads what was sent: its kind by its header, its bytes up to a limit, while they come. It does not look at what the
//! bytes say.

use actix_web::HttpRequest;
use actix_web::http::header;
use actix_web::web::{Bytes, Payload};
use futures_util::StreamExt as _;

use super::problem;
use talon_http::{Problem, ProblemKind};
use talon_rules::games::Code;
use talon_text::{Arg, Lang};

/// Kinds of body that are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Media {
    Json,
    /// One JSON text a line.
    Lines,
}

/// The name of one JSON text a line.
pub(crate) const LINES: &str = "application/x-ndjson";
const LINES_TOO: [&str; 4] = [
    LINES,
    "application/ndjson",
    "application/jsonl",
    "application/x-jsonlines",
];

/// The kinds of a text in another notation.
const TEXTS: [&str; 2] = ["text/plain", "text/csv"];

/// What kind the body says to be; JSON when it says nothing.
///
/// # Errors
/// When it is another kind: 415.
pub fn media(request: &HttpRequest, lang: Lang) -> Result<Media, Problem> {
    let Some(said) = request.headers().get(header::CONTENT_TYPE) else {
        return Ok(Media::Json);
    };
    let said = said
        .to_str()
        .unwrap_or("?")
        .split(';')
        .next()
        .unwrap_or_default()
        .trim()
        .to_ascii_lowercase();
    match said.as_str() {
        "application/json" => Ok(Media::Json),
        lines if LINES_TOO.contains(&lines) => Ok(Media::Lines),
        _ => {
            let taken = format!("application/json, {LINES}");
            Err(problem::fault(ProblemKind::UnsupportedMedia, lang, "api-media", &taken))
        }
    }
}

/// Whether a body of records may be of the kind that it says to be; they may also come as text in another notation.
///
/// # Errors
/// When it is another kind: 415.
pub fn records(request: &HttpRequest, lang: Lang) -> Result<(), Problem> {
    let said = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|said| said.to_str().ok());
    let essence = said.and_then(|said| said.split(';').next()).unwrap_or_default();
    if TEXTS.iter().any(|text| essence.trim().eq_ignore_ascii_case(text)) {
        return Ok(());
    }
    media(request, lang).map(|_| ())
}

/// The whole body.
///
/// # Errors
/// As soon as it is known to be larger than the limit, and when it breaks off.
pub async fn whole(request: &HttpRequest, payload: Payload, limit: usize, lang: Lang) -> Result<Vec<u8>, Problem> {
    let mut read = Vec::new();
    each_piece(request, payload, limit, lang, async |piece| {
        read.extend_from_slice(&piece);
        Ok(())
    })
    .await?;
    Ok(read)
}

/// Gives the body away piece by piece, in the order of arrival.
///
/// # Errors
/// As soon as it is known to be larger than the limit, when it breaks off, and what `take` fails with.
pub(crate) async fn each_piece(
    request: &HttpRequest,
    mut payload: Payload,
    limit: usize,
    lang: Lang,
    mut take: impl AsyncFnMut(Bytes) -> Result<(), Problem>,
) -> Result<(), Problem> {
    let length = request
        .headers()
        .get(header::CONTENT_LENGTH)
        .and_then(|value| value.to_str().ok());
    if length
        .and_then(|value| value.parse::<u64>().ok())
        .is_some_and(|length| length > limit as u64)
    {
        return Err(too_large(limit, lang));
    }
    let mut size = 0_usize;
    while let Some(piece) = payload.next().await {
        let piece = piece.map_err(|_| Problem::new(ProblemKind::BadRequest, "the body broke off"))?;
        size = size.saturating_add(piece.len());
        if size > limit {
            return Err(too_large(limit, lang));
        }
        take(piece).await?;
    }
    Ok(())
}

fn too_large(limit: usize, lang: Lang) -> Problem {
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let detail = lang.t_args("api-too-large", &[("limit", Arg::from(limit))]);
    problem::coded(ProblemKind::TooLarge, Code::TooLarge, detail)
}
