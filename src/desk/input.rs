//! Reads the members of a question, each as the type it must have. Knows codes and kinds, not what a question
//! means.

use super::catalog::Question;
use super::reply::{Answer, Fault, Why};
use crate::cards::{Card, CardSet, Pack, Suit};
use crate::games::ulti::{Allowed, Bid, OPTIONS, SILENT_CODES, Setting, Variant, bid_exists};
use crate::games::{Code, Violation};
use crate::history::json::{Kind, Value};

/// Why a question gets no ordinary answer.
#[derive(Debug)]
pub(super) enum Stop {
    /// It makes no sense.
    Fault(Fault),
    /// The rules refuse what it supposes.
    Refused(Box<Answer>),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Stop {
        Stop::Fault(fault)
    }
}

impl From<Answer> for Stop {
    fn from(answer: Answer) -> Stop {
        Stop::Refused(Box::new(answer))
    }
}

/// The members common to all questions.
const COMMON: [&str; 4] = ["ask", "game", "id", "options"];

/// A question whose members are being read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Input<'a> {
    object: Value<'a>,
}

/// A fault of the value of a member.
pub(super) fn bad(name: &str, value: Value<'_>) -> Fault {
    let shown = value.as_str().map_or_else(|| value.source().to_owned(), std::borrow::Cow::into_owned);
    Fault::new(Code::BadValue, Some(name)).found(&shown)
}

fn mistyped(name: &str, value: Value<'_>) -> Fault {
    Fault::new(Code::WrongType, Some(name)).found(value.source())
}

impl<'a> Input<'a> {
    pub(super) fn of(root: Value<'a>) -> Result<Input<'a>, Fault> {
        if root.kind() == Kind::Object {
            return Ok(Input { object: root });
        }
        Err(Fault::new(Code::WrongType, None).found(root.source()))
    }

    /// Members the question does not have, then those it lacks.
    pub(super) fn check_members(&self, question: &Question) -> Result<(), Fault> {
        for (name, _) in self.object.members() {
            let name = name.as_str().unwrap_or_default();
            let known =
                COMMON.contains(&name.as_ref()) || question.fields.iter().any(|field| field.name == name);
            if !known {
                let names = question.fields.iter().map(|field| field.name);
                return Err(Fault::new(Code::UnknownMember, Some(&name)).found(&name).expecting(names));
            }
        }
        for field in question.fields {
            if field.required && self.get(field.name).is_none() {
                return Err(missing(field.name));
            }
        }
        Ok(())
    }

    pub(super) fn get(&self, name: &str) -> Option<Value<'a>> {
        self.object.get(name)
    }

    pub(super) fn need(&self, name: &str) -> Result<Value<'a>, Fault> {
        self.get(name).ok_or_else(|| missing(name))
    }

    /// A text out of a list.
    pub(super) fn listed<'l>(&self, name: &str, list: &[&'l str]) -> Result<&'l str, Fault> {
        let value = self.need(name)?;
        one_of(name, value, list)
    }

    pub(super) fn number(&self, name: &str, low: i64, high: i64) -> Result<i64, Fault> {
        number(name, self.need(name)?, low, high)
    }

    pub(super) fn number_or_nought(&self, name: &str, high: i64) -> Result<i64, Fault> {
        self.get(name).map_or(Ok(0), |value| number(name, value, 0, high))
    }

    pub(super) fn flag(&self, name: &str) -> Result<bool, Fault> {
        let Some(value) = self.get(name) else { return Ok(false) };
        value.as_bool().ok_or_else(|| mistyped(name, value))
    }

    /// The items of a list; an absent one is empty.
    pub(super) fn items(&self, name: &str) -> Result<Vec<Value<'a>>, Fault> {
        match self.get(name) {
            None => Ok(Vec::new()),
            Some(list) if list.kind() == Kind::Array => Ok(list.items().collect()),
            Some(other) => Err(mistyped(name, other)),
        }
    }

    /// The members of an object; an absent one is empty.
    pub(super) fn entries(&self, name: &str) -> Result<Vec<(String, Value<'a>)>, Fault> {
        match self.get(name) {
            None => Ok(Vec::new()),
            Some(object) if object.kind() == Kind::Object => {
                let named = |(name, value): (Value<'a>, Value<'a>)| {
                    (name.as_str().unwrap_or_default().into_owned(), value)
                };
                Ok(object.members().map(named).collect())
            }
            Some(other) => Err(mistyped(name, other)),
        }
    }

    /// Cards in order. None may stand in `seen`, which takes them up.
    pub(super) fn cards(
        &self,
        name: &str,
        least: usize,
        most: usize,
        seen: &mut CardSet,
    ) -> Result<Vec<Card>, Fault> {
        let items = self.items(name)?;
        let mut cards = Vec::new();
        for item in &items {
            let code = text(name, *item)?;
            let card =
                Pack::German.parse(&code).map_err(|_| Fault::new(Code::BadCard, Some(name)).found(&code))?;
            if !seen.insert(card) {
                return Err(Fault::new(Code::DealDuplicate, Some(name)).found(&code));
            }
            cards.push(card);
        }
        if (least..=most).contains(&cards.len()) {
            return Ok(cards);
        }
        Err(Fault::new(Code::BadValue, Some(name)).found(&items.len().to_string()))
    }

    /// A suit, or none for `null`.
    pub(super) fn trump(&self) -> Result<Option<Suit>, Fault> {
        let value = self.need("trump")?;
        if value.is_null() {
            return Ok(None);
        }
        let letter = one_of("trump", value, &["A", "L", "H", "B"])?;
        Ok(Pack::German.parse_suit(letter))
    }

    /// A bid that the options leave in the table.
    pub(super) fn bid(&self, name: &str, variant: &Variant) -> Result<Bid, Stop> {
        let value = self.need(name)?;
        let code = text(name, value)?;
        let bid = Bid::parse(&code).ok_or_else(|| bad(name, value))?;
        if bid_exists(bid, variant) { Ok(bid) } else { Err(unknown_bid().into()) }
    }

    /// A bid that can become the contract under the options.
    pub(super) fn contract(&self, variant: &Variant) -> Result<Bid, Stop> {
        let bid = self.bid("contract", variant)?;
        let opening = crate::games::ulti::Auction::new(crate::cards::Seat::A, variant);
        match opening.check_bid(bid, variant) {
            Err(Violation { code, rule: Some(rule), .. }) => {
                Err(Answer::reject(code, rule, Why::new("why-contract-minimum")).into())
            }
            _ => Ok(bid),
        }
    }
}

