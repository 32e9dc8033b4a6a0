//! The editor of hands as its pages are used: what is done is always a button that the page shows, or a field that it
//! has.

mod ends;
mod pasted;

use scraper::{ElementRef, Html, Selector};
use serde_json::{Value, json};
use talon_records::normal::Writer;
use talon_records::{Options, Reader};

use super::{EXAMPLE, example};
use crate::harness::site::{Answer, Client, on_each_site};
use crate::import::pages::form_to;

const PREFERANS: &str = include_str!("../fixtures/examples/preferans.talon.json");

/// A page of the editor.
pub(super) struct Page {
    pub status: u16,
    pub text: String,
    html: Html,
}

fn select(what: &str) -> Selector {
    Selector::parse(what).expect("a selector")
}

fn attribute(element: ElementRef<'_>, name: &str) -> String {
    element.value().attr(name).unwrap_or_default().to_owned()
}

impl Page {
    pub fn of(answer: &Answer) -> Page {
        let text = answer.text();
        let html = Html::parse_document(&text);
        Page {
            status: answer.status,
            text,
            html,
        }
    }

    pub fn start(client: &mut Client) -> Page {
        Page::of(&client.get("/hands/new"))
    }

    /// What a browser sends of the form as it stands, the button apart.
    pub fn fields(&self) -> Vec<(String, String)> {
        let mut fields = Vec::new();
        for one in self.html.select(&select("#ed input, #ed select, #ed textarea")) {
            let (name, kind) = (attribute(one, "name"), attribute(one, "type"));
            let is_off = matches!(kind.as_str(), "checkbox" | "radio") && one.value().attr("checked").is_none();
            if name == "csrf" || is_off {
                continue;
            }
            let value = match one.value().name() {
                "select" => {
                    let chosen = one.select(&select("option[selected]")).next();
                    let first = || one.select(&select("option")).next();
                    chosen
                        .or_else(first)
                        .map_or_else(String::new, |option| attribute(option, "value"))
                }
                "textarea" => one.text().collect(),
                _ => attribute(one, "value"),
            };
            fields.push((name, value));
        }
        fields
    }

    pub fn record(&self) -> Value {
        let text = self.fields().into_iter().find(|(name, _)| name == "text");
        serde_json::from_str(&text.expect("a text").1).expect("a record")
    }

    /// The text of the record as the form has it.
    pub fn record_text(&self) -> String {
        let text = self.fields().into_iter().find(|(name, _)| name == "text");
        text.map_or_else(String::new, |(_, text)| text)
    }

    /// What the button says whose act begins so.
    pub fn act_with(&self, begin: &str) -> String {
        let all = select("#ed button[name=act]");
        let mut acts = self.html.select(&all).map(|button| attribute(button, "value"));
        acts.find(|act| act.starts_with(begin)).expect("a button")
    }

    /// The acts of all buttons that begin so.
    pub fn acts(&self, begin: &str) -> Vec<String> {
        let all = select("#ed button[name=act]");
        let acts = self.html.select(&all).map(|button| attribute(button, "value"));
        acts.filter(|act| act.starts_with(begin)).collect()
    }

    pub fn has(&self, act: &str) -> bool {
        self.button(act).is_some()
    }

