//! The numbers of the rules that this engine enforces, as written in `docs/rules/preferans.md`.

use crate::games::RuleId;

macro_rules! rules {
    ($($name:ident = $id:literal),+ $(,)?) => {
        $(pub const $name: RuleId = RuleId::new($id);)+
        /// Every rule an action or a deal can break.
        pub const ENFORCED: &[RuleId] = &[$($name),+];
    };
}

rules! {
    DEAL = "P-2.2",
    TURN = "P-3.1",
    STEP = "P-3.2",
    FIRST_TURN = "P-3.3",
    LATER_TURN = "P-3.4",
    GAMES = "P-3.6",
    NAMING = "P-3.8",
    PROMISE = "P-3.9",
    SILENT_PASS = "P-3.10",
    PASSED_OUT = "P-3.11",
    TALON = "P-4.1",
    CONTRACT = "P-4.3",
    GAME_TALON = "P-4.4",
    AS_NAMED = "P-4.5",
    ANSWERS = "P-5.1",
    INVITE = "P-5.3",
    BOTH_DROP = "P-5.4",
    KONTRA_WINDOW = "P-5.5",
    KONTRA_CHAIN = "P-5.6",
    PLAIN_TWO = "P-5.10",
    ACTIVE = "P-6.1",
    FIRST_LEAD = "P-6.2",
    CARDS = "P-6.3",
    AGREED_END = "P-6.6",
}
