//! The auction from one player's seat: what to discard, what to bid, when to take the talon. It sees that
//! player's cards only, and asks the engine which bids there are.

use super::plan::{ComponentOdds, STRAINS, Strain, pair_of};
use talon_rules::cards::{Card, CardSet, Rank, Suit};
use talon_rules::chance::Chance;
use talon_rules::games::ulti::{Bid, Component};

/// How someone bids tonight.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Bidder {
    /// How much the risk of a bid counts against it.
    pub caution: f32,
    /// How often they begin low to hear the others first.
    pub modesty: f32,
    /// The bid they have set their heart on.
    pub fancy: Option<Bid>,
}

/// Two cards to discard and a bid.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BidChoice {
    pub laid: [Card; 2],
    pub bid: Bid,
    pub plan: ComponentOdds,
    pub worth: f32,
}

/// What a fancied bid counts for beyond its worth.
const FANCY: f32 = 80.0;
/// The weakest component a fancied bid may have.
const FANCY_CHANCE: f32 = 0.4;
/// How many of the least useful cards are looked at as discards.
const SPARE: usize = 4;

impl Bidder {
    /// Someone's manner.
    pub fn new(chance: &mut Chance, fancy: Option<Bid>) -> Bidder {
        Bidder {
            caution: 0.1 + 0.4 * chance.unit(),
            modesty: 0.25 * chance.unit(),
            fancy,
        }
    }

    /// The best way to lay two of twelve cards away and bid one of these; `taken` are the two cards that came
    /// from the talon and can go back.
    pub fn choose(
        &self,
        cards: CardSet,
        taken: CardSet,
        bids: &[Bid],
        strict: bool,
        chance: &mut Chance,
    ) -> Option<BidChoice> {
        let mut best: Option<BidChoice> = None;
        for strain in STRAINS {
            if !is_worth_a_look(cards, strain) && best.is_some() {
                continue;
            }
            let mood = chance.unit();
            for laid in discards(cards, taken, strain, self.fancy) {
                let away = CardSet::one(laid[0]).with(laid[1]);
                let kept = cards.without(away);
                let plan = ComponentOdds::of(kept, away, strain);
                let Some((bid, worth)) = self.best_bid(&plan, kept, bids, strict) else {
                    continue;
                };
                if best.is_none_or(|other| worth + mood > other.worth) {
                    best = Some(BidChoice {
                        laid,
                        bid,
                        plan,
                        worth: worth + mood,
                    });
                }
            }
        }
        best
    }

    /// Whether ten cards are good enough to take the talon and bid one of these.
    pub(crate) fn wants_talon(&self, cards: CardSet, bids: &[Bid], strict: bool, chance: &mut Chance) -> bool {
        let threshold = 0.2 + self.caution * 1.5 + 0.8 * chance.unit();
        STRAINS
            .into_iter()
            .filter(|strain| is_worth_a_look(cards, *strain))
            .any(|strain| {
                let plan = ComponentOdds::of(cards, CardSet::EMPTY, strain);
                self.best_bid(&plan, cards, bids, strict)
                    .is_some_and(|(_, worth)| worth > threshold)
            })
    }

    fn best_bid(&self, plan: &ComponentOdds, cards: CardSet, bids: &[Bid], strict: bool) -> Option<(Bid, f32)> {
        let mut best: Option<(Bid, f32)> = None;
        for bid in bids.iter().copied().filter(|bid| plan.suits(*bid)) {
            if strict && !holds_needed(cards, bid, plan.strain) {
                continue;
            }
            let mut worth = plan.worth(bid, self.caution);
            if self.fancy == Some(bid) && plan.weakest(bid) > FANCY_CHANCE {
                worth += FANCY;
            }
            if best.is_none_or(|(_, other)| worth > other) {
                best = Some((bid, worth));
            }
        }
        best
    }
}

/// Whether these cards have what each component of a bid needs with this trump (U-3.10).
pub fn holds_needed(cards: CardSet, bid: Bid, strain: Strain) -> bool {
    let Some(trump) = strain else { return true };
    let side_pair = || {
        Suit::ALL
            .into_iter()
            .any(|suit| suit != trump && cards.contains_all(pair_of(suit)))
    };
    (!bid.has(Component::Forty) || cards.contains_all(pair_of(trump)))
        && (!bid.has(Component::Twenty) || side_pair())
        && (!bid.has(Component::Ulti) || cards.contains(Card::new(trump, Rank::Seven)))
}

fn is_worth_a_look(cards: CardSet, strain: Strain) -> bool {
    strain.is_none_or(|trump| cards.and(CardSet::suit(trump)).len() >= 4)
}

