//! The settlement: the computed result of 16.2 and the scores of sections 8.2, 9 and 10 with every option.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::outcome::{self, Seven};
use super::state::State;
use super::{bids, ending};

/// Everything the scores are made of.
#[derive(Debug, Default)]
pub struct Settled {
    pub made: BTreeMap<String, bool>,
    pub silent: BTreeMap<String, String>,
    /// What became of the trump seven, where that is known.
    pub seven: Option<Seven>,
    pub points: Option<[i64; 2]>,
    pub tricks: Option<BTreeMap<String, i64>>,
}

/// The trick after which a no-trump game stood (U-6.13).
fn early(state: &State) -> Option<usize> {
    if state.is_trump_game() {
        return None;
    }
    let betli = state.contract().ends_with("betli");
    let loses = |winner: &String| (winner == state.declarer()) == betli;
    state
        .tricks
        .iter()
        .position(|(_, winner)| loses(winner))
        .map(|index| index + 1)
}

/// What is settled; after a claim of tricks, what all the ways in which the rest may fall agree on.
fn settled(state: &State) -> Option<Settled> {
    let contracted = bids::components(state.contract());
    if state.has_conceded() {
        let made = contracted
            .iter()
            .map(|c| (c.clone(), ending::after_concession(state, c)))
            .collect();
        return Some(Settled {
            made,
            ..Settled::default()
        });
    }
    match &state.claim {
        None if state.tricks.len() < 10 && early(state).is_none() => None,
        None => Some(by_outcome(state, outcome::played(state))),
        Some(given) if given.get("components").is_some() => Some(by_verdict(given)),
        Some(given) => {
            let totals: BTreeMap<String, i64> = serde_json::from_value(given["tricks"].clone()).unwrap();
            let mut worlds = outcome::worlds(state, &totals)
                .into_iter()
                .map(|w| by_outcome(state, w));
            let mut first = worlds.next().unwrap();
            if !worlds.all(|world| world.points == first.points) {
                first.points = None;
            }
            Some(first)
        }
    }
}

/// Whether totals of tricks decide every component and silent bid (16.7).
pub fn is_decided(state: &State, totals: &BTreeMap<String, i64>) -> bool {
    let verdicts: Vec<_> = outcome::worlds(state, totals)
        .into_iter()
        .map(|world| by_outcome(state, world))
        .map(|settled| (scores(state, &settled), settled.made, settled.silent))
        .collect();
    verdicts.iter().all(|verdict| *verdict == verdicts[0])
}

fn by_outcome(state: &State, outcome: outcome::Outcome) -> Settled {
    let contracted = bids::components(state.contract());
    Settled {
        made: contracted
            .iter()
            .map(|c| (c.clone(), is_made(state, &outcome, c)))
            .collect(),
        silent: outcome::silent(state, &outcome),
        points: state.is_trump_game().then(|| outcome::side_points(state, &outcome)),
        seven: Some(outcome.seven),
        tricks: Some(outcome.tricks),
    }
}

/// A hand that stopped early has a known result all the same.
fn is_made(state: &State, outcome: &outcome::Outcome, component: &str) -> bool {
    early(state).is_none() && outcome::is_made(state, outcome, component)
}

fn by_verdict(given: &Value) -> Settled {
    let words = |name: &str| given.get(name).and_then(Value::as_object).cloned().unwrap_or_default();
    let made = words("components")
        .iter()
        .map(|(k, v)| (k.clone(), *v == true))
        .collect();
    let mut silent: BTreeMap<String, String> = words("silent")
        .iter()
        .map(|(k, v)| (k.clone(), v.as_str().unwrap().to_owned()))
        .collect();
    // U-10.3: who has the Durchmars does not get the Four Aces.
    if silent.contains_key("durchmars") {
        silent.remove("aces");
    }
    let points = given
        .get("points")
        .map(|p| [p["declarer"].as_i64().unwrap(), p["defenders"].as_i64().unwrap()]);
    Settled {
        made,
        silent,
        points,
        ..Settled::default()
    }
}

