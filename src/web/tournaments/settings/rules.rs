//! The rules of the game in this tournament, option by option.

use serde_json::Value as Json;

use super::field::{FieldView, Kind, bad};
use super::{Failed, unknown_field};
use crate::desk::options::OptionView;
use crate::rules_form::{RulesFault, RulesForm};
use talon_service::tournaments::Setting;
use talon_text::Lang;
use talon_tournament::tournament::{Profile, Tournament};

fn rules(tournament: &Tournament) -> Json {
    serde_json::from_str(&tournament.profile.rules).unwrap_or_default()
}

pub(super) fn form(tournament: &Tournament) -> RulesForm {
    RulesForm::of(&rules(tournament))
}

pub(super) fn fields(form: &RulesForm, tournament: &Tournament, lang: Lang) -> Vec<FieldView> {
    let field = |option: OptionView| {
        let chosen = option.choices.iter().find(|pick| pick.chosen);
        let value = chosen.map_or_else(String::new, |pick| pick.value.clone());
        let picks = option.choices.into_iter().map(|pick| (pick.value, pick.label));
        FieldView {
            label: option.label,
            hint: option.hint,
            ..FieldView::bare(option.id, Kind::Choice(picks.collect()), value)
        }
    };
    form.options(tournament.game, lang).into_iter().map(field).collect()
}

pub(super) fn read(form: &RulesForm, tournament: &Tournament) -> Result<Setting, Failed> {
    let rules = form
        .read(tournament.game, &rules(tournament))
        .map_err(|fault| match fault {
            RulesFault::UnknownField => unknown_field(),
            RulesFault::BadChoice(field) => bad(&field, "field-bad-choice").into(),
        })?;
    Ok(Setting::Profile(Box::new(Profile {
        rules: rules.to_string(),
        ..tournament.profile.clone()
    })))
}
