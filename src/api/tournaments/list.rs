//! `GET /api/v1/tournaments`: the tournaments one may see, those that begin last first.

use actix_web::{HttpRequest, get};
use chrono::DateTime;
use serde::{Deserialize, Deserializer};

use super::wire::{TournamentPage, row};
use crate::query::{self, ClubSlug, Limit, next_page};
use crate::responses::{Fails, Unchanged};
use crate::{ApiResult, answer};
use talon_http::{Problem, Visit};
use talon_service::tournaments::calendar::{Cursor, list_after};
use talon_service::tournaments::parse_id;
use talon_service::{ActError, find_club};

/// Which tournaments are wanted.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct TournamentListQuery {
    /// Short name of a club.
    #[param(inline)]
    club: Option<ClubSlug>,
    /// Tournaments on a page.
    #[param(inline)]
    limit: Limit,
    /// Where to go on; taken from `next`.
    #[serde(deserialize_with = "place_of")]
    #[param(value_type = String, pattern = "^-?[0-9]{1,16}-[1-9][0-9]{0,17}$")]
    cursor: Option<Cursor>,
}

/// A place in a list of tournaments, as `next` has it.
pub(crate) fn place_of<'de, D: Deserializer<'de>>(value: D) -> Result<Option<Cursor>, D::Error> {
    query::parsed(value, cursor)
}

/// List tournaments, those that begin last first
#[utoipa::path(
    operation_id = "listTournaments",
    params(TournamentListQuery),
    responses(
        (
            status = 200,
            description = "A page of tournaments.",
            body = TournamentPage,
            headers(("Link" = String, description = "The next page, with the relation `next`.")),
        ),
        Unchanged,
        Fails<404>,
    )
)]
#[get("/api/v1/tournaments")]
pub(crate) async fn list(visit: Visit, request: HttpRequest) -> ApiResult {
    let wanted: TournamentListQuery = query::read(&request, visit.prefs.lang)?;
    let ((tournaments, next_at), _) = visit
        .act(move |state, actor| {
            let found = state.store.read(|db| {
                let club = wanted.club.as_ref();
                let club = club.map(|slug| find_club::named(db, &slug.0)).transpose()?;
                list_after(
                    db,
                    actor,
                    club.map(|club| club.id),
                    wanted.cursor,
                    wanted.limit.number(),
                )
            });
            found.map_err(|error: ActError| Problem::from(error))
        })
        .await?;
    let next = next_at.map(|at| next_page(request.path(), request.query_string(), &place(at)));
    let page = TournamentPage {
        tournaments: tournaments.iter().map(row).collect(),
        next,
    };
    let mut response = answer::tagged(&visit, &request, &page);
    if let Some(next) = &page.next {
        answer::header(
            &mut response,
            actix_web::http::header::LINK,
            &format!("<{next}>; rel=\"next\""),
        );
    }
    Ok(response)
}

/// A place as it is read again.
pub(crate) fn place((starts, id): Cursor) -> String {
    format!("{}-{id}", starts.and_utc().timestamp_micros())
}

/// `microseconds-id`; the microseconds of a day before 1970 have a sign.
fn cursor(text: &str) -> Option<Cursor> {
    let (micros, id) = text.rsplit_once('-')?;
    Some((
        DateTime::from_timestamp_micros(micros.parse().ok()?)?.naive_utc(),
        parse_id(id)?,
    ))
}
