//! `POST /hands/drafts`: the first act of someone who is signed in begins a draft; a draft that is in the way may be
//! dropped for it.

use actix_web::{HttpRequest, web};

use super::act::EditorAct;
use super::draft::place_in_address;
use super::editing::{Editing, written};
use super::sent::EditorForm;
use super::state::{DraftNews, EditorState, Keeping};
use super::{download, draw};
use crate::page::{PageResult, see_other};
use talon_http::{Problem, State, Visit};
use talon_service::drafts::{NewDraft, SavedDraft, create, own, save};
use talon_service::{ActError, Actor, Missing, TooLarge, TooMany};
use talon_store::DraftId;
use talon_store::drafts::DraftText;

/// Does what the form says, and keeps it.
///
/// # Errors
/// When nobody is signed in, the form is none of ours, or the database fails.
pub async fn post(visit: Visit, request: HttpRequest, body: web::Payload) -> PageResult {
    let sent = EditorForm::read(&visit, &request, body).await?;
    let act = sent.act.clone();
    let (reached, _) = visit.act(move |state, actor| begun(state, actor, &sent)).await?;
    if let Some(file) = download(&act, &reached.editing) {
        return Ok(file);
    }
    match reached.keeping {
        // A reload then shows the draft, and begins none.
        Keeping::Draft { id, .. } if reached.has_no_news() => Ok(see_other(&place_in_address(id, &reached.editing))),
        _ => draw(&visit, reached).await,
    }
}

fn begun(state: &State, actor: &Actor, sent: &EditorForm) -> Result<EditorState, Problem> {
    if actor.user().is_none() {
        return Err(ActError::SignIn.into());
    }
    let editing = Editing::after(sent);
    let is_asked_for = matches!(sent.act, EditorAct::Apart | EditorAct::Drop(_));
    let is_download = matches!(sent.act, EditorAct::Download | EditorAct::DownloadPpn);
    let is_untouched = editing.text == sent.shown() && editing.typed.is_empty();
    if editing.text.is_empty() || is_download || !is_asked_for && is_untouched {
        let key = sent.key.clone();
        return Ok(EditorState {
            editing,
            keeping: Keeping::Begins { key },
            told: None,
        });
    }
    let instead_of = if let EditorAct::Drop(id) = sent.act { id } else { None };
    keep(state, actor, sent, editing, instead_of)
}

fn keep(
    state: &State,
    actor: &Actor,
    sent: &EditorForm,
    editing: Editing,
    instead_of: Option<DraftId>,
) -> Result<EditorState, Problem> {
    let (history, typed) = (editing.history.text(), written(&editing.typed));
    let new = NewDraft {
        text: DraftText {
            document: &editing.text,
            history: &history,
            typed: &typed,
        },
        instead_of,
        key: Some(sent.key.as_str()).filter(|key| !key.is_empty()),
    };
    let now = state.now().into();
    let begins = Keeping::Begins { key: sent.key.clone() };
    let (keeping, told) = match create(&state.store, actor, new, now) {
        Ok((id, true)) => (Keeping::Draft { id, revision: 1 }, None),
        // The form came before; what was done since then is not overwritten.
        Ok((id, false)) => match save(&state.store, actor, id, 0, new.text, now) {
            Ok(SavedDraft::Done(revision)) => (Keeping::Draft { id, revision }, None),
            Ok(SavedDraft::Meanwhile(kept)) => {
                // As long as nobody has decided the page knows nothing of the draft.
                (Keeping::Draft { id, revision: 0 }, Some(DraftNews::Meanwhile(kept)))
            }
            Err(ActError::NotFound(Missing::Draft)) => (fresh()?, Some(DraftNews::Gone)),
            Err(error) => return Err(error.into()),
        },
        Err(ActError::TooMany(TooMany::Drafts)) => {
            let drafts = state.store.read(|db| own(db, actor))?;
            (begins, Some(DraftNews::Full(drafts)))
        }
        Err(ActError::TooLarge(TooLarge::Draft)) => (begins, Some(DraftNews::TooLong)),
        // The draft that was to make room is gone already.
        Err(ActError::NotFound(Missing::Draft)) if instead_of.is_some() => {
            return keep(state, actor, sent, editing, None);
        }
        Err(error) => return Err(error.into()),
    };
    Ok(EditorState { editing, keeping, told })
}

/// A draft will begin with the next act.
pub(super) fn fresh() -> Result<Keeping, Problem> {
    let key = talon_service::account::fresh_secret()?;
    Ok(Keeping::Begins { key })
}
