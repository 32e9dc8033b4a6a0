//! `talon desk`: one JSON question a line on standard input, one answer a line on standard output.
//! Answers in the order of the questions; a bad line is answered like any other and stops nothing.

use std::io::{self, BufRead, BufReader, Read, Write};

use super::Exit;
use talon_records::json::Limits;
use talon_study::desk;
use talon_text::Lang;

/// Answer questions about the rules: one JSON question per line in, one answer per line out
#[derive(Debug, clap::Args)]
pub(super) struct DeskArgs {}

pub(super) fn run(_: &DeskArgs, lang: Lang) -> anyhow::Result<Exit> {
    answer_all(
        BufReader::new(io::stdin().lock()),
        &mut io::BufWriter::new(io::stdout().lock()),
        lang,
    )?;
    Ok(Exit::Ok)
}

fn answer_all<R: Read>(mut questions: BufReader<R>, answers: &mut impl Write, lang: Lang) -> io::Result<()> {
    let bytes_max = u64::from(Limits::default().bytes_max);
    let mut line = Vec::new();
    let mut first = true;
    loop {
        line.clear();
        // Two more than a question may have: the end of line, and one to notice that there is more.
        if questions.by_ref().take(bytes_max + 2).read_until(b'\n', &mut line)? == 0 {
            return answers.flush();
        }
        let ended = line.last() == Some(&b'\n');
        let question = line.trim_ascii();
        let question = if first {
            question.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(question)
        } else {
            question
        };
        first = false;
        let reply = if question.len() as u64 > bytes_max {
            Some(desk::too_long())
        } else {
            (!question.is_empty()).then(|| desk::ask(question))
        };
        if !ended && line.len() as u64 == bytes_max + 2 {
            questions.skip_until(b'\n')?;
        }
        if let Some(reply) = reply {
            writeln!(answers, "{}", lang.reply_line(&reply))?;
        }
        // Nothing more lies ready: anyone who asks may be waiting for the answer before the next question.
        if questions.buffer().is_empty() {
            answers.flush()?;
        }
    }
}
