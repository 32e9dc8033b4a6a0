//! A score record that grows: its cards are added, and everything that was known of it stands already. What the score
//! says is what the record claims of its result, so that cards and score are held against each other by the check of
//! it.

use std::collections::VecDeque;

use serde_json::{Map, Value as Json, json};

use super::act::Refusal;
use super::deal::{Dealt, Place};
use super::draft::Draft;
use super::given::{give, reshaped};
use super::reach::{checked, reach, with_hand};
use talon_records::hash::Hash;
use talon_records::moment::action_json;
use talon_records::normal::Writer;
use talon_records::{Checked, format_of};
use talon_rules::cards::Seat;
use talon_rules::games::{Code, Deed, Position};

/// The members of a score record that its hand with cards has as well.
const KEPT: [&str; 7] = ["format", "version", "game", "rules", "source", "players", "context"];
/// What is computed of a score and said otherwise of cards.
const NOT_CLAIMED: [&str; 2] = ["decided_at", "marriages"];
/// Courses of answers and kontras that are tried.
const TRIED_MAX: usize = 400;

/// The text of a record to which the cards of a score record can be added: with its people, rules and dealer, with the
/// contract where the score tells all of it, and with the answers and kontras that it tells. `None` where it is no
/// score record.
pub fn with_cards(text: &str) -> Option<String> {
    begun(text, None)
}

/// The same for a record that was stored under this hash: what its reader was given may have notes and other names.
pub fn with_cards_of(text: &str, doc: Hash) -> Option<String> {
    begun(text, Some(doc))
}

fn begun(text: &str, stored: Option<Hash>) -> Option<String> {
    let score = Draft::read(text).filter(|draft| draft.get("score").is_some())?;
    let (doc, claimed) = checked(text, |checked| {
        let record = checked.record.as_ref().filter(|_| checked.is_accepted())?;
        let doc = stored.unwrap_or_else(|| Writer::new().write(record).1.doc).to_string();
        Some((doc, checked.hand()?.computed()))
    })?;
    let mut members: Map<String, Json> = KEPT
        .into_iter()
        .filter_map(|name| Some((name.to_owned(), score.get(name)?.clone())))
        .collect();
    members.insert("actions".into(), json!([]));
    members.insert("supersedes".into(), json!(doc));
    let dealer = score.get("deal").and_then(|deal| deal.get("dealer"));
    members.insert("deal".into(), json!({"dealer": dealer}));
    let is_claimed = |(name, value): &(String, Json)| !NOT_CLAIMED.contains(&name.as_str()) && !value.is_null();
    let claimed: Map<String, Json> = claimed.into_iter().filter(is_claimed).collect();
    members.insert("result".into(), json!({"claimed": claimed}));
    let blank = reshaped(Draft::read(&Json::Object(members).to_string())?);
    let hand = contract_of(&score, &blank).unwrap_or_else(|| blank.clone());
    Some(with_known_steps(hand).text())
}

/// Whether a record grows from a score.
pub fn grows(draft: &Draft) -> bool {
    draft.get("supersedes").is_some() && claimed(draft).is_some()
}

/// The same draft, with what the score tells of it where it grows from one.
pub(crate) fn grown(draft: Draft) -> Draft {
    if grows(&draft) && draft.actions().len() == 1 {
        with_known_steps(draft)
    } else {
        draft
    }
}

fn claimed(draft: &Draft) -> Option<&Map<String, Json>> {
    draft.get("result")?.get("claimed")?.as_object()
}

/// The draft with the contract that the score tells.
fn contract_of(score: &Draft, blank: &Draft) -> Option<Draft> {
    let format = format_of(blank.game()?);
    let facts = score.get("score")?;
    let by = Seat::parse(facts.get("declarer")?.as_str()?)?;
    let trump = facts
        .get("trump")
        .and_then(Json::as_str)
        .and_then(|code| format.pack().parse_suit(code));
    let summary = checked(&score.text(), |checked| checked.hand()?.summary())?;
    let given: Result<Draft, Refusal> = give(blank, by, summary.contract, trump);
    given.ok()
}

