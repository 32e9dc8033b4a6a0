//! Where a hand stands that is being entered, and where it is kept: in the form alone, or as a draft of its owner.

use actix_web::http::StatusCode;

use super::editing::{Editing, Fault};
use talon_store::drafts::KeptDraft;
use talon_store::{DraftId, HandId};

/// A state of the editor, on its way to the page.
#[derive(Debug, Clone)]
pub(super) struct EditorState {
    pub editing: Editing,
    pub keeping: Keeping,
    pub told: Option<DraftNews>,
}

/// Where the hand is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Keeping {
    /// In the form: its owner is not known.
    Form,
    /// In the form until something is done; then it is a draft, once for each key.
    Begins { key: String },
    /// At the server.
    Draft { id: DraftId, revision: i64 },
}

/// What is to be said about the draft.
#[derive(Debug, Clone)]
pub(super) enum DraftNews {
    /// Another window changed it, and this one as well: how it stands there.
    Meanwhile(KeptDraft),
    /// It was stored as this hand; a change makes it a draft again.
    Stored(HandId),
    /// Another window changed it, and nothing was done here.
    Newer,
    /// Another window dropped it.
    Gone,
    /// There are as many drafts as a person may have.
    Full(Vec<KeptDraft>),
    /// It is longer than a record may be.
    TooLong,
}

impl EditorState {
    /// Whether there is nothing to say but how the hand stands.
    pub fn has_no_news(&self) -> bool {
        let is_opened = self.editing.pasted.as_ref().is_some_and(|pasted| pasted.is_opened);
        self.told.is_none() && self.editing.fault.is_none() && !is_opened
    }

    /// The status of what became of a form.
    pub fn status(&self) -> StatusCode {
        match (&self.told, &self.editing.fault) {
            (Some(DraftNews::Meanwhile(_) | DraftNews::Full(_)), _) => StatusCode::CONFLICT,
            (Some(DraftNews::Gone), _) => StatusCode::NOT_FOUND,
            (Some(DraftNews::TooLong), _) | (_, Some(Fault::TooLarge)) => StatusCode::PAYLOAD_TOO_LARGE,
            (_, Some(_)) => StatusCode::UNPROCESSABLE_ENTITY,
            (_, None) => StatusCode::OK,
        }
    }
}
