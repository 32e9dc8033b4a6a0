//! Where records are read from: a file, or standard input, with a bar where the way is long. It does not look at
//! what it reads.

use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};

use talon_records::stream::Hint;

/// Bytes that a progress bar is worth.
const WORTH_A_BAR: u64 = 4 * 1024 * 1024;

/// Bytes read at once.
const PIECE_BYTES: usize = 64 * 1024;

/// A file or standard input, with what its name says of its form.
pub(in crate::cli) struct Source {
    pub name: String,
    pub hint: Option<Hint>,
    reader: Box<dyn Read>,
    piece: Vec<u8>,
    bar: Option<ProgressBar>,
}

/// Opens a file; `-` is standard input.
pub(in crate::cli) fn open(path: &Path) -> anyhow::Result<Source> {
    if path == Path::new("-") {
        return Ok(Source {
            name: "-".into(),
            hint: None,
            reader: Box::new(io::stdin()),
            piece: Vec::new(),
            bar: None,
        });
    }
    let name = path.display().to_string();
    let file = File::open(path).with_context(|| format!("cannot open {name}"))?;
    let metadata = file.metadata().with_context(|| format!("cannot read {name}"))?;
    anyhow::ensure!(!metadata.is_dir(), "{name} is a folder");
    let shown = io::stderr().is_terminal() && metadata.len() >= WORTH_A_BAR;
    let bar = shown.then(|| bar(metadata.len()));
    Ok(Source {
        hint: Hint::from_file_name(&name, talon_shorthand::NOTATIONS),
        name,
        reader: Box::new(file),
        piece: Vec::new(),
        bar,
    })
}

/// What is wrong with a list of files that has standard input more than once: it can be read once.
pub(in crate::cli) fn twice(files: &[PathBuf]) -> Option<&'static str> {
    let count = files.iter().filter(|file| *file == Path::new("-")).count();
    (count > 1).then_some("talon: standard input (-) can be read only once")
}

/// The same without a bar.
pub(in crate::cli) fn open_quietly(path: &Path) -> anyhow::Result<Source> {
    Ok(Source {
        bar: None,
        ..open(path)?
    })
}

impl talon_records::Source for Source {
    type Error = anyhow::Error;

    fn hint(&self) -> Option<Hint> {
        self.hint
    }

    fn next_piece(&mut self) -> anyhow::Result<Option<&[u8]>> {
        let mut piece = std::mem::take(&mut self.piece);
        piece.resize(PIECE_BYTES, 0);
        let read = self
            .read(&mut piece)
            .with_context(|| format!("cannot read {}", self.name))?;
        self.piece = piece;
        Ok(self.piece.get(..read).filter(|piece| !piece.is_empty()))
    }
}

fn bar(bytes: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {bytes}/{total_bytes} {eta}");
    let bar = ProgressBar::new(bytes);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

impl Read for Source {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.reader.read(buffer)?;
        if let Some(bar) = &self.bar {
            bar.inc(read as u64);
            if read == 0 {
                bar.finish_and_clear();
            }
        }
        Ok(read)
    }
}
