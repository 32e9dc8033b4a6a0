//! Who takes part.

use super::Tournament;
use crate::EntryNo;
use crate::standings::TeamPlace;

/// Someone of the club, by a number of this tournament alone, from 1: `m1`, `m2` and so on in files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MemberKey(pub u16);

/// Whether someone is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// Announced, and not seen yet.
    Registered,
    CheckedIn,
    /// Came when the tournament had begun.
    Late,
    /// Never came.
    NoShow,
    /// Left by themselves: their results stand.
    Withdrawn,
    /// Sent away.
    Excluded,
}

impl Status {
    /// All of them, in the order in which an entry goes through them.
    pub const ALL: [Status; 6] = [
        Status::Registered,
        Status::CheckedIn,
        Status::Late,
        Status::NoShow,
        Status::Withdrawn,
        Status::Excluded,
    ];

    /// Its word in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Registered => "registered",
            Status::CheckedIn => "checked_in",
            Status::Late => "late",
            Status::NoShow => "no_show",
            Status::Withdrawn => "withdrawn",
            Status::Excluded => "excluded",
        }
    }

    /// The status of this word.
    pub fn parse(word: &str) -> Option<Status> {
        Status::ALL.into_iter().find(|status| status.as_str() == word)
    }

    /// Whether they are seated in rounds that are drawn now.
    pub const fn is_in_play(self) -> bool {
        matches!(self, Status::CheckedIn | Status::Late)
    }
}

/// A player's entry. It is never deleted once a round was drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// From 1, in order of entry; a draw names them by it.
    pub number: EntryNo,
    pub member: MemberKey,
    pub team: Option<TeamPlace>,
    pub status: Status,
    /// The first round in which they may be seated; above 1 for those who came late.
    pub first_round: u16,
    /// The last round they were in, for those who left or were sent away; 0 for those who never came.
    pub last_round: Option<u16>,
    /// What they paid, in whole units of the tournament's currency; nothing yet where it is not said.
    pub paid: Option<u64>,
}

impl Entry {
    /// Someone who is announced.
    pub fn new(number: EntryNo, member: MemberKey) -> Entry {
        Entry {
            number,
            member,
            team: None,
            status: Status::Registered,
            first_round: 1,
            last_round: None,
            paid: None,
        }
    }

    /// Whether it is the same entry as the other one, whatever was paid for it.
    fn is_as(&self, other: &Entry) -> bool {
        let unpaid = |entry: &Entry| Entry {
            paid: None,
            ..entry.clone()
        };
        unpaid(self) == unpaid(other)
    }

    /// Whether they may be seated in this round.
    pub(crate) fn plays_in(&self, round: u16) -> bool {
        self.status.is_in_play() && self.first_round <= round && self.last_round.is_none_or(|last| round <= last)
    }
}

impl Tournament {
    /// Whether the same people take part as in the other one, whatever they paid.
    pub fn is_entered_as(&self, other: &Tournament) -> bool {
        let pairs = self.entries.iter().zip(&other.entries);
        self.entries.len() == other.entries.len() && pairs.into_iter().all(|(one, other)| one.is_as(other))
    }
}
