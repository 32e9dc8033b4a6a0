//! Who belongs to which club, with an account or without.

use std::collections::BTreeMap;

use diesel::prelude::*;

use crate::conn::{Db, MultiBackend};
use crate::dialect::on_backend;
use crate::error::{OrNotFound, StoreError, StoreResult};
use crate::ids::{ClubId, MemberId, UserId};
use crate::schema::{clubs, members, users};
use crate::search_key::{containing, search_key};
use crate::time::Moment;
use crate::words::words;

words! {
    /// Under which name the public sees a member.
    Shown { Full = "full", Short = "short", Alias = "alias" }
}

#[derive(Clone, PartialEq, Eq, Queryable, Selectable)]
pub struct Member {
    pub id: MemberId,
    pub club_id: ClubId,
    pub user_id: Option<UserId>,
    pub name: String,
    pub alias: Option<String>,
    pub shown: Shown,
    pub email: Option<String>,
    pub is_guest: bool,
    pub is_minor: bool,
    pub joined_at: Moment,
    pub deactivated_at: Option<Moment>,
    pub merged_into: Option<MemberId>,
    /// What the club itself counts them by, in its own way of writing it.
    pub number: Option<String>,
}

impl std::fmt::Debug for Member {
    // A member that is logged must show neither name nor address.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Member").field("id", &self.id).finish_non_exhaustive()
    }
}

/// One who is to be entered; `search_key`, that of the name, is made by the caller.
#[derive(Clone, Copy, Insertable)]
#[diesel(table_name = members, treat_none_as_default_value = false)]
pub struct NewMember<'a> {
    pub club_id: ClubId,
    pub user_id: Option<UserId>,
    pub name: &'a str,
    #[diesel(column_name = name_fold)]
    pub search_key: &'a str,
    pub alias: Option<&'a str>,
    pub shown: Shown,
    pub email: Option<&'a str>,
    pub is_guest: bool,
    pub is_minor: bool,
    pub joined_at: Moment,
}

impl std::fmt::Debug for NewMember<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewMember")
            .field("club_id", &self.club_id)
            .finish_non_exhaustive()
    }
}

/// What can be changed of an entry.
#[derive(Clone, Copy, AsChangeset)]
#[diesel(table_name = members, treat_none_as_null = true)]
pub struct MemberChange<'a> {
    pub name: &'a str,
    #[diesel(column_name = name_fold)]
    pub search_key: &'a str,
    pub alias: Option<&'a str>,
    pub shown: Shown,
    pub email: Option<&'a str>,
    pub is_guest: bool,
    pub is_minor: bool,
}

impl std::fmt::Debug for MemberChange<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Entry")
    }
}

/// Which entries of a list are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    Active,
    Deactivated,
}

/// A part of the list of a club.
#[derive(Debug, Clone, Copy)]
pub struct MemberFilter<'a> {
    pub which: Which,
    /// Part of a name, as a search key.
    pub search_key: Option<&'a str>,
}

/// What an entry is called, and what it wants to be called by others.
#[derive(Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = members)]
pub struct Called {
    pub id: MemberId,
    pub club_id: ClubId,
    pub name: String,
    pub alias: Option<String>,
    pub shown: Shown,
    pub merged_into: Option<MemberId>,
    pub is_guest: bool,
    pub is_minor: bool,
}

impl std::fmt::Debug for Called {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Called").field("id", &self.id).finish_non_exhaustive()
    }
}

/// An account that is in the club already is a conflict.
pub fn insert(db: &mut Db, member: &NewMember<'_>) -> StoreResult<MemberId> {
    Ok(diesel::insert_into(members::table)
        .values(member)
        .returning(members::id)
        .get_result(db)?)
}

