//! Actions, claim, notes and variations of a record, read and played (format, 9): what every game does in the same
//! order once its rules and its deal are read.

use super::Vocabulary;
use super::diagnose::diagnose;
use super::item::{ActionStep, Item, read_actions};
use super::line::{ActionLine, Ended, positions, run_line};
use crate::check::{Options, read_list};
use crate::game::{self, Walk};
use crate::json::Value;
use crate::lines::Lines;
use crate::structure::{Envelope, Faults, Variation, read_notes, read_result};
use talon_rules::cards::{CardSet, Seat};
use talon_rules::games::{Code, Deed, Position};

/// A record as far as it was legal.
#[derive(Debug)]
pub struct Played<'a, V: Vocabulary> {
    pub rules: V::Rules,
    pub lines: Lines<'a, Item<'a, V>>,
    /// After the last legal action.
    pub line: ActionLine<'a, V>,
    /// After the deal.
    start: V::State,
}

/// What reading came to.
#[derive(Debug)]
pub struct Reading<'a, V: Vocabulary> {
    /// Present when rules, deal and the list of actions are sound.
    pub played: Option<Played<'a, V>>,
    pub unchecked: usize,
}

/// Makes the hand after the deal under some options.
pub type Start<'r, V> = &'r dyn Fn(&<V as Vocabulary>::Rules) -> <V as Vocabulary>::State;

/// What a game does at its own places of the reading.
pub struct Own<'r, 'a, V: Vocabulary> {
    /// The hand after the deal under these options; `None` when rules or deal are not sound.
    pub start: Option<(V::Rules, Start<'r, V>)>,
    /// Checks the shape of a claimed result.
    pub claimed: fn(Value<'a>, &mut Faults<'a>) -> bool,
    /// Compares a claimed result with what the engine computes.
    pub compare: fn(Value<'a>, &ActionLine<'a, V>, &mut Faults<'a>, strict: bool),
    /// Options that no record can be mended by.
    pub passed_over: &'static [&'static str],
}

impl<V: Vocabulary> std::fmt::Debug for Own<'_, '_, V> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Own")
            .field("passed_over", &self.passed_over)
            .finish_non_exhaustive()
    }
}

/// Reads and plays everything after the deal; the order of findings is that of the format.
pub(crate) fn read_played<'a, V: Vocabulary>(
    envelope: &Envelope<'a>,
    options: &Options,
    own: &Own<'_, 'a, V>,
    rules: Option<&V::Rules>,
    faults: &mut Faults<'a>,
) -> Reading<'a, V> {
    let mut main = Vec::new();
    let listed = read_list(envelope, options, faults);
    if let Some(list) = envelope.actions.filter(|_| listed) {
        main.reserve_exact(list.len());
        read_actions(list, rules, faults, &mut main);
    }
    let claimed = read_result(envelope.result, faults).filter(|claimed| (own.claimed)(*claimed, faults));
    let frames = read_notes(envelope, faults);
    let variations = frames
        .into_iter()
        .map(|frame| read_variation(frame, rules, faults))
        .collect();
    faults.put_structure_first();
    let Some((rules, make)) = own.start.as_ref().filter(|_| listed) else {
        return Reading {
            played: None,
            unchecked: envelope.actions.map_or(0, |list| list.len()),
        };
    };
    let start = make(rules);
    let line = ActionLine::new(start.clone());
    let mut played = Played {
        rules: *rules,
        lines: Lines { main, variations },
        line,
        start,
    };
    let others = faults.errors();
    let ended = run_line(&mut played.line, &played.lines.main, faults);
    let mut refusals = faults.errors() - others;
    if matches!(ended, Ended::All) {
        played.finish(envelope, faults);
        if let Some(claimed) = claimed {
            (own.compare)(claimed, &played.line, faults, options.strict);
        }
    }
    let mut refused = matches!(ended, Ended::At(_));
    played.lines.check(envelope, faults, |actions, branch, faults| {
        let before = faults.errors();
        refused |= play(ActionLine::new(played.start.clone()), actions, branch, faults);
        refusals += faults.errors() - before;
    });
    // An option mends nothing but what was played.
    if refused && options.diagnose && faults.errors() == refusals {
        let found = diagnose(rules, own.passed_over, &played.lines, make);
        faults
            .each_error()
            .for_each(|finding| finding.legal_with.clone_from(&found));
    }
    let unchecked = match ended {
        Ended::All => 0,
        Ended::At(index) => played.lines.main.len() - index - 1,
    };
    Reading {
        played: Some(played),
        unchecked,
    }
}

