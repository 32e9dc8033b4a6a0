//! Imports of all or nothing on both databases: others write while they are stored, nobody sees a part of them, and
//! they go on where they were broken off.

use std::ops::ControlFlow;

use talon_service::import_hands::{self, Choices};
use talon_store::imports::{self, Import, ImportState};
use talon_store::records as rows;
use talon_store::{Store, hands, settings};

use super::{begin, club, import, now, records, stored};
use crate::harness::backend::on_both;

/// Calls of `between` before the first batch is stored: one for each batch that is judged, and one when all are.
const JUDGED: usize = 4;

fn atomic() -> Choices {
    Choices {
        atomic: true,
        ..Choices::default()
    }
}

/// Reads it; `step` is told after which batch it is, and whether to go on is what it answers.
fn read(store: &Store, import: &Import, mut step: impl FnMut(usize) -> bool) -> Option<Import> {
    let mut calls = 0;
    let ran = import_hands::run_while(store, import.id, now(), &mut |_| {
        calls += 1;
        if step(calls) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    match ran.unwrap() {
        import_hands::Ran::Ended(import) => Some(*import),
        import_hands::Ran::Stopped => None,
    }
}

/// 1125 hands in three batches, and the third of them once more at the end.
fn with_a_duplicate() -> String {
    let text = records(1125, &[]);
    let third = text.lines().nth(2).unwrap().to_owned();
    format!("{text}\n{third}")
}

#[test]
fn others_write_while_all_is_stored_and_see_nothing_before_the_end() {
    on_both(|store, _| {
        let club = club(store);
        let begun = begin(store, &club, &with_a_duplicate(), &atomic());
        let mut steps = 0;
        let done = read(store, &begun, |step| {
            store.write(|db| settings::set(db, "other", &step.to_string())).unwrap();
            assert_eq!(stored(store, &club), 0, "after step {step}");
            let seen = store.read(|db| hands::from_import(db, begun.id, 0, 1125)).unwrap();
            assert_eq!(seen, [], "after step {step}");
            steps = step;
            true
        });
        let done = done.unwrap();
        assert!(steps > JUDGED, "it was stored in more than one piece");
        assert_eq!(
            (done.state, done.counts.accepted, done.counts.duplicates),
            (ImportState::Done, 1125, 1)
        );
        assert_eq!(stored(store, &club), 1125);
        let third = store.read(|db| hands::from_import(db, begun.id, 2, 3)).unwrap()[0].id;
        assert_eq!(
            store.read(|db| rows::one(db, begun.id, 1126)).unwrap().hand_id,
            Some(third)
        );
    });
}

#[test]
fn one_that_is_broken_off_while_it_is_stored_goes_on_there() {
    on_both(|store, _| {
        let club = club(store);
        let begun = begin(store, &club, &with_a_duplicate(), &atomic());
        assert!(read(store, &begun, |step| step <= JUDGED).is_none());
        assert_eq!(stored(store, &club), 0);
        let done = read(store, &begun, |_| true).unwrap();
        assert_eq!((done.state, done.counts.total), (ImportState::Done, 1126));
        assert_eq!(stored(store, &club), 1125);
        let numbers = store.read(|db| hands::of_import(db, begun.id, 0, 3000)).unwrap();
        assert!(numbers.iter().map(|one| one.record).eq(1..=1125));
    });
}

#[test]
fn nothing_is_seen_when_someone_else_stores_one_of_the_hands_first() {
    on_both(|store, _| {
        let text = records(2250, &[]);
        let lines: Vec<&str> = text.lines().collect();
        let mut otherwise: serde_json::Value = serde_json::from_str(lines[0]).unwrap();
        otherwise["players"]["A"]["name"] = "Anita".into();
        let club = club(store);
        for (text, theirs, waiting, duplicates) in [
            (lines[..1125].join("\n"), otherwise.to_string(), 1, 0),
            (lines[1125..].join("\n"), lines[1125].to_owned(), 0, 1),
        ] {
            let before = stored(store, &club);
            let begun = begin(store, &club, &text, &atomic());
            let mut came = false;
            let done = read(store, &begun, |step| {
                // Behind the batch that it stands in, so that only the last look finds it.
                if step > JUDGED && !std::mem::replace(&mut came, true) {
                    import(store, &club, &theirs, &Choices::default());
                }
                true
            });
            let done = done.unwrap();
            assert!(came);
            assert_eq!((done.counts.waiting, done.counts.duplicates), (waiting, duplicates));
            assert_eq!((done.state, stored(store, &club)), (ImportState::Failed, before + 1));
            let other = store.read(|db| imports::by_id(db, begun.id)).unwrap();
            assert_eq!(other.failure.as_deref(), Some("refused"));
        }
    });
}
