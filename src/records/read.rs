//! Reading an input of any length: pieces of it are asked for, cut into records, and each record is checked. Anyone who
//! takes records reads them here, so that number, place and damage are the same to everyone.

use std::convert::Infallible;

use crate::check::{Checked, DIAGNOSED_RECORDS, Options, Reader, unreadable};
use crate::finding::Finding;
use crate::json::Position;
use crate::notation::ReadAs;
use crate::stream::{Body, FoundRecord, Hint, Mark, RawRecord, Splitter};

/// Where the bytes of an input come from.
pub trait Source {
    /// Why no more could be had.
    type Error;

    /// What is known of its form beforehand.
    fn hint(&self) -> Option<Hint> {
        None
    }

    /// The next piece; `None` at the end.
    ///
    /// # Errors
    /// When no more can be had.
    fn next_piece(&mut self) -> Result<Option<&[u8]>, Self::Error>;
}

/// What is in memory is one piece.
impl Source for &[u8] {
    type Error = Infallible;

    fn next_piece(&mut self) -> Result<Option<&[u8]>, Infallible> {
        Ok(Some(std::mem::take(self)).filter(|piece| !piece.is_empty()))
    }
}

/// The records of an input, one after the other.
#[derive(Debug)]
pub struct Records<S> {
    source: S,
    splitter: Splitter,
    reader: Reader,
    options: Options,
}

/// A record of an input, checked.
#[derive(Debug)]
pub struct CheckedRecord<'r> {
    /// Its number in the input, from 1.
    pub number: u64,
    /// Where it begins in the input.
    pub begins: Position,
    /// Byte offset in the input where it begins.
    pub offset: u64,
    /// Its text; empty where damage left none.
    pub text: &'r [u8],
    /// From where the places of its findings are counted: its beginning, or the damage.
    pub start: Position,
    /// What was found.
    pub checked: Checked<'r>,
}

/// Reads an input from its beginning.
///
/// ```
/// use talon_records::{Options, read};
///
/// let mut records = read("{}\n{}\n".as_bytes(), Options::default());
/// while let Ok(Some(record)) = records.next_checked() {
///     let finding = &record.checked.findings[0];
///     assert_eq!((finding.code.as_str(), record.place(finding).line), ("MISSING_MEMBER", record.number));
/// }
/// assert_eq!(records.mark().records, 2);
/// ```
pub fn read<S: Source>(source: S, options: Options) -> Records<S> {
    let splitter = Splitter::new(source.hint(), options.limits).with_notations(options.notations);
    Records {
        source,
        splitter,
        reader: Reader::new(),
        options,
    }
}

impl<S: Source> Records<S> {
    /// The next record, checked.
    ///
    /// # Errors
    /// When the source has an error.
    pub fn next_checked(&mut self) -> Result<Option<CheckedRecord<'_>>, S::Error> {
        let found = self.find()?;
        Ok(found.map(|found| {
            let record = self.splitter.give(found);
            record.check(&mut self.reader, &self.options)
        }))
    }

    /// The next record as it stands there, for anyone who checks it elsewhere or not at all.
    ///
    /// # Errors
    /// When the source has an error.
    pub fn next_raw(&mut self) -> Result<Option<RawRecord<'_>>, S::Error> {
        let found = self.find()?;
        Ok(found.map(|found| self.splitter.give(found)))
    }

    /// Passes over records until so many have been read, without checking them.
    ///
    /// # Errors
    /// When the source has an error.
    pub fn skip_to(&mut self, records: u64) -> Result<(), S::Error> {
        while self.splitter.mark().records < records && self.next_raw()?.is_some() {}
        Ok(())
    }

    /// How far the input has been read: behind the record last given out.
    pub const fn mark(&self) -> Mark {
        self.splitter.mark()
    }

    /// How the input is read, where it is in another notation than the format's own.
    pub fn read_as(&self) -> Option<ReadAs> {
        self.splitter.read_as()
    }

    fn find(&mut self) -> Result<Option<FoundRecord>, S::Error> {
        loop {
            let found = self.splitter.find();
            if found.is_some() || self.splitter.is_finished() {
                return Ok(found);
            }
            match self.source.next_piece()? {
                Some(piece) => self.splitter.feed(piece),
                None => self.splitter.finish(),
            }
        }
    }
}

impl<'r> RawRecord<'r> {
    /// Checks it, as its number and place in the input ask for.
    pub fn check(self, reader: &'r mut Reader, options: &Options) -> CheckedRecord<'r> {
        let options = Options {
            diagnose: options.diagnose && self.number <= DIAGNOSED_RECORDS,
            byte_order_mark: self.byte_order_mark,
            ..*options
        };
        let (text, start, checked) = match self.body {
            Body::Text(text) => (text, self.position, reader.check(text, &options)),
            Body::Fault(fault, at) => {
                let mut checked = unreadable(fault);
                // The place is known already, and offsets count from there.
                checked.findings.iter_mut().for_each(|finding| finding.offset = 0);
                (&b""[..], at, checked)
            }
        };
        CheckedRecord {
            number: self.number,
            begins: self.position,
            offset: self.offset,
            text,
            start,
            checked,
        }
    }
}

impl CheckedRecord<'_> {
    /// The line and column of a finding in the input.
    pub fn place(&self, finding: &Finding) -> Position {
        self.start.advance(self.text, finding.offset)
    }
}
