//! `GET /api/v1/clubs` lists the clubs; `POST /api/v1/clubs` makes one.

use actix_web::web::{Payload, get, post};
use actix_web::{HttpRequest, HttpResponse};

use super::super::operation::{Access, Answer, Body, Operation, TAG, UNCHANGED};
use super::super::query::Query;
use super::super::{ApiResult, answer};
use super::{KEY, given, wire};
use talon_http::Visit;
use talon_service::clubs::{self, ClubToAdd, read};

/// How the list is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/api/v1/clubs",
    id: "listClubs",
    summary: "List the clubs",
    access: Access::Reader,
    parameters: &[],
    body: None,
    answers: &[
        Answer {
            status: 200,
            says: "All clubs.",
            kinds: &[("application/json", r##"{"$ref": "#/components/schemas/ClubList"}"##)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    failures: &[400],
    handler: || get().to(list),
};

/// How making one is described.
pub const POST: Operation = Operation {
    method: "POST",
    path: "/api/v1/clubs",
    id: "addClub",
    summary: "Add a club; for whoever runs the site",
    access: Access::TokenToManage,
    parameters: &[KEY],
    body: Some(Body {
        kinds: &[("application/json", r##"{"$ref": "#/components/schemas/NewClub"}"##)],
        says: "The club.",
    }),
    answers: &[Answer {
        status: 201,
        says: "The club was added.",
        kinds: &[("application/json", r##"{"$ref": "#/components/schemas/ClubView"}"##)],
        headers: &[("Location", "Its address.")],
    }],
    failures: &[400, 409, 413, 415, 422],
    handler: || post().to(add),
};

/// Sends the list.
///
/// # Errors
/// When a parameter is not known, or the database fails.
async fn list(visit: Visit, request: HttpRequest) -> ApiResult {
    let lang = visit.prefs.lang;
    Query::of(&request, &[], lang)?;
    let (all, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::all(db, actor, lang.code()))?))
        .await?;
    Ok(answer::tagged(&visit, &request, &wire::clubs(&all)))
}

/// Adds a club.
///
/// # Errors
/// When the token's owner does not run the site, or a value is not good.
async fn add(visit: Visit, request: HttpRequest, payload: Payload) -> ApiResult {
    let lang = visit.prefs.lang;
    visit.act(|_, actor| Ok(actor.must_run_site("add clubs")?)).await?;
    let (sent, key): (wire::NewClub, _) = (
        given::object(&request, payload, lang).await?,
        given::key(&request, lang)?,
    );
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
