//! A hand that is entered by the acts of the editor, one after the other, is the record that it was.

use proptest::prelude::*;
use serde_json::{Map, Value, json};
use talon_editor::{Act, Draft, Place, Refusal, Setup, blank, perform};
use talon_records::json::{Limits, Tape};
use talon_records::{GameKind, format_of};
use talon_rules::cards::{BySeat, Card, CardSet, Pack, Seat};
use talon_samples::generate::ulti::record_line;
use talon_shorthand::read_cards;

use super::{hands, normal};
use crate::oracle::hands as by_chance;

const SOUND: [&str; 2] = [
    include_str!("../fixtures/examples/ulti.talon.json"),
    include_str!("../fixtures/examples/preferans.talon.json"),
];

fn object(value: &Value) -> Map<String, Value> {
    value.as_object().cloned().unwrap_or_default()
}

/// What is known of a place.
fn known(record: &Value, pack: Pack, place: Place) -> CardSet {
    let list = match place {
        Place::Holding(seat) => &record["deal"]["hands"][seat.letter()],
        Place::Talon => &record["deal"]["talon"],
    };
    let codes = list.as_array().into_iter().flatten().filter_map(Value::as_str);
    codes
        .filter_map(|code| pack.parse(code).ok())
        .fold(CardSet::EMPTY, CardSet::with)
}

fn act(text: &mut String, act: &Act) {
    *text = perform(text, act).unwrap_or_else(|refusal| panic!("{act:?}: {refusal:?}\n{text}"));
}

/// Enters a record of this game, its cards one by one or hand by hand.
fn enter(record: &Value, card_by_card: bool) -> String {
    let game = GameKind::parse(record["game"].as_str().unwrap()).unwrap();
    let pack = format_of(game).pack();
    let mut text = blank(game);
    let name = |seat: Seat| record["players"][seat.letter()]["name"].as_str().map(str::to_owned);
    let setup = Setup {
        names: BySeat::from_fn(name),
        dealer: Some(Seat::parse(record["deal"]["dealer"].as_str().unwrap())),
        options: Some(object(&record["rules"]["options"])),
        source: Vec::new(),
    };
    act(&mut text, &Act::Setup(setup));
    // What stood on the sheet before is typed into the text.
    if let Some(context) = record.get("context") {
        let mut typed: Value = serde_json::from_str(&text).unwrap();
        typed["context"] = context.clone();
        text = typed.to_string();
    }
    for place in Place::ALL {
        let cards = known(record, pack, place);
        if !card_by_card {
            act(&mut text, &Act::Place { place, cards });
            continue;
        }
        for card in cards.iter() {
            act(&mut text, &Act::Give { card, to: place });
        }
    }
    // Which five came first is typed as well.
    if let Some(first) = record["deal"].get("first") {
        let mut typed: Value = serde_json::from_str(&text).unwrap();
        typed["deal"]["first"] = first.clone();
        text = typed.to_string();
    }
    for (number, action) in record["actions"].as_array().unwrap().iter().enumerate() {
        let draft = Draft::read(&text).unwrap();
        // What could not be otherwise is there already.
        if let Some(done) = draft.actions().get(number) {
            assert_eq!(done, action, "{text}");
            continue;
        }
        act(
            &mut text,
            &Act::Say {
                at: None,
                action: action.clone(),
            },
        );
    }
    text
}

/// The normal form of the cards, the rules and what happened.
fn essence(text: &str) -> Value {
    let mut record: Value = serde_json::from_slice(&normal(text.as_bytes()).text).unwrap();
    for member in ["id", "source", "players", "result", "annotations", "variations"] {
        record.as_object_mut().unwrap().remove(member);
    }
    record
}

/// The record in its normal form, in which nothing is left that the engine does by itself.
fn plain(text: &str) -> Value {
    let mut record: Value = serde_json::from_slice(&normal(text.as_bytes()).text).unwrap();
    for action in record["actions"].as_array_mut().unwrap() {
        action.as_object_mut().unwrap().remove("refs");
    }
    record
}

