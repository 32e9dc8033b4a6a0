//! What a desk has to offer, as data: its questions, what each asks for and of which kind, and the options of the
//! rules. Form page, description of the interface and the check of members are made from it; no rule is in it.

use serde_json::Value as Json;

/// A question the desk answers.
#[derive(Debug, Clone, Copy)]
pub struct Question {
    pub ask: &'static str,
    pub fields: &'static [QuestionMember],
    pub gives: Gives,
}

/// A member of a question, besides `id`, `game`, `ask` and `options`.
#[derive(Debug, Clone, Copy)]
pub struct QuestionMember {
    pub name: &'static str,
    pub kind: MemberKind,
    pub required: bool,
}

/// What a member holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MemberKind {
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
    /// The letter of a seat; where it may be left out, `null` is nobody.
    Seat,
    /// A list of seats, none twice.
    Seats,
    /// All three seats, which no form has to ask for.
    Everybody,
    /// A list of seats in order, each as often as it occurs.
    SeatRow,
    /// One of these, as questions write it and by the code of its name.
    Contract(&'static [(&'static str, &'static str)]),
    /// A whole number between these, or `null`.
    NumberOrNull { low: i64, high: i64 },
    /// A list of whole numbers.
    Numbers,
    /// An object: seat -> number between these.
    BySeat { low: i64, high: i64 },
    /// The same, or `null`.
    BySeatOrNull { low: i64, high: i64 },
    /// An object: seat -> a list of card codes, so many at most.
    CardsBySeat { most: usize },
    /// An object: seat -> a list of suit letters.
    SuitsBySeat,
    /// An object: component -> level, or seat -> level for a component of which each defender has their own level;
    /// those are named here with the seat behind a dot.
    LevelsBySeat(&'static [&'static str]),
    /// An object: what is left to go and the open refas, each by seat.
    Sheet,
    /// An object: writer -> seat -> amount.
    Soup,
    /// A text with a grammar of its own.
    Text,
    /// A list of names.
    Names,
    /// An object such as this.
    Object { example: &'static str },
    /// A list of objects or lists such as these, one a line.
    Objects { example: &'static str },
    /// An exact number: whole, or a text with a fraction.
    Exact,
    /// A list of these; one of the words may stand among them.
    Exacts { words: &'static [&'static str] },
    /// The same without words, or this one word in place of the list.
    Scheme(&'static str),
    /// A list of numbers with decimals.
    Decimals,
    /// A list of texts in order: such words, or what stands for itself.
    Sequence(&'static [&'static str]),
    /// An object: name -> number. Here and below the example has a line for each name.
    ByName { example: &'static str },
    /// An object: name -> an object with these members.
    Rows {
        columns: &'static [&'static str],
        example: &'static str,
    },
    /// An object: name -> a list of numbers, `null` where there is none.
    Lists { example: &'static str },
    /// A list of objects, each name -> number.
    Tables { example: &'static str },
}

/// What the value of an answer is, for anyone who shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gives {
    /// A plain value or named values.
    Values,
    /// A list of card codes.
    Cards,
    /// The place, from 0, of one of the cards of this member.
    CardOf(&'static str),
    /// The code of a bid.
    Bid,
    /// The whole ladder of bids.
    Ladder,
    /// Words of a list, named by keys that begin with this.
    Words(&'static str),
    /// The letter of a seat.
    Seat,
    /// A list of texts that programs read.
    Lines,
    /// A list out of these contracts.
    Contracts(&'static [(&'static str, &'static str)]),
    /// The sheet after each deal of a session.
    Session,
    /// A value, a list, or lists and objects that are columns of one table.
    Grid,
    /// An object: name -> value.
    Named,
    /// What the solver found: a value, each legal card with its own, a line of cards.
    Solved,
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
pub struct RuleOption {
    pub name: &'static str,
    /// The value when nothing is said of it.
    pub usual: Json,
    /// Other values in use.
    pub others: Vec<Json>,
    /// Any number of these can be meant.
    pub range: Option<NumberRange>,
}

/// Numbers in steps from the least to the most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NumberRange {
    pub least: i64,
    pub most: i64,
    pub step: i64,
}

impl RuleOption {
    /// Whether the rules know this value of it.
    pub fn takes(&self, value: &Json) -> bool {
        let is_of_range = |range: NumberRange| {
            let number = value.as_i64();
            number.is_some_and(|number| {
                (range.least..=range.most).contains(&number) && (number - range.least) % range.step == 0
            })
        };
        *value == self.usual || self.others.contains(value) || self.range.is_some_and(is_of_range)
    }
}

/// A member that must be there.
pub(super) const fn needed(name: &'static str, kind: MemberKind) -> QuestionMember {
    QuestionMember {
        name,
        kind,
        required: true,
    }
}

/// A member that may be left out.
pub(super) const fn optional(name: &'static str, kind: MemberKind) -> QuestionMember {
    QuestionMember {
        name,
        kind,
        required: false,
    }
}
