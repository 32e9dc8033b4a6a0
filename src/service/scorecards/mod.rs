//! Scorecards: an evening at one table. The address of a card has a key, and anyone who has it may write, without an
//! account; a second key only reads. At a table of a tournament the key is the card that lies on it. A card is kept as
//! one text and changed by one act at a time.

mod act;
mod boards;
mod create;
mod into_club;
mod key;
mod known_people;
mod list;
mod open;
mod progress;
mod renew;
mod replacing;
mod table;

pub use act::{CardActRequest, CardChange, CardRefused};
pub(crate) use boards::boards_come_to;
pub use boards::{BoardLine, boards_of_card};
pub use create::{NewCard, create, has_begun};
pub use into_club::{IntoClub, into_club};
pub use key::{CardKey, CardWay};
pub use known_people::known_people;
pub use list::{CardInList, own_cards};
pub(crate) use open::is_being_written;
pub use open::{OpenCard, open};
pub(crate) use progress::comes_to;
pub use progress::{Sent, TableProgress, progress, sums_of_boards};
pub use renew::{renew, withdrawn};
pub use table::{CardTable, empty_card};
pub use talon_scorecard::UNIT_MAX;

/// Days without an entry after which a card is deleted.
pub const DAYS_KEPT: i64 = 90;
