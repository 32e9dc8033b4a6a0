//! The items of a PPN text with their places: tags, rounds, and lines that are neither. What stands in a round is read
//! elsewhere.

use talon_records::json::is_padding;

/// What an item is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ItemKind {
    /// `[Name value]`
    Tag,
    /// `[1 123 ...]`, or any other bracket.
    Round,
    /// Text outside brackets.
    Stray,
}

/// One item of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Item<'t> {
    pub kind: ItemKind,
    /// Byte offset of its first character.
    pub at: usize,
    /// What stands between the brackets, or outside them.
    pub inner: &'t str,
    /// Whether its bracket is closed.
    pub closed: bool,
}

/// A part of a text between spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'t> {
    pub at: usize,
    pub text: &'t str,
}

/// Where a bracket that was opened stands to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Open {
    /// Inside a bracket.
    pub bracket: bool,
    quoted: bool,
}

impl Open {
    /// Goes on through one line; afterwards `bracket` says whether one is still open.
    pub fn line(&mut self, line: &[u8]) {
        // A quotation mark that is not closed on its line quotes nothing more.
        self.quoted = false;
        for &byte in line {
            self.step(byte);
        }
    }

    /// Goes on through one character; true when it closes the bracket.
    fn step(&mut self, byte: u8) -> bool {
        match byte {
            b'[' if !self.bracket => self.bracket = true,
            b'"' if self.bracket => self.quoted = !self.quoted,
            b']' if self.bracket && !self.quoted => {
                self.bracket = false;
                return true;
            }
            _ => {}
        }
        false
    }
}

/// Whether a line begins a bracket.
pub(crate) fn begins_item(line: &[u8]) -> bool {
    line.trim_ascii_start().first() == Some(&b'[')
}

/// The items of a text. A bracket may go over several lines, as long as none of them begins with another bracket.
pub fn items(text: &str) -> Vec<Item<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let length = match rest.as_bytes()[0] {
            b'[' => bracket(rest, at, &mut found),
            // Old systems fill the end of a file with them.
            byte if byte.is_ascii_whitespace() || is_padding(byte) => 1,
            _ => stray(rest, at, &mut found),
        };
        at += length;
    }
    found
}

fn bracket<'t>(rest: &'t str, at: usize, found: &mut Vec<Item<'t>>) -> usize {
    let mut open = Open::default();
    let mut line_start = true;
    let (mut end, mut closed) = (rest.len(), false);
    for (place, byte) in rest.bytes().enumerate() {
        if byte == b'[' && line_start && place > 0 {
            end = place;
            break;
        }
        if open.step(byte) {
            (end, closed) = (place, true);
            break;
        }
        if byte == b'\n' {
            open.quoted = false;
            line_start = true;
        } else if !byte.is_ascii_whitespace() {
            line_start = false;
        }
    }
    let inner = rest.get(1..end).unwrap_or_default();
    let name = inner.split_whitespace().next().unwrap_or_default();
    let plain = name
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'));
    let kind = match name.chars().next() {
        Some(first) if first.is_ascii_alphabetic() && plain => ItemKind::Tag,
        // A name with other signs in it names nothing, and could not be written again.
        Some(first) if first.is_ascii_alphabetic() => ItemKind::Stray,
        _ => ItemKind::Round,
    };
    found.push(Item {
        kind,
        at,
        inner,
        closed,
    });
    end + usize::from(closed)
}

fn stray<'t>(rest: &'t str, at: usize, found: &mut Vec<Item<'t>>) -> usize {
    let line = rest.find('\n').unwrap_or(rest.len());
    // Another bracket may stand behind it on its line.
    let whole = rest.get(..line).unwrap_or_default();
    let end = whole.find('[').unwrap_or(line);
    let inner = whole
        .get(..end)
        .unwrap_or_default()
        .trim_end_matches(|c: char| c.is_whitespace() || c == '\0' || c == '\u{1a}');
    found.push(Item {
        kind: ItemKind::Stray,
        at,
        inner,
        closed: true,
    });
    end
}

