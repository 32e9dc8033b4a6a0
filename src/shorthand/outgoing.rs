//! A record on its way out: what of it can be said in words and where it belongs, and what is lost. How it is said,
//! each writer knows.

use serde_json::{Map, Value as Json, json};
use talon_records::json::Pointer;
use talon_records::{Finding, GameKind, format_of};
use talon_rules::cards::Seat;
use talon_rules::games::{Code, Severity};

use crate::csv;
use crate::faults::Faults;
use crate::game::GameLines;
use crate::head::{self, NOTHING, SOURCES, can_stand};
use crate::people::People;
use crate::quoted;

/// What all deals under a head have in common.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Own {
    pub game: &'static dyn GameLines,
    pub people: People,
    pub options: Map<String, Json>,
    pub source: Map<String, Json>,
}

impl PartialEq for dyn GameLines {
    fn eq(&self, other: &dyn GameLines) -> bool {
        self.game() == other.game()
    }
}

/// A record that can be written, but for its words.
#[derive(Debug)]
pub(crate) struct Deal {
    pub own: Own,
    pub dealer: usize,
    pub number: Option<u64>,
    pub said: DealText,
    pub note: Option<String>,
}

/// What a deal says.
#[derive(Debug)]
pub(crate) enum DealText {
    Score(Json),
    /// A total that was typed: what was awarded.
    Total(Json),
    Hand {
        deal: Json,
        actions: Vec<Json>,
    },
}

/// What cannot be written.
#[derive(Debug, Default)]
pub(crate) struct Losses {
    pub findings: Vec<Finding>,
}

impl Losses {
    /// Something that the text has no place for.
    pub fn lost(&mut self, pointer: &str, found: Json) -> &mut Finding {
        let pointer = Pointer::parse(pointer).unwrap_or_else(Pointer::root);
        let place = self.findings.len();
        let finding = Finding::new(Code::TextLoss, pointer, 0);
        self.findings.push(Finding {
            found: Some(found),
            ..finding
        });
        &mut self.findings[place]
    }

    /// Something without which no line can be written.
    pub fn refuse(&mut self, pointer: &str, found: Json) {
        self.lost(pointer, found).severity = Severity::Error;
    }
}

impl Own {
    /// Whether deals of both can stand under one head: there they need a session that joins them.
    pub fn same(&self, other: &Own) -> bool {
        self.is_alike(other) && self.source.contains_key("session")
    }

    /// Whether game, rules, place and people are the same; with four, the people may sit one further.
    pub(crate) fn is_alike(&self, other: &Own) -> bool {
        let rest = self.has_the_same_rules(other);
        let count = other.people.names.len();
        let turned = (0..count).any(|by| {
            let mut names = other.people.names.clone();
            names.rotate_left(by);
            names == self.people.names && (by == 0 || count == 4)
        });
        rest && turned
    }

    /// Whether game, rules and place are the same.
    pub(crate) fn has_the_same_rules(&self, other: &Own) -> bool {
        (self.game, &self.options, &self.source) == (other.game, &other.options, &other.source)
    }

    /// Whether a record that was read back has the same options: a text that names a set of rules puts single ones
    /// back to what they usually are, and those a record leaves out.
    pub fn is_under_the_rules_of(&self, back: &Json) -> bool {
        let mut told = back["rules"]["options"].as_object().cloned().unwrap_or_default();
        told.retain(|name, value| !format_of(self.game.game()).is_default_option(name, value));
        told == self.options
    }

    /// Where someone of the other list stands in this one.
    pub fn place(&self, other: &Own, person: usize) -> usize {
        let name = other.people.names.get(person);
        self.people
            .names
            .iter()
            .position(|own| Some(own) == name)
            .unwrap_or(person)
    }
}

/// A record as far as its lines need it; `None` when there are none to be written.
pub(crate) fn read(record: &Json, losses: &mut Losses) -> Option<Deal> {
    let kind = GameKind::parse(record["game"].as_str().unwrap_or_default());
    let game = crate::GAMES.iter().copied().find(|game| Some(game.game()) == kind)?;
    let said = told(record, losses)?;
    let (people, dealer) = people_of(record, losses)?;
    let mut source = Map::new();
    let kept = SOURCES.iter().map(|(_, member)| *member).chain(["round", "session"]);
    for member in kept {
        let value = &record["source"][member];
        let fits = value.as_str().map_or(value.is_number(), can_stand);
        match fits {
            true => {
                source.insert(member.to_owned(), value.clone());
            }
            false if value.is_null() => {}
            false => {
                losses.lost(&format!("/source/{member}"), value.clone());
            }
        }
    }
    Some(Deal {
        own: Own {
            game,
            people,
            options: record["rules"]["options"].as_object().cloned().unwrap_or_default(),
            source,
        },
        dealer,
        number: record["source"]["deal"].as_u64(),
        said,
        note: note_of(record),
    })
}

