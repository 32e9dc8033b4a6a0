//! The forms an input may have, and how one is recognised: by media type or file name, else by content.
//! Looks at the first two lines at most.

use crate::json::{Limits, Reason, Tape};
use crate::notation::Notation;

/// How an input holds its records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// One record a line, each judged alone.
    Lines,
    /// One JSON value or several in a row.
    Values,
    /// The items of one JSON array.
    Array,
    /// Another notation, of which the splitter was told.
    Notation,
}

/// The form is decided on so much of an input, in records of the largest size.
const LOOKED_AT_RECORDS: usize = 3;

/// What the outside says about the form of an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// One record a line.
    Lines,
    /// JSON: one object, several in a row, or an array.
    Json,
    /// The notation whose files end so.
    Notation(&'static str),
}

impl Hint {
    /// What a file name says.
    #[must_use]
    pub fn from_file_name(name: &str, notations: &[&dyn Notation]) -> Option<Self> {
        let (_, extension) = name.rsplit_once('.')?;
        match extension.to_ascii_lowercase().as_str() {
            "ndjson" => Some(Self::Lines),
            "json" => Some(Self::Json),
            other => notations
                .iter()
                .filter_map(|notation| notation.extension())
                .find(|extension| *extension == other)
                .map(Self::Notation),
        }
    }

    /// What a media type says; its parameters are ignored.
    #[must_use]
    pub fn from_media_type(media_type: &str) -> Option<Self> {
        let essence = media_type
            .split(';')
            .next()
            .unwrap_or_default()
            .trim()
            .to_ascii_lowercase();
        match essence.as_str() {
            "application/x-ndjson" | "application/ndjson" => Some(Self::Lines),
            "application/json" => Some(Self::Json),
            _ => None,
        }
    }
}

/// Bytes in which the first word of another notation ends.
const WORD_MAX: usize = 64;

/// Tells the form from the beginning of an input and what its name says, or `None` while more of it is needed.
/// `complete` says that nothing follows. JSON and another notation cannot be taken for each other, so that there a name
/// that says otherwise is a mistake; a record a line is a thing that only the name can say.
pub(super) fn decide(
    hint: Option<Hint>,
    tape: &mut Tape,
    start: &[u8],
    complete: bool,
    limits: Limits,
    notations: &[&dyn Notation],
) -> Option<Form> {
    let is_notation = |text: &[u8]| notations.iter().any(|notation| notation.begins(text));
    let text = start.trim_ascii_start();
    let may_be_more = !complete && text.len() < WORD_MAX;
    let is_open = may_be_more
        && (text.is_empty()
            || text
                .strip_prefix(b"[")
                .is_some_and(|word| word.iter().all(u8::is_ascii_alphanumeric)));
    match hint {
        Some(Hint::Lines) => Some(Form::Lines),
        Some(_) if is_open => None,
        Some(Hint::Json) if is_notation(text) => Some(Form::Notation),
        Some(Hint::Json) => Some(Form::Values),
        Some(Hint::Notation(_)) if !notations.is_empty() && !text.starts_with(b"{") => Some(Form::Notation),
        Some(Hint::Notation(_)) | None => by_content(tape, start, complete, limits, is_notation),
    }
}

fn by_content(
    tape: &mut Tape,
    start: &[u8],
    complete: bool,
    limits: Limits,
    is_notation: impl Fn(&[u8]) -> bool,
) -> Option<Form> {
    let bytes_max = limits.bytes_max as usize;
    let looked_at = start.get(..LOOKED_AT_RECORDS * bytes_max);
    let mut lines = Lines {
        rest: looked_at.unwrap_or(start),
        complete: complete || looked_at.is_some(),
        bytes_max,
    };
    let first = match lines.next_non_empty() {
        Next::Line(line) => line,
        Next::Open => return None,
        Next::End => return Some(Form::Values),
    };
    let unfinished_array = match as_line(tape, first, limits) {
        LineShape::Object => return Some(Form::Lines),
        LineShape::UnfinishedArray => true,
        LineShape::Other => false,
    };
    let second = match lines.next_non_empty() {
        Next::Line(line) => as_line(tape, line, limits),
        Next::Open => return None,
        Next::End => LineShape::Other,
    };
    // An array whose bracket stands on a line of its own has its first item on the second line.
    Some(match second {
        LineShape::Object if !unfinished_array => Form::Lines,
        _ if is_notation(first) => Form::Notation,
        _ => Form::Values,
    })
}

enum LineShape {
    Object,
    UnfinishedArray,
    Other,
}

fn as_line(tape: &mut Tape, line: &[u8], limits: Limits) -> LineShape {
    let opening = line.trim_ascii_start().first();
    match tape.read(line, limits) {
        Ok(_) if opening == Some(&b'{') => LineShape::Object,
        // Too long to be looked at: no line of a pretty text is, and a record too large spoils only its own line.
        Err(fault) if matches!(fault.reason, Reason::TooLarge { .. }) && opening == Some(&b'{') => LineShape::Object,
        Err(fault) if fault.reason == Reason::UnexpectedEnd && opening == Some(&b'[') => LineShape::UnfinishedArray,
        _ => LineShape::Other,
    }
}

struct Lines<'s> {
    rest: &'s [u8],
    complete: bool,
    bytes_max: usize,
}

enum Next<'s> {
    Line(&'s [u8]),
    /// The line goes on in what is still to come.
    Open,
    End,
}

impl<'s> Lines<'s> {
    fn next_non_empty(&mut self) -> Next<'s> {
        loop {
            let line = match self.rest.iter().position(|&byte| byte == b'\n') {
                Some(at) => {
                    let (line, rest) = self.rest.split_at(at);
                    self.rest = rest.get(1..).unwrap_or_default();
                    line
                }
                None if self.complete && self.rest.is_empty() => return Next::End,
                None if self.complete || self.rest.len() > self.bytes_max => std::mem::take(&mut self.rest),
                None => return Next::Open,
            };
            if !line.trim_ascii().is_empty() {
                return Next::Line(line);
            }
        }
    }
}
