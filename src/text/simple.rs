//! Messages that only put variables between words, nine in ten, formatted without asking Fluent.
//! A page shows hundreds of them; selectors, plurals and references to other messages are left to Fluent.

use std::collections::HashMap;

use crate::Arg;
use crate::catalog::key_of;

/// One message in pieces.
#[derive(Debug)]
pub(super) struct Simple(Vec<Piece>);

#[derive(Debug)]
enum Piece {
    Words(&'static str),
    Variable(&'static str),
}

impl Simple {
    /// The whole message, if it has no variables.
    pub(super) fn words(&self) -> Option<&'static str> {
        match self.0.as_slice() {
            [Piece::Words(words)] => Some(words),
            _ => None,
        }
    }

    /// The message with its variables filled in, if all of them are given.
    pub(super) fn format(&self, args: &[(&'static str, Arg)]) -> Option<String> {
        let mut text = String::new();
        for piece in &self.0 {
            match piece {
                Piece::Words(words) => text.push_str(words),
                Piece::Variable(name) => match &args.iter().find(|(given, _)| given == name)?.1 {
                    Arg::Text(value) => text.push_str(value),
                    Arg::Number(value) => text.push_str(&value.to_string()),
                },
            }
        }
        Some(text)
    }
}

/// The simple messages of a catalog by their keys.
pub(super) fn messages(source: &'static str) -> HashMap<&'static str, Simple> {
    let mut lines = source.lines().peekable();
    let mut found = HashMap::new();
    while let Some(line) = lines.next() {
        let continued = lines.peek().is_some_and(|next| next.starts_with(' '));
        if let (Some(key), false) = (key_of(line), continued)
            && let Some((_, value)) = line.split_once(" = ")
            && let Some(pieces) = pieces(value.trim_end())
        {
            found.insert(key, Simple(pieces));
        }
    }
    found
}

/// A pattern in pieces; none if it holds more than words and variables.
fn pieces(mut pattern: &'static str) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    while let Some((words, rest)) = pattern.split_once('{') {
        let (inside, after) = rest.split_once('}')?;
        let name = inside.strip_prefix(" $")?.strip_suffix(' ')?;
        if !name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_') {
            return None;
        }
        if !words.is_empty() {
            pieces.push(Piece::Words(words));
        }
        pieces.push(Piece::Variable(name));
        pattern = after;
    }
    if !pattern.is_empty() {
        pieces.push(Piece::Words(pattern));
    }
    Some(pieces)
}
