//! Reads kept bytes again and makes of each record what the store needs and what the report says.
//! It stores nothing: checking happens outside any transaction, on a thread that is some batches ahead of the storing.

use std::panic::resume_unwind;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use serde_json::{Value as Json, json};

use super::prepare::{Prepared, Purpose, prepare};
use super::{BATCH, BATCH_BYTES, Choices};
use crate::ActError;
use crate::tournaments::At;
use talon_ppn::Ppn;
use talon_records::json::{Limits, Position, Value};
use talon_records::normal::Writer;
use talon_records::stream::{Body, Hint, RawRecord, Splitter};
use talon_records::{Checked, DIAGNOSED_RECORDS, Options, Reader, unreadable};
use talon_rules::games::Severity;
use talon_store::hands::NewHand;
use talon_store::uploads::{self, Upload};
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
    pub named: Option<At>,
    pub has_warnings: bool,
    /// The finding that decided.
    pub code: Option<&'static str>,
    pub findings: Json,
    pub has_findings: bool,
    /// The bytes as sent.
    pub raw: Vec<u8>,
}

/// Some records in a row, and the byte up to which the upload has been read with them.
#[derive(Debug, Default)]
pub(super) struct Batch {
    pub items: Vec<Item>,
    pub position: i64,
}

struct Judge<'c> {
    choices: &'c Choices,
    purpose: Purpose,
    reader: Reader,
    writer: Writer,
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
        // Whoever leaves early lets go of this end, and the thread stops at its next batch.
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
    let mut judge = Judge {
        choices,
        purpose,
        reader: Reader::new(),
        writer: Writer::new(),
    };
    let hint =
        Hint::from_media_type(&upload.media_type).or_else(|| Hint::from_file_name(&upload.file_name, Some(&Ppn)));
    let mut splitter = Splitter::new(hint, Limits::default()).with_notation(&Ppn);
    let (mut batch, mut bytes) = (Batch::default(), 0);
    let mut offset = 0;
    loop {
        let chunk = store.read(|db| uploads::chunk_at(db, upload.id, offset))?;
        match &chunk {
            Some(chunk) => {
                splitter.feed(&chunk.bytes);
                offset = chunk.start + i64::try_from(chunk.bytes.len()).unwrap_or(0);
            }
            None => splitter.finish(),
        }
        while let Some(record) = splitter.next_record() {
            let number = i64::try_from(record.number).unwrap_or(i64::MAX);
            if number <= done {
                continue;
            }
            let item = judge.judge(&record);
            bytes += item.raw.len();
            batch.items.push(item);
            if batch.items.len() == BATCH || bytes >= BATCH_BYTES {
                batch.position = position(&splitter);
                bytes = 0;
                if judged.send(std::mem::take(&mut batch)).is_err() {
                    return Ok(());
                }
            }
        }
        if chunk.is_none() {
            batch.position = upload.size;
            // Nobody may be there to take it, who then wants nothing more.
            let _ = judged.send(batch);
            return Ok(());
        }
    }
}

fn position(splitter: &Splitter) -> i64 {
    i64::try_from(splitter.mark().offset).unwrap_or(i64::MAX)
}

impl Judge<'_> {
    fn judge(&mut self, record: &RawRecord<'_>) -> Item {
        let (number, start, byte_order_mark) = (record.number, record.position, record.byte_order_mark);
        match record.body {
            Body::Text(text) => {
                let diagnose = number <= DIAGNOSED_RECORDS;
                let options = Options {
                    strict: self.choices.strict,
                    diagnose,
                    byte_order_mark,
                    ..talon_ppn::options()
                };
                let checked = self.reader.check(text, &options);
                let prepared = prepare(&checked, number, &self.purpose, &mut self.writer);
                item(number, start, text, &checked, prepared)
            }
            Body::Fault(fault, at) => {
                let mut checked = unreadable(fault);
                for finding in &mut checked.findings {
                    finding.offset = 0;
                }
                let mut item = item(number, at, b"", &checked, None);
                item.line = i64::try_from(start.line).unwrap_or(i64::MAX);
                item
            }
        }
    }
}

/// Judges one record by itself, only to take it or not; its line is the one on which it began in the upload.
pub(super) fn judge_one(text: &[u8], number: i64, line: Option<i64>, strict: bool, purpose: &Purpose) -> Item {
    let number = u64::try_from(number).unwrap_or_default();
    let start = Position {
        line: line.and_then(|line| u64::try_from(line).ok()).unwrap_or(1),
        column: 1,
    };
    let mut reader = Reader::new();
    let checked = reader.check(
        text,
        &Options {
            strict,
            diagnose: false,
            ..talon_ppn::options()
        },
    );
    let prepared = prepare(&checked, number, purpose, &mut Writer::new());
    item(number, start, text, &checked, prepared)
}

/// Where a record says that it was played, if it says all of it.
fn named_by(source: Option<Value<'_>>) -> Option<At> {
    let source = source?;
    let number = |number: i64| u16::try_from(number).ok();
    let table = source.get("table")?.as_str()?;
    Some(At::Named {
        event: source.get("event")?.as_str()?.into_owned(),
        round: number(source.get("round")?.as_int()?)?,
        table: table.trim().parse().ok()?,
    })
}

fn item(number: u64, start: Position, text: &[u8], checked: &Checked<'_>, prepared: Option<Prepared>) -> Item {
    let (hand, record_id) = prepared.map(|prepared| (prepared.hand, prepared.record_id)).unzip();
    let said = checked.findings.iter().map(|finding| {
        let at = start.advance(text, finding.offset);
        let mut said = finding.to_json();
        said.insert("record".into(), json!(number));
        said.insert("line".into(), json!(at.line));
        said.insert("column".into(), json!(at.column));
        // Bytes that are no text are not kept as one: then this is all that is left to say why.
        if checked.record.is_none() {
            said.insert("detail".into(), json!(finding.detail));
        }
        Json::Object(said)
    });
    let worst = |severity| checked.findings.iter().find(|finding| finding.severity == severity);
    let decisive = worst(Severity::Error).or_else(|| worst(Severity::Warning));
    Item {
        number: i64::try_from(number).unwrap_or(i64::MAX),
        line: i64::try_from(start.line).unwrap_or(i64::MAX),
        has_warnings: hand.as_ref().is_some_and(|hand| hand.has_warnings),
        accepted: hand.is_some(),
        hand,
        record_id: record_id.flatten(),
        named: checked
            .record
            .as_ref()
            .and_then(|record| named_by(record.envelope.source)),
        code: decisive.map(|finding| finding.code.as_str()),
        findings: said.collect::<Vec<_>>().into(),
        has_findings: !checked.findings.is_empty(),
        raw: text.to_vec(),
    }
}
