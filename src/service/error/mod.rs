//! Why an act was not done. Status codes and sentences are chosen by the caller that shows it.

mod invalid;
mod missing;

pub use invalid::InvalidValue;
pub use missing::Missing;

use crate::authorization::Action;
use talon_store::StoreError;
use talon_tournament::tournament::Refusal;

/// Why an act was not done.
#[derive(Debug, thiserror::Error)]
pub enum ActError {
    /// A visitor would have to sign in first.
    #[error("sign in first")]
    SignIn,
    /// This person may not do it.
    #[error("you may not {}", .0.says())]
    Denied(Action),
    #[error("there is no such {0}")]
    NotFound(Missing),
    /// A value that was given is not one: in which field, and why.
    #[error("invalid {field}: {why}")]
    Invalid { field: &'static str, why: InvalidValue },
    /// It has been done already, or something else stands in its way.
    #[error(transparent)]
    Conflict(#[from] Conflict),
    /// An act on a tournament that the tournament refuses, with the place and the reason.
    #[error(transparent)]
    Refused(Box<Refusal>),
    /// A limit is reached.
    #[error("too many {0}")]
    TooMany(TooMany),
    /// One thing that was sent is larger than it may be.
    #[error("too large: {0}")]
    TooLarge(TooLarge),
    /// Too many want the same at once.
    #[error("too many are at it right now; try again")]
    Busy,
    /// Something of the server's own is not as it must be.
    #[error("the server cannot go on: {0}")]
    Broken(Broken),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Of what there is a limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TooMany {
    #[error("analyses in a day")]
    AnalysesADay,
    #[error("drafts")]
    Drafts,
    #[error("members of the tournament")]
    MembersOfTournament,
}

/// What is larger than it may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TooLarge {
    #[error("a draft is as long as a record may be")]
    Draft,
    #[error("an upload of hands")]
    Hands,
    #[error("a key has at most 200 characters")]
    Key,
    #[error("a list of members has at most 16 MiB")]
    MemberList,
    #[error("the hands of a table")]
    TableHands,
}

/// What of the server's own is not as it must be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    #[error("the choices of an import cannot be read")]
    Choices,
    #[error("the example evenings are not as the rules have it")]
    Example,
    #[error("no randomness can be had")]
    Randomness,
}

/// What stands in the way of an act. The words are those of the log and of the API; pages have their own for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Conflict {
    #[error("the account is locked")]
    AccountLocked,
    #[error("there is an account with this address")]
    AddressTaken,
    #[error("something else was done meanwhile")]
    ChangedMeanwhile,
    #[error("a server reads this import on")]
    ImportBeingRead,
    #[error("nothing of this import can be changed now")]
    ImportClosed,
    #[error("this record is judged otherwise by now")]
    JudgedOtherwise,
    #[error("this key was used for another import")]
    KeyOfOtherImport,
    #[error("this key was used for another request")]
    KeyOfOtherRequest,
    #[error("the last admin cannot be locked")]
    LastAdmin,
    #[error("the last owner of a club stays; appoint another one first")]
    LastOwner,
    #[error("this link was made before; it is shown only once")]
    LinkShownBefore,
    #[error("this list has been applied")]
    ListApplied,
    #[error("this member has an account already, or is not active")]
    MemberHasAccount,
    /// It was taken back before.
    #[error("there is no such merge, or it was taken back already")]
    MergeGone,
    /// The entry that stayed was given up for another in the meantime.
    #[error("this entry was given up for another one; take that back first")]
    MergedOn,
    #[error("no text")]
    NoText,
    /// Anyone who locks their own account cannot open it again.
    #[error("an administrator cannot lock their own account")]
    OwnAccount,
    #[error("only a member with an account can own a club")]
    OwnerNeedsAccount,
    #[error("the reading was stopped")]
    ReadingStopped,
    /// The example club is not put among the data of a real one.
    #[error("the data of a real club are here; name another folder")]
    RealClub,
    #[error("this record has been settled already")]
    RecordSettled,
    #[error("this record says already which one it replaces")]
    ReplacesAlready,
    #[error("another player has entered a result")]
    ResultOfAnother,
    #[error("only a member with an account can hold a role")]
    RoleNeedsAccount,
    #[error("the text of this record is kept no longer")]
    TextGone,
    /// Both entries have an account of their own: nobody can say which of them the person signs in with.
    #[error("both entries have an account of their own")]
    TwoAccounts,
    #[error("an import can be taken back once, for thirty days")]
    UndoOver,
}

impl From<Refusal> for ActError {
    fn from(refusal: Refusal) -> ActError {
        ActError::Refused(Box::new(refusal))
    }
}
