//! `GET /api/v1/hands`: the hands one may see, newest first, by the filters that the page has too.

use actix_web::HttpRequest;
use actix_web::web::get;
use chrono::DateTime;
use serde_json::Value;

use super::super::operation::{Access, Answer, Operation, Parameter, TAG, UNCHANGED};
use super::super::query::{CLUB, Query, filter as query, next_page};
use super::super::{ApiResult, answer};
use super::wire::{HandPage, row};
use talon_http::{Problem, Visit};
use talon_service::list_hands::{list_hands, parse_day, search_key};
use talon_service::{ActError, claimed_result, find_club};
use talon_store::hands::{Cursor, HandFilter, HandSummary, Page, PlayedAs};
use talon_store::{ClubId, HandId, Moment, SessionId};

const TEXT: &str = r#"{"type": "string"}"#;
const DAY: &str = r#"{"type": "string", "format": "date"}"#;

const PARAMETERS: &[Parameter] = &[
    CLUB,
    query("game", TEXT, "Code of a game, as records have it."),
    query(
        "player",
        TEXT,
        "Part of a player's name, in capitals or not, with marks or without.",
    ),
    query(
        "role",
        r#"{"type": "string", "enum": ["declarer", "defender"]}"#,
        "What the player named was in the hand.",
    ),
    query("contract", TEXT, "Bid code of the contract played."),
    query("component", TEXT, "A component of the contract."),
    query(
        "outcome",
        r#"{"type": "string", "enum": ["made", "lost"]}"#,
        "Whether the component named was made; without one, whether the declarer won. With a player named, whether \
         it went well for that player.",
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
    query(
        "limit",
        r#"{"type": "integer", "minimum": 1, "maximum": 100, "default": 50}"#,
        "Hands on a page.",
    ),
    query(
        "cursor",
        r#"{"type": "string", "pattern": "^-?[0-9]{1,16}-[0-9]{1,18}$"}"#,
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
    let (filter, club, limit) = (filter(&query)?, query.club()?, query.limit()?);
    let at = query.read("cursor", cursor)?;
    let page = at.map_or(Page::First, Page::Older);
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
                    let club = |one: &ClubId| clubs.get(one).map_or("", String::as_str);
                    let mut claimed = claimed_result::claimed_in(db, &slice)?;
                    let row = |one: &HandSummary| {
                        let claimed = claimed.remove(&one.hand.id).map(Value::Object);
                        row(one, club(&one.hand.club_id), claimed)
                    };
                    let hands = slice.hands.iter().map(row).collect();
                    Ok((HandPage { hands, next: None }, slice.older))
                })
                .map_err(Problem::from)
        })
        .await?;
    page.next = older.map(|older| next_page(GET.path, request.query_string(), &place(older)));
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
        player_key: query.text("player").map(|name| search_key(&name)),
        played_as: query.read("role", PlayedAs::parse)?,
        contract: query.text("contract"),
        made: won.filter(|_| component.is_none()),
        component: component.map(|component| (component, won)),
        kontra_min: query.read("kontra", |text| {
            text.parse().ok().filter(|level| (0..=9).contains(level))
        })?,
        played_from: query.read("from", parse_day)?,
        played_to: query.read("to", parse_day)?,
        source_key: query.text("source").map(|source| search_key(&source)),
        session: query.read("session", |text| {
            text.parse()
                .ok()
                .filter(|id| (1..=NUMBER_MAX).contains(id))
                .map(SessionId)
        })?,
        number: None,
    })
}

/// `microseconds-id`; the microseconds of a day before 1970 have a sign.
fn cursor(text: &str) -> Option<Cursor> {
    let (micros, id) = text.rsplit_once('-')?;
    let listed_at = Moment::from(DateTime::from_timestamp_micros(micros.parse().ok()?)?);
    Some(Cursor {
        listed_at,
        id: HandId(id.parse().ok()?),
    })
}

fn place(at: Cursor) -> String {
    format!("{}-{}", at.listed_at.utc().timestamp_micros(), at.id.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_page_keeps_the_filters_and_reads_back() {
        let at = cursor("1700000000000000-17").unwrap();
        assert_eq!(
            next_page(GET.path, "player=Anna&cursor=1-2", &place(at)),
            "/api/v1/hands?player=Anna&cursor=1700000000000000-17"
        );
        assert_eq!(cursor("nonsense"), None);
        assert_eq!(cursor("1-x"), None);
    }
}
