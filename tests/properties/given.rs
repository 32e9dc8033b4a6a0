//! A hand of which the auction is taken away, the contract and the cards with which play began being given instead,
//! pays what it paid with its auction.

use proptest::prelude::*;
use serde_json::{Map, Value, json};
use talon_records::normal::{HandHashes, Writer};
use talon_records::timeline::Timeline;
use talon_records::{GameKind, Knowledge, Options, Reader, format_of};
use talon_rules::cards::{Pack, Seat, Suit};
use talon_rules::games::ulti::Ulti;
use talon_rules::games::{CardPlaces, Holding, Stage};
use talon_samples::generate::ulti::{record_line, records};

use super::{hands, normal};
use crate::oracle::hands as by_chance;

/// What came of a record, for itself and for its session, and what tells its cards and its play apart from others.
fn checked(record: &[u8]) -> (Map<String, Value>, HandHashes) {
    let mut reader = Reader::new();
    let checked = reader.check(record, &Options::default());
    let findings = &checked.findings;
    assert!(
        checked.is_accepted(),
        "{}: {findings:?}",
        String::from_utf8_lossy(record)
    );
    let hand = checked.hand().unwrap();
    assert_eq!(hand.knowledge(), Knowledge::Full);
    let mut computed = hand.computed();
    if let Some(before) = hand.before() {
        computed.insert("entered".into(), json!(format!("{:?}", hand.entered(&before))));
    }
    (computed, Writer::new().write(checked.record.as_ref().unwrap()).1.hand)
}

fn codes(pack: Pack, place: &Holding) -> Value {
    place.certain.iter().map(|card| pack.code(card)).collect()
}

fn deal(pack: Pack, dealer: &Value, places: &CardPlaces) -> Value {
    let hand = |seat: Seat| codes(pack, &places.holdings[seat]);
    let hands = json!({"A": hand(Seat::A), "B": hand(Seat::B), "C": hand(Seat::C)});
    json!({"dealer": dealer, "hands": hands, "talon": codes(pack, &places.talon)})
}

/// The contract as it is given. A hand that was thrown in before the trump was named had none, and any will do.
fn given(game: GameKind, by: Seat, code: &str, trump: Option<Suit>) -> Value {
    if game == GameKind::Preferans {
        let value = format_of(game).contract_json(code);
        let mut given = json!({"type": "given", "by": by.letter(), "value": value});
        if code.starts_with("game-") {
            given["game"] = json!(true);
        }
        return given;
    }
    let mut given = json!({"type": "given", "by": by.letter(), "bid": code});
    let ladder = format_of(game).ladder();
    let class = ladder.iter().find(|rung| rung.code == code).unwrap().class;
    if class == "trump" {
        given["trump"] = json!(Pack::German.suit_code(trump.unwrap_or(Suit::Acorns)));
    }
    given
}

/// The record from where its play began; `None` where it came to no contract, not all cards are known then, or the
/// contract counts twice because of a first round.
pub fn begun(record: &Value) -> Option<Value> {
    let text = record.to_string();
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &Options::default());
    let hand = checked.hand()?;
    let game = checked.record.as_ref()?.envelope.game?;
    let timeline = Timeline::of(hand);
    let start = timeline.states.iter().position(|state| state.contract().is_some())?;
    let state = &timeline.states[start];
    let factor = state.as_any().downcast_ref().map_or(1, Ulti::round_factor);
    if !state.table().is_known() || factor != 1 {
        return None;
    }
    let (by, code) = state.contract()?;
    let trump = timeline.states.last()?.trump();
    let mut actions = vec![given(game, by, code, trump)];
    let after = record["actions"].as_array()?.iter().skip(start);
    actions.extend(after.filter(|action| action["type"] != "trump").cloned());
    for action in &mut actions {
        action.as_object_mut()?.remove("refs");
    }
    let mut begun = record.clone();
    begun["version"] = json!("1.1");
    begun["deal"] = deal(format_of(game).pack(), &record["deal"]["dealer"], state.table());
    begun["actions"] = json!(actions);
    for member in ["result", "variations", "annotations"] {
        begun.as_object_mut()?.remove(member);
    }
    debug_assert!(state.stage() != Stage::Auction);
    Some(begun)
}

/// Takes the auction of a record away and compares; true if it had one to take.
fn pays_the_same(record: &Value) -> bool {
    let with: Value = serde_json::from_slice(&normal(record.to_string().as_bytes()).text).unwrap();
    let Some(begun) = begun(&with) else { return false };
    let text = begun.to_string();
    let (mut before, dealt) = checked(with.to_string().as_bytes());
    let (mut after, given) = checked(text.as_bytes());
    if before.get("forfeit") == Some(&json!(true)) {
        before.remove("trump");
        after.remove("trump");
    }
    assert_eq!(after, before, "{text}");
    assert!(dealt.deal() != given.deal() && dealt.play() != given.play(), "{text}");
    let first = normal(text.as_bytes());
    assert!(String::from_utf8_lossy(&first.text).contains(r#""version":"1.1""#));
    assert_eq!(normal(&first.text).text, first.text);
    true
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn ulti_pays_the_same_without_its_auction(hand in hands()) {
        pays_the_same(&serde_json::from_str(&record_line(&hand)).unwrap());
    }

    #[test]
    fn preferans_pays_the_same_without_its_auction(seed in any::<u64>()) {
        pays_the_same(&by_chance::hand(seed, None, true).record);
    }
}

/// Without this the properties above could hold because there is nothing to take away.
#[test]
fn most_hands_have_an_auction_that_can_be_taken_away() {
    let preferans = (0..100).filter(|seed| pays_the_same(&by_chance::hand(*seed, None, true).record));
    assert!(preferans.count() > 40);
    let ulti = records(31)
        .take(100)
        .filter(|text| pays_the_same(&serde_json::from_str(text).unwrap()));
    assert!(ulti.count() > 60);
}
