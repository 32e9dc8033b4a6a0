//! `GET /desk`: leads to the questions of the first game, for anyone who shortens an address.

use actix_web::HttpResponse;

use crate::page::see_other;
use talon_rules::games::GameKind;

/// Leads on.
pub async fn get() -> HttpResponse {
    see_other(&format!("/desk/{}", GameKind::ALL[0].as_str()))
}
