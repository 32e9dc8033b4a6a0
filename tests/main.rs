//! The tests of what has a server, a database or a command line: each area is a module, so that there is one thing to
//! link. Those of the pure crates are in `pure.rs`.

// A helper outside a test function may fail a test too.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod accounts;
mod analysis;
mod api;
mod browser;
mod cli;
mod clubs;
mod desk;
mod harness;
mod import;
mod leagues;
mod lifecycle;
mod look;
mod players;
mod privacy;
mod ratings;
mod replay;
mod schema;
mod scores;
mod sessions;
mod snapshots;
mod store;
mod tidy;
mod tournaments;
mod walk;
