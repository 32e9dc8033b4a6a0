//! Seasons worked by hand, one for each thing that a profile can say.

use super::*;

#[test]
fn the_best_units_count_and_a_tie_goes_down_the_chain() {
    let units = ["A1 B2 C3", "B1 C2 A3", "A2 B1 C3", "C1 X2 Y3 A4"];
    let season = season(3, Counting::Best { n: 3 }, &units);
    assert_eq!(said(&season), "1B 27, 2C 22, 3A 22");
    assert_eq!(row(&season, "A"), "10 5 7 (4)");
    // Of equal points the earlier unit counts.
    assert_eq!(row(&season, "C"), "5 7 (5) 10");
    let rows = season.table().unwrap();
    let reason = rows[1].decisive().unwrap();
    assert_eq!(
        (reason.other, reason.by),
        (0, crate::standings::By::Item(SeasonKey::Item(SeasonItem::AllUnits)))
    );
    assert_eq!(
        (reason.mine.clone(), reason.theirs.clone()),
        (Some(exact("27")), Some(exact("26")))
    );
    assert!(rows[0].decisive().is_none());
}

#[test]
fn a_shared_place_gets_the_mean_of_the_places_it_covers() {
    let season = season(7, Counting::All, &["A1 B2 C2 D4 E5 F6 G7"]);
    assert_eq!(said(&season), "1A 10, 2B 6, 2C 6, 4D 4, 5E 3, 6F 2, 7G 1");
}

#[test]
fn an_average_of_what_was_played_stands_apart_below_the_minimum() {
    let mut season = season(3, Counting::Average, &["A1=9 B2=6 C3=5", "A1=9 B2=7 C2=7", "B2=5 C1=8"]);
    season.profile.points = UnitPoints::Own;
    season.profile.minimum = 3;
    assert_eq!(said(&season), "1C 20/3, 2B 6, -A 9");
}

#[test]
fn a_weight_multiplies_what_a_unit_pays() {
    let mut season = season(2, Counting::All, &["A1", "X1 A2"]);
    season.units[1].weight = exact("1/2");
    assert_eq!(said(&season), "1A 27/2, 2B 0");
    season.units[1].weight = exact("0");
    assert_eq!(said(&season), "1A 10, 2B 0");
    season.units[1].weight = exact("-1");
    assert_eq!(season.table(), Err(SeasonFault::NegativeWeight { unit: 1 }));
}

#[test]
fn growing_drops_take_a_missed_unit_first() {
    let steps = vec![DropsFrom { units: 4, dropped: 1 }, DropsFrom { units: 8, dropped: 2 }];
    let counting = Counting::Growing { steps };
    assert_eq!(counting.places(7), Some(6));
    assert_eq!(counting.places(8), Some(6));
    let three = season(3, counting.clone(), &["A1 B2 C3", "A1 B2", "B1 C2 A3"]);
    assert_eq!(said(&three), "1A 25, 2B 24, 3C 12");
    let four = season(3, counting, &["A1 B2 C3", "A1 B2", "B1 C2 A3", "C1 B2 A3"]);
    assert_eq!(said(&four), "1A 25, 2B 24, 3C 22");
    assert_eq!(row(&four, "A"), "10 10 5 (5)");
    let steep = |units, dropped| {
        season(
            1,
            Counting::Growing {
                steps: vec![DropsFrom { units, dropped }],
            },
            &["A1"],
        )
        .table()
    };
    assert_eq!(steep(4, 2), Err(CountingFault::TooFast.into()));
    assert_eq!(steep(0, 1), Err(CountingFault::NotUpwards.into()));
    assert_eq!(
        season(1, Counting::Best { n: 0 }, &[]).table(),
        Err(CountingFault::Nothing.into())
    );
}

#[test]
fn drop_takes_out_the_lowest_of_the_units_so_far() {
    let dropped = season(2, Counting::Drop { k: 1 }, &["A1 B2", "A2 B1", "X1 Y2 A3"]);
    assert_eq!(said(&dropped), "1A 17, 2B 17");
    assert_eq!(
        (row(&dropped, "A"), row(&dropped, "B")),
        ("10 7 (5)".to_owned(), "7 10 -".to_owned())
    );
}

