//! `GET /tournaments/{id}/print/door`: a sheet for the door with the code by which players check themselves in.

use actix_web::web;
use askama::Template;

use super::paper::{Paper, address, opened, sheet};
use crate::page::PageResult;
use crate::qr::{Square, square};
use crate::routes;
use crate::shell::Shell;
use crate::tournaments::frame::shell;
use talon_http::Visit;
use talon_store::arrivals::SelfCheckIn;

/// templates/tournaments/print/door.html
#[derive(Debug, Template)]
#[template(path = "tournaments/print/door.html")]
struct TournamentsPrintDoorPage {
    shell: Shell,
    paper: Paper,
    /// Where players check themselves in.
    href: String,
    square: Square,
    /// They do not, as it is set now.
    is_off: bool,
    /// The reader can change that.
    directs: bool,
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn get(visit: Visit, id: web::Path<String>) -> PageResult {
    let (shown, visitor) = opened(&visit, &id).await?;
    let lang = visit.prefs.lang;
    let check_in = routes::tournament(shown.loaded.id, "check-in");
    let href = format!("{}{check_in}", visit.state.config.base_url);
    let path = address(&shown, "door");
    let page = TournamentsPrintDoorPage {
        paper: Paper::of(&visit, &shown, &path),
        shell: shell(&visit, &visitor, lang.t("paper-door").into_owned(), path),
        square: square(&href).unwrap_or_default(),
        href,
        is_off: shown.loaded.self_check_in == SelfCheckIn::No,
        directs: shown.rights.direct,
    };
    Ok(sheet(&page))
}
