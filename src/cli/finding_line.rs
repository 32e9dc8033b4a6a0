//! A finding in one line for people, as every command writes it. It decides nothing.

use std::borrow::Cow;
use std::fmt::{Display, Write as _};
use std::io::Write as _;

use talon_records::Finding;
use talon_text::{Lang, Names};

/// `file:line:column: error MUST_BEAT /actions/23/card sentence [U-6.4]`, then what to try and where else to look.
pub(super) fn finding_line(lang: Lang, at: impl Display, finding: &Finding, names: &Names<'_>) -> String {
    let (severity, code) = (finding.severity.as_str(), finding.code.as_str());
    let mut line = format!(
        "{at}: {severity} {code} {} {}",
        finding.pointer,
        lang.finding(finding, names)
    );
    // Writing into a string does not fail.
    if let Some(rule) = finding.rule {
        let _ = write!(line, " [{}]", rule.as_str());
    }
    let is_mended = finding.fix.is_some() || !finding.legal_with.is_empty();
    if let Some(hint) = lang.finding_hint(finding).filter(|_| is_mended) {
        let _ = write!(line, " {hint}");
    }
    if !finding.also.is_empty() {
        let pointers: Vec<String> = finding.also.iter().map(ToString::to_string).collect();
        let _ = write!(
            line,
            " {}",
            lang.t_args("cli-see-also", &[("places", pointers.join(", ").into())])
        );
    }
    printable(&line).into_owned()
}

/// Every finding with its place in the text.
pub(super) fn tell_findings(path: &str, bytes: &[u8], findings: &[Finding], lang: Lang) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    for finding in findings {
        let before = &bytes[..finding.offset.min(bytes.len())];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        let begin = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let column = String::from_utf8_lossy(&before[begin..]).chars().count() + 1;
        let at = format_args!("{path}:{line}:{column}");
        writeln!(out, "{}", finding_line(lang, at, finding, &Names::default()))?;
    }
    Ok(())
}

/// A text in which nothing ends the line or is an order to the terminal: such characters stand as JSON writes them. A
/// record may hold any.
pub(super) fn printable(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_order) {
        return text.into();
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_order(c) {
            let _ = write!(out, "\\u{:04x}", u32::from(c));
        } else {
            out.push(c);
        }
    }
    out.into()
}

/// Controls, ends of lines, and what turns the direction of writing.
fn is_order(c: char) -> bool {
    let turns = matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{61c}');
    c.is_control() || turns || matches!(c, '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_records::json::Pointer;
    use talon_rules::games::Code;

    #[test]
    fn what_a_terminal_would_obey_is_written_as_json_writes_it() {
        assert_eq!(
            printable("Káró\u{1b}[2J\n\u{202e}x\u{7f}"),
            "Káró\\u001b[2J\\u000a\\u202ex\\u007f"
        );
        assert!(matches!(printable("ok"), Cow::Borrowed("ok")));
    }

    #[test]
    fn a_line_names_the_rule_what_would_mend_it_and_the_other_places() {
        let finding = Finding {
            rule: Some(talon_rules::games::RuleId::new("U-4.4")),
            legal_with: vec![("four_aces", true.into())],
            also: vec![Pointer::parse("/deal/talon/0").unwrap()],
            ..Finding::new(Code::BidUnknown, Pointer::parse("/actions/1/bid").unwrap(), 0)
        };
        let line = finding_line(Lang::En, "a.json:3:9", &finding, &Names::default());
        assert!(
            line.starts_with("a.json:3:9: error BID_UNKNOWN /actions/1/bid "),
            "{line}"
        );
        assert!(
            line.ends_with("[U-4.4] Legal with four_aces: true. See also /deal/talon/0."),
            "{line}"
        );
    }
}
