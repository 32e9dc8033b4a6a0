//! `/imports/{id}/undo`: asks whether an import is to be taken back, and takes it back.

use actix_web::web;
use askama::Template;

use crate::page::{PageResult, see_other};
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_service::{import_hands, read_import};

/// templates/imports/undo.html
#[derive(Debug, Template)]
#[template(path = "imports/undo.html")]
struct ImportsUndoPage {
    shell: Shell,
    address: String,
    name: String,
    count: i64,
}

/// The question.
///
/// # Errors
/// When there is no such import of this person, or it cannot be taken back any more.
pub async fn get(visit: Visit, path: web::Path<String>) -> PageResult {
    let id = path.into_inner();
    let (import, visitor) = visit
        .act(move |state, actor| {
            let import = state
                .store
                .read(|db| read_import::mine(db, actor, &id))
                .map_err(Problem::from)?;
            if import_hands::can_undo(&import, state.now().into()) {
                Ok(import)
            } else {
                Err(Problem::not_found("page"))
            }
        })
        .await?;
    let shell = Shell::new(&visit, &visitor, visit.prefs.lang.t("report-undo"));
    let (name, count) = (import.file_name, import.counts.accepted);
    Ok(html(
        ImportsUndoPage {
            shell,
            address: super::address(&import.public_id),
            name,
            count,
        }
        .render(),
    ))
}

/// Takes it back.
///
/// # Errors
/// When there is no such import of this person, or it cannot be taken back any more.
pub async fn post(visit: Visit, path: web::Path<String>) -> PageResult {
    let id = path.into_inner();
    let address = super::address(&id);
    visit
        .act(move |state, actor| Ok(import_hands::undo(&state.store, actor, &id, state.now().into())?))
        .await?;
    Ok(see_other(&format!("{address}?done=undo")))
}
