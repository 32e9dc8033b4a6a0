//! Licence numbers, on both databases.

use talon_store::licences::{self, Licence};
use talon_store::{ClubId, MemberId, StoreResult};

use super::people::member;
use super::samples::club;
use crate::harness::backend::on_both;

fn licence(club_id: ClubId, member_id: MemberId, number: &str) -> Licence {
    Licence {
        member_id,
        club_id,
        number: number.to_owned(),
        key: number.to_lowercase(),
    }
}

#[test]
fn an_entry_has_one_licence_number_that_no_other_of_its_club_has() {
    on_both(|store, backend| {
        let (ours, other, anna, bela, cili) = store
            .write(|db| -> StoreResult<_> {
                let (ours, other) = (club(db, "a")?, club(db, "b")?);
                let [anna, bela] = [member(db, ours, "Anna")?, member(db, ours, "Béla")?];
                let cili = member(db, other, "Cili")?;
                licences::set(db, &licence(ours, anna, "A-1"))?;
                licences::set(db, &licence(ours, anna, "A-2"))?;
                licences::set(db, &licence(other, cili, "A-2"))?;
                Ok((ours, other, anna, bela, cili))
            })
            .expect("licences");
        let taken: StoreResult<()> = store.write(|db| licences::set(db, &licence(ours, bela, "a-2")));
        assert!(taken.is_err_and(|error| error.is_conflict()), "{}", backend.name);
        let done: StoreResult<()> = store.write(|db| {
            let kept = licences::of_member(db, anna)?;
            assert_eq!(kept, Some(licence(ours, anna, "A-2")));
            assert!(!format!("{kept:?}").contains("A-2"), "it is not logged");
            assert_eq!(licences::holder(db, ours, "a-2")?, Some(anna));
            assert_eq!(licences::holder(db, ours, "a-1")?, None);
            assert_eq!(licences::of_club(db, other)?, [licence(other, cili, "A-2")]);
            assert!(licences::hand_over(db, anna, bela)?);
            assert!(!licences::hand_over(db, anna, bela)?, "there is none left");
            assert_eq!(licences::of_club(db, ours)?, [licence(ours, bela, "A-2")]);
            licences::set(db, &licence(ours, anna, "A-3"))?;
            assert!(!licences::hand_over(db, bela, anna)?, "they have their own");
            let mut of = licences::forget(db, &[anna, bela, cili])?;
            of.sort_unstable();
            assert_eq!(of, [ours, other]);
            assert_eq!(licences::forget(db, &[anna])?, []);
            Ok(())
        });
        done.expect("licences");
    });
}
