//! The JSON API, and the JSON addresses beside the pages: every resource with the words that describe it, in one table
//! from which both the routes and the OpenAPI document are made. It must not know pages, nor ask the store itself.

mod answer;
mod body;
mod check;
mod clubs;
mod desk;
mod download;
mod hands;
mod imports;
mod openapi;
mod operation;
pub mod problem;
mod query;
pub mod routes;
mod samples;
mod schemas;
mod sessions;
mod tournaments;
mod wire;

pub use openapi::{document, failures};
pub use operation::{Access, Answer, Body, Operation, Parameter};
pub use routes::OPERATIONS;

/// What a handler of the API gives back.
pub type ApiResult = Result<actix_web::HttpResponse, talon_http::Problem>;
