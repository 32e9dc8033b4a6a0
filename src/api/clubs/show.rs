//! `GET /api/v1/clubs/{slug}` reads a club; `PATCH` changes its settings.

use actix_web::HttpRequest;
use actix_web::web::{Path, Payload, get, patch};

use super::super::operation::{Access, Answer, Body, Operation, TAG, UNCHANGED};
use super::super::{ApiResult, answer};
use super::{SLUG, given, wire};
use talon_http::Visit;
use talon_service::ActError;
use talon_service::authorization::Action;
use talon_service::clubs::{self, TypedSettings, game_word, read};

const PATH: &str = "/api/v1/clubs/{slug}";
const VIEW: &[(&str, &str)] = &[("application/json", r##"{"$ref": "#/components/schemas/ClubView"}"##)];

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: PATH,
    id: "readClub",
    summary: "Read one club",
    access: Access::Reader,
    parameters: &[SLUG],
    body: None,
    answers: &[
        Answer {
            status: 200,
            says: "The club.",
            kinds: VIEW,
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    failures: &[404],
    handler: || get().to(show),
};

/// How a change is described.
pub const PATCH: Operation = Operation {
    method: "PATCH",
    path: PATH,
    id: "changeClub",
    summary: "Change the settings of a club; for its owners",
    access: Access::TokenToManage,
    parameters: &[SLUG],
    body: Some(Body {
        kinds: &[("application/json", r##"{"$ref": "#/components/schemas/ClubChange"}"##)],
        says: "What is to be changed.",
    }),
    answers: &[Answer {
        status: 200,
        says: "The club as it is now.",
        kinds: VIEW,
        headers: &[],
    }],
    failures: &[400, 404, 413, 415, 422],
    handler: || patch().to(change),
};

/// Sends a club.
///
/// # Errors
/// When there is none of this name.
async fn show(visit: Visit, request: HttpRequest, slug: Path<String>) -> ApiResult {
    let slug = slug.into_inner();
    let ((club, _), _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::club(db, actor, &slug))?))
        .await?;
    Ok(answer::tagged(&visit, &request, &wire::club(&club)))
}

/// Changes a club.
///
/// # Errors
/// When the token's owner may not, there is none of this name, or a value is not good.
async fn change(visit: Visit, request: HttpRequest, slug: Path<String>, payload: Payload) -> ApiResult {
    let (lang, slug) = (visit.prefs.lang, slug.into_inner());
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
            let typed = TypedSettings {
                name: sent.name.as_deref().unwrap_or(&before.name),
                timezone: sent.timezone.as_deref().unwrap_or(&before.timezone),
                language: sent.language.as_deref().unwrap_or(&before.language),
                about: sent.about.as_deref().unwrap_or(&before.about),
                logo_text: sent.logo_text.as_deref().unwrap_or(&before.logo_text),
                game: sent.game.as_deref().or(game.as_deref()).unwrap_or_default(),
                members_public: sent.members_public.unwrap_or(before.members_public),
                noindex: sent.noindex.unwrap_or(before.noindex),
            };
            clubs::change_settings(&state.store, actor, &slug, &typed, state.now())
                .map_err(|error: ActError| given::refused(error, lang))?;
            let (club, _) = state.store.read(|db| read::club(db, actor, &slug))?;
            Ok(wire::club(&club))
        })
        .await?;
    Ok(answer::json(&visit, &view))
}