/// The draft with the fewest answers and kontras after which the hand can end as the score says; as it is where there
/// are none, or too many to try.
fn with_known_steps(begun: Draft) -> Draft {
    let mut courses = VecDeque::from([begun.clone()]);
    let mut tried = 0;
    while let Some(draft) = courses.pop_front() {
        if ends_as_claimed(&draft) || settled(&draft).is_some() {
            return draft;
        }
        tried += 1;
        if tried == TRIED_MAX {
            break;
        }
        courses.extend(next_courses(&draft));
    }
    begun
}

fn next_courses(draft: &Draft) -> Vec<Draft> {
    let Some(game) = draft.game() else { return Vec::new() };
    let format = format_of(game);
    let actions = with_hand(draft, |hand| {
        let walk = hand.walk(None);
        let position = walk.positions.last()?;
        if walk.steps.len() != draft.actions().len() || !is_within(position.as_ref(), draft) {
            return None;
        }
        let said = position.legal().into_iter().filter(|(_, deed)| is_said(*deed));
        let actions = said.map(|(by, deed)| action_json(format, by, deed));
        Some(actions.flat_map(each_part).collect::<Vec<Json>>())
    });
    let next = |action: Json| {
        let mut actions = draft.actions().to_vec();
        actions.push(action);
        draft.with_actions(actions)
    };
    actions.flatten().into_iter().flatten().map(next).collect()
}

/// What is said between the contract and the cards, and what is said instead of them.
fn is_said(deed: Deed) -> bool {
    matches!(deed, Deed::Pass | Deed::Kontra { .. } | Deed::Defend(_) | Deed::ThrowIn)
}

/// A kontra on several parts, and on each of them.
fn each_part(action: Json) -> Vec<Json> {
    let parts = action.get("components").and_then(Json::as_array).cloned();
    let single = parts.filter(|parts| parts.len() > 1).into_iter().flatten().map(|part| {
        let mut action = action.clone();
        action["components"] = json!([part]);
        action
    });
    single.collect::<Vec<_>>().into_iter().chain([action.clone()]).collect()
}

/// Whether nothing is doubled more often than the score says.
fn is_within(position: &dyn Position, draft: &Draft) -> bool {
    let Some(claimed) = claimed(draft) else { return true };
    let told = |defender: Seat, part: &str| {
        let level = match claimed.get("kontra").and_then(|kontra| kontra.get(part)) {
            Some(Json::Object(levels)) => levels.get(defender.letter()),
            Some(level) => Some(level),
            None => claimed.get("kontra_level"),
        };
        level.and_then(Json::as_u64).unwrap_or(0)
    };
    let kontras = draft.actions().iter().filter(|action| action["type"] == "kontra");
    let parts: Vec<&str> = kontras
        .flat_map(|action| match action.get("components").and_then(Json::as_array) {
            Some(parts) => parts.iter().filter_map(Json::as_str).collect(),
            None => vec![""],
        })
        .collect();
    let declarer = position.contract().map(|(seat, _)| seat);
    let mut defenders = Seat::ALL.into_iter().filter(|seat| Some(*seat) != declarer);
    defenders.all(|seat| {
        parts
            .iter()
            .all(|part| u64::from(position.level(seat, part)) <= told(seat, part))
    })
}

/// The draft in which all agree to what the score says, where that decides it and contradicts nothing. Where a score
/// has no tricks because one decides it, one side gave up.
fn settled(draft: &Draft) -> Option<Draft> {
    let ends = match claim(draft) {
        Some(claim) => vec![vec![claim]],
        None => concessions(draft)?.into(),
    };
    let ended = ends.into_iter().map(|end| {
        let mut actions = draft.actions().to_vec();
        actions.extend(end);
        draft.with_actions(actions)
    });
    { ended }.find(ends_as_claimed)
}

/// The declarer gives up, or all who play against them do.
fn concessions(draft: &Draft) -> Option<[Vec<Json>; 2]> {
    let declarer = Seat::parse(claimed(draft)?.get("declarer")?.as_str()?)?;
    let concede = |seat: Seat| json!({"type": "concede", "by": seat.letter()});
    Some([vec![concede(declarer)], declarer.others().map(concede).into()])
}

