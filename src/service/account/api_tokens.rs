//! Tokens of programs: made with a scope and an end, shown once, kept as hashes (S-6).

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::json;

use super::{Passwords, change_password, secret};
use crate::audit::{self, Deed, Note, Subject};
use crate::{ActError, Actor, InvalidValue, naming, security_log, session};
use talon_store::tokens::{self, NewApiToken};
use talon_store::{Moment, Store, TokenId};

/// Days that a token works unless it is said otherwise, and at most.
const DAYS: i64 = 365;

/// A token that is asked for.
#[derive(Clone, Copy)]
pub struct NewToken<'a> {
    pub label: &'a str,
    /// Some of `read`, `import` and `manage`, with a space between.
    pub scopes: &'a str,
    pub days: Option<i64>,
    /// Asked for again unless it was typed a short while ago, since a token outlives the session.
    pub password: &'a str,
}

impl std::fmt::Debug for NewToken<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewToken")
            .field("scopes", &self.scopes)
            .finish_non_exhaustive()
    }
}

/// Answers the token, which is shown now and never again.
///
/// # Errors
/// When the password is wrong, the label is not good or a scope is unknown.
pub fn create_token(
    store: &Store,
    passwords: &Passwords,
    actor: &Actor,
    asked: &NewToken<'_>,
    now: DateTime<Utc>,
) -> Result<String, ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    let label = naming::thing("label", asked.label)?;
    let known = |scope: &str| matches!(scope, "read" | "import" | "manage");
    if asked.scopes.is_empty() || !asked.scopes.split(' ').all(known) {
        return Err(ActError::Invalid {
            field: "scopes",
            why: InvalidValue::BadChoice,
        });
    }
    let days = asked.days.unwrap_or(DAYS);
    if !(1..=DAYS).contains(&days) {
        return Err(ActError::Invalid {
            field: "days",
            why: InvalidValue::BadChoice,
        });
    }
    let confirmed = change_password::confirm_lately(store, passwords, actor, asked.password, now);
    if confirmed.is_err() {
        security_log::refused("make a token", Some(person.id));
    }
    confirmed?;
    let token = format!("talon_{}", secret::fresh()?);
    let row = NewApiToken {
        token_hash: &session::token_hash(&token),
        user_id: person.id,
        label: &label,
        scopes: asked.scopes,
        created_at: now.into(),
        expires_at: Moment::from(now).plus(TimeDelta::days(days)),
    };
    store.write(|db| {
        let id = tokens::insert_api(db, &row)?;
        let note = Note::of(Deed::MakeToken, Subject::Token(id)).about(Some(person.id));
        audit::write(
            db,
            actor,
            &note.with(json!({"scopes": asked.scopes, "days": days})),
            now,
        )
    })?;
    security_log::done("make a token", person.id);
    Ok(token)
}

/// Makes a token worthless from now on.
///
/// # Errors
/// When it is not there or not the actor's.
pub fn revoke_token(store: &Store, actor: &Actor, id: i64, now: DateTime<Utc>) -> Result<(), ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    store.write(|db| -> Result<_, ActError> {
        tokens::revoke_api(db, person.id, TokenId(id), now.into())?;
        let note = Note::of(Deed::RevokeToken, Subject::Token(TokenId(id))).about(Some(person.id));
        audit::write(db, actor, &note, now)
    })?;
    security_log::done("revoke a token", person.id);
    Ok(())
}
