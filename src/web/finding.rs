//! A finding as `_finding.html` takes it: the sentence, the place, the text around it and what was expected.

use serde_json::Value as Json;

use super::hands::cards::{CardView, card};
use super::routes;
use super::shell::Shell;
use crate::cards::Pack;
use crate::history::Finding;
use crate::history::json::Position;
use crate::http::Faces;
use crate::text::Names;
use crate::text::report::place;

/// Characters of a line that an excerpt shows.
const EXCERPT_CHARS: usize = 90;
/// Those of them that stand before the place, so that it is in sight in a narrow column too.
const BEFORE_CHARS: usize = 22;

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
    pub expected: Vec<CardView>,
    pub expected_words: String,
    pub hint: Option<String>,
    pub position: Option<String>,
    pub accept: Option<Accept>,
}

/// A form that does what a finding proposes.
#[derive(Debug)]
pub struct Accept {
    pub action: String,
    /// The pointer of the finding.
    pub at: String,
    pub words: String,
}

/// A line of the text as sent.
#[derive(Debug)]
pub struct ExcerptLine {
    pub number: u64,
    pub text: String,
    pub caret: Option<String>,
}

/// A finding of a record whose text begins at `start`.
pub fn finding_view(
    shell: &Shell,
    finding: &Finding,
    names: &Names<'_>,
    number: u64,
    text: &[u8],
    start: Position,
) -> FindingView {
    let lang = shell.lang;
    let at = place(finding, text, start);
    let severity = match finding.severity.as_str() {
        "warning" => "warn",
        other => other,
    };
    let (expected, expected_words) = expected(shell, finding);
    let numbers = [
        ("record", (number as i64).into()),
        ("line", (at.line as i64).into()),
        ("column", (at.column as i64).into()),
    ];
    FindingView {
        severity,
        severity_word: lang.t(&format!("severity-{}", finding.severity.as_str())).into_owned(),
        say: lang.finding(finding, names),
        code: finding.code.as_str(),
        rule: finding.rule.map(|rule| rule.as_str().to_owned()),
        rule_href: finding.rule.map_or(String::new(), |rule| routes::rule(rule.as_str())),
        place: lang.t_args("report-where", &numbers),
        excerpt: excerpt(text, finding.offset, at),
        expected,
        expected_words,
        hint: lang.finding_hint(finding),
        position: None,
        accept: None,
    }
}

/// Cards are drawn, everything else is written.
fn expected(shell: &Shell, finding: &Finding) -> (Vec<CardView>, String) {
    let Some(Json::Array(list)) = &finding.expected else {
        return (Vec::new(), finding.expected.as_ref().map(plain).unwrap_or_default());
    };
    let faces = Faces::parse(shell.faces).unwrap_or_default();
    let cards: Option<Vec<CardView>> =
        list.iter().map(|code| Some(card(Pack::read(code.as_str()?)?, shell.lang, faces))).collect();
    match cards {
        Some(cards) => (cards, String::new()),
        None => (Vec::new(), list.iter().take(12).map(plain).collect::<Vec<_>>().join(", ")),
    }
}

fn plain(value: &Json) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The line of the finding with a caret below it; a long line is cut around the place.
fn excerpt(text: &[u8], offset: usize, at: Position) -> Vec<ExcerptLine> {
    let Ok(text) = std::str::from_utf8(text) else { return Vec::new() };
    let offset = (0..=offset.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let (before, after) = text.split_at(offset);
    let before: Vec<char> = before.rsplit('\n').next().unwrap_or("").chars().collect();
    let after = after.split('\n').next().unwrap_or("");
    let cut = before.len() > BEFORE_CHARS;
    let mut line: String = if cut { "…".into() } else { String::new() };
    line.extend(before.iter().skip(before.len().saturating_sub(BEFORE_CHARS)));
    let caret_at = line.chars().count() + at.line.to_string().len() + 1;
    line.extend(after.trim_end_matches('\r').chars().take(EXCERPT_CHARS - BEFORE_CHARS));
    if line.trim().is_empty() {
        return Vec::new();
    }
    let caret = Some(format!("{}^", " ".repeat(caret_at)));
    vec![ExcerptLine { number: at.line, text: line, caret }]
}
