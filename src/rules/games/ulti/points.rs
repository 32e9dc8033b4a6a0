//! What card points and marriages are worth and what each component asks of them (U-7). Numbers only: who won
//! which card is the business of `judge`.

use super::bid::Bid;
use super::component::Component;

/// Points of an ace or ten in won tricks, and of the last trick (U-7.1).
pub(crate) const POINTS_EACH: i64 = 10;

/// Points of all aces, all tens and the last trick (U-7.1).
pub(crate) const POINTS_OF_TRICKS: i64 = 90;

/// What a marriage counts (U-7.3).
pub const fn marriage_value(in_trump: bool) -> i64 {
    if in_trump { 40 } else { 20 }
}

/// Points of tricks with so many aces and tens among them (U-7.1).
pub const fn trick_points(aces_and_tens: i64, last_trick: bool) -> i64 {
    POINTS_EACH * (aces_and_tens + last_trick as i64)
}

/// Points of tricks that 40-100 and 20-100 ask for beside their marriage; `None` for other components (U-7.10).
pub const fn trick_points_needed(component: Component) -> Option<i64> {
    match component {
        Component::Forty => Some(100 - marriage_value(true)),
        Component::Twenty => Some(100 - marriage_value(false)),
        _ => None,
    }
}

/// Whether a declarer may declare this marriage, having declared one already or not (U-7.7).
pub fn marriage_allowed(contract: Bid, in_trump: bool, declared_before: bool) -> bool {
    let barred_by_forty = contract.has(Component::Forty) && !in_trump;
    let barred_by_twenty = contract.has(Component::Twenty) && (in_trump || declared_before);
    !barred_by_forty && !barred_by_twenty
}
