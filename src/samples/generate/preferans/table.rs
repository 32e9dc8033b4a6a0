//! Three players at a table: asks each in turn what they do and tells the engine. All that happens is an action
//! the engine has accepted.

use super::bidder::{Bidder, Speaker};
use super::defender::{Stand, answers_kontra, goes_on};
use super::outlook::{ContractChoice, Outlook};
use super::plan::chance_of;
use super::player::choose_card;
use super::view::{PreferansView, ShownOut, note_card};
use crate::generate::claims::{ducks_for_good, takes_the_rest};
use talon_rules::cards::{BySeat, Card, CardSet, Seat};
use talon_rules::chance::Chance;
use talon_rules::games::Game;
use talon_rules::games::preferans::{
    Action, Aim, Answer, Claim, ClaimOutcome, Contract, Phase, Preferans, is_plain_two,
};

/// A hand being played by three players with their own manners.
#[derive(Debug, Clone)]
pub(crate) struct PreferansPlayers {
    pub game: Preferans,
    pub actions: Vec<(Seat, Action)>,
    chance: Chance,
    players: BySeat<Bidder>,
    outlooks: BySeat<Option<Outlook>>,
    choice: Option<ContractChoice>,
    shown_out: ShownOut,
    /// Suits each has led; bit `n` is the suit with index `n`.
    led: BySeat<u8>,
}

/// How often players stop when the rest is clear, when the result stands, and when all is lost.
const STOPS_WHEN_SURE: f32 = 0.2;
const STOPS_WHEN_DECIDED: f32 = 0.9;
const CONCEDES: f32 = 0.3;

impl PreferansPlayers {
    /// Sits three players down to a deal.
    pub fn new(game: Preferans, players: BySeat<Bidder>, chance: Chance) -> PreferansPlayers {
        PreferansPlayers {
            game,
            actions: Vec::with_capacity(48),
            chance,
            players,
            outlooks: BySeat::default(),
            choice: None,
            shown_out: ShownOut::default(),
            led: BySeat::default(),
        }
    }

    /// Plays the hand to its end.
    pub fn play(&mut self) {
        while self.game.phase() == Phase::Auction && self.speak() {}
        self.announce();
        while self.game.phase() == Phase::Answers && self.answer() {}
        if self.game.phase() == Phase::Window {
            self.speak_of_kontra();
        }
        while self.game.is_playable() && !self.stops() && self.play_card() {}
    }

    fn act(&mut self, seat: Seat, action: Action) -> bool {
        let done = self.game.apply(seat, action).is_ok();
        if done {
            self.actions.push((seat, action));
        }
        done
    }

    fn holding(&self, seat: Seat) -> CardSet {
        self.game.table().holdings[seat].certain
    }

    /// Whether a two of this seat would be played only after a kontra.
    fn has_plain_two(&self, seat: Seat, game: bool) -> bool {
        let has_refa = self.game.before().has_refa(seat, self.game.variant());
        is_plain_two(Contract::TWO, game, has_refa, self.game.variant())
    }

    fn speak(&mut self) -> bool {
        let seat = self.game.auction().turn();
        let (cards, player) = (self.holding(seat), self.players[seat]);
        let bids = self.game.legal_bids();
        if self.game.auction().is_naming() {
            let may_concede = self.game.check(seat, Action::Pass).is_ok();
            let said = player.name(cards, &bids, may_concede);
            return self.act(seat, said);
        }
        let plain_two = self.has_plain_two(seat, false);
        let outlook = *self.outlooks[seat].get_or_insert_with(|| Outlook::of(cards, plain_two, &mut self.chance));
        let speaker = Speaker {
            cards,
            outlook: &outlook,
            has_refa: self.game.before().has_refa(seat, self.game.variant()),
            standing: self.game.auction().standing().map(|(_, bid)| bid),
            bids: &bids,
            may_hold: self.game.check(seat, Action::Hold).is_ok(),
        };
        let said = player.speak(&speaker, &mut self.chance);
        self.act(seat, said)
    }

    /// The declarer takes the talon, if they may, and says what they play.
    fn announce(&mut self) {
        let Some(declarer) = self.game.declarer() else { return };
        let player = self.players[declarer];
        let allowed = self.game.contracts();
        if self.game.phase() != Phase::Pickup {
            if let Some(contract) = player.suit(self.holding(declarer), &allowed) {
                let (cards, chance) = (self.holding(declarer), chance_of(self.holding(declarer), contract));
                self.choice = cards.first().map(|card| ContractChoice {
                    laid: [card, card],
                    contract,
                    chance,
                });
                self.act(declarer, Action::Contract(contract));
            }
            return;
        }
        self.act(declarer, Action::Pickup);
        let plain_two = self.has_plain_two(declarer, false);
        let Some(choice) = player.choose(self.holding(declarer), &allowed, plain_two) else {
            return;
        };
        self.choice = Some(choice);
        self.act(declarer, Action::Discard(choice.laid.map(Some)));
        self.act(declarer, Action::Contract(choice.contract));
    }

