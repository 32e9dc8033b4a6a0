//! `/imports/{id}`: how far the reading has come, what became of the records, and what is wrong with them.

use actix_web::web;
use askama::Template;
use serde::Deserialize;
use serde_json::json;

use super::Moment;
use super::record::{RecordView, view};
use super::sum::{self, BarSegment};
use crate::page::{LinkView, PageResult};
use crate::shell::{Flash, Shell, Tab, html};
use talon_http::{Problem, Visit};
use talon_records::mending::option_words;
use talon_service::import_hands::{Amendment, can_settle, can_undo};
use talon_service::import_report::{self, Remedy, Report, Wanted, import_report};
use talon_store::imports::{Import, ImportState};
use talon_store::records::RecordStatus;
use talon_text::Lang;
use talon_text::report::read_as;

/// templates/imports/show.html
#[derive(Debug, Template)]
#[template(path = "imports/show.html")]
struct ImportsShowPage {
    shell: Shell,
    address: String,
    name: String,
    when: Moment,
    facts: Vec<String>,
    running: Option<Progress>,
    notices: Vec<(&'static str, String)>,
    summary: String,
    parts: Vec<BarSegment>,
    tabs: Vec<Tab>,
    diagnosis: Vec<RemedyView>,
    groups: Vec<GroupView>,
    records: Vec<RecordView>,
    brought: Vec<BroughtHand>,
    all_groups: Option<String>,
    empty: Option<(String, String)>,
    first: Option<String>,
    next: Option<String>,
    has_raw: bool,
    has_refused: bool,
    can_undo: bool,
}

/// How far a reading has come.
#[derive(Debug)]
struct Progress {
    done: i64,
    total: i64,
    words: String,
}

/// Records that one code decided.
#[derive(Debug)]
struct GroupView {
    code: String,
    title: String,
    records: Vec<RecordView>,
    more: Option<LinkView>,
}

/// An option that makes refused records legal, as the form sends it.
#[derive(Debug)]
struct RemedyView {
    words: String,
    /// None where nothing can be changed any more.
    option: Option<String>,
}

/// What of the report is looked at.
#[derive(Debug, Clone, Deserialize)]
pub struct ImportQuery {
    show: Option<String>,
    code: Option<String>,
    after: Option<i64>,
    done: Option<String>,
}

/// Records whose corrections are listed one by one.
const CORRECTIONS_MAX: usize = 5;

/// The kinds, in the order of their tabs, with the words of the address.
const KINDS: [(&str, RecordStatus, bool, &str); 5] = [
    ("waiting", RecordStatus::Waiting, false, "report-waiting"),
    ("refused", RecordStatus::Rejected, false, "report-rejected"),
    ("warned", RecordStatus::Accepted, true, "report-warned"),
    ("duplicates", RecordStatus::Duplicate, false, "report-duplicates"),
    ("accepted", RecordStatus::Accepted, false, "report-accepted"),
];

/// The report.
///
/// # Errors
/// When there is no such import of this person.
pub async fn get(visit: Visit, path: web::Path<String>, asked: web::Query<ImportQuery>) -> PageResult {
    let (id, asked) = (path.into_inner(), asked.into_inner());
    let kind = match asked.show.as_deref() {
        None => None,
        Some(word) => {
            let known = KINDS.iter().find(|(name, ..)| *name == word);
            Some(
                known
                    .map(|(_, status, warned, _)| (*status, *warned))
                    .ok_or(Problem::not_found("page"))?,
            )
        }
    };
    let (code, after) = (asked.code.clone(), asked.after.unwrap_or(0));
    let (((report, wanted), now), visitor) = visit
        .act(move |state, actor| {
            let wanted = |import: &Import| {
                let (status, warned) = kind.unwrap_or_else(|| (import_report::first_look(import), false));
                Wanted {
                    status,
                    warned,
                    code,
                    after,
                }
            };
            let read = state.store.read(|db| import_report(db, actor, &id, wanted));
            Ok((read.map_err(Problem::from)?, state.now()))
        })
        .await?;
    let mut shell = Shell::new(&visit, &visitor, visit.prefs.lang.t("report-title"));
    let done = match asked.done.as_deref() {
        Some("undo") => Some("report-undone"),
        Some("decided") => Some("report-decided"),
        Some("option") => Some("report-option-used"),
        Some("option-none") => Some("report-option-none"),
        Some("mended") => Some("mend-done"),
        Some("mend-there") => Some("mend-there"),
        Some("mend-waits") => Some("mend-waits"),
        _ => None,
    };
    shell.flash = done.map(|key| Flash {
        kind: "good",
        text: shell.t(key).into_owned(),
    });
    let mut page = page(shell, &report, &wanted);
    page.can_undo =
        report.is_mine && can_undo(&report.import, now.into()) && report.import.counts.accepted > 0 && stores(&report);
    Ok(html(page.render()))
}

/// Whether what was accepted is in the store.
fn stores(report: &Report) -> bool {
    let import = &report.import;
    // What was asked for as a whole is there when all was read and none was refused.
    let whole = &report.choices;
    let stored = matches!(import.state, ImportState::Done | ImportState::Undone);
    !(whole.dry_run || whole.atomic && !stored)
}

fn page(shell: Shell, report: &Report, wanted: &Wanted) -> ImportsShowPage {
    let (import, lang) = (&report.import, shell.lang);
    let address = super::address(&import.public_id);
    let link = Link {
        address: &address,
        wanted,
    };
    let strict = report.choices.strict;
    let open = (report.is_mine && can_settle(import)).then_some(address.as_str());
    let records = |shown: &[import_report::ReportedRecord]| -> Vec<RecordView> {
        shown.iter().map(|one| view(&shell, one, strict, open)).collect()
    };
    let groups = report.groups.iter().map(|group| {
        let hidden = wanted.code.is_none() && group.count > group.records.len() as i64;
        let more = hidden.then(|| LinkView::new(link.to(Some(&group.code), 0), lang.n("report-show-all", group.count)));
        let records = records(&group.records);
        let title = group_title(lang, &group.code);
        GroupView {
            code: format!("{}: {}", group.code, group.count),
            title,
            records,
            more,
        }
    });
    let remedy = |remedy: &Remedy| {
        let option = option_words(&remedy.option, &remedy.value);
        let words = [("option", option.as_str().into()), ("count", remedy.count.into())];
        RemedyView {
            words: lang.t_args("report-diagnosis-many", &words),
            option: open.map(|_| json!({ remedy.option.as_str(): remedy.value }).to_string()),
        }
    };
    let refused_here = wanted.status == RecordStatus::Rejected;
    ImportsShowPage {
        name: import.file_name.clone(),
        when: Moment::of(import.created_at, lang),
        facts: facts(report, lang),
        running: progress(import, lang),
        notices: notices(report, lang),
        summary: sum::sentence(&import.counts, lang),
        parts: sum::parts(&import.counts, lang),
        tabs: tabs(import, wanted, &address, lang),
        diagnosis: report
            .legal_with
            .iter()
            .filter(|_| refused_here)
            .take(3)
            .map(remedy)
            .collect(),
        groups: groups.collect(),
        records: records(&report.records),
        brought: report.brought.iter().map(|one| brought(lang, one)).collect(),
        all_groups: wanted.code.as_ref().map(|_| link.to(None, 0)),
        empty: empty(report, lang),
        first: (wanted.after > 0).then(|| link.to(wanted.code.as_deref(), 0)),
        next: report.next.map(|after| link.to(wanted.code.as_deref(), after)),
        has_raw: import.upload_id.is_some(),
        has_refused: import.counts.rejected > 0,
        can_undo: false,
        address,
        shell,
    }
}

/// The kind of finding in words, where it is one.
fn group_title(lang: Lang, code: &str) -> String {
    talon_rules::games::Code::parse(code)
        .map(|code| lang.finding_title(code))
        .unwrap_or_default()
}

/// A hand that the import brought.
#[derive(Debug)]
struct BroughtHand {
    href: String,
    contract: String,
    record: String,
}

fn brought(lang: Lang, one: &import_report::Brought) -> BroughtHand {
    let none = match one.passed_out {
        true => "hands-passed-out",
        false if one.is_total => "typed-total",
        false => "hands-unfinished",
    };
    let contract = one
        .contract
        .as_deref()
        .map_or_else(|| lang.t(none), |code| lang.bid(code));
    BroughtHand {
        href: format!("/hands/{}/0", one.hand.0),
        contract: contract.into_owned(),
        record: lang.n("report-record-number", one.record),
    }
}

/// Addresses of other parts of the report.
struct Link<'l> {
    address: &'l str,
    wanted: &'l Wanted,
}

