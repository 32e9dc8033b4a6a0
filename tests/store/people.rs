//! Members, roles, links that invite, and the log of what was done: each query on both databases.

use chrono::TimeDelta;
use talon_store::audit::{self, About, ActorKind, Broken, NewEntry, Reason};
use talon_store::invites::{self, Becomes, NewInvite};
use talon_store::members::{self, MemberChange, MemberFilter, NewMember, Shown, Which};
use talon_store::roles::{self, Held, Role};
use talon_store::{ClubId, Db, MemberId, Store, StoreError, StoreResult, UserId, clubs, search_key, sessions, users};

use super::samples::{club, hash, minute, user};
use crate::harness::backend::on_both;

fn write<T>(store: &Store, work: impl FnOnce(&mut Db) -> StoreResult<T>) -> T {
    store.write(work).expect("a write")
}

fn read<T>(store: &Store, work: impl FnOnce(&mut Db) -> StoreResult<T>) -> T {
    store.read(work).expect("a read")
}

pub(super) fn member(db: &mut Db, club: ClubId, name: &str) -> StoreResult<MemberId> {
    members::insert(
        db,
        &NewMember {
            club_id: club,
            user_id: None,
            name,
            search_key: &search_key(name),
            alias: None,
            shown: Shown::Alias,
            email: None,
            is_guest: true,
            is_minor: false,
            joined_at: minute(0),
        },
    )
}

fn names(store: &Store, club: ClubId, which: Which, key: Option<&str>) -> Vec<String> {
    let part = MemberFilter { which, search_key: key };
    read(store, |db| members::list(db, club, &part))
        .into_iter()
        .map(|one| one.name)
        .collect()
}

#[test]
fn members_are_listed_and_found_alike_on_both() {
    on_both(|store, _| {
        let (ours, other) = write(store, |db| Ok((club(db, "a")?, club(db, "b")?)));
        let ids = write(store, |db| {
            let names = ["Zoltán", "Ágnes", "béla", "Čedomir", "Anna_", "Anna%"];
            names
                .iter()
                .map(|name| member(db, ours, name))
                .collect::<StoreResult<Vec<_>>>()
        });
        write(store, |db| member(db, other, "Elsewhere"));
        assert_eq!(
            names(store, ours, Which::Active, None),
            ["Zoltán", "Ágnes", "béla", "Čedomir", "Anna_", "Anna%"]
        );
        assert_eq!(
            names(store, ours, Which::Active, Some("an")),
            ["Zoltán", "Anna_", "Anna%"]
        );
        assert_eq!(names(store, ours, Which::Active, Some("a_")), ["Anna_"]);
        assert_eq!(names(store, ours, Which::Active, Some("%")), ["Anna%"]);
        write(store, |db| members::set_deactivated(db, ids[0], Some(minute(1))));
        assert_eq!(names(store, ours, Which::Deactivated, None), ["Zoltán"]);
        assert_eq!(read(store, |db| members::count(db, ours, Which::Active)), 5);
        assert_eq!(read(store, |db| members::count(db, ours, Which::Deactivated)), 1);
        assert!(
            store
                .read(|db| members::by_id(db, other, ids[0]))
                .unwrap_err()
                .is_not_found()
        );
        assert_eq!(read(store, |db| members::named(db, ours, "bela"))[0].id, ids[2]);
    });
}

