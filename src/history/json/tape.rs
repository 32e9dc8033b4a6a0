//! The one-pass reader: a text goes in, a flat list of its values with their places comes out, in buffers used again.
//! Refuses whatever is not JSON, and notices double member names without stopping at them.

use super::fault::{Reason, SyntaxFault};
use super::value::{Document, Kind, Node};
use super::{number, strings};

/// Bytes a record may have.
pub const RECORD_BYTES_MAX: u32 = 256 * 1024;
/// Levels of objects and arrays a record may have, itself included.
pub const RECORD_DEPTH_MAX: u32 = 32;
/// Up to this many members are compared each with each; more are sorted first.
const PAIRWISE_MEMBERS_MAX: usize = 24;

/// How large a text may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    pub bytes_max: u32,
    pub depth_max: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { bytes_max: RECORD_BYTES_MAX, depth_max: RECORD_DEPTH_MAX }
    }
}

/// The buffers of a reader. Keep one and read text after text with it: nothing is allocated once it has grown.
#[derive(Debug, Default)]
pub struct Tape {
    nodes: Vec<Node>,
    duplicates: Vec<u32>,
    numbers: Vec<u32>,
    names: Vec<u32>,
}

impl Tape {
    /// An empty tape.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads one text, which must hold exactly one value.
    ///
    /// # Errors
    /// The first fault of bytes, grammar or limits.
    pub fn read<'a>(&'a mut self, bytes: &'a [u8], limits: Limits) -> Result<Document<'a>, SyntaxFault> {
        let too_large = Reason::TooLarge { bytes_max: limits.bytes_max };
        if u32::try_from(bytes.len()).map_or(true, |length| length > limits.bytes_max) {
            return Err(SyntaxFault::at(too_large, 0));
        }
        let text = as_utf8(bytes)?;
        let byte_order_mark = text.starts_with('\u{FEFF}');
        self.nodes.clear();
        self.duplicates.clear();
        self.numbers.clear();
        let at = if byte_order_mark { '\u{FEFF}'.len_utf8() } else { 0 };
        let mut reader = Reader { text: bytes, at, depth_max: limits.depth_max, tape: &mut *self };
        reader.skip_space();
        if reader.at == bytes.len() {
            return Err(SyntaxFault::at(Reason::NoRecord, reader.at));
        }
        reader.value(1)?;
        reader.skip_space();
        if reader.at < bytes.len() {
            return Err(SyntaxFault::at(Reason::TrailingText, reader.at));
        }
        self.duplicates.sort_unstable();
        let Self { nodes, duplicates, numbers, .. } = self;
        Ok(Document { text, nodes, duplicates, numbers, byte_order_mark })
    }
}

/// The bytes as text; UTF-16 is told apart because its cause is another one.
fn as_utf8(bytes: &[u8]) -> Result<&str, SyntaxFault> {
    if looks_like_utf16(bytes) {
        return Err(SyntaxFault::at(Reason::Utf16, 0));
    }
    std::str::from_utf8(bytes).map_err(|error| SyntaxFault::at(Reason::InvalidUtf8, error.valid_up_to()))
}

/// Whether a text begins with a UTF-16 byte order mark or as UTF-16 writes ASCII: every other byte a NUL.
#[must_use]
pub fn looks_like_utf16(bytes: &[u8]) -> bool {
    match bytes {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => true,
        [0, first, 0, second, ..] | [first, 0, second, 0, ..] => *first != 0 && *second != 0,
        _ => false,
    }
}

struct Reader<'r> {
    text: &'r [u8],
    at: usize,
    depth_max: u32,
    tape: &'r mut Tape,
}

