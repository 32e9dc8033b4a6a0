//! Who writes in which column. Sums that nobody has to complete belong to each person alone; a sheet that ends when
//! everything is played for needs its people to the end, so a newcomer goes on with the column of the player they
//! replace.

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

    /// Gives a person a column: that of someone who left, if the table has as many as it needs; anyone who sits at the
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
        // From the one that is as far behind the column of someone before them as they sit behind that person. A dealer
        // who sits out and is not named sits between the last seat and the first.
        let at = here.iter().position(|one| *one == person).unwrap_or(0);
        let unnamed = usize::from(deal.dealer == Some(Dealer::Out) && deal.sitting.out.is_none());
        let this_round = here[..at].iter().rev().map(|one| (one, 0));
        let before = this_round.chain(here[at..].iter().rev().map(|one| (one, unnamed)));
        let first = before
            .filter(|(one, _)| **one != person)
            .zip(1..)
            .find_map(|((one, more), distance)| Some(self.of(*one)? + distance + more))
            .unwrap_or(0);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn sitting(seats: [usize; 3], out: Option<usize>) -> Sitting {
        let [a, b, c] = seats.map(Some);
        Sitting {
            seats: BySeat { a, b, c },
            out,
        }
    }

    /// The columns of an evening of these deals; a dealer who sits out may be unnamed.
    fn columns(deals: &[Sitting], dealer: Dealer) -> Vec<Vec<usize>> {
        let seated: Vec<Seated<'_>> = deals
            .iter()
            .map(|sitting| Seated {
                sitting,
                dealer: Some(dealer),
                is_sound: true,
            })
            .collect();
        ColumnList::of_sheet(&seated).columns
    }

    #[test]
    fn a_replacement_goes_on_with_the_column_of_their_place() {
        let three = Dealer::Seat(Seat::A);
        let first = sitting([0, 1, 2], None);
        for (then, expected) in [
            ([3, 1, 2], vec![vec![0, 3], vec![1], vec![2]]),
            ([3, 1, 4], vec![vec![0, 3], vec![1], vec![2, 4]]),
            ([3, 4, 2], vec![vec![0, 3], vec![1, 4], vec![2]]),
            ([0, 3, 4], vec![vec![0], vec![1, 3], vec![2, 4]]),
            ([3, 4, 5], vec![vec![0, 3], vec![1, 4], vec![2, 5]]),
        ] {
            assert_eq!(columns(&[first, sitting(then, None)], three), expected, "{then:?}");
        }
    }

    #[test]
    fn at_a_table_of_four_the_dealer_who_sits_out_keeps_their_place() {
        let evening = [
            sitting([1, 2, 3], Some(0)),
            sitting([2, 3, 0], Some(1)),
            sitting([3, 0, 1], Some(2)),
        ];
        let named = [evening.as_slice(), &[sitting([4, 1, 2], Some(3))]].concat();
        assert_eq!(
            columns(&named, Dealer::Out),
            vec![vec![0, 4], vec![1], vec![2], vec![3]]
        );
        let unnamed = [evening.as_slice(), &[sitting([4, 1, 2], None)]].concat();
        assert_eq!(
            columns(&unnamed, Dealer::Out),
            vec![vec![0, 4], vec![1], vec![2], vec![3]]
        );
    }
}
