//! Which card to play: each legal card gets a mark from what a [`PreferansView`] knows, and the best is played. It
//! never looks at hidden cards and never asks what is legal; the view tells it.

use super::view::PreferansView;
use crate::generate::duck::{duck, lead_low, lead_to_lose, press};
use talon_rules::cards::{Card, CardSet};
use talon_rules::games::preferans::Aim;

/// The card this player plays; `None` when they have none.
pub(crate) fn choose_card(view: &PreferansView) -> Option<Card> {
    if view.legal.len() <= 1 {
        return view.legal.first();
    }
    let ducks = view.contract.contract.aim() == Aim::NoTrick;
    let mark: fn(&PreferansView, Card) -> i32 = match (ducks, view.is_declarer(), view.trick.is_empty()) {
        (true, true, true) => lead_to_lose,
        (true, true, false) => duck,
        (true, false, true) => lead_low,
        (true, false, false) => press,
        (false, true, true) => lead_as_declarer,
        (false, false, true) => lead_as_defender,
        (false, _, false) => follow,
    };
    view.legal
        .iter()
        .map(|card| (mark(view, card), card))
        .max_by_key(|(mark, _)| *mark)
        .map(|(_, card)| card)
}

/// Whether the next lower card that is still about lies in the same hand, so that leading this one gives nothing away.
fn heads_sequence(view: &PreferansView, card: Card) -> bool {
    let lower = view
        .holding
        .and(CardSet::suit(card.suit()))
        .without(view.rules.order.above(card));
    let below = lower.without(CardSet::one(card));
    below.iter().any(|next| view.above(next) == view.above(card))
}

/// The declarer draws trumps while that pays, makes their long suits good, cashes what is high, and keeps trumps for
/// the end.
fn lead_as_declarer(view: &PreferansView, card: Card) -> i32 {
    let out = view.trumps_out();
    let strength = view.strength(card);
    let above = view.above(card).len() as i32;
    if Some(card.suit()) == view.trump {
        let spare = view.length(card) - out as i32;
        return match (out, above) {
            (0, _) => 4 + strength,
            (_, 0) => 80 + strength,
            (_, 1) if spare > 0 => 55 + strength,
            _ if spare > 0 => 45 - strength,
            _ => -5 - strength,
        };
    }
    let missing = view.unseen_in(card.suit()).len();
    if above == 0 {
        // Winners wait while a long suit still has to be made good behind them.
        let waits = view.trump.is_none() && view.contract.wanted > winners(view);
        return match (out, missing) {
            (0, _) if waits => 40,
            (0, _) => 60 + view.length(card),
            (_, 5..) => 46,
            (_, 3..) => 34,
            _ => 12,
        };
    }
    if heads_sequence(view, card) {
        return 36 + 3 * view.length(card) - 4 * above;
    }
    // A king or queen that stands alone waits for the others to lead its suit.
    let guard = if above < view.length(card) { 10 } else { 0 };
    20 - strength - guard - view.length(card) + if view.trump.is_none() { 3 * view.length(card) } else { 0 }
}

/// Cards in hand that nobody can beat.
fn winners(view: &PreferansView) -> u8 {
    view.holding.iter().filter(|card| view.is_master(*card)).count() as u8
}

/// Defenders cash what is high, lead the suit their partner led, force the declarer, and lead low through them.
fn lead_as_defender(view: &PreferansView, card: Card) -> i32 {
    let strength = view.strength(card);
    if Some(card.suit()) == view.trump {
        return -6 - strength;
    }
    if view.trump.is_some() && view.is_out_of(view.declarer, card.suit()) {
        return 20 - strength;
    }
    let partners = if view.contract.partner_led >> card.suit().index() & 1 == 1 {
        8
    } else {
        0
    };
    let missing = view.unseen_in(card.suit()).len() as i32;
    if view.is_master(card) {
        let lives = if view.trump.is_none() {
            6 + view.length(card)
        } else {
            3 * (missing - 2)
        };
        return 34 + partners + lives;
    }
    if heads_sequence(view, card) {
        return 26 + partners + strength;
    }
    let above = view.above(card).len() as i32;
    let bare = if above == 1 && view.length(card) <= 2 { 14 } else { 0 };
    let through = if view.seat.next() == view.declarer { 4 } else { 0 };
    18 + partners + through + view.length(card) - strength - bare
}

/// Following suit, trumping or throwing away, for either side.
fn follow(view: &PreferansView, card: Card) -> i32 {
    let Some((winner, winning)) = view.trick.winner(&view.rules) else {
        return 0;
    };
    let strength = view.strength(card);
    let behind = view
        .seat
        .others()
        .into_iter()
        .filter(|seat| view.active[*seat] && !view.trick.has(*seat));
    let last = behind.count() == 0;
    let friendly = !view.is_declarer() && winner != view.declarer;
    let sure_partner = friendly && (!view.declarer_follows() || stands(view, winning));
    if !view.rules.beats(card, winning) {
        return 20 - strength - keeps(view, card) + if sure_partner { 10 } else { 0 };
    }
    if sure_partner {
        return 12 - strength;
    }
    if last || stands(view, card) {
        return 60 - strength;
    }
    let above = view.above(card).len() as i32;
    if Some(card.suit()) == view.trump && view.trick.led() != view.trump {
        return 44 - strength;
    }
    if !view.is_declarer() && view.declarer_follows() {
        // What they have to beat they cannot duck.
        return 24 + strength - 3 * above;
    }
    if above == 1 { 27 - strength } else { 21 - strength }
}

/// Whether nobody behind can beat a card, as far as this player knows.
fn stands(view: &PreferansView, card: Card) -> bool {
    let is_trump = Some(card.suit()) == view.trump;
    let ruffed = |trump| {
        view.seat.others().into_iter().any(|seat| {
            let may_follow = !view.is_out_of(seat, card.suit()) && view.unseen_in(card.suit()).len() > 2;
            view.active[seat] && !view.trick.has(seat) && !may_follow && !view.is_out_of(seat, trump)
        })
    };
    view.is_master(card) && (is_trump || view.trump.is_none_or(|trump| !ruffed(trump)))
}

/// What a card is still good for when it need not be thrown.
fn keeps(view: &PreferansView, card: Card) -> i32 {
    let above = view.above(card).len() as i32;
    let trump = if Some(card.suit()) == view.trump { 12 } else { 0 };
    trump
        + match above {
            0 => 25,
            _ if above < view.length(card) && view.strength(card) >= 4 => 10,
            // The small card that guards a higher one.
            _ if guards(view, card) => 6,
            _ => 0,
        }
}

fn guards(view: &PreferansView, card: Card) -> bool {
    let length = view.length(card);
    let higher = view.holding.and(view.rules.order.above(card));
    higher.iter().any(|high| {
        let above = view.above(high).len() as i32;
        above > 0 && above == length - 1
    })
}

#[cfg(test)]
#[path = "player_tests.rs"]
mod tests;
