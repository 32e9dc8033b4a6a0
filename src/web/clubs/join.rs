//! `/join/{token}`: what someone does who was given a link into a club, with the account that they have or a new one.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::letters;
use crate::account::form::{self, AccountForm, Faults, LinkPage, TypedAccount};
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::Shell;
use talon_http::{Problem, State, Visit};
use talon_service::{ActError, clubs};
use talon_store::invites::Becomes;

/// templates/clubs/join.html
#[derive(Debug, Template)]
#[template(path = "clubs/join.html")]
struct ClubsJoinPage {
    shell: Shell,
    token: String,
    /// None when the link is no good any more.
    club: Option<String>,
    logo: String,
    is_owner: bool,
    accept: String,
    sign_in: String,
    email: String,
    name: String,
    faults: Faults,
}

/// What the button sends of someone who is signed in.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AcceptForm {
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Shows the club and the forms, or that the link is no good any more.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit, request: HttpRequest, link: web::Path<String>) -> PageResult {
    draw(&visit, &request, link.into_inner(), None, Faults::default()).await
}

/// Makes an account and joins.
///
/// # Errors
/// When the database fails.
pub async fn post(
    visit: Visit,
    request: HttpRequest,
    link: web::Path<String>,
    form: web::Form<AccountForm>,
) -> PageResult {
    let (link, form) = (link.into_inner(), form.into_inner());
    let typed = TypedAccount {
        email: form.email.clone(),
        name: form.name.clone(),
    };
    let (agent, language, token) = (form::agent(&request), visit.prefs.lang.code(), link.clone());
    let done = visit
        .state
        .block(move |state| {
            let user = form.user(language);
            Ok(clubs::join_as_new(
                &state.store,
                &state.passwords,
                &token,
                &user,
                &agent,
                state.now(),
            ))
        })
        .await?;
    match done {
        Ok((club, session)) => form::signed_in(&visit.state, &session, &joined(&club.slug)),
        Err(error) => {
            let (typed, faults) = form::refused(visit.prefs.lang, error, typed)?;
            draw(&visit, &request, link, typed, faults).await
        }
    }
}

/// Joins with the account that is signed in.
///
/// # Errors
/// When nobody is signed in, the link is no good any more, or the database fails.
pub async fn accept(
    visit: Visit,
    request: HttpRequest,
    link: web::Path<String>,
    _form: web::Form<AcceptForm>,
) -> PageResult {
    let (link, agent) = (link.into_inner(), form::agent(&request));
    let token = link.clone();
    let (done, _) = visit
        .act(move |state, actor| Ok(clubs::join_club(&state.store, actor, &token, &agent, state.now())))
        .await?;
    match done {
        Ok((club, Some(session))) => form::signed_in(&visit.state, &session, &joined(&club.slug)),
        Ok((club, None)) => Ok(see_other(&joined(&club.slug))),
        Err(ActError::NotFound(_)) => draw(&visit, &request, link, None, Faults::default()).await,
        Err(error) => Err(error.into()),
    }
}

fn joined(slug: &str) -> String {
    format!("{}?done=joined", routes::club(slug, ""))
}

async fn draw(
    visit: &Visit,
    request: &HttpRequest,
    link: String,
    typed: Option<TypedAccount>,
    faults: Faults,
) -> Result<HttpResponse, Problem> {
    let token = link.clone();
    let find = move |state: &State| clubs::invite_of(&state.store, &token, state.now());
    let (way, found) = LinkPage::of(visit, request, &faults, find).await?;
    let visitor = visit.visitor().await?;
    let lang = visit.prefs.lang;
    let mut shell = Shell::new(visit, &visitor, lang.t("club-join-title"));
    // The button for anyone who has an account leads to an address that cannot be asked for.
    shell.path = format!("/join/{link}");
    let TypedAccount { email, name } = typed.unwrap_or_default();
    let page = ClubsJoinPage {
        token: way.form.token.clone(),
        logo: found.as_ref().map(|(_, club)| letters(club)).unwrap_or_default(),
        is_owner: found.as_ref().is_some_and(|(invite, _)| invite.role == Becomes::Owner),
        club: found.map(|(_, club)| club.name),
        accept: format!("/join/{link}/accept"),
        sign_in: format!("/sign-in?next=/join/{link}"),
        email,
        name,
        faults,
        shell,
    };
    way.answer(page.render())
}
