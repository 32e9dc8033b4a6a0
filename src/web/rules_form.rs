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
    /// What was sent, by the names of fields.
    fields: BTreeMap<String, String>,
}

/// Why a form gives no rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum RulesFault {
    /// A field of no option.
    UnknownField,
    /// The field whose choice is none.
    BadChoice(String),
}

impl TryFrom<BTreeMap<String, String>> for RulesForm {
    type Error = &'static str;

    fn try_from(fields: BTreeMap<String, String>) -> Result<RulesForm, &'static str> {
        match fields.keys().all(|field| options::option_of(field).is_some()) {
            true => Ok(RulesForm { fields }),
            false => Err("a field that is no option"),
        }
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
        let said = set(rules).into_iter();
        let fields = said.map(|(name, value)| (options::field(&name), options::code(&value)));
        RulesForm {
            fields: fields.collect(),
        }
    }

    fn value(&self, name: &str) -> &str {
        options::sent(name, |field| self.fields.get(field).map(String::as_str)).unwrap_or_default()
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
        let named = self.fields.keys().filter_map(|field| options::option_of(field));
        if !named.into_iter().all(is_offered) {
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
                return Err(RulesFault::BadChoice(options::field(choice.name)));
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
