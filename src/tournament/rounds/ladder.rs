//! King of the table: no rounds and no clock, whoever wins stays, and the others queue again.

use std::collections::{BTreeSet, VecDeque};

use super::PLAYERS_MAX;
use crate::EntryNo;

const SEATS: usize = 3;

/// Tables of three that play or wait for players, and the queue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ladder {
    tables: Vec<Vec<EntryNo>>,
    queue: VecDeque<EntryNo>,
}

/// What cannot be done on a ladder. Tables are numbered from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LadderError {
    #[error("a ladder needs a table")]
    NoTable,
    #[error("entry {} is here already", .0.0)]
    HereAlready(EntryNo),
    #[error("entry {} is not here", .0.0)]
    NotHere(EntryNo),
    #[error("no game goes on at table {0}")]
    NoGame(usize),
    #[error("entry {} does not sit at table {table}", .king.0)]
    NotAtTable { table: usize, king: EntryNo },
}

impl Ladder {
    /// Seats the first of the queue, table by table.
    pub fn open(tables: usize, queue: &[EntryNo]) -> Result<Ladder, LadderError> {
        if tables == 0 {
            return Err(LadderError::NoTable);
        }
        let mut seen = BTreeSet::new();
        if let Some(doubled) = queue.iter().find(|entry| !seen.insert(**entry)) {
            return Err(LadderError::HereAlready(*doubled));
        }
        let tables = vec![Vec::new(); tables.min(PLAYERS_MAX / SEATS)];
        let mut ladder = Ladder {
            tables,
            queue: queue.iter().copied().collect(),
        };
        ladder.fill();
        Ok(ladder)
    }

    /// Who sits at the tables, in the order of seats; three play, fewer wait.
    pub fn tables(&self) -> &[Vec<EntryNo>] {
        &self.tables
    }

    /// Who waits, the next one first.
    pub fn queue(&self) -> impl Iterator<Item = EntryNo> + '_ {
        self.queue.iter().copied()
    }

    /// A game ended: the king stays, the others queue up in the order of seats, and the table is filled again. The
    /// king moves on by a seat, so that the deal does not stay with him.
    pub fn finish(&mut self, table: usize, king: EntryNo) -> Result<(), LadderError> {
        let seats = table.checked_sub(1).and_then(|at| self.tables.get_mut(at));
        let seats = seats
            .filter(|seats| seats.len() == SEATS)
            .ok_or(LadderError::NoGame(table))?;
        let place = seats.iter().position(|entry| *entry == king);
        let place = place.ok_or(LadderError::NotAtTable { table, king })?;
        let losers = seats.iter().copied().filter(|entry| *entry != king);
        self.queue.extend(losers);
        *seats = vec![king];
        self.fill();
        if let Some(seats) = self.tables.get_mut(table - 1).filter(|seats| seats.len() == SEATS) {
            seats.rotate_right((place + 1) % SEATS);
        }
        Ok(())
    }

    /// Somebody comes, and queues up.
    pub fn join(&mut self, entry: EntryNo) -> Result<(), LadderError> {
        if self.queue.contains(&entry) || self.tables.iter().flatten().any(|seated| *seated == entry) {
            return Err(LadderError::HereAlready(entry));
        }
        self.queue.push_back(entry);
        self.fill();
        Ok(())
    }

    /// Somebody leaves; a game that he leaves is not played to its end.
    pub fn leave(&mut self, entry: EntryNo) -> Result<(), LadderError> {
        let before = self.queue.len();
        self.queue.retain(|waiting| *waiting != entry);
        if self.queue.len() < before {
            return Ok(());
        }
        let table = self.tables.iter_mut().find(|seats| seats.contains(&entry));
        table
            .ok_or(LadderError::NotHere(entry))?
            .retain(|seated| *seated != entry);
        self.fill();
        Ok(())
    }

    /// Fills table after table. Where the queue is too short, who waits at the last tables comes to the first.
    fn fill(&mut self) {
        for at in 0..self.tables.len() {
            for other in (at + 1..self.tables.len()).rev() {
                let wanted = SEATS - self.tables[at].len();
                if self.queue.len() < wanted && self.tables[other].len() < SEATS {
                    let waiting = std::mem::take(&mut self.tables[other]);
                    waiting.into_iter().rev().for_each(|entry| self.queue.push_front(entry));
                }
            }
            let wanted = SEATS - self.tables[at].len();
            if self.queue.len() >= wanted {
                self.tables[at].extend(self.queue.drain(..wanted));
            }
        }
    }
}
