//! The border to one game: how its deals are said. A game's folder implements [`GameLines`]; nobody else in the crate
//! asks which game it is.

use serde_json::{Map, Value as Json};
use talon_records::structure::nearest;
use talon_rules::cards::Seat;
use talon_rules::games::GameKind;
use talon_rules::games::option::{OptionInfo, Setting};

use crate::csv::RowCells;
use crate::faults::Faults;
use crate::fold::fold;
use crate::hand::{CardWords, Deeds, HandRow, hand_words};
use crate::lexicon::{Word, words};
use crate::line::Part;
use crate::people::{People, Who};

/// A column of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ColumnWords {
    pub key: &'static str,
    /// Its headings, the first of which is written; before a name where it is one for each person.
    pub words: &'static [&'static str],
    pub each: bool,
    /// Written even where nothing stands in it.
    pub kept: bool,
}

impl ColumnWords {
    /// A column that is always written.
    pub const fn kept(key: &'static str, words: &'static [&'static str]) -> ColumnWords {
        ColumnWords {
            key,
            words,
            each: false,
            kept: true,
        }
    }

    /// A column for each person, always written.
    pub const fn for_each(key: &'static str, words: &'static [&'static str]) -> ColumnWords {
        ColumnWords {
            each: true,
            ..ColumnWords::kept(key, words)
        }
    }

    /// A column that is written where something stands in it.
    pub(crate) const fn where_said(key: &'static str, words: &'static [&'static str]) -> ColumnWords {
        ColumnWords {
            kept: false,
            ..ColumnWords::kept(key, words)
        }
    }
}

/// A cell of a score that is written: its column, whose it is, and what it says.
pub(crate) type ScoreCell = (&'static str, Option<Seat>, String);

/// How the deals of one game are said.
pub(crate) trait GameLines: Sync + std::fmt::Debug {
    /// The game.
    fn game(&self) -> GameKind;

    /// The words with which a head begins, the first of which is written.
    fn heads(&self) -> &'static [&'static str];

    /// Its options.
    fn options(&self) -> &'static [OptionInfo];

    /// The usual value of an option.
    fn usual(&self, option: &str) -> Option<Setting>;

    /// Names of sets of options, the usual one first.
    fn presets(&self) -> &'static [&'static str];

    /// The options of such a set that are not as usual.
    fn preset(&self, name: &str) -> Map<String, Json>;

    /// Whether a line says everything without a colon.
    fn is_whole(&self, line: &[Word<'_>]) -> bool;

    /// Whether a word of a line means something beside a person.
    fn is_word(&self, folded: &str) -> bool;

    /// A deal as an example.
    fn example(&self) -> &'static str;

    /// Reads a deal: the call with its result, and what is said besides.
    fn read(&self, said: &[Part<'_>], table: &Table<'_>, faults: &mut Faults) -> Map<String, Json>;

    /// Writes a score; `None` when it cannot be said.
    fn write(&self, score: &Json, table: &Table<'_>) -> Option<String>;

    /// The columns of its tables between who deals and the note, in the order in which they are written.
    fn columns(&self) -> &'static [ColumnWords];

    /// Those without which a table is none of this game, by their keys.
    fn needed(&self) -> &'static [&'static str];

    /// The columns with what a deal came to, as the paper has it.
    fn paid(&self) -> &'static ColumnWords;

    /// Whether a name alone is such a column.
    fn pays_by_name(&self) -> bool;

    /// Reads a deal out of the cells of a row.
    fn read_cells(&self, row: &RowCells<'_>, table: &Table<'_>, faults: &mut Faults) -> Map<String, Json>;

    /// The cells of a score; `None` when it cannot be said.
    fn write_cells(&self, score: &Json, table: &Table<'_>) -> Option<Vec<ScoreCell>>;

    /// How its cards are said.
    fn card_words(&self) -> &'static CardWords;

    /// Whether every deal has cards that nobody was dealt.
    fn has_talon(&self) -> bool;

    /// Reads what was done in a hand with cards: auction, contract, tricks.
    fn read_hand(&self, rows: &[HandRow<'_>], table: &Table<'_>, options: &Map<String, Json>, deeds: &mut Deeds<'_>);

    /// Writes the actions of a hand, line by line; `None` when one of them cannot be said.
    fn write_hand(&self, actions: &[Json], table: &Table<'_>, options: &Map<String, Json>) -> Option<Vec<String>>;
}

/// The games whose lines begin with such a head.
pub(crate) fn game_of(head: &str) -> Option<&'static dyn GameLines> {
    let head = fold(head.trim());
    let known = |game: &&&dyn GameLines| game.heads().iter().any(|word| fold(word) == head);
    crate::GAMES.iter().find(known).copied()
}

/// Who sits where in one deal.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Table<'p> {
    pub game: &'static dyn GameLines,
    pub people: &'p People,
    pub dealer: usize,
}

impl Table<'_> {
    /// The seat that the first of these words mean, and how many words that takes.
    pub fn seat(&self, line: &[Word<'_>]) -> Option<(Seat, usize)> {
        match self.people.find(line) {
            Who::One(person, length) => Some((self.people.seat(person, self.dealer)?, length)),
            _ => None,
        }
    }

    /// The same, told where there is none; `end` is where the words end.
    pub(crate) fn need_seat(
        &self,
        line: &[Word<'_>],
        end: usize,
        pointer: &str,
        faults: &mut Faults,
    ) -> Option<(Seat, usize)> {
        let found = self.seat(line);
        match (found, line.first()) {
            (Some((_, _)), Some(word)) => faults.places.put(pointer, word.at),
            (None, Some(word)) => {
                let meant = match self.people.find(line) {
                    Who::Several(people) => people,
                    _ => (0..self.people.names.len()).collect(),
                };
                let playing = meant
                    .into_iter()
                    .filter(|person| self.people.seat(*person, self.dealer).is_some());
                let names: Vec<&str> = playing
                    .filter_map(|person| self.people.names.get(person))
                    .map(String::as_str)
                    .collect();
                let fix = nearest(word.text, &names).map(Json::from);
                faults.bad(word.at, word.text, pointer, &names).fix = fix;
            }
            (_, None) => faults.missing(end, pointer, &self.people.listed()),
        }
        found
    }

    /// What is written for a seat.
    pub fn written(&self, seat: Seat) -> Option<String> {
        let person = self.people.at(seat, self.dealer);
        self.people.written(person, |word| self.is_taken(word))
    }

    /// The same where nothing but a person can be meant.
    pub fn named(&self, seat: Seat) -> Option<String> {
        self.people.written(self.people.at(seat, self.dealer), |_| false)
    }

    /// Whether a word of a line means something beside a person.
    fn is_taken(&self, word: &str) -> bool {
        let line = words(word, 0);
        let is_of_hand = hand_words().find(&line).is_some() || self.game.card_words().is_word(&line);
        self.game.is_word(word) || is_of_hand
    }

    /// Whether a word may be a part of a deal that is no name: a word of the game, a number or a sign.
    pub(crate) fn says_something(&self, folded: &str) -> bool {
        let is_sign = |letter: char| letter.is_ascii_digit() || matches!(letter, '+' | '-' | '/' | ':');
        folded.chars().all(is_sign) || self.game.is_word(folded)
    }

    /// The seat behind the dealer.
    pub fn forehand(&self) -> Seat {
        self.people.seat(self.dealer, self.dealer).map_or(Seat::A, Seat::next)
    }
}
