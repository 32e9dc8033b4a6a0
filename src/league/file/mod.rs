//! A season of a league as one JSON object in canonical form, out and in: facts, and the tables that were published of
//! them. People have keys that mean something in the file only, tournaments the hash of their text, and evenings that
//! of their game and the word that joins their deals.

mod carry;
pub(crate) mod instant;
mod keyed;
mod links;
mod pot;
mod schema;
mod shape;
mod tags;
mod team_table;
mod teams;
mod walk;

use chrono::{NaiveDate, NaiveDateTime};
use serde_json::{Value as Json, json};
use talon_records::hash::Hash;
use talon_records::json::{Document, Limits, Pointer, Tape, canonical};
use talon_records::{Finding, unreadable};
use talon_rules::games::Code;

use crate::cause::RevisionCause;
use crate::counted::CountedSeason;
use crate::document::{LeaguePerson, LeagueSeason, UnitNo};

pub use schema::{schema, schema_of};

/// Bytes that a league file may have.
pub const FILE_BYTES_MAX: u32 = 64 * 1024 * 1024;

/// The word that says what kind of file it is.
const FORMAT: &str = "talon-league";
/// Levels of objects and arrays that a file may have.
const DEPTH_MAX: u32 = 32;

/// How a version that a file says is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd)]
pub(crate) enum Version {
    Known,
    /// A later minor one: what is not known in it is left out, and told.
    Later,
    /// One that cannot be read.
    Other,
}

impl Version {
    const NEWEST: &'static str = "1.0";

    fn judged(word: &str) -> Version {
        if word == Version::NEWEST {
            return Version::Known;
        }
        let minor = word.strip_prefix("1.").and_then(|minor| minor.parse::<u32>().ok());
        match minor {
            Some(minor) if format!("1.{minor}") == word => Version::Later,
            _ => Version::Other,
        }
    }
}

/// A season as its file has it. In its document and its tables a person is the number of their key, a tournament the
/// place of its hash in `events`, and an evening that of its hash in `evenings`, from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueFile {
    /// Whose league it is.
    pub club: Option<LeagueClub>,
    pub slug: String,
    pub name: String,
    pub season: FileSeason,
    /// Everyone whom it names, in order of their keys, from `m1` on.
    pub members: Vec<LeagueMember>,
    pub document: LeagueSeason,
    /// `sha256:` and 64 digits.
    pub events: Vec<String>,
    /// The same of evenings.
    pub evenings: Vec<String>,
    /// The first one first.
    pub revisions: Vec<FileRevision>,
}

/// The club of a league.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueClub {
    pub slug: String,
    pub name: String,
    /// A name of the list of time zones.
    pub timezone: String,
}

/// What lists know of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileSeason {
    pub slug: String,
    pub name: String,
    pub from: NaiveDate,
    pub to: NaiveDate,
    pub published: bool,
}

/// Someone whom the file names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueMember {
    pub name: String,
    pub alias: Option<String>,
    pub is_guest: bool,
    /// Under which name the public sees them, where the file says.
    pub shown: Option<ShownName>,
    /// Those that lists of the season use.
    pub tags: Vec<FileTag>,
}

/// A tag of someone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileTag {
    pub tag: String,
    /// They agreed that public lists may use it.
    pub agreed: bool,
}

/// Under which name the public sees someone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ShownName {
    /// The other name; without one they have a number.
    Alias,
    /// The first name and a letter.
    Short,
    Full,
}

impl ShownName {
    /// All of them, those that hide more first.
    pub const ALL: [ShownName; 3] = [ShownName::Alias, ShownName::Short, ShownName::Full];

    /// The word for it in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            ShownName::Alias => "alias",
            ShownName::Short => "short",
            ShownName::Full => "full",
        }
    }

    /// The choice of this word.
    pub fn parse(word: &str) -> Option<ShownName> {
        ShownName::ALL.into_iter().find(|one| one.as_str() == word)
    }
}

/// Why a season cannot be written as a file.
#[derive(Debug, thiserror::Error)]
pub enum LeagueNotWritten {
    #[error("the file would have more than {} MiB", .most / 1024 / 1024)]
    TooLarge { most: u32 },
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// A table as it was published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileRevision {
    pub number: i64,
    /// In UTC.
    pub made_at: NaiveDateTime,
    pub cause: RevisionCause,
    pub reason: Option<String>,
    /// The units that were put right since the table before.
    pub corrected: Vec<UnitNo>,
    /// The facts of the file give this table.
    pub is_current: bool,
    pub table: CountedSeason,
}

