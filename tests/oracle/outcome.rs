//! What the tricks brought: points, aces, the fate of the trump seven, which components are made and which silent
//! bids arose. Sections 7 and 10.

use std::collections::BTreeMap;

use super::bids;
use super::cards::{is_ace, points};
use super::state::State;

/// What became of the trump seven.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seven {
    DeclarerWins,
    DeclarerBeaten,
    DefenderWins(String),
    DefenderBeaten,
    /// Not played to trick 10, or there is no trump.
    Elsewhere,
    Open,
}

/// The tricks of a hand, those of a claim of all the rest included.
#[derive(Debug, Clone)]
pub struct Outcome {
    pub tricks: BTreeMap<String, i64>,
    /// Points in tricks with the last one, declarer and defenders.
    pub trick_points: [i64; 2],
    pub aces: [i64; 2],
    pub seven: Seven,
}

fn empty(state: &State) -> Outcome {
    let tricks = ["A", "B", "C"].iter().map(|s| ((*s).to_owned(), 0)).collect();
    let seven = if state.trump.is_some() {
        Seven::Open
    } else {
        Seven::Elsewhere
    };
    Outcome {
        tricks,
        trick_points: [0, 0],
        aces: [0, 0],
        seven,
    }
}

/// The tricks that are finished.
pub fn played(state: &State) -> Outcome {
    let mut outcome = empty(state);
    let seven = state.trump.as_ref().map(|trump| format!("{trump}7"));
    for (index, (trick, winner)) in state.tricks.iter().enumerate() {
        let side = usize::from(winner != state.declarer());
        *outcome.tricks.get_mut(winner).unwrap() += 1;
        for (by, card) in trick {
            outcome.trick_points[side] += points(card);
            outcome.aces[side] += i64::from(is_ace(card));
            if Some(card) == seven.as_ref() {
                outcome.seven = seven_in_trick(state, index, by, winner);
            }
        }
        if index == 9 {
            outcome.trick_points[side] += 10;
        }
    }
    if seven.is_some_and(|seven| state.places.has("talon", &seven)) {
        outcome.seven = Seven::Elsewhere;
    }
    outcome
}

fn seven_in_trick(state: &State, index: usize, by: &str, winner: &str) -> Seven {
    if index < 9 {
        return Seven::Elsewhere;
    }
    match (by == state.declarer(), by == winner) {
        (true, true) => Seven::DeclarerWins,
        (true, false) => Seven::DeclarerBeaten,
        (false, true) => Seven::DefenderWins(by.to_owned()),
        (false, false) => Seven::DefenderBeaten,
    }
}

/// Every way in which the rest may fall when only the totals of tricks are known. Some of them may be impossible;
/// what all of them agree on is decided.
pub fn worlds(state: &State, totals: &BTreeMap<String, i64>) -> Vec<Outcome> {
    let mut base = played(state);
    let left = 10 - state.tricks.len() as i64;
    let own = totals[state.declarer()] - base.tricks[state.declarer()];
    let fates = fates_of_seven(state, &base, totals);
    base.tricks = totals.clone();
    let mut rest: Vec<String> = state.table_cards();
    for seat in ["A", "B", "C"] {
        rest.extend(state.places.cards(seat).iter().cloned());
    }
    let open_points = 10 + rest.iter().map(|card| points(card)).sum::<i64>();
    let open_aces = rest.iter().filter(|card| is_ace(card)).count() as i64;
    let shares = |all: i64, step: i64| -> Vec<i64> {
        match own {
            0 => vec![0],
            _ if own == left => vec![all],
            _ => (0..=all / step).map(|n| n * step).collect(),
        }
    };
    let mut worlds = Vec::new();
    for share in shares(open_points, 10) {
        for aces in shares(open_aces, 1) {
            for seven in &fates {
                let mut world = base.clone();
                world.trick_points[0] += share;
                world.trick_points[1] += open_points - share;
                world.aces[0] += aces;
                world.aces[1] += open_aces - aces;
                world.seven = seven.clone();
                worlds.push(world);
            }
        }
    }
    worlds
}

