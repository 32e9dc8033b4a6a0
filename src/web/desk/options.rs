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
    /// What stands to choose; nothing where a number is typed and there is no other choice.
    pub choices: Vec<Pick>,
    /// Where any number of a range can be meant, it is typed.
    pub number: Option<NumberView>,
    /// What is meant where nothing is said.
    pub usual: String,
}

/// A number to type.
#[derive(Debug)]
pub(crate) struct NumberView {
    /// The name of its field; beside choices it is another one than theirs.
    pub id: String,
    pub value: String,
    pub least: i64,
    pub most: i64,
    pub step: i64,
}

/// All of them, with what was chosen.
pub fn options(asked: &DeskForm, lang: Lang) -> Vec<OptionView> {
    let choices = asked.desk.choices();
    let chosen = |option: &RuleOption| sent(option.name, |field| Some(asked.first(field))).unwrap_or_default();
    choices
        .iter()
        .map(|option| view(option, chosen(option), lang))
        .collect()
}

/// How the fields of options begin.
const FIELD: &str = "option.";
/// How those end in which a number is typed beside choices.
const NUMBER: &str = ".number";

/// The name of the field of an option.
pub fn field(name: &str) -> String {
    format!("{FIELD}{name}")
}

/// The name of the field in which the number of an option is typed, where it has choices too.
pub fn number_field(name: &str) -> String {
    format!("{FIELD}{name}{NUMBER}")
}

/// The option whose field this is; `None` of other fields.
pub fn option_of(field: &str) -> Option<&str> {
    let name = field.strip_prefix(FIELD)?;
    Some(name.strip_suffix(NUMBER).unwrap_or(name))
}

/// What was sent for an option, where something was: the number that was typed, or else the choice.
pub fn sent<'a>(name: &str, get: impl Fn(&str) -> Option<&'a str>) -> Option<&'a str> {
    let typed = get(&number_field(name))
        .map(str::trim)
        .filter(|number| !number.is_empty());
    typed.or_else(|| get(&field(name)).map(str::trim))
}

/// One of them, with what was chosen.
pub fn view(option: &RuleOption, chosen: &str, lang: Lang) -> OptionView {
    let usual = lang.t_args("desk-usual", &[("value", said(&option.usual, lang).into())]);
    let is_typed = |code: &str| option.range.is_some() && code.parse::<i64>().is_ok();
    let typed = Some(chosen).filter(|code| is_typed(code)).unwrap_or_default();
    let picked = if typed.is_empty() { chosen } else { "" };
    let mut choices = vec![Pick {
        value: String::new(),
        label: usual.clone(),
        chosen: picked.is_empty(),
    }];
    let others = option.others.iter().filter(|setting| !is_typed(&code(setting)));
    choices.extend(others.map(|setting| {
        let value = code(setting);
        Pick {
            label: said(setting, lang),
            chosen: value == picked,
            value,
        }
    }));
    if !choices.iter().any(|choice| choice.chosen) {
        choices.push(Pick {
            value: picked.into(),
            label: picked.into(),
            chosen: true,
        });
    }
    if option.range.is_some() && choices.len() == 1 {
        choices.clear();
    }
    let number = option.range.map(|range| NumberView {
        id: match choices.is_empty() {
            true => field(option.name),
            false => number_field(option.name),
        },
        value: typed.to_owned(),
        least: range.least,
        most: range.most,
        step: range.step,
    });
    OptionView {
        id: field(option.name),
        label: lang.t(&format!("option-{}", option.name)).into_owned(),
        hint: lang.t(&format!("option-{}-help", option.name)).into_owned(),
        choices,
        number,
        usual,
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
