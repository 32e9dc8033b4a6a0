//! Pages of players, and what they choose to show there.

use actix_web::web::{self, ServiceConfig, get, post};

use crate::{account, players};
use talon_store::MemberId;

pub(super) fn add(site: &mut ServiceConfig) {
    site.service(web::resource("/players/{id}").route(get().to(players::show::get)))
        .service(
            web::resource("/account/page")
                .route(get().to(account::page::get))
                .route(post().to(account::page::post)),
        )
        .service(web::resource("/account/page/tags").route(post().to(account::agree::post)))
        .service(web::resource("/account/page/contact").route(post().to(account::contact::post)))
        .service(web::resource("/account/page/federations").route(post().to(account::federations::post)))
        .service(web::resource("/players/{id}/hands").route(get().to(players::hands::get)))
        .service(web::resource("/players/{id}/results").route(get().to(players::results::get)))
        .service(web::resource("/players/{id}/records").route(get().to(players::records::get)))
        .service(web::resource("/players/{id}/ratings").route(get().to(players::ratings::get)))
        .service(web::resource("/players/{id}/opponents").route(get().to(players::opponents::get)))
        .service(web::resource("/players/{id}/with/{other}").route(get().to(players::with::get)));
}

/// Address of the hands of a player.
pub fn player_hands(id: MemberId) -> String {
    format!("/players/{id}/hands")
}

/// Address of the records of a player.
pub fn player_records(id: MemberId) -> String {
    format!("/players/{id}/records")
}

/// Address of the ratings of a player.
pub fn player_ratings(id: MemberId) -> String {
    format!("/players/{id}/ratings")
}

/// Address of the page of a player.
pub fn player(id: MemberId) -> String {
    format!("/players/{id}")
}

/// Address of the tables at which two sat.
pub fn together(id: MemberId, other: MemberId) -> String {
    format!("/players/{id}/with/{other}")
}
