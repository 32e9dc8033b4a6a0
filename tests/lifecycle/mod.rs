//! Events from their first entry to their archive: what every act leaves behind, and their file out and in.

mod acts;
mod chance_played;
mod deals;
mod faults;
mod file;
mod policy;
mod rights;
mod weeks;
mod withheld;

pub use chance_played::starts;