impl Link<'_> {
    fn to(&self, code: Option<&str>, after: i64) -> String {
        let kind = KINDS
            .iter()
            .find(|(_, status, warned, _)| (*status, *warned) == (self.wanted.status, self.wanted.warned));
        let mut href = format!("{}?show={}", self.address, kind.map_or("refused", |kind| kind.0));
        if let Some(code) = code {
            href += &format!("&code={code}");
        }
        if after > 0 {
            href += &format!("&after={after}");
        }
        href
    }
}

fn tabs(import: &Import, wanted: &Wanted, address: &str, lang: Lang) -> Vec<Tab> {
    let counts = &import.counts;
    let count = |status, warned| match (status, warned) {
        (RecordStatus::Waiting, _) => counts.waiting,
        (RecordStatus::Rejected, _) => counts.rejected,
        (RecordStatus::Duplicate, _) => counts.duplicates,
        (RecordStatus::Accepted, true) => counts.with_warnings,
        (RecordStatus::Accepted, false) => counts.accepted,
    };
    let shown = KINDS
        .iter()
        .filter(|(_, status, warned, _)| count(*status, *warned) > 0);
    shown
        .map(|(name, status, warned, key)| Tab {
            href: format!("{address}?show={name}"),
            label: format!("{} ({})", lang.t(key), count(*status, *warned)),
            here: (*status, *warned) == (wanted.status, wanted.warned),
        })
        .collect()
}

