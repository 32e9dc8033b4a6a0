//! The question of what a position is worth: its members as every game has them, and the solver's answer. What the
//! cards are played for is read in a game's own folder.

use std::sync::atomic::AtomicBool;

use serde_json::{Map, Value as Json, json};

use super::input::{Input, Stop, bad, mistyped, one_of};
use super::question::{MemberKind, QuestionMember, needed, optional};
use super::reply::{Answer, QuestionFault, Why};
use talon_records::json::{Value, ValueKind as JsonKind};
use talon_rules::cards::{BySeat, Card, CardSet, Pack, Seat};
use talon_rules::games::Code;
use talon_solver::{Bounds, Budget, Objective, Position, PositionFault as Misplaced, Solver, Verdict};

/// The letters of the seats.
const SEATS: [&str; 3] = ["A", "B", "C"];

/// More nodes than this nobody asks for.
const NODES_MAX: i64 = 1_000_000_000_000;

pub(super) const HOLDINGS: QuestionMember = needed("hands", MemberKind::CardsBySeat { most: 10 });
pub(super) const TALON: QuestionMember = optional("talon", MemberKind::Cards { least: 0, most: 2 });
pub(super) const DECLARER: QuestionMember = needed("declarer", MemberKind::Seat);
pub(super) const LEADER: QuestionMember = needed("leader", MemberKind::Seat);
pub(super) const TRICK: QuestionMember = optional("trick", MemberKind::Cards { least: 0, most: 2 });
pub(super) const ACTIVE: QuestionMember = optional("active", MemberKind::Seats);
pub(super) const WON: QuestionMember = optional("won", MemberKind::CardsBySeat { most: 30 });
pub(super) const BUDGET: QuestionMember = optional(
    "budget",
    MemberKind::Number {
        low: 1,
        high: NODES_MAX,
    },
);

/// What a question says of the cards.
pub(super) struct Laid {
    pub holdings: BySeat<CardSet>,
    pub talon: CardSet,
    pub declarer: Seat,
    pub leader: Seat,
    pub table: Vec<Card>,
    pub active: BySeat<bool>,
    pub won: BySeat<CardSet>,
}

/// The cards of a question, each in one place.
pub(super) fn laid(input: &Input<'_>) -> Result<Laid, QuestionFault> {
    let mut seen = CardSet::EMPTY;
    let holdings = cards_by_seat(input, "hands", &mut seen)?;
    let talon = input.cards("talon", 0, 2, &mut seen)?.into_iter().collect();
    let table = input.cards("trick", 0, 2, &mut seen)?;
    let won = cards_by_seat(input, "won", &mut seen)?;
    let all: Vec<Seat> = Seat::ALL.into();
    let active = match input.get("active") {
        None => all,
        Some(_) => input
            .items("active")?
            .into_iter()
            .map(|one| seat("active", one))
            .collect::<Result<_, _>>()?,
    };
    let told = by_seat(input, "hands")?;
    let untold = |seat: &&Seat| !told.iter().any(|(known, _)| known == *seat);
    if let Some(seat) = active.iter().find(untold) {
        return Err(QuestionFault::new(Code::MissingMember, Some("hands")).expecting([seat.letter()]));
    }
    Ok(Laid {
        holdings,
        talon,
        declarer: seat("declarer", input.need("declarer")?)?,
        leader: seat("leader", input.need("leader")?)?,
        table,
        active: BySeat::from_fn(|seat| active.contains(&seat)),
        won,
    })
}

pub(super) fn seat(name: &str, value: Value<'_>) -> Result<Seat, QuestionFault> {
    let letter = one_of(name, value, &SEATS)?;
    Seat::parse(letter).ok_or_else(|| bad(name, value))
}

/// The members of an object by seat; seats left out are left out.
pub(super) fn by_seat<'a>(input: &Input<'a>, name: &str) -> Result<Vec<(Seat, Value<'a>)>, QuestionFault> {
    seats_of(name, input.entries(name)?)
}