/// The computed result, as far as it is settled beyond doubt.
pub fn computed(state: &State) -> Value {
    let mut all = Map::new();
    if state.declarer.is_none() {
        finish(state, &mut all, None);
        return Value::Object(all);
    }
    all.insert("contract".into(), json!(state.contract()));
    all.insert("declarer".into(), json!(state.declarer()));
    if state.phase != "naming" {
        all.insert("trump".into(), json!(state.trump));
    }
    if state.forfeit {
        all.insert("forfeit".into(), json!(true));
        finish(state, &mut all, Some(forfeit_scores(state)));
        return Value::Object(all);
    }
    all.insert("kontra".into(), levels(state));
    all.insert("marriages".into(), marriages(state));
    let settled = settled(state).filter(|_| state.places.all_known());
    let Some(settled) = settled else {
        finish(state, &mut all, None);
        return Value::Object(all);
    };
    describe(state, &settled, &mut all);
    let open_question = state.is_on("silent_ulti_all_pay")
        && settled.seven.is_none()
        && settled.silent.get("ulti").is_some_and(|v| v == "lose");
    let doubtful = state.irregular && state.rulings.is_empty();
    let scored = !doubtful && !open_question;
    finish(state, &mut all, scored.then(|| scores(state, &settled)));
    Value::Object(all)
}

fn describe(state: &State, settled: &Settled, all: &mut Map<String, Value>) {
    all.insert("components".into(), json!(settled.made));
    all.insert("silent".into(), json!(settled.silent));
    if let Some([declarer, defenders]) = settled.points {
        all.insert("points".into(), json!({"declarer": declarer, "defenders": defenders}));
    }
    if let Some(tricks) = &settled.tricks {
        all.insert("tricks".into(), json!(tricks));
    }
    let stopped = state.claim.is_some() || state.has_conceded();
    match early(state) {
        Some(_) if stopped => {}
        Some(trick) => drop(all.insert("decided_at".into(), json!(trick))),
        None if stopped => drop(all.insert("decided_at".into(), Value::Null)),
        None => drop(all.insert("decided_at".into(), json!(10))),
    }
    if state.option("auction_variant") == "two_round" {
        all.insert("round_factor".into(), json!(state.standing.as_ref().unwrap().factor));
    }
}

fn marriages(state: &State) -> Value {
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (seat, suit) in &state.marriages {
        all.entry(seat.clone()).or_default().push(suit.clone());
    }
    json!(all)
}

fn levels(state: &State) -> Value {
    let mut all = json!({});
    for (key, level) in &state.levels {
        match key.split_once('@') {
            None => all[key] = json!(level),
            Some((component, seat)) => all[component][seat] = json!(level),
        }
    }
    all
}

type Scores = BTreeMap<String, i64>;

fn finish(state: &State, all: &mut Map<String, Value>, scores: Option<Scores>) {
    if let Some(scores) = &scores {
        all.insert("scores".into(), json!(scores));
    }
    let changes = |r: &&Value| ["score", "penalty", "void"].iter().any(|kind| r["kind"] == *kind);
    if state.rulings.iter().any(|r| changes(&r))
        && let Some(last) = with_rulings(state, scores)
    {
        all.insert("final".into(), json!({ "scores": last }));
    }
}

/// Rulings one after the other (16.15). Nothing can be added to a score that is not known.
fn with_rulings(state: &State, mut now: Option<Scores>) -> Option<Scores> {
    for ruling in &state.rulings {
        let award = |seat: &str| ruling["award"]["scores"][seat].as_i64().unwrap_or(0);
        let all = |score: &dyn Fn(&str, i64) -> i64, old: &Scores| -> Scores {
            old.iter()
                .map(|(seat, was)| (seat.clone(), score(seat, *was)))
                .collect()
        };
        match ruling["kind"].as_str().unwrap() {
            "void" => now = Some(nil()),
            "score" => now = Some(all(&|seat, _| award(seat), &nil())),
            "penalty" => now = now.map(|old| all(&|seat, was| was + award(seat), &old)),
            _ => {}
        }
    }
    now
}

/// The declarer gets what both defenders pay; `paid` is what each pays (U-8.10).
fn pay(scores: &mut Scores, declarer: &str, defender: &str, paid: i64) {
    *scores.get_mut(declarer).unwrap() += paid;
    *scores.get_mut(defender).unwrap() -= paid;
}

fn nil() -> Scores {
    ["A", "B", "C"].iter().map(|seat| ((*seat).to_owned(), 0)).collect()
}

