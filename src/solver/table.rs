//! The memory of a search: bounds on what can still be earned from a position between tricks. It compares whole
//! positions, so nothing in it is trusted on a hash, and grows with what it is asked to keep up to a fixed size; it
//! knows no game.

/// How many entries a table may have unless someone asks for another size.
pub(crate) const ENTRIES_DEFAULT: usize = 1 << 20;

const WAYS: usize = 4;
/// How many times as large a table becomes.
const GROWTH: usize = 4;
/// Most searches are small: a question begins with 16 KiB, which stay in the nearest memory of a processor.
const BUCKETS_FIRST: usize = 1 << 8;
/// A table that grows to 256 KiB asks for 33 MiB at once and touches them as it grows on. What is larger than 32 MiB
/// the C library gives back when it is freed; from less it learns to keep as much, and a server would do so in every
/// thread.
const BUCKETS_LARGE: usize = 1 << 12;
const BUCKETS_ROOM: usize = 33 << 14;
const GENERATION_MAX: u64 = (1 << 11) - 1;
const BOUND_LIMIT: i32 = (1 << 16) - 1;

/// What is left of a position to tell it from others: all cards with their owners, who leads, what still matters of
/// the past (12 bits at most).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key {
    pub cards: u64,
    /// The leader in the two lowest bits, the past above them, whose own lowest four bits may be a level.
    pub rest: u32,
}

/// What is known of a position: bounds, and the card that was best the last time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Known {
    pub low: i32,
    pub high: i32,
    /// A bit number.
    pub best: u8,
}

/// Two words: the cards; and from the lowest bit on 14 bits of rest, 5 of best, 17 of each bound, 11 of generation.
#[derive(Debug, Clone, Copy, Default)]
struct Entry {
    cards: u64,
    facts: u64,
}

const REST_BITS: u64 = (1 << 14) - 1;
const LEVEL_BITS: u64 = 0b1111 << 2;

impl Entry {
    fn generation(self) -> u64 {
        self.facts >> 53
    }

    fn known(self) -> Known {
        let bound = |shift: u32| ((self.facts >> shift) & 0x1_ffff) as i32 - (1 << 16);
        let open = |value: i32, limit: i32, end: i32| if value == limit { end } else { value };
        Known {
            low: open(bound(19), -BOUND_LIMIT, i32::MIN / 2),
            high: open(bound(36), BOUND_LIMIT, i32::MAX / 2),
            best: ((self.facts >> 14) & 31) as u8,
        }
    }

    fn new(key: Key, known: Known, generation: u64) -> Entry {
        let bound = |value: i32| (value.clamp(-BOUND_LIMIT, BOUND_LIMIT) + (1 << 16)) as u64;
        let facts = u64::from(key.rest) & REST_BITS
            | u64::from(known.best & 31) << 14
            | bound(known.low) << 19
            | bound(known.high) << 36
            | generation << 53;
        Entry {
            cards: key.cards,
            facts,
        }
    }

    fn key(self) -> Key {
        Key {
            cards: self.cards,
            rest: (self.facts & REST_BITS) as u32,
        }
    }

    /// Whether it is of this position, told by its cards and the facts that name it.
    #[inline(always)]
    fn is(self, cards: u64, name: u64) -> bool {
        (self.cards ^ cards) | ((self.facts ^ name) & NAME) == 0
    }
}

/// The facts that tell an entry from others with the same cards: rest and generation.
const NAME: u64 = REST_BITS | GENERATION_MAX << 53;

/// Those of a key in a generation.
#[inline(always)]
const fn name(key: Key, generation: u64) -> u64 {
    key.rest as u64 & REST_BITS | generation << 53
}

/// Entries that are looked at together lie in one line of the processor's memory.
#[derive(Debug, Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; WAYS]);

/// What one question left there is not seen by the next.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    buckets: Vec<Bucket>,
    buckets_max: usize,
    /// The buckets that the present question has reached, a power of two; what lies behind them is older.
    reached: usize,
    /// Entries made for the present question.
    made: usize,
    /// The bits of a key that are a level; positions that differ in nothing else lie together.
    levels: u64,
    generation: u64,
}

impl TranspositionTable {
    /// A table of at most this many entries, 16 bytes each; the number is rounded up to a power of two.
    pub fn new(entries: usize) -> TranspositionTable {
        let buckets_max = entries.clamp(WAYS, 1 << 28).next_power_of_two() / WAYS;
        let reached = buckets_max.min(BUCKETS_FIRST);
        let buckets = vec![Bucket::default(); reached];
        TranspositionTable {
            buckets,
            buckets_max,
            reached,
            made: 0,
            levels: 0,
            generation: 1,
        }
    }

