//! Checks one input on one or several threads. Each batch goes to whichever thread is free; they are written in the
//! order in which they were read, and no more than a few are in memory.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use super::super::aside;
use super::output::Checker;
use super::{ReportFormat, Source, Task};
use talon_records::json::{Position, SyntaxFault};
use talon_records::read;
use talon_records::report::ReportSummary;
use talon_records::stream::{Body, RawRecord};
use talon_text::report::read_as;

/// Bytes of records that go to a thread at once.
const BATCH_BYTES: usize = 64 * 1024;
/// Batches that may wait for each thread: enough that it has work while the reader waits for a core.
const WAITING: usize = 4;

/// A record in a batch: its text is a part of the batch's bytes.
struct Entry {
    number: u64,
    position: Position,
    offset: u64,
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
    tally: ReportSummary,
}

/// Checks everything in a source; `before` records have been written already.
pub(super) fn check_all(
    source: Source,
    task: &Task,
    jobs: usize,
    before: u64,
    out: &mut impl Write,
) -> anyhow::Result<ReportSummary> {
    let file = source.name.clone();
    let mut sink = Sink {
        out,
        first: before == 0,
        json: task.format == ReportFormat::Json,
        tally: ReportSummary::default(),
    };
    if jobs == 1 {
        let mut checker = Checker::default();
        split(source, task, &mut |batch| {
            let done = check(&mut checker, task, &file, &batch);
            Ok(sink.write(&done)?)
        })?;
        return Ok(sink.tally);
    }
    let checks = || {
        let (mut checker, file) = (Checker::default(), &file);
        move |batch: &Batch| check(&mut checker, task, file, batch)
    };
    on_threads(jobs, &mut sink, &checks, |give| split(source, task, give))?;
    Ok(sink.tally)
}

/// Has the batches that `read` gives out checked on some threads, each with a check of its own.
fn on_threads<W: Write, C: FnMut(&Batch) -> Done>(
    jobs: usize,
    sink: &mut Sink<'_, W>,
    checks: &(impl Fn() -> C + Sync),
    read: impl FnOnce(&mut dyn FnMut(Batch) -> anyhow::Result<()>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    // Whichever thread is free takes the next batch: one that shares its core with the reader takes fewer.
    let (to_threads, batches) = sync_channel(WAITING * jobs);
    let batches = Mutex::new(batches);
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| work(&batches, checks()));
        }
        give_out(read, to_threads, (WAITING + 1) * jobs, sink)
    })
}

/// A batch, and where its reader waits for what becomes of it.
type Order = (Batch, Sender<Done>);

/// Checks batches as long as there are any. A panic has been told by then; the reader sees that nothing comes.
fn work(batches: &Mutex<Receiver<Order>>, mut check: impl FnMut(&Batch) -> Done) {
    let next = || batches.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok((batch, reply)) = next() {
        let Ok(done) = catch_unwind(AssertUnwindSafe(|| check(&batch))) else {
            return;
        };
        if reply.send(done).is_err() {
            return;
        }
    }
}

/// Gives out the batches; when as many are on their way as may be, the first of them is written before the next is
/// given.
fn give_out<W: Write>(
    read: impl FnOnce(&mut dyn FnMut(Batch) -> anyhow::Result<()>) -> anyhow::Result<()>,
    to_threads: SyncSender<Order>,
    ahead: usize,
    sink: &mut Sink<'_, W>,
) -> anyhow::Result<()> {
    let mut waiting: VecDeque<Receiver<Done>> = VecDeque::new();
    let mut write = |done: Receiver<Done>| -> anyhow::Result<()> {
        let done = done.recv().map_err(|_| ended_early())?;
        Ok(sink.write(&done)?)
    };
    read(&mut |batch| {
        if waiting.len() == ahead
            && let Some(first) = waiting.pop_front()
        {
            write(first)?;
        }
        let (reply, done) = channel();
        to_threads.send((batch, reply)).map_err(|_| ended_early())?;
        waiting.push_back(done);
        Ok(())
    })?;
    drop(to_threads);
    waiting.into_iter().try_for_each(write)
}

fn ended_early() -> io::Error {
    io::Error::other("a checking thread ended early")
}

