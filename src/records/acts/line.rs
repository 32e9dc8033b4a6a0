//! Plays a line of actions through the engine, up to the first one that cannot be (format, 6 and 9.1).

use super::Vocabulary;
use super::item::{ActionStep, Item};
use super::report::{Refusal, Remark, refuse, tell};
use super::ruling::Ruling;
use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::{Card, CardSet, Seat};
use talon_rules::games::{ActionPart, Code, Game, Position, Proof, RuleId, Stage, Violation};

/// A rule that an action may have broken, if the hand held one of these cards.
#[derive(Debug, Clone, Copy)]
struct Denial {
    seat: Seat,
    item: usize,
    rule: RuleId,
    cards: CardSet,
}

/// A hand on its way through a list of actions.
#[derive(Debug)]
pub(crate) struct ActionLine<'a, V: Vocabulary> {
    pub state: V::State,
    /// Actions of the list that were gone through.
    pub index: usize,
    pub has_irregular: bool,
    pub rulings: Vec<Ruling<'a>>,
    /// The record says that it stops here.
    pub ended: bool,
    /// Places of the actions that are left out of the normal form.
    pub dropped: Vec<usize>,
    dropped_in_a_row: usize,
    denials: Vec<Denial>,
}

impl<V: Vocabulary> Clone for ActionLine<'_, V> {
    fn clone(&self) -> Self {
        ActionLine {
            state: self.state.clone(),
            index: self.index,
            has_irregular: self.has_irregular,
            rulings: self.rulings.clone(),
            ended: self.ended,
            dropped: self.dropped.clone(),
            dropped_in_a_row: self.dropped_in_a_row,
            denials: self.denials.clone(),
        }
    }
}

/// Why a line stopped.
#[derive(Debug, Clone, Copy)]
pub enum Ended {
    /// All actions were applied.
    All,
    /// The action with this index was refused or malformed; what follows was not checked.
    At(usize),
}