    fn stand(&self, seat: Seat) -> Option<Stand> {
        let (declarer, contract) = (self.game.declarer()?, self.game.contract()?);
        let partner = seat.others().into_iter().find(|other| *other != declarer)?;
        Some(Stand {
            contract,
            game: self.game.is_game(),
            plain_two: self.game.is_undoubled_two(),
            partner: self.game.answers()[partner],
        })
    }

    fn answer(&mut self) -> bool {
        let Some(seat) = Game::to_act(&self.game) else {
            return false;
        };
        let Some(stand) = self.stand(seat) else { return false };
        let said = stand.answer(self.holding(seat), &mut self.chance);
        self.act(seat, Action::Defend(said))
    }

    /// The first defender may still take their partner along; then either may double, and the declarer answers.
    fn speak_of_kontra(&mut self) {
        let Some(declarer) = self.game.declarer() else { return };
        for seat in declarer.others() {
            let Some(stand) = self.stand(seat) else { return };
            let invites = self.game.check(seat, Action::Defend(Answer::Invite)).is_ok();
            if invites && stand.invites(self.holding(seat), &mut self.chance) {
                self.act(seat, Action::Defend(Answer::Invite));
            }
        }
        for giver in declarer.others() {
            let Some(stand) = self.stand(giver) else { return };
            let may = self.game.is_volunteer(giver);
            if !may || !stand.doubles(self.holding(giver), &mut self.chance) || !self.act(giver, Action::Kontra) {
                continue;
            }
            let sure = self.choice.map_or(0.0, |choice| choice.chance);
            for level in 1..6 {
                let (seat, more) = if level % 2 == 1 {
                    (declarer, answers_kontra(sure, level, &mut self.chance))
                } else {
                    (giver, goes_on(&stand, self.holding(giver), &mut self.chance))
                };
                if !more || !self.act(seat, Action::Kontra) {
                    return;
                }
            }
            return;
        }
    }

    fn view(&self, seat: Seat) -> Option<PreferansView> {
        PreferansView::of(&self.game, seat, &self.shown_out, &self.led)
    }

    fn play_card(&mut self) -> bool {
        let seat = self.game.next_to_play();
        let Some(view) = self.view(seat) else { return false };
        let Some(card) = choose_card(&view) else { return false };
        self.note_and_play(seat, card, &view)
    }

    fn note_and_play(&mut self, seat: Seat, card: Card, view: &PreferansView) -> bool {
        note_card(&mut self.shown_out, seat, card, &view.trick, view.trump);
        if view.trick.is_empty() {
            self.led[seat] |= 1 << card.suit().index();
        }
        self.act(seat, Action::Play(card))
    }

    /// Whether the players stop here, and say so where that needs saying.
    fn stops(&mut self) -> bool {
        if !self.game.trick().is_empty() || self.game.trick_no() < 3 {
            let decided = self.game.trick().is_empty() && self.game.decided_at().is_some();
            return decided && self.chance.happens(STOPS_WHEN_DECIDED);
        }
        if self.game.decided_at().is_some() {
            return self.chance.happens(STOPS_WHEN_DECIDED);
        }
        let Some((declarer, contract)) = self.game.declarer().zip(self.game.contract()) else {
            return true;
        };
        let Some(view) = self.view(declarer) else { return true };
        if contract.aim() == Aim::NoTrick {
            return ducks_for_good(&view) && self.chance.happens(STOPS_WHEN_SURE) && self.give_up_or_claim(declarer);
        }
        if self.game.next_to_play() != declarer {
            return false;
        }
        if takes_the_rest(&view) && self.chance.happens(STOPS_WHEN_SURE) {
            return self.give_up_or_claim(declarer);
        }
        let against: u8 = declarer.others().into_iter().map(|seat| self.game.tricks()[seat]).sum();
        let winners = view.holding.iter().filter(|card| view.is_master(*card)).count();
        let lost = against == 4 && winners + 3 < usize::from(view.contract.wanted);
        lost && self.chance.happens(CONCEDES) && self.act(declarer, Action::Concede)
    }

    /// What is sure is claimed, or those who play against it give up.
    fn give_up_or_claim(&mut self, declarer: Seat) -> bool {
        if self.chance.happens(0.3) {
            let playing = declarer.others().into_iter().filter(|seat| self.game.is_active(*seat));
            let playing: Vec<Seat> = playing.collect();
            return playing.into_iter().all(|seat| self.act(seat, Action::Concede));
        }
        let agreed = BySeat::from_fn(|seat| self.game.is_active(seat));
        let ducks = self
            .game
            .contract()
            .is_some_and(|contract| contract.aim() == Aim::NoTrick);
        let outcome = if ducks || self.chance.happens(0.3) {
            let mut ahead = self.clone();
            while ahead.game.is_playable() && ahead.play_card() {}
            ClaimOutcome::Tricks(*ahead.game.tricks())
        } else {
            ClaimOutcome::Rest(declarer)
        };
        self.act(declarer, Action::Claim(Claim { outcome, agreed }))
    }
}
