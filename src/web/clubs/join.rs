//! `/join/{token}`: what somebody does who was given a link into a club, with the account that he has or a new one.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::letters;
use crate::http::{Problem, Visit};
use crate::service::ActError;
use crate::service::account::UserToAdd;
use crate::service::clubs;
use crate::store::invites::Becomes;
use crate::web::account::form::{self, Faults, FormToken};
use crate::web::page::{PageResult, see_other};
use crate::web::routes;
use crate::web::shell::{Shell, html};

/// templates/clubs/join.html
#[derive(Debug, Template)]
#[template(path = "clubs/join.html")]
struct ClubsJoin {
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

/// What the form sends for a new account.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JoinForm {
    email: String,
    name: String,
    password: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl std::fmt::Debug for JoinForm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("JoinForm")
    }
}

/// What the button sends of somebody who is signed in.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AcceptForm {
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
    form: web::Form<JoinForm>,
) -> PageResult {
    let (link, form) = (link.into_inner(), form.into_inner());
    let typed = (form.email.clone(), form.name.clone());
    let (agent, language, token) = (form::agent(&request), visit.prefs.lang.code(), link.clone());
    let done = visit
        .state
        .block(move |state| {
            let user = UserToAdd {
                email: &form.email,
                name: &form.name,
                password: &form.password,
                is_admin: false,
                language,
            };
            Ok(clubs::join_as_new(&state.store, &state.passwords, &token, &user, &agent, state.now()))
        })
        .await?;
    match done {
        Ok((club, session)) => form::signed_in(&visit.state, &session, &joined(&club.slug)),
        Err(ActError::NotFound(_)) => draw(&visit, &request, link, None, Faults::default()).await,
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            draw(&visit, &request, link, Some(typed), faults).await
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
    typed: Option<(String, String)>,
    faults: Faults,
) -> Result<HttpResponse, Problem> {
    let token = link.clone();
    let found = visit
        .state
        .block(move |state| match clubs::invite_of(&state.store, &token, state.now()) {
            Ok(found) => Ok(Some(found)),
            Err(ActError::NotFound(_)) => Ok(None),
            Err(error) => Err(error.into()),
        })
        .await?;
    let visitor = visit.visitor().await?;
    let lang = visit.prefs.lang;
    let form = FormToken::of(request, &visit.state)?;
    let mut shell = Shell::new(visit, &visitor, lang.t("club-join-title"));
    // The secret of the link stays out of every other address.
    shell.path = "/clubs".into();
    let (email, name) = typed.unwrap_or_default();
    let status = if found.is_some() { faults.status() } else { StatusCode::NOT_FOUND };
    let page = ClubsJoin {
        token: form.token.clone(),
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
    let mut response = html(page.render());
    *response.status_mut() = status;
    form.set(&mut response, &visit.state)?;
    Ok(response)
}
