//! What a club publishes on pages of its own.

use actix_web::web::{self, ServiceConfig, get, post};

use crate::clubs::news::{edit, list, show};
use crate::clubs::{calendar, embed, federation, records, settings, sign_up as sign_ups};
use crate::embed::accent;
use crate::picture;
use crate::sitemap;
use crate::tournaments::signed_up;
use talon_store::{AnnouncementId, TournamentId};

pub(super) fn add(site: &mut ServiceConfig) {
    site.service(
        web::resource("/clubs/{slug}/sign-up/{tournament}")
            .route(get().to(sign_ups::get))
            .route(post().to(sign_ups::post)),
    )
    .service(web::resource("/clubs/{slug}/calendar").route(get().to(calendar::get)))
    .service(web::resource("/clubs/{slug}/records").route(get().to(records::get)))
    .service(
        web::resource("/clubs/{slug}/news")
            .route(get().to(list::get))
            .route(post().to(list::post)),
    )
    .service(
        web::resource("/clubs/{slug}/clubs")
            .route(get().to(federation::get))
            .route(post().to(federation::post)),
    )
    .service(web::resource("/clubs/{slug}/rename").route(post().to(settings::rename)))
    .service(web::resource("/clubs/{slug}/news/new").route(get().to(edit::new)))
    .service(
        web::resource("/clubs/{slug}/news/{n}")
            .route(get().to(show::get))
            .route(post().to(show::post)),
    )
    .service(web::resource("/clubs/{slug}/news/{n}/edit").route(get().to(edit::get)))
    .service(web::resource("/clubs/{slug}/news/{n}/withdraw").route(post().to(show::withdraw)));
}

/// What search engines and other sites ask for, and what the link of a visitor leads to.
pub(super) fn outside(site: &mut ServiceConfig) {
    site.service(web::resource("/robots.txt").route(get().to(sitemap::robots)))
        .service(web::resource("/sitemap.xml").route(get().to(sitemap::get)))
        .service(web::resource("/og/leagues/{slug}/{season}.png").route(get().to(picture::league)))
        .service(web::resource("/og/hands/{id}.png").route(get().to(picture::hand)))
        .service(web::resource("/og/tournaments/{id}.png").route(get().to(picture::tournament)))
        .service(web::resource("/embed/clubs/{slug}/calendar").route(get().to(embed::calendar)))
        .service(web::resource("/embed/clubs/{slug}/next").route(get().to(embed::next_one)))
        .service(web::resource("/embed/accent/{color}").route(get().to(accent)))
        .service(
            web::resource("/sign-up/{token}")
                .route(get().to(signed_up::get))
                .route(post().to(signed_up::post)),
        )
        .service(web::resource("/sign-up/{token}/here").route(post().to(signed_up::here)));
}

/// Address of something that a club announced.
pub fn announcement(slug: &str, id: AnnouncementId) -> String {
    format!("/clubs/{slug}/news/{id}")
}

/// Address where people sign up for a tournament of a club.
pub fn sign_up(slug: &str, id: TournamentId) -> String {
    format!("/clubs/{slug}/sign-up/{id}")
}
