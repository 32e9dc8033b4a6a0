//! `GET /api/v1/clubs/{slug}/members` lists who belongs to a club; `POST` adds a member or a guest.

use actix_web::HttpRequest;
use actix_web::web::{Path, Payload, get, post};

use super::super::operation::{Access, Answer, Body, Operation, Parameter};
use super::super::query::Query;
use super::super::{ApiResult, answer};
use super::list::created;
use super::{KEY, SLUG, given, wire};
use talon_http::Visit;
use talon_service::authorization::Action;
use talon_service::clubs::read::{self, MemberListQuery, PAGES_MAX};
use talon_service::clubs::{self, TypedEntry};
use talon_store::members::Which;

const PATH: &str = "/api/v1/clubs/{slug}/members";

/// How the list is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: PATH,
    id: "listMembers",
    summary: "List who belongs to a club, as far as the reader may see it",
    access: Access::Reader,
    parameters: &[
        SLUG,
        Parameter {
            name: "name",
            place: "query",
            required: false,
            schema: r#"{"type": "string", "maxLength": 80}"#,
            says: "Part of a name, for those who see whole names.",
        },
        Parameter {
            name: "state",
            place: "query",
            required: false,
            schema: r#"{"type": "string", "enum": ["active", "deactivated"], "default": "active"}"#,
            says: "Deactivated entries are for owners.",
        },
        Parameter {
            name: "page",
            place: "query",
            required: false,
            schema: r#"{"type": "integer", "minimum": 1, "maximum": 200, "default": 1}"#,
            says: "Which page of fifty.",
        },
    ],
    body: None,
    answers: &[Answer {
        status: 200,
        says: "A page of members.",
        kinds: &[("application/json", r##"{"$ref": "#/components/schemas/MemberPage"}"##)],
        headers: &[],
    }],
    failures: &[400, 404],
    handler: || get().to(list),
};

/// How adding one is described.
pub const POST: Operation = Operation {
    method: "POST",
    path: PATH,
    id: "addMember",
    summary: "Add a member or a guest without an account; for owners",
    access: Access::TokenToManage,
    parameters: &[SLUG, KEY],
    body: Some(Body {
        kinds: &[("application/json", r##"{"$ref": "#/components/schemas/NewMember"}"##)],
        says: "Whom to add.",
    }),
    answers: &[Answer {
        status: 201,
        says: "The entry was added.",
        kinds: &[("application/json", r##"{"$ref": "#/components/schemas/MemberView"}"##)],
        headers: &[("Location", "Its address.")],
    }],
    failures: &[400, 404, 409, 413, 415, 422],
    handler: || post().to(add),
};

/// Sends the list.
///
/// # Errors
/// When the reader may not see it, or there is no such club.
async fn list(visit: Visit, request: HttpRequest, slug: Path<String>) -> ApiResult {
    let query = Query::of(&request, &["name", "state", "page"], visit.prefs.lang)?;
    let which = query.read("state", |word| match word {
        "active" => Some(Which::Active),
        "deactivated" => Some(Which::Deactivated),
        _ => None,
    })?;
    let which = which.unwrap_or(Which::Active);
    let page = query.read("page", |text| {
        text.parse().ok().filter(|page| (1..=PAGES_MAX).contains(page))
    })?;
    let (page, name) = (page.unwrap_or(1), query.text("name").unwrap_or_default());
    let (slug, asked) = (slug.into_inner(), name.clone());
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

/// Adds a member.
///
/// # Errors
/// When the token's owner may not, there is no such club, or a value is not good.
async fn add(visit: Visit, request: HttpRequest, slug: Path<String>, payload: Payload) -> ApiResult {
    let (lang, slug) = (visit.prefs.lang, slug.into_inner());
    let club = slug.clone();
    visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| read::club_for(db, actor, &club, Action::AddGuest))
                .map(drop)?)
        })
        .await?;
    let (sent, key): (wire::NewMember, _) = (
        given::object(&request, payload, lang).await?,
        given::key(&request, lang)?,
    );
    let club = slug.clone();
    let (view, _) = visit
        .act(move |state, actor| {
            let entry = TypedEntry {
                name: &sent.name,
                alias: &sent.alias,
                shown: &sent.shown,
                email: &sent.email,
                number: Some(&sent.number),
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
