//! Lists of members, merges, and what is forgotten with time, on both databases.

use chrono::{DateTime, TimeDelta, Utc};
use talon_service::retention::{Forgotten, forget_old};
use talon_store::licences::{self, Licence};
use talon_store::member_lists::{self, NewMemberList};
use talon_store::members::{self, NewMember, Shown};
use talon_store::merges::{self, NewMerge};
use talon_store::player_contacts::{self, PlayerContact};
use talon_store::sessions::{self, NewSession};
use talon_store::{ClubId, Db, MemberId, Moment, Store, StoreResult, UserId, audit};

use super::samples::{club, hash, minute, user};
use crate::harness::backend::on_both;

fn write<T>(store: &Store, act: impl Fn(&mut Db) -> StoreResult<T>) -> T {
    store.write(|db| act(db)).expect("written")
}

fn read<T>(store: &Store, act: impl Fn(&mut Db) -> StoreResult<T>) -> T {
    store.read(|db| act(db)).expect("read")
}

fn entry(db: &mut Db, club: ClubId, name: &str) -> StoreResult<MemberId> {
    let new = NewMember {
        club_id: club,
        user_id: None,
        name,
        search_key: name,
        alias: None,
        shown: Shown::Full,
        email: Some("somebody@example.org"),
        is_guest: false,
        is_minor: false,
        joined_at: minute(0),
    };
    members::insert(db, &new)
}

#[test]
fn a_list_is_kept_byte_for_byte_read_otherwise_until_it_is_applied_and_forgotten_in_time() {
    on_both(|store, _| {
        let (ours, other) = write(store, |db| Ok((club(db, "a")?, club(db, "b")?)));
        let anna = write(store, |db| user(db, "anna@example.org"));
        let raw = [0, 255, b'=', b'\n'];
        let new = |club, public_id, at| NewMemberList {
            public_id,
            club_id: club,
            created_by: anna,
            created_at: minute(at),
            file_name: "list.csv",
            raw: &raw,
            reading: "{}",
        };
        let first = write(store, |db| member_lists::insert(db, &new(ours, "first", 0)));
        write(store, |db| member_lists::insert(db, &new(ours, "second", 5)));
        let found = read(store, |db| member_lists::by_public_id(db, ours, "first"));
        assert_eq!(
            (found.id, found.raw.as_slice(), found.applied_at),
            (first, &raw[..], None)
        );
        assert!(!format!("{found:?}").contains("list.csv"));
        assert!(
            store
                .read(|db| member_lists::by_public_id(db, other, "first"))
                .unwrap_err()
                .is_not_found()
        );
        write(store, |db| member_lists::set_reading(db, first, "otherwise"));
        write(store, |db| member_lists::set_applied(db, first, "done", minute(6)));
        let again = store.write(|db| member_lists::set_applied(db, first, "done", minute(7)));
        assert!(again.unwrap_err().is_not_found(), "once");
        let late = store.write(|db| member_lists::set_reading(db, first, "late"));
        assert!(late.unwrap_err().is_not_found(), "what was done is not read otherwise");
        let names: Vec<String> = read(store, |db| member_lists::of_club(db, ours, 10))
            .into_iter()
            .map(|list| list.public_id)
            .collect();
        assert_eq!(names, ["second", "first"]);
        assert_eq!(read(store, |db| member_lists::of_user(db, anna)).len(), 2);
        let whole = read(store, |db| member_lists::whole_of_club(db, ours));
        assert_eq!((whole.len(), whole[0].reading.as_str()), (2, "otherwise"));
        assert_eq!(
            write(store, |db| member_lists::expire(db, minute(5))),
            1,
            "the older one"
        );
        write(store, |db| member_lists::delete(db, whole[1].id));
        assert_eq!(read(store, |db| member_lists::of_club(db, ours, 10)), []);
    });
}

#[test]
fn an_entry_is_given_up_once_and_what_moved_is_kept_until_it_is_taken_back() {
    on_both(|store, _| {
        let ours = write(store, |db| club(db, "a"));
        let [stays, goes] = ["anna", "anni"].map(|name| write(store, |db| entry(db, ours, name)));
        let new = NewMerge {
            club_id: ours,
            kept_id: stays,
            given_up_id: goes,
            merged_at: minute(1),
            moved: "{\"mail\":1}",
        };
        let id = write(store, |db| merges::insert(db, &new));
        assert!(
            store.write(|db| merges::insert(db, &new)).unwrap_err().is_conflict(),
            "given up already"
        );
        let found = read(store, |db| merges::into(db, stays));
        assert_eq!((found.len(), found[0].moved.as_str()), (1, "{\"mail\":1}"));
        assert!(!format!("{found:?}").contains("mail"));
        assert_eq!(read(store, |db| merges::into(db, goes)), []);
        write(store, |db| merges::set_moved(db, id, "{}"));
        write(store, |db| merges::set_undone(db, id, minute(2)));
        assert!(
            store
                .write(|db| merges::set_undone(db, id, minute(3)))
                .unwrap_err()
                .is_not_found()
        );
        assert_eq!(read(store, |db| merges::into(db, stays)), []);
        for one in [stays, goes] {
            let about = read(store, |db| merges::about(db, &[one]));
            assert_eq!((about.len(), about[0].moved.as_str()), (1, "{}"));
        }
        write(store, |db| merges::insert(db, &new));
    });
}

