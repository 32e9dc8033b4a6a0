//! The memory of a search: bounds on what can still be earned from a position between tricks. It is of fixed size and
//! compares whole positions, so nothing in it is trusted on a hash; it knows no game.

/// How many entries a table has unless somebody asks for another size.
pub const ENTRIES_DEFAULT: usize = 1 << 20;

const WAYS: usize = 4;
const GENERATION_MAX: u64 = (1 << 11) - 1;
const BOUND_LIMIT: i32 = (1 << 16) - 1;

/// What is left of a position to tell it from others: all cards with their owners, who leads, what still matters of
/// the past (12 bits at most).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key {
    pub cards: u64,
    /// The leader in the two lowest bits, the past above them.
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
        Entry { cards: key.cards, facts }
    }

    fn is(self, key: Key, generation: u64) -> bool {
        self.cards == key.cards
            && self.facts & REST_BITS == u64::from(key.rest)
            && self.generation() == generation
    }
}

/// A table of fixed size; what one question left there is not seen by the next.
#[derive(Debug)]
pub struct Table {
    buckets: Box<[[Entry; WAYS]]>,
    generation: u64,
}

impl Table {
    /// A table of at least this many entries, 16 bytes each; the number is rounded up to a power of two.
    pub fn new(entries: usize) -> Table {
        let buckets = entries.clamp(WAYS, 1 << 28).next_power_of_two() / WAYS;
        Table { buckets: vec![[Entry::default(); WAYS]; buckets].into_boxed_slice(), generation: 1 }
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.generation += 1;
        if self.generation > GENERATION_MAX {
            self.buckets.fill([Entry::default(); WAYS]);
            self.generation = 1;
        }
    }

    #[inline(always)]
    fn place(&self, key: Key) -> usize {
        let mixed = (key.cards ^ u64::from(key.rest) << 57 ^ u64::from(key.rest) >> 7)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed >> 32) as usize & (self.buckets.len() - 1)
    }

    /// What is known of a position.
    #[inline]
    pub fn get(&self, key: Key) -> Option<Known> {
        let bucket = &self.buckets[self.place(key)];
        bucket.iter().find(|entry| entry.is(key, self.generation)).map(|entry| entry.known())
    }

    /// Keeps what is known of a position, in place of what is known of one with fewer cards where there is no room.
    #[inline]
    pub fn put(&mut self, key: Key, known: Known) {
        let generation = self.generation;
        let place = self.place(key);
        let bucket = &mut self.buckets[place];
        let mut slot = 0;
        let mut fewest = u32::MAX;
        for (at, entry) in bucket.iter().enumerate() {
            if entry.is(key, generation) {
                slot = at;
                break;
            }
            let worth = if entry.generation() == generation { entry.cards.count_ones() + 1 } else { 0 };
            if worth < fewest {
                (slot, fewest) = (at, worth);
            }
        }
        bucket[slot] = Entry::new(key, known, generation);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(cards: u64, rest: u32) -> Key {
        Key { cards, rest }
    }

    #[test]
    fn what_was_put_is_found_until_it_is_forgotten() {
        let mut table = Table::new(64);
        for (number, (low, high)) in [(0, 5), (-65_000, 65_000), (-7, -7)].into_iter().enumerate() {
            let known = Known { low, high, best: 31 };
            table.put(key(number as u64, 16383), known);
            assert_eq!(table.get(key(number as u64, 16383)), Some(known));
        }
        assert_eq!(table.get(key(0, 16382)), None);
        table.forget();
        assert_eq!(table.get(key(0, 16383)), None);
    }

    #[test]
    fn bounds_that_do_not_fit_become_weaker_and_never_wrong() {
        let mut table = Table::new(4);
        table.put(key(1, 0), Known { low: 1_000_000, high: 2_000_000, best: 0 });
        let known = table.get(key(1, 0)).unwrap();
        assert!(known.low <= 1_000_000 && known.high >= 2_000_000);
        table.put(key(1, 0), Known { low: -2_000_000, high: -1_000_000, best: 0 });
        let known = table.get(key(1, 0)).unwrap();
        assert!(known.low <= -2_000_000 && known.high >= -1_000_000);
    }

    #[test]
    fn a_generation_that_comes_round_again_sees_nothing_old() {
        let mut table = Table::new(4);
        table.put(key(1, 0), Known { low: 0, high: 0, best: 0 });
        for _ in 0..=GENERATION_MAX {
            table.forget();
            assert_eq!(table.get(key(1, 0)), None);
        }
    }
}
