//! `deal`: who dealt and what everybody got (format, 4 and 16.1).

use serde_json::{Value as Json, json};

use crate::cards::{BySeat, Card, CardFault, CardSet, Pack, Seat};
use crate::games::Code;
use crate::games::RuleId;
use crate::games::ulti::{Deal, Variant};
use crate::history::check::Knowledge;
use crate::history::json::{Kind, Value};
use crate::history::structure::Faults;

const DEAL_RULE: RuleId = RuleId::new("U-2.3");

/// A deal that was read.
#[derive(Debug, Clone, Copy)]
pub struct DealRead {
    pub deal: Deal,
    pub knowledge: Knowledge,
    /// Two talon cards were given to forehand (U-2.3).
    pub normalised: bool,
}

/// One list of cards as it stands in the record.
#[derive(Clone, Copy)]
struct Part<'a> {
    value: Value<'a>,
    known: CardSet,
    unknown: u8,
    /// `null`: nothing is known of it, not even written as unknown cards.
    hidden: bool,
}

/// Card on the list of a record: a card, unknown, or a finding.
pub(super) fn read_card<'a>(
    value: Value<'a>,
    faults: &mut Faults<'a>,
    unknown: bool,
) -> Option<Option<Card>> {
    if let Some(text) = value.as_plain_str() {
        if let Ok(card) = Pack::German.parse(text) {
            return Some(Some(card));
        }
        if unknown && text == "??" {
            return Some(None);
        }
    }
    let text = faults.string(value)?;
    match Pack::German.parse(&text) {
        Ok(card) => Some(Some(card)),
        Err(CardFault::WrongPack) => {
            faults.at(Code::DealWrongDeck, value).rule = Some(DEAL_RULE);
            None
        }
        Err(CardFault::Unknown(fix)) => {
            faults.at(Code::BadCard, value).fix = fix.map(|card| json!(Pack::German.code(card)));
            None
        }
    }
}

/// Reads the deal; `None` when it has an error. Without options, which are not sound then, only its shape is judged.
pub fn read_deal<'a>(
    value: Value<'a>,
    variant: Option<&Variant>,
    faults: &mut Faults<'a>,
) -> Option<DealRead> {
    if !faults.object(value) {
        return None;
    }
    let errors = faults.errors();
    let two_round = variant.is_some_and(|variant| variant.two_round);
    let (mut forehand, mut hands, mut talon, mut first) = (None, None, None, None);
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "dealer" => forehand = read_dealer(value, faults),
            "hands" => hands = faults.object(value).then_some(value),
            "talon" => talon = Some(value),
            "first" if two_round || variant.is_none() => first = faults.object(value).then_some(value),
            "first" => faults.unknown(name, &["dealer", "hands", "talon"]),
            _ => faults.unknown(name, &["dealer", "first", "hands", "talon"]),
        }
    }
    let needed: &[&str] = if two_round { &["dealer", "first", "hands"] } else { &["dealer", "hands"] };
    for name in needed {
        if value.get(name).is_none() {
            faults.missing(value, name);
        }
    }
    let parts = hands.and_then(|hands| read_hands(hands, faults));
    let talon = read_talon(talon, faults);
    if faults.errors() > errors {
        return None;
    }
    let (variant, forehand, mut parts) = (variant?, forehand?, parts?);
    let normalised = fit_sizes(value, forehand, &mut parts, talon, variant, faults);
    check_pack(hands?, &parts, talon, faults);
    if let (true, Some(two)) = (normalised, talon) {
        let hand = &mut parts[forehand];
        hand.known = hand.known.or(two.known);
        hand.unknown += two.unknown;
    }
    if let Some(first) = first {
        read_first(first, &parts, faults);
    }
    if faults.errors() > errors {
        return None;
    }
    let place = |part: &Part<'_>| (part.known, part.unknown);
    let talon = talon.filter(|_| variant.two_round).map_or((CardSet::EMPTY, 0), |part| place(&part));
    let deal = Deal { forehand, hands: parts.map(|_, part| place(part)), talon };
    Some(DealRead { deal, knowledge: knowledge(&deal), normalised })
}

fn read_dealer<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<Seat> {
    if value.is("out") {
        return Some(Seat::A);
    }
    if let Some(seat) = value.as_str().and_then(|text| Seat::parse(&text)) {
        return Some(seat.next());
    }
    if faults.string(value).is_some() {
        faults.bad(value, &["A", "B", "C", "out"]);
    }
    None
}

fn read_hands<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<BySeat<Part<'a>>> {
    let mut parts: BySeat<Option<Part<'a>>> = BySeat::default();
    for (name, hand) in value.members() {
        match name.as_str().and_then(|text| Seat::parse(&text)) {
            Some(seat) => parts[seat] = read_part(hand, faults),
            None => faults.unknown(name, &["A", "B", "C"]),
        }
    }
    for seat in Seat::ALL {
        if value.get(seat.letter()).is_none() {
            faults.missing(value, seat.letter());
        }
    }
    Some(BySeat { a: parts.a?, b: parts.b?, c: parts.c? })
}

fn read_part<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<Part<'a>> {
    let mut part = Part { value, known: CardSet::EMPTY, unknown: 0, hidden: value.is_null() };
    if part.hidden {
        return Some(part);
    }
    if !faults.array(value) {
        return None;
    }
    let errors = faults.errors();
    for item in value.items() {
        match read_card(item, faults, true) {
            Some(Some(card)) => {
                part.known.insert(card);
            }
            Some(None) => part.unknown += 1,
            None => {}
        }
    }
    (faults.errors() == errors).then_some(part)
}

