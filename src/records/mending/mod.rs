//! What a finding proposes, done to the text: a value in the place of another, an option of the rules written into the
//! record, or signs that JSON does not have put right all over the text. Nothing is guessed beyond that.

mod signs;

use serde::Deserialize as _;
use serde::de::IgnoredAny;
use serde_json::{Map, Value as Json};

use super::notation::looks_like;
use super::{Checked, Finding};
use talon_rules::games::Code;

/// Which proposals are accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Accepted {
    /// That of the finding at this pointer.
    At(String),
    /// Every value that is proposed; options are not among them.
    AllValues,
}

/// A text in which something was put right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mended {
    pub text: String,
    pub correction: Correction,
}

/// What was done, as reports tell it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Correction {
    /// With this option of the rules, by which the record is written again.
    Option(String),
    /// With these values or signs, each with what stood there.
    Values(String),
}

/// An option as people and the report name it: `auction_end: two_passes`.
pub fn option_words(name: &str, value: &Json) -> String {
    format!("{name}: {}", value.as_str().map_or(value.to_string(), str::to_owned))
}

/// Whether a finding proposes something that can be done without a person typing.
pub fn is_proposal(finding: &Finding, text: &str) -> bool {
    // An option is written into a record, and no notation is one.
    let is_record = text.trim_start_matches('\u{feff}').trim_start().starts_with('{');
    let has_option = !finding.legal_with.is_empty() && is_record;
    let proposes = || signs::rewritten(finding, text).is_some() || change(finding, text).is_some();
    finding.is_error() && (has_option || proposes())
}

/// Whether it proposes a value.
pub fn proposes_value(finding: &Finding, text: &str) -> bool {
    finding.is_error() && change(finding, text).is_some()
}

/// The text of a record that was checked, with what its findings propose.
pub fn mended(checked: &Checked<'_>, text: &str, accepted: &Accepted) -> Option<Mended> {
    let wanted = |finding: &&Finding| match accepted {
        Accepted::At(pointer) => finding.pointer.as_str() == pointer && is_proposal(finding, text),
        Accepted::AllValues => true,
    };
    let mut changes = Vec::new();
    for finding in checked.findings.iter().filter(wanted) {
        if let (Accepted::At(_), Some((name, value))) = (accepted, finding.legal_with.first()) {
            let twice = checked
                .findings
                .iter()
                .any(|finding| finding.code == Code::DuplicateMember);
            let text = with_option(Some(text).filter(|_| !twice)?, name, value)?;
            return Some(Mended {
                text,
                correction: Correction::Option(option_words(name, value)),
            });
        }
        if let (Accepted::At(_), Some((text, words))) = (accepted, signs::rewritten(finding, text)) {
            return Some(Mended {
                text,
                correction: Correction::Values(words),
            });
        }
        changes.extend(change(finding, text).filter(|_| finding.is_error()));
        if matches!(accepted, Accepted::At(_)) {
            break;
        }
    }
    with_changes(text, changes)
}

fn with_changes(text: &str, mut changes: Vec<Change>) -> Option<Mended> {
    changes.sort_by_key(|change| change.start);
    changes.dedup_by_key(|change| change.start);
    let words: Vec<&str> = changes.iter().map(|change| change.words.as_str()).collect();
    let correction = Correction::Values(words.join("; "));
    let mut mended = text.to_owned();
    // From the end, so that the places before stay where they are.
    for change in changes.iter().rev() {
        mended.replace_range(change.start..change.end, &change.value);
    }
    (!changes.is_empty()).then_some(Mended {
        text: mended,
        correction,
    })
}

/// A text, in which no member stands twice, with the option.
pub fn with_option(text: &str, name: &str, value: &Json) -> Option<String> {
    let text = text.trim_start_matches('\u{feff}');
    let mut said: Json = serde_json::from_str(text).ok()?;
    let rules = said.get_mut("rules")?.as_object_mut()?;
    let options = rules.entry("options").or_insert_with(|| Map::new().into());
    options.as_object_mut()?.insert(name.to_owned(), value.clone());
    Some(said.to_string())
}

/// A piece of the text and what belongs there.
struct Change {
    start: usize,
    end: usize,
    value: String,
    words: String,
}

/// The value or name at the place of a finding, to be replaced; none where what stands there is not what was found.
fn change(finding: &Finding, text: &str) -> Option<Change> {
    let fix = finding.fix.as_ref()?;
    if looks_like(text.as_bytes()) {
        return None;
    }
    let start = finding.offset;
    let rest = text.get(start..)?;
    if let (Some(found), Some(fix)) = (finding.found.as_ref().and_then(Json::as_str), fix.as_str())
        && !found.is_empty()
        && rest.starts_with(found)
    {
        // A word as it stands there, without the signs of JSON.
        return Some(Change {
            start,
            end: start + found.len(),
            value: fix.to_owned(),
            words: format!("{found} → {fix}"),
        });
    }
    let mut values = serde_json::Deserializer::from_str(rest).into_iter::<IgnoredAny>();
    values.next()?.ok()?;
    let end = start + values.byte_offset();
    let found = Json::deserialize(&mut serde_json::Deserializer::from_str(&text[start..end])).ok()?;
    if finding.found.as_ref().is_some_and(|noted| *noted != found) {
        return None;
    }
    let words = format!("{}: {found} → {fix}", finding.pointer);
    Some(Change {
        start,
        end,
        value: fix.to_string(),
        words,
    })
}

#[cfg(test)]
mod tests;
