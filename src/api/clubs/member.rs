//! `GET /api/v1/clubs/{slug}/members/{id}` reads an entry; `PATCH` changes it.

use actix_web::HttpRequest;
use actix_web::web::{Path, Payload, get, patch};

use super::super::operation::{Access, Answer, Body, Operation};
use super::super::{ApiResult, answer};
use super::{MEMBER, SLUG, given, wire};
use talon_http::{Problem, Visit};
use talon_service::Actor;
use talon_service::clubs::{self, TypedEntry, read};
use talon_store::{MemberId, Store};

const PATH: &str = "/api/v1/clubs/{slug}/members/{id}";
const VIEW: &[(&str, &str)] = &[("application/json", r##"{"$ref": "#/components/schemas/MemberView"}"##)];

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: PATH,
    id: "readMember",
    summary: "Read one entry of the list of a club, as far as the reader may see it",
    access: Access::Reader,
    parameters: &[SLUG, MEMBER],
    body: None,
    answers: &[Answer {
        status: 200,
        says: "The entry.",
        kinds: VIEW,
        headers: &[],
    }],
    failures: &[404],
    handler: || get().to(show),
};

/// How a change is described.
pub const PATCH: Operation = Operation {
    method: "PATCH",
    path: PATH,
    id: "changeMember",
    summary: "Change an entry; for owners",
    access: Access::TokenToManage,
    parameters: &[SLUG, MEMBER],
    body: Some(Body {
        kinds: &[("application/json", r##"{"$ref": "#/components/schemas/MemberChange"}"##)],
        says: "What is to be changed.",
    }),
    answers: &[Answer {
        status: 200,
        says: "The entry as it is now.",
        kinds: VIEW,
        headers: &[],
    }],
    failures: &[400, 404, 409, 413, 415, 422],
    handler: || patch().to(change),
};

/// Sends an entry.
///
/// # Errors
/// When there is none for this reader.
async fn show(visit: Visit, place: Path<(String, i64)>) -> ApiResult {
    let (slug, id) = place.into_inner();
    let (view, _) = visit
        .act(move |state, actor| read_one(&state.store, actor, &slug, id))
        .await?;
    Ok(answer::json(&visit, &view))
}

fn read_one(store: &Store, actor: &Actor, slug: &str, id: i64) -> Result<wire::MemberView, Problem> {
    let (_, _, person) = store.read(|db| read::member(db, actor, slug, MemberId(id)))?;
    Ok(wire::member(slug, &person))
}

/// Changes an entry.
///
/// # Errors
/// When there is none that the token's owner may change, or a value is not good.
async fn change(visit: Visit, request: HttpRequest, place: Path<(String, i64)>, payload: Payload) -> ApiResult {
    let (lang, (slug, id)) = (visit.prefs.lang, place.into_inner());
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
