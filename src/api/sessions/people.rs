//! The people of a session in JSON: sums and columns are theirs, whatever seat they have in a deal.

use serde::Serialize;
use utoipa::ToSchema;

use talon_records::session::{Dealt, Ledger, TableStanding};
use talon_rules::cards::Seat;

/// A player at the table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PersonView {
    /// Their names; empty if the records do not give one. On a sheet, a player who replaced another goes on with that
    /// column and is listed here after them.
    pub names: Vec<String>,
    #[serde(flatten)]
    pub standing: PersonStanding,
}

/// A player's score.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PersonStanding {
    /// What they have won or lost if the session ended here.
    pub total: i64,
    /// What they still have to go; null in a game without a sheet.
    pub left: Option<i64>,
    /// What they wrote against each of `people`; null in a game without a sheet.
    pub wrote: Option<Vec<i64>>,
    /// Their open refas; null in a game without a sheet.
    pub refa: Option<u8>,
}

/// Someone at each seat, by their place in `people`; null of whom nothing is known.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeatPlaces {
    #[serde(rename = "A")]
    pub a: Option<usize>,
    #[serde(rename = "B")]
    pub b: Option<usize>,
    #[serde(rename = "C")]
    pub c: Option<usize>,
}

pub(super) fn people(ledger: &Ledger) -> Vec<PersonView> {
    let names = |own: &Vec<usize>| {
        let names = own.iter().filter_map(|person| ledger.people.get(*person)?.name.clone());
        names.collect()
    };
    let standings = standings(&ledger.standing);
    let both = ledger.columns.iter().zip(standings);
    both.map(|(own, standing)| PersonView {
        names: names(own),
        standing,
    })
    .collect()
}

pub(super) fn standings(standing: &TableStanding) -> Vec<PersonStanding> {
    let sheet = standing.sheet.as_ref();
    let one = |(at, total): (usize, &i64)| PersonStanding {
        total: *total,
        left: sheet.and_then(|sheet| sheet.bula.get(at)).copied(),
        wrote: sheet.and_then(|sheet| sheet.soup.get(at)).cloned(),
        refa: sheet.and_then(|sheet| sheet.open_refa.get(at)).copied(),
    };
    standing.totals.iter().enumerate().map(one).collect()
}

pub(super) fn places(deal: &Dealt) -> SeatPlaces {
    let place = |seat: Seat| deal.sitting.seats[seat].map(|_| deal.seats[seat]);
    SeatPlaces {
        a: place(Seat::A),
        b: place(Seat::B),
        c: place(Seat::C),
    }
}