/// The refusal of a bid that the options take away.
pub(super) fn unknown_bid() -> Answer {
    Answer::reject(Code::BidUnknown, crate::games::RuleId::new("U-4.1"), Why::new("why-bid-code-option"))
}

fn missing(name: &str) -> Fault {
    Fault::new(Code::MissingMember, Some(name)).expecting([name])
}

pub(super) fn text<'a>(name: &str, value: Value<'a>) -> Result<std::borrow::Cow<'a, str>, Fault> {
    value.as_str().ok_or_else(|| mistyped(name, value))
}

pub(super) fn one_of<'l>(name: &str, value: Value<'_>, list: &[&'l str]) -> Result<&'l str, Fault> {
    let said = text(name, value)?;
    let found = list.iter().copied().find(|word| *word == said);
    found.ok_or_else(|| bad(name, value).expecting(list.iter().copied()))
}

pub(super) fn number(name: &str, value: Value<'_>, low: i64, high: i64) -> Result<i64, Fault> {
    if !matches!(value.kind(), Kind::Int) {
        return Err(mistyped(name, value));
    }
    let in_range = value.as_int().filter(|n| (low..=high).contains(n));
    in_range.ok_or_else(|| bad(name, value).expecting([format!("{low}-{high}").as_str()]))
}

/// The rule set of a question: the default with its options set.
pub(super) fn variant(input: &Input<'_>) -> Result<Variant, Fault> {
    let mut variant = Variant::default();
    for (name, value) in input.entries("options")? {
        let Some(info) = OPTIONS.iter().find(|info| info.name == name) else {
            return Err(Fault::new(Code::UnknownOption, Some("options")).found(&name));
        };
        let set = setting(info.allowed, value).is_some_and(|setting| variant.set(info.name, setting));
        if !set {
            return Err(bad(&name, value));
        }
    }
    Ok(variant)
}

fn setting(allowed: Allowed, value: Value<'_>) -> Option<Setting> {
    match allowed {
        Allowed::Switch => value.as_bool().map(Setting::Switch),
        Allowed::LevelOrNull(_) if value.is_null() => Some(Setting::Null),
        Allowed::Numbers(_) | Allowed::LevelOrNull(_) => value.as_int().map(Setting::Number),
        Allowed::Words(list) => list.iter().find(|word| value.is(word)).map(|word| Setting::Word(word)),
        Allowed::SilentList => {
            let mut chosen = [false; 4];
            if value.kind() != Kind::Array {
                return None;
            }
            for item in value.items() {
                let place = SILENT_CODES.iter().position(|name| item.is(name))?;
                let slot = chosen.get_mut(place)?;
                if std::mem::replace(slot, true) {
                    return None;
                }
            }
            Some(Setting::Words(chosen))
        }
    }
}
