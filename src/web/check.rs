//! `/check`: pasted or uploaded records are judged. Nothing is stored: the address of a replay carries the record
//! itself.

mod correct;

use crate::choice::Choice;
use crate::page::LinkView;
use actix_web::http::StatusCode;
use actix_web::web::{self, Query};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::docs::examples;
use super::finding::{Accept, AcceptBy, FindingView, finding_view};
use super::hands::about::about;
use super::hands::editor;
use super::own_address;
use super::packed::{pack, unpack};
use super::page::PageResult;
use super::parts::{DRAINED_MAX, FormPart, Parts, bad, no_pasted_text, no_text};
use super::shell::{Flash, Shell, html};
use correct::{Wanted, code_of, code_of_all};
use talon_http::{Problem, Visit, Visitor};
use talon_ppn::{Ppn, score_only};
use talon_records::mending::{is_proposal, proposes_value};
use talon_records::normal::Writer;
use talon_records::notation::{Notation as _, looks_like};
use talon_records::{Checked, CheckedRecord, Finding, Hand, Knowledge, Options, format_of};
use talon_rules::games::Severity;
use talon_rules::games::{Code, GameKind};
use talon_service::config::{Sizes, in_words};
use talon_service::{ActError, find_club};
use talon_shorthand::{Csv, Shorthand};
use talon_text::report::{names_of, read_as};

/// Bytes of a text that is shown again although it is too long to be checked.
const RECOVERED_MAX: usize = 8 * 1024 * 1024;
/// Records that may be checked at once.
const RECORDS_MAX: u64 = 200;
/// The form with the text, which buttons beside the findings send.
const FORM: &str = "check";
/// Faults that the records to try show.
const SAMPLES: [Code; 4] = [Code::MustBeat, Code::SevenReserved, Code::BidTooLow, Code::JsonSyntax];

/// templates/check.html
#[derive(Debug, Template)]
#[template(path = "check.html")]
struct CheckPage {
    shell: Shell,
    limit: String,
    text: String,
    strict: bool,
    error: String,
    records: Vec<RecordView>,
    summary: String,
    /// How the text was read, where it is in another notation than the format's own.
    read_as: String,
    /// Records to try: what each shows, and where.
    samples: Vec<LinkView>,
    /// The clubs into which the reader may import what was checked.
    clubs: Vec<Choice>,
    club: String,
}

/// A record that was judged.
#[derive(Debug)]
struct RecordView {
    number: u64,
    ok: bool,
    verdict: String,
    /// The same as one word of a list.
    word: String,
    /// What it is known by in the list: the hand of a sound record, the first fault of another.
    brief: String,
    /// Which hand it is, where it is a sound one.
    about: String,
    unchecked: String,
    findings: Vec<FindingView>,
    /// The button that makes all the corrections that are proposed, where there are several.
    fix_all: Option<(String, String)>,
    replay_href: Option<String>,
    /// What is there to be looked at.
    replay_words: String,
    /// Where it is opened in the editor.
    editor_href: Option<String>,
    /// Where its result alone is checked, when its cards do not hold.
    score_href: Option<String>,
}

/// What the form sent.
#[derive(Debug, Default)]
struct CheckForm {
    text: String,
    file: Vec<u8>,
    strict: bool,
    /// The correction that is to be made first.
    fix: Option<String>,
    club: String,
    /// Why it is not checked.
    fault: Option<&'static str>,
}

/// What an address may carry.
#[derive(Debug, serde::Deserialize)]
pub struct CheckQuery {
    record: Option<String>,
}

/// The address under which a record is checked, unless it is too long for one.
pub fn address(text: &str) -> Option<String> {
    Some(format!("/check?record={}", pack(text.as_bytes())?))
}

/// The empty form, or a record that the address carries, judged.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit, carried: Query<CheckQuery>) -> PageResult {
    let (visitor, clubs) = reader(&visit).await?;
    let shell = Shell::new(&visit, &visitor, visit.prefs.lang.t("check-title"));
    let sizes = visit.state.config.sizes;
    let Some(packed) = carried.into_inner().record else {
        return Ok(html(page(shell, sizes, String::new(), false, "").render()));
    };
    let Some(text) = unpack(&packed) else {
        return Ok(html(
            page(shell, sizes, String::new(), false, "check-bad-address").render(),
        ));
    };
    let body = visit.state.block(move |_| {
        let judged = judge(&shell, text.as_bytes(), &talon_shorthand::options());
        Ok(page(shell, sizes, text, false, "")
            .with(judged)
            .importable(clubs, "")
            .render())
    });
    Ok(html(body.await?))
}

