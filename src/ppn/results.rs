//! The results and places that the tags give the players, against the sheet after the last round and against each
//! other (PPN-1). They are compared and never relied on.

use serde_json::{Value as Json, json};

use crate::header::{Carried, Header};
use crate::notes::Notes;
use crate::words::digit_of;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::preferans::{Sheet, totals, write_off};

/// The totals of a session that ends here: as they stand, and when it has not come to its end, after the write-off
/// (P-9.5).
fn endings(sheet: &Sheet) -> [BySeat<i64>; 2] {
    let plain = sheet.totals();
    let change = write_off(&sheet.bula);
    let bula = BySeat::from_fn(|seat| sheet.bula[seat] + change[seat]);
    [totals(&bula, &sheet.soup), plain]
}

/// The totals of a session that has come to its end on a sheet that is known whole.
pub(crate) fn final_totals(after: &Carried) -> Option<BySeat<i64>> {
    after.soup?;
    after.sheet().filter(Sheet::is_over).map(|sheet| sheet.totals())
}

fn numbers(header: &Header, name: &str) -> BySeat<Option<i64>> {
    let number = |seat| {
        header
            .get(&format!("{name}{}", digit_of(seat)))?
            .parse::<i32>()
            .ok()
            .map(i64::from)
    };
    BySeat::from_fn(number)
}

/// Says where results differ from the sheet, and places from the results.
pub(crate) fn compare_results(header: &Header, after: &Carried, at: usize, notes: &mut Notes) {
    let results = numbers(header, "Result");
    let places = numbers(header, "Place");
    let known = after.sheet().filter(|_| after.soup.is_some());
    if let Some(sheet) = known {
        let endings = endings(&sheet);
        let fits = |ending: &BySeat<i64>| {
            results
                .iter()
                .all(|(seat, said)| said.is_none_or(|said| said == ending[seat]))
        };
        if !endings.iter().any(fits) {
            for (seat, said) in results.iter() {
                if let Some(said) = said.filter(|said| *said != endings[0][seat]) {
                    tell(notes, at, "Result", seat, said, endings[0][seat]);
                }
            }
        }
    }
    let own = known.map(|sheet| endings(&sheet)[0].map(|_, total| Some(*total)));
    let by_tags = results.iter().all(|(_, said)| said.is_some()).then_some(results);
    let Some(ranked) = by_tags.or(own) else { return };
    for (seat, said) in places.iter() {
        let better = Seat::ALL
            .into_iter()
            .filter(|other| ranked[*other] > ranked[seat])
            .count();
        let place = better as i64 + 1;
        if let Some(said) = said.filter(|said| *said != place) {
            tell(notes, at, "Place", seat, said, place);
        }
    }
}

fn tell(notes: &mut Notes, at: usize, word: &str, seat: Seat, found: i64, expected: i64) {
    let tag = |value: i64| -> Json { json!({format!("{word}{}", digit_of(seat)): value}) };
    notes.mismatch(at, "", tag(found), tag(expected));
}
