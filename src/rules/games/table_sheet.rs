//! The sheet of a table at which not everyone plays every deal: with four the dealer sits out, and the seats of each
//! deal are given again. Its columns belong to people, by their places in a list.

use super::session::Columns;
use crate::cards::{BySeat, Seat};

/// A sheet of columns by person.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableSheet {
    /// What each has still to go; below zero under the hat.
    pub bula: Vec<i64>,
    /// By writer, then by the declarer it is written against.
    pub soup: Vec<Vec<i64>>,
    pub open_refa: Vec<u8>,
    /// Refas written in the session so far.
    pub refas_written: u8,
}

impl TableSheet {
    /// Before the first deal, where a sheet of three opens so.
    pub fn new(opening: &Columns, people: usize) -> TableSheet {
        TableSheet {
            bula: vec![opening.bula.a; people],
            soup: vec![vec![0; people]; people],
            open_refa: vec![opening.open_refa.a; people],
            refas_written: opening.refas_written,
        }
    }

    /// The sheet of three as one of people: each at their seat.
    pub fn of_seats(columns: &Columns) -> TableSheet {
        let mut sheet = TableSheet::new(columns, Seat::ALL.len());
        sheet.put(BySeat::from_fn(Seat::index), columns);
        sheet.refas_written = columns.refas_written;
        sheet
    }

    /// How many people have columns.
    pub fn people(&self) -> usize {
        self.bula.len()
    }

    /// What is left to go, of all columns.
    pub fn left(&self) -> i64 {
        self.bula.iter().sum()
    }

    /// The columns of those who play a deal, with what the others have to go beside them.
    pub fn seen_by(&self, seats: BySeat<usize>) -> Columns {
        let number = |person: usize| self.bula.get(person).copied().unwrap_or(0);
        let wrote = |writer: usize, other: usize| self.soup.get(writer).and_then(|own| own.get(other)).copied();
        let plays = |person: &usize| seats.iter().any(|(_, own)| own == person);
        let out: Vec<usize> = (0..self.people()).filter(|person| !plays(person)).collect();
        Columns {
            bula: BySeat::from_fn(|seat| number(seats[seat])),
            soup: BySeat::from_fn(|writer| BySeat::from_fn(|other| wrote(seats[writer], seats[other]).unwrap_or(0))),
            open_refa: BySeat::from_fn(|seat| self.open_refa.get(seats[seat]).copied().unwrap_or(0)),
            refas_written: self.refas_written,
            out: out.first().map(|person| number(*person)),
        }
    }

    /// Takes over what a deal has made of the columns of those who played it. A refa is a line for everyone at the
    /// table (P-8.1), for who sits out too.
    pub fn put(&mut self, seats: BySeat<usize>, after: &Columns) {
        let written = after.refas_written.saturating_sub(self.refas_written);
        self.refas_written = after.refas_written;
        for person in 0..self.people() {
            if let (None, Some(open)) = (seat_of(seats, person), self.open_refa.get_mut(person)) {
                *open = open.saturating_add(written);
            }
        }
        for seat in Seat::ALL {
            let person = seats[seat];
            if let (Some(bula), Some(open)) = (self.bula.get_mut(person), self.open_refa.get_mut(person)) {
                (*bula, *open) = (after.bula[seat], after.open_refa[seat]);
            }
            for other in seat.others() {
                if let Some(sum) = self.soup.get_mut(person).and_then(|own| own.get_mut(seats[other])) {
                    *sum = after.soup[seat][other];
                }
            }
        }
    }
}

/// The seat of a person in a deal.
fn seat_of(seats: BySeat<usize>, person: usize) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| seats[*seat] == person)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opening() -> Columns {
        Columns {
            bula: BySeat { a: 30, b: 30, c: 30 },
            ..Columns::default()
        }
    }

    #[test]
    fn who_sits_out_keeps_their_columns_and_gets_the_line_of_a_refa() {
        let mut sheet = TableSheet::new(&opening(), 4);
        let seats = BySeat { a: 1, b: 2, c: 3 };
        let mut after = sheet.seen_by(seats);
        assert_eq!((after.out, after.left()), (Some(30), 120));
        after.bula.b = 22;
        after.soup.a.b = 16;
        after.open_refa = BySeat { a: 1, b: 1, c: 1 };
        after.refas_written = 1;
        sheet.put(seats, &after);
        assert_eq!(sheet.bula, [30, 30, 22, 30]);
        assert_eq!(sheet.soup[1], [0, 0, 16, 0]);
        assert_eq!(
            (sheet.open_refa.as_slice(), sheet.refas_written),
            (&[1, 1, 1, 1][..], 1)
        );
        assert_eq!(sheet.left(), 112);
        let next = sheet.seen_by(BySeat { a: 2, b: 3, c: 0 });
        assert_eq!((next.bula, next.out), (BySeat { a: 22, b: 30, c: 30 }, Some(30)));
        assert_eq!(
            next.soup,
            BySeat::default(),
            "what is against who sits out is not in sight"
        );
    }

    #[test]
    fn a_sheet_of_three_is_one_of_people_at_their_seats() {
        let mut columns = opening();
        columns.soup.c.a = 8;
        columns.open_refa.b = 1;
        columns.refas_written = 2;
        let sheet = TableSheet::of_seats(&columns);
        assert_eq!(sheet.seen_by(BySeat::from_fn(Seat::index)), columns);
    }
}
