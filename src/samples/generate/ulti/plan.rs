//! What ten cards promise with a given trump suit, or none: how likely each component is. It sees one hand and
//! nothing else, and decides nothing; `bidder` and `doubler` do.

use crate::generate::suit_odds::{SuitOdds, suit_odds};
use talon_rules::cards::{Card, CardSet, Rank, Suit};
use talon_rules::games::trick::RankOrder;
use talon_rules::games::ulti::{Bid, Class, Component};

/// The trump suit a plan is made for; none for the no-trump games.
pub(crate) type Strain = Option<Suit>;

/// Every strain.
pub(crate) const STRAINS: [Strain; 5] = [
    Some(Suit::Acorns),
    Some(Suit::Leaves),
    Some(Suit::Hearts),
    Some(Suit::Bells),
    None,
];

/// How likely each component is to succeed, in the order of [`Component::ALL`].
#[derive(Debug, Clone, Copy)]
pub(crate) struct ComponentOdds {
    pub strain: Strain,
    chances: [f32; 13],
}

const ACES_AND_TENS: CardSet = CardSet::rank(Rank::Ace).or(CardSet::rank(Rank::Ten));

/// How much less an open game is worth than the same game with closed hands.
const OPEN_DISCOUNT: f32 = 0.94;

/// Turns a leaning into a probability, without the transcendental functions whose last bit may differ from one
/// machine to another.
fn likely(leaning: f32) -> f32 {
    0.5 + 0.5 * leaning / (1.0 + leaning.abs())
}

/// A march comes home more often than the cards say, because defenders throw the wrong ones.
fn helped(chance: f32) -> f32 {
    chance * (1.5 - 0.5 * chance)
}

/// King and over of a suit.
pub(crate) fn pair_of(suit: Suit) -> CardSet {
    CardSet::one(Card::new(suit, Rank::King)).with(Card::new(suit, Rank::Over))
}

fn suit_bits(cards: CardSet, suit: Suit) -> u8 {
    (cards.bits() >> (8 * suit.index())) as u8
}

/// Points that lie in these cards.
pub(crate) fn points_in(cards: CardSet) -> f32 {
    10.0 * cards.and(ACES_AND_TENS).len() as f32
}

impl ComponentOdds {
    /// The plan for these cards with this strain; `laid` are the two cards discarded, if they are known.
    pub fn of(cards: CardSet, laid: CardSet, strain: Strain) -> ComponentOdds {
        let mut plan = ComponentOdds {
            strain,
            chances: [0.0; 13],
        };
        match strain {
            Some(trump) => plan.weigh_trump(cards, laid, trump),
            None => plan.weigh_plain(cards),
        }
        plan
    }

    /// How likely a component is.
    pub fn chance(&self, component: Component) -> f32 {
        self.chances[component.index()]
    }

    /// How likely the weakest component of a bid is.
    pub(crate) fn weakest(&self, bid: Bid) -> f32 {
        bid.components()
            .iter()
            .map(|part| self.chance(part))
            .fold(1.0, f32::min)
    }

    /// Whether a bid can be played with this strain.
    pub fn suits(&self, bid: Bid) -> bool {
        match bid.class() {
            Class::Trump => self.strain.is_some_and(|suit| suit != Suit::Hearts),
            Class::Hearts => self.strain == Some(Suit::Hearts),
            Class::Plain => self.strain.is_none(),
        }
    }

    /// Points per opponent to expect of a bid, less something for the risk: a cautious player takes more off.
    pub fn worth(&self, bid: Bid, caution: f32) -> f32 {
        let mut worth = 0.0;
        for part in bid.components().iter() {
            let (value, chance) = (bid.value_of(part) as f32, self.chance(part));
            let miss = 1.0 - chance;
            let penalty = if part == Component::Ulti {
                4.0 * bid.hearts_factor() as f32
            } else {
                0.0
            };
            worth += value * (chance - miss) - penalty * miss - caution * value * 4.0 * chance * miss;
        }
        worth
    }

    fn set(&mut self, component: Component, chance: f32) {
        self.chances[component.index()] = chance.clamp(0.0, 0.99);
    }

    fn weigh_trump(&mut self, cards: CardSet, laid: CardSet, trump: Suit) {
        let odds = Suit::ALL.map(|suit| suit_odds(RankOrder::TenHigh, suit_bits(cards, suit)));
        let trumps = cards.and(CardSet::suit(trump)).len() as f32;
        let losers: f32 = odds.iter().map(|suit| suit.losers).sum();
        let control = likely((trumps - 4.4) * 1.1);
        let lost: f32 =
            odds.iter().map(|suit| suit.lost_points).sum::<f32>() + 3.2 * losers - 2.0 * (trumps - 4.0).max(0.0);
        let points = (90.0 - points_in(laid) - 10.0 * (1.0 - control) - lost).clamp(0.0, 90.0);
        let (forty, twenty) = marriages(cards, trump);
        let married = 40.0 * f32::from(u8::from(forty)) + 20.0 * twenty as f32;
        self.set(Component::Simple, likely((2.0 * points + married - 92.0) / 14.0));
        let hundred = |needed: f32, held: bool| if held { likely((points - needed) / 5.0) } else { 0.02 };
        self.set(Component::Forty, hundred(54.0, forty));
        self.set(Component::Twenty, hundred(69.0, twenty > 0));
        self.set(Component::Aces, four_aces(cards, trump, trumps));
        self.set(Component::Ulti, ulti(cards, trump, trumps, &odds));
        let drawn = if trumps < 4.0 { 0.3 } else { 1.0 };
        let march = helped(drawn * odds.iter().map(|suit| suit.clean).product::<f32>());
        self.set(Component::Durchmars, march);
        self.set(Component::OpenDurchmars, march * OPEN_DISCOUNT);
    }