    /// Forgets everything; whether keys have levels from now on, of which the higher is never worth less.
    pub fn forget(&mut self, levels: bool) {
        self.levels = if levels { LEVEL_BITS } else { 0 };
        self.reached = self.buckets_max.min(BUCKETS_FIRST);
        self.made = 0;
        self.generation += 1;
        if self.generation > GENERATION_MAX {
            self.buckets.fill(Bucket::default());
            self.generation = 1;
        }
    }

    /// Four times as much room, and everything in its new place.
    #[cold]
    fn grow(&mut self) {
        let before = self.reached;
        self.reached = (before * GROWTH).min(self.buckets_max);
        if self.buckets.len() < self.reached {
            if self.reached >= BUCKETS_LARGE {
                let room = BUCKETS_ROOM.max(self.buckets_max);
                self.buckets.reserve_exact(room - self.buckets.len());
            }
            self.buckets.resize(self.reached, Bucket::default());
        }
        for at in 0..before {
            // What lies behind is older, so each of the four places is filled again.
            let mut places = [Bucket::default(); GROWTH];
            let mut used = [0; GROWTH];
            for entry in self.buckets[at].0 {
                if entry.generation() == self.generation {
                    let nth = self.place(entry.key()) / before % GROWTH;
                    places[nth].0[used[nth]] = entry;
                    used[nth] += 1;
                }
            }
            for (nth, bucket) in places.into_iter().enumerate().take(self.reached / before) {
                self.buckets[at + nth * before] = bucket;
            }
        }
    }

    #[inline(always)]
    fn place(&self, key: Key) -> usize {
        let rest = u64::from(key.rest) & !self.levels;
        let mixed = (key.cards ^ rest << 57 ^ rest >> 7).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed >> 32) as usize & (self.reached - 1)
    }

    /// What is known of a position.
    #[inline]
    pub fn get(&self, key: Key) -> Option<Known> {
        let name = name(key, self.generation);
        if self.levels != 0 {
            return self.of_all_levels(key, name);
        }
        // Where it lies cannot be guessed, so that all are compared and none decides on the way.
        let of = |entry: &Entry| if entry.is(key.cards, name) { entry.facts } else { 0 };
        let facts = self.buckets[self.place(key)]
            .0
            .iter()
            .fold(0, |facts, entry| facts | of(entry));
        (facts != 0).then(|| {
            Entry {
                cards: key.cards,
                facts,
            }
            .known()
        })
    }

    /// What is known of a position, also from those below and above it; the best card is its own, if that is known.
    #[inline]
    fn of_all_levels(&self, key: Key, name: u64) -> Option<Known> {
        let level = name & self.levels;
        let mut known: Option<Known> = None;
        for entry in &self.buckets[self.place(key)].0 {
            let at = entry.facts & self.levels;
            if !entry.is(key.cards, name ^ level ^ at) {
                continue;
            }
            let here = entry.known();
            let (low, high, best) = known.map_or((i32::MIN / 2, i32::MAX / 2, here.best), |known| {
                (known.low, known.high, known.best)
            });
            known = Some(Known {
                low: if at <= level { low.max(here.low) } else { low },
                high: if at >= level { high.min(here.high) } else { high },
                best: if at == level { here.best } else { best },
            });
        }
        known
    }

    /// Keeps what is known of a position, in place of what is known of one with fewer cards where there is no room.
    #[inline]
    pub fn put(&mut self, key: Key, known: Known) {
        let place = self.place(key);
        let is_new = keep(
            &mut self.buckets[place],
            Entry::new(key, known, self.generation),
            self.generation,
        );
        self.made += usize::from(is_new);
        if self.made > self.reached && self.reached < self.buckets_max {
            self.grow();
        }
    }
}

