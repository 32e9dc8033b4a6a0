//! How a session begins (S-18 to S-20): a new secret each time, of which the database learns the hash.

use chrono::{DateTime, TimeDelta, Utc};

use super::secret;
use crate::{ActError, session};
use talon_store::sessions::{self, NewSession};
use talon_store::{Db, Moment, UserId};

const ABSOLUTE: TimeDelta = TimeDelta::days(30);
const LIVE_MAX: usize = 20;
const AGENT_MAX: usize = 200;

/// Begins a session for someone who has just proved who they are, and ends the one they came with.
pub(crate) fn begin(
    db: &mut Db,
    user: UserId,
    agent: &str,
    old: Option<&str>,
    now: DateTime<Utc>,
) -> Result<String, ActError> {
    if let Some(old) = old {
        sessions::end(db, &session::token_hash(old))?;
    }
    let token = secret::fresh()?;
    let agent: String = agent.chars().filter(|c| !c.is_control()).take(AGENT_MAX).collect();
    let now = Moment::from(now);
    let session = NewSession {
        token_hash: &session::token_hash(&token),
        user_id: Some(user),
        csrf_secret: &secret::random()?,
        user_agent: &agent,
        confirmed_at: Some(now),
        created_at: now,
        expires_at: now.plus(ABSOLUTE),
    };
    sessions::insert(db, &session, LIVE_MAX)?;
    Ok(token)
}
