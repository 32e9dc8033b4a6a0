//! What the games ask of a card alike: that it is held, and that no duty of the trick is failed, with unknown cards
//! taken into account. It knows no game; which rule a duty is, and which code it has, is told by the caller.

use super::trick::{Duty, PlayRules, Trick};
use super::{ActionPart, CardPlaces, Code, Expected, Proof, RuleId, Violation};
use crate::cards::{Card, CardSet, Seat};

impl CardPlaces {
    /// Every two cards that a seat may discard, those too that it perhaps holds.
    pub fn discards(&self, seat: Seat) -> impl Iterator<Item = [Option<Card>; 2]> {
        let cards: Vec<Card> = self.holdings[seat].certain.or(self.candidates(seat)).iter().collect();
        (0..cards.len()).flat_map(move |high| {
            let cards = cards.clone();
            (0..high).map(move |low| [Some(cards[low]), Some(cards[high])])
        })
    }

    /// Whether a seat can lay these two cards away.
    ///
    /// # Errors
    /// `DISCARD_NOT_HELD` for a card that is not there, or is named twice.
    pub(crate) fn check_discard(&self, seat: Seat, cards: [Option<Card>; 2], rule: RuleId) -> Result<(), Violation> {
        let holding = &self.holdings[seat];
        let mut hidden = holding.unknown;
        for (place, card) in cards.iter().enumerate() {
            let Some(card) = card else { continue };
            let repeated = place == 1 && cards[0] == Some(*card);
            let certain = holding.certain.contains(*card);
            if repeated || !(certain || hidden > 0 && self.may_hold(seat, *card)) {
                let at = ActionPart::Entry("cards", place as u8);
                return Err(Violation::new(Code::DiscardNotHeld, rule, at).expecting(Expected::Cards(holding.certain)));
            }
            hidden -= u8::from(!certain);
        }
        Ok(())
    }

    /// Whether a seat can hold this card.
    ///
    /// # Errors
    /// `CARD_NOT_HELD`, which names no rule.
    pub fn check_held(&self, seat: Seat, card: Card, rule: RuleId) -> Result<(), Violation> {
        if self.may_hold(seat, card) {
            return Ok(());
        }
        let held = Expected::Cards(self.holdings[seat].certain);
        Err(Violation::new(Code::CardNotHeld, rule, ActionPart::Member("card"))
            .without_rule()
            .expecting(held))
    }

    /// How many cards beside this one a seat holds that nobody knows.
    pub(crate) fn hidden_beside(&self, seat: Seat, card: Card) -> u8 {
        let holding = &self.holdings[seat];
        holding.unknown - u8::from(!holding.certain.contains(card)).min(holding.unknown)
    }

    /// Whether a held card meets the duties of the trick; what unknown cards leave open is noted in the proof.
    ///
    /// # Errors
    /// The first duty that is failed, with the cards that would have met it.
    pub fn check_duties(
        &self,
        seat: Seat,
        card: Card,
        trick: &Trick,
        rules: &PlayRules,
        named: impl Fn(Duty) -> (Code, RuleId),
        legal: impl Fn() -> CardSet,
    ) -> Result<Proof, Violation> {
        let hidden = self.hidden_beside(seat, card);
        let mut proof = Proof::CERTAIN;
        for denied in rules.denied(card, trick) {
            let Some((duty, cards)) = denied else { break };
            let (code, rule) = named(duty);
            if !self.holdings[seat].certain.and(cards).is_empty() {
                let legal = Expected::Cards(legal());
                return Err(Violation::new(code, rule, ActionPart::Member("card")).expecting(legal));
            }
            if hidden > 0 && !self.candidates(seat).and(cards).is_empty() {
                proof.leave_open(code, rule, cards);
            }
        }
        Ok(proof)
    }
}
