//! What the people of a session and its columns are called.

use talon_records::session::{Dealer, Dealt, Ledger, Sitter, Sitting};
use talon_rules::cards::Seat;
use talon_text::Lang;

/// The names of everyone at a table.
#[derive(Debug)]
pub(crate) struct TableNames {
    people: Vec<String>,
    /// A column that was taken over has the names of all who wrote in it.
    pub columns: Vec<String>,
    /// By seat, if nothing is known of them.
    seats: [String; 3],
    /// The dealer who sat out, if no record names them.
    fourth: String,
}

impl TableNames {
    pub(crate) fn of(ledger: &Ledger, lang: Lang) -> TableNames {
        let seats = Seat::ALL.map(|seat| lang.player(seat.letter(), None));
        let fourth = lang.t("session-dealer-out").into_owned();
        let name = |person: &Sitter| match (&person.name, person.seat) {
            (Some(name), _) => name.clone(),
            (None, Some(seat)) => seats[seat.index()].clone(),
            (None, None) => fourth.clone(),
        };
        let people: Vec<String> = ledger.people.iter().map(name).collect();
        let column = |own: &Vec<usize>| {
            let names: Vec<&str> = own.iter().map(|person| person_of(&people, *person)).collect();
            names.join(" / ")
        };
        TableNames {
            columns: ledger.columns.iter().map(column).collect(),
            people,
            seats,
            fourth,
        }
    }

    pub(crate) fn person(&self, person: usize) -> &str {
        person_of(&self.people, person)
    }

    /// Those at the seats of a deal.
    pub(crate) fn seated(&self, sitting: &Sitting) -> Vec<String> {
        let name = |seat: Seat| match sitting.seats[seat] {
            Some(person) => self.person(person).to_owned(),
            None => self.seats[seat.index()].clone(),
        };
        Seat::ALL.map(name).into()
    }

    /// Who dealt, if that is known.
    pub(crate) fn dealer(&self, deal: &Dealt) -> String {
        let seated = self.seated(&deal.sitting);
        match deal.dealer {
            Some(Dealer::Seat(seat)) => seated[seat.index()].clone(),
            Some(Dealer::Out) => match deal.sitting.out {
                Some(person) => self.person(person).to_owned(),
                None => self.fourth.clone(),
            },
            None => String::new(),
        }
    }
}

fn person_of(people: &[String], person: usize) -> &str {
    people.get(person).map_or("", String::as_str)
}
