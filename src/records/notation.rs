//! Records in another notation than the format's own: how such a text is cut into records that stand alone, and how one
//! becomes JSON with the places of its parts. Nothing here knows a notation; anyone who reads hands in the one that may
//! come.

use super::finding::Finding;
use super::game::Edit;
use super::hash::Hash;
use super::json::{Pointer, Position};
use talon_rules::games::GameKind;

/// How much of a hash stands in the name of a session.
const HASH_CHARS: usize = 12;

/// A name for a session that has none: the same text always gets the same.
pub fn session_name<'t>(notation: &str, lines: impl IntoIterator<Item = &'t str>) -> String {
    let text: String = lines.into_iter().flat_map(|line| [line.trim(), "\n"]).collect();
    let hash = Hash::of(text.as_bytes()).to_hex();
    format!("{notation}-{}", hash.get(..HASH_CHARS).unwrap_or(&hash))
}

/// A name for the session whose deals a scorecard keeps. The number of the card alone would not do, because that of a
/// deleted card may be given again.
pub fn scorecard_session_name(card: i64, begun_micros: i64) -> String {
    format!("scorecard-{card}-{begun_micros}")
}

/// The number of the scorecard whose deals this session has, and when the card was begun.
///
/// ```
/// use talon_records::notation::{scorecard_of_session, scorecard_session_name};
///
/// assert_eq!(scorecard_of_session(&scorecard_session_name(3, 1_792)), Some((3, 1_792)));
/// assert_eq!(scorecard_of_session("scorecard of Anna"), None);
/// ```
pub fn scorecard_of_session(name: &str) -> Option<(i64, i64)> {
    let (card, begun) = name.strip_prefix("scorecard-")?.split_once('-')?;
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if !is_number(card) || !is_number(begun) {
        return None;
    }
    Some((card.parse().ok()?, begun.parse().ok()?))
}

/// Whether a program made up this name of a session, so that it tells a reader nothing.
///
/// ```
/// use talon_records::notation::{is_made_session_name, scorecard_session_name, session_name};
///
/// assert!(is_made_session_name(&session_name("text", ["1. Anna parti: +"])));
/// assert!(is_made_session_name(&scorecard_session_name(3, 1_792_899_193_147_145)));
/// assert!(!is_made_session_name("scorecard of Anna"));
/// assert!(!is_made_session_name("2026-11-24"));
/// ```
pub fn is_made_session_name(name: &str) -> bool {
    let is_hash = |part: &str| part.len() == HASH_CHARS && part.bytes().all(|b| b.is_ascii_hexdigit());
    match name.split_once('-') {
        Some(("scorecard", _)) => scorecard_of_session(name).is_some(),
        Some(("text" | "csv" | "ppn", rest)) => is_hash(rest),
        _ => false,
    }
}

/// Another way to write the records of a game.
pub trait Notation: std::fmt::Debug + Sync {
    /// Its name as a word, for messages and for programs.
    fn name(&self) -> &'static str;

    /// The game whose records it writes; `None` where it has those of every game.
    fn game(&self) -> Option<GameKind>;

    /// How the names of its files end, where no other files end so.
    fn extension(&self) -> Option<&'static str>;

    /// Whether a text begins like one in it.
    fn begins(&self, text: &[u8]) -> bool;

    /// Whether a text that begins so can be nothing else, whatever texts of other programs look like.
    fn is_sure(&self) -> bool {
        false
    }

    /// Whether its files usually begin with a mark of the order of bytes, so that one is no news.
    fn has_mark(&self) -> bool {
        false
    }

    /// Begins to cut an input.
    fn cutter(&self) -> Box<dyn Cutter>;

    /// Makes a record of a text that a cutter gave, or someone typed.
    fn translate(&self, text: &str) -> Translation;

    /// A sound text to try, of several records.
    fn sample(&self) -> &'static str;

    /// What spoils a sound text, one for each code that only this notation can show.
    fn spoiled(&self) -> &'static [Edit];

