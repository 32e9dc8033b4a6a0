//! Reads kept bytes again and makes of each record what the store needs and what the report says.
//! It stores nothing: checking happens outside any transaction, on a thread that is some batches ahead of the storing.

use std::panic::resume_unwind;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use super::kept_upload::KeptUpload;
use super::prepare::{Prepared, Purpose, prepare};
use super::{BATCH, BATCH_BYTES, Choices};
use crate::ActError;
use crate::tournaments::TableReference;
use talon_records::json::{Position, Value};
use talon_records::normal::Writer;
use talon_records::report::ReportFinding;
use talon_records::stream::{Body, RawRecord};
use talon_records::{self as records, CheckedRecord, Finding, Options, Reader};
use talon_rules::games::Severity;
use talon_store::hands::NewHand;
use talon_store::uploads::Upload;
use talon_store::{Store, StoreError};

/// Judged batches that wait to be stored; one more is being judged.
const AHEAD: usize = 2;

/// One record of an upload, judged.
#[derive(Debug)]
pub(super) struct Item {
    pub number: i64,
    pub line: i64,
    pub accepted: bool,
    /// Taken out when it is stored.
    pub hand: Option<NewHand>,
    /// What the record calls itself.
    pub record_id: Option<String>,
    /// The event, round and table that the record names.
    pub named: Option<TableReference>,
    pub has_warnings: bool,
    /// The finding that decided.
    pub code: Option<&'static str>,
    pub findings: Vec<ReportFinding>,
    pub has_findings: bool,
    /// The bytes as sent.
    pub raw: Vec<u8>,
}

impl Item {
    /// Adds a warning that only the store could find.
    pub(super) fn warn(&mut self, finding: &Finding) {
        self.findings.push(ReportFinding {
            record: u64::try_from(self.number).ok(),
            ..ReportFinding::from(finding)
        });
        self.has_findings = true;
        self.has_warnings = true;
        self.code.get_or_insert(finding.code.as_str());
        if let Some(hand) = &mut self.hand {
            hand.has_warnings = true;
        }
    }
}

/// Some records in a row, and the byte up to which the upload has been read with them.
#[derive(Debug, Default)]
pub(super) struct Batch {
    pub items: Vec<Item>,
    pub position: i64,
}

/// Reads an upload and hands out its records after number `done` in batches.
pub(super) fn read<E: From<ActError> + From<StoreError>>(
    store: &Store,
    upload: &Upload,
    choices: &Choices,
    purpose: Purpose,
    done: i64,
    give: &mut dyn FnMut(Batch) -> Result<(), E>,
) -> Result<(), E> {
    thread::scope(|scope| {
        let (judged, ready) = sync_channel(AHEAD);
        let judging = scope.spawn(move || judge_all(store, upload, choices, purpose, done, &judged));
        // Anyone who leaves early lets go of this end, and the thread stops at its next batch.
        for batch in ready {
            give(batch)?;
        }
        Ok(judging.join().unwrap_or_else(|panic| resume_unwind(panic))?)
    })
}

fn judge_all(
    store: &Store,
    upload: &Upload,
    choices: &Choices,
    purpose: Purpose,
    done: i64,
    judged: &SyncSender<Batch>,
) -> Result<(), ActError> {
    let options = Options {
        strict: choices.strict,
        ..talon_shorthand::options_with(choices.totals)
    };
    let mut writer = Writer::new();
    let mut records = records::read(KeptUpload::new(store, upload), options);
    let mut number = u64::try_from(done).unwrap_or_default();
    records.skip_to(choices.in_upload(number))?;
    let (mut batch, mut bytes) = (Batch::default(), 0);
    let mut judge = |record: CheckedRecord<'_>| {
        number = choices.numbered(record.number, number)?;
        let record = CheckedRecord { number, ..record };
        let prepared = prepare(&record.checked, number, &purpose, &mut writer);
        Some(item(&record, prepared))
    };
    loop {
        let Some(judged_one) = records.next_checked()?.map(&mut judge) else {
            break;
        };
        // One that is not wanted.
        let Some(item) = judged_one else { continue };
        bytes += item.raw.len();
        batch.items.push(item);
        if batch.items.len() == BATCH || bytes >= BATCH_BYTES {
            batch.position = i64::try_from(records.mark().offset).unwrap_or(i64::MAX);
            bytes = 0;
            if judged.send(std::mem::take(&mut batch)).is_err() {
                return Ok(());
            }
        }
    }
    batch.position = upload.size;
    // Nobody may be there to take it, who then wants nothing more.
    let _ = judged.send(batch);
    Ok(())
}

/// Judges one record by itself, only to take it or not; its line is the one on which it began in the upload.
pub(super) fn judge_one(text: &[u8], number: i64, line: Option<i64>, strict: bool, purpose: &Purpose) -> Item {
    let record = RawRecord {
        number: u64::try_from(number).unwrap_or_default(),
        position: Position {
            line: line.and_then(|line| u64::try_from(line).ok()).unwrap_or(1),
            column: 1,
        },
        offset: 0,
        byte_order_mark: false,
        body: Body::Text(text),
    };
    let options = Options {
        strict,
        diagnose: false,
        ..talon_shorthand::options()
    };
    let mut reader = Reader::new();
    let record = record.check(&mut reader, &options);
    let prepared = prepare(&record.checked, record.number, purpose, &mut Writer::new());
    item(&record, prepared)
}

/// Where a record says that it was played, if it says all of it.
fn named_by(source: Option<Value<'_>>) -> Option<TableReference> {
    let source = source?;
    let number = |number: i64| u16::try_from(number).ok();
    let table = source.get("table")?.as_str()?;
    Some(TableReference::Named {
        tournament: source.get("event")?.as_str()?.into_owned(),
        round: number(source.get("round")?.as_int()?)?,
        table: table.trim().parse().ok()?,
    })
}

fn item(record: &CheckedRecord<'_>, prepared: Option<Prepared>) -> Item {
    let checked = &record.checked;
    let (hand, record_id) = prepared.map(|prepared| (prepared.hand, prepared.record_id)).unzip();
    // Bytes that are no text are not kept as one: then this is all that is left to say why.
    let is_unread = checked.record.is_none();
    let told = record.report_findings().zip(&checked.findings);
    let told = told.map(|(told, finding)| ReportFinding {
        detail: is_unread.then_some(finding.detail.into()),
        ..told
    });
    let worst = |severity| checked.findings.iter().find(|finding| finding.severity == severity);
    let decisive = worst(Severity::Error).or_else(|| worst(Severity::Warning));
    Item {
        number: i64::try_from(record.number).unwrap_or(i64::MAX),
        line: i64::try_from(record.begins.line).unwrap_or(i64::MAX),
        has_warnings: hand.as_ref().is_some_and(|hand| hand.has_warnings),
        accepted: hand.is_some(),
        hand,
        record_id: record_id.flatten(),
        named: checked
            .record
            .as_ref()
            .and_then(|record| named_by(record.envelope.source)),
        code: decisive.map(|finding| finding.code.as_str()),
        findings: told.collect(),
        has_findings: !checked.findings.is_empty(),
        raw: record.text.to_vec(),
    }
}
