//! Who holds which role where.

use diesel::prelude::*;

use crate::conn::Db;
use crate::dialect::on_backend;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{ClubId, UserId};
use crate::schema::{members, roles, users};
use crate::time::Moment;
use crate::words::words;

words! {
    /// A role that is given; members and site admins are known otherwise.
    Role { Owner = "owner", Director = "director", Scorer = "scorer" }
}

/// A role and what it is held over; the tournament is empty where it is the whole club.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = roles)]
pub struct Held {
    pub user_id: UserId,
    pub role: Role,
    pub club_id: ClubId,
    pub tournament: String,
    pub granted_by: Option<UserId>,
    pub granted_at: Moment,
}

/// Gives a role; giving it twice is giving it once. Answers whether it is new.
pub fn grant(db: &mut Db, held: &Held) -> StoreResult<bool> {
    let row = (
        roles::user_id.eq(held.user_id),
        roles::role.eq(held.role),
        roles::club_id.eq(held.club_id),
        roles::tournament.eq(&held.tournament),
        roles::granted_by.eq(held.granted_by),
        roles::granted_at.eq(held.granted_at),
    );
    let given = on_backend!(db, conn => diesel::insert_into(roles::table)
        .values(row)
        .on_conflict((roles::user_id, roles::club_id, roles::tournament, roles::role))
        .do_nothing()
        .execute(conn))?;
    Ok(given == 1)
}

pub fn take(db: &mut Db, user: UserId, role: Role, club: ClubId, tournament: &str) -> StoreResult<()> {
    diesel::delete(
        roles::table
            .filter(roles::user_id.eq(user))
            .filter(roles::role.eq(role))
            .filter(roles::club_id.eq(club))
            .filter(roles::tournament.eq(tournament)),
    )
    .execute(db)?
    .or_not_found("role")
}

/// Everything someone holds in a club, the tournaments in it too.
pub fn in_club(db: &mut Db, user: UserId, club: ClubId) -> StoreResult<Vec<Held>> {
    Ok(roles::table
        .filter(roles::user_id.eq(user))
        .filter(roles::club_id.eq(club))
        .order(roles::id)
        .select(Held::as_select())
        .load(db)?)
}

/// Everything a member holds in a club, the tournaments in it too; none when they do not stand in its list or are not
/// active. In one statement, because almost every page of someone who is signed in asks.
pub fn of_member(db: &mut Db, user: UserId, club: ClubId) -> StoreResult<Option<Vec<Held>>> {
    let in_club = roles::user_id
        .nullable()
        .eq(members::user_id)
        .and(roles::club_id.eq(members::club_id));
    let rows: Vec<Option<Held>> = on_backend!(db, conn => members::table
        .left_join(roles::table.on(in_club))
        .filter(members::club_id.eq(club))
        .filter(members::user_id.eq(user))
        .filter(members::merged_into.is_null())
        .filter(members::deactivated_at.is_null())
        .order(roles::id)
        .select(Option::<Held>::as_select())
        .load(conn))?;
    Ok((!rows.is_empty()).then(|| rows.into_iter().flatten().collect()))
}

/// The same in every club in whose list they stand and are active.
pub fn of_member_everywhere(db: &mut Db, user: UserId) -> StoreResult<Vec<(ClubId, Option<Held>)>> {
    let in_club = roles::user_id
        .nullable()
        .eq(members::user_id)
        .and(roles::club_id.eq(members::club_id));
    Ok(on_backend!(db, conn => members::table
        .left_join(roles::table.on(in_club))
        .filter(members::user_id.eq(user))
        .filter(members::merged_into.is_null())
        .filter(members::deactivated_at.is_null())
        .order(roles::id)
        .select((members::club_id, Option::<Held>::as_select()))
        .load(conn))?)
}

/// Everything someone holds anywhere.
pub fn of_user(db: &mut Db, user: UserId) -> StoreResult<Vec<Held>> {
    Ok(roles::table
        .filter(roles::user_id.eq(user))
        .order(roles::id)
        .select(Held::as_select())
        .load(db)?)
}

/// The owners of a club that can act: their account is open and their entry in the club active.
pub fn active_owners(db: &mut Db, club: ClubId) -> StoreResult<Vec<UserId>> {
    Ok(roles::table
        .inner_join(users::table)
        .inner_join(members::table.on(members::user_id.eq(roles::user_id.nullable())))
        .filter(roles::club_id.eq(club))
        .filter(roles::role.eq(Role::Owner))
        .filter(users::locked_at.is_null())
        .filter(members::club_id.eq(club))
        .filter(members::merged_into.is_null())
        .filter(members::deactivated_at.is_null())
        .order(roles::id)
        .select(roles::user_id)
        .load(db)?)
}

/// Whether someone owns a club, whichever.
pub fn owns_any(db: &mut Db, user: UserId) -> StoreResult<bool> {
    let owned = roles::table
        .filter(roles::user_id.eq(user))
        .filter(roles::role.eq(Role::Owner));
    Ok(diesel::select(diesel::dsl::exists(owned)).get_result(db)?)
}
