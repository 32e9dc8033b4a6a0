//! The worked examples of section 11, one line each.

use super::*;
use Component::*;
use ComponentResult::{Lose, Win};

/// Declarer is A; levels are (component, level against B, level against C).
fn check(
    number: u8,
    contract: &str,
    made: &[Component],
    levels: &[(Component, u8, u8)],
    silent: &[(Silent, ComponentResult)],
    expected: [i64; 3],
) {
    let mut carried = Levels::default();
    for (component, b, c) in levels {
        carried.set(Seat::B, *component, *b);
        carried.set(Seat::C, *component, *c);
    }
    let mut fates = [None; 4];
    for (name, fate) in silent {
        fates[*name as usize] = Some(*fate);
    }
    let case = Case {
        variant: &Variant::default(),
        contract: Bid::parse(contract).unwrap(),
        declarer: Seat::A,
        levels: carried,
        made: made.iter().copied().collect(),
        silent: fates,
        silent_ulti_holder: None,
        defender_lost_seven: false,
        hundred_by_twenties: false,
        round_factor: 1,
    };
    let scores = settle(&case);
    assert_eq!([scores.a, scores.b, scores.c], expected, "example {number}");
}

#[test]
fn the_worked_examples_of_the_rules_pay_as_written() {
    check(1, "h40+ulti+dur", &[Forty, Ulti, Durchmars], &[], &[], [28, -14, -14]);
    check(2, "h40+ulti+dur", &[Forty, Ulti], &[], &[], [4, -2, -2]);
    check(3, "h40+ulti+dur", &[Forty, Ulti], &[(Durchmars, 1, 1)], &[], [-8, 4, 4]);
    check(4, "simple+ulti", &[Simple], &[(Ulti, 1, 1)], &[], [-22, 11, 11]);
    check(5, "simple+ulti", &[Simple], &[(Ulti, 2, 2)], &[], [-38, 19, 19]);
    check(6, "simple+ulti", &[Simple], &[(Ulti, 3, 3)], &[], [-70, 35, 35]);
    check(7, "simple+ulti", &[], &[], &[], [-18, 9, 9]);
    check(8, "p:simple+ulti", &[Simple, Ulti], &[], &[], [20, -10, -10]);
    check(
        9,
        "p:simple+ulti",
        &[],
        &[(Simple, 1, 1), (Ulti, 1, 1)],
        &[],
        [-56, 28, 28],
    );
    check(10, "betli", &[Betli], &[(Betli, 1, 0)], &[], [15, -10, -5]);
    check(11, "betli", &[], &[(Betli, 2, 0)], &[], [-25, 20, 5]);
    check(12, "open_betli", &[], &[], &[], [-40, 20, 20]);
    check(13, "simple", &[Simple], &[], &[(Silent::Ulti, Win)], [6, -3, -3]);
    check(14, "simple", &[], &[], &[(Silent::Hundred, Lose)], [-10, 5, 5]);
    check(15, "p:simple", &[Simple], &[], &[(Silent::Ulti, Lose)], [-12, 6, 6]);
    check(
        16,
        "p:simple",
        &[Simple],
        &[(Simple, 1, 1)],
        &[(Silent::Durchmars, Win)],
        [32, -16, -16],
    );
    check(17, "h20+aces", &[Twenty], &[], &[], [8, -4, -4]);
    check(19, "redur", &[], &[(Redurchmars, 0, 1)], &[], [-36, 12, 24]);
    check(20, "h40", &[Forty], &[], &[(Silent::Ulti, Win)], [12, -6, -6]);
    check(21, "p:h20+ulti+odur", &[], &[], &[], [-112, 56, 56]);
    check(22, "simple+aces", &[Aces], &[(Simple, 1, 1)], &[], [4, -2, -2]);
}

#[test]
fn a_thrown_in_simple_costs_one_to_each_or_two_where_the_club_says_so() {
    let variant = Variant::default();
    let scores = settle_forfeit(&variant, Seat::A, 1);
    assert_eq!([scores.a, scores.b, scores.c], [-2, 1, 1]);
    let dear = settle_forfeit(
        &Variant {
            forfeit_value: 2,
            ..variant
        },
        Seat::C,
        2,
    );
    assert_eq!([dear.a, dear.b, dear.c], [4, 4, -8]);
}
