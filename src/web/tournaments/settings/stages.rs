//! The stages of a tournament: how the rounds of each are drawn, who plays in it, and what counts on.

use super::Group;
use super::field::{Bad, FieldView, Kind, SettingsForm, Values, bad};
use talon_service::tournaments::Setting;
use talon_text::{Arg, Lang};
use talon_tournament::EntryNo;
use talon_tournament::rounds::swiss::First;
use talon_tournament::rounds::{Again, script};
use talon_tournament::standings::Carry;
use talon_tournament::tournament::file::kinds::{AgainKind, CarryKind, EntrantsKind, FormatKind};
use talon_tournament::tournament::file::words;
use talon_tournament::tournament::{Entrants, Format, Stage, Tournament};

/// Stages that the form can have.
const STAGES_MAX: usize = 8;

/// How many stages the form shows.
fn count(values: &Values<'_>) -> usize {
    let Some(sent) = values.sent else {
        return values.tournament.stages.len();
    };
    let typed = sent.value("stages").parse().unwrap_or(values.tournament.stages.len());
    let changed = match sent.value("act") {
        "stages-add" => typed + 1,
        "stages-drop" => typed.saturating_sub(1),
        _ => typed,
    };
    changed.clamp(1, STAGES_MAX)
}

/// A group of fields for each stage.
pub(super) fn groups(values: &Values<'_>, lang: Lang) -> Vec<Group> {
    let count = count(values);
    let mut groups: Vec<Group> = (1..=STAGES_MAX)
        .take(count)
        .map(|at| {
            let title = lang.t_args("tournament-place-stage", &[("number", Arg::Number(at as i64))]);
            let usual = Stage::of(Format::Schedule, 1);
            let stage = values.tournament.stages.get(at - 1).unwrap_or(&usual);
            // A stage that was just added has nothing typed into it.
            let typed = values.sent.is_some_and(|sent| sent.has(&format!("format{at}")));
            let values = if typed {
                *values
            } else {
                Values { sent: None, ..*values }
            };
            let mut fields = fields(&values, at, stage, lang);
            if at <= begun(values.tournament) {
                let stays = |id: &str| id.starts_with("called") || id.starts_with("rounds");
                fields.iter_mut().for_each(|field| field.fixed = !stays(&field.id));
            }
            Group { title, fields }
        })
        .collect();
    if let Some(last) = groups.last_mut() {
        last.fields.push(FieldView {
            value: count.to_string(),
            ..hidden("stages")
        });
    }
    groups
}

/// How many stages have begun, so that of each only its name and its rounds can change.
fn begun(tournament: &Tournament) -> usize {
    tournament.rounds.last().map_or(0, |round| round.stage.into())
}

/// A field that nobody sees.
fn hidden(id: &str) -> FieldView {
    FieldView {
        id: id.to_owned(),
        label: String::new(),
        hint: String::new(),
        error: String::new(),
        value: String::new(),
        kind: Kind::Hidden,
        only: String::new(),
        fixed: false,
    }
}

fn fields(values: &Values<'_>, at: usize, stage: &Stage, lang: Lang) -> Vec<FieldView> {
    let named = |name: &str| format!("{name}{at}");
    let now = StageFields::of(stage);
    let (again, from) = now.again();
    let word = |word: &str| word.to_owned();
    let mut fields = vec![
        values.text(&named("called"), || stage.name.clone(), lang),
        values.choice(
            &named("format"),
            &FormatKind::words(),
            || word(FormatKind::from(&stage.format).as_str()),
            lang,
        ),
        values.number(&named("rounds"), || stage.rounds.to_string(), lang),
        values
            .choice(&named("first"), &words::all(words::FIRST), || word(now.first), lang)
            .only("swiss"),
        values
            .choice(&named("again"), &AgainKind::words(), || word(again), lang)
            .only("cut interval lot"),
        values.number(&named("from"), || from, lang).only("cut interval lot"),
        values.number(&named("step"), || now.step, lang).only("interval"),
        values.number(&named("size"), || now.size, lang).only("groups"),
        values.number(&named("best"), || now.best, lang).only("knockout"),
        values
            .field(&named("script"), Kind::Area, || now.script, lang)
            .only("script"),
    ];
    let boards = stage.boards.map_or("", |boards| words::word(words::BOARDS, boards));
    let mut board_words = vec![""];
    board_words.extend(words::all(words::BOARDS));
    fields.push(values.choice(&named("boards"), &board_words, || word(boards), lang));
    if at > 1 {
        fields.extend([
            values.choice(
                &named("who"),
                &EntrantsKind::words(),
                || word(EntrantsKind::from(&stage.entrants).as_str()),
                lang,
            ),
            values.number(&named("count"), || now.count, lang).only("who-best"),
            values.text(&named("list"), || now.list, lang).only("who-list"),
            values.choice(
                &named("carry"),
                &CarryKind::words(),
                || word(CarryKind::from(&stage.carry).as_str()),
                lang,
            ),
            values
                .text(&named("carry_points"), || now.carry_points, lang)
                .only("carry-places"),
        ]);
    }
    fields
}

/// What stands in the fields of a stage beside its kinds.
#[derive(Default)]
struct StageFields {
    first: &'static str,
    again: Option<Again>,
    step: String,
    size: String,
    best: String,
    script: String,
    count: String,
    list: String,
    carry_points: String,
}

