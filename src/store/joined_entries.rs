//! Entries in clubs of a federation that are one person in its tables, because whose account they are said so.

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::StoreResult;
use crate::ids::{ClubId, MemberId, UserId};
use crate::league_schema::joined_entries;
use crate::time::Moment;

/// An entry that counts as another one in a federation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = joined_entries)]
pub struct JoinedEntry {
    pub federation_id: ClubId,
    pub member_id: MemberId,
    /// The entry as which it counts.
    pub kept_id: MemberId,
    /// Whose account both were when it was said.
    pub user_id: UserId,
    pub joined_at: Moment,
}

/// All of a federation.
pub fn of_federation(db: &mut Db, federation: ClubId) -> StoreResult<Vec<JoinedEntry>> {
    Ok(joined_entries::table
        .filter(joined_entries::federation_id.eq(federation))
        .order(joined_entries::member_id)
        .select(JoinedEntry::as_select())
        .load(db)?)
}

/// Those that an account joined, in whichever federation.
pub fn of_user(db: &mut Db, user: UserId) -> StoreResult<Vec<JoinedEntry>> {
    Ok(joined_entries::table
        .filter(joined_entries::user_id.eq(user))
        .order((joined_entries::federation_id, joined_entries::member_id))
        .select(JoinedEntry::as_select())
        .load(db)?)
}

/// Puts these in the place of all that an account joined in a federation, and of what others said of the same entries
/// when they were theirs.
pub fn set(db: &mut Db, federation: ClubId, user: UserId, joined: &[JoinedEntry]) -> StoreResult<()> {
    let own = joined_entries::table
        .filter(joined_entries::federation_id.eq(federation))
        .filter(joined_entries::user_id.eq(user));
    diesel::delete(own).execute(db)?;
    for one in joined {
        remove(db, federation, one.member_id)?;
        diesel::insert_into(joined_entries::table).values(one).execute(db)?;
    }
    Ok(())
}

/// An entry counts for itself again; one that does already is left alone.
pub fn remove(db: &mut Db, federation: ClubId, member: MemberId) -> StoreResult<()> {
    diesel::delete(joined_entries::table.find((federation, member))).execute(db)?;
    Ok(())
}
