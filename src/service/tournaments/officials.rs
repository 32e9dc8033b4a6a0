//! Who directs a tournament, and who enters its results: given to members with an account, and taken again.

use serde_json::json;

use super::act::{ActRequest, locked, must};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::Action;
use crate::{ActError, Conflict, Missing};
use talon_store::roles::{self, Held, Role};
use talon_store::{MemberId, OptionalRow as _, members, sessions};
use talon_tournament::tournament::{Refusal, Why};

/// A role over one tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Official {
    Director,
    Scorer,
}

impl Official {
    const fn role(self) -> Role {
        match self {
            Official::Director => Role::Director,
            Official::Scorer => Role::Scorer,
        }
    }

    const fn action(self) -> Action {
        match self {
            Official::Director => Action::AppointDirector,
            Official::Scorer => Action::AppointScorer,
        }
    }
}

/// Gives a member the role, or takes it. The tournament itself stays as it is.
///
/// # Errors
/// When the actor may not, or the member has no account.
pub fn set_official(
    request: &ActRequest<'_>,
    member: MemberId,
    official: Official,
    appoint: bool,
) -> Result<(), ActError> {
    let ActRequest { actor, id, now, .. } = *request;
    request.store.write(|db| {
        let loaded = locked(db, id)?;
        must(db, actor, &loaded, official.action(), &loaded.object())?;
        let found = members::by_id(db, loaded.club.id, member)
            .found()?
            .ok_or(ActError::NotFound(Missing::Member))?;
        let no_account = ActError::Conflict(Conflict::RoleNeedsAccount);
        let user = found
            .user_id
            .filter(|_| found.deactivated_at.is_none())
            .ok_or(no_account)?;
        let (role, tournament) = (official.role(), id.to_string());
        if appoint {
            let granted_by = actor.user();
            let held = Held {
                user_id: user,
                role,
                club_id: loaded.club.id,
                tournament,
                granted_by,
                granted_at: now.into(),
            };
            if !roles::grant(db, &held)? {
                return Err(Refusal::tournament(Why::Unchanged).into());
            }
        } else {
            let taken = roles::take(db, user, role, loaded.club.id, &tournament).found()?;
            taken.ok_or_else(|| Refusal::tournament(Why::Unchanged))?;
        }
        // What someone may do has changed: their sessions end, but not the one that did it.
        let kept = actor
            .person()
            .filter(|person| person.id == user)
            .and_then(|person| person.session);
        sessions::end_all(db, user, kept.as_ref())?;
        let deed = if appoint {
            Deed::AppointOfficial
        } else {
            Deed::RemoveOfficial
        };
        let note = Note::of(deed, Subject::Tournament(id))
            .in_club(loaded.club.id)
            .about(Some(user));
        audit::write(
            db,
            actor,
            &note.with(json!({"role": role.as_str(), "member": member.0})),
            now,
        )
    })
}
