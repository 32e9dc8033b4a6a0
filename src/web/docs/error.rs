//! `GET /docs/errors/{code}`: what a code means, a record that shows it, and how to mend it.

use std::borrow::Cow;

use actix_web::web::Path;
use askama::Template;

use super::examples::{Example, example};
use crate::page::PageResult;
use crate::shell::{Shell, html};
use crate::{check, routes};
use talon_http::{Problem, Visit};
use talon_records::{Options, Reader};
use talon_rules::games::Code;
use talon_text::Lang;
use talon_text::report::names_of;

/// templates/docs/error.html
#[derive(Debug, Template)]
#[template(path = "docs/error.html")]
struct DocsErrorPage {
    shell: Shell,
    code: &'static str,
    severity: Cow<'static, str>,
    stage: Cow<'static, str>,
    what: Cow<'static, str>,
    mend: Cow<'static, str>,
    shown: Option<ExampleView>,
}

/// An example with what a check says of it.
#[derive(Debug)]
struct ExampleView {
    example: Example,
    say: String,
    /// The rule that the example breaks.
    rule: Option<RuleLink>,
    try_failing: Option<String>,
    try_mended: Option<String>,
}

/// A rule, and where it stands.
#[derive(Debug)]
struct RuleLink {
    number: &'static str,
    name: String,
    href: String,
}

/// Shows one code.
///
/// # Errors
/// When there is no such code, or the database fails.
pub async fn get(visit: Visit, path: Path<String>) -> PageResult {
    let code = Code::parse(&path).ok_or_else(|| Problem::not_found("code"))?;
    let visitor = visit.visitor().await?;
    let lang = visit.prefs.lang;
    let key = |part: &str| lang.t(&format!("finding-{}-{part}", code.as_str()));
    let page = DocsErrorPage {
        shell: Shell::new(&visit, &visitor, key("title")),
        code: code.as_str(),
        severity: lang.t(&format!("severity-{}", code.severity().as_str())),
        stage: lang.t(&format!("stage-{}", code.stage())),
        what: key("what"),
        mend: key("mend"),
        shown: example(code).map(|example| shown(example, code, lang)),
    };
    Ok(html(page.render()))
}

fn shown(example: Example, code: Code, lang: Lang) -> ExampleView {
    let (say, rule) = said(&example.failing, code, lang);
    ExampleView {
        say,
        rule: rule.map(|rule| RuleLink {
            number: rule,
            name: lang.rule(rule).into_owned(),
            href: routes::rule(rule),
        }),
        try_failing: std::str::from_utf8(&example.failing).ok().and_then(check::address),
        try_mended: check::address(example.mended),
        example,
    }
}

/// What a check says of a record about a code, and by which rule.
fn said(record: &[u8], code: Code, lang: Lang) -> (String, Option<&'static str>) {
    let mut reader = Reader::new();
    let checked = reader.check(
        record,
        &Options {
            diagnose: false,
            ..talon_shorthand::options()
        },
    );
    let names = names_of(&checked);
    let finding = checked.findings.iter().find(|finding| finding.code == code);
    let say = finding.map(|finding| lang.finding(finding, &names));
    (
        say.unwrap_or_default(),
        finding.and_then(|finding| finding.rule).map(|rule| rule.as_str()),
    )
}
