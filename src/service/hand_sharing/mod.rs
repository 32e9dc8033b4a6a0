//! Who sees a hand, chosen by its importer; and taking a hand out of every list and putting it back, by its importer or
//! by those who answer for its club. Nothing is deleted by it.

mod change;
mod read;
mod take_out;

pub use change::change;
pub(super) use read::may;
pub use read::{May, Out, Sharing, sharing};
pub use take_out::{put_back, take_out};