/// Sessions that were begun so many days ago, and would go on until tomorrow.
fn sessions_seen_before(store: &Store, user: UserId, now: DateTime<Utc>, days: [i64; 2]) {
    for (n, days) in (1..).zip(days) {
        let session = NewSession {
            token_hash: &hash(n),
            user_id: Some(user),
            csrf_secret: b"secret",
            user_agent: "browser",
            confirmed_at: None,
            created_at: Moment::from(now - TimeDelta::days(days)),
            expires_at: Moment::from(now + TimeDelta::days(1)),
        };
        write(store, |db| sessions::insert(db, &session, 20));
    }
}

/// An old list and a new one.
fn lists_made_before(store: &Store, club: ClubId, user: UserId, moments: [Moment; 2]) {
    for (id, created_at) in ["old", "new"].into_iter().zip(moments) {
        let list = NewMemberList {
            public_id: id,
            club_id: club,
            created_by: user,
            created_at,
            file_name: "",
            raw: b"x",
            reading: "",
        };
        write(store, |db| member_lists::insert(db, &list));
    }
}

/// Entries of the audit log.
fn refusals_before(store: &Store, moments: [Moment; 3]) {
    for happened_at in moments {
        let entry = audit::NewEntry {
            happened_at,
            actor_kind: audit::ActorKind::Nobody,
            actor_id: None,
            action: "sign_in_refused",
            club_id: None,
            tournament: None,
            subject_kind: "site",
            subject_id: None,
            account_id: None,
            detail: "{}",
            reason: Some(audit::Reason {
                text: "why",
                salt: &[7; 16],
            }),
        };
        write(store, |db| audit::append(db, &entry));
    }
}

#[test]
fn what_is_kept_for_a_time_only_is_forgotten_and_the_rest_stays() {
    on_both(|store, backend| {
        let (now, ours) = (Utc::now(), write(store, |db| club(db, "a")));
        let anna = write(store, |db| user(db, "anna@example.org"));
        let days = |days| Moment::from(now - TimeDelta::days(days));
        let [gone, lately, before] = ["gone", "lately", "before"].map(|name| write(store, |db| entry(db, ours, name)));
        write(store, |db| members::set_deactivated(db, gone, Some(days(366))));
        for member_id in [gone, lately] {
            let kept = PlayerContact {
                member_id,
                contact: "+36 1".to_owned(),
                shared: true,
            };
            write(store, |db| player_contacts::set(db, &kept));
            let licence = Licence {
                member_id,
                club_id: ours,
                number: member_id.to_string(),
                key: member_id.to_string(),
            };
            write(store, |db| licences::set(db, &licence));
        }
        write(store, |db| members::set_deactivated(db, lately, Some(days(300))));
        write(store, |db| members::set_merged(db, before, Some(gone)));
        let moved = r#"{"before":{"user":null,"alias":null,"email":"old@example.org","number":null,"joined":"2020-01-01T00:00:00Z","is_guest":false,"deactivated":null},"after":{"user":null,"alias":null,"email":"old@example.org","number":null,"joined":"2020-01-01T00:00:00Z","is_guest":false,"deactivated":null}}"#;
        let merge = NewMerge {
            club_id: ours,
            kept_id: gone,
            given_up_id: before,
            merged_at: days(400),
            moved,
        };
        write(store, |db| merges::insert(db, &merge));
        sessions_seen_before(store, anna, now, [31, 29]);
        lists_made_before(store, ours, anna, [days(91), days(89)]);
        refusals_before(store, [days(731), days(729), days(1)]);
        let forgotten = forget_old(store, now).expect("forgotten");
        let expected = Forgotten {
            lists: 1,
            sessions: 1,
            mails: 2,
            deeds: 1,
            ..Forgotten::default()
        };
        assert_eq!(forgotten, expected, "{}", backend.name);
        assert_eq!(
            forget_old(store, now).expect("forgotten"),
            Forgotten::default(),
            "twice is once"
        );
        let mail = |id| read(store, |db| members::anywhere(db, id)).email;
        assert_eq!((mail(gone), mail(before)), (None, None));
        assert!(mail(lately).is_some());
        let contact = |id| read(store, |db| player_contacts::of_member(db, id)).is_some();
        assert_eq!((contact(gone), contact(lately)), (false, true));
        let licence = |id| read(store, |db| licences::of_member(db, id)).is_some();
        assert_eq!((licence(gone), licence(lately)), (false, true));
        assert!(
            !read(store, |db| merges::into(db, gone))[0]
                .moved
                .contains("old@example.org")
        );
        assert_eq!(read(store, audit::verify), (2, None), "the chain goes on");
        // All of it is old: the last entry stays, so that the next one hangs on it.
        let later = forget_old(store, now + TimeDelta::days(1_000)).expect("forgotten");
        assert_eq!((later.deeds, read(store, audit::verify)), (1, (1, None)));
    });
}
