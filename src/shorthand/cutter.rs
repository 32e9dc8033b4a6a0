//! Cuts a text into deals that stand alone: each line with the head of its evening behind it, so that places in the
//! line are as they were. Of what a line says it asks only its number and who deals.

use talon_records::json::tape::RECORD_BYTES_MAX;
use talon_records::notation::{Cutter, Piece, SourcePlace, Wrapping};

use crate::faults::Faults;
use crate::hand::{Progress, RowRole, Step};
use crate::head::{self, Head, session_name};
use crate::line::line;
use crate::people::Who;
use crate::text_lines::{self, TextLines};
use crate::translate::{TextRow, is_chatter, is_fence, quotes, rows};

/// Bytes of lines under a head that cannot be read: no record has more.
const BYTES_MAX: usize = RECORD_BYTES_MAX as usize;

/// The state between two lines.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    block: Block,
    /// Lines without a head. One deal may belong to a head that follows it.
    headless: Option<Text>,
    around: Around,
    wrapping: Wrapping,
    text_lines: TextLines,
}

/// What is around the lines that count.
#[derive(Debug, Default)]
struct Around {
    /// Inside marks that open and close a block of text.
    fenced: bool,
    /// Behind such a block, or behind the end of a mail.
    outside: bool,
    /// How often the head was quoted: lines that were not are an answer to it.
    quotes: usize,
}

#[derive(Debug, Default)]
enum Block {
    #[default]
    None,
    /// An evening whose head was read.
    Evening(Box<Evening>),
    /// A head that cannot be read, with what stands under it.
    Faulty(Text),
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
    progress: Progress,
    /// A hand with cards whose lines are still coming.
    hand: Option<Text>,
}

impl Cutter for Lines {
    fn together(&self, unread: &[u8], finished: bool) -> Option<usize> {
        text_lines::together(unread, finished)
    }

    fn take(&mut self, lines: &[u8], spot: SourcePlace) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for (line, spot) in text_lines::placed(lines, spot) {
            self.take_line(line, spot, &mut pieces);
        }
        pieces
    }

    fn end(&mut self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = self.headless.take().map(Text::piece).into_iter().collect();
        self.end_block(&mut pieces);
        pieces
    }

    fn wrapping(&self) -> Wrapping {
        self.wrapping
    }
}

impl Lines {
    fn take_line(&mut self, line: &[u8], spot: SourcePlace, pieces: &mut Vec<Piece>) {
        let Some(text) = self.text_lines.text(line, &mut self.wrapping) else {
            return self.take_damaged(line, spot, pieces);
        };
        let text = text.as_ref();
        let Some((at, row)) = rows(text).next() else {
            self.wrapping.passed_over += u64::from(is_chatter(text));
            match &mut self.block {
                Block::None => {}
                Block::Evening(evening) => evening.skip(text),
                Block::Faulty(block) => block.skip(text),
            }
            if let Some(block) = &mut self.headless {
                block.skip(text);
            }
            return;
        };
        let spot = SourcePlace {
            offset: spot.offset + at as u64,
            position: spot.position.advance(line, at),
        };
        let raw = text.strip_suffix('\n').unwrap_or(text);
        let quotes = quotes(text);
        match row {
            TextRow::Deal(said) if is_fence(said) => self.take_fence(pieces),
            TextRow::Deal(SIGNATURE) => self.leave(pieces),
            TextRow::Deal(_) if self.around.outside || quotes < self.around.quotes => self.wrapping.passed_over += 1,
            TextRow::Head(said) => {
                self.around.quotes = quotes;
                self.around.outside = false;
                self.take_head(said, spot, pieces);
            }
            TextRow::Deal(said) => self.take_deal(said, (raw, at), spot, pieces),
        }
    }

    fn take_fence(&mut self, pieces: &mut Vec<Piece>) {
        let opens = !self.around.fenced;
        if opens {
            self.pass_over_headless(pieces);
        }
        self.leave(pieces);
        (self.around.fenced, self.around.outside) = (opens, !opens);
    }

