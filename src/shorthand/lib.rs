//! Short text: an evening kept as a line a deal, and hands with their cards, as people say it and in the words of four
//! languages, from text to records and back; and the same evenings as tables. It reads words; what can be true the
//! engine says, when the record is checked.
//!
//! ```
//! use talon_records::read;
//!
//! let text = "ulti: Anna, Béla, Cili; deals Cili\n1. Anna parti: +\n2. Cili ulti kontra ulti: + -\n";
//! let mut records = read(text.as_bytes(), talon_shorthand::options());
//! while let Ok(Some(record)) = records.next_checked() {
//!     assert!(record.checked.is_accepted());
//! }
//! assert_eq!(records.mark().records, 2);
//! ```
//!
//! [`Shorthand`] is what `talon-records` is handed where such texts may come in; [`options`] hands it every notation
//! there is.

mod code_page;
mod csv;
mod cutter;
mod evening;
mod faults;
mod fold;
mod game;
mod hand;
mod head;
mod lexicon;
mod line;
mod notation;
mod outgoing;
#[cfg(test)]
mod pasted_tests;
mod people;
mod preferans;
mod quoted;
mod rules;
#[cfg(test)]
mod said_tests;
#[cfg(test)]
mod tests;
mod text_lines;
mod translate;
mod typed;
mod ulti;
mod words;
mod writer;

pub use code_page::text_of;
pub use csv::Csv;
pub use evening::{KnownEvening, headless_deals, is_blank, says_rules};
use game::GameLines;
pub use notation::Shorthand;
use serde_json::{Map, Value as Json};
use talon_ppn::Ppn;
use talon_records::notation::Notation;
use talon_records::{GameKind, Options};
pub use typed::{CardsFault, read_cards};

/// Every notation beside the format's own.
pub static NOTATIONS: &[&dyn Notation] = &[&Csv, &Shorthand, &Ppn];

/// The same to someone who says that rows of a table with numbers alone are to be taken as totals that were typed.
static NOTATIONS_WITH_TOTALS: &[&dyn Notation] = &[&csv::CsvWithTotals, &Shorthand, &Ppn];

/// A hand of each game with its cards, to try.
pub const HANDS: &str = include_str!("../../docs/samples/hands.txt");

/// How the deals of each game are said.
static GAMES: &[&dyn GameLines] = &[&ulti::UltiLines, &preferans::PreferansLines];

/// Whether a line is the head, or the headings, that were put behind a deal when that was cut out of its evening; they
/// stand elsewhere in what was sent.
#[must_use]
pub fn is_carried_head(line: &str) -> bool {
    head::is_carried(line) || csv::is_carried(line)
}

/// The rule sets of a game that have a name, the usual one first; none in a game with one set.
#[must_use]
pub fn presets(game: GameKind) -> &'static [&'static str] {
    let lines = GAMES.iter().find(|lines| lines.game() == game);
    lines.map_or(&[], |lines| lines.presets())
}

/// The options of such a set, as records have them; `None` where the game has no such set.
#[must_use]
pub fn preset(game: GameKind, name: &str) -> Option<Map<String, Json>> {
    let lines = GAMES.iter().find(|lines| lines.game() == game)?;
    lines.presets().contains(&name).then(|| lines.preset(name))
}

/// A whole file as text: in UTF-8, or else in the code page of old spreadsheets; `None` where it is in neither.
#[must_use]
pub fn as_text(file: &[u8]) -> Option<String> {
    match std::str::from_utf8(file) {
        Ok(text) => Some(text.trim_start_matches('\u{feff}').to_owned()),
        Err(_) => code_page::decoded(file),
    }
}

/// How records are checked where they may come in any notation, and whether rows of a table that have numbers and
/// nothing of their deal are taken as totals that were typed. What was cut out of a table so is read so everywhere.
///
/// ```
/// let table = "deal,dealer,declarer,contract,result,Anna,Béla,Cili\n1,Cili,,,,4,-2,-2\n";
/// let is_taken = |totals: bool| {
///     let mut records = talon_records::read(table.as_bytes(), talon_shorthand::options_with(totals));
///     let record = records.next_checked().expect("a table").expect("a row");
///     record.checked.is_accepted()
/// };
/// assert!(is_taken(true) && !is_taken(false));
/// ```
#[must_use]
pub fn options_with(totals: bool) -> Options {
    Options {
        notations: if totals { NOTATIONS_WITH_TOTALS } else { NOTATIONS },
        ..Options::default()
    }
}

/// How records are checked where they may come in any notation.
#[must_use]
pub fn options() -> Options {
    Options {
        notations: NOTATIONS,
        ..Options::default()
    }
}
