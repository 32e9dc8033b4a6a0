//! Who met whom at a table, in which round, and who scored more there.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::{RoundState, Tournament};
use crate::EntryNo;
use crate::standings::{Came, TableOutcome};

/// A round in which two sat at one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meeting {
    pub round: u16,
    /// How the first did against the second; none where there is no result, or one of them was not there.
    pub how: Option<Ordering>,
}

/// The meetings of each pair, from either side.
pub type Meetings = BTreeMap<(EntryNo, EntryNo), Vec<Meeting>>;

impl Tournament {
    /// The meetings of a stage up to a round; of drafts nothing is told.
    pub fn meetings(&self, stage: u16, as_of: u16) -> Meetings {
        let mut all = Meetings::new();
        let seen = |round: &&super::Round| round.number <= as_of && round.state > RoundState::Drawn;
        for round in self.rounds_counted(stage).filter(seen) {
            for table in &round.tables {
                let result = table.result.as_ref().filter(|result| result.counts());
                let score = |at: usize| match result.map(|result| &result.outcome) {
                    Some(TableOutcome::Played(seats)) => seats
                        .get(at)
                        .filter(|seat| seat.came != Came::Nobody)
                        .map(|seat| seat.raw),
                    Some(TableOutcome::Bye { .. }) | None => None,
                };
                for (at, own) in table.seats.iter().enumerate() {
                    let others = table.seats.iter().enumerate().filter(|(other, _)| *other != at);
                    for (other, theirs) in others {
                        let how = score(at).zip(score(other)).map(|(own, theirs)| own.cmp(&theirs));
                        let meeting = Meeting {
                            round: round.number,
                            how,
                        };
                        all.entry((own.entry, theirs.entry)).or_default().push(meeting);
                    }
                }
            }
        }
        all
    }
}
