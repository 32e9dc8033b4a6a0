//! Kontra from one seat: defenders double what their own cards speak against, the declarer answers from theirs
//! plan. Who may say it, and when, the engine decides.

use super::plan::ComponentOdds;
use talon_rules::cards::{Card, CardSet, Rank, Suit};
use talon_rules::chance::Chance;
use talon_rules::games::trick::RankOrder;
use talon_rules::games::ulti::{Component, ComponentSet};

/// How sure a defender has to be for the first doubling, and how much surer for each further one.
const FIRST: f32 = 0.62;
const FURTHER: f32 = 0.1;
/// How sure the declarer has to be to answer.
const ANSWER: f32 = 0.8;
/// How often someone so sure says so once kontra has been said.
const GOES_ON: f32 = 0.35;

/// The components a defender doubles out of those they may.
pub(crate) fn defender_doubles(
    holding: CardSet,
    trump: Option<Suit>,
    allowed: ComponentSet,
    level: u8,
    chance: &mut Chance,
) -> ComponentSet {
    if level > 0 && !chance.happens(GOES_ON) {
        return ComponentSet::default();
    }
    let needed = FIRST + FURTHER * f32::from(level / 2) - 0.2 * chance.unit();
    allowed
        .iter()
        .filter(|part| against(holding, trump, *part) > needed)
        .collect()
}

/// The components the declarer raises out of those they may.
pub(crate) fn declarer_answers(
    plan: &ComponentOdds,
    allowed: ComponentSet,
    level: u8,
    chance: &mut Chance,
) -> ComponentSet {
    if !chance.happens(GOES_ON) {
        return ComponentSet::default();
    }
    let needed = ANSWER + 0.04 * f32::from(level / 2) + 0.2 * (chance.unit() - 0.5);
    allowed.iter().filter(|part| plan.chance(*part) > needed).collect()
}

/// How strongly ten cards speak against a component, from 0 to 1.
fn against(holding: CardSet, trump: Option<Suit>, component: Component) -> f32 {
    let aces = holding.and(CardSet::rank(Rank::Ace)).len() as f32;
    let tens = holding.and(CardSet::rank(Rank::Ten)).len() as f32;
    let trumps = trump.map_or(CardSet::EMPTY, |suit| holding.and(CardSet::suit(suit)));
    let length = trumps.len() as f32;
    let top = trump.is_some_and(|suit| holding.contains(Card::new(suit, Rank::Ace)));
    let bonus = if top { 0.1 } else { 0.0 };
    match component {
        Component::Simple => 0.1 * aces + 0.05 * tens + 0.1 * length + bonus,
        Component::Forty | Component::Twenty => 0.14 * aces + 0.07 * tens + 0.06 * length + bonus,
        Component::Aces => 0.75 * f32::from(u8::from(aces > 0.0)) + 0.1 * aces,
        Component::Ulti => 0.16 * length + bonus,
        Component::Durchmars | Component::OpenDurchmars => march_stoppers(trumps, top, holding, trump),
        Component::PlainDurchmars | Component::Redurchmars | Component::OpenPlainDurchmars => plain_stoppers(holding),
        Component::Betli | Component::Rebetli | Component::OpenBetli => low_cards(holding),
    }
}

fn march_stoppers(trumps: CardSet, top: bool, holding: CardSet, trump: Option<Suit>) -> f32 {
    let side_aces = holding
        .and(CardSet::rank(Rank::Ace))
        .iter()
        .filter(|ace| Some(ace.suit()) != trump)
        .count();
    let guarded_ten = trumps.len() >= 2 && trumps.iter().any(|card| card.rank() == Rank::Ten);
    match (top, side_aces, guarded_ten) {
        (true, _, _) => 0.95,
        (_, 1.., _) => 0.7,
        (_, _, true) => 0.72,
        _ => 0.08 * trumps.len() as f32,
    }
}

/// Suits in which the best card will stand up if the declarer leads them down from the top.
fn plain_stoppers(holding: CardSet) -> f32 {
    let stops = Suit::ALL.into_iter().filter(|suit| {
        let held = holding.and(CardSet::suit(*suit));
        held.iter().any(|card| RankOrder::TenLow.above(card).len() < held.len())
    });
    0.24 * stops.count() as f32
}

fn low_cards(holding: CardSet) -> f32 {
    let low = [Rank::Seven, Rank::Eight, Rank::Nine].map(|rank| holding.and(CardSet::rank(rank)).len() as f32);
    0.14 * low[0] + 0.09 * low[1] + 0.05 * low[2]
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_rules::cards::Pack;

    fn doubles(cards: &str, trump: Option<Suit>, component: Component) -> bool {
        let holding = cards
            .split_whitespace()
            .map(|code| Pack::German.parse(code).unwrap())
            .collect();
        let allowed = ComponentSet::of(&[component]);
        !defender_doubles(holding, trump, allowed, 0, &mut Chance::of(1, 1)).is_empty()
    }

    #[test]
    fn an_ace_doubles_four_aces_and_long_trumps_double_an_ulti() {
        let cards = "AA AX A9 A8 LK LU HO H9 B9 B8";
        assert!(doubles(cards, Some(Suit::Bells), Component::Aces));
        assert!(doubles(cards, Some(Suit::Acorns), Component::Ulti));
        assert!(!doubles(cards, Some(Suit::Bells), Component::Ulti));
    }

    #[test]
    fn low_cards_double_a_betli_and_high_ones_do_not() {
        assert!(doubles("A7 A8 L7 L8 H7 H9 B8 B9 BK HA", None, Component::Betli));
        assert!(!doubles("AA AK LA LK HA HK BA BK BO HO", None, Component::Betli));
    }
}
