//! Lists the hands that someone may see, newest first.

use std::collections::HashMap;

use chrono::{Datelike as _, NaiveDate};

use crate::pseudonyms::{self, Pseudonyms};
use crate::read_hand::look_at_hand;
use crate::{ActError, Actor, Missing, closed_hands};
use talon_store::clubs::{self, Club};
use talon_store::hands::{self, HandFilter, HandSummary, HiddenNames, Page, Sight, Slice};
use talon_store::{Db, HandId};

pub use talon_store::search_key;

/// Hands on one page.
pub const HANDS_PER_PAGE: usize = 50;

/// A page of the hands that fit a filter: public ones, those of one's clubs, one's own.
///
/// # Errors
/// When the database fails.
pub fn list_hands(
    db: &mut Db,
    actor: &Actor,
    filter: &HandFilter,
    page: Page,
    limit: usize,
) -> Result<Slice, ActError> {
    let mut sight = sight(db, actor)?;
    sight.hidden_names = pseudonyms::over_search(db, actor, &sight, filter)?;
    let mut slice = hands::list(db, &sight, filter, page, limit)?;
    let pseudonyms = Pseudonyms::over(db, actor, slice.hands.iter().map(|one| one.hand.club_id))?;
    slice.hands.iter_mut().for_each(|one| pseudonyms.summary(actor, one));
    Ok(slice)
}

/// A hand as lists have it, by its address, of those that someone may see.
#[derive(Debug, Clone)]
pub struct ListedHand {
    pub summary: HandSummary,
    pub club: Club,
}

/// One hand.
///
/// # Errors
/// Not found, also for anyone who may not see it.
pub fn listed_hand(db: &mut Db, actor: &Actor, address: &str) -> Result<ListedHand, ActError> {
    let hand = look_at_hand(db, actor, address)?.hand;
    let mut found = hands::summaries(db, &[hand.id])?;
    let mut summary = found.pop().ok_or(ActError::NotFound(Missing::Hand))?;
    Pseudonyms::over(db, actor, [hand.club_id])?.summary(actor, &mut summary);
    let club = clubs::by_id(db, hand.club_id)?;
    Ok(ListedHand { summary, club })
}

/// Which hands there are for someone in lists.
pub(super) fn sight(db: &mut Db, actor: &Actor) -> Result<Sight, ActError> {
    let clubs = match actor.user() {
        Some(user) => clubs::of_user(db, user)?.into_iter().map(|club| club.id).collect(),
        None => Vec::new(),
    };
    let let_in = closed_hands::let_in(db, actor)?;
    let everything = matches!(actor, Actor::CommandLine);
    Ok(Sight {
        clubs,
        own: actor.user(),
        let_in,
        hidden_names: HiddenNames::default(),
        everything,
    })
}

/// The same with the records, from which cards can be drawn.
///
/// # Errors
/// When the database fails.
pub fn list_hands_with_records(
    db: &mut Db,
    actor: &Actor,
    filter: &HandFilter,
    page: Page,
    limit: usize,
) -> Result<(Slice, HashMap<HandId, String>), ActError> {
    let slice = list_hands(db, actor, filter, page, limit)?;
    let ids: Vec<HandId> = slice.hands.iter().map(|summary| summary.hand.id).collect();
    let pseudonyms = Pseudonyms::over(db, actor, slice.hands.iter().map(|one| one.hand.club_id))?;
    let heads: HashMap<HandId, _> = slice.hands.iter().map(|one| (one.hand.id, &one.hand)).collect();
    let given = |(id, record): (HandId, String)| {
        let head = heads.get(&id)?;
        let is_own = head.importer_id.is_some() && head.importer_id == actor.user();
        Some((id, pseudonyms.record(head.club_id, is_own, record)))
    };
    let records = hands::records(db, &ids)?.into_iter().filter_map(given).collect();
    Ok((slice, records))
}

/// A day as people write it in a filter, of those that both databases know and compare alike.
pub fn parse_day(text: &str) -> Option<NaiveDate> {
    NaiveDate::parse_from_str(text, "%Y-%m-%d")
        .ok()
        .filter(|day| (1..=9999).contains(&day.year()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_one_that_every_database_knows() {
        assert_eq!(parse_day("2026-02-28"), NaiveDate::from_ymd_opt(2026, 2, 28));
        for bad in [
            "",
            "2026-02-29",
            "0000-01-01",
            "-262142-12-31",
            "+262142-12-31",
            "10000-01-01",
            "today",
        ] {
            assert_eq!(parse_day(bad), None, "{bad}");
        }
    }
}
