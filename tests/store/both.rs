//! Clubs, accounts, sessions, tokens, uploads and the small tables: each query on both databases.

use chrono::TimeDelta;
use talon_store::idempotency::{self, Earlier};
use talon_store::members::{MemberFilter, Which};
use talon_store::sessions::{self, NewSession};
use talon_store::tokens::{self, Link, LinkKind, NewApiToken};
use talon_store::uploads::{self, NewUpload};
use talon_store::{ClubId, Db, Store, StoreError, StoreResult, UserId, attempt, clubs, members, settings, users};

use super::samples::{admin, club, hash, minute, user};
use crate::harness::backend::{Backend, on_both};

pub fn write<T>(store: &Store, work: impl FnOnce(&mut Db) -> StoreResult<T>) -> T {
    store.write(work).expect("a write")
}

pub fn read<T>(store: &Store, work: impl FnOnce(&mut Db) -> StoreResult<T>) -> T {
    store.read(work).expect("a read")
}

#[test]
fn clubs_are_found_by_their_address_and_names_are_taken_once() {
    on_both(|store, _| {
        let id = write(store, |db| club(db, "kecskemet"));
        assert_eq!(read(store, |db| clubs::by_slug(db, "kecskemet")).id, id);
        assert_eq!(read(store, |db| clubs::by_id(db, id)).created_at, minute(0));
        assert!(store.write(|db| club(db, "kecskemet")).unwrap_err().is_conflict());
        assert!(
            store
                .read(|db| clubs::by_slug(db, "elsewhere"))
                .unwrap_err()
                .is_not_found()
        );
        assert_eq!(read(store, clubs::all).len(), 1);
    });
}

#[test]
fn joining_twice_is_joining_once() {
    on_both(|store, _| {
        let (club, user) = write(store, |db| Ok((club(db, "a")?, user(db, "anna@example.org")?)));
        write(store, |db| members::join(db, club, user, minute(1)));
        write(store, |db| members::join(db, club, user, minute(2)));
        let part = MemberFilter {
            which: Which::Active,
            search_key: None,
        };
        let list = read(store, |db| members::list(db, club, &part));
        assert_eq!((list.len(), list[0].joined_at), (1, minute(1)));
        assert!(read(store, |db| members::is_active(db, club, user)));
        assert_eq!(read(store, |db| clubs::of_user(db, user))[0].id, club);
        write(store, |db| members::set_deactivated(db, list[0].id, Some(minute(3))));
        assert!(!read(store, |db| members::is_active(db, club, user)));
    });
}

#[test]
fn a_row_that_points_nowhere_is_refused() {
    on_both(|store, _| {
        let outcome = store.write(|db| members::join(db, ClubId(7), UserId(7), minute(0)));
        assert!(matches!(outcome, Err(StoreError::Refused(_))), "{outcome:?}");
    });
}

#[test]
fn accounts_keep_what_is_changed_on_them() {
    on_both(|store, _| {
        let id = write(store, |db| admin(db, "anna@example.org"));
        assert!(
            store
                .write(|db| user(db, "anna@example.org"))
                .unwrap_err()
                .is_conflict()
        );
        write(store, |db| users::set_password(db, id, "$argon2id$"));
        write(store, |db| users::set_profile(db, id, "Anna K.", "en"));
        assert_eq!(read(store, users::count_admins), 1);
        write(store, |db| users::set_locked(db, id, Some(minute(3))));
        assert_eq!(read(store, users::count_admins), 0);
        let found = read(store, |db| users::by_email(db, "anna@example.org"));
        assert_eq!(found, read(store, |db| users::by_id(db, id)));
        assert_eq!(found.password_hash.as_deref(), Some("$argon2id$"));
        assert_eq!(
            (found.name.as_str(), found.language.as_str(), found.locked_at),
            ("Anna K.", "en", Some(minute(3)))
        );
        assert!(!format!("{found:?}").contains("argon2id"));
        assert_eq!(read(store, users::all).len(), 1);
    });
}

fn session(db: &mut Db, user: Option<UserId>, n: u64) -> StoreResult<()> {
    let begun = minute(i64::try_from(n).expect("small"));
    let session = NewSession {
        token_hash: &hash(n),
        user_id: user,
        csrf_secret: b"secret",
        user_agent: "browser",
        confirmed_at: Some(begun),
        created_at: begun,
        expires_at: begun.plus(TimeDelta::days(30)),
    };
    sessions::insert(db, &session, 3)
}

