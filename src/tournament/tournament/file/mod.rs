//! A tournament as one JSON object in canonical form, out and in: for other machines with the names of its club and
//! members, for the database without.

pub mod kinds;
mod read;
mod schema;
mod scheme;
mod shape;
mod shapes;
pub mod words;
mod write;

use chrono::NaiveDateTime;

use super::{MemberKey, Origin, Prizes, Tournament, Withheld};
use talon_records::Finding;

pub use schema::schema;

/// Bytes that an event file may have.
pub const FILE_BYTES_MAX: u32 = 8 * 1024 * 1024;

/// The word that says what kind of file it is.
const FORMAT: &str = "talon-event";
/// The versions of the format. A file says the lowest that has everything in it, so that older programs read on what
/// they know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Version {
    V1_0,
    /// Results that are not agreed say on which device they were entered.
    V1_1,
    /// Results that were counted on a scorecard say so, and tables may show how they stand while they play.
    V1_2,
    /// Rounds that are played over weeks say until when.
    V1_3,
    /// Players pay a fee, prizes may be shares of what they pay, and results may be withheld.
    V1_4,
    /// When rounds are to begin is told in advance, the deals of boards were made, or players were seeded.
    V1_5,
}

impl Version {
    /// All versions, the oldest first.
    pub const ALL: [Version; 6] = [
        Version::V1_0,
        Version::V1_1,
        Version::V1_2,
        Version::V1_3,
        Version::V1_4,
        Version::V1_5,
    ];
    /// The last of them.
    pub const NEWEST: Version = Version::V1_5;

    /// Its word in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            Version::V1_0 => "1.0",
            Version::V1_1 => "1.1",
            Version::V1_2 => "1.2",
            Version::V1_3 => "1.3",
            Version::V1_4 => "1.4",
            Version::V1_5 => "1.5",
        }
    }

    /// The version of this word.
    pub fn parse(word: &str) -> Option<Version> {
        Version::ALL.into_iter().find(|version| version.as_str() == word)
    }

    /// The lowest version that can say all of a tournament.
    fn of(tournament: &Tournament) -> Version {
        let tables = tournament.rounds.iter().flat_map(|round| &round.tables);
        let results: Vec<_> = tables.filter_map(|table| table.result.as_ref()).collect();
        let shares_pot = matches!(tournament.profile.money.prizes, Prizes::OfPot { .. });
        let withholds = tournament.profile.withheld != Withheld::Nothing;
        let is_prepared = tournament.deals.is_some() || tournament.seeding.is_some();
        if is_prepared || !tournament.profile.round_starts.is_empty() {
            Version::V1_5
        } else if tournament.has_fees() || shares_pot || withholds {
            Version::V1_4
        } else if tournament.rounds.iter().any(|round| round.due.is_some()) {
            Version::V1_3
        } else if tournament.profile.running_scores || results.iter().any(|result| result.origin == Origin::Scorecard) {
            Version::V1_2
        } else if results.iter().any(|result| result.device.is_some()) {
            Version::V1_1
        } else {
            Version::V1_0
        }
    }
}

/// What a tournament does not know of itself, and its file says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outside {
    /// Whose tournament it is.
    pub club: Option<Club>,
    /// Everyone whom the tournament names, in order of their keys.
    pub members: Vec<FileMember>,
    /// What was done, the oldest first.
    pub audit: Vec<AuditLine>,
}

/// The club of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Club {
    pub slug: String,
    pub name: String,
    /// A name of the list of time zones, such as `Europe/Budapest`: all times of the tournament are by its clock.
    pub timezone: String,
}

/// Someone whom the tournament names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileMember {
    pub key: MemberKey,
    pub name: String,
    /// What they are called in lists, where they chose that.
    pub alias: Option<String>,
}

/// Something that was done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditLine {
    /// When, in UTC.
    pub at: NaiveDateTime,
    /// Who, if it was a member of the tournament.
    pub by: Option<MemberKey>,
    /// The word for it, one to 500 characters.
    pub act: String,
    /// Values old and new, or a reason; may be empty.
    pub detail: String,
}

/// The file of a tournament. Everyone whom it names must be in the list of members, or nobody can read it again.
pub fn write(tournament: &Tournament, outside: &Outside) -> Vec<u8> {
    write::whole(tournament, Some(outside))
}

/// The same without club, members and audit: what a database keeps.
pub fn kept(tournament: &Tournament) -> Vec<u8> {
    write::whole(tournament, None)
}

/// Reads the file of a tournament and holds it against itself.
///
/// # Errors
/// What is wrong with it, each with its place in the text.
pub fn read(bytes: &[u8]) -> Result<(Tournament, Outside), Vec<Finding>> {
    read::file(bytes)
}

/// Reads what [`kept`] wrote. The tournament went through its acts or through [`read()`] before, so that it is not held
/// against itself again.
///
/// # Errors
/// What is wrong with the text.
pub fn read_kept(bytes: &[u8]) -> Result<Tournament, Vec<Finding>> {
    read::kept(bytes)
}
