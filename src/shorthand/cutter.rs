//! Cuts a text into deals that stand alone: each line with the head of its evening behind it, so that places in the line
//! are as they were. Of what a line says it asks only its number and who deals.

use talon_records::json::tape::RECORD_BYTES_MAX;
use talon_records::notation::{Cutter, Piece, SourcePlace};

use crate::faults::Faults;
use crate::head::{self, Head, session_name};
use crate::line::line;
use crate::people::Who;
use crate::translate::{Row, rows};

/// Bytes of lines under a head that cannot be read: no record has more.
const BYTES_MAX: usize = RECORD_BYTES_MAX as usize;

/// The state between two lines.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    block: Block,
    /// Lines without a head, and how many. One line may belong to a head that follows it.
    headless: Option<(Piece, usize)>,
}

#[derive(Debug, Default)]
enum Block {
    #[default]
    None,
    /// An evening whose head was read.
    Evening(Box<Evening>),
    /// A head that cannot be read, with what stands under it.
    Faulty(Piece),
}

#[derive(Debug)]
struct Evening {
    head: Head,
    /// The head by itself, until a deal follows it.
    unused: Option<Piece>,
    /// The name of its session once a line is there; `None` where it has none.
    session: Option<Option<String>>,
    /// Who deals next.
    dealer: Option<usize>,
    /// The number of the next deal, once there was one.
    next: Option<u64>,
}

impl Cutter for Lines {
    fn together(&self, unread: &[u8], finished: bool) -> Option<usize> {
        match unread.iter().position(|byte| *byte == b'\n') {
            Some(end) => Some(end + 1),
            None => finished.then_some(unread.len()),
        }
    }

    fn take(&mut self, lines: &[u8], spot: SourcePlace) -> Vec<Piece> {
        let Ok(text) = std::str::from_utf8(lines) else {
            // The check of the record says what is wrong with it.
            let mut pieces: Vec<Piece> = self.headless.take().map(|(piece, _)| piece).into_iter().collect();
            // It was a deal all the same.
            let said = String::from_utf8_lossy(lines);
            if let Block::Evening(evening) = &mut self.block {
                evening.take(said.trim(), Piece { spot, text: Vec::new() });
            }
            pieces.push(Piece {
                spot,
                text: lines.to_vec(),
            });
            return pieces;
        };
        let mut pieces = Vec::new();
        for (at, row) in rows(text) {
            let spot = SourcePlace {
                offset: spot.offset + at as u64,
                position: spot.position.advance(lines, at),
            };
            match row {
                Row::Head(said) => self.take_head(said, spot, &mut pieces),
                Row::Deal(said) => self.take_deal(said, spot, &mut pieces),
            }
        }
        pieces
    }

    fn end(&mut self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = self.headless.take().map(|(piece, _)| piece).into_iter().collect();
        self.end_block(&mut pieces);
        pieces
    }
}

impl Lines {
    fn end_block(&mut self, pieces: &mut Vec<Piece>) {
        match std::mem::take(&mut self.block) {
            Block::None => {}
            Block::Evening(evening) => pieces.extend(evening.unused),
            Block::Faulty(piece) => pieces.push(piece),
        }
    }

    fn take_head(&mut self, said: &str, spot: SourcePlace, pieces: &mut Vec<Piece>) {
        let mut faults = Faults::default();
        let read = head::read(said, 0, &mut faults).filter(|_| faults.is_sound());
        let piece = Piece {
            spot,
            text: said.as_bytes().to_vec(),
        };
        if let Some((mut line, count)) = self.headless.take() {
            let belongs = count == 1 && read.as_ref().is_some_and(|head| head.deal.is_some());
            if belongs {
                line.text.push(b'\n');
                line.text.extend_from_slice(said.as_bytes());
            }
            pieces.push(line);
            if belongs {
                return;
            }
        }
        self.end_block(pieces);
        self.block = match read {
            Some(head) => Block::Evening(Box::new(Evening {
                unused: Some(piece),
                session: head.session.clone(),
                dealer: head.dealer,
                next: None,
                head,
            })),
            None => Block::Faulty(piece),
        };
    }

