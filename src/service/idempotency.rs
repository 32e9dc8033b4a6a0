//! Requests that carry a key of their own act once: sent again, they are answered as the first time (S-49).

use chrono::{DateTime, Utc};

use super::{ActError, Actor, Conflict, TooLarge};
use talon_records::hash::Hash;
use talon_store::Db;
use talon_store::idempotency::{self, Earlier};

/// Characters of a key.
const KEY_MAX: usize = 200;

/// A request with its key, if it has one.
#[derive(Debug, Clone, Copy, Default)]
pub struct IdempotentRequest<'a> {
    pub key: Option<&'a str>,
    /// What is asked, word for word, so that the same key for something else is noticed.
    pub request: &'a str,
}

/// Whether it was done now or when the same request came first, and what came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answered {
    Now(String),
    Before(String),
}

impl Answered {
    pub fn answer(&self) -> &str {
        match self {
            Answered::Now(answer) | Answered::Before(answer) => answer,
        }
    }
}

/// Does it, or answers what was answered to the same request of the same person before.
///
/// # Errors
/// When the key was used for something else, or the act fails: then nothing is kept, and it can be tried again.
pub fn once<E: From<ActError>>(
    db: &mut Db,
    actor: &Actor,
    what: &str,
    asked: IdempotentRequest<'_>,
    now: DateTime<Utc>,
    work: impl FnOnce(&mut Db) -> Result<String, E>,
) -> Result<Answered, E> {
    let Some(key) = asked.key.filter(|key| !key.is_empty()) else {
        return work(db).map(Answered::Now);
    };
    if key.chars().count() > KEY_MAX {
        return Err(ActError::TooLarge(TooLarge::Key).into());
    }
    let scope = format!("{what} {}", actor.user().map_or(0, |user| user.0));
    // The key itself is as good as what was answered, so only its hash is kept.
    let key = Hash::of(key.as_bytes()).to_hex();
    let Hash(request) = Hash::of(asked.request.as_bytes());
    match idempotency::find(db, &scope, &key, &request).map_err(ActError::from)? {
        Earlier::Answered(answer) => return Ok(Answered::Before(answer)),
        Earlier::OtherRequest => return Err(ActError::Conflict(Conflict::KeyOfOtherRequest).into()),
        Earlier::Unknown => {}
    }
    let answer = work(db)?;
    match idempotency::keep(db, &scope, &key, &request, &answer, now.into()) {
        // Its twin is being done at this moment.
        Err(error) if error.is_conflict() => Err(ActError::Busy.into()),
        kept => Ok(kept.map(|()| Answered::Now(answer)).map_err(ActError::from)?),
    }
}