#[test]
fn a_session_is_found_with_its_account_until_it_ends() {
    on_both(|store, _| {
        let id = write(store, |db| user(db, "anna@example.org"));
        write(store, |db| session(db, Some(id), 1));
        write(store, |db| session(db, None, 2));
        let (found, account) = read(store, |db| sessions::find(db, &hash(1), minute(5))).expect("a session");
        assert_eq!(
            (found.csrf_secret.as_slice(), account.map(|user| user.id)),
            (b"secret".as_slice(), Some(id))
        );
        let (_, nobody) = read(store, |db| sessions::find(db, &hash(2), minute(5))).expect("a visitor's session");
        assert!(nobody.is_none());
        assert!(read(store, |db| sessions::find(db, &hash(9), minute(5))).is_none());
        assert!(read(store, |db| sessions::find(db, &hash(1), minute(60 * 24 * 31))).is_none());

        write(store, |db| users::set_locked(db, id, Some(minute(6))));
        assert!(read(store, |db| sessions::find(db, &hash(1), minute(7))).is_none());
    });
}

#[test]
fn the_oldest_session_makes_room_for_a_new_one() {
    on_both(|store, _| {
        let id = write(store, |db| user(db, "anna@example.org"));
        for n in 1..=4 {
            write(store, |db| session(db, Some(id), n));
        }
        assert_eq!(read(store, |db| sessions::of_user(db, id)).len(), 3);
        assert!(read(store, |db| sessions::find(db, &hash(1), minute(5))).is_none());
        assert!(read(store, |db| sessions::find(db, &hash(4), minute(5))).is_some());
    });
}

#[test]
fn sessions_end_alone_or_together() {
    on_both(|store, _| {
        let id = write(store, |db| user(db, "anna@example.org"));
        for n in 1..=3 {
            write(store, |db| session(db, Some(id), n));
        }
        write(store, |db| sessions::end(db, &hash(1)));
        write(store, |db| sessions::confirm(db, &hash(3), minute(9)));
        write(store, |db| sessions::touch(db, &hash(3), minute(9)));
        assert_eq!(write(store, |db| sessions::end_all(db, id, Some(&hash(3)))), 1);
        let left = read(store, |db| sessions::of_user(db, id));
        assert_eq!(
            (left.len(), left[0].confirmed_at, left[0].seen_at),
            (1, Some(minute(9)), minute(9))
        );
        assert_eq!(write(store, |db| sessions::purge(db, minute(10), minute(9))), 0);
        assert_eq!(write(store, |db| sessions::purge(db, minute(10), minute(10))), 1);
        assert_eq!(write(store, |db| sessions::end_all(db, id, None)), 0);
    });
}

#[test]
fn a_token_works_until_it_expires_or_is_revoked() {
    on_both(|store, _| {
        let owner = write(store, |db| user(db, "anna@example.org"));
        let other = write(store, |db| user(db, "bela@example.org"));
        let token = NewApiToken {
            token_hash: &hash(1),
            user_id: owner,
            label: "script",
            scopes: "import",
            created_at: minute(0),
            expires_at: minute(100),
        };
        let id = write(store, |db| tokens::insert_api(db, &token));
        let (found, account) = read(store, |db| tokens::find_api(db, &hash(1), minute(99))).expect("a token");
        assert_eq!((found.id, found.scopes.as_str(), account.id), (id, "import", owner));
        assert!(read(store, |db| tokens::find_api(db, &hash(1), minute(100))).is_none());
        assert!(
            store
                .write(|db| tokens::revoke_api(db, other, id, minute(2)))
                .unwrap_err()
                .is_not_found()
        );
        write(store, |db| tokens::touch_api(db, id, minute(1)));
        write(store, |db| tokens::revoke_api(db, owner, id, minute(2)));
        assert!(read(store, |db| tokens::find_api(db, &hash(1), minute(3))).is_none());
        let listed = read(store, |db| tokens::api_of_user(db, owner));
        assert_eq!(
            (listed[0].used_at, listed[0].revoked_at),
            (Some(minute(1)), Some(minute(2)))
        );
    });
}

