//! `GET /api/v1/imports/{id}`: how far an import is, and what became of its records.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use serde::Deserialize;
use utoipa::ToSchema;

use super::answer::{PAGE, RecordsQuery, told};
use super::wire::ImportView;
use crate::query::{self, WithinOr};
use crate::{ApiResult, answer};
use talon_http::Visit;
use talon_service::read_import;
use talon_store::records::RecordStatus;

/// The place of an import in an address.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct ImportPath {
    /// Address of the import.
    #[param(pattern = "^[A-Za-z0-9_-]{1,64}$")]
    id: String,
}

/// Which records of the import are told of.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct ImportReportQuery {
    /// Only records after this one.
    #[param(inline)]
    after: WithinOr<0, 0, 50_000>,
    /// Records in one answer.
    #[param(inline)]
    limit: WithinOr<{ PAGE }, 1, { PAGE }>,
    /// Only records that ended so.
    #[param(inline)]
    status: Option<FateToTell>,
}

#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum FateToTell {
    Rejected,
    Waiting,
    Duplicate,
}

/// Read one's own import: how far it is, and the report on its records
#[utoipa::path(
    operation_id = "readImport",
    params(ImportPath, ImportReportQuery),
    responses((
        status = 200,
        description = "The import.",
        body = ImportView,
        headers(("Link" = String, description = "The next part of the report, with the relation `next`.")),
    ))
)]
#[get("/api/v1/imports/{id}")]
pub(crate) async fn show(visit: Visit, request: HttpRequest, path: Path<ImportPath>) -> ApiResult {
    let lang = visit.prefs.lang;
    let query: ImportReportQuery = query::read(&request, lang)?;
    let part = RecordsQuery {
        after: query.after.number(),
        limit: query.limit.number(),
        status: query.status.map(|status| match status {
            FateToTell::Rejected => RecordStatus::Rejected,
            FateToTell::Waiting => RecordStatus::Waiting,
            FateToTell::Duplicate => RecordStatus::Duplicate,
        }),
    };
    let address = path.into_inner().id;
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