/// What may still become of the trump seven.
fn fates_of_seven(state: &State, so_far: &Outcome, totals: &BTreeMap<String, i64>) -> Vec<Seven> {
    let Some(trump) = &state.trump else {
        return vec![Seven::Elsewhere];
    };
    let seven = format!("{trump}7");
    let on_table = state
        .table
        .iter()
        .find(|(_, card)| *card == seven)
        .map(|(by, _)| by.as_str());
    let in_hand = ["A", "B", "C"].into_iter().find(|seat| state.places.has(seat, &seven));
    let last_trick = state.tricks.len() == 9;
    let Some(holder) = on_table.filter(|_| last_trick).or(in_hand) else {
        return vec![Seven::Elsewhere];
    };
    let is_last_card = on_table.is_some() || state.places.size(holder) == 1;
    let mut fates = if is_last_card { vec![] } else { vec![Seven::Elsewhere] };
    for winner in ["A", "B", "C"] {
        if totals[winner] > so_far.tricks[winner] {
            fates.push(seven_in_trick(state, 9, holder, winner));
        }
    }
    fates
}

/// The points of both sides with marriages and talon (U-7.9).
pub fn side_points(state: &State, outcome: &Outcome) -> [i64; 2] {
    let mut sides = outcome.trick_points;
    for (seat, suit) in &state.marriages {
        if !state.is_on("marriage_needs_trick") || outcome.tricks[seat] > 0 {
            sides[usize::from(seat != state.declarer())] += if state.trump.as_ref() == Some(suit) { 40 } else { 20 };
        }
    }
    sides[1] += state.places.cards("talon").iter().map(|card| points(card)).sum::<i64>();
    sides
}

/// Whether the declarer declared a marriage in trumps, or in another suit.
pub fn declared(state: &State, in_trumps: bool) -> bool {
    state
        .marriages
        .iter()
        .any(|(seat, suit)| seat == state.declarer() && (state.trump.as_ref() == Some(suit)) == in_trumps)
}

/// Whether a component is made when everything is known.
pub fn is_made(state: &State, outcome: &Outcome, component: &str) -> bool {
    let own_tricks = outcome.tricks[state.declarer()];
    let [own, others] = side_points(state, outcome);
    match component {
        "simple" => own > others,
        "h40" => declared(state, true) && outcome.trick_points[0] >= 60,
        "h20" => declared(state, false) && outcome.trick_points[0] >= 80,
        "aces" => outcome.aces[0] == 4,
        "ulti" => outcome.seven == Seven::DeclarerWins,
        "betli" | "rebetli" | "open_betli" => own_tricks == 0,
        _ => own_tricks == 10,
    }
}

/// The silent bids that may arise in this contract (U-10.1), as far as the options leave them.
pub fn eligible_silent(state: &State) -> Vec<String> {
    if !state.is_trump_game() {
        return vec![];
    }
    let contract = state.contract();
    let free = |names: &[&str]| !names.iter().any(|name| bids::has(contract, name));
    let all = [
        ("100", free(&["h40", "h20"])),
        ("aces", free(&["aces", "dur", "odur"]) && state.is_on("four_aces")),
        ("durchmars", free(&["dur", "odur"])),
        ("ulti", free(&["ulti"])),
    ];
    let wanted = state.option("silent_bids").as_array().unwrap();
    all.iter()
        .filter(|(name, free)| *free && wanted.iter().any(|w| w == name))
        .map(|(n, _)| (*n).into())
        .collect()
}

/// The silent bids that arose, from the declarer's side: `win` or `lose` (U-10.2, U-10.3).
pub fn silent(state: &State, outcome: &Outcome) -> BTreeMap<String, String> {
    let [own, others] = side_points(state, outcome);
    let own_tricks = outcome.tricks[state.declarer()];
    let verdict = |win: bool, lose: bool| {
        if win {
            Some("win".to_owned())
        } else {
            lose.then(|| "lose".to_owned())
        }
    };
    let mut arose = BTreeMap::new();
    for name in eligible_silent(state) {
        let found = match name.as_str() {
            "100" => verdict(own >= 100, others >= 100),
            "aces" => verdict(outcome.aces[0] == 4, outcome.aces[1] == 4),
            "durchmars" => verdict(own_tricks == 10, own_tricks == 0),
            _ => verdict(
                outcome.seven == Seven::DeclarerWins,
                matches!(outcome.seven, Seven::DeclarerBeaten | Seven::DefenderWins(_)),
            ),
        };
        if let Some(found) = found {
            arose.insert(name, found);
        }
    }
    if arose.contains_key("durchmars") {
        arose.remove("aces");
    }
    arose
}
