//! Tournaments over HTTP, on both databases: a whole evening, who may do what, and many at once.

mod absent;
mod agenda;
mod at_once;
pub mod boards;
mod cards;
mod choices;
mod closed;
mod copied;
pub mod evening;
mod feed;
mod files;
mod hands;
mod lists;
mod log;
mod numbers;
mod paper;
pub mod played;
mod policy;
mod reasons;
mod scorecards;
mod seen;
mod sessions;
mod settings;
mod start;
mod teams;
mod undone;
mod wall;
