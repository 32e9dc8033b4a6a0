//! The rules of the game in this tournament, option by option.

use serde_json::{Map, Value as Json, json};

use super::field::{Bad, FieldView, Kind, SettingsForm, Values, bad};
use crate::desk::options;
use talon_service::tournaments::Setting;
use talon_study::desk::{Desk, RuleOption};
use talon_text::Lang;
use talon_tournament::tournament::{Profile, Tournament};

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

pub(super) fn fields(values: &Values<'_>, lang: Lang) -> Vec<FieldView> {
    let set = set(values.tournament);
    let field = |choice: RuleOption| {
        let id = format!("option.{}", choice.name);
        let now = set.get(choice.name).map(options::code).unwrap_or_default();
        let value = values.or(&id, || now);
        let view = options::view(&choice, &value, lang);
        let picks = view.choices.into_iter().map(|pick| (pick.value, pick.label)).collect();
        FieldView {
            id,
            label: view.label,
            hint: view.hint,
            error: String::new(),
            value,
            kind: Kind::Choice(picks),
            only: String::new(),
            fixed: false,
        }
    };
    choices(values.tournament).into_iter().map(field).collect()
}

pub(super) fn read(tournament: &Tournament, sent: &SettingsForm) -> Result<Setting, Bad> {
    let old = set(tournament);
    let mut new = Map::new();
    for choice in choices(tournament) {
        let id = format!("option.{}", choice.name);
        let text = sent.value(&id);
        if text.is_empty() {
            continue;
        }
        let value = options::value(&choice, text);
        let known = choice.others.contains(&value) || value == choice.usual || old.get(choice.name) == Some(&value);
        if !known {
            return Err(bad(&id, "field-bad-choice"));
        }
        new.insert(choice.name.to_owned(), value);
    }
    // What the form does not offer stays as it was.
    let offered = choices(tournament);
    let hidden = old
        .into_iter()
        .filter(|(name, _)| !offered.iter().any(|choice| choice.name == name));
    new.extend(hidden);
    let mut rules = json!({"edition": 1, "id": tournament.game.as_str()});
    if !new.is_empty() {
        rules["options"] = Json::Object(new);
    }
    Ok(Setting::Profile(Box::new(Profile {
        rules: rules.to_string(),
        ..tournament.profile.clone()
    })))
}
