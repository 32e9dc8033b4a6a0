//! The deal of one hand as the beginning of another.

use serde_json::{Map, Value as Json, json};

use super::draft::Draft;
use super::given::reshaped;
use super::reach::open;

/// What two hands from the same deal have in common.
const KEPT: [&str; 5] = ["format", "version", "game", "rules", "deal"];

/// The text of a record with the deal of another and nothing that was made of it: neither people nor calls nor cards
/// played. `None` where it has no cards.
pub fn copied_deal(text: &str) -> Option<String> {
    let draft = open(text)?;
    draft.get("deal")?.get("hands")?;
    let mut members: Map<String, Json> = KEPT
        .into_iter()
        .filter_map(|name| Some((name.to_owned(), draft.get(name)?.clone())))
        .collect();
    members.insert("source".into(), json!({"origin": "transcribed"}));
    members.insert("actions".into(), json!([]));
    let blank = Draft::read(&Json::Object(members).to_string())?;
    // Cards with which play began are no deal: their contract stays.
    let given = draft.actions().iter().take(usize::from(draft.is_given()));
    Some(reshaped(blank.with_actions(given.cloned().collect())).text())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_is_copied_without_what_was_made_of_it() {
        let text = include_str!("../../tests/fixtures/example.talon.json");
        let read = |text: &str| Draft::read(text).unwrap();
        let (old, new) = (read(text), read(&copied_deal(text).unwrap()));
        let hands = |draft: &Draft| draft.get("deal").map(|deal| deal["hands"].clone());
        assert_eq!((hands(&new), new.get("rules")), (hands(&old), old.get("rules")));
        assert!(new.actions().is_empty() && new.get("players").is_none() && new.get("result").is_none());
        assert_eq!(copied_deal("{\"deal\": {\"dealer\": \"A\"}}"), None);
        assert_eq!(copied_deal("[]"), None);
    }
}
