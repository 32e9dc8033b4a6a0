//! `/scorecards/{way}/revision`: the number of the card's last change, by which an open page learns of news.

use actix_web::http::header::{CACHE_CONTROL, HeaderValue};
use actix_web::{HttpResponse, web};

use super::frame::{opened, way};
use crate::page::PageResult;
use talon_http::Visit;
use talon_service::scorecards::OpenCard;

/// By what an open page knows that something is new: the card's own revision, and at a table that of its result, which
/// can come another way.
pub(super) fn mark(opened: &OpenCard) -> String {
    let table = opened.table.as_ref().and_then(|table| table.table());
    match table {
        Some(table) => format!("{}.{}", opened.revision, table.version),
        None => opened.revision.to_string(),
    }
}

/// The mark, and nothing else.
///
/// # Errors
/// Not found, when the address opens no card.
pub async fn get(visit: Visit, place: web::Path<String>) -> PageResult {
    let (opened, _) = opened(&visit, &way(&place)?).await?;
    Ok(HttpResponse::Ok()
        .content_type("text/plain")
        .insert_header((CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .body(mark(&opened)))
}
