//! A record of Ulti as a whole: its rules, deal and actions are read, played and compared with what it claims. It
//! puts the parts of this folder together and knows no rule.

use serde_json::{Map, Value as Json};

use super::actions::{Item, Step, read_actions};
use super::claimed::read_claimed;
use super::compare::compare_claimed;
use super::computed::{computed_json, final_json};
use super::deal::{DealRead, read_deal};
use super::rules::{read_rules, setting_json};
use super::run::{Ended, Line, diagnose, positions, run_line};
use super::spoiled;
use crate::cards::{CardSet, Pack, Seat};
use crate::games::ulti::{Action, BID_CODES, Bid, COMPONENT_CODES, OPTIONS, Outcome, Ulti, Variant};
use crate::games::{Code, Position, Rung, Summary};
use crate::history::check::{Knowledge, Options, read_list};
use crate::history::game::{self, Edit, GameFormat, GameHand, Read, Walk, read_nothing};
use crate::history::json::Value;
use crate::history::lines::Lines;
use crate::history::schema::GameSchema;
use crate::history::structure::{Envelope, Faults, Variation, read_notes, read_result};

/// Ulti's part of the format.
#[derive(Debug)]
pub struct Format;

/// A hand of Ulti as far as it was legal.
#[derive(Debug)]
struct Hand<'a> {
    variant: Variant,
    deal: DealRead,
    lines: Lines<'a, Item<'a>>,
    /// After the last legal action.
    line: Line,
}

impl GameFormat for Format {
    fn pack(&self) -> Pack {
        Pack::German
    }

    fn action_types(&self) -> &'static [&'static str] {
        super::actions::TYPES
    }

    fn contracts(&self) -> &'static [&'static str] {
        BID_CODES.as_slice()
    }

    fn ladder(&self) -> Vec<Rung> {
        let rung = |bid: Bid| Rung {
            step: bid.step(),
            code: bid.code(),
            class: bid.class().code(),
            win: bid.win(),
            loss: bid.loss(),
        };
        Bid::all().map(rung).collect()
    }

    fn components(&self) -> &'static [&'static str] {
        COMPONENT_CODES
    }

    fn schema(&self) -> GameSchema {
        super::schema::schema()
    }

    fn sound(&self) -> &'static str {
        spoiled::WHOLE
    }

    fn spoiled(&self) -> &'static [Edit] {
        spoiled::EDITS
    }

    fn read<'a>(&self, envelope: &Envelope<'a>, options: &Options, faults: &mut Faults<'a>) -> Read<'a> {
        let variant = envelope.rules.and_then(|rules| read_rules(rules, faults));
        read_nothing(envelope.context, faults);
        let deal = envelope.deal.and_then(|deal| read_deal(deal, variant.as_ref(), faults));
        let mut main = Vec::new();
        let listed = read_list(envelope, options, faults);
        if let Some(list) = envelope.actions.filter(|_| listed) {
            main.reserve_exact(list.len());
            read_actions(list, faults, &mut main);
        }
        let claimed = read_result(envelope.result, faults).filter(|claimed| read_claimed(*claimed, faults));
        let frames = read_notes(envelope, faults);
        let variations = frames.into_iter().map(|frame| read_variation(frame, faults)).collect();
        faults.put_structure_first();
        let (Some(variant), Some(deal), true) = (variant, deal, listed) else {
            return Read { hand: None, unchecked: envelope.actions.map_or(0, |list| list.len()) };
        };
        let line = Line::new(Ulti::new(&deal.deal, &variant));
        let mut hand = Hand { variant, deal, lines: Lines { main, variations }, line };
        let ended = run_line(&mut hand.line, &hand.lines.main, faults);
        hand.finish(envelope, claimed, faults, options, ended);
        let start = || Line::new(Ulti::new(&hand.deal.deal, &hand.variant));
        let mut refused = matches!(ended, Ended::At(_));
        hand.lines.check(envelope, faults, |actions, branch, faults| {
            refused |= play(start(), actions, branch, faults);
        });
        // With a second error no option can mend the record.
        if refused
            && options.diagnose
            && faults.errors() == 1
            && let Some(finding) = faults.last_error()
        {
            diagnose(finding, &hand.variant, &hand.deal.deal, &hand.lines);
        }
        let unchecked = match ended {
            Ended::All => 0,
            Ended::At(index) => hand.lines.main.len() - index - 1,
        };
        Read { hand: Some(Box::new(hand)), unchecked }
    }

    fn is_default_option(&self, name: &str, value: &Json) -> bool {
        let Some(info) = OPTIONS.iter().find(|info| info.name == name) else { return false };
        match (value, Variant::default().get(info.name).map(setting_json)) {
            (Json::Array(own), Some(Json::Array(default))) => {
                own.len() == default.len() && default.iter().all(|word| own.contains(word))
            }
            (own, default) => Some(own) == default.as_ref(),
        }
    }
}

