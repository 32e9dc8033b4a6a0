//! What a holding in one suit is worth against an unknown split of the rest, looked up by its eight bits. It
//! knows nothing of contracts; `plan` puts four suits together.

use std::sync::LazyLock;

use talon_rules::games::trick::RankOrder;

/// What to expect of one suit.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct SuitOdds {
    /// How likely it is that no card of the holding loses when its owner plays it from the top.
    pub clean: f32,
    /// Tricks the holding loses on average.
    pub losers: f32,
    /// Points of aces and tens that go with those tricks.
    pub lost_points: f32,
    /// How likely it is that no card of the holding has to take a trick (for Betli).
    pub safe: f32,
}

/// How the missing cards of a suit lie: chance of the longer share to have so many, by number missing.
const SPLITS: [&[(u8, f32)]; 9] = [
    &[(0, 1.0)],
    &[(1, 1.0)],
    &[(1, 0.52), (2, 0.48)],
    &[(2, 0.78), (3, 0.22)],
    &[(2, 0.40), (3, 0.50), (4, 0.10)],
    &[(3, 0.68), (4, 0.28), (5, 0.04)],
    &[(3, 0.36), (4, 0.48), (5, 0.14), (6, 0.02)],
    &[(4, 0.62), (5, 0.31), (6, 0.07)],
    &[(4, 0.33), (5, 0.47), (6, 0.17), (7, 0.03)],
];

/// Positions of the ranks from strongest to weakest.
const HIGH: [u8; 8] = [0, 1, 2, 3, 4, 5, 6, 7];
const LOW: [u8; 8] = [0, 2, 3, 4, 1, 5, 6, 7];

static TABLE: LazyLock<[[SuitOdds; 256]; 2]> =
    LazyLock::new(|| [HIGH, LOW].map(|order| std::array::from_fn(|bits| work_out(bits as u8, order))));

/// The odds of a holding, given as the eight bits of its suit.
pub(crate) fn suit_odds(order: RankOrder, bits: u8) -> &'static SuitOdds {
    let row = match order {
        RankOrder::TenHigh => 0,
        RankOrder::TenLow => 1,
    };
    &TABLE[row][bits as usize]
}

fn work_out(bits: u8, order: [u8; 8]) -> SuitOdds {
    let held = |place: &usize| bits >> order[*place] & 1 == 1;
    let mine: Vec<usize> = (0..8).filter(held).collect();
    let theirs: Vec<usize> = (0..8).filter(|place| !held(place)).collect();
    let mut odds = SuitOdds {
        safe: safety(&mine, &theirs),
        ..SuitOdds::default()
    };
    for &(longest, weight) in SPLITS[theirs.len()] {
        let (losers, points) = play_from_the_top(&mine, &theirs[..longest as usize], order);
        odds.clean += if losers == 0 { weight } else { 0.0 };
        odds.losers += weight * losers as f32;
        odds.lost_points += weight * points as f32;
    }
    odds
}

/// Tricks and points lost against one hand that has the best of the missing cards. Places count from the
/// strongest, so a smaller one beats a larger one.
fn play_from_the_top(mine: &[usize], theirs: &[usize], order: [u8; 8]) -> (usize, usize) {
    let points = |place: usize| if order[place] <= 1 { 10 } else { 0 };
    let (mut mine, mut theirs) = (mine.to_vec(), theirs.to_vec());
    let (mut losers, mut lost) = (0, 0);
    while let (Some(&top), Some(&best)) = (mine.first(), theirs.first()) {
        if top < best {
            mine.remove(0);
            theirs.pop();
        } else {
            losers += 1;
            theirs.remove(0);
            lost += points(best) + mine.pop().map_or(0, points);
        }
    }
    (losers, lost)
}

fn safety(mine: &[usize], theirs: &[usize]) -> f32 {
    let mut safe = 1.0;
    for card in mine {
        let lower = theirs.iter().filter(|place| *place > card).count() as f32;
        let higher = theirs.iter().filter(|place| *place < card).count() as f32;
        if lower > 0.0 {
            let share = lower / (lower + higher);
            safe *= if higher == 0.0 {
                0.12
            } else {
                1.0 - 0.75 * share * share
            };
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_suit_and_an_empty_one_lose_nothing() {
        for bits in [0u8, 255] {
            let odds = suit_odds(RankOrder::TenHigh, bits);
            assert_eq!((odds.losers, odds.clean > 0.999, odds.safe > 0.999), (0.0, true, true));
        }
    }

    #[test]
    fn the_ten_is_a_sure_second_trick_only_where_it_ranks_second() {
        let ace_and_ten = 0b0000_0011;
        assert!(suit_odds(RankOrder::TenHigh, ace_and_ten).clean > 0.999);
        assert!(suit_odds(RankOrder::TenLow, ace_and_ten).clean < 0.5);
    }

    #[test]
    fn the_seven_is_safe_and_the_ace_is_not() {
        assert!(suit_odds(RankOrder::TenLow, 0b1000_0000).safe > 0.999);
        assert!(suit_odds(RankOrder::TenLow, 0b0000_0001).safe < 0.2);
    }
}
