//! What stands around a hand: the game, who sat where, who dealt, the options of the rules, when and where.

use serde_json::{Map, Value as Json, json};

use super::deal::unknown_holdings;
use super::draft::Draft;
use super::given::reshaped;
use talon_records::{GameKind, usual_rules};
use talon_rules::cards::{BySeat, Seat};

/// The members of `source` that are numbers.
const NUMBERED: [&str; 2] = ["deal", "round"];

/// What is set around a hand. What is `None` stays as it is; an empty text takes a member away.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Setup {
    pub names: BySeat<Option<String>>,
    /// The seat that dealt; `None` within stands for a dealer who sat out.
    pub dealer: Option<Option<Seat>>,
    /// Every option that is not as usual.
    pub options: Option<Map<String, Json>>,
    /// Members of `source` with what they are to be.
    pub source: Vec<(&'static str, String)>,
}

/// The text of a record of which nothing is known but the game.
pub fn blank(game: GameKind) -> String {
    let mut members = Map::new();
    members.insert("format".into(), json!("talon"));
    members.insert("version".into(), json!("1.0"));
    members.insert("game".into(), json!(game.as_str()));
    let rules: Json = serde_json::from_str(&usual_rules(game)).unwrap_or_default();
    members.insert("rules".into(), rules);
    members.insert("source".into(), json!({"origin": "transcribed"}));
    members.insert("deal".into(), json!({"dealer": "C", "hands": unknown_holdings()}));
    members.insert("actions".into(), json!([]));
    let draft = Draft::read(&Json::Object(members).to_string());
    draft.map(reshaped).map_or_else(String::new, |draft| draft.text())
}

pub(crate) fn set_up(draft: &Draft, setup: &Setup) -> Draft {
    let mut draft = draft.clone();
    let mut players = object(&draft, "players");
    for (seat, name) in setup.names.iter() {
        if let Some(name) = name {
            name_player(&mut players, seat, name.trim());
        }
    }
    put(&mut draft, "players", players);
    let mut source = object(&draft, "source");
    for (name, value) in &setup.source {
        put_word(&mut source, name, value.trim());
    }
    put(&mut draft, "source", source);
    if let Some(dealer) = setup.dealer {
        let mut deal = object(&draft, "deal");
        deal.insert("dealer".into(), json!(dealer.map_or("out", Seat::letter)));
        draft.set("deal", Json::Object(deal));
    }
    if let Some(options) = &setup.options {
        let mut rules = object(&draft, "rules");
        rules.remove("options");
        if !options.is_empty() {
            rules.insert("options".into(), Json::Object(options.clone()));
        }
        draft.set("rules", Json::Object(rules));
    }
    reshaped(draft)
}

fn object(draft: &Draft, name: &str) -> Map<String, Json> {
    draft.get(name).and_then(Json::as_object).cloned().unwrap_or_default()
}

fn put(draft: &mut Draft, name: &str, members: Map<String, Json>) {
    if members.is_empty() {
        draft.remove(name);
    } else {
        draft.set(name, Json::Object(members));
    }
}

/// A person whose name is changed is another one: what else was said of them goes with the name.
fn name_player(players: &mut Map<String, Json>, seat: Seat, name: &str) {
    let old = players.get(seat.letter()).and_then(|player| player.get("name"));
    if old.and_then(Json::as_str).unwrap_or_default() == name {
        return;
    }
    if name.is_empty() {
        players.remove(seat.letter());
    } else {
        players.insert(seat.letter().into(), json!({ "name": name }));
    }
}

fn put_word(members: &mut Map<String, Json>, name: &str, value: &str) {
    if value.is_empty() {
        members.remove(name);
    } else if members.get(name).map(spelled).as_deref() != Some(value) {
        // Deals and rounds are numbered; what is no number stays as it was typed, and is found.
        let number = value.parse::<u32>().ok().filter(|_| NUMBERED.contains(&name));
        members.insert(
            name.to_owned(),
            number.map_or_else(|| json!(value), |number| json!(number)),
        );
    }
}

fn spelled(value: &Json) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
