//! The forms of the page: each part has its own fields and no other (S-3).

use serde::Deserialize;

use super::Failed;
use super::basics::BasicsForm;
use super::people::{ApartForm, TeamsForm};
use super::rules;
use super::scoring::ScoringForm;
use super::stages::StagesForm;
use super::tables::TablesForm;
use crate::act_form::ActForm;
use crate::rules_form::RulesForm;
use talon_service::tournaments::Setting;
use talon_tournament::tournament::{State, Tournament};

/// A form of the page.
pub(super) type SettingsForm = ActForm<Common, SettingsAct>;

/// What every form sends beside its part.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Common {
    #[serde(default)]
    pub key: String,
    /// The revision that was seen; none that there is, where the form says none.
    #[serde(default = "unseen")]
    pub seen: i64,
}

const fn unseen() -> i64 {
    -1
}

/// A part that is set. The last two buttons only change how many stages the form has.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SettingsAct {
    Basics(BasicsForm),
    Scoring(Box<ScoringForm>),
    Tables(Box<TablesForm>),
    Rules(RulesForm),
    Stages(StagesForm),
    StagesAdd(StagesForm),
    StagesDrop(StagesForm),
    Teams(TeamsForm),
    Apart(ApartForm),
}

/// A part of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Basics,
    Scoring,
    Tables,
    Rules,
    Stages,
    Teams,
    Apart,
}

impl Part {
    /// The parts, in the order of the page.
    pub const ALL: [Part; 7] = [
        Part::Basics,
        Part::Scoring,
        Part::Tables,
        Part::Rules,
        Part::Stages,
        Part::Teams,
        Part::Apart,
    ];

    /// The word for it in forms and texts.
    pub const fn as_str(self) -> &'static str {
        match self {
            Part::Basics => "basics",
            Part::Scoring => "scoring",
            Part::Tables => "tables",
            Part::Rules => "rules",
            Part::Stages => "stages",
            Part::Teams => "teams",
            Part::Apart => "apart",
        }
    }

    /// Whether nothing of it can be changed any more.
    pub fn is_frozen(self, state: State) -> bool {
        match self {
            Part::Basics | Part::Tables => state > State::Finished,
            Part::Scoring | Part::Rules => state >= State::Running,
            Part::Stages | Part::Teams | Part::Apart => state > State::Running,
        }
    }
}

impl SettingsAct {
    /// The form of a part with what the tournament has.
    pub fn of(part: Part, tournament: &Tournament) -> SettingsAct {
        match part {
            Part::Basics => SettingsAct::Basics(BasicsForm::of(tournament)),
            Part::Scoring => SettingsAct::Scoring(Box::new(ScoringForm::of(tournament))),
            Part::Tables => SettingsAct::Tables(Box::new(TablesForm::of(&tournament.profile))),
            Part::Rules => SettingsAct::Rules(rules::form(tournament)),
            Part::Stages => SettingsAct::Stages(StagesForm::of(tournament)),
            Part::Teams => SettingsAct::Teams(TeamsForm::of(tournament)),
            Part::Apart => SettingsAct::Apart(ApartForm::of(tournament)),
        }
    }

    pub const fn part(&self) -> Part {
        match self {
            SettingsAct::Basics(_) => Part::Basics,
            SettingsAct::Scoring(_) => Part::Scoring,
            SettingsAct::Tables(_) => Part::Tables,
            SettingsAct::Rules(_) => Part::Rules,
            SettingsAct::Stages(_) | SettingsAct::StagesAdd(_) | SettingsAct::StagesDrop(_) => Part::Stages,
            SettingsAct::Teams(_) => Part::Teams,
            SettingsAct::Apart(_) => Part::Apart,
        }
    }

    /// What it sets.
    pub fn read(&self, tournament: &Tournament) -> Result<Setting, Failed> {
        match self {
            SettingsAct::Basics(form) => form.read(),
            SettingsAct::Scoring(form) => form.read(tournament),
            SettingsAct::Tables(form) => form.read(tournament),
            SettingsAct::Rules(form) => rules::read(form, tournament),
            SettingsAct::Stages(form) | SettingsAct::StagesAdd(form) | SettingsAct::StagesDrop(form) => {
                form.read(tournament)
            }
            SettingsAct::Teams(form) => form.read(tournament),
            SettingsAct::Apart(form) => form.read(tournament),
        }
    }
}
