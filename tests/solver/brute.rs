//! The play of a position to its end in every way, written straight from the rules: lists of cards, no table, no
//! sequences, no bounds. It shares nothing with the solver but the names of cards and seats.

use talon_rules::cards::{Card, Pack, Seat, Suit};

/// How cards have to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duty {
    /// Ulti: follow and beat, else trump and overtrump.
    Beat,
    /// Preferans: follow, else trump.
    Follow,
}

#[derive(Debug, Clone)]
pub struct Brute {
    pub holdings: [Vec<Card>; 3],
    /// Who plays to the tricks.
    pub active: [bool; 3],
    pub trick: Vec<(Seat, Card)>,
    pub to_play: Seat,
    pub trump: Option<Suit>,
    pub order: &'static str,
    pub duty: Duty,
    /// Who keeps the trump 7 while they have another legal card.
    pub keeps_seven: Option<Seat>,
    /// The side of its own: it wants the value high, everyone else wants it low.
    pub alone: Seat,
    /// He wants little of it.
    pub few: bool,
    /// Finished tricks from here on: winner and cards.
    pub done: Vec<(Seat, Vec<(Seat, Card)>)>,
}

impl Brute {
    fn strength(&self, card: Card) -> usize {
        8 - self.order.find(Pack::German.rank_code(card.rank())).unwrap()
    }

    fn beats(&self, card: Card, other: Card) -> bool {
        if card.suit() == other.suit() {
            return self.strength(card) > self.strength(other);
        }
        self.trump == Some(card.suit())
    }

    fn winning(&self) -> (Seat, Card) {
        let mut best = self.trick[0];
        for (seat, card) in &self.trick[1..] {
            if self.beats(*card, best.1) {
                best = (*seat, *card);
            }
        }
        best
    }

    pub fn legal(&self) -> Vec<Card> {
        let holding = &self.holdings[self.to_play.index()];
        let mut cards = self.legal_by_suit(holding);
        let seven = |card: &Card| Some(card.suit()) == self.trump && Pack::German.code(*card).ends_with('7');
        if self.keeps_seven == Some(self.to_play) && cards.len() > 1 {
            cards.retain(|card| !seven(card));
        }
        cards
    }

    fn legal_by_suit(&self, holding: &[Card]) -> Vec<Card> {
        let of = |suit: Suit| -> Vec<Card> { holding.iter().copied().filter(|card| card.suit() == suit).collect() };
        let Some((_, led)) = self.trick.first() else {
            return holding.to_vec();
        };
        let mut cards = of(led.suit());
        if cards.is_empty() {
            cards = self.trump.map(of).unwrap_or_default();
        }
        if cards.is_empty() {
            return holding.to_vec();
        }
        if self.duty == Duty::Beat {
            let best = self.winning().1;
            let beating: Vec<Card> = cards.iter().copied().filter(|card| self.beats(*card, best)).collect();
            if !beating.is_empty() {
                return beating;
            }
        }
        cards
    }

    fn next(&self, seat: Seat) -> Seat {
        if self.active[seat.next().index()] {
            seat.next()
        } else {
            seat.next().next()
        }
    }

    pub fn after(&self, card: Card) -> Brute {
        let mut next = self.clone();
        next.holdings[self.to_play.index()].retain(|other| *other != card);
        next.trick.push((self.to_play, card));
        next.to_play = self.next(self.to_play);
        if next.trick.len() == self.active.iter().filter(|active| **active).count() {
            let (winner, _) = next.winning();
            next.done.push((winner, std::mem::take(&mut next.trick)));
            next.to_play = winner;
        }
        next
    }

    pub fn is_over(&self) -> bool {
        self.trick.is_empty() && self.holdings[self.to_play.index()].is_empty()
    }

    /// What best play of both sides comes to, of finished play judged by `judge`.
    pub fn value(&self, judge: &dyn Fn(&Brute) -> i64) -> i64 {
        if self.is_over() {
            return judge(self);
        }
        let values = self.legal().into_iter().map(|card| self.after(card).value(judge));
        let best = if (self.to_play == self.alone) != self.few {
            values.max()
        } else {
            values.min()
        };
        best.unwrap()
    }

    pub fn tricks_of(&self, seat: Seat) -> usize {
        self.done.iter().filter(|(winner, _)| *winner == seat).count()
    }
}
