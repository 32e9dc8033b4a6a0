//! `GET /schemas/talon-1.0.json` and `GET /schemas/talon-event-1.1.json`: the JSON Schemas of the record format and of the
//! event file, the same that `talon schema` prints. They are published once for a version and never change.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::get;

use super::ApiResult;
use super::operation::{Access, Answer, Operation};
use talon_http::Visit;
use talon_records::schema;
use talon_tournament::event::file::{self, Version};

const ANSWER: Answer = Answer {
    status: 200,
    says: "The schema, which never changes for a version.",
    kinds: &[("application/schema+json", r#"{"type": "object"}"#)],
    headers: &[],
};

/// How that of records is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/schemas/talon-1.0.json",
    id: "describeFormat",
    summary: "The JSON Schema of the record format, version 1.0",
    access: Access::Open,
    parameters: &[],
    body: None,
    answers: &[ANSWER],
    failures: &[],
    handler: || get().to(describe),
};

/// How that of events is described.
pub(crate) const GET_EVENT: Operation = Operation {
    path: "/schemas/talon-event-1.0.json",
    id: "describeEventFile",
    summary: "The JSON Schema of the event file, version 1.0",
    handler: || get().to(describe_event),
    ..GET
};

/// How that of events with all that came since is described.
pub(crate) const GET_EVENT_NEWEST: Operation = Operation {
    path: "/schemas/talon-event-1.1.json",
    id: "describeEventFileNewest",
    summary: "The JSON Schema of the event file, version 1.1",
    handler: || get().to(describe_event_newest),
    ..GET
};

/// Sends the schema of records.
///
/// # Errors
/// None.
async fn describe(_: Visit) -> ApiResult {
    Ok(sent(&schema()))
}

/// Sends the schema of events.
///
/// # Errors
/// None.
async fn describe_event(_: Visit) -> ApiResult {
    Ok(sent(&file::schema(Version::V1_0)))
}

/// Sends that of events with all that came since.
///
/// # Errors
/// None.
async fn describe_event_newest(_: Visit) -> ApiResult {
    Ok(sent(&file::schema(Version::V1_1)))
}

fn sent(schema: &serde_json::Value) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/schema+json"))
        .insert_header((header::CACHE_CONTROL, "public, max-age=86400"))
        .insert_header((header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"))
        .body(schema.to_string())
}
