//! What a finding proposes, done to the text that stands in the box of `/check`. It judges nothing: the text is checked
//! again afterwards like any other.

use talon_records::mending::{Accepted, Correction, mended};
use talon_records::{Options, read};
use talon_shorthand::is_carried_head;

/// Which proposals are to be done: of which record, by its number, and which of its findings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Wanted {
    record: u64,
    accepted: Accepted,
}

/// The text with what was wanted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Corrected {
    pub text: String,
    /// What was done, as reports tell it.
    pub words: String,
}

/// What a button sends for the finding at this pointer of a record.
pub(super) fn code_of(record: u64, pointer: &str) -> String {
    format!("{record} {pointer}")
}

/// What a button sends for every value that is proposed in a record.
pub(super) fn code_of_all(record: u64) -> String {
    record.to_string()
}

impl Wanted {
    /// Reads what a button sent.
    pub fn parse(code: &str) -> Option<Wanted> {
        let (record, accepted) = match code.split_once(' ') {
            Some((record, pointer)) => (record, Accepted::At(pointer.to_owned())),
            None => (code, Accepted::AllValues),
        };
        Some(Wanted {
            record: record.parse().ok()?,
            accepted,
        })
    }

    /// Does it; none where the text has no such record or nothing is proposed there any more.
    pub fn done(&self, text: &str, options: &Options) -> Option<Corrected> {
        let mut records = read(text.as_bytes(), *options);
        let Ok(()) = records.skip_to(self.record.checked_sub(1)?);
        let Ok(record) = records.next_checked();
        let record = record.filter(|record| !record.text.is_empty())?;
        let from = usize::try_from(record.offset).ok()?;
        let piece = std::str::from_utf8(record.text).ok()?;
        let piece = own(piece);
        // A round of another notation was given the header that stands elsewhere: then the whole text is put right.
        let (before, piece, after) = match text.get(from..).and_then(|rest| rest.strip_prefix(piece)) {
            Some(after) => (text.get(..from)?, piece, after),
            None => ("", text, ""),
        };
        let mended = mended(&record.checked, piece, &self.accepted)?;
        let (Correction::Option(words) | Correction::Values(words)) = mended.correction;
        Some(Corrected {
            text: format!("{before}{}{after}", mended.text),
            words,
        })
    }
}

/// A deal as it stands in the text, without the head of its evening that was put behind it.
fn own(piece: &str) -> &str {
    match piece.rsplit_once('\n') {
        Some((deal, head)) if is_carried_head(head) => deal,
        _ => piece,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(text: &str, code: &str) -> Option<Corrected> {
        Wanted::parse(code)?.done(text, &talon_shorthand::options())
    }

    #[test]
    fn a_correction_touches_the_record_that_it_is_for() {
        let sound = include_str!("../../../tests/fixtures/example.talon.json").replace('\n', "");
        let spoilt = sound.replace("\"format\"", "\"frmat\"");
        let text = format!("\u{feff}{sound}\r\n\r\n{spoilt}\r\n{spoilt}\r\n");
        let code = code_of(2, "/frmat");
        assert_eq!(
            done(&text, &code).unwrap().text,
            format!("\u{feff}{sound}\r\n\r\n{sound}\r\n{spoilt}\r\n")
        );
        assert_eq!(
            done(&text, &code_of_all(3)).unwrap().text,
            format!("\u{feff}{sound}\r\n\r\n{spoilt}\r\n{sound}\r\n")
        );
        for nothing in ["1 /frmat", "2 /format", "4 /frmat", "4", "", "x", "-1 /frmat"] {
            assert_eq!(done(&text, nothing), None, "{nothing}");
        }
    }

    #[test]
    fn signs_in_a_round_of_another_notation_are_put_right_with_its_header_left_in_place() {
        let text = "[Bula 60]\n[Refe 2]\n[1\u{a0}123\u{a0}LS7CNIOQAHDW21P9V4U6RB83ME5TKJGF P,P,P]\n";
        let better = done(text, &code_of(1, "")).unwrap();
        assert_eq!(
            (better.text, better.words),
            (text.replace('\u{a0}', " "), "U+00A0 × 2".to_owned())
        );
    }

    #[test]
    fn a_word_is_put_right_where_it_stands_in_an_evening_and_in_a_quoted_hand() {
        let text = "ulti: Anna, Béla, Cili; deals Cili\r\n1. Anna parit: +\r\n2. Béla parti: +\r\n";
        let better = done(text, &code_of(1, "/score/contract")).unwrap();
        assert_eq!(
            (better.text, better.words.as_str()),
            (text.replace("parit", "parti"), "parit → parti")
        );
        let hand = talon_shorthand::HANDS.replace("t K U", "t K alos");
        let quoted: String = hand.lines().map(|line| format!("> {line}\r\n")).collect();
        let mail = format!("Szia,\r\n\r\n{quoted}\r\nAnna\r\n");
        let better = done(&mail, &code_of(1, "/deal/hands/B")).unwrap();
        assert_eq!(better.text, mail.replace("alos", "alsó"));
        assert_eq!(better.words, "alos → alsó");
    }
}
