//! Which card to play: each legal card gets a mark from what a [`UltiView`] knows, and the best is played. It never
//! looks at hidden cards and never asks what is legal; the view tells it.

use super::view::UltiView;
use crate::generate::duck::{duck, lead_low, lead_to_lose, press};
use talon_rules::cards::Card;
use talon_rules::games::ulti::Component;

/// The card this player plays; `None` when they have none.
pub(crate) fn choose_card(view: &UltiView) -> Option<Card> {
    if view.legal.len() <= 1 {
        return view.legal.first();
    }
    let mark: fn(&UltiView, Card) -> i32 = match (kind(view), view.is_declarer(), view.trick.is_empty()) {
        (Kind::Trump, true, true) => lead_as_declarer,
        (Kind::Trump, false, true) => lead_as_defender,
        (Kind::Trump, _, false) => follow,
        (Kind::Betli, true, true) => lead_to_lose,
        (Kind::Betli, true, false) => duck,
        (Kind::Betli, false, true) => lead_low,
        (Kind::Betli, false, false) => press,
        (Kind::March, true, _) => march,
        (Kind::March, false, _) => guard,
    };
    view.legal
        .iter()
        .map(|card| (mark(view, card), card))
        .max_by_key(|(mark, _)| *mark)
        .map(|(_, card)| card)
}

enum Kind {
    Trump,
    Betli,
    March,
}

fn kind(view: &UltiView) -> Kind {
    let betli = [Component::Betli, Component::Rebetli, Component::OpenBetli];
    match view.trump {
        Some(_) => Kind::Trump,
        None if betli.into_iter().any(|part| view.contract.has(part)) => Kind::Betli,
        None => Kind::March,
    }
}

/// The declarer draws trumps while that pays, cashes what is high, and keeps trumps for the end.
fn lead_as_declarer(view: &UltiView, card: Card) -> i32 {
    let out = view.trumps_out() as i32;
    let strength = view.strength(card);
    if Some(card.suit()) == view.trump {
        let spare = view.length(card) - out;
        let keeps_seven = view.contract.has(Component::Ulti) && view.length(card) <= 2;
        return match (out, view.is_master(card)) {
            (0, _) => 4 + strength,
            _ if keeps_seven => -20,
            (_, true) => 80 + strength,
            (_, false) if spare > 0 => 45 - strength - 3 * view.points(card),
            _ => -5 - strength,
        };
    }
    let missing = view.unseen_in(card.suit()).len() as i32;
    if view.is_master(card) {
        return match out {
            0 => 60 + view.points(card),
            _ if missing >= 5 => 62,
            _ if missing >= 3 => 48,
            _ => 12,
        };
    }
    20 - strength - 3 * view.points(card) - view.length(card)
}

/// Defenders cash aces the declarer has to follow to, force them with suits they are out of, and lead long suits.
fn lead_as_defender(view: &UltiView, card: Card) -> i32 {
    let strength = view.strength(card);
    let points = view.points(card);
    let saves_trumps = view.contract.has(Component::Ulti);
    if Some(card.suit()) == view.trump {
        return if view.is_master(card) && saves_trumps {
            15
        } else {
            -6 - strength - points
        };
    }
    if view.is_out_of(view.declarer, card.suit()) {
        let forces = if saves_trumps { 34 } else { 20 };
        return forces - 3 * points - strength;
    }
    if view.is_master(card) {
        return 40 + points + view.unseen_in(card.suit()).len() as i32;
    }
    18 + 2 * view.length(card) - strength - 3 * points
}

/// Following in a trump game, for either side.
fn follow(view: &UltiView, card: Card) -> i32 {
    let Some((winner, winning)) = view.trick.winner(&view.rules) else {
        return 0;
    };
    let (points, strength) = (view.points(card), view.strength(card));
    let last = view.trick.len() == 2;
    if view.rules.beats(card, winning) {
        let partner_wins = !view.is_declarer() && winner != view.declarer;
        let safe = last || view.is_master(card) && view.trumps_out() == 0;
        let gain = if safe { 2 * points } else { -points };
        // The ace keeps its worth, the ten may never make a trick again.
        return 40 + gain - strength - if partner_wins && last { 10 } else { 0 };
    }
    let friendly = !view.is_declarer() && winner != view.declarer;
    if friendly && !view.declarer_follows() {
        return 30 + 3 * points - strength / 7 * 5 - trump_price(view, card);
    }
    if friendly && (view.is_master(winning) && view.trumps_out() == 0) {
        return 30 + points - strength - trump_price(view, card);
    }
    20 - 3 * points - strength - keeps(view, card) - trump_price(view, card)
}

fn trump_price(view: &UltiView, card: Card) -> i32 {
    if Some(card.suit()) == view.trump { 12 } else { 0 }
}

/// What a card is still good for when it need not be thrown.
fn keeps(view: &UltiView, card: Card) -> i32 {
    let stops = [Component::Durchmars, Component::OpenDurchmars];
    let against_march = !view.is_declarer() && stops.into_iter().any(|part| view.contract.has(part));
    let guards = view.above(card).len() < view.length(card) as usize;
    match (view.is_master(card), against_march && guards) {
        (true, _) => 25,
        (false, true) => 10,
        _ => 0,
    }
}

/// Durchmars without trump: winners first, the longest suit before the others.
fn march(view: &UltiView, card: Card) -> i32 {
    let strength = view.strength(card);
    if !view.trick.is_empty() {
        return -strength;
    }
    if view.is_master(card) {
        50 + 3 * view.length(card) + strength
    } else {
        10 + strength + view.length(card)
    }
}

/// Against a Durchmars: whatever may still win a trick is kept.
fn guard(view: &UltiView, card: Card) -> i32 {
    let hope = match view.declarers_cards {
        Some(open) => {
            let rivals = open.and(talon_rules::cards::CardSet::suit(card.suit()));
            rivals.and(view.rules.order.above(card)).len() < view.length(card) as usize && !rivals.is_empty()
        }
        None => view.above(card).len() < view.length(card) as usize,
    };
    let useless = view.is_out_of(view.declarer, card.suit());
    let worth = 2 * view.strength(card) + if hope { 15 } else { 0 } - if useless { 20 } else { 0 };
    if view
        .trick
        .winner(&view.rules)
        .is_some_and(|(_, winning)| view.rules.beats(card, winning))
    {
        return 60 - view.strength(card);
    }
    -worth
}
