//! The words in which the shape of a file is said: objects with their members, and what kind of value each is. The
//! reader and the schema are made from it.

use super::Version;
use talon_records::structure::TextKind;

/// A member of an object.
#[derive(Debug)]
pub(super) struct MemberShape {
    pub name: &'static str,
    pub needed: bool,
    pub kind: ValueShape,
    /// The version that brought it.
    pub since: Version,
}

/// One of the objects that may stand in a place; its member `type` says which.
#[derive(Debug)]
pub(super) struct Case {
    pub word: &'static str,
    pub fields: &'static [MemberShape],
}

/// What a value is.
#[derive(Debug)]
pub(super) enum ValueShape {
    /// So many characters.
    Text {
        kind: TextKind,
        least: usize,
        most: usize,
    },
    /// A version of the format.
    Version,
    /// One of these.
    Word(fn() -> Vec<&'static str>),
    /// One of the words that the version knows.
    WordOf(fn(Version) -> Vec<&'static str>),
    /// An integer.
    Number {
        least: i64,
        most: i64,
    },
    Switch,
    /// A whole number or a fraction, as a string.
    Exact,
    /// So many of them for the places of a table, none higher than the one before.
    Places(usize),
    /// A number of 64 bits, as a string.
    Seed,
    Date,
    Clock,
    /// Date and time, by the clock of the club.
    Moment,
    /// Date and time in UTC.
    Instant,
    /// The hash of a hand's play.
    Hash,
    /// What tells a device from others.
    Device,
    /// The key by which others name this object: this letter and a number.
    Key(char),
    /// The key of an entry.
    Entry,
    /// The key of a member.
    Member,
    /// The rules of the tournament's game, as a hand record has them.
    Rules,
    /// The score of a board, or a word that stands for it.
    BoardScore,
    List {
        of: &'static ValueShape,
        most: usize,
    },
    Object(&'static [MemberShape]),
    OneOf(&'static [Case]),
}

/// A member that must be there.
pub(super) const fn must(name: &'static str, kind: ValueShape) -> MemberShape {
    MemberShape {
        name,
        needed: true,
        kind,
        since: Version::V1_0,
    }
}

/// A member that may be left out.
pub(super) const fn may(name: &'static str, kind: ValueShape) -> MemberShape {
    MemberShape {
        name,
        needed: false,
        kind,
        since: Version::V1_0,
    }
}

/// A member that may be left out, and that older versions do not have.
pub(super) const fn later(since: Version, name: &'static str, kind: ValueShape) -> MemberShape {
    MemberShape {
        name,
        needed: false,
        kind,
        since,
    }
}

/// An object without members but its type.
pub(super) const fn plain(word: &'static str) -> Case {
    Case { word, fields: &[] }
}
