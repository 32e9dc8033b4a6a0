//! Which verdicts can stand together (U-7, U-10), by counting and nothing finer: tricks, aces and tens, the last trick,
//! marriages. It knows no cards.

use std::collections::BTreeSet;

use super::component::Component;
use super::points::{marriage_allowed, marriage_value, trick_points, trick_points_needed};
use super::scoring::{ComponentResult, Silent};
use super::variant::Variant;
use super::written::{LastSeven, MarriagesSaid, WrittenHand, silent_ulti_of};

/// Aces of the pack, and as many tens.
const OF_EACH: i64 = 4;
const TRICKS: i64 = 10;
/// Cards of a trick.
const IN_TRICK: i64 = 3;
/// Cards of the talon.
const IN_TALON: i64 = 2;

/// How some cards of the pack are split over the declarer, the defenders and the talon.
#[derive(Debug, Clone, Copy)]
struct Split {
    declarer: i64,
    defenders: i64,
    talon: i64,
}

/// How the tricks of a hand went, as far as its verdicts depend on it.
#[derive(Debug, Clone, Copy)]
struct Count {
    /// The declarer's.
    tricks: i64,
    aces: Split,
    tens: Split,
    last_trick_declarer: bool,
}

/// What the points of a count depend on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct PointFacts {
    /// Aces and tens of the declarer.
    high: i64,
    last_trick_declarer: bool,
    declarer_has_trick: bool,
    defenders_have_trick: bool,
}

impl PointFacts {
    fn of(count: Count) -> PointFacts {
        PointFacts {
            high: count.aces.declarer + count.tens.declarer,
            last_trick_declarer: count.last_trick_declarer,
            declarer_has_trick: count.tricks > 0,
            defenders_have_trick: count.tricks < TRICKS,
        }
    }
}

/// What each side said.
#[derive(Debug, Clone, Copy)]
struct MarriagesOfSides {
    declarer: MarriagesSaid,
    defenders: MarriagesSaid,
}

/// Whether some count brings everything that is written.
pub(super) fn can_be(hand: &WrittenHand, variant: &Variant) -> bool {
    let marriages: Vec<MarriagesOfSides> = marriages(hand).collect();
    // Most counts come to the same points as others.
    let mut seen = BTreeSet::new();
    let mut counts = counts(hand, variant)
        .map(PointFacts::of)
        .filter(|facts| seen.insert(*facts));
    counts.any(|facts| marriages.iter().any(|said| points_fit(hand, variant, facts, said)))
}

fn splits() -> impl Iterator<Item = Split> + Clone {
    (0..=OF_EACH).flat_map(|declarer| {
        (0..=OF_EACH - declarer).map(move |defenders| Split {
            declarer,
            defenders,
            talon: OF_EACH - declarer - defenders,
        })
    })
}

/// The counts that bring what does not depend on marriages.
fn counts<'h>(hand: &'h WrittenHand, variant: &'h Variant) -> impl Iterator<Item = Count> + 'h {
    let tricks = (0..=TRICKS).filter(|tricks| tricks_fit(hand, variant, *tricks));
    tricks.flat_map(move |tricks| {
        let aces = splits().filter(move |aces| aces_fit(hand, variant, tricks, *aces));
        let tens = move |aces: Split| splits().filter(move |tens| room(tricks, aces, *tens));
        aces.flat_map(move |aces| {
            tens(aces).flat_map(move |tens| {
                let last = [true, false]
                    .into_iter()
                    .filter(move |last| last_fits(hand, variant, tricks, *last));
                last.map(move |last_trick_declarer| Count {
                    tricks,
                    aces,
                    tens,
                    last_trick_declarer,
                })
            })
        })
    })
}

/// No side has more aces and tens than cards in its tricks, nor the talon more than two.
fn room(tricks: i64, aces: Split, tens: Split) -> bool {
    aces.declarer + tens.declarer <= IN_TRICK * tricks
        && aces.defenders + tens.defenders <= IN_TRICK * (TRICKS - tricks)
        && aces.talon + tens.talon <= IN_TALON
}

/// What the hand says of a component: `None` when its contract has no such part.
fn verdict(hand: &WrittenHand, part: Component) -> Option<bool> {
    hand.contract.has(part).then(|| hand.made.has(part))
}

/// Whether a silent bid may have ended so: not noted, or noted so, or not to be noted under these rules.
fn silent_fits(hand: &WrittenHand, variant: &Variant, silent: Silent, result: Option<ComponentResult>) -> bool {
    let noted = hand.silent.filter(|_| silent.goes_with(hand.contract, variant));
    noted.is_none_or(|noted| noted[silent as usize] == result)
}

fn result(won: bool, lost: bool) -> Option<ComponentResult> {
    if won {
        Some(ComponentResult::Win)
    } else {
        lost.then_some(ComponentResult::Lose)
    }
}

fn tricks_fit(hand: &WrittenHand, variant: &Variant, tricks: i64) -> bool {
    let march = result(tricks == TRICKS, tricks == 0);
    let contracted = [Component::Durchmars, Component::OpenDurchmars];
    silent_fits(hand, variant, Silent::Durchmars, march)
        && contracted
            .into_iter()
            .all(|part| verdict(hand, part).is_none_or(|made| made == (tricks == TRICKS)))
}