impl<'t> Item<'t> {
    /// The fields of a round.
    pub fn fields(&self) -> Vec<Token<'t>> {
        let base = self.inner.as_ptr() as usize;
        let place = |text: &str| self.at + 1 + (text.as_ptr() as usize - base);
        self.inner
            .split_ascii_whitespace()
            .map(|text| Token { at: place(text), text })
            .collect()
    }

    /// Name and value of a tag; quotation marks around the value are no part of it.
    pub fn tag(&self) -> (&'t str, &'t str) {
        let inner = self.inner.trim();
        let (name, value) = inner
            .split_once(|c: char| c.is_ascii_whitespace())
            .unwrap_or((inner, ""));
        let value = value.trim();
        let bare = value.strip_prefix('"').and_then(|value| value.strip_suffix('"'));
        (name, bare.unwrap_or(value))
    }
}

/// A tag as it is written: its value in quotation marks when it needs them. PPN has no way to write a quotation mark in
/// a value, nor a line break.
pub(crate) fn tag_line(name: &str, value: &str) -> String {
    let plain: String = value
        .chars()
        .map(|c| {
            if c == '"' {
                '\''
            } else if c.is_control() {
                ' '
            } else {
                c
            }
        })
        .collect();
    let bare = !plain.is_empty() && !plain.contains(|c: char| c.is_whitespace() || matches!(c, '[' | ']'));
    if bare {
        format!("[{name} {plain}]")
    } else {
        format!("[{name} \"{plain}\"]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(text: &str) -> Vec<(ItemKind, usize, &str, bool)> {
        items(text)
            .into_iter()
            .map(|item| (item.kind, item.at, item.inner, item.closed))
            .collect()
    }

    #[test]
    fn tags_rounds_and_strays_are_told_apart() {
        let text = "[Bula 60]\n\n  [1 123\n  P,P,P]  \n... [2 x] [Name1 \"a ] b\"]\n";
        let found = seen(text);
        let kinds: Vec<ItemKind> = found.iter().map(|item| item.0).collect();
        assert_eq!(
            kinds,
            [
                ItemKind::Tag,
                ItemKind::Round,
                ItemKind::Stray,
                ItemKind::Round,
                ItemKind::Tag
            ]
        );
        assert_eq!(found[2], (ItemKind::Stray, text.find("...").unwrap(), "...", true));
        assert_eq!(items(text)[4].tag(), ("Name1", "a ] b"));
        assert_eq!(items(text)[0].tag(), ("Bula", "60"));
    }

    #[test]
    fn a_bracket_that_is_not_closed_ends_where_a_line_begins_another() {
        let found = seen("[1 123 \"\n[2 231 ]");
        assert_eq!((found.len(), found[0].3, found[1].3), (2, false, true));
        assert_eq!(seen("[")[0], (ItemKind::Round, 0, "", false));
        assert_eq!(seen("é]"), [(ItemKind::Stray, 0, "é]", true)]);
    }

    #[test]
    fn fields_know_where_they_stand() {
        let text = "é [1  123\tx]";
        let fields = items(text)[1].fields();
        assert!(fields.iter().all(|field| text[field.at..].starts_with(field.text)));
        assert_eq!(fields.len(), 3);
    }

    #[test]
    fn a_tag_whose_name_is_none_is_passed_over() {
        assert_eq!(seen("[Event\"Club night\"]")[0].0, ItemKind::Stray);
        assert_eq!(seen("[X-1 a]")[0].0, ItemKind::Tag);
    }

    #[test]
    fn a_written_tag_reads_back() {
        for value in ["60", "Ana Marija", "a]b", "", "š"] {
            let line = tag_line("Name1", value);
            assert_eq!(items(&line)[0].tag(), ("Name1", value), "{line}");
        }
        assert_eq!(tag_line("X", "a\"b\nc"), "[X \"a'b c\"]");
    }
}