/// What the score says of the result, agreed by all.
fn claim(draft: &Draft) -> Option<Json> {
    let claimed = claimed(draft)?;
    let told: Vec<&str> = if claimed.contains_key("components") {
        vec!["components", "points", "silent"]
    } else {
        vec!["tricks"]
    };
    let outcome: Map<String, Json> = told
        .into_iter()
        .filter_map(|name| Some((name.to_owned(), claimed.get(name)?.clone())))
        .collect();
    let by = claimed.get("declarer")?.as_str()?;
    let agreed = Seat::ALL.map(Seat::letter);
    (!outcome.is_empty()).then(|| json!({"type": "claim", "by": by, "outcome": outcome, "agreed": agreed}))
}

/// Whether a record is whole, legal, and comes to what it claims.
fn ends_as_claimed(draft: &Draft) -> bool {
    checked(&draft.text(), |checked| {
        let is_over = checked.hand().is_some_and(|hand| {
            let walk = hand.walk(None);
            walk.positions.last().is_some_and(|position| position.is_complete()) && hand.score().is_some()
        });
        is_over && checked.is_accepted() && !differs(checked)
    })
}

fn differs(checked: &Checked<'_>) -> bool {
    checked
        .findings
        .iter()
        .any(|finding| finding.code == Code::ResultMismatch)
}

/// The draft with what its score says of the result, where its cards do not decide it.
pub(crate) fn settle(draft: &Draft) -> Result<Draft, Refusal> {
    let reached = reach(draft).ok_or(Refusal::NoHand)?;
    let is_over = with_hand(draft, |hand| {
        hand.walk(None)
            .positions
            .last()
            .is_some_and(|position| position.is_complete())
    });
    if !grows(draft) || !reached.is_whole() || is_over != Some(false) {
        return Err(Refusal::Nothing);
    }
    settled(draft).ok_or(Refusal::Nothing)
}

