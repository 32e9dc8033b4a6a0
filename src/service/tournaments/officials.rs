//! Who directs a tournament, and who enters its results: given to members with an account, and taken again.

use serde_json::json;

use super::act::{ActBeside, ActContext, LogDetail};
use crate::audit::Deed;
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

/// Gives a member the role, or takes it.
#[derive(Debug, Clone, Copy)]
pub struct SetOfficial {
    pub member: MemberId,
    pub official: Official,
    pub appoint: bool,
}

impl ActBeside for SetOfficial {
    fn deed(&self) -> Deed {
        if self.appoint {
            Deed::AppointOfficial
        } else {
            Deed::RemoveOfficial
        }
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(self.official.action())
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Vec<LogDetail>, ActError> {
        let ActContext { db, actor, loaded, now } = context;
        let club = loaded.club.id;
        let found = members::by_id(db, club, self.member)
            .found()?
            .ok_or(ActError::NotFound(Missing::Member))?;
        let no_account = ActError::Conflict(Conflict::RoleNeedsAccount);
        let user = found
            .user_id
            .filter(|_| found.deactivated_at.is_none())
            .ok_or(no_account)?;
        let (role, tournament) = (self.official.role(), loaded.id.to_string());
        let has_changed = if self.appoint {
            let held = Held {
                user_id: user,
                role,
                club_id: club,
                tournament,
                granted_by: actor.user(),
                granted_at: (*now).into(),
            };
            roles::grant(db, &held)?
        } else {
            roles::take(db, user, role, club, &tournament).found()?.is_some()
        };
        if !has_changed {
            return Err(Refusal::tournament(Why::Unchanged).into());
        }
        // What someone may do has changed: their sessions end, but not the one that did it.
        let kept = actor
            .person()
            .filter(|person| person.id == user)
            .and_then(|person| person.session);
        sessions::end_all(db, user, kept.as_ref())?;
        Ok(vec![LogDetail {
            values: json!({"role": role.as_str(), "member": self.member.0}),
            account: Some(user),
        }])
    }
}
