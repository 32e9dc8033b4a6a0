//! Who is host of each table where a round is played over weeks.

use std::collections::BTreeMap;

use super::{Round, Tournament};
use crate::EntryNo;
use crate::points::{Hosting, host};

impl Tournament {
    /// The host of each table of a round that has a due date, by the number of the table; none in other rounds (T-1.8).
    /// How often somebody was host follows from the draws of the rounds before: that two of a table change about
    /// between themselves alters nothing.
    pub fn hosts(&self, round: &Round) -> BTreeMap<u16, EntryNo> {
        let mut hosted: Vec<EntryNo> = Vec::new();
        for one in self.rounds.iter().filter(|one| one.due.is_some()) {
            let hosts = hosts_among(one, &hosted);
            if one.number == round.number {
                return hosts;
            }
            hosted.extend(hosts.values());
        }
        BTreeMap::new()
    }
}

fn hosts_among(round: &Round, hosted: &[EntryNo]) -> BTreeMap<u16, EntryNo> {
    let of_table = |table: &super::Table| {
        let hosting = |seat: &super::Seat| Hosting {
            hosted: hosted.iter().filter(|entry| **entry == seat.entry).count() as u32,
            number: seat.entry.0,
        };
        let seats: Vec<Hosting> = table.seats.iter().map(hosting).collect();
        Some((table.number, table.seats[host(&seats)?].entry))
    };
    round.tables.iter().filter_map(of_table).collect()
}
