//! Tournaments: the list, one of them, who takes part, rounds with their hands, boards and standings; the same as
//! files, calendars and a feed. Nothing is changed here, and a draft of a round is in none of it.

pub mod board_wire;
pub mod boards;
pub mod calendar;
pub mod entries;
pub mod event_file;
mod export;
pub mod feed;
pub mod list;
pub mod round;
pub mod round_hands;
pub mod rounds_file;
pub mod show;
pub mod standings;
pub mod standings_file;
pub mod wire;

use serde::Deserialize;

use crate::query::{Number, Within};
use talon_http::{Problem, Visit, Visitor};
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read::{self, ShownTournament};
use talon_text::{Arg, Lang};

/// The place of a tournament in an address.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct TournamentPath {
    /// Number of the tournament.
    #[param(value_type = Number, inline)]
    id: String,
}

/// The place of a round in an address.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct RoundPath {
    /// Number of the tournament.
    #[param(value_type = Number, inline)]
    id: String,
    /// Number of the round.
    #[param(value_type = Within<1, 65535>, inline)]
    round: String,
}

/// The tournament of an address as its reader may see it, and who that is.
///
/// # Errors
/// Not found, also when they may not see it.
pub(super) async fn opened(visit: &Visit, id: &str) -> Result<(ShownTournament, Visitor), Problem> {
    let id = parse_id(id).ok_or_else(|| Problem::not_found("tournament"))?;
    visit
        .act(move |state, actor| Ok(state.store.read(|db| read::tournament(db, actor, id))?))
        .await
}

/// A name, or what stands in its place.
pub(super) fn named(name: Option<String>, entry: u16, lang: Lang) -> String {
    name.unwrap_or_else(|| lang.t_args("tournament-entry-numbered", &[("number", Arg::Number(entry.into()))]))
}
