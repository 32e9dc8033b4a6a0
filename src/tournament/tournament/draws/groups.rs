//! Small groups: who plays in which, and which games they still have. A group stays together as it began, no matter who
//! leaves it or joins it.

use super::Draw;
use crate::EntryNo;
use crate::rounds::groups::{self, GROUP_MAX, GROUP_MIN};
use crate::tournament::{Round, Tournament, Why};

/// A group of which games were drawn.
struct Group<'a> {
    people: Vec<EntryNo>,
    /// The tables of its games that someone saw.
    played: Vec<&'a crate::tournament::Table>,
}

impl Draw<'_> {
    /// A round is one game of every group that still has one.
    pub(super) fn groups(&self, size: usize) -> Result<Vec<crate::Round>, Why> {
        let there = self.there()?;
        let games: Vec<Vec<Vec<EntryNo>>> = if self.done == 0 {
            let begin = |group: Vec<EntryNo>| Ok(seats_of(&groups::games(&group)?));
            self.new_groups(&there, size)
                .into_iter()
                .map(begin)
                .collect::<Result<_, Why>>()?
        } else {
            self.going_on(&there)
        };
        let most = games.iter().map(Vec::len).max().unwrap_or(0).min(self.left());
        let round = |at: usize| {
            let seats = games.iter().filter_map(|games| games.get(at));
            let table = |(number, seats): (u16, &Vec<EntryNo>)| crate::Table {
                number,
                seats: seats.clone(),
            };
            crate::Round {
                number: self.number() + at as u16,
                byes: Vec::new(),
                tables: (1..).zip(seats).map(table).collect(),
            }
        };
        Ok((0..most).map(round).collect())
    }

    /// The groups of those who begin: of a seeding one after the other and back again, so that they are as strong as
    /// each other.
    fn new_groups(&self, there: &[EntryNo], size: usize) -> Vec<Vec<EntryNo>> {
        let groups = in_groups(there, size);
        if self.stage_no > 1 || self.tournament.seeding.is_none() {
            return groups;
        }
        let count = groups.len();
        let mut seeded = vec![Vec::new(); count];
        for (at, one) in self.tournament.seeded(there).into_iter().enumerate() {
            let (row, step) = (at / count, at % count);
            let place = if row.is_multiple_of(2) { step } else { count - 1 - step };
            seeded[place].push(one);
        }
        seeded
    }

    /// The games that are left of groups that have begun: as they were drawn where everyone is still there, else among
    /// those who are. Who is new comes to the smallest group.
    fn going_on(&self, there: &[EntryNo]) -> Vec<Vec<Vec<EntryNo>>> {
        let mut begun = begun(&self.before, &self.dropped, self.stage_no);
        let known: Vec<EntryNo> = begun.iter().flat_map(|group| group.people.clone()).collect();
        let drafted = |group: &Group<'_>| -> Vec<Vec<EntryNo>> {
            let tables = self.dropped.iter().flat_map(|round| &round.tables);
            let own = tables.map(|table| table.seats.iter().map(|seat| seat.entry).collect::<Vec<_>>());
            own.filter(|seats| seats.iter().all(|entry| group.people.contains(entry)))
                .collect()
        };
        let drafts: Vec<Vec<Vec<EntryNo>>> = begun.iter().map(drafted).collect();
        for new in there.iter().filter(|entry| !known.contains(entry)) {
            let open = begun.iter_mut().filter(|group| group.people.len() < GROUP_MAX);
            if let Some(group) = open.min_by_key(|group| group.people.len()) {
                group.people.push(*new);
            }
        }
        let games = |(group, drafts): (&Group<'_>, Vec<Vec<EntryNo>>)| {
            let here: Vec<EntryNo> = group
                .people
                .iter()
                .copied()
                .filter(|entry| there.contains(entry))
                .collect();
            let whole = here.len() == group.people.len() && here.iter().all(|entry| known.contains(entry));
            if whole && !drafts.is_empty() {
                return drafts;
            }
            let played: Vec<Vec<EntryNo>> = group.played.iter().map(|table| seats(table)).collect();
            groups::go_on(&here, &played, left(group, &here))
        };
        begun.iter().zip(drafts).map(games).collect()
    }
}

