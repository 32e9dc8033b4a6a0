//! Who sits with whom, and what the results come to.

pub mod rounds;
mod simulate;
