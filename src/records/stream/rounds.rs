//! An input in another notation on its way through that notation's cutter. What a round is, and what belongs together,
//! is asked there.

use std::collections::VecDeque;

use crate::notation::{Cutter, Notation, Piece, ReadAs, SourcePlace};

/// What came of looking at what is unread.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Taken {
    /// So many bytes were taken.
    Lines(usize),
    /// A bracket is open, and more of the input is needed.
    Open,
    /// There is nothing more.
    Nothing,
    /// The input ended with a bracket that is longer than a record may be.
    TooLong,
}

#[derive(Debug)]
pub(super) struct Rounds {
    notation: &'static str,
    cutter: Box<dyn Cutter>,
    pieces: VecDeque<Piece>,
    /// The text of the record last given out.
    text: Vec<u8>,
    ended: bool,
    too_long: bool,
}

impl Rounds {
    /// At the beginning of an input in this notation.
    pub fn new(notation: &dyn Notation) -> Rounds {
        Rounds {
            notation: notation.name(),
            cutter: notation.cutter(),
            pieces: VecDeque::new(),
            text: Vec::new(),
            ended: false,
            too_long: false,
        }
    }

    /// How the input is read.
    pub fn read_as(&self) -> ReadAs {
        ReadAs {
            notation: self.notation,
            wrapping: self.cutter.wrapping(),
        }
    }

    /// The text of the record last given out.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Gives out the next record that is ready: where it stands and how long its text is.
    pub fn next(&mut self) -> Option<(SourcePlace, usize)> {
        let piece = self.pieces.pop_front()?;
        self.text = piece.text;
        Some((piece.spot, self.text.len()))
    }

    /// Takes what belongs together at the beginning of what is unread.
    pub fn take(&mut self, unread: &[u8], spot: SourcePlace, finished: bool) -> Taken {
        if self.ended {
            return match std::mem::take(&mut self.too_long) {
                true => Taken::TooLong,
                false => Taken::Nothing,
            };
        }
        match self.cutter.together(unread, finished) {
            Some(0) => {
                self.end();
                Taken::Lines(0)
            }
            Some(length) => {
                self.pieces
                    .extend(self.cutter.take(unread.get(..length).unwrap_or_default(), spot));
                Taken::Lines(length)
            }
            None => Taken::Open,
        }
    }

    /// Gives up at a bracket that is longer than a record may be.
    pub(crate) fn end_too_long(&mut self) {
        self.end();
        self.too_long = true;
    }

    fn end(&mut self) {
        self.ended = true;
        self.pieces.extend(self.cutter.end());
    }
}
