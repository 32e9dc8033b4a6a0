//! Pairs who must not sit at one table: whether they leave any round at all.

use super::{Lineup, SeatingPlan};
use crate::{Apart, EntryNo};

/// Why nothing can be drawn with these pairs kept apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ApartError {
    #[error("{} is kept apart from a player but does not take part", .0.0)]
    Unknown(EntryNo),
    /// They may sit with fewer than two others.
    #[error("{} is kept apart from so many that no table is left", .0.0)]
    NoTable(EntryNo),
    #[error("no round keeps all these pairs apart")]
    NoRound,
    /// A round there may be, but the search ended with pairs that met.
    #[error("no schedule that keeps all these pairs apart was found")]
    NotFound,
}

/// Attempts to fill a seat before the question stays open.
const ATTEMPTS: u32 = 300_000;

/// The pairs with players from 0, each once.
pub(super) fn pairs(plan: &SeatingPlan, apart: &Apart) -> Result<Vec<(u16, u16)>, ApartError> {
    let player = |entry: EntryNo| match entry.0 {
        number if (1..=plan.players()).contains(&number) => Ok(number - 1),
        _ => Err(ApartError::Unknown(entry)),
    };
    apart
        .pairs()
        .map(|pair| Ok((player(pair.one)?, player(pair.other)?)))
        .collect()
}

/// Whether one of these pairs meets in these rounds.
pub(super) fn any_meets(apart: &[(u16, u16)], rounds: &[Lineup]) -> bool {
    let meet = |table: &Vec<u16>| {
        apart
            .iter()
            .any(|(one, other)| table.contains(one) && table.contains(other))
    };
    !apart.is_empty() && rounds.iter().flatten().any(meet)
}

/// Refuses pairs that provably leave no round, no matter who sits out in it.
pub(super) fn check(plan: &SeatingPlan, apart: &[(u16, u16)]) -> Result<(), ApartError> {
    let players = usize::from(plan.players());
    let mut allowed = vec![vec![true; players]; players];
    for (one, other) in apart {
        allowed[usize::from(*one)][usize::from(*other)] = false;
        allowed[usize::from(*other)][usize::from(*one)] = false;
    }
    let others = |player: usize| {
        (0..players)
            .filter(|other| *other != player && allowed[player][*other])
            .count()
    };
    // Anyone who plays at all needs two others; only in a single round may they be the one to sit out.
    let lonely = (0..players).find(|player| others(*player) < 2);
    if let Some(player) = lonely.filter(|_| plan.byes() == 0 || plan.rounds() > 1) {
        return Err(ApartError::NoTable(EntryNo(player as u16 + 1)));
    }
    let mut round = OneRound {
        allowed,
        free: vec![true; players],
        fours: plan.fours(),
        threes: plan.threes(),
        byes: plan.byes(),
        attempts: ATTEMPTS,
    };
    match round.can_be_filled() {
        Some(false) => Err(ApartError::NoRound),
        _ => Ok(()),
    }
}

/// The tables that are still to be filled.
struct OneRound {
    allowed: Vec<Vec<bool>>,
    free: Vec<bool>,
    fours: u16,
    threes: u16,
    byes: u16,
    attempts: u32,
}

impl OneRound {
    /// Seats the first free player in every way; none where the attempts were used up before an answer.
    fn can_be_filled(&mut self) -> Option<bool> {
        let Some(first) = self.free.iter().position(|free| *free) else {
            return Some(true);
        };
        self.free[first] = false;
        let mut answer = Some(false);
        for seats in [3, 4] {
            let left = if seats == 3 { &mut self.threes } else { &mut self.fours };
            if *left == 0 {
                continue;
            }
            *left -= 1;
            let found = self.fill(&mut vec![first], seats);
            *(if seats == 3 { &mut self.threes } else { &mut self.fours }) += 1;
            match found {
                Some(true) => return Some(true),
                None => answer = None,
                Some(false) => {}
            }
        }
        if self.byes > 0 {
            self.byes -= 1;
            let found = self.can_be_filled();
            self.byes += 1;
            match found {
                Some(true) => return Some(true),
                None => answer = None,
                Some(false) => {}
            }
        }
        self.free[first] = true;
        answer
    }

    fn fill(&mut self, table: &mut Vec<usize>, seats: usize) -> Option<bool> {
        if table.len() == seats {
            return self.can_be_filled();
        }
        let from = table.last().map_or(0, |last| last + 1);
        for next in from..self.free.len() {
            if !self.free[next] || table.iter().any(|mate| !self.allowed[next][*mate]) {
                continue;
            }
            self.attempts = self.attempts.checked_sub(1)?;
            self.free[next] = false;
            table.push(next);
            let found = self.fill(table, seats);
            table.pop();
            self.free[next] = true;
            if found != Some(false) {
                return found;
            }
        }
        Some(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SitOut;

    fn checked(players: u16, told: &[(u16, u16)]) -> Result<(), ApartError> {
        let plan = SeatingPlan::new(players, 3, SitOut::Byes).unwrap();
        let mut apart = Apart::nobody();
        for (one, other) in told {
            apart.pair(EntryNo(*one), EntryNo(*other)).unwrap();
        }
        check(&plan, &pairs(&plan, &apart)?)
    }

    #[test]
    fn pairs_that_leave_no_round_are_told_from_those_that_do() {
        assert_eq!(checked(6, &[(1, 2), (3, 4), (5, 6)]), Ok(()));
        // Three who must not meet each other, at two tables.
        assert_eq!(checked(6, &[(1, 2), (1, 3), (2, 3)]), Err(ApartError::NoRound));
        // Three of seven can: one of them sits out.
        assert_eq!(checked(7, &[(1, 2), (1, 3), (2, 3)]), Ok(()));
        assert_eq!(
            checked(6, &[(1, 2), (1, 3), (1, 4), (1, 5)]),
            Err(ApartError::NoTable(EntryNo(1)))
        );
    }

    #[test]
    fn pairs_that_are_none_are_refused() {
        assert_eq!(checked(6, &[(1, 7)]), Err(ApartError::Unknown(EntryNo(7))));
        assert_eq!(checked(6, &[(0, 2)]), Err(ApartError::Unknown(EntryNo(0))));
    }

    #[test]
    fn many_pairs_are_answered_in_bounded_time() {
        let all = |from: u16, to: u16| (from..=to).flat_map(move |a| (a + 1..=to).map(move |b| (a, b)));
        // Twenty of sixty are as many as there are tables. Of one more, two would have to sit together, which
        // nobody can tell by trying within the attempts: the question stays open, and the search goes on.
        assert_eq!(checked(60, &all(1, 20).collect::<Vec<_>>()), Ok(()));
        assert_eq!(checked(60, &all(1, 21).collect::<Vec<_>>()), Ok(()));
        // The same at four tables is tried out to the end.
        assert_eq!(checked(12, &all(1, 5).collect::<Vec<_>>()), Err(ApartError::NoRound));
    }
}
