//! `/check`: pasted or uploaded records are judged. Nothing is stored: the address of a replay carries the record
//! itself.

use actix_multipart::form::{MultipartForm, MultipartFormConfig, bytes::Bytes, text::Text};
use actix_web::web::Query;
use askama::Template;

use super::docs::examples;
use super::finding::{FindingView, finding_view};
use super::packed::{pack, unpack};
use super::page::PageResult;
use super::shell::{Shell, html};
use crate::history::json::{Limits, Position};
use crate::history::normal::Writer;
use crate::history::stream::{Body, Splitter};
use crate::history::{Checked, Options, Reader, unreadable};
use crate::http::{Visit, Visitor};
use crate::text::report::names_of;

/// Bytes that may be checked at once.
const BYTES_MAX: usize = 1024 * 1024;
/// Records that may be checked at once.
const RECORDS_MAX: u64 = 200;
/// Faults that the records to try show.
const SAMPLES: [&str; 4] = ["MUST_BEAT", "SEVEN_RESERVED", "BID_TOO_LOW", "JSON_SYNTAX"];

/// templates/check.html
#[derive(Debug, Template)]
#[template(path = "check.html")]
struct Check {
    shell: Shell,
    text: String,
    error: String,
    records: Vec<RecordView>,
    summary: String,
    /// Records to try: what each shows, and where.
    samples: Vec<(String, String)>,
}

/// A record that was judged.
#[derive(Debug)]
struct RecordView {
    number: u64,
    ok: bool,
    verdict: String,
    unchecked: String,
    findings: Vec<FindingView>,
    replay_href: Option<String>,
}

/// What the form sends.
#[derive(Debug, MultipartForm)]
pub struct CheckForm {
    text: Option<Text<String>>,
    file: Option<Bytes>,
    strict: Option<Text<String>>,
    /// Checked before the form is read.
    #[allow(dead_code)]
    csrf: Option<Text<String>>,
}

/// What an address may carry.
#[derive(Debug, serde::Deserialize)]
pub struct Carried {
    record: Option<String>,
}

/// The address under which a record is checked, unless it is too long for one.
pub fn address(text: &str) -> Option<String> {
    Some(format!("/check?record={}", pack(text.as_bytes())?))
}

/// How much the form may send.
pub fn limits() -> MultipartFormConfig {
    MultipartFormConfig::default().total_limit(BYTES_MAX + 4096).memory_limit(BYTES_MAX + 4096)
}

/// The empty form, or a record that the address carries, judged.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit, carried: Query<Carried>) -> PageResult {
    let visitor = visit.visitor().await?;
    let shell = Shell::new(&visit, &visitor, visit.prefs.lang.t("check-title"));
    let Some(packed) = carried.into_inner().record else {
        return Ok(html(page(shell, String::new(), "").render()));
    };
    let Some(text) = unpack(&packed) else {
        return Ok(html(page(shell, String::new(), "check-bad-address").render()));
    };
    let body = visit.state.block(move |_| {
        let records = judge(&shell, text.as_bytes(), &Options::default());
        Ok(page(shell, text, "").with(records).render())
    });
    Ok(html(body.await?))
}

/// Judges what was sent.
///
/// # Errors
/// When it is too large.
pub async fn post(visit: Visit, form: MultipartForm<CheckForm>) -> PageResult {
    let visitor: Visitor = visit.visitor().await?;
    let shell = Shell::new(&visit, &visitor, visit.prefs.lang.t("check-title"));
    let CheckForm { text, file, strict, .. } = form.into_inner();
    let pasted = text.map(|text| text.into_inner()).unwrap_or_default();
    let bytes = match file.filter(|file| !file.data.is_empty()) {
        Some(file) => file.data.to_vec(),
        None => pasted.clone().into_bytes(),
    };
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Ok(html(page(shell, pasted, "check-empty").render()));
    }
    let shown = if pasted.is_empty() { String::from_utf8_lossy(&bytes).into_owned() } else { pasted };
    let options = Options { strict: strict.is_some(), ..Options::default() };
    let body = visit.state.block(move |_| {
        let records = judge(&shell, &bytes, &options);
        Ok(page(shell, shown, "").with(records).render())
    });
    Ok(html(body.await?))
}

