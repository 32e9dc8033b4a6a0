//! `talon draw`: all rounds of an event before its start, for people or for programs. Who sits where is decided in
//! `tournament`; here it is only printed.

use std::io::{self, Write};

use clap::ValueEnum;
use serde::Serialize;

use super::{Exit, aside};
use talon_text::{Arg, Lang};
use talon_tournament::seating::{ApartError, PlanError, Prefer, Schedule, SeatingPlan, draw};
use talon_tournament::{Apart, EntryNo, Round, SitOut};

/// Draw all rounds of a tournament before it starts: tables, seats and byes
#[derive(Debug, clap::Args)]
pub(super) struct DrawArgs {
    /// Number of players
    #[arg(long)]
    players: u16,
    /// Number of rounds
    #[arg(long)]
    rounds: u16,
    /// Seats at a table: 3, or 4 for as many tables of four as possible while all others are tables of three
    #[arg(long, env = "TALON_TABLE_SIZE", default_value = "3", value_parser = ["3", "4"])]
    table_size: String,
    /// What happens to players who do not fit tables of three: they sit out, or join a table as its fourth
    /// [default: fours]
    #[arg(long, env = "TALON_SIT_OUT", value_enum)]
    sit_out: Option<Left>,
    /// What matters more if some tables have three seats and some four: the fewest repeats, or visits to tables of four
    /// that differ by at most one
    #[arg(long, env = "TALON_PREFER", value_enum, default_value_t = Wish::Repeats)]
    prefer: Wish,
    /// Players who never sit at the same table: 3-7, or a group that is kept apart: 3-7-12; can be repeated
    #[arg(long, value_delimiter = ',', value_parser = together)]
    apart: Vec<Together>,
    /// The same seed draws the same rounds
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Output format
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Wish {
    Repeats,
    Even,
}

impl Wish {
    fn prefer(self) -> Prefer {
        match self {
            Wish::Repeats => Prefer::Repeats,
            Wish::Even => Prefer::Even,
        }
    }

    /// As the option spells it.
    fn word(prefer: Prefer) -> &'static str {
        match prefer {
            Prefer::Repeats => "repeats",
            Prefer::Even => "even",
        }
    }
}

/// Numbers of players with a dash between.
#[derive(Debug, Clone)]
struct Together(Vec<EntryNo>);

fn together(raw: &str) -> Result<Together, String> {
    let numbers: Option<Vec<EntryNo>> = raw
        .split('-')
        .map(|word| word.trim().parse().ok().map(EntryNo))
        .collect();
    (numbers.filter(|numbers| numbers.len() > 1).map(Together))
        .ok_or_else(|| "expected two or more player numbers, as in 3-7".to_owned())
}

impl DrawArgs {
    fn sit_out(&self) -> Result<SitOut, &'static str> {
        match (self.table_size == "4", self.sit_out) {
            (true, Some(Left::Byes)) => {
                Err("--sit-out byes: at tables of four nobody sits out; leave it away or take --table-size 3")
            }
            (true, _) => Ok(SitOut::TablesOfFour),
            (false, Some(Left::Byes)) => Ok(SitOut::Byes),
            (false, Some(Left::Fours) | None) => Ok(SitOut::Fours),
        }
    }

    fn apart(&self) -> Result<Apart, String> {
        let mut apart = Apart::nobody();
        for together in &self.apart {
            apart.team(&together.0).map_err(|error| format!("--apart: {error}"))?;
        }
        Ok(apart)
    }

    fn schedule(&self, sit_out: SitOut, apart: &Apart) -> Result<Schedule, String> {
        let plan = SeatingPlan::new(self.players, self.rounds, sit_out).map_err(|error| words(&error))?;
        let plan = plan.preferring(self.prefer.prefer());
        draw(&plan, apart, self.seed).map_err(|error| match error {
            ApartError::NotFound => format!("--apart: {error}; another --seed may find one"),
            _ => format!("--apart: {error}"),
        })
    }
}

pub(super) fn run(args: &DrawArgs, lang: Lang) -> anyhow::Result<Exit> {
    let sit_out = match args.sit_out() {
        Ok(sit_out) => sit_out,
        Err(said) => {
            aside(format_args!("talon: {said}"));
            return Ok(Exit::Usage);
        }
    };
    let drawn = args
        .apart()
        .and_then(|apart| args.schedule(sit_out, &apart).map(|schedule| (schedule, apart)));
    let (schedule, apart) = match drawn {
        Ok(drawn) => drawn,
        Err(said) => {
            aside(format_args!("talon: {said}"));
            return Ok(Exit::InvalidInput);
        }
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    match args.format {
        Format::Json => writeln!(out, "{}", serde_json::to_string(&Drawn::of(&schedule, args.seed))?)?,
        Format::Text => text(&mut out, &schedule, &apart, args.seed, lang)?,
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
    /// What the other `--prefer` would give, where that is something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<DrawnOther>,
}

#[derive(Serialize)]
struct DrawnOther {
    prefer: &'static str,
    repeats: u64,
    visit_spread: u16,
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
                .map(|table| DrawnTable {
                    number: table.number,
                    seats: numbers(&table.seats),
                })
                .collect(),
        };
        Drawn {
            players: schedule.plan().players(),
            rounds: schedule.rounds().iter().map(round).collect(),
            repeats: schedule.repeats(),
            bound: schedule.bound().repeats,
            seat_spread: schedule.seat_spread(),
            seed,
            other: schedule.other().map(|other| DrawnOther {
                prefer: Wish::word(other.prefer),
                repeats: other.repeats,
                visit_spread: other.visit_spread,
            }),
        }
    }
}

fn text(out: &mut impl Write, schedule: &Schedule, apart: &Apart, seed: u64, lang: Lang) -> io::Result<()> {
    let bound = [
        ("repeats", words_of(schedule.repeats())),
        ("bound", words_of(schedule.bound().repeats)),
    ];
    writeln!(out, "{}", lang.draw_plan(schedule.plan()))?;
    writeln!(
        out,
        "{}",
        lang.t_args("draw-how", &[("how", lang.draw_origin(schedule.origin()).into())])
    )?;
    writeln!(out, "{}", lang.t_args("draw-seed", &[("seed", words_of(seed))]))?;
    if !apart.is_empty() {
        let pairs: Vec<String> = apart
            .pairs()
            .map(|pair| format!("{}-{}", pair.one.0, pair.other.0))
            .collect();
        writeln!(
            out,
            "{}",
            lang.t_args("draw-apart", &[("pairs", pairs.join(", ").into())])
        )?;
    }
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
        writeln!(
            out,
            "\n{}",
            lang.t_args("draw-round", &[("round", words_of(round.number.into()))])
        )?;
        for table in &round.tables {
            let seats: Vec<String> = table.seats.iter().map(|entry| format!("{:>width$}", entry.0)).collect();
            let args = [
                ("table", words_of(table.number.into())),
                ("seats", seats.join("  ").into()),
            ];
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
