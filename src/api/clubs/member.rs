//! `GET /api/v1/clubs/{slug}/members/{id}` reads an entry; `PATCH` changes it.

use actix_web::web::{Path, Payload};
use actix_web::{HttpRequest, get, patch};

use super::{MemberPath, given, wire};
use crate::responses::Fails;
use crate::{ApiResult, answer};
use talon_http::{Problem, Visit};
use talon_service::Actor;
use talon_service::clubs::{self, TypedEntry, read};
use talon_store::{MemberId, Store};

/// Read one entry of a club's member list, as far as the reader may see it
#[utoipa::path(
    operation_id = "readMember",
    params(MemberPath),
    responses((status = 200, description = "The entry.", body = wire::MemberView))
)]
#[get("/api/v1/clubs/{slug}/members/{id}")]
pub(crate) async fn show(visit: Visit, place: Path<MemberPath>) -> ApiResult {
    let MemberPath { slug, id } = place.into_inner();
    let (view, _) = visit
        .act(move |state, actor| read_one(&state.store, actor, &slug, id))
        .await?;
    Ok(answer::json(&visit, &view))
}

fn read_one(store: &Store, actor: &Actor, slug: &str, id: i64) -> Result<wire::MemberView, Problem> {
    let (_, _, person) = store.read(|db| read::member(db, actor, slug, MemberId(id)))?;
    Ok(wire::member(slug, &person))
}

/// Change an entry; for owners
#[utoipa::path(
    operation_id = "changeMember",
    params(MemberPath),
    request_body(content = wire::MemberChange, description = "What is to be changed."),
    responses(
        (status = 200, description = "The entry as it is now.", body = wire::MemberView),
        Fails<409>,
        Fails<422>,
    )
)]
#[patch("/api/v1/clubs/{slug}/members/{id}")]
pub(crate) async fn change(visit: Visit, request: HttpRequest, place: Path<MemberPath>, payload: Payload) -> ApiResult {
    let (lang, MemberPath { slug, id }) = (visit.prefs.lang, place.into_inner());
    let club = slug.clone();
    let ((_, rights, before), _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::member(db, actor, &club, MemberId(id)))?))
        .await?;
    let entry = before
        .entry
        .filter(|_| rights.manage)
        .ok_or_else(|| Problem::not_found("member"))?;
    let sent: wire::MemberChange = given::object(&request, payload, lang).await?;
    let (view, _) = visit
        .act(move |state, actor| {
            let typed = TypedEntry {
                name: sent.name.as_deref().unwrap_or(&entry.name),
                alias: sent.alias.as_deref().or(entry.alias.as_deref()).unwrap_or_default(),
                shown: sent.shown.as_deref().unwrap_or(entry.shown.as_str()),
                email: sent.email.as_deref().or(entry.email.as_deref()).unwrap_or_default(),
                number: sent.number.as_deref(),
                licence: None,
                is_guest: sent.is_guest.unwrap_or(entry.is_guest),
                is_minor: sent.is_minor.unwrap_or(entry.is_minor),
            };
            let (store, now) = (&state.store, state.now());
            clubs::change_entry(store, actor, &slug, entry.id, &typed, now)
                .map_err(|error| given::refused(error, lang))?;
            if let Some(active) = sent.is_active {
                clubs::set_active(store, actor, &slug, entry.id, active, now)?;
            }
            read_one(store, actor, &slug, id)
        })
        .await?;
    Ok(answer::json(&visit, &view))
}
