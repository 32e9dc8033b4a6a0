//! `GET /clubs/{slug}/calendar.ics`: what a club plays for, in a calendar; `GET /tournaments/{id}/event.ics`: one event.
//! Both speak the language of the club, as its feed does: a program fetches them, and whoever looks at them chose none.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::ApiResult;
use super::super::clubs::SLUG;
use super::super::download::Download;
use super::super::operation::{Access, Answer, Operation, TAG, UNCHANGED};
use super::ics::{self, CalendarEvent};
use super::{EVENT, is_public, opened};
use talon_http::{Visit, Visitor};
use talon_service::tournaments::{Loaded, calendar};
use talon_text::Lang;
use talon_tournament::event::State;

const ANSWERS: &[Answer] = &[
    Answer {
        status: 200,
        says: "A calendar (RFC 5545) in the language of the club, with times by its clock.",
        kinds: &[("text/calendar", r#"{"type": "string"}"#)],
        headers: &[TAG],
    },
    UNCHANGED,
];

/// How that of a club is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/clubs/{slug}/calendar.ics",
    id: "downloadCalendar",
    summary: "The calendar of a club: what comes next, and what was in the last year",
    access: Access::Reader,
    parameters: &[SLUG],
    body: None,
    answers: ANSWERS,
    failures: &[404],
    handler: || get().to(of_club),
};

/// How that of an event is described.
pub(crate) const GET_EVENT: Operation = Operation {
    path: "/tournaments/{id}/event.ics",
    id: "downloadDate",
    summary: "When and where a tournament is, for a calendar",
    parameters: &[EVENT],
    handler: || get().to(of_event),
    ..GET
};

/// Sends the calendar of a club.
///
/// # Errors
/// When there is no such club.
async fn of_club(visit: Visit, request: HttpRequest, slug: Path<String>) -> ApiResult {
    let slug = slug.into_inner();
    let ((club, events), visitor) = visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| calendar::calendar(db, actor, &slug, state.now()))?)
        })
        .await?;
    let entries: Vec<CalendarEvent> = events.iter().map(|event| entry(event, &visit)).collect();
    let text = ics::calendar(&club.name, &club.timezone, &entries);
    send(&visit, &visitor, &request, text)
}

/// Sends one event.
///
/// # Errors
/// Not found, also when the reader may not see it.
async fn of_event(visit: Visit, request: HttpRequest, id: Path<String>) -> ApiResult {
    let (shown, visitor) = opened(&visit, &id).await?;
    let loaded = &shown.loaded;
    let text = ics::calendar(&loaded.event.name, &loaded.club.timezone, &[entry(loaded, &visit)]);
    send(&visit, &visitor, &request, text)
}

fn send(visit: &Visit, visitor: &Visitor, request: &HttpRequest, text: String) -> ApiResult {
    let download = Download {
        parts: &[&text, "ics"],
        public: is_public(visit, visitor),
        kind: "text/calendar; charset=utf-8",
        file: Some("talon.ics"),
    };
    download.send(request, || Ok(text.clone().into_bytes()))
}

fn entry(loaded: &Loaded, visit: &Visit) -> CalendarEvent {
    let event = &loaded.event;
    let lang = Lang::parse(&loaded.club.language).unwrap_or(visit.prefs.lang);
    let base = &visit.state.config.base_url;
    let url = format!("{base}/tournaments/{}", loaded.id);
    let rounds: u32 = event.stages.iter().map(|stage| u32::from(stage.rounds)).sum();
    let game = lang.t(&format!("game-{}", event.game.as_str()));
    let state = lang.t(&format!("tournament-state-{}", event.state.as_str()));
    CalendarEvent {
        uid: format!("tournament-{}@{}", loaded.id, visit.state.config.host()),
        summary: event.name.clone(),
        location: event.venue.clone(),
        description: format!("{}\n{game}\n{state}\n{url}", loaded.club.name),
        url,
        starts: event.starts,
        minutes: event.profile.minutes.map(|minutes| u32::from(minutes) * rounds),
        changed: loaded.changed_at.utc(),
        sequence: loaded.revision,
        is_tentative: !event.published || event.state == State::Draft,
    }
}
