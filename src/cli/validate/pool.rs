//! Checks one input on one or several threads. Batches go round the threads in turn and come back in the same turn,
//! so the order of the output is that of the input and no more than a few batches are in memory.

use std::io::{self, Read, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use super::output::{Checker, Sent, report};
use super::{Format, Source, Tally, Task};
use crate::games::Code;
use crate::history::json::{Pointer, Position, SyntaxFault};
use crate::history::stream::{Body, Splitter};
use crate::history::{Checked, Finding, unreadable};

/// Bytes of records that go to a thread at once.
const BATCH_BYTES: usize = 128 * 1024;
/// Bytes read at once.
const PIECE_BYTES: usize = 64 * 1024;

/// A record in a batch: its text is a part of the batch's bytes.
struct Entry {
    number: u64,
    position: Position,
    byte_order_mark: bool,
    body: Result<(usize, usize), (SyntaxFault, Position)>,
}

#[derive(Default)]
struct Batch {
    bytes: Vec<u8>,
    entries: Vec<Entry>,
}

/// What became of a batch.
struct Done {
    text: Vec<u8>,
    tally: Tally,
}

/// Checks everything in a source; `before` records have been written already.
pub(super) fn check_all(
    source: Source,
    task: &Task,
    jobs: usize,
    before: u64,
    out: &mut impl Write,
) -> io::Result<Tally> {
    let file = source.name.clone();
    let mut sink =
        Sink { out, first: before == 0, json: task.format == Format::Json, tally: Tally::default() };
    if jobs == 1 {
        let mut checker = Checker::default();
        split(source, task, &mut |batch| {
            let done = check(&mut checker, task, &file, &batch);
            sink.write(&done)
        })?;
        return Ok(sink.tally);
    }
    std::thread::scope(|scope| {
        let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
        for _ in 0..jobs {
            let (to_thread, batches) = sync_channel::<Batch>(1);
            let (to_sink, done) = sync_channel::<Done>(1);
            inputs.push(to_thread);
            outputs.push(done);
            let file = &file;
            scope.spawn(move || work(&batches, &to_sink, task, file));
        }
        run_in_turn(source, task, inputs, &outputs, &mut sink)
    })?;
    Ok(sink.tally)
}

fn work(batches: &Receiver<Batch>, to_sink: &SyncSender<Done>, task: &Task, file: &str) {
    let mut checker = Checker::default();
    while let Ok(batch) = batches.recv() {
        if to_sink.send(check(&mut checker, task, file, &batch)).is_err() {
            return;
        }
    }
}

/// Gives each batch to the next thread; before a thread gets its second one, its first is written.
fn run_in_turn<W: Write>(
    source: Source,
    task: &Task,
    inputs: Vec<SyncSender<Batch>>,
    outputs: &[Receiver<Done>],
    sink: &mut Sink<'_, W>,
) -> io::Result<()> {
    let ended = |_| io::Error::other("a checking thread ended early");
    let (mut sent, mut written) = (0usize, 0usize);
    let ahead = 2 * inputs.len();
    split(source, task, &mut |batch| {
        if sent - written == ahead {
            sink.write(&outputs[written % outputs.len()].recv().map_err(ended)?)?;
            written += 1;
        }
        inputs[sent % inputs.len()]
            .send(batch)
            .map_err(|_| io::Error::other("a checking thread ended early"))?;
        sent += 1;
        Ok(())
    })?;
    drop(inputs);
    while written < sent {
        sink.write(&outputs[written % outputs.len()].recv().map_err(ended)?)?;
        written += 1;
    }
    Ok(())
}

/// Reads a source to its end and hands out its records in batches.
fn split(mut source: Source, task: &Task, give: &mut impl FnMut(Batch) -> io::Result<()>) -> io::Result<()> {
    let mut splitter = Splitter::new(source.hint, task.options.limits);
    let mut piece = vec![0; PIECE_BYTES];
    let mut batch = Batch::default();
    loop {
        let read = source.read(&mut piece)?;
        if read == 0 {
            splitter.finish();
        } else {
            splitter.feed(&piece[..read]);
        }
        while let Some(record) = splitter.next_record() {
            let body = match record.body {
                Body::Text(text) => {
                    let start = batch.bytes.len();
                    batch.bytes.extend_from_slice(text);
                    Ok((start, batch.bytes.len()))
                }
                Body::Fault(fault, position) => Err((fault, position)),
            };
            let (number, position, byte_order_mark) =
                (record.number, record.position, record.byte_order_mark);
            batch.entries.push(Entry { number, position, byte_order_mark, body });
            if batch.bytes.len() >= BATCH_BYTES {
                give(std::mem::take(&mut batch))?;
            }
        }
        if read == 0 {
            return if batch.entries.is_empty() { Ok(()) } else { give(batch) };
        }
    }
}

fn check(checker: &mut Checker, task: &Task, file: &str, batch: &Batch) -> Done {
    let mut done = Done { text: Vec::new(), tally: Tally::default() };
    for entry in &batch.entries {
        let tally = match &entry.body {
            Ok((from, to)) => {
                let text = &batch.bytes[*from..*to];
                checker.marked = entry.byte_order_mark;
                let sent = Sent { file, number: entry.number, start: entry.position, text };
                checker.text(task, &sent, &mut done.text)
            }
            Err((fault, position)) => {
                let mut checked: Checked<'_> = unreadable(*fault);
                place_at_start(&mut checked.findings);
                let sent = Sent { file, number: entry.number, start: *position, text: b"" };
                report(task, &sent, &checked, None, &mut done.text)
            }
        };
        done.tally.add(tally);
    }
    done
}

/// The position of damage outside a record is known already; offsets count from there.
fn place_at_start(findings: &mut [Finding]) {
    for finding in findings {
        finding.offset = 0;
        if finding.code == Code::JsonSyntax {
            finding.pointer = Pointer::root();
        }
    }
}

/// Where the batches are written, in order.
struct Sink<'o, W> {
    out: &'o mut W,
    /// Nothing has been written; a JSON list has no comma before its first entry.
    first: bool,
    json: bool,
    tally: Tally,
}

impl<W: Write> Sink<'_, W> {
    fn write(&mut self, done: &Done) -> io::Result<()> {
        self.tally.add(done.tally);
        let skip = usize::from(self.json && self.first && !done.text.is_empty());
        self.first &= done.text.is_empty();
        self.out.write_all(&done.text[skip..])
    }
}