/// Reads a source to its end and hands out its records in batches.
fn split(source: Source, task: &Task, give: &mut dyn FnMut(Batch) -> anyhow::Result<()>) -> anyhow::Result<()> {
    let file = source.name.clone();
    let mut records = read(source, task.options);
    let mut batch = Batch::default();
    while let Some(record) = records.next_raw()? {
        batch.add(&record);
        if batch.bytes.len() >= BATCH_BYTES {
            give(std::mem::take(&mut batch))?;
        }
    }
    if !batch.entries.is_empty() {
        give(batch)?;
    }
    if let Some(how) = records.read_as().filter(|_| task.format == ReportFormat::Text) {
        let said = read_as(task.lang, &how, records.mark().records);
        aside(format_args!("{file}: {said}"));
    }
    Ok(())
}

impl Batch {
    fn add(&mut self, record: &RawRecord<'_>) {
        let body = match record.body {
            Body::Text(text) => {
                let start = self.bytes.len();
                self.bytes.extend_from_slice(text);
                Ok((start, self.bytes.len()))
            }
            Body::Fault(fault, position) => Err((fault, position)),
        };
        self.entries.push(Entry {
            number: record.number,
            position: record.position,
            offset: record.offset,
            byte_order_mark: record.byte_order_mark,
            body,
        });
    }

    fn records(&self) -> impl Iterator<Item = RawRecord<'_>> {
        self.entries.iter().map(|entry| RawRecord {
            number: entry.number,
            position: entry.position,
            offset: entry.offset,
            byte_order_mark: entry.byte_order_mark,
            body: match entry.body {
                Ok((from, to)) => Body::Text(self.bytes.get(from..to).unwrap_or_default()),
                Err((fault, position)) => Body::Fault(fault, position),
            },
        })
    }
}

fn check(checker: &mut Checker, task: &Task, file: &str, batch: &Batch) -> Done {
    let mut done = Done {
        text: Vec::new(),
        tally: ReportSummary::default(),
    };
    for record in batch.records() {
        done.tally += checker.check(task, file, record, &mut done.text);
    }
    done
}

/// Where the batches are written, in order.
struct Sink<'o, W> {
    out: &'o mut W,
    /// Nothing has been written; a JSON list has no comma before its first entry.
    first: bool,
    json: bool,
    tally: ReportSummary,
}

impl<W: Write> Sink<'_, W> {
    fn write(&mut self, done: &Done) -> io::Result<()> {
        self.tally += done.tally;
        let skip = usize::from(self.json && self.first && !done.text.is_empty());
        self.first &= done.text.is_empty();
        self.out.write_all(&done.text[skip..])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BATCHES: u8 = 200;

    /// What is written of 200 batches, each a letter of its own, and how it ended; `is_fatal` tells which check panics.
    fn checked(jobs: usize, is_fatal: impl Fn(u8) -> bool + Sync) -> (Vec<u8>, anyhow::Result<()>) {
        let mut out = Vec::new();
        let mut sink = Sink {
            out: &mut out,
            first: false,
            json: false,
            tally: ReportSummary::default(),
        };
        let checks = || {
            |batch: &Batch| {
                assert!(!is_fatal(batch.bytes[0]), "this batch is fatal");
                Done {
                    text: batch.bytes.clone(),
                    tally: ReportSummary::default(),
                }
            }
        };
        let ended = on_threads(jobs, &mut sink, &checks, |give| {
            (0..BATCHES).try_for_each(|letter| {
                give(Batch {
                    bytes: vec![letter],
                    entries: Vec::new(),
                })
            })
        });
        (out, ended)
    }

    #[test]
    fn batches_are_written_in_the_order_in_which_they_were_read() {
        for jobs in [2, 3, 8] {
            let (out, ended) = checked(jobs, |_| false);
            assert!(
                ended.is_ok() && out.iter().copied().eq(0..BATCHES),
                "{jobs} threads: {out:?}"
            );
        }
    }

    #[test]
    fn a_check_that_panics_ends_the_run_with_an_error_and_what_was_written_before_it_stands() {
        for fatal in [0, 1, 57, BATCHES - 1] {
            let (out, ended) = checked(3, |letter| letter == fatal);
            assert!(ended.is_err(), "{fatal}");
            assert!(out.iter().copied().eq(0..fatal), "{fatal}: {out:?}");
        }
    }

    #[test]
    fn nobody_waits_when_every_check_panics() {
        let (out, ended) = checked(2, |_| true);
        assert!(ended.is_err() && out.is_empty());
    }
}
