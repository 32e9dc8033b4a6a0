//! Imports and the verdicts on their records, on both databases.

use talon_store::hands::{OnProbable, insert_batch, void_import};
use talon_store::imports::{self, Counts, Import, ImportState, NewImport};
use talon_store::records::{self, Record, RecordStatus};
use talon_store::{ClubId, Db, Store, StoreError, StoreResult, UserId, hands};

use super::samples::{club, hand, minute, user};
use crate::harness::backend::on_both;

fn import(db: &mut Db, club: ClubId, importer: Option<UserId>, public_id: &str) -> StoreResult<Import> {
    let import = NewImport {
        public_id,
        club_id: club,
        importer_id: importer,
        upload_id: None,
        idempotency_key: importer.map(|_| "key"),
        file_name: "friday.ndjson",
        options: "{}",
        bytes_total: 1_000,
        created_at: minute(0),
        is_vouched: true,
    };
    let id = imports::insert(db, &import)?;
    imports::by_id(db, id)
}

fn write<T>(store: &Store, work: impl FnOnce(&mut Db) -> StoreResult<T>) -> T {
    store.write(work).expect("a write")
}

fn read<T>(store: &Store, work: impl FnOnce(&mut Db) -> StoreResult<T>) -> T {
    store.read(work).expect("a read")
}

#[test]
fn the_same_key_of_the_same_person_starts_one_import() {
    on_both(|store, _| {
        let (club, anna, bela) = write(store, |db| {
            Ok((
                club(db, "a")?,
                user(db, "anna@example.org")?,
                user(db, "bela@example.org")?,
            ))
        });
        let first = write(store, |db| import(db, club, Some(anna), "one"));
        assert!(
            store
                .write(|db| import(db, club, Some(anna), "two"))
                .unwrap_err()
                .is_conflict()
        );
        write(store, |db| import(db, club, Some(bela), "three"));
        write(store, |db| import(db, club, None, "four"));
        write(store, |db| import(db, club, None, "five"));
        assert_eq!(read(store, |db| imports::by_key(db, anna, "key")), Some(first.clone()));
        assert_eq!(read(store, |db| imports::by_key(db, anna, "other")), None);
        assert_eq!(read(store, |db| imports::by_public_id(db, "one")), first);
        assert_eq!(read(store, |db| imports::of_user(db, anna, 10)), [first]);
    });
}

#[test]
fn a_reading_goes_on_where_it_stopped_and_only_once() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let id = write(store, |db| import(db, club, None, "one")).id;
        let counts = Counts {
            total: 3,
            accepted: 2,
            with_warnings: 1,
            duplicates: 0,
            waiting: 0,
            rejected: 1,
        };
        assert!(
            store
                .write(|db| imports::advance(db, id, 0, 100, counts))
                .unwrap_err()
                .is_not_found()
        );
        assert_eq!(write(store, |db| imports::start(db, id)).state, ImportState::Running);
        write(store, |db| imports::advance(db, id, 0, 100, counts));
        assert!(
            store
                .write(|db| imports::advance(db, id, 0, 100, counts))
                .unwrap_err()
                .is_not_found()
        );
        let again = write(store, |db| imports::start(db, id));
        assert_eq!((again.position_bytes, again.counts), (100, counts));
        write(store, |db| imports::finish(db, id, ImportState::Done, None, minute(5)));
        assert!(store.write(|db| imports::start(db, id)).unwrap_err().is_not_found());
        assert_eq!(read(store, |db| imports::by_id(db, id)).finished_at, Some(minute(5)));
    });
}

#[test]
fn counts_that_do_not_add_up_are_refused() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let id = write(store, |db| import(db, club, None, "one")).id;
        write(store, |db| imports::start(db, id));
        let lost = Counts {
            total: 3,
            accepted: 2,
            ..Counts::default()
        };
        let outcome = store.write(|db| imports::advance(db, id, 0, 100, lost));
        assert!(matches!(outcome, Err(StoreError::Refused(_))), "{outcome:?}");
    });
}

#[test]
fn records_that_get_another_verdict_move_in_the_counts_once_all_was_read() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let id = write(store, |db| import(db, club, None, "one")).id;
        write(store, |db| imports::start(db, id));
        let counts = Counts {
            total: 4,
            waiting: 2,
            rejected: 2,
            ..Counts::default()
        };
        write(store, |db| imports::advance(db, id, 0, 100, counts));
        let change = Counts {
            accepted: 2,
            with_warnings: 1,
            waiting: -1,
            rejected: -2,
            duplicates: 1,
            ..Counts::default()
        };
        let early = store.write(|db| imports::recount(db, id, change));
        assert!(early.unwrap_err().is_not_found(), "the reader would write over it");
        write(store, |db| imports::finish(db, id, ImportState::Done, None, minute(1)));
        write(store, |db| imports::recount(db, id, change));
        let now = Counts {
            total: 4,
            accepted: 2,
            with_warnings: 1,
            duplicates: 1,
            waiting: 1,
            rejected: 0,
        };
        assert_eq!(read(store, |db| imports::by_id(db, id)).counts, now);
        let lost = store.write(|db| {
            imports::recount(
                db,
                id,
                Counts {
                    accepted: 1,
                    ..Counts::default()
                },
            )
        });
        assert!(matches!(lost, Err(StoreError::Refused(_))), "{lost:?}");
    });
}

