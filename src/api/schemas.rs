//! `GET /schemas/talon-{version}.json`, `talon-event-{version}.json` and `talon-league-{version}.json`: the JSON
//! Schemas of the record format, of the event file and of the league file, the same that `talon schema` prints. They
//! are published once for a version and never change.

use actix_web::http::header;
use actix_web::{HttpResponse, get, web};

use super::ApiResult;
use talon_http::{Problem, Visit};
use talon_records::{FormatVersion, schema};
use talon_tournament::tournament::file::{self, Version};

/// The JSON Schema of the record format
#[utoipa::path(
    operation_id = "describeFormat",
    params(("version" = String, Path, description = "A version of the format.", example = "1.1")),
    responses((
        status = 200,
        description = "The schema, which never changes for a version.",
        body = Object,
        content_type = "application/schema+json",
    ))
)]
#[get("/schemas/talon-{version}.json")]
pub(crate) async fn describe(_: Visit, version: web::Path<String>) -> ApiResult {
    let version = FormatVersion::parse(&version).ok_or_else(|| Problem::not_found("page"))?;
    Ok(sent(&schema(version)))
}

/// The JSON Schema of the event file
#[utoipa::path(
    operation_id = "describeEventFile",
    params(("version" = String, Path, description = "A version of the event file.", example = "1.3")),
    responses((
        status = 200,
        description = "The schema, which never changes for a version.",
        body = Object,
        content_type = "application/schema+json",
    ))
)]
#[get("/schemas/talon-event-{version}.json")]
pub(crate) async fn describe_event(_: Visit, version: web::Path<String>) -> ApiResult {
    let version = Version::parse(&version).ok_or_else(|| Problem::not_found("page"))?;
    Ok(sent(&file::schema(version)))
}

/// The JSON Schema of the league file
#[utoipa::path(
    operation_id = "describeLeagueFile",
    params(("version" = String, Path, description = "A version of the league file.", example = "1.0")),
    responses((
        status = 200,
        description = "The schema, which never changes for a version.",
        body = Object,
        content_type = "application/schema+json",
    ))
)]
#[get("/schemas/talon-league-{version}.json")]
pub(crate) async fn describe_league(_: Visit, version: web::Path<String>) -> ApiResult {
    let schema = talon_league::file::schema_of(&version).ok_or_else(|| Problem::not_found("page"))?;
    Ok(sent(&schema))
}

fn sent(schema: &serde_json::Value) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/schema+json"))
        .insert_header((header::CACHE_CONTROL, "public, max-age=86400"))
        .insert_header((header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"))
        .body(schema.to_string())
}
