//! The line of a deal cut into its parts: number, who deals, what was said, a note. What the parts mean is read
//! elsewhere.

use crate::fold::fold;
use crate::lexicon::{Word, words};
use crate::quoted;
use crate::words::{Common, common};

/// A part of a line between semicolons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Part<'t> {
    /// Byte offset in the text.
    pub at: usize,
    pub text: &'t str,
}

/// The line of a deal.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct DealLine<'t> {
    pub at: usize,
    pub number: Option<u64>,
    /// Who deals, without the word for it.
    pub deals: Option<Vec<Word<'t>>>,
    /// What was said; the first part is the call with its result.
    pub said: Vec<Part<'t>>,
    pub note: Option<Part<'t>>,
    /// The note stood between brackets, without a word that says it is one.
    pub is_aside: bool,
}

impl<'t> Part<'t> {
    /// Without the space around it.
    pub(crate) fn trimmed(self) -> Part<'t> {
        let before = self.text.len() - self.text.trim_start().len();
        Part {
            at: self.at + before,
            text: self.text.trim(),
        }
    }

    pub fn words(&self) -> Vec<Word<'t>> {
        words(self.text, self.at)
    }

    /// What stands behind so many of its words.
    pub fn behind(&self, words: usize) -> Part<'t> {
        let last = words
            .checked_sub(1)
            .and_then(|place| self.words().into_iter().nth(place));
        let from = last.map_or(0, |word| word.at + word.text.len() - self.at);
        Part {
            at: self.at + from,
            text: &self.text[from..],
        }
        .trimmed()
    }

    /// Where it ends.
    pub const fn end(&self) -> usize {
        self.at + self.text.len()
    }

    /// What stands before and behind the first colon that does not belong to a code such as `p:ulti`.
    pub(crate) fn at_colon(&self) -> (Part<'t>, Option<Part<'t>>) {
        let is_code = |place: usize| {
            let (before, after) = (&self.text[..place], &self.text[place + 1..]);
            let word = before.rsplit(|c: char| c.is_whitespace() || c == ',').next();
            word.is_some_and(|word| fold(word) == "p") && after.starts_with(char::is_alphanumeric)
        };
        let colons = quoted::split(self.text, ':').into_iter().skip(1).map(|(at, _)| at - 1);
        let Some(place) = colons.into_iter().find(|place| !is_code(*place)) else {
            return (*self, None);
        };
        let before = Part {
            text: &self.text[..place],
            ..*self
        };
        let after = Part {
            at: self.at + place + 1,
            text: &self.text[place + 1..],
        };
        (before.trimmed(), Some(after.trimmed()))
    }
}

/// The number at the beginning of a line, with how many bytes it takes.
pub(crate) fn number(line: &str) -> Option<(u64, usize)> {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let rest = line.get(digits..)?.strip_prefix(['.', ')'])?;
    let is_end = rest.is_empty() || rest.starts_with(char::is_whitespace);
    let number = line
        .get(..digits)?
        .parse()
        .ok()
        .filter(|number| (1..1_000_000).contains(number))?;
    is_end.then_some((number, digits + 1))
}

/// Cuts a line at its semicolons; a note goes to the end of the line.
pub(crate) fn parts(text: &str, at: usize) -> Vec<Part<'_>> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(rest) = text.get(from..) {
        let length = match is_note(rest) {
            true => rest.len(),
            false => quoted::find(rest, |sign| sign == ';').unwrap_or(rest.len()),
        };
        found.push(
            Part {
                at: at + from,
                text: &rest[..length],
            }
            .trimmed(),
        );
        from += length + 1;
    }
    found
}

fn is_note(rest: &str) -> bool {
    let word = rest
        .trim_start()
        .split(|c: char| c.is_whitespace() || matches!(c, ';' | ':'))
        .next()
        .unwrap_or_default();
    let line = words(word, 0);
    common().find_of(&line, |common| common == Common::Note).is_some()
}

