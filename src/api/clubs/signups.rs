//! `GET /api/v1/clubs/{slug}/signups`: the evenings of a club to come for which people sign up, with who comes.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use serde::Serialize;
use utoipa::ToSchema;

use super::ClubPath;
use crate::responses::Unchanged;
use crate::{ApiResult, answer, query};
use talon_http::Visit;
use talon_service::clubs::{PublicName, signups};
use talon_service::tournaments::sign_up::{Closed, ListedSignup, SignUpShown};

/// The sign-ups of a club, the next evening first.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SignupList {
    pub signups: Vec<SignupView>,
}

/// Signing up for one tournament.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SignupView {
    /// The tournament.
    pub tournament: i64,
    pub name: String,
    /// Where one signs up.
    pub url: String,
    /// When the tournament starts, in the zone of the club.
    pub starts: String,
    /// Why nobody can sign up now: `not_open`, `over` (the time is over) or `begun`; null while anybody can.
    pub closed: Option<&'static str>,
    /// When it closes, UTC; null if with the start of the tournament.
    pub closes_at: Option<String>,
    /// Whether people without an account can sign up too.
    pub visitors: bool,
    /// How many can play; null without a limit.
    pub places: Option<usize>,
    /// How many of the places are taken, also by entries of the director.
    pub taken: usize,
    /// How many places are left; null without a limit.
    pub left: Option<usize>,
    pub waiting: usize,
    /// Who signed up, in this order.
    pub people: Vec<SignedUpView>,
}

/// Someone who signed up.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SignedUpView {
    /// Null where the reader may not see it.
    pub name: Option<String>,
    /// `in`, `waiting`, or `asked` (the director has to agree).
    pub state: &'static str,
    /// Whether they signed up by name alone.
    pub visitor: bool,
}

/// Read who signed up for the evenings of a club to come
#[utoipa::path(
    operation_id = "listSignups",
    params(ClubPath),
    responses((status = 200, description = "The sign-ups.", body = SignupList), Unchanged)
)]
#[get("/api/v1/clubs/{slug}/signups")]
pub(crate) async fn list(visit: Visit, request: HttpRequest, slug: Path<ClubPath>) -> ApiResult {
    query::refuse_unknown(&request, &[], visit.prefs.lang)?;
    let slug = slug.into_inner().slug;
    let (found, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| signups(db, actor, &slug, state.now()))?))
        .await?;
    let list = SignupList {
        signups: found.iter().map(SignupView::of).collect(),
    };
    Ok(answer::tagged(&visit, &request, &list))
}

impl SignupView {
    fn of(found: &SignUpShown) -> SignupView {
        let (loaded, summary) = (&found.shown.loaded, &found.summary);
        let utc = |at: chrono::DateTime<chrono::Utc>| at.to_rfc3339_opts(chrono::SecondsFormat::Secs, true);
        SignupView {
            tournament: loaded.id.0,
            name: loaded.tournament.name.clone(),
            url: format!("/clubs/{}/sign-up/{}", loaded.club.slug, loaded.id),
            starts: loaded.tournament.starts.format("%Y-%m-%dT%H:%M:%S").to_string(),
            closed: summary.closed.map(|closed| match closed {
                Closed::NotOpen => "not_open",
                Closed::Over => "over",
                Closed::Begun => "begun",
            }),
            closes_at: summary.closes_at.map(utc),
            visitors: summary.visitors,
            places: summary.places,
            taken: summary.taken,
            left: summary.left(),
            waiting: summary.waiting,
            people: found.list.iter().map(SignedUpView::of).collect(),
        }
    }
}

impl SignedUpView {
    fn of(one: &ListedSignup) -> SignedUpView {
        SignedUpView {
            name: match &one.name {
                Some(PublicName::Name(name)) => Some(name.clone()),
                Some(PublicName::Numbered(_)) | None => None,
            },
            state: one.state.as_str(),
            visitor: one.is_visitor,
        }
    }
}