fn facts(report: &Report, lang: Lang) -> Vec<String> {
    let import = &report.import;
    let mut facts = vec![
        report.club.name.clone(),
        lang.t(&format!("visibility-{}", report.choices.visibility))
            .into_owned(),
        lang.t(sum::outlook(import).0).into_owned(),
    ];
    if report.choices.atomic {
        facts.push(lang.t("import-atomic").into_owned());
    }
    if report.choices.rows.is_some() {
        facts.push(lang.t("report-rows-chosen").into_owned());
    }
    let is_over = !matches!(import.state, ImportState::Queued | ImportState::Running);
    if let Some(how) = report.read_as.filter(|_| is_over) {
        facts.push(read_as(
            lang,
            &how,
            u64::try_from(import.counts.total).unwrap_or_default(),
        ));
    }
    facts
}

fn progress(import: &Import, lang: Lang) -> Option<Progress> {
    if !matches!(import.state, ImportState::Queued | ImportState::Running) {
        return None;
    }
    let (done, total) = (import.position_bytes, import.bytes_total);
    let words = match import.state {
        ImportState::Queued => lang.t("report-state-waiting").into_owned(),
        _ => {
            let sizes = [("done", size(done).into()), ("total", size(total).into())];
            lang.t_args("report-progress-bytes", &sizes)
        }
    };
    Some(Progress {
        done,
        total: total.max(1),
        words,
    })
}

fn size(bytes: i64) -> String {
    if bytes < 1024 * 1024 {
        format!("{} KiB", (bytes + 1023) / 1024)
    } else {
        format!("{} MiB", bytes >> 20)
    }
}

/// What is to be said of the import as a whole.
fn notices(report: &Report, lang: Lang) -> Vec<(&'static str, String)> {
    let import = &report.import;
    let mut notices = Vec::new();
    if let Some(failure) = &import.failure {
        notices.push(("bad", lang.t(&format!("import-failed-{failure}")).into_owned()));
    }
    if report.choices.dry_run {
        notices.push(("warn", lang.t("report-dry-run").into_owned()));
    }
    if !stores(report) && import.counts.accepted > 0 {
        notices.push(("warn", lang.t("report-would").into_owned()));
    }
    notices.extend(mended(&report.mended, lang).into_iter().map(|words| ("warn", words)));
    if import.state == ImportState::Undone {
        notices.push(("warn", lang.t("report-undone").into_owned()));
    }
    notices
}

/// How refused records came to be taken.
fn mended(ways: &[(String, i64)], lang: Lang) -> Vec<String> {
    let (mut said, mut corrected, mut corrections) = (Vec::new(), 0, Vec::new());
    for (way, count) in ways {
        match Amendment::parse(way) {
            Amendment::Typed => said.push(lang.n("report-mended-typed", *count)),
            Amendment::Option(option) => {
                let words = [("option", option.into()), ("count", (*count).into())];
                said.push(lang.t_args("report-mended-option", &words));
            }
            Amendment::Corrected(words) => {
                corrected += count;
                corrections.push(words);
            }
        }
    }
    if corrected > 0 {
        let more = if corrections.len() > CORRECTIONS_MAX {
            "; …"
        } else {
            ""
        };
        corrections.truncate(CORRECTIONS_MAX);
        let words = corrections.join("; ") + more;
        let words = [("corrections", words.into()), ("count", corrected.into())];
        said.push(lang.t_args("report-mended-corrected", &words));
    }
    said
}

/// The page of an import of which there is nothing to show.
fn empty(report: &Report, lang: Lang) -> Option<(String, String)> {
    let import = &report.import;
    let shown = !report.groups.is_empty() || !report.records.is_empty() || !report.brought.is_empty();
    if shown || matches!(import.state, ImportState::Queued | ImportState::Running) {
        return None;
    }
    let key = match import.state {
        ImportState::Undone => "report-empty-undone",
        _ if import.counts.total == 0 => "report-empty-none",
        _ => "report-empty-here",
    };
    Some((lang.t(key).into_owned(), lang.t(&format!("{key}-help")).into_owned()))
}