fn page(shell: Shell, text: String, error: &str) -> Check {
    let error = if error.is_empty() { String::new() } else { shell.t(error).into_owned() };
    let samples = samples(&shell);
    Check { shell, text, error, records: Vec::new(), summary: String::new(), samples }
}

impl Check {
    fn with(mut self, records: Vec<RecordView>) -> Check {
        let legal = records.iter().filter(|record| record.ok).count();
        let numbers = [
            ("count", (records.len() as i64).into()),
            ("legal", (legal as i64).into()),
            ("refused", ((records.len() - legal) as i64).into()),
        ];
        if records.len() > 1 {
            self.summary = self.shell.lang.t_args("check-summary", &numbers);
        }
        self.records = records;
        self
    }
}

/// A sound record, then some with one fault each.
fn samples(shell: &Shell) -> Vec<(String, String)> {
    let sound = address(examples::sound()).map(|href| (shell.t("check-sample-sound").into_owned(), href));
    let faulty = SAMPLES.iter().filter_map(|code| {
        let href = address(&examples::example(code)?.failing)?;
        Some((shell.t(&format!("finding-{code}-title")).into_owned(), href))
    });
    sound.into_iter().chain(faulty).collect()
}

fn judge(shell: &Shell, bytes: &[u8], options: &Options) -> Vec<RecordView> {
    let mut splitter = Splitter::new(None, Limits::default());
    splitter.feed(bytes);
    splitter.finish();
    let (mut reader, mut views) = (Reader::new(), Vec::new());
    while let Some(record) = splitter.next_record() {
        if record.number > RECORDS_MAX {
            break;
        }
        let (number, position) = (record.number, record.position);
        let options = Options { byte_order_mark: record.byte_order_mark, ..*options };
        match record.body {
            Body::Text(text) => {
                let checked = reader.check(text, &options);
                views.push(record_view(shell, &checked, number, text, position));
            }
            Body::Fault(fault, at) => {
                views.push(record_view(shell, &unreadable(fault), number, b"", at));
            }
        }
    }
    views
}

fn record_view(shell: &Shell, checked: &Checked<'_>, number: u64, text: &[u8], at: Position) -> RecordView {
    let names = names_of(checked);
    let ok = checked.is_accepted();
    let verdict = match (ok, checked.findings.is_empty()) {
        (true, true) => "check-ok",
        (true, false) => "check-ok-warnings",
        _ => "check-not-ok",
    };
    let base = replay_base(checked);
    let reached = checked.hand().map_or(0, |hand| hand.plies());
    let to = |ply: usize| base.as_ref().map(|base| format!("{base}/{ply}"));
    let findings = checked
        .findings
        .iter()
        .map(|finding| FindingView {
            position: finding.ply.filter(|ply| *ply <= reached).and_then(to),
            ..finding_view(shell, finding, &names, number, text, at)
        })
        .collect();
    RecordView {
        number,
        ok,
        verdict: shell.t(verdict).into_owned(),
        unchecked: if checked.unchecked > 0 {
            shell.n("check-unchecked", &(checked.unchecked as i64))
        } else {
            String::new()
        },
        findings,
        // An accepted record from its beginning, a refused one just before the fault.
        replay_href: to(if ok { 0 } else { reached }),
    }
}

/// Where the record is replayed, but for the position.
fn replay_base(checked: &Checked<'_>) -> Option<String> {
    let record = checked.record.as_ref()?;
    record.hand.as_ref()?;
    let mut writer = Writer::new();
    Some(format!("/check/{}", pack(writer.write(record).0)?))
}
