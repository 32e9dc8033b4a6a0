//! Who pays whom: components, silent bids, kontra and every option that changes a payment (U-8.9, U-10).
//! It is told what was made; how that came about is the business of `judge`.

use super::bid::{Bid, Class};
use super::component::{Component, ComponentSet};
use super::variant::{SilentKontra, Variant};
use crate::cards::{BySeat, Seat};

/// A bid nobody said (U-10.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Silent {
    Hundred,
    Aces,
    Durchmars,
    Ulti,
}

/// The names of the silent bids, in the order of [`Silent::ALL`].
pub const SILENT_CODES: &[&str] = &["100", "aces", "durchmars", "ulti"];

/// The same where they stand beside the components of a contract, whose names they would share.
pub const SILENT_PART_CODES: &[&str] = &["silent_100", "silent_aces", "silent_durchmars", "silent_ulti"];

impl Silent {
    /// Every silent bid.
    pub const ALL: [Silent; 4] = [Silent::Hundred, Silent::Aces, Silent::Durchmars, Silent::Ulti];

    /// Its name in records.
    pub const fn code(self) -> &'static str {
        SILENT_CODES[self as usize]
    }

    /// Its name among the parts of a hand.
    pub const fn part_code(self) -> &'static str {
        SILENT_PART_CODES[self as usize]
    }

    /// The silent bid of this name.
    pub fn parse(code: &str) -> Option<Silent> {
        Silent::ALL.into_iter().find(|silent| silent.code() == code)
    }

    /// Whether it can arise beside this contract (U-10.1).
    pub fn goes_with(self, contract: Bid, variant: &Variant) -> bool {
        use Component::{Aces, Durchmars, Forty, OpenDurchmars, Twenty, Ulti};
        let likes: &[Component] = match self {
            Silent::Hundred => &[Forty, Twenty],
            Silent::Aces => &[Aces, Durchmars, OpenDurchmars],
            Silent::Durchmars => &[Durchmars, OpenDurchmars],
            Silent::Ulti => &[Ulti],
        };
        contract.class() != Class::Plain
            && variant.silent_bids[self as usize]
            && (self != Silent::Aces || variant.four_aces)
            && !contract.components().has_any(ComponentSet::of(likes))
    }
}

/// How something ended, from the declarer's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ComponentResult {
    Win,
    Lose,
}

/// Level of kontra of each component; where levels are joint both defenders carry the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Levels(BySeat<[u8; 13]>);

impl Levels {
    /// The level that holds against a defender.
    #[inline]
    pub fn of(&self, defender: Seat, component: Component) -> u8 {
        self.0[defender][component.index()]
    }

    /// Raises it by one.
    pub fn raise(&mut self, defender: Seat, component: Component) {
        self.0[defender][component.index()] += 1;
    }

    /// Sets it.
    pub fn set(&mut self, defender: Seat, component: Component, level: u8) {
        self.0[defender][component.index()] = level;
    }

    /// The highest level of all.
    pub fn highest(&self) -> u8 {
        Seat::ALL.into_iter().flat_map(|seat| self.0[seat]).max().unwrap_or(0)
    }
}

/// Everything that a payment depends on.
#[derive(Debug, Clone, Copy)]
pub struct Case<'a> {
    pub variant: &'a Variant,
    pub contract: Bid,
    pub declarer: Seat,
    pub levels: Levels,
    /// Components that were made.
    pub made: ComponentSet,
    /// In the order of [`Silent::ALL`].
    pub silent: [Option<ComponentResult>; 4],
    /// Which defender won trick 10 with the trump 7, when the silent Ulti was lost that way.
    pub silent_ulti_holder: Option<Seat>,
    /// A defender's trump 7 was beaten in trick 10 (U-10.4).
    pub defender_lost_seven: bool,
    /// The side that reached the silent 100 declared twenties only.
    pub hundred_by_twenties: bool,
    /// 2 in a first-round contract of the two-round auction (U-14.2).
    pub round_factor: i64,
}

impl Case<'_> {
    /// A contract of which nothing was made, doubled or said in silence.
    pub fn plain(variant: &Variant, contract: Bid, declarer: Seat) -> Case<'_> {
        Case {
            variant,
            contract,
            declarer,
            levels: Levels::default(),
            made: ComponentSet::default(),
            silent: [None; 4],
            silent_ulti_holder: None,
            defender_lost_seven: false,
            hundred_by_twenties: false,
            round_factor: 1,
        }
    }

    /// What a defender pays for one component, negative when they are paid; the penalty of a lost Ulti is apart
    /// (U-8.9).
    pub fn paid_for(&self, defender: Seat, component: Component) -> i64 {
        let replaced = self.variant.silent_100_replaces_simple;
        if component == Component::Simple && replaced && self.silent[Silent::Hundred as usize].is_some() {
            return 0;
        }
        let value = self.contract.value_of(component) << self.levels.of(defender, component);
        if self.made.has(component) {
            value
        } else {
            -value * loss_factor(self, component)
        }
    }

    /// The fixed extra of a lost Ulti, which kontra does not multiply (U-8.4).
    pub fn penalty_for(&self, component: Component) -> i64 {
        let lost = component == Component::Ulti && !self.made.has(component);
        if lost { 4 * self.contract.hearts_factor() } else { 0 }
    }

    /// What a defender pays for one silent bid, negative when they are paid (U-10.2).
    pub fn paid_for_silent(&self, defender: Seat, silent: Silent) -> i64 {
        let value = silent_value(self, silent, defender);
        match self.silent[silent as usize] {
            None => 0,
            Some(ComponentResult::Win) => value,
            Some(ComponentResult::Lose) => -value * i64::from(self.variant.silent_loss_factor),
        }
    }
}

