//! `deal`: three hands of ten and two cards in the talon (format, 4).

use super::actions::PreferansWords;
use crate::acts::{DealForm, Vocabulary};
use crate::check::Knowledge;
use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::Pack;
use talon_rules::games::preferans::{Before, Deal, Preferans, Variant};

const FORM: DealForm = DealForm {
    pack: Pack::French,
    rule: PreferansWords::DEAL_RULE,
};

/// A deal that was read.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DealRead {
    pub deal: Deal,
    pub knowledge: Knowledge,
    /// It is what play began with, because nobody wrote down the auction.
    pub is_given: bool,
}

impl DealRead {
    /// The hand before the first action, on a sheet that stands so.
    pub(super) fn start(&self, before: &Before, variant: &Variant) -> Preferans {
        if self.is_given {
            Preferans::unrecorded(&self.deal, before, variant)
        } else {
            Preferans::new(&self.deal, before, variant)
        }
    }
}

/// Reads the deal; `None` when it has an error. What was dealt and what play began with are written alike.
pub(crate) fn read_deal<'a>(value: Value<'a>, is_given: bool, faults: &mut Faults<'a>) -> Option<DealRead> {
    let (deal, knowledge) = FORM.read_three_tens(value, faults)?;
    Some(DealRead {
        deal,
        knowledge,
        is_given,
    })
}
