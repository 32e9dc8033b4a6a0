//! The pages of ratings: the lists, one of them, how it came about, and managing it.

pub mod about;
pub mod calibration;
pub mod embed;
mod frame;
pub mod list;
mod numbers;
pub mod player;
mod plot;
pub mod revisions;
mod rows;
pub mod show;
pub mod table;
pub mod tables;

pub(crate) use frame::list_title;
pub(crate) use numbers::{shown_rating, shown_value};
pub(crate) use player::RatingCurve;
