//! Which objective of Ulti is which search, and what is settled before it begins.

use super::components::{Aces, Durchmars, LastSeven};
use super::duties::FollowAndBeat;
use super::points::{Points, points_left};
use super::position::PositionFacts;
use crate::contracts::Candidate;
use crate::goal::Goal;
use crate::layout::Layout;
use crate::no_trick::NoTrick;
use crate::position::Cards;
use crate::root::{Ask, Span};
use crate::run::{Bench, Question};
use crate::solve::{Case, Position};
use crate::verdict::{Objective, Verdict};
use talon_rules::cards::{BySeat, Card, CardSet, Pack, Rank, Seat};
use talon_rules::games::ulti::{Class, Component, marriage_value, trick_points_needed};

/// What can be asked of every trump contract, and of every one without trump. What is open or doubled is the same
/// question under another name, and asked under it where the contract has it.
const TRUMP_PARTS: [&str; 6] = ["simple", "h40", "h20", "aces", "ulti", "dur"];
const PLAIN_PARTS: [&str; 2] = ["betli", "plain_dur"];

/// A position of Ulti.
#[derive(Debug)]
pub(crate) struct UltiCase {
    pub(super) cards: Cards,
    pub(super) facts: PositionFacts,
    pub(super) layout: Layout,
}

/// Aces and tens.
pub(super) const HEAVY_RANKS: CardSet = CardSet::rank(Rank::Ace).or(CardSet::rank(Rank::Ten));

impl UltiCase {
    pub(super) fn new(cards: Cards, facts: &PositionFacts) -> UltiCase {
        let layout = Layout::new(&cards.rules, Pack::German, facts.declarer, &cards.active);
        UltiCase {
            cards,
            facts: facts.clone(),
            layout,
        }
    }

    pub(super) fn is_plain(&self) -> bool {
        self.facts.contract.class() == Class::Plain
    }

    /// The cards of the declarer's tricks and those of the defenders'.
    pub(super) fn piles(&self) -> (CardSet, CardSet) {
        let [first, second] = self.facts.declarer.others();
        (
            self.facts.won[self.facts.declarer],
            self.facts.won[first].or(self.facts.won[second]),
        )
    }

    pub(super) fn seven(&self) -> Option<Card> {
        self.facts.trump.map(|suit| Card::new(suit, Rank::Seven))
    }

    /// The trump 7 where the declarer may not part with it (U-6.9).
    fn reserved(&self) -> Option<Card> {
        self.seven().filter(|_| self.facts.contract.has(Component::Ulti))
    }

    pub(super) fn reserved_bit(&self) -> u32 {
        self.reserved().map_or(0, |card| self.layout.bit(card))
    }

    /// Aces, tens and the last trick that are still to be won.
    pub(super) fn points_left(&self) -> i32 {
        points_left(&[self.layout.set(self.cards.in_play()), 0, 0])
    }

    pub(super) fn question<'a, G: Goal>(&'a self, goal: &'a G, kind: i64) -> Question<'a, G> {
        Question {
            cards: &self.cards,
            layout: &self.layout,
            goal,
            past: None,
            reserved: self.reserved(),
            ask: Ask::Exact,
            base: 0,
            unit: 1,
            within: Span { low: -1, high: 0 },
            guess: 0,
            meaning: vec![kind, i64::from(!self.is_plain()), i64::from(self.reserved().is_some())],
        }
    }

    /// A component that is lost at once or not at all.
    fn part<G: Goal<Past = ()>>(
        &self,
        goal: &G,
        kind: i64,
        so_far: Option<bool>,
        bench: &mut Bench<'_, '_>,
    ) -> Verdict {
        let question = Question {
            past: so_far.is_none().then_some(()),
            base: i64::from(so_far != Some(false)),
            ..self.question(goal, kind)
        };
        question.answer::<FollowAndBeat>(bench)
    }

