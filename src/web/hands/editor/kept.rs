//! Where the hand is kept, and what became of its draft, in words.

use super::compare::{Differences, differences, text_differences};
use super::draft::keep_here;
use super::drafts::{DraftView, view};
use super::page::Looker;
use super::state::{DraftNews, EditorState, Keeping};
use crate::page::LinkView;
use talon_service::drafts::{DAYS_KEPT, DRAFTS_MAX};
use talon_text::Arg;

/// What the page says of it.
#[derive(Debug, Default)]
pub(super) struct KeptView {
    /// The hand is kept as a draft.
    pub is_draft: bool,
    /// It will be with the next act.
    pub begins: bool,
    /// Of the draft, as this page has it; or the key by which one begins.
    pub revision: Option<i64>,
    pub key: String,
    /// For how long it is kept.
    pub limits: String,
    /// What happened to it.
    pub news: String,
    /// What is different here and in the draft, where another window changed it.
    pub differences: Option<Differences>,
    /// The draft as it stands, and the act that puts what is here in its place.
    pub theirs: String,
    pub keep: String,
    /// The hand that it was stored as: its address and name.
    pub stored: Option<LinkView>,
    /// The drafts of which one has to make room.
    pub full: Vec<DraftView>,
}

pub(super) fn kept(reached: &EditorState, looker: &Looker<'_>) -> KeptView {
    let (shell, lang) = (&looker.shell, looker.shell.lang);
    let limits = [("count", Arg::from(DRAFTS_MAX)), ("days", Arg::Number(DAYS_KEPT))];
    let mut kept = KeptView {
        limits: lang.t_args("drafts-limits", &limits),
        ..KeptView::default()
    };
    match &reached.keeping {
        Keeping::Form => kept.limits.clear(),
        Keeping::Begins { key } => (kept.begins, kept.key) = (true, key.clone()),
        Keeping::Draft { id, revision } => {
            kept.is_draft = true;
            kept.revision = Some(*revision);
            kept.theirs = format!("/hands/drafts/{id}");
        }
    }
    let key = match &reached.told {
        None => return kept,
        Some(DraftNews::Stored(hand)) => {
            let number = hand.to_string();
            kept.stored = Some(LinkView::new(
                format!("/hands/{number}"),
                shell.with("hand-title", "id", &number),
            ));
            "drafts-stored"
        }
        Some(DraftNews::Meanwhile(draft)) => {
            kept.keep = keep_here(draft.revision);
            let (here, theirs) = (&reached.editing.text, &draft.document);
            let told = differences(here, theirs, looker.prefs);
            let is_told = told != Differences::default();
            kept.differences = Some(if is_told { told } else { text_differences(here, theirs) });
            "drafts-meanwhile"
        }
        Some(DraftNews::Newer) => "drafts-newer",
        Some(DraftNews::Gone) => "drafts-gone",
        Some(DraftNews::Full(drafts)) => {
            kept.full = drafts.iter().map(|draft| view(draft, lang)).collect();
            "drafts-full"
        }
        Some(DraftNews::TooLong) => "drafts-too-long",
    };
    kept.news = shell.lang.t_args(key, &limits);
    kept
}
