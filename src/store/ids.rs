//! A type of its own for every kind of row number, so that no hand is looked up by the number of a club.
//! It knows nothing of what the rows mean.

use std::fmt;

/// A SHA-256, as stored.
pub type Hash = [u8; 32];

macro_rules! ids {
    ($($name:ident)+) => { $(
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, diesel::expression::AsExpression, diesel::deserialize::FromSqlRow)]
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        super::words::delegate!($name, diesel::sql_types::BigInt, i64);
    )+ };
}

ids! { ClubId UserId MemberId ListId MergeId InviteId AuditId TokenId UploadId ImportId HandId NoteId SessionId JobId TournamentId FacetId TextId ScorecardId DraftId LeagueId LeagueReportId SeasonId RatingListId AnnouncementId SignupId }
