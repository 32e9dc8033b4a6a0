//! Invariants 1 to 5: who sits where. It does not use anything that a draw counts with.

use std::collections::{BTreeMap, BTreeSet};

use super::super::tournament::Tournament;
use talon_tournament::SitOut;
use talon_tournament::rounds::boards::Movement;
use talon_tournament::rounds::{Drawn, Field};
use talon_tournament::seating::Schedule;
use talon_tournament::{EntryNo, EntryPair, Round, Table};

/// A round that was drawn from the standings.
pub(in super::super) fn drawn(tournament: &mut Tournament, field: &Field, sit_out: SitOut, drawn: &Drawn) {
    let there: BTreeSet<EntryNo> = field.iter().map(|entrant| entrant.entry).collect();
    everybody_once(tournament, &drawn.round, &there);
    shape(tournament, &drawn.round, there.len(), sit_out);
    turns(tournament, &drawn.round);
    repeats(tournament, drawn);
    for EntryPair { one, other } in pairs(&drawn.round) {
        let apart = tournament.plan.apart.holds(one, other);
        tournament
            .faults
            .hold(1, !apart, || format!("{one:?} and {other:?} must not meet"));
    }
    if tournament.chance.below(8) == 0 {
        let again = tournament.drawn(field, sit_out);
        tournament.faults.hold(4, again.as_ref() == Ok(drawn), || {
            "a second draw is another one".to_owned()
        });
        let mut entrants = field.to_vec();
        tournament.chance.shuffle(&mut entrants);
        if let Ok(shuffled) = Field::of(entrants) {
            let again = tournament.drawn(&shuffled, sit_out);
            tournament.faults.hold(4, again.as_ref() == Ok(drawn), || {
                "the order of entries changes a draw".to_owned()
            });
        }
    }
}

/// A round that was known beforehand.
pub(in super::super) fn fixed(tournament: &mut Tournament, round: &Round, sit_out: Option<SitOut>) {
    let there: BTreeSet<EntryNo> = tournament.facts.entries.iter().map(|entry| entry.number).collect();
    everybody_once(tournament, round, &there);
    if let Some(sit_out) = sit_out {
        shape(tournament, round, there.len(), sit_out);
        turns(tournament, round);
    }
}

fn everybody_once(tournament: &mut Tournament, round: &Round, there: &BTreeSet<EntryNo>) {
    let number = round.number;
    let mut seen: BTreeMap<EntryNo, usize> = BTreeMap::new();
    let seated = round.tables.iter().flat_map(|table| &table.seats);
    seated
        .chain(&round.byes)
        .for_each(|entry| *seen.entry(*entry).or_default() += 1);
    let once = seen.values().all(|count| *count == 1) && seen.keys().eq(there.iter());
    tournament
        .faults
        .hold(1, once, || format!("round {number}: not every player has one place"));
    let sizes = round.tables.iter().all(|table| matches!(table.seats.len(), 3 | 4));
    tournament.faults.hold(1, sizes, || {
        format!("round {number}: a table has neither three nor four seats")
    });
    let distinct = |table: &Table| table.seats.iter().collect::<BTreeSet<_>>().len() == table.seats.len();
    let seats = round.tables.iter().all(distinct);
    tournament.faults.hold(2, seats, || {
        format!("round {number}: somebody has two seats at a table")
    });
    let numbers: BTreeSet<u16> = round.tables.iter().map(|table| table.number).collect();
    let unique = numbers.len() == round.tables.len();
    tournament
        .faults
        .hold(2, unique, || format!("round {number}: two tables have one number"));
}

/// Tables of four and byes by the director's choice.
fn shape(tournament: &mut Tournament, round: &Round, players: usize, sit_out: SitOut) {
    let left = players % 3;
    let (byes, fours) = match sit_out {
        SitOut::Byes => (left, 0),
        SitOut::Fours => (0, left),
        // The most fours that leave a multiple of three.
        SitOut::TablesOfFour => {
            let most = (0..=players / 4)
                .rev()
                .find(|fours| (players - 4 * fours).is_multiple_of(3));
            (0, most.unwrap_or(0))
        }
    };
    let found = round.tables.iter().filter(|table| table.seats.len() == 4).count();
    let so = round.byes.len() == byes && found == fours;
    tournament.faults.hold(3, so, || {
        format!(
            "round {}: {} byes and {found} tables of four for {players}",
            round.number,
            round.byes.len()
        )
    });
}

