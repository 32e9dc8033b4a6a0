//! The options of the rule set as choices: the usual value first, then the others.

use super::asked::Asked;
use super::fields::Pick;
use crate::desk::{Allowed, OPTIONS, OptionInfo, SILENT_CODES, Setting, Variant};
use crate::text::Lang;

/// An option of the rule set.
#[derive(Debug)]
pub struct OptionView {
    pub id: String,
    pub label: String,
    pub hint: String,
    pub choices: Vec<Pick>,
}

/// All of them, with what was chosen.
pub fn options(asked: &Asked, lang: Lang) -> Vec<OptionView> {
    let usual = Variant::default();
    let view = |info: &OptionInfo| {
        let id = format!("option.{}", info.name);
        let chosen = asked.first(&id);
        let usual = usual.get(info.name).map(|setting| said(setting, lang)).unwrap_or_default();
        let first = lang.t_args("desk-usual", &[("value", usual.into())]);
        let mut choices = vec![Pick { value: String::new(), label: first, chosen: chosen.is_empty() }];
        choices.extend(others(info.allowed, info.alternatives).into_iter().map(|setting| {
            let value = code(setting);
            Pick { label: said(setting, lang), chosen: value == chosen, value }
        }));
        if !choices.iter().any(|choice| choice.chosen) {
            choices.push(Pick { value: chosen.into(), label: chosen.into(), chosen: true });
        }
        OptionView {
            label: lang.t(&format!("option-{}", info.name)).into_owned(),
            hint: lang.t(&format!("option-{}-help", info.name)).into_owned(),
            choices,
            id,
        }
    };
    OPTIONS.iter().map(view).collect()
}

fn others(allowed: Allowed, alternatives: &[Setting]) -> Vec<Setting> {
    match allowed {
        Allowed::LevelOrNull(_) => (1..=7).map(Setting::Number).collect(),
        _ => alternatives.to_vec(),
    }
}

fn silent(chosen: [bool; 4]) -> impl Iterator<Item = &'static str> {
    SILENT_CODES.iter().copied().zip(chosen).filter_map(|(name, on)| on.then_some(name))
}

fn code(setting: Setting) -> String {
    match setting {
        Setting::Switch(on) => on.to_string(),
        Setting::Number(number) => number.to_string(),
        Setting::Null => "null".into(),
        Setting::Word(word) => word.into(),
        Setting::Words([false, false, false, false]) => "none".into(),
        Setting::Words(chosen) => silent(chosen).collect::<Vec<_>>().join(" "),
    }
}

fn said(setting: Setting, lang: Lang) -> String {
    let word = |word: &str| lang.t(&format!("option-value-{word}")).into_owned();
    match setting {
        Setting::Switch(on) => word(if on { "on" } else { "off" }),
        Setting::Number(number) => number.to_string(),
        Setting::Null | Setting::Words([false, false, false, false]) => word("none"),
        Setting::Word(name) => word(name),
        Setting::Words(chosen) => silent(chosen).map(|name| lang.silent(name)).collect::<Vec<_>>().join(", "),
    }
}
