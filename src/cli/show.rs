//! `talon show`: one position of a record, for people or for programs. What is legal is the engine's answer, what may
//! be seen the viewpoint's.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::ValueEnum;
use serde_json::Value as Json;

use super::Exit;
use super::validate::open_quietly;
use crate::cards::{Pack, Seat};
use crate::games::{self, GameKind};
use crate::history::json::{Limits, Position, SyntaxFault};
use crate::history::moment::moment_json;
use crate::history::scene::View;
use crate::history::stream::{Body, Splitter};
use crate::history::timeline::Timeline;
use crate::history::{Checked, Hand, Options, Reader, format_of, unreadable};
use crate::text::report::{names_of, place};
use crate::text::{Arg, Lang};

/// Show one position of a record: hands, turn, legal actions
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Which record of the file, from 1
    #[arg(long, env = "TALON_RECORD", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    record: u64,
    /// The position after so many actions [default: the last]
    #[arg(long, env = "TALON_PLY")]
    ply: Option<usize>,
    /// Whose cards are seen
    #[arg(long, env = "TALON_VIEW", value_enum, default_value_t = Seen::All)]
    view: Seen,
    /// How the position is written
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
enum Seen {
    #[value(name = "A")]
    A,
    #[value(name = "B")]
    B,
    #[value(name = "C")]
    C,
    All,
}

impl From<Seen> for View {
    fn from(seen: Seen) -> View {
        match seen {
            Seen::A => View::Seat(Seat::A),
            Seen::B => View::Seat(Seat::B),
            Seen::C => View::Seat(Seat::C),
            Seen::All => View::All,
        }
    }
}

/// A record as the file has it.
enum Found {
    Text(Vec<u8>, Position),
    Fault(SyntaxFault, Position),
    /// There are only so many.
    Beyond(u64),
}

pub(super) fn run(args: &Args, lang: Lang) -> anyhow::Result<Exit> {
    let file = args.file.display().to_string();
    let (text, start) = match find(args)? {
        Found::Text(text, start) => (text, start),
        Found::Fault(fault, at) => return Ok(refuse(lang, &file, &unreadable(fault), b"", at)),
        Found::Beyond(last) => {
            let told = [("record", args.record as i64), ("last", last as i64)];
            return Ok(beyond(lang, "cli-show-record-beyond", told));
        }
    };
    let mut reader = Reader::new();
    let checked = reader.check(&text, &Options::default());
    let game = checked.record.as_ref().and_then(|record| record.envelope.game);
    let (Some(game), Some(hand), true) = (game, checked.hand(), checked.is_accepted()) else {
        return Ok(refuse(lang, &file, &checked, &text, start));
    };
    let timeline = Timeline::of(hand);
    let ply = args.ply.unwrap_or(timeline.last());
    if ply > timeline.last() {
        let told = [("ply", ply as i64), ("last", timeline.last() as i64)];
        return Ok(beyond(lang, "cli-show-ply-beyond", told));
    }
    print(args, lang, game, hand, &timeline, ply)?;
    Ok(Exit::Ok)
}

fn print(
    args: &Args,
    lang: Lang,
    game: GameKind,
    hand: &Hand<'_>,
    timeline: &Timeline,
    ply: usize,
) -> io::Result<()> {
    let moment = moment_json(game, hand, timeline, ply, args.view.into());
    let mut out = io::stdout().lock();
    match args.format {
        Format::Json => writeln!(out, "{moment}"),
        Format::Text => out.write_all(
            readable(lang, args.record, format_of(game).pack(), timeline, ply, &moment).as_bytes(),
        ),
    }
}

fn find(args: &Args) -> anyhow::Result<Found> {
    let mut source = open_quietly(&args.file)?;
    let mut splitter = Splitter::new(source.hint, Limits::default());
    let mut last = 0;
    loop {
        let more = source.feed(&mut splitter)?;
        while let Some(record) = splitter.next_record() {
            last = record.number;
            if last == args.record {
                return Ok(match record.body {
                    Body::Text(text) => Found::Text(text.to_vec(), record.position),
                    Body::Fault(fault, at) => Found::Fault(fault, at),
                });
            }
        }
        if !more {
            return Ok(Found::Beyond(last));
        }
    }
}

