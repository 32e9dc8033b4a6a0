//! All auctions that the rules allow (P-3.12). It asks the auction what may be said and knows no notation.

use super::action::Action;
use super::auction::{Auction, Won};
use super::variant::Variant;
use crate::cards::Seat;

/// Goes through every complete auction: what was said, and how it ended.
pub fn auctions(forehand: Seat, variant: &Variant, mut meet: impl FnMut(&[(Seat, Action)], Won)) {
    go_on(Auction::new(forehand), variant, &mut Vec::new(), &mut meet);
}

fn go_on(
    auction: Auction,
    variant: &Variant,
    calls: &mut Vec<(Seat, Action)>,
    meet: &mut impl FnMut(&[(Seat, Action)], Won),
) {
    if let Some(won) = auction.won() {
        meet(calls, won);
        return;
    }
    for action in auction.calls(variant) {
        let mut next = auction;
        next.apply(action, variant);
        calls.push((auction.turn(), action));
        go_on(next, variant, calls, meet);
        calls.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many there are, and how many calls the longest has.
    fn count(variant: &Variant) -> (usize, usize) {
        let (mut total, mut longest) = (0, 0);
        auctions(Seat::B, variant, |calls, _| {
            total += 1;
            longest = longest.max(calls.len());
        });
        (total, longest)
    }

    /// P-3.12.
    #[test]
    fn there_are_152_of_at_most_12_calls() {
        assert_eq!(count(&Variant::default()), (152, 12));
    }

    #[test]
    fn jumps_and_an_eighth_number_allow_more() {
        let jumps = Variant {
            jump_bids: true,
            ..Variant::default()
        };
        let eight = Variant {
            preferans8: true,
            ..Variant::default()
        };
        assert_eq!(count(&jumps), (812, 12));
        let (total, longest) = count(&eight);
        assert!(total > 152 && longest > 12, "{total} {longest}");
    }
}
