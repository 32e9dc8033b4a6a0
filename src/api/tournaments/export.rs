//! What the files of events have in common: how each is described, and the way of an event into one.

use actix_web::HttpRequest;
use actix_web::web::Path;

use super::super::ApiResult;
use super::super::download::Download;
use super::super::operation::{Answer, Operation, TAG, UNCHANGED};
use super::{READ, is_public, opened};
use talon_http::{Problem, Visit};
use talon_service::tournaments::read::Shown;
use talon_text::Lang;

/// The answers of a file for spreadsheets.
pub const CSV: &[Answer] = &[
    file(
        "A row for each, with headings. No cell is a formula.",
        &[("text/csv", TEXT)],
    ),
    UNCHANGED,
];
/// The answers of a file for letters.
pub(crate) const TXT: &[Answer] = &[file("Plain text.", &[("text/plain", TEXT)]), UNCHANGED];

const TEXT: &str = r#"{"type": "string"}"#;

/// An answer that is kept as a file.
pub const fn file(says: &'static str, kinds: &'static [(&'static str, &'static str)]) -> Answer {
    Answer {
        status: 200,
        says,
        kinds,
        headers: &[TAG],
    }
}

/// What the descriptions of files are made from; path, name, answers and handler are their own.
pub const FILE: Operation = Operation { answers: CSV, ..READ };

/// Media type and name of a file.
pub type FileHeaders = (&'static str, &'static str);

/// Sends what is written of an event.
///
/// # Errors
/// Not found, also when the reader may not see the event.
pub async fn send(
    visit: Visit,
    request: HttpRequest,
    id: Path<String>,
    (kind, file): FileHeaders,
    write: impl FnOnce(&Shown, Lang) -> Result<Vec<u8>, Problem>,
) -> ApiResult {
    let (shown, visitor) = opened(&visit, &id).await?;
    let bytes = write(&shown, visit.prefs.lang)?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let public = is_public(&visit, &visitor);
    let download = Download {
        parts: &[&text],
        public,
        kind,
        file: Some(file),
    };
    download.send(&request, || Ok(bytes))
}
