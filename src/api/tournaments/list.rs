//! `GET /api/v1/tournaments`: the events one may see, those that begin last first.

use actix_web::HttpRequest;
use actix_web::web::get;
use chrono::DateTime;

use super::super::operation::{Access, Answer, Operation, Parameter, TAG, UNCHANGED};
use super::super::query::Query;
use super::super::{ApiResult, answer};
use super::wire::{TournamentPage, row};
use crate::http::{Problem, Visit};
use crate::service::tournaments::calendar::{Cursor, list_after};
use crate::service::tournaments::parse_id;
use crate::service::{ActError, find_club};

const LIMIT: usize = 50;
const LIMIT_MAX: usize = 100;

const fn query(name: &'static str, schema: &'static str, says: &'static str) -> Parameter {
    Parameter { name, place: "query", required: false, schema, says }
}

const PARAMETERS: &[Parameter] = &[
    query("club", r#"{"type": "string", "pattern": "^[a-z0-9-]{1,40}$"}"#, "Short name of a club."),
    query(
        "limit",
        r#"{"type": "integer", "minimum": 1, "maximum": 100, "default": 50}"#,
        "Tournaments on a page.",
    ),
    query(
        "cursor",
        r#"{"type": "string", "pattern": "^[0-9]{1,16}-[1-9][0-9]{0,17}$"}"#,
        "Where to go on; taken from `next`.",
    ),
];

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/api/v1/tournaments",
    id: "listTournaments",
    summary: "List tournaments, those that begin last first",
    access: Access::Reader,
    parameters: PARAMETERS,
    body: None,
    answers: &[
        Answer {
            status: 200,
            says: "A page of tournaments.",
            kinds: &[("application/json", r##"{"$ref": "#/components/schemas/TournamentPage"}"##)],
            headers: &[("Link", "The next page, with the relation `next`."), TAG],
        },
        UNCHANGED,
    ],
    failures: &[400, 404],
    handler: || get().to(list),
};

/// A page of the list.
///
/// # Errors
/// When a parameter is not what it can be, or the club is not there.
async fn list(visit: Visit, request: HttpRequest) -> ApiResult {
    let query = Query::of(&request, &["club", "limit", "cursor"], visit.prefs.lang)?;
    let club = query.read("club", slug)?;
    let after = query.read("cursor", cursor)?;
    let limit =
        query.read("limit", |text| text.parse().ok().filter(|limit| (1..=LIMIT_MAX).contains(limit)))?;
    let ((events, next_at), _) = visit
        .act(move |state, actor| {
            let found = state.store.read(|db| {
                let club = club.as_deref().map(|slug| find_club::named(db, slug)).transpose()?;
                list_after(db, actor, club.map(|club| club.id), after, limit.unwrap_or(LIMIT))
            });
            found.map_err(|error: ActError| Problem::from(error))
        })
        .await?;
    let next = next_at.map(|at| next(request.query_string(), at));
    let page = TournamentPage { tournaments: events.iter().map(row).collect(), next };
    let mut response = answer::tagged(&visit, &request, &page);
    if let Some(next) = &page.next {
        answer::header(&mut response, actix_web::http::header::LINK, &format!("<{next}>; rel=\"next\""));
    }
    Ok(response)
}

fn slug(text: &str) -> Option<String> {
    let known = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    ((1..=40).contains(&text.len()) && text.bytes().all(known)).then(|| text.to_owned())
}

/// `microseconds-id`
fn cursor(text: &str) -> Option<Cursor> {
    let (micros, id) = text.split_once('-')?;
    Some((DateTime::from_timestamp_micros(micros.parse().ok()?)?.into(), parse_id(id)?))
}

/// The page that goes on from a place, with the same filters.
fn next(query: &str, (starts, id): Cursor) -> String {
    let kept = query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("cursor="));
    let place = format!("cursor={}-{id}", starts.utc().timestamp_micros());
    let all: Vec<String> = kept.map(str::to_owned).chain([place]).collect();
    format!("/api/v1/tournaments?{}", all.join("&"))
}
