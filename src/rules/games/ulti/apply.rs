//! What an action changes. Nothing is asked here: `check` has been asked, or the action happened all the same.

use super::action::Action;
use super::bid::Class;
use super::component::{Component, ComponentSet};
use super::kontra::raised_seats;
use super::state::{End, Phase, Seven, Ulti};
use crate::cards::{Card, Rank, Seat, Suit};
use crate::games::trick::Trick;

impl Ulti {
    /// A seat shows a card that it holds; what was unknown becomes known.
    pub fn show(&mut self, seat: Seat, card: Card) {
        self.table.show(seat, card);
    }

    pub(super) fn apply_action(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Given { bid, trump } => {
                let trump = trump.or((bid.class() == Class::Hearts).then_some(Suit::Hearts));
                self.begin_play(seat, bid, trump);
            }
            Action::Pickup => {
                let talon = &mut self.table.talon;
                self.table.holdings[seat].take(talon);
                self.auction.apply(seat, action, &self.variant);
            }
            Action::Discard(cards) => {
                self.table.lay_away(seat, cards);
                self.auction.apply(seat, action, &self.variant);
            }
            Action::Bid(_) | Action::Pass => self.apply_call(seat, action),
            Action::Trump(suit) => {
                self.trump = Some(suit);
                self.phase = Phase::Play;
            }
            Action::Kontra { components, against } => self.apply_kontra(seat, components, against),
            Action::Marriage(suit) => {
                self.marriages[seat] |= 1 << suit.index();
                for rank in [Rank::King, Rank::Over] {
                    self.table.show(seat, Card::new(suit, rank));
                }
            }
            Action::Play(card) => self.apply_play(seat, card),
            Action::Claim(claim) => self.finish(End::Claimed(claim)),
            Action::Concede => self.apply_concede(seat),
            Action::ThrowIn => self.finish(End::ThrownIn),
        }
    }

    fn finish(&mut self, end: End) {
        self.end = Some(end);
        self.phase = Phase::Over;
    }

    fn apply_call(&mut self, seat: Seat, action: Action) {
        let was_round_one = self.auction.step == super::AuctionStep::RoundOne;
        self.auction.apply(seat, action, &self.variant);
        if was_round_one && self.auction.step == super::AuctionStep::OpeningDiscard {
            // Nobody bid in the first round: the two cards are forehand's (U-14.5).
            let talon = &mut self.table.talon;
            self.table.holdings[self.forehand].take(talon);
        }
        if let Some((declarer, bid)) = self.contract() {
            self.leader = declarer;
            (self.phase, self.trump) = match bid.class() {
                Class::Trump => (Phase::Trump, None),
                Class::Hearts => (Phase::Play, Some(Suit::Hearts)),
                Class::Plain => (Phase::Play, None),
            };
        }
    }

    fn apply_kontra(&mut self, seat: Seat, components: ComponentSet, against: Option<Seat>) {
        let Some((declarer, contract)) = self.contract() else {
            return;
        };
        let [first, second] = raised_seats(seat, declarer, contract, against);
        for component in components.iter() {
            self.levels.raise(first, component);
            if second != first {
                self.levels.raise(second, component);
            }
        }
    }

    fn apply_play(&mut self, seat: Seat, card: Card) {
        self.table.play(seat, card);
        self.trick.add(seat, card);
        if Some(card) == self.trump_seven() {
            self.seven = Some(Seven {
                by: seat,
                trick: self.trick_no,
                won: false,
            });
        }
        if self.trick.len() == 3 {
            self.finish_trick();
        }
    }

    fn finish_trick(&mut self) {
        let Some((winner, card)) = self.trick.winner(&self.play_rules()) else {
            return;
        };
        if let Some(seven) = &mut self.seven {
            seven.won |= seven.trick == self.trick_no && Some(card.suit()) == self.trump && card.rank() == Rank::Seven;
        }
        self.won[winner] = self.won[winner].or(self.trick.set());
        self.tricks[winner] += 1;
        self.last_winner = Some(winner);
        self.leader = winner;
        self.decide(winner);
        self.trick = Trick::default();
        if self.trick_no == 10 {
            self.decided_at.get_or_insert(10);
            self.finish(End::Played);
        } else {
            self.trick_no += 1;
        }
    }

    /// Notes when a no-trump game is settled before its end (U-6.13).
    fn decide(&mut self, winner: Seat) {
        let Some((declarer, bid)) = self.contract() else { return };
        if bid.class() != Class::Plain || self.decided_at.is_some() {
            return;
        }
        let betli = [Component::Betli, Component::Rebetli, Component::OpenBetli];
        let loses_by_winning = betli.into_iter().any(|part| bid.has(part));
        if loses_by_winning == (winner == declarer) {
            self.decided_at = Some(self.trick_no);
        }
    }

    fn apply_concede(&mut self, seat: Seat) {
        self.conceded[seat] = true;
        let Some((declarer, _)) = self.contract() else { return };
        if seat == declarer {
            self.finish(End::DeclarerConceded);
        } else if declarer.others().into_iter().all(|defender| self.conceded[defender]) {
            self.finish(End::DefendersConceded);
        }
    }
}
