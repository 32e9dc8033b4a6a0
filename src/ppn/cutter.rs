//! Cuts a PPN file into rounds that stand alone: each takes along the tags before it and the sheet that the rounds
//! before it made. Of what a round says it asks only what comes of it.

use crate::header::{Carried, is_result};
use crate::lexer::{Item, ItemKind, Open, begins_item, items, tag_line};
use crate::translate::translate;
use talon_records::json::tape::RECORD_BYTES_MAX;
use talon_records::notation::{Cutter, Piece, SourcePlace};

/// Bytes of tags that a file may have; more are no header.
const TAGS_MAX: usize = 16 * 1024;
/// Bytes of a round with the lines that belong to it: no record has more.
const ROUND_BYTES_MAX: usize = RECORD_BYTES_MAX as usize;

/// The state between two rounds.
#[derive(Debug, Default)]
pub struct Rounds {
    tags: Vec<(String, String)>,
    /// Tags since the last round: a new header, or the end of the old one.
    fresh: Vec<(String, String)>,
    fresh_bytes: usize,
    /// Lines before the first round that are no tags.
    strays: Vec<String>,
    stray_bytes: usize,
    /// A round waits until it is known whether another follows.
    waiting: Option<Waiting>,
    rounds: usize,
    name: Option<String>,
    sheet: Sheet,
    last_id: Option<u32>,
    /// The text before the first round, as far as it is needed to tell that there is none, and where it begins.
    head: Option<(SourcePlace, String)>,
}

/// What is known of the sheet before the next round.
#[derive(Debug, Default)]
enum Sheet {
    /// What the tags say, or a new one.
    #[default]
    First,
    Known(Carried),
    /// A round before it was refused or is missing.
    Unknown,
}

#[derive(Debug)]
struct Waiting {
    spot: SourcePlace,
    text: String,
    id: Option<u32>,
}

impl Cutter for Rounds {
    fn together(&self, unread: &[u8], finished: bool) -> Option<usize> {
        let mut open = Open::default();
        let mut taken = 0;
        loop {
            let rest = unread.get(taken..).unwrap_or_default();
            let line = rest.split_inclusive(|byte| *byte == b'\n').next().unwrap_or_default();
            if !line.ends_with(b"\n") && !finished {
                return None;
            }
            // A bracket goes on over lines until another begins.
            if line.is_empty() || taken > 0 && begins_item(line) {
                return Some(taken);
            }
            open.line(line);
            taken += line.len();
            if !open.bracket {
                return Some(taken);
            }
        }
    }

    fn take(&mut self, lines: &[u8], spot: SourcePlace) -> Vec<Piece> {
        let Ok(text) = std::str::from_utf8(lines) else {
            // The check of the record says what is wrong with it.
            let mut pieces = self.release(false);
            self.sheet = Sheet::Unknown;
            pieces.push(Piece {
                spot,
                text: lines.to_vec(),
            });
            return pieces;
        };
        let mut pieces = Vec::new();
        let all = items(text);
        if self.rounds == 0 && (self.head.is_some() || !all.is_empty()) {
            let (_, head) = self.head.get_or_insert_with(|| (spot, String::new()));
            if head.len() < TAGS_MAX {
                head.push_str(text);
            }
        }
        for (place, item) in all.iter().enumerate() {
            let end = all.get(place + 1).map_or(text.len(), |next| next.at);
            let whole = text.get(item.at..end).unwrap_or_default().trim_end();
            let here = SourcePlace {
                offset: spot.offset + item.at as u64,
                position: spot.position.advance(lines, item.at),
            };
            pieces.extend(self.take_item(item, whole, here));
        }
        pieces
    }

    fn end(&mut self) -> Vec<Piece> {
        // Tags with no round behind them belong to the session before them.
        self.tags.append(&mut self.fresh);
        if self.rounds == 0 && self.waiting.is_none() {
            return self.without_rounds();
        }
        self.release(true)
    }
}

impl Rounds {
    fn take_item(&mut self, item: &Item<'_>, whole: &str, spot: SourcePlace) -> Vec<Piece> {
        match item.kind {
            ItemKind::Tag if item.closed => {
                let (name, value) = item.tag();
                self.fresh_bytes += whole.len();
                if self.fresh_bytes > TAGS_MAX {
                    return Vec::new();
                }
                self.fresh.push((name.to_owned(), value.to_owned()));
                Vec::new()
            }
            ItemKind::Stray => {
                match &mut self.waiting {
                    // What is too long already is told to be so.
                    Some(waiting) if self.fresh.is_empty() => {
                        if waiting.text.len() <= ROUND_BYTES_MAX {
                            waiting.text.push('\n');
                            waiting.text.push_str(whole);
                        }
                    }
                    _ => {
                        if self.stray_bytes <= ROUND_BYTES_MAX {
                            self.stray_bytes += whole.len() + 1;
                            self.strays.push(whole.to_owned());
                        }
                    }
                }
                Vec::new()
            }
            // A tag that is not closed is a record of its own, so that it is not lost.
            ItemKind::Round | ItemKind::Tag => {
                let pieces = self.release(!self.fresh.is_empty());
                if !self.fresh.is_empty() {
                    *self = Rounds {
                        tags: std::mem::take(&mut self.fresh),
                        strays: std::mem::take(&mut self.strays),
                        stray_bytes: self.stray_bytes,
                        ..Rounds::default()
                    };
                }
                let id = item
                    .inner
                    .split_ascii_whitespace()
                    .next()
                    .and_then(|id| id.parse().ok());
                self.waiting = Some(Waiting {
                    spot,
                    text: whole.to_owned(),
                    id,
                });
                pieces
            }
        }
    }

