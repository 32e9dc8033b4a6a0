//! Hands, evenings and whole tournaments made from a seed, and the example club that is filled with them.

pub mod example_club;
mod example_evening;
mod example_league;
mod example_news;
mod example_ratings;
mod example_tournaments;
pub mod generate;
pub mod simulate;
