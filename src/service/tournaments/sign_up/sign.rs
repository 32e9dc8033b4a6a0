//! Signing up: a member of the club under their entry in its list, anyone else under a name.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Utc};
use serde_json::json;
use sha2::{Digest, Sha256};

use super::{LoggedSignup, SIGNUPS_MAX, current_member, has_room, log, occupied, read, settings_of};
use crate::audit::Deed;
use crate::authorization::Action;
use crate::clubs::fields;
use crate::idempotency::{self, IdempotentRequest};
use crate::naming;
use crate::tournaments::act::{locked, must};
use crate::{ActError, Actor, InvalidValue, Missing};
use talon_store::signups::{self, NewSignup, SignupState};
use talon_store::{Db, Hash, Store, TournamentId, members};

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signed {
    /// What the link of a visitor ends in.
    pub link: Option<String>,
}

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
///
/// # Errors
/// When they are no member, there is no such tournament for them, or nobody can sign up now.
pub fn sign_member(store: &Store, actor: &Actor, id: TournamentId, now: DateTime<Utc>) -> Result<(), ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    store.write(|db| {
        let loaded = locked(db, id)?;
        must(db, actor, &loaded, Action::SignUp, &loaded.object())?;
        let member = members::of_account(db, loaded.club.id, user)?;
        let member = member.filter(|member| member.deactivated_at.is_none());
        let member = member.ok_or(ActError::Denied(Action::SignUp))?;
        let settings = settings_of(db, id)?;
        let active = signups::active(db, id)?;
        let known = active.iter().filter_map(|one| one.member_id);
        for known in known.collect::<Vec<_>>() {
            if current_member(db, known)?.id == member.id {
                return Ok(());
            }
        }
        if super::doubles::has_entry(&loaded, member.id) {
            return Ok(());
        }
        read::must_be_open(&loaded, &settings, now)?;
        let state = place(db, &loaded, &settings, false, active.len())?;
        let new = NewSignup {
            tournament: id,
            member: Some(member.id),
            name: None,
            token_hash: None,
            state,
            now: now.into(),
        };
        let id = signups::insert(db, &new)?;
        let what = LoggedSignup {
            deed: Deed::SignUp,
            act: "sign-up",
            id,
        };
        log(db, actor, &loaded, what, now)
    })
}

/// Signs up someone by name; the answer has the link by which they withdraw. The same form sent twice signs up once.
///
/// # Errors
/// When visitors may not sign up, there is no such tournament for them, or nobody can sign up now.
pub fn sign_visitor(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    name: &str,
    key: &str,
    now: DateTime<Utc>,
) -> Result<Signed, ActError> {
    if key.len() < KEY_LETTERS {
        return Err(ActError::Invalid {
            field: "name",
            why: InvalidValue::SignUpFormOld,
        });
    }
    let link = link_of(&format!("{id} {key}"));
    let request = json!([id.0, name]).to_string();
    store.write(|db| {
        let loaded = locked(db, id)?;
        must(db, actor, &loaded, Action::SignUp, &loaded.object())?;
        let once = IdempotentRequest {
            key: Some(key),
            request: &request,
        };
        idempotency::once::<ActError>(db, actor, "sign_up", once, now, |db| {
            let settings = settings_of(db, id)?;
            read::must_be_open(&loaded, &settings, now)?;
            if !settings.visitors {
                return Err(ActError::SignIn);
            }
            let name = naming::person("name", name)?.into_string();
            let name = fields::line("name", &name, talon_tournament::names::NAME_MAX)?;
            let active = signups::active(db, id)?;
            let state = place(db, &loaded, &settings, settings.approval, active.len())?;
            let hash = hash_of(&link);
            let new = NewSignup {
                tournament: id,
                member: None,
                name: Some(&name),
                token_hash: Some(&hash),
                state,
                now: now.into(),
            };
            let id = signups::insert(db, &new)?;
            let what = LoggedSignup {
                deed: Deed::SignUp,
                act: "sign-up",
                id,
            };
            log(db, actor, &loaded, what, now)?;
            Ok(String::new())
        })
        .map(|_| ())
    })?;
    Ok(Signed { link: Some(link) })
}

/// How the next one stands who signs up.
fn place(
    db: &mut Db,
    loaded: &super::Loaded,
    settings: &signups::SignupSettings,
    asks: bool,
    before: usize,
) -> Result<SignupState, ActError> {
    if before >= SIGNUPS_MAX {
        return Err(ActError::Invalid {
            field: "name",
            why: InvalidValue::SignUpTooMany,
        });
    }
    if asks {
        return Ok(SignupState::Asked);
    }
    let active = signups::active(db, loaded.id)?;
    let waits = active.iter().any(|one| one.state == SignupState::Waiting);
    Ok(if !waits && has_room(settings, occupied(&loaded.tournament, &active)) {
        SignupState::In
    } else {
        SignupState::Waiting
    })
}

/// There is no such sign-up.
pub(super) fn missing() -> ActError {
    ActError::NotFound(Missing::SignUp)
}
