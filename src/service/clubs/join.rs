//! Joining a club by a link: with the account that one has, or with a new one. All of it or none.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::owners;
use crate::account::{Passwords, UserToAdd, begin_session, manage};
use crate::audit::{self, Deed, Note, Subject};
use crate::{ActError, Actor, Missing, Person, find_club, find_person, results, security_log, session};
use talon_store::clubs::{self, Club};
use talon_store::invites::{self, Becomes, Invite};
use talon_store::{Db, MemberId, OptionalRow as _, Store, UserId, members, roles, users};

/// Looks at a link without using it up.
///
/// # Errors
/// When it is none, was used or taken back, or has expired.
pub fn invite_of(store: &Store, token: &str, now: DateTime<Utc>) -> Result<(Invite, Club), ActError> {
    store.read(|db| {
        let invite = good(db, token, now)?;
        let club = clubs::by_id(db, invite.club_id)?;
        Ok((invite, club))
    })
}

/// The link, while anyone who made it could still make it: what an owner has given away ends with their right (S-6).
fn good(db: &mut Db, token: &str, now: DateTime<Utc>) -> Result<Invite, ActError> {
    let found = invites::find(db, &session::token_hash(token), now.into())?;
    let invite = found.ok_or(ActError::NotFound(Missing::Link))?;
    let Some(giver) = invite.created_by else {
        return Ok(invite);
    };
    let owners = roles::active_owners(db, invite.club_id)?;
    let account = users::by_id(db, giver)?;
    let runs_site = account.is_admin && account.locked_at.is_none();
    // Who runs the site names an owner only while there is none.
    let holds = owners.contains(&giver) || runs_site && owners.is_empty() && invite.role == Becomes::Owner;
    if holds {
        Ok(invite)
    } else {
        Err(ActError::NotFound(Missing::Link))
    }
}

/// Joins with the account that is signed in. Answers the club and the token of a session that takes the place of the
/// others where the role has changed (S-19).
///
/// # Errors
/// When nobody is signed in, or the link is no good any more.
pub fn join_club(
    store: &Store,
    actor: &Actor,
    token: &str,
    agent: &str,
    now: DateTime<Utc>,
) -> Result<(Club, Option<String>), ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    let done = store.write(|db| {
        let invite = good(db, token, now)?;
        let club = clubs::by_id(db, invite.club_id)?;
        take_in(db, actor, &invite, person.id, now)?;
        let fresh = match invite.role {
            Becomes::Owner => Some(begin_session::begin(db, person.id, agent, None, now)?),
            Becomes::Member => None,
        };
        Ok::<_, ActError>((club, fresh))
    })?;
    security_log::done("join a club", person.id);
    Ok(done)
}

/// Makes an account, joins with it and begins a session.
///
/// # Errors
/// When the link is no good any more, or address, name or password are not.
pub fn join_as_new(
    store: &Store,
    passwords: &Passwords,
    token: &str,
    user: &UserToAdd<'_>,
    agent: &str,
    now: DateTime<Utc>,
) -> Result<(Club, String), ActError> {
    let (invite, _) = invite_of(store, token, now)?;
    let strong = invite.role == Becomes::Owner;
    let ready = manage::prepare(
        passwords,
        &UserToAdd {
            is_admin: false,
            ..*user
        },
        strong,
    )?;
    let (id, club, session) = store.write(|db| {
        let invite = good(db, token, now)?;
        let club = clubs::by_id(db, invite.club_id)?;
        let id = manage::insert(db, &ready, now)?;
        let actor = Actor::Person(Person::of(users::by_id(db, id)?));
        take_in(db, &actor, &invite, id, now)?;
        Ok::<_, ActError>((id, club, begin_session::begin(db, id, agent, None, now)?))
    })?;
    security_log::done("join a club", id);
    Ok((club, session))
}

/// Uses the link up and does what it is for.
fn take_in(db: &mut Db, actor: &Actor, invite: &Invite, user: UserId, now: DateTime<Utc>) -> Result<(), ActError> {
    clubs::lock(db, invite.club_id)?;
    invites::redeem(db, invite.id, user, now.into())
        .found()?
        .ok_or(ActError::NotFound(Missing::Link))?;
    let member = place(db, invite, user, now)?;
    if invite.role == Becomes::Owner {
        let giver = invite.created_by.map(|id| users::by_id(db, id)).transpose()?;
        let giver = giver.map_or(Actor::CommandLine, |giver| Actor::Person(Person::of(giver)));
        owners::grant(db, &giver, invite.club_id, user, now)?;
    }
    let detail = json!({"role": invite.role.as_str(), "invite": invite.id.0});
    let note = Note::of(Deed::JoinClub, Subject::Member(member))
        .in_club(invite.club_id)
        .about(Some(user));
    audit::write(db, actor, &note.with(detail), now)
}

/// Their entry: the one that the link was made for, the one that they have, or a new one.
fn place(db: &mut Db, invite: &Invite, user: UserId, now: DateTime<Utc>) -> Result<MemberId, ActError> {
    let there = members::of_account(db, invite.club_id, user)?;
    if let (None, Some(meant)) = (&there, invite.member_id) {
        let entry = members::by_id(db, invite.club_id, meant)?;
        if entry.user_id.is_none() && entry.merged_into.is_none() && entry.deactivated_at.is_none() {
            members::set_account(db, meant, Some(user))?;
            return Ok(meant);
        }
    }
    let member = members::join(db, invite.club_id, user, now.into())?;
    results::after_names(db, invite.club_id, now)?;
    Ok(member)
}

/// Puts an account into a club, for a site administrator; twice is once.
///
/// # Errors
/// When the actor may not, or there is no such club or account.
pub fn add_account(
    store: &Store,
    actor: &Actor,
    slug: &str,
    email: &str,
    now: DateTime<Utc>,
) -> Result<MemberId, ActError> {
    actor.must_run_site()?;
    let (user, member) = store.write(|db| {
        let club = find_club::named(db, slug)?;
        let user = find_person::account(db, email)?.id;
        clubs::lock(db, club.id)?;
        let there = members::of_account(db, club.id, user)?;
        if let Some(there) = there.filter(|there| there.deactivated_at.is_none()) {
            return Ok((user, there.id));
        }
        let member = members::join(db, club.id, user, now.into())?;
        results::after_names(db, club.id, now)?;
        let note = Note::of(Deed::JoinClub, Subject::Member(member))
            .in_club(club.id)
            .about(Some(user));
        audit::write(db, actor, &note, now)?;
        Ok::<_, ActError>((user, member))
    })?;
    security_log::done_by(actor, "add a member", Some(user));
    Ok(member)
}

/// The entry of an account in a club, for a site administrator.
///
/// # Errors
/// When there is no such club or account, or the account is not in the club.
pub fn member_of_account(store: &Store, actor: &Actor, slug: &str, email: &str) -> Result<MemberId, ActError> {
    actor.must_run_site()?;
    store.read(|db| {
        let club = find_club::named(db, slug)?;
        let user = find_person::account(db, email)?.id;
        let there = members::of_account(db, club.id, user)?.ok_or(ActError::NotFound(Missing::Member))?;
        Ok(there.id)
    })
}
