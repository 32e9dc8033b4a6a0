//! The 32-card pack: suits, ranks, cards, sets of cards, seats. It knows no game: which card beats which,
//! who leads and what a card is worth belong to `games`.

mod card;
mod card_set;
mod pack;
mod rank;
mod seat;
mod suit;

pub use card::Card;
pub use card_set::CardSet;
pub use pack::{CardFault, Pack};
pub use rank::Rank;
pub use seat::{BySeat, Seat};
pub use suit::Suit;
