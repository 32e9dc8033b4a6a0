//! The questions about Preferans, in the order of the form page.

use super::auction::WON_BY;
use super::input::{BULA_MAX, REFAS_MAX};
use super::ppn::VALUE_MAX;
use super::sheet::EVENTS;
use super::solve::OBJECTIVES;
use crate::desk::question::{Gives, MemberKind, Question, QuestionMember, needed, optional};
use crate::desk::solve;

const fn ask(ask: &'static str, gives: Gives, fields: &'static [QuestionMember]) -> Question {
    Question { ask, fields, gives }
}

const CONTRACTS: &[(&str, &str)] = PLAYED_CONTRACTS.split_at(7).0;
const CONTRACT: MemberKind = MemberKind::Contract(CONTRACTS);
/// A contract that is played, perhaps as a game.
const PLAYED: MemberKind = MemberKind::Contract(&PLAYED_CONTRACTS);
const BULAS: MemberKind = MemberKind::BySeat {
    low: -BULA_MAX,
    high: BULA_MAX,
};
const CALLS: MemberKind = MemberKind::Actions {
    example: "A:2\nB:pass\nC:3\nA:hold",
};

/// Every question, in the order of the form page.
pub(super) const QUESTIONS: &[Question] = &[
    ask(
        "legal_cards",
        Gives::Cards,
        &[
            needed("hand", MemberKind::Cards { least: 1, most: 10 }),
            needed("trick", MemberKind::Cards { least: 0, most: 2 }),
            needed("contract", CONTRACT),
        ],
    ),
    ask(
        "trick_winner",
        Gives::CardOf("trick"),
        &[
            needed("trick", MemberKind::Cards { least: 2, most: 3 }),
            needed("contract", CONTRACT),
        ],
    ),
    ask(
        "first_leader",
        Gives::Seat,
        &[
            needed("dealer", MemberKind::Seat),
            needed("declarer", MemberKind::Seat),
            needed("contract", CONTRACT),
            needed("active", MemberKind::Seats),
        ],
    ),
    ask(
        "auction_next",
        Gives::Values,
        &[needed("dealer", MemberKind::Seat), needed("actions", CALLS)],
    ),
    ask(
        "auction_result",
        Gives::Values,
        &[needed("dealer", MemberKind::Seat), needed("actions", CALLS)],
    ),
    ask("auctions", Gives::Values, &[needed("dealer", MemberKind::Seat)]),
    ask(
        "contract_options",
        Gives::Contracts(CONTRACTS),
        &[
            needed("won_by", MemberKind::Word(WON_BY)),
            optional("value", MemberKind::NumberOrNull { low: 2, high: 8 }),
        ],
    ),
    ask(
        "defence_next",
        Gives::Values,
        &[
            needed("declarer", MemberKind::Seat),
            needed("contract", PLAYED),
            optional("refa", MemberKind::Switch),
            needed(
                "actions",
                MemberKind::Actions {
                    example: "B:play\nC:drop\nB:kontra\nA:kontra",
                },
            ),
        ],
    ),
    ask(
        "decided",
        Gives::Values,
        &[
            needed("declarer", MemberKind::Seat),
            needed("contract", CONTRACT),
            needed("trick_winners", MemberKind::SeatRow),
        ],
    ),
    ask(
        "score",
        Gives::Values,
        &[
            needed("before", MemberKind::Sheet),
            needed("declarer", MemberKind::Seat),
            needed("contract", PLAYED),
            needed("volunteers", MemberKind::Seats),
            optional("invited_by", MemberKind::Seat),
            optional("kontra_level", MemberKind::Number { low: 0, high: 10 }),
            optional("kontra_giver", MemberKind::Seat),
            needed("tricks", MemberKind::BySeatOrNull { low: 0, high: 10 }),
        ],
    ),
    ask(
        "refa",
        Gives::Values,
        &[
            needed("bula", BULAS),
            needed(
                "written",
                MemberKind::Number {
                    low: 0,
                    high: REFAS_MAX,
                },
            ),
            needed(
                "refas",
                MemberKind::NumberOrNull {
                    low: 0,
                    high: REFAS_MAX,
                },
            ),
            needed("event", MemberKind::Word(EVENTS)),
        ],
    ),
    ask(
        "hats",
        Gives::Words("desk-hat"),
        &[
            needed(
                "start",
                MemberKind::Number {
                    low: -BULA_MAX,
                    high: BULA_MAX,
                },
            ),
            needed("changes", MemberKind::Numbers),
        ],
    ),
    ask(
        "totals",
        Gives::Values,
        &[needed("bula", BULAS), needed("soup", MemberKind::Soup)],
    ),
    ask("write_off", Gives::Values, &[needed("bula", BULAS)]),
    ask(
        "session",
        Gives::Session,
        &[
            needed("bula", MemberKind::Number { low: 2, high: BULA_MAX }),
            needed(
                "refas",
                MemberKind::NumberOrNull {
                    low: 0,
                    high: REFAS_MAX,
                },
            ),
            needed("first_dealer", MemberKind::Seat),
            needed("deals", MemberKind::Objects { example: DEALS }),
        ],
    ),
    ask(
        "solve",
        Gives::Solved,
        &[
            solve::HOLDINGS,
            solve::TALON,
            solve::DECLARER,
            needed("contract", CONTRACT),
            optional("trump", MemberKind::Trump),
            needed("objective", MemberKind::Word(OBJECTIVES)),
            solve::LEADER,
            solve::TRICK,
            solve::ACTIVE,
            solve::WON,
            solve::BUDGET,
        ],
    ),
    ask(
        "ppn_auction",
        Gives::Lines,
        &[
            needed("bids_field", MemberKind::Text),
            needed("order", MemberKind::Text),
        ],
    ),
    ask("ppn", Gives::Values, &[needed("ppn", MemberKind::Text)]),
    ask(
        "ppn_refa",
        Gives::Values,
        &[
            needed("contract", MemberKind::Text),
            needed("kontra", MemberKind::Text),
            needed(
                "value",
                MemberKind::Number {
                    low: -VALUE_MAX,
                    high: VALUE_MAX,
                },
            ),
        ],
    ),
];

/// Two deals as a form shows them, one a line.
const DEALS: &str = r#"{"declarer":"A","contract":4,"game":false,"volunteers":["B","C"],"tricks":{"A":6,"B":2,"C":2}}
{"passed_out":true}"#;

/// The contracts by value and then the games, with the codes of their names.
const PLAYED_CONTRACTS: [(&str, &str); 14] = [
    ("2", "S"),
    ("3", "D"),
    ("4", "H"),
    ("5", "C"),
    ("6", "betl"),
    ("7", "sans"),
    ("8", "pref"),
    ("G2", "game-S"),
    ("G3", "game-D"),
    ("G4", "game-H"),
    ("G5", "game-C"),
    ("G6", "game-betl"),
    ("G7", "game-sans"),
    ("G8", "game-pref"),
];
