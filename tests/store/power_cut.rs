//! A power cut leaves some first part of the log. Whatever part it is, everything acknowledged before that point is
//! there, and no transaction is there by halves.

use std::path::Path;

use talon_store::hands::{OnProbable, insert_batch};
use talon_store::{Store, StoreResult, hands, settings};

use super::samples::{club, hand};
use crate::harness::backend::Backend;

const LOG_HEADER_BYTES: usize = 32;
const FRAME_HEADER_BYTES: usize = 24;
const PAGE_SIZE_AT: usize = 16;

#[test]
fn a_log_cut_anywhere_opens_with_all_that_was_acknowledged() {
    let backend = Backend::sqlite();
    let store = backend.open();
    let club = store.write(|db| club(db, "a")).expect("a club");
    store.checkpoint().expect("an empty log");
    let file = backend.file().expect("a file");
    let log_path = file.with_extension("db-wal");
    let base = std::fs::read(&file).expect("the file");

    let mut acknowledged = Vec::new();
    for n in 0..6_u64 {
        let written: StoreResult<()> = store.write(|db| {
            settings::set(db, "number", &n.to_string())?;
            insert_batch(db, club, &[hand(2 * n), hand(2 * n + 1)], OnProbable::Wait)?;
            Ok(())
        });
        written.expect("a write");
        acknowledged.push(std::fs::metadata(&log_path).expect("the log").len());
    }
    let log = std::fs::read(&log_path).expect("the log");
    assert_eq!(
        std::fs::read(&file).expect("the file"),
        base,
        "the log was emptied in between"
    );

    for cut in cuts(&log) {
        let folder = tempfile::tempdir().expect("a folder");
        let copy = folder.path().join("talon.db");
        std::fs::write(&copy, &base).expect("a copy");
        std::fs::write(copy.with_extension("db-wal"), &log[..cut]).expect("a copy");
        let must_be_there = acknowledged.iter().filter(|length| **length <= cut as u64).count();
        let (number, found) = what_is_left(&copy, club);
        assert_eq!(found % 2, 0, "half a transaction after a cut at {cut}");
        assert_eq!(
            number,
            found / 2,
            "two tables of one transaction differ after a cut at {cut}"
        );
        // A frame in the file but not yet acknowledged may be there or not.
        assert!(
            number >= must_be_there && number <= must_be_there + 1,
            "{number} after a cut at {cut}"
        );
    }
}

/// Every frame boundary, and places inside frames that follow no pattern.
fn cuts(log: &[u8]) -> Vec<usize> {
    let page: [u8; 4] = [0, 1, 2, 3].map(|place| log[8 + place]);
    let frame = FRAME_HEADER_BYTES + u32::from_be_bytes(page) as usize;
    assert!(frame > PAGE_SIZE_AT && (log.len() - LOG_HEADER_BYTES).is_multiple_of(frame));
    let boundaries = (LOG_HEADER_BYTES..=log.len()).step_by(frame);
    let mut state = 1_u64;
    let inside = std::iter::repeat_with(move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % log.len()
    });
    boundaries.chain(inside.take(40)).chain([0]).collect()
}

/// The number of the last transaction plus one, and how many hands there are.
fn what_is_left(file: &Path, club: talon_store::ClubId) -> (usize, usize) {
    let store = Store::open(&format!("sqlite:{}", file.display())).expect("a database that opens");
    let left: StoreResult<(Option<String>, usize)> = store.read(|db| {
        let records = hands::records_after(db, club, talon_store::HandId(0), 100)?;
        Ok((settings::get(db, "number")?, records.len()))
    });
    let (number, found) = left.expect("a read");
    (
        number.map_or(0, |number| number.parse::<usize>().expect("a number") + 1),
        found,
    )
}
