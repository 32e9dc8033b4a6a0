//! What stands around the hand: who sat where, who dealt, when it was, and the options of the rules.

use serde_json::Value as Json;

use super::page::Drawing;
use crate::desk::options::{self, OptionView};
use talon_editor::Draft;
use talon_rules::cards::Seat;
use talon_study::desk::Desk;
use talon_text::Lang;

/// The step of the people and the rules.
#[derive(Debug)]
pub(super) struct SetupView {
    pub seats: Vec<SeatField>,
    /// The dealer who sat out.
    pub is_out: bool,
    pub facts: Vec<Fact>,
    pub options: Vec<OptionView>,
    /// How many options are not as usual.
    pub changed: usize,
}

/// A seat with the person on it.
#[derive(Debug)]
pub(super) struct SeatField {
    pub letter: &'static str,
    pub name: String,
    pub label: String,
    pub deals: bool,
}

/// Where and when it was.
#[derive(Debug)]
pub(super) struct Fact {
    pub id: &'static str,
    pub kind: &'static str,
    pub label: String,
    pub value: String,
}

pub(super) fn setup(drawing: &Drawing<'_>) -> Option<SetupView> {
    let draft = drawing.draft;
    let shell = &drawing.looker.shell;
    let game = draft.game()?;
    let dealer = draft
        .get("deal")
        .and_then(|deal| deal.get("dealer")?.as_str())
        .unwrap_or("C");
    let seat = |seat: Seat| SeatField {
        letter: seat.letter(),
        name: member(
            draft.get("players").and_then(|players| players.get(seat.letter())),
            "name",
        ),
        label: shell.lang.player(seat.letter(), None),
        deals: dealer == seat.letter(),
    };
    let fact = |(id, kind): (&'static str, &'static str)| Fact {
        id,
        kind,
        label: shell.t(&format!("editor-fact-{id}")).into_owned(),
        value: member(draft.get("source"), id),
    };
    let chosen = draft.get("rules").and_then(|rules| rules.get("options")?.as_object());
    let option = |option: &talon_study::desk::RuleOption| {
        let said = chosen.and_then(|chosen| chosen.get(option.name)).map(options::code);
        options::view(option, said.as_deref().unwrap_or_default(), shell.lang)
    };
    let desk = Desk::named(game.as_str());
    Some(SetupView {
        seats: Seat::ALL.map(seat).into(),
        is_out: dealer == "out",
        facts: [("event", "text"), ("date", "date"), ("deal", "text")].map(fact).into(),
        options: desk.map(Desk::choices).unwrap_or_default().iter().map(option).collect(),
        changed: chosen.map_or(0, serde_json::Map::len),
    })
}

/// What stands around a hand, line by line.
pub(super) fn facts(draft: &Draft, lang: Lang) -> Vec<String> {
    let named = |seat: Seat| {
        let player = draft.get("players").and_then(|players| players.get(seat.letter()));
        let name = member(player, "name");
        lang.player(seat.letter(), Some(name.as_str()).filter(|name| !name.is_empty()))
    };
    let mut lines: Vec<String> = Seat::ALL.map(named).into();
    let dealer = member(draft.get("deal"), "dealer");
    let dealer = match Seat::parse(&dealer) {
        Some(seat) => named(seat),
        None => lang.t("editor-dealer-out").into_owned(),
    };
    lines.push(format!("{} {dealer}", lang.t("editor-dealer")));
    for id in ["event", "date", "deal"] {
        let value = member(draft.get("source"), id);
        if !value.is_empty() {
            lines.push(format!("{}: {value}", lang.t(&format!("editor-fact-{id}"))));
        }
    }
    let chosen = draft.get("rules").and_then(|rules| rules.get("options")?.as_object());
    for (option, value) in chosen.into_iter().flatten() {
        lines.push(format!(
            "{}: {}",
            lang.t(&format!("option-{option}")),
            options::code(value)
        ));
    }
    lines
}

/// A member as people type it.
fn member(object: Option<&Json>, name: &str) -> String {
    match object.and_then(|object| object.get(name)) {
        Some(Json::String(text)) => text.clone(),
        Some(Json::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}
