//! A rating list as a value: which tables of tournaments are rated and why the others are not, what everyone has after
//! them, and how each table came to what it did. A person is a number here as in seasons.

mod explained;
mod judged;
mod list;
mod published;
mod value;

#[cfg(test)]
mod tests;

pub use explained::{ExplainedSeat, ExplainedTable, HistoryPoint, RatingNumbers, RepeatedTable, SeatChange};
pub use judged::{JudgedSeat, JudgedTable, NotRated, judge};
pub use list::{RatedAt, RatingFacts, RatingList, RatingOptions};
pub use published::{RatedRow, RatedTogether, RowGroup};
pub use value::RatingValue;
