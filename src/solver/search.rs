//! The search: is the value at least so much? Null windows only, bounds remembered between tricks, nothing allocated.
//! It is compiled for each objective, each set of duties and two or three players, and knows none of them.

use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, Ordering};

use super::goal::{Duties, Goal, Holdings, LastCard, Open};
use super::masks::{pressed, repeats};
use super::table::{Key, Known, TranspositionTable};

/// After how many nodes a search looks whether it should stop.
const NODES_BETWEEN_LOOKS: u64 = 4096;

/// What ends a search before its answer: a number of nodes, and a wish from outside.
#[derive(Debug)]
pub struct Limits<'a> {
    pub nodes: u64,
    pub nodes_max: u64,
    pub stop: &'a AtomicBool,
    pub stopped: bool,
    look_at: u64,
}

impl<'a> Limits<'a> {
    /// Limits of which nothing is used up.
    pub fn new(nodes_max: u64, stop: &'a AtomicBool) -> Limits<'a> {
        let stopped = nodes_max == 0 || stop.load(Ordering::Relaxed);
        Limits {
            nodes: 0,
            nodes_max,
            stop,
            stopped,
            look_at: nodes_max.min(NODES_BETWEEN_LOOKS),
        }
    }

    /// Counts a node; whether the search must stop.
    #[inline(always)]
    fn count(&mut self) -> bool {
        if self.nodes >= self.look_at {
            self.look();
        }
        self.nodes += u64::from(!self.stopped);
        self.stopped
    }

    #[cold]
    fn look(&mut self) {
        self.stopped |= self.nodes >= self.nodes_max || self.stop.load(Ordering::Relaxed);
        self.look_at = self.nodes_max.min(self.nodes.saturating_add(NODES_BETWEEN_LOOKS));
    }
}

/// The suit that is trump and the card that its holder keeps, as sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Trumps {
    pub suit: u32,
    /// A card that player 0 plays only when they have no other.
    pub reserved: u32,
}

/// Everything one search needs.
#[derive(Debug)]
pub struct Search<'a, 'b, G, D, const PLAYERS: usize> {
    pub goal: &'a G,
    pub trumps: Trumps,
    pub table: &'a mut TranspositionTable,
    pub limits: &'a mut Limits<'b>,
    duties: PhantomData<D>,
}

/// The player after this one.
#[inline(always)]
pub const fn after<const PLAYERS: usize>(player: usize) -> usize {
    if player + 1 == PLAYERS { 0 } else { player + 1 }
}

impl<'a, 'b, G: Goal, D: Duties, const PLAYERS: usize> Search<'a, 'b, G, D, PLAYERS> {
    /// A search for this goal.
    pub fn new(goal: &'a G, trumps: Trumps, table: &'a mut TranspositionTable, limits: &'a mut Limits<'b>) -> Self {
        Search {
            goal,
            trumps,
            table,
            limits,
            duties: PhantomData,
        }
    }

    /// The cards a player may play now, each of several equal ones.
    #[inline(always)]
    pub fn legal(&self, holdings: &Holdings, player: usize, trick: Option<&Open>) -> u32 {
        let holding = holdings[player];
        let legal = match trick {
            Some(trick) => D::legal(holding, trick, self.trumps.suit),
            None => holding,
        };
        if player == 0 && legal & !self.trumps.reserved != 0 {
            legal & !self.trumps.reserved
        } else {
            legal
        }
    }

    /// Of several equal cards only the highest.
    #[inline(always)]
    pub fn moves(&self, holdings: &Holdings, player: usize, trick: Option<&Open>, past: G::Past) -> u32 {
        let own = holdings[player];
        let table = trick.map_or(0, |trick| trick.best);
        let foreign = (holdings[0] | holdings[1] | holdings[2] | table) & !own;
        self.legal(holdings, player, trick) & !repeats(own, foreign, self.goal.joins(past))
    }

    #[inline(always)]
    fn key(&self, holdings: &Holdings, leader: usize, past: G::Past) -> Key {
        let live = holdings[0] | holdings[1] | holdings[2];
        let kept = self.goal.kept(past);
        let alone = if self.goal.alike(past) {
            kept & live & (kept >> 1) & !(live >> 1)
        } else {
            0
        };
        let raised = |set: u32| (set & !alone) | (set & alone) << 1;
        let cards = pressed(
            raised(holdings[0] | holdings[2]),
            raised(holdings[1] | holdings[2]),
            raised(live),
            kept,
        );
        Key {
            cards,
            rest: leader as u32 | self.goal.code(past) << 2,
        }
    }

