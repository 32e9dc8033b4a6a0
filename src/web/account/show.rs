//! `GET /account`: name, language, password, sessions, tokens and clubs of the user.

use actix_web::HttpResponse;
use askama::Template;
use chrono::{DateTime, Datelike, Utc};

use super::form::Faults;
use crate::choice::Choice;
use crate::page::PageResult;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit};
use talon_service::account::{self, Overview, OwnSession};
use talon_service::{ActError, Person};
use talon_store::tokens::ApiToken;
use talon_text::Lang;

/// templates/account/show.html
#[derive(Debug, Template)]
#[template(path = "account/show.html")]
struct AccountPage {
    shell: Shell,
    person: Person,
    name: String,
    languages: Vec<Choice>,
    scopes: Vec<Choice>,
    scope: String,
    own: Overview,
    made: Option<String>,
    typed_label: String,
    asks_password: bool,
    faults: Faults,
}

impl AccountPage {
    fn agent(&self, session: &OwnSession) -> String {
        super::agent::in_words(&session.agent, self.shell.lang)
    }

    fn seen(&self, session: &OwnSession) -> String {
        self.minute(session.seen_at)
    }

    fn used(&self, token: &ApiToken) -> String {
        let lang = self.shell.lang;
        match token.used_at {
            Some(at) => format!("{}: {} UTC", lang.t("account-session-seen"), self.minute(at.utc())),
            None => lang.t("account-token-unused").into_owned(),
        }
    }

    fn minute(&self, at: DateTime<Utc>) -> String {
        let day = self.shell.lang.day(at.year(), at.month(), at.day());
        format!("{day} {}", at.format("%H:%M"))
    }
}

/// What is to be said besides, after a form of this page.
#[derive(Debug, Default)]
pub(super) struct AccountNotice {
    pub faults: Faults,
    /// The key of a line about what was done.
    pub done: Option<&'static str>,
    /// A token that was made, to be shown once.
    pub made: Option<String>,
    /// What was typed.
    pub name: Option<String>,
    pub label: String,
}

impl AccountNotice {
    /// Of a form that could not be done; failures that are not about a field are errors.
    pub fn fault(visit: &Visit, error: ActError) -> Result<AccountNotice, Problem> {
        Ok(AccountNotice {
            faults: Faults::of(visit.prefs.lang, error)?,
            ..AccountNotice::default()
        })
    }
}

/// Shows the account.
///
/// # Errors
/// When nobody is signed in or the database fails.
pub async fn get(visit: Visit) -> PageResult {
    draw(&visit, AccountNotice::default()).await
}

/// The same after one of its forms.
pub(super) async fn draw(visit: &Visit, said: AccountNotice) -> Result<HttpResponse, Problem> {
    let token = visit.session_token().map(str::to_owned);
    let (own, visitor) = visit
        .act(move |state, actor| Ok(account::overview(&state.store, actor, token.as_deref(), state.now())?))
        .await?;
    let person = visitor.actor.person().cloned().ok_or(ActError::SignIn)?;
    let lang = visit.prefs.lang;
    let mut shell = Shell::new(visit, &visitor, lang.t("account-title"));
    shell.path = "/account".into();
    shell.flash = said.done.map(|key| Flash {
        kind: "good",
        text: lang.t(key).into_owned(),
    });
    let read = lang.t("account-token-scope-read").into_owned();
    let import = lang.t("account-token-scope-import").into_owned();
    let both = format!("{read}, {import}");
    let manage = lang.t("account-token-scope-manage").into_owned();
    let all = format!("{both}, {manage}");
    let status = said.faults.status();
    let page = AccountPage {
        shell,
        name: said.name.unwrap_or_else(|| person.name.clone()),
        languages: Lang::ALL
            .iter()
            .map(|lang| Choice::new(lang.code(), lang.name()))
            .collect(),
        scopes: vec![
            Choice::new("read", read),
            Choice::new("import", import),
            Choice::new("read import", both),
            Choice::new("manage", manage),
            Choice::new("read import manage", all),
        ],
        asks_password: !person.is_confirmed(visit.state.now()) || !said.faults.at("token-password").is_empty(),
        person,
        scope: "read".into(),
        own,
        made: said.made,
        typed_label: said.label,
        faults: said.faults,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}
