//! `deal`: who dealt and what everyone got (format, 4), as far as it is alike in all games: cards, hands,
//! the pack. How many cards belong where is told by the game.

use serde_json::{Value as Json, json};

use crate::check::Knowledge;
use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::{BySeat, Card, CardFault, CardSet, Pack, Seat};
use talon_rules::games::{Code, Deal, DealtCards, RuleId};

/// The members of a deal that has a talon.
const MEMBERS: &[&str] = &["dealer", "hands", "talon"];

/// How a game writes its deals.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DealForm {
    pub pack: Pack,
    /// The rule that a wrong deal breaks.
    pub rule: RuleId,
}

/// One list of cards as it stands in the record.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CardList<'a> {
    pub value: Value<'a>,
    pub known: CardSet,
    pub unknown: u8,
    /// `null`: nothing is known of it, not even written as unknown cards.
    pub hidden: bool,
}

impl CardList<'_> {
    /// Known cards and how many are unknown.
    pub fn dealt(&self) -> DealtCards {
        DealtCards {
            known: self.known,
            unknown: self.unknown,
        }
    }
}

/// Cards as a JSON list in canonical order.
pub fn codes(pack: Pack, cards: CardSet) -> Json {
    pack.in_order(cards).map(|card| Json::from(pack.code(card))).collect()
}

/// Card on the list of a record: a card, unknown, or a finding.
pub(crate) fn read_card<'a>(
    form: DealForm,
    value: Value<'a>,
    faults: &mut Faults<'a>,
    unknown: bool,
) -> Option<Option<Card>> {
    if let Some(text) = value.as_plain_str() {
        if let Ok(card) = form.pack.parse(text) {
            return Some(Some(card));
        }
        if unknown && text == "??" {
            return Some(None);
        }
    }
    let text = faults.string(value)?;
    match form.pack.parse(&text) {
        Ok(card) => Some(Some(card)),
        Err(CardFault::WrongPack) => {
            faults.at(Code::DealWrongDeck, value).rule = Some(form.rule);
            None
        }
        Err(CardFault::Unknown(fix)) => {
            faults.at(Code::BadCard, value).fix = fix.map(|card| json!(form.pack.code(card)));
            None
        }
    }
}

/// A list of cards of the wrong length.
pub(crate) fn wrong_size<'a>(form: DealForm, value: Value<'a>, found: usize, wanted: i64, faults: &mut Faults<'a>) {
    let finding = faults.at(Code::DealHandSize, value);
    finding.rule = Some(form.rule);
    finding.found = Some(json!(found));
    finding.expected = Some(json!(wanted));
}

/// How much of the cards these places know.
pub fn knowledge(places: &[DealtCards]) -> Knowledge {
    if places.iter().all(|dealt| dealt.unknown == 0) {
        Knowledge::Full
    } else if places.iter().all(|dealt| dealt.known.is_empty()) {
        Knowledge::None
    } else {
        Knowledge::Partial
    }
}

impl DealForm {
    /// The seat after the dealer.
    pub(crate) fn read_dealer<'a>(self, value: Value<'a>, faults: &mut Faults<'a>) -> Option<Seat> {
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

    /// The three hands, or findings.
    pub(crate) fn read_holdings<'a>(self, value: Value<'a>, faults: &mut Faults<'a>) -> Option<BySeat<CardList<'a>>> {
        let mut parts: BySeat<Option<CardList<'a>>> = BySeat::default();
        for (name, holding) in value.members() {
            match name.as_str().and_then(|text| Seat::parse(&text)) {
                Some(seat) => parts[seat] = self.read_part(holding, faults),
                None => faults.unknown(name, &["A", "B", "C"]),
            }
        }
        for seat in Seat::ALL {
            if value.get(seat.letter()).is_none() {
                faults.missing(value, seat.letter());
            }
        }
        Some(BySeat {
            a: parts.a?,
            b: parts.b?,
            c: parts.c?,
        })
    }

    /// One list of cards, or `null`.
    pub(crate) fn read_part<'a>(self, value: Value<'a>, faults: &mut Faults<'a>) -> Option<CardList<'a>> {
        let mut part = CardList {
            value,
            known: CardSet::EMPTY,
            unknown: 0,
            hidden: value.is_null(),
        };
        if part.hidden {
            return Some(part);
        }
        if !faults.array(value) {
            return None;
        }
        let errors = faults.errors();
        for item in value.items() {
            match read_card(self, item, faults, true) {
                Some(Some(card)) => {
                    part.known.insert(card);
                }
                Some(None) => part.unknown += 1,
                None => {}
            }
        }
        (faults.errors() == errors).then_some(part)
    }

