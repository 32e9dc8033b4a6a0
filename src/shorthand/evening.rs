//! Deals that are typed without a head, because the evening they belong to is known already.

use serde_json::{Map, Value as Json};
use talon_records::notation::Notation as _;
use talon_rules::games::GameKind;

use crate::csv::Csv;
use crate::head::{self, NOTHING};
use crate::people::People;
use crate::translate::{Row, rows};

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
/// assert_eq!(evening.head_of("Anna parti: +").as_deref(), Some("ulti: Anna, Béla, Cili; deals Cili; session -"));
/// assert_eq!(evening.head_of("ulti: A, B, C; deals C\nA parti: +"), None);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct KnownEvening<'a> {
    pub game: GameKind,
    /// In the order of play.
    pub people: &'a [String],
    /// The place of whoever deals the first of the deals.
    pub dealer: usize,
    /// The member `rules.options` of its records.
    pub options: &'a Map<String, Json>,
}

impl KnownEvening<'_> {
    /// The head that a text needs, as a line; none where it has its own or is in another notation.
    #[must_use]
    pub fn head_of(&self, text: &str) -> Option<String> {
        let is_json = text.trim_start().starts_with(['{', '[']);
        let has_head = rows(text).any(|(_, row)| matches!(row, Row::Head(_)));
        if is_blank(text) || is_json || has_head || Csv.begins(text.as_bytes()) {
            return None;
        }
        let game = crate::GAMES.iter().find(|game| game.game() == self.game)?;
        let people = People::new(self.people.to_vec());
        let written = head::written(*game, &people, self.dealer, self.options, &Map::new());
        Some(format!("{}; session {NOTHING}", written.line))
    }
}

/// Whether a text has nothing but empty lines and remarks.
#[must_use]
pub fn is_blank(text: &str) -> bool {
    rows(text).next().is_none()
}
