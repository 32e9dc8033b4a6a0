//! The shape of a file as data: objects with their members, and what kind of value each is. A reader that tells all
//! that is wrong with a text, and the schema of the file, are made from it. The values that only one format has, and
//! the names of its versions, that format brings along.

mod schema;
mod walk;

use serde_json::Value as Json;
use talon_records::json::Value;

pub use schema::{described, object_described, pattern};
pub(crate) use walk::is_moment;
pub use walk::{Walk, begun, is_full, told};

/// A format whose files have such a shape.
pub trait FileFormat: Sized + 'static {
    /// Its versions, each greater than those before it.
    type Version: Copy + PartialOrd + std::fmt::Debug + 'static;
    /// A value that only this format has.
    type Value: std::fmt::Debug + 'static;
    /// What a walk knows beside the text.
    type Known: std::fmt::Debug;
    /// The member that says which of several objects stands in a place.
    const CASE: &'static str;

    /// Whether a text is an exact number as this format spells it.
    fn is_exact(text: &str) -> bool;
    /// Holds a text against a value of its own.
    fn hold<'a>(walk: &mut Walk<'a, Self>, kind: &Self::Value, value: Value<'a>);
    /// The schema of such a value.
    fn describe(kind: &Self::Value, upto: Self::Version) -> Json;
}

/// A member of an object.
#[derive(Debug)]
pub struct MemberShape<F: FileFormat> {
    pub name: &'static str,
    pub needed: bool,
    pub kind: ValueShape<F>,
    /// The version that brought it; none: it was there from the first one on.
    pub since: Option<F::Version>,
}

/// One of the objects that may stand in a place; a member of it says which.
#[derive(Debug)]
pub struct CaseShape<F: FileFormat> {
    pub word: &'static str,
    pub fields: &'static [MemberShape<F>],
}

/// What a value is.
#[derive(Debug)]
pub enum ValueShape<F: FileFormat> {
    /// One of these.
    Word(fn() -> Vec<&'static str>),
    /// An integer.
    Number {
        least: i64,
        most: i64,
    },
    Switch,
    /// A whole number or a fraction, as a string.
    Exact,
    /// A number of 64 bits, as a string.
    Seed,
    Date,
    /// Date and time in UTC.
    Instant,
    /// The key by which others name this object: this letter and a number.
    Key(char),
    List {
        of: &'static ValueShape<F>,
        most: usize,
    },
    /// This, or `null`.
    Maybe(&'static ValueShape<F>),
    Object(&'static [MemberShape<F>]),
    OneOf(&'static [CaseShape<F>]),
    Own(F::Value),
}

impl<F: FileFormat> MemberShape<F> {
    /// Whether files of this version may have it.
    pub fn is_of(&self, version: F::Version) -> bool {
        self.since.is_none_or(|since| since <= version)
    }
}

/// A member that must be there.
pub const fn must<F: FileFormat>(name: &'static str, kind: ValueShape<F>) -> MemberShape<F> {
    MemberShape {
        name,
        needed: true,
        kind,
        since: None,
    }
}

/// A member that may be left out.
pub const fn may<F: FileFormat>(name: &'static str, kind: ValueShape<F>) -> MemberShape<F> {
    MemberShape {
        name,
        needed: false,
        kind,
        since: None,
    }
}

/// A member that may be left out, and that older versions do not have.
pub const fn later<F: FileFormat>(since: F::Version, name: &'static str, kind: ValueShape<F>) -> MemberShape<F> {
    MemberShape {
        name,
        needed: false,
        kind,
        since: Some(since),
    }
}

/// An object without members but the one that says which it is.
pub const fn plain<F: FileFormat>(word: &'static str) -> CaseShape<F> {
    CaseShape { word, fields: &[] }
}

/// At most so many of them.
pub const fn list<F: FileFormat>(of: &'static ValueShape<F>, most: usize) -> ValueShape<F> {
    ValueShape::List { of, most }
}

/// The number of a key such as `m7`.
pub fn number_of(key: &str, letter: char) -> Option<u16> {
    let digits = key.strip_prefix(letter)?;
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    digits.parse().ok().filter(|_| plain)
}