fn read_variation<'a, V: Vocabulary>(
    frame: Variation<'a>,
    rules: Option<&V::Rules>,
    faults: &mut Faults<'a>,
) -> (Variation<'a>, Vec<Item<'a, V>>) {
    let mut own = Vec::new();
    if let Some(list) = frame.actions {
        read_actions(list, rules, faults, &mut own);
    }
    (frame, own)
}

/// Plays a variation and tells whether it was refused; a fault before its branch leaves it unchecked.
fn play<'a, V: Vocabulary>(
    mut line: ActionLine<'a, V>,
    actions: &[Item<'a, V>],
    branch: usize,
    faults: &mut Faults<'a>,
) -> bool {
    let mut silent = Faults::new(faults.document());
    matches!(run_line(&mut line, &actions[..branch], &mut silent), Ended::All)
        && matches!(run_line(&mut line, actions, faults), Ended::At(_))
}

impl<'a, V: Vocabulary> Played<'a, V> {
    /// What can be said once the main line has been played: incomplete, or unruled.
    fn finish(&self, envelope: &Envelope<'a>, faults: &mut Faults<'a>) {
        let Some(list) = envelope.actions else { return };
        let complete = self.line.state.is_complete();
        if !complete && !self.line.ended {
            faults.at(Code::Incomplete, list);
        }
        if complete && self.line.withholds_scores() {
            faults.at(Code::RulingNeeded, list);
        }
    }

    /// The line after so many plies of the normal form.
    pub(crate) fn line_at(&self, ply: usize) -> ActionLine<'a, V> {
        let mut line = ActionLine::new(self.start.clone());
        while line.ply() < ply && line.advance(&self.lines.main) {}
        line
    }

    /// Places of the actions that the normal form leaves out of a line.
    pub fn dropped(&self, variation: Option<usize>) -> Vec<usize> {
        if variation.is_none() {
            return self.line.dropped.clone();
        }
        let items = self.lines.whole(variation);
        let mut line = ActionLine::new(self.start.clone());
        while line.advance(&items) {}
        line.dropped
    }

    /// The cards that a seat held and has played, as far as the main line was legal.
    pub(crate) fn shown_by(&self, seat: Seat) -> CardSet {
        let mut cards = self.line.state.table().holdings[seat].certain;
        for item in self
            .lines
            .main
            .iter()
            .take(self.line.index)
            .filter(|item| item.by == Some(seat))
        {
            let card = match item.step {
                ActionStep::Act(action) => V::card_of(action),
                ActionStep::Irregular(card) => Some(card),
                _ => None,
            };
            if let Some(card) = card {
                cards.insert(card);
            }
        }
        cards
    }

    /// The steps of the main line, or of the variation at this place.
    pub fn walk(&self, variation: Option<usize>, deed: fn(V::Action) -> Deed) -> Walk {
        let mut items = self.lines.whole(variation);
        if variation.is_none() {
            items.truncate(self.line.index);
        }
        let (states, items) = positions(self.start.clone(), &items);
        let step = |item: &Item<'a, V>| {
            let (action, irregular) = match item.step {
                ActionStep::Act(action) => (Some(action), false),
                ActionStep::Irregular(card) => (Some(V::play(card)), true),
                _ => (None, false),
            };
            game::LineAction {
                by: item.by,
                deed: action.map(deed),
                irregular,
            }
        };
        Walk {
            positions: states
                .into_iter()
                .map(|state| Box::new(state) as Box<dyn Position>)
                .collect(),
            steps: items.iter().map(step).collect(),
        }
    }
}
