//! Chance that is nothing but a seed, for hands that are made up and tables that are drawn. It takes nothing from the
//! machine, so that both can be made again anywhere.

/// A small source of chance that is nothing but a number: the same seed gives the same numbers for ever.
///
/// The state is stirred by SplitMix64 and drawn by xoshiro256++.
#[derive(Debug, Clone)]
pub struct Chance([u64; 4]);

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(GOLDEN);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

impl Chance {
    /// The chance of one thing of a series: it depends on nothing but these two numbers.
    pub fn of(seed: u64, number: u64) -> Chance {
        let mut stirred = seed;
        let mut state = split_mix(&mut stirred) ^ number.wrapping_mul(GOLDEN).rotate_left(17);
        Chance(std::array::from_fn(|_| split_mix(&mut state)))
    }

    /// The next 64 bits.
    pub fn draw(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.0;
        let drawn = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        drawn
    }

    /// A number from 0 to one less than `count`; 0 when there is nothing to choose from.
    pub fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.draw()) * count as u128) >> 64) as usize
    }

    /// A number from 0 up to but not reaching 1.
    pub fn unit(&mut self) -> f32 {
        (self.draw() >> 40) as f32 / (1u32 << 24) as f32
    }

    /// True this often: 0 never, 1 always.
    pub fn happens(&mut self, probability: f32) -> bool {
        self.unit() < probability
    }

    /// Puts a list in any order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_place_in_a_series_draws_the_same_numbers_and_another_draws_others() {
        let draw = |seed, number| {
            let mut chance = Chance::of(seed, number);
            [chance.draw(), chance.draw(), chance.draw()]
        };
        assert_eq!(draw(7, 3), draw(7, 3));
        assert_ne!(draw(7, 3), draw(7, 4));
        assert_ne!(draw(7, 3), draw(8, 3));
    }

    #[test]
    fn numbers_stay_below_their_limit_and_reach_all_of_it() {
        let mut chance = Chance::of(1, 1);
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[chance.below(6)] += 1;
            assert!((0.0..1.0).contains(&chance.unit()));
        }
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
    }
}