fn forfeit_scores(state: &State) -> Scores {
    let mut scores = nil();
    let factor = state.standing.as_ref().unwrap().factor;
    let value = state.option("forfeit_value").as_i64().unwrap();
    for defender in state.defenders() {
        pay(&mut scores, state.declarer(), &defender, -value * factor);
    }
    scores
}

fn level(state: &State, component: &str, defender: &str) -> i64 {
    let own = state.levels.get(&format!("{component}@{defender}"));
    own.or_else(|| state.levels.get(component)).copied().unwrap_or(0)
}

/// What a component brings from one defender (U-8.4, U-8.9).
fn component_value(state: &State, component: &str, made: bool, defender: &str) -> i64 {
    let contract = state.contract();
    let value = bids::value(contract, component);
    let doubled = value << level(state, component, defender);
    if made {
        return doubled;
    }
    let inside = bids::has(contract, "ulti") || bids::has(contract, "aces");
    let doubly_lost = state.is_trump_game() && component != "ulti" && !(component == "simple" && inside);
    let factor = if doubly_lost {
        state.option("loss_factor").as_i64().unwrap()
    } else {
        1
    };
    let penalty = if component == "ulti" { value } else { 0 };
    -doubled * factor - penalty
}

fn silent_value(state: &State, name: &str, verdict: &str) -> i64 {
    let contract = state.contract();
    let winner_is_declarer = verdict == "win";
    let on_side = |(seat, _): &&(String, String)| (seat == state.declarer()) == winner_is_declarer;
    let twenties_only = state
        .marriages
        .iter()
        .filter(on_side)
        .all(|(_, suit)| state.trump.as_ref() != Some(suit));
    let value = match name {
        "durchmars" => 3,
        "100" if twenties_only => state.option("silent_20_100_value").as_i64().unwrap(),
        _ => 2,
    };
    let hearts = if bids::class(contract) == "hearts" { 2 } else { 1 };
    let lost = if winner_is_declarer {
        1
    } else {
        -state.option("silent_loss_factor").as_i64().unwrap()
    };
    (value * hearts * lost) << silent_level(state, name)
}

/// U-10.5 with its option.
fn silent_level(state: &State, name: &str) -> i64 {
    let follows = match state.option("silent_kontra").as_str().unwrap() {
        "never" => false,
        "with_simple" => true,
        _ => name == "100" || name == "durchmars",
    };
    let simple = state.levels.get("simple").copied().unwrap_or(0);
    if follows && bids::has(state.contract(), "simple") {
        simple
    } else {
        0
    }
}

fn scores(state: &State, settled: &Settled) -> Scores {
    let mut scores = nil();
    let declarer = state.declarer().to_owned();
    let replaced = state.is_on("silent_100_replaces_simple") && settled.silent.contains_key("100");
    for defender in state.defenders() {
        for (component, made) in &settled.made {
            if !(replaced && component == "simple") {
                let value = component_value(state, component, *made, &defender);
                pay(&mut scores, &declarer, &defender, value);
            }
        }
        for (name, verdict) in &settled.silent {
            pay_silent(state, settled, (name, verdict), &defender, &mut scores);
        }
        let beaten = settled.seven == Some(Seven::DefenderBeaten);
        if beaten && outcome::eligible_silent(state).contains(&"ulti".to_owned()) {
            let hearts = if bids::class(state.contract()) == "hearts" {
                2
            } else {
                1
            };
            let cost = state.option("defender_lost_silent_ulti").as_i64().unwrap() * hearts;
            pay(&mut scores, &declarer, &defender, cost);
        }
    }
    let factor = state.standing.as_ref().unwrap().factor;
    scores.values_mut().for_each(|score| *score *= factor);
    scores
}

/// Under `silent_ulti_all_pay` the partner of the defender who won with the seven pays too.
fn pay_silent(state: &State, settled: &Settled, (name, verdict): (&str, &str), defender: &str, scores: &mut Scores) {
    let value = silent_value(state, name, verdict);
    match &settled.seven {
        Some(Seven::DefenderWins(winner)) if name == "ulti" && state.is_on("silent_ulti_all_pay") => {
            if winner == defender {
                pay(scores, state.declarer(), defender, value);
            } else {
                pay(scores, defender, winner, value);
            }
        }
        _ => pay(scores, state.declarer(), defender, value),
    }
}
