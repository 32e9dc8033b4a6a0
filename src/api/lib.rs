//! The JSON API, and the JSON addresses beside the pages. Each operation is described where it is handled; `routes`
//! lists them, and from that list both the routes and the OpenAPI document are made.
//!
//! ```
//! let described = talon_api::document();
//! let hands = &described.paths.paths["/api/v1/hands"];
//! let list = hands.get.as_ref().expect("hands can be listed");
//! assert!(list.responses.responses.contains_key("200"));
//! ```
//!
//! A folder is a noun, a file in it an operation or two; `wire` has the types that go over the wire, [`problem`] shows
//! a failure as `application/problem+json`.

mod answer;
mod atom;
mod body;
mod check;
mod clubs;
mod desk;
mod download;
mod hands;
mod ics;
mod idempotency;
mod imports;
mod leagues;
mod oembed;
mod openapi;
mod players;
pub mod problem;
mod query;
mod ratings;
mod responses;
pub mod routes;
mod samples;
mod schemas;
mod sessions;
mod text;
mod tournaments;
mod wire;

pub use openapi::document;

/// What a handler of the API gives back.
pub(crate) type ApiResult = Result<actix_web::HttpResponse, talon_http::Problem>;
