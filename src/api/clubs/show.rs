//! `GET /api/v1/clubs/{slug}` reads a club; `PATCH` changes its settings.

use actix_web::web::{Path, Payload};
use actix_web::{HttpRequest, get, patch};

use super::{ClubPath, given, wire};
use crate::responses::{Fails, Unchanged};
use crate::{ApiResult, answer};
use talon_http::Visit;
use talon_service::ActError;
use talon_service::authorization::Action;
use talon_service::clubs::{self, TypedSettings, game_word, read};

/// Read one club
#[utoipa::path(
    operation_id = "readClub",
    params(ClubPath),
    responses((status = 200, description = "The club.", body = wire::ClubView), Unchanged)
)]
#[get("/api/v1/clubs/{slug}")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, slug: Path<ClubPath>) -> ApiResult {
    let slug = slug.into_inner().slug;
    let ((club, _), _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::club(db, actor, &slug))?))
        .await?;
    Ok(answer::tagged(&visit, &request, &wire::club(&club)))
}

/// Change the settings of a club; for its owners
#[utoipa::path(
    operation_id = "changeClub",
    params(ClubPath),
    request_body(content = wire::ClubChange, description = "What is to be changed."),
    responses((status = 200, description = "The club as it is now.", body = wire::ClubView), Fails<422>)
)]
#[patch("/api/v1/clubs/{slug}")]
pub(crate) async fn change(visit: Visit, request: HttpRequest, slug: Path<ClubPath>, payload: Payload) -> ApiResult {
    let (lang, slug) = (visit.prefs.lang, slug.into_inner().slug);
    let name = slug.clone();
    let ((before, _), _) = visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| read::club_for(db, actor, &name, Action::ChangeClub))?)
        })
        .await?;
    let sent: wire::ClubChange = given::object(&request, payload, lang).await?;
    let (view, _) = visit
        .act(move |state, actor| {
            let game = before
                .default_game
                .as_deref()
                .map(|game| game_word(game, before.rule_set.as_deref()));
            let sites = sent.frame_sites.as_ref().map(|sites| sites.join("\n"));
            let typed = TypedSettings {
                name: sent.name.as_deref().unwrap_or(&before.name),
                timezone: sent.timezone.as_deref().unwrap_or(&before.timezone),
                language: sent.language.as_deref().unwrap_or(&before.language),
                about: sent.about.as_deref().unwrap_or(&before.about),
                logo_text: sent.logo_text.as_deref().unwrap_or(&before.logo_text),
                game: sent.game.as_deref().or(game.as_deref()).unwrap_or_default(),
                members_public: sent.members_public.unwrap_or(before.members_public),
                noindex: sent.noindex.unwrap_or(before.noindex),
                frame_sites: sites.as_deref().unwrap_or(&before.frame_sites),
            };
            clubs::change_settings(&state.store, actor, &slug, &typed, state.now())
                .map_err(|error: ActError| given::refused(error, lang))?;
            let (club, _) = state.store.read(|db| read::club(db, actor, &slug))?;
            Ok(wire::club(&club))
        })
        .await?;
    Ok(answer::json(&visit, &view))
}