    fn weigh_plain(&mut self, cards: CardSet) {
        let odds = Suit::ALL.map(|suit| suit_odds(RankOrder::TenLow, suit_bits(cards, suit)));
        let march = helped(odds.iter().map(|suit| suit.clean).product::<f32>());
        let safe = odds.iter().map(|suit| suit.safe).product::<f32>();
        for part in [Component::PlainDurchmars, Component::Redurchmars] {
            self.set(part, march);
        }
        self.set(Component::OpenPlainDurchmars, march * OPEN_DISCOUNT);
        for part in [Component::Betli, Component::Rebetli] {
            self.set(part, safe);
        }
        self.set(Component::OpenBetli, safe * 0.9);
    }
}

/// Whether the forty is there, and how many twenties.
fn marriages(cards: CardSet, trump: Suit) -> (bool, usize) {
    let held = |suit: &Suit| cards.contains_all(pair_of(*suit));
    let twenties = Suit::ALL
        .into_iter()
        .filter(|suit| *suit != trump && held(suit))
        .count();
    (held(&trump), twenties)
}

fn four_aces(cards: CardSet, trump: Suit, trumps: f32) -> f32 {
    let mut chance: f32 = if trumps >= 4.0 { 0.97 } else { 0.85 };
    for suit in Suit::ALL {
        let length = cards.and(CardSet::suit(suit)).len();
        let held = cards.contains(Card::new(suit, Rank::Ace));
        chance *= match (held, suit == trump, length) {
            (true, true, _) => 1.0,
            (true, false, 0..=3) => 0.96,
            (true, false, _) => 0.82,
            (false, false, 0) => 0.3,
            _ => 0.03,
        };
    }
    chance
}

fn ulti(cards: CardSet, trump: Suit, trumps: f32, odds: &[&SuitOdds; 4]) -> f32 {
    if !cards.contains(Card::new(trump, Rank::Seven)) {
        return 0.02;
    }
    let tops = cards.and(CardSet::suit(trump)).and(ACES_AND_TENS).len() as f32;
    let side_aces = cards.and(CardSet::rank(Rank::Ace)).without(CardSet::suit(trump)).len() as f32;
    let side_losers: f32 = Suit::ALL
        .iter()
        .zip(odds)
        .filter(|(suit, _)| **suit != trump)
        .map(|(_, suit)| suit.losers)
        .sum();
    likely((trumps - 4.7) * 1.4 + 0.5 * tops + 0.4 * side_aces - 0.5 * (side_losers - 2.5))
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_rules::cards::Pack;

    fn plan(cards: &str, strain: Strain) -> ComponentOdds {
        let cards = cards
            .split_whitespace()
            .map(|code| Pack::German.parse(code).unwrap())
            .collect();
        ComponentOdds::of(cards, CardSet::EMPTY, strain)
    }

    #[test]
    fn seven_trumps_to_the_ace_and_three_aces_are_a_durchmars_and_an_ulti() {
        let plan = plan("AA AX AK AO A9 A8 A7 LA HA BA", Some(Suit::Acorns));
        for part in [Component::Durchmars, Component::Ulti, Component::Forty, Component::Aces] {
            assert!(plan.chance(part) > 0.8, "{part:?} {}", plan.chance(part));
        }
        assert!(plan.chance(Component::Twenty) < 0.1);
    }

    #[test]
    fn low_cards_are_a_betli_and_no_simple() {
        let low = "A7 A8 A9 L7 L8 LX H7 H8 B7 B9";
        assert!(plan(low, None).chance(Component::Betli) > 0.8);
        assert!(plan(low, Some(Suit::Acorns)).chance(Component::Simple) < 0.3);
    }

    #[test]
    fn a_cautious_player_values_an_uncertain_bid_less() {
        let plan = plan("AA AK AO A9 A7 LA LX H8 B9 B8", Some(Suit::Acorns));
        let bid = Bid::parse("h40+ulti").unwrap();
        assert!(plan.worth(bid, 0.6) < plan.worth(bid, 0.1));
        assert!(plan.suits(bid) && !plan.suits(Bid::parse("p:h40").unwrap()));
    }
}
