//! `GET /hands/{id}.json`: the record in its canonical form.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::Path;

use crate::http::{Problem, Visit};
use crate::service::read_hand::read_hand;
use crate::store::hands::Visibility;
use crate::web::page::PageResult;

/// Sends the record.
///
/// # Errors
/// When there is no such hand for this reader.
pub async fn get(visit: Visit, path: Path<String>) -> PageResult {
    let address = path.into_inner();
    let (hand, _) = visit
        .act(move |state, actor| state.store.read(|db| read_hand(db, actor, &address)).map_err(Problem::from))
        .await?;
    // What not everybody may see is kept by nobody between here and the reader (S-25).
    let kept = if hand.visibility == Visibility::Public { "no-cache" } else { "no-store" };
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/json"))
        .insert_header((header::CACHE_CONTROL, kept))
        .body(hand.record))
}
