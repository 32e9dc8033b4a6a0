//! How people are reached, on both databases.

use talon_store::player_contacts::{self, PlayerContact};
use talon_store::{MemberId, StoreResult};

use super::people::member;
use super::samples::club;
use crate::harness::backend::on_both;

fn contact(member_id: MemberId, contact: &str, shared: bool) -> PlayerContact {
    PlayerContact {
        member_id,
        contact: contact.to_owned(),
        shared,
    }
}

#[test]
fn a_contact_is_what_was_written_last_and_an_empty_one_is_forgotten() {
    on_both(|store, backend| {
        let done: StoreResult<()> = store.write(|db| {
            let ours = club(db, "a")?;
            let [anna, bela] = [member(db, ours, "Anna")?, member(db, ours, "Béla")?];
            player_contacts::set(db, &contact(anna, "+36 1", true))?;
            player_contacts::set(db, &contact(bela, "bela@example.org", false))?;
            player_contacts::set(db, &contact(anna, "+36 2", false))?;
            let kept = player_contacts::of_member(db, anna)?;
            assert_eq!(kept, Some(contact(anna, "+36 2", false)), "{}", backend.name);
            assert!(!format!("{kept:?}").contains("+36"), "it is not logged");
            player_contacts::set(db, &contact(anna, "", false))?;
            assert_eq!(player_contacts::of_member(db, anna)?, None, "{}", backend.name);
            assert_eq!(player_contacts::forget(db, &[anna, bela])?, 1, "{}", backend.name);
            assert_eq!(player_contacts::of_member(db, bela)?, None, "{}", backend.name);
            Ok(())
        });
        done.expect("contacts");
    });
}
