//! Kontra: which component, by whom, when and how high (U-8.1 to U-8.8).

use super::bid::{Bid, Class};
use super::component::{Component, ComponentSet};
use super::rules;
use super::scoring::Levels;
use super::state::{Phase, Ulti};
use super::variant::KontraWindow;
use crate::cards::Seat;
use crate::games::{ActionPart, Code, Expected, RuleId, Violation};

/// The technical limit of a level.
pub const LEVEL_MAX: u8 = 20;

const TYPE: ActionPart = ActionPart::Member("type");

/// What the levels are called, from 1 on; higher ones have a number only.
const NAMES: [&str; 7] = [
    "kontra",
    "rekontra",
    "szubkontra",
    "mordkontra",
    "hirschkontra",
    "Fedák Sári",
    "kerekes bicikli",
];

/// The name of a level (table of section 8.1); `None` for the level 0 and those that have no fixed name.
pub fn level_name(level: u8) -> Option<&'static str> {
    NAMES.get(usize::from(level).checked_sub(1)?).copied()
}

/// Why a component cannot be doubled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KontraFault {
    /// It is the other side's turn, or the defenders must begin.
    NotEntitled(RuleId),
    /// The highest level is reached.
    Limit,
}

impl Ulti {
    pub(super) fn check_kontra(
        &self,
        seat: Seat,
        components: ComponentSet,
        against: Option<Seat>,
    ) -> Result<(), Violation> {
        let Some((declarer, contract)) = self.contract() else {
            return Err(Violation::new(Code::WrongPhase, rules::KONTRA_WINDOW, TYPE));
        };
        self.check_window(seat, declarer, contract, components, against)?;
        if let Some(place) = components.iter().position(|part| !contract.has(part)) {
            let allowed = Expected::Among(super::COMPONENT_CODES, contract.components().bits().into());
            return Err(Violation::new(
                Code::KontraComponent,
                rules::KONTRA_COMPONENT,
                ActionPart::Entry("components", place as u8),
            )
            .expecting(allowed));
        }
        check_against(seat, declarer, contract, against)?;
        let raised = raised_seats(seat, declarer, contract, against)[0];
        let max = self.variant.kontra_max_level;
        let rights = components
            .iter()
            .map(|part| entitled(&self.levels, seat, declarer, contract, part, against));
        let levels = components
            .iter()
            .map(|part| within_limit(self.levels.of(raised, part), max));
        for judged in rights.chain(levels) {
            judged.map_err(|fault| match fault {
                KontraFault::NotEntitled(rule) => {
                    Violation::new(Code::KontraNotEntitled, rule, ActionPart::Member("by"))
                }
                KontraFault::Limit => Violation::new(Code::Limit, rules::KONTRA_RIGHT, ActionPart::Action)
                    .expecting(Expected::Number(self.level_max().into())),
            })?;
        }
        Ok(())
    }

    fn level_max(&self) -> u8 {
        self.variant.kontra_max_level.unwrap_or(LEVEL_MAX)
    }

    /// Whether kontra may be said at this moment.
    fn check_window(
        &self,
        seat: Seat,
        declarer: Seat,
        contract: Bid,
        components: ComponentSet,
        against: Option<Seat>,
    ) -> Result<(), Violation> {
        let early = Err(Violation::new(Code::WrongPhase, rules::KONTRA_WINDOW, TYPE));
        let late = Err(Violation::new(Code::KontraWindow, rules::KONTRA_WINDOW, TYPE));
        let trick2_led = self.trick_no > 2 || self.trick_no == 2 && !self.trick.is_empty();
        if self.phase != Phase::Play {
            return early;
        }
        if trick2_led {
            return late;
        }
        match self.variant.kontra_window {
            KontraWindow::Trick2 => Ok(()),
            KontraWindow::AfterTrick1 if self.trick_no == 1 => early,
            KontraWindow::AfterTrick1 => Ok(()),
            KontraWindow::OwnCard => {
                let raised = raised_seats(seat, declarer, contract, against);
                let first = components.iter().any(|part| self.levels.of(raised[0], part) == 0);
                if !first || seat == declarer || self.trick_no == 1 && self.next_to_play() == seat {
                    return Ok(());
                }
                if self.trick_no > 1 || self.trick.has(seat) {
                    late
                } else {
                    early
                }
            }
        }
    }

    /// The components a seat may double now; in no-trump for the declarer against this defender.
    pub(super) fn doublable(&self, seat: Seat, against: Option<Seat>) -> ComponentSet {
        let Some((_, contract)) = self.contract() else {
            return ComponentSet::default();
        };
        contract
            .components()
            .iter()
            .filter(|part| self.check_kontra(seat, ComponentSet::of(&[*part]), against).is_ok())
            .collect()
    }
}

/// `against` is named exactly when the declarer raises an individual level (U-8.6).
fn check_against(seat: Seat, declarer: Seat, contract: Bid, against: Option<Seat>) -> Result<(), Violation> {
    let needed = seat == declarer && contract.class() == Class::Plain;
    match against {
        None if needed => Err(
            Violation::new(Code::MissingMember, rules::KONTRA_INDIVIDUAL, ActionPart::Action)
                .expecting(Expected::Words(&["against"])),
        ),
        Some(named) if !needed || named == declarer => Err(Violation::new(
            Code::BadValue,
            rules::KONTRA_INDIVIDUAL,
            ActionPart::Member("against"),
        )),
        _ => Ok(()),
    }
}

/// The defenders whose level a kontra raises: both where levels are joint (U-8.5), one where not (U-8.6).
pub(super) fn raised_seats(seat: Seat, declarer: Seat, contract: Bid, against: Option<Seat>) -> [Seat; 2] {
    if contract.class() != Class::Plain {
        return declarer.others();
    }
    let one = if seat == declarer {
        against.unwrap_or(declarer.next())
    } else {
        seat
    };
    [one, one]
}

/// Whether this side may raise this component (U-8.3, U-8.6).
pub(super) fn entitled(
    levels: &Levels,
    seat: Seat,
    declarer: Seat,
    contract: Bid,
    component: Component,
    against: Option<Seat>,
) -> Result<(), KontraFault> {
    let level = levels.of(raised_seats(seat, declarer, contract, against)[0], component);
    let declarers_turn = level % 2 == 1;
    if declarers_turn == (seat == declarer) {
        return Ok(());
    }
    let plain = contract.class() == Class::Plain;
    let rule = if plain {
        rules::KONTRA_INDIVIDUAL
    } else {
        rules::KONTRA_RIGHT
    };
    Err(KontraFault::NotEntitled(rule))
}

fn within_limit(level: u8, max: Option<u8>) -> Result<(), KontraFault> {
    if level < max.unwrap_or(LEVEL_MAX) {
        Ok(())
    } else {
        Err(KontraFault::Limit)
    }
}
