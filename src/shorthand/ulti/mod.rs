//! The lines of Ulti. What can be true the engine says, when the record is checked.

mod bid;
mod cards;
mod cells;
mod hand;
mod hand_write;
mod levels;
mod more;
mod read;
mod talk;
#[cfg(test)]
mod tests;
mod words;
mod write;

use serde_json::{Map, Value as Json};
use talon_rules::games::GameKind;
use talon_rules::games::option::{OptionInfo, RuleSet as _, Setting};
use talon_rules::games::ulti::{OPTIONS, Variant};

use crate::csv::RowCells;
use crate::faults::Faults;
use crate::game::{ColumnWords, GameLines, ScoreCell, Table};
use crate::hand::{CardWords, Deeds, HandRow};
use crate::lexicon::{Word, words};
use crate::line::Part;

/// Ulti.
#[derive(Debug)]
pub(crate) struct UltiLines;

/// Whether a word is read as another that is written.
#[cfg(test)]
pub(crate) fn reads_as(written: &str, word: &str) -> Option<bool> {
    words::lexicon().reads_as(written, word)
}

impl GameLines for UltiLines {
    fn game(&self) -> GameKind {
        GameKind::Ulti
    }

    fn heads(&self) -> &'static [&'static str] {
        &["ulti"]
    }

    fn options(&self) -> &'static [OptionInfo] {
        &OPTIONS
    }

    fn usual(&self, option: &str) -> Option<Setting> {
        Variant::default().get(option)
    }

    fn presets(&self) -> &'static [&'static str] {
        &[]
    }

    fn preset(&self, _name: &str) -> Map<String, Json> {
        Map::new()
    }

    fn is_whole(&self, _line: &[Word<'_>]) -> bool {
        false
    }

    fn is_word(&self, folded: &str) -> bool {
        // A person and a suit are never looked for at the same place.
        let is_told = |term| !matches!(term, words::Term::Suit(_));
        words::lexicon().find_of(&words(folded, 0), is_told).is_some()
    }

    fn example(&self) -> &'static str {
        "1. Anna parti: +"
    }

    fn read(&self, said: &[Part<'_>], table: &Table<'_>, faults: &mut Faults) -> Map<String, Json> {
        read::read(said, table, faults)
    }

    fn write(&self, score: &Json, table: &Table<'_>) -> Option<String> {
        write::write(score, table)
    }

    fn columns(&self) -> &'static [ColumnWords] {
        cells::COLUMNS
    }

    fn needed(&self) -> &'static [&'static str] {
        &["declarer", "contract", "result"]
    }

    fn paid(&self) -> &'static ColumnWords {
        &cells::PAID
    }

    fn pays_by_name(&self) -> bool {
        true
    }

    fn read_cells(&self, row: &RowCells<'_>, table: &Table<'_>, faults: &mut Faults) -> Map<String, Json> {
        cells::read(row, table, faults)
    }

    fn write_cells(&self, score: &Json, table: &Table<'_>) -> Option<Vec<ScoreCell>> {
        cells::write(score, table)
    }

    fn card_words(&self) -> &'static CardWords {
        &cards::CARDS
    }

    fn has_talon(&self) -> bool {
        false
    }

    fn read_hand(&self, rows: &[HandRow<'_>], table: &Table<'_>, options: &Map<String, Json>, deeds: &mut Deeds<'_>) {
        hand::read(rows, table, options, deeds);
    }

    fn write_hand(&self, actions: &[Json], table: &Table<'_>, _options: &Map<String, Json>) -> Option<Vec<String>> {
        hand_write::write(actions, table)
    }
}
