//! What was written down of a deal, beside another record of it: in which of its facts, and in what it pays, they
//! differ.

use serde_json::{Map, Value as Json, json};

use crate::check::{Options, Reader};
use crate::game::Hand;

/// A fact that two records of one deal tell otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherFact {
    /// A member of `score`, or `players`, `dealer` or `scores`.
    pub fact: String,
    pub written: Json,
    /// `null` where the result is open.
    pub other: Json,
}

/// Where another record of a deal says otherwise than what was written down of it. What only one of them tells is no
/// difference as long as they pay the same; a hand with cards that does not say how it ended differs in its scores.
///
/// ```
/// use serde_json::json;
/// use talon_records::{format_of, same_deal::differences};
/// use talon_rules::games::GameKind;
///
/// let played = format_of(GameKind::Ulti).sound();
/// let facts = talon_records::Reader::new()
///     .check(played.as_bytes(), &talon_records::Options::default())
///     .hand()
///     .and_then(talon_records::Hand::score)
///     .expect("a hand that was played to its end");
/// let mut written: serde_json::Value = serde_json::from_str(played).expect("a record");
/// written["deal"] = json!({"dealer": written["deal"]["dealer"]});
/// (written["version"], written["actions"], written["score"]) = (json!("1.1"), json!([]), facts);
/// written.as_object_mut().expect("a record").remove("result");
/// assert_eq!(differences(&written.to_string(), played), []);
///
/// written["players"]["A"] = json!({"name": "Somebody else"});
/// let told = differences(&written.to_string(), played);
/// assert_eq!(told[0].fact, "players");
/// ```
pub fn differences(written: &str, other: &str) -> Vec<OtherFact> {
    let (written, other) = (DealFacts::of(written), DealFacts::of(other));
    let mut found = Vec::new();
    let mut compare = |fact: &str, one: &Json, two: &Json| {
        if one != two {
            found.push(OtherFact {
                fact: fact.to_owned(),
                written: one.clone(),
                other: two.clone(),
            });
        }
    };
    if [&written.players, &other.players]
        .iter()
        .all(|players| players.is_object())
    {
        compare("players", &written.players, &other.players);
    }
    compare("dealer", &written.dealer, &other.dealer);
    for (name, value) in &written.score {
        compare(name, value, other.score.get(name).unwrap_or(value));
    }
    compare("scores", &written.scores, &other.scores);
    found
}

/// What a record tells of a deal, whether it has cards or not.
#[derive(Debug, Default)]
struct DealFacts {
    /// Seat to name, where all three are named.
    players: Json,
    dealer: Json,
    /// The facts that are written down of a hand.
    score: Map<String, Json>,
    /// Seat to points.
    scores: Json,
}

impl DealFacts {
    fn of(text: &str) -> DealFacts {
        let record: Json = serde_json::from_str(text).unwrap_or_default();
        let options = Options {
            diagnose: false,
            ..Options::default()
        };
        let mut reader = Reader::new();
        let checked = reader.check(text.as_bytes(), &options);
        let hand = checked.hand();
        let score = match &record["score"] {
            Json::Object(score) => score.clone(),
            _ => match hand.and_then(Hand::score) {
                Some(Json::Object(score)) => score,
                _ => Map::new(),
            },
        };
        let names: Map<String, Json> = record["players"]
            .as_object()
            .into_iter()
            .flatten()
            .filter(|(_, player)| player["name"].is_string())
            .map(|(seat, player)| (seat.clone(), player["name"].clone()))
            .collect();
        let scores = hand.and_then(Hand::summary).and_then(|summary| summary.scores);
        let awarded = || awarded(hand.filter(|hand| hand.is_total())?);
        DealFacts {
            players: if names.len() == 3 { names.into() } else { Json::Null },
            dealer: record["deal"]["dealer"].clone(),
            score,
            scores: scores.map_or_else(
                || awarded().unwrap_or_default(),
                |scores| {
                    scores
                        .iter()
                        .map(|(seat, points)| (seat.letter().to_owned(), json!(points)))
                        .collect()
                },
            ),
        }
    }
}

/// What a total that was typed gives everybody.
fn awarded(total: &Hand<'_>) -> Option<Json> {
    let computed = total.computed();
    let after = computed.get("final")?;
    after.get("scores").or_else(|| after.get("bula_change")).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format_of;
    use talon_rules::games::GameKind;

    /// What one would write down of a played hand.
    fn written_of(played: &str) -> Json {
        let mut reader = Reader::new();
        let checked = reader.check(played.as_bytes(), &Options::default());
        let facts = checked.hand().and_then(Hand::score).expect("a hand played to its end");
        let mut record: Json = serde_json::from_str(played).expect("a record");
        record["deal"] = json!({"dealer": record["deal"]["dealer"]});
        (record["version"], record["actions"], record["score"]) = (json!("1.1"), json!([]), facts);
        record.as_object_mut().expect("a record").remove("result");
        record
    }

    #[test]
    fn what_one_would_write_down_of_a_hand_differs_from_it_in_nothing() {
        for game in GameKind::ALL.iter().copied() {
            let played = format_of(game).sound();
            let written = written_of(played);
            assert_eq!(differences(&written.to_string(), played), [], "{game:?}");
        }
    }

    #[test]
    fn another_declarer_is_told_with_what_it_changes() {
        for game in GameKind::ALL.iter().copied() {
            let played = format_of(game).sound();
            let mut written = written_of(played);
            let declarer = written["score"]["declarer"].as_str().expect("a declarer").to_owned();
            written["deal"]["dealer"] = json!(declarer);
            let told = differences(&written.to_string(), played);
            let dealer: Vec<_> = told.iter().filter(|one| one.fact == "dealer").collect();
            let was: Json = serde_json::from_str(played).expect("a record");
            assert_eq!(
                dealer.is_empty(),
                was["deal"]["dealer"] == json!(declarer),
                "{game:?}: {told:?}"
            );
        }
    }

    #[test]
    fn a_hand_that_stops_early_differs_in_its_scores() {
        for game in GameKind::ALL.iter().copied() {
            let played = format_of(game).sound();
            let written = written_of(played);
            let mut early: Json = serde_json::from_str(played).expect("a record");
            early["actions"].as_array_mut().expect("actions").truncate(8);
            early.as_object_mut().expect("a record").remove("result");
            let told = differences(&written.to_string(), &early.to_string());
            let facts: Vec<_> = told.iter().map(|one| one.fact.as_str()).collect();
            assert!(facts.contains(&"scores"), "{game:?}: {facts:?}");
        }
    }
}
