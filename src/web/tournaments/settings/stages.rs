//! The stages of a tournament: how the rounds of each are drawn, who plays in it, and what counts on.

use serde::Deserialize;

use super::field::{Bad, FieldView, Kind, bad, choice, exacts, needed, numbers};
use super::numbered::Numbered;
use super::{Failed, Group, unknown_field};
use talon_service::tournaments::Setting;
use talon_text::number::spaced;
use talon_text::{Arg, Lang};
use talon_tournament::EntryNo;
use talon_tournament::rounds::swiss::First;
use talon_tournament::rounds::{Again, script};
use talon_tournament::standings::Carry;
use talon_tournament::tournament::file::kinds::{AgainKind, CarryKind, EntrantsKind, FormatKind};
use talon_tournament::tournament::file::words;
use talon_tournament::tournament::{Entrants, Format, Stage, Tournament};

/// Stages that the form can have.
const STAGES_MAX: u16 = 8;

#[derive(Debug, Clone, Deserialize)]
pub(super) struct StagesForm {
    /// How many there are.
    stages: u16,
    /// Each, from 1 on; a stage that was just added has none yet.
    #[serde(flatten)]
    forms: Numbered<StageForm>,
}

/// The fields of a stage. Of one that has begun only its name and its rounds are sent.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct StageForm {
    called: String,
    format: String,
    rounds: String,
    first: String,
    again: String,
    from: String,
    step: String,
    size: String,
    best: String,
    script: String,
    boards: String,
    who: String,
    count: String,
    list: String,
    carry: String,
    carry_points: String,
}

/// How many stages have begun, so that of each only its name and its rounds can change.
fn begun(tournament: &Tournament) -> u16 {
    tournament.rounds.last().map_or(0, |round| round.stage)
}

impl StagesForm {
    pub fn of(tournament: &Tournament) -> StagesForm {
        let forms: Numbered<StageForm> = (1..).zip(tournament.stages.iter().map(StageForm::of)).collect();
        StagesForm {
            stages: forms.numbers().last().unwrap_or_default(),
            forms,
        }
    }

    /// The form with a stage more.
    pub fn with_one_more(self) -> StagesForm {
        StagesForm {
            stages: self.count() + 1,
            ..self
        }
    }

    /// The form without its last stage.
    pub fn with_one_less(self) -> StagesForm {
        StagesForm {
            stages: self.count() - 1,
            ..self
        }
    }

    fn count(&self) -> u16 {
        self.stages.clamp(1, STAGES_MAX)
    }

    /// A group of fields for each stage.
    pub fn groups(&self, tournament: &Tournament, lang: Lang) -> Vec<Group> {
        let group = |at: u16| {
            let usual = Stage::of(Format::Schedule, 1);
            let stage = tournament.stages.get(usize::from(at) - 1).unwrap_or(&usual);
            let now = StageForm::of(stage);
            let form = match self.forms.get(at) {
                None => now,
                // What is fixed is not sent.
                Some(typed) if at <= begun(tournament) => StageForm {
                    called: typed.called.clone(),
                    rounds: typed.rounds.clone(),
                    ..now
                },
                Some(typed) => typed.clone(),
            };
            Group {
                title: lang.t_args("tournament-place-stage", &[("number", Arg::Number(at.into()))]),
                fields: form.fields(at, at <= begun(tournament), lang),
            }
        };
        let mut groups: Vec<Group> = (1..=self.count()).map(group).collect();
        if let Some(last) = groups.last_mut() {
            let count = self.count().to_string();
            last.fields
                .push(FieldView::bare("stages".to_owned(), Kind::Hidden, count));
        }
        groups
    }

    pub fn read(&self, tournament: &Tournament) -> Result<Setting, Failed> {
        let in_form = 1..=self.count();
        if !self.forms.numbers().all(|at| in_form.contains(&at)) {
            return Err(unknown_field());
        }
        let empty = StageForm::default();
        let stage = |at: u16| {
            let form = self.forms.get(at).unwrap_or(&empty);
            let old = tournament.stages.get(usize::from(at) - 1);
            match old.filter(|_| at <= begun(tournament) && form.format.is_empty()) {
                // What is fixed is not sent.
                Some(stage) => Ok(Stage {
                    name: form.called.trim().to_owned(),
                    rounds: needed(&format!("rounds{at}"), &form.rounds)?,
                    ..stage.clone()
                }),
                None => form.read(at),
            }
        };
        in_form.map(stage).collect::<Result<_, _>>().map(Setting::Stages)
    }
}

impl StageForm {
    fn of(stage: &Stage) -> StageForm {
        let mut form = StageForm {
            called: stage.name.clone(),
            format: FormatKind::from(&stage.format).as_str().to_owned(),
            rounds: stage.rounds.to_string(),
            first: words::word(words::FIRST, First::Lot).to_owned(),
            boards: stage
                .boards
                .map_or("", |boards| words::word(words::BOARDS, boards))
                .to_owned(),
            who: EntrantsKind::from(&stage.entrants).as_str().to_owned(),
            carry: CarryKind::from(&stage.carry).as_str().to_owned(),
            ..StageForm::default()
        };
        let mut may_meet_again = Again::Never;
        match &stage.format {
            Format::Schedule | Format::Teams => {}
            Format::Swiss { first } => words::word(words::FIRST, *first).clone_into(&mut form.first),
            Format::Cut { again } | Format::Lot { again } => may_meet_again = *again,
            Format::Interval { step, again } => {
                form.step = step.to_string();
                may_meet_again = *again;
            }
            Format::Script { rounds } => form.script = script::write(rounds),
            Format::Groups { size } => form.size = size.to_string(),
            Format::Knockout { best } => form.best = best.to_string(),
        }
        AgainKind::from(&may_meet_again).as_str().clone_into(&mut form.again);
        match may_meet_again {
            Again::Never | Again::Always => {}
            Again::From(round) => form.from = round.to_string(),
        }
        match &stage.entrants {
            Entrants::Everybody => {}
            Entrants::Best(count) => form.count = count.to_string(),
            Entrants::List(list) => form.list = spaced(list.iter().map(|entry| entry.0)),
        }
        match &stage.carry {
            Carry::Nothing | Carry::All | Carry::Half => {}
            Carry::Places(points) => form.carry_points = spaced(points),
        }
        form
    }