/// What the record says of its deal.
fn told(record: &Json, losses: &mut Losses) -> Option<DealText> {
    let mut actions = record["actions"].as_array().cloned().unwrap_or_default();
    if let Some(award) = csv::award_of(record) {
        return Some(DealText::Total(award.clone()));
    }
    if !record["score"].is_null() {
        return match actions.first() {
            Some(action) => {
                losses.refuse("/actions/0", action["type"].clone());
                None
            }
            None => Some(DealText::Score(record["score"].clone())),
        };
    }
    let is_ruling = |action: &Json| matches!(action["type"].as_str(), Some("ruling" | "irregularity"));
    if let Some(place) = actions.iter().position(is_ruling) {
        losses.refuse(&format!("/actions/{place}"), actions[place]["type"].clone());
        return None;
    }
    let mut times = 0;
    for action in actions.iter_mut().filter_map(Json::as_object_mut) {
        let removed = [action.remove("at"), action.remove("ms")];
        times += usize::from(removed.iter().any(Option::is_some));
    }
    if times > 0 {
        losses.lost("/actions", json!("at"));
    }
    let deal = record["deal"].clone();
    Some(DealText::Hand { deal, actions })
}

/// The people in the order of play, and who of them deals.
fn people_of(record: &Json, losses: &mut Losses) -> Option<(People, usize)> {
    let names = Seat::ALL.map(|seat| record["players"][seat.letter()]["name"].as_str());
    let dealer = record["deal"]["dealer"].as_str().and_then(Seat::parse);
    let out = record["source"]["sitting_out"]["name"].as_str();
    let is_table_of_four = dealer.is_none();
    let list: Vec<String> = match (names, is_table_of_four) {
        ([None, None, None], false) => Seat::ALL.map(|seat| seat.letter().to_owned()).to_vec(),
        ([Some(a), Some(b), Some(c)], false) => [a, b, c].map(str::to_owned).to_vec(),
        ([Some(a), Some(b), Some(c)], true) => {
            let Some(out) = out else {
                losses.refuse("/source/sitting_out", json!("sitting_out"));
                return None;
            };
            [out, a, b, c].map(str::to_owned).to_vec()
        }
        _ => {
            losses.refuse("/players", json!("players"));
            return None;
        }
    };
    let place = dealer.map_or(0, |seat| seat.index());
    let mut faults = Faults::default();
    let written: Vec<_> = list.iter().map(|name| quoted::written(name)).collect();
    let people = head::people(&written.join(", "), 0, &mut faults);
    if people.names != list || list.iter().any(|name| name == NOTHING) || !faults.is_sound() {
        losses.refuse("/players", json!(list.join(", ")));
        return None;
    }
    Some((people, place))
}

/// The remark of a deal, where it is one line and nothing else.
fn note_of(record: &Json) -> Option<String> {
    let [note] = record["annotations"].as_array()?.as_slice() else {
        return None;
    };
    let text = note["text"].as_str()?;
    let same = json!({"id": "n1", "at": {"line": "main", "ply": 0}, "kind": "comment", "text": text});
    let is_line = text.trim() == text && !text.is_empty() && !text.contains(char::is_control);
    (*note == same && is_line && !text.contains(['\u{2028}', '\u{2029}'])).then(|| text.to_owned())
}

/// Members that stand in a head or a line.
const MEMBERS: [&str; 10] = [
    "actions",
    "annotations",
    "deal",
    "format",
    "game",
    "players",
    "rules",
    "score",
    "source",
    "version",
];

/// Says what of a record is not written.
pub(crate) fn losses_of(record: &Json, losses: &mut Losses) {
    for (name, value) in record.as_object().into_iter().flatten() {
        let is_empty = value.as_object().is_some_and(Map::is_empty) || value.as_array().is_some_and(Vec::is_empty);
        if !MEMBERS.contains(&name.as_str()) && !is_empty {
            losses.lost(&format!("/{}", name.replace('~', "~0")), json!(name));
        }
    }
    let notes = record["annotations"].as_array().map_or(0, Vec::len);
    if notes > 0 && note_of(record).is_none() {
        losses.lost("/annotations", json!(notes));
    }
    for (name, value) in record["source"].as_object().into_iter().flatten() {
        let known = SOURCES.iter().any(|(_, member)| member == name);
        // What is read from the text has been written down, whatever it was before.
        let is_written_down = name == "origin" && value == "transcribed";
        let is_placed = matches!(name.as_str(), "deal" | "round" | "session" | "sitting_out");
        if !(known || is_placed || is_written_down) {
            losses.lost(&format!("/source/{name}"), json!(name));
        }
    }
    let seated = record["players"].as_object().into_iter().flatten();
    let out = [(&"sitting_out".to_owned(), &record["source"]["sitting_out"])];
    for (seat, player) in seated.chain(out.iter().map(|(name, player)| (*name, *player))) {
        let place = if seat == "sitting_out" { "source" } else { "players" };
        for (name, _) in player
            .as_object()
            .into_iter()
            .flatten()
            .filter(|(name, _)| *name != "name")
        {
            losses.lost(&format!("/{place}/{seat}/{name}"), json!(name));
        }
    }
}
