//! The report on records (format, 9), as the command line, the API and what an import writes down have it. Members are
//! declared in the order of their names: so reports are written, and so they stay.

use std::borrow::Cow;
use std::ops::AddAssign;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value as Json};

use crate::json::Position;
use crate::normal::{HandHashes, Hashes};
use crate::{Checked, CheckedRecord, Finding};
use talon_rules::games::{Code, Severity};

type Word = Cow<'static, str>;

/// A finding with its place. Callers that know a language add `message` and `hint`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ReportFinding {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Word>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<Word>,
    #[serde(serialize_with = "write_code", deserialize_with = "read_code")]
    pub code: Code,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u64>,
    /// Why a text could not be read, kept where the text is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<Word>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub expected: Option<Json>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub fix: Option<Json>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub found: Option<Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub legal_with: Vec<Map<String, Json>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    pub pointer: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Word>,
    #[serde(serialize_with = "write_severity", deserialize_with = "read_severity")]
    pub severity: Severity,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trick: Option<u8>,
}

/// What became of a record.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct ReportEntry {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub computed: Option<Map<String, Json>>,
    /// Its file, where several were read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    pub findings: Vec<ReportFinding>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hashes: Option<ReportHashes>,
    /// The hand that it was stored as, or is like.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub knowledge: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// How a refused record came to be taken after all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mended: Option<String>,
    pub record: u64,
    pub status: &'static str,
    /// Actions that were not reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unchecked: Option<usize>,
    /// The page of the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// The hashes of a record as texts: deal and play of one with cards, the score of one without.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReportHashes {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<String>,
    pub doc: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<String>,
}

/// How many records ended in which way.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct ReportSummary {
    pub accepted: u64,
    pub duplicates: u64,
    pub rejected: u64,
    pub total: u64,
    pub waiting: u64,
    /// A part of the accepted.
    pub with_warnings: u64,
}

impl From<&Finding> for ReportFinding {
    fn from(finding: &Finding) -> ReportFinding {
        let as_written = finding.as_written.as_deref().map(Json::from);
        let options = finding.legal_with.iter();
        ReportFinding {
            also: finding.also.iter().map(|also| also.as_str().to_owned()).collect(),
            by: finding.by.map(|seat| seat.letter().into()),
            cause: finding.cause.map(|code| code.as_str().into()),
            code: finding.code,
            column: None,
            detail: None,
            expected: finding.expected.clone(),
            fix: finding.fix.clone(),
            found: as_written.or_else(|| finding.found.clone()),
            hint: None,
            legal_with: options
                .map(|(name, value)| Map::from_iter([((*name).to_owned(), value.clone())]))
                .collect(),
            line: None,
            message: None,
            ply: finding.ply,
            pointer: finding.pointer.as_str().to_owned(),
            record: None,
            rule: finding.rule.map(|rule| rule.as_str().into()),
            severity: finding.severity,
            trick: finding.trick,
        }
    }
}

impl ReportFinding {
    /// A finding in the record of this number, with the place in the input that it points at.
    pub fn at(finding: &Finding, record: u64, place: Position) -> ReportFinding {
        ReportFinding {
            record: Some(record),
            line: Some(place.line),
            column: Some(place.column),
            ..finding.into()
        }
    }
}

impl CheckedRecord<'_> {
    /// Its findings with their places, in their order.
    pub fn report_findings(&self) -> impl Iterator<Item = ReportFinding> {
        let findings = self.checked.findings.iter();
        findings.map(|finding| ReportFinding::at(finding, self.number, self.place(finding)))
    }

    /// Its entry in a report, without a word of any language.
    ///
    /// ```
    /// use talon_records::{Options, read};
    ///
    /// let mut records = read("{}".as_bytes(), Options::default());
    /// let record = records.next_checked().expect("a slice has no errors").expect("a record");
    /// let entry = record.report_entry(None);
    /// assert_eq!((entry.record, entry.status, entry.unchecked), (1, "rejected", Some(0)));
    /// ```
    pub fn report_entry(&self, hashes: Option<&Hashes>) -> ReportEntry {
        let checked = &self.checked;
        let accepted = checked.is_accepted();
        let hand = checked.hand().filter(|_| accepted);
        ReportEntry {
            computed: hand.map(|hand| hand.computed()),
            findings: self.report_findings().collect(),
            hashes: hashes.filter(|_| accepted).map(ReportHashes::from),
            knowledge: hand.map(|hand| hand.knowledge().as_str()),
            line: Some(self.start.line),
            record: self.number,
            status: checked.status().as_str(),
            unchecked: (!accepted).then_some(checked.unchecked),
            ..ReportEntry::default()
        }
    }
}

impl From<&Hashes> for ReportHashes {
    fn from(hashes: &Hashes) -> ReportHashes {
        let (deal, play, score) = match hashes.hand {
            HandHashes::Cards { deal, play } => (Some(deal), Some(play), None),
            HandHashes::Score(score) => (None, None, Some(score)),
        };
        ReportHashes {
            deal: deal.map(|hash| hash.to_string()),
            doc: hashes.doc.to_string(),
            play: play.map(|hash| hash.to_string()),
            score: score.map(|hash| hash.to_string()),
        }
    }
}

