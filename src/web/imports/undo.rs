//! `/imports/{id}/undo`: asks whether an import is to be taken back, and takes it back.

use actix_web::web;
use askama::Template;

use crate::page::{PageResult, see_other};
use crate::sessions::session_title;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_records::session::DealOrder;
use talon_service::import_hands;
use talon_store::hands::SessionBrought;
use talon_text::Lang;

/// templates/imports/undo.html
#[derive(Debug, Template)]
#[template(path = "imports/undo.html")]
struct ImportsUndoPage {
    shell: Shell,
    address: String,
    name: String,
    count: i64,
    /// The sessions that lose deals.
    sessions: Vec<SessionView>,
}

/// A session that loses deals.
#[derive(Debug)]
struct SessionView {
    href: String,
    title: String,
    /// Which deals are gone, and how many stay.
    says: String,
}

fn session_view(lang: Lang, brought: &SessionBrought) -> SessionView {
    let game = lang.t(&format!("game-{}", brought.session.game));
    let numbers = brought.places.iter().copied().filter_map(DealOrder::number_of);
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    let gone = match numbers.len() == brought.places.len() {
        true => lang.t_args("report-undo-deals", &[("numbers", numbers.join(", ").into())]),
        false => lang.n("session-deals", i64::try_from(brought.places.len()).unwrap_or(i64::MAX)),
    };
    SessionView {
        href: format!("/sessions/{}", brought.session.id),
        title: session_title(None, &brought.session.key, Some(&game), None, lang),
        says: lang.t_args(
            "report-undo-session",
            &[("gone", gone.into()), ("count", brought.others.into())],
        ),
    }
}

/// The question.
///
/// # Errors
/// When there is no such import of this person, or it cannot be taken back any more.
pub async fn get(visit: Visit, path: web::Path<String>) -> PageResult {
    let id = path.into_inner();
    let (asked, visitor) = visit
        .act(move |state, actor| {
            let now = state.now().into();
            Ok(state.store.read(|db| import_hands::to_undo(db, actor, &id, now))?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let shell = Shell::new(&visit, &visitor, lang.t("report-undo"));
    let import = asked.import;
    let (name, count) = (import.file_name, import.counts.accepted);
    Ok(html(
        ImportsUndoPage {
            shell,
            address: super::address(&import.public_id),
            name,
            count,
            sessions: asked.sessions.iter().map(|one| session_view(lang, one)).collect(),
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
