//! `GET /schemas/talon-1.0.json`: the JSON Schema of the record format, the same that `talon schema` prints. It is
//! published once for a version and never changes.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::get;

use super::ApiResult;
use super::operation::{Access, Answer, Operation};
use crate::history::schema;
use crate::http::Visit;

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/schemas/talon-1.0.json",
    id: "describeFormat",
    summary: "The JSON Schema of the record format, version 1.0",
    access: Access::Open,
    parameters: &[],
    body: None,
    answers: &[Answer {
        status: 200,
        says: "The schema, which never changes for a version.",
        kinds: &[("application/schema+json", r#"{"type": "object"}"#)],
        headers: &[],
    }],
    failures: &[],
    handler: || get().to(describe),
};

/// Sends the schema.
///
/// # Errors
/// None.
async fn describe(_: Visit) -> ApiResult {
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/schema+json"))
        .insert_header((header::CACHE_CONTROL, "public, max-age=86400"))
        .insert_header((header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"))
        .body(schema().to_string()))
}
