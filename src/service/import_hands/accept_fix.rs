//! A refused record is mended as its own findings propose: a value in the place of another, or an option of the rules
//! written into it. What was put where is noted with the record. A record that is refused even so is handed back as text.

use serde::Deserialize as _;
use serde::de::IgnoredAny;
use serde_json::Value as Json;

use super::mend::{take, to_mend};
use super::use_option::{option_words, with_option};
use super::way::Way;
use crate::games::Code;
use crate::history::{Finding, Options, Reader};
use crate::service::read_import::choices;
use crate::service::{ActError, Actor};
use crate::store::records::RecordStatus;
use crate::store::{Moment, Store};

/// Which proposals are accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Accepted {
    /// That of the finding at this pointer.
    At(String),
    /// Every value that is proposed; options are not among them.
    AllValues,
}

/// What came of it.
#[derive(Debug)]
pub enum Fixed {
    Settled(RecordStatus),
    /// Still refused: nothing was changed, and this is the text with what was accepted.
    Still(String),
}

/// Whether a finding proposes something that can be done without a person typing.
pub fn is_proposal(finding: &Finding, text: &str) -> bool {
    finding.is_error() && (!finding.legal_with.is_empty() || change(finding, text).is_some())
}

/// Whether it proposes a value.
pub fn proposes_value(finding: &Finding, text: &str) -> bool {
    finding.is_error() && change(finding, text).is_some()
}

/// Does what is proposed for a refused record of one's own import, and takes the record if it is sound then.
///
/// # Errors
/// When there is no such record, it is settled already, nothing is proposed there, or the database fails.
pub fn accept_fix(
    store: &Store,
    actor: &Actor,
    public_id: &str,
    number: i64,
    accepted: &Accepted,
    now: Moment,
) -> Result<Fixed, ActError> {
    let (import, record) = store.read(|db| to_mend(db, actor, public_id, number))?;
    let text = record.raw.as_deref().unwrap_or_default();
    let strict = choices(&import)?.strict;
    let (mended, way) = mended(text, strict, accepted).ok_or(ActError::NotFound("proposal"))?;
    Ok(match take(store, &import, &record, &mended, &way, now)? {
        RecordStatus::Rejected => Fixed::Still(mended),
        status => Fixed::Settled(status),
    })
}

/// The text with what is proposed, and the words for the report.
fn mended(text: &str, strict: bool, accepted: &Accepted) -> Option<(String, Way)> {
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &Options { strict, ..Options::default() });
    let wanted = |finding: &&Finding| match accepted {
        Accepted::At(pointer) => finding.pointer.as_str() == pointer && is_proposal(finding, text),
        Accepted::AllValues => true,
    };
    let mut changes = Vec::new();
    for finding in checked.findings.iter().filter(wanted) {
        if let (Accepted::At(_), Some((name, value))) = (accepted, finding.legal_with.first()) {
            let twice = checked.findings.iter().any(|finding| finding.code == Code::DuplicateMember);
            let text = with_option(Some(text).filter(|_| !twice)?, name, value)?;
            return Some((text, Way::Option(option_words(name, value))));
        }
        changes.extend(change(finding, text).filter(|_| finding.is_error()));
        if matches!(accepted, Accepted::At(_)) {
            break;
        }
    }
    changes.sort_by_key(|change| change.start);
    changes.dedup_by_key(|change| change.start);
    let words: Vec<&str> = changes.iter().map(|change| change.words.as_str()).collect();
    let way = Way::Corrected(words.join("; "));
    let mut mended = text.to_owned();
    // From the end, so that the places before stay where they are.
    for change in changes.iter().rev() {
        mended.replace_range(change.start..change.end, &change.value);
    }
    (!changes.is_empty()).then_some((mended, way))
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
    let start = finding.offset;
    let rest = text.get(start..)?;
    let mut values = serde_json::Deserializer::from_str(rest).into_iter::<IgnoredAny>();
    values.next()?.ok()?;
    let end = start + values.byte_offset();
    let found = Json::deserialize(&mut serde_json::Deserializer::from_str(&text[start..end])).ok()?;
    if finding.found.as_ref().is_some_and(|noted| *noted != found) {
        return None;
    }
    let words = format!("{}: {found} → {fix}", finding.pointer);
    Some(Change { start, end, value: fix.to_string(), words })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> &'static str {
        include_str!("../../../tests/fixtures/example.talon.json")
    }

    #[test]
    fn proposed_values_replace_what_stands_there_and_nothing_else() {
        let text = example().replacen("\"card\":\"LX\"", "\"card\":\"L10\"", 1).replacen(
            "\"format\"",
            "\"frmat\"",
            1,
        );
        let (all, way) = mended(&text, false, &Accepted::AllValues).expect("proposals");
        assert_eq!(all, example());
        let Way::Corrected(words) = way else { panic!("{way:?}") };
        assert!(words.starts_with("/frmat: \"frmat\" → \"format\"; /actions/"), "{words}");
        let (one, way) = mended(&text, false, &Accepted::At("/frmat".to_owned())).expect("a proposal");
        assert_eq!(one, text.replacen("\"frmat\"", "\"format\"", 1));
        assert_eq!(way, Way::Corrected("/frmat: \"frmat\" → \"format\"".to_owned()));
        for nothing in ["", "/format", "/deal"] {
            assert!(mended(&text, false, &Accepted::At(nothing.to_owned())).is_none(), "{nothing}");
        }
    }
}
