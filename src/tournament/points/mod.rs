//! What the scores of one table come to: places, and the points that a scheme gives for them.

mod host;
mod places;
mod scheme;

#[cfg(test)]
mod tests;

pub use host::{Hosting, host};
pub use places::{PlaceScheme, PlaceSchemeFault, Tie, place, places, serbian_league, sharing};
pub(crate) use scheme::SeatNeed;
pub use scheme::{Bye, Games, Scheme, raw_per_deal, seeger_fabian};