/// The score record of a hand of which only the result is known; `None` where there is a card, or no result.
pub fn as_score(text: &str) -> Option<String> {
    let draft = Draft::read(text)?;
    let dealt = Dealt::of(&draft)?;
    if Place::ALL.into_iter().any(|place| !dealt.cards(place).is_empty()) {
        return None;
    }
    let score = checked(text, |checked| {
        checked.hand().filter(|_| checked.is_accepted())?.score()
    })?;
    let mut members: Map<String, Json> = KEPT
        .into_iter()
        .filter_map(|name| Some((name.to_owned(), draft.get(name)?.clone())))
        .collect();
    let dealer = draft.get("deal").and_then(|deal| deal.get("dealer"));
    members.insert("version".into(), json!("1.1"));
    members.insert("deal".into(), json!({"dealer": dealer}));
    members.insert("actions".into(), json!([]));
    members.insert("score".into(), score);
    let record = Draft::read(&Json::Object(members).to_string())?.text();
    checked(&record, |checked| checked.is_accepted()).then_some(record)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::act::{Act, perform};
    use talon_rules::games::GameKind;

    /// A score record of the first game, or of the second, whose facts have an outcome.
    fn score(facts: Json) -> String {
        let game = GameKind::ALL[usize::from(facts.get("outcome").is_some())].as_str();
        json!({
            "format": "talon", "version": "1.1", "game": game, "rules": {"id": game, "edition": 1},
            "players": {"A": {"name": "Anna"}, "B": {"name": "Béla"}, "C": {"name": "Cili"}},
            "deal": {"dealer": "C"}, "actions": [], "score": facts,
        })
        .to_string()
    }

    /// What was said, by whom, in the hand that grows from a score.
    fn said(text: &str) -> String {
        let draft = Draft::read(text).unwrap();
        let one = |action: &Json| {
            let what = action.get("choice").or(action.get("components")).map(Json::to_string);
            let words = [action["type"].as_str().unwrap(), action["by"].as_str().unwrap()].join(" ");
            what.map_or_else(|| words.clone(), |what| format!("{words} {}", what.replace('"', "")))
        };
        draft.actions().iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// What is said in the hand that grows from these facts, and whether the facts decide it without a card.
    fn grown(facts: Json) -> (String, bool) {
        let text = with_cards(&score(facts)).expect("a score");
        let settled = perform(&text, &Act::Settle);
        if let Ok(settled) = &settled {
            assert!(ends_as_claimed(&Draft::read(settled).unwrap()), "{settled}");
            assert_eq!(perform(settled, &Act::Settle), Err(Refusal::Nothing));
        }
        (said(&text), settled.is_ok())
    }

    #[test]
    fn answers_and_kontras_of_a_score_stand_in_the_hand_that_grows_from_it() {
        for (facts, said, is_settled) in [
            (
                json!({"declarer": "A", "contract": "simple+ulti", "trump": "L", "kontra": {"ulti": 2},
                    "components": {"simple": true, "ulti": false}}),
                "given A, kontra B [ulti], kontra A [ulti]",
                true,
            ),
            (
                json!({"declarer": "B", "contract": "betli", "components": {"betli": false},
                    "kontra": {"betli": {"C": 1}}}),
                "given B, kontra C [betli]",
                true,
            ),
            (
                json!({"declarer": "B", "contract": "simple", "trump": "A", "forfeit": true}),
                "given B, throw_in B",
                false,
            ),
            // The trump is for the person to say.
            (
                json!({"declarer": "A", "contract": "simple", "components": {"simple": true}}),
                "",
                false,
            ),
            (
                json!({"outcome": "played", "declarer": "B", "contract": 4, "volunteers": ["C"], "invited_by": "C",
                    "tricks": {"B": 6, "C": 3, "A": 1}}),
                "given B, defend C play, defend A drop, defend C invite",
                true,
            ),
            (
                json!({"outcome": "played", "declarer": "C", "contract": 5, "volunteers": ["A", "B"],
                    "kontra_giver": "B", "kontra_level": 1, "tricks": {"C": 3, "A": 2, "B": 5}}),
                "given C, defend A play, defend B play, kontra B",
                true,
            ),
            (
                json!({"outcome": "unplayed", "declarer": "A", "contract": 4, "volunteers": []}),
                "given A, defend B drop, defend C drop",
                false,
            ),
            (json!({"outcome": "passed_out"}), "pass A, pass B, pass C", false),
            (
                json!({"outcome": "played", "declarer": "A", "contract": 6, "volunteers": ["B", "C"],
                    "tricks": {"A": 1}}),
                "given A",
                true,
            ),
        ] {
            assert_eq!(grown(facts.clone()), (said.to_owned(), is_settled), "{facts}");
        }
    }

    #[test]
    fn a_contract_that_is_given_later_brings_what_the_score_tells() {
        let facts = json!({"declarer": "A", "contract": "simple+ulti", "kontra": {"simple": 1},
            "components": {"simple": true, "ulti": false}});
        let text = with_cards(&score(facts)).unwrap();
        let given = Act::Given {
            by: Seat::A,
            contract: "simple+ulti".to_owned(),
            trump: format_of(GameKind::ALL[0]).pack().parse_suit("L"),
        };
        assert_eq!(said(&perform(&text, &given).unwrap()), "given A, kontra B [simple]");
    }

    #[test]
    fn a_hand_of_which_only_the_result_is_known_is_a_score() {
        let facts = json!({"declarer": "A", "contract": "simple+ulti", "trump": "L", "kontra": {"ulti": 1},
            "components": {"simple": true, "ulti": false}});
        let text = with_cards(&score(facts.clone())).unwrap();
        assert_eq!(as_score(&text), None, "it has no result yet");
        let settled = perform(&text, &Act::Settle).unwrap();
        let record: Json = serde_json::from_str(&as_score(&settled).unwrap()).unwrap();
        assert_eq!(
            (&record["score"], &record["players"]["B"]["name"]),
            (&facts, &json!("Béla"))
        );
        let pack = format_of(GameKind::ALL[0]).pack();
        let card = Act::Give {
            card: pack.parse("HA").unwrap(),
            to: Place::Holding(Seat::A),
        };
        assert_eq!(as_score(&perform(&settled, &card).unwrap()), None, "it has a card");
    }
}
