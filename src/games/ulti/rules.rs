//! The numbers of the rules that this engine enforces, as written in `docs/rules/ulti.md`.

use crate::games::RuleId;

macro_rules! rules {
    ($($name:ident = $id:literal),+ $(,)?) => {
        $(pub const $name: RuleId = RuleId::new($id);)+
        /// Every rule an action or a deal can break.
        pub const ENFORCED: &[RuleId] = &[$($name),+];
    };
}

rules! {
    DEAL = "U-2.3",
    FIRST_TURN = "U-3.1",
    TURN = "U-3.2",
    MUST_RAISE = "U-3.3",
    TRUMP_NAMING = "U-3.8",
    CARDS_FOR_BID = "U-3.10",
    BIDS = "U-4.1",
    LEAD = "U-6.1",
    FOLLOW = "U-6.3",
    BEAT = "U-6.4",
    TRUMP = "U-6.5",
    OVERTRUMP = "U-6.6",
    SEVEN = "U-6.9",
    CLAIM = "U-6.12",
    EARLY_END = "U-6.13",
    MARRIAGE = "U-7.3",
    MARRIAGE_TIME = "U-7.4",
    MARRIAGE_LIMITS = "U-7.7",
    KONTRA_WINDOW = "U-8.1",
    KONTRA_RIGHT = "U-8.3",
    KONTRA_INDIVIDUAL = "U-8.6",
    KONTRA_COMPONENT = "U-8.8",
    FORFEIT = "U-9.1",
    FORFEIT_OPTION = "U-9.2",
    FORFEIT_SIMPLE_ONLY = "U-9.3",
    ROUND_ONE = "U-14.1",
    CONFIRM = "U-14.3",
    RAISE_DOUBLED = "U-14.4",
}
