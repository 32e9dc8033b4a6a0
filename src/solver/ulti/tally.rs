//! The whole settlement as one value: points, marches, aces and the trump 7 in one search, because cards trade one for
//! another. What a finished hand pays is told it as tables; of the past it keeps only what can still change the value.

use super::components::{ACES, SEVEN};
use super::points::{HEAVY, JOINS_OF_POINTS, certain, heavy_of, points_left, points_of};
use crate::goal::{Goal, Holdings, LastCard, Open, TrickGain};
use crate::masks::JOINS;
use crate::order;
use crate::sure::{cashable, masters_of_both};

/// One side has it all.
pub const OURS: usize = 0;
pub(crate) const THEIRS: usize = 1;
/// Neither has.
pub(crate) const MIXED: usize = 2;

/// What becomes of the trump 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seven {
    /// The first player wins the last trick with it.
    OwnWins,
    /// They play it to the last trick, and it is beaten.
    OwnBeaten,
    /// Another wins the last trick with it.
    OtherWins,
    OtherBeaten,
    /// It does not come to the last trick.
    Gone,
}

impl Seven {
    pub const ALL: [Seven; 5] = [
        Seven::OwnWins,
        Seven::OwnBeaten,
        Seven::OtherWins,
        Seven::OtherBeaten,
        Seven::Gone,
    ];
}

/// Tens of points a side can have, from none to all.
pub(crate) const TENS: usize = 10;
/// The tens are no longer of interest.
const NO_TENS: u8 = 15;

/// What a finished hand is worth: the sum of what its points, its tricks and aces, and the trump 7 bring.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    pub trump: u32,
    pub reserved: u32,
    /// By the players who have taken a trick (a bit each), then by the tens of the first one.
    pub points: [[i32; TENS]; 8],
    /// By who has all tricks, then by who has all aces; nothing where neither has.
    pub marches: [[i32; 3]; 3],
    /// In the order of [`Seven::ALL`]; nothing where it is gone.
    pub sevens: [i32; 5],
    /// The players whose having a trick changes what points are worth.
    pub holders: u8,
    /// The lowest and highest of `marches` that flags of [`Past`] leave possible.
    pub extremes: [[(i32, i32); 4]; 4],
    /// The lowest and highest of `points` between two numbers of tens, by the players who have a trick, whichever
    /// of them take more.
    pub between: [[[(i32, i32); TENS]; TENS]; 8],
}

/// What still matters of the tricks that were played. Bit 0 of `march` and `aces`: the first player can still have them
/// all; bit 1: the others can.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Past {
    pub tens: u8,
    pub taken: u8,
    pub march: u8,
    pub aces: u8,
    /// The trump 7 is still to be played and matters.
    pub seven: bool,
}

impl Tally {
    /// Fills in what follows from the tables.
    pub fn ready(mut self) -> Tally {
        let options = |alive: usize| [alive & 1 == 1, alive & 2 == 2, true];
        for march in 0..4 {
            for aces in 0..4 {
                let (mut low, mut high) = (i32::MAX, i32::MIN);
                for (m, a) in (0..9).map(|both| (both / 3, both % 3)) {
                    if options(march)[m] && options(aces)[a] {
                        low = low.min(self.marches[m][a]);
                        high = high.max(self.marches[m][a]);
                    }
                }
                self.extremes[march][aces] = (low, high);
            }
        }
        let holders = usize::from(self.holders);
        for taken in (0..8).filter(|taken| taken & !holders == 0) {
            for from in 0..TENS {
                let (mut low, mut high) = (i32::MAX, i32::MIN);
                for to in from..TENS {
                    for after in (0..8).filter(|after| after & !holders == 0 && after & taken == taken) {
                        low = low.min(self.points[after][to]);
                        high = high.max(self.points[after][to]);
                    }
                    self.between[taken][from][to] = (low, high);
                }
            }
        }
        self
    }

