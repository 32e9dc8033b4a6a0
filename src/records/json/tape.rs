//! The one-pass reader: a text goes in, a flat list of its values with their places comes out, in buffers used again.
//! Refuses whatever is not JSON, and notices double member names without stopping at them.

use super::fault::{Reason, SyntaxFault};
use super::kind::of_another_kind;
use super::signs::is_padding;
use super::value::{Document, Node, ValueKind};
use super::{number, strings};
use alike::Alike;

mod alike;

/// Bytes a record may have.
pub const RECORD_BYTES_MAX: u32 = 256 * 1024;
/// Levels of objects and arrays a record may have, itself included.
pub(crate) const RECORD_DEPTH_MAX: u32 = 32;
/// Up to so many members a doubtful name is compared with all before it; beyond, all names are sorted.
const COMPARED_MEMBERS_MAX: usize = 32;
/// So much of what stands at a fault tells what it is.
const SEEN_BYTES: usize = 8;

/// How large a text may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    pub bytes_max: u32,
    pub depth_max: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            bytes_max: RECORD_BYTES_MAX,
            depth_max: RECORD_DEPTH_MAX,
        }
    }
}

/// The buffers of a reader. Keep one and read text after text with it: nothing is allocated once it has grown.
#[derive(Debug, Default)]
pub struct Tape {
    nodes: Vec<Node>,
    duplicates: Vec<u32>,
    numbers: Vec<u32>,
    names: Vec<u32>,
    frames: Vec<Frame>,
    alike: Alike,
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
        let too_large = Reason::TooLarge {
            bytes_max: limits.bytes_max,
        };
        if u32::try_from(bytes.len()).map_or(true, |length| length > limits.bytes_max) {
            return Err(SyntaxFault::at(too_large, 0));
        }
        let text = as_utf8(bytes)?;
        let byte_order_mark = text.starts_with('\u{FEFF}');
        self.nodes.clear();
        self.duplicates.clear();
        self.numbers.clear();
        let at = if byte_order_mark { '\u{FEFF}'.len_utf8() } else { 0 };
        let mut reader = Reader {
            text: bytes,
            depth_max: limits.depth_max as usize,
            tape: &mut *self,
        };
        let at = reader.skip_space(at);
        if reader.is_padding_from(at) {
            return Err(SyntaxFault::at(Reason::NoRecord, at));
        }
        let at = reader.run(at)?;
        let at = reader.skip_space(at);
        if !reader.is_padding_from(at) {
            return Err(reader.fault(Reason::TrailingText, at));
        }
        self.duplicates.sort_unstable();
        self.duplicates.dedup();
        let Self {
            nodes,
            duplicates,
            numbers,
            ..
        } = self;
        Ok(Document {
            text,
            nodes,
            duplicates,
            numbers,
            byte_order_mark,
        })
    }
}

/// The bytes as text; UTF-16 is told apart because its cause is another one.
fn as_utf8(bytes: &[u8]) -> Result<&str, SyntaxFault> {
    if let Some(reason) = of_another_kind(bytes) {
        return Err(SyntaxFault::at(reason, 0));
    }
    std::str::from_utf8(bytes).map_err(|error| SyntaxFault::at(Reason::InvalidUtf8, error.valid_up_to()))
}

/// An object or array that is not closed yet.
#[derive(Debug, Clone, Copy)]
struct Frame {
    index: u32,
    count: u32,
    /// The bracket that closes it; a NUL for the text itself.
    closer: u8,
    /// Whether its names are to be sorted at the end, to find double ones.
    crowded: bool,
    /// The marks of its names so far.
    seen: u64,
}

impl Frame {
    const TEXT: Self = Self {
        index: 0,
        count: 0,
        closer: 0,
        crowded: false,
        seen: 0,
    };
}

/// The offset is handed from function to function instead of being kept here: so it stays in a register.
struct Reader<'r> {
    text: &'r [u8],
    depth_max: usize,
    tape: &'r mut Tape,
}

