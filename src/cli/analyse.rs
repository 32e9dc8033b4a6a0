//! `talon analyse`: what each card of a record was worth when everyone's cards are seen, for people or for programs.
//! The solver judges; here it is only printed.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use clap::ValueEnum;
use serde_json::json;

use super::Exit;
use super::show::{beyond, refuse};
use super::validate::open;
use talon_records::{Checked, CheckedRecord, format_of, read};
use talon_rules::cards::{Card, Pack, Suit};
use talon_solver::{Bounds, Budget, Solver};
use talon_study::analysis::{
    Analysis, ContractReport, ContractsReport, DiscardsReport, ENGINE, Judged, NODES_MAX, NotAnalysed, Report, Value,
    analyse,
};
use talon_text::{Arg, Lang};

/// Review each card of a record with the exact solver, which sees all cards
#[derive(Debug, clap::Args)]
pub(super) struct AnalyseArgs {
    /// Only this record of the file, from 1 [default: all of them]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    record: Option<u64>,
    /// Output format
    #[arg(long, env = "TALON_FORMAT", value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Maximum number of positions searched for each hand; what is still unknown then is given as bounds
    #[arg(long, env = "TALON_NODES", default_value_t = NODES_MAX, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// File to read; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

pub(super) fn run(args: &AnalyseArgs, lang: Lang) -> anyhow::Result<Exit> {
    let mut records = read(open(&args.file)?, talon_shorthand::options());
    let mut bench = Bench {
        args,
        lang,
        solver: Solver::default(),
        exit: Exit::Ok,
    };
    let Some(wanted) = args.record else {
        while let Some(record) = records.next_checked()? {
            bench.judge(&record)?;
        }
        return Ok(bench.exit);
    };
    records.skip_to(wanted - 1)?;
    let Some(record) = records.next_checked()? else {
        let told = [("record", wanted as i64), ("last", records.mark().records as i64)];
        return Ok(beyond(lang, "cli-show-record-beyond", told));
    };
    bench.judge(&record)?;
    Ok(bench.exit)
}

struct Bench<'a> {
    args: &'a AnalyseArgs,
    lang: Lang,
    solver: Solver,
    exit: Exit,
}

impl Bench<'_> {
    fn judge(&mut self, record: &CheckedRecord<'_>) -> anyhow::Result<()> {
        let file = self.args.file.display().to_string();
        let checked = &record.checked;
        let game = checked.record.as_ref().and_then(|record| record.envelope.game);
        let (Some(game), true) = (game, checked.is_accepted()) else {
            self.exit = refuse(self.lang, &file, record)?;
            return Ok(());
        };
        let pack = format_of(game).pack();
        let budget = Budget { nodes: self.args.nodes };
        let judged = analysed(checked, &mut self.solver, &budget);
        let mut out = io::stdout().lock();
        match (self.args.format, judged) {
            (Format::Json, Ok(analysis)) => {
                let report = Report::of(&analysis, pack, self.args.nodes);
                let report = Report {
                    record: Some(record.number),
                    ..report
                };
                writeln!(out, "{}", serde_json::to_string(&report)?)?;
            }
            (Format::Json, Err(why)) => {
                let told = json!({
                    "record": record.number,
                    "engine": ENGINE,
                    "complete": why == NotAnalysed::NoPlay,
                    "plies": [],
                    "why": why.as_str(),
                });
                writeln!(out, "{told}")?;
            }
            (Format::Text, Ok(analysis)) => {
                let said = readable(self.lang, pack, record.number, &analysis);
                out.write_all(said.as_bytes())?;
            }
            (Format::Text, Err(why)) => {
                let args = [("record", Arg::Number(record.number as i64))];
                let key = format!("cli-analyse-{}", why.as_str().replace('_', "-"));
                writeln!(out, "{}", self.lang.t_args(&key, &args))?;
            }
        }
        Ok(())
    }
}

fn analysed(checked: &Checked<'_>, solver: &mut Solver, budget: &Budget) -> Result<Analysis, NotAnalysed> {
    let hand = checked.hand().ok_or(NotAnalysed::NoPlay)?;
    analyse(hand, solver, budget, &AtomicBool::new(false))
}

