//! `talon draw`: all rounds of an event before its start, for people or for programs. Who sits where is decided in
//! `tournament`; here it is only printed.

use std::io::{self, Write};

use clap::ValueEnum;
use serde::Serialize;

use super::Exit;
use crate::text::{Arg, Lang};
use crate::tournament::seating::{Plan, PlanError, Schedule, SitOut, TableSize, draw};
use crate::tournament::{EntryNo, Round};

/// Draw all rounds of an event before its start: tables, seats and byes
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// How many take part
    #[arg(long, env = "TALON_PLAYERS")]
    players: u16,
    /// How many rounds
    #[arg(long, env = "TALON_ROUNDS")]
    rounds: u16,
    /// Seats at a table: 3, or 4 with as many tables of four as leave whole tables of three
    #[arg(long, env = "TALON_TABLE_SIZE", default_value = "3", value_parser = table_size)]
    table_size: TableSize,
    /// Whether those left over at tables of three sit out or come as a fourth [default: fours]
    #[arg(long, env = "TALON_SIT_OUT", value_enum)]
    sit_out: Option<Left>,
    /// The same seed draws the same rounds
    #[arg(long, env = "TALON_SEED", default_value_t = 1)]
    seed: u64,
    /// How the rounds are written
    #[arg(long, env = "TALON_FORMAT", value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Left {
    Byes,
    Fours,
}

fn table_size(raw: &str) -> Result<TableSize, String> {
    match raw {
        "3" => Ok(TableSize::Three),
        "4" => Ok(TableSize::Four),
        _ => Err("3 or 4 is expected".to_owned()),
    }
}

pub(super) fn run(args: &Args, lang: Lang) -> anyhow::Result<Exit> {
    let sit_out = match args.sit_out {
        Some(Left::Byes) if args.table_size == TableSize::Four => {
            eprintln!(
                "talon: --sit-out byes: at tables of four nobody sits out; leave it away or take --table-size 3"
            );
            return Ok(Exit::Usage);
        }
        Some(Left::Byes) => SitOut::Byes,
        Some(Left::Fours) | None => SitOut::Fours,
    };
    let plan = match Plan::new(args.players, args.rounds, args.table_size, sit_out) {
        Ok(plan) => plan,
        Err(error) => {
            eprintln!("talon: {}", words(&error));
            return Ok(Exit::InvalidInput);
        }
    };
    let schedule = draw(&plan, &[], args.seed)?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    match args.format {
        Format::Json => writeln!(out, "{}", serde_json::to_string(&Drawn::of(&schedule, args.seed))?)?,
        Format::Text => text(&mut out, &schedule, args.seed, lang)?,
    }
    out.flush()?;
    Ok(Exit::Ok)
}

/// The option that is at fault, and why.
fn words(error: &PlanError) -> String {
    let option = match error {
        PlanError::NoRounds | PlanError::TooManyRounds(_) => "--rounds",
        PlanError::TooFew(_) | PlanError::TooMany(_) | PlanError::NoTables(_) => "--players",
    };
    let hint = match error {
        PlanError::NoTables(_) => "; at tables of three with --sit-out byes two of them sit out each round",
        _ => "",
    };
    format!("{option}: {error}{hint}")
}

#[derive(Serialize)]
struct Drawn {
    players: u16,
    rounds: Vec<DrawnRound>,
    repeats: u64,
    bound: u64,
    seat_spread: u16,
    seed: u64,
}

#[derive(Serialize)]
struct DrawnRound {
    number: u16,
    byes: Vec<u16>,
    tables: Vec<DrawnTable>,
}

#[derive(Serialize)]
struct DrawnTable {
    number: u16,
    seats: Vec<u16>,
}

fn numbers(entries: &[EntryNo]) -> Vec<u16> {
    entries.iter().map(|entry| entry.0).collect()
}

impl Drawn {
    fn of(schedule: &Schedule, seed: u64) -> Drawn {
        let round = |round: &Round| DrawnRound {
            number: round.number,
            byes: numbers(&round.byes),
            tables: (round.tables.iter())
                .map(|table| DrawnTable { number: table.number, seats: numbers(&table.seats) })
                .collect(),
        };
        Drawn {
            players: schedule.plan().players(),
            rounds: schedule.rounds().iter().map(round).collect(),
            repeats: schedule.repeats(),
            bound: schedule.bound().repeats,
            seat_spread: schedule.seat_spread(),
            seed,
        }
    }
}

fn text(out: &mut impl Write, schedule: &Schedule, seed: u64, lang: Lang) -> io::Result<()> {
    let bound = [("repeats", words_of(schedule.repeats())), ("bound", words_of(schedule.bound().repeats))];
    writeln!(out, "{}", lang.draw_plan(schedule.plan()))?;
    writeln!(out, "{}", lang.t_args("draw-how", &[("how", lang.draw_origin(schedule.origin()).into())]))?;
    writeln!(out, "{}", lang.t_args("draw-seed", &[("seed", words_of(seed))]))?;
    writeln!(out, "{}", lang.t_args("draw-repeats", &bound))?;
    if let Some(why) = schedule.why_repeats() {
        writeln!(out, "{}", lang.draw_why(why))?;
    }
    for repeat in schedule.repeated() {
        writeln!(out, "  {}", lang.draw_repeat(&repeat))?;
    }
    for line in lang.draw_spread(schedule) {
        writeln!(out, "{line}")?;
    }
    let byes = schedule.byes();
    let width = schedule.plan().players().to_string().len();
    for round in schedule.rounds() {
        writeln!(out, "\n{}", lang.t_args("draw-round", &[("round", words_of(round.number.into()))]))?;
        for table in &round.tables {
            let seats: Vec<String> = table.seats.iter().map(|entry| format!("{:>width$}", entry.0)).collect();
            let args = [("table", words_of(table.number.into())), ("seats", seats.join("  ").into())];
            writeln!(out, "  {}", lang.t_args("draw-table", &args))?;
        }
        for bye in byes.iter().filter(|bye| bye.round == round.number) {
            writeln!(out, "  {}", lang.draw_bye(bye))?;
        }
    }
    Ok(())
}

/// Digits as they are, without marks between thousands.
fn words_of(number: u64) -> Arg<'static> {
    number.to_string().into()
}
