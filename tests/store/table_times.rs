//! Times at which tables could meet, on both databases.

use chrono::{NaiveDate, NaiveDateTime, Utc};
use talon_store::table_times::{self, TableTime, TimeOfTable};
use talon_store::tournaments::TournamentState;
use talon_store::{Moment, StoreResult, TournamentId};

use super::ratings::tournament;
use super::samples::club;
use crate::harness::backend::on_both;

fn at(hour: u32) -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(2026, 12, 5).expect("a day");
    day.and_hms_opt(hour, 0, 0).expect("a time")
}

/// That a time suits someone at the table of this number.
fn said(tournament_id: TournamentId, table_no: i64, hour: u32, member_key: i64, said_at: Moment) -> TableTime {
    TableTime {
        tournament_id,
        round: 1,
        table_no,
        seed: 7,
        starts_at: at(hour),
        member_key,
        proposed: member_key == 1,
        said_at,
    }
}

#[test]
fn a_time_is_said_taken_back_and_withdrawn_at_its_table_alone() {
    on_both(|store, backend| {
        let now = Moment::from(Utc::now());
        let done: StoreResult<()> = store.write(|db| {
            let ours = club(db, "a")?;
            let one = tournament(db, ours, TournamentState::Running, now)?;
            let other = tournament(db, ours, TournamentState::Running, now)?;
            let rows = [
                said(one, 1, 18, 1, now),
                said(one, 1, 18, 2, now),
                said(one, 1, 20, 1, now),
                said(one, 2, 18, 5, now),
                said(other, 1, 18, 1, now),
            ];
            for row in [3, 2, 1, 0, 4] {
                table_times::insert(db, &rows[row])?;
            }
            assert_eq!(table_times::of_tournament(db, one)?, rows[..4], "{}", backend.name);
            let time = TimeOfTable {
                tournament: one,
                round: 1,
                table: 1,
                seed: 7,
                starts_at: at(18),
            };
            table_times::take_back(db, &time, 2)?;
            let left = table_times::of_tournament(db, one)?;
            assert_eq!(left, [rows[0], rows[2], rows[3]], "{}", backend.name);
            table_times::withdraw(db, &TimeOfTable { seed: 8, ..time })?;
            assert_eq!(table_times::of_tournament(db, one)?.len(), 3, "another draw");
            table_times::withdraw(db, &time)?;
            assert_eq!(table_times::of_tournament(db, one)?, rows[2..4], "{}", backend.name);
            assert_eq!(table_times::of_tournament(db, other)?, rows[4..], "{}", backend.name);
            Ok(())
        });
        done.expect("times");
    });
}
