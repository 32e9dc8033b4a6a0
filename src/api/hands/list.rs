//! `GET /api/v1/hands`: the hands one may see, newest first, by the filters that the page has too.

use actix_web::HttpRequest;
use actix_web::web::get;
use chrono::DateTime;

use super::super::operation::{Access, Answer, Operation, Parameter, TAG, UNCHANGED};
use super::super::query::Query;
use super::super::{ApiResult, answer};
use super::wire::{HandPage, row};
use crate::http::{Problem, Visit};
use crate::service::import_hands::fold;
use crate::service::list_hands::{list_hands, parse_day};
use crate::service::{ActError, find_club};
use crate::store::hands::{Cursor, HandFilter, Page};
use crate::store::{HandId, Moment, SessionId};

const LIMIT: usize = 50;
const LIMIT_MAX: usize = 100;

const TEXT: &str = r#"{"type": "string"}"#;
const DAY: &str = r#"{"type": "string", "format": "date"}"#;

const fn query(name: &'static str, schema: &'static str, says: &'static str) -> Parameter {
    Parameter { name, place: "query", required: false, schema, says }
}

const PARAMETERS: &[Parameter] = &[
    query("club", r#"{"type": "string", "pattern": "^[a-z0-9-]{1,40}$"}"#, "Short name of a club."),
    query("game", TEXT, "Code of a game, as records have it."),
    query("player", TEXT, "Part of a player's name, in capitals or not."),
    query("contract", TEXT, "Bid code of the contract played."),
    query("component", TEXT, "A component of the contract."),
    query(
        "outcome",
        r#"{"type": "string", "enum": ["made", "lost"]}"#,
        "Whether the component named was made; without one, whether the declarer won.",
    ),
    query(
        "kontra",
        r#"{"type": "integer", "minimum": 0, "maximum": 9}"#,
        "The least doubling, of which 1 is kontra.",
    ),
    query("from", DAY, "First day of play."),
    query("to", DAY, "Last day of play."),
    query("source", TEXT, "Part of event, place or origin."),
    query(
        "session",
        r#"{"type": "integer", "minimum": 1, "maximum": 9007199254740991}"#,
        "Number of a session.",
    ),
    query("limit", r#"{"type": "integer", "minimum": 1, "maximum": 100, "default": 50}"#, "Hands on a page."),
    query(
        "cursor",
        r#"{"type": "string", "pattern": "^[0-9]{1,16}-[0-9]{1,18}$"}"#,
        "Where to go on; taken from `next`.",
    ),
];

/// The largest whole number that every reader of JSON keeps as it is.
const NUMBER_MAX: i64 = 9_007_199_254_740_991;

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/api/v1/hands",
    id: "listHands",
    summary: "List hands, newest first",
    access: Access::Reader,
    parameters: PARAMETERS,
    body: None,
    answers: &[
        Answer {
            status: 200,
            says: "A page of hands.",
            kinds: &[("application/json", r##"{"$ref": "#/components/schemas/HandPage"}"##)],
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
    let names: Vec<&str> = PARAMETERS.iter().map(|parameter| parameter.name).collect();
    let query = Query::of(&request, &names, visit.prefs.lang)?;
    let (filter, club) = (filter(&query)?, query.read("club", slug)?);
    let at = query.read("cursor", cursor)?;
    let page = at.map_or(Page::First, Page::Older);
    let limit =
        query.read("limit", |text| text.parse().ok().filter(|limit| (1..=LIMIT_MAX).contains(limit)))?;
    let limit = limit.unwrap_or(LIMIT);
    let ((mut page, older), _) = visit
        .act(move |state, actor| {
            let mut filter = filter;
            if let Some(slug) = club {
                filter.club = Some(find_club::by_slug(&state.store, &slug)?.id);
            }
            state
                .store
                .read(|db| -> Result<_, ActError> {
                    let slice = list_hands(db, actor, &filter, page, limit)?;
                    let clubs = find_club::slugs(db, slice.hands.iter().map(|one| one.hand.club_id))?;
                    let club = |one| clubs.get(one).map_or("", String::as_str);
                    let hands = slice.hands.iter().map(|one| row(one, club(&one.hand.club_id))).collect();
                    Ok((HandPage { hands, next: None }, slice.older))
                })
                .map_err(Problem::from)
        })
        .await?;
    page.next = older.map(|older| next(request.query_string(), older));
    let mut response = answer::tagged(&visit, &request, &page);
    if let Some(next) = &page.next {
        answer::header(&mut response, actix_web::http::header::LINK, &format!("<{next}>; rel=\"next\""));
    }
    Ok(response)
}

fn filter(query: &Query) -> Result<HandFilter, Problem> {
    let won = query.read("outcome", |word| match word {
        "made" => Some(true),
        "lost" => Some(false),
        _ => None,
    })?;
    let component = query.text("component");
    Ok(HandFilter {
        club: None,
        game: query.text("game"),
        player_fold: query.text("player").map(|name| fold(&name)),
        contract: query.text("contract"),
        made: won.filter(|_| component.is_none()),
        component: component.map(|component| (component, won)),
        kontra_min: query.read("kontra", |text| text.parse().ok().filter(|level| (0..=9).contains(level)))?,
        played_from: query.read("from", parse_day)?,
        played_to: query.read("to", parse_day)?,
        source_fold: query.text("source").map(|source| fold(&source)),
        session: query.read("session", |text| {
            text.parse().ok().filter(|id| (1..=NUMBER_MAX).contains(id)).map(SessionId)
        })?,
    })
}

fn slug(text: &str) -> Option<String> {
    let known = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    ((1..=40).contains(&text.len()) && text.bytes().all(known)).then(|| text.to_owned())
}

/// `microseconds-id`
fn cursor(text: &str) -> Option<Cursor> {
    let (micros, id) = text.split_once('-')?;
    let listed_at = Moment::from(DateTime::from_timestamp_micros(micros.parse().ok()?)?);
    Some(Cursor { listed_at, id: HandId(id.parse().ok()?) })
}

/// The page that goes on from a place, with the same filters.
fn next(query: &str, at: Cursor) -> String {
    let kept = query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("cursor="));
    let place = format!("cursor={}-{}", at.listed_at.utc().timestamp_micros(), at.id.0);
    let all: Vec<String> = kept.map(str::to_owned).chain([place]).collect();
    format!("/api/v1/hands?{}", all.join("&"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_page_keeps_the_filters_and_reads_back() {
        let at = cursor("1700000000000000-17").unwrap();
        assert_eq!(
            next("player=Anna&cursor=1-2", at),
            "/api/v1/hands?player=Anna&cursor=1700000000000000-17"
        );
        assert_eq!(cursor("nonsense"), None);
        assert_eq!(cursor("1-x"), None);
    }
}
