//! A new card after a sheet that is played out: the same people, rules and stake, and whoever deals next deals first.

use actix_web::HttpRequest;

use super::frame::address;
use super::new::count_new;
use crate::page::{PageResult, see_other};
use talon_http::{Problem, Visit, Visitor};
use talon_scorecard::{Author, PersonNo, Scorecard};
use talon_service::idempotency::IdempotentRequest;
use talon_service::scorecards::{CardRefused, CardWay, NewCard, create};

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
    count_new(visit, visitor, request)?;
    let new = of(card, by);
    let (key, said) = (form.key.unwrap_or_default().to_owned(), form.request.to_owned());
    let (made, _) = visit
        .act(move |state, actor| {
            let once = IdempotentRequest {
                key: Some(&key),
                request: &said,
            };
            Ok(create(&state.store, actor, new, by, once))
        })
        .await?;
    match made {
        Ok(key) => Ok(see_other(&address(&CardWay::Key(key), ""))),
        Err(CardRefused::Act(error)) => Err(error.into()),
        // These people sat there.
        Err(CardRefused::Card(_)) => Err(Problem::not_found("scorecard")),
    }
}
