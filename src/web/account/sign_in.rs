//! `/sign-in`: email address and password, and back to where the visitor was.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::again;
use super::form::{self, Faults, FormToken};
use crate::page::{PageResult, local_path};
use crate::shell::{Flash, Shell, html};
use talon_http::cookies::device_name;
use talon_http::{Problem, RecoveredForm, State, Visit};
use talon_service::account::{self, SignIn};

/// templates/account/sign_in.html
#[derive(Debug, Template)]
#[template(path = "account/sign_in.html")]
struct SignInPage {
    shell: Shell,
    token: String,
    /// A session has just ended here.
    is_signed_out: bool,
    email: String,
    next: String,
    /// What was typed before and is sent afterwards.
    typed: Option<RecoveredForm>,
    faults: Faults,
}

/// Where to go afterwards, and what has just happened.
#[derive(Debug, Deserialize)]
pub(crate) struct SignInQuery {
    next: Option<String>,
    done: Option<String>,
}

/// What the form sends.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignInForm {
    email: String,
    password: String,
    next: Option<String>,
    again_path: Option<String>,
    again: Option<String>,
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
pub async fn get(visit: Visit, request: HttpRequest, asked: web::Query<SignInQuery>) -> PageResult {
    let visitor = visit.visitor().await?;
    let flash = match asked.done.as_deref() {
        Some("reset") => Some("reset-done"),
        Some("out") => Some("signout-done"),
        _ => None,
    };
    let next = local_path(asked.next.as_deref()).to_owned();
    let mut shell = Shell::new(&visit, &visitor, visit.prefs.lang.t("signin-title"));
    shell.flash = flash.map(|key| Flash {
        kind: "good",
        text: shell.lang.t(key).into_owned(),
    });
    draw(
        &visit.state,
        &request,
        shell,
        SignInState {
            next,
            is_signed_out: flash == Some("signout-done"),
            ..SignInState::default()
        },
    )
}

/// The same for someone whose session had ended when a form came: what was typed stays in the page (S-37).
///
/// # Errors
/// When there is no randomness.
pub(crate) fn instead(request: &HttpRequest, typed: &RecoveredForm) -> Result<HttpResponse, Problem> {
    let Some(state) = request.app_data::<web::Data<State>>() else {
        return Err(Problem::internal("no state"));
    };
    let mut shell = Shell::of_request(request, "");
    shell.title = shell.t("signin-title").into_owned();
    shell.path = "/".into();
    shell.flash = Some(Flash {
        kind: "warn",
        text: shell.t("signin-again").into_owned(),
    });
    let sent = SignInState {
        next: "/".into(),
        typed: Some(typed.clone()),
        ..SignInState::default()
    };
    let mut response = draw(state, request, shell, sent)?;
    *response.status_mut() = StatusCode::UNAUTHORIZED;
    Ok(response)
}

/// Begins a session, or shows the form again, saying the same whatever was wrong.
///
/// # Errors
/// When there were too many tries or the database fails.
pub async fn post(visit: Visit, request: HttpRequest, form: web::Form<SignInForm>) -> PageResult {
    let form = form.into_inner();
    let next = local_path(form.next.as_deref()).to_owned();
    let typed = form
        .again
        .as_deref()
        .and_then(|packed| RecoveredForm::unpack(local_path(form.again_path.as_deref()), packed));
    let (agent, old) = (form::agent(&request), visit.session_token().map(str::to_owned));
    let device = request
        .cookie(device_name(&visit.state.config))
        .map(|cookie| cookie.value().to_owned());
    let email = form.email.clone();
    let done = visit
        .state
        .block(move |state| {
            let name = account::try_name(&state.store, &form.email, device.as_deref())?;
            state.limits.try_password(&name)?;
            let asked = SignIn {
                email: &form.email,
                password: &form.password,
                agent: &agent,
                old: old.as_deref(),
            };
            let done = account::sign_in(&state.store, &state.passwords, &asked, state.now());
            if done.is_ok() {
                state.limits.password_was_right(&name);
            }
            Ok(done)
        })
        .await?;
    match done {
        Ok(signed_in) => {
            let mut response = match typed {
                None => form::signed_in(&visit.state, &signed_in.session, &next)?,
                Some(typed) => {
                    let visitor = visit.visitor_of(&signed_in.session).await?;
                    let page = again::draw(&visit, &visitor, typed)?;
                    form::begin_session(&visit.state, &signed_in.session, page)?
                }
            };
            form::known_device(&visit.state, &mut response, &signed_in.device)?;
            Ok(response)
        }
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            let visitor = visit.visitor().await?;
            let shell = Shell::new(&visit, &visitor, visit.prefs.lang.t("signin-title"));
            draw(
                &visit.state,
                &request,
                shell,
                SignInState {
                    is_signed_out: false,
                    email,
                    next,
                    typed,
                    faults,
                },
            )
        }
    }
}

/// What the form shows again.
#[derive(Default)]
struct SignInState {
    is_signed_out: bool,
    email: String,
    next: String,
    typed: Option<RecoveredForm>,
    faults: Faults,
}

fn draw(state: &State, request: &HttpRequest, shell: Shell, sent: SignInState) -> Result<HttpResponse, Problem> {
    let form = FormToken::of(request, state)?;
    let SignInState {
        is_signed_out,
        email,
        next,
        typed,
        faults,
    } = sent;
    let status = faults.status();
    let page = SignInPage {
        shell,
        token: form.token.clone(),
        is_signed_out,
        email,
        next,
        typed,
        faults,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    form.set(&mut response, state)?;
    Ok(response)
}
