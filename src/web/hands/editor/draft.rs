//! `/hands/drafts/{id}`: a hand that is being entered, kept after each act, with what another window did to it.

use actix_web::HttpRequest;
use actix_web::web::{self, Path, Query};
use serde::Deserialize;

use super::act::EditorAct;
use super::begin::fresh;
use super::editing::{Editing, Fault, Step, has_card_fields, read_typed, written};
use super::sent::EditorForm;
use super::state::{DraftNews, EditorState, Keeping};
use super::{download, draw};
use crate::page::PageResult;
use talon_editor::{History, Place};
use talon_http::{Problem, State, Visit};
use talon_service::drafts::{SavedDraft, open, own, save};
use talon_service::{ActError, Actor, Missing, TooLarge, TooMany};
use talon_store::DraftId;
use talon_store::drafts::{DraftText, KeptDraft};

/// Where one stands in a draft.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct DraftQuery {
    step: Option<String>,
    lit: Option<String>,
}

/// The address of a draft, with where one stands in it.
pub(super) fn place_in_address(id: DraftId, editing: &Editing) -> String {
    let (step, lit) = (editing.step.as_str(), editing.lit.as_str());
    match editing.step {
        Step::Deal => format!("/hands/drafts/{id}?step={step}&lit={lit}"),
        _ => format!("/hands/drafts/{id}?step={step}"),
    }
}

/// The draft as it was left.
///
/// # Errors
/// When nobody is signed in, or there is no such draft of theirs.
pub async fn get(visit: Visit, id: Path<i64>, asked: Query<DraftQuery>) -> PageResult {
    let id = DraftId(id.into_inner());
    let read = move |state: &State, actor: &Actor| Ok(state.store.read(|db| open(db, actor, id))?);
    let (kept, _) = visit.act(read).await?;
    let keeping = Keeping::Draft {
        id,
        revision: kept.revision,
    };
    let mut editing = as_kept(&kept);
    let word = |word: &Option<String>| word.clone().unwrap_or_default();
    editing.step = Step::parse(&word(&asked.step)).unwrap_or(editing.step);
    editing.lit = Place::parse(&word(&asked.lit)).unwrap_or(editing.lit);
    let told = kept.stored_hand.map(DraftNews::Stored);
    draw(&visit, EditorState { editing, keeping, told }).await
}

/// Does what the form says, and keeps it.
///
/// # Errors
/// When nobody is signed in, the form is none of ours, or the database fails.
pub async fn post(visit: Visit, id: Path<i64>, request: HttpRequest, body: web::Payload) -> PageResult {
    let id = DraftId(id.into_inner());
    let sent = EditorForm::read(&visit, &request, body).await?;
    let act = sent.act.clone();
    let (reached, _) = visit.act(move |state, actor| done(state, actor, id, sent)).await?;
    match download(&act, &reached.editing).filter(|_| reached.told.is_none()) {
        Some(file) => Ok(file),
        None => draw(&visit, reached).await,
    }
}

fn as_kept(kept: &KeptDraft) -> Editing {
    Editing {
        history: History::read(&kept.history),
        typed: read_typed(&kept.typed),
        ..Editing::open(kept.document.clone())
    }
}

fn done(state: &State, actor: &Actor, id: DraftId, mut sent: EditorForm) -> Result<EditorState, Problem> {
    let kept = match state.store.read(|db| open(db, actor, id)) {
        Err(ActError::NotFound(Missing::Draft)) => {
            return Ok(EditorState {
                editing: Editing::after(&sent),
                keeping: fresh()?,
                told: Some(DraftNews::Gone),
            });
        }
        kept => kept?,
    };
    // Only someone who was shown this very state may decide against it.
    let is_decided = sent.act == EditorAct::Keep(Some(kept.revision));
    if kept.revision != sent.seen && !is_decided {
        return Ok(behind(kept, &sent));
    }
    if sent.is_too_large {
        sent.text.clone_from(&kept.document);
    }
    // The page had this state, whatever its form says.
    sent.was = Some(kept.document.clone());
    sent.history.clone_from(&kept.history);
    let mut editing = Editing::after(&sent);
    if !has_card_fields(&sent) {
        editing.typed = read_typed(&kept.typed);
    }
    let (history, typed) = (editing.history.text(), written(&editing.typed));
    let is_same = editing.text == kept.document && history == kept.history && typed == kept.typed;
    let (mut revision, mut told) = (kept.revision, None);
    if !is_same {
        let text = DraftText {
            document: &editing.text,
            history: &history,
            typed: &typed,
        };
        match save(&state.store, actor, id, kept.revision, text, state.now().into()) {
            Ok(SavedDraft::Done(next)) => revision = next,
            Ok(SavedDraft::Meanwhile(now)) => return Ok(behind(now, &sent)),
            Err(ActError::TooLarge(TooLarge::Draft)) => told = Some(DraftNews::TooLong),
            Err(ActError::TooMany(TooMany::Drafts)) => {
                told = Some(DraftNews::Full(state.store.read(|db| own(db, actor))?));
            }
            Err(error) => return Err(error.into()),
        }
    }
    // What was stored is a draft again once it was changed.
    let is_stored = kept.stored_hand.filter(|_| revision == kept.revision);
    told = told.or(is_stored.map(DraftNews::Stored));
    let keeping = Keeping::Draft { id, revision };
    Ok(EditorState { editing, keeping, told })
}

/// The act by which someone decides against the stored draft.
pub(super) fn keep_here(revision: i64) -> String {
    format!("keep:{revision}")
}

/// The page had an older state. What was done in it is shown beside the draft; where nothing was, the draft is. Until
/// someone has decided, the page goes on having the older state, so that no act of its saves it over the draft.
fn behind(kept: KeptDraft, sent: &EditorForm) -> EditorState {
    let mine = Editing::after(sent);
    let is_the_same = mine.text == kept.document && mine.typed.is_empty();
    let is_untouched = mine.text == sent.shown() && mine.typed.is_empty() && !sent.differs;
    let keeping = |revision: i64| Keeping::Draft { id: kept.id, revision };
    if is_the_same || is_untouched || mine.fault == Some(Fault::TooLarge) {
        let keeping = keeping(kept.revision);
        let editing = Editing {
            step: mine.step,
            lit: mine.lit,
            ..as_kept(&kept)
        };
        let told = (!is_the_same).then_some(DraftNews::Newer);
        return EditorState { editing, keeping, told };
    }
    EditorState {
        editing: mine,
        keeping: keeping(sent.seen),
        told: Some(DraftNews::Meanwhile(kept)),
    }
}
