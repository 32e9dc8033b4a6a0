//! Does what was promised after the answer: threads that take jobs from the table, have the services do them, and mark
//! them done. A job that was broken off is taken again, so doing it twice must be as good as once.

mod analyse;
mod import;
mod worker;
mod workers;

pub use import::import_here;
pub use worker::{Clock, LEASE, Worker};
pub use workers::Workers;