#[test]
fn an_entry_keeps_what_is_changed_on_it_and_an_account_is_in_a_club_once() {
    on_both(|store, _| {
        let (ours, anna) = write(store, |db| Ok((club(db, "a")?, user(db, "anna@example.org")?)));
        let id = write(store, |db| member(db, ours, "Anna"));
        let entry = MemberChange {
            name: "Kovács Anna",
            search_key: "kovacs anna",
            alias: Some("Ász"),
            shown: Shown::Alias,
            email: Some("anna@example.org"),
            is_guest: false,
            is_minor: true,
        };
        write(store, |db| members::set(db, id, &entry));
        write(store, |db| members::set_account(db, id, Some(anna)));
        let found = read(store, |db| members::of_account(db, ours, anna)).expect("an entry");
        assert_eq!(
            (found.id, found.alias.as_deref(), found.is_minor),
            (id, Some("Ász"), true)
        );
        assert!(!format!("{found:?}").contains("Anna"));
        write(store, |db| {
            members::set(
                db,
                id,
                &MemberChange {
                    alias: None,
                    email: None,
                    ..entry
                },
            )
        });
        let found = read(store, |db| members::by_id(db, ours, id));
        assert_eq!((found.alias, found.email), (None, None));
        let second = write(store, |db| member(db, ours, "Anna again"));
        let error = store
            .write(|db| members::set_account(db, second, Some(anna)))
            .unwrap_err();
        assert!(error.is_conflict(), "{error:?}");
        assert_eq!(write(store, |db| members::join(db, ours, anna, minute(5))), id);
        assert_eq!(
            read(store, |db| members::mails(db, ours)),
            [(anna, "anna@example.org".to_owned())]
        );
        assert_eq!(read(store, |db| members::of_user(db, anna)).len(), 1);
    });
}

#[test]
fn a_club_has_another_stamp_after_every_change_of_a_name_and_after_no_other() {
    on_both(|store, _| {
        let (ours, other) = write(store, |db| Ok((club(db, "a")?, club(db, "b")?)));
        let stamps = || {
            let both = read(store, |db| members::names_stamps(db, &[ours, other]));
            let alone = read(store, |db| members::names_stamps(db, &[other]));
            assert!(both.contains(&alone[0]), "{both:?} {alone:?}");
            let of = |club| both.iter().find(|(id, _)| *id == club).expect("a stamp").1.clone();
            (of(ours), of(other))
        };
        let mut seen = vec![stamps().0];
        let mut changes = |work: &dyn Fn(&mut Db) -> StoreResult<()>| {
            let before = stamps();
            write(store, work);
            let after = stamps();
            assert_eq!(before.1, after.1, "the names of another club");
            let is_new = !seen.contains(&after.0);
            assert_eq!(is_new, before.0 != after.0, "a stamp that was there before");
            seen.push(after.0);
            is_new
        };
        assert!(changes(&|db| member(db, ours, "Anna").map(drop)));
        assert!(changes(&|db| member(db, ours, "Kov\u{e1}cs Anna").map(drop)));
        let ids: Vec<MemberId> = read(store, |db| members::called(db, &[ours]))
            .iter()
            .map(|one| one.id)
            .collect();
        let entry = MemberChange {
            name: "Anna",
            search_key: "anna",
            alias: Some("\u{c1}sz"),
            shown: Shown::Alias,
            email: None,
            is_guest: false,
            is_minor: false,
        };
        assert!(changes(&|db| members::set(db, ids[0], &entry)));
        assert!(changes(&|db| members::set(
            db,
            ids[0],
            &MemberChange {
                shown: Shown::Full,
                ..entry
            }
        )));
        assert!(changes(&|db| members::set_merged(db, ids[1], Some(ids[0]))));
        assert!(changes(&|db| members::set_merged(db, ids[1], None)));
        assert!(!changes(&|db| members::set_deactivated(db, ids[0], Some(minute(1)))));
        assert!(!changes(&|db| members::set_number(db, ids[0], Some("7"))));
        assert!(!changes(&|db| members::set_joined(db, ids[0], minute(2))));
        assert_eq!(read(store, |db| members::names_stamps(db, &[])), []);
    });
}

