//! Why an act was not done: reasons without sentences. Status codes and words are chosen by the caller that shows it;
//! what is written here is for the log.

/// A closed list of reasons, each with the word by which logs and catalogs know it.
macro_rules! reasons {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $one:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$doc])* $one),+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$one),+];

            /// Its word.
            pub const fn as_str(self) -> &'static str {
                match self { $($name::$one => $word),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl std::error::Error for $name {}
    };
}

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
    #[error("sign-in")]
    SignIn,
    /// This person may not do it.
    #[error("denied: {}", .0.as_str())]
    Denied(Action),
    #[error("missing: {0}")]
    NotFound(Missing),
    /// A value that was given is not one: in which field, and why.
    #[error("invalid: {field}: {why}")]
    Invalid { field: &'static str, why: InvalidValue },
    /// It has been done already, or something else stands in its way.
    #[error("conflict: {0}")]
    Conflict(Conflict),
    /// An act on a tournament that the tournament refuses, with the place and the reason.
    #[error("refused: {0}")]
    Refused(Box<Refusal>),
    /// A limit is reached.
    #[error("too-many: {0}")]
    TooMany(TooMany),
    /// One thing that was sent is larger than it may be.
    #[error("too-large: {0}")]
    TooLarge(TooLarge),
    /// Too many want the same at once.
    #[error("busy")]
    Busy,
    /// Something of the server's own is not as it must be.
    #[error("broken: {0}")]
    Broken(Broken),
    #[error(transparent)]
    Store(#[from] StoreError),
}

reasons! {
    /// Of what there is a limit.
    TooMany {
        AnalysesADay = "analyses-a-day",
        Drafts = "drafts",
        MembersOfTournament = "members-of-tournament",
    }
}

reasons! {
    /// What is larger than it may be.
    TooLarge {
        Draft = "draft",
        Hands = "hands",
        Key = "key",
        LeagueFile = "league-file",
        MemberList = "member-list",
        TableHands = "table-hands",
    }
}

reasons! {
    /// What of the server's own is not as it must be.
    Broken {
        Choices = "choices",
        Example = "example",
        Randomness = "randomness",
    }
}

reasons! {
    /// What stands in the way of an act.
    Conflict {
        AccountLocked = "account-locked",
        AddressTaken = "address-taken",
        BoardsToPlay = "boards-to-play",
        /// Two entries that both played in one event of a season are two people.
        BothPlayed = "both-played",
        ChangedMeanwhile = "changed-meanwhile",
        /// A running season of the federation counts what the club brought.
        ClubStillCounts = "club-still-counts",
        /// People are level on the line between two divisions, so that nobody knows who plays where next.
        DivisionsOpen = "divisions-open",
        ImportBeingRead = "import-being-read",
        ImportClosed = "import-closed",
        JudgedOtherwise = "judged-otherwise",
        KeyOfOtherImport = "key-of-other-import",
        KeyOfOtherRequest = "key-of-other-request",
        LastAdmin = "last-admin",
        LastOwner = "last-owner",
        LinkShownBefore = "link-shown-before",
        ListApplied = "list-applied",
        MemberHasAccount = "member-has-account",
        /// It was taken back before.
        MergeGone = "merge-gone",
        /// The entry that stayed was given up for another in the meantime.
        MergedOn = "merged-on",
        NoText = "no-text",
        /// Anyone who locks their own account cannot open it again.
        OwnAccount = "own-account",
        OwnerNeedsAccount = "owner-needs-account",
        ReadingStopped = "reading-stopped",
        /// The example club is not put among the data of a real one.
        RealClub = "real-club",
        RecordSettled = "record-settled",
        ReplacesAlready = "replaces-already",
        ResultOfAnother = "result-of-another",
        RoleNeedsAccount = "role-needs-account",
        /// What counts in a season that is over stays, as far as the club that brought it is asked.
        SeasonFrozen = "season-frozen",
        /// What the next season begins with comes of a table that cannot be counted.
        SeasonUncounted = "season-uncounted",
        TextGone = "text-gone",
        TournamentNotOver = "tournament-not-over",
        /// Both entries have an account of their own: nobody can say which of them the person signs in with.
        TwoAccounts = "two-accounts",
        UndoOver = "undo-over",
    }
}

impl From<Refusal> for ActError {
    fn from(refusal: Refusal) -> ActError {
        ActError::Refused(Box::new(refusal))
    }
}

impl From<Conflict> for ActError {
    fn from(conflict: Conflict) -> ActError {
        ActError::Conflict(conflict)
    }
}
