//! The rules of the game in this tournament, option by option.

use serde_json::Value as Json;

use super::field::{FieldView, Kind, bad};
use super::{Failed, unknown_field};
use crate::choice::Choice;
use crate::desk::options::OptionView;
use crate::rules_form::{RulesFault, RulesForm};
use talon_service::tournaments::Setting;
use talon_text::Lang;
use talon_tournament::tournament::{Profile, Tournament};

/// A tournament that was read has rules that can be.
fn rules(tournament: &Tournament) -> Json {
    serde_json::from_str(&tournament.profile.rules).unwrap_or_default()
}

pub(super) fn form(tournament: &Tournament) -> RulesForm {
    RulesForm::of(&rules(tournament))
}

pub(super) fn fields(form: &RulesForm, tournament: &Tournament, lang: Lang) -> Vec<FieldView> {
    let options = form.options(tournament.game, lang).into_iter();
    options.flat_map(|option| option_fields(option, lang)).collect()
}

/// The field of its choices, and that of its number.
fn option_fields(option: OptionView, lang: Lang) -> Vec<FieldView> {
    let chosen = option.choices.iter().find(|pick| pick.chosen);
    let value = chosen.map_or_else(String::new, |pick| pick.value.clone());
    let picks: Vec<_> = option
        .choices
        .into_iter()
        .map(|pick| Choice::new(pick.value, pick.label))
        .collect();
    let has_choices = !picks.is_empty();
    let choice = has_choices.then(|| FieldView {
        label: option.label.clone(),
        hint: option.hint.clone(),
        ..FieldView::bare(option.id, Kind::Choice(picks), value)
    });
    let number = option.number.map(|number| FieldView {
        label: match has_choices {
            true => lang.t_args("option-or-number", &[("option", option.label.as_str().into())]),
            false => option.label.clone(),
        },
        hint: match has_choices {
            true => String::new(),
            false => format!("{} ({})", option.hint, option.usual),
        },
        ..FieldView::bare(number.id, Kind::Number, number.value)
    });
    choice.into_iter().chain(number).collect()
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