#[test]
fn so_many_of_each_group_count() {
    let mut season = season(2, Counting::BestPerGroup { n: 1 }, &["A1", "B1 A2", "A1 B2", "A1"]);
    for (unit, group) in season.units.iter_mut().zip(["spring", "spring", "autumn", "autumn"]) {
        unit.group = Some(group.to_owned());
    }
    assert_eq!(row(&season, "A"), "10 (7) 10 (10)");
    assert_eq!(said(&season), "1A 20, 2B 17");
}

#[test]
fn guests_keep_their_place_or_are_passed_over() {
    let mut season = season(3, Counting::All, &["X1 A1 B3 C4"]);
    assert_eq!(said(&season), "1A 17/2, 2B 5, 3C 4");
    season.profile.guests = GuestRule::PassedOver;
    assert_eq!(said(&season), "1A 10, 2B 7, 3C 5");
    assert_eq!(season.table().unwrap()[1].cells[0].as_ref().unwrap().rank, Some(2));
}

#[test]
fn an_adjustment_of_a_unit_can_push_it_out_and_one_of_the_total_cannot() {
    let units = ["A1", "A2 B1", "A2 B1"];
    let mut season = season(2, Counting::Best { n: 2 }, &units);
    let adjust = |unit: Option<usize>| SeasonAdjustment {
        player: 0,
        unit,
        amount: exact("-4"),
    };
    season.adjustments = vec![adjust(Some(0))];
    assert_eq!(row(&season, "A"), "(6) 7 7");
    assert_eq!(said(&season), "1B 20, 2A 14");
    season.adjustments = vec![adjust(None)];
    assert_eq!(row(&season, "A"), "10 7 (7)");
    assert_eq!(said(&season), "1B 20, 2A 13");
    season.adjustments = vec![
        adjust(None),
        SeasonAdjustment {
            amount: exact("-20"),
            ..adjust(None)
        },
    ];
    assert_eq!(said(&season), "1B 20, 2A -7");
    season.adjustments = vec![SeasonAdjustment {
        player: 1,
        ..adjust(Some(0))
    }];
    assert_eq!(season.table(), Err(SeasonFault::NotPlayed { unit: 0, player: 1 }));
}

#[test]
fn participation_is_added_to_each_unit_and_a_bonus_takes_no_place() {
    let mut season = season(
        3,
        Counting::Best { n: 2 },
        &["A1 B2 C3", "B1 C2 A3", "C1 A2 B3", "A1 C2"],
    );
    season.profile.participation = exact("1");
    season.units[0].weight = exact("1/2");
    season.units[2].weight = exact("2");
    season.units[2].is_bonus = true;
    assert_eq!(said(&season), "1C 37, 2A 32, 3B 53/2");
    assert_eq!(row(&season, "C"), "(7/2) 8 21 8");
    // Of two of six the win counts.
    assert_eq!(row(&season, "A"), "6 (6) 15 11");
}

#[test]
fn who_was_excluded_keeps_a_nothing_that_cannot_be_dropped() {
    let season = season(3, Counting::Best { n: 2 }, &["A1 B2 C3", "A1 C2 Bx", "B1 C2 A3"]);
    assert_eq!(said(&season), "1A 20, 2C 14, 3B 10");
    assert_eq!(row(&season, "B"), "(7) 0 10");
    let rows = season.table().unwrap();
    assert_eq!((rows[2].played, rows[2].counted()), (2, 2));
}

#[test]
fn scores_below_zero_count_where_all_do_and_never_among_the_best() {
    let units = ["A1=40 B2=-10 C3=-30", "C1=30 B2=-5 A3=-25", "B1=15 A2=-15"];
    let mut all = season(3, Counting::All, &units);
    all.profile.points = UnitPoints::Raw;
    all.profile.chain = vec![SeasonItem::BestUnit];
    assert_eq!(said(&all), "1A 0, 2C 0, 3B 0");
    all.profile.counting = Counting::Best { n: 2 };
    assert_eq!(said(&all), "1A 40, 2C 30, 3B 15");
    assert_eq!(row(&all, "A"), "40 (-25) (-15)");
}

