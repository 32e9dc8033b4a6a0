//! Signing up: a member of the club under their entry in its list, anyone else under a name.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use super::{Loaded, SIGNUPS_MAX, current_member, has_room, occupied, read, said_of, settings_of};
use crate::audit::Deed;
use crate::authorization::Action;
use crate::clubs::fields;
use crate::naming;
use crate::tournaments::act::{ActBeside, ActContext, ActRequest, LogDetail};
use crate::{ActError, InvalidValue, Missing};
use talon_store::signups::{self, NewSignup, Signup, SignupSettings, SignupState};
use talon_store::{Hash, members};

/// Letters of a key that was made by the server, which nobody can guess.
const KEY_LETTERS: usize = 43;

/// What the link ends in that belongs to a form: the same form sent twice has the same link, and no table has it.
pub fn link_of(key: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(b"talon sign-up\0");
    hash.update(key.as_bytes());
    URL_SAFE_NO_PAD.encode(hash.finalize())
}

/// By what the database knows a link.
pub(super) fn hash_of(link: &str) -> Hash {
    Sha256::digest(link.as_bytes()).into()
}

/// Signs up the one who asks, as a member of the club. Who has signed up already stays as they are.
#[derive(Debug, Clone, Copy)]
pub struct SignMember<'a> {
    /// Short name of the club on whose page it is done.
    pub club: &'a str,
}

impl ActBeside for SignMember<'_> {
    fn deed(&self) -> Deed {
        Deed::SignUp
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        may_sign_up(context, self.club)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Vec<LogDetail>, ActError> {
        let ActContext { db, actor, loaded, now } = context;
        let user = actor.user().ok_or(ActError::SignIn)?;
        let member = members::of_account(db, loaded.club.id, user)?;
        let member = member.filter(|member| member.deactivated_at.is_none());
        let member = member.ok_or(ActError::Denied(Action::SignUp))?;
        let active = signups::active(db, loaded.id)?;
        for known in active.iter().filter_map(|one| one.member_id) {
            if current_member(db, known)?.id == member.id {
                return Ok(Vec::new());
            }
        }
        if super::doubles::has_entry(loaded, member.id) {
            return Ok(Vec::new());
        }
        let settings = settings_of(db, loaded.id)?;
        read::must_be_open(loaded, &settings, *now)?;
        let new = NewSignup {
            tournament: loaded.id,
            member: Some(member.id),
            name: None,
            token_hash: None,
            state: place(loaded, &settings, false, &active)?,
            now: (*now).into(),
        };
        Ok(vec![said_of("sign-up", signups::insert(db, &new)?)])
    }
}

/// Signs up someone by name; the answer is what the link ends in by which they withdraw. The same form sent twice signs
/// up once, and has the same link.
///
/// # Errors
/// When visitors may not sign up, there is no such tournament for them, or nobody can sign up now.
pub fn sign_visitor(request: &ActRequest<'_>, club: &str, name: &str) -> Result<String, ActError> {
    let key = request.form.key.filter(|key| key.len() >= KEY_LETTERS);
    let link = key.map(|key| link_of(&format!("{} {key}", request.id)));
    let link = link.ok_or(ActError::Invalid {
        field: "name",
        why: InvalidValue::SignUpFormOld,
    })?;
    request.act_beside(SignVisitor {
        club,
        name,
        link: &link,
    })?;
    Ok(link)
}

/// Signs up someone by name.
#[derive(Debug, Clone, Copy)]
struct SignVisitor<'a> {
    club: &'a str,
    name: &'a str,
    link: &'a str,
}

impl ActBeside for SignVisitor<'_> {
    fn deed(&self) -> Deed {
        Deed::SignUp
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        may_sign_up(context, self.club)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Vec<LogDetail>, ActError> {
        let ActContext { db, loaded, now, .. } = context;
        let settings = settings_of(db, loaded.id)?;
        read::must_be_open(loaded, &settings, *now)?;
        if !settings.visitors {
            return Err(ActError::SignIn);
        }
        let name = naming::person("name", self.name)?.into_string();
        let name = fields::line("name", &name, talon_tournament::names::NAME_MAX)?;
        let active = signups::active(db, loaded.id)?;
        let hash = hash_of(self.link);
        let new = NewSignup {
            tournament: loaded.id,
            member: None,
            name: Some(&name),
            token_hash: Some(&hash),
            state: place(loaded, &settings, settings.approval, &active)?,
            now: (*now).into(),
        };
        Ok(vec![said_of("sign-up", signups::insert(db, &new)?)])
    }
}

/// Refuses everyone who may not sign up; on the page of another club there is no such tournament.
pub(super) fn may_sign_up(context: &mut ActContext<'_>, club: &str) -> Result<(), ActError> {
    if context.loaded.club.slug != club {
        return Err(ActError::NotFound(Missing::Tournament));
    }
    context.require(Action::SignUp)
}

/// How the next one stands who signs up.
fn place(loaded: &Loaded, settings: &SignupSettings, asks: bool, active: &[Signup]) -> Result<SignupState, ActError> {
    if active.len() >= SIGNUPS_MAX {
        return Err(ActError::Invalid {
            field: "name",
            why: InvalidValue::SignUpTooMany,
        });
    }
    if asks {
        return Ok(SignupState::Asked);
    }
    let waits = active.iter().any(|one| one.state == SignupState::Waiting);
    Ok(if !waits && has_room(settings, occupied(&loaded.tournament, active)) {
        SignupState::In
    } else {
        SignupState::Waiting
    })
}

/// There is no such sign-up.
pub(super) fn missing() -> ActError {
    ActError::NotFound(Missing::SignUp)
}
