//! What a deal writes, where it matters which defender took how many tricks: a value told as a table over the tricks
//! that count (P-7). The contract stops counting with the trick that decides it.

use crate::goal::{Goal, Holdings, LastCard, Open, TrickGain};
use crate::masks::{JOINS, sizes};
use crate::order;
use crate::sure::{cashable, masters, tricks_of_either};

/// The most tricks of the defence that count.
pub(crate) const COUNTED_MAX: usize = 5;

/// A value by the counted tricks of the two defenders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shares {
    pub trump: u32,
    pub worth: [[i32; COUNTED_MAX + 1]; COUNTED_MAX + 1],
    /// With so many the contract has fallen, and nothing more counts.
    pub most: i32,
    /// Only the sum of both matters, and is counted as the first one's.
    pub together: bool,
}

/// The counted tricks of the two defenders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    pub first: u8,
    pub second: u8,
}

impl Shares {
    /// Whether the table says the same for every way to share a sum.
    pub(crate) fn is_by_sum(worth: &[[i32; COUNTED_MAX + 1]; COUNTED_MAX + 1]) -> bool {
        let same = |sum: usize| (0..=sum).all(|first| worth[first][sum - first] == worth[sum][0]);
        (0..=COUNTED_MAX).all(same)
    }

    fn value(&self, past: Counted) -> i32 {
        self.worth[usize::from(past.first).min(COUNTED_MAX)][usize::from(past.second).min(COUNTED_MAX)]
    }

    /// The lowest and highest value with so many more tricks of the defence.
    fn between(&self, past: Counted, from: i32, to: i32) -> (i32, i32) {
        let room = self.most - i32::from(past.first + past.second);
        let (from, to) = (from.min(room), to.min(room));
        let (mut low, mut high) = (i32::MAX, i32::MIN);
        for more in from..=to {
            for second in 0..=if self.together { 0 } else { more } {
                let past = Counted {
                    first: past.first + (more - second) as u8,
                    second: past.second + second as u8,
                };
                low = low.min(self.value(past));
                high = high.max(self.value(past));
            }
        }
        (low, high)
    }
}

impl Goal for Shares {
    type Past = Counted;

    #[inline(always)]
    fn joins(&self, _: Counted) -> u32 {
        JOINS
    }

    #[inline(always)]
    fn code(&self, past: Counted) -> u32 {
        u32::from(past.first) | u32::from(past.second) << 3
    }

    #[inline(always)]
    fn to_come(&self, holdings: &Holdings, leader: usize, past: Counted) -> (i32, i32) {
        let (left, sure) = sizes(holdings[leader], cashable(holdings, leader, self.trump, 0));
        let (left, sure) = (left as i32, sure as i32);
        let theirs = tricks_of_either(holdings, self.trump);
        let ours = masters(holdings[0], holdings[1] | holdings[2], self.trump).count_ones() as i32;
        let all = self.between(past, theirs, left - ours);
        if leader == 0 {
            (self.between(past, theirs, left - sure).0, all.1)
        } else {
            (all.0, self.between(past, sure.max(theirs), left - ours).1)
        }
    }

    #[inline(always)]
    fn trick(&self, holdings: &Holdings, mut past: Counted, trick: &Open) -> TrickGain<Counted> {
        if trick.winner == 1 || (trick.winner == 2 && self.together) {
            past.first += 1;
        } else if trick.winner == 2 {
            past.second += 1;
        }
        let over = holdings[0] == 0 || i32::from(past.first + past.second) >= self.most;
        TrickGain {
            gain: if over { self.value(past) } else { 0 },
            past,
            over,
        }
    }

    #[inline(always)]
    fn next_lead(&self, _: &Holdings, _: usize, left: u32) -> u32 {
        order::lead_to_take(left, self.trump)
    }

    #[inline(always)]
    fn next_card(&self, choice: &LastCard<'_>, left: u32) -> u32 {
        order::card_to_take(choice, left, 0)
    }
}
