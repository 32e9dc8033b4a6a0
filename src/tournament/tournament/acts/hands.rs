//! The hands of tables: they come to a table and leave it, it is said whose their seats are, and a round is opened for
//! everyone to see what was played in it.

use crate::EntryNo;
use crate::tournament::{Place, Refusal, RoundAct, Tournament, Why};

/// Hands of one table.
pub const HANDS_MAX: usize = 400;
/// Seats that a record has.
const SEATS: usize = 3;

impl Tournament {
    /// Adds hands to those of a table, by the hashes of their play, and says how many were new to it.
    ///
    /// # Errors
    /// When one of them was played at another table, or they are too many.
    pub fn add_hands(&mut self, round: u16, table: u16, hands: Vec<String>) -> Result<usize, Refusal> {
        self.with_hands(round, table)?;
        // Where deals are compared, two tables may well play one of them alike.
        let compared = self.round(round).is_some_and(|one| self.compares_boards(one.stage));
        let mut fresh: Vec<String> = Vec::new();
        for hand in hands {
            let there = self
                .tables_of(&hand)
                .find(|there| *there == (round, table) || !compared);
            match there {
                Some(at) if at == (round, table) => {}
                Some((round_there, table_there)) => {
                    let why = Why::HandElsewhere {
                        round: round_there,
                        table: table_there,
                    };
                    return Err(Refusal::at(Place::table(round, table), why));
                }
                None if fresh.contains(&hand) => {}
                None => fresh.push(hand),
            }
        }
        let found = self.table_mut(round, table)?;
        if found.hands.len() + fresh.len() > HANDS_MAX {
            return Err(Refusal::at(Place::table(round, table), Why::TooManyHands(HANDS_MAX)));
        }
        let count = fresh.len();
        found.hands.extend(fresh);
        Ok(count)
    }

    /// Takes a hand away from a table.
    ///
    /// # Errors
    /// When it is not one of its hands.
    pub fn take_hand(&mut self, round: u16, table: u16, hand: &str) -> Result<(), Refusal> {
        self.with_hands(round, table)?;
        let found = self.table_mut(round, table)?;
        let at = found.hands.iter().position(|one| one == hand);
        let at = at.ok_or_else(|| Refusal::at(Place::table(round, table), Why::HandNotHere))?;
        found.hands.remove(at);
        Ok(())
    }

    /// Says whose the seats A, B and C of the records of a table are; nobody's, and the names in them count again.
    ///
    /// # Errors
    /// When someone does not sit there, or is named twice.
    pub fn seat_hands(&mut self, round: u16, table: u16, seats: Vec<EntryNo>) -> Result<(), Refusal> {
        self.with_hands(round, table)?;
        let place = Place::table(round, table);
        let found = self.table_mut(round, table)?;
        if !seats.is_empty() && seats.len() != SEATS {
            return Err(Refusal::at(place, Why::NotAtTable));
        }
        for (at, entry) in seats.iter().enumerate() {
            if found.seat_of(*entry).is_none() {
                return Err(Refusal::at(place.of(*entry), Why::NotAtTable));
            }
            if seats[..at].contains(entry) {
                return Err(Refusal::at(place.of(*entry), Why::SamePlace));
            }
        }
        if found.hand_seats == seats {
            return Err(Refusal::at(place, Why::Unchanged));
        }
        found.hand_seats = seats;
        Ok(())
    }

    /// Lets everyone see what was played in a round.
    ///
    /// # Errors
    /// When there is no such round, nobody has seen it yet, or it is open.
    pub fn open_hands(&mut self, round: u16) -> Result<(), Refusal> {
        self.round_takes(round, RoundAct::OpenHands)?;
        self.round_mut(round)?.hands_open = true;
        Ok(())
    }

    /// The tables at which a hand was played.
    fn tables_of<'a>(&'a self, hand: &'a str) -> impl Iterator<Item = (u16, u16)> + 'a {
        let tables = self
            .rounds
            .iter()
            .flat_map(|round| round.tables.iter().map(move |one| (round, one)));
        let here = tables.filter(move |(_, table)| table.hands.iter().any(|one| one == hand));
        here.map(|(round, table)| (round.number, table.number))
    }

    /// Whether hands may come to this table and leave it.
    fn with_hands(&self, round: u16, table: u16) -> Result<(), Refusal> {
        let one = self.round(round);
        let one = one.ok_or_else(|| Refusal::at(Place::round(round), Why::NoRound))?;
        self.takes_results(one)
            .map_err(|why| Refusal::at(Place::round(round), why))?;
        match self.table(round, table) {
            Some(_) => Ok(()),
            None => Err(Refusal::at(Place::table(round, table), Why::NoTable)),
        }
    }
}
