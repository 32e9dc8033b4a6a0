//! Swiss for tables: players of like standing sit together, and nobody meets anyone twice while that can be helped.
//!
//! What a round is chosen by, each point before all that follow:
//!
//! 1. nobody sits with whom they must not meet, or there is no round; turns at tables of four are even;
//! 2. the fewest pairs meet again; of those, such as met seldom, and long ago; of up to twelve players, so that the
//!    next round can do without a repeat too;
//! 3. the least sum over the tables of (most points - fewest points) squared;
//! 4. nobody who sat with better placed ones only, or with worse placed ones only, does so again;
//! 5. the most even seats.
//!
//! Up to twelve players everything is tried. With more, the standings are cut into tables, and exchanges between
//! tables go down from there, with kicks by lot and a number of steps that depends on nothing but the players.

mod first;

pub(super) use first::shuffled;
pub use first::{First, first};

use super::arrange::{Start, Wish, arrange};
use super::levels::levels;
use super::{DrawError, Drawn, Entrant, Field, Float, Situation, TableOrigin};
use crate::Shape;
use crate::{EntryNo, Table};

/// Draws a round by the standings.
pub fn draw(situation: &Situation) -> Result<Drawn, DrawError> {
    let wish = Wish {
        origin: TableOrigin::Standings,
        byes_by_lot: false,
        mind_repeats: true,
        stay: false,
        by_rank: true,
    };
    arrange(situation, wish, |seated, shape, _| {
        let points: Vec<_> = seated.iter().map(|place| &situation.field[*place].points).collect();
        Start {
            tables: in_a_row(shape),
            level: levels(&points),
            floats: true,
            class: Vec::new(),
        }
    })
}

/// Players 0, 1, 2, ... cut into tables, those of three first.
pub(super) fn in_a_row(shape: &Shape) -> Vec<Vec<usize>> {
    let mut next = 0;
    let cut = |size: usize| {
        next += size;
        (next - size..next).collect()
    };
    shape.sizes().into_iter().map(cut).collect()
}

/// How a player sat at a table, by the points that were so far: with nobody but better placed ones, or with nobody
/// but worse placed ones, or neither. The field is the one that the table was drawn from.
pub fn float(field: &Field, table: &Table, entry: EntryNo) -> Option<Float> {
    let of = |entry: EntryNo| field.iter().find(|entrant| entrant.entry == entry);
    let own = &of(entry)?.points;
    let others: Vec<&Entrant> = table
        .seats
        .iter()
        .filter(|other| **other != entry)
        .filter_map(|other| of(*other))
        .collect();
    if others.is_empty() || !table.seats.contains(&entry) {
        None
    } else if others.iter().all(|other| other.points > *own) {
        Some(Float::Up)
    } else if others.iter().all(|other| other.points < *own) {
        Some(Float::Down)
    } else {
        None
    }
}
