//! Who writes in which column. Sums that nobody has to complete belong to each person alone; a sheet that ends when
//! everything is played for needs its people to the end, so whoever comes for another goes on with their column.

use std::collections::BTreeSet;

use super::people::Sitting;
use super::{Dealer, UNSEATED};
use talon_rules::cards::{BySeat, Seat};

/// The columns, each with those who write in it, its owner first.
#[derive(Debug, Default)]
pub(super) struct ColumnList {
    pub columns: Vec<Vec<usize>>,
}

/// Where the people sat in a deal.
#[derive(Debug, Clone, Copy)]
pub(super) struct Seated<'s> {
    pub sitting: &'s Sitting,
    pub dealer: Option<Dealer>,
    pub is_sound: bool,
}

impl Seated<'_> {
    fn size(&self) -> usize {
        Seat::ALL.len() + usize::from(self.dealer == Some(Dealer::Out))
    }

    /// Who deals after this deal, if the dealers rotate: after one who sits out forehand.
    pub(super) fn next_dealer(&self) -> Option<usize> {
        let seat = match self.dealer? {
            Dealer::Seat(seat) => seat.next(),
            Dealer::Out => Seat::A,
        };
        self.sitting.seats[seat]
    }
}

impl ColumnList {
    /// One for each person.
    pub(super) fn of_each(people: usize) -> ColumnList {
        ColumnList {
            columns: (0..people).map(|person| vec![person]).collect(),
        }
    }

    /// Those of a sheet. What cannot be read opens no column as long as anything can.
    pub(super) fn of_sheet(deals: &[Seated<'_>]) -> ColumnList {
        let mut list = ColumnList::default();
        let (sound, broken): (Vec<&Seated<'_>>, Vec<_>) = deals.iter().partition(|deal| deal.is_sound);
        for deal in sound.into_iter().chain(broken) {
            for person in deal.sitting.table() {
                if list.of(person).is_none() {
                    list.take_in(person, deal, deals);
                }
            }
        }
        list
    }

    /// The column of a person.
    pub(super) fn of(&self, person: usize) -> Option<usize> {
        self.columns.iter().position(|own| own.contains(&person))
    }

    /// The columns of those at the seats.
    pub(super) fn at(&self, sitting: &Sitting) -> BySeat<usize> {
        sitting
            .seats
            .map(|_, person| person.and_then(|person| self.of(person)).unwrap_or(UNSEATED))
    }

    /// Gives a person a column: that of somebody who left, if the table has as many as it needs; whoever ever sits at the
    /// table together with its people has none of theirs.
    fn take_in(&mut self, person: usize, deal: &Seated<'_>, deals: &[Seated<'_>]) {
        let met: BTreeSet<usize> = deals
            .iter()
            .filter(|one| one.sitting.table().any(|own| own == person))
            .flat_map(|one| one.sitting.table())
            .collect();
        let here: Vec<usize> = deal.sitting.table().collect();
        let is_left = |own: &Vec<usize>| own.iter().all(|one| !here.contains(one) && !met.contains(one));
        let count = self.columns.len();
        // From the one after the column of whoever sits before them.
        let at = here.iter().position(|one| *one == person).unwrap_or(0);
        let before = here[..at].iter().rev().chain(here[at..].iter().rev());
        let first = before
            .filter(|one| **one != person)
            .find_map(|one| self.of(*one))
            .map_or(0, |column| column + 1);
        let taken = (first..first + count)
            .map(|column| column % count.max(1))
            .find(|column| self.columns.get(*column).is_some_and(is_left))
            .filter(|_| count >= deal.size());
        match taken.and_then(|column| self.columns.get_mut(column)) {
            Some(column) => column.push(person),
            None => self.columns.push(vec![person]),
        }
    }
}