impl Reader<'_> {
    /// The byte here, or a NUL at the end: no grammar rule outside strings allows one.
    #[inline]
    fn here(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }

    #[inline]
    fn skip_space(&mut self) -> u8 {
        loop {
            match self.here() {
                b' ' | b'\n' | b'\t' | b'\r' => self.at += 1,
                other => return other,
            }
        }
    }

    #[cold]
    fn fault(&self, reason: Reason) -> SyntaxFault {
        let reason = if self.at < self.text.len() { reason } else { Reason::UnexpectedEnd };
        SyntaxFault::at(reason, self.at)
    }

    /// Reads the value that begins after white space; `depth` is that of an object or array beginning here.
    fn value(&mut self, depth: u32) -> Result<(), SyntaxFault> {
        match self.skip_space() {
            b'"' => self.string().map(|_| ()),
            b'{' => self.object(depth),
            b'[' => self.array(depth),
            b'-' | b'0'..=b'9' => self.number(),
            b't' => self.word(b"true", Kind::True),
            b'f' => self.word(b"false", Kind::False),
            b'n' => self.word(b"null", Kind::Null),
            _ => Err(self.fault(Reason::ExpectedValue)),
        }
    }

    #[inline]
    fn push(&mut self, kind: Kind, start: usize, end: usize, escaped: bool) {
        // Offsets fit: the text was measured against a limit of 32 bits before.
        self.tape.nodes.push(Node { start: start as u32, end: end as u32, span: 1, count: 0, kind, escaped });
        self.at = end;
    }

    /// Reads a string and returns its mark.
    #[inline]
    fn string(&mut self) -> Result<u64, SyntaxFault> {
        let scanned = strings::scan(self.text, self.at + 1)?;
        self.push(Kind::String, self.at, scanned.close + 1, scanned.escaped);
        Ok(scanned.mark)
    }

    #[inline]
    fn number(&mut self) -> Result<(), SyntaxFault> {
        let (kind, end) = number::scan(self.text, self.at)?;
        if kind == Kind::Number {
            self.tape.numbers.push(self.tape.nodes.len() as u32);
        }
        self.push(kind, self.at, end, false);
        Ok(())
    }

    fn word(&mut self, word: &[u8], kind: Kind) -> Result<(), SyntaxFault> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        if rest.starts_with(word) {
            self.push(kind, self.at, self.at + word.len(), false);
            return Ok(());
        }
        let same = rest.iter().zip(word).take_while(|(mine, theirs)| mine == theirs).count();
        let reason = if same == rest.len() { Reason::UnexpectedEnd } else { Reason::ExpectedValue };
        Err(SyntaxFault::at(reason, if same == rest.len() { self.text.len() } else { self.at }))
    }

    #[inline]
    fn open(&mut self, kind: Kind, depth: u32) -> Result<usize, SyntaxFault> {
        if depth > self.depth_max {
            return Err(SyntaxFault::at(Reason::TooDeep { depth_max: self.depth_max }, self.at));
        }
        let index = self.tape.nodes.len();
        self.push(kind, self.at, self.at + 1, false);
        Ok(index)
    }

    #[inline]
    fn close(&mut self, index: usize, count: u32) {
        self.at += 1;
        let span = self.tape.nodes.len() - index;
        if let Some(node) = self.tape.nodes.get_mut(index) {
            node.end = self.at as u32;
            node.span = span as u32;
            node.count = count;
        }
    }

    fn object(&mut self, depth: u32) -> Result<(), SyntaxFault> {
        let index = self.open(Kind::Object, depth)?;
        let (mut count, mut seen, mut suspect) = (0, 0, false);
        if self.skip_space() != b'}' {
            loop {
                if self.skip_space() != b'"' {
                    return Err(self.not_a_name(count));
                }
                let mark = self.string()?;
                suspect |= seen & mark != 0;
                seen |= mark;
                if self.skip_space() != b':' {
                    return Err(self.fault(Reason::ExpectedColon));
                }
                self.at += 1;
                self.value(depth + 1)?;
                count += 1;
                match self.skip_space() {
                    b',' => self.at += 1,
                    b'}' => break,
                    _ => return Err(self.fault(Reason::ExpectedComma)),
                }
            }
        }
        self.close(index, count);
        if suspect {
            self.find_duplicates(index);
        }
        Ok(())
    }

    fn array(&mut self, depth: u32) -> Result<(), SyntaxFault> {
        let index = self.open(Kind::Array, depth)?;
        let mut count = 0;
        if self.skip_space() != b']' {
            loop {
                if count > 0 && self.skip_space() == b']' {
                    return Err(self.fault(Reason::TrailingComma));
                }
                self.value(depth + 1)?;
                count += 1;
                match self.skip_space() {
                    b',' => self.at += 1,
                    b']' => break,
                    _ => return Err(self.fault(Reason::ExpectedComma)),
                }
            }
        }
        self.close(index, count);
        Ok(())
    }

    #[cold]
    fn not_a_name(&self, members_before: u32) -> SyntaxFault {
        let trailing = members_before > 0 && self.here() == b'}';
        self.fault(if trailing { Reason::TrailingComma } else { Reason::ExpectedName })
    }

    /// Looks for equal names in an object two of whose names share a mark.
    #[cold]
    fn find_duplicates(&mut self, object: usize) {
        let Tape { nodes, duplicates, names, .. } = &mut *self.tape;
        names.clear();
        let mut index = object + 1;
        while let Some(value) = nodes.get(index + 1) {
            names.push(index as u32);
            index += 1 + value.span as usize;
        }
        let text = self.text;
        let name = |index: u32| nodes.get(index as usize).map(|node| said(text, node)).unwrap_or_default();
        if names.len() <= PAIRWISE_MEMBERS_MAX {
            for (position, &later) in names.iter().enumerate() {
                if names.iter().take(position).any(|&earlier| name(earlier) == name(later)) {
                    duplicates.push(later);
                }
            }
        } else {
            names.sort_unstable_by(|&a, &b| name(a).cmp(&name(b)).then(a.cmp(&b)));
            let repeats = names.windows(2).filter(|pair| name(pair[0]) == name(pair[1])).map(|pair| pair[1]);
            duplicates.extend(repeats);
        }
    }
}

fn said<'t>(text: &'t [u8], node: &Node) -> std::borrow::Cow<'t, str> {
    let inside = text.get(node.start as usize + 1..node.end as usize - 1).unwrap_or_default();
    strings::decode(std::str::from_utf8(inside).unwrap_or_default(), node.escaped)
}

#[cfg(test)]
mod tests;
