//! When players can stop before the last card because what remains is sure. It reads a [`SeatView`] to say so; what the
//! outcome then is, the caller finds by playing the hand on.

use super::view::SeatView;
use talon_rules::cards::{CardSet, Suit};

/// Whether every remaining trick is the declarer's, as they can see themselves when they are about to lead.
pub(crate) fn takes_the_rest<C>(view: &SeatView<C>) -> bool {
    if !view.is_declarer() || !view.trick.is_empty() {
        return false;
    }
    let out = view.trumps_out();
    Suit::ALL.into_iter().all(|suit| {
        let held = view.holding.and(CardSet::suit(suit));
        let masters = held.iter().filter(|card| view.is_master(*card)).count();
        let missing = view.unseen_in(suit).len();
        let runs = masters == held.len() || masters >= missing;
        let is_trump = Some(suit) == view.trump;
        runs && (!is_trump || out == 0 || masters >= out)
    })
}

/// Whether a declarer who must not win a trick can no longer be made to.
pub(crate) fn ducks_for_good<C>(view: &SeatView<C>) -> bool {
    view.is_declarer() && view.trick.is_empty() && view.holding.iter().all(|card| view.below(card) == 0)
}
