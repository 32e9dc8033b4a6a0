//! The cards that someone began while signed in.

use super::open::card_of;
use crate::{ActError, Actor};
use talon_scorecard::Scorecard;
use talon_store::{Db, Moment, ScorecardId, scorecards};

/// Cards that a list shows.
const CARDS_MAX: i64 = 50;

/// A card in a list.
#[derive(Debug, Clone)]
pub struct CardInList {
    pub id: ScorecardId,
    pub card: Scorecard,
    pub changed_at: Moment,
}

/// The reader's own cards, the one that was changed last first; none for visitors.
///
/// # Errors
/// When the database fails.
pub fn own_cards(db: &mut Db, actor: &Actor) -> Result<Vec<CardInList>, ActError> {
    let Some(owner) = actor.user() else {
        return Ok(Vec::new());
    };
    let kept = scorecards::of_owner(db, owner, CARDS_MAX)?;
    let read = |kept: scorecards::KeptScorecard| {
        Ok(CardInList {
            id: kept.id,
            card: card_of(&kept)?,
            changed_at: kept.changed_at,
        })
    };
    kept.into_iter().map(read).collect()
}