#[test]
fn two_entries_of_one_person_are_one_after_a_merge_and_two_again_when_it_is_taken_back() {
    let apart = season(4, Counting::Best { n: 2 }, &["B1 A2 C3", "D1 A2 C3", "A1 B2"]);
    assert_eq!(said(&apart), "1A 17, 2B 17, 3D 10, 4C 10");
    let merged = season(3, Counting::Best { n: 2 }, &["B1 A2 C3", "B1 A2 C3", "A1 B2"]);
    assert_eq!(said(&merged), "1B 20, 2A 17, 3C 10");
}

#[test]
fn equal_points_at_different_places_go_by_the_place() {
    // Second of five and first of four are worth the same.
    let mut season = season(5, Counting::Best { n: 1 }, &["B1 A2 C3 D4 E5", "A1 B2 C3 D4"]);
    season.profile.points = UnitPoints::Linear;
    assert_eq!(row(&season, "A"), "(4) 4");
}

#[test]
fn a_young_season_asks_for_half_of_its_units() {
    let mut season = season(2, Counting::All, &["A1 B2", "A1", "A1"]);
    season.profile.minimum = 4;
    assert_eq!(said(&season), "-A 30, -B 7");
    season.profile.is_minimum_growing = true;
    assert_eq!(said(&season), "1A 30, -B 7");
    assert_eq!(said(&season.after(2)), "1A 20, 2B 7");
    assert_eq!(said(&season.after(0)), "1A 0, 1B 0");
}

#[test]
fn a_unit_that_cannot_be_is_named() {
    let table = |units: &[&str]| season(3, Counting::All, units).table();
    assert_eq!(table(&["A1", "A1 B3"]), Err(SeasonFault::NoRanking { unit: 1 }));
    assert_eq!(table(&["A1 A2"]), Err(SeasonFault::PlayerTwice { unit: 0, player: 0 }));
    assert_eq!(table(&["A1 W2"]), Err(SeasonFault::NoSuchPlayer { unit: 0 }));
    let mut large = season(1, Counting::All, &["A1=900000000000"]);
    large.profile.points = UnitPoints::Own;
    assert!(large.table().is_ok());
    large.units[0].weight = exact("2");
    assert_eq!(large.table(), Err(SeasonFault::TooLarge { unit: 0 }));
    let mut twice = season(1, Counting::All, &[]);
    twice.profile.chain = vec![SeasonItem::Lot, SeasonItem::BestUnit, SeasonItem::Lot];
    assert_eq!(twice.table(), Err(SeasonFault::ChainTwice(SeasonItem::Lot)));
}

#[test]
fn tables_of_counted_units_and_play_offs_part_those_who_are_level() {
    let mut level = season(3, Counting::All, &["A1 B2 C3", "B1 A2 C3"]);
    level.profile.chain = vec![SeasonItem::HeadToHead, SeasonItem::Playoff];
    assert_eq!(said(&level), "1A 17, 1B 17, 3C 10");
    let seat = |who: &str, raw: i64| SeatScore {
        player: player(who),
        raw,
    };
    level.units[0].tables = vec![vec![seat("A", 4), seat("B", 6), seat("C", -10)]];
    assert_eq!(said(&level), "1B 17, 2A 17, 3C 10");
    level.units[1].tables = vec![vec![seat("A", 9), seat("B", 2), seat("C", -11)]];
    assert_eq!(said(&level), "1A 17, 1B 17, 3C 10");
    let place = |who: &str, place| PlayoffPlace {
        player: player(who),
        place,
    };
    level.playoffs = vec![vec![place("A", 2), place("B", 1)]];
    assert_eq!(said(&level), "1B 17, 2A 17, 3C 10");
}

#[test]
fn a_unit_of_guests_who_are_passed_over_is_none() {
    let units = ["A1 B2", "A1 B2", "X1 Y2 Z3"];
    let mut season = season(2, Counting::Drop { k: 1 }, &units);
    season.profile.minimum = 4;
    season.profile.is_minimum_growing = true;
    let minimum_and_row = |season: &Season| (season.units_so_far(), season.minimum_now(), row(season, "A"));
    assert_eq!(minimum_and_row(&season), (3, 2, "10 10 -".to_owned()));
    season.profile.guests = GuestRule::PassedOver;
    let without = Season {
        units: season.units[..2].to_vec(),
        ..season.clone()
    };
    assert_eq!(minimum_and_row(&season), (2, 1, "10 (10) -".to_owned()));
    assert_eq!(said(&season), said(&without));
}
