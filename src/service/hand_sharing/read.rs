//! What may be done about a hand, and how it stands.

use chrono::{DateTime, Utc};

use crate::authorization::Action;
use crate::authorization::{Object, Standing};
use crate::read_hand::found;
use crate::{ActError, Actor, Missing};
use talon_store::hands::{self, Hand};
use talon_store::{Db, Moment};

/// A hand as those who answer for it find it.
#[derive(Debug)]
pub struct Sharing {
    pub hand: Hand,
    pub may: May,
    /// It is in no list any more.
    pub out: Option<Out>,
}

/// Since when it is out, and why.
#[derive(Debug)]
pub struct Out {
    pub at: DateTime<Utc>,
    pub reason: String,
}

/// What someone may do about a hand.
#[derive(Debug, Clone, Copy)]
pub struct May {
    /// Choose who sees it.
    pub change: bool,
    pub take_out: bool,
}

impl May {
    /// Whether they may do anything.
    pub fn any(self) -> bool {
        self.change || self.take_out
    }
}

/// What this reader, who may see the hand, may do about it. What the command line brought in has nobody else to choose.
pub(crate) fn may(standing: &Standing, hand: &Hand) -> May {
    let object = Object::of_club(hand.club_id).owned_by(hand.importer_id);
    let take_out = standing.may(Action::TakeOutHand, &object);
    let change = standing.may(Action::ChangeHand, &object) || hand.importer_id.is_none() && take_out;
    May { change, take_out }
}

/// How a hand stands, for those who may do something about it.
///
/// # Errors
/// When nobody is signed in, or there is no such hand for them.
pub fn sharing(db: &mut Db, actor: &Actor, address: &str) -> Result<Sharing, ActError> {
    if matches!(actor, Actor::Visitor) {
        return Err(ActError::SignIn);
    }
    let hidden = ActError::NotFound(Missing::Hand);
    let (looked, standing) = found(db, actor, address)?;
    let hand = looked.hand;
    let may = may(&standing, &hand);
    let out = hands::taken_out(db, hand.id)?.map(|(at, reason)| Out {
        at: Moment::utc(at),
        reason,
    });
    // What an import took back, or has not yet brought, is its own affair.
    if !may.any() || hand.voided_at.is_some() && out.is_none() {
        return Err(hidden);
    }
    Ok(Sharing { hand, may, out })
}
