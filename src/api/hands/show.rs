//! `GET /api/v1/hands/{id}`: a hand with its record.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::HandPath;
use super::wire::{HandView, view};
use crate::responses::Unchanged;
use crate::{ApiResult, answer};
use talon_http::{Problem, Visit};
use talon_service::read_hand::{HandRead, look_at_hand};
use talon_service::{ActError, find_club};

/// Read one hand with its record
#[utoipa::path(
    operation_id = "readHand",
    params(HandPath),
    responses((status = 200, description = "The hand.", body = HandView), Unchanged)
)]
#[get("/api/v1/hands/{id}")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, path: Path<HandPath>) -> ApiResult {
    let address = path.into_inner().id;
    let (view, _) = visit
        .act(move |state, actor| {
            state
                .store
                .read(|db| -> Result<_, ActError> {
                    let HandRead { hand, is_vouched, .. } = look_at_hand(db, actor, &address)?;
                    let clubs = find_club::slugs(db, [hand.club_id])?;
                    let club = clubs.get(&hand.club_id).map_or("", String::as_str);
                    Ok(view(&hand, &address, club, is_vouched)?)
                })
                .map_err(Problem::from)
        })
        .await?;
    Ok(answer::tagged(&visit, &request, &view))
}
