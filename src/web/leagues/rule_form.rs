//! What a season takes in by itself, as a form has it.

use crate::choice::Choice;
use chrono::NaiveDate;
use serde::Deserialize;

use super::counting_form::FieldFault;
use talon_league::{RuledUnits, UnitRule, Weekday};
use talon_rules::games::GameKind;
use talon_text::{Lang, number};
use talon_tournament::names::{self, NAME_MAX, NameFault};
use talon_tournament::tournament::Preset;

/// The fields; what is empty is not asked for.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RuleForm {
    /// Whether anything counts by itself at all.
    #[serde(default)]
    pub takes: bool,
    /// Tournaments, evenings, or both.
    pub units: String,
    pub game: String,
    /// What a tournament was made as.
    #[serde(default)]
    pub preset: String,
    pub pattern: String,
    pub weekday: String,
    pub rule_from: String,
    pub rule_to: String,
    pub entries: String,
    /// What it names waits to be accepted.
    #[serde(default)]
    pub proposes: bool,
}

/// What a rule may take, as a form offers it.
pub(super) fn choices(lang: Lang) -> Vec<Choice> {
    let said = |units: RuledUnits| {
        let key = match units {
            RuledUnits::Tournaments => "league-rule-units-tournaments",
            RuledUnits::Evenings => "league-rule-units-evenings",
            RuledUnits::Both => "league-rule-units-both",
        };
        Choice::new(units.as_str(), lang.t(key))
    };
    RuledUnits::ALL.map(said).to_vec()
}

/// What a tournament may have been made as, or anything.
pub(super) fn presets(lang: Lang) -> Vec<Choice> {
    let said = |preset: Preset| Choice::new(preset.as_str(), preset_name(preset, lang));
    let any = Choice::new("", lang.t("league-rule-any-preset"));
    [any].into_iter().chain(Preset::ALL.map(said)).collect()
}

/// What a kind of tournament is called.
pub(super) fn preset_name(preset: Preset, lang: Lang) -> String {
    lang.t(&format!("tournament-preset-{}", preset.as_str())).into_owned()
}

impl RuleForm {
    pub(super) fn of(rule: Option<&UnitRule>) -> RuleForm {
        let Some(rule) = rule else { return RuleForm::default() };
        let day = |day: Option<NaiveDate>| day.map(|day| day.to_string()).unwrap_or_default();
        RuleForm {
            takes: true,
            units: rule.takes.as_str().to_owned(),
            game: rule.game.clone().unwrap_or_default(),
            preset: rule.preset.map(|preset| preset.as_str().to_owned()).unwrap_or_default(),
            pattern: rule.name.clone().unwrap_or_default(),
            weekday: rule.weekday.map(|day| day.as_str().to_owned()).unwrap_or_default(),
            rule_from: day(rule.from),
            rule_to: day(rule.to),
            entries: rule.entries.map(|entries| entries.to_string()).unwrap_or_default(),
            proposes: rule.proposes,
        }
    }

    /// The rule; none where nothing counts by itself.
    ///
    /// # Errors
    /// With the first field that cannot be read.
    pub(super) fn read(&self, lang: Lang) -> Result<Option<UnitRule>, FieldFault> {
        // What is asked first counts by itself too, once it is accepted.
        if !self.takes && !self.proposes {
            return Ok(None);
        }
        let bad = |field: &'static str, key: &str| FieldFault {
            field,
            words: lang.t(key).into_owned(),
        };
        let day = |typed: &str, field| match typed.trim() {
            "" => Ok(None),
            typed => NaiveDate::parse_from_str(typed, "%Y-%m-%d")
                .map(Some)
                .map_err(|_| bad(field, "list-bad-date")),
        };
        let game = match self.game.as_str() {
            "" => None,
            word => Some(GameKind::parse(word).ok_or_else(|| bad("game", "field-bad-choice"))?),
        };
        let preset = match self.preset.as_str() {
            "" => None,
            word => Some(Preset::parse(word).ok_or_else(|| bad("preset", "field-bad-choice"))?),
        };
        let weekday = match self.weekday.as_str() {
            "" => None,
            word => Some(Weekday::parse(word).ok_or_else(|| bad("weekday", "field-bad-choice"))?),
        };
        let entries = match self.entries.trim() {
            "" => None,
            typed => Some(number::count(typed).ok_or_else(|| bad("entries", "set-bad-number"))?),
        };
        let pattern = match names::line(&self.pattern, NAME_MAX) {
            Ok(pattern) => Some(pattern),
            Err(NameFault::Empty) => None,
            Err(NameFault::TooLong) => return Err(bad("pattern", "list-too-long")),
            Err(NameFault::Characters) => return Err(bad("pattern", "field-bad-characters")),
        };
        let (from, to) = (day(&self.rule_from, "rule_from")?, day(&self.rule_to, "rule_to")?);
        if from.zip(to).is_some_and(|(from, to)| to < from) {
            return Err(bad("rule_to", "list-bad-date"));
        }
        let takes = RuledUnits::parse(&self.units).ok_or_else(|| bad("units", "field-bad-choice"))?;
        Ok(Some(UnitRule {
            takes,
            game: game.map(|game| game.as_str().to_owned()),
            preset,
            name: pattern,
            weekday,
            from,
            to,
            entries,
            proposes: self.proposes,
        }))
    }
}
