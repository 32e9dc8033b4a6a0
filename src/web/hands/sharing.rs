//! `/hands/{id}/sharing`: who sees a hand, for anyone who may choose it, and taking it out of every list.

use actix_web::web::{Form, Path, Query};
use askama::Template;
use chrono::Datelike;
use serde::Deserialize;

use crate::account::form::Faults;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit};
use talon_service::hand_sharing::{self, May, Sharing};
use talon_store::hands::Visibility;
use talon_text::Arg;

/// templates/hands/sharing.html
#[derive(Debug, Template)]
#[template(path = "hands/sharing.html")]
struct HandsSharingPage {
    shell: Shell,
    /// Its number, the hand in words, and where it is shown.
    hand_number: String,
    hand: String,
    back: String,
    may: May,
    visibility: String,
    visibilities: Vec<Choice>,
    /// The address to be given away, where that is how the hand is shared.
    address: Option<String>,
    /// When it was taken out, and why, in words.
    out: Option<String>,
    reason: String,
    faults: Faults,
}

/// What the form sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SharingForm {
    visibility: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// What was done before this page.
#[derive(Debug, Deserialize)]
pub(crate) struct SharingQuery {
    done: Option<String>,
}

/// What someone typed that was found wanting.
#[derive(Debug, Default)]
pub(super) struct SharingFields {
    pub reason: String,
    pub faults: Faults,
}

/// Shows who sees the hand.
///
/// # Errors
/// When nobody is signed in, or there is no such hand for them.
pub async fn get(visit: Visit, path: Path<String>, asked: Query<SharingQuery>) -> PageResult {
    let done = match asked.done.as_deref() {
        Some("saved") => Some("sharing-saved"),
        Some("back") => Some("sharing-is-back"),
        _ => None,
    };
    draw(&visit, path.into_inner(), SharingFields::default(), done).await
}

/// Changes it.
///
/// # Errors
/// As for the page.
pub async fn post(visit: Visit, path: Path<String>, form: Form<SharingForm>) -> PageResult {
    let (address, form) = (path.into_inner(), form.into_inner());
    let hand = address.clone();
    let (done, _) = visit
        .act(move |state, actor| {
            Ok(hand_sharing::change(
                &state.store,
                actor,
                &hand,
                &form.visibility,
                state.now(),
            ))
        })
        .await?;
    match done {
        Ok(id) => Ok(see_other(&format!("/hands/{}/sharing?done=saved", id.0))),
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            draw(
                &visit,
                address,
                SharingFields {
                    faults,
                    ..SharingFields::default()
                },
                None,
            )
            .await
        }
    }
}

pub(super) async fn draw(
    visit: &Visit,
    address: String,
    typed: SharingFields,
    done: Option<&'static str>,
) -> PageResult {
    let lang = visit.prefs.lang;
    let (Sharing { hand, may, out }, visitor) = visit
        .act(move |state, actor| {
            let found = state.store.read(|db| hand_sharing::sharing(db, actor, &address));
            found.map_err(Problem::from)
        })
        .await?;
    let mut shell = Shell::new(visit, &visitor, lang.t("sharing-title"));
    shell.flash = done.map(|key| Flash {
        kind: "good",
        text: shell.t(key).into_owned(),
    });
    let out = out.map(|out| {
        let day = lang.day(out.at.year(), out.at.month(), out.at.day());
        lang.t_args(
            "sharing-out-since",
            &[("day", Arg::from(day)), ("reason", Arg::from(out.reason))],
        )
    });
    let shared = hand.public_id.filter(|_| hand.visibility == Visibility::Unlisted);
    let status = typed.faults.status();
    let number = hand.id.to_string();
    let page = HandsSharingPage {
        hand: lang.t_args("hand-title", &[("id", Arg::from(number.as_str()))]),
        back: if out.is_some() {
            "/hands".to_owned()
        } else {
            format!("/hands/{number}")
        },
        hand_number: number,
        may,
        visibility: hand.visibility.as_str().to_owned(),
        visibilities: Visibility::ALL
            .iter()
            .map(|one| Choice::new(one.as_str(), lang.t(&format!("visibility-{}", one.as_str()))))
            .collect(),
        address: shared.map(|address| format!("{}/hands/{address}", visit.state.config.base_url)),
        out,
        reason: typed.reason,
        faults: typed.faults,
        shell,
    };
    let mut answer = html(page.render());
    if answer.status().is_success() {
        *answer.status_mut() = status;
    }
    Ok(answer)
}
