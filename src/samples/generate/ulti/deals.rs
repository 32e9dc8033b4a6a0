//! Dealing: most deals are fair, some favour one player with the cards of a contract that fair deals would
//! hardly ever bring. Either way it is a legal deal of the 32 cards.

use super::plan::pair_of;
use talon_rules::cards::{BySeat, Card, CardSet, Rank, Seat, Suit};
use talon_rules::chance::Chance;
use talon_rules::games::ulti::{Bid, Class, Component, Deal, DealtCards, Variant};

/// How often a deal favours someone.
const FAVOURED: f32 = 0.4;

/// A deal, and what is behind it.
#[derive(Debug, Clone)]
pub struct Dealt {
    pub deal: Deal,
    /// The five cards each player sees in the first round of the two-round auction.
    pub first: Option<BySeat<CardSet>>,
    /// Who was favoured with the cards of which bid.
    pub favour: Option<(Seat, Bid)>,
}

/// Shares of a ten-card hand among the suits, longest first.
const SHAPES: [[usize; 4]; 6] = [
    [4, 3, 2, 1],
    [5, 3, 2, 0],
    [4, 3, 3, 0],
    [6, 2, 1, 1],
    [5, 4, 1, 0],
    [3, 3, 2, 2],
];
const TEN_LOW: [Rank; 8] = [
    Rank::Ace,
    Rank::King,
    Rank::Over,
    Rank::Under,
    Rank::Ten,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
];

/// Deals a hand for these rules.
pub fn deal(chance: &mut Chance, forehand: Seat, variant: &Variant) -> Dealt {
    let favour = chance.happens(FAVOURED).then(|| pick_favour(chance));
    let promised = favour.map_or(CardSet::EMPTY, |(_, bid)| cards_for(bid, chance));
    let mut rest: Vec<Card> = CardSet::FULL.without(promised).iter().collect();
    chance.shuffle(&mut rest);
    let mut take = |count: usize| -> CardSet { rest.drain(..count).collect() };
    let size = |seat: Seat| if seat == forehand && !variant.two_round { 12 } else { 10 };
    let holdings = BySeat::from_fn(|seat| {
        let given = match favour {
            Some((lucky, _)) if lucky == seat => promised,
            _ => CardSet::EMPTY,
        };
        given.or(take(size(seat) - given.len()))
    });
    let talon: CardSet = rest.into_iter().collect();
    let first = variant
        .two_round
        .then(|| holdings.map(|_, holding| five_of(*holding, chance)));
    let deal = Deal {
        forehand,
        holdings: holdings.map(|_, holding| DealtCards::known(*holding)),
        talon: DealtCards::known(talon),
    };
    Dealt { deal, first, favour }
}

fn five_of(holding: CardSet, chance: &mut Chance) -> CardSet {
    let mut cards: Vec<Card> = holding.iter().collect();
    chance.shuffle(&mut cards);
    cards.truncate(5);
    cards.into_iter().collect()
}

fn pick_favour(chance: &mut Chance) -> (Seat, Bid) {
    let seat = Seat::ALL[chance.below(3)];
    let bids: Vec<Bid> = Bid::all().collect();
    (seat, bids[chance.below(bids.len())])
}

/// Up to nine cards that make a bid likely; chance adds the rest.
fn cards_for(bid: Bid, chance: &mut Chance) -> CardSet {
    let mut suits = Suit::ALL;
    chance.shuffle(&mut suits);
    if bid.class() == Class::Plain {
        return plain_cards(bid, &suits, chance);
    }
    let wanted = if bid.class() == Class::Hearts {
        Suit::Hearts
    } else {
        suits[0]
    };
    let trump = if bid.class() == Class::Trump && wanted == Suit::Hearts {
        suits[1]
    } else {
        wanted
    };
    let sides: Vec<Suit> = suits.into_iter().filter(|suit| *suit != trump).collect();
    let marches = bid.has(Component::Durchmars) || bid.has(Component::OpenDurchmars);
    let mut cards = needed_cards(bid, trump, sides[0]);
    if marches {
        top_up(&mut cards, trump, 5 + chance.below(2), 1.0, chance);
        march_on(&mut cards, &sides, bid.has(Component::Twenty), chance);
        return cards;
    }
    let length = match bid.components().len() {
        1 if bid.has(Component::Simple) => 4,
        _ => 4 + chance.below(3),
    };
    top_up(
        &mut cards,
        trump,
        length.max(if bid.has(Component::Ulti) { 5 } else { 4 }),
        0.7,
        chance,
    );
    let enough = if bid.has(Component::Twenty) {
        9
    } else {
        7 + chance.below(2)
    };
    for rank in [Rank::Ace, Rank::Ten] {
        for suit in &sides {
            if cards.len() < enough && chance.happens(0.9) {
                cards.insert(Card::new(*suit, rank));
            }
        }
    }
    cards
}

