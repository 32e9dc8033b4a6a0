//! An accepted record played again through the engine, for what PPN wants to know of it: who won each trick, and what
//! came of it. What PPN has no place for is told; the record itself is not judged.

use serde_json::{Value as Json, json};

use crate::header::{Carried, variant_of};
use talon_records::Finding;
use talon_records::json::Pointer;
use talon_rules::cards::{Card, CardSet, Pack, Seat};
use talon_rules::games::preferans::{Action, Answer, Bid, Contract, Deal, DealtCards, Outcome, Preferans, Variant};
use talon_rules::games::{Code, Game, RuleId, Severity};

/// A record as it was played.
#[derive(Debug)]
pub struct Replay {
    pub variant: Variant,
    pub carried: Carried,
    pub forehand: Seat,
    pub state: Preferans,
    pub outcome: Outcome,
    pub calls: Vec<(Seat, Action)>,
    pub discards: Option<[Option<Card>; 2]>,
    pub starts: Option<Seat>,
    pub tricks: Vec<(Vec<Card>, Seat)>,
}

/// What cannot be written.
#[derive(Debug, Default)]
pub struct Losses {
    pub findings: Vec<Finding>,
}

impl Losses {
    /// Something that PPN has no place for.
    pub fn lost(&mut self, pointer: &str, found: Json) -> &mut Finding {
        let pointer = Pointer::parse(pointer).unwrap_or_else(Pointer::root);
        let place = self.findings.len();
        self.findings.push(Finding {
            found: Some(found),
            ..Finding::new(Code::PpnLoss, pointer, 0)
        });
        &mut self.findings[place]
    }

    /// The same by a rule.
    pub(crate) fn lost_by(&mut self, rule: RuleId, pointer: &str, found: Json) {
        self.lost(pointer, found).rule = Some(rule);
    }

    /// Something without which no round can be written.
    pub fn refuse(&mut self, pointer: &str, found: Json) {
        self.lost(pointer, found).severity = Severity::Error;
    }
}

/// Plays a record; `None` when PPN cannot hold it, and why is told.
pub fn replay(record: &Json, losses: &mut Losses) -> Option<Replay> {
    let game = record["game"].as_str().unwrap_or_default();
    if game != "preferans" {
        losses.refuse("/game", json!(game));
        return None;
    }
    let variant = record["rules"]["options"]
        .as_object()
        .map(variant_of)
        .unwrap_or_default();
    let carried = Carried::of_context(&record["context"]);
    if !record["score"].is_null() {
        losses.refuse("/score", json!("score"));
        return None;
    }
    if record["actions"][0]["type"] == "given" {
        // A round has the highest call of each seat and what was dealt.
        losses.refuse("/actions/0", json!("given"));
        return None;
    }
    let deal = deal_of(&record["deal"], losses)?;
    let state = Preferans::new(&deal, &carried.before, &variant);
    let mut run = Run {
        state,
        calls: Vec::new(),
        discards: None,
        starts: None,
        tricks: Vec::new(),
        trick: Vec::new(),
    };
    for (nth, action) in record["actions"].as_array().into_iter().flatten().enumerate() {
        run.act(nth, action, losses)?;
    }
    if !run.trick.is_empty() {
        losses.lost(
            "/actions",
            json!(
                run.trick
                    .iter()
                    .map(|card| Pack::French.code(*card))
                    .collect::<Vec<_>>()
            ),
        );
    }
    let outcome = run.state.outcome().filter(|outcome| outcome.complete);
    let Some(outcome) = outcome else {
        losses.refuse("/actions", json!("incomplete"));
        return None;
    };
    let Run {
        state,
        calls,
        discards,
        starts,
        tricks,
        ..
    } = run;
    Some(Replay {
        variant,
        carried,
        forehand: deal.forehand,
        state,
        outcome,
        calls,
        discards,
        starts,
        tricks,
    })
}

