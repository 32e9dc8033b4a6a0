//! Deactivating an entry of a club's list, and reactivating it. From their next request on a deactivated member has
//! lost what they held in the club; nothing that they did is touched.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::{entries, owners};
use crate::audit::{self, Deed, Note, Subject};
use crate::tournaments::sign_up;
use crate::{ActError, Actor};
use talon_store::roles::{self, Role};
use talon_store::{ClubId, Db, MemberId, Store, UserId, clubs, invites, members, sessions};

/// Makes an entry active or not; what is so already stays so.
///
/// # Errors
/// When the actor may not, there is no such entry, or it is the last owner's.
pub fn set_active(
    store: &Store,
    actor: &Actor,
    slug: &str,
    id: MemberId,
    is_active: bool,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    store.write(|db| {
        let (club, _) = entries::managed(db, actor, slug, id)?;
        clubs::lock(db, club.id)?;
        // As it is now that nobody else changes it.
        let member = entries::entry(db, &club, id)?;
        if member.deactivated_at.is_none() == is_active {
            return Ok(());
        }
        let deed = if is_active {
            Deed::ReactivateMember
        } else {
            Deed::DeactivateMember
        };
        let mut note = Note::of(deed, Subject::Member(id))
            .in_club(club.id)
            .about(member.user_id);
        if let (Some(user), false) = (member.user_id, is_active) {
            note = note.with(json!({"roles": take_roles(db, club.id, user)?}));
        }
        if !is_active {
            invites::revoke_of_member(db, id, now.into())?;
        }
        if !is_active {
            sign_up::after_leaving(db, actor, id, now)?;
        }
        members::set_deactivated(db, id, (!is_active).then(|| now.into()))?;
        audit::write(db, actor, &note, now)
    })
}

/// Takes all roles in the club, and tells which.
fn take_roles(db: &mut Db, club: ClubId, user: UserId) -> Result<Vec<&'static str>, ActError> {
    let held = roles::in_club(db, user, club)?;
    if held.iter().any(|held| held.role == Role::Owner) {
        owners::must_not_be_last(db, club, user)?;
    }
    for one in &held {
        roles::take(db, user, one.role, club, &one.tournament)?;
    }
    if !held.is_empty() {
        sessions::end_all(db, user, None)?;
    }
    Ok(held.into_iter().map(|held| held.role.as_str()).collect())
}
