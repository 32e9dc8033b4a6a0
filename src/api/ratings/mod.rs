//! Rating lists: which there are, who is how strong, and how someone came to it; the list as files. Nothing is changed
//! here.

pub mod file;
pub mod history;
pub mod list;
pub mod show;
mod wire;

use actix_web::HttpRequest;
use serde::Deserialize;

use crate::query::{self, Number, Within};
use talon_http::{Problem, Visit, Visitor};
use talon_league::LeaguePerson;
use talon_service::ratings::{self, RatingListShown};
use talon_store::RatingListId;
use talon_text::{Arg, Lang};

/// The place of a rating list in an address.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct RatingPath {
    /// Number of the list.
    #[param(value_type = Number, inline)]
    list: String,
}

/// The place of someone in a rating list.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct RatedPlayerPath {
    /// Number of the list.
    #[param(value_type = Number, inline)]
    list: String,
    /// Number of the player's page.
    #[param(value_type = Number, inline)]
    player: String,
}

/// Which list is wanted.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct RatingQuery {
    /// Number of a list that was published before; the last one without it.
    #[param(inline)]
    revision: Option<Within<1, 1_000_000_000>>,
}

impl RatingPath {
    fn id(&self) -> Result<RatingListId, Problem> {
        number(&self.list, "rating list").map(RatingListId)
    }
}

impl RatedPlayerPath {
    fn id(&self) -> Result<RatingListId, Problem> {
        number(&self.list, "rating list").map(RatingListId)
    }

    fn person(&self) -> Result<LeaguePerson, Problem> {
        number(&self.player, "player").map(LeaguePerson)
    }
}

/// A number of an address; what is none belongs to nothing.
fn number(text: &str, what: &str) -> Result<i64, Problem> {
    let digits = !text.is_empty() && text.bytes().all(|one| one.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits);
    number.ok_or_else(|| Problem::not_found(what))
}

/// The list of an address as its reader may see it, and who that is.
///
/// # Errors
/// Not found, also when they may not see it, and a query that is not known.
async fn opened(
    visit: &Visit,
    request: &HttpRequest,
    path: &RatingPath,
) -> Result<(RatingListShown, Visitor), Problem> {
    let asked: RatingQuery = query::read(request, visit.prefs.lang)?;
    let id = path.id()?;
    visit
        .act(move |state, actor| {
            let revision = asked.revision.map(Within::number);
            Ok(state.store.read(|db| ratings::rating_list(db, actor, id, revision))?)
        })
        .await
}

/// The name of someone, or what stands in its place.
fn named(shown: &RatingListShown, person: LeaguePerson, lang: Lang) -> String {
    let numbered = || lang.t_args("club-member-numbered", &[("number", Arg::from(person.0.to_string()))]);
    shown.name(person).unwrap_or_else(numbered)
}
