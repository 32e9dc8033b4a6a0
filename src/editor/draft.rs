//! The text of a record as members that can be changed, and back to text that people can read.

use serde_json::{Map, Value as Json, json};
use talon_records::GameKind;
use talon_rules::cards::Pack;

/// The members that stand first, in this order; the others follow by their names.
const FIRST: [&str; 10] = [
    "format", "version", "id", "game", "rules", "source", "players", "context", "deal", "actions",
];
/// The members of an action that stand first.
const FIRST_OF_ACTION: [&str; 2] = ["type", "by"];
/// The action with which a record begins whose auction nobody wrote down.
pub(crate) const GIVEN: &str = "given";

/// A record on its way.
#[derive(Debug, Clone, PartialEq)]
pub struct Draft(Map<String, Json>);

impl Draft {
    /// The draft that a text is; `None` where it is no JSON object.
    pub fn read(text: &str) -> Option<Draft> {
        let text = text.trim_start_matches('\u{feff}');
        serde_json::from_str(text).ok().map(Draft)
    }

    /// The text: a line for each hand and each action.
    pub fn text(&self) -> String {
        let others = self.0.keys().map(String::as_str).filter(|name| !FIRST.contains(name));
        let names = FIRST
            .into_iter()
            .filter(|name| self.0.contains_key(*name))
            .chain(others);
        let lines: Vec<String> = names
            .filter_map(|name| Some(format!("  {}: {}", json!(name), spelled(name, self.0.get(name)?))))
            .collect();
        format!("{{\n{}\n}}\n", lines.join(",\n"))
    }

    /// A member of the record.
    pub fn get(&self, name: &str) -> Option<&Json> {
        self.0.get(name)
    }

    /// The same without a member.
    #[must_use]
    pub fn without(&self, name: &str) -> Draft {
        let mut draft = self.clone();
        draft.remove(name);
        draft
    }

    pub(crate) fn set(&mut self, name: &str, value: Json) {
        self.0.insert(name.to_owned(), value);
    }

    pub(crate) fn remove(&mut self, name: &str) {
        self.0.remove(name);
    }

    /// The game that is played.
    pub fn game(&self) -> Option<GameKind> {
        GameKind::parse(self.get("game")?.as_str()?)
    }

    pub(crate) fn pack(&self) -> Option<Pack> {
        self.game().map(|game| talon_records::format_of(game).pack())
    }

    /// All actions, those among them that cannot be played any more.
    pub fn actions(&self) -> &[Json] {
        self.get("actions").and_then(Json::as_array).map_or(&[], Vec::as_slice)
    }

    /// The same record with other actions, in the lowest version that has what they say.
    pub(crate) fn with_actions(&self, actions: Vec<Json>) -> Draft {
        let mut draft = self.clone();
        draft.set("actions", Json::Array(actions));
        let known = matches!(draft.get("version").and_then(Json::as_str), Some("1.0" | "1.1"));
        if known {
            let later = draft.is_given() || draft.get("score").is_some();
            draft.set("version", json!(if later { "1.1" } else { "1.0" }));
        }
        draft
    }

    /// Whether the contract is told instead of an auction.
    pub fn is_given(&self) -> bool {
        self.actions().first().is_some_and(|action| is_type(action, &[GIVEN]))
    }
}

/// Whether an action is of one of these types.
pub(crate) fn is_type(action: &Json, types: &[&str]) -> bool {
    action["type"].as_str().is_some_and(|word| types.contains(&word))
}

fn spelled(name: &str, value: &Json) -> String {
    match value {
        Json::Array(list) if name == "actions" && !list.is_empty() => {
            let lines: Vec<String> = list.iter().map(|action| format!("    {}", in_line(action))).collect();
            format!("[\n{}\n  ]", lines.join(",\n"))
        }
        Json::Object(members) if matches!(name, "deal" | "hands") && !members.is_empty() => {
            let depth = if name == "deal" { "    " } else { "      " };
            let lines: Vec<String> = members
                .iter()
                .map(|(name, value)| format!("{depth}{}: {}", json!(name), spelled(name, value)))
                .collect();
            format!("{{\n{}\n{}}}", lines.join(",\n"), &depth[2..])
        }
        value => value.to_string(),
    }
}

/// An action as people write it: what it is, whose it is, and the rest.
fn in_line(action: &Json) -> String {
    let Some(members) = action.as_object() else {
        return action.to_string();
    };
    let others = members
        .keys()
        .map(String::as_str)
        .filter(|name| !FIRST_OF_ACTION.contains(name));
    let names = FIRST_OF_ACTION
        .into_iter()
        .filter(|name| members.contains_key(*name))
        .chain(others);
    let parts: Vec<String> = names.map(|name| format!("{}:{}", json!(name), members[name])).collect();
    format!("{{{}}}", parts.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_comes_back_as_it_was_meant() {
        let text = include_str!("../../tests/fixtures/examples/preferans.talon.json");
        let draft = Draft::read(text).unwrap();
        let again = draft.text();
        assert_eq!(Draft::read(&again), Some(draft.clone()));
        assert_eq!(Draft::read(&again).unwrap().text(), again);
        assert!(
            again.contains("\n    {\"type\":\"bid\",\"by\":\"A\",\"value\":2},\n"),
            "{again}"
        );
        assert!(again.starts_with("{\n  \"format\": \"talon\",\n  \"version\": \"1.0\""));
        assert_eq!(Draft::read("[]"), None);
        assert_eq!(Draft::read(&format!("\u{feff}{again}")), Some(draft));
    }
}
