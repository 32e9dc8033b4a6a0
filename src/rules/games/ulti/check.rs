//! Whether an action is legal: type and moment first, then whose turn it is, then what the action itself needs.

use super::action::Action;
use super::auction::{AuctionStep, trump_suits};
use super::bid::{Bid, Class};
use super::component::Component;
use super::points::marriage_allowed;
use super::rules;
use super::state::{Phase, Ulti, keeps_seven};
use super::variant::SimpleForfeit;
use crate::cards::{Card, CardSet, Rank, Seat, Suit};
use crate::games::trick::Duty;
use crate::games::{ActionPart, Code, Expected, Proof, RuleId, Violation};

pub(super) type Checked = Result<Proof, Violation>;

const TYPE: ActionPart = ActionPart::Member("type");

impl Ulti {
    pub(super) fn check_action(&self, seat: Seat, action: Action) -> Checked {
        match self.phase {
            Phase::Over => Err(Violation::new(Code::AfterEnd, self.end_rule(), TYPE)),
            Phase::Given => self.check_given(seat, action),
            Phase::Auction => self.check_auction(seat, action),
            Phase::Trump | Phase::Play => self.check_after_auction(seat, action),
        }
    }

    fn end_rule(&self) -> RuleId {
        use super::state::End;
        match self.end {
            Some(End::ThrownIn) => rules::FORFEIT,
            Some(End::Played) | None => rules::LEAD,
            Some(_) => rules::CLAIM,
        }
    }

    fn check_auction(&self, seat: Seat, action: Action) -> Checked {
        self.auction.check_turn(seat, action)?;
        match action {
            Action::Bid(bid) => {
                self.auction.check_bid(bid, &self.variant)?;
                self.check_cards_for_bid(seat, bid)
            }
            Action::Discard(cards) => {
                self.table.check_discard(seat, cards, self.discard_rule())?;
                Ok(Proof::CERTAIN)
            }
            _ => Ok(Proof::CERTAIN),
        }
    }

    fn discard_rule(&self) -> RuleId {
        if self.auction.step == AuctionStep::OpeningDiscard {
            rules::FIRST_TURN
        } else {
            rules::TURN
        }
    }

    /// What is wrong with discarding another number of cards than two.
    pub fn miscounted(&self, seat: Seat) -> Violation {
        let count = Violation::new(Code::DiscardCount, self.discard_rule(), ActionPart::Member("cards"))
            .expecting(Expected::Number(2));
        self.check_action(seat, Action::Discard([None, None]))
            .err()
            .unwrap_or(count)
    }

    /// What is wrong with a bid that no table has: moment and turn come before it.
    pub fn unknown_bid(&self, seat: Seat) -> Violation {
        self.unknown(seat, Action::Bid(Bid::LOWEST))
    }

    /// The same where it is told instead of an auction.
    pub fn unknown_contract(&self, seat: Seat) -> Violation {
        let (bid, trump) = (Bid::LOWEST, None);
        self.unknown(seat, Action::Given { bid, trump })
    }

    fn unknown(&self, seat: Seat, alike: Action) -> Violation {
        let unknown = Violation::new(Code::BidUnknown, rules::BIDS, ActionPart::Member("bid"));
        match self.check_action(seat, alike) {
            Err(fault) if matches!(fault.code, Code::AfterEnd | Code::WrongPhase | Code::OutOfTurn) => fault,
            _ => unknown,
        }
    }

    /// Option `require_cards_for_bid`: some trump suit of the class must have what each component needs.
    fn check_cards_for_bid(&self, seat: Seat, bid: Bid) -> Checked {
        if !self.variant.require_cards_for_bid || self.auction.step == AuctionStep::RoundOne {
            return Ok(Proof::CERTAIN);
        }
        let fits = |cards| {
            trump_suits(bid.class())
                .iter()
                .any(|suit| has_cards_for(cards, bid, *suit))
        };
        let refused = Violation::new(Code::BidCards, rules::CARDS_FOR_BID, ActionPart::Member("bid"));
        self.check_needed_cards(seat, bid, refused, &fits)
    }

    pub(super) fn check_needed_cards(
        &self,
        seat: Seat,
        bid: Bid,
        refused: Violation,
        fits: &dyn Fn(CardSet) -> bool,
    ) -> Checked {
        let holding = &self.table.holdings[seat];
        if bid.class() == Class::Plain || fits(holding.certain) {
            return Ok(Proof::CERTAIN);
        }
        let candidates = self.table.candidates(seat);
        if holding.unknown > 0 && fits(holding.certain.or(candidates)) {
            let mut proof = Proof::CERTAIN;
            proof.leave_open(refused.code, rules::CARDS_FOR_BID, CardSet::EMPTY);
            return Ok(proof);
        }
        Err(refused)
    }

