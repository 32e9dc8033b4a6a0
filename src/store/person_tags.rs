//! Tags of people, and whether they agreed that public lists may use them.

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::StoreResult;
use crate::ids::{ClubId, MemberId};
use crate::player_schema::person_tags;
use crate::schema::members;

/// A tag of an entry.
#[derive(Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = person_tags)]
pub struct PersonTag {
    pub member_id: MemberId,
    pub tag: String,
    /// The person agreed that public lists may use it.
    pub agreed: bool,
}

impl std::fmt::Debug for PersonTag {
    // A tag is private.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PersonTag")
            .field("member_id", &self.member_id)
            .finish_non_exhaustive()
    }
}

/// The tags of the entries in the list of a club. Those of entries that were given up for others wait with them.
pub fn of_club(db: &mut Db, club: ClubId) -> StoreResult<Vec<PersonTag>> {
    let listed = members::table
        .filter(members::club_id.eq(club))
        .filter(members::merged_into.is_null());
    let tags = person_tags::table
        .filter(person_tags::member_id.eq_any(listed.select(members::id)))
        .select(PersonTag::as_select())
        .load(db)?;
    Ok(sorted(tags))
}

/// The tags of an entry.
pub fn of_member(db: &mut Db, member: MemberId) -> StoreResult<Vec<PersonTag>> {
    let tags = person_tags::table
        .filter(person_tags::member_id.eq(member))
        .select(PersonTag::as_select())
        .load(db)?;
    Ok(sorted(tags))
}

/// In one order, whichever database they come from.
fn sorted(mut tags: Vec<PersonTag>) -> Vec<PersonTag> {
    tags.sort_by(|one, other| (one.member_id.0, &one.tag).cmp(&(other.member_id.0, &other.tag)));
    tags
}

/// Puts these in the place of all that an entry has.
pub fn set(db: &mut Db, member: MemberId, tags: &[PersonTag]) -> StoreResult<()> {
    diesel::delete(person_tags::table.filter(person_tags::member_id.eq(member))).execute(db)?;
    for tag in tags {
        diesel::insert_into(person_tags::table).values(tag).execute(db)?;
    }
    Ok(())
}
