//! What an action changes. Nothing is asked here: `check` has been asked, or the action happened all the same.

use super::action::{Action, Answer};
use super::auction::{Auction, Won};
use super::contract::Contract;
use super::scoring::Kontra;
use super::state::{End, Phase, Preferans};
use crate::cards::{Card, Seat};
use crate::games::trick::Trick;

impl Preferans {
    /// A seat shows that it holds a card; what was unknown becomes known.
    pub fn show(&mut self, seat: Seat, card: Card) {
        self.table.show(seat, card);
    }

    pub(super) fn apply_action(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Bid(_) | Action::Hold | Action::Pass => self.apply_call(action),
            Action::Given { contract, game } => self.apply_given(seat, contract, game),
            Action::Pickup => {
                let talon = &mut self.table.talon;
                self.shown = talon.certain;
                self.table.holdings[seat].take(talon);
                self.phase = Phase::Discard;
            }
            Action::Discard(cards) => {
                self.table.lay_away(seat, cards);
                self.phase = Phase::Contract;
            }
            Action::Contract(contract) => {
                self.contract = Some(contract);
                self.phase = if contract == Contract::BETTEL {
                    Phase::Window
                } else {
                    Phase::Answers
                };
            }
            Action::Defend(answer) => self.apply_answer(seat, answer),
            Action::Kontra => {
                let level = self.kontra.map_or(1, |kontra| kontra.level + 1);
                let giver = self.kontra.map_or(seat, |kontra| kontra.giver);
                self.kontra = Some(Kontra { giver, level });
            }
            Action::Play(card) => self.apply_play(seat, card),
            Action::Claim(claim) => self.finish(End::Claimed(claim)),
            Action::Concede => self.apply_concede(seat),
        }
    }

    /// The auction ended with this contract, whatever was said in it.
    fn apply_given(&mut self, declarer: Seat, contract: Contract, game: bool) {
        let won = if game {
            Won::NamedGame { declarer, contract }
        } else {
            Won::Number {
                declarer,
                value: contract.value(),
            }
        };
        self.auction = Auction::ended(won, self.forehand);
        self.apply_action(declarer, Action::Contract(contract));
    }

    fn finish(&mut self, end: End) {
        self.end = Some(end);
        self.phase = Phase::Over;
    }

    fn apply_call(&mut self, action: Action) {
        self.auction.apply(action, &self.variant);
        match self.auction.won() {
            None => {}
            Some(Won::PassedOut) => self.finish(End::PassedOut),
            Some(Won::Number { .. }) => self.phase = Phase::Pickup,
            Some(Won::LoneGame { .. } | Won::NamedGame { .. }) => self.phase = Phase::Contract,
        }
    }

    fn apply_answer(&mut self, seat: Seat, answer: Answer) {
        self.answers[seat] = Some(answer);
        let dropped = Seat::ALL
            .into_iter()
            .filter(|seat| self.answers[*seat] == Some(Answer::Drop))
            .count();
        if dropped == 2 {
            self.finish(End::BothDropped);
        } else if self.asked().is_none() {
            self.phase = Phase::Window;
        }
    }

    fn apply_play(&mut self, seat: Seat, card: Card) {
        if self.phase == Phase::Window {
            self.leader = self.next_to_play();
            self.phase = Phase::Play;
        }
        self.table.play(seat, card);
        self.trick.add(seat, card);
        let players = Seat::ALL.into_iter().filter(|seat| self.is_active(*seat)).count();
        if self.trick.len() == players {
            self.finish_trick();
        }
    }

    fn finish_trick(&mut self) {
        let Some(contract) = self.contract else { return };
        let Some((winner, _)) = self.trick.winner(&contract.play_rules()) else {
            return;
        };
        self.tricks[winner] += 1;
        self.last_winner = Some(winner);
        self.leader = winner;
        self.trick = Trick::default();
        self.count(winner, contract);
        if self.trick_no == 10 {
            self.decided_at.get_or_insert(10);
            self.finish(End::Played);
        } else {
            self.trick_no += 1;
        }
    }

    /// Counts a trick, and notes when the result stands (P-6.5).
    fn count(&mut self, winner: Seat, contract: Contract) {
        if self.decided_at.is_some() {
            return;
        }
        self.counted[winner] += 1;
        let declarer = self.declarer();
        let against: u8 = Seat::ALL
            .into_iter()
            .filter(|seat| Some(*seat) != declarer)
            .map(|seat| self.counted[seat])
            .sum();
        let own = declarer.map_or(0, |seat| self.counted[seat]);
        let decided = contract.is_decided(own, against);
        if decided {
            self.decided_at = Some(self.trick_no);
        }
    }

    fn apply_concede(&mut self, seat: Seat) {
        self.conceded[seat] = true;
        let Some(declarer) = self.declarer() else { return };
        if seat == declarer {
            self.finish(End::DeclarerConceded);
        } else if declarer
            .others()
            .into_iter()
            .all(|other| self.conceded[other] || !self.is_active(other))
        {
            self.finish(End::DefendersConceded);
        }
    }
}
