//! Addresses of what is printed of a tournament, and of its wall.

use actix_web::web::{self, ServiceConfig, get};

/// What of a tournament is printed or shown on a wall.
pub(super) fn add(site: &mut ServiceConfig) {
    use crate::tournaments::print::{
        cards, closing, dealing, door, entries, movement, names, records, show, slips, standings,
    };
    use crate::tournaments::wall;
    site.service(web::resource("/tournaments/{id}/print").route(get().to(show::get)))
        .service(web::resource("/tournaments/{id}/print/cards/{round}").route(get().to(cards::get)))
        .service(web::resource("/tournaments/{id}/print/slips/{round}").route(get().to(slips::get)))
        .service(web::resource("/tournaments/{id}/print/names/{round}").route(get().to(names::get)))
        .service(web::resource("/tournaments/{id}/print/entries").route(get().to(entries::get)))
        .service(web::resource("/tournaments/{id}/print/door").route(get().to(door::get)))
        .service(web::resource("/tournaments/{id}/print/standings").route(get().to(standings::get)))
        .service(web::resource("/tournaments/{id}/print/movement").route(get().to(movement::get)))
        .service(web::resource("/tournaments/{id}/print/dealing/{round}").route(get().to(dealing::get)))
        .service(web::resource("/tournaments/{id}/print/records/{round}").route(get().to(records::get)))
        .service(web::resource("/tournaments/{id}/print/closing").route(get().to(closing::get)))
        .service(web::resource("/tournaments/{id}/wall").route(get().to(wall::get)));
}
