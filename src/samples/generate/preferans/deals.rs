//! Dealing: most deals are fair, some favour one player with the cards of a contract that fair deals would seldom
//! bring. Either way it is a legal deal of the 32 cards.

use talon_rules::cards::{BySeat, Card, CardSet, Rank, Seat, Suit};
use talon_rules::chance::Chance;
use talon_rules::games::{Deal, DealtCards};

/// How often a deal favours someone.
const FAVOURED: f32 = 0.09;

/// Shares of a ten-card hand among the suits for a Bettel, longest first.
const SHAPES: [[usize; 4]; 5] = [[4, 3, 2, 1], [5, 3, 2, 0], [4, 3, 3, 0], [3, 3, 2, 2], [5, 4, 1, 0]];
/// From strongest to weakest.
const ORDER: [Rank; 8] = [
    Rank::Ace,
    Rank::King,
    Rank::Over,
    Rank::Under,
    Rank::Ten,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
];

/// Deals ten cards to each and two to the talon.
pub fn deal(chance: &mut Chance, forehand: Seat) -> Deal {
    let lucky = chance.happens(FAVOURED).then(|| Seat::ALL[chance.below(3)]);
    let promised = match lucky {
        Some(_) => promised(chance),
        None => CardSet::EMPTY,
    };
    let mut cards: Vec<Card> = CardSet::FULL.without(promised).iter().collect();
    chance.shuffle(&mut cards);
    let mut take = |count: usize| -> CardSet { cards.drain(..count).collect() };
    let holdings = BySeat::from_fn(|seat| {
        let given = if lucky == Some(seat) { promised } else { CardSet::EMPTY };
        DealtCards::known(given.or(take(10 - given.len())))
    });
    Deal {
        forehand,
        holdings,
        talon: DealtCards::known(take(2)),
    }
}

/// Low cards for a Bettel, or a long suit and winners beside it for a Sanac or a trump game.
fn promised(chance: &mut Chance) -> CardSet {
    let mut suits = Suit::ALL;
    chance.shuffle(&mut suits);
    let mut cards = CardSet::EMPTY;
    if chance.happens(0.5) {
        for (suit, length) in suits.into_iter().zip(SHAPES[chance.below(SHAPES.len())]) {
            cards = ORDER
                .iter()
                .rev()
                .take(length)
                .fold(cards, |cards, rank| cards.with(Card::new(suit, *rank)));
        }
        return without_some(cards, 1 + chance.below(2), chance);
    }
    for rank in ORDER.iter().take(5 + chance.below(2)) {
        cards.insert(Card::new(suits[0], *rank));
    }
    for suit in suits.into_iter().skip(1).take(1 + chance.below(3)) {
        cards.insert(Card::new(suit, Rank::Ace));
    }
    without_some(cards, chance.below(2), chance)
}

/// Chance replaces some of the cards.
fn without_some(mut cards: CardSet, count: usize, chance: &mut Chance) -> CardSet {
    for _ in 0..count {
        let held: Vec<Card> = cards.iter().collect();
        cards.remove(held[chance.below(held.len())]);
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deal_is_the_whole_pack_with_ten_cards_for_each() {
        for number in 0..2000 {
            let dealt = deal(&mut Chance::of(3, number), Seat::B);
            let holdings = dealt.holdings;
            let all = holdings
                .a
                .known
                .or(holdings.b.known)
                .or(holdings.c.known)
                .or(dealt.talon.known);
            assert_eq!((all, dealt.talon.known.len()), (CardSet::FULL, 2));
            assert!(
                holdings
                    .iter()
                    .all(|(_, dealt)| (dealt.known.len(), dealt.unknown) == (10, 0))
            );
        }
    }

    #[test]
    fn nobody_is_promised_more_than_a_hand() {
        for number in 0..2000 {
            let cards = promised(&mut Chance::of(9, number));
            assert!((5..=10).contains(&cards.len()), "{cards:?}");
        }
    }
}