    fn fields(&self, at: u16, has_begun: bool, lang: Lang) -> Vec<FieldView> {
        let named = |name: &str| format!("{name}{at}");
        let text = |name: &str, value: &str| FieldView::text(&named(name), value, lang);
        let number = |name: &str, value: &str| FieldView::number(&named(name), value, lang);
        let choice = |name: &str, words: &[&str], value: &str| FieldView::choice(&named(name), words, value, lang);
        let mut board_words = vec![""];
        board_words.extend(words::all(words::BOARDS));
        let mut fields = vec![
            text("called", &self.called),
            choice("format", &FormatKind::words(), &self.format).fixed_if(has_begun),
            number("rounds", &self.rounds),
        ];
        let mut others = vec![
            choice("first", &words::all(words::FIRST), &self.first).only("swiss"),
            choice("again", &AgainKind::words(), &self.again).only("cut interval lot"),
            number("from", &self.from).only("cut interval lot"),
            number("step", &self.step).only("interval"),
            number("size", &self.size).only("groups"),
            number("best", &self.best).only("knockout"),
            FieldView::new(&named("script"), Kind::Area, &self.script, lang).only("script"),
            choice("boards", &board_words, &self.boards),
        ];
        if at > 1 {
            others.extend([
                choice("who", &EntrantsKind::words(), &self.who),
                number("count", &self.count).only("who-best"),
                text("list", &self.list).only("who-list"),
                choice("carry", &CarryKind::words(), &self.carry),
                text("carry_points", &self.carry_points).only("carry-places"),
            ]);
        }
        fields.extend(others.into_iter().map(|field| field.fixed_if(has_begun)));
        fields
    }

    /// The stage that the fields of this number describe.
    fn read(&self, at: u16) -> Result<Stage, Failed> {
        let named = |name: &str| format!("{name}{at}");
        let boards = match self.boards.trim() {
            "" => None,
            word => Some(choice(&named("boards"), word, |word| {
                words::value(words::BOARDS, word)
            })?),
        };
        let plain = Stage {
            name: self.called.trim().to_owned(),
            boards,
            ..Stage::of(self.format(at)?, needed(&named("rounds"), &self.rounds)?)
        };
        if at == 1 {
            // Everyone plays in the first stage, and nothing was carried into it: its form has no such fields.
            let later = [&self.who, &self.count, &self.list, &self.carry, &self.carry_points];
            return if later.iter().all(|typed| typed.is_empty()) {
                Ok(plain)
            } else {
                Err(unknown_field())
            };
        }
        let entrants = match choice(&named("who"), &self.who, EntrantsKind::parse)? {
            EntrantsKind::Everybody => Entrants::Everybody,
            EntrantsKind::Best => Entrants::Best(needed(&named("count"), &self.count)?),
            EntrantsKind::List => {
                let list = numbers(&named("list"), &self.list)?;
                Entrants::List(list.into_iter().map(EntryNo).collect())
            }
        };
        let carry = match choice(&named("carry"), &self.carry, CarryKind::parse)? {
            CarryKind::Nothing => Carry::Nothing,
            CarryKind::All => Carry::All,
            CarryKind::Half => Carry::Half,
            CarryKind::Places => Carry::Places(exacts(&named("carry_points"), &self.carry_points)?),
        };
        Ok(Stage {
            entrants,
            carry,
            ..plain
        })
    }

    fn format(&self, at: u16) -> Result<Format, Bad> {
        let named = |name: &str| format!("{name}{at}");
        Ok(match choice(&named("format"), &self.format, FormatKind::parse)? {
            FormatKind::Schedule => Format::Schedule,
            FormatKind::Swiss => Format::Swiss {
                first: choice(&named("first"), &self.first, |word| words::value(words::FIRST, word))?,
            },
            FormatKind::Cut => Format::Cut { again: self.again(at)? },
            FormatKind::Lot => Format::Lot { again: self.again(at)? },
            FormatKind::Interval => Format::Interval {
                step: needed(&named("step"), &self.step)?,
                again: self.again(at)?,
            },
            FormatKind::Groups => Format::Groups {
                size: needed(&named("size"), &self.size)?,
            },
            FormatKind::Teams => Format::Teams,
            FormatKind::Knockout => Format::Knockout {
                best: needed(&named("best"), &self.best)?,
            },
            FormatKind::Script => Format::Script {
                rounds: rounds(self.script.trim(), &named("script"))?,
            },
        })
    }

    /// Whether those who met may meet again, and from which round on.
    fn again(&self, at: u16) -> Result<Again, Bad> {
        Ok(match choice(&format!("again{at}"), &self.again, AgainKind::parse)? {
            AgainKind::Never => Again::Never,
            AgainKind::From => Again::From(needed(&format!("from{at}"), &self.from)?),
            AgainKind::Always => Again::Always,
        })
    }
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
