//! A hand of which the cards are taken away and the result is kept pays what it paid with the cards.

use proptest::prelude::*;
use talon_samples::generate::ulti::record_line;

use super::hands;
use crate::oracle::hands as by_chance;
use crate::oracle::stripped::pays_the_same;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn ulti_pays_the_same_without_the_cards(hand in hands()) {
        let record = serde_json::from_str(&record_line(&hand)).unwrap();
        prop_assert!(pays_the_same(&record).is_ok(), "{:?}", pays_the_same(&record));
    }

    #[test]
    fn preferans_pays_the_same_without_the_cards(seed in any::<u64>()) {
        let record = by_chance::hand(seed, None, true).record;
        prop_assert!(pays_the_same(&record).is_ok(), "{:?}", pays_the_same(&record));
    }
}
