//! Plays a line of actions through the engine, up to the first one that cannot be (format, 10 and 16.8 to 16.14).

use serde_json::{Value as Json, json};

use super::actions::{Item, Step};
use super::deal::codes;
use super::ruling::Ruling;
use crate::cards::{CardSet, Seat};
use crate::games::ulti::{Action, BID_CODES, Phase, Ulti};
use crate::games::{Code, Expected, Game, Place, Proof, RuleId, Violation};
use crate::history::finding::Finding;
use crate::history::json::Value;
use crate::history::lines::Lines;
use crate::history::structure::{Faults, nearest};

/// A rule that an action may have broken, if the hand held one of these cards.
#[derive(Debug, Clone, Copy)]
struct Denial {
    seat: Seat,
    item: usize,
    rule: RuleId,
    cards: CardSet,
}

/// A hand on its way through a list of actions.
#[derive(Debug, Clone)]
pub struct Line {
    pub state: Ulti,
    /// Actions applied.
    pub ply: usize,
    pub has_irregular: bool,
    pub rulings: Vec<Ruling>,
    /// The record says that it stops here.
    pub ended: bool,
    denials: Vec<Denial>,
}

/// Why a line stopped.
#[derive(Debug, Clone, Copy)]
pub enum Ended {
    /// All actions were applied.
    All,
    /// The action with this index was refused or malformed; what follows was not checked.
    At(usize),
}

/// What an accepted action leaves to say.
enum Remark {
    Nothing,
    Unverifiable(RuleId),
    Irregular(Option<Violation>),
}

/// A refusal: at an action's own place, or at an earlier card that is now known to be false.
enum Refusal {
    Here(Violation),
    Revoked { item: usize, rule: RuleId },
    Exposed(usize),
}

impl Line {
    /// A line that begins with this hand.
    pub fn new(state: Ulti) -> Line {
        Line { state, ply: 0, has_irregular: false, rulings: Vec::new(), ended: false, denials: Vec::new() }
    }

    fn step(&mut self, index: usize, item: &Item<'_>) -> Result<Remark, Refusal> {
        let after_end =
            Violation::new(Code::AfterEnd, RuleId::new("U-6.12"), Place::Member("type")).without_rule();
        if self.ended && !matches!(item.step, Step::Ruling(_)) {
            return Err(Refusal::Here(after_end));
        }
        match item.step {
            Step::Act(action) => {
                let Some(seat) = item.by else { return Err(Refusal::Here(after_end)) };
                let proof = self.state.apply(seat, action).map_err(Refusal::Here)?;
                self.settle(index, seat, action, proof)
            }
            Step::Irregular(card) => self.irregular(index, item, card),
            Step::Ruling(ruling) => {
                self.rulings.push(ruling);
                Ok(Remark::Nothing)
            }
            Step::End => {
                self.ended = true;
                Ok(Remark::Nothing)
            }
            Step::Miscounted(_) | Step::UnknownBid => {
                let Some(seat) = item.by else { return Err(Refusal::Here(after_end)) };
                Err(Refusal::Here(match item.step {
                    Step::UnknownBid => self.state.unknown_bid(seat),
                    _ => self.state.miscounted(seat),
                }))
            }
            Step::Expose(cards) => self.expose(item, cards),
            Step::Irregularity | Step::Malformed => Ok(Remark::Nothing),
        }
    }

    /// Notes what could not be checked, and whether this card proves an earlier one false.
    fn settle(&mut self, index: usize, seat: Seat, action: Action, proof: Proof) -> Result<Remark, Refusal> {
        if !self.denials.is_empty() {
            let shown = match action {
                Action::Play(card) => CardSet::one(card),
                _ => CardSet::EMPTY,
            };
            self.prove(seat, shown)?;
        }
        for (_, rule, cards) in proof.open.into_iter().flatten() {
            self.denials.push(Denial { seat, item: index, rule, cards });
        }
        Ok(match proof.open[0] {
            Some((_, rule, _)) => Remark::Unverifiable(rule),
            None => Remark::Nothing,
        })
    }

    fn prove(&self, seat: Seat, shown: CardSet) -> Result<(), Refusal> {
        for denial in &self.denials {
            let mut held = self.state.table().hands[denial.seat].certain;
            if denial.seat == seat {
                held = held.or(shown);
            }
            if !held.and(denial.cards).is_empty() {
                return Err(Refusal::Revoked { item: denial.item, rule: denial.rule });
            }
        }
        Ok(())
    }

    /// A card that was played although perhaps illegal (format, 16.8).
    fn irregular(
        &mut self,
        index: usize,
        item: &Item<'_>,
        card: crate::cards::Card,
    ) -> Result<Remark, Refusal> {
        let Some(seat) = item.by else { return Ok(Remark::Nothing) };
        let action = Action::Play(card);
        let cause = match self.state.check(seat, action) {
            Ok(_) => None,
            Err(violation) if self.may_stand(seat, card, &violation) => Some(violation),
            Err(violation) => return Err(Refusal::Here(self.true_fault(seat, card, violation))),
        };
        self.state.apply_checked(seat, action);
        self.has_irregular = true;
        self.settle(index, seat, action, Proof::CERTAIN)?;
        Ok(Remark::Irregular(cause))
    }