    /// Begins to write records.
    fn writer(&self) -> Box<dyn NotationWriter>;
}

/// Cuts an input into texts that stand alone, each with what the input says once for all of them.
pub trait Cutter: std::fmt::Debug + Send {
    /// How many bytes at the beginning of what is unread belong together: whole lines, so that no record begins in one
    /// part and ends in another. `None` while that needs more of the input, 0 at its end.
    fn together(&self, unread: &[u8], finished: bool) -> Option<usize>;

    /// Takes lines that belong together.
    fn take(&mut self, lines: &[u8], spot: SourcePlace) -> Vec<Piece>;

    /// What was held back until the end was seen.
    fn end(&mut self) -> Vec<Piece>;

    /// What was around what has been taken so far.
    fn wrapping(&self) -> Wrapping {
        Wrapping::default()
    }
}

/// What was around the records of an input, and what they were written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wrapping {
    /// Lines around them that were passed over.
    pub passed_over: u64,
    /// The code page of the text, where that is not UTF-8.
    pub code_page: Option<&'static str>,
}

/// How an input was read that is not JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadAs {
    /// The name of the notation.
    pub notation: &'static str,
    pub wrapping: Wrapping,
}

/// A place in an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SourcePlace {
    pub offset: u64,
    pub position: Position,
}

/// One record of an input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    pub spot: SourcePlace,
    pub text: Vec<u8>,
}

/// A record made of a text in another notation.
#[derive(Debug)]
pub struct Translation {
    /// As JSON; `None` when there is nothing to make a record of.
    pub record: Option<String>,
    /// What there is to say of the text, with places in it.
    pub findings: Vec<Finding>,
    pub places: Box<dyn Places>,
}

/// Knows where the parts of a record stand in the text that it was made of.
pub trait Places: std::fmt::Debug {
    /// The byte offset of a place of the record.
    fn place_of(&self, pointer: &Pointer) -> usize;
}

/// Writes records in another notation. What belongs together may be held back to its end.
pub trait NotationWriter {
    /// Takes the normal form of an accepted record, writes what is ready, and says what cannot be written of it. With
    /// an error among that the record is left out.
    fn write(&mut self, record: &[u8], out: &mut Vec<u8>) -> Vec<Finding>;

    /// Writes what was held back.
    fn finish(&mut self, out: &mut Vec<u8>);
}

/// Records in a notation, each as far as it can be written so; `None` when none can.
pub fn write_all<R: AsRef<[u8]>>(notation: &dyn Notation, records: impl IntoIterator<Item = R>) -> Option<Vec<u8>> {
    let mut writer = notation.writer();
    let (mut out, mut written) = (Vec::new(), 0_usize);
    for record in records {
        let lost = writer.write(record.as_ref(), &mut out);
        written += usize::from(!lost.iter().any(Finding::is_error));
    }
    writer.finish(&mut out);
    (written > 0).then_some(out)
}

/// Whether a text begins like one in a notation of brackets: a bracket with a word and a space behind it, which no JSON
/// has.
pub fn looks_like(text: &[u8]) -> bool {
    let Some(rest) = text.trim_ascii_start().strip_prefix(b"[") else {
        return false;
    };
    let word = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
    let behind = rest.get(word);
    // A space that is not the plain one is told where it stands.
    word > 0 && behind.is_some_and(|byte| matches!(byte, b' ' | b'\t' | 0x80..))
}

#[cfg(test)]
mod tests {
    use super::looks_like;

    #[test]
    fn a_tag_or_a_round_is_told_from_json() {
        for text in ["[Bula 60]", "\n [1 123 x", "[12\t1", "[Bula\u{a0}60]"] {
            assert!(looks_like(text.as_bytes()), "{text}");
        }
        for text in [
            "[1,2]",
            "[{\"format\":1}]",
            "[",
            "[ 1 2]",
            "[true]",
            "[\"a\" ]",
            "{}",
            "",
            "[1",
        ] {
            assert!(!looks_like(text.as_bytes()), "{text}");
        }
    }
}
