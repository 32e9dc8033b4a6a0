//! Invariants 6 and 7: what standings are, and that points and scores add up. It does not use anything that standings
//! are counted with.

use std::collections::{BTreeMap, BTreeSet};

use super::super::tournament::Tournament;
use talon_tournament::points::{Bye, Scheme};
use talon_tournament::standings::{Adjustment, Came, Facts, Mark, RankedEntry, SeatResult, TableOutcome, standings};
use talon_tournament::{EntryNo, Exact};

/// Points are counted in 36ths, of which every share of a place is a whole number.
const PARTS: i64 = 36;
const THREE: [i64; 3] = [108, 36, 0];
const FOUR: [i64; 4] = [108, 60, 24, 0];

/// The standings after the last round.
pub(in super::super) fn check(tournament: &mut Tournament, rows: &[RankedEntry]) {
    let number = tournament.past.last_round();
    ranks(tournament, rows, number);
    if tournament.plan.profile.scheme == Scheme::usual() {
        totals(tournament, rows, number);
    }
    if tournament.chance.below(4) == 0 {
        gain(tournament, rows, number);
        all_alike(tournament, rows, number);
        unbalanced(tournament, number);
    }
}

fn ranks(tournament: &mut Tournament, rows: &[RankedEntry], number: u16) {
    let listed: BTreeSet<EntryNo> = rows.iter().map(|row| row.entry).collect();
    let entries: BTreeSet<EntryNo> = tournament.facts.entries.iter().map(|entry| entry.number).collect();
    let all = listed == entries && rows.len() == entries.len();
    tournament
        .faults
        .hold(6, all, || format!("after round {number}: not every entry has one row"));
    let ranked = rows.iter().take_while(|row| row.rank.is_some()).count();
    let first = rows[..ranked].first().is_none_or(|row| row.rank == Some(1));
    let last = rows[ranked..].iter().all(|row| row.rank.is_none());
    tournament.faults.hold(6, first && last, || {
        format!("after round {number}: ranks do not begin with 1, or end")
    });
    for (at, two) in (2..).zip(rows[..ranked].windows(2)) {
        let falls = two[0].total >= two[1].total;
        let shared = two[0].rank == two[1].rank && two[0].total == two[1].total;
        let next = two[1].rank == Some(at);
        tournament.faults.hold(6, falls && (shared || next), || {
            format!(
                "after round {number}: {:?} stands wrongly behind {:?}",
                two[1].entry, two[0].entry
            )
        });
    }
}

/// Totals added up again from the results.
fn totals(tournament: &mut Tournament, rows: &[RankedEntry], number: u16) {
    let bye = match &tournament.plan.profile.bye {
        Bye::Fixed(points) => points.whole().unwrap_or(0) * PARTS,
        _ => 48,
    };
    let mut points: BTreeMap<EntryNo, i64> = BTreeMap::new();
    let mut add = |entry: EntryNo, more: i64| *points.entry(entry).or_default() += more;
    for round in &tournament.facts.rounds {
        round.drawn.byes.iter().for_each(|entry| add(*entry, bye));
        for result in &round.results {
            let Some(table) = round.drawn.tables.iter().find(|table| table.number == result.table) else {
                continue;
            };
            match &result.outcome {
                TableOutcome::Bye { absent } => {
                    table
                        .seats
                        .iter()
                        .filter(|entry| !absent.contains(entry))
                        .for_each(|entry| add(*entry, bye));
                }
                TableOutcome::Played(seats) => {
                    for (entry, seat) in table.seats.iter().zip(seats) {
                        add(*entry, of_seat(seat, seats));
                    }
                }
            }
        }
    }
    for row in rows
        .iter()
        .filter(|row| matches!(row.mark, Mark::InPlay | Mark::Withdrawn))
    {
        let made = Exact::ratio(points.get(&row.entry).copied().unwrap_or(0), PARTS);
        let counted = |one: &&Adjustment| one.entry == row.entry && !one.revoked && one.round <= number;
        let adjusted: Exact = tournament
            .facts
            .adjustments
            .iter()
            .filter(counted)
            .map(|one| &one.amount)
            .sum();
        let total = made.map(|made| made + adjusted);
        tournament.faults.hold(7, total.as_ref() == Some(&row.total), || {
            format!(
                "after round {number}: {:?} has {} and not {total:?}",
                row.entry, row.total
            )
        });
    }
}

/// A seat's share of the places that it covers with those who have as much.
fn of_seat(seat: &SeatResult, seats: &[SeatResult]) -> i64 {
    if seat.came == Came::Nobody {
        return 0;
    }
    let there: Vec<i64> = seats
        .iter()
        .filter(|seat| seat.came != Came::Nobody)
        .map(|seat| seat.raw)
        .collect();
    let scheme: &[i64] = if there.len() == 4 { &FOUR } else { &THREE };
    let above = there.iter().filter(|raw| **raw > seat.raw).count();
    let equal = there.iter().filter(|raw| **raw == seat.raw).count();
    scheme.iter().skip(above).take(equal).sum::<i64>() / equal as i64
}

fn with(tournament: &Tournament, adjustments: impl IntoIterator<Item = Adjustment>) -> Facts {
    let mut facts = tournament.facts.clone();
    facts.adjustments.extend(adjustments);
    facts
}

/// Three points more for someone are never a loss for them.
fn gain(tournament: &mut Tournament, rows: &[RankedEntry], number: u16) {
    let ranked: Vec<&RankedEntry> = rows.iter().filter(|row| row.rank.is_some()).collect();
    if ranked.is_empty() {
        return;
    }
    let row = ranked[tournament.chance.below(ranked.len())];
    let more = Adjustment {
        entry: row.entry,
        amount: Exact::from(3),
        round: 0,
        revoked: false,
    };
    let after = standings(&with(tournament, [more]), &tournament.plan.profile, number).unwrap_or_default();
    let found = after
        .iter()
        .find(|after| after.entry == row.entry)
        .and_then(|after| after.rank);
    tournament.faults.hold(6, found.is_some() && found <= row.rank, || {
        format!(
            "after round {number}: {:?} falls to {found:?} with more points",
            row.entry
        )
    });
}

/// The same for everyone changes no rank.
fn all_alike(tournament: &mut Tournament, rows: &[RankedEntry], number: u16) {
    let all: Vec<Adjustment> = tournament
        .facts
        .entries
        .iter()
        .map(|entry| Adjustment {
            entry: entry.number,
            amount: Exact::from(-2),
            round: 0,
            revoked: false,
        })
        .collect();
    let after = standings(&with(tournament, all), &tournament.plan.profile, number).unwrap_or_default();
    let ranks = |rows: &[RankedEntry]| rows.iter().map(|row| (row.entry, row.rank)).collect::<Vec<_>>();
    let same = ranks(&after) == ranks(rows);
    tournament.faults.hold(6, same, || {
        format!("after round {number}: the same penalty for all changes ranks")
    });
}

/// Scores that do not add up are refused.
fn unbalanced(tournament: &mut Tournament, number: u16) {
    let mut facts = tournament.facts.clone();
    let seats = facts
        .rounds
        .iter_mut()
        .flat_map(|round| &mut round.results)
        .find_map(|result| match &mut result.outcome {
            TableOutcome::Played(seats) => seats.iter_mut().find(|seat| seat.came == Came::Himself),
            TableOutcome::Bye { .. } => None,
        });
    let Some(seat) = seats else { return };
    seat.raw += 1;
    let refused = standings(&facts, &tournament.plan.profile, number).is_err();
    tournament.faults.hold(7, refused, || {
        format!("after round {number}: scores that do not add up are taken")
    });
}
