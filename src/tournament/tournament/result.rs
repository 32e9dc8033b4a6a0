//! What came of a table, who said so, and whether it is agreed.

use super::MemberKey;
use crate::standings::TableOutcome;

/// Where a result comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// The director or a scorer typed it.
    Director,
    /// A player of the table typed it.
    Phone,
    /// A player of the table sent it as the scorecard of the table counted it.
    Scorecard,
    /// The rules engine counted it from the hands of the table.
    Hands,
    /// Nobody played: someone did not come.
    Forfeit,
}

impl Origin {
    /// Whether a player of the table said it, who cannot agree to it alone.
    pub(crate) const fn is_of_players(self) -> bool {
        matches!(self, Origin::Phone | Origin::Scorecard)
    }

    /// All of them.
    pub const ALL: [Origin; 5] = [
        Origin::Director,
        Origin::Phone,
        Origin::Scorecard,
        Origin::Hands,
        Origin::Forfeit,
    ];

    /// Its word in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            Origin::Director => "director",
            Origin::Phone => "phone",
            Origin::Scorecard => "scorecard",
            Origin::Hands => "hands",
            Origin::Forfeit => "forfeit",
        }
    }

    /// The origin of this word.
    pub fn parse(word: &str) -> Option<Origin> {
        Origin::ALL.into_iter().find(|origin| origin.as_str() == word)
    }
}

/// How sure a result is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ResultState {
    Entered,
    Confirmed,
    /// Someone of the table says that it is wrong.
    Disputed,
    /// The director decided.
    Ruled,
    /// It counts no more; the table needs another.
    Voided,
}

impl ResultState {
    /// All of them, from what was just entered to what is settled.
    pub const ALL: [ResultState; 5] = [
        ResultState::Entered,
        ResultState::Confirmed,
        ResultState::Disputed,
        ResultState::Ruled,
        ResultState::Voided,
    ];

    /// Its word in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            ResultState::Entered => "entered",
            ResultState::Confirmed => "confirmed",
            ResultState::Disputed => "disputed",
            ResultState::Ruled => "ruled",
            ResultState::Voided => "voided",
        }
    }

    /// The state of this word.
    pub fn parse(word: &str) -> Option<ResultState> {
        ResultState::ALL.into_iter().find(|state| state.as_str() == word)
    }

    /// Whether nobody needs to look at it again.
    pub const fn is_settled(self) -> bool {
        matches!(self, ResultState::Confirmed | ResultState::Ruled)
    }
}

/// The browser in which a result was entered, told apart from others of the same tournament and from nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Device(pub u64);

impl std::fmt::Display for Device {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Device {
    /// The device of this word.
    pub fn parse(word: &str) -> Option<Device> {
        let hex = word.len() == 16 && word.bytes().all(|one| matches!(one, b'0'..=b'9' | b'a'..=b'f'));
        u64::from_str_radix(word, 16).ok().filter(|_| hex).map(Device)
    }
}

/// The result of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableResult {
    /// One result for each seat in the order of seats, or who was absent.
    pub outcome: TableOutcome,
    pub origin: Origin,
    pub state: ResultState,
    /// Who entered it, if it was a member of the tournament.
    pub by: Option<MemberKey>,
    /// Who agreed. Beside a result that is only entered: who did so on the device on which it was entered, which is not
    /// enough, or, where no device is named, before a deal was corrected.
    pub confirmed_by: Option<MemberKey>,
    /// Where it was entered, until it is agreed.
    pub device: Option<Device>,
    /// Why it is disputed, ruled or voided; else empty. At most 500 characters.
    pub reason: String,
}

impl TableResult {
    /// Whether it counts in the standings.
    pub fn counts(&self) -> bool {
        self.state != ResultState::Voided
    }

    /// Whether it was confirmed on the device on which it was entered, and waits for another one or for an official.
    pub fn waits_for_another_device(&self) -> bool {
        self.state == ResultState::Entered && self.confirmed_by.is_some() && self.device.is_some()
    }

    /// Whether an official corrected a deal after it was agreed, so that it is to be confirmed again.
    pub fn is_reopened(&self) -> bool {
        self.state == ResultState::Entered && self.confirmed_by.is_some() && self.device.is_none()
    }
}