/// Nobody sits out, or sits at a table of four, who did so more often than someone there who does not.
fn turns(tournament: &mut Tournament, round: &Round) {
    let number = round.number;
    let mut byes: BTreeMap<EntryNo, usize> = BTreeMap::new();
    let mut fours: BTreeMap<EntryNo, usize> = BTreeMap::new();
    for before in tournament
        .facts
        .rounds
        .iter()
        .map(|round| &round.drawn)
        .filter(|before| before.number < number)
    {
        before
            .byes
            .iter()
            .for_each(|entry| *byes.entry(*entry).or_default() += 1);
        at_four(before).for_each(|entry| *fours.entry(entry).or_default() += 1);
    }
    let seated: Vec<EntryNo> = round.tables.iter().flat_map(|table| table.seats.clone()).collect();
    let even = is_turn(&byes, &round.byes, &seated);
    tournament.faults.hold(3, even, || {
        format!("round {number}: a bye goes to a player before their turn")
    });
    let four: Vec<EntryNo> = at_four(round).collect();
    let three: Vec<EntryNo> = seated.iter().filter(|entry| !four.contains(entry)).copied().collect();
    let bound = tournament.plan.apart.is_empty();
    let even = !bound || is_turn(&fours, &four, &three);
    tournament.faults.hold(3, even, || {
        format!("round {number}: a player sits at four before their turn")
    });
}

fn at_four(round: &Round) -> impl Iterator<Item = EntryNo> + '_ {
    round
        .tables
        .iter()
        .filter(|table| table.seats.len() == 4)
        .flat_map(|table| table.seats.iter().copied())
}

fn is_turn(had: &BTreeMap<EntryNo, usize>, chosen: &[EntryNo], others: &[EntryNo]) -> bool {
    let count = |entry: &EntryNo| had.get(entry).copied().unwrap_or(0);
    chosen.iter().map(count).max() <= others.iter().map(count).min() || chosen.is_empty() || others.is_empty()
}

fn pairs(round: &Round) -> Vec<EntryPair> {
    let mut found = Vec::new();
    for table in &round.tables {
        for (at, one) in table.seats.iter().enumerate() {
            let others = table.seats[at + 1..].iter();
            found.extend(others.map(|other| EntryPair::of(*one, *other)));
        }
    }
    found
}

fn repeats(tournament: &mut Tournament, drawn: &Drawn) {
    let met: BTreeSet<EntryPair> = tournament
        .facts
        .rounds
        .iter()
        .flat_map(|round| pairs(&round.drawn))
        .collect();
    let again: BTreeSet<EntryPair> = pairs(&drawn.round)
        .into_iter()
        .filter(|pair| met.contains(pair))
        .collect();
    let told: BTreeSet<EntryPair> = drawn.repeats.iter().map(|repeat| repeat.pair).collect();
    let number = drawn.round.number;
    tournament.faults.hold(5, told == again, || {
        format!("round {number}: {told:?} are told, {again:?} meet again")
    });
    let bound = drawn.bound.repeats;
    tournament.faults.hold(5, again.len() >= bound, || {
        format!("round {number}: fewer repeats than the bound {bound}")
    });
}

/// A whole schedule: for a multiple of three within the limit of its design nobody meets twice.
pub(in super::super) fn schedule(tournament: &mut Tournament, schedule: &Schedule) {
    let mut met: BTreeMap<EntryPair, u64> = BTreeMap::new();
    let all = schedule.rounds().iter().flat_map(pairs);
    all.for_each(|pair| *met.entry(pair).or_default() += 1);
    let repeats: u64 = met.values().map(|times| times - 1).sum();
    let told = schedule.repeats();
    tournament.faults.hold(5, repeats == told, || {
        format!("a schedule tells {told} repeats and has {repeats}")
    });
    tournament
        .faults
        .hold(5, repeats == 0, || format!("{repeats} repeats where a design has none"));
    let bound = schedule.bound().repeats;
    tournament.faults.hold(5, repeats >= bound, || {
        format!("{repeats} repeats are below the bound {bound}")
    });
}

/// Nobody has a set of boards twice.
pub(in super::super) fn boards(tournament: &mut Tournament, rounds: &[Round], movement: &Movement) {
    let mut played: BTreeSet<(EntryNo, u16)> = BTreeSet::new();
    for (round, sets) in rounds.iter().zip(&movement.sets) {
        for (table, set) in round.tables.iter().zip(sets) {
            let new = table.seats.iter().all(|entry| played.insert((*entry, *set)));
            tournament.faults.hold(5, new, || {
                format!("round {}: somebody has set {set} again", round.number)
            });
        }
    }
}
