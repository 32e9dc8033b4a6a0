//! `GET /leagues/{slug}.ics`: the tournaments of a season and those that come next, in a calendar.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::{LeaguePath, SeasonChoice};
use crate::download::unlisted;
use crate::responses::Unchanged;
use crate::tournaments::calendar::{CalendarDates, events, send};
use crate::{ApiResult, query};
use talon_http::Visit;
use talon_service::{ActError, leagues};

/// The calendar of a season: its tournaments, and those that come next
#[utoipa::path(
    operation_id = "downloadLeagueCalendar",
    params(LeaguePath, SeasonChoice),
    responses(
        (
            status = 200,
            description = "A calendar (RFC 5545) in the language of the club, with times by its clock.",
            body = String,
            content_type = "text/calendar",
        ),
        Unchanged,
    )
)]
#[get("/leagues/{slug}.ics")]
pub(crate) async fn of_league(visit: Visit, request: HttpRequest, path: Path<LeaguePath>) -> ApiResult {
    let asked: SeasonChoice = query::read(&request, visit.prefs.lang)?;
    let ((shown, dates), visitor) = visit
        .act(move |state, actor| {
            let address = asked.address(&path.slug);
            let read = state.store.read(|db| {
                let (shown, tournaments) = leagues::dates(db, actor, &address, state.now())?;
                Ok::<_, ActError>((shown, CalendarDates::of(db, tournaments)?))
            });
            Ok(read?)
        })
        .await?;
    let name = format!("{}, {}", shown.league.name, shown.head.name);
    let text = events(&visit, &name, &shown.club.timezone, &dates);
    unlisted(send(&visit, &visitor, &request, &name, text), shown.club.noindex)
}
