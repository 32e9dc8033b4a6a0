//! Talon reads records of hands of Ulti and Preferans, proves them legal, shows them trick by trick and judges every
//! card; it runs the tournaments in which they are played. This is the program: the server put together, and its
//! command line.

pub mod cli; // one file for each command
pub mod server; // pages, API and guard put together
mod telemetry; // how the log is written
