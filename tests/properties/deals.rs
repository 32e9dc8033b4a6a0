//! Deals that are made from a seed: full packs, the same from the same seed, no two alike, and no place that draws a
//! card.

use std::collections::BTreeSet;

use proptest::prelude::*;
use talon_rules::cards::CardSet;
use talon_tournament::duplicate::{BoardDeal, BoardKey, DealSeed, deal};

fn seeds() -> impl Strategy<Value = DealSeed> {
    any::<[u8; 32]>().prop_map(DealSeed::new)
}

fn boards() -> impl Strategy<Value = BoardKey> {
    (1..=20u16, 1..=200u16, 1..=60u16).prop_map(|(stage, set, at)| BoardKey { stage, set, at })
}

fn parts(dealt: &BoardDeal) -> [CardSet; 4] {
    let [one, two, three] = dealt.hands;
    [one, two, three, dealt.talon]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn every_deal_is_a_full_pack(seed in seeds(), board in boards()) {
        let parts = parts(&deal(seed, board));
        prop_assert_eq!(parts.map(CardSet::len), [10, 10, 10, 2]);
        let all = parts.into_iter().fold(CardSet::EMPTY, CardSet::or);
        prop_assert_eq!(all, CardSet::FULL);
    }

    #[test]
    fn the_same_seed_makes_the_same_deal_and_any_other_seed_another(
        seed in seeds(), other in seeds(), board in boards(),
    ) {
        prop_assert_eq!(deal(seed, board), deal(seed, board));
        let written = DealSeed::parse(&seed.to_hex()).unwrap();
        prop_assert_eq!(deal(written, board), deal(seed, board));
        if seed != other {
            prop_assert_ne!(deal(seed, board), deal(other, board));
            prop_assert_ne!(seed.commitment(), other.commitment());
        }
    }
}

/// All boards of two stages with thirty sets of twelve.
fn evening() -> Vec<BoardKey> {
    let mut boards = Vec::new();
    for stage in 1..=2 {
        for set in 1..=30 {
            boards.extend((1..=12).map(|at| BoardKey { stage, set, at }));
        }
    }
    boards
}

#[test]
fn no_two_boards_of_a_tournament_have_the_same_deal() {
    let seed = DealSeed::new([7; 32]);
    let dealt: BTreeSet<[u32; 4]> = evening()
        .into_iter()
        .map(|board| parts(&deal(seed, board)).map(CardSet::bits))
        .collect();
    assert_eq!(dealt.len(), evening().len());
}

#[test]
fn each_card_comes_to_each_place_as_often_as_it_should() {
    let mut counts = [[0_i64; 4]; 32];
    let mut dealt = 0;
    for seed in 0..40_u8 {
        for board in evening() {
            let parts = parts(&deal(DealSeed::new([seed; 32]), board));
            for (place, cards) in parts.into_iter().enumerate() {
                cards.iter().for_each(|card| counts[card.index()][place] += 1);
            }
            dealt += 1;
        }
    }
    // 28,800 deals; six standard deviations of a binomial on either side.
    for (card, places) in counts.iter().enumerate() {
        for (place, count) in places.iter().enumerate() {
            let share = [10.0, 10.0, 10.0, 2.0][place] / 32.0;
            let expected = f64::from(dealt) * share;
            let bound = 6.0 * (expected * (1.0 - share)).sqrt();
            let found = *count as f64;
            assert!((found - expected).abs() < bound, "card {card}, place {place}: {count}");
        }
    }
}
