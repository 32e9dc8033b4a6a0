//! Choosing who sees a hand.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::sharing;
use crate::audit::{self, Deed, Note, Subject};
use crate::import_hands::unguessable;
use crate::{ActError, Actor, InvalidValue, Missing, results};
use talon_store::hands::{self, Visibility};
use talon_store::{HandId, Store};

/// Lets others see a hand, or fewer; the answer is its number. Whenever it is shared by its address it gets a new one:
/// what was given away before opens nothing any more.
///
/// # Errors
/// When there is no such hand for them, it is taken out, they may not, or there is no such visibility.
pub fn change(
    store: &Store,
    actor: &Actor,
    address: &str,
    visibility: &str,
    now: DateTime<Utc>,
) -> Result<HandId, ActError> {
    let wanted = Visibility::parse(visibility).ok_or(ActError::Invalid {
        field: "visibility",
        why: InvalidValue::BadChoice,
    })?;
    store.write(|db| {
        let found = sharing(db, actor, address)?;
        if !found.may.change || found.out.is_some() {
            return Err(ActError::NotFound(Missing::Hand));
        }
        let hand = found.hand;
        if hand.visibility == wanted {
            return Ok(hand.id);
        }
        let fresh = (wanted == Visibility::Unlisted).then(unguessable).transpose()?;
        hands::set_visibility(db, hand.id, wanted, fresh.as_deref())?;
        let entry = Note::of(Deed::ShareHand, Subject::Hand(hand.id))
            .in_club(hand.club_id)
            .about(hand.importer_id)
            .with(json!({"hand": hand.id.0, "visibility": [hand.visibility.as_str(), wanted.as_str()]}));
        audit::write(db, actor, &entry, now)?;
        results::after_evenings(db, hand.club_id, hand.session_id.as_slice(), now)?;
        Ok(hand.id)
    })
}
