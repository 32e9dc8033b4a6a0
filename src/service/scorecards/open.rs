//! A card as whoever has one of its keys sees it, or whoever began it.

use super::{CardKey, CardWay};
use crate::{ActError, Actor, Missing};
use talon_scorecard::Scorecard;
use talon_store::scorecards::{self, KeptScorecard};
use talon_store::{Db, ScorecardId, StoreError};

/// A card with what the way to it allows.
#[derive(Debug, Clone)]
pub struct OpenCard {
    pub id: ScorecardId,
    pub card: Scorecard,
    /// Counts the changes.
    pub revision: i64,
    /// Whether whoever came this way may write.
    pub may_write: bool,
    /// The key that only reads, where the way tells it.
    pub to_read: Option<CardKey>,
    /// Whether the reader began it.
    pub is_own: bool,
}

impl OpenCard {
    /// What joins its deals as hands of one sitting.
    pub fn session(&self) -> String {
        format!("scorecard-{}", self.id)
    }

    /// Its deals as records.
    pub fn records(&self) -> Vec<String> {
        self.card.records(&self.session())
    }
}

/// The card at the end of a way.
///
/// # Errors
/// Not found, when there is none for this reader.
pub fn open(db: &mut Db, actor: &Actor, way: &CardWay) -> Result<OpenCard, ActError> {
    let kept = find(db, actor, way)?;
    opened(actor, way, &kept)
}

/// The same; nobody else changes it until the transaction ends.
pub(super) fn open_locked(db: &mut Db, actor: &Actor, way: &CardWay) -> Result<OpenCard, ActError> {
    let id = find(db, actor, way)?.id;
    let kept = scorecards::lock(db, id)?;
    opened(actor, way, &kept)
}

fn find(db: &mut Db, actor: &Actor, way: &CardWay) -> Result<KeptScorecard, ActError> {
    let found = match (way, actor.user()) {
        (CardWay::Key(key), _) => scorecards::find(db, &key.hash())?,
        (CardWay::Own(id), Some(owner)) => scorecards::find_own(db, *id, owner)?,
        (CardWay::Own(_), None) => None,
    };
    found.ok_or(ActError::NotFound(Missing::Scorecard))
}

fn opened(actor: &Actor, way: &CardWay, kept: &KeptScorecard) -> Result<OpenCard, ActError> {
    let may_write = match way {
        CardWay::Key(key) => kept.write_hash == key.hash(),
        CardWay::Own(_) => true,
    };
    Ok(OpenCard {
        id: kept.id,
        card: card_of(kept)?,
        revision: kept.revision,
        may_write,
        to_read: match way {
            CardWay::Key(key) if may_write => Some(key.to_read()),
            CardWay::Key(key) => Some(key.clone()),
            CardWay::Own(_) => None,
        },
        is_own: kept.owner_id.is_some() && kept.owner_id == actor.user(),
    })
}

/// The card in a kept text.
pub(super) fn card_of(kept: &KeptScorecard) -> Result<Scorecard, StoreError> {
    serde_json::from_str(&kept.document).map_err(|fault| StoreError::Damaged(format!("scorecard {}: {fault}", kept.id)))
}

/// A card as it is kept.
pub(super) fn document(card: &Scorecard) -> Result<String, StoreError> {
    serde_json::to_string(card).map_err(|fault| StoreError::Damaged(format!("a scorecard: {fault}")))
}
