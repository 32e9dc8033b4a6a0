//! A hand that somebody remembers, entered from a paper note with thumbs alone: every tap and every word typed is
//! counted.

use serde_json::{Value, json};

use super::club;
use super::driver::{self, Browser};

/// What entering a hand may cost.
const ACTS_MAX: usize = 100;

/// A note: the sample of a game, with the cards in the words of its language.
struct Note {
    record: &'static str,
    suits: &'static [(&'static str, &'static str)],
    ranks: &'static [(&'static str, &'static str)],
    names: [&'static str; 3],
}

const HUNGARIAN: Note = Note {
    record: include_str!("../fixtures/examples/ulti.talon.json"),
    suits: &[("A", "makk"), ("L", "zöld"), ("H", "piros"), ("B", "tök")],
    ranks: &[
        ("A", "ász"),
        ("X", "tíz"),
        ("K", "király"),
        ("O", "felső"),
        ("U", "alsó"),
    ],
    names: ["Anna", "Béla", "Cili"],
};

const SERBIAN: Note = Note {
    record: include_str!("../fixtures/examples/preferans.talon.json"),
    suits: &[("S", "pik"), ("D", "karo"), ("H", "herc"), ("C", "tref")],
    ranks: &[
        ("A", "kec"),
        ("X", "10"),
        ("K", "kralj"),
        ("Q", "dama"),
        ("J", "žandar"),
    ],
    names: ["Ana", "Boki", "Ceca"],
};

impl Note {
    /// A card as it stands on the paper.
    fn card(&self, code: &str) -> String {
        let (suit, rank) = code.split_at(1);
        let said = |words: &[(&str, &'static str)], code: &str| {
            let known = words.iter().find(|(own, _)| *own == code);
            known.map_or_else(|| code.to_owned(), |(_, word)| (*word).to_owned())
        };
        format!("{} {}", said(self.suits, suit), said(self.ranks, rank))
    }

    fn cards(&self, list: &Value) -> String {
        let codes = list.as_array().into_iter().flatten().filter_map(Value::as_str);
        codes.map(|code| self.card(code)).collect::<Vec<_>>().join("; ")
    }
}

/// Somebody at the editor who counts what they do.
struct Thumbs<'b> {
    browser: &'b Browser,
    acts: usize,
}

impl Thumbs<'_> {
    /// Presses a button, and waits for the editor that it brings.
    async fn tap(&mut self, act: &str) {
        self.acts += 1;
        let find = "const all = [...document.querySelectorAll('#ed [name=act]')]";
        let script = format!(
            "{find}; const one = all.find((button) => button.value === {}); if (!one) return false; \
             window.before = document.getElementById('editor'); one.click(); return true",
            json!(act)
        );
        assert_eq!(self.browser.tell(&script).await, json!(true), "no button {act}");
        self.browser
            .until("document.getElementById('editor') !== window.before")
            .await;
    }

    async fn tick(&mut self, selector: &str) {
        self.acts += 1;
        self.browser
            .tell(&format!("document.querySelector({}).click()", json!(selector)))
            .await;
    }

    /// Types into a field; each card, or a name, is one act.
    async fn write(&mut self, field: &str, text: &str) {
        self.acts += text.split("; ").count();
        let script = format!("document.querySelector({}).value = {}", json!(field), json!(text));
        self.browser.tell(&script).await;
    }

    async fn record(&self) -> Value {
        let text = self
            .browser
            .words("return document.querySelector('#ed [name=text]').value")
            .await;
        serde_json::from_str(&text).expect("a record")
    }

    /// Does what the record says next, unless it has been done by itself.
    async fn step(&mut self, number: usize, action: &Value) {
        if self.record().await["actions"].get(number) == Some(action) {
            return;
        }
        if action["type"] != "discard" {
            return self.tap(&format!("say:{action}")).await;
        }
        for card in action["cards"].as_array().expect("two cards") {
            let card = card.as_str().expect("a card");
            self.tick(&format!("#ed input[name=card][value='{card}']")).await;
        }
        let by = action["by"].as_str().expect("a seat");
        self.tap(&format!("discard:{by}")).await;
    }
}

/// The actions; which of two discards was ticked first says nothing.
fn in_order(actions: &Value) -> Value {
    let mut actions = actions.clone();
    for action in actions.as_array_mut().into_iter().flatten() {
        if let Some(cards) = action.get_mut("cards").and_then(Value::as_array_mut) {
            cards.sort_by_key(Value::to_string);
        }
    }
    actions
}

async fn enter(browser: &Browser, base: &str, note: &Note) -> usize {
    let record: Value = serde_json::from_str(note.record).expect("a record");
    browser.open(&format!("{base}/hands/new")).await;
    let mut thumbs = Thumbs { browser, acts: 0 };
    let game = record["game"].as_str().expect("a game");
    thumbs.tap(&format!("new:{game}")).await;
    for (seat, name) in ["A", "B", "C"].into_iter().zip(note.names) {
        thumbs.write(&format!("#name-{seat}"), name).await;
    }
    thumbs.tap("step:deal").await;
    let hands = &record["deal"]["hands"];
    for seat in ["A", "B"] {
        thumbs.write(&format!("#cards-{seat}"), &note.cards(&hands[seat])).await;
    }
    if let Some(talon) = record["deal"].get("talon").filter(|talon| talon != &&json!([])) {
        thumbs.write("#cards-talon", &note.cards(talon)).await;
    }
    thumbs.tap("step:play").await;
    for (number, action) in record["actions"].as_array().expect("actions").iter().enumerate() {
        thumbs.step(number, action).await;
    }
    let entered = thumbs.record().await;
    assert_eq!(in_order(&entered["actions"]), in_order(&record["actions"]));
    thumbs.tap("step:save").await;
    browser.until("document.querySelector('#editor .notice.good')").await;
    thumbs.acts
}

#[tokio::test]
async fn a_hand_is_entered_from_a_paper_note_with_a_hundred_acts_at_most() {
    let Some(browser) = driver::open().await else { return };
    browser.size(360, 740);
    let club = club();
    for note in [HUNGARIAN, SERBIAN] {
        let acts = enter(&browser, &club.base, &note).await;
        assert!(acts <= ACTS_MAX, "{}: {acts} acts", note.names[0]);
    }
}
