//! The questions about tournaments, in the order of the form page.

use super::boards::AWARDS;
use super::input::ROWS_MAX;
use super::order::{CHAIN, COLUMNS};
use super::rating_list::METHODS;
use super::season::{CHAIN as SEASON_CHAIN, GUEST_RULES};
use super::table::{BYE, SERBIAN, TIES};
use crate::desk::question::{Gives, MemberKind, Question, QuestionMember, needed, optional};

const fn ask(ask: &'static str, gives: Gives, fields: &'static [QuestionMember]) -> Question {
    Question { ask, fields, gives }
}

const MANY: i64 = ROWS_MAX as i64;
const DEALS: MemberKind = MemberKind::Number { low: 1, high: 10_000 };
const RAW: QuestionMember = needed("raw", MemberKind::Numbers);
const SCHEME: QuestionMember = needed("scheme", MemberKind::Scheme(SERBIAN));
const RANKS: MemberKind = MemberKind::Numbers;
const AWARD_WORDS: &[&str] = &[AWARDS[0].0, AWARDS[1].0, AWARDS[2].0];

/// Every question, in the order of the form page.
pub(super) const QUESTIONS: &[Question] = &[
    ask(
        "place_points",
        Gives::Grid,
        &[SCHEME, optional("tie", MemberKind::Word(TIES)), RAW],
    ),
    ask(
        "seeger_fabian",
        Gives::Named,
        &[
            needed(
                "players",
                MemberKind::Rows {
                    columns: &["game_points", "won", "lost"],
                    example: SKAT,
                },
            ),
            needed("seats", MemberKind::Number { low: 3, high: 4 }),
        ],
    ),
    ask(
        "normalise",
        Gives::Grid,
        &[
            needed("deals_at_table", DEALS),
            needed("deals_played_by_each", DEALS),
            RAW,
            needed("reference_deals", DEALS),
        ],
    ),
    ask(
        "bye_total",
        Gives::Grid,
        &[
            needed("scheme", MemberKind::Exacts { words: &[] }),
            needed("rounds", MemberKind::Exacts { words: &[BYE] }),
        ],
    ),
    ask(
        "order",
        Gives::Grid,
        &[
            needed(
                "players",
                MemberKind::Rows {
                    columns: COLUMNS,
                    example: ORDER,
                },
            ),
            optional("chain", MemberKind::Sequence(CHAIN)),
        ],
    ),
    ask(
        "head_to_head",
        Gives::Grid,
        &[
            needed(
                "tied",
                MemberKind::Actions {
                    example: "Anna\nBéla\nCili",
                },
            ),
            needed("shared_tables", MemberKind::Tables { example: TABLES }),
        ],
    ),
    ask(
        "matchpoints",
        Gives::Grid,
        &[needed(
            "results",
            MemberKind::ByName {
                example: "1: 12\n2: -4\n3: 12\n4: 0",
            },
        )],
    ),
    ask(
        "neuberg",
        Gives::Grid,
        &[
            needed("expected_results", MemberKind::Number { low: 2, high: MANY }),
            needed("actual_results", MemberKind::Number { low: 1, high: MANY }),
            needed(
                "mp",
                MemberKind::ByName {
                    example: "1: 10\n2: 5\n3: 0",
                },
            ),
        ],
    ),
    ask(
        "session_percent",
        Gives::Grid,
        &[needed("boards", MemberKind::Sequence(AWARD_WORDS))],
    ),
    ask(
        "league",
        Gives::Grid,
        &[
            needed(
                "players",
                MemberKind::Lists {
                    example: "Anna: 10 - 8 6\nBéla: 8 10 - -",
                },
            ),
            needed("best", MemberKind::Number { low: 1, high: MANY }),
            optional("first", MemberKind::Exact),
        ],
    ),
    ask(
        "league_points",
        Gives::Grid,
        &[
            needed("points_by_place", MemberKind::Exacts { words: &[] }),
            needed("ranks", RANKS),
        ],
    ),
    ask("season", Gives::Grid, SEASON),
    ask("outlook", Gives::Grid, OUTLOOK),
    ask(
        "quota",
        Gives::Grid,
        &[
            needed("lists", MemberKind::Objects { example: QUOTAS }),
            optional("declined", MemberKind::Names),
        ],
    ),
    ask(
        "challenge",
        Gives::Grid,
        &[
            needed("start", MemberKind::Names),
            needed("tables", MemberKind::Objects { example: LADDER_TABLES }),
        ],
    ),
    ask(
        "prizes",
        Gives::Grid,
        &[needed("ranks", RANKS), needed("prizes", MemberKind::Numbers)],
    ),
    ask(
        "elo",
        Gives::Grid,
        &[
            needed("ratings", MemberKind::Decimals),
            needed("places", RANKS),
            needed(
                "K",
                MemberKind::Number {
                    low: 0,
                    high: super::ratings::K_MAX,
                },
            ),
        ],
    ),
    ask(
        "weng_lin",
        Gives::Grid,
        &[
            needed("places", RANKS),
            optional("mu", MemberKind::Decimals),
            optional("sigma", MemberKind::Decimals),
        ],
    ),
    ask(
        "rating_list",
        Gives::Grid,
        &[
            needed("method", MemberKind::Word(METHODS)),
            needed("tables", MemberKind::Objects { example: RATED_TABLES }),
        ],
    ),
    ask(
        "host",
        Gives::Grid,
        &[needed(
            "players",
            MemberKind::Rows {
                columns: &["hosted", "number"],
                example: "Anna: 1 12\nBéla: 0 7\nCili: 0 15",
            },
        )],
    ),
];