/// Puts an account into a club under its own name; joining twice is joining once, and one who was deactivated comes
/// back.
pub fn join(db: &mut Db, club: ClubId, user: UserId, now: Moment) -> StoreResult<MemberId> {
    if let Some(there) = of_account(db, club, user)? {
        if there.deactivated_at.is_some() {
            set_deactivated(db, there.id, None)?;
        }
        return Ok(there.id);
    }
    let account: Option<String> = users::table.find(user).select(users::name).get_result(db).optional()?;
    let name = account.ok_or_else(|| StoreError::Refused("members_user".to_owned()))?;
    let member = NewMember {
        club_id: club,
        user_id: Some(user),
        name: &name,
        search_key: &search_key(&name),
        alias: None,
        shown: Shown::Short,
        email: None,
        is_guest: false,
        is_minor: false,
        joined_at: now,
    };
    insert(db, &member)
}

pub fn set(db: &mut Db, id: MemberId, entry: &MemberChange<'_>) -> StoreResult<()> {
    diesel::update(members::table.find(id))
        .set(entry)
        .execute(db)?
        .or_not_found("member")
}

/// Under which name the public sees someone, and nothing else of the entry.
pub fn set_shown(db: &mut Db, id: MemberId, shown: Shown, alias: Option<&str>) -> StoreResult<()> {
    diesel::update(members::table.find(id))
        .set((members::shown.eq(shown), members::alias.eq(alias)))
        .execute(db)?
        .or_not_found("member")
}

pub fn set_number(db: &mut Db, id: MemberId, number: Option<&str>) -> StoreResult<()> {
    diesel::update(members::table.find(id))
        .set(members::number.eq(number))
        .execute(db)?
        .or_not_found("member")
}

pub fn set_joined(db: &mut Db, id: MemberId, joined: Moment) -> StoreResult<()> {
    diesel::update(members::table.find(id))
        .set(members::joined_at.eq(joined))
        .execute(db)?
        .or_not_found("member")
}

/// Gives an entry up for another, or takes that back.
pub fn set_merged(db: &mut Db, id: MemberId, into: Option<MemberId>) -> StoreResult<()> {
    diesel::update(members::table.find(id))
        .set(members::merged_into.eq(into))
        .execute(db)?
        .or_not_found("member")
}

/// `None` makes the entry active again.
pub fn set_deactivated(db: &mut Db, id: MemberId, since: Option<Moment>) -> StoreResult<()> {
    diesel::update(members::table.find(id))
        .set(members::deactivated_at.eq(since))
        .execute(db)?
        .or_not_found("member")
}

/// Gives the entry an account. One that is in the club already is a conflict.
pub fn set_account(db: &mut Db, id: MemberId, user: Option<UserId>) -> StoreResult<()> {
    diesel::update(members::table.find(id))
        .set(members::user_id.eq(user))
        .execute(db)?
        .or_not_found("member")
}

/// The entry of this club, also one that was given up for another.
pub fn by_id(db: &mut Db, club: ClubId, id: MemberId) -> StoreResult<Member> {
    members::table
        .find(id)
        .filter(members::club_id.eq(club))
        .select(Member::as_select())
        .get_result(db)
        .or_not_found("member")
}

/// The entry of an account in a club, active or not.
pub fn of_account(db: &mut Db, club: ClubId, user: UserId) -> StoreResult<Option<Member>> {
    Ok(members::table
        .filter(members::club_id.eq(club))
        .filter(members::user_id.eq(user))
        .filter(members::merged_into.is_null())
        .select(Member::as_select())
        .get_result(db)
        .optional()?)
}

/// Every entry of an account, in whichever club.
pub fn of_user(db: &mut Db, user: UserId) -> StoreResult<Vec<Member>> {
    Ok(members::table
        .filter(members::user_id.eq(user))
        .order(members::id)
        .select(Member::as_select())
        .load(db)?)
}

