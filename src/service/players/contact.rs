//! How people are reached by those who sit at a table with them: one line that each writes for themselves, and whether
//! it is shared. A guest or a minor shares none, whatever was chosen.

use chrono::{DateTime, Utc};
use serde_json::json;

use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::clubs::read::player_read;
use crate::{ActError, Actor, Missing, naming};
use talon_store::members::{self, Member};
use talon_store::player_contacts::{self, PlayerContact};
use talon_store::{Db, MemberId, Store};

/// Characters of the line.
pub const CONTACT_MAX: usize = 80;

/// What someone chose in the form.
#[derive(Clone, Copy)]
pub struct TypedContact<'a> {
    pub line: &'a str,
    pub shared: bool,
}

impl std::fmt::Debug for TypedContact<'_> {
    // How to reach someone is private.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TypedContact")
            .field("shared", &self.shared)
            .finish_non_exhaustive()
    }
}

/// Keeps how the actor is reached in the club of this entry of theirs; nothing typed forgets it. The log knows only
/// that it was chosen.
///
/// # Errors
/// When nobody is signed in, the line is too long, or not found where it is not the entry of the actor.
pub fn choose_contact(
    store: &Store,
    actor: &Actor,
    id: MemberId,
    typed: TypedContact<'_>,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    let contact = naming::line("contact", typed.line, CONTACT_MAX)?;
    store.write(|db| {
        let read = player_read(db, actor, id)?;
        let account = Some(user).filter(|_| read.person.is_me);
        let object = Object::of_club(read.club.id).owned_by(account);
        authorization::must_see(db, actor, Action::ChoosePlayerPage, &object, Missing::Player)?;
        let member = members::by_id(db, read.club.id, read.person.id)?;
        let chosen = PlayerContact {
            member_id: member.id,
            shared: typed.shared && !contact.is_empty() && may_share(&member),
            contact,
        };
        let before = player_contacts::of_member(db, member.id)?;
        if before.as_ref() == Some(&chosen) || before.is_none() && chosen.contact.is_empty() {
            return Ok(());
        }
        player_contacts::set(db, &chosen)?;
        let note = Note::of(Deed::ChooseContact, Subject::Member(member.id))
            .in_club(read.club.id)
            .about(account)
            .with(json!({"shared": chosen.shared}));
        audit::write(db, actor, &note, now)
    })
}

/// What someone shares with those at their tables.
pub(crate) fn shared_contact(db: &mut Db, member: &Member) -> Result<Option<String>, ActError> {
    if !may_share(member) {
        return Ok(None);
    }
    let kept = player_contacts::of_member(db, member.id)?;
    Ok(kept.filter(|kept| kept.shared).map(|kept| kept.contact))
}

const fn may_share(member: &Member) -> bool {
    !member.is_guest && !member.is_minor && member.deactivated_at.is_none()
}
