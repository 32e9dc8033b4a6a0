//! `GET /clubs/{slug}/calendar.ics`: what a club plays for, in a calendar; `GET /tournaments/{id}/tournament.ics`: one
//! tournament. Both speak the language of the club, as its feed does: a program fetches them, and anyone who looks at
//! them chose none.

use std::collections::BTreeMap;

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::{TournamentPath, opened};
use crate::ApiResult;
use crate::clubs::ClubPath;
use crate::download::{Download, is_public, named_after, unlisted};
use crate::ics::{self, CalendarEvent, EventStanding, When};
use crate::responses::Unchanged;
use talon_http::{Visit, Visitor};
use talon_service::ActError;
use talon_service::clubs::clock::{local, zone};
use talon_service::tournaments::sign_up::{SignUpClosing, closings};
use talon_service::tournaments::{Loaded, TablePlace, TableTimes, calendar, times_of};
use talon_store::{Db, TournamentId};
use talon_text::{Arg, Lang};
use talon_tournament::tournament::{Round, RoundState, State, Tournament};

/// Days before a round is due on which a calendar reminds of it.
const REMINDED_BEFORE: [u8; 2] = [7, 1];
/// From when the seconds are counted that number the changes of a sign-up: the beginning of 2026.
const SEQUENCES_BEGIN: i64 = 1_767_225_600;

/// The calendar of a club: what comes next, and what was in the last year
#[utoipa::path(
    operation_id = "downloadCalendar",
    params(ClubPath),
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
#[get("/clubs/{slug}/calendar.ics")]
pub(crate) async fn of_club(visit: Visit, request: HttpRequest, slug: Path<ClubPath>) -> ApiResult {
    let slug = slug.into_inner().slug;
    let ((club, dates), visitor) = visit
        .act(move |state, actor| {
            let read = state.store.read(|db| {
                let (club, tournaments) = calendar::calendar(db, actor, &slug, state.now())?;
                Ok::<_, ActError>((club, CalendarDates::of(db, tournaments)?))
            });
            Ok(read?)
        })
        .await?;
    let text = events(&visit, &club.name, &club.timezone, &dates);
    unlisted(send(&visit, &visitor, &request, &club.name, text), club.noindex)
}

/// When and where a tournament is, for a calendar
#[utoipa::path(
    operation_id = "downloadDate",
    params(TournamentPath),
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
#[get("/tournaments/{id}/event.ics")]
pub(crate) async fn of_tournament(visit: Visit, request: HttpRequest, id: Path<TournamentPath>) -> ApiResult {
    let (shown, visitor) = opened(&visit, &id.id).await?;
    let loaded = shown.loaded.clone();
    let ((times, closes), _) = visit
        .act(move |state, _| {
            let read = state.store.read(|db| {
                let closes = closings(db, std::slice::from_ref(&loaded))?.remove(&loaded.id);
                Ok::<_, ActError>((times_of(db, &loaded, state.now())?, closes))
            });
            Ok(read?)
        })
        .await?;
    let loaded = &shown.loaded;
    let begins = entry(loaded, &visit);
    let mut entries = rounds(loaded, &begins, &visit);
    entries.extend(closes.map(|closes| closing(loaded, &closes, &begins, &visit)));
    entries.extend(meetings(loaded, &times, &begins, &visit));
    entries.insert(0, begins);
    let name = &loaded.tournament.name;
    let text = ics::calendar(name, zone(&loaded.club.timezone), &entries);
    unlisted(send(&visit, &visitor, &request, name, text), loaded.club.noindex)
}

/// Tournaments, and when the sign-ups to them end.
#[derive(Debug)]
pub(crate) struct CalendarDates {
    pub tournaments: Vec<Loaded>,
    pub closings: BTreeMap<TournamentId, SignUpClosing>,
}

impl CalendarDates {
    /// These tournaments, with what else belongs to them.
    ///
    /// # Errors
    /// When the database fails.
    pub fn of(db: &mut Db, tournaments: Vec<Loaded>) -> Result<CalendarDates, ActError> {
        let closings = closings(db, &tournaments)?;
        Ok(CalendarDates { tournaments, closings })
    }
}

/// A calendar of tournaments, under this name.
pub(crate) fn events(visit: &Visit, name: &str, timezone: &str, dates: &CalendarDates) -> String {
    let of_one = |tournament: &Loaded| {
        let begins = entry(tournament, visit);
        let closes = dates.closings.get(&tournament.id);
        let closes = closes.map(|closes| closing(tournament, closes, &begins, visit));
        let rounds = rounds(tournament, &begins, visit);
        std::iter::once(begins).chain(closes).chain(rounds)
    };
    let tournaments = &dates.tournaments;
    let entries: Vec<CalendarEvent> = tournaments.iter().flat_map(of_one).collect();
    ics::calendar(name, zone(timezone), &entries)
}

/// Sends the calendar of something with this name.
pub(crate) fn send(visit: &Visit, visitor: &Visitor, request: &HttpRequest, of: &str, text: String) -> ApiResult {
    let file = named_after(of, "talon.ics");
    let download = Download {
        parts: &[&text, "ics"],
        public: is_public(visit, visitor),
        kind: "text/calendar; charset=utf-8",
        file: Some(&file),
    };
    download.send(request, || Ok(text.clone().into_bytes()))
}

