//! What else could have been played in Ulti with the cards held: every contract that is a question of its own, in every
//! trump suit, and other cards discarded.

use super::case::UltiCase;
use super::position::{PositionFacts, pairs_by_points, position};
use crate::contracts::Candidate;
use crate::solve::Position;
use crate::verdict::Objective;
use talon_rules::cards::{BySeat, Card, CardSet, Suit};
use talon_rules::games::ulti::{Bid, Class, Component, ComponentSet, Levels, has_cards_for};

/// The parts of trump contracts, each with the smallest bid that has it.
const PARTS: [(Component, &str, &str); 6] = [
    (Component::Simple, "simple", "simple"),
    (Component::Forty, "h40", "h40"),
    (Component::Twenty, "h20", "h20"),
    (Component::Aces, "aces", "simple+aces"),
    (Component::Ulti, "ulti", "simple+ulti"),
    (Component::Durchmars, "dur", "dur"),
];

impl UltiCase {
    fn has_begun(&self) -> bool {
        let (own, theirs) = self.piles();
        !self.cards.trick.is_empty() || !own.or(theirs).is_empty()
    }

    fn held(&self) -> CardSet {
        self.facts.holdings[self.facts.declarer].or(self.facts.talon)
    }

    pub(super) fn two_laid(&self) -> Option<[Card; 2]> {
        let laid: Vec<Card> = self.facts.talon.iter().collect();
        laid.try_into().ok().filter(|_| !self.has_begun())
    }

    pub(super) fn all_pairs(&self) -> Vec<[Card; 2]> {
        pairs_by_points(self.held())
    }

    /// The suit that is trump comes first, so that of several that will do it is told.
    pub(super) fn all_candidates(&self) -> Vec<Candidate> {
        let mut candidates = Vec::new();
        if self.two_laid().is_none() {
            return candidates;
        }
        let mut suits = [Suit::Acorns, Suit::Leaves, Suit::Bells, Suit::Hearts];
        suits.sort_by_key(|suit| Some(*suit) != self.facts.trump);
        for suit in suits {
            of_suit(suit, &mut candidates);
        }
        for code in ["betli", "plain_dur"] {
            candidates.push(Candidate {
                code,
                trump: None,
                objective: Objective::Part(code),
                least: 1,
                needs: Vec::new(),
                is_part: false,
                rank: Bid::parse(code).map_or(0, Bid::number),
            });
        }
        candidates
    }

    pub(super) fn with(&self, laid: Option<[Card; 2]>, candidate: Option<&Candidate>) -> Option<Position> {
        let facts = match laid {
            Some(pair) => self.facts.laying(self.held(), pair),
            None => self.facts.clone(),
        };
        let facts = match candidate {
            None => facts,
            Some(candidate) => PositionFacts {
                contract: Bid::parse(candidate.code)?,
                trump: candidate.trump,
                leader: facts.declarer,
                levels: Levels::default(),
                marriages: None,
                round_factor: 1,
                ..facts
            },
        };
        let needs_cards = facts.variant.require_cards_for_bid;
        if let Some(trump) = facts.trump.filter(|_| needs_cards)
            && !has_cards_for(facts.holdings[facts.declarer], facts.contract, trump)
        {
            return None;
        }
        // Nobody has declared yet; with other cards there are other marriages.
        let marriages = BySeat::from_fn(|seat| facts.may_declare(seat));
        position(&PositionFacts {
            marriages: Some(marriages),
            ..facts
        })
        .ok()
    }
}

/// The parts in this suit, then the contracts of several.
fn of_suit(suit: Suit, candidates: &mut Vec<Candidate>) {
    let class = if suit == Suit::Hearts {
        Class::Hearts
    } else {
        Class::Trump
    };
    let begun = candidates.len();
    let bid_of = |parts: ComponentSet| Bid::of(parts, class);
    let trump = Some(suit);
    for (component, part, smallest) in PARTS {
        let Some(bid) = Bid::parse(smallest).and_then(|bid| bid_of(bid.components())) else {
            continue;
        };
        candidates.push(Candidate {
            code: bid.code(),
            trump,
            objective: Objective::Part(part),
            least: 1,
            needs: Vec::new(),
            is_part: bid.components() != ComponentSet::of(&[component]),
            rank: bid.number(),
        });
    }
    for bid in Bid::all().filter(|bid| bid.class() == class && !bid.is_open() && bid.components().len() > 1) {
        let places = PARTS
            .iter()
            .enumerate()
            .filter(|(_, (component, ..))| bid.has(*component));
        candidates.push(Candidate {
            code: bid.code(),
            trump,
            objective: Objective::Made,
            least: 1,
            needs: places.map(|(at, _)| begun + at).collect(),
            is_part: false,
            rank: bid.number(),
        });
    }
}