    /// A text with no round at all is one record, so that it is told what is missing.
    fn without_rounds(&mut self) -> Vec<Piece> {
        let head = self.head.take();
        head.map(|(spot, text)| Piece {
            spot,
            text: text.into_bytes(),
        })
        .into_iter()
        .collect()
    }

    /// Gives out the round that waits; `last` says that its session ends with it.
    fn release(&mut self, last: bool) -> Vec<Piece> {
        let Some(waiting) = self.waiting.take() else {
            return Vec::new();
        };
        self.rounds += 1;
        let mut lines = vec![waiting.text];
        for (name, value) in &self.tags {
            let held_back = is_result(name) && !last;
            if !matches!(name.as_str(), "Sheet" | "Session") && !held_back {
                lines.push(tag_line(name, value));
            }
        }
        let own = |wanted: &str| {
            self.tags
                .iter()
                .rev()
                .find(|(name, _)| name == wanted)
                .map(|(_, value)| value)
        };
        let follows = self.last_id.and_then(|id| id.checked_add(1)) == waiting.id;
        match &self.sheet {
            Sheet::First => lines.extend(own("Sheet").map(|sheet| tag_line("Sheet", sheet))),
            Sheet::Known(carried) if follows => lines.push(tag_line("Sheet", &carried.code())),
            _ => lines.push(tag_line("Sheet", "-")),
        }
        let alone = last && self.rounds == 1 && self.tags.is_empty();
        let named = own("Session").cloned();
        let name = named.or_else(|| (!alone).then(|| self.name.get_or_insert_with(|| session_name(&lines)).clone()));
        lines.extend(name.map(|name| tag_line("Session", &name)));
        lines.append(&mut self.strays);
        self.stray_bytes = 0;
        let text = lines.join("\n");
        let after = (text.len() <= ROUND_BYTES_MAX).then(|| translate(&text).after);
        let known = after.filter(|after| after.before.bula.is_some());
        self.sheet = known.map_or(Sheet::Unknown, Sheet::Known);
        self.last_id = waiting.id;
        vec![Piece {
            spot: waiting.spot,
            text: text.into_bytes(),
        }]
    }
}

/// A name that the same file always gets: made of its first round and the tags.
pub fn session_name(lines: &[String]) -> String {
    let results = ["[Result", "[Place"];
    let is_told = |line: &&String| !results.iter().any(|word| line.starts_with(word));
    talon_records::notation::session_name("ppn", lines.iter().filter(is_told).map(String::as_str))
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_records::json::Position;

    const ROUND: &str = "123 LS7CNIOQAHDW21P9V4U6RB83ME5TKJGF P,P,P";

    fn cut(text: &str) -> Vec<String> {
        let mut rounds = Rounds::default();
        let mut pieces = rounds.take(
            text.as_bytes(),
            SourcePlace {
                offset: 0,
                position: Position::START,
            },
        );
        pieces.extend(rounds.end());
        pieces
            .into_iter()
            .map(|piece| String::from_utf8(piece.text).unwrap())
            .collect()
    }

    #[test]
    fn each_round_takes_the_tags_and_the_sheet_along() {
        let text = format!("[Bula 30]\n[Refe 1]\n[1 {ROUND}]\n[2 {ROUND}]\n[Result1 -300]\n");
        let pieces = cut(&text);
        assert_eq!(pieces.len(), 2);
        let session = pieces[0].lines().last().unwrap();
        assert!(session.starts_with("[Session ppn-"), "{session}");
        assert_eq!(pieces[0], format!("[1 {ROUND}]\n[Bula 30]\n[Refe 1]\n{session}"));
        let sheet = "[Sheet 30,30,30/1,1,1/1/0,0,0,0,0,0]";
        assert_eq!(
            pieces[1],
            format!("[2 {ROUND}]\n[Bula 30]\n[Refe 1]\n[Result1 -300]\n{sheet}\n{session}")
        );
        // A piece cut by itself is the same piece.
        assert_eq!(cut(&pieces[1]), [pieces[1].clone()]);
    }

    #[test]
    fn a_gap_in_the_numbers_leaves_the_sheet_unknown() {
        let pieces = cut(&format!("[1 {ROUND}] [3 {ROUND}]\n...\n"));
        assert!(
            pieces[1].contains("[Sheet -]") && pieces[1].contains("\n..."),
            "{}",
            pieces[1]
        );
    }

    #[test]
    fn new_tags_begin_a_new_session() {
        let pieces = cut(&format!("[Table 1]\n[1 {ROUND}]\n[Table 2]\n[1 {ROUND}]"));
        assert!(pieces[0].contains("[Table 1]") && !pieces[0].contains("[Table 2]"));
        assert!(pieces[1].contains("[Table 2]") && !pieces[1].contains("[Sheet"));
        assert_ne!(pieces[0].lines().last(), pieces[1].lines().last());
    }

    #[test]
    fn a_text_without_rounds_is_one_piece_and_an_empty_one_none() {
        assert_eq!(cut("[Bula 30]\n1. 1 1BDH D,D,D\n"), ["[Bula 30]\n1. 1 1BDH D,D,D\n"]);
        assert_eq!(cut("\n"), Vec::<String>::new());
    }

    #[test]
    fn one_round_without_tags_is_no_session() {
        let alone = format!("[1 {ROUND}]");
        assert_eq!(cut(&alone), [alone]);
    }
}
