//! `/invite/…`, `/reset/…`, `/welcome/…`: what somebody does who was given a link that works once.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::form::{self, Faults, FormToken};
use crate::http::{Problem, State, Visit};
use crate::service::ActError;
use crate::service::account::{self, UserToAdd};
use crate::store::tokens::LinkKind;
use crate::web::page::{PageResult, see_other};
use crate::web::shell::{Shell, html};

/// templates/account/link.html
#[derive(Debug, Template)]
#[template(path = "account/link.html")]
struct LinkPage {
    shell: Shell,
    token: String,
    valid: bool,
    lead: String,
    submit: String,
    /// The address, when the link knows it.
    invited: Option<String>,
    asks_mail: bool,
    asks_name: bool,
    email: String,
    name: String,
    faults: Faults,
}

/// What the form sends; a new password has no name and no address.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinkForm {
    #[serde(default)]
    email: String,
    #[serde(default)]
    name: String,
    password: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl std::fmt::Debug for LinkForm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LinkForm")
    }
}

fn kind_of(request: &HttpRequest) -> LinkKind {
    match request.path().split('/').nth(1) {
        Some("invite") => LinkKind::Invite,
        Some("welcome") => LinkKind::FirstAdmin,
        _ => LinkKind::Reset,
    }
}

/// Shows the form, or that the link is no good any more.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit, request: HttpRequest, link: web::Path<String>) -> PageResult {
    draw(&visit, &request, link.into_inner(), None, Faults::default()).await
}

/// Does what the link is for.
///
/// # Errors
/// When the database fails.
pub async fn post(
    visit: Visit,
    request: HttpRequest,
    link: web::Path<String>,
    form: web::Form<LinkForm>,
) -> PageResult {
    let (kind, link, form) = (kind_of(&request), link.into_inner(), form.into_inner());
    let typed = (form.email.clone(), form.name.clone());
    let (agent, language, key) = (form::agent(&request), visit.prefs.lang.code(), link.clone());
    let done =
        visit.state.block(move |state| Ok(follow(state, kind, &key, &form, (&agent, language)))).await?;
    match done {
        Ok(Some(token)) => form::signed_in(&visit.state, &token, "/account"),
        Ok(None) => Ok(see_other("/sign-in?done=reset")),
        Err(ActError::NotFound(_)) => draw(&visit, &request, link, None, Faults::default()).await,
        Err(error) if is_gone(&error) => draw(&visit, &request, link, None, Faults::default()).await,
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            draw(&visit, &request, link, Some(typed), faults).await
        }
    }
}

/// Somebody else used the link in the meantime.
fn is_gone(error: &ActError) -> bool {
    matches!(error, ActError::Store(error) if error.is_not_found())
}

fn follow(
    state: &State,
    kind: LinkKind,
    link: &str,
    form: &LinkForm,
    (agent, language): (&str, &str),
) -> Result<Option<String>, ActError> {
    let (store, passwords, now) = (&state.store, &state.passwords, state.now());
    let user = UserToAdd {
        email: &form.email,
        name: &form.name,
        password: &form.password,
        is_admin: false,
        language,
    };
    match kind {
        LinkKind::Invite => account::accept_invite(store, passwords, link, &user, agent, now).map(Some),
        LinkKind::FirstAdmin => {
            account::make_first_admin(store, passwords, link, &user, agent, now).map(Some)
        }
        LinkKind::Reset => {
            account::reset_password(store, passwords, link, &form.password, now).map(|()| None)
        }
    }
}

async fn draw(
    visit: &Visit,
    request: &HttpRequest,
    link: String,
    typed: Option<(String, String)>,
    faults: Faults,
) -> Result<HttpResponse, Problem> {
    let kind = kind_of(request);
    let found = visit
        .state
        .block(move |state| match account::link_of(&state.store, &link, kind, state.now()) {
            Ok(found) => Ok(Some(found)),
            Err(ActError::NotFound(_)) => Ok(None),
            Err(error) => Err(error.into()),
        })
        .await?;
    let visitor = visit.visitor().await?;
    let lang = visit.prefs.lang;
    let club = found.as_ref().and_then(|(_, club)| club.clone()).unwrap_or_else(|| "none".into());
    let (title, lead, submit) = match kind {
        LinkKind::Invite => {
            let lead = lang.t_args("invite-lead", &[("club", club.as_str().into())]);
            (lang.t("invite-title"), lead, lang.t("invite-submit"))
        }
        LinkKind::FirstAdmin => {
            (lang.t("setup-title"), lang.t("setup-lead").into_owned(), lang.t("invite-submit"))
        }
        LinkKind::Reset => (lang.t("reset-title"), String::new(), lang.t("reset-submit")),
    };
    let form = FormToken::of(request, &visit.state)?;
    let (email, name) = typed.unwrap_or_default();
    let status = if found.is_some() { faults.status() } else { StatusCode::NOT_FOUND };
    let page = LinkPage {
        shell: Shell::new(visit, &visitor, title),
        token: form.token.clone(),
        valid: found.is_some(),
        lead,
        submit: submit.into_owned(),
        invited: found.and_then(|(link, _)| link.email),
        asks_mail: kind == LinkKind::FirstAdmin,
        asks_name: kind != LinkKind::Reset,
        email,
        name,
        faults,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    form.set(&mut response, &visit.state)?;
    Ok(response)
}
