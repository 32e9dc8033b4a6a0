//! Scorecards, on both databases: found by either key and by whoever began them, changed one after the other, forgotten
//! in time.

use chrono::{TimeDelta, Utc};
use talon_service::retention::forget_old;
use talon_store::scorecards::{self, NewScorecard};
use talon_store::{Db, Hash, Moment, StoreResult, UserId};

use super::samples::user;
use crate::harness::backend::on_both;

const WRITE: Hash = [1; 32];
const READ: Hash = [2; 32];

fn begin(
    db: &mut Db,
    owner: Option<UserId>,
    keys: (&Hash, &Hash),
    now: Moment,
) -> StoreResult<talon_store::ScorecardId> {
    let new = NewScorecard {
        write_hash: keys.0,
        read_hash: keys.1,
        owner,
        document: "{}",
        place: None,
        now,
    };
    scorecards::insert(db, &new)
}

#[test]
fn a_card_is_found_by_its_keys_and_by_its_maker_and_by_nothing_else() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let found = store.write(|db| -> StoreResult<_> {
            let (anna, bela) = (user(db, "anna")?, user(db, "bela")?);
            let id = begin(db, Some(anna), (&WRITE, &READ), now)?;
            let by_key = |db: &mut Db, key: &Hash| scorecards::find(db, key).map(|card| card.map(|card| card.id));
            assert_eq!(by_key(db, &WRITE)?, Some(id));
            assert_eq!(by_key(db, &READ)?, Some(id));
            assert_eq!(by_key(db, &[3; 32])?, None);
            assert!(scorecards::find_own(db, id, anna)?.is_some() && scorecards::find_own(db, id, bela)?.is_none());
            assert_eq!(scorecards::of_owner(db, anna, 10)?.len(), 1);
            scorecards::set_keys(db, id, &[4; 32], &[5; 32])?;
            assert_eq!((by_key(db, &WRITE)?, by_key(db, &[4; 32])?), (None, Some(id)));
            Ok(id)
        });
        found.expect("a card");
    });
}

#[test]
fn a_change_of_an_older_revision_is_refused() {
    on_both(|store, _| {
        let now = Moment::from(Utc::now());
        let id = store.write(|db| begin(db, None, (&WRITE, &READ), now)).expect("a card");
        let set = |before: i64, text: &str| store.write(|db| scorecards::set(db, id, before, text, now));
        set(1, "one").expect("the first change");
        assert!(set(1, "other").is_err_and(|error| error.is_not_found()));
        let kept = store.write(|db| scorecards::lock(db, id)).expect("the card");
        assert_eq!((kept.document.as_str(), kept.revision), ("one", 2));
    });
}

#[test]
fn a_card_on_which_nobody_wrote_for_ninety_days_is_forgotten() {
    on_both(|store, _| {
        let now = Utc::now();
        let days = |days: i64| Moment::from(now - TimeDelta::days(days));
        let made = store.write(|db| -> StoreResult<()> {
            begin(db, None, (&WRITE, &READ), days(91))?;
            begin(db, None, (&[6; 32], &[7; 32]), days(89)).map(|_| ())
        });
        made.expect("two cards");
        let forgotten = forget_old(store, now).expect("forgotten");
        assert_eq!(forgotten.scorecards, 1);
        let left = |key: Hash| store.read(|db| scorecards::find(db, &key)).expect("read").is_some();
        assert_eq!((left(WRITE), left([6; 32])), (false, true));
    });
}