#[test]
fn a_link_works_once_and_in_time() {
    on_both(|store, _| {
        let (club, user) = write(store, |db| Ok((club(db, "a")?, user(db, "anna@example.org")?)));
        let link = Link {
            kind: LinkKind::Invite,
            user_id: None,
            club_id: Some(club),
            email: Some("new@example.org".to_owned()),
            created_by: Some(user),
            created_at: minute(0),
            expires_at: minute(60),
        };
        write(store, |db| tokens::insert_link(db, &hash(1), &link));
        let find = |kind, at| read(store, |db| tokens::find_link(db, &hash(1), kind, minute(at)));
        assert_eq!(find(LinkKind::Invite, 59), Some(link.clone()));
        assert_eq!((find(LinkKind::Reset, 59), find(LinkKind::Invite, 60)), (None, None));
        assert_eq!(
            write(store, |db| tokens::redeem_link(
                db,
                &hash(1),
                LinkKind::Invite,
                minute(1)
            )),
            link
        );
        let again = store.write(|db| tokens::redeem_link(db, &hash(1), LinkKind::Invite, minute(2)));
        assert!(again.unwrap_err().is_not_found());

        let reset = Link {
            kind: LinkKind::Reset,
            user_id: Some(user),
            ..link
        };
        write(store, |db| tokens::insert_link(db, &hash(2), &reset));
        assert_eq!(write(store, |db| tokens::drop_links(db, LinkKind::Reset, None)), 0);
        assert_eq!(
            write(store, |db| tokens::drop_links(db, LinkKind::Reset, Some(user))),
            1
        );
        assert_eq!(write(store, |db| tokens::purge_links(db, minute(61))), 1);
    });
}

#[test]
fn an_upload_is_kept_in_pieces_and_read_from_any_byte() {
    on_both(|store, _| {
        let club = write(store, |db| club(db, "a"));
        let upload = NewUpload {
            club_id: club,
            uploader_id: None,
            file_name: "friday.ndjson",
            media_type: "application/x-ndjson",
            created_at: minute(0),
        };
        let id = write(store, |db| uploads::begin(db, &upload));
        write(store, |db| uploads::append(db, id, 0, b"first "));
        let gap = store.write(|db| uploads::append(db, id, 7, b"third"));
        assert!(gap.unwrap_err().is_not_found());
        write(store, |db| uploads::append(db, id, 6, b"second"));
        assert!(read(store, |db| uploads::by_id(db, id)).finished_at.is_none());
        write(store, |db| uploads::finish(db, id, &hash(1), minute(1)));
        assert!(
            store
                .write(|db| uploads::append(db, id, 12, b"late"))
                .unwrap_err()
                .is_not_found()
        );

        let kept = read(store, |db| uploads::by_id(db, id));
        assert_eq!((kept.size, kept.sha256.as_deref()), (12, Some(&hash(1)[..])));
        let at = |offset| read(store, |db| uploads::chunk_at(db, id, offset)).map(|chunk| (chunk.start, chunk.bytes));
        assert_eq!(at(5), Some((0, b"first ".to_vec())));
        assert_eq!(at(6), Some((6, b"second".to_vec())));
        assert_eq!((at(11).map(|(start, _)| start), at(12)), (Some(6), None));
        assert_eq!(read(store, |db| uploads::bytes_of_club(db, club)), 12);

        let expired = |kept, begun| read(store, |db| uploads::expired(db, minute(kept), minute(begun), 10));
        assert_eq!((expired(0, 60), expired(1, 0)), (vec![], vec![id]));
        write(store, |db| uploads::delete(db, id));
        assert_eq!((at(0), read(store, |db| uploads::bytes_of_club(db, club))), (None, 0));
    });
}

#[test]
fn a_request_sent_twice_is_answered_once() {
    on_both(|store, _| {
        let find = |key: &str, n| read(store, |db| idempotency::find(db, "user 1", key, &hash(n)));
        assert_eq!(find("k", 1), Earlier::Unknown);
        write(store, |db| {
            idempotency::keep(db, "user 1", "k", &hash(1), "/imports/x", minute(0))
        });
        assert_eq!(find("k", 1), Earlier::Answered("/imports/x".to_owned()));
        assert_eq!(find("k", 2), Earlier::OtherRequest);
        let again = store.write(|db| idempotency::keep(db, "user 1", "k", &hash(1), "other", minute(0)));
        assert!(again.unwrap_err().is_conflict());
        assert_eq!(write(store, |db| idempotency::purge(db, minute(1))), 1);
    });
}