    fn may_stand(&self, seat: Seat, card: crate::cards::Card, violation: &Violation) -> bool {
        let held = self.state.table().may_hold(seat, card);
        match violation.code {
            Code::MustFollow | Code::MustBeat | Code::MustTrump | Code::SevenReserved => held,
            Code::OutOfTurn => held && !self.state.trick().has(seat),
            _ => false,
        }
    }

    /// Out of turn and not held is first of all not held.
    fn true_fault(&self, seat: Seat, card: crate::cards::Card, violation: Violation) -> Violation {
        if violation.code == Code::OutOfTurn
            && !self.state.trick().has(seat)
            && !self.state.table().may_hold(seat, card)
        {
            let held = Expected::Cards(self.state.table().hands[seat].certain);
            return Violation::new(Code::CardNotHeld, RuleId::new("U-6.1"), Place::Member("card"))
                .without_rule()
                .expecting(held);
        }
        violation
    }

    fn expose(&mut self, item: &Item<'_>, cards: Option<Value<'_>>) -> Result<Remark, Refusal> {
        let (Some(seat), Some(cards)) = (item.by, cards) else { return Ok(Remark::Nothing) };
        let mut shown = CardSet::EMPTY;
        for (place, value) in cards.items().enumerate() {
            let card = value.as_str().and_then(|text| crate::cards::Pack::German.parse(&text).ok());
            let Some(card) = card else { continue };
            let again = !shown.insert(card);
            if again || !self.state.table().may_hold(seat, card) {
                return Err(Refusal::Exposed(place));
            }
            self.state.show(seat, card);
            self.prove(seat, CardSet::EMPTY)?;
        }
        Ok(Remark::Nothing)
    }

    /// Applies the next of actions that were checked before; false where there is none or it cannot be applied.
    pub fn advance(&mut self, items: &[Item<'_>]) -> bool {
        let done = items
            .get(self.ply)
            .is_some_and(|item| !matches!(item.step, Step::Malformed) && self.step(self.ply, item).is_ok());
        self.ply += usize::from(done);
        done
    }

    /// Whether there are no scores to tell: an irregular play makes them doubtful until somebody has ruled on it
    /// (format, 16.8).
    pub fn withholds_scores(&self) -> bool {
        self.has_irregular && self.rulings.is_empty()
    }

    /// Number of the trick being played, while cards are.
    pub fn trick(&self) -> Option<u8> {
        (self.state.phase() == Phase::Play).then(|| self.state.trick_no())
    }
}

/// Plays the actions from `line.ply` on; findings go to `faults`.
pub fn run_line<'a>(line: &mut Line, items: &[Item<'a>], faults: &mut Faults<'a>) -> Ended {
    for (index, item) in items.iter().enumerate().skip(line.ply) {
        if matches!(item.step, Step::Malformed) {
            return Ended::At(index);
        }
        let trick = line.trick();
        match line.step(index, item) {
            Ok(remark) => tell(remark, item, index, trick, faults),
            Err(refusal) => {
                refuse(refusal, items, index, trick, faults);
                return Ended::At(index);
            }
        }
        line.ply = index + 1;
    }
    Ended::All
}

