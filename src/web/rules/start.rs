//! `GET /rules`: leads to the rules of the first game, for whoever shortens an address.

use actix_web::HttpResponse;

use crate::games::GameKind;
use crate::web::page::see_other;

/// Leads on.
pub async fn get() -> HttpResponse {
    see_other(&format!("/rules/{}", GameKind::ALL[0].as_str()))
}