/// Pairs of cards that can be spared, and the two that came from the talon.
fn discards(cards: CardSet, taken: CardSet, strain: Strain, fancy: Option<Bid>) -> Vec<[Card; 2]> {
    let mut pairs = Vec::with_capacity(24);
    let mut add = |spare: &[Card]| {
        for (place, first) in spare.iter().enumerate() {
            pairs.extend(spare[..place].iter().map(|second| [*second, *first]));
        }
    };
    add(&least(cards, |card| match strain {
        Some(trump) => use_in_trump_game(card, cards, trump, fancy),
        None => use_in_march(card, cards),
    }));
    if strain.is_none() {
        add(&least(cards, |card| use_in_betli(card, cards)));
    }
    if let [first, second] = taken.iter().collect::<Vec<_>>()[..] {
        pairs.push([first, second]);
    }
    pairs
}

fn least(cards: CardSet, mut keep: impl FnMut(Card) -> i32) -> Vec<Card> {
    let mut ranked: Vec<(i32, Card)> = cards.iter().map(|card| (keep(card), card)).collect();
    ranked.sort_unstable();
    ranked.truncate(SPARE);
    ranked.into_iter().map(|(_, card)| card).collect()
}

fn use_in_trump_game(card: Card, cards: CardSet, trump: Suit, fancy: Option<Bid>) -> i32 {
    if card.suit() == trump {
        return 90;
    }
    let suit = cards.and(CardSet::suit(card.suit()));
    let paired = suit.contains_all(pair_of(card.suit()));
    let wants_twenty = fancy.is_some_and(|bid| bid.has(Component::Twenty));
    let value = match card.rank() {
        Rank::Ace => 60,
        Rank::Ten => 45,
        Rank::King | Rank::Over if paired => {
            if wants_twenty {
                70
            } else {
                30
            }
        }
        rank => 16 - 2 * rank.index() as i32,
    };
    // A short suit is soon gone, and then trumps win in it.
    value - if suit.len() <= 2 { 8 } else { 0 }
}

fn use_in_march(card: Card, cards: CardSet) -> i32 {
    let above = talon_rules::games::trick::RankOrder::TenLow.above(card);
    let missing = above.without(cards).len() as i32;
    20 - 5 * missing + cards.and(CardSet::suit(card.suit())).len() as i32
}

fn use_in_betli(card: Card, cards: CardSet) -> i32 {
    let suit = CardSet::suit(card.suit()).without(cards);
    let above = talon_rules::games::trick::RankOrder::TenLow.above(card).and(suit).len() as i32;
    let below = suit.len() as i32 - above;
    4 * above - 7 * below
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_rules::cards::Pack;

    fn cards(text: &str) -> CardSet {
        text.split_whitespace()
            .map(|code| Pack::German.parse(code).unwrap())
            .collect()
    }

    fn choose(text: &str) -> BidChoice {
        let bids: Vec<Bid> = Bid::all().collect();
        let bidder = Bidder {
            caution: 0.3,
            ..Bidder::default()
        };
        bidder
            .choose(cards(text), CardSet::EMPTY, &bids, false, &mut Chance::of(1, 1))
            .unwrap()
    }

    #[test]
    fn seven_hearts_with_the_marriage_and_the_seven_bid_hundred_and_ulti() {
        let choice = choose("HA HX HK HO H9 H8 H7 AA LA BX A9 L8");
        assert!(
            choice.bid.has(Component::Forty) && choice.bid.has(Component::Ulti),
            "{:?}",
            choice.bid
        );
        assert!(
            choice
                .laid
                .iter()
                .all(|card| card.suit() != Suit::Hearts && card.rank() != Rank::Ace)
        );
    }

    #[test]
    fn low_cards_bid_a_betli_and_lay_the_high_ones_away() {
        let choice = choose("A7 A8 A9 L7 L8 L9 H7 H8 B7 B8 AA HK");
        let family = [Component::Betli, Component::Rebetli, Component::OpenBetli];
        assert!(family.into_iter().any(|part| choice.bid.has(part)), "{:?}", choice.bid);
        assert_eq!(CardSet::from_iter(choice.laid), cards("AA HK"));
    }

    #[test]
    fn nothing_much_leaves_the_talon_where_it_is() {
        let bids: Vec<Bid> = Bid::all().filter(|bid| bid.step() > 2).collect();
        let bidder = Bidder {
            caution: 0.3,
            ..Bidder::default()
        };
        let weak = cards("AK AU A8 LO L9 HX HU BO B9 B8");
        assert!(!bidder.wants_talon(weak, &bids, false, &mut Chance::of(1, 1)));
    }
}
