//! Who sits with whom, and what the results come to.

mod rounds;
mod simulate;
