//! `GET /api/v1/clubs` lists the clubs; `POST /api/v1/clubs` makes one.

use actix_web::web::Payload;
use actix_web::{HttpRequest, HttpResponse, get, post};

use super::{given, wire};
use crate::idempotency::{IdempotencyKey, key};
use crate::responses::{Fails, Unchanged};
use crate::{ApiResult, answer, query};
use talon_http::Visit;
use talon_service::clubs::{self, ClubToAdd, read};

/// List the clubs
#[utoipa::path(
    operation_id = "listClubs",
    responses((status = 200, description = "All clubs.", body = wire::ClubList), Unchanged, Fails<400>)
)]
#[get("/api/v1/clubs")]
pub(crate) async fn list(visit: Visit, request: HttpRequest) -> ApiResult {
    let lang = visit.prefs.lang;
    query::refuse_unknown(&request, &[], lang)?;
    let (all, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::all(db, actor, lang.code()))?))
        .await?;
    Ok(answer::tagged(&visit, &request, &wire::clubs(&all)))
}

/// Add a club; for a site administrator
#[utoipa::path(
    operation_id = "addClub",
    params(IdempotencyKey),
    request_body(content = wire::NewClub, description = "The club."),
    responses(
        (
            status = 201,
            description = "The club was added.",
            body = wire::ClubView,
            headers(("Location" = String, description = "Its address.")),
        ),
        Fails<409>,
        Fails<422>,
    )
)]
#[post("/api/v1/clubs")]
pub(crate) async fn add(visit: Visit, request: HttpRequest, payload: Payload) -> ApiResult {
    let lang = visit.prefs.lang;
    visit.act(|_, actor| Ok(actor.must_run_site()?)).await?;
    let (sent, key): (wire::NewClub, _) = (given::object(&request, payload, lang).await?, key(&request, lang)?);
    let (view, _) = visit
        .act(move |state, actor| {
            let club = ClubToAdd {
                slug: &sent.slug,
                name: &sent.name,
                timezone: &sent.timezone,
                language: &sent.language,
                owner: sent.owner.as_deref(),
            };
            let added = clubs::add_club(&state.store, actor, &club, key.as_deref(), state.now());
            added.map_err(|error| given::refused(error, lang))?;
            let (club, _) = state.store.read(|db| read::club(db, actor, sent.slug.trim()))?;
            Ok(wire::club(&club))
        })
        .await?;
    Ok(created(&visit, &format!("/api/v1/clubs/{}", view.slug), &view))
}

/// The answer to something that was made.
pub(super) fn created(visit: &Visit, address: &str, value: &impl serde::Serialize) -> HttpResponse {
    let mut response = answer::json(visit, value);
    *response.status_mut() = actix_web::http::StatusCode::CREATED;
    answer::header(&mut response, actix_web::http::header::LOCATION, address);
    response
}
