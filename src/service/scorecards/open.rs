//! A card for those who have one of its keys, or who began it.

use super::table::{CardTable, LockedTable};
use super::{CardKey, CardWay};
use crate::{ActError, Actor, Missing};
use talon_records::notation::{scorecard_of_session, scorecard_session_name};
use talon_scorecard::Scorecard;
use talon_store::scorecards::{self, KeptScorecard};
use talon_store::{Db, Moment, ScorecardId, StoreError};

/// A card with what the way to it allows.
#[derive(Debug, Clone)]
pub struct OpenCard {
    pub card: Scorecard,
    /// What joins its deals as hands of one sitting.
    pub session: String,
    /// Counts the changes.
    pub revision: i64,
    /// Whether this key may write.
    pub may_write: bool,
    /// The key that only reads, where the way tells it.
    pub to_read: Option<CardKey>,
    /// Whether the reader began it.
    pub is_own: bool,
    /// The table of a tournament at which it is kept.
    pub table: Option<CardTable>,
}

impl OpenCard {
    /// Its deals as records.
    pub fn records(&self) -> Vec<String> {
        self.card.records(&self.session)
    }
}

/// The card at the end of a way.
///
/// # Errors
/// Not found, when there is none for this reader.
pub fn open(db: &mut Db, actor: &Actor, way: &CardWay) -> Result<OpenCard, ActError> {
    let CardWay::Table(card) = way else {
        let kept = find(db, actor, way)?;
        return opened(actor, way, &kept);
    };
    let table = CardTable::of(db, actor, card)?;
    let (card, revision) = table.read(db)?;
    Ok(OpenCard {
        card: table.named(card),
        session: table.session(),
        revision,
        may_write: table.takes_deals(),
        to_read: None,
        is_own: false,
        table: Some(table),
    })
}

/// A card for an act on it.
pub(super) struct LockedCard {
    pub kept: KeptScorecard,
    pub card: Scorecard,
    pub may_write: bool,
    pub is_own: bool,
    /// The table of a tournament at which it is kept.
    pub table: Option<LockedTable>,
}

/// The same, locked until the transaction ends.
pub(super) fn open_locked(db: &mut Db, actor: &Actor, way: &CardWay, now: Moment) -> Result<LockedCard, ActError> {
    let (id, table) = match way {
        CardWay::Table(card) => {
            let table = LockedTable::of(db, actor, card)?;
            (table.at.find_or_begin(db, now)?.id, Some(table))
        }
        CardWay::Key(_) | CardWay::Own(_) => (find(db, actor, way)?.id, None),
    };
    let kept = scorecards::lock(db, id)?;
    let card = card_of(&kept)?;
    Ok(LockedCard {
        card: match &table {
            Some(table) => table.at.with_plan(card),
            None => card,
        },
        may_write: match &table {
            Some(table) => table.at.takes_deals(),
            None => may_write(way, &kept),
        },
        is_own: is_own(actor, &kept),
        table,
        kept,
    })
}

fn find(db: &mut Db, actor: &Actor, way: &CardWay) -> Result<KeptScorecard, ActError> {
    let found = match (way, actor.user()) {
        (CardWay::Key(key), _) => scorecards::find(db, &key.hash())?,
        (CardWay::Own(id), Some(owner)) => scorecards::find_own(db, *id, owner)?,
        (CardWay::Own(_) | CardWay::Table(_), _) => None,
    };
    found.ok_or(ActError::NotFound(Missing::Scorecard))
}

fn may_write(way: &CardWay, kept: &KeptScorecard) -> bool {
    match way {
        CardWay::Key(key) => kept.write_hash == key.hash(),
        CardWay::Own(_) | CardWay::Table(_) => true,
    }
}

fn is_own(actor: &Actor, kept: &KeptScorecard) -> bool {
    kept.owner_id.is_some() && kept.owner_id == actor.user()
}

fn opened(actor: &Actor, way: &CardWay, kept: &KeptScorecard) -> Result<OpenCard, ActError> {
    let may_write = may_write(way, kept);
    Ok(OpenCard {
        card: card_of(kept)?,
        session: session_of(kept),
        revision: kept.revision,
        may_write,
        to_read: match way {
            CardWay::Key(key) if may_write => Some(key.to_read()),
            CardWay::Key(key) => Some(key.clone()),
            CardWay::Own(_) | CardWay::Table(_) => None,
        },
        is_own: is_own(actor, kept),
        table: None,
    })
}

/// Whether the deals that this word joins come from a card on which more may still be written.
pub(crate) fn is_being_written(db: &mut Db, session: &str) -> Result<bool, ActError> {
    let Some((number, _)) = scorecard_of_session(session) else {
        return Ok(false);
    };
    let kept = scorecards::by_number(db, ScorecardId(number))?;
    // The number may be that of a later card.
    let own = kept.filter(|kept| session_of(kept) == session);
    Ok(own
        .map(|kept| card_of(&kept))
        .transpose()?
        .is_some_and(|card| !card.closed))
}

/// What joins the deals of a card.
pub(super) fn session_of(kept: &KeptScorecard) -> String {
    scorecard_session_name(kept.id.0, kept.created_at.utc().timestamp_micros())
}

/// The card in a kept text.
pub(super) fn card_of(kept: &KeptScorecard) -> Result<Scorecard, StoreError> {
    let damaged = |fault: String| StoreError::Damaged(format!("scorecard {}: {fault}", kept.id));
    let card: Scorecard = serde_json::from_str(&kept.document).map_err(|fault| damaged(fault.to_string()))?;
    match card.rules_faults().first() {
        None => Ok(card),
        Some(_) => Err(damaged("its rules".to_owned())),
    }
}

/// A card as it is kept.
pub(super) fn document(card: &Scorecard) -> Result<String, StoreError> {
    let damaged = |fault: &str| StoreError::Damaged(format!("a scorecard: {fault}"));
    if !card.rules_faults().is_empty() {
        return Err(damaged("its rules"));
    }
    serde_json::to_string(card).map_err(|fault| damaged(&fault.to_string()))
}
