//! `/scorecards/{way}/revision`: the number of the card's last change, by which an open page learns of news.

use actix_web::http::header::{CACHE_CONTROL, HeaderValue};
use actix_web::{HttpResponse, web};

use super::frame::{opened, way};
use crate::page::PageResult;
use talon_http::Visit;

/// The number, and nothing else.
///
/// # Errors
/// Not found, when the address opens no card.
pub async fn get(visit: Visit, place: web::Path<String>) -> PageResult {
    let (opened, _) = opened(&visit, &way(&place)?).await?;
    Ok(HttpResponse::Ok()
        .content_type("text/plain")
        .insert_header((CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .body(opened.revision.to_string()))
}