/// Who is looking, and the clubs to which they belong.
pub(crate) async fn reader(visit: &Visit) -> Result<(Visitor, Vec<Choice>), Problem> {
    let (clubs, visitor) = visit
        .act(|state, actor| {
            if actor.person().is_none() {
                return Ok(Vec::new());
            }
            let read = state
                .store
                .read(|db| -> Result<_, ActError> { find_club::of(db, actor) });
            Ok(read?)
        })
        .await?;
    let clubs = clubs.into_iter().map(|club| Choice::new(club.slug, club.name));
    Ok((visitor, clubs.collect()))
}

/// Judges what was sent; what was typed is in the box again, whatever is wrong with it.
///
/// # Errors
/// When the form is none of ours, or the database fails.
pub async fn post(visit: Visit, request: HttpRequest, body: web::Payload) -> PageResult {
    let (visitor, clubs) = reader(&visit).await?;
    let mut shell = Shell::new(&visit, &visitor, visit.prefs.lang.t("check-title"));
    let sizes = visit.state.config.sizes;
    let CheckForm {
        mut text,
        file,
        strict,
        fix,
        club,
        fault,
    } = read(&mut Parts::new(&request, body).await?.within(DRAINED_MAX), sizes.check).await?;
    if let Some(key) = fault {
        let status = match key {
            "check-text-too-large" | "check-file-too-large" => StatusCode::PAYLOAD_TOO_LARGE,
            _ => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        };
        return Ok(refused(page(shell, sizes, text, strict, key), status));
    }
    let options = Options {
        strict,
        ..talon_shorthand::options()
    };
    if file.is_empty()
        && let Some(records) = own_address::behind(&visit, &text).await?
    {
        text = records;
        let words = shell.t("check-from-address").into_owned();
        shell.flash = Some(Flash {
            kind: "good",
            text: words,
        });
    }
    if let Some(code) = fix.filter(|_| file.is_empty()) {
        text = corrected(&mut shell, text, &code, &options);
    }
    let bytes = if file.is_empty() {
        text.clone().into_bytes()
    } else {
        file
    };
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Ok(refused(
            page(shell, sizes, text, strict, "check-empty"),
            StatusCode::UNPROCESSABLE_ENTITY,
        ));
    }
    let shown = if text.is_empty() {
        talon_shorthand::text_of(&bytes).into_owned()
    } else {
        text
    };
    let body = visit.state.block(move |_| {
        let judged = judge(&shell, &bytes, &options);
        Ok(page(shell, sizes, shown, strict, "")
            .with(judged)
            .importable(clubs, &club)
            .render())
    });
    Ok(html(body.await?))
}

/// The text with a correction, and on top of the page what was done.
fn corrected(shell: &mut Shell, text: String, code: &str, options: &Options) -> String {
    let wanted = Wanted::parse(code).and_then(|wanted| wanted.done(&text, options));
    let (kind, words) = match &wanted {
        Some(done) => ("good", shell.with("check-corrected", "what", &done.words)),
        None => ("warn", shell.t("check-fix-gone").into_owned()),
    };
    shell.flash = Some(Flash { kind, text: words });
    wanted.map_or(text, |done| done.text)
}

/// Reads the form to its end, also when a part of it is too large, so that all that was typed can be shown again.
async fn read(parts: &mut Parts, most: usize) -> Result<CheckForm, Problem> {
    let mut sent = CheckForm::default();
    while let Some(part) = parts.next(|_| most.max(RECOVERED_MAX)).await? {
        match part {
            FormPart::Word(name, value) => match name.as_str() {
                "text" => sent.text = value,
                "strict" => sent.strict = true,
                "fix" => sent.fix = Some(value),
                "club" => sent.club = value,
                // A file that was not chosen is an empty word.
                "csrf" | "file" => {}
                _ => return Err(bad("the form has a field too many")),
            },
            FormPart::Long { .. } => sent.fault = Some("check-text-too-large"),
            FormPart::File { first, .. } => {
                sent.fault = no_text(&first);
                let (mut piece, mut size) = (Some(first), 0);
                while let Some(bytes) = piece {
                    size += bytes.len();
                    if size > most {
                        (sent.file, sent.fault) = (Vec::new(), Some("check-file-too-large"));
                    } else {
                        sent.file.extend_from_slice(&bytes);
                    }
                    piece = parts.more().await?;
                }
            }
        }
    }
    if sent.file.is_empty() {
        let is_too_large = sent.text.len() > most;
        sent.fault = sent.fault.or(is_too_large.then_some("check-text-too-large"));
        sent.fault = sent.fault.or(no_pasted_text(&sent.text));
    }
    Ok(sent)
}

