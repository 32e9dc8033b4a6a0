//! Actions put into a record and taken out of it. What follows is never lost without a word: it is played again as far
//! as it stays legal, and the rest stays in the record.

use serde_json::{Value as Json, json};

use super::act::Refusal;
use super::draft::{Draft, is_type};
use super::reach::{Reach, forced, reach, with_hand};
use talon_records::moment::action_json;
use talon_records::{Walk, format_of};
use talon_rules::games::{Deed, Position};

/// A record with an action put into it, and how far it gets.
struct Candidate {
    draft: Draft,
    reach: Reach,
    /// The place of the action.
    at: usize,
}

impl Candidate {
    fn of(draft: Draft, at: usize) -> Option<Candidate> {
        let reach = reach(&draft)?;
        Some(Candidate { draft, reach, at })
    }

    fn is_legal(&self) -> bool {
        self.reach.legal > self.at
    }

    /// How many of the actions after it are legal.
    fn fits(&self) -> usize {
        self.reach.legal.saturating_sub(self.at + 1)
    }
}

/// The draft with the action before the one with this number, or in its place, whichever leaves more of the others
/// legal.
pub(crate) fn say(draft: &Draft, at: Option<usize>, action: &Json) -> Result<Draft, Refusal> {
    let reached = reach(draft).ok_or(Refusal::NoHand)?;
    let at = at.unwrap_or(reached.legal).min(reached.legal);
    let put = |skip: usize| {
        let mut actions = draft.actions().to_vec();
        let end = (at + skip).min(actions.len());
        actions.splice(at..end, [action.clone()]);
        Candidate::of(draft.with_actions(actions), at)
    };
    let inserted = put(0).ok_or(Refusal::NoHand)?;
    let replaced = draft.actions().get(at).and_then(|_| put(1));
    let best = match replaced.filter(Candidate::is_legal) {
        Some(replaced) if takes_its_place(&inserted, &replaced, &draft.actions()[at], action) => replaced,
        _ => inserted,
    };
    if !best.is_legal() {
        return Err(Refusal::Illegal {
            text: best.draft.text(),
            irregular: irregular(draft, at, action),
        });
    }
    Ok(if best.reach.is_whole() {
        with_forced(best.draft, |position| forced(position))
    } else {
        best.draft
    })
}

/// The same of several actions, each behind the one before.
pub(crate) fn say_all(draft: &Draft, at: Option<usize>, actions: &[Json]) -> Result<Draft, Refusal> {
    let mut next = draft.clone();
    for (place, action) in actions.iter().enumerate() {
        next = say(&next, at.map(|at| at + place), action)?;
    }
    Ok(next)
}

/// Whether an action was meant to stand in the place of another one rather than before it.
fn takes_its_place(inserted: &Candidate, replaced: &Candidate, old: &Json, new: &Json) -> bool {
    let same_type = old["type"] == new["type"];
    if !inserted.is_legal() {
        return true;
    }
    match (replaced.reach.is_whole(), inserted.reach.is_whole()) {
        (true, true) => same_type,
        _ if replaced.fits() != inserted.fits() => replaced.fits() > inserted.fits(),
        _ => old["by"] == new["by"] && (same_type || !is_type(old, &["play"]) && !is_type(new, &["play"])),
    }
}

/// The action as one that happened although it was illegal, where that can be kept.
fn irregular(draft: &Draft, at: usize, action: &Json) -> Option<Json> {
    if !is_type(action, &["play"]) || action.get("irregular").is_some() {
        return None;
    }
    let mut kept = action.clone();
    kept.as_object_mut()?.insert("irregular".into(), json!(true));
    let mut actions = draft.actions()[..at].to_vec();
    actions.push(kept.clone());
    let candidate = Candidate::of(draft.with_actions(actions), at)?;
    candidate.is_legal().then_some(kept)
}

/// The draft without an action; without the last one, and those before it that could not be otherwise, where none is
/// named.
pub(crate) fn remove(draft: &Draft, at: Option<usize>) -> Result<Draft, Refusal> {
    let mut actions = draft.actions().to_vec();
    let (from, end) = match at {
        Some(at) => (at, at + 1),
        None => {
            let walk = with_hand(draft, |hand| hand.walk(None)).ok_or(Refusal::NoHand)?;
            (last_choice(&walk).ok_or(Refusal::Nothing)?, walk.steps.len())
        }
    };
    if from >= actions.len() {
        return Err(Refusal::Nothing);
    }
    actions.drain(from..end);
    Ok(draft.with_actions(actions))
}

/// The last step that someone chose.
fn last_choice(walk: &Walk) -> Option<usize> {
    let is_forced = |step: &usize| {
        let before = walk.positions.get(*step).and_then(|position| forced(position.as_ref()));
        before.is_some() && walk.steps.get(*step).is_some_and(|done| done.deed == before)
    };
    let last = walk.steps.len().checked_sub(1)?;
    Some((0..=last).rev().find(|step| !is_forced(step)).unwrap_or(0))
}

pub(crate) fn play_out(draft: &Draft) -> Result<Draft, Refusal> {
    if !reach(draft).ok_or(Refusal::NoHand)?.is_whole() {
        return Err(Refusal::Nothing);
    }
    let only = |position: &dyn Position| match position.legal()[..] {
        [(_, deed @ Deed::Play(_))] => Some(deed),
        _ => forced(position),
    };
    let done = with_forced(draft.clone(), only);
    if done == *draft {
        Err(Refusal::Nothing)
    } else {
        Ok(done)
    }
}

pub(crate) fn drop_rest(draft: &Draft) -> Result<Draft, Refusal> {
    let reach = reach(draft).ok_or(Refusal::NoHand)?;
    let legal = draft.actions()[..reach.legal].to_vec();
    Ok(draft.with_actions(legal))
}

/// The draft with what follows of itself, as long as there is something.
fn with_forced(mut draft: Draft, next: impl Fn(&dyn Position) -> Option<Deed>) -> Draft {
    while let Some(action) = forced_action(&draft, &next) {
        let mut actions = draft.actions().to_vec();
        actions.push(action);
        draft = draft.with_actions(actions);
    }
    draft
}

fn forced_action(draft: &Draft, next: impl Fn(&dyn Position) -> Option<Deed>) -> Option<Json> {
    let format = format_of(draft.game()?);
    with_hand(draft, |hand| {
        let walk = hand.walk(None);
        if draft.actions().iter().any(|action| is_type(action, &["end"])) {
            return None;
        }
        let position = walk.positions.last()?;
        let deed = next(position.as_ref())?;
        Some(action_json(format, position.to_act()?, deed))
    })?
}
