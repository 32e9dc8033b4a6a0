//! Every page of the site, in one list, and the addresses by name.

use actix_web::web::{self, ServiceConfig, get, post};

use super::{docs, home, preferences, problem, rules};
use crate::http::{assets, health};

/// Adds all pages.
pub fn configure(site: &mut ServiceConfig) {
    site.service(web::resource("/").route(get().to(home::get)))
        .service(web::resource("/preferences").route(post().to(preferences::post)))
        .service(web::resource("/rules/ulti").route(get().to(rules::ulti::get)))
        .service(web::resource("/docs/errors").route(get().to(docs::errors::get)))
        .service(web::resource("/docs/errors/{code}").route(get().to(docs::error::get)))
        .service(web::resource("/docs/format").route(get().to(docs::format::get)))
        .service(web::resource("/healthz").route(get().to(health::alive)))
        .service(web::resource("/readyz").route(get().to(health::ready)))
        .service(web::resource("/static/{name:.*}").route(get().to(assets::serve)))
        .default_service(web::to(problem::not_found));
}

/// Address of the page about a code.
pub fn error(code: &str) -> String {
    format!("/docs/errors/{code}")
}

/// Address of a rule: `U-6.4` stands on the page of Ulti.
pub fn rule(id: &str) -> String {
    format!("/rules/ulti#{id}")
}
