//! The forms of the page: each part has its own fields and no other (S-3).

use serde::Deserialize;

use super::Failed;
use super::basics::BasicsForm;
use super::money::MoneyForm;
use super::people::{ApartForm, TeamsForm};
use super::rules;
use super::scoring::ScoringForm;
use super::seeding::SeedingForm;
use super::stages::StagesForm;
use super::tables::TablesForm;
use super::times::TimesForm;
use super::withheld::WithheldForm;
use crate::act_form::ActForm;
use crate::rules_form::RulesForm;
use talon_service::tournaments::Setting;
use talon_tournament::tournament::{SettingPart, Tournament};

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
    Money(MoneyForm),
    Withheld(WithheldForm),
    Times(TimesForm),
    Rules(RulesForm),
    Stages(StagesForm),
    StagesAdd(StagesForm),
    StagesDrop(StagesForm),
    Teams(TeamsForm),
    Apart(ApartForm),
    Seeding(SeedingForm),
}

impl SettingsAct {
    /// The form of a part with what the tournament has.
    pub fn of(part: SettingPart, tournament: &Tournament) -> SettingsAct {
        match part {
            SettingPart::Basics => SettingsAct::Basics(BasicsForm::of(tournament)),
            SettingPart::Scoring => SettingsAct::Scoring(Box::new(ScoringForm::of(tournament))),
            SettingPart::Tables => SettingsAct::Tables(Box::new(TablesForm::of(&tournament.profile))),
            SettingPart::Money => SettingsAct::Money(MoneyForm::of(&tournament.profile.money)),
            SettingPart::Withheld => SettingsAct::Withheld(WithheldForm::of(tournament.profile.withheld)),
            SettingPart::Times => SettingsAct::Times(TimesForm::of(tournament)),
            SettingPart::Rules => SettingsAct::Rules(rules::form(tournament)),
            SettingPart::Stages => SettingsAct::Stages(StagesForm::of(tournament)),
            SettingPart::Teams => SettingsAct::Teams(TeamsForm::of(tournament)),
            SettingPart::Apart => SettingsAct::Apart(ApartForm::of(tournament)),
            SettingPart::Seeding => SettingsAct::Seeding(SeedingForm::default()),
        }
    }

    pub const fn part(&self) -> SettingPart {
        match self {
            SettingsAct::Basics(_) => SettingPart::Basics,
            SettingsAct::Scoring(_) => SettingPart::Scoring,
            SettingsAct::Tables(_) => SettingPart::Tables,
            SettingsAct::Money(_) => SettingPart::Money,
            SettingsAct::Withheld(_) => SettingPart::Withheld,
            SettingsAct::Times(_) => SettingPart::Times,
            SettingsAct::Rules(_) => SettingPart::Rules,
            SettingsAct::Stages(_) | SettingsAct::StagesAdd(_) | SettingsAct::StagesDrop(_) => SettingPart::Stages,
            SettingsAct::Teams(_) => SettingPart::Teams,
            SettingsAct::Apart(_) => SettingPart::Apart,
            SettingsAct::Seeding(_) => SettingPart::Seeding,
        }
    }

    /// What it sets.
    pub fn read(&self, tournament: &Tournament) -> Result<Setting, Failed> {
        match self {
            SettingsAct::Basics(form) => form.read(),
            SettingsAct::Scoring(form) => form.read(tournament),
            SettingsAct::Tables(form) => form.read(tournament),
            SettingsAct::Money(form) => form.read(),
            SettingsAct::Withheld(form) => form.read(),
            SettingsAct::Times(form) => form.read(tournament),
            SettingsAct::Rules(form) => rules::read(form, tournament),
            SettingsAct::Stages(form) | SettingsAct::StagesAdd(form) | SettingsAct::StagesDrop(form) => {
                form.read(tournament)
            }
            SettingsAct::Teams(form) => form.read(tournament),
            SettingsAct::Apart(form) => form.read(tournament),
            SettingsAct::Seeding(form) => form.read(),
        }
    }
}
