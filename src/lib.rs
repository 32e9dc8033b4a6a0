//! Talon reads records of hands of Ulti and Preferans, proves them legal, shows them trick by trick and judges every card;
//! it runs the tournaments in which they are played.
//!
//! Read the modules in this order; each may use only those above it.

pub mod chance; // numbers that follow from a seed
pub mod names; // what people and things are called, and their mail addresses

pub mod cards; // the pack, seats, sets of cards
pub mod games; // the rules: what is legal, who won, who pays
pub mod history; // the file format: reading, checking, writing records
pub mod solver; // the exact value of positions
pub mod tournament; // who sits with whom, and what the results come to

pub mod event; // an event from its first entry to its archive

pub mod analysis; // what each card of a hand was worth
pub mod desk; // answers questions about the rules
pub mod generate; // hands made from a seed, sensibly bid and played

pub mod config; // settings of the server
pub mod store; // everything kept, in SQLite or PostgreSQL
pub mod telemetry; // how the log is written
pub mod text; // words for codes, rules and reasons in four languages

pub mod service; // what people can do, one act per file

pub mod jobs; // what is done after the answer

pub mod http; // what pages and API share
pub mod web; // the pages

pub mod api; // the JSON API, described in one table

pub mod server; // pages, API and guard put together

pub mod cli; // the command line: one file for each command
