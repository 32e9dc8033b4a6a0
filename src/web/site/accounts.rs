//! `/site/accounts`: the accounts of the site, for its administrators, with what they can do about them.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::page::{PageResult, see_other};
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit};
use talon_service::account::{self, SITE_ACCOUNTS_PER_PAGE as PER_PAGE, SiteAccount};
use talon_service::{ActError, Conflict};
use talon_store::UserId;
use talon_text::Arg;

/// Pages that can be leafed to.
const PAGES_MAX: usize = 200;
const HERE: &str = "/site/accounts";

/// templates/site/accounts.html
#[derive(Debug, Template)]
#[template(path = "site/accounts.html")]
struct SiteAccountsPage {
    shell: Shell,
    accounts: Vec<SiteAccount>,
    find: String,
    count: String,
    newer: Option<String>,
    older: Option<String>,
    /// Why something could not be done.
    refused: Option<String>,
}

impl SiteAccountsPage {
    fn sessions(&self, account: &SiteAccount) -> String {
        self.shell.lang.n(
            "site-account-sessions",
            i64::try_from(account.sessions).unwrap_or(i64::MAX),
        )
    }
}

/// Who is looked for, and what was done.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct AccountsQuery {
    #[serde(default)]
    find: String,
    page: Option<usize>,
    done: Option<String>,
}

/// What a button sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AccountForm {
    #[serde(rename = "do")]
    act: Act,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Act {
    Lock,
    Open,
    End,
}

/// Shows a page of them.
///
/// # Errors
/// When the reader does not run the site, or the database fails.
pub async fn get(visit: Visit, asked: web::Query<AccountsQuery>) -> PageResult {
    draw(&visit, asked.into_inner(), None).await
}

/// Locks an account, opens it or ends its sessions.
///
/// # Errors
/// When the reader does not run the site, there is no such account, or the database fails.
pub async fn post(visit: Visit, id: web::Path<i64>, form: web::Form<AccountForm>) -> PageResult {
    let (id, act) = (UserId(id.into_inner()), form.into_inner().act);
    let (done, _) = visit
        .act(move |state, actor| {
            let (store, now) = (&state.store, state.now());
            Ok(match act {
                Act::Lock => account::set_locked(store, actor, id, true, now),
                Act::Open => account::set_locked(store, actor, id, false, now),
                Act::End => account::end_sessions_of(store, actor, id, now),
            })
        })
        .await?;
    let word = match act {
        Act::Lock => "locked",
        Act::Open => "opened",
        Act::End => "ended",
    };
    match done {
        Ok(()) => Ok(see_other(&format!("{HERE}?done={word}"))),
        Err(ActError::Conflict(Conflict::OwnAccount)) => {
            draw(&visit, AccountsQuery::default(), Some("site-account-own")).await
        }
        Err(ActError::Conflict(Conflict::LastAdmin | Conflict::LastOwner)) => {
            draw(&visit, AccountsQuery::default(), Some("site-account-last")).await
        }
        Err(error) => Err(error.into()),
    }
}

async fn draw(visit: &Visit, asked: AccountsQuery, refused: Option<&'static str>) -> Result<HttpResponse, Problem> {
    let page = asked.page.unwrap_or(1).clamp(1, PAGES_MAX);
    let find = asked.find.clone();
    let lang = visit.prefs.lang;
    let (found, visitor) = visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| account::list_accounts(db, actor, &find, page, lang.code()))?)
        })
        .await?;
    let at = |page: usize| {
        let query = serde_html_form::to_string([("find", asked.find.clone()), ("page", page.to_string())]);
        format!("{HERE}?{}", query.unwrap_or_default())
    };
    let mut shell = Shell::new(visit, &visitor, lang.t("site-accounts-title"));
    shell.path = HERE.into();
    let done = asked.done.as_deref().and_then(|done| match done {
        "locked" => Some("site-account-locked"),
        "opened" => Some("site-account-opened"),
        "ended" => Some("site-account-ended"),
        _ => None,
    });
    shell.flash = done.map(|key| Flash {
        kind: "good",
        text: lang.t(key).into_owned(),
    });
    let is_refused = refused.is_some();
    let page = SiteAccountsPage {
        count: lang.t_args("site-accounts-count", &[("count", Arg::from(found.found as i64))]),
        newer: (page > 1).then(|| at(page - 1)),
        older: (page * PER_PAGE < found.found).then(|| at(page + 1)),
        refused: refused.map(|why| lang.t(why).into_owned()),
        accounts: found.accounts,
        find: asked.find,
        shell,
    };
    let mut answer = html(page.render());
    if is_refused {
        *answer.status_mut() = StatusCode::CONFLICT;
    }
    Ok(answer)
}
