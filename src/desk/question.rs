//! What a desk has to offer, as data: its questions, what each asks for and of which kind, and the options of the
//! rules. Form page, description of the interface and the check of members are made from it; no rule is in it.

use serde_json::Value as Json;

/// A question the desk answers.
#[derive(Debug, Clone, Copy)]
pub struct Question {
    pub ask: &'static str,
    pub fields: &'static [Field],
    pub gives: Gives,
}

/// A member of a question, besides `id`, `game`, `ask` and `options`.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    pub name: &'static str,
    pub kind: Kind,
    pub required: bool,
}

/// What a member holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A list of card codes, so many at least and at most.
    Cards { least: usize, most: usize },
    /// A suit letter, or `null` where there is no trump.
    Trump,
    /// The code of a bid.
    Bid,
    /// One of these words.
    Word(&'static [&'static str]),
    /// A whole number between these.
    Number { low: i64, high: i64 },
    /// A list out of these words, none twice.
    Words(&'static [&'static str]),
    /// A list of 20 and 40.
    Marriages,
    /// A list of actions, each a text of its own grammar, such as these.
    Actions { example: &'static str },
    /// An object: one of these components -> 0 or 1.
    Verdicts(&'static [&'static str]),
    /// An object: one of these components -> level, or a list of two levels without trump.
    Levels(&'static [&'static str]),
    /// An object: one of these silent bids -> `win` or `lose`.
    Fates(&'static [&'static str]),
    /// `true` or `false`.
    Switch,
}

/// What the value of an answer is, for whoever shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gives {
    /// A plain value, a list of names, or named values.
    Values,
    /// A list of card codes.
    Cards,
    /// The place, from 0, of one of the cards of this member.
    CardOf(&'static str),
    /// The code of a bid.
    Bid,
    /// The whole ladder of bids.
    Ladder,
}

/// A question with its answer, the reason in words left out.
#[derive(Debug, Clone, Copy)]
pub struct Example {
    pub ask: &'static str,
    /// The question, one JSON object.
    pub question: &'static str,
    /// The members of the answer but `why`, one JSON object.
    pub answer: &'static str,
}

/// An option of the rules, its values as records write them.
#[derive(Debug, Clone)]
pub struct Choice {
    pub name: &'static str,
    /// The value when nothing is said of it.
    pub usual: Json,
    /// Other values in use.
    pub others: Vec<Json>,
}

/// A member that must be there.
pub(super) const fn needed(name: &'static str, kind: Kind) -> Field {
    Field { name, kind, required: true }
}

/// A member that may be left out.
pub(super) const fn optional(name: &'static str, kind: Kind) -> Field {
    Field { name, kind, required: false }
}