/// A head and a line for each card.
fn readable(lang: Lang, pack: Pack, record: u64, analysis: &Analysis) -> String {
    let unit = lang.t(&format!("analysis-unit-{}", analysis.objective.code()));
    let head = [
        ("record", Arg::Number(record as i64)),
        ("unit", Arg::from(&*unit)),
        ("engine", Arg::from(ENGINE)),
    ];
    let mut lines = vec![lang.t_args("cli-analyse-head", &head)];
    lines.extend(analysis.cards.iter().map(|card| line(lang, pack, card)));
    let report = Report::of(analysis, pack, 0);
    lines.extend(report.discards.map(|laid| laid_away(lang, &laid)));
    lines.extend(report.contracts.map(|contracts| makeable(lang, pack, &contracts)));
    if !analysis.complete {
        lines.push(lang.t("cli-analyse-unfinished").into_owned());
    }
    lines.join("\n") + "\n"
}

fn line(lang: Lang, pack: Pack, card: &Judged) -> String {
    let codes = |cards: &[Card]| cards.iter().map(|card| pack.code(*card)).collect::<Vec<_>>().join(" ");
    let verdict = card.class.map_or_else(
        || lang.t("analysis-class-open"),
        |class| lang.t(&format!("analysis-class-{}", class.as_str())),
    );
    let mut line = format!(
        "{:>3} {:>2}. {} {}  {:>6}  {}",
        card.ply,
        card.trick,
        card.by.letter(),
        pack.code(card.card),
        value(card.value),
        verdict
    );
    if let Some(loss) = card.loss.filter(|loss| *loss != 0) {
        let args = [("loss", Arg::Number(loss)), ("best", Arg::from(codes(&card.best)))];
        line = format!("{line} {}", lang.t_args("cli-analyse-loss", &args));
    }
    line
}

/// The two cards discarded, and the best two.
fn laid_away(lang: Lang, laid: &DiscardsReport) -> String {
    let known = |value: Value| value.known().map_or_else(|| "?".to_owned(), |value| value.to_string());
    let args = [
        ("laid", Arg::from(laid.laid.join(" "))),
        ("value", known(laid.value).into()),
        ("best", laid.best.join(" ").into()),
        ("best_value", known(laid.best_value).into()),
    ];
    let key = match () {
        () if laid.best.is_empty() => "cli-analyse-laid-open",
        () if laid.best == laid.laid => "cli-analyse-laid-best",
        () => "cli-analyse-laid",
    };
    lang.t_args(key, &args)
}

/// The contracts that could have been made, each with what makes it.
fn makeable(lang: Lang, pack: Pack, contracts: &ContractsReport) -> String {
    let one = |contract: &ContractReport| {
        let mut with: Vec<String> = Vec::new();
        let suit = contract.trump.as_deref().and_then(|suit| pack.parse_suit(suit));
        with.extend(
            suit.filter(|suit| *suit != Suit::Hearts)
                .map(|suit| lang.suit(suit).into_owned()),
        );
        with.extend(
            contract
                .tricks
                .map(|tricks| lang.t_args("count-tricks", &[("count", Arg::Number(tricks))])),
        );
        with.extend(Some(contract.discards.join(" ")).filter(|cards| !cards.is_empty()));
        let name = lang.bid(&contract.contract);
        if with.is_empty() {
            name.into_owned()
        } else {
            format!("{name} ({})", with.join(", "))
        }
    };
    let made: Vec<String> = contracts
        .list
        .iter()
        .filter(|contract| contract.made == Some(true))
        .map(one)
        .collect();
    let key = if made.is_empty() {
        "cli-analyse-nothing-makeable"
    } else {
        "cli-analyse-makeable"
    };
    let mut said = lang.t_args(key, &[("list", Arg::from(made.join("; ")))]);
    if !contracts.complete {
        said = format!("{said} {}", lang.t("analysis-contracts-unfinished"));
    }
    said
}

fn value(value: Bounds) -> String {
    value
        .single()
        .map_or_else(|| format!("{}..{}", value.low, value.high), |value| value.to_string())
}
