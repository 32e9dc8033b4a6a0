//! Finding the end of one JSON value in pieces of text: brackets and quotes only.
//! Whether the value is sound is for the reader to say.

/// How far into a value the search has come.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Scan {
    started: bool,
    depth: u32,
    in_string: bool,
    after_backslash: bool,
    bare: bool,
}

impl Scan {
    /// Goes on through a piece; returns how many of its bytes belong to the value if it ends here.
    pub(crate) fn find_end(&mut self, piece: &[u8]) -> Option<usize> {
        for (at, &byte) in piece.iter().enumerate() {
            if self.in_string {
                self.inside_string(byte);
                if !self.in_string && self.depth == 0 {
                    return Some(at + 1);
                }
                continue;
            }
            if self.bare && is_delimiter(byte) {
                return Some(at);
            }
            match byte {
                b'"' => self.in_string = true,
                b'{' | b'[' => self.depth += 1,
                b'}' | b']' => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
            if self.depth == 0 && !self.in_string {
                if self.started || matches!(byte, b'}' | b']' | b',' | b':') {
                    if !self.bare {
                        return Some(at + 1);
                    }
                } else {
                    self.bare = true;
                }
            }
            self.started = true;
        }
        None
    }

    fn inside_string(&mut self, byte: u8) {
        if self.after_backslash {
            self.after_backslash = false;
        } else if byte == b'\\' {
            self.after_backslash = true;
        } else if byte == b'"' {
            self.in_string = false;
        }
    }
}

const fn is_delimiter(byte: u8) -> bool {
    matches!(
        byte,
        b' ' | b'\t' | b'\n' | b'\r' | b',' | b':' | b'[' | b']' | b'{' | b'}' | b'"'
    )
}