impl<'a, V: Vocabulary> ActionLine<'a, V> {
    /// A line that begins with this hand.
    pub fn new(state: V::State) -> ActionLine<'a, V> {
        ActionLine {
            state,
            index: 0,
            has_irregular: false,
            rulings: Vec::new(),
            ended: false,
            dropped: Vec::new(),
            dropped_in_a_row: 0,
            denials: Vec::new(),
        }
    }

    /// Actions of the normal form that were applied.
    pub fn ply(&self) -> usize {
        self.index - self.dropped.len()
    }

    fn step(&mut self, index: usize, item: &Item<'a, V>) -> Result<Remark, Refusal> {
        let after_end = Violation::new(Code::AfterEnd, V::DEAL_RULE, ActionPart::Member("type")).without_rule();
        if self.ended && !matches!(item.step, ActionStep::Ruling(_)) {
            return Err(Refusal::Here(after_end));
        }
        match item.step {
            ActionStep::Act(action) => {
                let Some(seat) = item.by else {
                    return Err(Refusal::Here(after_end));
                };
                if let Some(rule) = V::drops(&self.state, seat, action, self.dropped_in_a_row) {
                    self.dropped.push(index);
                    self.dropped_in_a_row += 1;
                    return Ok(Remark::Dropped(rule));
                }
                let proof = self.state.apply(seat, action).map_err(Refusal::Here)?;
                self.dropped_in_a_row = 0;
                self.settle(index, seat, action, proof)
            }
            ActionStep::Irregular(card) => self.irregular(index, item, card),
            ActionStep::Ruling(ruling) => {
                self.rulings.push(ruling);
                Ok(Remark::Nothing)
            }
            ActionStep::End => {
                self.ended = true;
                Ok(Remark::Nothing)
            }
            ActionStep::Misfit(misfit) => {
                let Some(seat) = item.by else {
                    return Err(Refusal::Here(after_end));
                };
                Err(Refusal::Here(V::misfit(&self.state, seat, misfit)))
            }
            ActionStep::Expose(cards) => self.expose(item, cards),
            ActionStep::Irregularity(_) | ActionStep::Malformed => Ok(Remark::Nothing),
        }
    }

    /// Notes what could not be checked, and whether this card proves an earlier one false.
    fn settle(&mut self, index: usize, seat: Seat, action: V::Action, proof: Proof) -> Result<Remark, Refusal> {
        if !self.denials.is_empty() {
            self.prove(seat, V::card_of(action).map_or(CardSet::EMPTY, CardSet::one))?;
        }
        if !proof.is_open() {
            return Ok(Remark::Nothing);
        }
        for (_, rule, cards) in proof.open.into_iter().flatten() {
            self.denials.push(Denial {
                seat,
                item: index,
                rule,
                cards,
            });
        }
        Ok(match proof.open[0] {
            Some((_, rule, _)) => Remark::Unverifiable(rule),
            None => Remark::Nothing,
        })
    }

    fn prove(&self, seat: Seat, shown: CardSet) -> Result<(), Refusal> {
        for denial in &self.denials {
            let mut held = self.state.table().holdings[denial.seat].certain;
            if denial.seat == seat {
                held = held.or(shown);
            }
            if !held.and(denial.cards).is_empty() {
                return Err(Refusal::Revoked {
                    item: denial.item,
                    rule: denial.rule,
                });
            }
        }
        Ok(())
    }

    /// A card that was played although perhaps illegal (format, 6).
    fn irregular(&mut self, index: usize, item: &Item<'a, V>, card: Card) -> Result<Remark, Refusal> {
        let Some(seat) = item.by else {
            return Ok(Remark::Nothing);
        };
        let action = V::play(card);
        let cause = match self.state.check(seat, action) {
            Ok(proof) => Err(proof.open[0].map(|(_, rule, _)| rule)),
            Err(violation) if self.may_stand(seat, card, &violation) => Ok(violation),
            Err(violation) => return Err(Refusal::Here(self.true_fault(seat, card, violation))),
        };
        self.state.apply_checked(seat, action);
        self.has_irregular = true;
        self.settle(index, seat, action, Proof::CERTAIN)?;
        Ok(match cause {
            Ok(violation) => Remark::Irregular(Some(violation)),
            Err(None) => Remark::Irregular(None),
            Err(Some(rule)) => Remark::Doubtful(rule),
        })
    }

    fn may_stand(&self, seat: Seat, card: Card, violation: &Violation) -> bool {
        let held = self.state.table().may_hold(seat, card);
        match violation.code {
            Code::MustFollow | Code::MustBeat | Code::MustTrump | Code::SevenReserved => held,
            Code::OutOfTurn => held && self.state.plays_along(seat) && !self.state.trick().has(seat),
            _ => false,
        }
    }

    /// Out of turn and not held is first of all not held.
    fn true_fault(&self, seat: Seat, card: Card, violation: Violation) -> Violation {
        if violation.code == Code::OutOfTurn
            && self.state.plays_along(seat)
            && !self.state.trick().has(seat)
            && let Err(not_held) = self.state.table().check_held(seat, card, V::DEAL_RULE)
        {
            return not_held;
        }
        violation
    }

    fn expose(&mut self, item: &Item<'a, V>, cards: Option<Value<'a>>) -> Result<Remark, Refusal> {
        let (Some(seat), Some(cards)) = (item.by, cards) else {
            return Ok(Remark::Nothing);
        };
        let mut shown = CardSet::EMPTY;
        for (place, value) in cards.items().enumerate() {
            let card = value.as_str().and_then(|text| V::PACK.parse(&text).ok());
            let Some(card) = card else { continue };
            let again = !shown.insert(card);
            if again || !self.state.table().may_hold(seat, card) {
                return Err(Refusal::Exposed(place));
            }
            V::show(&mut self.state, seat, card);
            self.prove(seat, CardSet::EMPTY)?;
        }
        Ok(Remark::Nothing)
    }

    /// Applies the next of actions that were checked before; false where there is none or it cannot be applied.
    pub fn advance(&mut self, items: &[Item<'a, V>]) -> bool {
        let done = items
            .get(self.index)
            .is_some_and(|item| !item.is_malformed() && self.step(self.index, item).is_ok());
        self.index += usize::from(done);
        done
    }

    /// Whether there are no scores to tell: an irregular play makes them doubtful until someone has ruled on it
    /// (format, 6).
    pub(crate) fn withholds_scores(&self) -> bool {
        self.has_irregular && self.rulings.is_empty()
    }

    /// Number of the trick being played, while cards are.
    fn trick(&self) -> Option<u8> {
        (self.state.stage() == Stage::Play).then(|| self.state.trick_no())
    }
}

/// Plays the actions from `line.index` on; findings go to `faults`.
pub(crate) fn run_line<'a, V: Vocabulary>(
    line: &mut ActionLine<'a, V>,
    items: &[Item<'a, V>],
    faults: &mut Faults<'a>,
) -> Ended {
    for (index, item) in items.iter().enumerate().skip(line.index) {
        if item.is_malformed() {
            return Ended::At(index);
        }
        if let ActionStep::Irregularity(Some(refs)) = item.step {
            check_refs(refs, items.len(), faults);
        }
        let trick = line.trick();
        match line.step(index, item) {
            Ok(Remark::Nothing) => {}
            Ok(remark) => tell(remark, item, index, trick, faults),
            Err(refusal) => {
                refuse(refusal, items, index, trick, faults);
                return Ended::At(index);
            }
        }
        line.index = index + 1;
    }
    Ended::All
}

/// What an irregularity refers to are plies of its line, each after the action meant (format, 5).
fn check_refs<'a>(refs: Value<'a>, plies: usize, faults: &mut Faults<'a>) {
    for value in refs.items() {
        if value.as_int().is_some_and(|ply| ply > plies as i64) {
            faults.at(Code::BadValue, value).expected = Some(plies.into());
        }
    }
}

/// The deal, and the position after each action of the normal form, with its item, up to the first that is refused.
pub fn positions<'a, V: Vocabulary>(state: V::State, items: &[Item<'a, V>]) -> (Vec<V::State>, Vec<Item<'a, V>>) {
    let mut line: ActionLine<'a, V> = ActionLine::new(state);
    let (mut positions, mut steps) = (vec![line.state.clone()], Vec::new());
    while line.advance(items) {
        if line.dropped.last().is_none_or(|place| place + 1 != line.index) {
            positions.push(line.state.clone());
            steps.push(items[line.index - 1]);
        }
    }
    (positions, steps)
}
