//! Where a round is played over weeks: who is host of each table, who meets there, and until when.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::{MemberKey, Round, Seat, Tournament};
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

    /// The last day on which a table can still meet to play: its round has a due date, players see it, and no result of
    /// the table is settled.
    pub fn meets_until(&self, round: u16, table: u16) -> Option<NaiveDate> {
        let found = self.round(round)?;
        let result = self.table(round, table)?.result.as_ref();
        let is_open = self.takes_results(found).is_ok()
            && !found.is_complete()
            && result.is_none_or(|result| !result.state.is_settled());
        found.due.filter(|_| is_open)
    }

    /// Who sits at a table, those who do so in the stead of others among them.
    pub fn sitting(&self, round: u16, table: u16) -> Vec<MemberKey> {
        let found = self.table(round, table);
        let seats = found.map(|table| table.seats.as_slice()).unwrap_or_default();
        seats.iter().filter_map(|seat| self.sits_on(seat)).collect()
    }

    /// Who sits there as the host of the table, where there is one.
    pub fn host_of(&self, round: u16, table: u16) -> Option<MemberKey> {
        let host = *self.hosts(self.round(round)?).get(&table)?;
        let seats = &self.table(round, table)?.seats;
        self.sits_on(seats.iter().find(|seat| seat.entry == host)?)
    }

    fn sits_on(&self, seat: &Seat) -> Option<MemberKey> {
        let own = || self.entry(seat.entry).map(|entry| entry.member);
        seat.substitute.or_else(own)
    }
}

fn hosts_among(round: &Round, hosted: &[EntryNo]) -> BTreeMap<u16, EntryNo> {
    let of_table = |table: &super::Table| {
        let hosting = |seat: &Seat| Hosting {
            hosted: hosted.iter().filter(|entry| **entry == seat.entry).count() as u32,
            number: seat.entry.0,
        };
        let seats: Vec<Hosting> = table.seats.iter().map(hosting).collect();
        Some((table.number, table.seats[host(&seats)?].entry))
    };
    round.tables.iter().filter_map(of_table).collect()
}