#[test]
fn a_role_is_held_once_and_an_owner_counts_only_while_they_can_act() {
    on_both(|store, _| {
        let (ours, anna) = write(store, |db| Ok((club(db, "a")?, user(db, "anna@example.org")?)));
        let held = |role, tournament: &str| Held {
            user_id: anna,
            role,
            club_id: ours,
            tournament: tournament.to_owned(),
            granted_by: None,
            granted_at: minute(1),
        };
        assert!(write(store, |db| roles::grant(db, &held(Role::Owner, ""))));
        assert!(!write(store, |db| roles::grant(db, &held(Role::Owner, ""))));
        assert!(write(store, |db| roles::grant(db, &held(Role::Scorer, "7"))));
        let wrong = store.write(|db| roles::grant(db, &held(Role::Owner, "7")));
        assert!(matches!(wrong, Err(StoreError::Refused(_))), "{wrong:?}");
        assert_eq!(read(store, |db| roles::in_club(db, anna, ours)).len(), 2);
        let of_member = || read(store, |db| roles::of_member(db, anna, ours)).map(|held| held.len());
        assert_eq!(of_member(), None, "who stands in no list");
        let owners = || read(store, |db| roles::active_owners(db, ours));
        assert_eq!(owners(), [], "they are not in the list of the club");
        let entry = write(store, |db| members::join(db, ours, anna, minute(1)));
        assert_eq!(owners(), [anna]);
        write(store, |db| users::set_locked(db, anna, Some(minute(2))));
        assert_eq!(owners(), []);
        write(store, |db| users::set_locked(db, anna, None));
        write(store, |db| members::set_deactivated(db, entry, Some(minute(2))));
        assert_eq!(owners(), []);
        assert!(read(store, |db| roles::owns_any(db, anna)));
        write(store, |db| roles::take(db, anna, Role::Owner, ours, ""));
        assert!(!read(store, |db| roles::owns_any(db, anna)));
        let again = store.write(|db| roles::take(db, anna, Role::Owner, ours, ""));
        assert!(again.unwrap_err().is_not_found());
        assert_eq!(read(store, |db| roles::of_user(db, anna))[0].role, Role::Scorer);
    });
}

#[test]
fn a_link_into_a_club_works_once_in_time_and_not_when_it_was_taken_back() {
    on_both(|store, _| {
        let (ours, anna) = write(store, |db| Ok((club(db, "a")?, user(db, "anna@example.org")?)));
        let new = |n: u64| NewInvite {
            club_id: ours,
            token_hash: Box::leak(Box::new(hash(n))),
            role: Becomes::Member,
            member_id: None,
            label: "Béla",
            created_by: Some(anna),
            created_at: minute(0),
            expires_at: minute(60),
        };
        let first = write(store, |db| invites::insert(db, &new(1)));
        let second = write(store, |db| invites::insert(db, &new(2)));
        let find = |n, at| read(store, |db| invites::find(db, &hash(n), minute(at)));
        assert_eq!(find(1, 5).map(|one| one.id), Some(first));
        assert_eq!((find(1, 60), find(3, 5)), (None, None));
        write(store, |db| invites::redeem(db, first, anna, minute(6)));
        assert!(
            store
                .write(|db| invites::redeem(db, first, anna, minute(7)))
                .unwrap_err()
                .is_not_found()
        );
        assert_eq!(find(1, 8), None);
        write(store, |db| invites::revoke(db, ours, second, minute(9)));
        assert_eq!(find(2, 10), None);
        assert!(
            store
                .write(|db| invites::revoke(db, ours, first, minute(9)))
                .unwrap_err()
                .is_not_found()
        );
        let all = read(store, |db| invites::of_club(db, ours, 10));
        assert_eq!(all.iter().map(|one| one.id).collect::<Vec<_>>(), [second, first]);
        assert_eq!(all[1].used_by, Some(anna));
    });
}

#[test]
fn settings_of_a_club_are_kept_and_an_admin_manages_one_by_their_session() {
    on_both(|store, _| {
        let (ours, anna) = write(store, |db| Ok((club(db, "a")?, user(db, "anna@example.org")?)));
        let before = read(store, |db| clubs::by_id(db, ours));
        assert_eq!(
            (before.members_public, before.noindex, before.default_game),
            (false, false, None)
        );
        let settings = clubs::Settings {
            name: "Another".into(),
            timezone: "Europe/Zagreb".into(),
            language: "hr".into(),
            about: "Every Friday.".into(),
            logo_text: "AN".into(),
            default_game: Some("preferans".into()),
            rule_set: None,
            members_public: true,
            noindex: true,
            frame_sites: "https://a.example".into(),
        };
        write(store, |db| clubs::set(db, ours, &settings));
        let after = read(store, |db| clubs::by_slug(db, "a"));
        assert_eq!(
            (
                after.about.as_str(),
                after.default_game.as_deref(),
                after.frame_sites.as_str()
            ),
            ("Every Friday.", Some("preferans"), "https://a.example")
        );
        write(store, |db| {
            clubs::set(
                db,
                ours,
                &clubs::Settings {
                    default_game: None,
                    ..settings
                },
            )
        });
        assert_eq!(read(store, |db| clubs::by_id(db, ours)).default_game, None);

        let session = sessions::NewSession {
            token_hash: &hash(1),
            user_id: Some(anna),
            csrf_secret: b"secret",
            user_agent: "browser",
            confirmed_at: None,
            created_at: minute(0),
            expires_at: minute(0).plus(TimeDelta::days(1)),
        };
        write(store, |db| sessions::insert(db, &session, 3));
        write(store, |db| sessions::set_acting(db, &hash(1), Some((ours, minute(60)))));
        let (found, _) = read(store, |db| sessions::find(db, &hash(1), minute(5))).expect("a session");
        assert_eq!(
            (found.acting_club_id, found.acting_until),
            (Some(ours), Some(minute(60)))
        );
        write(store, |db| sessions::set_acting(db, &hash(1), None));
        let (found, _) = read(store, |db| sessions::find(db, &hash(1), minute(5))).expect("a session");
        assert_eq!(found.acting_club_id, None);
    });
}