/// The most games that a group of a stage has still to play with those who are in play.
pub(super) fn games_left(tournament: &Tournament, stage: u16) -> usize {
    let rounds: Vec<&Round> = tournament.rounds.iter().collect();
    let here = |group: &Group<'_>| -> Vec<EntryNo> {
        let in_play = |entry: &EntryNo| tournament.entry(*entry).is_some_and(|entry| entry.status.is_in_play());
        group.people.iter().copied().filter(in_play).collect()
    };
    begun(&rounds, &[], stage)
        .iter()
        .map(|group| left(group, &here(group)))
        .max()
        .unwrap_or(0)
}

/// How many games a group has still to play with those who are here.
fn left(group: &Group<'_>, here: &[EntryNo]) -> usize {
    let all = groups::count(group.people.len())
        .filter(|_| here.len() >= GROUP_MIN)
        .unwrap_or(0);
    all.saturating_sub(group.played.len())
}

fn seats(table: &crate::tournament::Table) -> Vec<EntryNo> {
    table.seats.iter().map(|seat| seat.entry).collect()
}

fn seats_of(games: &[crate::Round]) -> Vec<Vec<EntryNo>> {
    games
        .iter()
        .flat_map(|game| &game.tables)
        .map(|table| table.seats.clone())
        .collect()
}

/// The groups of a stage, by who was drawn to play with whom.
fn begun<'a>(seen: &[&'a Round], dropped: &[&'a Round], stage: u16) -> Vec<Group<'a>> {
    let mut begun: Vec<Group<'a>> = Vec::new();
    let own = |round: &&&Round| round.stage == stage;
    let played = seen
        .iter()
        .filter(own)
        .flat_map(|round| &round.tables)
        .map(|table| (table, true));
    let drafted = dropped
        .iter()
        .filter(own)
        .flat_map(|round| &round.tables)
        .map(|table| (table, false));
    for (table, is_seen) in played.chain(drafted) {
        let mut group = Group {
            people: seats(table),
            played: Vec::new(),
        };
        let (same, others): (Vec<_>, Vec<_>) = begun
            .into_iter()
            .partition(|other| other.people.iter().any(|entry| group.people.contains(entry)));
        for other in same {
            group.people.extend(other.people);
            group.played.extend(other.played);
        }
        group.played.extend(is_seen.then_some(table));
        group.people.sort_unstable();
        group.people.dedup();
        begun = others;
        begun.push(group);
    }
    begun.sort_by_key(|group| group.people.first().copied());
    begun
}

/// People cut into groups of at most so many, as even as can be; where that would leave someone without two others,
/// groups are larger.
fn in_groups(people: &[EntryNo], size: usize) -> Vec<Vec<EntryNo>> {
    let count = people.len().div_ceil(size.max(1)).min(people.len() / GROUP_MIN).max(1);
    let mut groups = vec![Vec::new(); count];
    for (at, one) in people.iter().enumerate() {
        groups[at * count / people.len().max(1)].push(*one);
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(people: u16, size: usize) -> Vec<usize> {
        let people: Vec<EntryNo> = (1..=people).map(EntryNo).collect();
        in_groups(&people, size).iter().map(Vec::len).collect()
    }

    #[test]
    fn groups_are_as_even_as_can_be() {
        assert_eq!(sizes(12, 4), [4, 4, 4]);
        assert_eq!(sizes(14, 5), [5, 5, 4]);
        assert_eq!(sizes(7, 4), [4, 3]);
    }

    #[test]
    fn everyone_is_in_a_group_that_has_games() {
        for people in 3..=100 {
            for size in GROUP_MIN..=GROUP_MAX {
                let sizes = sizes(people, size);
                assert_eq!(sizes.iter().sum::<usize>(), usize::from(people));
                assert!(
                    sizes.iter().all(|size| groups::count(*size).is_some()),
                    "{people} by {size}: {sizes:?}"
                );
            }
        }
        assert_eq!(sizes(5, 4), [5]);
        assert_eq!(sizes(8, 3), [4, 4]);
    }
}
