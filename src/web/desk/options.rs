//! The options of the rule set as choices: the usual value first, then the others. It knows their values as records
//! write them, not what they do.

use serde_json::Value as Json;

use super::asked::{DeskForm, number, words};
use super::fields::Pick;
use talon_study::desk::RuleOption;
use talon_text::Lang;

/// An option of the rule set.
#[derive(Debug)]
pub(crate) struct OptionView {
    pub id: String,
    pub label: String,
    pub hint: String,
    pub choices: Vec<Pick>,
}

/// All of them, with what was chosen.
pub fn options(asked: &DeskForm, lang: Lang) -> Vec<OptionView> {
    let chosen = |option: &RuleOption| asked.first(&format!("option.{}", option.name));
    asked
        .desk
        .choices()
        .iter()
        .map(|option| view(option, chosen(option), lang))
        .collect()
}

/// One of them, with what was chosen.
pub fn view(option: &RuleOption, chosen: &str, lang: Lang) -> OptionView {
    let first = lang.t_args("desk-usual", &[("value", said(&option.usual, lang).into())]);
    let mut choices = vec![Pick {
        value: String::new(),
        label: first,
        chosen: chosen.is_empty(),
    }];
    choices.extend(option.others.iter().map(|setting| {
        let value = code(setting);
        Pick {
            label: said(setting, lang),
            chosen: value == chosen,
            value,
        }
    }));
    if !choices.iter().any(|choice| choice.chosen) {
        choices.push(Pick {
            value: chosen.into(),
            label: chosen.into(),
            chosen: true,
        });
    }
    OptionView {
        id: format!("option.{}", option.name),
        label: lang.t(&format!("option-{}", option.name)).into_owned(),
        hint: lang.t(&format!("option-{}-help", option.name)).into_owned(),
        choices,
    }
}

/// The value that a text in an address means; one that the form does not offer is read by the look of the usual one.
pub fn value(option: &RuleOption, text: &str) -> Json {
    let known = option
        .others
        .iter()
        .chain([&option.usual])
        .find(|value| code(value) == text);
    match (known, &option.usual) {
        (Some(value), _) => value.clone(),
        (None, Json::Array(_)) => words(text).map(Json::from).collect(),
        (None, Json::Number(_) | Json::Null) => number(text),
        (None, _) => text.into(),
    }
}

/// A value as an address has it.
pub fn code(value: &Json) -> String {
    match value {
        Json::String(word) => word.clone(),
        Json::Array(list) if list.is_empty() => "none".into(),
        Json::Array(list) => list.iter().filter_map(Json::as_str).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

fn said(value: &Json, lang: Lang) -> String {
    let word = |word: &str| lang.t(&format!("option-value-{word}")).into_owned();
    match value {
        Json::Bool(on) => word(if *on { "on" } else { "off" }),
        Json::Null => word("none"),
        Json::String(name) => word(name),
        Json::Array(list) if list.is_empty() => word("none"),
        Json::Array(list) => list
            .iter()
            .filter_map(Json::as_str)
            .map(|name| lang.silent(name))
            .collect::<Vec<_>>()
            .join(", "),
        other => other.to_string(),
    }
}