/// A file, and what of it was left out because it is of a later version.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadLeague {
    pub file: LeagueFile,
    pub warnings: Vec<Finding>,
}

/// The key of a person in the file.
pub fn key(person: LeaguePerson) -> String {
    format!("m{}", person.0)
}

/// The hash by which a file names an evening: of its game and of the word that joins its deals, as canonical JSON.
/// Within a club they name one evening.
pub fn evening_hash(game: &str, session: &str) -> String {
    let text = json!({"game": game, "session": session}).to_string();
    Hash::of(text.as_bytes()).to_string()
}

/// The text of a file, in canonical form.
///
/// # Errors
/// When it would be larger than a file may be.
pub fn write(file: &LeagueFile) -> Result<Vec<u8>, LeagueNotWritten> {
    write_within(file, FILE_BYTES_MAX)
}

fn write_within(file: &LeagueFile, most: u32) -> Result<Vec<u8>, LeagueNotWritten> {
    let text = serde_json::to_vec(&keyed::outward(file)?)?;
    let too_large = || LeagueNotWritten::TooLarge { most };
    if text.len() > most as usize {
        return Err(too_large());
    }
    let mut tape = Tape::new();
    let mut out = Vec::with_capacity(text.len());
    let document = document(&mut tape, &text).map_err(|_| too_large())?;
    canonical::value(&mut out, document.root());
    Ok(out)
}

/// Reads a file and holds it against itself.
///
/// # Errors
/// What is wrong with it, each with its place in the text.
pub fn read(bytes: &[u8]) -> Result<ReadLeague, Vec<Finding>> {
    let mut tape = Tape::new();
    let document = document(&mut tape, bytes)?;
    let mut faults = walk::walk(document);
    if faults.errors() == 0 {
        links::links(document.root(), &mut faults);
    }
    let is_sound = faults.errors() == 0;
    let findings = faults.into_list();
    if !is_sound {
        return Err(findings.into_iter().filter(Finding::is_error).collect());
    }
    let unlikely = || vec![Finding::new(Code::BadValue, Pointer::root(), 0)];
    let json: Json = serde_json::from_slice(without_mark(bytes)).map_err(|_| unlikely())?;
    let file = keyed::inward(json).map_err(|_| unlikely())?;
    links::check(&file).map_err(|(pointer, why)| vec![finding(bytes, pointer, why)])?;
    Ok(ReadLeague {
        file,
        warnings: findings,
    })
}

/// A finding of this kind at a place of a text that was read; the kind is a word that the texts have a sentence for.
pub fn finding(bytes: &[u8], pointer: Pointer, why: &'static str) -> Finding {
    let mut tape = Tape::new();
    let place = document(&mut tape, bytes)
        .ok()
        .and_then(|document| document.find(&pointer));
    let at = place.map_or(0, |(_, value)| value.offset());
    let mut finding = Finding::new(Code::BadValue, pointer, at);
    finding.found = Some(json!(why));
    finding.detail = why;
    finding
}

/// The text without a byte order mark, which the reader of the tape passes over by itself.
pub fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(bytes)
}

fn document<'a>(tape: &'a mut Tape, bytes: &'a [u8]) -> Result<Document<'a>, Vec<Finding>> {
    let limits = Limits {
        bytes_max: FILE_BYTES_MAX,
        depth_max: DEPTH_MAX,
    };
    tape.read(bytes, limits).map_err(|fault| unreadable(fault).findings)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_season_that_is_too_large_for_a_file_is_not_written() {
        let sample = include_str!("../../../docs/LEAGUE.md")
            .split("```json\n")
            .nth(1)
            .unwrap();
        let read = read(sample.split("\n```").next().unwrap().as_bytes()).unwrap();
        let text = write(&read.file).unwrap();
        assert_eq!(
            write_within(&read.file, u32::try_from(text.len()).unwrap()).unwrap(),
            text
        );
        let refused = write_within(&read.file, 100).unwrap_err();
        assert!(matches!(refused, LeagueNotWritten::TooLarge { most: 100 }), "{refused}");
    }
}