fn read_variation<'a>(frame: Variation<'a>, faults: &mut Faults<'a>) -> (Variation<'a>, Vec<Item<'a>>) {
    let mut own = Vec::new();
    if let Some(list) = frame.actions {
        read_actions(list, faults, &mut own);
    }
    (frame, own)
}

/// Plays a variation and tells whether it was refused; a fault before its branch leaves it unchecked.
fn play<'a>(mut line: Line, actions: &[Item<'a>], branch: usize, faults: &mut Faults<'a>) -> bool {
    let mut silent = Faults::new(faults.document());
    matches!(run_line(&mut line, &actions[..branch], &mut silent), Ended::All)
        && matches!(run_line(&mut line, actions, faults), Ended::At(_))
}

impl<'a> Hand<'a> {
    fn outcome(&self) -> Option<Outcome> {
        self.line.state.outcome()
    }

    /// What can be said once the main line has been played: incomplete, unruled, other than claimed, legal otherwise.
    fn finish(
        &self,
        envelope: &Envelope<'a>,
        claimed: Option<Value<'a>>,
        faults: &mut Faults<'a>,
        options: &Options,
        ended: Ended,
    ) {
        let Some(list) = envelope.actions else { return };
        if let Ended::At(_) = ended {
            return;
        }
        let line = &self.line;
        if !line.state.is_complete() && !line.ended {
            faults.at(Code::Incomplete, list);
        }
        if line.state.is_complete() && line.withholds_scores() {
            faults.at(Code::RulingNeeded, list);
        }
        if let (Some(claimed), Some(outcome)) = (claimed, self.outcome()) {
            let mut own = outcome.clone();
            if line.withholds_scores() {
                own.scores = None;
            }
            compare_claimed(claimed, &own, || self.computed(), options.strict, faults);
        }
    }
}

impl GameHand for Hand<'_> {
    fn knowledge(&self) -> Knowledge {
        self.deal.knowledge
    }

    fn plies(&self) -> usize {
        self.line.ply
    }

    fn summary(&self) -> Option<Summary> {
        let mut summary = self.line.state.summary()?;
        if self.line.withholds_scores() {
            summary.scores = None;
        }
        Some(summary)
    }

    fn computed(&self) -> Map<String, Json> {
        computed(&self.line)
    }

    fn computed_at(&self, ply: usize) -> Map<String, Json> {
        let mut line = Line::new(Ulti::new(&self.deal.deal, &self.variant));
        while line.ply < ply && line.advance(&self.lines.main) {}
        computed(&line)
    }

    fn declarer_cards(&self) -> Option<CardSet> {
        let (declarer, _) = self.line.state.contract()?;
        let mut cards = self.line.state.table().hands[declarer].certain;
        for item in self.lines.main.iter().take(self.line.ply).filter(|item| item.by == Some(declarer)) {
            if let Step::Act(Action::Play(card)) | Step::Irregular(card) = item.step {
                cards.insert(card);
            }
        }
        Some(cards)
    }

    fn walk(&self, variation: Option<usize>) -> Walk {
        let mut items = self.lines.whole(variation);
        let start = Ulti::new(&self.deal.deal, &self.variant);
        if variation.is_none() {
            items.truncate(self.line.ply);
        }
        let states = positions(start, &items);
        items.truncate(states.len() - 1);
        Walk {
            positions: states.into_iter().map(|state| Box::new(state) as Box<dyn Position>).collect(),
            steps: items.iter().map(step).collect(),
        }
    }

    fn talon_taker(&self) -> Option<Seat> {
        self.deal.normalised.then_some(self.deal.deal.forehand)
    }

    fn keeps_talon(&self) -> bool {
        self.variant.two_round
    }
}

fn computed(line: &Line) -> Map<String, Json> {
    let Some(outcome) = line.state.outcome() else { return Map::new() };
    let mut computed = computed_json(&outcome, !line.withholds_scores());
    if let Some(after) = final_json(&outcome, &line.rulings) {
        computed.insert("final".into(), after);
    }
    computed
}

fn step(item: &Item<'_>) -> game::Step {
    let (action, irregular) = match item.step {
        Step::Act(action) => (Some(action), false),
        Step::Irregular(card) => (Some(Action::Play(card)), true),
        _ => (None, false),
    };
    game::Step { by: item.by, deed: action.map(Action::deed), irregular }
}
