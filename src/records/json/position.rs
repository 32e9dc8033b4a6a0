//! Lines and columns for people, counted from a byte offset only when a finding is shown.
//! Both count from 1; a column is one character (Unicode scalar value), and a byte order mark is none.

/// A place in a text as an editor shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    pub line: u64,
    pub column: u64,
}

impl Position {
    /// The first character of a text.
    pub const START: Self = Self { line: 1, column: 1 };

    /// The place `offset` bytes into `text`, whose own first character stands at `self`.
    /// An offset beyond the end means the end. Bytes that are not UTF-8 are counted as well as they can be.
    #[must_use]
    pub fn advance(self, text: &[u8], offset: usize) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let before = before.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(before);
        let breaks = count(before, |byte| byte == b'\n');
        if breaks == 0 {
            return Self {
                line: self.line,
                column: self.column + characters(before),
            };
        }
        let line = before.rsplit(|&byte| byte == b'\n').next().unwrap_or_default();
        Self {
            line: self.line + breaks,
            column: 1 + characters(line),
        }
    }
}

fn characters(text: &[u8]) -> u64 {
    count(text, |byte| byte & 0xC0 != 0x80)
}

/// How many bytes are of a kind: counted in bytes as far as one can count, so that many are looked at in one step.
fn count(text: &[u8], is_one: impl Fn(u8) -> bool) -> u64 {
    let some = |part: &[u8]| {
        part.iter()
            .fold(0_u8, |sum, &byte| sum.wrapping_add(u8::from(is_one(byte))))
    };
    text.chunks(usize::from(u8::MAX))
        .map(|part| u64::from(some(part)))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, offset: usize, line: u64, column: u64) {
        assert_eq!(
            Position::START.advance(text.as_bytes(), offset),
            Position { line, column },
            "{text:?} {offset}"
        );
    }

    #[test]
    fn lines_and_columns_count_from_one() {
        check("{}", 0, 1, 1);
        check("{}", 1, 1, 2);
        check("{\n  \"a\": 1\n}", 9, 2, 8);
        check("{\r\n\"a\"", 3, 2, 1);
    }

    #[test]
    fn a_column_is_a_character_not_a_byte() {
        check("\"őű\" x", 7, 1, 6);
        check("\"🂡\" x", 7, 1, 5);
        check("\u{FEFF}{}", 3, 1, 1);
    }

    #[test]
    fn a_record_in_the_middle_of_a_line_counts_on_from_there() {
        let from = Position { line: 7, column: 40 };
        assert_eq!(from.advance(b"{\"a\":1}", 5), Position { line: 7, column: 45 });
        assert_eq!(from.advance(b"{\n1}", 2), Position { line: 8, column: 1 });
    }

    #[test]
    fn long_lines_are_counted_to_the_end() {
        let text = format!("{}\n{}x", "y".repeat(1000), "ű".repeat(700));
        check(&text, text.len() - 1, 2, 701);
        check(&"\n".repeat(1000), 1000, 1001, 1);
    }

    #[test]
    fn an_offset_beyond_the_end_is_the_end() {
        check("{}\n", 99, 2, 1);
    }
}