#[test]
fn an_import_that_is_undone_while_it_is_read_stays_undone() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let id = write(store, |db| import(db, club, None, "one")).id;
        write(store, |db| imports::start(db, id));
        write(store, |db| imports::undo(db, id, minute(1)));
        assert!(
            store
                .write(|db| imports::advance(db, id, 0, 10, Counts::default()))
                .unwrap_err()
                .is_not_found()
        );
        let finished = store.write(|db| imports::finish(db, id, ImportState::Done, None, minute(2)));
        assert!(finished.unwrap_err().is_not_found());
        assert!(
            store
                .write(|db| imports::undo(db, id, minute(3)))
                .unwrap_err()
                .is_not_found()
        );
        assert_eq!(read(store, |db| imports::by_id(db, id)).state, ImportState::Undone);
    });
}

#[test]
fn verdicts_are_listed_in_order_and_decided_once() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let id = write(store, |db| import(db, club, None, "one")).id;
        let row = |record, status| Record {
            import_id: id,
            record,
            line: Some(record * 2),
            status,
            hand_id: None,
            code: (status == RecordStatus::Rejected).then(|| "MUST_BEAT".to_owned()),
            findings: "[]".to_owned(),
            raw: (status != RecordStatus::Duplicate).then(|| "{}".to_owned()),
            mended: None,
        };
        let rows = [
            row(2, RecordStatus::Rejected),
            row(5, RecordStatus::Waiting),
            row(7, RecordStatus::Duplicate),
            row(9, RecordStatus::Rejected),
        ];
        write(store, |db| records::insert(db, &rows));
        assert!(
            store
                .write(|db| records::insert(db, &rows[..1]))
                .unwrap_err()
                .is_conflict()
        );
        assert_eq!(read(store, |db| records::list(db, id, None, 0, 10)), rows);
        assert_eq!(
            read(store, |db| records::list(db, id, Some(RecordStatus::Rejected), 2, 10)),
            rows[3..]
        );
        assert_eq!(read(store, |db| records::list(db, id, None, 2, 1)), rows[1..2]);
        assert_eq!(read(store, |db| records::one(db, id, 7)), rows[2]);
        let codes = read(store, |db| records::codes(db, id));
        assert_eq!(codes, [(RecordStatus::Rejected, "MUST_BEAT".to_owned(), 2)]);
        let decided = Record {
            status: RecordStatus::Accepted,
            raw: None,
            mended: Some("typed".to_owned()),
            ..row(5, RecordStatus::Waiting)
        };
        write(store, |db| records::change(db, RecordStatus::Waiting, &decided));
        assert_eq!(read(store, |db| records::one(db, id, 5)), decided);
        assert_eq!(read(store, |db| records::mended(db, id)), [("typed".to_owned(), 1)]);
        let again = store.write(|db| records::change(db, RecordStatus::Waiting, &decided));
        assert!(again.unwrap_err().is_not_found());
        write(store, |db| records::clear(db, id));
        assert_eq!(read(store, |db| records::list(db, id, None, 0, 10)), []);
    });
}

#[test]
fn undoing_an_import_takes_its_hands_out_and_the_file_can_come_again() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let id = write(store, |db| import(db, club, None, "one")).id;
        let mut mine = hand(1);
        (mine.import_id, mine.import_record) = (Some(id), Some(1));
        let batch = [mine, hand(2)];
        let stored = write(store, |db| insert_batch(db, club, &batch, OnProbable::Wait));
        assert_eq!(write(store, |db| void_import(db, id, "undone", minute(9))), 1);
        assert_eq!(
            read(store, |db| hands::by_id(db, stored[0].hand())).voided_at,
            Some(minute(9))
        );
        let again = write(store, |db| insert_batch(db, club, &batch, OnProbable::Wait));
        assert!(matches!(again[0], hands::Insertion::Inserted(_)));
        assert_eq!(again[1], hands::Insertion::DuplicateExact(stored[1].hand()));
        let back = |id| store.write(|db| hands::put_back(db, id));
        assert!(
            back(stored[0].hand()).unwrap_err().is_not_found(),
            "it went with its import"
        );
        assert_eq!(read(store, |db| hands::taken_out(db, stored[0].hand())), None);
    });
}

#[test]
fn a_hand_that_was_taken_out_comes_back_unless_it_was_stored_again() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let store_one = || write(store, |db| insert_batch(db, club, &[hand(1)], OnProbable::Wait))[0].hand();
        let first = store_one();
        write(store, |db| hands::take_out(db, first, "wrong", minute(10)));
        assert_eq!(
            read(store, |db| hands::taken_out(db, first)),
            Some((minute(10), "wrong".to_owned()))
        );
        let second = store_one();
        let back = |id| store.write(|db| hands::put_back(db, id));
        assert!(back(first).unwrap_err().is_conflict());
        write(store, |db| hands::take_out(db, second, "twice", minute(11)));
        back(first).unwrap();
        assert_eq!(read(store, |db| hands::by_id(db, first)).voided_at, None);
        assert_eq!(read(store, |db| hands::taken_out(db, first)), None);
    });
}
