//! Imports that store all or nothing, or nothing at all: every record is judged first, and what would become of it is
//! written down batch by batch. How all of them are stored is the business of `staging`.

use super::Choices;
use super::run::{Between, Halt, go_on, read_from, tally};
use super::seen_records::SeenRecords;
use super::staging::store_all;
use talon_store::imports::{self, Import};
use talon_store::records;
use talon_store::{Moment, Store, StoreResult};

/// Judges all, and stores all if that is wanted and possible.
pub(super) fn run_atomic(
    store: &Store,
    import: &Import,
    choices: &Choices,
    now: Moment,
    between: Between<'_>,
) -> Result<(), Halt> {
    judge_all(store, import, choices, now, between)?;
    if choices.dry_run {
        return Ok(());
    }
    let judged = store.read(|db| imports::by_id(db, import.id))?;
    if judged.counts.rejected + judged.counts.waiting > 0 {
        return Err(Halt::Refused("refused"));
    }
    go_on(between, judged.position_bytes)?;
    match store_all(store, &judged, choices, now, between) {
        Err(Halt::Overtaken) => {
            // Someone else has stored one of these hands since it was judged: what would become of all is found out
            // again.
            store.write(|db| -> StoreResult<()> {
                records::clear(db, import.id)?;
                imports::rewind(db, import.id)
            })?;
            let anew = store.read(|db| imports::by_id(db, import.id))?;
            judge_all(store, &anew, choices, now, between)?;
            Err(Halt::Refused("refused"))
        }
        stored => stored,
    }
}

/// Reads from the beginning, because what a record is like may stand anywhere before it; what was written down by a
/// reading that broke off is passed over.
fn judge_all(store: &Store, import: &Import, choices: &Choices, now: Moment, between: Between<'_>) -> Result<(), Halt> {
    let (mut counts, mut from, mut seen) = (import.counts, import.position_bytes, SeenRecords::default());
    read_from(store, import, choices, now, 0, &mut |mut batch| {
        let verdicts = store.read(|db| seen.judge(db, import.club_id, &mut batch.items))?;
        let last = batch.items.last().map_or(0, |item| item.number);
        if last > counts.total || batch.position > from {
            let rows = tally(import, &batch.items, verdicts, choices.records_max(), &mut counts)?;
            let to = batch.position;
            store.write(|db| -> StoreResult<()> {
                records::insert(db, &rows)?;
                imports::advance(db, import.id, from, to, counts)
            })?;
            from = to;
        }
        go_on(between, batch.position)
    })
}
