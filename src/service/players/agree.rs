//! Which tags of theirs someone lets public lists use.

use chrono::{DateTime, Utc};
use serde_json::json;

use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::clubs::keep_tags;
use crate::tournaments::current_entry;
use crate::{ActError, Actor, Missing};
use talon_store::person_tags;
use talon_store::{MemberId, OptionalRow as _, Store, clubs, members};

/// Keeps to which of the tags of this entry the actor agrees; a list leaves out whoever agrees no more at once, also
/// where its table was published before. Who has left the club may still withdraw.
///
/// # Errors
/// When nobody is signed in, or not found where it is not the entry of the actor.
pub fn agree_to_tags(
    store: &Store,
    actor: &Actor,
    id: MemberId,
    agreed: &[String],
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    store.write(|db| {
        let found = members::anywhere(db, id).found()?;
        let found = found.ok_or(ActError::NotFound(Missing::Player))?;
        clubs::lock(db, found.club_id)?;
        let member = current_entry(db, found)?;
        let account = Some(user).filter(|_| member.user_id == Some(user));
        let object = Object::of_club(member.club_id).owned_by(account);
        authorization::must_see(db, actor, Action::ChoosePlayerPage, &object, Missing::Player)?;
        let before = person_tags::of_member(db, member.id)?;
        let mut tags = before.clone();
        for tag in &mut tags {
            tag.agreed = agreed.contains(&tag.tag);
        }
        if tags == before {
            return Ok(());
        }
        keep_tags(db, &member, &tags, now)?;
        let count = tags.iter().filter(|tag| tag.agreed).count();
        let note = Note::of(Deed::AgreeToLists, Subject::Member(member.id))
            .in_club(member.club_id)
            .about(account)
            .with(json!({"agreed": count}));
        audit::write(db, actor, &note, now)
    })
}