#[test]
fn a_setting_is_what_was_set_last() {
    on_both(|store, _| {
        assert_eq!(read(store, |db| settings::get(db, "name")), None);
        write(store, |db| settings::set(db, "name", "one"));
        write(store, |db| settings::set(db, "name", "two"));
        assert_eq!(read(store, |db| settings::get(db, "name")).as_deref(), Some("two"));
    });
}

#[test]
fn a_failed_transaction_leaves_nothing_and_a_reader_cannot_write() {
    on_both(|store, _| {
        let outcome: Result<(), StoreError> = store.write(|db| {
            settings::set(db, "name", "half")?;
            Err(StoreError::NotFound("reason to go on"))
        });
        assert!(outcome.unwrap_err().is_not_found());
        let sneaked = store.read(|db| settings::set(db, "name", "sneaked"));
        assert!(matches!(sneaked, Err(StoreError::ReadOnly)), "{sneaked:?}");
        assert_eq!(read(store, |db| settings::get(db, "name")), None);
        store.probe().expect("a database that can be written to");
        assert_eq!(read(store, |db| settings::get(db, "probe")), None);
        store.checkpoint().expect("a checkpoint");
    });
}

#[test]
fn a_probe_writes_to_the_disk_and_leaves_nothing_there() {
    for backend in Backend::all() {
        backend.open().probe().expect("a disk with room");
        match backend.file() {
            Some(file) => {
                let probe = file.with_file_name("talon.db-probe");
                assert!(!probe.exists(), "it is gone again");
                // A folder in its place stands for a disk that takes nothing.
                std::fs::create_dir(&probe).expect("a folder");
            }
            None => {
                let name = backend.url.rsplit('/').next().expect("a name");
                backend.behind_the_back(&format!("ALTER DATABASE {name} SET temp_file_limit = '64kB'"));
            }
        }
        let store = backend.open();
        assert!(store.probe().is_err(), "{}", backend.name);
        assert_eq!(read(&store, |db| settings::get(db, "probe")), None);
    }
}

#[test]
fn an_expected_failure_does_not_ruin_the_transaction_around_it() {
    on_both(|store, _| {
        write(store, |db| {
            club(db, "taken")?;
            let again = attempt(db, |db| {
                settings::set(db, "name", "half")?;
                club(db, "taken")
            });
            assert!(again.unwrap_err().is_conflict());
            settings::set(db, "other", "whole")
        });
        let kept = read(store, |db| {
            Ok((settings::get(db, "name")?, settings::get(db, "other")?))
        });
        assert_eq!(kept, (None, Some("whole".to_owned())));
    });
}

#[test]
fn a_panic_in_a_transaction_is_rolled_back() {
    on_both(|store, _| {
        let shared = store.clone();
        let writer = std::thread::spawn(move || {
            let _: StoreResult<()> = shared.write(|db| {
                settings::set(db, "name", "half")?;
                panic!("on purpose");
            });
        });
        assert!(writer.join().is_err());
        write(store, |db| settings::set(db, "other", "whole"));
        assert_eq!(read(store, |db| settings::get(db, "name")), None);
    });
}

#[test]
fn many_writers_take_turns_and_none_is_lost() {
    on_both(|store, _| {
        write(store, |db| settings::set(db, "count", "0"));
        std::thread::scope(|scope| {
            for worker in 0..8 {
                scope.spawn(move || {
                    for n in 0..10 {
                        write(store, |db| settings::set(db, &format!("{worker}.{n}"), "done"));
                    }
                });
            }
        });
        let done = (0..8).flat_map(|worker| (0..10).map(move |n| format!("{worker}.{n}")));
        assert!(
            read(store, |db| done
                .map(|name| settings::get(db, &name))
                .collect::<StoreResult<Vec<_>>>())
            .iter()
            .all(Option::is_some)
        );
    });
}

#[test]
fn statements_are_counted() {
    on_both(|store, _| {
        read(store, |db| settings::get(db, "warm"));
        let before = store.statements();
        read(store, |db| settings::get(db, "one").and(settings::get(db, "two")));
        assert_eq!(store.statements() - before, 2);
    });
}
