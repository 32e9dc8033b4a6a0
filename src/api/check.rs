//! `POST /api/v1/check`: records are judged as an import would judge them, and the report is all that comes of it.
//! Nothing is stored, and nobody need be known.

use actix_web::web::Payload;
use actix_web::{HttpRequest, post};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::imports::wire::{RecordView, Summary};
use super::query::{self, Switch};
use super::{ApiResult, answer, body, problem, wire};
use talon_http::{Problem, ProblemKind, Visit};
use talon_records::normal::Writer;
use talon_records::report::{ReportEntry, ReportSummary};
use talon_records::{Options, read};
use talon_rules::games::Code;
use talon_text::report::entry;
use talon_text::{Arg, Lang};

/// Records that may be checked at once.
const RECORDS_MAX: u64 = 200;

/// How records are to be judged.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct CheckQuery {
    /// A claimed result that differs is an error.
    #[param(inline)]
    strict: Switch,
    /// Treat table rows that have numbers but no contract as typed totals.
    #[param(inline)]
    totals: Switch,
    /// Tell the hashes of each accepted record.
    #[param(inline)]
    hashes: Switch,
}

/// What was found, record by record, as `talon validate --format json` reports it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Report {
    #[schema(value_type = Vec<RecordView>)]
    pub records: Vec<ReportEntry>,
    #[schema(value_type = Summary)]
    pub summary: ReportSummary,
    /// Of a text that is not JSON.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_as: Option<ReadAs>,
}

/// How a text was read that is not JSON.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReadAs {
    /// `text` for short text, `ppn` for Portable Preferans Notation.
    pub notation: &'static str,
    /// Lines around the records that were passed over, as in a mail.
    pub passed_over: u64,
    /// The code page of the text, where it is not UTF-8.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code_page: Option<&'static str>,
}

/// Judge records without storing anything
#[utoipa::path(
    operation_id = "checkRecords",
    params(CheckQuery),
    request_body(
        description = "Up to 1 MiB, if the site has not set another size, and 200 records; a table also as text/csv.",
        content(
            (inline(wire::RecordFile) = "application/json"),
            (String = "application/x-ndjson"),
            (inline(wire::RecordText) = "text/plain"),
        ),
    ),
    responses((
        status = 200,
        description = "The report, whatever was found: a record that is refused was checked well.",
        body = Report,
    ))
)]
#[post("/api/v1/check")]
pub(crate) async fn check(visit: Visit, request: HttpRequest, payload: Payload) -> ApiResult {
    let lang = visit.prefs.lang;
    visit.visitor().await?;
    let query: CheckQuery = query::read(&request, lang)?;
    body::records(&request, lang)?;
    let bytes = body::whole(&request, payload, visit.state.config.sizes.check, lang).await?;
    if bytes.is_empty() {
        let detail = lang.t("api-no-body").into_owned();
        return Err(problem::coded(ProblemKind::BadRequest, Code::JsonSyntax, detail));
    }
    let report = visit.state.block(move |_| judge(&bytes, &query, lang)).await?;
    let mut response = answer::json(&visit, &report);
    answer::header(&mut response, actix_web::http::header::CACHE_CONTROL, "no-store");
    Ok(response)
}

fn judge(bytes: &[u8], query: &CheckQuery, lang: Lang) -> Result<Report, Problem> {
    let hashes = query.hashes.0;
    let options = Options {
        strict: query.strict.0,
        ..talon_shorthand::options_with(query.totals.0)
    };
    let (mut given, mut writer) = (read(bytes, options), Writer::new());
    let mut report = Report {
        records: Vec::new(),
        summary: ReportSummary::default(),
        read_as: None,
    };
    while let Ok(Some(record)) = given.next_checked() {
        if record.number > RECORDS_MAX {
            return Err(too_many(lang));
        }
        let checked = &record.checked;
        let known = checked.record.as_ref().filter(|_| hashes && checked.is_accepted());
        let hashes = known.map(|record| writer.write(record).1);
        report.records.push(entry(lang, &record, hashes.as_ref()));
        report.summary += ReportSummary::of(checked);
    }
    report.read_as = given.read_as().map(|how| ReadAs {
        notation: how.notation,
        passed_over: how.wrapping.passed_over,
        code_page: how.wrapping.code_page,
    });
    Ok(report)
}

fn too_many(lang: Lang) -> Problem {
    let limit = i64::try_from(RECORDS_MAX).unwrap_or(i64::MAX);
    let detail = lang.t_args("api-too-many-records", &[("limit", Arg::from(limit))]);
    problem::coded(ProblemKind::TooLarge, Code::TooLarge, detail)
}
