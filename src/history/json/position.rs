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
        let breaks = before.iter().filter(|&&byte| byte == b'\n').count() as u64;
        let line_from = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        let continues = |byte: &u8| byte & 0xC0 == 0x80;
        let characters = before.iter().skip(line_from).filter(|byte| !continues(byte)).count() as u64;
        let column_from = if breaks == 0 { self.column } else { 1 };
        Self { line: self.line + breaks, column: column_from + characters }
    }
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
    fn an_offset_beyond_the_end_is_the_end() {
        check("{}\n", 99, 2, 1);
    }
}
