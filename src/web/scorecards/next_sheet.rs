//! A new card after a sheet that is played out: the same people, rules and stake, and whoever deals next deals first.

use actix_web::HttpRequest;

use super::frame::address;
use super::new::{self, NewOf};
use crate::page::{PageResult, see_other};
use talon_http::{Problem, Visit, Visitor};
use talon_scorecard::{Author, PersonNo, Scorecard};
use talon_service::idempotency::IdempotentRequest;
use talon_service::scorecards::{CardRefused, CardWay, NewCard};

/// What it begins with.
fn of(card: &Scorecard, by: Author) -> NewCard {
    let (table, dealer) = (card.at_table(), card.next_dealer());
    let place = table.iter().position(|person| *person == dealer).unwrap_or(0);
    NewCard {
        game: card.game,
        rules: card.rules.clone(),
        people: table.iter().map(|person| card.name(*person).to_owned()).collect(),
        first_dealer: PersonNo(u8::try_from(place).unwrap_or(0)),
        dealing: card.dealing,
        stake: card.stake.clone(),
        day: by.at.date(),
        deals: Vec::new(),
    }
}

/// Begins it, and leads there.
///
/// # Errors
/// When too many were begun from this address.
pub(super) async fn begin(
    visit: &Visit,
    visitor: &Visitor,
    request: &HttpRequest,
    card: &Scorecard,
    by: Author,
    form: IdempotentRequest<'_>,
) -> PageResult {
    let new = of(card, by);
    let made = new::begin(visit, visitor, request, NewOf { new, by, once: form }).await?;
    match made {
        Ok(key) => Ok(see_other(&address(&CardWay::Key(key), ""))),
        Err(CardRefused::Act(error)) => Err(error.into()),
        // These people sat there.
        Err(CardRefused::Card(_)) => Err(Problem::not_found("scorecard")),
    }
}
