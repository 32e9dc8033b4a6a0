//! How an import is written in JSON.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use talon_records::report::{ReportEntry, ReportSummary};
use talon_service::import_hands::Choices;
use talon_store::imports::{Counts, Import};

/// An import: how far it is, and the report on a page of its records.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ImportView {
    pub id: String,
    /// Where this is read again.
    pub url: String,
    /// `queued`, `running`, `done`, `failed` or `undone`.
    pub state: String,
    /// Why nothing more is read, in a sentence.
    pub failure: Option<String>,
    pub club: String,
    pub visibility: String,
    pub dry_run: bool,
    pub atomic: bool,
    pub strict: bool,
    /// Rows of a table with numbers and no contract were taken as typed totals.
    pub totals: bool,
    pub bytes_total: i64,
    pub bytes_read: i64,
    pub created_at: String,
    pub finished_at: Option<String>,
    /// What became of each record, as `talon validate --format json` reports it.
    #[schema(value_type = Vec<RecordView>)]
    pub records: Vec<ReportEntry>,
    /// Address of the page of records that goes on from here; null at the end of what has been read.
    pub next: Option<String>,
    #[schema(value_type = Summary)]
    pub summary: ReportSummary,
}

// What `talon_records::report` writes; a test holds the members of these against it.

/// A record of a report.
#[derive(Debug, ToSchema)]
#[allow(dead_code)]
pub struct RecordView {
    /// Its place in the input, from 1.
    record: i64,
    /// The line on which it begins.
    #[schema(required = false, nullable = false)]
    line: Option<i64>,
    /// `accepted`, `duplicate`, `waiting` or `rejected`.
    status: String,
    /// The hand it was stored as, or the one that it is like.
    #[schema(required = false, nullable = false)]
    id: Option<i64>,
    #[schema(required = false, nullable = false)]
    url: Option<String>,
    #[schema(required = false, nullable = false)]
    knowledge: Option<String>,
    /// Result and scores by the rules.
    #[schema(value_type = Object, required = false, nullable = false)]
    computed: Option<Value>,
    #[schema(required = false, nullable = false)]
    hashes: Option<super::super::hands::wire::Hashes>,
    /// Actions that were not reached.
    #[schema(required = false, nullable = false)]
    unchecked: Option<i64>,
    /// How a refused record came to be taken: `typed` by hand, the option that it was read with, or
    /// `corrected` and the values that were put in the place of others.
    #[schema(required = false, nullable = false)]
    mended: Option<String>,
    #[schema(value_type = Vec<FindingView>)]
    findings: Vec<Value>,
}

/// What was found at a place of a record. Which members there are depends on the code; `/docs/errors/{code}` explains
/// each.
#[derive(Debug, ToSchema)]
#[allow(dead_code)]
pub struct FindingView {
    /// `error`, `warning` or `info`.
    severity: String,
    code: String,
    /// The place, as a JSON pointer.
    pointer: String,
    #[schema(required = false, nullable = false)]
    record: Option<i64>,
    #[schema(required = false, nullable = false)]
    line: Option<i64>,
    #[schema(required = false, nullable = false)]
    column: Option<i64>,
    /// The position before the action.
    #[schema(required = false, nullable = false)]
    ply: Option<i64>,
    #[schema(required = false, nullable = false)]
    trick: Option<i64>,
    /// `A`, `B` or `C`.
    #[schema(required = false, nullable = false)]
    by: Option<String>,
    /// The rule that was broken.
    #[schema(required = false, nullable = false)]
    rule: Option<String>,
    /// What stands there.
    #[schema(value_type = Value, required = false)]
    found: Option<Value>,
    /// What would have been right.
    #[schema(value_type = Value, required = false)]
    expected: Option<Value>,
    /// The one value that corrects it.
    #[schema(value_type = Value, required = false)]
    fix: Option<Value>,
    /// Further places.
    #[schema(required = false, nullable = false)]
    also: Option<Vec<String>>,
    /// The fault behind an irregularity.
    #[schema(required = false, nullable = false)]
    cause: Option<String>,
    /// Single options under which the record would be legal.
    #[schema(value_type = Vec<Object>, required = false, nullable = false)]
    legal_with: Option<Vec<Value>>,
    message: String,
    #[schema(required = false, nullable = false)]
    hint: Option<String>,
}

/// How many records ended in which way. `total` is the sum of accepted, duplicates, waiting and rejected.
#[derive(Debug, ToSchema)]
#[allow(dead_code)]
pub struct Summary {
    total: i64,
    accepted: i64,
    /// A part of the accepted.
    with_warnings: i64,
    duplicates: i64,
    /// Probably stored already: someone has to decide.
    waiting: i64,
    rejected: i64,
}

/// The counts of an import.
fn summary(counts: Counts) -> ReportSummary {
    ReportSummary {
        accepted: count(counts.accepted),
        duplicates: count(counts.duplicates),
        rejected: count(counts.rejected),
        total: count(counts.total),
        waiting: count(counts.waiting),
        with_warnings: count(counts.with_warnings),
    }
}

/// A number that the store has and that is never negative.
pub fn count(number: i64) -> u64 {
    u64::try_from(number).unwrap_or_default()
}

/// Where an import is read.
pub fn address(import: &Import) -> String {
    format!("/api/v1/imports/{}", import.public_id)
}

/// An import with a page of its records.
pub fn view(
    import: &Import,
    choices: Choices,
    club: &str,
    failure: Option<String>,
    records: Vec<ReportEntry>,
) -> ImportView {
    let time = |at: talon_store::Moment| at.utc().to_rfc3339_opts(chrono::SecondsFormat::Secs, true);
    ImportView {
        id: import.public_id.clone(),
        url: address(import),
        state: import.state.as_str().to_owned(),
        failure,
        club: club.to_owned(),
        visibility: choices.visibility,
        dry_run: choices.dry_run,
        atomic: choices.atomic,
        strict: choices.strict,
        totals: choices.totals,
        bytes_total: import.bytes_total,
        bytes_read: import.position_bytes,
        created_at: time(import.created_at),
        finished_at: import.finished_at.map(time),
        records,
        next: None,
        summary: summary(import.counts),
    }
}
