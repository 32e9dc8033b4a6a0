//! The pipeline of every act on a card: open it with the key, act once, and keep the next text, in one transaction.

use super::CardWay;
use super::open::{LockedCard, document, open_locked, session_of};
use super::table::{corrects_result, is_of_deals};
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor, Missing, results};
use talon_scorecard::{Act, Author, CardRefusal, Scorecard};
use talon_store::{Store, StoreError, scorecards};

/// Who acts on which card, and the form that asks for it.
#[derive(Debug, Clone, Copy)]
pub struct CardActRequest<'a> {
    pub store: &'a Store,
    pub actor: &'a Actor,
    pub way: &'a CardWay,
    pub form: IdempotentRequest<'a>,
    pub by: Author,
}

/// Why an act on a card was not done.
#[derive(Debug, thiserror::Error)]
pub enum CardRefused {
    /// The card says no.
    #[error("refused by the card")]
    Card(Box<CardRefusal>),
    #[error(transparent)]
    Act(#[from] ActError),
}

impl From<CardRefusal> for CardRefused {
    fn from(refusal: CardRefusal) -> CardRefused {
        CardRefused::Card(Box::new(refusal))
    }
}

impl From<StoreError> for CardRefused {
    fn from(error: StoreError) -> CardRefused {
        CardRefused::Act(error.into())
    }
}

/// A card as an act found it, and as it left it. The same form sent again finds it as it is.
#[derive(Debug, Clone)]
pub struct CardChange {
    pub before: Scorecard,
    pub now: Scorecard,
}

impl CardActRequest<'_> {
    /// Does an act; the same form sent again does nothing more.
    ///
    /// # Errors
    /// When the key does not let its holder write, or the card refuses.
    pub fn act(&self, act: Act) -> Result<CardChange, CardRefused> {
        let now = self.by.at.and_utc();
        self.store.write(|db| {
            let opened = open_locked(db, self.actor, self.way, now.into())?;
            if !opened.may_write {
                return Err(ActError::NotFound(Missing::Scorecard).into());
            }
            if opened.table.is_some() && !is_of_deals(&act) {
                return Err(ActError::NotFound(Missing::Act).into());
            }
            let LockedCard { kept, card, table, .. } = opened;
            let mut change = CardChange {
                before: card.clone(),
                now: card,
            };
            let what = format!("scorecard {} {}", kept.id, self.by.device);
            idempotency::once::<CardRefused>(db, self.actor, &what, self.form, now, |db| {
                let corrects = table.filter(|table| table.at.corrects && corrects_result(&act));
                let CardChange { before, now: card } = &mut change;
                card.act(act, self.by)?;
                scorecards::set(db, kept.id, kept.revision, &document(card)?, now.into())?;
                if let Some(table) = corrects {
                    table.correct_result(db, self.actor, card, now)?;
                }
                if card.closed != before.closed {
                    results::after_cards(db, &[session_of(&kept)], now)?;
                }
                Ok(String::new())
            })?;
            Ok(change)
        })
    }
}
