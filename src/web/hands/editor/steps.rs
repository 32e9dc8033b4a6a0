//! What was done so far, each step a button that leads back to it.

use crate::hands::cards::{CardView, card};
use crate::hands::position_view::PositionView;
use talon_rules::games::Deed;
use talon_text::Arg;

/// Calls, or the cards of a trick.
#[derive(Debug)]
pub(super) struct StepGroup {
    pub title: String,
    pub steps: Vec<StepView>,
}

/// A step.
#[derive(Debug)]
pub(super) struct StepView {
    pub id: usize,
    pub act: String,
    pub card: Option<CardView>,
    /// A call in few words.
    pub text: String,
    /// The whole sentence, for those who hear the page.
    pub said: String,
    pub is_here: bool,
    pub is_irregular: bool,
}

pub(super) fn steps(position: &PositionView<'_>) -> Vec<StepGroup> {
    let mut groups: Vec<(Option<u8>, Vec<StepView>)> = Vec::new();
    for ply in 1..=position.timeline.last() {
        let trick = position
            .timeline
            .played
            .iter()
            .find(|played| played.ply == ply)
            .map(|played| played.trick);
        let view = step(position, ply);
        // What is said in the middle of a trick stands with it.
        let goes_on = groups
            .last()
            .is_some_and(|(last, _)| *last == trick || last.is_some() && trick.is_none());
        match groups.last_mut() {
            Some((_, steps)) if goes_on => steps.push(view),
            _ => groups.push((trick, vec![view])),
        }
    }
    let title = |trick: Option<u8>| match trick {
        Some(trick) => position
            .lang
            .t_args("editor-trick", &[("trick", Arg::Number(trick.into()))]),
        None => position.lang.t("editor-calls").into_owned(),
    };
    groups
        .into_iter()
        .map(|(trick, steps)| StepGroup {
            title: title(trick),
            steps,
        })
        .collect()
}

fn step(position: &PositionView<'_>, ply: usize) -> StepView {
    let done = position.timeline.steps[ply - 1];
    let at = position.at(ply);
    let played = match done.deed {
        Some(Deed::Play(played)) => Some(card(played, position.lang, position.faces)),
        _ => None,
    };
    let said = at.happened();
    StepView {
        id: ply,
        act: format!("at:{}", ply - 1),
        text: if played.is_some() { String::new() } else { said.clone() },
        card: played,
        said,
        is_here: position.ply() + 1 == ply,
        is_irregular: done.irregular,
    }
}