impl ReportSummary {
    /// A single record, from a check without a store.
    pub fn of(checked: &Checked<'_>) -> ReportSummary {
        let accepted = checked.is_accepted();
        let warned = checked.findings.iter().any(|one| one.severity == Severity::Warning);
        ReportSummary {
            accepted: u64::from(accepted),
            rejected: u64::from(!accepted),
            total: 1,
            with_warnings: u64::from(accepted && warned),
            ..ReportSummary::default()
        }
    }
}

impl AddAssign for ReportSummary {
    fn add_assign(&mut self, other: ReportSummary) {
        self.accepted += other.accepted;
        self.duplicates += other.duplicates;
        self.rejected += other.rejected;
        self.total += other.total;
        self.waiting += other.waiting;
        self.with_warnings += other.with_warnings;
    }
}

fn write_code<S: Serializer>(code: &Code, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(code.as_str())
}

fn read_code<'de, D: Deserializer<'de>>(input: D) -> Result<Code, D::Error> {
    let word = Word::deserialize(input)?;
    Code::parse(&word).ok_or_else(|| serde::de::Error::custom("no such code"))
}

fn write_severity<S: Serializer>(severity: &Severity, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(severity.as_str())
}

fn read_severity<'de, D: Deserializer<'de>>(input: D) -> Result<Severity, D::Error> {
    let word = Word::deserialize(input)?;
    Severity::parse(&word).ok_or_else(|| serde::de::Error::custom("no such severity"))
}

/// A value that is there, though it may be null.
fn present<'de, D: Deserializer<'de>>(input: D) -> Result<Option<Json>, D::Error> {
    Json::deserialize(input).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::Pointer;
    use serde_json::json;
    use talon_rules::cards::Seat;
    use talon_rules::games::RuleId;

    #[test]
    fn a_finding_is_written_in_the_order_of_its_members_and_read_back() {
        let finding = Finding {
            ply: Some(23),
            trick: Some(4),
            by: Some(Seat::C),
            rule: Some(RuleId::new("U-6.4")),
            found: Some(Json::Null),
            as_written: None,
            expected: Some(json!(["LA", "LX"])),
            fix: Some(json!("LA")),
            also: vec![Pointer::root().name("deal")],
            cause: Some(Code::MustTrump),
            legal_with: vec![("auction_end", json!("two_passes"))],
            ..Finding::new(Code::MustBeat, Pointer::root().name("actions"), 7)
        };
        let told = ReportFinding {
            column: Some(9),
            detail: Some("".into()),
            hint: Some("h".to_owned()),
            line: Some(1),
            message: Some("m".to_owned()),
            record: Some(3),
            ..ReportFinding::from(&finding)
        };
        let text = serde_json::to_string(&told).unwrap();
        let expected = r#"{"also":["/deal"],"by":"C","cause":"MUST_TRUMP","code":"MUST_BEAT","column":9,"detail":"","expected":["LA","LX"],"fix":"LA","found":null,"hint":"h","legal_with":[{"auction_end":"two_passes"}],"line":1,"message":"m","ply":23,"pointer":"/actions","record":3,"rule":"U-6.4","severity":"error","trick":4}"#;
        assert_eq!(text, expected);
        let sorted: Json = serde_json::from_str(&text).unwrap();
        assert_eq!(sorted.to_string(), text);
        assert_eq!(serde_json::from_str::<ReportFinding>(&text).unwrap(), told);
        let bare = ReportFinding::from(&Finding::new(Code::NotUtf8, Pointer::root(), 0));
        let text = serde_json::to_string(&bare).unwrap();
        assert_eq!(text, r#"{"code":"NOT_UTF8","pointer":"","severity":"error"}"#);
        assert_eq!(serde_json::from_str::<ReportFinding>(&text).unwrap(), bare);
    }

    #[test]
    fn an_entry_and_the_summary_are_written_in_the_order_of_their_members() {
        let entry = ReportEntry {
            computed: Some(Map::new()),
            file: Some("f".to_owned()),
            findings: Vec::new(),
            hashes: Some(ReportHashes {
                deal: Some("a".to_owned()),
                doc: "b".to_owned(),
                play: Some("c".to_owned()),
                score: Some("d".to_owned()),
            }),
            id: Some(1),
            knowledge: Some("full"),
            line: Some(1),
            mended: Some("typed".to_owned()),
            record: 1,
            status: "accepted",
            unchecked: Some(0),
            url: Some("/hands/1".to_owned()),
        };
        for text in [
            serde_json::to_string(&entry).unwrap(),
            serde_json::to_string(&ReportSummary::default()).unwrap(),
        ] {
            let sorted: Json = serde_json::from_str(&text).unwrap();
            assert_eq!(sorted.to_string(), text);
        }
    }
}
