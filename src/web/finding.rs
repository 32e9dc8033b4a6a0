//! A finding as `_finding.html` takes it: the sentence, the place, the text around it and what was expected.

use serde_json::Value as Json;

use super::hands::cards::{CardView, card};
use super::routes;
use super::shell::Shell;
use talon_http::Faces;
use talon_records::Finding;
use talon_records::json::Position;
use talon_records::notation::looks_like;
use talon_rules::cards::Pack;
use talon_shorthand::is_carried_head;
use talon_text::{Lang, Names};

/// Characters of a line that an excerpt shows.
const EXCERPT_CHARS: usize = 90;
/// Those of them that stand before the place, so that it is in sight in a narrow column too.
const BEFORE_CHARS: usize = 22;
/// Lines above and below that of the place.
const AROUND: usize = 2;

/// A finding.
#[derive(Debug)]
pub struct FindingView {
    pub severity: &'static str,
    pub severity_word: String,
    pub say: String,
    pub code: &'static str,
    pub rule: Option<String>,
    pub rule_href: String,
    pub place: String,
    pub excerpt: Vec<ExcerptLine>,
    /// The class of the faces in which they are drawn.
    pub faces: &'static str,
    pub expected: Vec<CardView>,
    pub expected_words: String,
    pub hint: Option<String>,
    pub position: Option<String>,
    pub accept: Option<Accept>,
}

/// A button that does what a finding proposes.
#[derive(Debug)]
pub struct Accept {
    pub by: AcceptBy,
    /// The pointer of the finding.
    pub at: String,
    pub words: String,
}

/// Which form the button sends.
#[derive(Debug)]
pub enum AcceptBy {
    /// One of its own, to this address.
    Post(String),
    /// The one with this id, which has the text.
    Form(&'static str),
}

/// A line of the text as sent.
#[derive(Debug)]
pub struct ExcerptLine {
    pub number: u64,
    pub text: String,
    pub caret: Option<String>,
}

/// A finding of a record whose text begins at `start`.
pub(crate) fn finding_view(
    shell: &Shell,
    finding: &Finding,
    names: &Names<'_>,
    number: u64,
    text: &[u8],
    start: Position,
) -> FindingView {
    let lang = shell.lang;
    let at = start.advance(text, finding.offset);
    let severity = match finding.severity.as_str() {
        "warning" => "warn",
        other => other,
    };
    let faces = shell.faces_of(names.pack);
    // Said as it is drawn, whichever faces the reader chose.
    let names = Names {
        pack: faces.pack(),
        ..names.clone()
    };
    let (expected, expected_words) = expected(lang, faces, finding, &names);
    let numbers = [
        ("record", (number as i64).into()),
        ("line", (at.line as i64).into()),
        ("column", (at.column as i64).into()),
    ];
    FindingView {
        severity,
        severity_word: lang.t(&format!("severity-{}", finding.severity.as_str())).into_owned(),
        say: lang.finding(finding, &names),
        code: finding.code.as_str(),
        rule: finding.rule.map(|rule| rule.as_str().to_owned()),
        rule_href: finding.rule.map_or(String::new(), |rule| routes::rule(rule.as_str())),
        place: lang.t_args("report-where", &numbers),
        excerpt: excerpt(text, finding.offset, at),
        faces: faces.as_str(),
        expected,
        expected_words,
        hint: lang.finding_hint(finding),
        position: None,
        accept: None,
    }
}

/// Cards are drawn, everything else is written, unless the sentence has said it.
fn expected(lang: Lang, faces: Faces, finding: &Finding, names: &Names<'_>) -> (Vec<CardView>, String) {
    let list = finding
        .expected
        .as_ref()
        .and_then(Json::as_array)
        .filter(|list| !list.is_empty());
    let drawn = |code: &Json| Some(card(Pack::read(code.as_str()?)?, lang, faces));
    match list.and_then(|list| list.iter().map(drawn).collect()) {
        Some(cards) => (cards, String::new()),
        None => (Vec::new(), lang.finding_expected(finding, names)),
    }
}

/// The line of the finding with a caret below it and the lines around it; a long line is cut around the place.
fn excerpt(text: &[u8], offset: usize, at: Position) -> Vec<ExcerptLine> {
    let is_notation = looks_like(text);
    // Letters of an older code page are shown as signs for what cannot be read; up to the first of them all is as it
    // was.
    let text = &*String::from_utf8_lossy(text);
    let offset = (0..=offset.min(text.len()))
        .rev()
        .find(|at| text.is_char_boundary(*at))
        .unwrap_or(0);
    let (before, after) = text.split_at(offset);
    let (above, start) = before
        .rsplit_once('\n')
        .map_or(("", before), |(above, start)| (above, start));
    let (end, below) = after.split_once('\n').unwrap_or((after, ""));
    let start: Vec<char> = start.chars().collect();
    let mut line: String = if start.len() > BEFORE_CHARS {
        "…".into()
    } else {
        String::new()
    };
    line.extend(start.iter().skip(start.len().saturating_sub(BEFORE_CHARS)));
    let (indent, is_cut) = (line.chars().count(), start.len() > BEFORE_CHARS);
    line.extend(end.trim_end_matches('\r').chars().take(EXCERPT_CHARS - BEFORE_CHARS));
    if line.trim().is_empty() {
        return Vec::new();
    }
    // Beside a line that begins in its middle the others would stand askew.
    let around = if is_cut { 0 } else { AROUND };
    let mut above: Vec<&str> = above.rsplit('\n').take(around).collect();
    above.reverse();
    let mut lines = Vec::new();
    for (back, text) in above.iter().enumerate() {
        let number = at.line.saturating_sub((above.len() - back) as u64);
        lines.extend(beside(number, text));
    }
    let caret = format!("{}^", " ".repeat(indent + at.line.to_string().len() + 1));
    lines.push(ExcerptLine {
        number: at.line,
        text: line,
        caret: Some(caret),
    });
    // Behind a deal in another notation its header has been put, which stands elsewhere in what was sent.
    let is_header = |line: &&str| is_notation && line.starts_with('[') || is_carried_head(line);
    let below = below.split('\n').take_while(|line| !is_header(line)).take(around);
    for (number, text) in (at.line + 1..).zip(below) {
        lines.extend(beside(number, text));
    }
    lines
}

/// A line above or below the place.
fn beside(number: u64, text: &str) -> Option<ExcerptLine> {
    let text: String = text.trim_end().chars().take(EXCERPT_CHARS).collect();
    (number > 0 && !text.is_empty()).then_some(ExcerptLine {
        number,
        text,
        caret: None,
    })
}
