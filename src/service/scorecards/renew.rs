//! New keys for a card, made by the person who began it: links that were shared before no longer work. What a form says
//! that was open meanwhile is told its sender, and no more.

use super::open::{document, open_locked};
use super::{CardKey, CardWay};
use crate::{ActError, Actor, Missing};
use talon_scorecard::Scorecard;
use talon_store::{Db, Moment, Store, StoreError, scorecards};

/// Gives the reader's own card other keys, and answers that to write with.
///
/// # Errors
/// Not found, when the reader did not begin it.
pub fn renew(store: &Store, actor: &Actor, way: &CardWay, now: Moment) -> Result<CardKey, ActError> {
    let key = CardKey::fresh()?;
    store.write(|db| {
        let opened = open_locked(db, actor, way, now)?;
        if !opened.is_own {
            return Err(ActError::NotFound(Missing::Scorecard));
        }
        let known = opened.card.with_people(&opened.card.table);
        scorecards::withdraw_key(db, &opened.kept, &document(&known)?)?;
        scorecards::set_keys(db, opened.kept.id, &key.hash(), &key.to_read().hash())?;
        Ok(())
    })?;
    Ok(key)
}

/// The card that a withdrawn key wrote on: its people and rules as they were then, without its deals.
///
/// # Errors
/// When the database fails.
pub fn withdrawn(db: &mut Db, way: &CardWay) -> Result<Option<Scorecard>, ActError> {
    let CardWay::Key(key) = way else { return Ok(None) };
    let kept = scorecards::withdrawn(db, &key.hash())?;
    let read = |text: String| serde_json::from_str(&text);
    let card = kept.map(read).transpose();
    Ok(card.map_err(|fault| StoreError::Damaged(format!("a scorecard: {fault}")))?)
}
