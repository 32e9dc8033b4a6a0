//! `GET /api/v1/tournaments`: the events one may see, those that begin last first.

use actix_web::HttpRequest;
use actix_web::web::get;
use chrono::DateTime;

use super::super::operation::{Answer, Operation, Parameter, TAG, UNCHANGED};
use super::super::query::{CLUB, Query, filter, next_page};
use super::super::{ApiResult, answer};
use super::READ;
use super::wire::{TournamentPage, row};
use talon_http::{Problem, Visit};
use talon_service::tournaments::calendar::{Cursor, list_after};
use talon_service::tournaments::parse_id;
use talon_service::{ActError, find_club};

const PARAMETERS: &[Parameter] = &[
    CLUB,
    filter(
        "limit",
        r#"{"type": "integer", "minimum": 1, "maximum": 100, "default": 50}"#,
        "Tournaments on a page.",
    ),
    filter(
        "cursor",
        r#"{"type": "string", "pattern": "^-?[0-9]{1,16}-[1-9][0-9]{0,17}$"}"#,
        "Where to go on; taken from `next`.",
    ),
];

/// How it is described.
pub const GET: Operation = Operation {
    path: "/api/v1/tournaments",
    id: "listTournaments",
    summary: "List tournaments, those that begin last first",
    parameters: PARAMETERS,
    answers: &[
        Answer {
            status: 200,
            says: "A page of tournaments.",
            kinds: &[(
                "application/json",
                r##"{"$ref": "#/components/schemas/TournamentPage"}"##,
            )],
            headers: &[("Link", "The next page, with the relation `next`."), TAG],
        },
        UNCHANGED,
    ],
    failures: &[400, 404],
    handler: || get().to(list),
    ..READ
};

/// A page of the list.
///
/// # Errors
/// When a parameter is not what it can be, or the club is not there.
async fn list(visit: Visit, request: HttpRequest) -> ApiResult {
    let query = Query::of(&request, &["club", "limit", "cursor"], visit.prefs.lang)?;
    let (club, limit) = (query.club()?, query.limit()?);
    let after = query.read("cursor", cursor)?;
    let ((events, next_at), _) = visit
        .act(move |state, actor| {
            let found = state.store.read(|db| {
                let club = club.as_deref().map(|slug| find_club::named(db, slug)).transpose()?;
                list_after(db, actor, club.map(|club| club.id), after, limit)
            });
            found.map_err(|error: ActError| Problem::from(error))
        })
        .await?;
    let next = next_at.map(|(starts, id): Cursor| {
        let place = format!("{}-{id}", starts.utc().timestamp_micros());
        next_page(GET.path, request.query_string(), &place)
    });
    let page = TournamentPage {
        tournaments: events.iter().map(row).collect(),
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

/// `microseconds-id`; the microseconds of a day before 1970 have a sign.
fn cursor(text: &str) -> Option<Cursor> {
    let (micros, id) = text.rsplit_once('-')?;
    Some((
        DateTime::from_timestamp_micros(micros.parse().ok()?)?.into(),
        parse_id(id)?,
    ))
}
