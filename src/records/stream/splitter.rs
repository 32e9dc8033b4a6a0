//! The splitter itself: bytes are fed in, records are taken out, at any cut.
//! Keeps at most one record and the piece last fed.

mod values;

use super::form::{self, Form, Hint};
use super::rounds::{Rounds, Taken};
use super::scan::Scan;
use super::{Body, Mark, RawRecord};
use crate::json::{Foreign, LOOKED_AT, Limits, Position, Reason, SyntaxFault, Tape, is_padding, of_another_kind};
use crate::notation::{Notation, ReadAs, SourcePlace};

const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

/// Splits an input into records. Feed a piece, take records until there is none, feed the next; at the end of
/// the input say so and take the rest.
///
/// In a file that is not one record a line, a syntax error ends the file: what stood before it has been given
/// out, the rest is one record with that error.
#[derive(Debug)]
pub struct Splitter {
    limits: Limits,
    hint: Option<Hint>,
    buffer: Vec<u8>,
    /// Where in the buffer the next record begins, or what is left of it.
    at: usize,
    /// How much from there on has been searched for its end.
    searched: usize,
    mark: Mark,
    finished: bool,
    byte_order_mark: bool,
    /// Whether the array's closing bracket has been seen.
    array_closed: bool,
    /// Whether all that is left is one record, because nobody can say where in it another begins.
    rest: bool,
    /// Set while a record too large is passed over: where it began.
    skipping: Option<RecordStart>,
    scan: Scan,
    tape: Tape,
    notations: &'static [&'static dyn Notation],
    /// The input on its way through the notation that it is in.
    rounds: Option<Rounds>,
}

/// Where a record begins.
#[derive(Debug, Clone, Copy)]
struct RecordStart {
    offset: u64,
    position: Position,
}

/// A record found in the buffer.
#[derive(Debug)]
pub(crate) struct FoundRecord {
    offset: u64,
    position: Position,
    body: Result<(usize, usize), (SyntaxFault, Position)>,
}

impl Splitter {
    /// A splitter at the beginning of an input.
    #[must_use]
    pub fn new(hint: Option<Hint>, limits: Limits) -> Self {
        Self::resume(hint, limits, Mark::START)
    }

    /// A splitter that goes on where another stood; feed it the input from the mark's offset on.
    #[must_use]
    pub(crate) fn resume(hint: Option<Hint>, limits: Limits, mark: Mark) -> Self {
        Self {
            limits,
            hint,
            buffer: Vec::new(),
            at: 0,
            searched: 0,
            mark,
            finished: false,
            byte_order_mark: false,
            array_closed: false,
            rest: false,
            skipping: None,
            scan: Scan::default(),
            tape: Tape::new(),
            notations: &[],
            rounds: None,
        }
    }

