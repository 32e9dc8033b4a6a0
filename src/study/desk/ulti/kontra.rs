//! What doublings come to (U-8.1 to U-8.8). Cards are left out of the question; where an option makes the moment
//! depend on them, as many cards of the first trick are supposed as the doubling needs.

use serde_json::{Map, Value as Json, json};

use super::auction::ACTIONS_MAX;
use super::input::contract;
use crate::desk::input::{Input, Stop, bad, text};
use crate::desk::reply::{Answer, Fact, QuestionFault, Why};
use talon_rules::cards::{Card, Seat, Suit};
use talon_rules::games::ulti::{
    Action, Bid, Class, Component, ComponentSet, KontraWindow, Ulti, Variant, level_name, trump_suits,
};
use talon_rules::games::{Code, Game, RuleId, Violation};

const DECLARER: Seat = Seat::A;
pub(super) const DEFENDERS: [Seat; 2] = [Seat::B, Seat::C];

enum KontraSaid {
    Doubled {
        by: Seat,
        components: ComponentSet,
        against: Option<Seat>,
    },
    Trick2Led,
}

pub(super) fn kontra(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let contract = contract(input, variant)?;
    let items = input.items("actions")?;
    if items.len() > ACTIONS_MAX {
        return Err(QuestionFault::new(Code::Limit, Some("actions"))
            .limited(ACTIONS_MAX as i64)
            .into());
    }
    let mut said = Vec::new();
    for item in items {
        let words = text("actions", item)?;
        let repeated = words == "trick2_led" && said.iter().any(|one| matches!(one, KontraSaid::Trick2Led));
        said.push(
            parse(&words)
                .filter(|_| !repeated)
                .ok_or_else(|| bad("actions", item))?,
        );
    }
    let trump = trump_suits(contract.class()).first().copied();
    let mut state = Ulti::after_auction(DECLARER, contract, trump, variant);
    let mut last = 0;
    for (place, action) in said.iter().enumerate() {
        let done = match action {
            KontraSaid::Trick2Led => lead_trick_2(&mut state),
            KontraSaid::Doubled {
                by,
                components,
                against,
            } => double(&mut state, *by, *components, *against),
        };
        match done {
            Ok(level) => last = level.unwrap_or(last),
            Err(violation) => return Ok(refuse(&state, action, &violation, place)),
        }
    }
    Ok(levels(&state, contract, last))
}

fn parse(words: &str) -> Option<KontraSaid> {
    if words == "trick2_led" {
        return Some(KontraSaid::Trick2Led);
    }
    let (by, rest) = words.split_once(':')?;
    let (named, against) = match rest.split_once('@') {
        Some((named, defender)) => (named, Some(seat(defender).filter(|seat| *seat != DECLARER)?)),
        None => (rest, None),
    };
    let mut components = ComponentSet::default();
    for code in named.split(',') {
        if !components.insert(Component::parse(code)?) {
            return None;
        }
    }
    Some(KontraSaid::Doubled {
        by: seat(by)?,
        components,
        against,
    })
}

fn seat(word: &str) -> Option<Seat> {
    match word {
        "declarer" => Some(DECLARER),
        "d1" => Some(Seat::B),
        "d2" => Some(Seat::C),
        _ => None,
    }
}

/// The highest level that the doubling reached.
fn double(
    state: &mut Ulti,
    by: Seat,
    components: ComponentSet,
    against: Option<Seat>,
) -> Result<Option<u8>, Violation> {
    let action = Action::Kontra { components, against };
    if state.variant().kontra_window != KontraWindow::Trick2 {
        while state.trick_no() == 1 && is_early(state.check(by, action)) && play_any(state).is_ok() {}
    }
    state.apply(by, action)?;
    let raised = against.unwrap_or(if by == DECLARER { Seat::B } else { by });
    Ok(components.iter().map(|part| state.levels().of(raised, part)).max())
}

fn is_early<T>(checked: Result<T, Violation>) -> bool {
    checked.is_err_and(|violation| violation.code == Code::WrongPhase)
}

fn lead_trick_2(state: &mut Ulti) -> Result<Option<u8>, Violation> {
    while state.trick_no() == 1 || state.trick().is_empty() {
        play_any(state)?;
    }
    Ok(None)
}

/// Some card falls; which one is of no account, so the duties of the trick are not asked.
fn play_any(state: &mut Ulti) -> Result<(), Violation> {
    let seat = state.next_to_play();
    let card = Suit::ALL
        .into_iter()
        .flat_map(|suit| talon_rules::cards::Rank::ALL.map(|rank| Card::new(suit, rank)))
        .find(|card| !state.table().played.contains(*card));
    let Some(card) = card else { return Ok(()) };
    match state.check(seat, Action::Play(card)) {
        Err(violation) if violation.code == Code::WrongPhase => Err(violation),
        _ => {
            state.apply_checked(seat, Action::Play(card));
            Ok(())
        }
    }
}

fn levels(state: &Ulti, contract: Bid, last: u8) -> Answer {
    let individual = contract.class() == Class::Plain;
    let mut levels = Map::new();
    for part in contract.components().iter() {
        let each = DEFENDERS.map(|seat| state.levels().of(seat, part));
        if each.iter().any(|level| *level > 0) {
            let value = if individual { json!(each) } else { json!(each[0]) };
            levels.insert(part.code().to_owned(), value);
        }
    }
    let name = match last {
        0 => Json::Null,
        level => level_name(level).map_or_else(|| format!("kontra level {level}").into(), Json::from),
    };
    let value = json!({"levels": levels, "name": name, "factor": 1_i64 << last});
    let why = if last == 0 {
        Why::new("why-kontra-none")
    } else {
        Why::new("why-kontra-levels")
            .with("name", Fact::Level(last))
            .with("factor", Fact::Number(1 << last))
    };
    Answer::new(value, if individual { "U-8.6" } else { "U-8.2" }, why)
}

fn refuse(state: &Ulti, action: &KontraSaid, violation: &Violation, place: usize) -> Answer {
    let first = match action {
        KontraSaid::Doubled {
            by: DECLARER,
            components,
            against,
        } => components
            .iter()
            .any(|part| state.levels().of(against.unwrap_or(Seat::B), part) == 0),
        _ => false,
    };
    let reason = match violation.code {
        Code::KontraComponent => "why-kontra-component",
        Code::KontraWindow if state.variant().kontra_window == KontraWindow::OwnCard => "why-kontra-own-card",
        Code::KontraWindow => "why-kontra-window",
        Code::Limit => "why-kontra-limit",
        Code::MissingMember => "why-kontra-against",
        Code::BadValue => "why-kontra-against-none",
        Code::WrongPhase => "why-kontra-thrown-in",
        _ if first => "why-kontra-first",
        _ if violation.rule.map(RuleId::as_str) == Some("U-8.6") => "why-kontra-own-level",
        _ => "why-kontra-side",
    };
    let why = Why::new("why-kontra-reject")
        .with("index", Fact::Number(place as i64 + 1))
        .with("reason", Fact::Phrase(Why::new(reason)));
    Answer::reject(violation.code, violation.rule.unwrap_or(RuleId::new("U-8.3")), why)
}
