//! `/sign-up/{token}`: what a visitor signed up for, and withdrawing it, for whoever has the link.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::check_in::{ArrivalView, is_done};
use super::money::fee;
use crate::page::{LinkView, PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use crate::tournaments::when;
use talon_http::{Visit, invalid_words};
use talon_service::ActError;
use talon_service::tournaments::sign_up;
use talon_store::signups::SignupState;
use talon_text::Arg;
use talon_tournament::tournament::{State, Tournament};

/// templates/tournaments/signed_up.html
#[derive(Debug, Template)]
#[template(path = "tournaments/signed_up.html")]
struct TournamentsSignedUpPage {
    shell: Shell,
    tournament: LinkView,
    facts: String,
    name: String,
    state: String,
    /// What everyone pays; empty where nobody does.
    fee: String,
    /// The address of the page, to be kept.
    address: String,
    here: String,
    can_withdraw: bool,
    arrival: Option<ArrivalView>,
    list_href: String,
}

/// The button of the page.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WithdrawForm {
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// The button of those who are here.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HereForm {
    #[serde(rename = "key")]
    _key: Option<String>,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Shows it.
///
/// # Errors
/// Not found, when the link is not good.
pub async fn get(visit: Visit, link: web::Path<String>) -> PageResult {
    draw(&visit, link.into_inner(), None).await
}

/// Withdraws it.
///
/// # Errors
/// As for the page.
pub async fn post(visit: Visit, link: web::Path<String>, _form: web::Form<WithdrawForm>) -> PageResult {
    let link = link.into_inner();
    let sent = link.clone();
    let (done, _) = visit
        .act(move |state, actor| Ok(sign_up::withdraw_by_link(&state.store, actor, &sent, state.now())))
        .await?;
    let lang = visit.prefs.lang;
    let refused = match done {
        Ok(()) => return Ok(see_other(&format!("/sign-up/{link}"))),
        Err(ActError::Refused(_)) => lang.t("signup-too-late").into_owned(),
        Err(ActError::Invalid { field, why }) => invalid_words(why, field, lang),
        Err(error) => return Err(error.into()),
    };
    draw(&visit, link, Some(refused)).await
}

/// Whoever has it is here.
///
/// # Errors
/// As for the page, and when players do not check themselves in.
pub async fn here(visit: Visit, link: web::Path<String>, _form: web::Form<HereForm>) -> PageResult {
    let link = link.into_inner();
    let sent = link.clone();
    let (done, _) = visit
        .act(move |state, actor| Ok(sign_up::here_by_link(&state.store, actor, &sent, state.now())))
        .await?;
    match done {
        Ok(()) => Ok(see_other(&format!("/sign-up/{link}"))),
        Err(error) if is_done(&error) => Ok(see_other(&format!("/sign-up/{link}"))),
        Err(ActError::Refused(_) | ActError::Denied(_)) => {
            let refused = visit.prefs.lang.t("arrival-refused").into_owned();
            draw(&visit, link, Some(refused)).await
        }
        Err(error) => Err(error.into()),
    }
}

/// Whether it is too late to be taken in without a word of the director.
fn has_begun(tournament: &Tournament) -> bool {
    match tournament.state {
        State::Draft | State::Open | State::CheckIn => false,
        State::Running | State::Finished | State::Archived => true,
    }
}

async fn draw(visit: &Visit, link: String, refused: Option<String>) -> PageResult {
    let lang = visit.prefs.lang;
    let wanted = link.clone();
    let (found, visitor) = visit
        .act(move |state, _| Ok(state.store.read(|db| sign_up::by_link(db, &wanted))?))
        .await?;
    let (club, tournament) = (&found.loaded.club, &found.loaded.tournament);
    let mut shell = Shell::new(visit, &visitor, lang.t("signup-yours"));
    let here = format!("/sign-up/{link}");
    shell.path = here.clone();
    let status = if refused.is_some() { 409 } else { 200 };
    shell.flash = refused.map(|text| Flash { kind: "bad", text });
    let state = match found.signup.state {
        SignupState::In if has_begun(tournament) => lang.t("signup-mine-begun").into_owned(),
        SignupState::In => lang.t("signup-mine-in").into_owned(),
        SignupState::Waiting => {
            let place = i64::try_from(found.queue.unwrap_or_default()).unwrap_or_default();
            lang.t_args("signup-mine-waiting", &[("place", Arg::Number(place))])
        }
        SignupState::Asked => lang.t("signup-mine-asked").into_owned(),
        SignupState::Taken => lang.t("signup-mine-entered").into_owned(),
        SignupState::Withdrawn => lang.t("signup-mine-withdrawn").into_owned(),
        SignupState::Removed => lang.t("signup-mine-removed").into_owned(),
    };
    let mut facts = vec![club.name.clone(), when(tournament.starts, lang)];
    facts.extend(Some(tournament.venue.clone()).filter(|venue| !venue.is_empty()));
    // The link is the right, so that its form needs no key.
    let arrival = found
        .arrival
        .map(|own| ArrivalView::at(format!("{here}/here"), "", own, lang));
    let page = TournamentsSignedUpPage {
        shell,
        tournament: LinkView::new(routes::tournament(found.loaded.id, ""), tournament.name.clone()),
        facts: facts.join(" · "),
        name: found.signup.name.clone().unwrap_or_default(),
        state,
        fee: fee(tournament, lang).unwrap_or_default(),
        address: format!("{}{here}", visit.state.config.base_url),
        here,
        can_withdraw: found.can_withdraw,
        arrival,
        list_href: routes::sign_up(&club.slug, found.loaded.id),
    };
    let mut response = html(page.render());
    *response.status_mut() = actix_web::http::StatusCode::from_u16(status).map_err(talon_http::Problem::internal)?;
    Ok(response)
}
