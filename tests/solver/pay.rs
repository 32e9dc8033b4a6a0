//! What a finished hand of Ulti pays the declarer, written straight from sections 7, 8, 10 and 13 of the rules.

use talon_rules::cards::{Card, CardSet, Pack, Rank, Seat, Suit};
use talon_rules::games::ulti::{Component, SilentKontra};
use talon_solver::ulti::PositionFacts;

use super::brute::Brute;

/// The end of a hand in the words of the rules.
struct End<'a> {
    facts: &'a PositionFacts,
    won: [CardSet; 3],
    /// Who won the last trick.
    last: Seat,
    last_cards: Vec<(Seat, Card)>,
}

impl End<'_> {
    fn declarer(&self) -> Seat {
        self.facts.declarer
    }

    fn pile(&self, ours: bool) -> CardSet {
        let seats = Seat::ALL.into_iter().filter(|seat| (*seat == self.declarer()) == ours);
        seats.fold(CardSet::EMPTY, |all, seat| all.or(self.won[seat.index()]))
    }

    fn marriages(&self, ours: bool) -> Vec<Suit> {
        let declared = self.facts.marriages.unwrap();
        let mut suits = Vec::new();
        for seat in Seat::ALL.into_iter().filter(|seat| (*seat == self.declarer()) == ours) {
            let counts = !self.facts.variant.marriage_needs_trick || !self.won[seat.index()].is_empty();
            if counts {
                suits.extend(
                    Suit::ALL
                        .into_iter()
                        .filter(|suit| declared[seat] >> suit.index() & 1 == 1),
                );
            }
        }
        suits
    }

    fn card_points(&self, ours: bool) -> i64 {
        tens(self.pile(ours)) + if (self.last == self.declarer()) == ours { 10 } else { 0 }
    }

    fn points(&self, ours: bool) -> i64 {
        let value = |suit: &Suit| if Some(*suit) == self.facts.trump { 40 } else { 20 };
        let said: i64 = self.marriages(ours).iter().map(value).sum();
        let talon = if ours { 0 } else { tens(self.facts.talon) };
        self.card_points(ours) + said + talon
    }

    fn has_all(&self, ours: bool) -> bool {
        self.pile(!ours).is_empty()
    }

    fn has_aces(&self, ours: bool) -> bool {
        self.pile(ours).contains_all(CardSet::rank(Rank::Ace))
    }

    /// Who played the trump 7 to the last trick, and whether it won.
    fn last_seven(&self) -> Option<(Seat, bool)> {
        let is_seven = |card: &Card| Some(card.suit()) == self.facts.trump && Pack::German.code(*card).ends_with('7');
        let (by, _) = self.last_cards.iter().find(|(_, card)| is_seven(card))?;
        Some((*by, *by == self.last))
    }
}

fn tens(cards: CardSet) -> i64 {
    10 * cards
        .iter()
        .filter(|card| matches!(card.rank(), Rank::Ace | Rank::Ten))
        .count() as i64
}

fn end_of<'a>(facts: &'a PositionFacts, brute: &Brute) -> End<'a> {
    let mut won = Seat::ALL.map(|seat| facts.won[seat]);
    for (winner, cards) in &brute.done {
        let all: CardSet = cards.iter().map(|(_, card)| *card).collect();
        won[winner.index()] = won[winner.index()].or(all);
    }
    let (last, last_cards) = brute.done.last().unwrap().clone();
    End {
        facts,
        won,
        last,
        last_cards,
    }
}

/// The declarer's total.
pub fn paid(facts: &PositionFacts, brute: &Brute) -> i64 {
    let end = end_of(facts, brute);
    let defenders = facts.declarer.others();
    let each: i64 = defenders
        .into_iter()
        .map(|seat| parts(&end, seat) + silents(&end, seat))
        .sum();
    each * facts.round_factor
}

/// Whether the declarer has more points than the defenders, marriages and talon counted.
pub fn has_more_points(facts: &PositionFacts, brute: &Brute) -> bool {
    let end = end_of(facts, brute);
    end.points(true) > end.points(false)
}

/// Whether the declarer declared the forty, or a twenty.
pub fn declared(facts: &PositionFacts, forty: bool) -> bool {
    let bits = facts.marriages.unwrap()[facts.declarer];
    let said = |suit: &Suit| bits >> suit.index() & 1 == 1;
    Suit::ALL
        .into_iter()
        .any(|suit| said(&suit) && (Some(suit) == facts.trump) == forty)
}

