//! What entries of a club were called before. The database writes it down with every other name; records of hands still
//! have these.

use diesel::prelude::*;

use crate::club_schema::former_names;
use crate::conn::Db;
use crate::error::StoreResult;
use crate::ids::{ClubId, MemberId};
use crate::schema::members;

/// A name that an entry had once.
#[derive(Clone, PartialEq, Eq, Queryable)]
pub struct FormerName {
    pub club_id: ClubId,
    pub member_id: MemberId,
    pub name: String,
}

impl std::fmt::Debug for FormerName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FormerName")
            .field("member_id", &self.member_id)
            .finish_non_exhaustive()
    }
}

/// All of these clubs.
pub fn of_clubs(db: &mut Db, clubs: &[ClubId]) -> StoreResult<Vec<FormerName>> {
    Ok(former_names::table
        .inner_join(members::table)
        .filter(members::club_id.eq_any(clubs.to_vec()))
        .order((former_names::member_id, former_names::name))
        .select((members::club_id, former_names::member_id, former_names::name))
        .load(db)?)
}

/// Those of one entry.
pub fn of_member(db: &mut Db, member: MemberId) -> StoreResult<Vec<String>> {
    Ok(former_names::table
        .filter(former_names::member_id.eq(member))
        .order(former_names::name)
        .select(former_names::name)
        .load(db)?)
}

/// The clubs that have some.
pub fn clubs(db: &mut Db) -> StoreResult<Vec<ClubId>> {
    let all = former_names::table.inner_join(members::table);
    Ok(all.select(members::club_id).distinct().load(db)?)
}
