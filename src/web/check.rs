//! `/check`: a pasted or uploaded record is judged and replayed. Nothing is stored: the replay's addresses carry the
//! record themselves.

use std::io::{Read as _, Write as _};

use actix_multipart::form::{MultipartForm, MultipartFormConfig, bytes::Bytes, text::Text};
use actix_web::web;
use askama::Template;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Deserialize;

use super::finding::{FindingView, finding_view};
use super::hands::look::Look;
use super::hands::notes::Reader as Who;
use super::hands::replay::{Replay, replay};
use super::hands::spot::{Asked, Spot};
use super::hands::study::Study;
use super::page::PageResult;
use super::shell::{Shell, html};
use crate::history::json::{Limits, Position};
use crate::history::normal::Writer;
use crate::history::stream::{Body, Splitter};
use crate::history::{Checked, Options, Reader, unreadable};
use crate::http::{Problem, ProblemKind, Visit, Visitor};
use crate::text::report::names_of;

/// Bytes that may be checked at once.
const BYTES_MAX: usize = 1024 * 1024;
/// Records that may be checked at once.
const RECORDS_MAX: u64 = 200;
/// An address longer than this is refused by browsers and proxies.
const PACKED_MAX: usize = 6000;

/// templates/check.html
#[derive(Debug, Template)]
#[template(path = "check.html")]
struct Check {
    shell: Shell,
    text: String,
    error: String,
    records: Vec<RecordView>,
    replay: Option<Replay>,
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

/// How much the form may send.
pub fn limits() -> MultipartFormConfig {
    MultipartFormConfig::default().total_limit(BYTES_MAX + 4096).memory_limit(BYTES_MAX + 4096)
}

/// What an address of the replay carries.
#[derive(Debug, Deserialize)]
pub struct CheckQuery {
    hand: Option<String>,
    ply: Option<usize>,
    line: Option<usize>,
    view: Option<String>,
    then: Option<String>,
    turn: Option<String>,
    legal: Option<String>,
    faces: Option<String>,
}

/// The empty form, or the replay of the record in the address.
///
/// # Errors
/// When the address carries no record.
pub async fn get(visit: Visit, query: web::Query<CheckQuery>) -> PageResult {
    let visitor = visit.visitor().await?;
    let shell = Shell::new(&visit, &visitor, visit.prefs.lang.t("check-title"));
    let CheckQuery { hand, ply, line, view, then, turn, legal, faces } = query.into_inner();
    let Some(packed) = hand else {
        return Ok(html(page(shell, String::new(), "").render()));
    };
    let text =
        unpack(&packed).ok_or_else(|| Problem::new(ProblemKind::BadRequest, "no record in the address"))?;
    let mut check = page(shell, String::new(), "");
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &Options { diagnose: false, ..Options::default() });
    let hand =
        checked.hand().ok_or_else(|| Problem::new(ProblemKind::BadRequest, "no hand in the address"))?;
    // Whoever has the record may read all that is written in it.
    let study = Study::of(&checked, line, Who::Owner).ok_or_else(|| Problem::not_found("line"))?;
    let asked = Asked { view, then, turn, legal, faces };
    let spot = Spot { line, ..Spot::read(ply.unwrap_or(0), &asked)? };
    if spot.ply > study.timeline.last() {
        return Err(Problem::not_found("position"));
    }
    let link = |spot: Spot| address(&packed, spot, asked.faces.as_deref());
    let look = Look {
        timeline: &study.timeline,
        study: &study,
        spot,
        lang: visit.prefs.lang,
        faces: visit.prefs.faces,
        link: &link,
    };
    let names = names_of(&checked);
    let findings = checked
        .findings
        .iter()
        .map(|finding| finding_view(&check.shell, finding, &names, 1, text.as_bytes(), Position::START))
        .collect();
    check.replay = Some(replay(&check.shell, &look, hand, findings));
    Ok(html(check.render()))
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
        let mut check = page(shell, shown, "");
        check.records = judge(&check.shell, &bytes, &options);
        Ok(check.render())
    });
    Ok(html(body.await?))
}

fn page(shell: Shell, text: String, error: &str) -> Check {
    let error = if error.is_empty() { String::new() } else { shell.t(error).into_owned() };
    Check { shell, text, error, records: Vec::new(), replay: None }
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
        match record.body {
            Body::Text(text) => {
                let checked = reader.check(text, options);
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
    let findings = checked
        .findings
        .iter()
        .map(|finding| finding_view(shell, finding, &names, number, text, at))
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
        replay_href: replay_href(checked),
    }
}

/// The address of the replay: of an accepted record from its beginning, of a refused one just before the fault.
fn replay_href(checked: &Checked<'_>) -> Option<String> {
    let record = checked.record.as_ref()?;
    let hand = record.hand.as_deref()?;
    let mut writer = Writer::new();
    let packed = pack(writer.write(record).0)?;
    let ply = if checked.is_accepted() { 0 } else { hand.plies() };
    let spot = Spot::read(ply, &Asked::default()).ok()?;
    Some(address(&packed, spot, None))
}

fn address(packed: &str, spot: Spot, faces: Option<&str>) -> String {
    let mut parts = vec![format!("/check?hand={packed}"), format!("ply={}", spot.ply)];
    parts.extend(spot.line.map(|line| format!("line={line}")));
    parts.extend(spot.parameters());
    parts.extend(faces.map(|word| format!("faces={word}")));
    parts.join("&")
}

fn pack(text: &[u8]) -> Option<String> {
    let mut encoder = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(text).ok()?;
    let packed = URL_SAFE_NO_PAD.encode(encoder.finish().ok()?);
    (packed.len() <= PACKED_MAX).then_some(packed)
}

/// The record that an address carries; never more than a record may have.
fn unpack(packed: &str) -> Option<String> {
    if packed.len() > PACKED_MAX {
        return None;
    }
    let bytes = URL_SAFE_NO_PAD.decode(packed).ok()?;
    let mut text = String::new();
    let limit = u64::from(Limits::default().bytes_max);
    flate2::read::DeflateDecoder::new(&bytes[..]).take(limit).read_to_string(&mut text).ok()?;
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_carries_a_record_there_and_back() {
        let text = include_str!("../../tests/fixtures/example.talon.json");
        let packed = pack(text.as_bytes()).unwrap();
        assert_eq!(unpack(&packed).as_deref(), Some(text));
        assert_eq!(unpack("not a record"), None);
    }
}
