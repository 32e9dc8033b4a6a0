//! What is done to a tournament: each act changes it, or refuses and leaves it as it was.

mod deals;
mod drafts;
mod entries;
mod first_round;
mod hands;
mod money;
mod penalties;
mod results;
mod rounds;
mod setup;
mod steps;

pub use drafts::{MetBefore, Swap};
pub use money::AMOUNT_MAX;
pub use results::{Missing, ResultSource};

use crate::names::{self, NameFault};
use talon_records::structure::{TextKind, cleaned};

use super::{Place, Refusal, State, Tournament, Why};

/// Names of tournaments, stages, rooms and venues have at most so many characters.
pub use crate::names::NAME_MAX;
/// Reasons have at most so many characters.
pub const REASON_MAX: usize = 500;
/// Entries of a tournament.
pub(crate) const ENTRIES_MAX: usize = 600;

/// Whether someone came when the tournament had begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Late {
    /// The first round in which they are seated.
    pub first_round: u16,
}

fn name(text: &str) -> Result<String, Refusal> {
    let named = names::line(&cleaned(text, TextKind::Name), NAME_MAX);
    named.map_err(|fault| {
        Refusal::tournament(match fault {
            NameFault::Empty => Why::Empty,
            NameFault::TooLong => Why::TooLong(NAME_MAX),
            NameFault::Characters => Why::Characters,
        })
    })
}

fn optional(text: &str) -> Result<String, Refusal> {
    match name(text) {
        Err(Refusal { why: Why::Empty, .. }) => Ok(String::new()),
        named => named,
    }
}

fn reason(place: Place, text: &str) -> Result<String, Refusal> {
    let text = cleaned(text, TextKind::Comment);
    match text.chars().count() {
        0 => Err(Refusal::at(place, Why::NoReason)),
        length if length > REASON_MAX => Err(Refusal::at(place, Why::TooLong(REASON_MAX))),
        _ => Ok(text),
    }
}

impl Tournament {
    fn in_state(&self, from: State, to: State) -> Result<(), Refusal> {
        self.is_between(from, to).map_err(Refusal::tournament)
    }
}