    fn check_after_auction(&self, seat: Seat, action: Action) -> Checked {
        match action {
            Action::ThrowIn => self.check_throw_in(seat),
            Action::Trump(_) if !self.is_bid => Err(self.wrong_phase(rules::TURN, self.words_after_auction())),
            Action::Trump(suit) => self.check_trump(seat, suit),
            Action::Marriage(_) | Action::Kontra { .. } | Action::Play(_) | Action::Claim(_) | Action::Concede
                if self.must_throw_in() =>
            {
                Err(self.wrong_phase(rules::FORFEIT_OPTION, &["throw_in"]))
            }
            Action::Marriage(_) | Action::Kontra { .. } | Action::Play(_) | Action::Claim(_) | Action::Concede
                if self.phase == Phase::Trump =>
            {
                Err(self.wrong_phase(rules::TRUMP_NAMING, &["throw_in", "trump"]))
            }
            Action::Marriage(suit) => self.check_marriage(seat, suit),
            Action::Kontra { components, against } => {
                self.check_kontra(seat, components, against).map(|()| Proof::CERTAIN)
            }
            Action::Play(card) => self.check_play(seat, card),
            Action::Claim(claim) => self.check_claim(&claim).map(|()| Proof::CERTAIN),
            Action::Concede => self.check_concede(seat),
            Action::Given { .. } | Action::Pickup | Action::Discard(_) | Action::Bid(_) | Action::Pass => {
                Err(self.wrong_phase(rules::TURN, self.words_after_auction()))
            }
        }
    }

