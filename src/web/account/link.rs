//! `/invite/…`, `/reset/…`, `/welcome/…`: what someone does who was given a link that works once.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use super::form::{self, AccountForm, Faults, LinkPage, TypedAccount};
use crate::page::{PageResult, see_other};
use crate::shell::Shell;
use talon_http::{Problem, State, Visit};
use talon_service::ActError;
use talon_service::account;
use talon_store::tokens::LinkKind;

/// templates/account/link.html
#[derive(Debug, Template)]
#[template(path = "account/link.html")]
struct AccountLinkPage {
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

/// Which link it is, by the first word of its address.
fn kind_of(request: &HttpRequest) -> Result<LinkKind, Problem> {
    match request.path().split('/').nth(1) {
        Some("invite") => Ok(LinkKind::Invite),
        Some("welcome") => Ok(LinkKind::FirstAdmin),
        Some("reset") => Ok(LinkKind::Reset),
        _ => Err(Problem::not_found("link")),
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
    form: web::Form<AccountForm>,
) -> PageResult {
    let (kind, link, form) = (kind_of(&request)?, link.into_inner(), form.into_inner());
    let typed = TypedAccount {
        email: form.email.clone(),
        name: form.name.clone(),
    };
    let (agent, language, key) = (form::agent(&request), visit.prefs.lang.code(), link.clone());
    let done = visit
        .state
        .block(move |state| Ok(follow(state, kind, &key, &form, &agent, language)))
        .await?;
    match done {
        Ok(Some(token)) => form::signed_in(&visit.state, &token, "/account"),
        Ok(None) => Ok(see_other("/sign-in?done=reset")),
        Err(error) => {
            let (typed, faults) = form::refused(visit.prefs.lang, error, typed)?;
            draw(&visit, &request, link, typed, faults).await
        }
    }
}

fn follow(
    state: &State,
    kind: LinkKind,
    link: &str,
    form: &AccountForm,
    agent: &str,
    language: &str,
) -> Result<Option<String>, ActError> {
    let (store, passwords, now) = (&state.store, &state.passwords, state.now());
    let user = form.user(language);
    match kind {
        LinkKind::Invite => account::accept_invite(store, passwords, link, &user, agent, now).map(Some),
        LinkKind::FirstAdmin => account::make_first_admin(store, passwords, link, &user, agent, now).map(Some),
        LinkKind::Reset => account::reset_password(store, passwords, link, &form.password, now).map(|()| None),
    }
}

async fn draw(
    visit: &Visit,
    request: &HttpRequest,
    link: String,
    typed: Option<TypedAccount>,
    faults: Faults,
) -> Result<HttpResponse, Problem> {
    let kind = kind_of(request)?;
    let find = move |state: &State| account::link_of(&state.store, &link, kind, state.now());
    let (way, found) = LinkPage::of(visit, request, &faults, find).await?;
    let visitor = visit.visitor().await?;
    let lang = visit.prefs.lang;
    let club = found
        .as_ref()
        .and_then(|(_, club)| club.clone())
        .unwrap_or_else(|| "none".into());
    let (title, lead, submit) = match kind {
        LinkKind::Invite => {
            let lead = lang.t_args("invite-lead", &[("club", club.as_str().into())]);
            (lang.t("invite-title"), lead, lang.t("invite-submit"))
        }
        LinkKind::FirstAdmin => (
            lang.t("setup-title"),
            lang.t("setup-lead").into_owned(),
            lang.t("invite-submit"),
        ),
        LinkKind::Reset => (lang.t("reset-title"), String::new(), lang.t("reset-submit")),
    };
    let TypedAccount { email, name } = typed.unwrap_or_default();
    let page = AccountLinkPage {
        shell: Shell::new(visit, &visitor, title),
        token: way.form.token.clone(),
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
    way.answer(page.render())
}
