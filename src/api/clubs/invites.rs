//! `GET /api/v1/clubs/{slug}/invites` lists links that invite; `POST` makes one for a member.

use actix_web::HttpRequest;
use actix_web::web::{Path, Payload, get, post};

use super::super::operation::{Access, Answer, Body, Operation};
use super::super::{ApiResult, answer};
use super::list::created;
use super::{KEY, SLUG, given, wire};
use talon_http::Visit;
use talon_service::authorization::Action;
use talon_service::clubs::{self, NewLink, read};
use talon_store::MemberId;
use talon_store::invites::Becomes;

const PATH: &str = "/api/v1/clubs/{slug}/invites";

/// How the list is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: PATH,
    id: "listInvites",
    summary: "List the links by which somebody joins a club; for owners",
    access: Access::TokenToRead,
    parameters: &[SLUG],
    body: None,
    answers: &[Answer {
        status: 200,
        says: "The links, without their secrets.",
        kinds: &[("application/json", r##"{"$ref": "#/components/schemas/InviteList"}"##)],
        headers: &[],
    }],
    failures: &[404],
    handler: || get().to(list),
};

/// How making one is described.
pub const POST: Operation = Operation {
    method: "POST",
    path: PATH,
    id: "invite",
    summary: "Make a link by which somebody joins as a member; for owners",
    access: Access::TokenToManage,
    parameters: &[SLUG, KEY],
    body: Some(Body {
        kinds: &[("application/json", r##"{"$ref": "#/components/schemas/NewInvite"}"##)],
        says: "For how long, and for whom.",
    }),
    answers: &[Answer {
        status: 201,
        says: "The link, shown this once.",
        kinds: &[("application/json", r##"{"$ref": "#/components/schemas/MadeInvite"}"##)],
        headers: &[("Location", "The list of links.")],
    }],
    failures: &[400, 404, 409, 413, 415, 422],
    handler: || post().to(make),
};

/// Sends the list.
///
/// # Errors
/// When the token's owner may not, or there is no such club.
async fn list(visit: Visit, slug: Path<String>) -> ApiResult {
    let slug = slug.into_inner();
    let (links, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| clubs::list_invites(db, actor, &slug))?))
        .await?;
    Ok(answer::json(
        &visit,
        &wire::InviteList {
            invites: links.iter().map(wire::invite).collect(),
        },
    ))
}

/// Makes a link.
///
/// # Errors
/// When the token's owner may not, there is no such club, or a value is not good.
async fn make(visit: Visit, request: HttpRequest, slug: Path<String>, payload: Payload) -> ApiResult {
    let (lang, slug) = (visit.prefs.lang, slug.into_inner());
    let club = slug.clone();
    visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| read::club_for(db, actor, &club, Action::ManageMembers))
                .map(drop)?)
        })
        .await?;
    let (sent, key): (wire::NewInvite, _) = (
        given::object(&request, payload, lang).await?,
        given::key(&request, lang)?,
    );
    let address = format!("/api/v1/clubs/{slug}/invites");
    let (token, _) = visit
        .act(move |state, actor| {
            let link = NewLink {
                slug: &slug,
                role: Becomes::Member,
                days: sent.days,
                label: &sent.label,
                member: sent.member.map(MemberId),
                password: "",
                key: key.as_deref(),
            };
            clubs::invite(&state.store, &state.passwords, actor, &link, state.now())
                .map_err(|error| given::refused(error, lang))
        })
        .await?;
    let url = format!("{}/join/{token}", visit.state.config.base_url);
    Ok(created(&visit, &address, &wire::MadeInvite { url }))
}
