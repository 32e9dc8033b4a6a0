//! Penalties and awards. They are never deleted.

use super::MemberKey;
use crate::{EntryNo, Exact};

/// A penalty or an award.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adjustment {
    pub entry: EntryNo,
    /// Below zero for a penalty.
    pub amount: Exact,
    /// The round from which on it counts; 0 from the start.
    pub round: u16,
    /// Why, in a few words; at most 500 characters.
    pub reason: String,
    /// Who gave it, if it was a member of the tournament.
    pub by: Option<MemberKey>,
    /// It stays in the list and counts no more.
    pub revoked: bool,
}
