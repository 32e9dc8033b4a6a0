//! The rating list of the example club, which everyone sees.

use chrono::{DateTime, Utc};
use talon_rules::games::GameKind;
use talon_service::idempotency::IdempotentRequest;
use talon_service::ratings::{self, ActOnRatings, NewRatingListForm, RatingForm};
use talon_service::{ActError, Actor, find_club};
use talon_store::Store;
use talon_tournament::rating::Method;

/// Makes it, unless it is there.
///
/// # Errors
/// When the database fails.
pub fn load(store: &Store, owner: &Actor, slug: &str, now: DateTime<Utc>) -> Result<(), ActError> {
    let club = store.read(|db| find_club::named(db, slug))?;
    if !store
        .read(|db| talon_store::ratings::all(db, Some(club.id), None, 1))?
        .is_empty()
    {
        return Ok(());
    }
    let form = NewRatingListForm {
        game: GameKind::ALL[0].as_str(),
        method: Method::default().as_str(),
    };
    let list = ratings::create(store, owner, slug, &form, None, now)?;
    let act = ActOnRatings {
        store,
        actor: owner,
        list,
        form: IdempotentRequest::default(),
        now,
    };
    act.act(&RatingForm::Show(true))
}