/// The talon, unless it is absent, `null` or empty, which all mean that nothing lies there.
fn read_talon<'a>(value: Option<Value<'a>>, faults: &mut Faults<'a>) -> Option<Part<'a>> {
    let value = value.filter(|value| !value.is_null())?;
    let part = read_part(value, faults)?;
    (!value.is_empty() || value.kind() != Kind::Array).then_some(part)
}

/// Checks the number of cards in each place; true when a talon went to forehand.
fn fit_sizes<'a>(
    deal: Value<'a>,
    forehand: Seat,
    parts: &mut BySeat<Part<'a>>,
    talon: Option<Part<'a>>,
    variant: &Variant,
    faults: &mut Faults<'a>,
) -> bool {
    let size = |part: &Part<'_>| part.value.len();
    let ten_with_talon =
        talon.is_some() && (parts[forehand].hidden || size(&parts[forehand]) == 10) && !variant.two_round;
    for seat in Seat::ALL {
        let twelve = seat == forehand && !variant.two_round && !ten_with_talon;
        let wanted = if twelve { 12 } else { 10 };
        let part = &mut parts[seat];
        if part.hidden {
            part.unknown = wanted;
        } else if size(part) != wanted as usize {
            wrong_size(part.value, size(part), wanted.into(), faults);
        }
    }
    match talon {
        Some(part) if size(&part) != 2 => wrong_size(part.value, size(&part), 2, faults),
        Some(part) if !ten_with_talon && !variant.two_round => wrong_size(part.value, 2, 0, faults),
        None if variant.two_round => wrong_size(deal.get("talon").unwrap_or(deal), 0, 2, faults),
        Some(part) if ten_with_talon => {
            faults.at(Code::DealNormalised, part.value).rule = Some(DEAL_RULE);
            return true;
        }
        _ => {}
    }
    false
}

fn wrong_size<'a>(value: Value<'a>, found: usize, wanted: i64, faults: &mut Faults<'a>) {
    let finding = faults.at(Code::DealHandSize, value);
    finding.rule = Some(DEAL_RULE);
    finding.found = Some(json!(found));
    finding.expected = Some(json!(wanted));
}

/// All 32 cards, each once.
fn check_pack<'a>(
    hands: Value<'a>,
    parts: &BySeat<Part<'a>>,
    talon: Option<Part<'a>>,
    faults: &mut Faults<'a>,
) {
    let mut seen = CardSet::EMPTY;
    let mut listed = 0;
    for part in [parts.a, parts.b, parts.c].into_iter().chain(talon) {
        listed += part.known.len();
        seen = seen.or(part.known);
    }
    let unknown: u8 =
        parts.a.unknown + parts.b.unknown + parts.c.unknown + talon.map_or(0, |part| part.unknown);
    let written: usize = hands
        .members()
        .map(|(_, hand)| hand)
        .chain(talon.map(|part| part.value))
        .map(|list| list.items().filter(|item| !item.is("??")).count())
        .sum();
    if written != listed || listed != seen.len() {
        report_duplicates(hands, talon, faults);
    }
    let missing = CardSet::FULL.without(seen);
    if unknown == 0 && !missing.is_empty() {
        let finding = faults.at(Code::DealMissing, hands);
        finding.rule = Some(DEAL_RULE);
        finding.expected = Some(codes(missing));
    }
}

fn report_duplicates<'a>(hands: Value<'a>, talon: Option<Part<'a>>, faults: &mut Faults<'a>) {
    let mut first: [Option<Value<'a>>; 32] = [None; 32];
    let lists = hands.members().map(|(_, hand)| hand).chain(talon.map(|part| part.value));
    for item in lists.flat_map(|list| list.items()) {
        let Some(card) = item.as_str().and_then(|text| Pack::German.parse(&text).ok()) else { continue };
        match first[card.index()] {
            None => first[card.index()] = Some(item),
            Some(before) => {
                let also = faults.pointer(before);
                let finding = faults.at(Code::DealDuplicate, item);
                finding.rule = Some(DEAL_RULE);
                finding.also.push(also);
            }
        }
    }
}

/// The five cards of the first stage (U-14.1).
fn read_first<'a>(value: Value<'a>, parts: &BySeat<Part<'a>>, faults: &mut Faults<'a>) {
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
            wrong_size(list, list.len(), 5, faults);
        }
        let part = &parts[seat];
        for item in list.items() {
            let Some(Some(card)) = read_card(item, faults, true) else { continue };
            let held = part.known.contains(card) || part.unknown > 0 && !known_elsewhere(parts, seat, card);
            if !held || first[seat] == CardSet::one(card).or(first[seat]) {
                faults.at(Code::CardNotHeld, item).expected = Some(codes(part.known));
            }
            first[seat].insert(card);
        }
    }
    for seat in Seat::ALL {
        if value.get(seat.letter()).is_none() {
            faults.missing(value, seat.letter());
        }
    }
}

fn known_elsewhere(parts: &BySeat<Part<'_>>, seat: Seat, card: Card) -> bool {
    seat.others().into_iter().any(|other| parts[other].known.contains(card))
}

fn knowledge(deal: &Deal) -> Knowledge {
    let places = [deal.hands.a, deal.hands.b, deal.hands.c, deal.talon];
    if places.iter().all(|(_, unknown)| *unknown == 0) {
        Knowledge::Full
    } else if places.iter().all(|(known, _)| known.is_empty()) {
        Knowledge::None
    } else {
        Knowledge::Partial
    }
}

/// Cards as a JSON list in canonical order.
pub(super) fn codes(cards: CardSet) -> Json {
    cards.iter().map(|card| Json::from(Pack::German.code(card))).collect()
}
