//! `/scorecards/{way}/deals/{deal}/cards`: leads into the editor of hands with all that the card knows of a deal.

use actix_web::web;

use super::frame::{opened, way};
use crate::hands::editor;
use crate::page::{PageResult, see_other};
use talon_http::{Problem, Visit};
use talon_scorecard::DealId;
use talon_service::scorecards::OpenCard;

/// Leads there.
///
/// # Errors
/// Not found, when the address opens no card, or the deal has no cards to add.
pub async fn get(visit: Visit, place: web::Path<(String, u32)>) -> PageResult {
    let (way_text, deal) = place.into_inner();
    let (card, _) = opened(&visit, &way(&way_text)?).await?;
    let missing = || Problem::not_found("deal of the scorecard");
    let record = record_of(&card, DealId(deal)).ok_or_else(missing)?;
    let begun = talon_editor::with_cards(&record).ok_or_else(missing)?;
    Ok(see_other(&editor::address(&begun).ok_or_else(missing)?))
}

/// Whether cards can be added to a deal. At a table of a tournament they cannot: nobody sees them before its round is
/// over.
pub(super) fn takes_cards(card: &OpenCard, id: DealId) -> bool {
    let deal = card.card.deal(id);
    card.table.is_none() && deal.is_some_and(|(place, deal)| deal.void.is_none() && card.card.number(place).is_some())
}

fn record_of(card: &OpenCard, id: DealId) -> Option<String> {
    let (place, _) = card.card.deal(id).filter(|_| takes_cards(card, id))?;
    let number = usize::try_from(card.card.number(place)?).ok()?;
    card.records().into_iter().nth(number.checked_sub(1)?)
}