/// What each seat scores; the three sum to zero (U-8.10).
pub fn settle(case: &Case<'_>) -> BySeat<i64> {
    let mut scores = settle_lost_seven(case);
    for defender in case.declarer.others() {
        pay(
            &mut scores,
            defender,
            case.declarer,
            components(case, defender) * case.round_factor,
        );
    }
    for silent in Silent::ALL {
        let gains = settle_silent(case, silent);
        scores = BySeat::from_fn(|seat| scores[seat] + gains[seat]);
    }
    scores
}

/// What each seat gains by one silent bid (U-10.2).
pub fn settle_silent(case: &Case<'_>, silent: Silent) -> BySeat<i64> {
    let mut scores = BySeat::default();
    match case.silent_ulti_holder {
        Some(holder) if silent == Silent::Ulti && case.variant.silent_ulti_all_pay => {
            settle_ulti_all_pay(case, holder, &mut scores);
        }
        _ => {
            for defender in case.declarer.others() {
                let paid = case.paid_for_silent(defender, silent) * case.round_factor;
                pay(&mut scores, defender, case.declarer, paid);
            }
        }
    }
    scores
}

/// What each seat gains by a defender's beaten trump 7 (option `defender_lost_silent_ulti`).
pub fn settle_lost_seven(case: &Case<'_>) -> BySeat<i64> {
    let mut scores = BySeat::default();
    if case.defender_lost_seven {
        let each = i64::from(case.variant.defender_lost_silent_ulti) * case.contract.hearts_factor();
        for defender in case.declarer.others() {
            pay(&mut scores, defender, case.declarer, each * case.round_factor);
        }
    }
    scores
}

/// What each seat scores when a Simple is thrown in (U-9.1, U-9.2).
pub fn settle_forfeit(variant: &Variant, declarer: Seat, round_factor: i64) -> BySeat<i64> {
    let mut scores = BySeat::default();
    for defender in declarer.others() {
        pay(
            &mut scores,
            declarer,
            defender,
            i64::from(variant.forfeit_value) * round_factor,
        );
    }
    scores
}

fn pay(scores: &mut BySeat<i64>, from: Seat, to: Seat, amount: i64) {
    scores[from] -= amount;
    scores[to] += amount;
}

/// U-8.9 summed over the components of the contract.
fn components(case: &Case<'_>, defender: Seat) -> i64 {
    let paid = |component| case.paid_for(defender, component) - case.penalty_for(component);
    case.contract.components().iter().map(paid).sum()
}

fn loss_factor(case: &Case<'_>, component: Component) -> i64 {
    let inside = component == Component::Simple && case.contract.components().len() > 1;
    if component.is_plain() || component == Component::Ulti || inside {
        return 1;
    }
    case.variant.loss_factor.into()
}

/// What a silent bid is worth with kontra and hearts, before the factor of a loss (U-10.2, U-10.5).
fn silent_value(case: &Case<'_>, silent: Silent, defender: Seat) -> i64 {
    let base = match silent {
        Silent::Hundred if case.hundred_by_twenties => case.variant.silent_20_100_value.into(),
        Silent::Hundred | Silent::Aces | Silent::Ulti => 2,
        Silent::Durchmars => 3,
    };
    let doubled = match case.variant.silent_kontra {
        SilentKontra::Never => false,
        SilentKontra::WithSimple => true,
        SilentKontra::HundredAndDurchmarsOnly => matches!(silent, Silent::Hundred | Silent::Durchmars),
    };
    let level = if doubled && case.contract.has(Component::Simple) {
        case.levels.of(defender, Component::Simple)
    } else {
        0
    };
    (base * case.contract.hearts_factor()) << level
}

/// Option `silent_ulti_all_pay`: declarer and partner each pay the holder of the seven.
fn settle_ulti_all_pay(case: &Case<'_>, holder: Seat, scores: &mut BySeat<i64>) {
    let loss =
        silent_value(case, Silent::Ulti, holder) * i64::from(case.variant.silent_loss_factor) * case.round_factor;
    for payer in holder.others() {
        pay(scores, payer, holder, loss);
    }
}

#[cfg(test)]
#[path = "scoring_tests.rs"]
mod tests;
