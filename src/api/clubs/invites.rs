//! `GET /api/v1/clubs/{slug}/invites` lists links that invite; `POST` makes one for a member.

use actix_web::web::{Path, Payload};
use actix_web::{HttpRequest, get, post};

use super::list::created;
use super::{ClubPath, given, wire};
use crate::idempotency::{IdempotencyKey, key};
use crate::responses::Fails;
use crate::{ApiResult, answer};
use talon_http::Visit;
use talon_service::authorization::Action;
use talon_service::clubs::{self, NewLink};
use talon_store::MemberId;
use talon_store::invites::Becomes;

/// List the invitation links of a club; for owners
#[utoipa::path(
    operation_id = "listInvites",
    params(ClubPath),
    responses((status = 200, description = "The links, without their secrets.", body = wire::InviteList))
)]
#[get("/api/v1/clubs/{slug}/invites")]
pub(crate) async fn list(visit: Visit, slug: Path<ClubPath>) -> ApiResult {
    let slug = slug.into_inner().slug;
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

/// Create an invitation link; for owners
#[utoipa::path(
    operation_id = "invite",
    params(ClubPath, IdempotencyKey),
    request_body(content = wire::NewInvite, description = "For how long, and for whom."),
    responses(
        (
            status = 201,
            description = "The link, shown this once.",
            body = wire::MadeInvite,
            headers(("Location" = String, description = "The list of links.")),
        ),
        Fails<409>,
        Fails<422>,
    )
)]
#[post("/api/v1/clubs/{slug}/invites")]
pub(crate) async fn make(visit: Visit, request: HttpRequest, slug: Path<ClubPath>, payload: Payload) -> ApiResult {
    let (lang, slug) = (visit.prefs.lang, slug.into_inner().slug);
    given::must(&visit, &slug, Action::ManageMembers).await?;
    let (sent, key): (wire::NewInvite, _) = (given::object(&request, payload, lang).await?, key(&request, lang)?);
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