    /// Which of the flags can matter at all, as (march, aces).
    pub(crate) fn interest(&self) -> (u8, u8) {
        let differs = |m: usize| (0..3).any(|a| self.marches[m][a] != self.marches[MIXED][a]);
        let march = u8::from(differs(OURS)) | u8::from(differs(THEIRS)) << 1;
        let differs = |a: usize| (0..3).any(|m| self.marches[m][a] != self.marches[m][MIXED]);
        (march, u8::from(differs(OURS)) | u8::from(differs(THEIRS)) << 1)
    }

    /// Whether it matters what becomes of the trump 7.
    pub(crate) fn minds_seven(&self) -> bool {
        self.sevens.iter().any(|worth| *worth != 0)
    }

    /// The lowest and highest worth of points between two numbers of tens, whichever players still take tricks.
    #[inline(always)]
    fn points_between(&self, taken: u8, from: i32, to: i32) -> (i32, i32) {
        let place = |tens: i32| (tens as usize).min(TENS - 1);
        self.between[usize::from(taken & 7)][place(from)][place(to)]
    }

    #[inline(always)]
    fn seven_bounds(&self, holdings: &Holdings, past: Past) -> (i32, i32) {
        if !past.seven {
            return (0, 0);
        }
        let at = if holdings[0] & SEVEN != 0 { 0 } else { 2 };
        let (wins, beaten) = (self.sevens[at], self.sevens[at + 1]);
        (wins.min(beaten).min(0), wins.max(beaten).max(0))
    }

    /// What is decided is paid out and forgotten, so that positions meet that differ in nothing else.
    #[inline(always)]
    pub fn settle(&self, holdings: &Holdings, mut past: Past) -> TrickGain<Past> {
        let others = holdings[1] | holdings[2];
        let mut gain = 0;
        let (ours, theirs) = masters_of_both(holdings[0], others, self.trump);
        past.march &= !(u8::from(theirs != 0) | u8::from(ours != 0) << 1);
        past.aces &= !(u8::from(theirs & ACES != 0) | u8::from(ours & ACES != 0) << 1);
        past.seven &= (holdings[0] | others) & SEVEN != 0;
        if past.aces != 0 && past.march == 0 && (holdings[0] | others) & ACES == 0 {
            gain += self.marches[MIXED][who(past.aces)];
            past.aces = 0;
        }
        if past.tens != NO_TENS {
            let tens = i32::from(past.tens);
            let (from, to) = (tens + heavy_of(ours), tens + points_left(holdings) - heavy_of(theirs));
            let (low, high) = self.points_between(past.taken, from, to);
            if low == high {
                gain += low;
                past.tens = NO_TENS;
                past.taken = 0;
            }
        }
        let over = past.tens == NO_TENS && past.march | past.aces == 0 && !past.seven;
        TrickGain { gain, past, over }
    }

    /// Everyone has played all cards.
    fn last(&self, past: Past) -> i32 {
        let points = match past.tens {
            NO_TENS => 0,
            tens => self.points[usize::from(past.taken & 7)][usize::from(tens).min(TENS - 1)],
        };
        points + self.marches[who(past.march)][who(past.aces)]
    }
}

/// Who has them all, once nothing is left.
#[inline(always)]
const fn who(alive: u8) -> usize {
    match alive {
        1 => OURS,
        2 => THEIRS,
        _ => MIXED,
    }
}

impl Goal for Tally {
    type Past = Past;

    #[inline(always)]
    fn kept(&self, past: Past) -> u32 {
        match (past.tens, past.aces) {
            (NO_TENS, 0) => 0,
            (NO_TENS, _) => ACES,
            _ => HEAVY,
        }
    }

    #[inline(always)]
    fn alike(&self, past: Past) -> bool {
        past.aces == 0
    }