fn aces_fit(hand: &WrittenHand, variant: &Variant, tricks: i64, aces: Split) -> bool {
    // A side that has the silent Durchmars does not also get the silent Four Aces (U-10.3).
    let march = Silent::Durchmars.goes_with(hand.contract, variant) && (tricks == TRICKS || tricks == 0);
    let all = result(aces.declarer == OF_EACH, aces.defenders == OF_EACH).filter(|_| !march);
    silent_fits(hand, variant, Silent::Aces, all)
        && verdict(hand, Component::Aces).is_none_or(|made| made == (aces.declarer == OF_EACH))
}

fn last_fits(hand: &WrittenHand, variant: &Variant, tricks: i64, declarers: bool) -> bool {
    let has_trick = if declarers { tricks > 0 } else { tricks < TRICKS };
    let made_needs_it = verdict(hand, Component::Ulti) != Some(true) || declarers;
    has_trick && made_needs_it && seven_fits(hand, declarers) && silent_ulti_fits(hand, variant, declarers)
}

fn seven_fits(hand: &WrittenHand, declarers_last: bool) -> bool {
    let Some(LastSeven { by, won }) = hand.seven else {
        return true;
    };
    let of_declarer = by == hand.declarer;
    let ulti = verdict(hand, Component::Ulti).is_none_or(|made| made == (of_declarer && won));
    // A seven that a defender loses may fall to either side.
    let trick = (!of_declarer && !won) || (of_declarer == won) == declarers_last;
    ulti && trick
}

fn silent_ulti_fits(hand: &WrittenHand, variant: &Variant, declarers_last: bool) -> bool {
    if let Some(seven) = hand.seven
        && !silent_fits(hand, variant, Silent::Ulti, silent_ulti_of(seven, hand.declarer))
    {
        return false;
    }
    let noted = hand.silent.filter(|_| Silent::Ulti.goes_with(hand.contract, variant));
    match noted.and_then(|noted| noted[Silent::Ulti as usize]) {
        Some(ComponentResult::Win) => declarers_last,
        Some(ComponentResult::Lose) => !declarers_last,
        None => true,
    }
}

/// The marriages that both sides may have said: those noted, or any at most one forty and three twenties.
fn marriages(hand: &WrittenHand) -> impl Iterator<Item = MarriagesOfSides> {
    let noted = hand.marriages.map(|said| {
        let [first, second] = hand.declarer.others().map(|seat| said[seat]);
        MarriagesOfSides {
            declarer: said[hand.declarer],
            defenders: MarriagesSaid {
                forty: first.forty || second.forty,
                twenties: first.twenties + second.twenties,
            },
        }
    });
    let contract = hand.contract;
    let forties = [(false, false), (true, false), (false, true)];
    let any = forties.into_iter().flat_map(move |(own, theirs)| {
        let twenties = (0..=3_u8).flat_map(|own| (0..=3 - own).map(move |theirs| (own, theirs)));
        twenties.map(move |(own_twenties, their_twenties)| MarriagesOfSides {
            declarer: MarriagesSaid {
                forty: own,
                twenties: own_twenties,
            },
            defenders: MarriagesSaid {
                forty: theirs,
                twenties: their_twenties,
            },
        })
    });
    let allowed = move |said: &MarriagesOfSides| {
        let own = said.declarer;
        (!own.forty || marriage_allowed(contract, true, false))
            && (own.twenties == 0 || marriage_allowed(contract, false, false))
            && (own.twenties < 2 || marriage_allowed(contract, false, true))
    };
    any.filter(allowed)
        .filter(move |said| noted.is_none_or(|noted| same(&noted, said)))
}

fn same(one: &MarriagesOfSides, other: &MarriagesOfSides) -> bool {
    one.declarer == other.declarer && one.defenders == other.defenders
}

fn value(said: MarriagesSaid) -> i64 {
    i64::from(said.forty) * marriage_value(true) + i64::from(said.twenties) * marriage_value(false)
}

fn points_fit(hand: &WrittenHand, variant: &Variant, facts: PointFacts, said: &MarriagesOfSides) -> bool {
    let tricks = trick_points(facts.high, facts.last_trick_declarer);
    // What lies in the talon counts for the defenders.
    let against = trick_points(2 * OF_EACH - facts.high, !facts.last_trick_declarer);
    let counted = |said: MarriagesSaid, has_trick: bool| {
        if variant.marriage_needs_trick && !has_trick {
            0
        } else {
            value(said)
        }
    };
    let own = tricks + counted(said.declarer, facts.declarer_has_trick);
    let theirs = against + counted(said.defenders, facts.defenders_have_trick);
    let hundred = |part: Component, declared: bool| {
        let reached = declared && trick_points_needed(part).is_some_and(|needed| tricks >= needed);
        verdict(hand, part).is_none_or(|made| made == reached)
    };
    verdict(hand, Component::Simple).is_none_or(|made| made == (own > theirs))
        && hundred(Component::Forty, said.declarer.forty)
        && hundred(Component::Twenty, said.declarer.twenties > 0)
        && silent_fits(hand, variant, Silent::Hundred, result(own >= 100, theirs >= 100))
        && hand
            .points
            .is_none_or(|points| i64::from(points.declarer) == own && i64::from(points.defenders) == theirs)
}
