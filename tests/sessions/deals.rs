//! Records of a session with concrete cards, made from what is to come out of each deal. Where the number of tricks is
//! given, the players agree on it before the first card.

use serde_json::{Value as Json, json};

/// The complete session of section 10.1 of the rules: dealer, then declarer, contract, answers, kontra and tricks of
/// A, B and C; nothing when all pass.
pub const COMPLETE: [&str; 20] = [
    "C A 4 play/play - 6,2,2",
    "A",
    "B C 5 play/drop - 3,0,7",
    "C B 6 - - concede",
    "A A 3 drop/invite - 7,1,2",
    "B C 2 play/play - -",
    "C A 2 play/play B 5,3,2",
    "A B G5 drop/drop - -",
    "B",
    "C C 7 play/play - 2,1,7",
    "A B G7 drop/drop - -",
    "B B 7 play/play - 2,6,2",
    "C C 5 play/drop - 4,0,6",
    "A",
    "B A 4 play/play - 6,3,1",
    "C C 4 play/play - 3,2,5",
    "A B G4 drop/play - 2,8,0",
    "B A 7 play/play - 6,2,2",
    "C B 5 play/play C 1,6,3",
    "A C G7 play/play - 2,2,6",
];

/// The options of that session.
pub fn short() -> Json {
    json!({"bula": 30, "refas": 1})
}

/// All its records.
pub fn complete() -> Vec<Json> {
    COMPLETE
        .iter()
        .zip(1..)
        .map(|(what, number)| record("demo", number, what, &short()))
        .collect()
}

/// The record of a deal.
pub fn record(session: &str, number: u64, what: &str, options: &Json) -> Json {
    let words: Vec<&str> = what.split_whitespace().collect();
    let dealer = words[0];
    let (hands, talon) = cards(number);
    json!({
        "format": "talon", "version": "1.0", "game": "preferans",
        "rules": {"id": "preferans", "edition": 1, "options": options},
        "source": {"session": session, "deal": number, "date": "2026-11-20", "event": "Friday club"},
        "players": {"A": {"name": "Anna"}, "B": {"name": "Béla"}, "C": {"name": "Cili"}},
        "deal": {"dealer": dealer, "hands": hands, "talon": talon},
        "actions": actions(dealer, &words[1..], &talon),
    })
}

/// A deal of an evening of Ulti, each of them other than the rest.
pub fn ulti(number: u64) -> Json {
    let text = include_str!("../fixtures/example.talon.json");
    let mut record: Json = serde_json::from_str(text).expect("a record");
    record["id"] = json!(format!("urn:x:{number}"));
    record["source"] = json!({"session": "evening", "deal": number, "date": "2026-03-14"});
    record["actions"][0]["ms"] = json!(number);
    record
}

/// A pack dealt in another way for each number.
fn cards(number: u64) -> (Json, Vec<String>) {
    let mut pack: Vec<String> = "SDHC"
        .chars()
        .flat_map(|suit| "AKQJX987".chars().map(move |rank| format!("{suit}{rank}")))
        .collect();
    let mut state = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    for last in (1..pack.len()).rev() {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        pack.swap(last, (state % (last as u64 + 1)) as usize);
    }
    let hands = json!({"A": pack[0..10], "B": pack[10..20], "C": pack[20..30]});
    (hands, pack[30..].to_vec())
}

fn next(seat: &str) -> &'static str {
    match seat {
        "A" => "B",
        "B" => "C",
        _ => "A",
    }
}

fn actions(dealer: &str, what: &[&str], talon: &[String]) -> Vec<Json> {
    let order = [next(dealer), next(next(dealer)), next(next(next(dealer)))];
    let pass = |seat: &str| json!({"type": "pass", "by": seat});
    let &[declarer, contract, answers, kontra, end] = what else {
        return order.iter().map(|seat| pass(seat)).collect();
    };
    let game = contract.strip_prefix('G');
    let value: u8 = game.unwrap_or(contract).parse().expect("a contract");
    let mut all = Vec::new();
    let mut named = false;
    for seat in order {
        if seat == declarer {
            named = true;
            all.push(match game {
                Some("6" | "7") => json!({"type": "bid", "by": seat, "game": true, "value": value}),
                Some(_) => json!({"type": "bid", "by": seat, "game": true}),
                None => json!({"type": "bid", "by": seat, "value": 2}),
            });
        } else if !(named && game == Some("7")) {
            // Over game Sanac nothing can be said.
            all.push(pass(seat));
        }
    }
    if game.is_none() {
        all.push(json!({"type": "pickup", "by": declarer}));
        all.push(json!({"type": "discard", "by": declarer, "cards": talon}));
    }
    all.push(json!({"type": "contract", "by": declarer, "value": value}));
    let defenders = [next(declarer), next(next(declarer))];
    let answers: Vec<&str> = answers.split('/').filter(|word| *word != "-").collect();
    for (seat, choice) in defenders.iter().zip(&answers) {
        all.push(json!({"type": "defend", "by": seat, "choice": choice}));
    }
    if kontra != "-" {
        all.push(json!({"type": "kontra", "by": kontra}));
    }
    let alone = answers.contains(&"drop") && !answers.contains(&"invite") && kontra == "-";
    let active: Vec<&str> = ["A", "B", "C"]
        .into_iter()
        .filter(|seat| match defenders.iter().position(|one| one == seat) {
            Some(place) if alone => answers[place] != "drop",
            _ => true,
        })
        .collect();
    all.extend(ending(declarer, end, &active));
    all
}

fn ending(declarer: &str, end: &str, active: &[&str]) -> Option<Json> {
    match end {
        "-" => None,
        "concede" => Some(json!({"type": "concede", "by": declarer})),
        tricks => {
            let tricks: Vec<u8> = tricks.split(',').map(|n| n.parse().expect("tricks")).collect();
            let totals = json!({"A": tricks[0], "B": tricks[1], "C": tricks[2]});
            let outcome = json!({"tricks": totals});
            Some(json!({"type": "claim", "by": declarer, "outcome": outcome, "agreed": active}))
        }
    }
}
