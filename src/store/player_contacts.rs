//! How people are reached who are host of a table, where they said so. It is in no list: it is read of one person
//! alone.

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::StoreResult;
use crate::ids::MemberId;
use crate::player_schema::player_contacts;

/// A telephone number or an address, as someone wrote it.
#[derive(Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = player_contacts)]
pub struct PlayerContact {
    pub member_id: MemberId,
    pub contact: String,
    /// Those who sit at a table with them see it.
    pub shared: bool,
}

impl std::fmt::Debug for PlayerContact {
    // How to reach someone is private.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PlayerContact")
            .field("member_id", &self.member_id)
            .field("shared", &self.shared)
            .finish_non_exhaustive()
    }
}

pub fn of_member(db: &mut Db, member: MemberId) -> StoreResult<Option<PlayerContact>> {
    Ok(player_contacts::table
        .find(member)
        .select(PlayerContact::as_select())
        .get_result(db)
        .optional()?)
}

/// Keeps it; an empty one is forgotten.
pub fn set(db: &mut Db, chosen: &PlayerContact) -> StoreResult<()> {
    forget(db, &[chosen.member_id])?;
    if !chosen.contact.is_empty() {
        diesel::insert_into(player_contacts::table).values(chosen).execute(db)?;
    }
    Ok(())
}

/// Moves what one entry said to another one that says nothing, and answers whether there was anything to move.
pub fn hand_over(db: &mut Db, from: MemberId, to: MemberId) -> StoreResult<bool> {
    let Some(given) = of_member(db, from)? else {
        return Ok(false);
    };
    if of_member(db, to)?.is_some() {
        return Ok(false);
    }
    forget(db, &[from])?;
    set(db, &PlayerContact { member_id: to, ..given })?;
    Ok(true)
}

/// Forgets those of these entries, and answers how many.
pub fn forget(db: &mut Db, entries: &[MemberId]) -> StoreResult<usize> {
    let entries: Vec<i64> = entries.iter().map(|id| id.0).collect();
    let of_entries = player_contacts::table.filter(player_contacts::member_id.eq_any(entries));
    Ok(diesel::delete(of_entries).execute(db)?)
}
