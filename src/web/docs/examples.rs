//! A failing record for a code and the same record mended, out of what each game has to show. It knows no rules; a
//! test puts every example to the check.

use crate::games::{Code, GameKind};
use crate::history::format_of;

/// Lines shown before and after those that differ.
const AROUND: usize = 1;

/// A record with one fault, and the same without.
#[derive(Debug, Clone)]
pub struct Example {
    pub failing: String,
    pub mended: &'static str,
    /// The lines that differ, with what stands around them.
    pub failing_part: String,
    pub mended_part: String,
}

/// The example of a code, where a record of the game can show it.
pub fn example(code: Code) -> Option<Example> {
    let edits = GameKind::ALL.iter().flat_map(|game| format_of(*game).spoiled());
    let edit = edits.into_iter().find(|edit| edit.code == code)?;
    let at = edit.sound.find(edit.right)?;
    let failing = edit.sound.replacen(edit.right, edit.wrong, 1);
    Some(Example {
        failing_part: part(&failing, at, edit.wrong),
        mended_part: part(edit.sound, at, edit.right),
        mended: edit.sound,
        failing,
    })
}

/// A sound record to try.
pub fn sound() -> &'static str {
    format_of(GameKind::ALL[0]).sound()
}

/// The lines of `piece` at this place and a few around them, without the margin that they share.
fn part(text: &str, at: usize, piece: &str) -> String {
    let line = |end: usize| text.get(..end).unwrap_or(text).matches('\n').count();
    let (first, last) = (line(at).saturating_sub(AROUND), line(at + piece.len()) + AROUND);
    let lines: Vec<&str> = text.lines().skip(first).take(last - first + 1).collect();
    let margin = |line: &&str| line.len() - line.trim_start_matches(' ').len();
    let shared = lines.iter().map(margin).min().unwrap_or(0);
    let lines: Vec<&str> = lines.into_iter().map(|line| line.get(shared..).unwrap_or(line)).collect();
    lines.join("\n")
}
