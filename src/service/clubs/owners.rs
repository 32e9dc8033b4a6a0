//! Appointing owners of a club and taking it back. The last one who can act stays (S-5), nobody gives what they do not
//! hold (S-6), and anyone whose role changes signs in again (S-19).

use chrono::{DateTime, Utc};

use crate::account::{Passwords, change_password};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::{ActError, Actor, Conflict, Missing, find_club, results, security_log};
use talon_store::clubs::Club;
use talon_store::members::Member;
use talon_store::roles::{self, Held, Role};
use talon_store::{ClubId, Db, MemberId, OptionalRow as _, Store, UserId, clubs, members, sessions};

/// Which entry is to become an owner, or one no more.
#[derive(Clone, Copy)]
pub struct Change<'a> {
    pub slug: &'a str,
    pub member: MemberId,
    pub owner: bool,
    /// Asked for again unless it was typed a short while ago (S-20).
    pub password: &'a str,
}

impl std::fmt::Debug for Change<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Change")
            .field("member", &self.member)
            .field("owner", &self.owner)
            .finish_non_exhaustive()
    }
}

/// Appoints a member as an owner, or takes it back; what is so already stays so.
///
/// # Errors
/// When the actor may not or their password is wrong, the member has no account, or they are the last owner.
pub fn set_owner(
    store: &Store,
    passwords: &Passwords,
    actor: &Actor,
    asked: &Change<'_>,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    store.read(|db| may_appoint(db, actor, asked.slug).map(drop))?;
    if !matches!(actor, Actor::CommandLine) {
        change_password::confirm_lately(store, passwords, actor, asked.password, now)?;
    }
    let user = store.write(|db| {
        // Once more, by what holds at this moment.
        let club = may_appoint(db, actor, asked.slug)?;
        clubs::lock(db, club.id)?;
        let member = active(db, club.id, asked.member)?;
        let user = member.user_id.ok_or(ActError::Conflict(Conflict::OwnerNeedsAccount))?;
        let is_owner = roles::in_club(db, user, club.id)?
            .iter()
            .any(|held| held.role == Role::Owner);
        if is_owner == asked.owner {
            return Ok::<_, ActError>(user);
        }
        if asked.owner {
            grant(db, actor, club.id, user, now)?;
        } else {
            revoke(db, club.id, user)?;
        }
        let deed = if asked.owner {
            Deed::AppointOwner
        } else {
            Deed::RemoveOwner
        };
        let note = Note::of(deed, Subject::Member(member.id))
            .in_club(club.id)
            .about(Some(user));
        audit::write(db, actor, &note, now)?;
        Ok(user)
    })?;
    security_log::done_by(
        actor,
        if asked.owner {
            "appoint an owner"
        } else {
            "remove an owner"
        },
        Some(user),
    );
    Ok(())
}

/// Owners appoint owners. Where a club has none who can act, a site administrator names the first.
pub(super) fn may_appoint(db: &mut Db, actor: &Actor, slug: &str) -> Result<Club, ActError> {
    let club = find_club::named(db, slug)?;
    match authorization::must(db, actor, Action::AppointOwner, &Object::of_club(club.id)) {
        Err(ActError::Denied(why)) => {
            let orphaned = roles::active_owners(db, club.id)?.is_empty();
            let runs_site = authorization::over_site(actor).may(Action::RunSite, &Object::site());
            if orphaned && runs_site {
                Ok(club)
            } else {
                Err(ActError::Denied(why))
            }
        }
        allowed => allowed.map(|()| club),
    }
}

fn active(db: &mut Db, club: ClubId, id: MemberId) -> Result<Member, ActError> {
    let member = members::by_id(db, club, id).found()?;
    let member = member.filter(|member| member.deactivated_at.is_none() && member.merged_into.is_none());
    member.ok_or(ActError::NotFound(Missing::Member))
}

/// Makes someone an owner and a member, and ends their sessions: the next one has the new right.
pub(super) fn grant(
    db: &mut Db,
    actor: &Actor,
    club: ClubId,
    user: UserId,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    members::join(db, club, user, now.into())?;
    results::after_names(db, club, now)?;
    let held = Held {
        user_id: user,
        role: Role::Owner,
        club_id: club,
        tournament: String::new(),
        granted_by: actor.user(),
        granted_at: now.into(),
    };
    roles::grant(db, &held)?;
    sessions::end_all(db, user, None)?;
    Ok(())
}

fn revoke(db: &mut Db, club: ClubId, user: UserId) -> Result<(), ActError> {
    must_not_be_last(db, club, user)?;
    roles::take(db, user, Role::Owner, club, "")?;
    sessions::end_all(db, user, None)?;
    Ok(())
}

/// Refuses to let a club lose the last owner who can act.
///
/// # Errors
/// When it is the actor's own account, or the database fails.
pub(crate) fn must_not_be_last(db: &mut Db, club: ClubId, user: UserId) -> Result<(), ActError> {
    let owners = roles::active_owners(db, club)?;
    if owners.contains(&user) && owners.len() == 1 {
        Err(ActError::Conflict(Conflict::LastOwner))
    } else {
        Ok(())
    }
}
