//! Someone does not want to be listed, or wants to be again. Their tables count for the others all the same.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::read::rating_list;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::{ActError, Actor, Missing};
use talon_league::LeaguePerson;
use talon_store::{MemberId, RatingListId, Store, ratings};

/// Who wants to be listed, or not.
#[derive(Debug, Clone, Copy)]
pub struct LeaveList {
    pub list: RatingListId,
    pub person: LeaguePerson,
    pub listed: bool,
}

/// Does it.
///
/// # Errors
/// When there is no such list or person for the actor, or it is not themselves.
pub fn set_listed(store: &Store, actor: &Actor, form: LeaveList, now: DateTime<Utc>) -> Result<(), ActError> {
    store.write(|db| {
        let shown = rating_list(db, actor, form.list, None)?;
        let people = &shown.people;
        let missing = || ActError::NotFound(Missing::Player);
        let member = people.member(form.person).ok_or_else(missing)?;
        // Of someone in several clubs, whichever entry is the actor's.
        let user = actor.user().filter(|_| shown.is_mine(form.person)).or(member.user_id);
        let object = Object::of_club(member.club_id).owned_by(user);
        authorization::must_see(db, actor, Action::ChoosePlayerPage, &object, Missing::Player)?;
        if form.listed {
            ratings::come_back(db, form.list, &people.entries_of(member.id))?;
        } else {
            // Under every entry that was merged into theirs, should that be taken back.
            for entry in people.entries_of(member.id) {
                ratings::leave(db, form.list, entry, now.into())?;
            }
        }
        let note = Note::of(Deed::ChooseRating, Subject::Member(MemberId(member.id.0)))
            .in_club(member.club_id)
            .about(user)
            .with(json!({"list": form.list.0, "listed": form.listed}));
        audit::write(db, actor, &note, now)
    })
}