    fn button(&self, act: &str) -> Option<ElementRef<'_>> {
        let buttons = select("#ed button[name=act], button[form=ed]");
        self.html
            .select(&buttons)
            .find(|button| attribute(*button, "value") == act)
    }

    /// Where a button sends the form.
    pub fn goes_to(&self, act: &str) -> String {
        let own = self.button(act).map(|button| attribute(button, "formaction"));
        let form = self.html.select(&select("#ed")).next().expect("the form");
        own.filter(|own| !own.is_empty())
            .unwrap_or_else(|| attribute(form, "action"))
    }

    /// Presses a button that is there, with these fields filled in.
    pub fn press(&self, client: &mut Client, act: &str, filled: &[(&str, &str)]) -> Page {
        let answer = self.send(client, act, filled);
        match answer.header("location") {
            Some(next) => Page::of(&client.get(next)),
            None => Page::of(&answer),
        }
    }

    /// The answer to a button that is there.
    pub fn send(&self, client: &mut Client, act: &str, filled: &[(&str, &str)]) -> Answer {
        assert!(self.has(act), "no button {act}: {}", self.text);
        let mut fields = self.fields();
        for (name, value) in filled {
            fields.retain(|(known, _)| known != name || *name == "card");
            fields.push(((*name).to_owned(), (*value).to_owned()));
        }
        fields.push(("act".to_owned(), act.to_owned()));
        let parts: Vec<(&str, &str)> = fields
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        form_to(client, &self.goes_to(act), &parts)
    }

    pub fn says(&self, words: &str) -> bool {
        super::words(&self.text).contains(words)
    }
}

/// The normal form of what was dealt, under which rules, and what happened.
fn essence(record: &Value) -> Value {
    let text = record.to_string();
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &Options::default());
    assert!(checked.is_accepted(), "{:?}: {text}", checked.findings);
    let mut writer = Writer::new();
    let normal = writer.write(checked.record.as_ref().expect("a record")).0;
    let normal: Value = serde_json::from_slice(normal).expect("JSON");
    json!({"rules": normal["rules"], "deal": normal["deal"], "actions": normal["actions"], "players": normal["players"]})
}

/// The cards of a place as one types them.
fn typed(list: &Value) -> String {
    let codes = list.as_array().into_iter().flatten().filter_map(Value::as_str);
    codes.collect::<Vec<_>>().join(" ")
}

/// Does an action of a record by the button that says it; what could not be otherwise has been done already.
fn take_step(client: &mut Client, page: Page, number: usize, action: &Value) -> Page {
    if page.record()["actions"].get(number) == Some(action) {
        return page;
    }
    if action["type"] == "discard" {
        let cards = action["cards"].as_array().expect("two cards");
        let ticked: Vec<(&str, &str)> = cards
            .iter()
            .map(|card| ("card", card.as_str().expect("a card")))
            .collect();
        return page.press(
            client,
            &format!("discard:{}", action["by"].as_str().expect("a seat")),
            &ticked,
        );
    }
    page.press(client, &format!("say:{action}"), &[])
}

