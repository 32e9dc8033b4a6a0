//! What the defence may say, and what comes of its silence (P-5). The auction and the cards are left out of the
//! question: the contract stands, and of the sheet only the declarer's refa is known.

use serde_json::{Map, Value as Json, json};

use super::input::{played, said, seat};
use super::score::changes;
use crate::desk::input::{Input, Stop};
use crate::desk::reply::{Answer, Fact, Why};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::preferans::{Action, Answer as Reply, Before, Contract, Phase, Preferans, Variant};
use talon_rules::games::{Code, Game, RuleId, Violation};

pub(super) fn defence_next(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let declarer = seat(input, "declarer")?;
    let (contract, game) = played(input, variant)?;
    let mut open_refa = BySeat::default();
    open_refa[declarer] = input.flag("refa")?.into();
    let before = Before {
        open_refa,
        ..Before::default()
    };
    let words = said(input, parse)?;
    let mut state = Preferans::after_auction(declarer, contract, game, &before, variant);
    for (place, (seat, action)) in words.into_iter().enumerate() {
        if let Err(violation) = state.apply(seat, action) {
            return Ok(refuse(&state, seat, action, &violation, place));
        }
    }
    Ok(if state.phase() == Phase::Over {
        ended(&state)
    } else {
        open(&state, declarer)
    })
}

fn parse(word: &str) -> Option<Action> {
    match word {
        "kontra" => Some(Action::Kontra),
        answer => Reply::parse(answer).map(Action::Defend),
    }
}

/// The outcome of a deal that is not played.
fn unplayed(state: &Preferans) -> Json {
    let mut outcome = Map::new();
    outcome.insert("outcome".to_owned(), "unplayed".into());
    let score = state.outcome().and_then(|outcome| outcome.score).unwrap_or_default();
    outcome.insert("bula".to_owned(), changes(&score.bula_change));
    if score.refa_written {
        outcome.insert("refa_written".to_owned(), 1.into());
    }
    outcome.into()
}

fn ended(state: &Preferans) -> Answer {
    if state.is_undoubled_two() {
        return Answer::new(unplayed(state), "P-5.10", Why::new("why-pref-two-dropped"));
    }
    Answer::new(unplayed(state), "P-5.4", Why::new("why-pref-both-drop"))
}

fn open(state: &Preferans, declarer: Seat) -> Answer {
    let order = [declarer.next(), declarer.previous(), declarer];
    let legal = state.legal_actions();
    let spoken = |seat: Seat| {
        let mut words: Vec<&str> = legal
            .iter()
            .filter(|(by, action)| *by == seat && !matches!(action, Action::Play(_)))
            .filter_map(|(_, action)| word(*action))
            .collect();
        words.sort_unstable();
        words.dedup();
        words
    };
    let speakers: Vec<(Seat, Vec<&str>)> = order
        .map(|seat| (seat, spoken(seat)))
        .into_iter()
        .filter(|(_, words)| !words.is_empty())
        .collect();
    let to_speak: Vec<Json> = speakers
        .iter()
        .map(|(seat, words)| json!({"by": seat.letter(), "options": words}))
        .collect();
    let active: Vec<&str> = Seat::ALL
        .into_iter()
        .filter(|seat| state.is_active(*seat))
        .map(Seat::letter)
        .collect();
    let mut value = json!({
        "to_speak": to_speak, "may_lead": state.is_playable(), "active": active,
        "helper": state.helper().map(Seat::letter), "level": state.kontra().map_or(0, |kontra| kontra.level),
    });
    if state.is_complete() {
        value["if_silent"] = unplayed(state);
    }
    let first = speakers.first().map_or(declarer, |(seat, _)| *seat);
    let (rule, why) = reason(state, first, speakers.is_empty());
    Answer::new(value, rule, why)
}

fn word(action: Action) -> Option<&'static str> {
    match action {
        Action::Defend(answer) => Some(answer.as_str()),
        Action::Kontra => Some("kontra"),
        _ => None,
    }
}

fn reason(state: &Preferans, first: Seat, nobody: bool) -> (&'static str, Why) {
    let by = |key| Why::new(key).with("by", Fact::Player(first));
    let level = state.kontra().map_or(0, |kontra| kontra.level);
    match state.phase() {
        Phase::Answers => ("P-5.1", by("why-pref-answers")),
        _ if state.is_undoubled_two() => ("P-5.10", by("why-pref-two")),
        _ if nobody => (
            "P-5.6",
            Why::new("why-pref-kontra-top").with("name", Fact::Level(level)),
        ),
        _ if level > 0 => ("P-5.6", by("why-pref-kontra-next").with("name", Fact::Level(level))),
        _ if state.contract() == Some(Contract::BETTEL) => ("P-5.5", by("why-pref-window-bettel")),
        _ => ("P-5.5", by("why-pref-window")),
    }
}

fn refuse(state: &Preferans, seat: Seat, action: Action, violation: &Violation, place: usize) -> Answer {
    let rule = violation.rule.unwrap_or(RuleId::new("P-5.1"));
    let reason = match (violation.code, rule.as_str()) {
        (Code::AfterEnd, _) => "why-pref-said-ended",
        (Code::OutOfTurn, _) => "why-auction-turn",
        (Code::Limit, _) => "why-kontra-limit",
        (Code::KontraNotEntitled, "P-5.6") => "why-pref-said-chain",
        (Code::KontraNotEntitled, _) => "why-pref-said-right",
        (_, "P-5.10") => "why-pref-said-two",
        (_, "P-5.3") => "why-pref-said-invite",
        _ if state.contract() == Some(Contract::BETTEL) => "why-pref-said-bettel",
        _ if action == Action::Kontra => "why-pref-said-early",
        _ => "why-pref-said-answered",
    };
    let why = Why::new("why-pref-call-reject")
        .with("index", Fact::Number(place as i64 + 1))
        .with("by", Fact::Player(seat))
        .with("reason", Fact::Phrase(Why::new(reason)));
    Answer::reject(violation.code, rule, why)
}