/// What a season is counted from.
const SEASON: &[QuestionMember] = &[
    needed("scheme", MemberKind::Object { example: SEASON_SCHEME }),
    needed("counting", MemberKind::Object { example: COUNTING }),
    needed("units", MemberKind::Objects { example: UNITS }),
    optional("minimum", MemberKind::Number { low: 0, high: MANY }),
    optional("participation", MemberKind::Exact),
    optional("guests", MemberKind::Names),
    optional("guest_rule", MemberKind::Word(GUEST_RULES)),
    optional("chain", MemberKind::Sequence(SEASON_CHAIN)),
    optional("carry", MemberKind::Object { example: CARRY }),
    optional("adjustments", MemberKind::Objects { example: ADJUSTMENTS }),
];

/// The same, and how many are ranked in the unit to come.
const OUTLOOK: &[QuestionMember] = &[
    SEASON[0],
    SEASON[1],
    SEASON[2],
    needed("places", MemberKind::Number { low: 1, high: MANY }),
    SEASON[3],
    SEASON[4],
    SEASON[5],
    SEASON[6],
    SEASON[7],
    SEASON[8],
    SEASON[9],
];

/// What a form shows as the shape of an input.
const SKAT: &str = "Anna: 120 3 1\nBéla: -48 1 2\nCili: 60 2 0";
const ORDER: &str = "Anna: 7 2 1 40\nBéla: 7 2 1 35\nCili: 8 2 2 60 1";
const TABLES: &str = "Anna 12, Béla -4, Cili -8\nBéla 5, Cili 3, Dani -8";
const SEASON_SCHEME: &str = r#"{"kind": "vector", "v": [10, 7, 5, 4, 3, 2, 1], "rest": 1}"#;
const COUNTING: &str = r#"{"kind": "best", "n": 8}"#;
const UNITS: &str = r#"{"ranks": {"Anna": 1, "Béla": 2, "Cili": 3}}
{"ranks": {"Béla": 1, "Cili": 2}, "weight": "1/2", "excluded": ["Anna"]}"#;
const CARRY: &str = r#"{"Anna": 5}"#;
const ADJUSTMENTS: &str = r#"{"player": "Anna", "amount": -4, "unit": 0}"#;
const QUOTAS: &str = r#"{"name": "North", "quota": 2, "order": ["Anna", "Béla", "Cili"]}
{"name": "South", "quota": 1, "order": ["Béla", "Dani"]}"#;
const LADDER_TABLES: &str = r#"[["Cili", 1], ["Anna", 2], ["Béla", 3]]"#;
const RATED_TABLES: &str = r#"{"places": [["Anna", 1], ["Béla", 2], ["Cili", 3]], "period": 1}"#;
