//! The members every game's record has: which there are, of what type, how long. Knows no rule of a game; what
//! only a game can judge (deal, actions, options) it hands on.

mod dates;
mod envelope;
mod faults;
mod nearest;
mod notes;
mod people;
mod result;
mod strings;
mod variations;

pub use dates::date_meant;
pub(crate) use envelope::GIVEN;
pub(crate) use envelope::read_envelope;
pub use envelope::{Envelope, FormatVersion};
pub use faults::{FINDINGS_MAX, Faults};
pub use nearest::nearest;
pub(crate) use notes::read_notes;
pub use notes::{GLYPHS, KINDS as NOTE_KINDS};
pub(super) use people::read_people;
pub use result::read_result;
pub use strings::{TextKind, cleaned};
pub use variations::Variation;
