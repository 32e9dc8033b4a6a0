//! Whose sums are whose: each person has their own, and on a sheet that needs its people to the end a substitute goes
//! on with the column of the one they came for.

use talon_rules::cards::{BySeat, Seat};

use crate::card::{Heir, PersonNo, Scorecard};

impl Scorecard {
    /// Whose column a person writes in: their own, or that of the one they came for.
    pub fn column_of(&self, person: PersonNo) -> PersonNo {
        let own = self.heirs.iter().find(|heir| heir.person == person);
        own.map_or(person, |heir| heir.column)
    }

    /// Everyone who has a column of their own, in the order in which they came.
    pub fn columns(&self) -> Vec<PersonNo> {
        self.everybody()
            .filter(|person| self.column_of(*person) == *person)
            .collect()
    }

    /// The columns as they are drawn: those of the people at the table in the order of play, then the others.
    pub fn columns_in_sight(&self) -> Vec<PersonNo> {
        let mut list: Vec<PersonNo> = self.at_table().iter().map(|person| self.column_of(*person)).collect();
        for other in self.columns() {
            if !list.contains(&other) {
                list.push(other);
            }
        }
        list
    }

    /// What a column is called: by who began it, and everyone who has taken it over.
    pub fn column_name(&self, column: PersonNo) -> String {
        let heirs = self.heirs.iter().filter(|heir| heir.column == column);
        let names = [column].into_iter().chain(heirs.map(|heir: &Heir| heir.person));
        names.map(|person| self.name(person)).collect::<Vec<_>>().join(" / ")
    }

    /// The columns, by their places in the list of all of them, of those who sit at the seats when this person deals.
    pub(crate) fn column_places(&self, dealer: PersonNo) -> BySeat<usize> {
        let columns = self.columns();
        BySeat::from_fn(|seat: Seat| {
            let column = self.column_of(self.person(seat, dealer));
            columns.iter().position(|one| *one == column).unwrap_or(usize::MAX)
        })
    }
}