fn page(shell: Shell, sizes: Sizes, text: String, strict: bool, error: &str) -> CheckPage {
    let (size, import) = (in_words(sizes.check), in_words(sizes.upload));
    let sizes = [("size", size.as_str().into()), ("import", import.as_str().into())];
    let say = |key: &str| shell.lang.t_args(key, &sizes);
    let error = if error.is_empty() { String::new() } else { say(error) };
    let (limit, samples) = (say("check-limit"), samples(&shell));
    let (records, clubs) = (Vec::new(), Vec::new());
    CheckPage {
        shell,
        limit,
        text,
        strict,
        error,
        records,
        summary: String::new(),
        read_as: String::new(),
        samples,
        clubs,
        club: String::new(),
    }
}

fn refused(page: CheckPage, status: StatusCode) -> HttpResponse {
    let mut response = html(page.render());
    *response.status_mut() = status;
    response
}

/// What was found out about an input.
struct Judged {
    records: Vec<RecordView>,
    /// What else is to be said of it.
    fault: Option<&'static str>,
    /// How it was read.
    read_as: Option<String>,
}

impl CheckPage {
    fn with(mut self, judged: Judged) -> CheckPage {
        let Judged {
            records,
            fault,
            read_as,
        } = judged;
        self.read_as = read_as.unwrap_or_default();
        if let Some(key) = fault {
            self.error = self.shell.t(key).into_owned();
        }
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

    /// Offers the import of what was checked into one of these clubs, where there is a sound record in it.
    fn importable(mut self, clubs: Vec<Choice>, chosen: &str) -> CheckPage {
        if self.records.iter().any(|record| record.ok) {
            self.club = chosen.to_owned();
            self.clubs = clubs;
        }
        self
    }
}

/// A sound record of each game, sound texts in other notations, then records with one fault each.
fn samples(shell: &Shell) -> Vec<LinkView> {
    let faulty = SAMPLES.iter().filter_map(|code| {
        let href = address(std::str::from_utf8(&examples::example(*code)?.failing).ok()?)?;
        Some(LinkView::new(href, shell.lang.finding_title(*code)))
    });
    sound_samples(shell).into_iter().chain(faulty).collect()
}

/// A sound record of each game, and sound texts in other notations: what each is, and where it is checked.
pub(crate) fn sound_samples(shell: &Shell) -> Vec<LinkView> {
    let sound = GameKind::ALL.iter().filter_map(|game| {
        let name = shell.t(&format!("game-{}", game.as_str())).into_owned();
        Some(LinkView::new(
            address(format_of(*game).sound())?,
            shell.with("check-sample-sound", "game", &name),
        ))
    });
    let others = [
        ("check-sample-notation", Ppn.sample()),
        ("check-sample-evening", Shorthand.sample()),
        ("check-sample-table", Csv.sample()),
        ("check-sample-hands", talon_shorthand::HANDS),
    ];
    let others = others
        .into_iter()
        .filter_map(|(key, text)| Some(LinkView::new(address(text)?, shell.t(key))));
    sound.chain(others).collect()
}

fn judge(shell: &Shell, bytes: &[u8], options: &Options) -> Judged {
    let (mut records, mut views, mut fault) = (talon_records::read(bytes, *options), Vec::new(), None);
    while let Ok(Some(record)) = records.next_checked() {
        if record.number > RECORDS_MAX {
            fault = Some("check-too-many");
            break;
        }
        views.push(record_view(shell, &record));
    }
    let read_as = records
        .read_as()
        .map(|how| read_as(shell.lang, &how, views.len() as u64));
    Judged {
        records: views,
        fault,
        read_as: read_as.filter(|_| fault.is_none()),
    }
}

fn record_view(shell: &Shell, record: &CheckedRecord<'_>) -> RecordView {
    let (number, text, checked) = (record.number, record.text, &record.checked);
    let names = names_of(checked);
    let ok = checked.is_accepted();
    let warned = checked
        .findings
        .iter()
        .any(|finding| finding.severity == Severity::Warning);
    let verdict = verdict(checked, warned);
    let about = if ok { about(checked, shell.lang) } else { String::new() };
    let fault = checked.findings.iter().find(|finding| finding.is_error());
    let brief = fault.map_or_else(|| about.clone(), |fault| shell.lang.finding_title(fault.code));
    let base = replay_base(checked);
    let reached = checked.hand().map_or(0, |hand| hand.plies());
    let to = |ply: usize| base.as_ref().map(|base| format!("{base}/{ply}"));
    let typed = std::str::from_utf8(text).ok();
    let accept = |finding: &Finding| {
        let key = if finding.legal_with.is_empty() {
            "report-fix"
        } else {
            "report-fix-option"
        };
        typed.filter(|text| is_proposal(finding, text)).map(|_| Accept {
            by: AcceptBy::Form(FORM),
            at: code_of(number, finding.pointer.as_str()),
            words: shell.t(key).into_owned(),
        })
    };
    let findings = checked
        .findings
        .iter()
        .map(|finding| FindingView {
            position: finding.ply.filter(|ply| *ply <= reached).and_then(to),
            accept: accept(finding),
            ..finding_view(shell, finding, &names, number, text, record.start)
        })
        .collect();
    let values = checked
        .findings
        .iter()
        .filter(|one| typed.is_some_and(|text| proposes_value(one, text)))
        .count();
    RecordView {
        number,
        ok,
        verdict: shell.t(verdict).into_owned(),
        word: shell.t(&format!("{verdict}-word")).into_owned(),
        brief: if brief.is_empty() {
            shell.t(verdict).into_owned()
        } else {
            brief
        },
        about,
        unchecked: if checked.unchecked > 0 {
            shell.n("check-unchecked", &(checked.unchecked as i64))
        } else {
            String::new()
        },
        findings,
        fix_all: (values > 1).then(|| (code_of_all(number), shell.n("report-fix-all", &(values as i64)))),
        // An accepted record from its beginning, a refused one just before the fault.
        replay_href: to(if ok { 0 } else { reached }),
        replay_words: shell.t(replay_words(checked)).into_owned(),
        editor_href: editor_href(text, checked),
        score_href: typed.filter(|_| !ok).and_then(score_href),
    }
}

/// The key of what is said of a record as a whole.
fn verdict(checked: &Checked<'_>, warned: bool) -> &'static str {
    match (checked.is_accepted(), warned) {
        (true, false) => "check-ok",
        (true, true) => "check-ok-warnings",
        (false, _) if checked.record.is_none() => "check-unread",
        (false, _) => "check-not-ok",
    }
}

/// The key of what the link to the hand says: a result without cards has nothing to be replayed.
fn replay_words(checked: &Checked<'_>) -> &'static str {
    match checked.hand().map(Hand::knowledge) {
        Some(Knowledge::Score) => "check-hand",
        _ if checked.is_accepted() => "check-replay",
        _ => "check-until-fault",
    }
}

/// Where the result of a round is checked whose cards do not hold.
fn score_href(text: &str) -> Option<String> {
    let score = score_only(text).filter(|_| looks_like(text.as_bytes()))?;
    address(&score)
}

/// Where a hand with cards is opened to be changed: as it was typed, or as the record that another notation says.
fn editor_href(text: &[u8], checked: &Checked<'_>) -> Option<String> {
    checked
        .record
        .as_ref()
        .filter(|record| record.envelope.score.is_none())?;
    editor::address(&editor::record_of(text, checked)?)
}

/// Where the record is replayed, but for the position.
fn replay_base(checked: &Checked<'_>) -> Option<String> {
    let record = checked.record.as_ref()?;
    record.hand.as_ref()?;
    let mut writer = Writer::new();
    Some(format!("/check/{}", pack(writer.write(record).0)?))
}