/// Cuts the line of a deal.
pub(crate) fn line(text: &str, at: usize) -> DealLine<'_> {
    let whole = Part { at, text }.trimmed();
    let (number, taken) = match number(whole.text) {
        Some((number, taken)) => (Some(number), taken),
        None => (None, 0),
    };
    let mut line = DealLine {
        at: whole.at,
        number,
        ..DealLine::default()
    };
    let parts = parts(&whole.text[taken..], whole.at + taken);
    let has_note = parts.iter().any(|part| is_note(part.text));
    for (place, part) in parts.into_iter().enumerate() {
        if is_note(part.text) {
            let word = part
                .text
                .find(|c: char| c.is_whitespace() || c == ':')
                .unwrap_or(part.text.len());
            let rest = Part {
                at: part.at + word,
                text: &part.text[word..],
            };
            line.note = Some(rest.trimmed());
        } else if place == 0
            && let Some(dealer) = dealer(&part)
        {
            line.deals = Some(dealer);
        } else if let Some((said, aside)) = aside(&part).filter(|_| !has_note) {
            line.said.push(said);
            line.note = Some(aside);
            line.is_aside = true;
        } else if !part.text.is_empty() || line.said.is_empty() && place > 0 {
            line.said.push(part);
        }
    }
    line
}

/// What stands between round brackets behind a result, as people put down a note. Before the colon of a deal stand who
/// and what; behind one word alone brackets have cards in them.
fn aside<'t>(part: &Part<'t>) -> Option<(Part<'t>, Part<'t>)> {
    let inner = part.text.strip_suffix(')')?;
    let open = inner.rfind(" (")?;
    let colon = quoted::find(&part.text[..open], |sign| sign == ':')?;
    let is_deal = words(&part.text[..colon], 0).len() > 1;
    let said = Part {
        text: &part.text[..open],
        ..*part
    };
    let aside = Part {
        at: part.at + open + 2,
        text: &inner[open + 2..],
    };
    (is_deal && !aside.text.trim().is_empty()).then(|| (said.trimmed(), aside.trimmed()))
}

/// Who deals, where a part says only that.
fn dealer<'t>(part: &Part<'t>) -> Option<Vec<Word<'t>>> {
    let mut words = part.words();
    let last = words.pop()?;
    let is_dealer = common()
        .find_of(std::slice::from_ref(&last), |common| common == Common::Deals)
        .is_some();
    (is_dealer && quoted::find(part.text, |sign| sign == ':').is_none()).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_falls_into_its_parts() {
        let text = "  12. Anna deals; Béla p:ulti: + -; silent 100 -; note a; b: c";
        let cut = line(text, 0);
        assert_eq!((cut.number, cut.at), (Some(12), 2));
        assert_eq!(cut.deals.unwrap()[0].text, "Anna");
        let said: Vec<&str> = cut.said.iter().map(|part| part.text).collect();
        assert_eq!(said, ["Béla p:ulti: + -", "silent 100 -"]);
        assert_eq!(cut.note.unwrap().text, "a; b: c");
        let (call, result) = cut.said[0].at_colon();
        assert_eq!((call.text, result.unwrap().text), ("Béla p:ulti", "+ -"));
        assert_eq!(&text[result.unwrap().at..][..3], "+ -");
    }

    #[test]
    fn what_stands_in_brackets_behind_a_result_is_a_note() {
        let cut = line("Anna ulti: + - (szép volt)", 0);
        assert_eq!(
            (cut.said[0].text, cut.note.unwrap().text),
            ("Anna ulti: + -", "szép volt")
        );
        for other in [
            "Anna (B): +",
            "Anna ulti: + (",
            "note a (b)",
            "Anna ulti: + -; note a (b)",
            "bids: A parti (t7 p7)",
        ] {
            let cut = line(other, 0);
            assert!(cut.note.is_none_or(|note| note.text == "a (b)"), "{other}");
        }
    }

    #[test]
    fn only_digits_with_a_dot_are_a_number() {
        assert_eq!(number("7. x"), Some((7, 2)));
        assert_eq!(number("7) x"), Some((7, 2)));
        for other in ["7 x", "7.5", "0. x", "1234567. x", ". x", ""] {
            assert_eq!(number(other), None, "{other}");
        }
    }
}
