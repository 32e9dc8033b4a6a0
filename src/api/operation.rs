//! How an operation is described: what it takes, what it answers, and the handler that does it. A description knows
//! nothing of how the document is laid out.

use actix_web::Route;

/// Who may ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Anybody; a token changes nothing but how often.
    Open,
    /// Anybody, and with a token that may read also what only its owner may see.
    Reader,
    /// A token that may read.
    TokenToRead,
    /// A token that may import.
    TokenToImport,
    /// A token that may manage clubs.
    TokenToManage,
}

/// One method of one address.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    pub method: &'static str,
    pub path: &'static str,
    pub id: &'static str,
    pub summary: &'static str,
    pub access: Access,
    pub parameters: &'static [Parameter],
    pub body: Option<Body>,
    pub answers: &'static [Answer],
    /// Further kinds of failure, besides those that every operation has.
    pub failures: &'static [u16],
    pub handler: fn() -> Route,
}

/// A part of the address or a header.
#[derive(Debug, Clone, Copy)]
pub struct Parameter {
    pub name: &'static str,
    /// `query`, `path` or `header`.
    pub place: &'static str,
    pub required: bool,
    /// JSON text of its schema.
    pub schema: &'static str,
    pub says: &'static str,
}

/// What is sent along.
#[derive(Debug, Clone, Copy)]
pub struct Body {
    /// Media types and the JSON text of the schema of each.
    pub kinds: &'static [(&'static str, &'static str)],
    pub says: &'static str,
}

/// The header of an answer that can be asked for again by its tag, without a token.
pub(crate) const TAG: (&str, &str) = (
    "ETag",
    "Tag of this answer; sent back in If-None-Match it brings a 304.",
);
/// What a tag brings that still holds.
pub(crate) const UNCHANGED: Answer = Answer {
    status: 304,
    says: "Nothing has changed.",
    kinds: &[],
    headers: &[TAG],
};

/// A way in which it ends well.
#[derive(Debug, Clone, Copy)]
pub struct Answer {
    pub status: u16,
    pub says: &'static str,
    /// Media types and the JSON text of the schema of each.
    pub kinds: &'static [(&'static str, &'static str)],
    pub headers: &'static [(&'static str, &'static str)],
}
