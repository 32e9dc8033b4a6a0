//! A hand from its first card to its last, each position put to the solver.

use std::sync::atomic::AtomicBool;

use super::CHOICES_NODES_MAX;
use super::class::{Class, Scale};
use talon_records::Hand;
use talon_records::timeline::{Played, Timeline};
use talon_rules::cards::{Card, Seat};
use talon_rules::games::{Deed, Summary};
use talon_solver::{
    Bounds, Budget, Contracts, Discards, Objective, Position, PositionFault, Solver, Verdict, position_at,
};

/// A hand judged card by card.
#[derive(Debug, Clone)]
pub struct Analysis {
    /// What the values count.
    pub objective: Objective,
    pub scale: Scale,
    /// The cards in the order they fell.
    pub cards: Vec<Judged>,
    /// Whether every value of a card is known.
    pub complete: bool,
    /// The two cards that were discarded against the best two, where the declarer chose them.
    pub discards: Option<Discards>,
    /// What could have been made with the cards held, where all of them are known.
    pub contracts: Option<Contracts>,
    pub nodes: u64,
}

/// One card that was played, and what else could have been.
#[derive(Debug, Clone)]
pub struct Judged {
    /// The position in which it was played.
    pub ply: usize,
    pub trick: u8,
    pub by: Seat,
    pub card: Card,
    /// The value of the position, from the declarer's side.
    pub value: Bounds,
    /// Every legal card with the value after it, the same way.
    pub legal: Vec<(Card, Bounds)>,
    /// The best of them, in canonical order; empty where that is not known.
    pub best: Vec<Card>,
    /// Best play from the position on, as far as anything can change.
    pub line: Vec<Card>,
    /// What the card cost its own side, in the unit of the values; nothing where the search did not end, or where the
    /// card was not legal.
    pub loss: Option<i64>,
    /// One more than there are better cards.
    pub rank: Option<usize>,
    pub class: Option<Class>,
    /// Each part of the contract by its code, and whether it can be made when both sides think of nothing else.
    pub made: Vec<(&'static str, Option<bool>)>,
    /// The parts of which the card changed that.
    pub decided: Vec<&'static str>,
    /// What changed the value between this card and the next, beside the cards.
    pub gap: Option<(Gap, i64)>,
}

/// Why a position is worth something else than the card before promised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gap {
    /// Someone doubled.
    Kontra,
    /// A marriage that could have been declared was not.
    Marriage,
}

impl Gap {
    /// Its word in answers.
    pub const fn as_str(self) -> &'static str {
        match self {
            Gap::Kontra => "kontra",
            Gap::Marriage => "marriage_not_declared",
        }
    }
}

/// Why a hand has no analysis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotAnalysed {
    /// No card was played.
    NoPlay,
    /// The solver needs to know every card.
    CardsUnknown,
}

impl NotAnalysed {
    /// Its word in answers.
    pub const fn as_str(self) -> &'static str {
        match self {
            NotAnalysed::NoPlay => "no_play",
            NotAnalysed::CardsUnknown => "cards_unknown",
        }
    }
}

/// Judges every card of the main line as far as it was played and known. The budget is for the whole hand.
///
/// # Errors
/// When there is nothing to judge.
pub fn analyse(
    hand: &Hand<'_>,
    solver: &mut Solver,
    budget: &Budget,
    stop: &AtomicBool,
) -> Result<Analysis, NotAnalysed> {
    let timeline = Timeline::of(hand);
    let position = first_position(&timeline)?;
    let summary = hand.summary().ok_or(NotAnalysed::NoPlay)?;
    let place = |played: &Played| position_at(timeline.states[played.ply - 1].as_ref());
    let questions = Questions::of(&position, &summary);
    let positions: Vec<Position> = timeline.played.iter().map_while(|played| place(played).ok()).collect();
    let fallen: Vec<Card> = timeline.played.iter().map(|played| played.card).collect();
    let found = solver.hand(&positions, &fallen, &questions.all(), budget, stop);
    let mut cards: Vec<Judged> = Vec::new();
    for (played, ply) in timeline.played.iter().zip(&found.plies) {
        let judged = questions.judge(played, &ply.verdicts);
        if let Some(before) = cards.last_mut() {
            before.gap = gap(before, &judged, &timeline);
        }
        cards.push(judged);
    }
    let complete = cards.len() == timeline.played.len() && cards.iter().all(Judged::is_complete);
    let mut left = (budget.nodes - found.nodes).min(CHOICES_NODES_MAX);
    let allowed = left;
    let discards = solver.discards(&position, questions.main, &Budget { nodes: left }, stop);
    left -= discards.as_ref().map_or(0, |discards| discards.nodes);
    let contracts = solver.contracts(&position, &Budget { nodes: left }, stop);
    left -= contracts.nodes;
    Ok(Analysis {
        objective: questions.main,
        scale: questions.scale,
        cards,
        complete,
        discards,
        contracts: Some(contracts).filter(|contracts| !contracts.list.is_empty()),
        nodes: found.nodes + allowed - left,
    })
}