    /// What follows is around the text, until a head comes.
    fn leave(&mut self, pieces: &mut Vec<Piece>) {
        pieces.extend(self.headless.take().map(Text::piece));
        self.end_block(pieces);
        self.around = Around {
            outside: true,
            ..Around::default()
        };
        self.wrapping.passed_over += 1;
    }

    /// Lines before marks that open a block say no deal, unless one of them has a number as deals have.
    fn pass_over_headless(&mut self, pieces: &mut Vec<Piece>) {
        if let Some(block) = self.headless.take() {
            match block.rows.iter().any(|said| line(said, 0).number.is_some()) {
                true => pieces.push(block.piece()),
                false => self.wrapping.passed_over += block.count,
            }
        }
    }

    /// Takes a line that is no text. The check of the record says what is wrong with it.
    fn take_damaged(&mut self, line: &[u8], spot: SourcePlace, pieces: &mut Vec<Piece>) {
        pieces.extend(self.headless.take().map(Text::piece));
        // It was a deal all the same, or a part of one.
        let said = String::from_utf8_lossy(line);
        if let Block::Evening(evening) = &mut self.block {
            let mut deals = Vec::new();
            if evening.progress.step(evening.head.standing(said.trim())) == Step::GoesOn
                && let Some(hand) = &mut evening.hand
            {
                return hand.push_bytes(line.strip_suffix(b"\n").unwrap_or(line));
            }
            evening.end_hand(&mut deals);
            pieces.append(&mut deals);
            evening.progress = Progress::default();
            evening.take(said.trim(), Piece { spot, text: Vec::new() });
        }
        pieces.push(Piece {
            spot,
            text: line.to_vec(),
        });
    }

    fn end_block(&mut self, pieces: &mut Vec<Piece>) {
        match std::mem::take(&mut self.block) {
            Block::None => {}
            Block::Evening(mut evening) => {
                evening.end_hand(pieces);
                pieces.extend(evening.unused);
            }
            Block::Faulty(block) => pieces.push(block.piece()),
        }
    }

    fn take_head(&mut self, said: &str, spot: SourcePlace, pieces: &mut Vec<Piece>) {
        let mut faults = Faults::default();
        let read = head::read(said, 0, &mut faults).filter(|_| faults.is_sound());
        let piece = Piece {
            spot,
            text: said.as_bytes().to_vec(),
        };
        if let Some(mut block) = self.headless.take() {
            let own = read.as_ref().filter(|head| head.deal.is_some());
            let belongs = own.is_some_and(|head| is_one_deal(head, &block.rows));
            if belongs {
                block.push(said, (said, 0));
                pieces.push(block.piece());
                return;
            }
            match &read {
                Some(head) if is_prose(head, &block.rows) => self.wrapping.passed_over += block.count,
                _ => pieces.push(block.piece()),
            }
        }
        self.end_block(pieces);
        self.block = match read {
            Some(head) => Block::Evening(Box::new(Evening {
                unused: Some(piece),
                session: head.session.clone(),
                dealer: head.dealer,
                next: None,
                progress: Progress::default(),
                hand: None,
                head,
            })),
            None => Block::Faulty(Text::new(said, (said, 0), spot)),
        };
    }

    fn take_deal(&mut self, said: &str, line: Raw<'_>, spot: SourcePlace, pieces: &mut Vec<Piece>) {
        match &mut self.block {
            Block::None => match &mut self.headless {
                Some(block) => block.push(said, line),
                None => self.headless = Some(Text::new(said, line, spot)),
            },
            // Until the head can be read nobody knows what its lines mean.
            Block::Faulty(block) => block.push(said, line),
            Block::Evening(evening) => evening.take_row(said, line, spot, pieces),
        }
    }
}

/// Whether lines that stand before a head are one deal.
fn is_one_deal(head: &Head, rows: &[String]) -> bool {
    let mut progress = Progress::default();
    let mut steps = rows.iter().map(|said| progress.step(head.standing(said)));
    steps.next().is_some_and(|first| first != Step::GoesOn) && steps.all(|step| step == Step::GoesOn)
}

