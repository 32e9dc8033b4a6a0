//! `GET /api/v1/tournaments/{id}/rounds/{round}/hands`: what was played in a round, table by table, as far as it is
//! open.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::{RoundPath, board_wire as wire};
use crate::responses::Unchanged;
use crate::{ApiResult, answer};
use talon_http::{Problem, Visit};
use talon_service::ActError;
use talon_service::tournaments::{parse_id, read, round_hands};

/// List the hands of a round, table by table; while it runs nobody sees those of others
#[utoipa::path(
    operation_id = "listRoundHands",
    params(RoundPath),
    responses(
        (status = 200, description = "The tables to which hands were brought.", body = wire::RoundHands),
        Unchanged,
    )
)]
#[get("/api/v1/tournaments/{id}/rounds/{round}/hands")]
pub(crate) async fn list(visit: Visit, request: HttpRequest, place: Path<RoundPath>) -> ApiResult {
    let RoundPath { id, round } = place.into_inner();
    let missing = || Problem::not_found("round");
    let id = parse_id(&id).ok_or_else(missing)?;
    let number: u16 = round.parse().map_err(|_| missing())?;
    let (found, _) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| -> Result<_, ActError> {
                let shown = read::tournament(db, actor, id)?;
                if !shown.seen_rounds().any(|round| round.number == number) {
                    return Ok(None);
                }
                let tables = round_hands(db, actor, &shown, number)?;
                Ok(Some((shown, tables)))
            })?)
        })
        .await?;
    let (shown, tables) = found.ok_or_else(missing)?;
    Ok(answer::tagged(
        &visit,
        &request,
        &wire::round_hands(&shown, number, &tables),
    ))
}
