//! Beginning a card.

use chrono::NaiveDate;
use serde_json::Value as Json;

use super::open::document;
use super::{CardKey, CardRefused};
use crate::idempotency::IdempotentRequest;
use crate::{ActError, Actor};
use talon_rules::games::GameKind;
use talon_scorecard::{Act, Author, Dealing, PersonNo, Scorecard, Stake, WrittenDeal};
use talon_store::scorecards::{self, NewScorecard};
use talon_store::{Db, Store};

/// What a card begins with.
#[derive(Debug, Clone)]
pub struct NewCard {
    pub game: GameKind,
    /// The member `rules` of its records.
    pub rules: Json,
    pub people: Vec<String>,
    pub first_dealer: PersonNo,
    pub dealing: Dealing,
    pub stake: Option<Stake>,
    pub day: NaiveDate,
    /// Deals that were written elsewhere before.
    pub deals: Vec<WrittenDeal>,
}

impl NewCard {
    /// The card with its first deals.
    ///
    /// # Errors
    /// When the people cannot sit at such a table, or a deal cannot be.
    pub fn card(self, by: Author) -> Result<Scorecard, CardRefused> {
        let mut card = Scorecard::new(self.game, self.people, self.first_dealer, self.day)?;
        let settings = [
            (card.rules != self.rules).then_some(Act::SetRules(self.rules)),
            (card.dealing != self.dealing).then_some(Act::SetDealing(self.dealing)),
            self.stake.map(|stake| Act::SetStake(Some(stake))),
            (!self.deals.is_empty()).then_some(Act::SaveWritten(self.deals)),
        ];
        for act in settings.into_iter().flatten() {
            card.act(act, by)?;
        }
        Ok(card)
    }
}

/// Whether this form has begun a card before.
///
/// # Errors
/// When the database fails.
pub fn has_begun(db: &mut Db, form: IdempotentRequest<'_>) -> Result<bool, ActError> {
    let key = CardKey::of_form(form)?;
    Ok(scorecards::find(db, &key.hash())?.is_some())
}

/// Keeps a new card, and answers the key to write on it; the same form sent again begins no other card.
///
/// # Errors
/// When the people cannot sit at such a table, or the database fails.
pub fn create(
    store: &Store,
    actor: &Actor,
    new: NewCard,
    by: Author,
    form: IdempotentRequest<'_>,
) -> Result<CardKey, CardRefused> {
    let document = document(&new.card(by)?)?;
    let key = CardKey::of_form(form)?;
    store.write(|db| {
        let (write_hash, read_hash) = (key.hash(), key.to_read().hash());
        if scorecards::find(db, &write_hash)?.is_some() {
            return Ok(());
        }
        let card = NewScorecard {
            write_hash: &write_hash,
            read_hash: &read_hash,
            owner: actor.user(),
            document: &document,
            place: None,
            now: by.at.and_utc().into(),
        };
        scorecards::insert(db, &card).map(|_| ()).map_err(CardRefused::from)
    })?;
    Ok(key)
}
