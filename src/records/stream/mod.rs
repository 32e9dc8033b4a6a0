//! Splitting what comes in, piece by piece, into records, whatever form the file has; memory stays bounded.
//! Knows where a record begins and ends, not what it says.

mod form;
mod rounds;
mod scan;
mod splitter;

pub use form::{Form, Hint};
pub(crate) use splitter::FoundRecord;
pub use splitter::Splitter;

use crate::json::{Position, SyntaxFault};

/// One record of an input as it stood there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RawRecord<'s> {
    /// Its number in the input, from 1; empty lines are none.
    pub number: u64,
    /// Where it begins.
    pub position: Position,
    /// Byte offset in the input where it begins.
    pub offset: u64,
    /// Whether a byte order mark before it was skipped.
    pub byte_order_mark: bool,
    /// Its text, or why there is none.
    pub body: Body<'s>,
}

/// What an input holds at a record's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Body<'s> {
    /// The bytes of the record, at most as many as a record may have; not yet known to be sound.
    Text(&'s [u8]),
    /// Damage that left no text to look at, and where it is.
    Fault(SyntaxFault, Position),
}

/// How far an input has been split: enough to go on from there later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// The form, once it is known.
    pub form: Option<Form>,
    /// Byte offset in the input of what comes next.
    pub offset: u64,
    /// The line and column of what comes next.
    pub position: Position,
    /// Records so far.
    pub records: u64,
    /// Whether nothing more will come, whatever follows.
    pub ended: bool,
}

impl Mark {
    /// The beginning of an input.
    pub const START: Self = Self {
        form: None,
        offset: 0,
        position: Position::START,
        records: 0,
        ended: false,
    };
}
