//! Whether players check themselves in, and who says that they are here and waits for the word of the door.

use diesel::prelude::*;

use crate::club_schema::arrivals;
use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::TournamentId;
use crate::schema::tournaments;
use crate::time::Moment;
use crate::words::words;

words! {
    /// Whether players check themselves in.
    SelfCheckIn {
        No = "no",
        /// Whoever is at the door approves each of them.
        Approved = "approved",
        AtOnce = "at_once",
    }
}

/// Sets whether players of a tournament check themselves in.
pub fn set_self_check_in(db: &mut Db, id: TournamentId, how: SelfCheckIn) -> StoreResult<()> {
    diesel::update(tournaments::table.find(id))
        .set(tournaments::self_check_in.eq(how))
        .execute(db)?
        .or_not_found("tournament")
}

/// Those who say that they are here, by their keys in the tournament.
pub fn of_tournament(db: &mut Db, id: TournamentId) -> StoreResult<Vec<i64>> {
    Ok(arrivals::table
        .filter(arrivals::tournament_id.eq(id))
        .order(arrivals::member_key)
        .select(arrivals::member_key)
        .load(db)?)
}

/// Someone says that they are here; they have not said so before.
pub fn insert(db: &mut Db, id: TournamentId, member_key: i64, now: Moment) -> StoreResult<()> {
    diesel::insert_into(arrivals::table)
        .values((
            arrivals::tournament_id.eq(id),
            arrivals::member_key.eq(member_key),
            arrivals::said_at.eq(now),
        ))
        .execute(db)?;
    Ok(())
}

/// What someone said is settled.
pub fn remove(db: &mut Db, id: TournamentId, member_key: i64) -> StoreResult<()> {
    diesel::delete(arrivals::table.find((id, member_key))).execute(db)?;
    Ok(())
}
