//! `/sign-in`: mail address and password, and back to where the visitor was.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::form::{self, Faults, FormToken};
use crate::http::limits::Rate;
use crate::http::{Problem, Visit, Visitor};
use crate::service::account::{self, SignIn};
use crate::web::page::{PageResult, local_path};
use crate::web::shell::{Flash, Shell, html};

/// templates/account/sign_in.html
#[derive(Debug, Template)]
#[template(path = "account/sign_in.html")]
struct SignInPage {
    shell: Shell,
    token: String,
    email: String,
    next: String,
    faults: Faults,
}

/// Where to go afterwards, and what has just happened.
#[derive(Debug, Deserialize)]
pub struct Asked {
    next: Option<String>,
    done: Option<String>,
}

/// What the form sends.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignInForm {
    email: String,
    password: String,
    next: Option<String>,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl std::fmt::Debug for SignInForm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SignInForm")
    }
}

/// Shows the form.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit, request: HttpRequest, asked: web::Query<Asked>) -> PageResult {
    let visitor = visit.visitor().await?;
    let flash = match asked.done.as_deref() {
        Some("reset") => Some("reset-done"),
        Some("out") => Some("signout-done"),
        _ => None,
    };
    let next = local_path(asked.next.as_deref()).to_owned();
    draw(&visit, &visitor, &request, (String::new(), next), Faults::default(), flash)
}

/// Begins a session, or shows the form again, saying the same whatever was wrong.
///
/// # Errors
/// When there were too many tries or the database fails.
pub async fn post(visit: Visit, request: HttpRequest, form: web::Form<SignInForm>) -> PageResult {
    let form = form.into_inner();
    visit.state.limits.count(Rate::SignInAccount, &form.email.trim().to_lowercase())?;
    let next = local_path(form.next.as_deref()).to_owned();
    let (agent, old) = (form::agent(&request), visit.session_token().map(str::to_owned));
    let email = form.email.clone();
    let done = visit
        .state
        .block(move |state| {
            let asked =
                SignIn { email: &form.email, password: &form.password, agent: &agent, old: old.as_deref() };
            Ok(account::sign_in(&state.store, &state.passwords, &asked, state.now()))
        })
        .await?;
    match done {
        Ok(token) => form::signed_in(&visit.state, &token, &next),
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            draw(&visit, &visit.visitor().await?, &request, (email, next), faults, None)
        }
    }
}

fn draw(
    visit: &Visit,
    visitor: &Visitor,
    request: &HttpRequest,
    (email, next): (String, String),
    faults: Faults,
    flash: Option<&'static str>,
) -> Result<HttpResponse, Problem> {
    let lang = visit.prefs.lang;
    let mut shell = Shell::new(visit, visitor, lang.t("signin-title"));
    shell.flash = flash.map(|key| Flash { kind: "good", text: lang.t(key).into_owned() });
    let form = FormToken::of(request, &visit.state)?;
    let status = faults.status();
    let page = SignInPage { shell, token: form.token.clone(), email, next, faults };
    let mut response = html(page.render());
    *response.status_mut() = status;
    form.set(&mut response, &visit.state)?;
    Ok(response)
}
