//! Who takes part, and who says so.

use super::{Allowed, need};
use crate::EntryNo;
use crate::tournament::acts::ENTRIES_MAX;
use crate::tournament::{State, Status, Tournament, Why};

/// What is done with an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EntryAct {
    CheckIn,
    /// Takes the tick back.
    Uncheck,
    NoShow,
    Withdraw,
    /// Sends someone away.
    Exclude,
}

impl EntryAct {
    /// All of them.
    pub const ALL: [EntryAct; 5] = [
        EntryAct::CheckIn,
        EntryAct::Uncheck,
        EntryAct::NoShow,
        EntryAct::Withdraw,
        EntryAct::Exclude,
    ];

    /// Its word in forms.
    pub const fn as_str(self) -> &'static str {
        match self {
            EntryAct::CheckIn => "check-in",
            EntryAct::Uncheck => "uncheck",
            EntryAct::NoShow => "no-show",
            EntryAct::Withdraw => "withdraw",
            EntryAct::Exclude => "exclude",
        }
    }

    /// The act of this word.
    pub fn parse(word: &str) -> Option<EntryAct> {
        EntryAct::ALL.into_iter().find(|act| act.as_str() == word)
    }
}

/// What someone is to an entry.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct EntryStanding {
    /// It is their own.
    pub own: bool,
    /// Enters others and ticks them off.
    pub registers: bool,
}

/// What someone may do with an entry.
pub(crate) type EntryRights = Allowed<EntryAct>;

impl Tournament {
    /// What someone may do with an entry as it stands now.
    pub fn entry_rights(&self, entry: EntryNo, standing: EntryStanding) -> EntryRights {
        Allowed::of(&EntryAct::ALL, |act| {
            // Until it begins, players need nobody to leave.
            let leaves = standing.own && act == EntryAct::Withdraw && self.state < State::Running;
            need(standing.registers || leaves)?;
            self.entry_takes(entry, act)
        })
    }

    /// Whether someone may enter a member: themselves while entries are taken, others until the tournament is over.
    ///
    /// # Errors
    /// Why not.
    pub fn may_enter(&self, standing: EntryStanding) -> Result<(), Why> {
        need(standing.registers || standing.own && self.state == State::Open)?;
        self.takes_entries()
    }

    /// Whether a player can say themselves that they are here: while players are checked in, and only those who are
    /// announced. Someone who left asks at the door.
    ///
    /// # Errors
    /// Why not.
    pub fn may_arrive(&self, entry: EntryNo) -> Result<(), Why> {
        let status = self.entry(entry).ok_or(Why::NoEntry)?.status;
        self.is_between(State::CheckIn, State::CheckIn)?;
        match status {
            Status::Registered => Ok(()),
            Status::CheckedIn | Status::Late => Err(Why::InPlayAlready),
            Status::NoShow | Status::Withdrawn | Status::Excluded => Err(Why::NotInPlay),
        }
    }

    /// Whether entries are taken, by anyone.
    pub(in crate::tournament) fn takes_entries(&self) -> Result<(), Why> {
        self.is_between(State::Draft, State::Running)?;
        if self.entries.len() >= ENTRIES_MAX {
            return Err(Why::TooManyEntries(ENTRIES_MAX));
        }
        Ok(())
    }

    /// Whether an entry is in a state in which this can be done with it, by anyone.
    pub(in crate::tournament) fn entry_takes(&self, entry: EntryNo, act: EntryAct) -> Result<(), Why> {
        let status = self.entry(entry).ok_or(Why::NoEntry)?.status;
        let (first, last) = match act {
            EntryAct::CheckIn => (State::Open, State::Running),
            EntryAct::Uncheck => (State::Open, State::CheckIn),
            EntryAct::NoShow => (State::CheckIn, State::Running),
            EntryAct::Withdraw | EntryAct::Exclude => (State::Draft, State::Running),
        };
        self.is_between(first, last)?;
        let has_left = matches!(status, Status::Withdrawn | Status::NoShow | Status::Excluded);
        match act {
            EntryAct::CheckIn if status.is_in_play() => Err(Why::InPlayAlready),
            EntryAct::Uncheck if status != Status::CheckedIn => Err(Why::NotInPlay),
            EntryAct::NoShow if self.has_come(entry) => Err(Why::HasPlayed),
            EntryAct::NoShow | EntryAct::Withdraw | EntryAct::Exclude if has_left => Err(Why::NotInPlay),
            _ => Ok(()),
        }
    }
}