fn comes_back(text: &str, card_by_card: bool) {
    let record = plain(text);
    assert_eq!(essence(&enter(&record, card_by_card)), essence(&record.to_string()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn ulti_entered_act_by_act_is_the_same_record(hand in hands(), card_by_card in prop::bool::weighted(0.2)) {
        comes_back(&record_line(&hand), card_by_card);
    }

    #[test]
    fn preferans_entered_act_by_act_is_the_same_record(
        seed in any::<u64>(),
        card_by_card in prop::bool::weighted(0.2),
    ) {
        comes_back(&by_chance::hand(seed, None, true).record.to_string(), card_by_card);
    }
}

#[test]
fn the_samples_entered_card_by_card_are_the_same_records() {
    for text in SOUND {
        comes_back(text, true);
        comes_back(text, false);
    }
}

fn sample(place: usize) -> String {
    Draft::read(SOUND[place]).unwrap().text()
}

fn play(by: &str, card: &str) -> Value {
    json!({"type": "play", "by": by, "card": card})
}

fn card(pack: Pack, code: &str) -> Card {
    pack.parse(code).unwrap()
}

fn reach(text: &str) -> (usize, usize) {
    let reach = talon_editor::Reach::of(text).unwrap();
    (reach.legal, reach.all)
}

#[test]
fn a_card_never_lies_in_two_places_and_a_hand_is_never_too_long() {
    let pack = Pack::German;
    let mut text = blank(GameKind::ALL[0]);
    let give = |code: &str, seat: Seat| Act::Give {
        card: card(pack, code),
        to: Place::Holding(seat),
    };
    act(&mut text, &give("HA", Seat::A));
    act(&mut text, &give("HA", Seat::B));
    let draft: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(
        (&draft["deal"]["hands"]["A"], &draft["deal"]["hands"]["B"][0]),
        (&Value::Null, &json!("HA"))
    );
    for code in ["HX", "HK", "HO", "HU", "H9", "H8", "H7", "AA", "AX"] {
        act(&mut text, &give(code, Seat::B));
    }
    let full = Refusal::Full(Place::Holding(Seat::B));
    assert_eq!(perform(&text, &give("AK", Seat::B)), Err(full));
    let put = |seat: Seat, cards: &str| Act::Place {
        place: Place::Holding(seat),
        cards: read_cards(GameKind::ALL[0], cards).unwrap(),
    };
    let elsewhere = Refusal::Elsewhere(CardSet::one(card(pack, "HX")));
    assert_eq!(perform(&text, &put(Seat::C, "HX LA")), Err(elsewhere));
    let eleven = put(Seat::C, "AK AO AU A9 A8 A7 LA LX LK LO LU");
    let too_many = Refusal::TooMany {
        place: Place::Holding(Seat::C),
        size: 10,
    };
    assert_eq!(perform(&text, &eleven), Err(too_many));
    // Two hands are full: the rest is forehand's, and one act takes it back.
    act(&mut text, &put(Seat::C, "AK AO AU A9 A8 A7 LA LX LK LO"));
    let draft: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(draft["deal"]["hands"]["A"].as_array().unwrap().len(), 12);
    act(&mut text, &put(Seat::A, ""));
    let draft: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(draft["deal"]["hands"]["A"], Value::Null);
}

#[test]
fn a_change_after_ten_tricks_keeps_what_fits_and_the_rest_below() {
    let text = sample(0);
    assert_eq!(reach(&text), (42, 42));
    // Another bid: the pass and what follows do not fit Durchmars, and stay.
    let mut other = text.clone();
    act(
        &mut other,
        &Act::Say {
            at: Some(5),
            action: json!({"type": "bid", "by": "C", "bid": "betli"}),
        },
    );
    let (legal, all) = reach(&other);
    assert!((6..42).contains(&legal) && all == 42, "{legal} of {all}");
    // Back to what it was: everything fits again.
    act(
        &mut other,
        &Act::Say {
            at: Some(5),
            action: json!({"type": "bid", "by": "C", "bid": "simple+ulti"}),
        },
    );
    assert_eq!(essence(&other), essence(&text));
    // A card of the ninth trick that leaves the last one as it was.
    let mut swapped = text.clone();
    act(
        &mut swapped,
        &Act::Say {
            at: Some(38),
            action: play("A", "BO"),
        },
    );
    let (legal, all) = reach(&swapped);
    assert!(legal < all && all == 42, "{legal} of {all}");
    act(&mut swapped, &Act::DropRest);
    assert_eq!(reach(&swapped), (legal, legal));
    act(&mut swapped, &Act::PlayOut);
    assert_eq!(reach(&swapped), (42, 42));
    // A call that was forgotten goes in between.
    let mut without = text.clone();
    act(&mut without, &Act::Remove { at: Some(10) });
    assert_eq!(reach(&without), (41, 41));
    act(
        &mut without,
        &Act::Say {
            at: Some(10),
            action: json!({"type": "marriage", "by": "C", "suit": "H"}),
        },
    );
    assert_eq!(essence(&without), essence(&text));
    // Another dealer breaks it at the first action, and nothing is lost.
    let setup = Setup {
        dealer: Some(Some(Seat::A)),
        ..Setup::default()
    };
    act(&mut without, &Act::Setup(setup));
    assert_eq!(Draft::read(&without).unwrap().actions().len(), 42);
    let setup = Setup {
        dealer: Some(Some(Seat::C)),
        ..Setup::default()
    };
    act(&mut without, &Act::Setup(setup));
    assert_eq!(essence(&without), essence(&text));
}

#[test]
fn an_illegal_card_is_refused_and_can_be_kept_as_irregular() {
    let mut text = sample(0);
    // The queen of acorns in the trick of the ace: A holds a bell and must follow.
    for _ in 0..29 {
        act(&mut text, &Act::Remove { at: None });
    }
    let (legal, _) = reach(&text);
    let wrong = Act::Say {
        at: None,
        action: play("A", "AO"),
    };
    let Err(Refusal::Illegal { irregular, .. }) = perform(&text, &wrong) else {
        panic!("{legal}: {text}")
    };
    let kept = irregular.unwrap();
    assert_eq!(kept["irregular"], true);
    act(&mut text, &Act::Say { at: None, action: kept });
    assert_eq!(reach(&text), (legal + 1, legal + 1));
    // A card that A does not hold cannot have happened.
    let never = Act::Say {
        at: None,
        action: play("B", "LA"),
    };
    let Err(Refusal::Illegal { irregular, .. }) = perform(&text, &never) else {
        panic!("{text}")
    };
    assert_eq!(irregular, None);
}

#[test]
fn a_contract_can_be_given_and_taken_back() {
    for (place, contract, trump) in [(0, "simple+ulti", "L"), (1, "H", "")] {
        let text = sample(place);
        let draft = Draft::read(&text).unwrap();
        let game = draft.game().unwrap();
        let pack = format_of(game).pack();
        assert!(talon_editor::givable(&draft).contains(&contract));
        let mut given = blank(game);
        let act_of = Act::Given {
            by: Seat::C,
            contract: contract.to_owned(),
            trump: pack.parse_suit(trump),
        };
        act(&mut given, &act_of);
        let record: Value = serde_json::from_str(&given).unwrap();
        assert_eq!(
            (&record["version"], &record["actions"][0]["type"]),
            (&json!("1.1"), &json!("given"))
        );
        assert_eq!(record["deal"].get("talon"), Some(&Value::Null));
        assert_eq!(reach(&given), (1, 1));
        act(&mut given, &Act::Auction);
        assert_eq!(given, blank(game));
    }
    let never = Act::Given {
        by: Seat::A,
        contract: "simple+h40".into(),
        trump: None,
    };
    assert!(perform(&blank(GameKind::ALL[0]), &never).is_err());
}

#[test]
fn a_text_that_is_no_record_is_refused_and_any_other_is_kept() {
    let give = Act::Take(card(Pack::German, "HA"));
    assert_eq!(perform("nonsense", &give), Err(Refusal::Unreadable));
    assert_eq!(perform("{}", &give), Err(Refusal::NoHand));
    let mut record: Value = serde_json::from_str(SOUND[0]).unwrap();
    record["ext"] = json!({"x-club": [1, 2]});
    let text = perform(&record.to_string(), &Act::Remove { at: None }).unwrap();
    assert!(Tape::new().read(text.as_bytes(), Limits::default()).is_ok());
    assert_eq!(serde_json::from_str::<Value>(&text).unwrap()["ext"], record["ext"]);
}

#[test]
fn a_score_record_grows_into_a_hand_with_what_it_tells() {
    let score = json!({
        "format": "talon", "version": "1.1", "game": "ulti", "rules": {"id": "ulti", "edition": 1},
        "source": {"session": "2026-11-24", "deal": 7},
        "players": {"A": {"name": "Anna"}, "B": {"name": "Béla"}, "C": {"name": "Cili"}},
        "deal": {"dealer": "C"}, "actions": [],
        "score": {"declarer": "A", "contract": "simple+ulti", "trump": "L",
            "components": {"simple": true, "ulti": false}, "kontra": {"ulti": 1}},
    });
    let text = talon_editor::with_cards(&score.to_string()).unwrap();
    let record: Value = serde_json::from_str(&text).unwrap();
    let given = json!({"type": "given", "by": "A", "bid": "simple+ulti", "trump": "L"});
    let kontra = json!({"type": "kontra", "by": "B", "components": ["ulti"]});
    assert_eq!(record["actions"], json!([given, kontra]));
    assert_eq!(
        record["result"]["claimed"]["scores"],
        json!({"A": -22, "B": 11, "C": 11})
    );
    assert_eq!(
        (&record["players"], &record["source"]),
        (&score["players"], &score["source"])
    );
    let doc = normal(score.to_string().as_bytes()).hashes.doc.to_string();
    assert_eq!(record["supersedes"], json!(doc));
    assert_eq!(reach(&text), (2, 2));
    // Without the trump, which the contract leaves open, the contract is for the person to give.
    let mut open = score.clone();
    open["score"].as_object_mut().unwrap().remove("trump");
    let text = talon_editor::with_cards(&open.to_string()).unwrap();
    assert_eq!(reach(&text), (0, 0));
    assert_eq!(talon_editor::with_cards(&sample(0)), None);
}