/// The same of an object within a member.
pub(super) fn seats_of<'a>(
    name: &str,
    entries: impl IntoIterator<Item = (String, Value<'a>)>,
) -> Result<Vec<(Seat, Value<'a>)>, QuestionFault> {
    let seat = |letter: String| {
        let unknown = || {
            QuestionFault::new(Code::UnknownMember, Some(name))
                .found(&letter)
                .expecting(SEATS)
        };
        Seat::parse(&letter).ok_or_else(unknown)
    };
    entries
        .into_iter()
        .map(|(letter, value)| Ok((seat(letter)?, value)))
        .collect()
}

fn cards_by_seat(input: &Input<'_>, name: &str, seen: &mut CardSet) -> Result<BySeat<CardSet>, QuestionFault> {
    let mut sets = BySeat::default();
    for (seat, value) in by_seat(input, name)? {
        if value.kind() != JsonKind::Array {
            return Err(mistyped(name, value));
        }
        sets[seat] = input.cards_of(name, value.items(), seen)?.into_iter().collect();
    }
    Ok(sets)
}

/// Asks the solver and says what it found, every legal card with its value.
pub(super) fn answer(
    input: &Input<'_>,
    position: Result<Position, Misplaced>,
    rule: impl Fn(Objective) -> &'static str,
) -> Result<Answer, Stop> {
    let position = position.map_err(|fault| misplaced(input, fault))?;
    let value = input.need("objective")?;
    let known = position.objectives();
    let codes: Vec<&str> = known.iter().map(|objective| objective.code()).collect();
    let objective = position
        .objective(one_of("objective", value, &codes)?)
        .ok_or_else(|| bad("objective", value))?;
    let budget = match input.get("budget") {
        Some(_) => input
            .number("budget", 1, NODES_MAX)?
            .unsigned_abs()
            .min(input.nodes_max),
        None => input.nodes_max,
    };
    let go_on = AtomicBool::new(false);
    let verdict = Solver::default().solve(&position, objective, &Budget { nodes: budget }, &go_on);
    let verdict = verdict.ok_or_else(|| bad("objective", value))?;
    let why = if verdict.complete {
        "why-solve"
    } else {
        "why-solve-unfinished"
    };
    Ok(Answer::new(
        found(&verdict, objective, input.pack()),
        rule(objective),
        Why::new(why),
    ))
}

fn found(verdict: &Verdict, objective: Objective, pack: Pack) -> Json {
    let value = |bounds: &Bounds| value_json(*bounds, objective);
    let cards: Map<String, Json> = verdict
        .cards
        .iter()
        .map(|(card, bounds)| (pack.code(*card).to_owned(), value(bounds)))
        .collect();
    let line: Vec<&str> = verdict.line.iter().map(|card| pack.code(*card)).collect();
    json!({
        "value": value(&verdict.value),
        "cards": cards,
        "line": line,
        "complete": verdict.complete,
        "nodes": verdict.nodes,
    })
}

fn value_json(bounds: Bounds, objective: Objective) -> Json {
    let one = |value: i64| {
        if objective.is_yes_or_no() {
            Json::Bool(value > 0)
        } else {
            Json::from(value)
        }
    };
    match bounds.single() {
        Some(value) => one(value),
        None => json!({"at_least": one(bounds.low), "at_most": one(bounds.high)}),
    }
}

/// The member that makes no position.
fn misplaced(input: &Input<'_>, fault: Misplaced) -> QuestionFault {
    let at = |name: &str| {
        let found = input
            .get(name)
            .map_or_else(String::new, |value| value.source().to_owned());
        QuestionFault::new(Code::BadValue, Some(name)).found(&found)
    };
    match fault {
        Misplaced::Twice(card) => QuestionFault::new(Code::DealDuplicate, Some("hands")).found(input.pack().code(card)),
        Misplaced::HandSize(_) | Misplaced::Unknown | Misplaced::NotInPlay => at("hands"),
        Misplaced::TrickSize => at("trick"),
        Misplaced::TalonSize => at("talon"),
        Misplaced::Trump => at("trump"),
        Misplaced::Marriage(_) => at("marriages"),
        Misplaced::Inactive(_) => at("active"),
    }
}
