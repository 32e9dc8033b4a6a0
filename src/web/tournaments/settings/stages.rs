//! The stages of an event: how the rounds of each are drawn, who plays in it, and what counts on.

use super::Group;
use super::field::{Bad, FieldView, Kind, SettingsForm, Values, bad};
use talon_service::tournaments::Setting;
use talon_text::{Arg, Lang};
use talon_tournament::event::file::words;
use talon_tournament::event::{Entrants, Event, Format, Stage};
use talon_tournament::rounds::{Again, script};
use talon_tournament::standings::Carry;
use talon_tournament::{EntryNo, Exact};

const FORMATS: [&str; 9] = [
    "schedule", "swiss", "cut", "interval", "lot", "groups", "teams", "knockout", "script",
];
const AGAIN: [&str; 3] = ["never", "from", "always"];
const ENTRANTS: [&str; 3] = ["everybody", "best", "list"];
const CARRIES: [&str; 4] = ["nothing", "all", "half", "places"];
/// Stages that the form can have.
const STAGES_MAX: usize = 8;

/// How many stages the form shows.
fn count(values: &Values<'_>) -> usize {
    let Some(sent) = values.sent else {
        return values.event.stages.len();
    };
    let typed = sent.value("stages").parse().unwrap_or(values.event.stages.len());
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
            let stage = values.event.stages.get(at - 1).unwrap_or(&usual);
            // A stage that was just added has nothing typed into it.
            let typed = values.sent.is_some_and(|sent| sent.has(&format!("format{at}")));
            let values = if typed {
                *values
            } else {
                Values { sent: None, ..*values }
            };
            let mut fields = fields(&values, at, stage, lang);
            if at <= begun(values.event) {
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
fn begun(event: &Event) -> usize {
    event.rounds.last().map_or(0, |round| round.stage.into())
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
    let now = Now::of(stage);
    let word = |word: &str| word.to_owned();
    let mut fields = vec![
        values.text(&named("called"), || stage.name.clone(), lang),
        values.choice(&named("format"), &FORMATS, || word(now.format), lang),
        values.number(&named("rounds"), || stage.rounds.to_string(), lang),
        values
            .choice(&named("first"), &words::all(words::FIRST), || word(now.first), lang)
            .only("swiss"),
        values
            .choice(&named("again"), &AGAIN, || word(now.again.0), lang)
            .only("cut interval lot"),
        values
            .number(&named("from"), || now.again.1, lang)
            .only("cut interval lot"),
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
            values.choice(&named("who"), &ENTRANTS, || word(now.who.0), lang),
            values.number(&named("count"), || now.who.1, lang).only("who-best"),
            values.text(&named("list"), || now.who.2, lang).only("who-list"),
            values.choice(&named("carry"), &CARRIES, || word(now.carry.0), lang),
            values
                .text(&named("carry_points"), || now.carry.1, lang)
                .only("carry-places"),
        ]);
    }
    fields
}

/// A stage as the form has it.
#[derive(Default)]
struct Now {
    format: &'static str,
    first: &'static str,
    again: (&'static str, String),
    step: String,
    size: String,
    best: String,
    script: String,
    who: (&'static str, String, String),
    carry: (&'static str, String),
}

impl Now {
    fn of(stage: &Stage) -> Now {
        Now {
            who: who_now(&stage.entrants),
            carry: carry_now(&stage.carry),
            ..Now::drawn(&stage.format)
        }
    }

    /// How its rounds are drawn.
    fn drawn(format: &Format) -> Now {
        let usual = Now {
            first: "lot",
            again: ("never", String::new()),
            ..Now::default()
        };
        let again = |again: Again| match again {
            Again::Never => ("never", String::new()),
            Again::From(round) => ("from", round.to_string()),
            Again::Always => ("always", String::new()),
        };
        match format {
            Format::Schedule => Now {
                format: "schedule",
                ..usual
            },
            Format::Swiss { first } => Now {
                format: "swiss",
                first: words::word(words::FIRST, *first),
                ..usual
            },
            Format::Cut { again: how } => Now {
                format: "cut",
                again: again(*how),
                ..usual
            },
            Format::Lot { again: how } => Now {
                format: "lot",
                again: again(*how),
                ..usual
            },
            Format::Interval { step, again: how } => Now {
                format: "interval",
                step: step.to_string(),
                again: again(*how),
                ..usual
            },
            Format::Script { rounds } => Now {
                format: "script",
                script: script::write(rounds),
                ..usual
            },
            Format::Groups { size } => Now {
                format: "groups",
                size: size.to_string(),
                ..usual
            },
            Format::Teams => Now {
                format: "teams",
                ..usual
            },
            Format::Knockout { best } => Now {
                format: "knockout",
                best: best.to_string(),
                ..usual
            },
        }
    }
}

fn who_now(entrants: &Entrants) -> (&'static str, String, String) {
    let numbers = |list: &[EntryNo]| {
        list.iter()
            .map(|entry| entry.0.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    match entrants {
        Entrants::Everybody => ("everybody", String::new(), String::new()),
        Entrants::Best(count) => ("best", count.to_string(), String::new()),
        Entrants::List(list) => ("list", String::new(), numbers(list)),
    }
}

fn carry_now(carry: &Carry) -> (&'static str, String) {
    match carry {
        Carry::Nothing => ("nothing", String::new()),
        Carry::All => ("all", String::new()),
        Carry::Half => ("half", String::new()),
        Carry::Places(points) => (
            "places",
            points.iter().map(Exact::to_string).collect::<Vec<_>>().join(" "),
        ),
    }
}

pub(super) fn read(event: &Event, sent: &SettingsForm) -> Result<Setting, Bad> {
    let count: usize = sent.needed("stages")?;
    let stage = |at: usize| match event.stages.get(at - 1).filter(|_| at <= begun(event)) {
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
    let again = || match sent.value(&named("again")) {
        "never" => Ok(Again::Never),
        "from" => Ok(Again::From(sent.needed(&named("from"))?)),
        "always" => Ok(Again::Always),
        _ => Err(bad(&named("again"), "field-bad-choice")),
    };
    let format = match sent.value(&named("format")) {
        "schedule" => Format::Schedule,
        "swiss" => {
            let first = sent.choice(&named("first"), |word| words::value(words::FIRST, word))?;
            Format::Swiss { first }
        }
        "cut" => Format::Cut { again: again()? },
        "lot" => Format::Lot { again: again()? },
        "interval" => Format::Interval {
            step: sent.needed(&named("step"))?,
            again: again()?,
        },
        "groups" => Format::Groups {
            size: sent.needed(&named("size"))?,
        },
        "teams" => Format::Teams,
        "knockout" => Format::Knockout {
            best: sent.needed(&named("best"))?,
        },
        "script" => Format::Script {
            rounds: rounds(sent.value(&named("script")), &named("script"))?,
        },
        _ => return Err(bad(&named("format"), "field-bad-choice")),
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
    let entrants = match sent.value(&named("who")) {
        "everybody" => Entrants::Everybody,
        "best" => Entrants::Best(sent.needed(&named("count"))?),
        "list" => Entrants::List(sent.numbers(&named("list"))?.into_iter().map(EntryNo).collect()),
        _ => return Err(bad(&named("who"), "field-bad-choice")),
    };
    let carry = match sent.value(&named("carry")) {
        "nothing" => Carry::Nothing,
        "all" => Carry::All,
        "half" => Carry::Half,
        "places" => Carry::Places(sent.exacts(&named("carry_points"))?),
        _ => return Err(bad(&named("carry"), "field-bad-choice")),
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