fn deal_of(deal: &Json, losses: &mut Losses) -> Option<Deal> {
    let cards = |list: &Json| -> Option<CardSet> {
        list.as_array()?
            .iter()
            .map(|code| Pack::French.parse(code.as_str()?).ok())
            .collect()
    };
    let holding = |seat: Seat| cards(&deal["hands"][seat.letter()]);
    let all = holding(Seat::A)
        .zip(holding(Seat::B))
        .zip(holding(Seat::C))
        .zip(cards(&deal["talon"]));
    let Some((((a, b), c), talon)) = all else {
        losses.refuse("/deal", json!("??"));
        return None;
    };
    let holdings = talon_rules::cards::BySeat {
        a: DealtCards::known(a),
        b: DealtCards::known(b),
        c: DealtCards::known(c),
    };
    let dealer = deal["dealer"].as_str().unwrap_or_default();
    let forehand = Seat::parse(dealer).map_or(Seat::A, Seat::next);
    if Seat::parse(dealer).is_none() {
        losses.lost("/deal/dealer", json!(dealer));
    }
    Some(Deal {
        forehand,
        holdings,
        talon: DealtCards::known(talon),
    })
}

struct Run {
    state: Preferans,
    calls: Vec<(Seat, Action)>,
    discards: Option<[Option<Card>; 2]>,
    starts: Option<Seat>,
    tricks: Vec<(Vec<Card>, Seat)>,
    trick: Vec<Card>,
}

impl Run {
    fn act(&mut self, nth: usize, json: &Json, losses: &mut Losses) -> Option<()> {
        let word = json["type"].as_str().unwrap_or_default();
        let pointer = format!("/actions/{nth}");
        match word {
            "ruling" | "irregularity" | "expose" | "end" => {
                losses.lost(&pointer, json!(word));
                return Some(());
            }
            "claim" | "concede" => {
                losses.refuse(&pointer, json!(word));
                return None;
            }
            _ => {}
        }
        let seat = json["by"].as_str().and_then(Seat::parse);
        let Some((seat, action)) = seat.zip(action_of(json)) else {
            losses.refuse(&pointer, json!(word));
            return None;
        };
        if self.state.check(seat, action).is_err() || !json["irregular"].is_null() {
            losses.refuse(&pointer, json!(word));
            return None;
        }
        self.state.apply_checked(seat, action);
        match action {
            Action::Bid(_) | Action::Hold | Action::Pass => self.calls.push((seat, action)),
            Action::Discard(cards) => {
                self.discards = Some(cards);
                if cards.contains(&None) {
                    losses.lost(&format!("{pointer}/cards"), json!("??"));
                }
            }
            Action::Play(card) => {
                self.starts.get_or_insert(seat);
                self.trick.push(card);
                if self.state.trick().is_empty()
                    && let Some(winner) = self.state.last_winner()
                {
                    self.tricks.push((std::mem::take(&mut self.trick), winner));
                }
            }
            _ => {}
        }
        Some(())
    }
}

/// An action out of a record.
fn action_of(json: &Json) -> Option<Action> {
    let value = || Contract::new(u8::try_from(json["value"].as_i64()?).ok()?);
    let card = |code: &Json| Pack::French.parse(code.as_str()?).ok();
    Some(match json["type"].as_str()? {
        "bid" => Action::Bid(match (json["game"].as_bool().unwrap_or(false), value()) {
            (true, None) => Bid::Game,
            (true, Some(contract)) => Bid::Named(contract),
            (false, contract) => Bid::Number(contract?.value()),
        }),
        "hold" => Action::Hold,
        "pass" => Action::Pass,
        "pickup" => Action::Pickup,
        "discard" => Action::Discard([card(&json["cards"][0]), card(&json["cards"][1])]),
        "contract" => Action::Contract(value()?),
        "defend" => Action::Defend(Answer::parse(json["choice"].as_str()?)?),
        "kontra" => Action::Kontra,
        "play" => Action::Play(card(&json["card"])?),
        _ => return None,
    })
}
