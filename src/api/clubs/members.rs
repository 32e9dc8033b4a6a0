//! `GET /api/v1/clubs/{slug}/members` lists who belongs to a club; `POST` adds a member or a guest.

use actix_web::web::{Path, Payload};
use actix_web::{HttpRequest, get, post};
use serde::Deserialize;
use utoipa::ToSchema;

use super::list::created;
use super::{ClubPath, given, wire};
use crate::idempotency::{IdempotencyKey, key};
use crate::query::{self, WithinOr, text};
use crate::responses::Fails;
use crate::{ApiResult, answer};
use talon_http::Visit;
use talon_service::authorization::Action;
use talon_service::clubs::read::{self, MemberListQuery, PAGES_MAX};
use talon_service::clubs::{self, TypedEntry};
use talon_store::members::Which;

/// The members to list.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct MembersQuery {
    /// Part of a name, for those who see whole names.
    #[serde(deserialize_with = "text")]
    #[param(max_length = 80)]
    name: Option<String>,
    /// Deactivated entries are for owners.
    #[param(inline)]
    state: EntryState,
    /// Which page of fifty.
    #[param(inline)]
    page: WithinOr<1, 1, { PAGES_MAX }>,
}

#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(default = "active")]
enum EntryState {
    #[default]
    Active,
    Deactivated,
}

/// List the members of a club that the reader may see
#[utoipa::path(
    operation_id = "listMembers",
    params(ClubPath, MembersQuery),
    responses((status = 200, description = "A page of members.", body = wire::MemberPage))
)]
#[get("/api/v1/clubs/{slug}/members")]
pub(crate) async fn list(visit: Visit, request: HttpRequest, slug: Path<ClubPath>) -> ApiResult {
    let query: MembersQuery = query::read(&request, visit.prefs.lang)?;
    let which = match query.state {
        EntryState::Active => Which::Active,
        EntryState::Deactivated => Which::Deactivated,
    };
    let (page, name) = (query.page.number(), query.name.unwrap_or_default());
    let (slug, asked) = (slug.into_inner().slug, name.clone());
    let club = slug.clone();
    let (found, _) = visit
        .act(move |state, actor| {
            let wanted = MemberListQuery {
                which,
                name: &asked,
                page,
            };
            Ok(state.store.read(|db| read::members(db, actor, &club, &wanted))?)
        })
        .await?;
    let next = found.has_more.then(|| {
        let state = if which == Which::Active {
            "active"
        } else {
            "deactivated"
        };
        let next = (page + 1).to_string();
        let pairs = [("name", name.as_str()), ("state", state), ("page", next.as_str())];
        format!(
            "/api/v1/clubs/{slug}/members?{}",
            serde_html_form::to_string(pairs).unwrap_or_default()
        )
    });
    let members = found.people.iter().map(|one| wire::member(&slug, one)).collect();
    Ok(answer::json(&visit, &wire::MemberPage { members, next }))
}

/// Add a member or a guest without an account; for owners
#[utoipa::path(
    operation_id = "addMember",
    params(ClubPath, IdempotencyKey),
    request_body(content = wire::NewMember, description = "Whom to add."),
    responses(
        (
            status = 201,
            description = "The entry was added.",
            body = wire::MemberView,
            headers(("Location" = String, description = "Its address.")),
        ),
        Fails<409>,
        Fails<422>,
    )
)]
#[post("/api/v1/clubs/{slug}/members")]
pub(crate) async fn add(visit: Visit, request: HttpRequest, slug: Path<ClubPath>, payload: Payload) -> ApiResult {
    let (lang, slug) = (visit.prefs.lang, slug.into_inner().slug);
    given::must(&visit, &slug, Action::AddGuest).await?;
    let (sent, key): (wire::NewMember, _) = (given::object(&request, payload, lang).await?, key(&request, lang)?);
    let club = slug.clone();
    let (view, _) = visit
        .act(move |state, actor| {
            let entry = TypedEntry {
                name: &sent.name,
                alias: &sent.alias,
                shown: &sent.shown,
                email: &sent.email,
                number: Some(&sent.number),
                licence: None,
                is_guest: sent.is_guest,
                is_minor: sent.is_minor,
            };
            let id = clubs::add_entry(&state.store, actor, &club, &entry, key.as_deref(), state.now())
                .map_err(|error| given::refused(error, lang))?;
            let (_, _, person) = state.store.read(|db| read::member(db, actor, &club, id))?;
            Ok(wire::member(&club, &person))
        })
        .await?;
    Ok(created(
        &visit,
        &format!("/api/v1/clubs/{slug}/members/{}", view.id),
        &view,
    ))
}
