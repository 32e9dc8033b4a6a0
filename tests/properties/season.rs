//! What holds for every season, on seasons made up at random.

use proptest::prelude::*;
use talon_tournament::Exact;
use talon_tournament::league::{
    Counting, DropsFrom, Finish, GuestRule, Season, SeasonAdjustment, SeasonPlayer, SeasonProfile, SeasonRow, Unit,
    UnitPoints, UnitResult,
};

const PLAYERS: usize = 7;

/// A unit as strengths of those who came: equal ones share a place.
fn units() -> impl Strategy<Value = Vec<Vec<Option<u8>>>> {
    let somebody = prop_oneof![1 => Just(None), 3 => (0..5u8).prop_map(Some)];
    prop::collection::vec(prop::collection::vec(somebody, PLAYERS), 1..=8)
}

fn countings() -> impl Strategy<Value = Counting> {
    prop_oneof![
        (1..5usize).prop_map(|n| Counting::Best { n }),
        (0..3usize).prop_map(|k| Counting::Drop { k }),
        Just(Counting::All),
        Just(Counting::Growing {
            steps: vec![DropsFrom { units: 3, dropped: 1 }, DropsFrom { units: 6, dropped: 2 },],
        }),
        (1..3usize).prop_map(|n| Counting::BestPerGroup { n }),
    ]
}

fn unit(strengths: &[Option<u8>]) -> Unit {
    let result = |(player, strength): (usize, &Option<u8>)| {
        let own = (*strength)?;
        let ahead = strengths.iter().flatten().filter(|other| **other > own).count();
        Some(UnitResult {
            player,
            finish: Finish::Ranked(ahead + 1),
            points: Exact::from(i64::from(own)),
            raw: Exact::from(i64::from(own)),
            tables: 3,
        })
    };
    Unit::of(strengths.iter().enumerate().filter_map(result).collect())
}

fn season(units: &[Vec<Option<u8>>], counting: Counting) -> Season {
    Season {
        profile: SeasonProfile {
            counting,
            minimum: 0,
            ..SeasonProfile::default()
        },
        players: vec![
            SeasonPlayer {
                is_guest: false,
                carried: Exact::zero(),
                lot: 0,
            };
            PLAYERS
        ],
        units: units.iter().map(|strengths| unit(strengths)).collect(),
        adjustments: Vec::new(),
        playoffs: Vec::new(),
    }
}

/// Rank and total of each player, by their place in the list.
fn by_player(rows: &[SeasonRow]) -> Vec<(Option<usize>, Exact)> {
    let mut all = vec![(None, Exact::zero()); PLAYERS];
    for row in rows {
        all[row.player] = (row.rank, row.total.clone());
    }
    all
}

proptest! {
    #[test]
    fn what_counts_adds_up_to_the_total_and_ranks_are_a_ranking(units in units(), counting in countings()) {
        let season = season(&units, counting);
        let rows = season.table().unwrap();
        prop_assert_eq!(rows.len(), PLAYERS);
        for row in &rows {
            let counted = row.cells.iter().flatten().filter(|cell| cell.is_counted);
            prop_assert_eq!(&counted.map(|cell| &cell.points).sum::<Exact>(), &row.total);
        }
        let ranks: Vec<usize> = rows.iter().filter_map(|row| row.rank).collect();
        prop_assert!(talon_tournament::is_ranking(&ranks) && ranks.is_sorted());
        prop_assert!(rows.windows(2).all(|two| two[0].total >= two[1].total));
    }

    #[test]
    fn nobody_ranks_otherwise_because_players_are_listed_otherwise(
        units in units(),
        counting in countings(),
        turn in 1..PLAYERS,
    ) {
        let before = by_player(&season(&units, counting.clone()).table().unwrap());
        let turned: Vec<Vec<Option<u8>>> = units
            .iter()
            .map(|unit| {
                let mut unit = unit.clone();
                unit.rotate_left(turn);
                unit
            })
            .collect();
        let mut after = by_player(&season(&turned, counting).table().unwrap());
        after.rotate_right(turn);
        prop_assert_eq!(before, after);
    }

    #[test]
    fn one_unit_more_and_more_that_count_never_lower_a_total(units in units(), best in 1..6usize) {
        let few = by_player(&season(&units, Counting::Best { n: best }).table().unwrap());
        let many = by_player(&season(&units, Counting::Best { n: best + 1 }).table().unwrap());
        let shorter = by_player(&season(&units[1..], Counting::Best { n: best }).table().unwrap());
        for ((few, many), shorter) in few.iter().zip(&many).zip(&shorter) {
            prop_assert!(few.1 <= many.1 && shorter.1 <= few.1);
        }
    }

    #[test]
    fn an_absence_never_lowers_a_total(units in units(), counting in countings(), missed in 0..8usize) {
        let mut missing = units.clone();
        let missed = missed % units.len();
        missing[missed][0] = None;
        prop_assume!(missing[missed].iter().any(Option::is_some));
        let there = by_player(&season(&units, counting.clone()).table().unwrap());
        let away = by_player(&season(&missing, counting).table().unwrap());
        prop_assert!(away[0].1 <= there[0].1);
    }

    #[test]
    fn more_points_in_a_unit_never_lower_a_rank(units in units(), counting in countings(), at in 0..8usize) {
        let mut own = season(&units, counting);
        own.profile.points = UnitPoints::Own;
        let mut more = own.clone();
        let unit = at % units.len();
        let Some(result) = more.units[unit].results.iter_mut().find(|result| result.player == 0) else {
            return Ok(());
        };
        result.points = &result.points + &Exact::from(2);
        let before = by_player(&own.table().unwrap())[0].0;
        let after = by_player(&more.table().unwrap())[0].0;
        prop_assert!(after <= before);
    }

    #[test]
    fn the_same_adjustment_for_everyone_moves_nobody(units in units(), counting in countings(), amount in -20..20i64) {
        let plain = season(&units, counting);
        let mut adjusted = plain.clone();
        adjusted.adjustments = (0..PLAYERS)
            .map(|player| SeasonAdjustment { player, unit: None, amount: Exact::from(amount) })
            .collect();
        let ranks = |season: &Season| -> Vec<Option<usize>> {
            by_player(&season.table().unwrap()).into_iter().map(|(rank, _)| rank).collect()
        };
        prop_assert_eq!(ranks(&plain), ranks(&adjusted));
    }

    #[test]
    fn guests_who_are_passed_over_might_as_well_not_have_been(units in units(), counting in countings()) {
        let mut passed_over = season(&units, counting.clone());
        passed_over.players[0].is_guest = true;
        passed_over.profile.guests = GuestRule::PassedOver;
        let without: Vec<Vec<Option<u8>>> = units
            .iter()
            .map(|unit| std::iter::once(None).chain(unit[1..].iter().copied()).collect())
            .collect();
        prop_assume!(without.iter().all(|unit| unit.iter().any(Option::is_some)));
        let deleted = season(&without, counting);
        let rows = passed_over.table().unwrap();
        prop_assert_eq!(&by_player(&rows)[1..], &by_player(&deleted.table().unwrap())[1..]);
        prop_assert!(rows.iter().all(|row| row.player != 0));
    }
}