    /// What can still be earned, or a bound on it on the same side of `least`; meaningless once stopped.
    ///
    /// It stands in full where a trick ends, so that what is seen of the holdings there is not looked for again; what
    /// bounds do not answer is a call of its own.
    #[inline(always)]
    pub fn lead(&mut self, holdings: &Holdings, leader: usize, past: G::Past, least: i32) -> i32 {
        if self.limits.count() {
            return least;
        }
        if holdings[leader] & holdings[leader].wrapping_sub(1) == 0 {
            return self.last_trick(holdings, leader, past);
        }
        let (low, high) = self.goal.to_come(holdings, leader, past);
        if low >= least {
            return low;
        }
        if high < least {
            return high;
        }
        self.lead_each(holdings, leader, past, least, low, high)
    }

    /// The same where bounds leave it open.
    #[inline(never)]
    fn lead_each(
        &mut self,
        holdings: &Holdings,
        leader: usize,
        past: G::Past,
        least: i32,
        mut low: i32,
        mut high: i32,
    ) -> i32 {
        let key = self.key(holdings, leader, past);
        let mut left = self.moves(holdings, leader, None, past);
        let mut card = 0;
        if let Some(known) = self.table.get(key) {
            (low, high) = (low.max(known.low), high.min(known.high));
            if low >= least {
                return low;
            }
            if high < least {
                return high;
            }
            card = left & 1_u32.wrapping_shl(known.best.into());
        }
        if card == 0 {
            card = self.goal.next_lead(holdings, leader, left);
        }
        let wants_much = leader == 0;
        let (mut value, mut best) = (if wants_much { i32::MIN } else { i32::MAX }, card);
        loop {
            left &= !card;
            let mut next = *holdings;
            next[leader] &= !card;
            let got = self.follow_any(
                &next,
                &Open::led_by(leader, card),
                after::<PLAYERS>(leader),
                past,
                least,
            );
            if self.limits.stopped {
                return least;
            }
            if (wants_much && got > value) || (!wants_much && got < value) {
                (value, best) = (got, card);
                if wants_much == (value >= least) {
                    break;
                }
            }
            if left == 0 {
                break;
            }
            card = self.goal.next_lead(holdings, leader, left);
        }
        if value >= least {
            low = low.max(value);
        } else {
            high = high.min(value);
        }
        self.table.put(
            key,
            Known {
                low,
                high,
                best: best.trailing_zeros() as u8,
            },
        );
        if value >= least { low } else { high }
    }

    /// The same within a trick.
    #[inline(always)]
    pub(crate) fn follow_any(
        &mut self,
        holdings: &Holdings,
        trick: &Open,
        player: usize,
        past: G::Past,
        least: i32,
    ) -> i32 {
        match trick.count + 1 == PLAYERS {
            true => self.follow::<true>(holdings, trick, player, past, least),
            false => self.follow::<false>(holdings, trick, player, past, least),
        }
    }

    /// The same for the last card of a trick, or for one before it.
    fn follow<const LAST: bool>(
        &mut self,
        holdings: &Holdings,
        trick: &Open,
        player: usize,
        past: G::Past,
        least: i32,
    ) -> i32 {
        if self.limits.count() {
            return least;
        }
        let takers = trick.takers(self.trumps.suit);
        let mut left = self.moves(holdings, player, Some(trick), past);
        let wants_much = player == 0;
        let mut value = if wants_much { i32::MIN } else { i32::MAX };
        loop {
            let card = match left & left.wrapping_sub(1) {
                0 => left,
                _ => {
                    let choice = LastCard {
                        holdings,
                        trick,
                        player,
                        takers,
                        last: LAST,
                    };
                    self.goal.next_card(&choice, left)
                }
            };
            left &= !card;
            let mut next = *holdings;
            next[player] &= !card;
            let open = trick.joined(player, card, takers);
            let got = match LAST {
                true => self.complete(&next, &open, past, least),
                false => self.follow::<true>(&next, &open, after::<PLAYERS>(player), past, least),
            };
            if self.limits.stopped {
                return least;
            }
            if (wants_much && got > value) || (!wants_much && got < value) {
                value = got;
                if wants_much == (value >= least) {
                    return value;
                }
            }
            if left == 0 {
                return value;
            }
        }
    }

    /// A trick is full.
    #[inline(always)]
    pub fn complete(&mut self, holdings: &Holdings, trick: &Open, past: G::Past, least: i32) -> i32 {
        let step = self.goal.trick(holdings, past, trick);
        if step.over || holdings[trick.winner] == 0 {
            return step.gain;
        }
        step.gain + self.lead(holdings, trick.winner, step.past, least - step.gain)
    }

    /// Everyone has one card.
    #[inline(never)]
    fn last_trick(&self, holdings: &Holdings, leader: usize, past: G::Past) -> i32 {
        let mut trick = Open::led_by(leader, holdings[leader]);
        let mut player = leader;
        for _ in 1..PLAYERS {
            player = after::<PLAYERS>(player);
            trick = trick.with(player, holdings[player], self.trumps.suit);
        }
        self.goal.trick(&[0; 3], past, &trick).gain
    }
}