impl StageFields {
    fn of(stage: &Stage) -> StageFields {
        let mut fields = StageFields {
            first: words::word(words::FIRST, First::Lot),
            ..StageFields::default()
        };
        match &stage.format {
            Format::Schedule | Format::Teams => {}
            Format::Swiss { first } => fields.first = words::word(words::FIRST, *first),
            Format::Cut { again } | Format::Lot { again } => fields.again = Some(*again),
            Format::Interval { step, again } => {
                fields.step = step.to_string();
                fields.again = Some(*again);
            }
            Format::Script { rounds } => fields.script = script::write(rounds),
            Format::Groups { size } => fields.size = size.to_string(),
            Format::Knockout { best } => fields.best = best.to_string(),
        }
        match &stage.entrants {
            Entrants::Everybody => {}
            Entrants::Best(count) => fields.count = count.to_string(),
            Entrants::List(list) => fields.list = spaced(list.iter().map(|entry| entry.0)),
        }
        match &stage.carry {
            Carry::Nothing | Carry::All | Carry::Half => {}
            Carry::Places(points) => fields.carry_points = spaced(points),
        }
        fields
    }

    /// Whether those who met may meet again, and from which round on.
    fn again(&self) -> (&'static str, String) {
        let again = self.again.unwrap_or(Again::Never);
        let from = match again {
            Again::Never | Again::Always => String::new(),
            Again::From(round) => round.to_string(),
        };
        (AgainKind::from(&again).as_str(), from)
    }
}

fn spaced(numbers: impl IntoIterator<Item = impl ToString>) -> String {
    let numbers: Vec<String> = numbers.into_iter().map(|number| number.to_string()).collect();
    numbers.join(" ")
}

pub(super) fn read(tournament: &Tournament, sent: &SettingsForm) -> Result<Setting, Bad> {
    let count: usize = sent.needed("stages")?;
    let stage = |at: usize| match tournament.stages.get(at - 1).filter(|_| at <= begun(tournament)) {
        // What is fixed is not sent.
        Some(stage) if !sent.has(&format!("format{at}")) => Ok(Stage {
            name: sent.value(&format!("called{at}")).to_owned(),
            rounds: sent.needed(&format!("rounds{at}"))?,
            ..stage.clone()
        }),
        _ => stage(sent, at),
    };
    (1..=count.clamp(1, STAGES_MAX))
        .map(stage)
        .collect::<Result<_, _>>()
        .map(Setting::Stages)
}

fn stage(sent: &SettingsForm, at: usize) -> Result<Stage, Bad> {
    let named = |name: &str| format!("{name}{at}");
    let again = || match sent.choice(&named("again"), AgainKind::parse)? {
        AgainKind::Never => Ok(Again::Never),
        AgainKind::From => Ok(Again::From(sent.needed(&named("from"))?)),
        AgainKind::Always => Ok(Again::Always),
    };
    let format = match sent.choice(&named("format"), FormatKind::parse)? {
        FormatKind::Schedule => Format::Schedule,
        FormatKind::Swiss => {
            let first = sent.choice(&named("first"), |word| words::value(words::FIRST, word))?;
            Format::Swiss { first }
        }
        FormatKind::Cut => Format::Cut { again: again()? },
        FormatKind::Lot => Format::Lot { again: again()? },
        FormatKind::Interval => Format::Interval {
            step: sent.needed(&named("step"))?,
            again: again()?,
        },
        FormatKind::Groups => Format::Groups {
            size: sent.needed(&named("size"))?,
        },
        FormatKind::Teams => Format::Teams,
        FormatKind::Knockout => Format::Knockout {
            best: sent.needed(&named("best"))?,
        },
        FormatKind::Script => Format::Script {
            rounds: rounds(sent.value(&named("script")), &named("script"))?,
        },
    };
    let boards = match sent.value(&named("boards")) {
        "" => None,
        word => {
            let boards = words::value(words::BOARDS, word);
            Some(boards.ok_or_else(|| bad(&named("boards"), "field-bad-choice"))?)
        }
    };
    let plain = Stage {
        name: sent.value(&named("called")).to_owned(),
        boards,
        ..Stage::of(format, sent.needed(&named("rounds"))?)
    };
    if at == 1 {
        return Ok(plain);
    }
    let entrants = match sent.choice(&named("who"), EntrantsKind::parse)? {
        EntrantsKind::Everybody => Entrants::Everybody,
        EntrantsKind::Best => Entrants::Best(sent.needed(&named("count"))?),
        EntrantsKind::List => Entrants::List(sent.numbers(&named("list"))?.into_iter().map(EntryNo).collect()),
    };
    let carry = match sent.choice(&named("carry"), CarryKind::parse)? {
        CarryKind::Nothing => Carry::Nothing,
        CarryKind::All => Carry::All,
        CarryKind::Half => Carry::Half,
        CarryKind::Places => Carry::Places(sent.exacts(&named("carry_points"))?),
    };
    Ok(Stage {
        entrants,
        carry,
        ..plain
    })
}

/// A fixed draw for as many as its first line names.
fn rounds(text: &str, field: &str) -> Result<Vec<talon_tournament::Round>, Bad> {
    let first = text
        .lines()
        .map(|line| line.split('#').next().unwrap_or_default().trim());
    let first = first.into_iter().find(|line| !line.is_empty()).unwrap_or_default();
    let players = first.split([' ', '-', '\t']).filter(|part| !part.is_empty()).count();
    script::read(text, players).map_err(|_| bad(field, "set-bad-script"))
}
