//! The rules of the game in this tournament, option by option.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value as Json, json};

use super::field::{FieldView, Kind, bad};
use super::{Failed, unknown_field};
use crate::desk::options;
use talon_service::tournaments::Setting;
use talon_study::desk::{Desk, RuleOption};
use talon_text::Lang;
use talon_tournament::tournament::{Profile, Tournament};

/// What is chosen for options of the game, each in a field of its own; those without a choice are as usual.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(try_from = "BTreeMap<String, String>")]
pub(super) struct RulesForm {
    chosen: Vec<ChosenOption>,
}

/// What is chosen for an option, in the letters of the form.
#[derive(Debug, Clone)]
struct ChosenOption {
    name: String,
    value: String,
}

/// How the fields of options begin.
const OPTION: &str = "option.";

impl TryFrom<BTreeMap<String, String>> for RulesForm {
    type Error = &'static str;

    fn try_from(fields: BTreeMap<String, String>) -> Result<RulesForm, &'static str> {
        let read = |(field, value): (String, String)| -> Result<ChosenOption, &'static str> {
            let name = field
                .strip_prefix(OPTION)
                .ok_or("a field that is no option")?
                .to_owned();
            Ok(ChosenOption { name, value })
        };
        let chosen = fields.into_iter().map(read).collect::<Result<_, _>>()?;
        Ok(RulesForm { chosen })
    }
}

/// The options that a record may have, which a named set of them is not.
fn choices(tournament: &Tournament) -> Vec<RuleOption> {
    let all = Desk::of(tournament.game).map(Desk::choices).unwrap_or_default();
    all.into_iter().filter(|choice| choice.name != "preset").collect()
}

fn set(tournament: &Tournament) -> Map<String, Json> {
    let rules: Json = serde_json::from_str(&tournament.profile.rules).unwrap_or_default();
    rules
        .get("options")
        .and_then(Json::as_object)
        .cloned()
        .unwrap_or_default()
}

impl RulesForm {
    pub fn of(tournament: &Tournament) -> RulesForm {
        let chosen = set(tournament).into_iter().map(|(name, value)| ChosenOption {
            name,
            value: options::code(&value),
        });
        RulesForm {
            chosen: chosen.collect(),
        }
    }

    fn value(&self, name: &str) -> &str {
        let chosen = self.chosen.iter().find(|option| option.name == name);
        chosen.map_or("", |option| option.value.trim())
    }

    pub fn fields(&self, tournament: &Tournament, lang: Lang) -> Vec<FieldView> {
        let field = |choice: RuleOption| {
            let value = self.value(choice.name);
            let view = options::view(&choice, value, lang);
            let picks = view.choices.into_iter().map(|pick| (pick.value, pick.label)).collect();
            FieldView {
                label: view.label,
                hint: view.hint,
                ..FieldView::bare(view.id, Kind::Choice(picks), value.to_owned())
            }
        };
        choices(tournament).into_iter().map(field).collect()
    }

    pub fn read(&self, tournament: &Tournament) -> Result<Setting, Failed> {
        let (offered, old) = (choices(tournament), set(tournament));
        let is_offered = |name: &str| offered.iter().any(|choice| choice.name == name);
        if self.chosen.iter().any(|option| !is_offered(&option.name)) {
            return Err(unknown_field());
        }
        let mut new = Map::new();
        for choice in &offered {
            let text = self.value(choice.name);
            if text.is_empty() {
                continue;
            }
            let value = options::value(choice, text);
            let known = choice.others.contains(&value) || value == choice.usual || old.get(choice.name) == Some(&value);
            if !known {
                return Err(bad(&format!("{OPTION}{}", choice.name), "field-bad-choice").into());
            }
            new.insert(choice.name.to_owned(), value);
        }
        // What the form does not offer stays as it was.
        new.extend(old.into_iter().filter(|(name, _)| !is_offered(name)));
        let mut rules = json!({"edition": 1, "id": tournament.game.as_str()});
        if !new.is_empty() {
            rules["options"] = Json::Object(new);
        }
        Ok(Setting::Profile(Box::new(Profile {
            rules: rules.to_string(),
            ..tournament.profile.clone()
        })))
    }
}
