//! Which tags of theirs someone lets public lists use.

use chrono::{DateTime, Utc};
use serde_json::json;

use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::clubs::keep_tags;
use crate::clubs::read::player_read;
use crate::{ActError, Actor, Missing};
use talon_store::person_tags;
use talon_store::{MemberId, Store, members};

/// Keeps to which of the tags of this entry the actor agrees; a list leaves out whoever agrees no more at once, also
/// where its table was published before.
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
        let read = player_read(db, actor, id)?;
        let account = Some(user).filter(|_| read.person.is_me);
        let object = Object::of_club(read.club.id).owned_by(account);
        authorization::must_see(db, actor, Action::ChoosePlayerPage, &object, Missing::Player)?;
        let member = members::by_id(db, read.club.id, read.person.id)?;
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
            .in_club(read.club.id)
            .about(account)
            .with(json!({"agreed": count}));
        audit::write(db, actor, &note, now)
    })
}
