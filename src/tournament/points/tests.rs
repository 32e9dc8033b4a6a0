//! Every pattern of equal scores at tables of three and four.

use super::*;
use crate::Exact;

fn said(points: Vec<Exact>) -> String {
    points.iter().map(Exact::to_string).collect::<Vec<_>>().join(" ")
}

fn scheme(points: &str) -> PlaceScheme {
    PlaceScheme::new(points.split(' ').map(|one| one.parse().unwrap()).collect()).unwrap()
}

#[test]
fn points_go_by_place_and_shared_places_are_split() {
    let check = |raw: &[i64], split: &str, best: &str, worst: &str| {
        let scheme = if raw.len() == 3 {
            PlaceScheme::of_three()
        } else {
            PlaceScheme::of_four()
        };
        for (tie, expected) in [(Tie::Split, split), (Tie::Best, best), (Tie::Worst, worst)] {
            assert_eq!(said(scheme.points(raw, tie).unwrap()), expected, "{raw:?} {tie:?}");
        }
    };
    check(&[7, -9, 2], "3 0 1", "3 0 1", "3 0 1");
    check(&[5, 5, -10], "2 2 0", "3 3 0", "1 1 0");
    check(&[-4, 8, -4], "1/2 3 1/2", "1 3 1", "0 3 0");
    check(&[0, 0, 0], "4/3 4/3 4/3", "3 3 3", "0 0 0");
    check(&[9, 1, -2, -8], "3 5/3 2/3 0", "3 5/3 2/3 0", "3 5/3 2/3 0");
    check(&[4, 4, -4, -4], "7/3 7/3 1/3 1/3", "3 3 2/3 2/3", "5/3 5/3 0 0");
    check(&[6, -1, -1, -4], "3 7/6 7/6 0", "3 5/3 5/3 0", "3 2/3 2/3 0");
    check(&[3, 3, 3, -9], "16/9 16/9 16/9 0", "3 3 3 0", "2/3 2/3 2/3 0");
}

#[test]
fn a_list_of_points_that_rises_or_fits_no_table_is_no_scheme() {
    let new = |points: &[i64]| PlaceScheme::new(points.iter().copied().map(Exact::from).collect());
    assert_eq!(new(&[3, 1]), Err(PlaceSchemeFault::Length));
    assert_eq!(new(&[5, 4, 3, 2, 1]), Err(PlaceSchemeFault::Length));
    assert_eq!(new(&[3, 0, 1]), Err(PlaceSchemeFault::Rising));
    assert!(new(&[1, 1, 1]).is_ok());
    assert_eq!(scheme("3 1 0").points(&[1, 2], Tie::Split), None);
}

#[test]
fn both_usual_lists_have_the_same_mean() {
    assert_eq!(PlaceScheme::of_three().mean(), PlaceScheme::of_four().mean());
    assert_eq!(Scheme::usual().mean().unwrap().to_string(), "4/3");
    assert_eq!(Scheme::Raw.mean(), None);
}

#[test]
fn the_serbian_league_pays_four_to_the_only_positive_player() {
    for (raw, points) in [
        ([120, -40, -80], [4, 1, 0]),
        ([120, 10, -130], [3, 2, 0]),
        ([0, -10, -20], [4, 1, 0]),
        ([60, 0, -60], [3, 2, 0]),
        ([60, 60, -120], [3, 3, 0]),
        ([80, -40, -40], [4, 1, 1]),
        ([80, 40, 40], [3, 2, 2]),
        ([-5, -6, -7], [3, 1, 0]),
        ([-5, -5, -7], [3, 3, 0]),
        ([0, 0, 0], [3, 3, 3]),
    ] {
        assert_eq!(serbian_league(&raw), points, "{raw:?}");
    }
    assert_eq!(serbian_league(&[9, 1, -2, -8]), [3, 2, 0, 0]);
}

#[test]
fn seeger_and_fabian_pay_for_the_lost_games_of_the_others() {
    let seats = [(120, 3, 1), (-48, 1, 2), (60, 2, 0)];
    let of = |seats: &[(i64, u32, u32)]| {
        let seats: Vec<(i64, Games)> = seats
            .iter()
            .map(|(points, won, lost)| (*points, Games { won: *won, lost: *lost }))
            .collect();
        said(seeger_fabian(&seats))
    };
    // 120 + 50 x 2 + 40 x 2; -48 - 50 + 40 x 1; 60 + 100 + 40 x 3.
    assert_eq!(of(&seats), "300 -58 280");
    // At four: 30 for each of them.
    assert_eq!(of(&[(120, 3, 1), (-48, 1, 2), (60, 2, 0), (0, 0, 0)]), "280 -68 250 90");
}

#[test]
fn scores_of_unlike_counts_of_deals_are_brought_to_the_same_count() {
    assert_eq!(raw_per_deal(27, 9, 12).unwrap().to_string(), "36");
    assert_eq!(raw_per_deal(-10, 9, 12).unwrap().to_string(), "-40/3");
    assert_eq!(raw_per_deal(-10, 0, 12), None);
}

#[test]
fn the_host_is_the_player_who_was_it_least_often_and_then_the_highest_number() {
    let of = |seats: &[(u32, u16)]| {
        let seats: Vec<Hosting> = seats
            .iter()
            .map(|(hosted, number)| Hosting {
                hosted: *hosted,
                number: *number,
            })
            .collect();
        host(&seats)
    };
    assert_eq!(of(&[(1, 9), (0, 3), (0, 7)]), Some(2));
    assert_eq!(of(&[(2, 9), (2, 3), (3, 7)]), Some(0));
    assert_eq!(of(&[]), None);
}
