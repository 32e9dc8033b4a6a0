//! What someone lets others see on their pages, one in each club.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::club_people::ClubPeople;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::clubs::read::player_read;
use crate::{ActError, Actor, Missing};
use talon_store::clubs::Club;
use talon_store::person_tags::{self, PersonTag};
use talon_store::player_contacts::{self, PlayerContact};
use talon_store::player_pages::{self, PageChoice};
use talon_store::{Db, MemberId, Store, clubs, members};

/// One's own page in a club.
#[derive(Debug)]
pub struct OwnPage {
    pub club: Club,
    pub id: MemberId,
    pub choice: PageChoice,
    /// As a guest, or under age, one shows results alone, whatever one chooses.
    pub is_sheltered: bool,
    /// They are no active member any longer, so that nothing but their tags can be chosen.
    pub has_left: bool,
    /// How those at their tables reach them, where they said so.
    pub contact: Option<PlayerContact>,
    /// What the owners say of them, for lists.
    pub tags: Vec<PersonTag>,
}

/// The pages of the actor.
///
/// # Errors
/// When nobody is signed in, or the database fails.
pub fn own_pages(db: &mut Db, actor: &Actor) -> Result<Vec<OwnPage>, ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    let mut pages = Vec::new();
    for member in members::of_user(db, user)? {
        let has_left = member.deactivated_at.is_some();
        let tags = person_tags::of_member(db, member.id)?;
        if member.merged_into.is_some() || has_left && tags.is_empty() {
            continue;
        }
        let people = ClubPeople::read(db, member.club_id)?;
        pages.push(OwnPage {
            club: clubs::by_id(db, member.club_id)?,
            id: member.id,
            choice: people.choice(member.id),
            contact: player_contacts::of_member(db, member.id)?,
            is_sheltered: member.is_guest || member.is_minor,
            has_left,
            tags,
        });
    }
    Ok(pages)
}

/// Keeps what the page of this entry shows.
///
/// # Errors
/// When nobody is signed in, or not found where it is not the page of the actor.
pub fn choose_page(
    store: &Store,
    actor: &Actor,
    id: MemberId,
    choice: PageChoice,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    store.write(|db| {
        let read = player_read(db, actor, id)?;
        let account = Some(user).filter(|_| read.person.is_me);
        let object = Object::of_club(read.club.id).owned_by(account);
        authorization::must_see(db, actor, Action::ChoosePlayerPage, &object, Missing::Player)?;
        player_pages::set(db, read.person.id, &choice)?;
        let note = Note::of(Deed::ChoosePlayerPage, Subject::Member(read.person.id))
            .in_club(read.club.id)
            .about(account)
            .with(json!({
                "results": choice.results, "rating": choice.rating, "hands": choice.hands, "opponents": choice.opponents,
            }));
        audit::write(db, actor, &note, now)
    })
}