    fn take_deal(&mut self, said: &str, spot: SourcePlace, pieces: &mut Vec<Piece>) {
        let piece = Piece {
            spot,
            text: said.as_bytes().to_vec(),
        };
        match &mut self.block {
            Block::None => match &mut self.headless {
                Some((block, count)) => {
                    append(block, said);
                    *count += 1;
                }
                None => self.headless = Some((piece, 1)),
            },
            // Until the head can be read nobody knows what its lines mean.
            Block::Faulty(block) => append(block, said),
            Block::Evening(evening) => pieces.push(evening.take(said, piece)),
        }
    }
}

/// Puts a line under others of which nobody can say what they mean.
fn append(block: &mut Piece, said: &str) {
    if block.text.len() + said.len() < BYTES_MAX {
        block.text.push(b'\n');
        block.text.extend_from_slice(said.as_bytes());
    }
}

impl Evening {
    fn take(&mut self, said: &str, mut piece: Piece) -> Piece {
        self.unused = None;
        let line = line(said, 0);
        let base = &self.head.base;
        let session = self.session.get_or_insert_with(|| Some(session_name(base, said)));
        let counted = self.next.unwrap_or(1);
        let number = line.number.unwrap_or(counted);
        // A deal that is missing was dealt all the same.
        let missed = self.next.map_or(0, |next| number.saturating_sub(next));
        let turn = self.dealer.map(|dealer| self.head.people.after(dealer, missed));
        let named = line
            .deals
            .as_ref()
            .and_then(|words| match self.head.people.find(words) {
                Who::One(person, length) if length == words.len() => Some(person),
                _ => None,
            });
        let dealer = named.or(turn);
        let shown = line.number.or(session.is_some().then_some(counted));
        piece.text.push(b'\n');
        piece
            .text
            .extend_from_slice(self.head.alone(dealer, session.as_deref(), shown).as_bytes());
        self.dealer = dealer.map(|dealer| self.head.people.after(dealer, 1));
        self.next = Some(number + 1);
        piece
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_records::json::Position;

    fn cut(text: &str) -> Vec<String> {
        let mut lines = Lines::default();
        let start = SourcePlace {
            offset: 0,
            position: Position::START,
        };
        let mut pieces = lines.take(text.as_bytes(), start);
        pieces.extend(lines.end());
        pieces
            .into_iter()
            .map(|piece| String::from_utf8(piece.text).unwrap())
            .collect()
    }

    #[test]
    fn each_deal_takes_its_head_its_number_and_its_dealer_along() {
        let pieces = cut("# notes\nulti: Anna, Béla, Cili; deals Cili; session x\n\nAnna parti: +\n4. B ulti: + +\n");
        let own = "ulti: Anna, Béla, Cili";
        assert_eq!(
            pieces,
            [
                format!("Anna parti: +\n{own}; deals Cili; session x; deal 1"),
                format!("4. B ulti: + +\n{own}; deals Cili; session x; deal 4"),
            ]
        );
        // A piece cut by itself is the same piece.
        for piece in &pieces {
            assert_eq!(cut(piece), std::slice::from_ref(piece));
            assert!(crate::is_carried_head(piece.lines().last().unwrap()));
        }
    }

    #[test]
    fn a_text_without_a_session_gets_a_name_that_stays_the_same() {
        let text = "ulti: A, B, C; deals C\nA parti: +\nB parti: +\n";
        let pieces = cut(text);
        let name = pieces[0].split("session ").nth(1).unwrap().split(';').next().unwrap();
        assert!(name.starts_with("text-") && pieces[1].contains(name), "{pieces:?}");
        assert_eq!(cut(text), pieces);
    }

    #[test]
    fn a_head_that_cannot_be_read_keeps_its_lines_and_no_others() {
        let pieces = cut("ulti: A, B\nA parti: +\nulti: A, B, C; deals C; session -\nA parti: +\n");
        assert_eq!(pieces[0], "ulti: A, B\nA parti: +");
        assert_eq!(pieces[1], "A parti: +\nulti: A, B, C; deals C; session -; deal -");
        assert_eq!(cut("1. A parti: +\n"), ["1. A parti: +"]);
        assert_eq!(cut("ulti: A, B, C\n"), ["ulti: A, B, C"]);
        assert_eq!(cut("# nothing\n\n"), Vec::<String>::new());
    }
}
