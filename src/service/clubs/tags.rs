//! Tags of someone in the list of a club, such as junior or newcomer: set by an owner, and known to owners and to the
//! person alone until the person agrees that public lists may use them.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::entry;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::{ActError, Actor, InvalidValue, Missing, find_club, leagues};
pub use talon_league::TAG_MAX;
use talon_league::{tag_key, tag_of};
use talon_store::members::Member;
use talon_store::person_tags::{self, PersonTag};
use talon_store::{Db, MemberId, Store, clubs};

/// Tags of one entry.
pub const TAGS_MAX: usize = 20;

/// The tags of someone as an owner typed them.
#[derive(Debug, Clone, Copy)]
pub struct TypedTags<'a> {
    /// With commas between them.
    pub tags: &'a str,
    /// Those of them to which the person agreed, where they have no account to say so themselves.
    pub agreed: &'a [String],
}

/// Keeps the tags of an entry. Who has an account agrees to them, or does not, by themselves.
///
/// # Errors
/// When the actor may not, there is no such entry, or a tag is none.
pub fn set_tags(
    store: &Store,
    actor: &Actor,
    slug: &str,
    id: MemberId,
    typed: &TypedTags<'_>,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    store.write(|db| {
        let club = find_club::named(db, slug)?;
        let object = Object::of_club(club.id);
        authorization::must_see(db, actor, Action::TagMember, &object, Missing::Member)?;
        clubs::lock(db, club.id)?;
        // As it is now that nobody else changes it.
        let member = entry(db, &club, id)?;
        let before = person_tags::of_member(db, id)?;
        let tags = tags_of(&member, &before, typed)?;
        if tags == before {
            return Ok(());
        }
        let note = Note::of(Deed::ChangeMember, Subject::Member(id))
            .in_club(club.id)
            .about(member.user_id);
        keep(db, &member, &tags, now)?;
        audit::write(db, actor, &note.with(json!({"changed": ["tags"]})), now)
    })
}

/// Puts tags in the place of those of an entry, and whoever leaves a list by it leaves it now.
pub(crate) fn keep(db: &mut Db, member: &Member, tags: &[PersonTag], now: DateTime<Utc>) -> Result<(), ActError> {
    person_tags::set(db, member.id, tags)?;
    leagues::after_tags(db, member.club_id, now)
}

/// The tags that were typed, each once. What the person said of one that they had stands.
fn tags_of(member: &Member, before: &[PersonTag], typed: &TypedTags<'_>) -> Result<Vec<PersonTag>, ActError> {
    let bad = |why| ActError::Invalid { field: "tags", why };
    let mut tags: Vec<PersonTag> = Vec::new();
    for text in typed.tags.split(',').filter(|text| !text.trim().is_empty()) {
        let tag = tag_of(text).ok_or_else(|| bad(InvalidValue::BadTag))?;
        let key = tag_key(&tag);
        if tags.iter().any(|one| tag_key(&one.tag) == key) {
            continue;
        }
        let agreed = match member.user_id {
            Some(_) => before.iter().any(|one| one.agreed && tag_key(&one.tag) == key),
            None => typed.agreed.iter().any(|one| tag_key(one) == key),
        };
        tags.push(PersonTag {
            member_id: member.id,
            tag,
            agreed,
        });
    }
    if tags.len() > TAGS_MAX {
        return Err(bad(InvalidValue::TooManyTags));
    }
    tags.sort_by(|one, other| one.tag.cmp(&other.tag));
    Ok(tags)
}

/// The tags of an entry, for owners of its club and for the person themselves; none for anyone else.
///
/// # Errors
/// When the database fails.
pub fn tags_seen(db: &mut Db, actor: &Actor, member: &Member) -> Result<Vec<PersonTag>, ActError> {
    let is_me = actor.user().is_some() && member.user_id == actor.user();
    let standing = authorization::standing(db, actor, Some(member.club_id))?;
    if is_me || standing.may(Action::TagMember, &Object::of_club(member.club_id)) {
        return Ok(person_tags::of_member(db, member.id)?);
    }
    Ok(Vec::new())
}
