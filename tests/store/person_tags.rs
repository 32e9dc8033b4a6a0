//! Tags of people, on both databases.

use talon_store::person_tags::{self, PersonTag};
use talon_store::{ClubId, MemberId, Store, StoreResult, members};

use super::people::member;
use super::samples::club;
use crate::harness::backend::on_both;

fn tag(member_id: MemberId, tag: &str, agreed: bool) -> PersonTag {
    PersonTag {
        member_id,
        tag: tag.to_owned(),
        agreed,
    }
}

fn set(store: &Store, member: MemberId, tags: &[PersonTag]) {
    let done: StoreResult<()> = store.write(|db| person_tags::set(db, member, tags));
    done.expect("tags");
}

fn of_club(store: &Store, club: ClubId) -> Vec<PersonTag> {
    let read: StoreResult<_> = store.read(|db| person_tags::of_club(db, club));
    read.expect("tags")
}

#[test]
fn tags_take_the_place_of_those_before_and_come_in_one_order() {
    on_both(|store, backend| {
        let made: StoreResult<_> = store.write(|db| {
            let (ours, other) = (club(db, "a")?, club(db, "b")?);
            let [anna, bela] = [member(db, ours, "Anna")?, member(db, ours, "Béla")?];
            Ok((ours, anna, bela, member(db, other, "Elsewhere")?))
        });
        let (ours, anna, bela, elsewhere) = made.expect("entries");
        set(store, bela, &[tag(bela, "senior", false)]);
        set(store, elsewhere, &[tag(elsewhere, "junior", true)]);
        let own = [
            tag(anna, "Győr", true),
            tag(anna, "junior", false),
            tag(anna, "Žena", true),
        ];
        set(store, anna, &[own[2].clone(), own[0].clone(), own[1].clone()]);
        let all = [
            own[0].clone(),
            own[1].clone(),
            own[2].clone(),
            tag(bela, "senior", false),
        ];
        assert_eq!(of_club(store, ours), all, "{}", backend.name);
        set(store, anna, &[tag(anna, "junior", true)]);
        let read: StoreResult<_> = store.read(|db| person_tags::of_member(db, anna));
        assert_eq!(read.expect("tags"), [tag(anna, "junior", true)], "{}", backend.name);
        set(store, bela, &[]);
        assert_eq!(of_club(store, ours).len(), 1, "{}", backend.name);
    });
}

#[test]
fn tags_of_an_entry_that_was_given_up_wait_until_it_is_back() {
    on_both(|store, backend| {
        let made: StoreResult<_> = store.write(|db| {
            let ours = club(db, "a")?;
            Ok((ours, member(db, ours, "Anna")?, member(db, ours, "Ana")?))
        });
        let (ours, stays, goes) = made.expect("entries");
        set(store, goes, &[tag(goes, "junior", true)]);
        let merged: StoreResult<()> = store.write(|db| members::set_merged(db, goes, Some(stays)));
        merged.expect("a merge");
        assert!(of_club(store, ours).is_empty(), "{}", backend.name);
        let apart: StoreResult<()> = store.write(|db| members::set_merged(db, goes, None));
        apart.expect("two again");
        assert_eq!(of_club(store, ours), [tag(goes, "junior", true)], "{}", backend.name);
    });
}
