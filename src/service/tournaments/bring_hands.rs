//! Records are brought to a table: they are imported into the club like any others, and are closed before anyone sees
//! them.

use std::io::Read;
use std::ops::ControlFlow;

use super::Loaded;
use super::act::ActRequest;
use super::hands::{TableAt, must_add};
use crate::ActError;
use crate::config::Sizes;
use crate::import_hands::{self, AtTable, Choices, Request};
use talon_store::Moment;
use talon_store::hands::Visibility;
use talon_store::imports::Import;
use talon_tournament::tournament::{Place, Refusal, Why};

/// What is sent.
#[derive(Debug, Clone, Copy)]
pub struct HandsUpload<'a> {
    pub file_name: &'a str,
    pub media_type: &'a str,
    /// How much may be sent, and kept for a club.
    pub sizes: Sizes,
    /// Who may see the hands once the round is open.
    pub visibility: Visibility,
}

/// Keeps the bytes, then reads them while `between` has patience.
///
/// # Errors
/// When the actor may not, there is no such table, or what is sent is too large.
pub fn bring_hands(
    request: &ActRequest<'_>,
    at: TableAt,
    sent: HandsUpload<'_>,
    bytes: &mut dyn Read,
    between: &mut dyn FnMut(i64) -> ControlFlow<()>,
) -> Result<Import, ActError> {
    let ActRequest {
        store,
        actor,
        form,
        now,
        ..
    } = *request;
    let now = Moment::from(now);
    let loaded = store.read(|db| -> Result<_, ActError> {
        let loaded = Loaded::by_id(db, at.id)?;
        must_add(db, actor, &loaded, at)?;
        Ok(loaded)
    })?;
    let tournament = &loaded.tournament;
    let place = Place::table(at.round, at.table);
    let round = tournament
        .round(at.round)
        .ok_or_else(|| Refusal::at(place, Why::NoRound))?;
    let table = AtTable {
        tournament: at.id.0,
        round: at.round,
        table: at.table,
        compared: tournament.compares_boards(round.stage),
    };
    let visibility = sent.visibility.as_str().to_owned();
    let HandsUpload {
        file_name,
        media_type,
        sizes,
        ..
    } = sent;
    let choices = Choices {
        table: Some(table),
        visibility,
        sizes,
        ..Choices::default()
    };
    let key = form.key.filter(|key| !key.is_empty());
    let request = Request {
        club: &loaded.club,
        file_name,
        media_type,
        choices: &choices,
        key,
    };
    let upload = import_hands::keep_upload(store, actor, &request, bytes, now)?;
    import_hands::start_and_read(store, actor, &request, upload, now, between)
}