/// Whether there is anything to judge in the main line of a hand.
pub fn can_analyse(hand: &Hand<'_>, timeline: &Timeline) -> bool {
    hand.summary().is_some() && first_position(timeline).is_ok()
}

/// The position before the first card.
fn first_position(timeline: &Timeline) -> Result<Position, NotAnalysed> {
    let first = timeline.played.first().ok_or(NotAnalysed::NoPlay)?;
    position_at(timeline.states[first.ply - 1].as_ref()).map_err(|fault| match fault {
        PositionFault::Unknown => NotAnalysed::CardsUnknown,
        _ => NotAnalysed::NoPlay,
    })
}

impl Judged {
    fn is_complete(&self) -> bool {
        self.legal.iter().all(|(_, value)| value.single().is_some()) && self.made.iter().all(|(_, made)| made.is_some())
    }

    /// The value after the card, as it was judged before it fell.
    pub fn after(&self) -> Option<i64> {
        let played = self.legal.iter().find(|(card, _)| *card == self.card)?;
        played.1.single()
    }
}

/// What is asked at every card.
struct Questions {
    main: Objective,
    scale: Scale,
    /// Yes or no, each with its name in answers.
    parts: Vec<(Objective, &'static str)>,
}

impl Questions {
    fn of(position: &Position, summary: &Summary) -> Questions {
        let can = position.objectives();
        if !can.contains(&Objective::Settlement) {
            let scale = Scale { mistake: 2 };
            return Questions {
                main: Objective::Tricks,
                scale,
                parts: vec![(Objective::Made, "contract")],
            };
        }
        let promised = |code: &str| summary.parts.iter().any(|part| part.component == code);
        let parts = can.iter().filter_map(|objective| match objective {
            Objective::Part(code) if promised(code) => Some((*objective, *code)),
            _ => None,
        });
        let worth: i64 = summary.parts.iter().map(|part| part.value).sum();
        Questions {
            main: Objective::Settlement,
            // A value is what both opponents pay together.
            scale: Scale { mistake: 2 * worth },
            parts: parts.collect(),
        }
    }

    /// The objectives, the main one first.
    fn all(&self) -> Vec<Objective> {
        [self.main]
            .into_iter()
            .chain(self.parts.iter().map(|(objective, _)| *objective))
            .collect()
    }

    /// The judgement by the verdicts on all of them.
    fn judge(&self, played: &Played, verdicts: &[Option<Verdict>]) -> Judged {
        let main = verdicts.first().and_then(Option::as_ref);
        let mut judged = Judged::new(played, main);
        for ((_, name), verdict) in self.parts.iter().zip(verdicts.iter().skip(1)) {
            let made = verdict.as_ref().and_then(|verdict| verdict.value.single());
            let after = verdict.as_ref().and_then(|verdict| {
                let played = verdict.cards.iter().find(|(card, _)| *card == played.card)?;
                played.1.single()
            });
            judged.made.push((name, made.map(|made| made > 0)));
            if let (Some(made), Some(after)) = (made, after)
                && made != after
            {
                judged.decided.push(name);
            }
        }
        judged.class = judged.loss.map(|loss| {
            let decided = !judged.decided.is_empty();
            Class::of(loss, judged.best.len(), decided, self.scale)
        });
        judged
    }
}

impl Judged {
    fn new(played: &Played, main: Option<&Verdict>) -> Judged {
        let legal = main.map(|verdict| verdict.cards.clone()).unwrap_or_default();
        let mut judged = Judged {
            ply: played.ply - 1,
            trick: played.trick,
            by: played.by,
            card: played.card,
            value: main.map_or(
                Bounds {
                    low: i64::MIN,
                    high: i64::MAX,
                },
                |verdict| verdict.value,
            ),
            best: main.map(Verdict::best_cards).unwrap_or_default(),
            line: main.map(|verdict| verdict.line.clone()).unwrap_or_default(),
            loss: None,
            rank: None,
            class: None,
            made: Vec::new(),
            decided: Vec::new(),
            gap: None,
            legal,
        };
        if let (Some(verdict), Some(after), Some(value)) = (main, judged.after(), judged.value.single()) {
            let wants = if verdict.wants_much { 1 } else { -1 };
            judged.loss = Some(wants * (value - after));
            let better = |(_, other): &&(Card, Bounds)| other.single().is_some_and(|other| wants * (other - after) > 0);
            judged.rank = Some(1 + judged.legal.iter().filter(better).count());
        }
        judged
    }
}

/// What a position is worth beside what the card before promised: someone doubled in between, or someone kept a
/// marriage to themselves that was counted on.
fn gap(before: &Judged, next: &Judged, timeline: &Timeline) -> Option<(Gap, i64)> {
    let change = next.value.single()? - before.after()?;
    let between = timeline.steps.get(before.ply + 1..next.ply)?;
    let doubled = between
        .iter()
        .any(|step| matches!(step.deed, Some(Deed::Kontra { .. })));
    let why = if doubled { Gap::Kontra } else { Gap::Marriage };
    (change != 0).then_some((why, change))
}
