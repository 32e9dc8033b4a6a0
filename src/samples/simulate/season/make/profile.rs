//! How a season counts, by chance.

use talon_rules::chance::Chance;
use talon_tournament::Exact;
use talon_tournament::league::{Counting, DropsFrom, Formula, GuestRule, SeasonItem, SeasonProfile, UnitPoints};

use super::super::recount::FORMULAS;
use super::{fraction, one_of};

/// A profile; the usual ways of counting are the more likely ones.
pub(in super::super) fn profile(chance: &mut Chance) -> SeasonProfile {
    SeasonProfile {
        points: points(chance),
        participation: fraction(&[(0, 1), (0, 1), (1, 1), (1, 2), (2, 1)], chance),
        counting: counting(chance),
        guests: match chance.below(3) {
            0 => GuestRule::PassedOver,
            _ => GuestRule::Counted,
        },
        minimum: chance.below(6).saturating_sub(1),
        is_minimum_growing: chance.below(3) == 0,
        chain: chain(chance),
        lot: chance.draw(),
    }
}

/// What units pay.
pub(super) fn points(chance: &mut Chance) -> UnitPoints {
    match chance.below(10) {
        0 => UnitPoints::Linear,
        1 => UnitPoints::PerCent,
        2 | 3 => {
            let (text, _) = one_of(&FORMULAS, chance);
            Formula::parse(text).map_or(UnitPoints::Linear, UnitPoints::Formula)
        }
        4 => UnitPoints::Own,
        5 => UnitPoints::Raw,
        6 => UnitPoints::Vector {
            list: [12, 7, 7, 1]
                .map(|number| Exact::ratio(number, 2).unwrap_or_else(Exact::zero))
                .to_vec(),
            rest: fraction(&[(0, 1), (1, 2)], chance),
        },
        _ => UnitPoints::usual(),
    }
}

fn counting(chance: &mut Chance) -> Counting {
    match chance.below(8) {
        0 => Counting::All,
        1 => Counting::Drop { k: chance.below(4) },
        2 => Counting::Growing { steps: steps(chance) },
        3 => Counting::BestPerGroup { n: 1 + chance.below(4) },
        4 => Counting::Average,
        _ => Counting::Best {
            n: 1 + chance.below(10),
        },
    }
}

/// Steps that go upwards, of which none drops more than one unit more.
fn steps(chance: &mut Chance) -> Vec<DropsFrom> {
    let (mut units, mut dropped) = (0, 0);
    let step = |chance: &mut Chance| {
        units += 1 + chance.below(6);
        dropped += chance.below(3).min(1);
        DropsFrom { units, dropped }
    };
    let mut step = step;
    (0..1 + chance.below(4)).map(|_| step(chance)).collect()
}

fn chain(chance: &mut Chance) -> Vec<SeasonItem> {
    if chance.below(3) == 0 {
        return SeasonItem::USUAL.to_vec();
    }
    let mut chain = SeasonItem::ALL.to_vec();
    chance.shuffle(&mut chain);
    chain.truncate(chance.below(6));
    chain
}
