//! Pairs that a federation confirmed, and accounts that said no, on both databases.

use chrono::Utc;
use talon_store::confirmed_pairs::{self, ApartAccount, ConfirmedPair};
use talon_store::{ClubId, MemberId, Moment, StoreResult};

use super::people::member;
use super::samples::{club, user};
use crate::harness::backend::on_both;

#[test]
fn a_pair_takes_the_place_of_what_was_confirmed_of_the_same_entry() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done: StoreResult<()> = store.write(|db| {
            let (union, other, one) = (club(db, "union")?, club(db, "other")?, club(db, "one")?);
            let [a, b, c] = [member(db, one, "A")?, member(db, other, "B")?, member(db, union, "C")?];
            let pair = |federation_id: ClubId, member_id: MemberId, kept_id: MemberId| ConfirmedPair {
                federation_id,
                member_id,
                kept_id,
                confirmed_at: now,
            };
            for pair in [pair(union, b, a), pair(union, b, c), pair(other, b, a)] {
                confirmed_pairs::confirm(db, &pair)?;
            }
            assert_eq!(confirmed_pairs::of_federation(db, union)?, [pair(union, b, c)]);
            assert_eq!(confirmed_pairs::with_entries(db, &[a])?, [pair(other, b, a)]);
            assert_eq!(confirmed_pairs::with_entries(db, &[b])?.len(), 2);
            confirmed_pairs::remove(db, union, b)?;
            confirmed_pairs::remove(db, union, b)?;
            assert_eq!(confirmed_pairs::of_federation(db, union)?, []);
            Ok(())
        });
        done.expect("pairs");
    });
}

#[test]
fn an_account_says_no_once_and_takes_it_back() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done: StoreResult<()> = store.write(|db| {
            let (union, anna) = (club(db, "union")?, user(db, "anna@example.org")?);
            let said = ApartAccount {
                federation_id: union,
                user_id: anna,
                said_at: now,
            };
            confirmed_pairs::say_apart(db, &said)?;
            confirmed_pairs::say_apart(db, &said)?;
            assert_eq!(confirmed_pairs::apart(db, union)?, [anna]);
            assert_eq!(confirmed_pairs::apart_of_user(db, anna)?, [said]);
            confirmed_pairs::unsay_apart(db, union, anna)?;
            assert_eq!(confirmed_pairs::apart(db, union)?, []);
            Ok(())
        });
        done.expect("said");
    });
}
