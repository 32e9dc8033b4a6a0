//! `GET /api/v1/hands`: the hands one may see, newest first, by the filters that the page has too.

use actix_web::{HttpRequest, get};
use chrono::{DateTime, NaiveDate};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use utoipa::ToSchema;

use super::wire::{HandPage, row};
use crate::query::{self, ClubSlug, Limit, Number, Within, next_page, text};
use crate::responses::{Fails, Unchanged};
use crate::{ApiResult, answer};
use talon_http::{Problem, Visit};
use talon_service::list_hands::{list_hands, parse_day, search_key};
use talon_service::{ActError, claimed_result, find_club};
use talon_store::hands::{Cursor, HandFilter, HandSummary, Page, PlayedAs};
use talon_store::{ClubId, HandId, Moment, SessionId};

/// List hands, newest first
#[utoipa::path(
    operation_id = "listHands",
    params(HandListQuery),
    responses(
        (
            status = 200,
            description = "A page of hands.",
            body = HandPage,
            headers(("Link" = String, description = "The next page, with the relation `next`.")),
        ),
        Unchanged,
        Fails<404>,
    )
)]
#[get("/api/v1/hands")]
pub(crate) async fn list(visit: Visit, request: HttpRequest) -> ApiResult {
    let wanted: HandListQuery = query::read(&request, visit.prefs.lang)?;
    let page = wanted.cursor.map_or(Page::First, Page::Older);
    let ((mut page, older), _) = visit
        .act(move |state, actor| {
            let club = wanted.club.as_ref();
            let club = club.map(|slug| find_club::by_slug(&state.store, &slug.0)).transpose()?;
            let limit = wanted.limit.number();
            let filter = wanted.filter(club.map(|club| club.id));
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
    page.next = older.map(|older| next_page(request.path(), request.query_string(), &place(older)));
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

/// Which hands are wanted.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct HandListQuery {
    /// Short name of a club.
    #[param(inline)]
    club: Option<ClubSlug>,
    /// Code of a game, as records have it.
    #[serde(deserialize_with = "text")]
    game: Option<String>,
    /// Part of a player's name, in capitals or not, with marks or without.
    #[serde(deserialize_with = "text")]
    player: Option<String>,
    /// What the player named was in the hand.
    #[param(inline)]
    role: Option<PlayerRole>,
    /// Bid code of the contract played.
    #[serde(deserialize_with = "text")]
    contract: Option<String>,
    /// A component of the contract, or a silent bid that arose: `silent_100`, `silent_aces`, `silent_durchmars`,
    /// `silent_ulti`.
    #[serde(deserialize_with = "text")]
    component: Option<String>,
    /// Whether the component named was made, a silent bid from the declarer's side; without one, whether the declarer
    /// won. With a player named, whether it went well for that player.
    #[param(inline)]
    outcome: Option<ComponentOutcome>,
    /// The least doubling, of which 1 is kontra.
    #[param(inline)]
    kontra: Option<Within<0, 9>>,
    /// Whether the record has cards, or only the result was written down.
    #[param(inline)]
    cards: Option<CardsKnown>,
    /// First day of play.
    #[serde(deserialize_with = "day")]
    from: Option<NaiveDate>,
    /// Last day of play.
    #[serde(deserialize_with = "day")]
    to: Option<NaiveDate>,
    /// Part of event, place or origin.
    #[serde(deserialize_with = "text")]
    source: Option<String>,
    /// Number of a session.
    #[param(inline)]
    session: Option<Number>,
    /// Hands on a page.
    #[param(inline)]
    limit: Limit,
    /// Where to go on; taken from `next`.
    #[serde(deserialize_with = "place_of")]
    #[param(value_type = String, pattern = "^-?[0-9]{1,16}-[0-9]{1,18}$")]
    cursor: Option<Cursor>,
}

#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum PlayerRole {
    Declarer,
    Defender,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum CardsKnown {
    With,
    Without,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum ComponentOutcome {
    Made,
    Lost,
}

impl HandListQuery {
    fn filter(self, club: Option<ClubId>) -> HandFilter {
        let won = self.outcome.map(|outcome| outcome == ComponentOutcome::Made);
        HandFilter {
            club,
            game: self.game,
            player_key: self.player.map(|name| search_key(&name)),
            played_as: self.role.map(|role| match role {
                PlayerRole::Declarer => PlayedAs::Declarer,
                PlayerRole::Defender => PlayedAs::Defender,
            }),
            contract: self.contract,
            made: won.filter(|_| self.component.is_none()),
            component: self.component.map(|component| (component, won)),
            kontra_min: self.kontra.map(Within::number),
            has_cards: self.cards.map(|cards| cards == CardsKnown::With),
            played_from: self.from,
            played_to: self.to,
            source_key: self.source.map(|source| search_key(&source)),
            session: self.session.map(|session| SessionId(session.number())),
            number: None,
        }
    }
}

fn day<'de, D: Deserializer<'de>>(value: D) -> Result<Option<NaiveDate>, D::Error> {
    query::parsed(value, parse_day)
}

fn place_of<'de, D: Deserializer<'de>>(value: D) -> Result<Option<Cursor>, D::Error> {
    query::parsed(value, cursor)
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
            next_page("/api/v1/hands", "player=Anna&cursor=1-2", &place(at)),
            "/api/v1/hands?player=Anna&cursor=1700000000000000-17"
        );
        assert_eq!(cursor("nonsense"), None);
        assert_eq!(cursor("1-x"), None);
    }
}
