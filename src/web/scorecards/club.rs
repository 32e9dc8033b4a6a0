//! `POST /scorecards/{way}/club`: the deals of a card go among the hands of a club.

use std::time::Instant;

use actix_web::web;
use serde::Deserialize;

use super::frame::way;
use crate::page::{PageResult, see_other};
use talon_http::{Visit, inline_time};
use talon_service::scorecards::{IntoClub, into_club};

/// What the form sends.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClubForm {
    club: String,
    key: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Imports the deals, and leads to the report.
///
/// # Errors
/// When the address opens no card, nobody is signed in, or they may not import into the club.
pub async fn post(visit: Visit, place: web::Path<String>, form: web::Form<ClubForm>) -> PageResult {
    let (way, form) = (way(&place)?, form.into_inner());
    let (sizes, lang) = (visit.state.config.sizes, visit.prefs.lang);
    let (import, _) = visit
        .act(move |state, actor| {
            let into = IntoClub {
                slug: &form.club,
                key: &form.key,
                gone: &lang.t("scorecard-club-gone"),
                sizes,
                now: state.now().into(),
            };
            let mut between = inline_time(Instant::now());
            Ok(into_club(&state.store, actor, &way, into, &mut between)?)
        })
        .await?;
    Ok(see_other(&crate::imports::address(&import.public_id)))
}