fn silent_hundred(end: &End) -> Option<bool> {
    let contract = end.facts.contract;
    let named = contract.has(Component::Forty) || contract.has(Component::Twenty);
    if named || end.facts.trump.is_none() || !end.facts.variant.silent_bids[0] {
        return None;
    }
    match (end.points(true) >= 100, end.points(false) >= 100) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

fn parts(end: &End, defender: Seat) -> i64 {
    let contract = end.facts.contract;
    let variant = &end.facts.variant;
    let hearts = contract.hearts_factor();
    let mut sum = 0;
    for part in contract.components().iter() {
        let made = match part {
            Component::Simple => end.points(true) > end.points(false),
            Component::Forty => end.card_points(true) >= 60 && declared(end.facts, true),
            Component::Twenty => end.card_points(true) >= 80 && declared(end.facts, false),
            Component::Aces => end.has_aces(true),
            Component::Ulti => end.last_seven() == Some((end.declarer(), true)),
            Component::Betli | Component::Rebetli | Component::OpenBetli => end.pile(true).is_empty(),
            _ => end.has_all(true),
        };
        if part == Component::Simple && variant.silent_100_replaces_simple && silent_hundred(end).is_some() {
            continue;
        }
        let value = part.value() * hearts * (1 << end.facts.levels.of(defender, part));
        let inside = part == Component::Simple && contract.components().len() > 1;
        let doubled = variant.loss_factor == 2 && !part.is_plain() && part != Component::Ulti && !inside;
        sum += match (made, part) {
            (true, _) => value,
            (false, Component::Ulti) => -value - 4 * hearts,
            (false, _) if doubled => -2 * value,
            (false, _) => -value,
        };
    }
    sum
}

fn silents(end: &End, defender: Seat) -> i64 {
    let contract = end.facts.contract;
    let variant = &end.facts.variant;
    if end.facts.trump.is_none() {
        return 0;
    }
    let march = contract.has(Component::Durchmars) || contract.has(Component::OpenDurchmars);
    let level = |hundred_or_march: bool| {
        let doubled = match variant.silent_kontra {
            SilentKontra::WithSimple => true,
            SilentKontra::Never => false,
            SilentKontra::HundredAndDurchmarsOnly => hundred_or_march,
        };
        if doubled && contract.has(Component::Simple) {
            1 << end.facts.levels.of(defender, Component::Simple)
        } else {
            1
        }
    };
    let hearts = contract.hearts_factor();
    let loss = i64::from(variant.silent_loss_factor);
    let signed = |won: bool, value: i64| if won { value } else { -value * loss };
    let mut sum = 0;
    if let Some(won) = silent_hundred(end) {
        let said = end.marriages(won);
        let twenties = !said.is_empty() && said.iter().all(|suit| Some(*suit) != end.facts.trump);
        let base = if twenties {
            i64::from(variant.silent_20_100_value)
        } else {
            2
        };
        sum += signed(won, base * hearts * level(true));
    }
    let side = |has: &dyn Fn(bool) -> bool| {
        if has(true) {
            Some(true)
        } else {
            has(false).then_some(false)
        }
    };
    let all_tricks = side(&|ours| end.has_all(ours)).filter(|_| variant.silent_bids[2] && !march);
    if let Some(won) = all_tricks {
        sum += signed(won, 3 * hearts * level(true));
    }
    let aces_possible = variant.silent_bids[1] && variant.four_aces && !march && !contract.has(Component::Aces);
    if let Some(won) = side(&|ours| end.has_aces(ours)).filter(|_| aces_possible && all_tricks.is_none()) {
        sum += signed(won, 2 * hearts * level(false));
    }
    if variant.silent_bids[3] && !contract.has(Component::Ulti) {
        let value = 2 * hearts * level(false);
        sum += match end.last_seven() {
            Some((by, true)) if by == end.declarer() => value,
            Some((by, false)) if by == end.declarer() => -value * loss,
            // The partner pays the winner of the last trick too, so that the declarer pays that one alone.
            Some((by, true)) if variant.silent_ulti_all_pay && by != defender => 0,
            Some((_, true)) => -value * loss,
            Some((_, false)) => i64::from(variant.defender_lost_silent_ulti) * hearts,
            None => 0,
        };
    }
    sum
}
