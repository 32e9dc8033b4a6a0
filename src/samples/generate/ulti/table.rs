//! Three players at a table: asks each in turn what they do and tells the engine. All that happens is an action
//! the engine has accepted.

use super::bidder::{BidChoice, Bidder};
use super::doubler::{declarer_answers, defender_doubles};
use super::plan::{ComponentOdds, pair_of};
use super::player::choose_card;
use super::view::{ShownOut, UltiView, note_card};
use crate::generate::claims::{ducks_for_good, takes_the_rest};
use talon_rules::cards::{BySeat, Card, CardSet, Seat, Suit};
use talon_rules::chance::Chance;
use talon_rules::games::Game;
use talon_rules::games::ulti::{
    Action, AuctionStep, Bid, Claim, ClaimOutcome, Class, Component, ComponentSet, Phase, SimpleForfeit, Ulti,
};

/// A hand being played by three players with their own manners.
#[derive(Debug, Clone)]
pub(crate) struct UltiPlayers {
    pub game: Ulti,
    pub actions: Vec<(Seat, Action)>,
    chance: Chance,
    players: BySeat<Bidder>,
    choices: BySeat<Option<BidChoice>>,
    /// Bids that someone could have made and kept for later.
    held_back: BySeat<Option<Bid>>,
    first: Option<BySeat<CardSet>>,
    shown_out: ShownOut,
}

const EVERYBODY: BySeat<bool> = BySeat {
    a: true,
    b: true,
    c: true,
};

/// How often players stop when the rest is clear.
const STOPS_WHEN_SURE: f32 = 0.12;
const STOPS_WHEN_DECIDED: f32 = 0.8;
const CONCEDES: f32 = 0.5;
/// How often the trump suit is named before a hand is thrown in.
const NAMES_TRUMP_FIRST: f32 = 0.2;
/// A Simple less likely than this is thrown in more often than not.
const HOPELESS: f32 = 0.3;

impl UltiPlayers {
    /// Sits three players down to a deal.
    pub fn new(game: Ulti, players: BySeat<Bidder>, first: Option<BySeat<CardSet>>, chance: Chance) -> UltiPlayers {
        let actions = Vec::with_capacity(56);
        let (choices, held_back) = (BySeat::default(), BySeat::default());
        UltiPlayers {
            game,
            actions,
            chance,
            players,
            choices,
            held_back,
            first,
            shown_out: ShownOut::default(),
        }
    }