/// What a bid cannot do without.
fn needed_cards(bid: Bid, trump: Suit, side: Suit) -> CardSet {
    let mut cards = CardSet::EMPTY;
    for part in bid.components().iter() {
        cards = cards.or(match part {
            Component::Forty => pair_of(trump),
            Component::Twenty => pair_of(side),
            Component::Ulti => CardSet::one(Card::new(trump, Rank::Seven)),
            Component::Aces => CardSet::rank(Rank::Ace),
            _ => CardSet::EMPTY,
        });
    }
    cards
}

/// Fills a suit from the top to a length, now and then leaving a card out.
fn top_up(cards: &mut CardSet, suit: Suit, length: usize, keep: f32, chance: &mut Chance) {
    for rank in Rank::ALL {
        let room = cards.len() < 10 && cards.and(CardSet::suit(suit)).len() < length;
        if room && chance.happens(keep) {
            cards.insert(Card::new(suit, rank));
        }
    }
}

/// Side cards that lose nothing: sequences from the ace.
fn march_on(cards: &mut CardSet, sides: &[Suit], with_twenty: bool, chance: &mut Chance) {
    if with_twenty {
        top_up(cards, sides[0], 4, 1.0, chance);
    }
    let enough = 8 + chance.below(3);
    while cards.len() < enough {
        let suit = sides[chance.below(sides.len())];
        let held = cards.and(CardSet::suit(suit)).len();
        top_up(cards, suit, held + 1, 1.0, chance);
    }
}

fn plain_cards(bid: Bid, suits: &[Suit; 4], chance: &mut Chance) -> CardSet {
    let shape = SHAPES[chance.below(SHAPES.len())];
    let high = bid.components().iter().any(|part| {
        matches!(
            part,
            Component::PlainDurchmars | Component::Redurchmars | Component::OpenPlainDurchmars
        )
    });
    let mut cards = CardSet::EMPTY;
    for (suit, length) in suits.iter().zip(shape) {
        for place in 0..length {
            let rank = if high { TEN_LOW[place] } else { TEN_LOW[7 - place] };
            cards.insert(Card::new(*suit, rank));
        }
    }
    let held: Vec<Card> = cards.iter().collect();
    for _ in 0..chance.below(2) {
        cards.remove(held[chance.below(held.len())]);
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deal_is_the_whole_pack_with_twelve_cards_for_forehand() {
        for number in 0..2000 {
            let dealt = deal(&mut Chance::of(3, number), Seat::B, &Variant::default());
            let holdings = dealt.deal.holdings;
            assert_eq!(
                holdings.a.known.or(holdings.b.known).or(holdings.c.known),
                CardSet::FULL
            );
            for (seat, dealt_to) in holdings.iter() {
                let size = if seat == dealt.deal.forehand { 12 } else { 10 };
                assert_eq!((dealt_to.known.len(), dealt_to.unknown), (size, 0));
            }
        }
    }

    #[test]
    fn the_two_round_deal_leaves_two_cards_and_shows_five_of_each_hand() {
        let variant = Variant {
            two_round: true,
            ..Variant::default()
        };
        let dealt = deal(&mut Chance::of(3, 5), Seat::C, &variant);
        assert_eq!(dealt.deal.talon.known.len(), 2);
        let first = dealt.first.unwrap();
        for (seat, five) in first.iter() {
            assert!(five.len() == 5 && dealt.deal.holdings[seat].known.contains_all(*five));
        }
    }

    #[test]
    fn the_favoured_hold_what_their_bid_cannot_do_without() {
        for bid in Bid::all() {
            let cards = cards_for(bid, &mut Chance::of(9, bid.number().into()));
            assert!(cards.len() <= 10, "{bid:?} {cards:?}");
            if bid.has(Component::Ulti) {
                assert!(!cards.and(CardSet::rank(Rank::Seven)).is_empty());
            }
        }
    }
}
