//! `talon show`: one position of a record, for people or for programs. What is legal is the engine's answer, what may
//! be seen the viewpoint's.

mod lines;

use std::io::{self, Write};
use std::path::PathBuf;

use clap::ValueEnum;

use super::finding_line::finding_line;
use super::validate::open_quietly;
use super::{Exit, aside};
use talon_records::moment::moment_json;
use talon_records::scene::View;
use talon_records::timeline::Timeline;
use talon_records::{CheckedRecord, Hand, Knowledge, format_of, read};
use talon_rules::cards::Seat;
use talon_rules::games::GameKind;
use talon_text::report::names_of;
use talon_text::{Arg, Lang, Names};

/// Show one position of a record: hands, turn, legal actions
#[derive(Debug, clap::Args)]
pub(super) struct ShowArgs {
    /// Number of the record in the file, from 1
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    record: u64,
    /// The position after this many actions [default: the last]
    #[arg(long)]
    ply: Option<usize>,
    /// Whose cards to show
    #[arg(long, value_enum, default_value_t = ViewChoice::All)]
    view: ViewChoice,
    /// Output format
    #[arg(long, env = "TALON_FORMAT", value_enum, default_value_t = Format::Text)]
    format: Format,
    /// File to read; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ViewChoice {
    #[value(name = "A")]
    A,
    #[value(name = "B")]
    B,
    #[value(name = "C")]
    C,
    All,
}

impl From<ViewChoice> for View {
    fn from(seen: ViewChoice) -> View {
        match seen {
            ViewChoice::A => View::Seat(Seat::A),
            ViewChoice::B => View::Seat(Seat::B),
            ViewChoice::C => View::Seat(Seat::C),
            ViewChoice::All => View::All,
        }
    }
}

pub(super) fn run(args: &ShowArgs, lang: Lang) -> anyhow::Result<Exit> {
    let file = args.file.display().to_string();
    let mut records = read(open_quietly(&args.file)?, talon_shorthand::options());
    records.skip_to(args.record - 1)?;
    let Some(record) = records.next_checked()? else {
        let told = [("record", args.record as i64), ("last", records.mark().records as i64)];
        return Ok(beyond(lang, "cli-show-record-beyond", told));
    };
    let checked = &record.checked;
    let game = checked.record.as_ref().and_then(|record| record.envelope.game);
    let (Some(game), Some(hand), true) = (game, checked.hand(), checked.is_accepted()) else {
        return Ok(refuse(lang, &file, &record)?);
    };
    let timeline = Timeline::of(hand);
    let ply = args.ply.unwrap_or(timeline.last());
    if ply > timeline.last() {
        let told = [("ply", ply as i64), ("last", timeline.last() as i64)];
        return Ok(beyond(lang, "cli-show-ply-beyond", told));
    }
    let shown = Shown {
        game,
        hand,
        timeline: &timeline,
        ply,
    };
    let names = Names {
        pack: format_of(game).pack(),
        ..names_of(checked)
    };
    print(args, lang, &names, &shown)?;
    Ok(Exit::Ok)
}

/// A hand at one of its positions.
struct Shown<'a> {
    game: GameKind,
    hand: &'a Hand<'a>,
    timeline: &'a Timeline,
    ply: usize,
}

fn print(args: &ShowArgs, lang: Lang, names: &Names<'_>, shown: &Shown<'_>) -> io::Result<()> {
    let Shown {
        game,
        hand,
        timeline,
        ply,
    } = *shown;
    let moment = moment_json(game, hand, timeline, ply, args.view.into());
    let mut out = io::stdout().lock();
    match args.format {
        Format::Text if hand.knowledge() == Knowledge::Score => {
            out.write_all(lines::of_score(lang, args.record, names, timeline.states[0].as_ref(), &moment).as_bytes())
        }
        Format::Json => writeln!(out, "{moment}"),
        Format::Text => {
            out.write_all(lines::readable(lang, args.record, names.pack, timeline, ply, &moment).as_bytes())
        }
    }
}

pub(super) fn beyond(lang: Lang, key: &str, told: [(&'static str, i64); 2]) -> Exit {
    let said = lang.t_args(key, &told.map(|(name, number)| (name, Arg::Number(number))));
    aside(format_args!("talon: {said}"));
    Exit::Usage
}

/// Says what is wrong with a record on the output, as `validate` does.
pub(super) fn refuse(lang: Lang, file: &str, record: &CheckedRecord<'_>) -> io::Result<Exit> {
    let mut out = io::stdout().lock();
    let names = names_of(&record.checked);
    for finding in &record.checked.findings {
        let at = record.place(finding);
        let at = format_args!("{file}:{}:{}", at.line, at.column);
        writeln!(out, "{}", finding_line(lang, at, finding, &names))?;
    }
    Ok(Exit::InvalidInput)
}
