//! `GET /api/v1/tournaments/{id}/boards` and `.../boards/{number}`: the boards of a tournament where deals are
//! compared, and what each brought at its tables, as far as the reader may see it.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use serde::Deserialize;

use super::{TournamentPath, board_wire as wire, opened};
use crate::query::{Number, Within};
use crate::responses::Unchanged;
use crate::{ApiResult, answer};
use talon_http::{Problem, Visit};
use talon_service::tournaments::{self, parse_id};

/// The place of a board in an address.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct BoardPath {
    /// Number of the tournament.
    #[param(value_type = Number, inline)]
    id: String,
    /// Number of the board.
    #[param(value_type = Within<1, 65535>, inline)]
    number: String,
}

/// List the boards of a tournament where deals are compared
#[utoipa::path(
    operation_id = "listBoards",
    params(TournamentPath),
    responses((status = 200, description = "The boards, in their order.", body = wire::BoardList), Unchanged)
)]
#[get("/api/v1/tournaments/{id}/boards")]
pub(crate) async fn list(visit: Visit, request: HttpRequest, id: Path<TournamentPath>) -> ApiResult {
    let (shown, _) = opened(&visit, &id.id).await?;
    Ok(answer::tagged(&visit, &request, &wire::boards(&shown)?))
}

/// Read what a board brought at its tables, and its deal; there once its last table has played it
#[utoipa::path(
    operation_id = "readBoard",
    params(BoardPath),
    responses((status = 200, description = "The board.", body = wire::BoardView), Unchanged)
)]
#[get("/api/v1/tournaments/{id}/boards/{number}")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, place: Path<BoardPath>) -> ApiResult {
    let BoardPath { id, number } = place.into_inner();
    let missing = || Problem::not_found("board");
    let id = parse_id(&id).ok_or_else(missing)?;
    let number: usize = number.parse().map_err(|_| missing())?;
    let ((shown, board, best), _) = visit
        .act(move |state, actor| {
            let (shown, board) = state.store.read(|db| tournaments::board(db, actor, id, number))?;
            // No connection is held while the solver thinks.
            let best = shown.best_of(board.traveller.board);
            Ok((shown, board, best))
        })
        .await?;
    let best = best.as_ref().map(|best| best.as_slice());
    Ok(answer::tagged(&visit, &request, &wire::board(&shown, &board, best)))
}