    /// The same for an input that may be in one of these notations.
    #[must_use]
    pub fn with_notations(mut self, notations: &'static [&'static dyn Notation]) -> Self {
        self.notations = notations;
        self
    }

    /// Behind the record last given out.
    #[must_use]
    pub const fn mark(&self) -> Mark {
        self.mark
    }

    /// The form of the input, once enough has been fed to know it.
    #[must_use]
    pub const fn form(&self) -> Option<Form> {
        self.mark.form
    }

    /// How the input is read, where it is in another notation than the format's own.
    #[must_use]
    pub fn read_as(&self) -> Option<ReadAs> {
        self.rounds.as_ref().map(Rounds::read_as)
    }

    /// Takes the next piece of the input.
    pub fn feed(&mut self, piece: &[u8]) {
        self.buffer.drain(..self.at);
        self.at = 0;
        if !self.mark.ended {
            self.buffer.extend_from_slice(piece);
        }
    }

    /// Says that nothing follows.
    pub fn finish(&mut self) {
        self.finished = true;
    }

    /// Whether it was said that nothing follows.
    pub(crate) const fn is_finished(&self) -> bool {
        self.finished
    }

    /// The next record, if one is complete.
    pub fn next_record(&mut self) -> Option<RawRecord<'_>> {
        let found = self.find()?;
        Some(self.give(found))
    }

    /// Finds the next record without giving it out.
    pub(crate) fn find(&mut self) -> Option<FoundRecord> {
        if self.mark.ended {
            return None;
        }
        let is_decided = self.rest || self.mark.form.is_some() || self.decide_form();
        let found = match self.mark.form {
            _ if !is_decided => None,
            _ if self.rest => self.rest_of_input(),
            Some(Form::Lines) => self.next_line(),
            Some(Form::Values | Form::Array) => self.next_value(),
            Some(Form::Notation) => self.next_round(),
            None => None,
        };
        let nothing = self.finished && self.mark.records == 0;
        let found = match found {
            None if nothing => self.ending_with(Reason::NoRecord),
            None => return None,
            Some(found) => found,
        };
        self.mark.records += 1;
        Some(found)
    }

    /// Gives out the record last found.
    pub(crate) fn give(&mut self, found: FoundRecord) -> RawRecord<'_> {
        let source = match (self.mark.form, &self.rounds) {
            (Some(Form::Notation), Some(rounds)) => rounds.text(),
            _ => self.buffer.as_slice(),
        };
        let body = match found.body {
            Ok((from, to)) => Body::Text(source.get(from..to).unwrap_or_default()),
            Err((fault, position)) => Body::Fault(fault, position),
        };
        let byte_order_mark = std::mem::take(&mut self.byte_order_mark);
        let (offset, position) = (found.offset, found.position);
        RawRecord {
            number: self.mark.records,
            position,
            offset,
            byte_order_mark,
            body,
        }
    }

    fn unread(&self) -> &[u8] {
        self.buffer.get(self.at..).unwrap_or_default()
    }

    /// Passes over bytes, counting their lines.
    fn advance(&mut self, count: usize) {
        self.mark.position = self.mark.position.advance(self.unread(), count);
        self.jump(count);
    }

    fn jump(&mut self, count: usize) {
        self.mark.offset += count as u64;
        self.at += count;
        self.searched = 0;
    }

    /// A record in place of the rest of the input.
    fn ending_with(&mut self, reason: Reason) -> FoundRecord {
        self.mark.ended = true;
        let position = self.mark.position;
        FoundRecord {
            offset: self.mark.offset,
            position,
            body: Err((SyntaxFault::at(reason, 0), position)),
        }
    }

    /// Finds out the form; false while that needs more of the input.
    fn decide_form(&mut self) -> bool {
        if self.buffer.len() < 4 && !self.finished {
            return false;
        }
        if self.mark.offset == 0 && self.unread().starts_with(BYTE_ORDER_MARK) {
            self.byte_order_mark = true;
            self.jump(BYTE_ORDER_MARK.len());
        }
        let blank = self.unread().iter().take_while(|&&byte| is_space(byte));
        let blank_lines = blank
            .enumerate()
            .filter(|(_, byte)| **byte == b'\n')
            .last()
            .map_or(0, |(at, _)| at + 1);
        self.advance(blank_lines);
        if of_another_kind(self.unread()).is_some() {
            // Not split at all: the reader refuses it by its first bytes.
            self.mark.form = Some(Form::Values);
            return true;
        }
        let head = self.unread().trim_ascii_start();
        if head.first().is_some_and(|first| *first != b'{') || head.starts_with(b"{\\") {
            let looked_at = LOOKED_AT.min(self.limits.bytes_max as usize);
            if head.len() < looked_at && !self.finished {
                return false;
            }
            let looked_at = head.get(..looked_at).unwrap_or(head);
            let sure = self
                .notations
                .iter()
                .find(|notation| notation.is_sure() && notation.begins(looked_at));
            if let Some(notation) = sure {
                self.rounds = Some(Rounds::new(*notation));
                self.mark.form = Some(Form::Notation);
                return true;
            }
            self.rest = Foreign::of_text(looked_at).is_some();
            if self.rest {
                return true;
            }
        }
        let start = self.buffer.get(self.at..).unwrap_or_default();
        self.mark.form = form::decide(
            self.hint,
            &mut self.tape,
            start,
            self.finished,
            self.limits,
            self.notations,
        );
        if self.mark.form == Some(Form::Notation) {
            let named = |notation: &&&dyn Notation| matches!(self.hint, Some(Hint::Notation(name)) if notation.extension() == Some(name));
            let begun = self.notations.iter().find(|notation| notation.begins(start));
            let notation = begun.or_else(|| self.notations.iter().find(named));
            self.rounds = notation.map(|notation| Rounds::new(*notation));
        }
        self.mark.form.is_some()
    }

    fn next_line(&mut self) -> Option<FoundRecord> {
        loop {
            let unread = self.unread();
            let fresh = unread.get(self.searched..).unwrap_or_default();
            let (length, passed) = match find_line_end(fresh) {
                Some(at) => (self.searched + at, self.searched + at + 1),
                None if self.finished && !(unread.is_empty() && self.skipping.is_none()) => {
                    (unread.len(), unread.len())
                }
                None => {
                    self.searched = unread.len();
                    if self.searched > self.limits.bytes_max as usize {
                        self.skip_searched();
                    }
                    return None;
                }
            };
            let line = unread.get(..length).unwrap_or_default();
            let too_large = length > self.limits.bytes_max as usize;
            let empty = !too_large && line.iter().all(|&byte| is_padding(byte));
            let length = without_padding(line);
            let (from, offset, position) = (self.at, self.mark.offset, self.mark.position);
            let skipped = self.skipping.take();
            self.jump(passed);
            self.mark.position = Position {
                line: position.line + 1,
                column: 1,
            };
            if too_large || skipped.is_some() {
                return Some(self.too_large(skipped.unwrap_or(RecordStart { offset, position })));
            }
            if !empty {
                return Some(FoundRecord {
                    offset,
                    position,
                    body: Ok((from, from + length)),
                });
            }
        }
    }

    fn too_large(&self, begin: RecordStart) -> FoundRecord {
        let fault = SyntaxFault::at(
            Reason::TooLarge {
                bytes_max: self.limits.bytes_max,
            },
            0,
        );
        FoundRecord {
            offset: begin.offset,
            position: begin.position,
            body: Err((fault, begin.position)),
        }
    }

    /// Lets go of what has been searched of a record too large, remembering where it began.
    fn skip_searched(&mut self) {
        if self.skipping.is_none() {
            self.skipping = Some(RecordStart {
                offset: self.mark.offset,
                position: self.mark.position,
            });
        }
        if self.mark.form == Some(Form::Lines) {
            self.jump(self.searched)
        } else {
            self.advance(self.searched)
        }
    }

    /// What is left, as one record, or as much of it as a record may have.
    fn rest_of_input(&mut self) -> Option<FoundRecord> {
        let bytes_max = self.limits.bytes_max as usize;
        if !self.finished && self.unread().len() <= bytes_max {
            return None;
        }
        let unread = self.unread();
        let most = unread.get(..bytes_max).unwrap_or(unread);
        let whole = match std::str::from_utf8(most) {
            Err(cut) if cut.error_len().is_none() => cut.valid_up_to(),
            _ => most.len(),
        };
        let length = without_padding(most.get(..whole).unwrap_or(most));
        let (from, offset, position) = (self.at, self.mark.offset, self.mark.position);
        self.mark.ended = true;
        self.advance(length);
        Some(FoundRecord {
            offset,
            position,
            body: Ok((from, from + length)),
        })
    }

    /// The next record in another notation.
    fn next_round(&mut self) -> Option<FoundRecord> {
        loop {
            let rounds = self.rounds.as_mut()?;
            if let Some((spot, length)) = rounds.next() {
                return Some(FoundRecord {
                    offset: spot.offset,
                    position: spot.position,
                    body: Ok((0, length)),
                });
            }
            let unread = self.buffer.get(self.at..).unwrap_or_default();
            let spot = SourcePlace {
                offset: self.mark.offset,
                position: self.mark.position,
            };
            let bytes_max = self.limits.bytes_max as usize;
            match rounds.take(unread, spot, self.finished) {
                Taken::Lines(length) => self.advance(length),
                Taken::Open if unread.len() > bytes_max => rounds.end_too_long(),
                Taken::TooLong => {
                    return Some(self.ending_with(Reason::TooLarge {
                        bytes_max: self.limits.bytes_max,
                    }));
                }
                Taken::Open | Taken::Nothing => return None,
            }
        }
    }

    fn skip_space(&mut self) {
        let spaces = self.unread().iter().take_while(|&&byte| is_space(byte)).count();
        self.advance(spaces);
    }
}

const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}

/// How long a text is without the filling behind it; white space alone is left where it is.
fn without_padding(text: &[u8]) -> usize {
    let length = text
        .iter()
        .rposition(|byte| !is_padding(*byte))
        .map_or(0, |last| last + 1);
    let filling = text.get(length..).unwrap_or_default();
    if filling.iter().any(|byte| matches!(byte, 0 | 0x1A)) {
        length
    } else {
        text.len()
    }
}

/// The offset of the first line feed. Whole blocks are asked first, which compilers turn into wide comparisons.
fn find_line_end(bytes: &[u8]) -> Option<usize> {
    let (blocks, rest) = bytes.as_chunks::<64>();
    let mut at = 0;
    for block in blocks {
        if block.iter().fold(false, |any, &byte| any | (byte == b'\n')) {
            break;
        }
        at += block.len();
    }
    let tail = if at < blocks.len() * 64 { bytes.get(at..)? } else { rest };
    tail.iter().position(|&byte| byte == b'\n').map(|found| at + found)
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
