//! Pages for a projector, to be read from the far end of the room. The next one comes by itself, without script too.
//! What is on them is made by those whose wall it is.

mod fit;
mod page;
mod show;

pub(crate) use fit::{Fit, Room, Things};
pub(crate) use page::{Page, Placed, Ranked, WallTable, address_said, letters, ranked};
pub(crate) use show::{Turn, TurnQuery, Wall};
