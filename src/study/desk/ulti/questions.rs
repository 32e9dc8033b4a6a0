//! The questions about Ulti, in the order of the form page.

use super::solve::{LEVELS, OBJECTIVES};
use crate::desk::question::{Field, Gives, Kind, Question, needed, optional};
use crate::desk::solve;
use talon_rules::games::ulti::{COMPONENT_CODES, SILENT_CODES};

/// Who plays, and whose trick it was.
pub(super) const ROLES: &[&str] = &["declarer", "defender"];
pub(super) const SIDES: &[&str] = &["declarer", "defenders"];
/// The classes of bids.
pub(super) const CLASSES: &[&str] = &["trump", "hearts", "nt"];

const fn ask(ask: &'static str, gives: Gives, fields: &'static [Field]) -> Question {
    Question { ask, fields, gives }
}

const COUNT: Kind = Kind::Number { low: 0, high: 8 };

/// Every question, in the order of the form page.
pub(super) const QUESTIONS: &[Question] = &[
    ask(
        "legal_cards",
        Gives::Cards,
        &[
            needed("hand", Kind::Cards { least: 1, most: 10 }),
            needed("trick", Kind::Cards { least: 0, most: 2 }),
            needed("trump", Kind::Trump),
            needed("contract", Kind::Bid),
            needed("role", Kind::Word(ROLES)),
            needed("trick_no", Kind::Number { low: 1, high: 10 }),
        ],
    ),
    ask(
        "trick_winner",
        Gives::CardOf("cards"),
        &[
            needed("cards", Kind::Cards { least: 3, most: 3 }),
            needed("trump", Kind::Trump),
        ],
    ),
    ask(
        "bid_over",
        Gives::Values,
        &[needed("new", Kind::Bid), needed("standing", Kind::Bid)],
    ),
    ask("bid_value", Gives::Values, &[needed("bid", Kind::Bid)]),
    ask(
        "bid_code",
        Gives::Bid,
        &[
            needed("components", Kind::Words(COMPONENT_CODES)),
            needed("cls", Kind::Word(CLASSES)),
        ],
    ),
    ask("ladder", Gives::Ladder, &[]),
    ask(
        "auction",
        Gives::Values,
        &[
            needed("forehand", Kind::Number { low: 0, high: 2 }),
            needed(
                "actions",
                Kind::Actions {
                    example: "0:bid simple\n1:pass\n2:take",
                },
            ),
        ],
    ),
    ask(
        "kontra",
        Gives::Values,
        &[
            needed("contract", Kind::Bid),
            needed(
                "actions",
                Kind::Actions {
                    example: "d1:ulti\ndeclarer:ulti",
                },
            ),
        ],
    ),
    ask(
        "points",
        Gives::Values,
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
    ask(
        "silent_eligible",
        Gives::Words("silent"),
        &[needed("contract", Kind::Bid)],
    ),
    ask(
        "score",
        Gives::Values,
        &[
            needed("contract", Kind::Bid),
            needed("components_won", Kind::Verdicts(COMPONENT_CODES)),
            optional("kontra", Kind::Levels(COMPONENT_CODES)),
            optional("silent", Kind::Fates(SILENT_CODES)),
            optional("forfeit", Kind::Switch),
        ],
    ),
    ask(
        "solve",
        Gives::Solved,
        &[
            solve::HANDS,
            solve::TALON,
            solve::DECLARER,
            needed("contract", Kind::Bid),
            needed("trump", Kind::Trump),
            needed("objective", Kind::Word(OBJECTIVES)),
            solve::LEADER,
            solve::TRICK,
            optional("active", Kind::Everybody),
            optional("levels", Kind::LevelsBySeat(LEVELS)),
            optional("marriages", Kind::SuitsBySeat),
            solve::WON,
            solve::BUDGET,
        ],
    ),
];
