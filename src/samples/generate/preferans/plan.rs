//! What ten cards promise as declarer: tricks with each trump suit or none, and how likely each contract is to be made.
//! It sees one hand and nothing else, and decides nothing; `bidder` does.

use std::sync::LazyLock;

use crate::generate::suit_odds::suit_odds;
use talon_rules::cards::{CardSet, Suit};
use talon_rules::games::preferans::{Aim, Contract};
use talon_rules::games::trick::RankOrder;

/// How likely each contract is to be made, from 2 to 7.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct ContractOdds([f32; 6]);

/// What a holding in one suit is worth.
#[derive(Debug, Clone, Copy, Default)]
struct Worth {
    /// Tricks as the trump suit.
    trump: f32,
    /// Tricks beside a trump suit.
    side: f32,
    /// Tricks without trump.
    plain: f32,
    /// How likely it is that none of its cards has to take a trick.
    safe: f32,
}

static WORTH: LazyLock<[Worth; 256]> = LazyLock::new(|| std::array::from_fn(|bits| weigh(bits as u8)));

/// Tricks that are lost for each number of trumps under five.
const FEW_TRUMPS: [f32; 6] = [0.0, 0.2, 1.2, 2.4, 3.6, 4.8];

/// Ranks from strongest to weakest as bits of a suit: ace, king, over, under, ten, nine, eight, seven.
const ORDER: [u8; 8] = [0, 2, 3, 4, 1, 5, 6, 7];

fn weigh(bits: u8) -> Worth {
    let odds = suit_odds(RankOrder::TenLow, bits);
    let length = bits.count_ones() as f32;
    let held = |place: usize| bits >> ORDER[place] & 1 == 1;
    let best = length - odds.losers;
    // Cards that stand at the top no matter who leads.
    let tops = (0..8).take_while(|place| held(*place)).count() as f32;
    let follow = if length >= 3.0 { 0.6 } else { 0.5 };
    let finesse = if held(0) && !held(1) && held(2) { 0.4 } else { 0.0 };
    let side = tops + follow * (best - tops).max(0.0) + finesse;
    let run = if tops >= 2.0 { 0.8 } else { 0.65 };
    Worth {
        trump: best - if length <= 3.0 { 0.8 } else { 0.0 },
        side,
        plain: tops + run * (best - tops).max(0.0) + 0.5 * finesse,
        safe: odds.safe,
    }
}

fn worth(cards: CardSet, suit: Suit) -> &'static Worth {
    &WORTH[(cards.bits() >> (8 * suit.index())) as u8 as usize]
}

/// Turns a leaning into a probability, without the transcendental functions whose last bit may differ from one machine
/// to another.
pub fn likely(leaning: f32) -> f32 {
    0.5 + 0.5 * leaning / (1.0 + leaning.abs())
}

impl ContractOdds {
    /// The plan for these cards.
    pub fn of(cards: CardSet) -> ContractOdds {
        ContractOdds(std::array::from_fn(|place| {
            Contract::new(place as u8 + 2).map_or(0.0, |contract| chance_of(cards, contract))
        }))
    }

    /// How likely a contract is to be made.
    pub fn chance(&self, contract: Contract) -> f32 {
        self.0.get(usize::from(contract.value()) - 2).copied().unwrap_or(0.0)
    }
}

/// Tricks to expect of these cards in a contract with tricks to win.
pub fn tricks_of(cards: CardSet, trump: Option<Suit>) -> f32 {
    // Who has few trumps sees their other winners trumped.
    let few = trump.map_or(0, |trump| 5usize.saturating_sub(cards.and(CardSet::suit(trump)).len()));
    let sum: f32 = Suit::ALL
        .into_iter()
        .map(|suit| match trump {
            Some(trump) if trump == suit => worth(cards, suit).trump,
            Some(_) => worth(cards, suit).side,
            None => worth(cards, suit).plain,
        })
        .sum();
    sum - FEW_TRUMPS[few.min(5)]
}

/// How likely these cards are to make a contract.
pub fn chance_of(cards: CardSet, contract: Contract) -> f32 {
    match (contract.aim(), contract.trump()) {
        (Aim::NoTrick, _) => Suit::ALL.into_iter().map(|suit| worth(cards, suit).safe).product(),
        (_, Some(trump)) => likely((tricks_of(cards, Some(trump)) - 5.3) * 2.2),
        (_, None) => likely((tricks_of(cards, None) - 6.3) * 1.4),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_rules::cards::Pack;

    fn chance(cards: &str, value: u8) -> f32 {
        let cards = cards
            .split_whitespace()
            .map(|code| Pack::French.parse(code).unwrap())
            .collect();
        chance_of(cards, Contract::new(value).unwrap())
    }

    #[test]
    fn five_hearts_to_the_top_and_two_aces_make_hearts_and_no_spades() {
        let cards = "HA HK HQ HJ H8 SA CA C8 D9 D8";
        assert!(chance(cards, 4) > 0.75, "{}", chance(cards, 4));
        assert!(chance(cards, 2) < 0.3, "{}", chance(cards, 2));
    }

    #[test]
    fn low_cards_make_a_bettel_and_high_ones_a_sanac() {
        let low = "S7 S8 S9 D7 D8 DX H7 H8 C7 C9";
        let high = "SA SK SQ SJ SX DA DK HA HK CA";
        assert!(chance(low, 6) > 0.8 && chance(low, 7) < 0.2);
        assert!(chance(high, 7) > 0.8 && chance(high, 6) < 0.2);
    }

    #[test]
    fn a_longer_suit_promises_more_tricks() {
        let tricks = |cards: &str| {
            let cards = cards
                .split_whitespace()
                .map(|code| Pack::French.parse(code).unwrap())
                .collect();
            tricks_of(cards, Some(Suit::Hearts))
        };
        assert!(tricks("HA HK HQ H8 H7 D8") > tricks("HA HK HQ H8 D7 D8") + 0.5);
    }
}
