//! Accepting an invitation: an account, a place in the club, and a first session, or none of them.

use chrono::{DateTime, Utc};

use super::{Passwords, UserToAdd, begin_session, links, manage};
use crate::audit::{self, Deed, Note, Subject};
use crate::{ActError, Actor, Missing, results, security_log, session};
use talon_store::tokens::{self, LinkKind};
use talon_store::{Store, members};

/// Answers the token of a session. The address is the one that was invited, whatever `user` says.
///
/// # Errors
/// When the link is no good any more, or name or password are not.
pub fn accept_invite(
    store: &Store,
    passwords: &Passwords,
    link: &str,
    user: &UserToAdd<'_>,
    agent: &str,
    now: DateTime<Utc>,
) -> Result<String, ActError> {
    let (seen, _) = links::link_of(store, link, LinkKind::Invite, now)?;
    let email = seen.email.ok_or(ActError::NotFound(Missing::Link))?;
    let ready = manage::prepare(
        passwords,
        &UserToAdd {
            email: &email,
            is_admin: false,
            ..*user
        },
        false,
    )?;
    let (id, session) = store.write(|db| -> Result<_, ActError> {
        let link = tokens::redeem_link(db, &session::token_hash(link), LinkKind::Invite, now.into())?;
        let id = manage::insert(db, &ready, now)?;
        if let Some(club) = link.club_id {
            members::join(db, club, id, now.into())?;
            results::after_names(db, club, now)?;
        }
        let session = begin_session::begin(db, id, agent, None, now)?;
        let mut note = Note::of(Deed::AcceptInvite, Subject::Account(id));
        if let Some(club) = link.club_id {
            note = note.in_club(club);
        }
        audit::write(db, &Actor::Visitor, &note, now)?;
        Ok((id, session))
    })?;
    security_log::done("accept an invitation", id);
    Ok(session)
}
