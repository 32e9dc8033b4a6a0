//! What comes of tables, by lot: scores of all shapes that add up to zero, ties, someone who does not come and
//! someone who sits for them.

use talon_rules::chance::Chance;
use talon_tournament::standings::{Came, SeatResult, TableOutcome, TableResult};
use talon_tournament::{EntryNo, Table};

/// The result of a table.
pub(super) fn result(table: &Table, chance: &mut Chance) -> TableResult {
    let absent = (chance.below(40) == 0).then(|| chance.below(table.seats.len()));
    let outcome = match absent {
        Some(seat) if table.seats.len() == 3 && chance.below(2) == 0 => {
            let absent: Vec<EntryNo> = vec![table.seats[seat]];
            TableOutcome::Bye { absent }
        }
        Some(seat) if table.seats.len() == 4 && chance.below(2) == 0 => {
            let mut seats = played(3, chance);
            seats.insert(
                seat,
                SeatResult {
                    came: Came::Nobody,
                    ..SeatResult::default()
                },
            );
            TableOutcome::Played(seats)
        }
        Some(seat) => {
            let mut seats = played(table.seats.len(), chance);
            seats[seat].came = Came::Substitute;
            TableOutcome::Played(seats)
        }
        None => TableOutcome::Played(played(table.seats.len(), chance)),
    };
    TableResult {
        table: table.number,
        outcome,
    }
}

fn played(seats: usize, chance: &mut Chance) -> Vec<SeatResult> {
    raw(seats, chance).into_iter().map(SeatResult::of).collect()
}

/// Scores that add up to zero; small ones tie often.
pub(super) fn raw(seats: usize, chance: &mut Chance) -> Vec<i64> {
    let reach = [0, 2, 5, 40, 4000][chance.below(5)];
    let mut raw: Vec<i64> = (1..seats)
        .map(|_| chance.below(2 * reach + 1) as i64 - reach as i64)
        .collect();
    raw.push(-raw.iter().sum::<i64>());
    chance.shuffle(&mut raw);
    raw
}
