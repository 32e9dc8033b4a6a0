//! The questions as data: what each asks for and of which kind. Form page, description of the interface and the
//! check of members are all made from this list; no words and no rules are in it.

use crate::games::ulti::COMPONENT_CODES;

/// A question the desk answers.
#[derive(Debug, Clone, Copy)]
pub struct Question {
    pub game: &'static str,
    pub ask: &'static str,
    pub fields: &'static [Field],
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
    /// The code of one of the 54 bids.
    Bid,
    /// One of these words.
    Word(&'static [&'static str]),
    /// A whole number between these.
    Number { low: i64, high: i64 },
    /// A list out of these words, none twice.
    Words(&'static [&'static str]),
    /// A list of 20 and 40.
    Marriages,
    /// A list of calls such as `0:bid simple`, `1:pass`, `2:take`.
    Calls,
    /// A list of doublings such as `d1:simple,ulti`, `declarer:betli@d1`, and `trick2_led`.
    Doublings,
    /// An object: component of the contract -> 0 or 1.
    Verdicts,
    /// An object: component of the contract -> level, or a list of two levels without trump.
    Levels,
    /// An object: silent bid -> `win` or `lose`.
    Fates,
    /// `true` or `false`.
    Switch,
}

/// The games the desk knows.
pub const GAMES: &[&str] = &["ulti"];

/// Who plays, and whose trick it was.
pub(super) const ROLES: &[&str] = &["declarer", "defender"];
pub(super) const SIDES: &[&str] = &["declarer", "defenders"];
/// The classes of bids.
pub(super) const CLASSES: &[&str] = &["trump", "hearts", "nt"];

const fn needed(name: &'static str, kind: Kind) -> Field {
    Field { name, kind, required: true }
}

const fn optional(name: &'static str, kind: Kind) -> Field {
    Field { name, kind, required: false }
}

const fn ulti(ask: &'static str, fields: &'static [Field]) -> Question {
    Question { game: "ulti", ask, fields }
}

const COUNT: Kind = Kind::Number { low: 0, high: 8 };

/// Every question, in the order of the form page.
pub const QUESTIONS: &[Question] = &[
    ulti(
        "legal_cards",
        &[
            needed("hand", Kind::Cards { least: 1, most: 10 }),
            needed("trick", Kind::Cards { least: 0, most: 2 }),
            needed("trump", Kind::Trump),
            needed("contract", Kind::Bid),
            needed("role", Kind::Word(ROLES)),
            needed("trick_no", Kind::Number { low: 1, high: 10 }),
        ],
    ),
    ulti("trick_winner", &[needed("cards", Kind::Cards { least: 3, most: 3 }), needed("trump", Kind::Trump)]),
    ulti("bid_over", &[needed("new", Kind::Bid), needed("standing", Kind::Bid)]),
    ulti("bid_value", &[needed("bid", Kind::Bid)]),
    ulti(
        "bid_code",
        &[needed("components", Kind::Words(COMPONENT_CODES)), needed("cls", Kind::Word(CLASSES))],
    ),
    ulti("ladder", &[]),
    ulti("auction", &[needed("forehand", Kind::Number { low: 0, high: 2 }), needed("actions", Kind::Calls)]),
    ulti("kontra", &[needed("contract", Kind::Bid), needed("actions", Kind::Doublings)]),
    ulti(
        "points",
        &[
            needed("contract", Kind::Bid),
            optional("decl_aces_tens", COUNT),
            optional("def_aces_tens", COUNT),
            optional("talon_aces_tens", Kind::Number { low: 0, high: 2 }),
            needed("last_trick", Kind::Word(SIDES)),
            optional("decl_marriages", Kind::Marriages),
            optional("def_marriages", Kind::Marriages),
            optional("decl_aces", Kind::Number { low: 0, high: 4 }),
        ],
    ),
    ulti("silent_eligible", &[needed("contract", Kind::Bid)]),
    ulti(
        "score",
        &[
            needed("contract", Kind::Bid),
            needed("components_won", Kind::Verdicts),
            optional("kontra", Kind::Levels),
            optional("silent", Kind::Fates),
            optional("forfeit", Kind::Switch),
        ],
    ),
];

/// The question of this name.
pub fn question(game: &str, ask: &str) -> Option<&'static Question> {
    QUESTIONS.iter().find(|known| known.game == game && known.ask == ask)
}
