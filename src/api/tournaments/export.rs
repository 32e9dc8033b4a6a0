//! What the files of tournaments have in common: the way of a tournament into one.

use actix_web::HttpRequest;
use actix_web::web::Path;

use super::super::ApiResult;
use super::super::download::{TableFile, unlisted};
use super::{TournamentPath, opened};
use talon_http::{Problem, Visit};
use talon_service::tournaments::read::ShownTournament;
use talon_text::Lang;

/// Sends what is written of a tournament.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn send(
    visit: Visit,
    request: HttpRequest,
    id: Path<TournamentPath>,
    file: TableFile,
    write: impl FnOnce(&ShownTournament, Lang) -> Result<Vec<u8>, Problem>,
) -> ApiResult {
    let (shown, visitor) = opened(&visit, &id.id).await?;
    let bytes = write(&shown, visit.prefs.lang)?;
    let sent = file.send(&shown.loaded.tournament.name, &visit, &visitor, &request, bytes);
    unlisted(sent, shown.loaded.club.noindex)
}
