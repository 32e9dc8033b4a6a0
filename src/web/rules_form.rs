//! The rules of a game as a form, option by option: what tournaments and scorecards are played by.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value as Json, json};

use super::desk::options::{self, OptionView};
use talon_rules::games::GameKind;
use talon_study::desk::{Desk, RuleOption};
use talon_text::Lang;

/// What is chosen for options of the game, each in a field of its own; those without a choice are as usual.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(try_from = "BTreeMap<String, String>")]
pub(crate) struct RulesForm {
    chosen: Vec<ChosenOption>,
}

/// What is chosen for an option, in the letters of the form.
#[derive(Debug, Clone)]
struct ChosenOption {
    name: String,
    value: String,
    /// It stood in the field of a number.
    is_typed: bool,
}

/// Why a form gives no rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum RulesFault {
    /// A field of no option.
    UnknownField,
    /// The field whose choice is none.
    BadChoice(String),
}

/// How the fields of options begin.
const OPTION: &str = "option.";
/// How those end in which a number is typed beside choices.
const NUMBER: &str = ".number";

impl TryFrom<BTreeMap<String, String>> for RulesForm {
    type Error = &'static str;

    fn try_from(fields: BTreeMap<String, String>) -> Result<RulesForm, &'static str> {
        let read = |(field, value): (String, String)| -> Result<ChosenOption, &'static str> {
            let name = field.strip_prefix(OPTION).ok_or("a field that is no option")?;
            let is_typed = name.ends_with(NUMBER);
            let name = name.strip_suffix(NUMBER).unwrap_or(name).to_owned();
            Ok(ChosenOption { name, value, is_typed })
        };
        let mut chosen: Vec<ChosenOption> = fields.into_iter().map(read).collect::<Result<_, _>>()?;
        // A number that was typed is meant rather than the choice beside it.
        chosen.sort_by_key(|option| !option.is_typed || option.value.trim().is_empty());
        Ok(RulesForm { chosen })
    }
}

/// The options that a record may have, which a named set of them is not.
fn choices(game: GameKind) -> Vec<RuleOption> {
    let all = Desk::of(game).map(Desk::choices).unwrap_or_default();
    all.into_iter().filter(|choice| choice.name != "preset").collect()
}

fn set(rules: &Json) -> Map<String, Json> {
    rules
        .get("options")
        .and_then(Json::as_object)
        .cloned()
        .unwrap_or_default()
}

impl RulesForm {
    /// The form that says the member `rules` of a record.
    pub fn of(rules: &Json) -> RulesForm {
        let chosen = set(rules).into_iter().map(|(name, value)| ChosenOption {
            name,
            value: options::code(&value),
            is_typed: false,
        });
        RulesForm {
            chosen: chosen.collect(),
        }
    }

    fn value(&self, name: &str) -> &str {
        let chosen = self.chosen.iter().find(|option| option.name == name);
        chosen.map_or("", |option| option.value.trim())
    }

    /// All options of the game, with what is chosen.
    pub fn options(&self, game: GameKind, lang: Lang) -> Vec<OptionView> {
        let view = |choice: &RuleOption| options::view(choice, self.value(choice.name), lang);
        choices(game).iter().map(view).collect()
    }

    /// The member `rules` that the form says; what the form does not offer stays as it was in the old one.
    pub fn read(&self, game: GameKind, old: &Json) -> Result<Json, RulesFault> {
        let (offered, old) = (choices(game), set(old));
        let is_offered = |name: &str| offered.iter().any(|choice| choice.name == name);
        if self.chosen.iter().any(|option| !is_offered(&option.name)) {
            return Err(RulesFault::UnknownField);
        }
        let mut new = Map::new();
        for choice in &offered {
            let text = self.value(choice.name);
            if text.is_empty() {
                continue;
            }
            let value = options::value(choice, text);
            let known = choice.takes(&value) || old.get(choice.name) == Some(&value);
            if !known {
                return Err(RulesFault::BadChoice(format!("{OPTION}{}", choice.name)));
            }
            new.insert(choice.name.to_owned(), value);
        }
        new.extend(old.into_iter().filter(|(name, _)| !is_offered(name)));
        let mut rules = json!({"edition": 1, "id": game.as_str()});
        if !new.is_empty() {
            rules["options"] = Json::Object(new);
        }
        Ok(rules)
    }
}
