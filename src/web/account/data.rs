//! `/account/data`: asks for the password and gives out everything that is stored about the user, as one
//! file.

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use actix_web::web::{self, Bytes};
use askama::Template;
use futures_util::stream;
use serde::Deserialize;

use super::form::Faults;
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::{Problem, State, Visit};
use talon_service::{ActError, Actor, own_data};
use talon_store::HandId;

/// templates/account/data.html
#[derive(Debug, Template)]
#[template(path = "account/data.html")]
struct AccountDataPage {
    shell: Shell,
    asks_password: bool,
    faults: Faults,
}

/// What the form sends.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DataForm {
    #[serde(default)]
    password: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl std::fmt::Debug for DataForm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DataForm")
    }
}

/// What is in the file, and the button.
///
/// # Errors
/// When nobody is signed in.
pub async fn get(visit: Visit) -> PageResult {
    draw(&visit, Faults::default()).await
}

/// The file.
///
/// # Errors
/// When nobody is signed in, there were too many tries, or the database fails.
pub async fn post(visit: Visit, form: web::Form<DataForm>) -> PageResult {
    let form = form.into_inner();
    let (done, visitor) = visit
        .act(move |state, actor| {
            state.one_try(actor, |passwords| {
                own_data::all_but_hands(&state.store, passwords, actor, &form.password, state.now())
            })
        })
        .await?;
    let all = match done {
        Ok(all) => all.to_string(),
        Err(ActError::Invalid { field: "current", why }) => {
            let fault = ActError::Invalid { field: "password", why };
            return draw(&visit, Faults::of(visit.prefs.lang, fault)?).await;
        }
        Err(error) => return Err(error.into()),
    };
    // The hands are the last member of the object.
    let front = format!("{},\n\"hands\":[", all.strip_suffix('}').unwrap_or(&all));
    let start = (visit.state.clone(), visitor.actor, Next::Front(front));
    let pieces = stream::try_unfold(start, |(state, actor, next)| async move {
        let Some((piece, next)) = go_on(&state, &actor, next).await? else {
            return Ok(None);
        };
        Ok::<_, actix_web::Error>(Some((Bytes::from(piece), (state, actor, next))))
    });
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "application/json"))
        .insert_header((CONTENT_DISPOSITION, "attachment; filename=\"talon-own-data.json\""))
        .insert_header((CACHE_CONTROL, "no-store"))
        .streaming(Box::pin(pieces)))
}

/// What is written next.
enum Next {
    Front(String),
    Hands(HandId),
    Nothing,
}

async fn go_on(state: &State, actor: &Actor, next: Next) -> Result<Option<(String, Next)>, Problem> {
    let after = match next {
        Next::Front(front) => return Ok(Some((front, Next::Hands(HandId(0))))),
        Next::Hands(after) => after,
        Next::Nothing => return Ok(None),
    };
    let actor = actor.clone();
    let piece = state
        .block(move |state| Ok(state.store.read(|db| own_data::hands_after(db, &actor, after))?))
        .await?;
    let Some((hands, last)) = piece else {
        return Ok(Some(("\n]}\n".to_owned(), Next::Nothing)));
    };
    let comma = if after == HandId(0) { "\n" } else { ",\n" };
    Ok(Some((format!("{comma}{}", hands.join(",\n")), Next::Hands(last))))
}

async fn draw(visit: &Visit, faults: Faults) -> PageResult {
    let visitor = visit.visitor().await?;
    let person = visitor.actor.person().ok_or(ActError::SignIn)?;
    let asks_password = !person.is_confirmed(visit.state.now()) || !faults.at("password").is_empty();
    let mut shell = Shell::new(visit, &visitor, visit.prefs.lang.t("data-title"));
    shell.path = "/account/data".into();
    let status = faults.status();
    let mut response = html(
        AccountDataPage {
            shell,
            asks_password,
            faults,
        }
        .render(),
    );
    *response.status_mut() = status;
    Ok(response)
}
