//! What people can do, one act per file: permission, transaction, order of calls. Page, API, command line and jobs
//! all come through here. It knows no HTTP, no template and no SQL.

pub mod account;
mod actor;
mod error;
pub mod permissions;
pub mod read_hand;
pub mod who;

pub use actor::{Actor, Person};
pub use error::ActError;
