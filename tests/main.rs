//! The one test program: each area is a module, so that there is one thing to link.

// A helper outside a test function may fail a test too.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod accounts;
mod analysis;
mod api;
mod browser;
mod cli;
mod clubs;
mod desk;
mod event;
mod generate;
mod harness;
mod import;
mod look;
mod oracle;
mod privacy;
mod properties;
mod replay;
mod rules;
mod schema;
mod sessions;
mod solver;
mod store;
mod tidy;
mod tournament;
mod tournaments;
mod walk;
