//! Making a rating list: of a club, a game, and a way to rate. Nobody but its club sees it before it is published.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::recount::{Cause, publish};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor, InvalidValue, find_club, stored};
use talon_rules::games::GameKind;
use talon_store::ratings::{self, NewRatingList};
use talon_store::{RatingListId, Store, clubs};
use talon_tournament::rating::Method;

/// Lists of a club and a game.
const LISTS_MAX: i64 = 20;

/// What the form of a new list says.
#[derive(Debug, Clone, Copy)]
pub struct NewRatingListForm<'a> {
    pub game: &'a str,
    pub method: &'a str,
}

/// Makes it; what was played is rated at once.
///
/// # Errors
/// When the actor may not, there is no such club, it has such a list, or a value is not good.
pub fn create(
    store: &Store,
    actor: &Actor,
    club: &str,
    form: &NewRatingListForm<'_>,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<RatingListId, ActError> {
    let bad = |field| ActError::Invalid {
        field,
        why: InvalidValue::BadChoice,
    };
    let game = GameKind::parse(form.game).ok_or_else(|| bad("game"))?.as_str();
    let method = Method::parse(form.method).ok_or_else(|| bad("method"))?;
    let done = store.write(|db| {
        let club = find_club::named(db, club)?;
        authorization::must(db, actor, Action::ManageRatings, &Object::of_club(club.id))?;
        // Two who make the same list at once.
        clubs::lock(db, club.id)?;
        let request = json!([club.slug, game, method.as_str()]).to_string();
        let once = IdempotentRequest { key, request: &request };
        idempotency::once(db, actor, "add_rating_list", once, now, |db| {
            let lists = ratings::all(db, Some(club.id), Some(game), LISTS_MAX)?;
            if lists.iter().any(|one| one.method == method.as_str()) {
                return Err(ActError::Invalid {
                    field: "method",
                    why: InvalidValue::RatingListTaken,
                });
            }
            let new = NewRatingList {
                club: club.id,
                game,
                method: method.as_str(),
                now: now.into(),
            };
            let id = ratings::insert(db, &new)?;
            publish(db, id, Cause::Made, None, now)?;
            let note = Note::of(Deed::AddRatingList, Subject::Club)
                .in_club(club.id)
                .with(json!({"list": id.0, "game": game, "method": method.as_str()}));
            audit::write(db, actor, &note, now)?;
            Ok(id.to_string())
        })
    })?;
    let number = stored::read(done.answer(), "the answer to a new rating list")?;
    Ok(RatingListId(number))
}
