//! Records that are JSON values one behind the other, or the members of one array.

use super::super::form::Form;
use super::super::scan::Scan;
use super::{FoundRecord, RecordStart, Splitter, is_space, without_padding};
use crate::json::{Limits, Reason, is_padding, of_another_kind};

impl Splitter {
    pub(super) fn next_value(&mut self) -> Option<FoundRecord> {
        let begins = self.mark.records == 0 && self.scan == Scan::default();
        if let Some(reason) = of_another_kind(self.unread()).filter(|_| begins) {
            return Some(self.ending_with(reason));
        }
        if self.scan == Scan::default()
            && let Some(found) = self.before_value()?
        {
            return Some(found);
        }
        let fresh = self.buffer.get(self.at + self.searched..).unwrap_or_default();
        match self.scan.find_end(fresh) {
            Some(length) => self.value_of(self.searched + length),
            None if self.finished => {
                self.mark.ended = true;
                self.value_of(without_padding(self.unread()))
            }
            None => {
                self.searched = self.unread().len();
                if self.searched <= self.limits.bytes_max as usize {
                    return None;
                }
                let broken = self.early_fault();
                self.skip_searched();
                broken
            }
        }
    }

    /// Passes over what stands before a value. Outer `None`: more input is needed, or it is at its end;
    /// inner `Some`: what stands there ends the file.
    fn before_value(&mut self) -> Option<Option<FoundRecord>> {
        self.skip_space();
        if self.is_padding_to_the_end() {
            return None;
        }
        if self.mark.records == 0 && self.mark.form == Some(Form::Values) && self.unread().first() == Some(&b'[') {
            self.mark.form = Some(Form::Array);
            self.advance(1);
            self.skip_space();
        }
        let next = self.unread().first().copied();
        if self.mark.form != Some(Form::Array) {
            return next.map(|_| None);
        }
        match next {
            None if self.finished && !self.array_closed => Some(Some(self.ending_with(Reason::UnexpectedEnd))),
            None => None,
            Some(_) if self.array_closed => Some(Some(self.ending_with(Reason::TrailingText))),
            Some(0 | 0x1A) if self.is_padding_to_the_end() => None,
            Some(b']') => {
                self.array_closed = true;
                self.advance(1);
                self.before_value()
            }
            Some(b',') if self.mark.records > 0 => self.after_comma(),
            Some(_) if self.mark.records > 0 => Some(Some(self.ending_with(Reason::ExpectedComma))),
            Some(_) => Some(None),
        }
    }

    /// Whether what is unread may be the filling that old systems leave behind the end of a text.
    fn is_padding_to_the_end(&self) -> bool {
        let unread = self.unread();
        matches!(unread.first(), Some(0 | 0x1A))
            && unread.len() <= self.limits.bytes_max as usize
            && unread.iter().all(|byte| is_padding(*byte))
    }

    /// Passes over a comma as soon as what follows it is there, so that no mark ever stands behind one.
    fn after_comma(&mut self) -> Option<Option<FoundRecord>> {
        let after = self.unread().get(1..).unwrap_or_default();
        match after.iter().find(|&&byte| !is_space(byte)) {
            None if self.finished => {
                self.advance(1);
                Some(Some(self.ending_with(Reason::UnexpectedEnd)))
            }
            None => None,
            Some(b']') => Some(Some(self.ending_with(Reason::TrailingComma))),
            Some(_) => {
                self.advance(1);
                self.skip_space();
                Some(None)
            }
        }
    }

    /// The value that ends `length` bytes on; one with a syntax error is the last, and where it does not even begin
    /// like a record, all that is left belongs to it.
    fn value_of(&mut self, length: usize) -> Option<FoundRecord> {
        let (from, offset, position) = (self.at, self.mark.offset, self.mark.position);
        self.scan = Scan::default();
        let skipped = self.skipping.take();
        let value = self.buffer.get(from..from + length).unwrap_or_default();
        if skipped.is_none() && length <= self.limits.bytes_max as usize {
            let broken = self
                .tape
                .read(value, self.limits)
                .is_err_and(|fault| fault.reason.is_syntax());
            if broken && self.mark.form == Some(Form::Values) && !matches!(value.first(), Some(b'{' | b'[')) {
                self.rest = true;
                return self.rest_of_input();
            }
            self.mark.ended |= broken;
            self.advance(length);
            return Some(FoundRecord {
                offset,
                position,
                body: Ok((from, from + length)),
            });
        }
        if skipped.is_none()
            && let Some(broken) = self.early_fault()
        {
            return Some(broken);
        }
        self.advance(length);
        Some(self.too_large(skipped.unwrap_or(RecordStart { offset, position })))
    }

    /// A record grows too large most often because a bracket or quote is missing: then that is what to tell.
    fn early_fault(&mut self) -> Option<FoundRecord> {
        if self.skipping.is_some() {
            return None;
        }
        let prefix = self
            .buffer
            .get(self.at..=self.at + self.limits.bytes_max as usize)
            .unwrap_or_default();
        let prefix = match std::str::from_utf8(prefix) {
            Err(cut) if cut.error_len().is_none() => prefix.get(..cut.valid_up_to()).unwrap_or_default(),
            _ => prefix,
        };
        let limits = Limits {
            bytes_max: u32::MAX,
            ..self.limits
        };
        let fault = self.tape.read(prefix, limits).err()?;
        if !fault.reason.is_syntax() || fault.reason == Reason::UnexpectedEnd {
            return None;
        }
        self.mark.ended = true;
        let position = self.mark.position;
        let place = position.advance(prefix, fault.offset as usize);
        Some(FoundRecord {
            offset: self.mark.offset,
            position,
            body: Err((fault, place)),
        })
    }
}
