//! Reads the members of a question, each as the type it must have. Knows codes and kinds, not what a question
//! means.

use super::question::Question;
use super::reply::{Answer, QuestionFault};
use talon_records::json::{Value, ValueKind};
use talon_rules::cards::{Card, CardSet, Pack, Suit};
use talon_rules::games::Code;

/// Why a question gets no ordinary answer.
#[derive(Debug)]
pub(super) enum Stop {
    /// It makes no sense.
    Fault(QuestionFault),
    /// The rules refuse what it supposes.
    Refused(Box<Answer>),
}

impl From<QuestionFault> for Stop {
    fn from(fault: QuestionFault) -> Stop {
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
    /// The pack of the game that is asked about.
    pack: Pack,
    /// How many nodes a search may take.
    pub(super) nodes_max: u64,
}

/// A fault of the value of a member.
pub(super) fn bad(name: &str, value: Value<'_>) -> QuestionFault {
    let shown = value
        .as_str()
        .map_or_else(|| value.source().to_owned(), std::borrow::Cow::into_owned);
    QuestionFault::new(Code::BadValue, Some(name)).found(&shown)
}

pub(super) fn mistyped(name: &str, value: Value<'_>) -> QuestionFault {
    QuestionFault::new(Code::WrongType, Some(name)).found(value.source())
}

impl<'a> Input<'a> {
    pub(super) fn of(object: Value<'a>, pack: Pack, nodes_max: u64) -> Input<'a> {
        Input {
            object,
            pack,
            nodes_max,
        }
    }

    pub(super) fn pack(&self) -> Pack {
        self.pack
    }

    /// Members the question does not have, then those it lacks.
    pub(super) fn check_members(&self, question: &Question) -> Result<(), QuestionFault> {
        for (name, _) in self.object.members() {
            let name = name.as_str().unwrap_or_default();
            let known = COMMON.contains(&name.as_ref()) || question.fields.iter().any(|field| field.name == name);
            if !known {
                let names = question.fields.iter().map(|field| field.name);
                return Err(QuestionFault::new(Code::UnknownMember, Some(&name))
                    .found(&name)
                    .expecting(names));
            }
        }
        for field in question.fields {
            if field.required && self.get(field.name).is_none() {
                return Err(missing(field.name));
            }
        }
        Ok(())
    }

    /// The question as a whole.
    pub(super) fn object(&self) -> Value<'a> {
        self.object
    }

    pub(super) fn get(&self, name: &str) -> Option<Value<'a>> {
        self.object.get(name)
    }

    pub(super) fn need(&self, name: &str) -> Result<Value<'a>, QuestionFault> {
        self.get(name).ok_or_else(|| missing(name))
    }

    /// A text out of a list.
    pub(super) fn listed<'l>(&self, name: &str, list: &[&'l str]) -> Result<&'l str, QuestionFault> {
        let value = self.need(name)?;
        one_of(name, value, list)
    }

    pub(super) fn number(&self, name: &str, low: i64, high: i64) -> Result<i64, QuestionFault> {
        number(name, self.need(name)?, low, high)
    }

    pub(super) fn number_or_nought(&self, name: &str, high: i64) -> Result<i64, QuestionFault> {
        self.get(name).map_or(Ok(0), |value| number(name, value, 0, high))
    }

    pub(super) fn flag(&self, name: &str) -> Result<bool, QuestionFault> {
        let Some(value) = self.get(name) else { return Ok(false) };
        value.as_bool().ok_or_else(|| mistyped(name, value))
    }

    /// The switch among the members of this name: besides it a text of that name may say something else.
    pub(super) fn own_flag(&self, name: &str) -> Result<Option<bool>, QuestionFault> {
        let named = || {
            self.object
                .members()
                .filter(|(known, _)| known.is(name))
                .map(|(_, value)| value)
        };
        let stray = named().find(|value| value.as_bool().is_none() && value.as_str().is_none());
        match stray {
            Some(value) => Err(mistyped(name, value)),
            None => Ok(named().find_map(|value| value.as_bool())),
        }
    }

    /// The items of a list; an absent one is empty.
    pub(super) fn items(&self, name: &str) -> Result<Vec<Value<'a>>, QuestionFault> {
        match self.get(name) {
            None => Ok(Vec::new()),
            Some(list) if list.kind() == ValueKind::Array => Ok(list.items().collect()),
            Some(other) => Err(mistyped(name, other)),
        }
    }

    /// The members of an object; an absent one is empty.
    pub(super) fn entries(&self, name: &str) -> Result<Vec<(String, Value<'a>)>, QuestionFault> {
        match self.get(name) {
            None => Ok(Vec::new()),
            Some(object) if object.kind() == ValueKind::Object => {
                let named =
                    |(name, value): (Value<'a>, Value<'a>)| (name.as_str().unwrap_or_default().into_owned(), value);
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
    ) -> Result<Vec<Card>, QuestionFault> {
        let items = self.items(name)?;
        let cards = self.cards_of(name, items.iter().copied(), seen)?;
        if (least..=most).contains(&cards.len()) {
            return Ok(cards);
        }
        Err(QuestionFault::new(Code::BadValue, Some(name)).found(&items.len().to_string()))
    }

    /// The cards of a list within a member.
    pub(super) fn cards_of(
        &self,
        name: &str,
        items: impl Iterator<Item = Value<'a>>,
        seen: &mut CardSet,
    ) -> Result<Vec<Card>, QuestionFault> {
        let mut cards = Vec::new();
        for item in items {
            let code = text(name, item)?;
            let card = self
                .pack
                .parse(&code)
                .map_err(|_| QuestionFault::new(Code::BadCard, Some(name)).found(&code))?;
            if !seen.insert(card) {
                return Err(QuestionFault::new(Code::DealDuplicate, Some(name)).found(&code));
            }
            cards.push(card);
        }
        Ok(cards)
    }

    /// A suit, or none for `null`.
    pub(super) fn trump(&self) -> Result<Option<Suit>, QuestionFault> {
        let value = self.need("trump")?;
        if value.is_null() {
            return Ok(None);
        }
        let letter = one_of("trump", value, &Suit::ALL.map(|suit| self.pack.suit_code(suit)))?;
        Ok(self.pack.parse_suit(letter))
    }
}

pub(super) fn missing(name: &str) -> QuestionFault {
    QuestionFault::new(Code::MissingMember, Some(name)).expecting([name])
}

pub(super) fn text<'a>(name: &str, value: Value<'a>) -> Result<std::borrow::Cow<'a, str>, QuestionFault> {
    value.as_str().ok_or_else(|| mistyped(name, value))
}

pub(super) fn one_of<'l>(name: &str, value: Value<'_>, list: &[&'l str]) -> Result<&'l str, QuestionFault> {
    let said = text(name, value)?;
    let found = list.iter().copied().find(|word| *word == said);
    found.ok_or_else(|| bad(name, value).expecting(list.iter().copied()))
}

pub(super) fn number(name: &str, value: Value<'_>, low: i64, high: i64) -> Result<i64, QuestionFault> {
    if !matches!(value.kind(), ValueKind::Int) {
        return Err(mistyped(name, value));
    }
    let in_range = value.as_int().filter(|n| (low..=high).contains(n));
    in_range.ok_or_else(|| bad(name, value).expecting([format!("{low}-{high}").as_str()]))
}
