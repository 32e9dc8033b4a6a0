//! Why an act cannot be done, and where: as data, so that every language can say it.

use crate::rounds::{DrawError, FieldError, PastError};
use crate::seating::{ApartError, PlanError};
use crate::standings::BadFacts;
use crate::{EntryNo, rounds};

use super::{State, YEARS};

/// Where something is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    pub stage: Option<u16>,
    pub round: Option<u16>,
    pub table: Option<u16>,
    pub entry: Option<EntryNo>,
}

impl Place {
    /// A stage by its number.
    pub fn stage(stage: u16) -> Place {
        Place {
            stage: Some(stage),
            ..Place::default()
        }
    }

    /// A round by its number.
    pub fn round(round: u16) -> Place {
        Place {
            round: Some(round),
            ..Place::default()
        }
    }

    /// A table of a round, both by their numbers.
    pub fn table(round: u16, table: u16) -> Place {
        Place {
            round: Some(round),
            table: Some(table),
            ..Place::default()
        }
    }

    /// An entry.
    pub fn entry(entry: EntryNo) -> Place {
        Place {
            entry: Some(entry),
            ..Place::default()
        }
    }

    /// The same place, and this entry there.
    pub fn of(self, entry: EntryNo) -> Place {
        Place {
            entry: Some(entry),
            ..self
        }
    }
}

/// An act that was not done; the tournament is as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    pub place: Place,
    pub why: Why,
}

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// The state that the tournament is in.
    #[error("the tournament is {}", .0.as_str())]
    NotInThisState(State),
    #[error("it is so already, and nothing was changed")]
    Unchanged,
    #[error("rules of scoring and the profile are fixed since the first round")]
    Frozen,
    #[error("the text is empty")]
    Empty,
    #[error("the text is longer than {0} characters")]
    TooLong(usize),
    #[error("the day is not in the years {} to {}", YEARS.start(), YEARS.end())]
    DayOutside,
    #[error("the text has characters that act instead of being read")]
    Characters,
    #[error("a reason is needed")]
    NoReason,
    #[error("there is no such entry")]
    NoEntry,
    #[error("there is no such round")]
    NoRound,
    #[error("there is no such table")]
    NoTable,
    #[error("there is no such stage")]
    NoStage,
    #[error("there is no such adjustment")]
    NoAdjustment,
    #[error("the member has entry {} already", .0.0)]
    EnteredAlready(EntryNo),
    #[error("the tournament has {0} entries already, which is the most")]
    TooManyEntries(usize),
    #[error("something is withheld, and has to be released first")]
    Withheld,
    #[error("no deals are compared in the tournament")]
    NoBoards,
    #[error("boards are being played, so that their deals stay as they are")]
    BoardsInPlay,
    #[error("boards of the round are still to be played, so that their deals are nobody's yet")]
    BoardsLeft,
    #[error("deals of the stage are known already, and its boards would travel on")]
    BoardsTold,
    #[error("board {0} has another deal")]
    OtherDeal(usize),
    #[error("nobody pays a fee")]
    NoFee,
    #[error("the entry is not in play")]
    NotInPlay,
    #[error("the entry is in play already")]
    InPlayAlready,
    #[error("the entry has played already")]
    HasPlayed,
    #[error("{0} are there, and three are needed")]
    TooFewThere(usize),
    #[error("a stage has 1 to 200 rounds, and not fewer than it has now")]
    RoundCount,
    #[error("{0} cannot be in this format")]
    Format(&'static str),
    #[error("all rounds of the tournament are drawn")]
    AllDrawn,
    #[error("round {0} is not complete")]
    RoundOpen(u16),
    #[error("round {0} is drawn already, and neither published nor dropped")]
    Drafted(u16),
    #[error("the round is published already")]
    Published,
    #[error("the round is not published yet")]
    NotPublished,
    #[error("round {0} comes first")]
    NotItsTurn(u16),
    #[error("the round seats a player who is not in play")]
    SeatsAbsent,
    #[error("both have the same place")]
    SamePlace,
    #[error("the result was changed meanwhile: version {now}, and {seen} was seen")]
    Stale { seen: u32, now: u32 },
    #[error("the result is confirmed, so that changing it needs the director and a reason")]
    Settled,
    #[error("this is for others to do")]
    NotYours,
    #[error("the director decided the result, so only officials who may rule can change it")]
    Ruled,
    #[error("the director took the result out, so only officials who may rule can enter another")]
    Voided,
    #[error("the result is disputed, so that the director decides it")]
    Disputed,
    #[error("a result is disputed, and the director has to decide it first")]
    DisputeOpen,
    #[error("the result was confirmed on the device on which it was entered; another one has to do it")]
    OneDevice,
    #[error("there is no result yet")]
    NoResult,
    #[error("who entered a result does not confirm it")]
    OwnResult,
    #[error("the entry does not sit at this table")]
    NotAtTable,
    #[error("the substitute sits at table {0} of the round already")]
    SubstituteSeated(u16),
    #[error("the hand was played at table {table} of round {round}")]
    HandElsewhere { round: u16, table: u16 },
    #[error("the hand does not belong to this table")]
    HandNotHere,
    #[error("a table has at most {0} hands")]
    TooManyHands(usize),
    #[error("the hand is of another game")]
    OtherGame,
    #[error("the hand was played by someone who does not sit at this table")]
    OtherPlayers,
    #[error("the hand was played by other rules than those of the tournament")]
    OtherRules,
    #[error("everyone can see the hands of the round already")]
    HandsOpen,
    #[error("the score is not that of this table")]
    Facts(#[from] BadFacts),
    #[error("the hands give another result")]
    HandsDiffer,
    #[error(transparent)]
    Draw(#[from] DrawError),
    #[error(transparent)]
    Field(#[from] FieldError),
    #[error(transparent)]
    Plan(#[from] PlanError),
    #[error(transparent)]
    Apart(#[from] ApartError),
    #[error(transparent)]
    Past(#[from] PastError),
    #[error(transparent)]
    Teams(#[from] rounds::teams::TeamsError),
    #[error(transparent)]
    Groups(#[from] rounds::groups::GroupError),
    #[error(transparent)]
    Knockout(#[from] rounds::knockout::KnockoutError),
}

impl Refusal {
    /// A refusal that is about the tournament as a whole.
    pub fn tournament(why: impl Into<Why>) -> Refusal {
        Refusal {
            place: Place::default(),
            why: why.into(),
        }
    }

    /// A refusal that is about this place. The state of the tournament is no matter of one of its places.
    pub fn at(place: Place, why: impl Into<Why>) -> Refusal {
        match why.into() {
            why @ Why::NotInThisState(_) => Refusal::tournament(why),
            why => Refusal { place, why },
        }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(stage) = self.place.stage {
            write!(f, "stage {stage}: ")?;
        }
        if let Some(round) = self.place.round {
            write!(f, "round {round}: ")?;
        }
        if let Some(table) = self.place.table {
            write!(f, "table {table}: ")?;
        }
        if let Some(EntryNo(entry)) = self.place.entry {
            write!(f, "entry {entry}: ")?;
        }
        self.why.fmt(f)
    }
}

impl std::error::Error for Refusal {}
