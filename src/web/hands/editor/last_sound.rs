//! The hand as it last stood, beside a text that cannot be read any more.

use super::editing::Editing;
use super::page::{Looker, at_end, checked};
use crate::hands::state::{StateView, state_of_play};
use crate::hands::table::{TableView, table};
use talon_editor::Reach;
use talon_records::scene::Scene;

/// Changes that are taken back in search of it.
const CHANGES_MAX: usize = 20;

/// The table at the end of that hand.
#[derive(Debug)]
pub(super) struct LastSoundView {
    pub state: StateView,
    pub table: TableView,
}

/// It, where the text has no hand and an earlier one had.
pub(super) fn last_sound(editing: &Editing, looker: &Looker<'_>) -> Option<LastSoundView> {
    if Reach::of(&editing.text).is_some() {
        return None;
    }
    let text = last_sound_text(editing)?;
    checked(&text, |checked| {
        at_end(checked, looker.prefs, |last| {
            let end = last.at(last.ply());
            LastSoundView {
                state: state_of_play(&end),
                table: table(&end, &Scene::at(end.timeline, end.ply(), end.viewpoint.view)),
            }
        })
    })
}

fn last_sound_text(editing: &Editing) -> Option<String> {
    let (mut history, mut text) = (editing.history.clone(), editing.text.clone());
    for _ in 0..CHANGES_MAX {
        text = history.undo(&text)?;
        if Reach::of(&text).is_some() {
            return Some(text);
        }
    }
    None
}