fn entry(action: &'static str, club: Option<ClubId>, actor: UserId) -> NewEntry<'static> {
    NewEntry {
        happened_at: minute(1),
        actor_kind: ActorKind::Person,
        actor_id: Some(actor),
        action,
        club_id: club,
        tournament: None,
        subject_kind: "club",
        subject_id: club.map(|club| club.0),
        account_id: None,
        detail: "{}",
        reason: None,
    }
}

#[test]
fn every_entry_of_the_log_holds_the_one_before_and_a_change_behind_its_back_is_found() {
    on_both(|store, backend| {
        let (ours, anna, bela) = (ClubId(1), UserId(1), UserId(2));
        assert_eq!(read(store, audit::verify), (0, None));
        let reason = Reason {
            text: "asked by phone",
            salt: &[7; 16],
        };
        let ids = write(store, |db| {
            let first = audit::append(db, &entry("change_club", Some(ours), anna))?;
            let about = NewEntry {
                account_id: Some(bela),
                ..entry("grant_role", Some(ours), anna)
            };
            let second = audit::append(
                db,
                &NewEntry {
                    reason: Some(reason),
                    ..about
                },
            )?;
            Ok([first, second, audit::append(db, &entry("add_club", None, bela))?])
        });
        assert_eq!(read(store, audit::verify), (3, None));
        let list = |about| {
            let all = read(store, |db| audit::list(db, about, None, 10));
            all.into_iter().map(|(entry, _)| entry.id).collect::<Vec<_>>()
        };
        assert_eq!(list(About::Club(ours)), [ids[1], ids[0]]);
        assert_eq!(list(About::Person(bela)), [ids[2], ids[1]]);
        assert_eq!(list(About::Site), [ids[2]]);
        let older = read(store, |db| audit::list(db, About::Club(ours), Some(ids[1]), 10));
        assert_eq!((older.len(), older[0].0.id), (1, ids[0]));
        let told = read(store, |db| audit::list(db, About::Club(ours), None, 1));
        assert_eq!(told[0].1.as_deref(), Some("asked by phone"));

        backend.behind_the_back("DELETE FROM audit_reasons");
        assert_eq!(read(store, audit::verify), (3, None), "a reason may be erased");
        backend.behind_the_back(&format!("UPDATE audit SET actor_id = 9 WHERE id = {}", ids[1]));
        assert_eq!(read(store, audit::verify), (1, Some((ids[1], Broken::Changed))));
        backend.behind_the_back(&format!("DELETE FROM audit WHERE id = {}", ids[1]));
        assert_eq!(read(store, audit::verify), (1, Some((ids[2], Broken::Gap))));
    });
}

#[test]
fn many_who_write_to_the_log_at_once_make_one_chain() {
    on_both(|store, _| {
        std::thread::scope(|scope| {
            for n in 0..4 {
                scope.spawn(move || {
                    for _ in 0..5 {
                        write(store, |db| audit::append(db, &entry("change_club", None, UserId(n))));
                    }
                });
            }
        });
        assert_eq!(read(store, audit::verify), (20, None));
    });
}
