//! A failing record for a code and the same record mended, out of what each game has to show. It knows no rules; a
//! test puts every example to the check.

use talon_ppn::Ppn;
use talon_records::format_of;
use talon_records::json::Limits;
use talon_records::notation::Notation as _;
use talon_rules::games::{Code, GameKind};

/// Stands for so much text that a limit is passed.
const MUCH: char = '…';
/// Stands for a letter that is not written in UTF-8.
const NO_LETTER: char = '\u{fffd}';
/// That letter, as older systems write it.
const LATIN_E_ACUTE: u8 = 0xe9;
/// Lines shown before and after those that differ.
const AROUND: usize = 1;

/// A record with one fault, and the same without.
#[derive(Debug, Clone)]
pub struct Example {
    /// Bytes, because one fault is that they are no text.
    pub failing: Vec<u8>,
    pub mended: &'static str,
    /// The lines that differ, with what stands around them.
    pub failing_part: Vec<ExampleLine>,
    pub mended_part: Vec<ExampleLine>,
}

/// A line of an example.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExampleLine {
    pub text: String,
    /// Whether it stands in one of the two records only.
    pub differs: bool,
}

/// The example of a code, where a record of the game can show it.
pub fn example(code: Code) -> Option<Example> {
    let edits = GameKind::ALL.iter().flat_map(|game| format_of(*game).spoiled());
    let edit = edits.chain(Ppn.spoiled()).find(|edit| edit.code == code)?;
    let at = edit.sound.find(edit.right)?;
    let failing = edit.sound.replacen(edit.right, edit.wrong, 1);
    let (wrong, right) = (part(&failing, at, edit.wrong), part(edit.sound, at, edit.right));
    Some(Example {
        failing_part: lines(&wrong, &right),
        mended_part: lines(&right, &wrong),
        mended: edit.sound,
        failing: bytes(&failing),
    })
}

fn lines(own: &[&str], other: &[&str]) -> Vec<ExampleLine> {
    own.iter()
        .map(|line| ExampleLine {
            text: (*line).to_owned(),
            differs: !other.contains(line),
        })
        .collect()
}

/// The record itself: the two signs that stand for what cannot be shown become what they stand for.
fn bytes(shown: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(shown.len());
    for letter in shown.chars() {
        match letter {
            MUCH => bytes.resize(bytes.len() + Limits::default().bytes_max as usize, b'a'),
            NO_LETTER => bytes.push(LATIN_E_ACUTE),
            letter => bytes.extend(letter.encode_utf8(&mut [0; 4]).bytes()),
        }
    }
    bytes
}

/// The lines of `piece` at this place and a few around them, without the margin that they share.
fn part<'t>(text: &'t str, at: usize, piece: &str) -> Vec<&'t str> {
    let line = |end: usize| text.get(..end).unwrap_or(text).matches('\n').count();
    let (first, last) = (line(at).saturating_sub(AROUND), line(at + piece.len()) + AROUND);
    let lines: Vec<&str> = text.lines().skip(first).take(last - first + 1).collect();
    let margin = |line: &&str| line.len() - line.trim_start_matches(' ').len();
    let shared = lines.iter().map(margin).min().unwrap_or(0);
    lines
        .into_iter()
        .map(|line| line.get(shared..).unwrap_or(line))
        .collect()
}
