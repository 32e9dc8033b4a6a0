//! How an import is answered: as itself when it went well or is still going on, as a problem when nothing could be
//! stored of a single record, or of all where all or nothing was asked for.

use actix_web::HttpResponse;
use actix_web::http::{StatusCode, header};
use serde_json::json;

use super::super::{ApiResult, answer, problem};
use super::report::entry;
use super::wire::{ImportView, address, view};
use talon_http::{Problem, ProblemKind, State, Visit};
use talon_records::report::{ReportEntry, ReportFinding};
use talon_rules::games::{Code, Severity};
use talon_service::{ActError, Actor, find_club, import_hands, read_import};
use talon_store::imports::{Import, ImportState};
use talon_store::records::RecordStatus;
use talon_text::Lang;

/// Records in one report.
pub const PAGE: i64 = 100;

/// Which records are told of.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RecordsQuery {
    pub status: Option<RecordStatus>,
    pub after: i64,
    pub limit: i64,
}

/// An import with a part of its records.
///
/// # Errors
/// When the database fails.
pub fn told(
    state: &State,
    actor: &Actor,
    import: &Import,
    part: RecordsQuery,
    lang: Lang,
) -> Result<ImportView, Problem> {
    let choices = read_import::choices(import)?;
    let (fates, club) = state.store.read(|db| -> Result<_, ActError> {
        let fates = read_import::fates(db, actor, import, part.status, part.after, part.limit)?;
        let clubs = find_club::slugs(db, [import.club_id])?;
        Ok((fates, clubs.get(&import.club_id).cloned().unwrap_or_default()))
    })?;
    let failure = import
        .failure
        .as_ref()
        .map(|word| lang.t(&format!("import-failed-{word}")).into_owned());
    let strict = choices.strict;
    let mut records: Vec<_> = fates.iter().map(|fate| entry(fate, strict, lang)).collect();
    place(state, import, &mut records)?;
    let full = i64::try_from(records.len()).is_ok_and(|count| count == part.limit);
    let last = fates
        .last()
        .map(|fate| fate.number)
        .filter(|last| full && *last < import.counts.total);
    let next = last.map(|last| {
        let status = part
            .status
            .map(|status| format!("&status={}", status.as_str()))
            .unwrap_or_default();
        format!("{}?after={last}&limit={}{status}", address(import), part.limit)
    });
    Ok(ImportView {
        next,
        ..view(import, choices, &club, failure, records)
    })
}

/// Says where each record begins. It was written down for those that had something to be said about.
fn place(state: &State, import: &Import, records: &mut [ReportEntry]) -> Result<(), Problem> {
    let plain = records.iter().filter(|record| record.line.is_none());
    let numbers = plain.filter_map(|record| i64::try_from(record.record).ok());
    let (first, last) = numbers.fold((i64::MAX, 0), |(first, last), one| (first.min(one), last.max(one)));
    let lines = import_hands::lines_of(&state.store, import, first.saturating_sub(1), last)?;
    for record in records.iter_mut().filter(|record| record.line.is_none()) {
        let number = i64::try_from(record.record).unwrap_or(i64::MAX);
        record.line = lines.get(&number).copied();
    }
    Ok(())
}

/// The answer to the person who started the import.
///
/// # Errors
/// When a single record, or all where all or nothing was asked for, could not be stored.
pub fn begun(visit: &Visit, import: &Import, view: &ImportView) -> ApiResult {
    let waits = matches!(import.state, ImportState::Queued | ImportState::Running);
    let one_bad = import.counts.total == 1 && import.counts.rejected == 1;
    if !waits && (one_bad || import.state == ImportState::Failed) {
        return Err(refused(visit, import, view));
    }
    let mut response = answer::json(visit, view);
    if waits {
        *response.head_mut() = accepted(&response);
    }
    answer::header(&mut response, header::LOCATION, &address(import));
    Ok(response)
}

fn accepted(response: &HttpResponse) -> actix_web::dev::ResponseHead {
    let mut head = actix_web::dev::ResponseHead::new(StatusCode::ACCEPTED);
    head.headers = response.headers().clone();
    head
}

fn refused(visit: &Visit, import: &Import, view: &ImportView) -> Problem {
    let lang = visit.prefs.lang;
    let findings: Vec<&ReportFinding> = view.records.iter().flat_map(|record| &record.findings).collect();
    let errors = || findings.iter().filter(|finding| finding.severity == Severity::Error);
    let mut codes: Vec<Code> = errors().map(|finding| finding.code).collect();
    codes.dedup();
    let said = match (&view.failure, errors().next()) {
        (Some(failure), _) => failure.clone(),
        (None, Some(first)) => first.message.clone().unwrap_or_default(),
        (None, None) => lang.t("api-422-why").into_owned(),
    };
    let mut problem = match codes.as_slice() {
        [code] => problem::coded(ProblemKind::Invalid, *code, said),
        _ => problem::said(ProblemKind::Invalid, said),
    };
    problem.members.insert("instance".into(), address(import).into());
    problem.members.insert("findings".into(), json!(findings));
    problem.members.insert("summary".into(), json!(view.summary));
    problem
}