impl Reader<'_> {
    /// Reads the value that begins at `at` and returns the offset behind it.
    fn run(&mut self, mut at: usize) -> Result<usize, SyntaxFault> {
        self.tape.frames.clear();
        let mut top = Frame::TEXT;
        loop {
            at = self.skip_space(at);
            match self.byte(at) {
                b'"' => (at, _) = self.string(at)?,
                bracket @ (b'{' | b'[') => {
                    if let Some(end) = self.take_over(at) {
                        at = end;
                    } else {
                        top = self.open(top, bracket, at)?;
                        at = self.skip_space(at + 1);
                        if self.byte(at) != top.closer {
                            at = self.next(&mut top, at)?;
                            continue;
                        }
                    }
                }
                _ => at = self.scalar(at, top.closer)?,
            }
            loop {
                if top.closer == 0 {
                    return Ok(at);
                }
                at = self.skip_space(at);
                match self.byte(at) {
                    b',' => {
                        at = self.next(&mut top, at + 1)?;
                        break;
                    }
                    byte if byte == top.closer => {
                        at += 1;
                        top = self.close(top, at);
                    }
                    _ => return Err(self.fault(Reason::ExpectedComma, at)),
                }
            }
        }
    }

    /// The byte there, or a NUL at the end: no grammar rule outside strings allows one.
    #[inline(always)]
    fn byte(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }

    #[inline(always)]
    fn skip_space(&self, at: usize) -> usize {
        if self.byte(at) > b' ' {
            at
        } else {
            self.skip_some_space(at)
        }
    }

    fn skip_some_space(&self, mut at: usize) -> usize {
        while matches!(self.byte(at), b' ' | b'\n' | b'\t' | b'\r') {
            at += 1;
        }
        at
    }

    /// Whether nothing more stands there but what old systems fill the end of a file with.
    #[inline]
    fn is_padding_from(&self, at: usize) -> bool {
        self.text
            .get(at..)
            .unwrap_or_default()
            .iter()
            .all(|byte| is_padding(*byte))
    }

    #[cold]
    fn fault(&self, reason: Reason, at: usize) -> SyntaxFault {
        let rest = self.text.get(at..).unwrap_or_default();
        let rest = String::from_utf8_lossy(rest.get(..SEEN_BYTES).unwrap_or(rest));
        let reason = match (reason, reason.at_sight_of(&rest)) {
            _ if at >= self.text.len() => Reason::UnexpectedEnd,
            (Reason::ExpectedValue, Reason::ExpectedValue | Reason::Unquoted) if self.tape.nodes.is_empty() => {
                Reason::NotJson
            }
            (Reason::TrailingComma, _) => reason,
            (_, seen) => seen,
        };
        SyntaxFault::at(reason, at)
    }

    #[inline(always)]
    fn push(&mut self, kind: ValueKind, start: usize, end: usize, escaped: bool) {
        // Offsets fit: the text was measured against a limit of 32 bits before.
        self.tape.nodes.push(Node {
            start: start as u32,
            end: end as u32,
            span: 1,
            count: 0,
            kind,
            escaped,
        });
    }

    /// Reads a string; returns the offset behind it and its mark.
    #[inline(always)]
    fn string(&mut self, at: usize) -> Result<(usize, u64), SyntaxFault> {
        let scanned = strings::scan(self.text, at + 1)?;
        self.push(ValueKind::String, at, scanned.close + 1, scanned.escaped);
        Ok((scanned.close + 1, scanned.mark))
    }

    /// Goes on to the next member or item: counts it and reads the member's name and colon.
    #[inline(always)]
    fn next(&mut self, top: &mut Frame, at: usize) -> Result<usize, SyntaxFault> {
        top.count += 1;
        if top.closer == b']' {
            return Ok(at);
        }
        let at = self.skip_space(at);
        if self.byte(at) != b'"' {
            return Err(self.not_a_name(top, at));
        }
        let index = self.tape.nodes.len();
        let (at, mark) = self.string(at)?;
        if top.seen & mark != 0 {
            self.look_for_duplicate(top, index);
        }
        top.seen |= mark;
        let at = self.skip_space(at);
        if self.byte(at) == b':' {
            Ok(at + 1)
        } else {
            Err(self.fault(Reason::ExpectedColon, at))
        }
    }

    #[cold]
    fn not_a_name(&self, top: &Frame, at: usize) -> SyntaxFault {
        let trailing = top.count > 1 && self.byte(at) == b'}';
        self.fault(
            if trailing {
                Reason::TrailingComma
            } else {
                Reason::ExpectedName
            },
            at,
        )
    }

    /// Reads a value that is neither string nor object nor array.
    fn scalar(&mut self, at: usize, closer: u8) -> Result<usize, SyntaxFault> {
        let (word, kind): (&[u8], _) = match self.byte(at) {
            b'-' | b'0'..=b'9' => {
                let (kind, end) = number::scan(self.text, at)?;
                if kind == ValueKind::Number {
                    self.tape.numbers.push(self.tape.nodes.len() as u32);
                }
                self.push(kind, at, end, false);
                return Ok(end);
            }
            b't' => (b"true", ValueKind::True),
            b'f' => (b"false", ValueKind::False),
            b'n' => (b"null", ValueKind::Null),
            b']' if closer == b']' => return Err(self.fault(Reason::TrailingComma, at)),
            _ => return Err(self.fault(Reason::ExpectedValue, at)),
        };
        let rest = self.text.get(at..).unwrap_or_default();
        if rest.starts_with(word) {
            self.push(kind, at, at + word.len(), false);
            return Ok(at + word.len());
        }
        let end = if word.starts_with(rest) { self.text.len() } else { at };
        Err(self.fault(Reason::ExpectedValue, end))
    }

    /// Reads an object that is written like one before, unless it would lie too deep; returns the offset behind it.
    #[inline]
    fn take_over(&mut self, at: usize) -> Option<usize> {
        let Tape {
            frames, alike, nodes, ..
        } = &mut *self.tape;
        if frames.len() < self.depth_max {
            alike.take_over(self.text, at, nodes)
        } else {
            None
        }
    }

    #[inline]
    fn open(&mut self, above: Frame, bracket: u8, at: usize) -> Result<Frame, SyntaxFault> {
        if self.tape.frames.len() >= self.depth_max {
            let depth_max = self.depth_max as u32;
            return Err(SyntaxFault::at(Reason::TooDeep { depth_max }, at));
        }
        self.tape.frames.push(above);
        let (kind, closer) = if bracket == b'{' {
            (ValueKind::Object, b'}')
        } else {
            (ValueKind::Array, b']')
        };
        let index = self.tape.nodes.len() as u32;
        self.push(kind, at, at + 1, false);
        Ok(Frame {
            index,
            closer,
            ..Frame::TEXT
        })
    }

    /// Closes an object or array that ends before `end` and returns the one around it.
    #[inline]
    fn close(&mut self, top: Frame, end: usize) -> Frame {
        let nodes_after = self.tape.nodes.len() as u32;
        if let Some(node) = self.tape.nodes.get_mut(top.index as usize) {
            node.end = end as u32;
            node.span = nodes_after - top.index;
            node.count = top.count;
        }
        if top.closer == b'}' {
            let nodes = self.tape.nodes.get(top.index as usize..).unwrap_or_default();
            self.tape.alike.note(self.text, nodes);
        }
        if top.crowded {
            self.sort_out_duplicates(top.index as usize);
        }
        self.tape.frames.pop().unwrap_or(Frame::TEXT)
    }

    /// Compares the name just read, whose mark another shares, with all before it in its object.
    #[cold]
    fn look_for_duplicate(&mut self, top: &mut Frame, later: usize) {
        if top.count as usize > COMPARED_MEMBERS_MAX {
            top.crowded = true;
            return;
        }
        let Tape { nodes, duplicates, .. } = &mut *self.tape;
        let Some(mine) = nodes.get(later) else { return };
        if names_of(nodes, top.index as usize).any(|index| index < later && same(self.text, &nodes[index], mine)) {
            duplicates.push(later as u32);
        }
    }

    /// Looks for equal names in an object with many members.
    #[cold]
    fn sort_out_duplicates(&mut self, object: usize) {
        let Tape {
            nodes,
            duplicates,
            names,
            ..
        } = &mut *self.tape;
        names.clear();
        names.extend(names_of(nodes, object).map(|index| index as u32));
        let name = |index: u32| {
            nodes
                .get(index as usize)
                .map(|node| said(self.text, node))
                .unwrap_or_default()
        };
        names.sort_unstable_by(|&a, &b| name(a).cmp(&name(b)).then(a.cmp(&b)));
        let repeats = names
            .windows(2)
            .filter(|pair| name(pair[0]) == name(pair[1]))
            .map(|pair| pair[1]);
        duplicates.extend(repeats);
    }
}

/// The places of the names in an object, as far as it has been read.
fn names_of(nodes: &[Node], object: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(object + 1), |index| {
        Some(index + 1 + nodes.get(index + 1)?.span as usize)
    })
    .take_while(|index| *index < nodes.len())
}

fn same(text: &[u8], a: &Node, b: &Node) -> bool {
    let raw = |node: &Node| text.get(node.start as usize..node.end as usize);
    if a.escaped || b.escaped {
        said(text, a) == said(text, b)
    } else {
        raw(a) == raw(b)
    }
}

fn said<'t>(text: &'t [u8], node: &Node) -> std::borrow::Cow<'t, str> {
    let inside = text
        .get(node.start as usize + 1..node.end as usize - 1)
        .unwrap_or_default();
    strings::decode(std::str::from_utf8(inside).unwrap_or_default(), node.escaped)
}

#[cfg(test)]
mod tests;
