//! `GET /hands/{id}.json`: the record in its canonical form.

use actix_web::http::header;
use actix_web::web::Path;
use actix_web::{HttpRequest, HttpResponse};

use crate::http::kept::{self, Keeper};
use crate::http::{Problem, Visit};
use crate::service::read_hand::read_hand;
use crate::store::hands::Visibility;
use crate::web::page::PageResult;

/// Sends the record.
///
/// # Errors
/// When there is no such hand for this reader.
pub async fn get(visit: Visit, request: HttpRequest, path: Path<String>) -> PageResult {
    let address = path.into_inner();
    let (hand, _) = visit
        .act(move |state, actor| state.store.read(|db| read_hand(db, actor, &address)).map_err(Problem::from))
        .await?;
    let keeper = if hand.visibility == Visibility::Public { Keeper::Anybody } else { Keeper::Nobody };
    let tag = kept::tag(&[&hand.record]);
    if let Some(answer) = kept::unchanged(&request, &tag, keeper) {
        return Ok(answer);
    }
    let answer =
        HttpResponse::Ok().insert_header((header::CONTENT_TYPE, "application/json")).body(hand.record);
    Ok(kept::mark(answer, &tag, keeper))
}
