//! The cards of a deal while they are being given out. What is not known is written as unknown, so that the record is
//! sound at every moment.

use serde_json::{Map, Value as Json, json};

use super::draft::Draft;
use super::reach::with_hand;
use talon_rules::cards::{BySeat, Card, CardSet, Pack, Seat};

/// Where a card can lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Holding(Seat),
    Talon,
}

impl Place {
    /// Every place, in the order in which they are filled.
    pub const ALL: [Place; 4] = [
        Place::Holding(Seat::A),
        Place::Holding(Seat::B),
        Place::Holding(Seat::C),
        Place::Talon,
    ];

    /// Its word in forms.
    pub const fn as_str(self) -> &'static str {
        match self {
            Place::Holding(seat) => seat.letter(),
            Place::Talon => "talon",
        }
    }

    /// The place of this word.
    pub fn parse(word: &str) -> Option<Place> {
        Place::ALL.into_iter().find(|place| place.as_str() == word)
    }
}

/// Who was dealt what, as far as it is known.
#[derive(Debug, Clone, Copy, Default)]
pub struct Dealt {
    holdings: BySeat<CardSet>,
    talon: CardSet,
    /// How many cards belong where.
    sizes: BySeat<u8>,
    talon_size: u8,
    /// The record has a list of the cards that were dealt first.
    has_first: bool,
}

impl Dealt {
    /// The deal of a draft, however incomplete; `None` where its rules do not say how cards are dealt.
    pub fn of(draft: &Draft) -> Option<Dealt> {
        let pack = draft.pack()?;
        let deal = draft.get("deal");
        let listed = |place: Place| {
            let list = match place {
                Place::Holding(seat) => deal?.get("hands")?.get(seat.letter()),
                Place::Talon => deal?.get("talon"),
            };
            list?.as_array()
        };
        let known = |place: Place| -> CardSet {
            let cards = listed(place).into_iter().flatten().filter_map(Json::as_str);
            cards
                .filter_map(|code| pack.parse(code).ok())
                .fold(CardSet::EMPTY, CardSet::with)
        };
        let mut dealt = Dealt {
            holdings: BySeat::from_fn(|seat| known(Place::Holding(seat))),
            talon: known(Place::Talon),
            ..sizes(draft)?
        };
        // Where no talon is dealt, two cards that were written as one belong to the longest hand.
        let takes = Seat::ALL.into_iter().find(|seat| dealt.sizes[*seat] == 12);
        if let Some(seat) = takes.filter(|_| dealt.talon_size == 0) {
            dealt.holdings[seat] = dealt.holdings[seat].or(dealt.talon);
            dealt.talon = CardSet::EMPTY;
        }
        Some(dealt)
    }

    /// The cards that are known to lie there.
    pub fn cards(&self, place: Place) -> CardSet {
        match place {
            Place::Holding(seat) => self.holdings[seat],
            Place::Talon => self.talon,
        }
    }

    pub(crate) fn cards_mut(&mut self, place: Place) -> &mut CardSet {
        match place {
            Place::Holding(seat) => &mut self.holdings[seat],
            Place::Talon => &mut self.talon,
        }
    }

    /// How many cards belong there.
    pub fn size(&self, place: Place) -> usize {
        usize::from(match place {
            Place::Holding(seat) => self.sizes[seat],
            Place::Talon => self.talon_size,
        })
    }

    /// How many cards of this place nobody has named.
    pub fn missing(&self, place: Place) -> usize {
        self.size(place).saturating_sub(self.cards(place).len())
    }

    /// Whether more cards are there than belong there.
    pub fn is_over(&self, place: Place) -> bool {
        self.cards(place).len() > self.size(place)
    }

    /// Where a card is known to lie.
    pub fn place_of(&self, card: Card) -> Option<Place> {
        Place::ALL.into_iter().find(|place| self.cards(*place).contains(card))
    }

