//! `deal`: who dealt and what everyone got (format, 4).

use super::actions::UltiWords;
use crate::acts::{CardList, DealForm, Vocabulary, codes, knowledge, read_card, wrong_size};
use crate::check::Knowledge;
use crate::json::{Value, ValueKind};
use crate::structure::Faults;
use talon_rules::cards::{BySeat, Card, CardSet, Pack, Seat};
use talon_rules::games::Code;
use talon_rules::games::ulti::{Deal, DealtCards, Ulti, Variant};

const FORM: DealForm = DealForm {
    pack: Pack::German,
    rule: UltiWords::DEAL_RULE,
};

/// A deal that was read.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DealRead {
    pub deal: Deal,
    pub knowledge: Knowledge,
    /// Two talon cards were given to forehand (U-2.3).
    pub normalised: bool,
    /// It is what play began with, because nobody wrote down the auction.
    pub is_given: bool,
}

impl DealRead {
    /// The hand before the first action.
    pub(super) fn start(&self, variant: &Variant) -> Ulti {
        if self.is_given {
            Ulti::unrecorded(&self.deal, variant)
        } else {
            Ulti::new(&self.deal, variant)
        }
    }
}

/// Reads the cards with which play began, where nobody wrote down the auction.
pub(super) fn read_given_deal<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<DealRead> {
    let (deal, knowledge) = FORM.read_three_tens(value, faults)?;
    Some(DealRead {
        deal,
        knowledge,
        normalised: false,
        is_given: true,
    })
}

/// Reads the deal; `None` when it has an error. Without options, which are not sound then, only its shape is judged.
pub(crate) fn read_deal<'a>(value: Value<'a>, variant: Option<&Variant>, faults: &mut Faults<'a>) -> Option<DealRead> {
    if !faults.object(value) {
        return None;
    }
    let errors = faults.errors();
    let two_round = variant.is_some_and(|variant| variant.two_round);
    let (mut forehand, mut holdings, mut talon, mut first) = (None, None, None, None);
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "dealer" => forehand = FORM.read_dealer(value, faults),
            "hands" => holdings = faults.object(value).then_some(value),
            "talon" => talon = Some(value),
            "first" if two_round || variant.is_none() => first = faults.object(value).then_some(value),
            "first" => faults.unknown(name, &["dealer", "hands", "talon"]),
            _ => faults.unknown(name, &["dealer", "first", "hands", "talon"]),
        }
    }
    let needed: &[&str] = if two_round {
        &["dealer", "first", "hands"]
    } else {
        &["dealer", "hands"]
    };
    for name in needed {
        if value.get(name).is_none() {
            faults.missing(value, name);
        }
    }
    let parts = holdings.and_then(|holdings| FORM.read_holdings(holdings, faults));
    let talon = read_talon(talon, faults);
    if faults.errors() > errors {
        return None;
    }
    let (variant, forehand, mut parts) = (variant?, forehand?, parts?);
    let normalised = fit_sizes(value, forehand, &mut parts, talon, variant, faults);
    FORM.check_pack(holdings?, &parts, talon, faults);
    if let (true, Some(two)) = (normalised, talon) {
        let holding = &mut parts[forehand];
        holding.known = holding.known.or(two.known);
        holding.unknown += two.unknown;
    }
    let first_known = first.is_none_or(|first| read_first(first, &parts, faults));
    if faults.errors() > errors {
        return None;
    }
    let talon = talon
        .filter(|_| variant.two_round)
        .map_or_else(DealtCards::default, |part| part.dealt());
    let deal = Deal {
        forehand,
        holdings: parts.map(|_, part| part.dealt()),
        talon,
    };
    let places = [deal.holdings.a, deal.holdings.b, deal.holdings.c, deal.talon];
    let knowledge = match knowledge(&places) {
        Knowledge::Full if !first_known => Knowledge::Partial,
        other => other,
    };
    Some(DealRead {
        deal,
        knowledge,
        normalised,
        is_given: false,
    })
}

/// The talon, unless it is absent, `null` or empty, which all mean that nothing lies there.
fn read_talon<'a>(value: Option<Value<'a>>, faults: &mut Faults<'a>) -> Option<CardList<'a>> {
    let value = value.filter(|value| !value.is_null())?;
    let part = FORM.read_part(value, faults)?;
    (!value.is_empty() || value.kind() != ValueKind::Array).then_some(part)
}

/// Checks the number of cards in each place; true when a talon went to forehand.
fn fit_sizes<'a>(
    deal: Value<'a>,
    forehand: Seat,
    parts: &mut BySeat<CardList<'a>>,
    talon: Option<CardList<'a>>,
    variant: &Variant,
    faults: &mut Faults<'a>,
) -> bool {
    let size = |part: &CardList<'_>| part.value.len();
    let ten_with_talon =
        talon.is_some() && (parts[forehand].hidden || size(&parts[forehand]) == 10) && !variant.two_round;
    for seat in Seat::ALL {
        let twelve = seat == forehand && !variant.two_round && !ten_with_talon;
        let wanted = if twelve { 12 } else { 10 };
        let part = &mut parts[seat];
        if part.hidden {
            part.unknown = wanted;
        } else if size(part) != wanted as usize {
            wrong_size(FORM, part.value, size(part), wanted.into(), faults);
        }
    }
    match talon {
        Some(part) if size(&part) != 2 => wrong_size(FORM, part.value, size(&part), 2, faults),
        Some(part) if !ten_with_talon && !variant.two_round => wrong_size(FORM, part.value, 2, 0, faults),
        None if variant.two_round => wrong_size(FORM, deal.get("talon").unwrap_or(deal), 0, 2, faults),
        Some(part) if ten_with_talon => {
            faults.at(Code::DealNormalised, part.value).rule = Some(FORM.rule);
            return true;
        }
        _ => {}
    }
    false
}

/// The five cards of the first stage (U-14.1); true if all of them are known.
fn read_first<'a>(value: Value<'a>, parts: &BySeat<CardList<'a>>, faults: &mut Faults<'a>) -> bool {
    let mut first: BySeat<CardSet> = BySeat::default();
    for (name, list) in value.members() {
        let Some(seat) = name.as_str().and_then(|text| Seat::parse(&text)) else {
            faults.unknown(name, &["A", "B", "C"]);
            continue;
        };
        if list.is_null() || !faults.array(list) {
            continue;
        }
        if list.len() != 5 {
            wrong_size(FORM, list, list.len(), 5, faults);
        }
        let part = &parts[seat];
        for item in list.items() {
            let Some(Some(card)) = read_card(FORM, item, faults, true) else {
                continue;
            };
            let held = part.known.contains(card) || part.unknown > 0 && !known_elsewhere(parts, seat, card);
            if !held || first[seat] == CardSet::one(card).or(first[seat]) {
                let finding = faults.at(Code::CardNotHeld, item);
                finding.expected = Some(codes(FORM.pack, part.known));
                finding.by = Some(seat);
            }
            first[seat].insert(card);
        }
    }
    for seat in Seat::ALL {
        if value.get(seat.letter()).is_none() {
            faults.missing(value, seat.letter());
        }
    }
    first.iter().all(|(_, cards)| cards.len() == 5)
}

fn known_elsewhere(parts: &BySeat<CardList<'_>>, seat: Seat, card: Card) -> bool {
    seat.others().into_iter().any(|other| parts[other].known.contains(card))
}
