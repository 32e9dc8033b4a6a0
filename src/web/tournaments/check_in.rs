//! `/tournaments/{id}/check-in`: players say that they are here; the code at the door leads to it.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::{Frame, TournamentTab, conflict_if, fresh_key, refused, shell};
use crate::act_form::act_request;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_service::ActError;
use talon_service::idempotency::IdempotentRequest;
use talon_service::tournaments::check_in::{self, OwnArrival, SayHere};
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read::{self, ShownTournament};
use talon_store::TournamentId;
use talon_store::arrivals::SelfCheckIn;
use talon_text::Lang;
use talon_tournament::tournament::{State, Why};

/// templates/tournaments/check_in.html
#[derive(Debug, Template)]
#[template(path = "tournaments/check_in.html")]
struct TournamentsCheckInPage {
    shell: Shell,
    frame: Frame,
    /// The reader, as the list calls them.
    name: String,
    arrival: Option<ArrivalView>,
    /// Why there is no button; empty where there is one, or who is here is known.
    says: &'static str,
    /// Signing in is what comes next.
    signs_in: bool,
}

/// What players are told of their own check-in, and the button by which they say that they are here.
#[derive(Debug)]
pub(super) struct ArrivalView {
    pub says: String,
    pub class: &'static str,
    pub can: bool,
    pub href: String,
    pub key: String,
}

impl ArrivalView {
    pub fn of(id: TournamentId, key: &str, own: OwnArrival, lang: Lang) -> ArrivalView {
        ArrivalView::at(routes::tournament(id, "check-in"), key, own, lang)
    }

    /// The same where the form goes to another address.
    pub fn at(href: String, key: &str, own: OwnArrival, lang: Lang) -> ArrivalView {
        let (says, class) = match own {
            OwnArrival::Open => ("arrival-open", ""),
            OwnArrival::Waits => ("arrival-waits", "warn"),
            OwnArrival::Here => ("arrival-here", "good"),
        };
        ArrivalView {
            says: lang.t(says).into_owned(),
            class,
            can: own == OwnArrival::Open,
            href,
            key: format!("{key}-here"),
        }
    }
}

/// The button of the page.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArrivalForm {
    key: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn get(visit: Visit, id: web::Path<String>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    draw(&visit, id, None).await
}

/// The one who asks is here.
///
/// # Errors
/// When they are not entered, or players do not check themselves in.
pub async fn post(visit: Visit, id: web::Path<String>, form: web::Form<ArrivalForm>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let (done, _) = visit
        .act(move |state, actor| {
            let form = IdempotentRequest {
                key: Some(&form.key),
                request: "",
            };
            Ok(act_request(state, actor, id, form).act(SayHere))
        })
        .await?;
    match done {
        Ok(_) => Ok(see_other(&routes::tournament(id, "check-in"))),
        Err(error) if is_done(&error) => Ok(see_other(&routes::tournament(id, "check-in"))),
        Err(error) => draw(&visit, id, Some(error)).await,
    }
}

/// Whether someone had said it before, or is here.
pub(super) fn is_done(error: &ActError) -> bool {
    matches!(error, ActError::Refused(refusal) if matches!(refusal.why, Why::Unchanged | Why::InPlayAlready))
}

async fn draw(visit: &Visit, id: TournamentId, error: Option<ActError>) -> Result<HttpResponse, Problem> {
    let lang = visit.prefs.lang;
    let ((shown, own), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| {
                let shown = read::tournament(db, actor, id)?;
                let own = check_in::own(db, &shown)?;
                Ok::<_, ActError>((shown, own))
            })?)
        })
        .await?;
    let is_signed_in = visitor.actor.person().is_some();
    let title = format!("{}: {}", lang.t("arrival-title"), shown.loaded.tournament.name);
    let mut shell = shell(visit, &visitor, title, routes::tournament(id, "check-in"));
    let failed = error.is_some();
    if let Some(error) = error {
        shell.flash = Some(refused(&shown, error, lang)?);
    }
    let says = own.map_or_else(|| why_not(&shown, is_signed_in), |_| "");
    let key = fresh_key()?;
    let page = TournamentsCheckInPage {
        frame: Frame::of(&shown, TournamentTab::Entries, lang),
        name: shown.me.and_then(|me| shown.name_of(me)).unwrap_or_default(),
        arrival: own.map(|own| ArrivalView::of(id, &key, own, lang)),
        signs_in: says == "arrival-sign-in",
        says,
        shell,
    };
    Ok(conflict_if(html(page.render()), failed))
}

/// Why someone cannot say that they are here.
fn why_not(shown: &ShownTournament, is_signed_in: bool) -> &'static str {
    let tournament = &shown.loaded.tournament;
    let entry = shown.me.and_then(|me| tournament.entry(me));
    let has_left = entry.is_some_and(|entry| tournament.may_arrive(entry.number) == Err(Why::NotInPlay));
    match tournament.state {
        _ if entry.is_some_and(|entry| entry.status.is_in_play()) => "arrival-here",
        State::Draft | State::Open => "arrival-early",
        State::Running | State::Finished | State::Archived => "arrival-late",
        State::CheckIn if has_left => "arrival-left",
        State::CheckIn if shown.loaded.self_check_in == SelfCheckIn::No => "arrival-off",
        State::CheckIn if !is_signed_in => "arrival-sign-in",
        State::CheckIn => "arrival-not-entered",
    }
}