/// Whether lines before a head are none of its deals: the words of a mail.
fn is_prose(head: &Head, rows: &[String]) -> bool {
    rows.iter().all(|said| head.standing(said) == RowRole::Unclear)
}

/// What stands before the name of who wrote a mail.
const SIGNATURE: &str = "--";

/// A line as it stands in the input, without its end, and where in it that begins which it says.
type Raw<'t> = (&'t str, usize);

/// Lines that belong together, as they stand in the input, so that places in them are as they were.
#[derive(Debug)]
struct Text {
    spot: SourcePlace,
    text: Vec<u8>,
    /// What stands between the last line and the next.
    between: Vec<u8>,
    /// The lines that say something, as far as they are kept.
    rows: Vec<String>,
    /// How many there are.
    count: u64,
}

impl Text {
    fn new(said: &str, (line, at): Raw<'_>, spot: SourcePlace) -> Text {
        Text {
            spot,
            text: line.get(at..).unwrap_or(said).as_bytes().to_vec(),
            between: b"\n".to_vec(),
            rows: vec![said.to_owned()],
            count: 1,
        }
    }

    /// Passes over a line that says nothing.
    fn skip(&mut self, line: &str) {
        if self.text.len() + self.between.len() <= BYTES_MAX {
            self.between.extend_from_slice(line.as_bytes());
        }
    }

    fn push(&mut self, said: &str, (line, _): Raw<'_>) {
        if self.text.len() <= BYTES_MAX {
            self.rows.push(said.to_owned());
        }
        self.count += 1;
        self.push_bytes(line.as_bytes());
    }

    fn push_bytes(&mut self, line: &[u8]) {
        // What is longer than a record may be is refused; how much longer is not kept.
        if self.text.len() <= BYTES_MAX {
            self.text.append(&mut self.between);
            self.text.extend_from_slice(line);
            self.between.push(b'\n');
        }
    }

    fn piece(mut self) -> Piece {
        self.text.truncate(self.text.trim_ascii_end().len());
        Piece {
            spot: self.spot,
            text: self.text,
        }
    }
}

impl Evening {
    /// Takes a line: of a hand with cards, or a deal by itself.
    fn take_row(&mut self, said: &str, line: Raw<'_>, spot: SourcePlace, pieces: &mut Vec<Piece>) {
        let step = self.progress.step(self.head.standing(said));
        if step != Step::GoesOn {
            self.end_hand(pieces);
        }
        match (step, &mut self.hand) {
            (Step::Begins, _) => self.hand = Some(Text::new(said, line, spot)),
            (Step::GoesOn, Some(hand)) => hand.push(said, line),
            _ => {
                let piece = Piece {
                    spot,
                    text: said.as_bytes().to_vec(),
                };
                let piece = self.take(said, piece);
                pieces.push(piece);
            }
        }
    }

    /// Passes over a line that says nothing.
    fn skip(&mut self, line: &str) {
        if let Some(hand) = &mut self.hand {
            hand.skip(line);
        }
    }

    /// The hand is over, if there was one.
    fn end_hand(&mut self, pieces: &mut Vec<Piece>) {
        if let Some(hand) = self.hand.take() {
            let said = hand.rows.join("\n");
            pieces.push(self.take(&said, hand.piece()));
        }
    }

    /// Puts the head behind a deal.
    fn take(&mut self, said: &str, mut piece: Piece) -> Piece {
        self.unused = None;
        let line = line(said.lines().next().unwrap_or_default(), 0);
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
        // Where deals are not counted only a written number tells the next.
        if shown.is_some() || self.next.is_some() {
            self.next = Some(number + 1);
        }
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
    fn a_number_behind_a_line_without_one_skips_nobody() {
        let pieces = cut("ulti: A, B, C; deals C; session -\n2. A parti: +\nB parti: +\n4. C parti: +\n");
        let dealer = |piece: &String| {
            piece
                .split("deals ")
                .nth(1)
                .and_then(|rest| rest.split(';').next())
                .map(str::to_owned)
        };
        let dealers: Vec<String> = pieces.iter().filter_map(dealer).collect();
        assert_eq!(dealers, ["C", "A", "B"]);
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