    /// Plays the hand to its end.
    pub fn play(&mut self) {
        self.hold_auction();
        if self.forfeits() {
            if self.chance.happens(NAMES_TRUMP_FIRST) {
                self.name_trump();
            }
            self.act_as_declarer(Action::ThrowIn);
            return;
        }
        if self.game.phase() == Phase::Trump {
            self.name_trump();
        }
        while self.game.phase() == Phase::Play {
            self.speak_of_kontra();
            if self.stops() || !self.play_card(true) {
                return;
            }
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> bool {
        let done = self.game.apply(seat, action).is_ok();
        if done {
            self.actions.push((seat, action));
        }
        done
    }

    fn act_as_declarer(&mut self, action: Action) -> bool {
        let declarer = self.game.contract().map(|(declarer, _)| declarer);
        declarer.is_some_and(|declarer| self.act(declarer, action))
    }

    fn hold_auction(&mut self) {
        while self.game.phase() == Phase::Auction {
            let auction = *self.game.auction();
            let seat = auction.turn;
            let moved = match auction.step {
                AuctionStep::RoundOne => self.speak_in_first_round(seat),
                AuctionStep::Turn => self.speak(seat),
                AuctionStep::ConfirmPickup => self.act(seat, Action::Pickup) && self.lay_and_bid(seat, CardSet::EMPTY),
                _ => self.lay_and_bid(seat, CardSet::EMPTY),
            };
            if !moved {
                return;
            }
        }
    }

    /// Five cards with four of a suit, its ace among them, are worth a Simple in the first round.
    fn speak_in_first_round(&mut self, seat: Seat) -> bool {
        let five = self.first.map_or(CardSet::EMPTY, |first| first[seat]);
        let long = Suit::ALL
            .into_iter()
            .any(|suit| five.and(CardSet::suit(suit)).len() >= 4);
        let bid = self.game.auction().bids(self.game.variant()).next();
        match bid.filter(|bid| long && bid.step() <= 2 && self.game.auction().standing.is_none()) {
            Some(bid) => self.act(seat, Action::Bid(bid)),
            None => self.act(seat, Action::Pass),
        }
    }

    /// The bids that may be said now.
    fn open_bids(&self) -> Vec<Bid> {
        let mut auction = *self.game.auction();
        if auction.step == AuctionStep::ConfirmDiscard {
            auction.step = AuctionStep::ConfirmBid;
        }
        let least = auction.standing.map_or(0, |(_, bid)| bid.step());
        // Asking about the lower ones would make the engine list what may be said instead.
        Bid::all()
            .filter(|bid| bid.step() >= least)
            .filter(|bid| auction.check_bid(*bid, self.game.variant()).is_ok())
            .collect()
    }

    fn speak(&mut self, seat: Seat) -> bool {
        let bids = self.open_bids();
        if self
            .game
            .auction()
            .standing
            .is_some_and(|(standing, _)| standing == seat)
        {
            let kept = self.held_back[seat].take().filter(|bid| bids.contains(bid));
            let Some((bid, choice)) = kept.zip(self.choices[seat]) else {
                return self.act(seat, Action::Pass);
            };
            return self.act(seat, Action::Pickup)
                && self.act(seat, Action::Discard(choice.laid.map(Some)))
                && self.act(seat, Action::Bid(bid));
        }
        let holding = self.game.table().holdings[seat].certain;
        let strict = self.game.variant().require_cards_for_bid;
        let kept = self.held_back[seat].is_some_and(|bid| bids.contains(&bid));
        if kept || self.players[seat].wants_talon(holding, &bids, strict, &mut self.chance) {
            let taken = self.game.table().talon.certain;
            return self.act(seat, Action::Pickup) && self.lay_and_bid(seat, taken);
        }
        self.act(seat, Action::Pass)
    }

    fn lay_and_bid(&mut self, seat: Seat, taken: CardSet) -> bool {
        let player = self.players[seat];
        let bids = self.open_bids();
        let holding = self.game.table().holdings[seat].certain;
        let strict = self.game.variant().require_cards_for_bid;
        let Some(choice) = player.choose(holding, taken, &bids, strict, &mut self.chance) else {
            return false;
        };
        let opens = self.game.auction().standing.is_none();
        self.choices[seat] = Some(choice);
        let mut bid = choice.bid;
        if let Some(low) = bids
            .first()
            .copied()
            .filter(|low| opens && low.step() <= 2 && choice.plan.suits(*low))
        {
            let waits = self.chance.happens(player.modesty);
            if waits && low != bid {
                self.held_back[seat] = Some(bid);
                bid = low;
            }
        }
        self.act(seat, Action::Discard(choice.laid.map(Some))) && self.act(seat, Action::Bid(bid))
    }

    fn plan(&self) -> Option<ComponentOdds> {
        let (declarer, _) = self.game.contract()?;
        self.choices[declarer].map(|choice| choice.plan)
    }

    fn forfeits(&mut self) -> bool {
        let mandatory = self.game.variant().simple_forfeit == SimpleForfeit::Mandatory;
        let simple = self.game.contract().is_some_and(|(_, bid)| bid.step() == 1);
        let never = self.game.variant().simple_forfeit == SimpleForfeit::Never;
        let hopeless = !never
            && self
                .plan()
                .is_some_and(|plan| plan.chance(Component::Simple) < HOPELESS);
        simple && (mandatory || hopeless && self.chance.happens(0.7))
    }

    fn name_trump(&mut self) -> bool {
        let trump = self
            .plan()
            .and_then(|plan| plan.strain)
            .filter(|suit| *suit != Suit::Hearts);
        self.act_as_declarer(Action::Trump(trump.unwrap_or(Suit::Acorns)))
    }

    /// In the first trick a defender may double before their card, and the others answer at once.
    fn speak_of_kontra(&mut self) {
        let Some((declarer, contract)) = self.game.contract() else {
            return;
        };
        let speaker = self.game.next_to_play();
        let over = self.game.trick_no() > 1;
        let late = over && (self.game.trick_no() > 2 || !self.game.trick().is_empty());
        let own_turn = speaker != declarer && !over;
        if late || !own_turn && self.game.variant().kontra_window != talon_rules::games::ulti::KontraWindow::AfterTrick1
        {
            return;
        }
        let against = (contract.class() == Class::Plain).then_some(speaker);
        let speaker = if speaker == declarer { declarer.next() } else { speaker };
        for level in 0..8 {
            let said = if level % 2 == 0 {
                let allowed = self.game.doublable_by(speaker, None);
                let holding = self.game.table().holdings[speaker].certain;
                let parts = defender_doubles(holding, self.game.trump(), allowed, level, &mut self.chance);
                self.say_kontra(speaker, parts, None)
            } else {
                let allowed = self.raised(self.game.doublable_by(declarer, against));
                let parts = self
                    .plan()
                    .map(|plan| declarer_answers(&plan, allowed, level, &mut self.chance));
                self.say_kontra(declarer, parts.unwrap_or_default(), against)
            };
            if !said {
                return;
            }
        }
    }

    /// Of these, what was doubled by the last kontra.
    fn raised(&self, allowed: ComponentSet) -> ComponentSet {
        match self.actions.last() {
            Some((_, Action::Kontra { components, .. })) => {
                allowed.iter().filter(|part| components.has(*part)).collect()
            }
            _ => ComponentSet::default(),
        }
    }

    fn say_kontra(&mut self, seat: Seat, components: ComponentSet, against: Option<Seat>) -> bool {
        !components.is_empty() && self.act(seat, Action::Kontra { components, against })
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
        let Some((declarer, contract)) = self.game.contract() else {
            return true;
        };
        let Some(view) = UltiView::of(&self.game, declarer, &self.shown_out) else {
            return true;
        };
        let leads = self.game.next_to_play() == declarer;
        if leads && takes_the_rest(&view) && self.chance.happens(STOPS_WHEN_SURE) {
            return self.claim_rest(declarer);
        }
        let betli = [Component::Betli, Component::Rebetli, Component::OpenBetli];
        let ducks = betli.into_iter().any(|part| contract.has(part)) && ducks_for_good(&view);
        if ducks && self.chance.happens(STOPS_WHEN_SURE) {
            return self.claim_outcome(declarer);
        }
        let all_lost = self
            .game
            .judge()
            .is_some_and(|judged| judged.lost == contract.components());
        let march = [Component::Durchmars, Component::OpenDurchmars]
            .into_iter()
            .any(|part| contract.has(part));
        let gives_up = if march { CONCEDES } else { 0.1 };
        all_lost && leads && self.chance.happens(gives_up) && self.act(declarer, Action::Concede)
    }

    fn claim_rest(&mut self, declarer: Seat) -> bool {
        if self.chance.happens(0.12) {
            let [first, second] = declarer.others();
            let complete = self.clone().conceding_is_fair();
            if complete {
                return self.act(first, Action::Concede) && self.act(second, Action::Concede);
            }
        }
        let claim = Claim {
            outcome: ClaimOutcome::Rest(declarer),
            agreed: EVERYBODY,
        };
        self.act(declarer, Action::Claim(claim)) || self.claim_outcome(declarer)
    }

    /// Whether every component would be made by playing on, so that the defenders lose nothing by giving up.
    fn conceding_is_fair(mut self) -> bool {
        let contract = self.game.contract().map(|(_, bid)| bid.components());
        while self.play_card(false) {}
        self.game
            .outcome()
            .zip(contract)
            .is_some_and(|(outcome, parts)| outcome.made == parts && outcome.silent.iter().all(Option::is_none))
    }

    /// Claims what playing on would bring, component by component.
    fn claim_outcome(&mut self, seat: Seat) -> bool {
        let mut ahead = self.clone();
        while ahead.play_card(false) {}
        let Some(outcome) = ahead.game.outcome() else {
            return false;
        };
        let verdict = ClaimOutcome::Verdict {
            won: outcome.made,
            lost: outcome.lost,
            points: outcome.points.filter(|_| self.chance.happens(0.6)),
            silent: outcome.silent,
        };
        let plain = outcome.points.is_none() && self.chance.happens(0.4);
        let outcome = match outcome.tricks.filter(|_| plain) {
            Some(tricks) => ClaimOutcome::Tricks(tricks),
            None => verdict,
        };
        self.act(
            seat,
            Action::Claim(Claim {
                outcome,
                agreed: EVERYBODY,
            }),
        )
    }

    /// One player declares what they have, in the first trick, and plays a card.
    fn play_card(&mut self, aloud: bool) -> bool {
        if self.game.phase() != Phase::Play {
            return false;
        }
        let seat = self.game.next_to_play();
        if aloud && self.game.trick_no() == 1 {
            self.declare_marriages(seat);
        }
        let Some(view) = UltiView::of(&self.game, seat, &self.shown_out) else {
            return false;
        };
        let Some(card) = choose_card(&view) else { return false };
        self.note_and_play(seat, card, &view)
    }

    fn note_and_play(&mut self, seat: Seat, card: Card, view: &UltiView) -> bool {
        note_card(&mut self.shown_out, seat, card, &view.trick, view.trump);
        self.act(seat, Action::Play(card))
    }

    /// Everything that may be declared is, but a defender now and then forgets.
    fn declare_marriages(&mut self, seat: Seat) {
        if self.game.trump().is_none() {
            return;
        }
        let holding = self.game.table().holdings[seat].certain;
        let declarer = self.game.contract().is_some_and(|(declarer, _)| declarer == seat);
        for suit in Suit::ALL {
            let held = holding.contains_all(pair_of(suit));
            if held && (declarer || self.chance.happens(0.95)) {
                self.act(seat, Action::Marriage(suit));
            }
        }
    }
}