    fn march(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        let lost = !self.piles().1.is_empty();
        let goal = Durchmars {
            trump: self.layout.trump(),
            reserved: self.reserved_bit(),
        };
        self.part(&goal, 2, lost.then_some(false), bench)
    }

    fn betli(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        let lost = !self.piles().0.is_empty();
        self.part(&NoTrick::<true>, 3, lost.then_some(false), bench)
    }

    /// All four must be in the declarer's tricks (U-7.11).
    fn aces(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        let aces = CardSet::rank(Rank::Ace);
        let own = self.piles().0;
        let so_far = match () {
            () if !own.or(self.cards.in_play()).contains_all(aces) => Some(false),
            () if own.contains_all(aces) => Some(true),
            () => None,
        };
        let goal = Aces {
            trump: self.layout.trump(),
            reserved: self.reserved_bit(),
        };
        self.part(&goal, 4, so_far, bench)
    }

    fn ulti(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        let held = self.cards.holdings[self.facts.declarer];
        let on_table = self.cards.trick.iter().filter(|(seat, _)| *seat == self.facts.declarer);
        let last = self.cards.tricks_left() == 1;
        let mut own = if last {
            on_table.map(|(_, card)| card).collect()
        } else {
            CardSet::EMPTY
        };
        own = own.or(held);
        let lost = !self.seven().is_some_and(|seven| own.contains(seven));
        let goal = LastSeven {
            trump: self.layout.trump(),
            reserved: self.reserved_bit(),
        };
        self.part(&goal, 5, lost.then_some(false), bench)
    }

    /// Points already won by declarer and defenders, the talon apart, in tens.
    pub(super) fn tens_so_far(&self) -> (i32, i32) {
        let tens = |cards: CardSet| cards.and(HEAVY_RANKS).len() as i32;
        let (own, theirs) = self.piles();
        (tens(own), tens(theirs))
    }

    fn points(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        let (own, _) = self.tens_so_far();
        let left = self.points_left();
        let goal = self.points_goal();
        let question = Question {
            past: Some(()),
            base: 10 * i64::from(own),
            unit: 10,
            within: Span { low: 0, high: left },
            guess: left * 3 / 5,
            ..self.question(&goal, 1)
        };
        question.answer::<FollowAndBeat>(bench)
    }

    fn points_goal(&self) -> Points {
        Points {
            trump: self.layout.trump(),
            reserved: self.reserved_bit(),
        }
    }

    /// Whether the declarer takes at least so many tens of points in what is left.
    fn tens_at_least(&self, tens: i32, bench: &mut Bench<'_, '_>) -> Verdict {
        let goal = self.points_goal();
        let question = Question {
            past: Some(()),
            ask: Ask::AtLeast(tens),
            ..self.question(&goal, 1)
        };
        question.answer::<FollowAndBeat>(bench)
    }

    fn simple(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        let declared = self.facts.marriages.unwrap_or_default();
        let any = Seat::ALL.into_iter().any(|seat| declared[seat] != 0);
        if self.facts.variant.marriage_needs_trick && any {
            return self.simple_by_tricks(declared, bench);
        }
        let worth = |seat: Seat| -> i64 { self.worth(declared, seat) };
        let [first, second] = self.facts.declarer.others();
        let lead = worth(self.facts.declarer) - worth(first) - worth(second);
        let (own, theirs) = self.tens_so_far();
        let talon = self.facts.talon.and(HEAVY_RANKS).len() as i32;
        // own + got + lead/10 > theirs + talon + left - got, in tens.
        let behind = theirs + talon + self.points_left() - own - (lead / 10) as i32;
        self.tens_at_least(behind.div_euclid(2) + 1, bench)
    }

    /// What the declared marriages of a seat count.
    pub(super) fn worth(&self, declared: BySeat<u8>, seat: Seat) -> i64 {
        let suits = talon_rules::cards::Suit::ALL.into_iter();
        let said = suits.filter(|suit| declared[seat] >> suit.index() & 1 == 1);
        said.map(|suit| marriage_value(Some(suit) == self.facts.trump)).sum()
    }

