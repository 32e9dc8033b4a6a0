//! `GET /schemas/talon-1.1.json` and `GET /schemas/talon-event-1.1.json`: the JSON Schemas of the record format and of the
//! event file, the same that `talon schema` prints. They are published once for a version and never change.

use actix_web::http::header;
use actix_web::{HttpResponse, get};

use super::ApiResult;
use talon_http::Visit;
use talon_records::{FormatVersion, schema};
use talon_tournament::tournament::file::{self, Version};

/// The JSON Schema of the record format, version 1.0
#[utoipa::path(
    operation_id = "describeFormat",
    responses((
        status = 200,
        description = "The schema, which never changes for a version.",
        body = Object,
        content_type = "application/schema+json",
    ))
)]
#[get("/schemas/talon-1.0.json")]
pub(crate) async fn describe(_: Visit) -> ApiResult {
    Ok(sent(&schema(FormatVersion::V1_0)))
}

/// The JSON Schema of the record format, version 1.1
#[utoipa::path(
    operation_id = "describeFormatNewest",
    responses((
        status = 200,
        description = "The schema, which never changes for a version.",
        body = Object,
        content_type = "application/schema+json",
    ))
)]
#[get("/schemas/talon-1.1.json")]
pub(crate) async fn describe_newest(_: Visit) -> ApiResult {
    Ok(sent(&schema(FormatVersion::V1_1)))
}

/// The JSON Schema of the event file, version 1.0
#[utoipa::path(
    operation_id = "describeEventFile",
    responses((
        status = 200,
        description = "The schema, which never changes for a version.",
        body = Object,
        content_type = "application/schema+json",
    ))
)]
#[get("/schemas/talon-event-1.0.json")]
pub(crate) async fn describe_event(_: Visit) -> ApiResult {
    Ok(sent(&file::schema(Version::V1_0)))
}

/// The JSON Schema of the event file, version 1.1
#[utoipa::path(
    operation_id = "describeEventFileNewest",
    responses((
        status = 200,
        description = "The schema, which never changes for a version.",
        body = Object,
        content_type = "application/schema+json",
    ))
)]
#[get("/schemas/talon-event-1.1.json")]
pub(crate) async fn describe_event_newest(_: Visit) -> ApiResult {
    Ok(sent(&file::schema(Version::V1_1)))
}

fn sent(schema: &serde_json::Value) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/schema+json"))
        .insert_header((header::CACHE_CONTROL, "public, max-age=86400"))
        .insert_header((header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"))
        .body(schema.to_string())
}
