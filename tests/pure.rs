//! The tests of the pure crates: rules, records, solver, draws and standings, held against an oracle of their own and
//! against what must always be true. They know no server and no database, so a change of a page does not build them.

// A helper outside a test function may fail a test too.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod generate;
mod oracle;
mod properties;
mod rules;
mod scorecard;
mod scores;
mod solver;
mod tournament;
