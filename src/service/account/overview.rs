//! What the page of an account shows: sessions, tokens and clubs, read together.

use std::fmt::Write as _;

use chrono::{DateTime, Utc};

use crate::{ActError, Actor, session};
use talon_store::clubs::{self, Club};
use talon_store::tokens::{self, ApiToken};
use talon_store::{Store, sessions, users};

/// One session, named so that its owner can end it.
#[derive(Debug, Clone)]
pub struct OwnSession {
    pub name: String,
    pub agent: String,
    pub seen_at: DateTime<Utc>,
    pub is_this: bool,
}

/// All that belongs to an account.
#[derive(Debug, Clone)]
pub struct Overview {
    pub sessions: Vec<OwnSession>,
    /// Those that still work.
    pub tokens: Vec<ApiToken>,
    pub clubs: Vec<Club>,
}

/// The first bytes of the hash: enough to tell sessions apart, and worthless as a token.
pub(super) fn session_name(hash: &[u8]) -> String {
    hash.iter().take(8).fold(String::new(), |mut name, byte| {
        let _ = write!(name, "{byte:02x}");
        name
    })
}

/// What belongs to the actor; `token` is the session in use.
///
/// # Errors
/// When nobody is signed in or the database fails.
pub fn overview(store: &Store, actor: &Actor, token: Option<&str>, now: DateTime<Utc>) -> Result<Overview, ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    let this = token.map(session::token_hash);
    store.read(|db| {
        let account = users::by_id(db, person.id)?;
        let idle = session::longest_idle(db, &account)?;
        let sessions = sessions::of_user(db, person.id)?
            .into_iter()
            .filter(|session| session.expires_at.utc() > now && now - session.seen_at.utc() <= idle)
            .map(|session| OwnSession {
                name: session_name(&session.token_hash),
                is_this: this.is_some_and(|this| session.token_hash == this),
                agent: session.user_agent,
                seen_at: session.seen_at.utc(),
            })
            .collect();
        let works = |token: &ApiToken| token.revoked_at.is_none() && token.expires_at.utc() > now;
        let tokens = tokens::api_of_user(db, person.id)?.into_iter().filter(works).collect();
        Ok(Overview {
            sessions,
            tokens,
            clubs: clubs::of_user(db, person.id)?,
        })
    })
}
