//! The options of a question: the rule set that they make, and how a form offers them. What an option means stays
//! with the rules.

use serde_json::Value as Json;

use super::input::{Input, bad, mistyped};
use super::question::{NumberRange, RuleOption};
use super::reply::QuestionFault;
use talon_records::json::ValueKind;
use talon_records::options::{setting, setting_json};
use talon_rules::games::Code;
use talon_rules::games::option::{Allowed, OptionInfo, RuleSet, Setting};

/// The member that names a whole set of options.
const PRESET: &str = "preset";

/// The rule sets that have a name.
#[derive(Debug)]
pub(super) struct Presets<R: 'static> {
    pub names: &'static [&'static str],
    /// The one that is meant when none is named.
    pub usual: &'static str,
    pub named: fn(&str) -> Option<R>,
}

/// The rule set of a question: the default, or a preset where there are any, with the other options set.
pub(super) fn rules<R: RuleSet>(input: &Input<'_>, presets: Option<&Presets<R>>) -> Result<R, QuestionFault> {
    let options = input.entries("options")?;
    let mut rules = R::default();
    if let Some(presets) = presets
        && let Some((_, value)) = options.iter().find(|(name, _)| name == PRESET)
    {
        let named = value.as_str().and_then(|name| (presets.named)(&name));
        rules = named.ok_or_else(|| bad(PRESET, *value).expecting(presets.names.iter().copied()))?;
    }
    for (name, value) in options {
        if presets.is_some() && name == PRESET {
            continue;
        }
        let Some(info) = R::OPTIONS.iter().find(|info| info.name == name) else {
            return Err(QuestionFault::new(Code::UnknownOption, Some("options")).found(&name));
        };
        let set = setting(value, info.allowed).is_some_and(|setting| rules.set(info.name, setting));
        if !set {
            let fraction = value.kind() == ValueKind::Number;
            let fault = if fraction {
                mistyped(&name, value)
            } else {
                bad(&name, value)
            };
            let allowed = allowed_words(info.allowed);
            return Err(fault.expecting(allowed.iter().map(String::as_str)));
        }
    }
    Ok(rules)
}

/// What an option takes, as far as it is a list or has ends.
fn allowed_words(allowed: Allowed) -> Vec<String> {
    match allowed {
        Allowed::Switch => vec!["true".to_owned(), "false".to_owned()],
        Allowed::Numbers(list) => list.iter().map(i64::to_string).collect(),
        Allowed::Range { least, most, .. } => vec![format!("{least}-{most}")],
        Allowed::RangeOrNull { least, most } => vec!["null".to_owned(), format!("{least}-{most}")],
        Allowed::Words(words) | Allowed::List(words) => words.iter().copied().map(str::to_owned).collect(),
    }
}

/// The numbers that an option takes, where it takes all of a range.
fn range(allowed: Allowed) -> Option<NumberRange> {
    match allowed {
        Allowed::Range { least, most, step } => Some(NumberRange { least, most, step }),
        Allowed::RangeOrNull { least, most } => Some(NumberRange { least, most, step: 1 }),
        Allowed::Switch | Allowed::Numbers(_) | Allowed::Words(_) | Allowed::List(_) => None,
    }
}

/// The options as a form offers them; `offered` are the values besides the usual one.
pub(super) fn choices<R: RuleSet>(
    presets: Option<&Presets<R>>,
    offered: fn(&OptionInfo) -> Vec<Setting>,
) -> Vec<RuleOption> {
    let usual = R::default();
    let preset = presets.map(|presets| RuleOption {
        name: PRESET,
        usual: presets.usual.into(),
        others: presets
            .names
            .iter()
            .filter(|name| **name != presets.usual)
            .map(|name| (*name).into())
            .collect(),
        range: None,
    });
    let choice = |info: &OptionInfo| {
        let written = |setting| setting_json(info.allowed, setting);
        RuleOption {
            name: info.name,
            usual: usual.get(info.name).map_or(Json::Null, written),
            others: offered(info).into_iter().map(written).collect(),
            range: range(info.allowed),
        }
    };
    preset.into_iter().chain(R::OPTIONS.iter().map(choice)).collect()
}