/// Whether the account stands in the list of the club and are active.
pub fn is_active(db: &mut Db, club: ClubId, user: UserId) -> StoreResult<bool> {
    let entry = members::table
        .filter(members::club_id.eq(club))
        .filter(members::user_id.eq(user))
        .filter(members::merged_into.is_null())
        .filter(members::deactivated_at.is_null());
    Ok(diesel::select(diesel::dsl::exists(entry)).get_result(db)?)
}

/// The entry of this number, of whichever club, also one that was given up for another.
pub fn anywhere(db: &mut Db, id: MemberId) -> StoreResult<Member> {
    members::table
        .find(id)
        .select(Member::as_select())
        .get_result(db)
        .or_not_found("member")
}

/// These entries, of whichever clubs.
pub fn several(db: &mut Db, ids: &[MemberId]) -> StoreResult<Vec<Member>> {
    let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
    Ok(members::table
        .filter(members::id.eq_any(ids))
        .select(Member::as_select())
        .load(db)?)
}

/// The same, each with the entry that it was given up for, if it was, and so on: one statement for each step.
pub fn several_with_merged(db: &mut Db, ids: &[MemberId]) -> StoreResult<BTreeMap<MemberId, Member>> {
    let mut found = BTreeMap::new();
    let mut wanted = ids.to_vec();
    while !wanted.is_empty() {
        let some = several(db, &wanted)?;
        wanted = some.iter().filter_map(|member| member.merged_into).collect();
        found.extend(some.into_iter().map(|member| (member.id, member)));
        wanted.retain(|id| !found.contains_key(id));
    }
    Ok(found)
}

/// Everyone in the list of a club, active or not, each with the email address of their account.
pub fn everybody(db: &mut Db, club: ClubId) -> StoreResult<Vec<(Member, Option<String>)>> {
    Ok(members::table
        .left_join(users::table)
        .filter(members::club_id.eq(club))
        .filter(members::merged_into.is_null())
        .order(members::id)
        .select((Member::as_select(), users::email.nullable()))
        .load(db)?)
}

/// A word for each of these clubs that is another one after every change of what `called` says of it; no two databases
/// share one. Anyone who keeps something under it asks for the word before they ask for the names.
pub fn names_stamps(db: &mut Db, clubs: &[ClubId]) -> StoreResult<Vec<(ClubId, String)>> {
    let stamp = (clubs::id, clubs::names_stamp);
    Ok(match clubs {
        [] => Vec::new(),
        // By its key alone the statement is found prepared.
        [club] => on_backend!(db, conn => clubs::table.find(club).select(stamp).load(conn))?,
        clubs => clubs::table
            .filter(clubs::id.eq_any(clubs.to_vec()))
            .select(stamp)
            .load(db)?,
    })
}

/// What everyone of these clubs is called, those who left and those given up for another entry too.
pub fn called(db: &mut Db, clubs: &[ClubId]) -> StoreResult<Vec<Called>> {
    let here = members::table.filter(members::club_id.eq_any(clubs.to_vec()));
    Ok(here.order(members::id).select(Called::as_select()).load(db)?)
}

/// All entries of a club, those who left and those given up for another entry too.
pub fn entries(db: &mut Db, club: ClubId) -> StoreResult<Vec<Member>> {
    Ok(members::table
        .filter(members::club_id.eq(club))
        .order(members::id)
        .select(Member::as_select())
        .load(db)?)
}

/// Whether a club has entries that were given up for others.
pub fn has_merged(db: &mut Db, club: ClubId) -> StoreResult<bool> {
    let merged = members::table
        .filter(members::club_id.eq(club))
        .filter(members::merged_into.is_not_null());
    Ok(diesel::select(diesel::dsl::exists(merged)).get_result(db)?)
}

/// The clubs with someone who does not show their whole name.
pub fn clubs_that_hide(db: &mut Db) -> StoreResult<Vec<ClubId>> {
    let hidden = members::table.filter(members::shown.ne(Shown::Full));
    Ok(hidden.select(members::club_id).distinct().load(db)?)
}

