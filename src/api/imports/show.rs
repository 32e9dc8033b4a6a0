//! `GET /api/v1/imports/{id}`: how far an import is, and what became of its records.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::operation::{Access, Answer, Operation, Parameter};
use super::super::query::Query;
use super::super::{ApiResult, answer};
use super::answer::{PAGE, RecordsQuery, told};
use talon_http::Visit;
use talon_service::read_import;
use talon_store::records::RecordStatus;

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/api/v1/imports/{id}",
    id: "readImport",
    summary: "Read one's own import: how far it is, and the report on its records",
    access: Access::TokenToRead,
    parameters: &[
        Parameter {
            name: "id",
            place: "path",
            required: true,
            schema: r#"{"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}"#,
            says: "Address of the import.",
        },
        Parameter {
            name: "after",
            place: "query",
            required: false,
            schema: r#"{"type": "integer", "minimum": 0, "maximum": 50000, "default": 0}"#,
            says: "Only records after this one.",
        },
        Parameter {
            name: "limit",
            place: "query",
            required: false,
            schema: r#"{"type": "integer", "minimum": 1, "maximum": 100, "default": 100}"#,
            says: "Records in one answer.",
        },
        Parameter {
            name: "status",
            place: "query",
            required: false,
            schema: r#"{"type": "string", "enum": ["rejected", "waiting", "duplicate"]}"#,
            says: "Only records that ended so.",
        },
    ],
    body: None,
    answers: &[Answer {
        status: 200,
        says: "The import.",
        kinds: &[("application/json", r##"{"$ref": "#/components/schemas/ImportView"}"##)],
        headers: &[("Link", "The next part of the report, with the relation `next`.")],
    }],
    failures: &[400, 404],
    handler: || get().to(show),
};

/// Sends the import.
///
/// # Errors
/// When there is no such import of this person.
async fn show(visit: Visit, request: HttpRequest, path: Path<String>) -> ApiResult {
    let lang = visit.prefs.lang;
    let query = Query::of(&request, &["after", "limit", "status"], lang)?;
    let number = |name, from: i64, to: i64| {
        query.read(name, |text| {
            text.parse().ok().filter(|number| (from..=to).contains(number))
        })
    };
    let part = RecordsQuery {
        after: number("after", 0, 50_000)?.unwrap_or(0),
        limit: number("limit", 1, PAGE)?.unwrap_or(PAGE),
        status: query.read("status", |word| match word {
            "accepted" => None,
            word => RecordStatus::parse(word),
        })?,
    };
    let address = path.into_inner();
    let (view, _) = visit
        .act(move |state, actor| {
            let import = state.store.read(|db| read_import::seen(db, actor, &address))?;
            told(state, actor, &import, part, lang)
        })
        .await?;
    let mut response = answer::json(&visit, &view);
    if let Some(next) = &view.next {
        answer::header(
            &mut response,
            actix_web::http::header::LINK,
            &format!("<{next}>; rel=\"next\""),
        );
    }
    Ok(response)
}
