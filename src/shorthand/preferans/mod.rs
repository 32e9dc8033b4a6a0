//! The lines of Preferans. What can be true the engine says, when the record is checked.

mod cards;
mod cells;
mod hand;
mod hand_write;
mod read;
mod talk;
mod words;
mod write;

use serde_json::{Map, Value as Json};
use talon_records::options::setting_json;
use talon_rules::games::GameKind;
use talon_rules::games::option::{OptionInfo, RuleSet as _, Setting};
use talon_rules::games::preferans::{OPTIONS, Variant};

use crate::csv::RowCells;
use crate::faults::Faults;
use crate::game::{ColumnWords, GameLines, ScoreCell, Table};
use crate::hand::{CardWords, Deeds, HandRow};
use crate::lexicon::{Word, words};
use crate::line::Part;

/// Preferans.
#[derive(Debug)]
pub(crate) struct PreferansLines;

/// Whether a word is read as another that is written.
#[cfg(test)]
pub(crate) fn reads_as(written: &str, word: &str) -> Option<bool> {
    words::lexicon().reads_as(written, word)
}

impl GameLines for PreferansLines {
    fn game(&self) -> GameKind {
        GameKind::Preferans
    }

    fn heads(&self) -> &'static [&'static str] {
        &["pref", "preferans", "preferánsz"]
    }

    fn options(&self) -> &'static [OptionInfo] {
        &OPTIONS
    }

    fn usual(&self, option: &str) -> Option<Setting> {
        Variant::default().get(option)
    }

    fn presets(&self) -> &'static [&'static str] {
        &["hr", "sr", "iklub", "prefko", "vojvodina"]
    }

    fn preset(&self, name: &str) -> Map<String, Json> {
        let Some(variant) = Variant::preset(name) else {
            return Map::new();
        };
        let changed = OPTIONS.iter().filter(|info| !variant.is_default(info.name));
        changed
            .filter_map(|info| {
                Some((
                    info.name.to_owned(),
                    setting_json(info.allowed, variant.get(info.name)?),
                ))
            })
            .collect()
    }

    fn is_whole(&self, line: &[Word<'_>]) -> bool {
        read::is_pass(line)
    }

    fn is_word(&self, folded: &str) -> bool {
        // A person and a contract are never looked for at the same place.
        let is_told = |term: words::Term| !term.is_contract();
        words::lexicon().find_of(&words(folded, 0), is_told).is_some()
    }

    fn example(&self) -> &'static str {
        "1. Ante 4: 6 2 2"
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
        &["declarer", "contract", "came", "tricks"]
    }

    fn paid(&self) -> &'static ColumnWords {
        &cells::PAID
    }

    fn pays_by_name(&self) -> bool {
        false
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
        true
    }

    fn read_hand(&self, rows: &[HandRow<'_>], table: &Table<'_>, options: &Map<String, Json>, deeds: &mut Deeds<'_>) {
        hand::read(rows, table, options, deeds);
    }

    fn write_hand(&self, actions: &[Json], table: &Table<'_>, options: &Map<String, Json>) -> Option<Vec<String>> {
        hand_write::write(actions, table, options)
    }
}