/// Those that were not given up for another entry, as they were entered: the order of names is up to the club's
/// language.
pub fn list(db: &mut Db, club: ClubId, part: &MemberFilter<'_>) -> StoreResult<Vec<Member>> {
    let mut query = members::table
        .filter(members::club_id.eq(club))
        .filter(members::merged_into.is_null())
        .into_boxed::<MultiBackend>();
    query = match part.which {
        Which::Active => query.filter(members::deactivated_at.is_null()),
        Which::Deactivated => query.filter(members::deactivated_at.is_not_null()),
    };
    if let Some(key) = part.search_key {
        query = query.filter(members::name_fold.like(containing(key)).escape('\\'));
    }
    Ok(query.order(members::id).select(Member::as_select()).load(db)?)
}

pub fn count(db: &mut Db, club: ClubId, which: Which) -> StoreResult<i64> {
    let all = members::table
        .filter(members::club_id.eq(club))
        .filter(members::merged_into.is_null());
    Ok(match which {
        Which::Active => all.filter(members::deactivated_at.is_null()).count().get_result(db)?,
        Which::Deactivated => all
            .filter(members::deactivated_at.is_not_null())
            .count()
            .get_result(db)?,
    })
}

/// The active members, without those who only came as guests.
pub fn count_members(db: &mut Db, club: ClubId) -> StoreResult<i64> {
    Ok(members::table
        .filter(members::club_id.eq(club))
        .filter(members::merged_into.is_null())
        .filter(members::deactivated_at.is_null())
        .filter(members::is_guest.eq(false))
        .count()
        .get_result(db)?)
}

/// Active entries whose name has exactly this search key: someone who may be there already.
pub fn named(db: &mut Db, club: ClubId, key: &str) -> StoreResult<Vec<Member>> {
    Ok(members::table
        .filter(members::club_id.eq(club))
        .filter(members::name_fold.eq(key))
        .filter(members::merged_into.is_null())
        .filter(members::deactivated_at.is_null())
        .order(members::id)
        .select(Member::as_select())
        .load(db)?)
}

/// Names by number, of whichever club.
pub fn names(db: &mut Db, ids: &[MemberId]) -> StoreResult<Vec<(MemberId, String)>> {
    let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
    Ok(members::table
        .filter(members::id.eq_any(ids))
        .select((members::id, members::name))
        .load(db)?)
}

/// Email addresses of the accounts of a club, by account.
pub fn mails(db: &mut Db, club: ClubId) -> StoreResult<Vec<(UserId, String)>> {
    Ok(members::table
        .inner_join(users::table)
        .filter(members::club_id.eq(club))
        .filter(members::merged_into.is_null())
        .select((users::id, users::email))
        .load(db)?)
}

/// Entries that were deactivated before this moment, and those that were given up for them.
pub fn gone_since(db: &mut Db, before: Moment) -> StoreResult<Vec<MemberId>> {
    let mut gone: Vec<MemberId> = members::table
        .filter(members::deactivated_at.lt(before))
        .select(members::id)
        .load(db)?;
    let mut newest = gone.clone();
    while !newest.is_empty() {
        let into: Vec<i64> = newest.iter().map(|id| id.0).collect();
        let given_up: Vec<MemberId> = members::table
            .filter(members::merged_into.eq_any(into))
            .select(members::id)
            .load(db)?;
        newest = given_up.into_iter().filter(|id| !gone.contains(id)).collect();
        gone.extend(&newest);
    }
    Ok(gone)
}

/// Forgets the email addresses that stand in these entries, and answers how many.
pub fn forget_mails(db: &mut Db, entries: &[MemberId]) -> StoreResult<usize> {
    let entries: Vec<i64> = entries.iter().map(|id| id.0).collect();
    let with_mail = members::table
        .filter(members::id.eq_any(entries))
        .filter(members::email.is_not_null());
    Ok(diesel::update(with_mail)
        .set(members::email.eq(None::<String>))
        .execute(db)?)
}
