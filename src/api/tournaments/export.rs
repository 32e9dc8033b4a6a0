//! What the files of tournaments have in common: the way of a tournament into one.

use actix_web::HttpRequest;
use actix_web::web::Path;

use super::super::ApiResult;
use super::super::download::{Download, is_public};
use super::{TournamentPath, opened};
use talon_http::{Problem, Visit};
use talon_service::tournaments::read::Shown;
use talon_text::Lang;

/// Media type and name of a file.
#[derive(Debug, Clone, Copy)]
pub(crate) struct FileHeaders {
    pub kind: &'static str,
    pub file: &'static str,
}

/// Sends what is written of a tournament.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn send(
    visit: Visit,
    request: HttpRequest,
    id: Path<TournamentPath>,
    headers: FileHeaders,
    write: impl FnOnce(&Shown, Lang) -> Result<Vec<u8>, Problem>,
) -> ApiResult {
    let (shown, visitor) = opened(&visit, &id.id).await?;
    let bytes = write(&shown, visit.prefs.lang)?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let public = is_public(&visit, &visitor);
    let download = Download {
        parts: &[&text],
        public,
        kind: headers.kind,
        file: Some(headers.file),
    };
    download.send(&request, || Ok(bytes))
}
