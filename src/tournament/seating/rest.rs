//! The rounds that are left of a tournament whose schedule someone left or joined. They are looked for together, and
//! what was played before them counts: two who met then meet again.

use super::apart::{self, ApartError};
use super::search::{Best, Task, search};
use super::{Lineup, Meetings, Prefer, SeatingPlan};
use crate::{Apart, EntryNo, Round, Table};

/// Steps of each beginning. A director compares several ways before choosing one, and waits for all of them.
const STEPS: [u32; 2] = [400_000, 800_000];

/// Draws the rounds of a plan that come after those that were played, for those who are `there`, as many as the plan
/// has players. The numbers in `apart` are places in that list, from 1. Seats are in no order yet.
///
/// The same arguments give the same rounds.
///
/// # Errors
/// When those who must not meet leave no round.
pub fn draw_rest(
    plan: &SeatingPlan,
    there: &[EntryNo],
    played: &[Round],
    apart: &Apart,
    seed: u64,
) -> Result<Vec<Round>, ApartError> {
    let apart = apart::pairs(plan, apart)?;
    apart::check(plan, &apart)?;
    let before: Vec<Lineup> = played.iter().map(|round| among(there, round)).collect();
    let task = Task {
        plan,
        before: &before,
        apart: &apart,
        target: least(plan, there, played),
    };
    let Best { fewest, even } = search(&task, seed, &STEPS);
    let chosen = match plan.prefer() {
        Prefer::Repeats => fewest,
        Prefer::Even => even,
    };
    let left = chosen.rounds.get(before.len()..).unwrap_or_default();
    if apart::any_meets(&apart, left) {
        return Err(ApartError::NotFound);
    }
    let number = |at: usize| (played.len() + at) as u16 + 1;
    let rounds = left.iter().enumerate();
    Ok(rounds.map(|(at, tables)| told(there, tables, number(at))).collect())
}

/// A round that was played, of those alone who are still there.
fn among(there: &[EntryNo], round: &Round) -> Lineup {
    let place = |entry: &EntryNo| there.iter().position(|one| one == entry).map(|at| at as u16);
    let tables = round.tables.iter();
    let tables = tables.map(|table| table.seats.iter().filter_map(place).collect::<Vec<_>>());
    tables.filter(|table| !table.is_empty()).collect()
}

/// No rounds after these have fewer repeats, by the number of pairs there are.
fn least(plan: &SeatingPlan, there: &[EntryNo], played: &[Round]) -> u64 {
    let met = Meetings::of(played);
    let here = |entry: EntryNo| there.contains(&entry);
    let pairs = met.pairs().filter(|(pair, _)| here(pair.one) && here(pair.other));
    let so_far: u64 = pairs.map(|(_, times)| u64::from(times)).sum();
    let left = u64::from(plan.rounds()).saturating_sub(played.len() as u64);
    (so_far + left * plan.meetings_per_round()).saturating_sub(plan.pairs())
}

fn told(there: &[EntryNo], tables: &Lineup, number: u16) -> Round {
    let entry = |player: &u16| there[usize::from(*player)];
    let mut tables: Vec<Vec<EntryNo>> = tables.iter().map(|table| table.iter().map(entry).collect()).collect();
    // Tables of four come first, where a director looks for them.
    tables.sort_by_key(|table| usize::MAX - table.len());
    let seated: Vec<EntryNo> = tables.concat();
    Round {
        number,
        byes: there.iter().copied().filter(|entry| !seated.contains(entry)).collect(),
        tables: (1..)
            .zip(tables)
            .map(|(number, seats)| Table { number, seats })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SitOut;
    use crate::seating::draw;

    /// Two rounds of the design of 21, and what is left for 20 in eight more.
    fn after_a_leaver(sit_out: SitOut) -> (Vec<Round>, Vec<Round>) {
        let plan = SeatingPlan::new(21, 10, SitOut::Byes).unwrap();
        let played = draw(&plan, &Apart::nobody(), 4).unwrap().rounds()[..2].to_vec();
        let there: Vec<EntryNo> = (1..=21).filter(|entry| *entry != 7).map(EntryNo).collect();
        let plan = SeatingPlan::new(20, 10, sit_out).unwrap();
        let left = draw_rest(&plan, &there, &played, &Apart::nobody(), 4).unwrap();
        (played, left)
    }

    fn repeats(played: &[Round], left: &[Round]) -> u64 {
        Meetings::of(played.iter().chain(left)).repeats()
    }

    #[test]
    fn everyone_who_is_there_sits_once_or_out_in_each_round_that_is_left() {
        for sit_out in [SitOut::Byes, SitOut::Fours] {
            let (_, left) = after_a_leaver(sit_out);
            assert_eq!(
                left.iter().map(|round| round.number).collect::<Vec<_>>(),
                (3..=10).collect::<Vec<_>>()
            );
            for round in &left {
                let mut all: Vec<u16> = round
                    .tables
                    .iter()
                    .flat_map(|table| &table.seats)
                    .chain(&round.byes)
                    .map(|e| e.0)
                    .collect();
                all.sort_unstable();
                assert_eq!(all, (1..=21).filter(|entry| *entry != 7).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn what_was_played_before_counts_as_met() {
        let (played, left) = after_a_leaver(SitOut::Fours);
        // 40 meetings so far and 24 in each of eight rounds: 40 more than the 192 pairs that can meet.
        assert_eq!(repeats(&played, &left), 40);
        let (played, left) = after_a_leaver(SitOut::Byes);
        assert!(repeats(&played, &left) <= 7, "{}", repeats(&played, &left));
    }

    #[test]
    fn those_who_must_not_meet_do_not_meet_in_what_is_left() {
        let (played, _) = after_a_leaver(SitOut::Byes);
        let there: Vec<EntryNo> = (1..=20).map(EntryNo).collect();
        let plan = SeatingPlan::new(20, 10, SitOut::Byes).unwrap();
        let mut apart = Apart::nobody();
        apart.pair(EntryNo(1), EntryNo(2)).unwrap();
        let left = draw_rest(&plan, &there, &played, &apart, 4).unwrap();
        assert_eq!(Meetings::of(&left).times(EntryNo(1), EntryNo(2)), 0);
        let met = |seed| draw_rest(&plan, &there, &played, &Apart::nobody(), seed).unwrap();
        assert!((1..9).any(|seed| Meetings::of(&met(seed)).times(EntryNo(1), EntryNo(2)) > 0));
    }
}