fn entry(loaded: &Loaded, visit: &Visit) -> CalendarEvent {
    let tournament = &loaded.tournament;
    let lang = Lang::parse(&loaded.club.language).unwrap_or(visit.prefs.lang);
    let base = &visit.state.config.base_url;
    let url = format!("{base}/tournaments/{}", loaded.id);
    let rounds: u32 = tournament.stages.iter().map(|stage| u32::from(stage.rounds)).sum();
    let game = lang.t(&format!("game-{}", tournament.game.as_str()));
    let state = lang.t(&format!("tournament-state-{}", tournament.state.as_str()));
    CalendarEvent {
        uid: uid(loaded),
        summary: tournament.name.clone(),
        location: tournament.venue.clone(),
        description: format!("{}\n{game}\n{state}\n{url}", loaded.club.name),
        url,
        when: When::At(tournament.starts),
        minutes: tournament.profile.minutes.map(|minutes| u32::from(minutes) * rounds),
        changed: loaded.changed_at.utc(),
        sequence: loaded.revision,
        standing: standing(tournament),
        reminds: Vec::new(),
    }
}

/// Under which a calendar knows a tournament again, wherever the site moves: not by its host, but by its own number,
/// and by when its club was made on this site and no other.
fn uid(loaded: &Loaded) -> String {
    let club = &loaded.club;
    let made = club.created_at.utc().timestamp();
    format!("talon-{}-{made}-tournament-{}", club.id, loaded.id)
}

fn standing(tournament: &Tournament) -> EventStanding {
    if tournament.is_called_off() {
        EventStanding::Cancelled
    } else if !tournament.published || tournament.state == State::Draft {
        EventStanding::Tentative
    } else {
        EventStanding::Confirmed
    }
}

/// When the sign-up to it ends, beside the entry of the tournament.
fn closing(loaded: &Loaded, closing: &SignUpClosing, begins: &CalendarEvent, visit: &Visit) -> CalendarEvent {
    let lang = Lang::parse(&loaded.club.language).unwrap_or(visit.prefs.lang);
    let base = &visit.state.config.base_url;
    let url = format!("{base}/clubs/{}/sign-up/{}", loaded.club.slug, loaded.id);
    let args = [("tournament", Arg::from(loaded.tournament.name.clone()))];
    CalendarEvent {
        uid: format!("signup-{}", begins.uid),
        summary: lang.t_args("calendar-sign-up-closes", &args),
        location: String::new(),
        description: format!("{}\n{url}", loaded.club.name),
        url,
        when: When::At(local(&loaded.club.timezone, closing.at)),
        minutes: None,
        changed: closing
            .changed
            .map_or(begins.changed, |changed| changed.max(begins.changed)),
        // It has the name of the tournament, and changes with that and with what the sign-up allows.
        sequence: begins.sequence
            + closing
                .changed
                .map_or(0, |changed| changed.timestamp() - SEQUENCES_BEGIN),
        standing: if closing.is_off {
            EventStanding::Cancelled
        } else {
            begins.standing
        },
        ..begins.clone()
    }
}

/// The due dates of the rounds that are played over weeks, beside the entry of their tournament. One stays in the
/// calendar when its round is over, so that no copy of it is left behind.
fn rounds(loaded: &Loaded, begins: &CalendarEvent, visit: &Visit) -> Vec<CalendarEvent> {
    let lang = Lang::parse(&loaded.club.language).unwrap_or(visit.prefs.lang);
    let seen = loaded.tournament.rounds.iter();
    let of_round = |round: &Round| {
        let args = [
            ("tournament", Arg::from(loaded.tournament.name.clone())),
            ("number", Arg::Number(round.number.into())),
        ];
        let url = format!("{}/rounds/{}", begins.url, round.number);
        Some(CalendarEvent {
            uid: format!("round-{}-{}", round.number, begins.uid),
            summary: lang.t_args("calendar-round-due", &args),
            location: String::new(),
            description: format!("{}\n{url}", loaded.club.name),
            url,
            when: When::Day(round.due?),
            minutes: None,
            reminds: if round.is_complete() {
                Vec::new()
            } else {
                REMINDED_BEFORE.to_vec()
            },
            ..begins.clone()
        })
    };
    seen.filter(|round| round.state > RoundState::Drawn)
        .filter_map(of_round)
        .collect()
}

/// When the tables of those rounds meet, as far as it is agreed. Who sits there is not said.
fn meetings(
    loaded: &Loaded,
    times: &BTreeMap<TablePlace, TableTimes>,
    begins: &CalendarEvent,
    visit: &Visit,
) -> Vec<CalendarEvent> {
    let lang = Lang::parse(&loaded.club.language).unwrap_or(visit.prefs.lang);
    let meets = |(place, times): (&TablePlace, &TableTimes)| {
        let agreed = times.agreed?;
        let TablePlace { round, table } = *place;
        let args = [
            ("tournament", Arg::from(loaded.tournament.name.clone())),
            ("round", Arg::Number(round.into())),
            ("table", Arg::Number(table.into())),
        ];
        let url = format!("{}/rounds/{round}/tables/{table}", begins.url);
        Some(CalendarEvent {
            uid: format!("table-{round}-{table}-{}", begins.uid),
            summary: lang.t_args("calendar-table-meets", &args),
            location: String::new(),
            description: format!("{}\n{url}", loaded.club.name),
            url,
            when: When::At(agreed.starts),
            minutes: None,
            changed: agreed.changed.utc(),
            // The tournament itself does not change when a table agrees on another time.
            sequence: agreed.changed.utc().timestamp() / 60,
            ..begins.clone()
        })
    };
    times.iter().filter_map(meets).collect()
}
