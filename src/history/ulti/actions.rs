//! `actions`: from JSON objects to engine actions (format, 5).

use super::claim::{read_agreed, read_outcome};
use super::deal::read_card;
use super::ruling::{Ruling, read_ruling};
use crate::cards::{Card, Pack, Seat};
use crate::games::Code;
use crate::games::ulti::{Action, Bid, COMPONENT_CODES, Claim, Component, ComponentSet};
use crate::history::json::Value;
use crate::history::structure::{Faults, TextKind};

/// The types of action that an Ulti record may have.
pub const TYPES: &[&str] = &[
    "bid",
    "claim",
    "concede",
    "discard",
    "end",
    "expose",
    "irregularity",
    "kontra",
    "marriage",
    "pass",
    "pickup",
    "play",
    "ruling",
    "throw_in",
    "trump",
];

/// One action of a record.
#[derive(Debug, Clone, Copy)]
pub struct Item<'a> {
    pub value: Value<'a>,
    pub by: Option<Seat>,
    pub step: Step<'a>,
}

/// What an action says.
#[derive(Debug, Clone, Copy)]
pub enum Step<'a> {
    /// Something that the rules judge.
    Act(Action),
    /// A card that was played although perhaps illegal.
    Irregular(Card),
    Expose(Option<Value<'a>>),
    Irregularity,
    Ruling(Ruling),
    End,
    /// A discard of so many cards, which is never two; whether one is due at all is asked first.
    Miscounted(usize),
    /// A bid that is not in the table.
    UnknownBid,
    /// It has findings of its own; nothing after it is checked.
    Malformed,
}

/// Reads a list of actions into `items`, which is emptied first.
pub fn read_actions<'a>(list: Value<'a>, faults: &mut Faults<'a>, items: &mut Vec<Item<'a>>) {
    items.clear();
    for value in list.items() {
        let errors = faults.errors();
        let item = read_item(value, faults);
        let sound = faults.errors() == errors;
        items.push(match item {
            Some(item) if sound => item,
            _ => Item { value, by: None, step: Step::Malformed },
        });
    }
}

/// A card played with nothing else said of it, which most actions are; anything unusual is left to the full reading.
#[inline]
fn read_plain_play<'a>(value: Value<'a>) -> Option<Item<'a>> {
    if value.len() != 3 {
        return None;
    }
    let (mut is_play, mut by, mut card) = (false, None, None);
    for (name, member) in value.members() {
        let text = member.as_plain_str()?;
        match name.as_plain_str()? {
            "type" => is_play = text == "play",
            "by" => by = Seat::parse(text),
            "card" => card = Pack::German.parse(text).ok(),
            _ => return None,
        }
    }
    let step = Step::Act(Action::Play(card?));
    is_play.then_some(Item { value, by: Some(by?), step })
}

fn read_item<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<Item<'a>> {
    if let Some(play) = read_plain_play(value) {
        return Some(play);
    }
    if !faults.object(value) {
        return None;
    }
    let Some(kind) = value.get("type") else {
        faults.missing(value, "type");
        return None;
    };
    let word = kind.as_str().unwrap_or_default();
    let mut fields = Fields::new(value);
    let step = match &*word {
        "play" => read_play(&mut fields, faults),
        "pickup" => act(&mut fields, faults, Action::Pickup),
        "pass" => act(&mut fields, faults, Action::Pass),
        "concede" => act(&mut fields, faults, Action::Concede),
        "throw_in" => act(&mut fields, faults, Action::ThrowIn),
        "discard" => read_discard(&mut fields, faults),
        "bid" => read_bid(&mut fields, faults),
        "trump" => read_suit(&mut fields, faults).map(Action::Trump).map(Step::Act),
        "marriage" => read_suit(&mut fields, faults).map(Action::Marriage).map(Step::Act),
        "kontra" => read_kontra(&mut fields, faults),
        "claim" => read_claim(&mut fields, faults),
        "expose" => read_expose(&mut fields, faults),
        "irregularity" => read_irregularity(&mut fields, faults),
        "ruling" => return read_ruling_item(fields, faults),
        "end" => return read_end(fields, faults),
        _ => {
            if faults.string(kind).is_some() {
                faults.bad(kind, TYPES);
            }
            return None;
        }
    }?;
    if fields.by.is_none() && value.get("by").is_none() {
        faults.missing(value, "by");
    }
    Some(Item { value, by: fields.by, step })
}

/// Walks over the members of an action; those that every action may have are read on the way.
pub(super) struct Fields<'a> {
    value: Value<'a>,
    by: Option<Seat>,
}

impl<'a> Fields<'a> {
    fn new(value: Value<'a>) -> Fields<'a> {
        Fields { value, by: None }
    }

    /// Gives each member that is this type's own to `take`, which says whether it knows it.
    #[inline]
    fn read(
        &mut self,
        faults: &mut Faults<'a>,
        own: &'static [&'static str],
        mut take: impl FnMut(&str, Value<'a>, &mut Faults<'a>),
    ) {
        for (name, value) in self.value.members() {
            let word = name.as_str().unwrap_or_default();
            match &*word {
                "type" => {}
                "by" => self.by = faults.seat(value),
                "at" | "ms" => {
                    faults.integer(value, 0);
                }
                _ if own.contains(&&*word) => take(&word, value, faults),
                _ => {
                    let known: Vec<&str> = ["at", "by", "ms", "type"].iter().chain(own).copied().collect();
                    faults.unknown(name, &known);
                }
            }
        }
    }

    /// Reads with no members of its own.
    fn plain(&mut self, faults: &mut Faults<'a>) {
        self.read(faults, &[], |_, _, _| {});
    }