    /// Three hands of ten and two cards in the talon; `None` when something is wrong with them.
    pub(crate) fn read_three_tens<'a>(self, value: Value<'a>, faults: &mut Faults<'a>) -> Option<(Deal, Knowledge)> {
        if !faults.object(value) {
            return None;
        }
        let errors = faults.errors();
        let (mut forehand, mut holdings, mut talon) = (None, None, None);
        for (name, value) in value.members() {
            match &*name.as_str().unwrap_or_default() {
                "dealer" => forehand = self.read_dealer(value, faults),
                "hands" => holdings = faults.object(value).then_some(value),
                "talon" => talon = self.read_part(value, faults),
                _ => faults.unknown(name, MEMBERS),
            }
        }
        for name in MEMBERS {
            if value.get(name).is_none() {
                faults.missing(value, name);
            }
        }
        let parts = holdings.and_then(|holdings| self.read_holdings(holdings, faults));
        if faults.errors() > errors {
            return None;
        }
        let (forehand, mut parts, mut talon) = (forehand?, parts?, talon?);
        for part in [&mut parts.a, &mut parts.b, &mut parts.c] {
            self.fit_size(part, 10, faults);
        }
        self.fit_size(&mut talon, 2, faults);
        self.check_pack(holdings?, &parts, Some(talon), faults);
        if faults.errors() > errors {
            return None;
        }
        let deal = Deal {
            forehand,
            holdings: parts.map(|_, part| part.dealt()),
            talon: talon.dealt(),
        };
        let places = [deal.holdings.a, deal.holdings.b, deal.holdings.c, deal.talon];
        Some((deal, knowledge(&places)))
    }

    fn fit_size<'a>(self, part: &mut CardList<'a>, wanted: u8, faults: &mut Faults<'a>) {
        if part.hidden {
            part.unknown = wanted;
        } else if part.value.len() != usize::from(wanted) {
            wrong_size(self, part.value, part.value.len(), wanted.into(), faults);
        }
    }

    /// All 32 cards, each once.
    pub(crate) fn check_pack<'a>(
        self,
        holdings: Value<'a>,
        parts: &BySeat<CardList<'a>>,
        talon: Option<CardList<'a>>,
        faults: &mut Faults<'a>,
    ) {
        let (mut seen, mut listed, mut unknown) = (CardSet::EMPTY, 0, 0);
        for part in [parts.a, parts.b, parts.c].into_iter().chain(talon) {
            listed += part.known.len();
            seen = seen.or(part.known);
            unknown += part.unknown;
        }
        let lists = holdings
            .members()
            .map(|(_, holding)| holding)
            .chain(talon.map(|part| part.value));
        let written: usize = lists
            .map(|list| list.items().filter(|item| !item.is("??")).count())
            .sum();
        if written != listed || listed != seen.len() {
            self.report_duplicates(holdings, talon, faults);
        }
        let missing = CardSet::FULL.without(seen);
        if unknown == 0 && !missing.is_empty() {
            let finding = faults.at(Code::DealMissing, holdings);
            finding.rule = Some(self.rule);
            finding.expected = Some(codes(self.pack, missing));
        }
    }

    fn report_duplicates<'a>(self, holdings: Value<'a>, talon: Option<CardList<'a>>, faults: &mut Faults<'a>) {
        let mut first: [Option<Value<'a>>; 32] = [None; 32];
        let lists = holdings
            .members()
            .map(|(_, holding)| holding)
            .chain(talon.map(|part| part.value));
        for item in lists.flat_map(|list| list.items()) {
            let Some(card) = item.as_str().and_then(|text| self.pack.parse(&text).ok()) else {
                continue;
            };
            match first[card.index()] {
                None => first[card.index()] = Some(item),
                Some(before) => {
                    let also = (!faults.is_full()).then(|| faults.pointer(before));
                    let finding = faults.at(Code::DealDuplicate, item);
                    finding.rule = Some(self.rule);
                    finding.also.extend(also);
                }
            }
        }
    }
}
