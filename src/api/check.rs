//! `POST /api/v1/check`: records are judged as an import would judge them, and the report is all that comes of it.
//! Nothing is stored, and nobody need be known.

use actix_web::HttpRequest;
use actix_web::web::{Payload, post};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::imports::wire::Summary;
use super::operation::{Access, Answer, Body, Operation, Parameter};
use super::query::Query;
use super::{ApiResult, answer, body, problem};
use talon_http::{Problem, ProblemKind, Visit};
use talon_records::normal::Writer;
use talon_records::{Options, read};
use talon_rules::games::{Code, Severity};
use talon_text::report::entry_json;
use talon_text::{Arg, Lang};

/// Records that may be checked at once.
const RECORDS_MAX: u64 = 200;

const SWITCH: &str = r#"{"type": "integer", "enum": [0, 1], "default": 0}"#;
const FILE: &str = r#"{"description": "A record of the format talon, or several one after the other."}"#;

const fn switch(name: &'static str, says: &'static str) -> Parameter {
    Parameter {
        name,
        place: "query",
        required: false,
        schema: SWITCH,
        says,
    }
}

/// How it is described.
pub const POST: Operation = Operation {
    method: "POST",
    path: "/api/v1/check",
    id: "checkRecords",
    summary: "Judge records without storing anything",
    access: Access::Open,
    parameters: &[
        switch("strict", "A claimed result that differs is an error."),
        switch("hashes", "Tell the three hashes of each accepted record."),
    ],
    body: Some(Body {
        kinds: &[("application/json", FILE), (body::LINES, r#"{"type": "string"}"#)],
        says: "Up to 1 MiB, if the site has not set another size, and 200 records.",
    }),
    answers: &[Answer {
        status: 200,
        says: "The report, whatever was found: a record that is refused was checked well.",
        kinds: &[("application/json", r##"{"$ref": "#/components/schemas/Report"}"##)],
        headers: &[],
    }],
    failures: &[400, 413, 415],
    handler: || post().to(check),
};

/// What was found, record by record, as `talon validate --format json` reports it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Report {
    #[schema(value_type = Vec<super::imports::wire::RecordView>)]
    pub records: Vec<Map<String, Value>>,
    pub summary: Summary,
}

/// Checks what is sent.
///
/// # Errors
/// When it is no kind of record file, or too much at once.
async fn check(visit: Visit, request: HttpRequest, payload: Payload) -> ApiResult {
    let lang = visit.prefs.lang;
    visit.visitor().await?;
    let query = Query::of(&request, &["strict", "hashes"], lang)?;
    let (strict, hashes) = (query.switch("strict")?, query.switch("hashes")?);
    body::media(&request, lang)?;
    let bytes = body::whole(&request, payload, visit.state.config.sizes.check, lang).await?;
    if bytes.is_empty() {
        let detail = lang.t("api-no-body").into_owned();
        return Err(problem::coded(ProblemKind::BadRequest, Code::JsonSyntax, detail));
    }
    let report = visit.state.block(move |_| judge(&bytes, strict, hashes, lang)).await?;
    let mut response = answer::json(&visit, &report);
    answer::header(&mut response, actix_web::http::header::CACHE_CONTROL, "no-store");
    Ok(response)
}

fn judge(bytes: &[u8], strict: bool, hashes: bool, lang: Lang) -> Result<Report, Problem> {
    let options = Options {
        strict,
        ..talon_ppn::options()
    };
    let (mut given, mut writer, mut records) = (read(bytes, options), Writer::new(), Vec::new());
    while let Ok(Some(record)) = given.next_checked() {
        if record.number > RECORDS_MAX {
            return Err(too_many(lang));
        }
        let checked = &record.checked;
        let known = checked.record.as_ref().filter(|_| hashes && checked.is_accepted());
        let hashes = known.map(|record| writer.write(record).1);
        records.push(entry_json(lang, &record, hashes));
    }
    Ok(Report {
        summary: summary(&records),
        records,
    })
}

fn summary(records: &[Map<String, Value>]) -> Summary {
    let warned = |entry: &&Map<String, Value>| {
        let findings = entry["findings"].as_array().into_iter().flatten();
        findings
            .into_iter()
            .any(|one| one["severity"] == Severity::Warning.as_str())
    };
    let accepted = || records.iter().filter(|entry| entry["status"] == "accepted");
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let (total, sound) = (count(records.len()), count(accepted().count()));
    Summary {
        total,
        accepted: sound,
        with_warnings: count(accepted().filter(warned).count()),
        duplicates: 0,
        waiting: 0,
        rejected: total - sound,
    }
}

fn too_many(lang: Lang) -> Problem {
    let limit = i64::try_from(RECORDS_MAX).unwrap_or(i64::MAX);
    let detail = lang.t_args("api-too-many-records", &[("limit", Arg::from(limit))]);
    problem::coded(ProblemKind::TooLarge, Code::TooLarge, detail)
}
