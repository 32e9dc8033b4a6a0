//! The tags of a record: its rules, players, place and time, and the tags that came with it out of PPN. The reader's
//! side of the same table is the translation.

use serde_json::Value as Json;

use crate::header::{EXT, changed};
use crate::words::digit_of;
use talon_rules::cards::Seat;
use talon_rules::games::preferans::Variant;

/// The tags that deals of one session share, in their order.
pub(crate) fn tags_of(record: &Json, variant: &Variant) -> Vec<(String, String)> {
    let mut tags = TagList::default();
    let source = &record["source"];
    let kept = record["ext"][EXT]["tags"].as_object();
    tags.put("Bula", Some(variant.bula.to_string()));
    tags.put(
        "Refe",
        Some(
            variant
                .refas
                .map_or_else(|| "null".to_owned(), |refas| refas.to_string()),
        ),
    );
    let rules = changed(variant).filter(|(name, _)| !matches!(name.as_str(), "bula" | "refas"));
    let rules: Vec<String> = rules.map(|(name, value)| format!("{name}={}", word(&value))).collect();
    tags.put("Rules", Some(rules.join(",")));
    for seat in Seat::ALL {
        let digit = digit_of(seat);
        let name = record["players"][seat.letter()]["name"].as_str().map(str::to_owned);
        let player = format!("Player{digit}");
        // Where both were given, the player's short name was kept as it stood.
        let short = kept.and_then(|kept| kept.get(&player)).and_then(Json::as_str);
        match short {
            Some(short) => {
                tags.put(&player, Some(short.to_owned()));
                tags.put(&format!("Name{digit}"), name);
            }
            None => tags.put(&player, name),
        }
    }
    let text = |member: &str| source[member].as_str().map(str::to_owned);
    tags.put("Event", text("event"));
    tags.put("Location", text("venue"));
    tags.put("Table", text("table"));
    tags.put("Round", source["round"].as_u64().map(|round| round.to_string()));
    let date = text("date").or_else(|| text("played").and_then(|played| played.get(..10).map(str::to_owned)));
    tags.put("Date", date.map(|date| date.replace('-', ".")));
    for (name, value) in kept.into_iter().flatten() {
        if !tags.has(name) {
            tags.list
                .push((name.clone(), value.as_str().unwrap_or_default().to_owned()));
        }
    }
    tags.list
}

#[derive(Default)]
struct TagList {
    list: Vec<(String, String)>,
}

impl TagList {
    fn put(&mut self, name: &str, value: Option<String>) {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            self.list.push((name.to_owned(), value));
        }
    }

    fn has(&self, name: &str) -> bool {
        self.list.iter().any(|(known, _)| known == name)
    }
}

fn word(value: &Json) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