    pub(super) fn wrong_phase(&self, rule: RuleId, words: &'static [&'static str]) -> Violation {
        Violation::new(Code::WrongPhase, rule, TYPE).expecting(Expected::Words(words))
    }

    fn words_after_auction(&self) -> &'static [&'static str] {
        match self.phase {
            _ if self.must_throw_in() => &["throw_in"],
            Phase::Trump => &["throw_in", "trump"],
            _ => &["claim", "concede", "kontra", "marriage", "play"],
        }
    }

    fn check_throw_in(&self, seat: Seat) -> Checked {
        let Some((declarer, bid)) = self.contract() else {
            return Err(Violation::new(Code::ThrowInNotAllowed, rules::FORFEIT, TYPE));
        };
        if bid.step() != 1 {
            return Err(Violation::new(
                Code::ThrowInNotAllowed,
                rules::FORFEIT_SIMPLE_ONLY,
                TYPE,
            ));
        }
        if self.variant.simple_forfeit == SimpleForfeit::Never || self.is_touched() {
            return Err(Violation::new(Code::ThrowInNotAllowed, rules::FORFEIT, TYPE));
        }
        self.in_turn(seat, declarer, rules::TRUMP_NAMING)
    }

    fn in_turn(&self, seat: Seat, expected: Seat, rule: RuleId) -> Checked {
        if seat == expected {
            return Ok(Proof::CERTAIN);
        }
        Err(Violation::new(Code::OutOfTurn, rule, ActionPart::Member("by")).expecting(Expected::Seat(expected)))
    }

    fn check_trump(&self, seat: Seat, suit: Suit) -> Checked {
        let superfluous = Violation::new(Code::TrumpNotAllowed, rules::TRUMP_NAMING, TYPE);
        let Some((declarer, bid)) = self.contract() else {
            return Err(superfluous);
        };
        if self.phase != Phase::Trump || self.must_throw_in() {
            return Err(superfluous);
        }
        self.in_turn(seat, declarer, rules::TRUMP_NAMING)?;
        if !trump_suits(bid.class()).contains(&suit) {
            let at = ActionPart::Member("suit");
            return Err(Violation::new(Code::TrumpNotAllowed, rules::TRUMP_NAMING, at)
                .expecting(Expected::Words(&["A", "B", "L"])));
        }
        if !self.variant.require_cards_for_bid {
            return Ok(Proof::CERTAIN);
        }
        let fits = |cards| has_cards_for(cards, bid, suit);
        let refused = Violation::new(Code::TrumpNotAllowed, rules::TRUMP_NAMING, ActionPart::Member("suit"));
        self.check_needed_cards(seat, bid, refused, &fits)
    }

    fn check_marriage(&self, seat: Seat, suit: Suit) -> Checked {
        let at = ActionPart::Member("suit");
        let refused = |rule| Violation::new(Code::MarriageNotAllowed, rule, at);
        let Some((declarer, bid)) = self.contract() else {
            return Err(refused(rules::MARRIAGE));
        };
        if self.trick_no > 1 || self.trick.has(seat) {
            return Err(Violation::new(Code::MarriageLate, rules::MARRIAGE_TIME, TYPE));
        }
        self.in_turn(seat, self.next_to_play(), rules::MARRIAGE_TIME)?;
        if bid.class() == Class::Plain {
            return Err(refused(rules::MARRIAGE));
        }
        let pair = CardSet::one(Card::new(suit, Rank::King)).with(Card::new(suit, Rank::Over));
        let missing = pair.without(self.table.holdings[seat].certain);
        let proof = self.check_pair(seat, missing)?;
        if self.marriages[seat] >> suit.index() & 1 == 1 {
            return Err(refused(rules::MARRIAGE_LIMITS));
        }
        let trump = Some(suit) == self.trump;
        let allowed = seat != declarer || marriage_allowed(bid, trump, self.marriages[seat] != 0);
        if allowed {
            Ok(proof)
        } else {
            Err(refused(rules::MARRIAGE_LIMITS))
        }
    }

    fn check_pair(&self, seat: Seat, missing: CardSet) -> Checked {
        if missing.is_empty() {
            return Ok(Proof::CERTAIN);
        }
        let possible = self.table.candidates(seat).contains_all(missing);
        if !possible || missing.len() > self.table.holdings[seat].unknown as usize {
            return Err(Violation::new(
                Code::MarriageNotHeld,
                rules::MARRIAGE,
                ActionPart::Member("suit"),
            ));
        }
        let mut proof = Proof::CERTAIN;
        proof.leave_open(Code::MarriageNotHeld, rules::MARRIAGE, CardSet::EMPTY);
        Ok(proof)
    }

    fn check_play(&self, seat: Seat, card: Card) -> Checked {
        let next = self.next_to_play();
        if seat != next {
            return Err(
                Violation::new(Code::OutOfTurn, rules::LEAD, ActionPart::Member("by")).expecting(Expected::Seat(next))
            );
        }
        self.check_card(seat, card)
    }

    /// The duties of a card, turn apart: held, follow, trump, beat, seven (U-6.3 to U-6.9).
    fn check_card(&self, seat: Seat, card: Card) -> Checked {
        self.table.check_held(seat, card, rules::LEAD)?;
        let legal = || self.legal_cards(seat);
        let rules_of_play = self.play_rules();
        let mut proof = self
            .table
            .check_duties(seat, card, &self.trick, &rules_of_play, duty_words, legal)?;
        let hidden = self.table.hidden_beside(seat, card);
        self.check_seven(seat, card, hidden, &mut proof)?;
        Ok(proof)
    }

    /// The declarer keeps the trump 7 of an Ulti for the last trick (U-6.9).
    fn check_seven(&self, seat: Seat, card: Card, hidden: u8, proof: &mut Proof) -> Result<(), Violation> {
        if Some(card) != self.trump_seven() || !self.is_seven_bound(seat) {
            return Ok(());
        }
        let seven = CardSet::one(card);
        let legal = self
            .play_rules()
            .legal(self.table.holdings[seat].certain.or(seven), &self.trick);
        let others = legal.without(seven);
        // Before trick 10 a leader has other cards, known or not, and may lead any of them.
        if !others.is_empty() || self.trick.is_empty() {
            return Err(
                Violation::new(Code::SevenReserved, rules::SEVEN, ActionPart::Member("card"))
                    .expecting(Expected::Cards(others)),
            );
        }
        if hidden > 0 {
            // Any card beside which the seven was not the only legal one proves it, whatever else they held.
            let others = |card: Card| self.play_rules().legal(seven.with(card), &self.trick).without(seven);
            let denied: CardSet = self
                .table
                .candidates(seat)
                .iter()
                .filter(|card| !others(*card).is_empty())
                .collect();
            if !denied.is_empty() {
                proof.leave_open(Code::SevenReserved, rules::SEVEN, denied);
            }
        }
        Ok(())
    }

    /// Whether this seat may not yet part with the trump 7.
    pub(super) fn is_seven_bound(&self, seat: Seat) -> bool {
        self.contract()
            .is_some_and(|(declarer, contract)| keeps_seven(contract, declarer == seat, self.trick_no))
    }

    fn check_concede(&self, seat: Seat) -> Checked {
        if self.conceded[seat] {
            return Err(self.wrong_phase(rules::CLAIM, &["claim", "play"]));
        }
        Ok(Proof::CERTAIN)
    }
}

fn duty_words(duty: Duty) -> (Code, RuleId) {
    match duty {
        Duty::Follow => (Code::MustFollow, rules::FOLLOW),
        Duty::Beat => (Code::MustBeat, rules::BEAT),
        Duty::Trump => (Code::MustTrump, rules::TRUMP),
        Duty::Overtrump => (Code::MustBeat, rules::OVERTRUMP),
    }
}

/// Whether these cards have what each component of the bid needs when this suit is trump (U-3.10).
pub fn has_cards_for(cards: CardSet, bid: Bid, trump: Suit) -> bool {
    let pair = |suit: Suit| cards.contains(Card::new(suit, Rank::King)) && cards.contains(Card::new(suit, Rank::Over));
    (!bid.has(Component::Forty) || pair(trump))
        && (!bid.has(Component::Twenty) || Suit::ALL.into_iter().any(|suit| suit != trump && pair(suit)))
        && (!bid.has(Component::Ulti) || cards.contains(Card::new(trump, Rank::Seven)))
}
