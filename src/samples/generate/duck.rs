//! Which card to play when the declarer must not win a trick: a mark for each legal card, the best is played. The
//! same in every game with such a contract; what a player knows comes from a [`SeatView`].

use super::view::SeatView;
use talon_rules::cards::{Card, CardSet};

/// The declarer's first lead: the most dangerous card that the others still have to beat.
pub(crate) fn lead_to_lose<C>(view: &SeatView<C>, card: Card) -> i32 {
    if view.is_master(card) {
        -10
    } else {
        10 * view.below(card) as i32 + view.strength(card)
    }
}

/// The declarer follows: the highest card that does not win; when one must win, the one most likely to be beaten.
pub(crate) fn duck<C>(view: &SeatView<C>, card: Card) -> i32 {
    let Some((_, winning)) = view.trick.winner(&view.rules) else {
        return 0;
    };
    if view.rules.beats(card, winning) {
        return view.above(card).len() as i32;
    }
    let danger = if view.below(card) == 0 {
        0
    } else {
        10 - view.above(card).len() as i32
    };
    20 + 4 * danger + view.strength(card)
}

/// Defenders lead low cards of suits the declarer still has.
pub(crate) fn lead_low<C>(view: &SeatView<C>, card: Card) -> i32 {
    if let Some(open) = view.declarers_cards {
        let suit = open.and(CardSet::suit(card.suit()));
        let above = suit.and(view.rules.order.above(card)).len() as i32;
        return 10 * above - view.strength(card);
    }
    let out = view.is_out_of(view.declarer, card.suit());
    20 - 2 * view.strength(card) + view.length(card) - if out { 30 } else { 0 }
}

/// Defenders follow: low while the declarer has to play, high once they have.
pub fn press<C>(view: &SeatView<C>, card: Card) -> i32 {
    let Some(led) = view.trick.led() else { return 0 };
    let follows = card.suit() == led;
    if follows && view.declarer_follows() {
        20 - view.strength(card)
    } else {
        view.strength(card)
    }
}
