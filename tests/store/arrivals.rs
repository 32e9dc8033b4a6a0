//! Players who say that they are here, on both databases.

use chrono::Utc;
use talon_store::arrivals::{self, SelfCheckIn};
use talon_store::tournaments::{self, TournamentState};
use talon_store::{Moment, StoreResult};

use super::ratings::tournament;
use super::samples::club;
use crate::harness::backend::on_both;

#[test]
fn who_says_that_they_are_here_waits_in_their_tournament_alone() {
    on_both(|store, backend| {
        let now = Moment::from(Utc::now());
        let done: StoreResult<()> = store.write(|db| {
            let ours = club(db, "a")?;
            let one = tournament(db, ours, TournamentState::CheckIn, now)?;
            let other = tournament(db, ours, TournamentState::CheckIn, now)?;
            assert_eq!(
                tournaments::head(db, one)?.self_check_in,
                SelfCheckIn::No,
                "unless it is set"
            );
            for how in SelfCheckIn::ALL {
                arrivals::set_self_check_in(db, one, *how)?;
                assert_eq!(tournaments::head(db, one)?.self_check_in, *how, "{}", backend.name);
            }
            assert_eq!(tournaments::head(db, other)?.self_check_in, SelfCheckIn::No);
            for (id, key) in [(one, 5), (one, 2), (other, 5)] {
                arrivals::insert(db, id, key, now)?;
            }
            assert_eq!(arrivals::of_tournament(db, one)?, [2, 5], "{}", backend.name);
            arrivals::remove(db, one, 5)?;
            arrivals::remove(db, one, 7)?;
            assert_eq!(arrivals::of_tournament(db, one)?, [2], "{}", backend.name);
            assert_eq!(arrivals::of_tournament(db, other)?, [5], "{}", backend.name);
            Ok(())
        });
        done.expect("arrivals");
    });
}
