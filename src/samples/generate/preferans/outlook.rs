//! What ten cards promise once the talon is taken: some of the talons that may lie there are tried, with the two cards
//! that are then best discarded. It sees one hand; the talons are chance.

use super::plan::chance_of;
use talon_rules::cards::{Card, CardSet};
use talon_rules::chance::Chance;
use talon_rules::games::preferans::Contract;

/// How many talons are tried.
const TRIED: usize = 5;
/// What part of the falls of a two nobody doubles.
const PLAIN_TWO: f32 = 0.25;

/// How likely a contract of at least each number is to be made with the talon.
#[derive(Debug, Clone, Copy, Default)]
pub struct Outlook([f32; 6]);

/// What the declarer does with twelve cards.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ContractChoice {
    pub laid: [Card; 2],
    pub contract: Contract,
    /// How likely it is to be made.
    pub chance: f32,
}

impl Outlook {
    /// The outlook of ten cards; a plain two is hardly ever played, and so hardly ever lost (P-5.10).
    pub fn of(cards: CardSet, plain_two: bool, chance: &mut Chance) -> Outlook {
        let mut unseen: Vec<Card> = CardSet::FULL.without(cards).iter().collect();
        let mut sums = [0.0; 6];
        for _ in 0..TRIED {
            let mut talon = CardSet::EMPTY;
            for place in 0..2 {
                let drawn = place + chance.below(unseen.len() - place);
                unseen.swap(place, drawn);
                talon.insert(unseen[place]);
            }
            let mut best: f32 = 0.0;
            for (place, sum) in sums.iter_mut().enumerate().rev() {
                let contract = Contract::new(place as u8 + 2);
                let reached = contract.map(|contract| lay_for(cards.or(talon), contract, plain_two));
                best = best.max(reached.map_or(0.0, |choice| choice.chance));
                *sum += best;
            }
        }
        Outlook(sums.map(|sum| sum / TRIED as f32))
    }

    /// How likely some contract of at least this number is to be made.
    pub fn reach(&self, number: u8) -> f32 {
        self.0.get(usize::from(number.max(2)) - 2).copied().unwrap_or(0.0)
    }
}

/// The best two of twelve cards to discard for a contract.
pub(crate) fn lay_for(cards: CardSet, contract: Contract, plain_two: bool) -> ContractChoice {
    let held: Vec<Card> = cards.iter().collect();
    let mut best: Option<ContractChoice> = None;
    for (place, first) in held.iter().enumerate() {
        for second in &held[..place] {
            if Some(first.suit()) == contract.trump() || Some(second.suit()) == contract.trump() {
                continue;
            }
            let kept = cards.without(CardSet::one(*first).with(*second));
            let chance = chance_of(kept, contract);
            if best.is_none_or(|other| chance > other.chance) {
                best = Some(ContractChoice {
                    laid: [*second, *first],
                    contract,
                    chance,
                });
            }
        }
    }
    let mut choice = best.unwrap_or(ContractChoice {
        laid: [held[0], held[1]],
        contract,
        chance: 0.0,
    });
    if plain_two && contract == Contract::TWO {
        choice.chance += PLAIN_TWO * (1.0 - choice.chance);
    }
    choice
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_rules::cards::Pack;

    fn cards(text: &str) -> CardSet {
        text.split_whitespace()
            .map(|code| Pack::French.parse(code).unwrap())
            .collect()
    }

    #[test]
    fn the_outlook_falls_as_the_number_rises() {
        let outlook = Outlook::of(cards("SA SK SQ SJ S8 DA D8 H9 H8 C7"), false, &mut Chance::of(1, 1));
        assert!((2..7).all(|number| outlook.reach(number) >= outlook.reach(number + 1)));
        assert!(outlook.reach(2) > 0.7 && outlook.reach(7) < outlook.reach(2));
    }

    #[test]
    fn losers_are_laid_away_and_trumps_are_kept() {
        let choice = lay_for(
            cards("HA HK HQ HJ H7 SA SK C9 C8 C7 DX D9"),
            Contract::new(4).unwrap(),
            false,
        );
        let kept = cards("HA HK HQ HJ H7 SA SK");
        assert!(choice.laid.iter().all(|card| !kept.contains(*card)), "{choice:?}");
    }

    #[test]
    fn a_bettel_lays_its_high_cards_away() {
        let choice = lay_for(cards("S7 S8 S9 D7 D8 DX H7 H8 C7 C9 CA DK"), Contract::BETTEL, false);
        assert_eq!(CardSet::from_iter(choice.laid), cards("CA DK"));
    }
}
