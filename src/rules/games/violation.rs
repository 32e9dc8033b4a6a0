//! What a rule says when it is broken: which rule, where, and what would have been right. Facts without a sentence.

use crate::cards::{CardSet, Seat};
use crate::games::Code;

/// The number of a rule in the rules document, such as `U-6.4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RuleId(&'static str);

impl RuleId {
    /// A rule by its number.
    pub const fn new(id: &'static str) -> RuleId {
        RuleId(id)
    }

    /// The number as written.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

/// Names the rules that an engine enforces, and lists them.
macro_rules! rules {
    ($($name:ident = $id:literal),+ $(,)?) => {
        $(pub const $name: $crate::games::RuleId = $crate::games::RuleId::new($id);)+
        /// Every rule an action or a deal can break.
        pub const ENFORCED: &[$crate::games::RuleId] = &[$($name),+];
    };
}
pub(crate) use rules;

/// Which part of an action is at fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActionPart {
    /// The action as a whole.
    Action,
    /// One of its members.
    Member(&'static str),
    /// An entry of one of its lists.
    Entry(&'static str, u8),
    /// A member of an object in it.
    Inner(&'static str, &'static str),
    /// A seat's number in an object in an object of it.
    Total(&'static str, &'static str, Seat),
    /// A member of an object in an object of it.
    Deep(&'static str, &'static str, &'static str),
}

/// What would have been right, where that can be listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    /// It cannot be listed in short.
    Nothing,
    /// One of these cards.
    Cards(CardSet),
    /// This seat.
    Seat(Seat),
    /// One of these seats.
    Seats(&'static [Seat]),
    /// All three seats.
    AllSeats,
    /// One of these words.
    Words(&'static [&'static str]),
    /// One of some words of the game; bit `n` is the `n`th word of the list.
    Among(&'static [&'static str], u64),
    /// This number.
    Number(i64),
}

/// An action that the rules do not allow: facts, no sentence. What was found is the action itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Violation {
    pub code: Code,
    /// The rule that is broken; a card that is not held breaks none.
    pub rule: Option<RuleId>,
    pub place: ActionPart,
    pub expected: Expected,
}

impl Violation {
    /// A violation of a rule at a place.
    pub const fn new(code: Code, rule: RuleId, place: ActionPart) -> Violation {
        Violation {
            code,
            rule: Some(rule),
            place,
            expected: Expected::Nothing,
        }
    }

    /// The same, saying what was expected.
    pub const fn expecting(self, expected: Expected) -> Violation {
        Violation { expected, ..self }
    }

    /// The same with no rule to name.
    pub const fn without_rule(self) -> Violation {
        Violation { rule: None, ..self }
    }
}
