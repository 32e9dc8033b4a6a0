//! Hands, evenings, whole tournaments and seasons made from a seed, and the example club that is filled with them.
//!
//! ```
//! use talon_records::{Options, Reader};
//! use talon_rules::games::GameKind;
//! use talon_samples::{generate, simulate};
//!
//! // A hand that sensible players bid and play: the same seed always makes the same.
//! let ulti = GameKind::parse("ulti").expect("a game");
//! let record = generate::records(ulti, 7).next().expect("a series has no end");
//! assert!(Reader::new().check(record.as_bytes(), &Options::default()).is_accepted());
//! assert_eq!(generate::records(ulti, 7).next(), Some(record));
//!
//! // A tournament that is drawn, played and held against what must be true of every tournament.
//! let tournament = simulate::simulate(7, 1);
//! assert!(tournament.rounds > 0 && tournament.failures.is_empty());
//!
//! // The same of a season of a league.
//! let season = simulate::simulate_season(7, 1);
//! assert!(season.units > 0 && season.failures.is_empty());
//! ```
//!
//! [`generate`] makes hands of each game, [`simulate`] tournaments and seasons, and [`example_club`] fills a database
//! with both.

pub mod example_club;
mod example_evening;
mod example_league;
mod example_news;
mod example_ratings;
mod example_tournaments;
pub mod generate;
pub mod simulate;
