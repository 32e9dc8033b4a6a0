//! Deals that are typed without a head, because the evening they belong to is known already.

use serde_json::{Map, Value as Json};
use talon_records::json::chat_message;
use talon_records::notation::Notation as _;
use talon_rules::games::GameKind;

use crate::csv::{self, Csv};
use crate::faults::Faults;
use crate::head::{self, NOTHING};
use crate::people::People;
use crate::translate::{TextRow, row, rows};

/// The evening that deals belong to.
///
/// ```
/// use talon_rules::games::GameKind;
/// use talon_shorthand::KnownEvening;
///
/// let people = ["Anna", "Béla", "Cili"].map(str::to_owned);
/// let evening = KnownEvening {
///     game: GameKind::parse("ulti").expect("a game"),
///     people: &people,
///     dealer: 2,
///     options: &serde_json::Map::new(),
/// };
/// assert_eq!(evening.head(), "ulti: Anna, Béla, Cili; deals Cili; session -");
///
/// let deals = talon_shorthand::headless_deals("# first\nAnna parti: +").expect("a text without a head");
/// assert_eq!(deals, [(2, "Anna parti: +")]);
/// assert_eq!(talon_shorthand::headless_deals("ulti: A, B, C; deals C\nA parti: +"), None);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct KnownEvening<'a> {
    pub game: GameKind,
    /// In the order of play.
    pub people: &'a [String],
    /// The place of the first dealer.
    pub dealer: usize,
    /// The member `rules.options` of its records.
    pub options: &'a Map<String, Json>,
}

impl KnownEvening<'_> {
    /// Its head, as a line.
    #[must_use]
    pub fn head(&self) -> String {
        let people = People::new(self.people.to_vec());
        let game = crate::GAMES.iter().find(|game| game.game() == self.game);
        let written = game.map(|game| head::written(*game, &people, self.dealer, self.options, &Map::new()));
        written.map_or_else(String::new, |head| format!("{}; session {NOTHING}", head.line))
    }
}

/// The lines of a text that are deals without a head, each with its number in the text, from 1; none where the text has
/// a head of its own, is in another notation, or has a hand with its cards.
#[must_use]
pub fn headless_deals(text: &str) -> Option<Vec<(u64, &str)>> {
    let is_chat = text.lines().next().is_some_and(|first| chat_message(first).is_some());
    let is_json = !is_chat && text.trim_start().starts_with(['{', '[']);
    let mut all = rows(text).map(|(_, row)| row);
    if is_json || all.any(|row| matches!(row, TextRow::Head(_))) || Csv.begins(text.as_bytes()) {
        return None;
    }
    let deals = text.lines().zip(1..).filter(|(line, _)| row(line).is_some());
    Some(deals.map(|(line, number)| (number, line)).collect())
}

/// Whether a text names rules of its own, be it the usual ones; what its head leaves out the table knows.
///
/// ```
/// assert!(talon_shorthand::says_rules("pref: A, B, C; deals C; bula 60\nA 4: 6 2 2"));
/// assert!(!talon_shorthand::says_rules("pref: A, B, C; deals C\nA 4: 6 2 2"));
/// ```
#[must_use]
pub fn says_rules(text: &str) -> bool {
    let mut faults = Faults::default();
    let own = rows(text).find_map(|(at, row)| match row {
        TextRow::Head(said) => head::read(said, at, &mut faults),
        TextRow::Deal(_) => None,
    });
    own.map_or_else(|| csv::says_rules(text), |head| head.says_rules)
}

/// Whether a text has nothing but empty lines and remarks.
#[must_use]
pub fn is_blank(text: &str) -> bool {
    rows(text).next().is_none()
}
