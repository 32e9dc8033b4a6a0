//! The words for what has none of its own in the tournament, each beside its value.

use super::Version;
use crate::SitOut;
use crate::duplicate::Award;
use crate::points::Tie;
use crate::rounds::boards::Boards;
use crate::rounds::swiss::First;
use crate::seating::Prefer;
use crate::standings::{Came, Late, TieBreak};
use crate::tournament::{DealsSeenBy, Origin, ResultState, RoundState, State, Status};

/// Words with what they mean.
pub(crate) type WordTable<T> = &'static [(&'static str, T)];

/// What is done with those who are too many for tables of three.
pub const SIT_OUT: WordTable<SitOut> = &[
    ("byes", SitOut::Byes),
    ("fours", SitOut::Fours),
    ("tables_of_four", SitOut::TablesOfFour),
];
/// What a whole schedule is to have where it cannot have both.
pub const PREFER: WordTable<Prefer> = &[("repeats", Prefer::Repeats), ("even", Prefer::Even)];
/// What the rounds before a late entry bring.
pub const LATE: WordTable<Late> = &[("nothing", Late::Nothing), ("as_bye", Late::AsBye)];
/// What those who share a place get.
pub const TIE: WordTable<Tie> = &[("split", Tie::Split), ("best", Tie::Best), ("worst", Tie::Worst)];
/// How a first round of Swiss is drawn.
pub const FIRST: WordTable<First> = &[("lot", First::Lot), ("pots", First::Pots), ("layers", First::Layers)];
/// How boards come to the tables.
pub const BOARDS: WordTable<Boards> = &[("copies", Boards::Copies), ("travelling", Boards::Travelling)];
/// Who sees deals before they are played.
pub const SEEN_BY: WordTable<DealsSeenBy> = &[("officials", DealsSeenBy::Officials), ("owners", DealsSeenBy::Owners)];
/// Who sat there.
pub(crate) const CAME: WordTable<Came> = &[
    ("himself", Came::Himself),
    ("substitute", Came::Substitute),
    ("nobody", Came::Nobody),
];
/// What stands for a board that was not played as it should be.
pub(crate) const AWARD: WordTable<Award> = &[
    ("average", Award::Average),
    ("average_plus", Award::AveragePlus),
    ("average_minus", Award::AverageMinus),
];
/// Stands in place of the score of a board.
pub(crate) const NOT_PLAYED: &str = "not_played";

/// All words of a list.
pub fn all<T>(list: WordTable<T>) -> Vec<&'static str> {
    list.iter().map(|(word, _)| *word).collect()
}

/// The word for a value.
pub fn word<T: PartialEq>(list: WordTable<T>, value: T) -> &'static str {
    list.iter()
        .find(|(_, known)| *known == value)
        .map_or("", |(word, _)| word)
}

/// The value of a word.
pub fn value<T: Copy>(list: WordTable<T>, word: &str) -> Option<T> {
    list.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
}

/// Words of [`State`].
pub fn states() -> Vec<&'static str> {
    State::ALL.map(State::as_str).to_vec()
}

/// Words of [`Status`].
pub fn statuses() -> Vec<&'static str> {
    Status::ALL.map(Status::as_str).to_vec()
}

/// Words of [`RoundState`].
pub(crate) fn round_states() -> Vec<&'static str> {
    RoundState::ALL.map(RoundState::as_str).to_vec()
}

/// Words of [`ResultState`].
pub(crate) fn result_states() -> Vec<&'static str> {
    ResultState::ALL.map(ResultState::as_str).to_vec()
}

/// Words of [`Origin`] that a version knows.
pub(crate) fn origins(version: Version) -> Vec<&'static str> {
    let is_known = |origin: &Origin| *origin != Origin::Scorecard || version >= Version::V1_2;
    Origin::ALL.into_iter().filter(is_known).map(Origin::as_str).collect()
}

/// Words of [`TieBreak`].
pub(crate) fn tie_breaks() -> Vec<&'static str> {
    TieBreak::ALL.map(TieBreak::as_str).to_vec()
}

/// What may stand for a board that has no score.
pub(crate) fn without_score() -> Vec<&'static str> {
    let mut words = all(AWARD);
    words.push(NOT_PLAYED);
    words
}
