//! Leagues: the list, one of them, a season, its table and the tables before it, and what may still happen; the same
//! as files, a feed and a calendar. Nothing is changed here. A league that was renamed is found under its earlier
//! addresses too.

pub mod adjustments;
pub mod calendar;
pub mod feed;
pub mod list;
mod lists_wire;
pub mod outlook;
pub mod revisions;
pub mod season;
pub mod show;
pub mod standings;
pub mod standings_file;
mod team_rows;
mod team_wire;
pub mod unit;
pub mod units;
mod wire;

pub(crate) use wire::RowClub;

use actix_web::HttpRequest;
use serde::Deserialize;

use crate::query::{self, Game, Within};
use talon_http::{Problem, Visit, Visitor};
use talon_league::{LeaguePerson, TeamNo, UnitChoice};
use talon_service::leagues::{self, SeasonAddress, SeasonShown, TablePart};
use talon_text::{Arg, Lang};

/// The place of a league in an address.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct LeaguePath {
    /// The league's short name in addresses.
    #[param(pattern = "^[a-z0-9-]{1,80}$")]
    slug: String,
}

/// Which table of a league is wanted.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct SeasonQuery {
    /// The season's word in addresses; the latest season without it.
    #[serde(deserialize_with = "query::text")]
    #[param(value_type = String, pattern = "^[a-z0-9-]{1,80}$")]
    season: Option<String>,
    /// Number of a table that was published before; the last one without it.
    #[param(inline)]
    revision: Option<Within<1, 1_000_000_000>>,
}

/// Which table of a league is wanted, and whose.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct SeasonListQuery {
    /// The season's word in addresses; the latest season without it.
    #[serde(deserialize_with = "query::text")]
    #[param(value_type = String, pattern = "^[a-z0-9-]{1,80}$")]
    season: Option<String>,
    /// Number of a table that was published before; the last one without it.
    #[param(inline)]
    revision: Option<Within<1, 1_000_000_000>>,
    /// Whose table it is: `players` (as without it), `teams` (in JSON they come with the players), or a list of the
    /// season by its tag.
    #[serde(deserialize_with = "query::text")]
    #[param(value_type = String, max_length = 40, example = "junior")]
    list: Option<String>,
    /// Only what players earned for the team of this number; together with `list` there is no such table.
    #[param(inline)]
    team: Option<Within<1, 1_000_000>>,
    /// Only units of this game, if the season has units of several.
    #[param(inline)]
    game: Option<Game>,
    /// Only units that were played at this place.
    #[serde(deserialize_with = "query::text")]
    #[param(value_type = String, max_length = 80)]
    venue: Option<String>,
}

impl SeasonListQuery {
    /// The part of the table that is wanted, and whose table it is.
    fn part(&self) -> Result<PartAsked, Problem> {
        let (tag, list) = match self.list.as_deref() {
            None | Some("players") => (None, SeasonList::Players),
            Some("teams") => (None, SeasonList::Teams),
            Some(tag) => (Some(tag.to_owned()), SeasonList::Players),
        };
        let part = TablePart {
            list: tag,
            team: self.team.map(|team| TeamNo(team.number())),
            units: UnitChoice {
                game: self.game.map(|game| game.0),
                venue: self.venue.clone(),
            },
        };
        // There is no list of a team, and the teams have a table of all units only.
        let is_none = part.list.is_some() && part.team.is_some() || list == SeasonList::Teams && !part.is_whole();
        if is_none {
            return Err(Problem::not_found("table of this list and part"));
        }
        Ok(PartAsked { part, list })
    }
}

/// The part of a table that is wanted.
struct PartAsked {
    part: TablePart,
    list: SeasonList,
}

/// Whose table it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SeasonList {
    Players,
    Teams,
}

/// Which season of a league is wanted.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct SeasonChoice {
    /// The season's word in addresses; the latest season without it.
    #[serde(deserialize_with = "query::text")]
    #[param(value_type = String, pattern = "^[a-z0-9-]{1,80}$")]
    season: Option<String>,
}

impl SeasonChoice {
    fn address<'a>(&'a self, slug: &'a str) -> SeasonAddress<'a> {
        SeasonAddress {
            league: slug,
            season: self.season.as_deref(),
            revision: None,
        }
    }
}

impl SeasonQuery {
    fn address<'a>(&'a self, slug: &'a str) -> SeasonAddress<'a> {
        SeasonAddress {
            league: slug,
            season: self.season.as_deref(),
            revision: self.revision.map(Within::number),
        }
    }
}

/// A season that was asked for, with a part of its table in place of the whole where that was.
struct OpenedSeason {
    shown: SeasonShown,
    list: SeasonList,
    visitor: Visitor,
}

/// The season of an address as its reader may see it, and who that is.
///
/// # Errors
/// Not found, also when they may not see it, or the part, and a query that is not known.
async fn opened(visit: &Visit, request: &HttpRequest, path: LeaguePath) -> Result<OpenedSeason, Problem> {
    opened_as(visit, query::read(request, visit.prefs.lang)?, path).await
}

/// The same where the query was read.
///
/// # Errors
/// As for one that was not, but for the query.
async fn opened_as(visit: &Visit, asked: SeasonListQuery, path: LeaguePath) -> Result<OpenedSeason, Problem> {
    let PartAsked { part, list } = asked.part()?;
    let SeasonListQuery { season, revision, .. } = asked;
    let asked = SeasonQuery { season, revision };
    let (shown, visitor) = visit
        .act(move |state, actor| {
            let address = asked.address(&path.slug);
            let shown = state.store.read(|db| leagues::season(db, actor, &address))?;
            Ok(shown.into_part(&part)?)
        })
        .await?;
    Ok(OpenedSeason { shown, list, visitor })
}

/// What is made of the season of an address as its reader may see it.
///
/// # Errors
/// Not found, also when they may not see it, and what making it fails with.
async fn opened_season<T: Send + 'static>(
    visit: &Visit,
    asked: SeasonQuery,
    path: LeaguePath,
    make: impl FnOnce(&SeasonShown) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let (made, _) = visit
        .act(move |state, actor| {
            let address = asked.address(&path.slug);
            let shown = state.store.read(|db| leagues::season(db, actor, &address))?;
            make(&shown)
        })
        .await?;
    Ok(made)
}

/// The name of someone, or what stands in its place.
fn named(shown: &SeasonShown, person: LeaguePerson, lang: Lang) -> String {
    let numbered = || lang.t_args("club-member-numbered", &[("number", Arg::from(person.0.to_string()))]);
    match shown.name(person) {
        None => numbered(),
        Some(name) if shown.is_namesake(person) => format!("{name} ({})", person.0),
        Some(name) => name.to_owned(),
    }
}

/// The address of the page of a season.
fn page(shown: &SeasonShown) -> String {
    format!("/leagues/{}/{}", shown.league.slug, shown.head.slug)
}