/// Puts an entry in the place of its older self, of an old one, or of the one with the fewest cards; whether it had no
/// older self.
#[inline]
fn keep(Bucket(bucket): &mut Bucket, new: Entry, generation: u64) -> bool {
    let mut slot = 0;
    let mut fewest = u32::MAX;
    for (at, entry) in bucket.iter().enumerate() {
        if entry.is(new.cards, new.facts) {
            bucket[at] = new;
            return false;
        }
        let worth = if entry.generation() == generation {
            entry.cards.count_ones() + 1
        } else {
            0
        };
        if worth < fewest {
            (slot, fewest) = (at, worth);
        }
    }
    bucket[slot] = new;
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(cards: u64, rest: u32) -> Key {
        Key { cards, rest }
    }

    #[test]
    fn what_was_put_is_found_until_it_is_forgotten() {
        let mut table = TranspositionTable::new(64);
        for (number, (low, high)) in [(0, 5), (-65_000, 65_000), (-7, -7)].into_iter().enumerate() {
            let known = Known { low, high, best: 31 };
            table.put(key(number as u64, 16383), known);
            assert_eq!(table.get(key(number as u64, 16383)), Some(known));
        }
        assert_eq!(table.get(key(0, 16382)), None);
        table.forget(false);
        assert_eq!(table.get(key(0, 16383)), None);
    }

    #[test]
    fn what_is_known_of_a_level_bounds_those_above_and_below() {
        let mut table = TranspositionTable::new(1 << 12);
        table.forget(true);
        let level = |level: u32| key(9, level << 2 | 1 << 6 | 2);
        table.put(
            level(3),
            Known {
                low: -2,
                high: 4,
                best: 7,
            },
        );
        table.put(
            level(5),
            Known {
                low: -5,
                high: 6,
                best: 8,
            },
        );
        let known = |low, high, best| Some(Known { low, high, best });
        let open = (i32::MIN / 2, i32::MAX / 2);
        assert_eq!(table.get(level(2)), known(open.0, 4, 7));
        assert_eq!(table.get(level(3)), known(-2, 4, 7));
        assert_eq!(table.get(level(4)), known(-2, 6, 7));
        assert_eq!(table.get(level(5)), known(-2, 6, 8));
        assert_eq!(table.get(level(6)), known(-2, open.1, 7));
        assert_eq!(
            table.get(key(9, 3 << 2 | 2)),
            None,
            "what is above the level is told apart"
        );
        table.forget(false);
        table.put(
            level(3),
            Known {
                low: -2,
                high: 4,
                best: 7,
            },
        );
        assert_eq!(table.get(level(4)), None);
    }

    #[test]
    fn a_table_that_grows_keeps_what_it_has_and_begins_small_again() {
        let mut table = TranspositionTable::new(1 << 16);
        let small = table.buckets.len();
        let known = |number: u64| Known {
            low: number as i32,
            high: number as i32 + 1,
            best: (number % 31) as u8,
        };
        for round in 0..3 {
            for number in 0..10_000 {
                table.put(key(number << 20 | number, round), known(number));
            }
            assert!(table.reached > small && table.buckets.len() == table.reached);
            let found = (0..10_000).filter(|number| {
                let found = table.get(key(number << 20 | number, round));
                assert!(found.is_none_or(|found| found == known(*number)));
                found.is_some()
            });
            assert!(found.count() > 9_900, "four in one place are rarely too few");
            assert_eq!(table.get(key(0, round + 1)), None);
            table.forget(false);
            assert_eq!((table.reached, table.get(key(0, round))), (small, None));
        }
    }

    #[test]
    fn a_table_never_outgrows_its_size() {
        let mut table = TranspositionTable::new(1 << 12);
        for number in 0..50_000 {
            table.put(
                key(number, 0),
                Known {
                    low: 0,
                    high: 1,
                    best: 0,
                },
            );
        }
        assert_eq!(table.buckets.len() * WAYS, 1 << 12);
    }

    #[test]
    fn bounds_that_do_not_fit_become_weaker_and_never_wrong() {
        let mut table = TranspositionTable::new(4);
        table.put(
            key(1, 0),
            Known {
                low: 1_000_000,
                high: 2_000_000,
                best: 0,
            },
        );
        let known = table.get(key(1, 0)).unwrap();
        assert!(known.low <= 1_000_000 && known.high >= 2_000_000);
        table.put(
            key(1, 0),
            Known {
                low: -2_000_000,
                high: -1_000_000,
                best: 0,
            },
        );
        let known = table.get(key(1, 0)).unwrap();
        assert!(known.low <= -2_000_000 && known.high >= -1_000_000);
    }

    #[test]
    fn a_generation_that_comes_round_again_sees_nothing_old() {
        let mut table = TranspositionTable::new(4);
        table.put(
            key(1, 0),
            Known {
                low: 0,
                high: 0,
                best: 0,
            },
        );
        for _ in 0..=GENERATION_MAX {
            table.forget(false);
            assert_eq!(table.get(key(1, 0)), None);
        }
    }
}
