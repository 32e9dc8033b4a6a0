//! Drafts, on both databases: found by their owner alone, changed one after the other, forgotten in time and with the
//! account.

use chrono::{TimeDelta, Utc};
use talon_service::retention::forget_old;
use talon_store::drafts::{self, DraftText};
use talon_store::{HandId, Moment, StoreResult};

use super::samples::user;
use crate::harness::backend::{Backend, on_both};

const TEXT: DraftText<'static> = DraftText {
    document: "{}",
    history: "done",
    typed: "",
};

#[test]
fn a_draft_is_its_owners_and_a_change_of_an_older_revision_is_refused() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let done = store.write(|db| -> StoreResult<()> {
            let (anna, bela) = (user(db, "anna")?, user(db, "bela")?);
            let id = drafts::insert(db, anna, TEXT, now)?;
            assert_eq!(
                (drafts::lock_of_owner(db, anna)?, drafts::lock_of_owner(db, bela)?),
                (1, 0)
            );
            assert_eq!(drafts::by_id(db, anna, id)?.history, "done");
            assert!(drafts::by_id(db, bela, id).is_err_and(|error| error.is_not_found()));
            let next = DraftText { document: "[]", ..TEXT };
            assert!(!drafts::set(db, bela, id, 1, next, now)?);
            assert!(drafts::set(db, anna, id, 1, next, now)?);
            assert!(!drafts::set(db, anna, id, 1, TEXT, now)?);
            let kept = drafts::of_owner(db, anna, 10)?;
            assert_eq!((kept[0].document.as_str(), kept[0].revision), ("[]", 2));
            assert!(drafts::delete(db, bela, id).is_err_and(|error| error.is_not_found()));
            drafts::delete(db, anna, id)
        });
        done.expect("a draft");
    });
}

#[test]
fn a_draft_that_nobody_changed_for_ninety_days_is_forgotten() {
    on_both(|store, _| {
        let now = Utc::now();
        let days = |days: i64| Moment::from(now - TimeDelta::days(days));
        let made = store.write(|db| -> StoreResult<_> {
            let anna = user(db, "anna")?;
            drafts::insert(db, anna, TEXT, days(91))?;
            drafts::insert(db, anna, TEXT, days(89))?;
            Ok(anna)
        });
        let anna = made.expect("two drafts");
        assert_eq!(forget_old(store, now).expect("forgotten").drafts, 1);
        let left = store.read(|db| drafts::of_owner(db, anna, 10)).expect("read");
        assert_eq!(left.len(), 1);
        assert_eq!(left[0].changed_at, days(89));
    });
}

#[test]
fn the_drafts_of_an_account_go_with_it() {
    for backend in Backend::all() {
        let store = backend.open();
        let made = store.write(|db| -> StoreResult<_> {
            let (anna, bela) = (user(db, "anna")?, user(db, "bela")?);
            drafts::insert(db, anna, TEXT, Utc::now().into())?;
            drafts::insert(db, bela, TEXT, Utc::now().into())?;
            Ok((anna, bela))
        });
        let (anna, bela) = made.expect("two drafts");
        let keys = if backend.is_sqlite() {
            "PRAGMA foreign_keys = ON; "
        } else {
            ""
        };
        backend.behind_the_back(&format!("{keys}DELETE FROM users WHERE id = {anna}"));
        let left = |owner| store.read(|db| drafts::of_owner(db, owner, 10)).expect("read").len();
        assert_eq!((left(anna), left(bela)), (0, 1));
    }
}

#[test]
fn a_draft_that_became_a_hand_is_told_apart_until_it_is_changed_and_a_few_are_kept() {
    on_both(|store, _| {
        let now = |minutes: i64| Moment::from(Utc::now() + TimeDelta::minutes(minutes));
        let done = store.write(|db| -> StoreResult<()> {
            let anna = user(db, "anna")?;
            let (one, two) = (
                drafts::insert(db, anna, TEXT, now(0))?,
                drafts::insert(db, anna, TEXT, now(1))?,
            );
            assert!(!drafts::close(db, anna, one, "other", HandId(7), now(2))?);
            assert!(drafts::close(db, anna, one, "{}", HandId(7), now(2))?);
            assert!(drafts::close(db, anna, two, "{}", HandId(8), now(3))?);
            assert_eq!(
                (drafts::of_owner(db, anna, 9)?.len(), drafts::lock_of_owner(db, anna)?),
                (0, 0)
            );
            let hands = |kept: Vec<drafts::KeptDraft>| kept.into_iter().map(|one| one.stored_hand).collect::<Vec<_>>();
            assert_eq!(
                hands(drafts::stored_of_owner(db, anna, 9)?),
                [Some(HandId(8)), Some(HandId(7))]
            );
            drafts::forget_stored(db, anna, 1)?;
            assert_eq!(hands(drafts::stored_of_owner(db, anna, 9)?), [Some(HandId(8))]);
            assert!(drafts::set(db, anna, two, 1, DraftText { typed: "x", ..TEXT }, now(4))?);
            let open = drafts::of_owner(db, anna, 9)?;
            assert_eq!(
                (open[0].id, open[0].stored_hand, open[0].typed.as_str()),
                (two, None, "x")
            );
            Ok(())
        });
        done.expect("drafts");
    });
}
