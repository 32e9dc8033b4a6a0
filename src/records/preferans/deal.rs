//! `deal`: three hands of ten and two cards in the talon (format, 4).

use super::actions::PreferansWords;
use crate::acts::{CardList, DealForm, Vocabulary, knowledge, wrong_size};
use crate::check::Knowledge;
use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::Pack;
use talon_rules::games::preferans::Deal;

const FORM: DealForm = DealForm {
    pack: Pack::French,
    rule: PreferansWords::DEAL_RULE,
};
const MEMBERS: &[&str] = &["dealer", "hands", "talon"];

/// A deal that was read.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DealRead {
    pub deal: Deal,
    pub knowledge: Knowledge,
}

/// Reads the deal; `None` when it has an error.
pub(crate) fn read_deal<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<DealRead> {
    if !faults.object(value) {
        return None;
    }
    let errors = faults.errors();
    let (mut forehand, mut hands, mut talon) = (None, None, None);
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "dealer" => forehand = FORM.read_dealer(value, faults),
            "hands" => hands = faults.object(value).then_some(value),
            "talon" => talon = FORM.read_part(value, faults),
            _ => faults.unknown(name, MEMBERS),
        }
    }
    for name in MEMBERS {
        if value.get(name).is_none() {
            faults.missing(value, name);
        }
    }
    let parts = hands.and_then(|hands| FORM.read_hands(hands, faults));
    if faults.errors() > errors {
        return None;
    }
    let (forehand, mut parts, mut talon) = (forehand?, parts?, talon?);
    for part in [&mut parts.a, &mut parts.b, &mut parts.c] {
        fit_size(part, 10, faults);
    }
    fit_size(&mut talon, 2, faults);
    FORM.check_pack(hands?, &parts, Some(talon), faults);
    if faults.errors() > errors {
        return None;
    }
    let deal = Deal {
        forehand,
        hands: parts.map(|_, part| part.dealt()),
        talon: talon.dealt(),
    };
    let places = [deal.hands.a, deal.hands.b, deal.hands.c, deal.talon];
    Some(DealRead {
        deal,
        knowledge: knowledge(&places),
    })
}

fn fit_size<'a>(part: &mut CardList<'a>, wanted: u8, faults: &mut Faults<'a>) {
    if part.hidden {
        part.unknown = wanted;
    } else if part.value.len() != usize::from(wanted) {
        wrong_size(FORM, part.value, part.value.len(), wanted.into(), faults);
    }
}