    fn require<T>(&self, faults: &mut Faults<'a>, name: &str, found: Option<T>) -> Option<T> {
        if found.is_none() && self.value.get(name).is_none() {
            faults.missing(self.value, name);
        }
        found
    }
}

fn act<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>, action: Action) -> Option<Step<'a>> {
    fields.plain(faults);
    Some(Step::Act(action))
}

fn read_play<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<Step<'a>> {
    let (mut card, mut irregular) = (None, false);
    fields.read(faults, &["card", "irregular"], |name, value, faults| {
        if name == "card" {
            card = read_card(value, faults, false).flatten();
        } else if faults.boolean(value) == Some(true) {
            irregular = true;
        } else if value.as_bool() == Some(false) {
            faults.bad(value, &[]);
        }
    });
    let card = fields.require(faults, "card", card)?;
    Some(if irregular { Step::Irregular(card) } else { Step::Act(Action::Play(card)) })
}

fn read_discard<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<Step<'a>> {
    let mut cards = None;
    fields.read(faults, &["cards"], |_, value, faults| {
        if !faults.array(value) {
            return;
        }
        let read: Vec<_> = value.items().map(|item| read_card(item, faults, true)).collect();
        cards = match read[..] {
            [Some(first), Some(second)] => Some(Step::Act(Action::Discard([first, second]))),
            [_, _] => None,
            _ => Some(Step::Miscounted(read.len())),
        };
    });
    fields.require(faults, "cards", cards)
}

fn read_bid<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<Step<'a>> {
    let mut bid = None;
    fields.read(faults, &["bid"], |_, value, faults| {
        let Some(text) = faults.string(value) else { return };
        bid = Some(Bid::parse(&text).map_or(Step::UnknownBid, |bid| Step::Act(Action::Bid(bid))));
    });
    fields.require(faults, "bid", bid)
}

fn read_suit<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<crate::cards::Suit> {
    let mut suit = None;
    fields.read(faults, &["suit"], |_, value, faults| {
        let Some(text) = faults.string(value) else { return };
        suit = Pack::German.parse_suit(&text);
        if suit.is_none() {
            faults.bad(value, &["A", "B", "H", "L"]);
        }
    });
    fields.require(faults, "suit", suit)
}

fn read_kontra<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<Step<'a>> {
    let (mut components, mut against) = (None, None);
    fields.read(faults, &["against", "components"], |name, value, faults| {
        if name == "against" {
            against = faults.seat(value);
        } else {
            components = read_components(value, faults);
        }
    });
    let components = fields.require(faults, "components", components)?;
    Some(Step::Act(Action::Kontra { components, against }))
}

fn read_components<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<ComponentSet> {
    if !faults.array(value) {
        return None;
    }
    let errors = faults.errors();
    let mut components = ComponentSet::default();
    for item in value.items() {
        let Some(word) = faults.word(item, COMPONENT_CODES) else { continue };
        if Component::parse(word).is_some_and(|component| !components.insert(component)) {
            faults.at(Code::BadValue, item);
        }
    }
    if value.is_empty() {
        faults.at(Code::BadValue, value);
    }
    (faults.errors() == errors).then_some(components)
}

fn read_claim<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<Step<'a>> {
    let (mut outcome, mut agreed) = (None, None);
    fields.read(faults, &["agreed", "outcome"], |name, value, faults| {
        if name == "agreed" {
            agreed = read_agreed(value, faults);
        } else {
            outcome = read_outcome(value, faults);
        }
    });
    let outcome = fields.require(faults, "outcome", outcome);
    // Nobody named is nobody agreed, which is the claim's own fault and not a missing member.
    let agreed = agreed.or_else(|| fields.value.get("agreed").is_none().then(Default::default));
    Some(Step::Act(Action::Claim(Claim { outcome: outcome?, agreed: agreed? })))
}

fn read_expose<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<Step<'a>> {
    let mut cards = None;
    fields.read(faults, &["cards"], |_, value, faults| {
        if faults.array(value) {
            for item in value.items() {
                read_card(item, faults, true);
            }
            cards = Some(value);
        }
    });
    Some(Step::Expose(cards))
}

pub(super) const FAULT_KINDS: &[&str] = &["exposed_card", "other", "out_of_turn", "revoke", "wrong_pass"];

fn read_irregularity<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<Step<'a>> {
    let mut kind = None;
    fields.read(faults, &["kind", "refs", "text"], |name, value, faults| match name {
        "kind" => kind = faults.word(value, FAULT_KINDS),
        "refs" => {
            if faults.array(value) {
                for item in value.items() {
                    faults.integer(item, 0);
                }
            }
        }
        _ => {
            faults.text(value, TextKind::Comment);
        }
    });
    fields.require(faults, "kind", kind).map(|_| Step::Irregularity)
}

/// A ruling is the director's, so `by` is no seat.
fn read_ruling_item<'a>(fields: Fields<'a>, faults: &mut Faults<'a>) -> Option<Item<'a>> {
    let value = fields.value;
    let ruling = read_ruling(value, faults)?;
    Some(Item { value, by: None, step: Step::Ruling(ruling) })
}

pub(super) const REASONS: &[&str] = &["abandoned", "record_lost", "time"];

fn read_end<'a>(fields: Fields<'a>, faults: &mut Faults<'a>) -> Option<Item<'a>> {
    let mut reason = None;
    let mut fields = fields;
    fields.read(faults, &["reason"], |_, value, faults| {
        reason = faults.word(value, REASONS);
    });
    fields.require(faults, "reason", reason)?;
    Some(Item { value: fields.value, by: fields.by, step: Step::End })
}
