//! New keys for a card, made by the person who began it: links that were shared before no longer work.

use super::open::open_locked;
use super::{CardKey, CardWay};
use crate::{ActError, Actor, Missing};
use talon_store::{Moment, Store, scorecards};

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
        scorecards::set_keys(db, opened.id, &key.hash(), &key.to_read().hash())?;
        Ok(())
    })?;
    Ok(key)
}
