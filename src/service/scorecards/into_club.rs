//! The deals of a card among the hands of a club, by an import like any other: so they are in lists, sessions and
//! files, and can be taken out again.

use std::ops::ControlFlow;

use super::replacing::replacing;
use super::{CardWay, open};
use crate::authorization::{self, Action, Object};
use crate::config::Sizes;
use crate::import_hands::{self, Choices, Request};
use crate::{ActError, Actor, Missing, find_club};
use talon_store::imports::Import;
use talon_store::{Moment, Store, hands};

/// Into which club, and what the import needs beside.
#[derive(Debug, Clone, Copy)]
pub struct IntoClub<'a> {
    pub slug: &'a str,
    pub key: &'a str,
    /// Why a deal does not count that the club has and the card has no longer.
    pub gone: &'a str,
    pub sizes: Sizes,
    pub now: Moment,
}

/// Imports the deals of a card. Those that the club has already are told as such, and what was corrected since then
/// takes their place.
///
/// # Errors
/// Not found, when the way opens no card; when this person may not import into the club, or the database fails.
pub fn into_club(
    store: &Store,
    actor: &Actor,
    way: &CardWay,
    into: IntoClub<'_>,
    between: &mut dyn FnMut(i64) -> ControlFlow<()>,
) -> Result<Import, ActError> {
    let (card, club, there) = store.read(|db| -> Result<_, ActError> {
        let card = open(db, actor, way)?;
        if card.table.is_some() {
            // Nobody sees the deals of a round before it is over, and their people are the tournament's entries.
            return Err(ActError::NotFound(Missing::Act));
        }
        let club = find_club::named(db, into.slug)?;
        authorization::must(db, actor, Action::ImportHands, &Object::of_club(club.id))?;
        let there = hands::hands_at(db, club.id, card.card.game.as_str(), &card.session, None)?;
        Ok((card, club, there))
    })?;
    let name = format!("{}.ndjson", card.session);
    let text = replacing(&card.records(), there, &name, into.gone)?.join("\n");
    // Sent again from a page that stayed open, a card that changed since is another request.
    let key = format!("{}-{}", into.key, card.revision);
    let choices = Choices {
        visibility: "club".to_owned(),
        sizes: into.sizes,
        ..Choices::default()
    };
    let request = Request {
        club: &club,
        file_name: &name,
        media_type: "application/x-ndjson",
        choices: &choices,
        key: Some(key.as_str()).filter(|_| !into.key.is_empty()),
    };
    let upload = import_hands::keep_upload(store, actor, &request, &mut text.as_bytes(), into.now)?;
    import_hands::start_and_read(store, actor, &request, upload, into.now, between)
}