    #[inline(always)]
    fn joins(&self, past: Past) -> u32 {
        let seven = if past.seven { SEVEN } else { self.reserved };
        let tens = if past.aces != 0 { 0x4040_4040 } else { 0 };
        let all = if past.tens == NO_TENS { JOINS } else { JOINS_OF_POINTS };
        all & !seven & !tens
    }

    #[inline(always)]
    fn code(&self, past: Past) -> u32 {
        // Tens are a level, unless they are of no interest; as levels stand alone, the bit above them is free to say
        // so.
        u32::from(past.tens)
            | u32::from(past.tens == NO_TENS) << 4
            | u32::from(past.taken) << 4
            | u32::from(past.march) << 7
            | u32::from(past.aces) << 9
            | u32::from(past.seven) << 11
    }

    #[inline(always)]
    fn has_levels(&self) -> bool {
        self.holders == 0 && self.points[0].is_sorted()
    }

    #[inline(always)]
    fn to_come(&self, holdings: &Holdings, leader: usize, past: Past) -> (i32, i32) {
        let (seven_low, seven_high) = self.seven_bounds(holdings, past);
        let sure = cashable(holdings, leader, self.trump, self.reserved);
        // Anyone who leads can cash what is sure, and then at least this much is prevented.
        let kills = if leader == 0 { 2 } else { 1 };
        let march = if sure != 0 { past.march & !kills } else { past.march };
        let aces = if sure & ACES != 0 {
            past.aces & !kills
        } else {
            past.aces
        };
        let plain = self.extremes[usize::from(past.march)][usize::from(past.aces)];
        let cashed = self.extremes[usize::from(march)][usize::from(aces)];
        let (mut low, mut high) = (seven_low, seven_high);
        if leader == 0 {
            (low, high) = (low + cashed.0, high + plain.1);
        } else {
            (low, high) = (low + plain.0, high + cashed.1);
        }
        if past.tens != NO_TENS {
            let tens = i32::from(past.tens);
            let left = points_left(holdings);
            let [(own, other), (own_cash, other_cash)] = certain(holdings, leader, self.trump, sure);
            let (from, to) = (tens + own, tens + left - other);
            let all = self.points_between(past.taken, from, to);
            if leader == 0 {
                low += self.points_between(past.taken, tens + own_cash, to).0;
                high += all.1;
            } else {
                low += all.0;
                high += self.points_between(past.taken, from, tens + left - other_cash).1;
            }
        }
        (low, high)
    }

    #[inline(always)]
    fn trick(&self, holdings: &Holdings, mut past: Past, trick: &Open) -> TrickGain<Past> {
        let ours = trick.winner == 0;
        let kills = if ours { 2 } else { 1 };
        let last = holdings[0] == 0;
        past.march &= !kills;
        if trick.cards & ACES != 0 {
            past.aces &= !kills;
        }
        if past.tens != NO_TENS {
            past.tens += if ours {
                points_of(trick.cards, holdings) as u8
            } else {
                0
            };
            past.taken |= (1 << trick.winner) & self.holders;
        }
        let mut gain = 0;
        if past.seven && trick.cards & SEVEN != 0 {
            past.seven = false;
            if last {
                let wins = trick.cards & self.trump == SEVEN;
                gain = self.sevens[usize::from(trick.own != SEVEN) * 2 + usize::from(!wins)];
            }
        }
        if last {
            return TrickGain {
                gain: gain + self.last(past),
                past,
                over: true,
            };
        }
        let step = self.settle(holdings, past);
        TrickGain {
            gain: gain + step.gain,
            ..step
        }
    }

    #[inline(always)]
    fn next_lead(&self, _: &Holdings, _: usize, left: u32) -> u32 {
        order::lead_to_take(left, self.trump)
    }

    #[inline(always)]
    fn next_card(&self, choice: &LastCard<'_>, left: u32) -> u32 {
        order::card_to_take(choice, left, 0xc0c0_c0c0)
    }
}
