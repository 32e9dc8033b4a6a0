//! Links by which someone joins a club: made with a role and an end, shown once, kept as hashes, taken back (S-14).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::json;
use sha2::{Digest, Sha256};

use super::{entries, fields, owners};
use crate::account::{Passwords, change_password, secret};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::idempotency::{self, Answered, IdempotentRequest};
use crate::{ActError, Actor, Conflict, InvalidValue, Missing, find_club, security_log, session};
use talon_store::invites::{self, Becomes, Invite, NewInvite};
use talon_store::{Db, InviteId, MemberId, Moment, OptionalRow as _, Store, clubs};

/// Days that a link may work.
pub const DAYS: [i64; 3] = [1, 3, 7];
const LABEL_MAX: usize = 80;
/// Links in the list of a club.
const LISTED_MAX: i64 = 100;

/// A link that is asked for.
#[derive(Clone, Copy)]
pub struct NewLink<'a> {
    pub slug: &'a str,
    pub role: Becomes,
    pub days: i64,
    pub label: &'a str,
    /// Whom it is for, where they are in the list already.
    pub member: Option<MemberId>,
    /// For a link that makes an owner, unless it was typed a short while ago (S-20).
    pub password: &'a str,
    pub key: Option<&'a str>,
}

impl std::fmt::Debug for NewLink<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewLink")
            .field("role", &self.role)
            .field("days", &self.days)
            .finish_non_exhaustive()
    }
}

/// Makes a link and answers its secret, which is shown now and never again.
///
/// # Errors
/// When the actor may not or their password is wrong, or a value is not good.
pub fn invite(
    store: &Store,
    passwords: &Passwords,
    actor: &Actor,
    asked: &NewLink<'_>,
    now: DateTime<Utc>,
) -> Result<String, ActError> {
    store.read(|db| may_invite(db, actor, asked).map(drop))?;
    if asked.role == Becomes::Owner && !matches!(actor, Actor::CommandLine) {
        change_password::confirm_lately(store, passwords, actor, asked.password, now)?;
    }
    if !DAYS.contains(&asked.days) {
        return Err(ActError::Invalid {
            field: "days",
            why: InvalidValue::BadChoice,
        });
    }
    let label = fields::line("label", asked.label, LABEL_MAX)?;
    let token = token(actor, asked.key)?;
    let member = asked.member.map(|member| member.0);
    let request = json!([asked.slug, asked.role.as_str(), asked.days, label, member]).to_string();
    let done = store.write(|db| {
        let club = may_invite(db, actor, asked)?;
        clubs::lock(db, club.id)?;
        idempotency::once::<ActError>(
            db,
            actor,
            "invite",
            IdempotentRequest {
                key: asked.key,
                request: &request,
            },
            now,
            |db| {
                let row = NewInvite {
                    club_id: club.id,
                    token_hash: &session::token_hash(&token),
                    role: asked.role,
                    member_id: asked.member,
                    label: &label,
                    created_by: actor.user(),
                    created_at: now.into(),
                    expires_at: Moment::from(now).plus(TimeDelta::days(asked.days)),
                };
                let id = invites::insert(db, &row)?;
                let detail = json!({"role": asked.role.as_str(), "days": asked.days});
                let note = Note::of(Deed::InviteToClub, Subject::Invite(id))
                    .in_club(club.id)
                    .with(detail);
                audit::write(db, actor, &note, now)?;
                Ok(id.to_string())
            },
        )
    })?;
    security_log::done_by(actor, "invite to a club", None);
    match (done, is_repeatable(actor, asked.key)) {
        (Answered::Before(_), false) => Err(ActError::Conflict(Conflict::LinkShownBefore)),
        _ => Ok(token),
    }
}

fn may_invite(db: &mut Db, actor: &Actor, asked: &NewLink<'_>) -> Result<clubs::Club, ActError> {
    let club = match asked.role {
        Becomes::Owner => owners::may_appoint(db, actor, asked.slug)?,
        Becomes::Member => {
            let club = find_club::named(db, asked.slug)?;
            authorization::must(db, actor, Action::ManageMembers, &Object::of_club(club.id))?;
            club
        }
    };
    if let Some(member) = asked.member {
        let member = entries::entry(db, &club, member)?;
        if member.user_id.is_some() || member.deactivated_at.is_some() {
            return Err(ActError::Conflict(Conflict::MemberHasAccount));
        }
    }
    Ok(club)
}

/// Whether the same request gives the same link: its secret then follows from the key of the form and the secret of the
/// session, neither of which is kept where the other is.
fn is_repeatable(actor: &Actor, key: Option<&str>) -> bool {
    let has_secret = actor.person().is_some_and(|person| person.csrf_secret.is_some());
    has_secret && key.is_some_and(|key| key.len() >= 32)
}

fn token(actor: &Actor, key: Option<&str>) -> Result<String, ActError> {
    let secret = actor.person().and_then(|person| person.csrf_secret.as_deref());
    match (secret, key) {
        (Some(secret), Some(key)) if is_repeatable(actor, Some(key)) => {
            let parts: [&[u8]; 4] = [b"talon invite\0", secret, b"\0", key.as_bytes()];
            let digest = parts.into_iter().fold(Sha256::new(), Sha256::chain_update).finalize();
            Ok(URL_SAFE_NO_PAD.encode(digest))
        }
        _ => secret::fresh(),
    }
}

/// Makes a link worthless that nobody has used.
///
/// # Errors
/// When the actor may not, or there is no such link.
pub fn revoke_invite(
    store: &Store,
    actor: &Actor,
    slug: &str,
    id: InviteId,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    store.write(|db| {
        let club = find_club::named(db, slug)?;
        authorization::must_see(
            db,
            actor,
            Action::ManageMembers,
            &Object::of_club(club.id),
            Missing::Link,
        )?;
        invites::revoke(db, club.id, id, now.into())
            .found()?
            .ok_or(ActError::NotFound(Missing::Link))?;
        audit::write(
            db,
            actor,
            &Note::of(Deed::RevokeInvite, Subject::Invite(id)).in_club(club.id),
            now,
        )
    })
}

/// The links of a club, newest first.
///
/// # Errors
/// When the actor may not, or there is no such club.
pub fn list_invites(db: &mut Db, actor: &Actor, slug: &str) -> Result<Vec<Invite>, ActError> {
    let club = find_club::named(db, slug)?;
    authorization::must(db, actor, Action::ManageMembers, &Object::of_club(club.id))?;
    Ok(invites::of_club(db, club.id, LISTED_MAX)?)
}