pub(super) fn beyond(lang: Lang, key: &str, told: [(&'static str, i64); 2]) -> Exit {
    eprintln!("talon: {}", lang.t_args(key, &told.map(|(name, number)| (name, Arg::Number(number)))));
    Exit::Usage
}

pub(super) fn refuse(lang: Lang, file: &str, checked: &Checked<'_>, text: &[u8], start: Position) -> Exit {
    let names = names_of(checked);
    for finding in &checked.findings {
        let at = place(finding, text, start);
        println!(
            "{file}:{}:{}: {} {} {} {}",
            at.line,
            at.column,
            finding.severity.as_str(),
            finding.code.as_str(),
            finding.pointer,
            lang.finding(finding, &names)
        );
    }
    Exit::InvalidInput
}

/// The position in lines.
fn readable(lang: Lang, record: u64, pack: Pack, timeline: &Timeline, ply: usize, moment: &Json) -> String {
    let state = timeline.states[ply].as_ref();
    let number = |n: usize| Arg::Number(n as i64);
    let phase = lang.t(&format!("phase-{}", state.stage().as_str())).into_owned();
    let mut lines = vec![lang.t_args(
        "cli-show-position",
        &[
            ("record", Arg::Number(record as i64)),
            ("ply", number(ply)),
            ("last", number(timeline.last())),
            ("phase", Arg::from(phase.as_str())),
        ],
    )];
    lines.push(format!("{}: {}", lang.t("hand-contract"), contract(lang, pack, state)));
    lines.extend(Seat::ALL.map(|seat| hand_line(lang, state, moment, seat)));
    lines.push(lang.t_args("cli-show-talon", &[("cards", Arg::from(words(&moment["talon"]).as_str()))]));
    let cards = moment["trick"].as_array().into_iter().flatten();
    let cards: Vec<String> =
        cards.map(|card| format!("{} {}", word(card, "by"), word(card, "card"))).collect();
    let cards = cards.join(", ");
    if !cards.is_empty() {
        let trick = [("trick", Arg::Number(state.trick_no().into())), ("cards", Arg::from(cards.as_str()))];
        lines.push(lang.t_args("cli-show-trick", &trick));
    }
    if let Some(by) = moment["to_act"].as_str() {
        lines.push(lang.capitalized(&lang.t_args("cli-show-turn", &[("by", Arg::from(by))])));
    }
    lines.extend(legal(lang, moment));
    lines.extend(result(lang, &moment["outcome"]));
    lines.join("\n") + "\n"
}

fn hand_line(lang: Lang, state: &dyn games::Position, moment: &Json, seat: Seat) -> String {
    let line = format!("{}: {}", seat.letter(), words(&moment["hands"][seat.letter()]));
    if !state.is_in_play() {
        return line;
    }
    let points = moment["points"][seat.letter()].as_i64().unwrap_or(0);
    let won = [("tricks", Arg::Number(state.tricks()[seat].into())), ("points", Arg::Number(points))];
    let key = if state.counts_points() { "cli-show-won" } else { "cli-show-won-tricks" };
    format!("{line}  ({})", lang.t_args(key, &won))
}

/// What the hand brings each seat, in the members that a result may have.
fn result(lang: Lang, outcome: &Json) -> Vec<String> {
    let amounts = |object: &Json| {
        let entries = object.as_object().into_iter().flatten();
        entries.map(|(seat, amount)| format!("{seat} {amount}")).collect::<Vec<_>>()
    };
    let written = outcome["soup"].as_object().into_iter().flatten();
    let soup: Vec<String> = written
        .flat_map(|(by, against)| amounts(against).into_iter().map(move |amount| format!("{by} > {amount}")))
        .collect();
    let told = |key: &str, list: Vec<String>| {
        let joined = list.join(", ");
        (!list.is_empty()).then(|| lang.t_args(key, &[("list", Arg::from(joined.as_str()))]))
    };
    let scores = amounts(&outcome["scores"]).join(", ");
    let scores = (!scores.is_empty()).then_some(scores);
    let bula = told("cli-show-bula", amounts(&outcome["bula_change"]));
    [scores, bula, told("cli-show-soup", soup)].into_iter().flatten().collect()
}

fn contract(lang: Lang, pack: Pack, state: &dyn games::Position) -> String {
    let Some((by, code)) = state.contract().or(state.standing()) else {
        return lang.t("hand-contract-none").into_owned();
    };
    let bid = lang.bid(code).into_owned();
    let bid = lang
        .t_args("hand-declared-by", &[("contract", Arg::from(bid.as_str())), ("by", Arg::from(by.letter()))]);
    let Some(suit) = state.trump() else { return bid };
    let suit = match pack {
        Pack::German => lang.suit(suit),
        Pack::French => lang.suit_french(suit),
    };
    lang.t_args("hand-contract-trump", &[("contract", Arg::from(bid.as_str())), ("suit", Arg::Text(suit))])
}

/// What each seat may do: a line for each kind of action.
fn legal(lang: Lang, moment: &Json) -> Vec<String> {
    let mut lines: Vec<(String, String)> = Vec::new();
    for action in moment["legal"].as_array().into_iter().flatten() {
        let by = lang.t_args("cli-show-legal", &[("by", Arg::from(word(action, "by").as_str()))]);
        let head = format!("{by} {}", word(action, "type"));
        let what = what(lang, action);
        match lines.iter_mut().find(|(other, _)| *other == head) {
            Some((_, list)) => *list = format!("{list} {what}"),
            None => lines.push((head, what)),
        }
    }
    lines.into_iter().map(|(head, list)| format!("{head} {list}").trim_end().to_owned()).collect()
}

fn what(lang: Lang, action: &Json) -> String {
    if let Some(count) = action["count"].as_i64() {
        let cards = words(&action["from"]);
        return lang.t_args(
            "cli-show-choice",
            &[("count", Arg::Number(count)), ("cards", Arg::from(cards.as_str()))],
        );
    }
    let parts = words(&action["components"]).replace(' ', "+");
    let names = ["bid", "suit", "card", "choice", "against"].map(|name| word(action, name));
    let game = if action["game"] == true { "game" } else { "" };
    let value = action["value"].as_i64().map(|value| value.to_string()).unwrap_or_default();
    let call =
        [game, value.as_str()].iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join("-");
    let parts = names.into_iter().chain([call, parts]).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" ")
}

fn words(list: &Json) -> String {
    let words: Vec<&str> = list.as_array().into_iter().flatten().filter_map(Json::as_str).collect();
    words.join(" ")
}

fn word(object: &Json, name: &str) -> String {
    object[name].as_str().unwrap_or_default().to_owned()
}
