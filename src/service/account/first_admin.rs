//! The first account of an installation: there is no default one, but a link that is printed at the start, works
//! once and for an hour (S-12).

use chrono::{DateTime, TimeDelta, Utc};

use super::{Passwords, UserToAdd, begin_session, links, manage, secret};
use crate::audit::{self, Deed, Note, Subject};
use crate::config::Config;
use crate::{ActError, Actor, Missing, security_log, session};
use talon_store::tokens::{self, Link, LinkKind};
use talon_store::{Moment, Store, users};

const VALID: TimeDelta = TimeDelta::hours(1);

/// The address at which the first admin makes their account; none when there is an admin. Earlier ones stop working.
///
/// # Errors
/// When the database fails.
pub fn first_admin_link(store: &Store, config: &Config, now: DateTime<Utc>) -> Result<Option<String>, ActError> {
    let token = secret::fresh()?;
    let made = store.write(|db| {
        if users::count_admins(db)? > 0 {
            return Ok::<_, ActError>(false);
        }
        tokens::drop_links(db, LinkKind::FirstAdmin, None)?;
        let link = Link {
            kind: LinkKind::FirstAdmin,
            user_id: None,
            club_id: None,
            email: None,
            created_by: None,
            created_at: now.into(),
            expires_at: Moment::from(now).plus(VALID),
        };
        tokens::insert_link(db, &session::token_hash(&token), &link)?;
        Ok(true)
    })?;
    Ok(made.then(|| format!("{}/welcome/{token}", config.base_url)))
}

/// Makes the account and answers the token of its session.
///
/// # Errors
/// When the link is no good any more, there is an admin by now, or what was typed is not right.
pub fn make_first_admin(
    store: &Store,
    passwords: &Passwords,
    link: &str,
    user: &UserToAdd<'_>,
    agent: &str,
    now: DateTime<Utc>,
) -> Result<String, ActError> {
    links::link_of(store, link, LinkKind::FirstAdmin, now)?;
    let ready = manage::prepare(
        passwords,
        &UserToAdd {
            is_admin: true,
            ..*user
        },
        true,
    )?;
    let (id, session) = store.write(|db| {
        tokens::redeem_link(db, &session::token_hash(link), LinkKind::FirstAdmin, now.into())?;
        if users::count_admins(db)? > 0 {
            return Err(ActError::NotFound(Missing::Link));
        }
        let id = manage::insert(db, &ready, now)?;
        let session = begin_session::begin(db, id, agent, None, now)?;
        audit::write(
            db,
            &Actor::Visitor,
            &Note::of(Deed::FirstAdmin, Subject::Account(id)),
            now,
        )?;
        Ok((id, session))
    })?;
    security_log::done("make the first admin", id);
    Ok(session)
}