    /// The cards that are nowhere yet.
    pub fn nowhere(&self) -> CardSet {
        let placed = Place::ALL
            .into_iter()
            .fold(CardSet::EMPTY, |all, place| all.or(self.cards(place)));
        CardSet::FULL.without(placed)
    }

    /// The place that the next card goes to: this one, or the next one that is not full.
    pub fn next_place(&self, from: Place) -> Option<Place> {
        let start = Place::ALL.iter().position(|place| *place == from).unwrap_or(0);
        let order = Place::ALL.into_iter().cycle().skip(start).take(Place::ALL.len());
        order.into_iter().find(|place| self.missing(*place) > 0)
    }

    /// Gives the rest to the only place that it can belong to.
    pub(crate) fn fill(&mut self) {
        let rest = self.nowhere();
        let mut open = Place::ALL.into_iter().filter(|place| self.missing(*place) > 0);
        let (Some(place), None) = (open.next(), open.next()) else {
            return;
        };
        if self.missing(place) == rest.len() {
            let all = self.cards(place).or(rest);
            *self.cards_mut(place) = all;
        }
    }

    /// Writes the deal into a draft.
    pub(crate) fn write(&self, draft: &mut Draft) {
        let Some(pack) = draft.pack() else { return };
        let mut deal: Map<String, Json> = draft.get("deal").and_then(Json::as_object).cloned().unwrap_or_default();
        let holdings = Seat::ALL.map(|seat| (seat.letter().to_owned(), self.listed(pack, Place::Holding(seat))));
        deal.insert("hands".into(), Json::Object(holdings.into_iter().collect()));
        deal.remove("talon");
        if self.talon_size > 0 || !self.talon.is_empty() {
            deal.insert("talon".into(), self.listed(pack, Place::Talon));
        }
        if !self.has_first {
            deal.remove("first");
        } else if !deal.contains_key("first") {
            deal.insert("first".into(), unknown_holdings());
        }
        draft.set("deal", Json::Object(deal));
    }

    fn listed(&self, pack: Pack, place: Place) -> Json {
        let known = self.cards(place);
        // A talon that must be there cannot be left out.
        if known.is_empty() && !(place == Place::Talon && self.has_first) {
            return Json::Null;
        }
        let codes = pack.in_order(known).map(|card| pack.code(card));
        codes
            .chain(std::iter::repeat_n("??", self.missing(place)))
            .map(Json::from)
            .collect()
    }
}

/// Three hands of which nothing is known.
pub(crate) fn unknown_holdings() -> Json {
    json!({"A": null, "B": null, "C": null})
}

/// How many cards belong where, told by the reader: the first of all forms of a deal that it takes under these rules.
fn sizes(draft: &Draft) -> Option<Dealt> {
    let dealer = draft.get("deal").and_then(|deal| deal.get("dealer"));
    let holdings = unknown_holdings();
    let forms = [
        json!({"hands": holdings}),
        json!({"hands": holdings, "talon": null}),
        json!({"hands": holdings, "talon": null, "first": holdings}),
        json!({"hands": holdings, "talon": ["??", "??"], "first": holdings}),
    ];
    let given: Vec<Json> = draft
        .actions()
        .iter()
        .take(usize::from(draft.is_given()))
        .cloned()
        .collect();
    forms.into_iter().find_map(|mut deal| {
        deal["dealer"] = dealer.cloned().unwrap_or_else(|| json!("C"));
        let has_first = deal.get("first").is_some();
        let mut blank = draft.with_actions(given.clone());
        blank.set("deal", deal);
        ["annotations", "variations", "result", "context"]
            .into_iter()
            .for_each(|member| blank.remove(member));
        with_hand(&blank, |hand| {
            let walk = hand.walk(None);
            let table = walk.positions.first()?.table();
            Some(Dealt {
                sizes: table.holdings.map(|_, holding| holding.len() as u8),
                talon_size: table.talon.len() as u8,
                has_first,
                ..Dealt::default()
            })
        })?
    })
}
