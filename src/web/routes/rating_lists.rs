//! How strong the people of a club are.

use actix_web::web::{self, ServiceConfig, get, post};

use crate::ratings::{about, calibration, list, player, revisions, show, table, tables};

pub(super) fn add(site: &mut ServiceConfig) {
    site.service(web::resource("/ratings").route(get().to(list::get)))
        .service(
            web::resource("/ratings/{list}")
                .route(get().to(show::get))
                .route(post().to(show::post)),
        )
        .service(web::resource("/ratings/{list}/about").route(get().to(about::get)))
        .service(web::resource("/ratings/{list}/calibration").route(get().to(calibration::get)))
        .service(web::resource("/ratings/{list}/revisions").route(get().to(revisions::get)))
        .service(web::resource("/ratings/{list}/tables").route(get().to(tables::get)))
        .service(web::resource("/ratings/{list}/tables/{tournament}/{round}/{table}").route(get().to(table::get)))
        .service(web::resource("/ratings/{list}/evenings/{id}").route(get().to(table::evening)))
        .service(web::resource("/ratings/{list}/free-tables/{season}/{unit}").route(get().to(table::free_table)))
        .service(
            web::resource("/ratings/{list}/players/{id}")
                .route(get().to(player::get))
                .route(post().to(player::post)),
        );
}

/// Those of one club, where its owner makes another.
pub(super) fn of_club(site: &mut ServiceConfig) {
    site.service(
        web::resource("/clubs/{slug}/ratings")
            .route(get().to(list::of_club))
            .route(post().to(list::post)),
    );
}
