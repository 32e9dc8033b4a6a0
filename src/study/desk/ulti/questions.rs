//! The questions about Ulti, in the order of the form page.

use super::solve::{LEVELS, OBJECTIVES};
use crate::desk::question::{Gives, MemberKind, Question, QuestionMember, needed, optional};
use crate::desk::solve;
use talon_rules::games::ulti::{COMPONENT_CODES, SILENT_CODES};

/// Who plays, and whose trick it was.
pub(super) const ROLES: &[&str] = &["declarer", "defender"];
pub(super) const SIDES: &[&str] = &["declarer", "defenders"];
/// Each by the part they play.
pub(super) const PLAYERS: &[&str] = &["declarer", "d1", "d2"];
/// The classes of bids.
pub(super) const CLASSES: &[&str] = &["trump", "hearts", "nt"];

const fn ask(ask: &'static str, gives: Gives, fields: &'static [QuestionMember]) -> Question {
    Question { ask, fields, gives }
}

const COUNT: MemberKind = MemberKind::Number { low: 0, high: 8 };

/// Every question, in the order of the form page.
pub(super) const QUESTIONS: &[Question] = &[
    ask(
        "legal_cards",
        Gives::Cards,
        &[
            needed("hand", MemberKind::Cards { least: 1, most: 10 }),
            needed("trick", MemberKind::Cards { least: 0, most: 2 }),
            needed("trump", MemberKind::Trump),
            needed("contract", MemberKind::Bid),
            needed("role", MemberKind::Word(ROLES)),
            needed("trick_no", MemberKind::Number { low: 1, high: 10 }),
        ],
    ),
    ask(
        "trick_winner",
        Gives::CardOf("cards"),
        &[
            needed("cards", MemberKind::Cards { least: 3, most: 3 }),
            needed("trump", MemberKind::Trump),
        ],
    ),
    ask(
        "bid_over",
        Gives::Values,
        &[needed("new", MemberKind::Bid), needed("standing", MemberKind::Bid)],
    ),
    ask("bid_value", Gives::Values, &[needed("bid", MemberKind::Bid)]),
    ask(
        "bid_code",
        Gives::Bid,
        &[
            needed("components", MemberKind::Words(COMPONENT_CODES)),
            needed("cls", MemberKind::Word(CLASSES)),
        ],
    ),
    ask("ladder", Gives::Ladder, &[]),
    ask(
        "auction",
        Gives::Values,
        &[
            needed("forehand", MemberKind::Number { low: 0, high: 2 }),
            needed(
                "actions",
                MemberKind::Actions {
                    example: "0:bid simple\n1:pass\n2:take",
                },
            ),
        ],
    ),
    ask(
        "kontra",
        Gives::Values,
        &[
            needed("contract", MemberKind::Bid),
            needed(
                "actions",
                MemberKind::Actions {
                    example: "d1:ulti\ndeclarer:ulti",
                },
            ),
        ],
    ),
    ask(
        "points",
        Gives::Values,
        &[
            needed("contract", MemberKind::Bid),
            optional("decl_aces_tens", COUNT),
            optional("def_aces_tens", COUNT),
            optional("talon_aces_tens", MemberKind::Number { low: 0, high: 2 }),
            needed("last_trick", MemberKind::Word(SIDES)),
            optional("decl_marriages", MemberKind::Marriages),
            optional("def_marriages", MemberKind::Marriages),
            optional("decl_aces", MemberKind::Number { low: 0, high: 4 }),
        ],
    ),
    ask(
        "silent_eligible",
        Gives::Words("silent"),
        &[needed("contract", MemberKind::Bid)],
    ),
    ask(
        "score",
        Gives::Values,
        &[
            needed("contract", MemberKind::Bid),
            needed("components_won", MemberKind::Verdicts(COMPONENT_CODES)),
            optional("kontra", MemberKind::Levels(COMPONENT_CODES)),
            optional("silent", MemberKind::Fates(SILENT_CODES)),
            optional("seven", MemberKind::Fates(PLAYERS)),
            optional("marriages", MemberKind::Levels(PLAYERS)),
            optional("round_factor", MemberKind::Number { low: 1, high: 2 }),
            optional("forfeit", MemberKind::Switch),
        ],
    ),
    ask(
        "solve",
        Gives::Solved,
        &[
            solve::HOLDINGS,
            solve::TALON,
            solve::DECLARER,
            needed("contract", MemberKind::Bid),
            needed("trump", MemberKind::Trump),
            needed("objective", MemberKind::Word(OBJECTIVES)),
            solve::LEADER,
            solve::TRICK,
            optional("active", MemberKind::Everybody),
            optional("levels", MemberKind::LevelsBySeat(LEVELS)),
            optional("marriages", MemberKind::SuitsBySeat),
            solve::WON,
            solve::BUDGET,
        ],
    ),
];