    /// 40-100 and 20-100 (U-7.10); where no marriages were told, the cards say whether there can be one.
    fn hundred(&self, component: Component, bench: &mut Bench<'_, '_>) -> Verdict {
        let needed = trick_points_needed(component).unwrap_or(0) / 10;
        let (own, _) = self.tens_so_far();
        let declared = self.has_marriage(component == Component::Forty);
        let tens = if declared { needed as i32 - own } else { i32::MAX / 4 };
        self.tens_at_least(tens, bench)
    }

    /// Whether the declarer has declared the forty, or a twenty.
    pub(super) fn has_marriage(&self, forty: bool) -> bool {
        let of_kind = |bits: u8| {
            let suits = talon_rules::cards::Suit::ALL.into_iter();
            let mut said = suits.filter(|suit| bits >> suit.index() & 1 == 1);
            said.any(|suit| (Some(suit) == self.facts.trump) == forty)
        };
        let whole = self.cards.tricks_left() == 10;
        match self.facts.marriages {
            Some(declared) => of_kind(declared[self.facts.declarer]),
            None => !whole || of_kind(self.facts.may_hold(self.facts.declarer)),
        }
    }

    /// Whether the contract is made, all its parts together.
    fn contract_made(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        match () {
            () if !self.is_plain() => self.parts_made(bench),
            () if self.ducks() => self.betli(bench),
            () => self.march(bench),
        }
    }

    /// Whether the declarer wants no trick.
    pub(super) fn ducks(&self) -> bool {
        let betli = [Component::Betli, Component::Rebetli, Component::OpenBetli];
        betli.into_iter().any(|part| self.facts.contract.has(part))
    }
}

impl Case for UltiCase {
    fn cards(&self) -> &Cards {
        &self.cards
    }

    fn objectives(&self) -> Vec<Objective> {
        let parts: &[&'static str] = if self.is_plain() { &PLAIN_PARTS } else { &TRUMP_PARTS };
        let named = self.facts.contract.components().iter().map(Component::code);
        let points = (!self.is_plain()).then_some(Objective::Points);
        [Objective::Settlement, Objective::Made]
            .into_iter()
            .chain(points)
            .chain(
                parts
                    .iter()
                    .copied()
                    .chain(named.filter(|code| !parts.contains(code)))
                    .map(Objective::Part),
            )
            .collect()
    }

    fn laid(&self) -> Option<[Card; 2]> {
        self.two_laid()
    }

    fn pairs(&self) -> Vec<[Card; 2]> {
        self.all_pairs()
    }

    fn candidates(&self) -> Vec<Candidate> {
        self.all_candidates()
    }

    fn instead(&self, laid: Option<[Card; 2]>, candidate: Option<&Candidate>) -> Option<Position> {
        self.with(laid, candidate)
    }

    fn solve(&self, objective: Objective, bench: &mut Bench<'_, '_>) -> Option<Verdict> {
        if !self.objectives().contains(&objective) {
            return None;
        }
        Some(match objective {
            Objective::Settlement => self.settlement(bench),
            Objective::Made => self.contract_made(bench),
            Objective::Points => self.points(bench),
            Objective::Part("simple") => self.simple(bench),
            Objective::Part("h40") => self.hundred(Component::Forty, bench),
            Objective::Part("h20") => self.hundred(Component::Twenty, bench),
            Objective::Part("aces") => self.aces(bench),
            Objective::Part("ulti") => self.ulti(bench),
            Objective::Part("dur" | "odur" | "plain_dur" | "redur" | "open_plain_dur") => self.march(bench),
            Objective::Part("betli" | "rebetli" | "open_betli") => self.betli(bench),
            _ => return None,
        })
    }
}
