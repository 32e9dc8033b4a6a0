//! The play of a hand a second time, written straight from sections 1 and 6 of the rules and slow on purpose. It
//! shares no code with the engine but the names of cards and seats.

use talon_rules::cards::{Card, Pack, Rank, Seat, Suit};
use talon_rules::games::Game;
use talon_rules::games::ulti::{Action, Class, Component, Ulti};
use talon_samples::generate::ulti::GeneratedHand;

pub struct Naive {
    holdings: Vec<(Seat, Vec<Card>)>,
    trump: Option<Suit>,
    order: &'static str,
    /// Who keeps the seven of trumps for trick 10.
    bound: Option<Seat>,
    trick: Vec<(Seat, Card)>,
    trick_no: u8,
    next: Seat,
}

impl Naive {
    /// The hand before its first card, and how many actions came before.
    pub fn of(hand: &GeneratedHand) -> Option<(Naive, usize)> {
        let start = hand
            .actions
            .iter()
            .position(|(_, action)| matches!(action, Action::Play(_)))?;
        let mut game = Ulti::new(&hand.deal, &hand.variant);
        for (seat, action) in &hand.actions[..start] {
            game.apply(*seat, *action).unwrap();
        }
        let (declarer, contract) = game.contract().unwrap();
        let plain = contract.class() == Class::Plain;
        let cards = |seat: Seat| game.table().holdings[seat].certain.iter().collect();
        let naive = Naive {
            holdings: Seat::ALL.into_iter().map(|seat| (seat, cards(seat))).collect(),
            trump: game.trump(),
            order: if plain { "AKOUX987" } else { "AXKOU987" },
            bound: contract.has(Component::Ulti).then_some(declarer),
            trick: Vec::new(),
            trick_no: 1,
            next: declarer,
        };
        Some((naive, start))
    }

    pub fn next(&self) -> Seat {
        self.next
    }

    fn beats(&self, card: Card, other: Card) -> bool {
        let place = |card: Card| self.order.find(Pack::German.rank_code(card.rank())).unwrap();
        if card.suit() == other.suit() {
            place(card) < place(other)
        } else {
            Some(card.suit()) == self.trump
        }
    }

    fn winner(&self) -> (Seat, Card) {
        let unbeaten = |(_, card): &&(Seat, Card)| {
            let led = self.trick[0].1.suit();
            let counts = card.suit() == led || Some(card.suit()) == self.trump;
            counts
                && !self
                    .trick
                    .iter()
                    .any(|(_, other)| self.beats(*other, *card) && self.counts(*other, led))
        };
        *self.trick.iter().find(unbeaten).unwrap()
    }

    fn counts(&self, card: Card, led: Suit) -> bool {
        card.suit() == led || Some(card.suit()) == self.trump
    }

    pub fn holding(&self, seat: Seat) -> &[Card] {
        &self.holdings.iter().find(|(owner, _)| *owner == seat).unwrap().1
    }

    /// The legal set as section 6 writes it down.
    pub fn legal(&self) -> Vec<Card> {
        let holding = self.holding(self.next);
        let of = |suit: Suit| -> Vec<Card> { holding.iter().copied().filter(|card| card.suit() == suit).collect() };
        let beating = |cards: Vec<Card>| -> Vec<Card> {
            let winning = self.winner().1;
            let better: Vec<Card> = cards
                .iter()
                .copied()
                .filter(|card| self.beats(*card, winning))
                .collect();
            if better.is_empty() { cards } else { better }
        };
        let mut set = holding.to_vec();
        if let Some((_, led)) = self.trick.first() {
            let same = of(led.suit());
            let trumps = self.trump.map(of).unwrap_or_default();
            if !same.is_empty() {
                set = beating(same);
            } else if !trumps.is_empty() {
                set = beating(trumps);
            }
        }
        if self.bound == Some(self.next) && self.trick_no < 10 && set.len() > 1 {
            set.retain(|card| !(card.rank() == Rank::Seven && Some(card.suit()) == self.trump));
        }
        set
    }

    pub fn play(&mut self, card: Card) {
        let seat = self.next;
        let holding = &mut self.holdings.iter_mut().find(|(owner, _)| *owner == seat).unwrap().1;
        holding.retain(|held| *held != card);
        self.trick.push((seat, card));
        self.next = seat.next();
        if self.trick.len() == 3 {
            self.next = self.winner().0;
            self.trick.clear();
            self.trick_no += 1;
        }
    }
}