/// The deal, and the position after each action up to the first that is refused.
pub fn positions(state: Ulti, items: &[Item<'_>]) -> Vec<Ulti> {
    let mut line = Line::new(state);
    let mut positions = vec![line.state.clone()];
    while line.advance(items) {
        positions.push(line.state.clone());
    }
    positions
}

/// Whether all the actions are legal, with nothing said.
pub(super) fn is_legal(mut line: Line, items: &[Item<'_>]) -> bool {
    items
        .iter()
        .enumerate()
        .all(|(index, item)| !matches!(item.step, Step::Malformed) && line.step(index, item).is_ok())
}

/// The same of the main line and every variation.
fn are_legal(start: &Line, lines: &Lines<'_, Item<'_>>) -> bool {
    is_legal(start.clone(), &lines.main)
        && (0..lines.variations.len()).all(|place| is_legal(start.clone(), &lines.whole(Some(place))))
}

fn tell<'a>(remark: Remark, item: &Item<'a>, index: usize, trick: Option<u8>, faults: &mut Faults<'a>) {
    let finding = match remark {
        Remark::Nothing => return,
        Remark::Unverifiable(rule) => {
            let finding = faults.at(Code::Unverifiable, item.value);
            finding.rule = Some(rule);
            finding
        }
        Remark::Irregular(cause) => {
            let finding = faults.at(Code::Irregular, item.value.get("card").unwrap_or(item.value));
            finding.cause = cause.map(|violation| violation.code);
            finding.rule = cause.and_then(|violation| violation.rule);
            finding.expected = cause.and_then(|violation| expected_json(violation.expected));
            finding
        }
    };
    (finding.ply, finding.trick, finding.by) = (Some(index), trick, item.by);
}

fn refuse<'a>(
    refusal: Refusal,
    items: &[Item<'a>],
    index: usize,
    trick: Option<u8>,
    faults: &mut Faults<'a>,
) {
    let item = &items[index];
    let finding = match refusal {
        Refusal::Here(violation) => {
            let finding = faults.at(violation.code, value_at(item, &violation));
            match violation.code {
                Code::MissingMember => finding.found = None,
                Code::DiscardCount => finding.found = miscount(item),
                Code::BidUnknown => finding.fix = nearest_bid(item),
                _ => {}
            }
            finding.rule = violation.rule;
            finding.expected = expected_json(violation.expected);
            finding
        }
        Refusal::Revoked { item: earlier, rule } => {
            let card = |item: &Item<'a>| item.value.get("card").unwrap_or(item.value);
            let proof = faults.pointer(card(item));
            let finding = faults.at(Code::RevokeProven, card(&items[earlier]));
            finding.rule = Some(rule);
            finding.also.push(proof);
            (finding.ply, finding.by) = (Some(earlier), items[earlier].by);
            return;
        }
        Refusal::Exposed(place) => {
            let list = item.value.get("cards").unwrap_or(item.value);
            faults.at(Code::CardNotHeld, list.items().nth(place).unwrap_or(list))
        }
    };
    (finding.ply, finding.trick, finding.by) = (Some(index), trick, item.by);
}

fn miscount(item: &Item<'_>) -> Option<Json> {
    let Step::Miscounted(cards) = item.step else { return None };
    Some(json!(cards))
}

/// The code that was probably meant.
fn nearest_bid(item: &Item<'_>) -> Option<Json> {
    let said = item.value.get("bid")?.as_str()?;
    nearest(&said, &BID_CODES).filter(|_| matches!(item.step, Step::UnknownBid)).map(Json::from)
}

/// The value in an action that a violation speaks of.
fn value_at<'a>(item: &Item<'a>, violation: &Violation) -> Value<'a> {
    let action = item.value;
    let found = match violation.place {
        Place::Action => None,
        Place::Member(name) => action.get(name),
        // The engine knows a set; the first stranger is told as the record lists them.
        Place::Entry("components", _) => action.get("components").and_then(|list| {
            let Expected::Among(words, mask) = violation.expected else { return None };
            let fits = |entry: &Value<'_>| {
                words.iter().enumerate().any(|(n, word)| mask >> n & 1 == 1 && entry.is(word))
            };
            list.items().find(|entry| !fits(entry))
        }),
        Place::Entry(name, nth) => action.get(name).and_then(|list| list.items().nth(nth.into())),
        Place::Inner(outer, inner) => action.get(outer).and_then(|object| object.get(inner)),
        Place::Total(outer, inner, seat) => action.get(outer).and_then(|object| {
            let totals = object.get(inner)?;
            Some(totals.get(seat.letter()).unwrap_or(totals))
        }),
    };
    found.unwrap_or(action)
}

/// What was expected, as a report lists it.
pub(super) fn expected_json(expected: Expected) -> Option<Json> {
    Some(match expected {
        Expected::Nothing => return None,
        Expected::Cards(cards) => codes(cards),
        Expected::Seat(seat) => json!([seat.letter()]),
        Expected::Seats(seats) => seats.iter().map(|seat| seat.letter()).collect(),
        Expected::AllSeats => json!(["A", "B", "C"]),
        Expected::Words(words) => json!(words),
        Expected::Among(words, mask) => words
            .iter()
            .enumerate()
            .filter(|(n, _)| mask >> n & 1 == 1)
            .map(|(_, word)| json!(word))
            .collect(),
        Expected::Number(n) => json!(n),
    })
}

/// Adds the options that would have made a refused record legal (format, 10).
pub fn diagnose(
    finding: &mut Finding,
    variant: &crate::games::ulti::Variant,
    deal: &crate::games::ulti::Deal,
    lines: &Lines<'_, Item<'_>>,
) {
    use crate::games::ulti::{OPTIONS, Variant};
    for info in &OPTIONS {
        // The two auctions deal differently, so that a record of one is never a record of the other.
        if matches!(info.name, "auction_variant" | "table_size") {
            continue;
        }
        let default = Variant::default().get(info.name);
        for setting in info.alternatives.iter().copied().chain(default) {
            let mut changed = *variant;
            changed.set(info.name, setting);
            let start = Line::new(Ulti::new(deal, &changed));
            if changed != *variant && are_legal(&start, lines) {
                finding.legal_with.push((info.name, super::setting_json(setting)));
            }
        }
    }
}
