use super::*;
use crate::games::ulti::{Bid, Component, ComponentSet, LastSeven, SidePoints, SimpleForfeit};

fn written(code: &str) -> WrittenHand {
    WrittenHand::new(Seat::A, Bid::parse(code).unwrap())
}

/// Every set of results of the silent bids that the contract leaves open.
fn silents(contract: Bid, variant: &Variant) -> Vec<[Option<ComponentResult>; 4]> {
    let mut all = vec![[None; 4]];
    for silent in Silent::ALL
        .into_iter()
        .filter(|silent| silent.goes_with(contract, variant))
    {
        all = all
            .into_iter()
            .flat_map(|before| {
                [None, Some(ComponentResult::Win), Some(ComponentResult::Lose)].map(|result| {
                    let mut one = before;
                    one[silent as usize] = result;
                    one
                })
            })
            .collect();
    }
    all
}

/// The ways in which a contract can end, one set of components made for each, that leave the rest as it is written.
fn possible_ends(hand: &WrittenHand, variant: &Variant) -> Vec<ComponentSet> {
    subsets(hand.contract.components())
        .filter(|made| WrittenHand { made: *made, ..*hand }.can_be(variant))
        .collect()
}

fn subsets(all: ComponentSet) -> impl Iterator<Item = ComponentSet> {
    let parts: Vec<Component> = all.iter().collect();
    (0..1_u32 << parts.len()).map(move |bits| {
        let chosen = parts.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
        chosen.map(|(_, part)| *part).collect()
    })
}

fn count(code: &str) -> (usize, usize) {
    let variant = Variant::default();
    let hand = written(code);
    let (mut all, mut possible) = (0, 0);
    for silent in silents(hand.contract, &variant) {
        let silent = Some(silent);
        all += 1 << hand.contract.components().len();
        possible += possible_ends(&WrittenHand { silent, ..hand }, &variant).len();
    }
    (all, possible)
}

#[test]
fn of_162_ways_to_fill_in_a_simple_50_are_possible_and_35_of_108_for_an_ulti() {
    assert_eq!(count("simple"), (162, 50));
    assert_eq!(count("simple+ulti"), (108, 35));
}

fn codes(hand: &WrittenHand, variant: &Variant) -> Vec<(&'static str, &'static str)> {
    hand.check(variant)
        .iter()
        .map(|one| (one.code.as_str(), one.rule.map_or("", |rule| rule.as_str())))
        .collect()
}

fn with_silent(hand: WrittenHand, arisen: &[(Silent, ComponentResult)]) -> WrittenHand {
    let mut silent = [None; 4];
    for (one, result) in arisen {
        silent[*one as usize] = Some(*result);
    }
    WrittenHand {
        silent: Some(silent),
        ..hand
    }
}

#[test]
fn verdicts_that_exclude_each_other_are_refused_where_they_stand() {
    use ComponentResult::{Lose, Win};
    let variant = Variant::default();
    let (simple, lost) = (written("simple"), ComponentSet::default());
    let both = with_silent(simple, &[(Silent::Hundred, Lose)]);
    assert_eq!(both.check(&variant)[0].place, ActionPart::Inner("silent", "100"));
    assert_eq!(codes(&both, &variant), [("OUTCOME_IMPOSSIBLE", "U-7.10")]);
    let march = with_silent(simple, &[(Silent::Durchmars, Win), (Silent::Aces, Win)]);
    assert_eq!(codes(&march, &variant), [("OUTCOME_IMPOSSIBLE", "U-10.3")]);
    let odd = WrittenHand {
        made: lost,
        ..with_silent(simple, &[(Silent::Durchmars, Win)])
    };
    assert_eq!(codes(&odd, &variant), []);
    let betli = with_silent(written("betli"), &[(Silent::Ulti, Win)]);
    assert_eq!(codes(&betli, &variant), [("SILENT_NOT_OPEN", "U-10.1")]);
}

#[test]
fn points_must_be_possible_and_agree_with_the_verdicts() {
    let variant = Variant::default();
    let with = |declarer, defenders| WrittenHand {
        points: Some(SidePoints { declarer, defenders }),
        ..written("simple")
    };
    assert_eq!(codes(&with(50, 40), &variant), []);
    assert_eq!(codes(&with(100, 30), &variant), []);
    for (own, theirs) in [(50, 45), (40, 50), (50, 50), (200, 90)] {
        assert_eq!(
            codes(&with(own, theirs), &variant),
            [("POINTS_IMPOSSIBLE", "U-7.9")],
            "{own} {theirs}"
        );
    }
    let nothing = with_silent(with(100, 30), &[]);
    assert_eq!(codes(&nothing, &variant), [("POINTS_IMPOSSIBLE", "U-7.9")]);
    assert_eq!(with(100, 30).silent_results(&variant)[0], Some(ComponentResult::Win));
}

#[test]
fn the_seven_tells_the_silent_ulti_and_may_be_needed() {
    let variant = Variant::default();
    let all_pay = Variant {
        silent_ulti_all_pay: true,
        ..variant
    };
    let lost = with_silent(written("simple"), &[(Silent::Ulti, ComponentResult::Lose)]);
    assert_eq!(codes(&lost, &variant), []);
    assert_eq!(codes(&lost, &all_pay), [("MISSING_MEMBER", "U-10.2")]);
    let seven = |by, won| Some(LastSeven { by, won });
    let known = WrittenHand {
        seven: seven(Seat::B, true),
        ..lost
    };
    assert_eq!(codes(&known, &all_pay), []);
    let scores = known.outcome(&all_pay).scores.unwrap();
    assert_eq!((scores.a, scores.b, scores.c), (2 - 4, -1 + 8, -1 - 4));
    let wrong = WrittenHand {
        seven: seven(Seat::A, true),
        ..lost
    };
    assert_eq!(codes(&wrong, &variant), [("OUTCOME_IMPOSSIBLE", "U-10.2")]);
}

#[test]
fn only_a_simple_that_nobody_doubled_may_be_thrown_in() {
    let variant = Variant::default();
    let thrown = |code| WrittenHand {
        forfeit: true,
        ..written(code)
    };
    assert_eq!(codes(&thrown("simple"), &variant), []);
    assert_eq!(codes(&thrown("h40"), &variant), [("THROW_IN_NOT_ALLOWED", "U-9.3")]);
    let mut doubled = thrown("simple");
    for seat in [Seat::B, Seat::C] {
        doubled.levels.set(seat, Component::Simple, 1);
    }
    assert_eq!(codes(&doubled, &variant), [("THROW_IN_NOT_ALLOWED", "U-9.1")]);
    let mandatory = Variant {
        simple_forfeit: SimpleForfeit::Mandatory,
        ..variant
    };
    assert_eq!(codes(&written("simple"), &mandatory), [("OUTCOME_IMPOSSIBLE", "U-9.2")]);
}
