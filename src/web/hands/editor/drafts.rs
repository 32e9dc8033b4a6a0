//! `/hands/drafts`: one's own drafts, the one that was changed last first, and dropping one.

use actix_web::web::Path;
use askama::Template;
use chrono::{Datelike as _, Timelike as _};

use crate::hands::about::about;
use crate::page::{LinkView, PageResult, see_other};
use crate::shell::{Shell, html};
use talon_http::{State, Visit};
use talon_records::{Options, Reader};
use talon_service::drafts::{DAYS_KEPT, DRAFTS_MAX, own, remove, stored};
use talon_service::{ActError, Actor};
use talon_store::drafts::KeptDraft;
use talon_store::{Db, DraftId};
use talon_text::{Arg, Lang};

/// templates/hands/editor/drafts.html
#[derive(Debug, Template)]
#[template(path = "hands/editor/drafts.html")]
struct DraftsPage {
    shell: Shell,
    drafts: Vec<DraftView>,
    /// Those that became hands.
    stored: Vec<DraftView>,
    /// How many there may be, and for how long.
    limits: String,
}

/// A draft in a list.
#[derive(Debug)]
pub(super) struct DraftView {
    pub id: DraftId,
    pub about: String,
    pub changed: String,
    /// The hand that it became: its address and name.
    pub hand: Option<LinkView>,
}

/// The list.
///
/// # Errors
/// When nobody is signed in, or the database fails.
pub async fn get(visit: Visit) -> PageResult {
    let lang = visit.prefs.lang;
    let read = move |state: &State, actor: &Actor| {
        let read = |db: &mut Db| -> Result<_, ActError> { Ok((own(db, actor)?, stored(db, actor)?)) };
        let (open, closed) = state.store.read(read)?;
        let views = |drafts: &[KeptDraft]| drafts.iter().map(|draft| view(draft, lang)).collect::<Vec<_>>();
        Ok((views(&open), views(&closed)))
    };
    let ((drafts, stored), visitor) = visit.act(read).await?;
    let shell = Shell::new(&visit, &visitor, lang.t("drafts-title"));
    let limits = [("count", Arg::from(DRAFTS_MAX)), ("days", Arg::Number(DAYS_KEPT))];
    Ok(html(
        DraftsPage {
            limits: lang.t_args("drafts-limits", &limits),
            shell,
            drafts,
            stored,
        }
        .render(),
    ))
}

/// Drops a draft.
///
/// # Errors
/// When nobody is signed in, or there is no such draft of theirs.
pub async fn drop(visit: Visit, id: Path<i64>) -> PageResult {
    let id = DraftId(id.into_inner());
    visit
        .act(move |state, actor| Ok(remove(&state.store, actor, id)?))
        .await?;
    Ok(see_other("/hands/drafts"))
}

/// Which hand it is, and when it was changed.
pub(super) fn view(draft: &KeptDraft, lang: Lang) -> DraftView {
    let mut reader = Reader::new();
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let checked = reader.check(draft.document.as_bytes(), &options);
    let about = about(&checked, lang);
    let at = draft.changed_at.utc();
    let day = lang.day(at.year(), at.month(), at.day());
    let time = format!("{day} {:02}:{:02} UTC", at.hour(), at.minute());
    DraftView {
        id: draft.id,
        about: if about.is_empty() {
            lang.t("drafts-unreadable").into_owned()
        } else {
            about
        },
        changed: lang.t_args("drafts-changed", &[("time", Arg::from(time))]),
        hand: draft.stored_hand.map(|hand| {
            let number = hand.to_string();
            let name = lang.t_args("hand-title", &[("id", Arg::from(number.as_str()))]);
            LinkView::new(format!("/hands/{number}"), name)
        }),
    }
}