/// Enters a record of a game, from the first page on.
fn enter(client: &mut Client, record: &Value) -> Page {
    let game = record["game"].as_str().expect("a game");
    let page = Page::start(client).press(client, &format!("new:{game}"), &[]);
    let name = |seat: &str| record["players"][seat]["name"].as_str().unwrap_or_default();
    let mut people = vec![
        ("name-A", name("A")),
        ("name-B", name("B")),
        ("name-C", name("C")),
        ("dealer", record["deal"]["dealer"].as_str().unwrap_or("C")),
    ];
    // Options as the form has them: the value as an address would.
    let options: Vec<(String, String)> = record["rules"]["options"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(option, value)| (format!("option.{option}"), value.to_string()))
        .collect();
    people.extend(options.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    let mut page = page.press(client, "step:deal", &people);
    for place in ["A", "B"] {
        let cards = typed(&record["deal"]["hands"][place]);
        page = page.press(client, "", &[(&format!("cards-{place}"), &cards)]);
        assert_eq!(page.status, 200, "{}", page.text);
    }
    // The last hand card by card, the first card being the talon's where one is dealt.
    if let Some(talon) = record["deal"].get("talon").filter(|talon| talon != &&json!([])) {
        page = page.press(client, "", &[("cards-talon", &typed(talon))]);
    }
    let nowhere = page.has(&format!(
        "give:{}",
        record["deal"]["hands"]["C"][0].as_str().expect("a card")
    ));
    assert!(!nowhere, "the rest goes to the last hand by itself");
    page = page.press(client, "step:play", &[]);
    for (number, action) in record["actions"].as_array().expect("actions").iter().enumerate() {
        page = take_step(client, page, number, action);
        assert_eq!(page.status, 200, "{action}: {}", page.text);
    }
    page
}

#[test]
fn the_sample_hands_are_entered_by_the_buttons_of_the_pages() {
    on_each_site(|site| {
        for text in [EXAMPLE, PREFERANS] {
            let client = &mut site.client();
            let record: Value = serde_json::from_str(text).expect("a record");
            let page = enter(client, &record);
            assert_eq!(essence(&page.record()), essence(&record));
            assert!(page.says("The hand is over"), "{}", page.text);
            let page = page.press(client, "step:save", &[]);
            assert!(page.says("This record is legal."), "{}", page.text);
            let fields = page.fields();
            let mut parts: Vec<(&str, &str)> = fields
                .iter()
                .map(|(name, value)| (name.as_str(), value.as_str()))
                .collect();
            parts.push(("act", "download"));
            let file = form_to(client, "/hands/new", &parts);
            assert_eq!(
                file.header("content-disposition"),
                Some("attachment; filename=\"hand.talon.json\"")
            );
            assert_eq!(
                essence(&serde_json::from_str(&file.text()).expect("JSON")),
                essence(&record)
            );
        }
    });
}

#[test]
fn cards_are_given_and_taken_back_and_never_lie_twice() {
    on_each_site(|site| {
        let client = &mut site.client();
        let page = Page::start(client)
            .press(client, "new:ulti", &[])
            .press(client, "step:deal", &[]);
        let mut page = page.press(client, "lit:B", &[]);
        for card in ["HA", "HX", "HK", "HO", "HU", "H9", "H8", "H7", "AA", "AX"] {
            page = page.press(client, &format!("give:{card}"), &[]);
        }
        assert!(
            !page.has("give:HA") && page.has("take:HA") && page.says("Next card: seat C"),
            "{}",
            page.text
        );
        let eleven = page.press(client, "", &[("cards-C", "AK AO AU A9 A8 A7 LA LX LK LO LU")]);
        assert_eq!(eleven.status, 422);
        assert!(eleven.says("seat C can have at most 10 cards"), "{}", eleven.text);
        assert!(
            eleven.text.contains("value=\"AK AO AU A9 A8 A7 LA LX LK LO LU\""),
            "what was typed stays"
        );
        let taken = page.press(client, "", &[("cards-C", "HA LA")]);
        assert!(
            taken.status == 422 && taken.says("Already dealt elsewhere: Ace of hearts"),
            "{}",
            taken.text
        );
        let strange = page.press(client, "", &[("cards-C", "SQ")]);
        assert!(
            strange.status == 422 && strange.says("“SQ” is not a card of this pack"),
            "{}",
            strange.text
        );
        let page = page.press(client, "take:HA", &[]);
        assert!(page.has("give:HA"), "{}", page.text);
        let page = page.press(client, "clear:B", &[]);
        assert_eq!(page.record()["deal"]["hands"]["B"], Value::Null);
    });
}

#[test]
fn an_illegal_card_says_why_and_can_be_kept_as_it_happened() {
    on_each_site(|site| {
        let client = &mut site.client();
        let record: Value = serde_json::from_str(&example(|record| {
            record["actions"].as_array_mut().expect("actions").truncate(12);
            record["actions"]
                .as_array_mut()
                .expect("actions")
                .retain(|action| action["type"] != "kontra");
            record.as_object_mut().expect("an object").remove("result");
        }))
        .expect("a record");
        let page = Page::of(&form_to(
            client,
            "/hands/new",
            &[("text", &record.to_string()), ("act", "open")],
        ));
        // Hearts in the trick of a bell, with bells in the hand.
        let wrong = json!({"type": "play", "by": "A", "card": "HA"});
        let page = page.press(client, &format!("say:{wrong}"), &[]);
        assert_eq!(page.status, 422);
        assert!(page.text.contains("href=\"/rules/ulti#U-6."), "{}", page.text);
        let kept = json!({"type": "play", "by": "A", "card": "HA", "irregular": true});
        let page = page.press(client, &format!("say:{kept}"), &[]);
        assert_eq!(page.status, 200);
        assert_eq!(
            page.record()["actions"].as_array().expect("actions").last(),
            Some(&kept)
        );
    });
}

#[test]
fn a_card_that_a_hand_nobody_knows_cannot_have_held_is_refused_with_the_proof() {
    on_each_site(|site| {
        let client = &mut site.client();
        let play = |by: &str, card: &str| json!({"type": "play", "by": by, "card": card});
        let begun = json!({
            "format": "talon", "version": "1.1", "game": "ulti", "rules": {"id": "ulti", "edition": 1},
            "deal": {"dealer": "C", "hands": {"A": null, "B": null, "C": null}, "talon": null},
            "actions": [
                {"type": "given", "by": "A", "bid": "betli"},
                play("A", "H7"), play("B", "L8"), play("C", "H9"), play("C", "H8"), play("A", "HX"),
            ],
        });
        let page = Page::of(&form_to(
            client,
            "/hands/new",
            &[("text", &begun.to_string()), ("act", "open")],
        ));
        assert!(page.has(&format!("say:{}", play("B", "LK"))), "{}", page.text);
        let refused = page.press(client, &format!("say:{}", play("B", "HA")), &[]);
        assert_eq!(refused.status, 422, "{}", refused.text);
        assert_eq!(refused.record()["actions"], begun["actions"]);
        let mut all = begun["actions"].as_array().expect("actions").clone();
        all.push(play("B", "HA"));
        let mut record = begun.clone();
        record["actions"] = json!(all);
        let mut reader = Reader::new();
        let text = record.to_string();
        let checked = reader.check(text.as_bytes(), &Options::default());
        let codes: Vec<&str> = checked.findings.iter().map(|finding| finding.code.as_str()).collect();
        assert!(codes.contains(&"REVOKE_PROVEN"), "{codes:?}");
    });
}

#[test]
fn an_earlier_step_is_changed_and_what_does_not_fit_stays_until_it_is_dropped() {
    on_each_site(|site| {
        let client = &mut site.client();
        let page = Page::of(&form_to(client, "/hands/new", &[("text", EXAMPLE), ("act", "open")]));
        let earlier = page.press(client, "at:5", &[]);
        assert!(earlier.says("You are changing an earlier step"), "{}", earlier.text);
        let bid = json!({"type": "bid", "by": "C", "bid": "betli"});
        let changed = earlier.press(client, &format!("say:{bid}"), &[]);
        assert!(changed.says("no longer fit") && changed.has("rest"), "{}", changed.text);
        assert_eq!(changed.record()["actions"].as_array().expect("actions").len(), 42);
        let back = changed.press(client, "undo", &[]);
        assert_eq!(back.record(), page.record());
        let again = back.press(client, "redo", &[]);
        assert_eq!(again.record(), changed.record());
        assert!(!again.has("redo") && !page.has("undo") && !page.has("redo"));
        let dropped = changed.press(client, "rest", &[]);
        assert!(!dropped.has("rest") && dropped.record()["actions"].as_array().expect("actions").len() < 42);
        // Another dealer: nothing fits any more, and nothing is lost.
        let setup = page.press(client, "step:setup", &[]);
        let other = setup.press(client, "step:play", &[("dealer", "A")]);
        assert_eq!(other.record()["actions"].as_array().expect("actions").len(), 42);
        let again = other
            .press(client, "step:setup", &[])
            .press(client, "step:play", &[("dealer", "C")]);
        assert_eq!(essence(&again.record()), essence(&page.record()));
    });
}

#[test]
fn a_contract_is_given_where_nobody_remembers_the_bidding() {
    on_each_site(|site| {
        let client = &mut site.client();
        let page = Page::start(client)
            .press(client, "new:ulti", &[])
            .press(client, "step:play", &[]);
        let choice = [("by", "C"), ("contract", "simple+ulti"), ("trump", "L")];
        let page = page.press(client, "given", &choice);
        let given = json!({"type": "given", "by": "C", "bid": "simple+ulti", "trump": "L"});
        assert_eq!(
            (page.record()["actions"].clone(), &page.record()["version"]),
            (json!([given]), &json!("1.1"))
        );
        let cards = page.press(client, "step:deal", &[]);
        assert!(cards.text.contains("id=\"cards-talon\""), "{}", cards.text);
        let played = page.press(
            client,
            &format!("say:{}", json!({"type": "play", "by": "C", "card": "HA"})),
            &[],
        );
        assert_eq!(played.status, 200, "{}", played.text);
        let auction = played.press(client, "auction", &[]);
        assert_eq!(auction.record()["version"], "1.0");
    });
}

#[test]
fn a_text_is_kept_whatever_it_is_and_a_hand_opens_at_its_fault() {
    on_each_site(|site| {
        let client = &mut site.client();
        let nonsense = Page::of(&form_to(
            client,
            "/hands/new",
            &[("text", "{nonsense"), ("act", "open")],
        ));
        assert_eq!((nonsense.status, nonsense.record_text().as_str()), (200, "{nonsense"));
        assert!(nonsense.text.contains("JSON_SYNTAX"), "{}", nonsense.text);
        assert!(!nonsense.says("The hand as it last stood"), "there was none before");
        let opened = opened_at_play(client, EXAMPLE, 12).press(client, "step:text", &[]);
        let spoilt = opened.press(client, "", &[("text", "{nonsense")]);
        assert_eq!(spoilt.record_text(), "{nonsense");
        assert!(
            spoilt.says("The hand as it last stood") && spoilt.text.contains("class=\"board\""),
            "{}",
            spoilt.text
        );
        let back = spoilt.press(client, "undo", &[]);
        assert_eq!(back.record_text(), opened.record_text());
        assert!(!back.says("The hand as it last stood"), "{}", back.text);
        let long = "x".repeat(1024 * 1024 + 1);
        assert_eq!(
            form_to(client, "/hands/new", &[("text", &long), ("act", "")]).status,
            413
        );
        assert_eq!(form_to(client, "/hands/new", &[("strange", "1")]).status, 400);
        assert_eq!(
            form_to(client, "/hands/new", &[("text", EXAMPLE), ("act", "say:{")]).status,
            422
        );
        assert_eq!(client.get("/hands/new?record=nonsense").status, 400);
        // From the page that checks a record, to the place of its fault.
        let spoilt = EXAMPLE.replace(
            "{\"type\":\"play\",\"by\":\"A\",\"card\":\"BA\"}",
            "{\"type\":\"play\",\"by\":\"A\",\"card\":\"HA\"}",
        );
        let checked = form_to(client, "/check", &[("text", &spoilt)]).text();
        let link = checked
            .split("href=\"/hands/new?record=")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        let opened = Page::of(&client.get(&format!("/hands/new?record={}", link.expect("a link"))));
        assert!(opened.has("rest") && opened.says("Anna to play"), "{}", opened.text);
    });
}

/// The sample up to its play, as it is opened.
fn opened_at_play(client: &mut Client, text: &str, actions: usize) -> Page {
    let mut record: Value = serde_json::from_str(text).expect("a record");
    record["actions"].as_array_mut().expect("actions").truncate(actions);
    record.as_object_mut().expect("an object").remove("result");
    let fields = [("text", &*record.to_string()), ("act", "open")];
    Page::of(&form_to(client, "/hands/new", &fields))
}
