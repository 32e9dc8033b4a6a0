//! Small groups that play among themselves without rounds: one table, game after game, as many games for everybody
//! and every pair as evenly as can be. It must not know how a group came about.

use crate::tournament::{EntryNo, Round, Table};

/// The games of a group by places in it, in the order of seats. Everybody plays as many; pairs meet 3 times among
/// three, twice among four, once or twice among five and six; seats differ by at most one.
const THREE: &[[usize; 3]] = &[[0, 1, 2], [1, 2, 0], [2, 0, 1]];
const FOUR: &[[usize; 3]] = &[[0, 1, 2], [1, 2, 3], [2, 3, 0], [3, 0, 1]];
const FIVE: &[[usize; 3]] = &[[0, 1, 3], [1, 2, 4], [2, 3, 0], [3, 4, 1], [4, 0, 2]];
const SIX: &[[usize; 3]] =
    &[[0, 1, 2], [0, 1, 3], [1, 4, 5], [2, 0, 4], [2, 3, 4], [5, 2, 1], [3, 5, 0], [4, 3, 5]];

/// A group that has no such games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GroupError {
    #[error("a group has three to six players, not {0}")]
    Size(usize),
    #[error("entry {} is in the group twice", .0.0)]
    Doubled(EntryNo),
}

/// The games of a group as rounds of one table each; whoever does not play has no bye that counts for anything.
pub fn games(group: &[EntryNo]) -> Result<Vec<Round>, GroupError> {
    let games = match group.len() {
        3 => THREE,
        4 => FOUR,
        5 => FIVE,
        6 => SIX,
        size => return Err(GroupError::Size(size)),
    };
    if let Some((_, doubled)) = group.iter().enumerate().find(|(at, entry)| group[..*at].contains(entry)) {
        return Err(GroupError::Doubled(*doubled));
    }
    let round = |(number, game): (u16, &[usize; 3])| {
        let seats = game.iter().map(|place| group[*place]).collect();
        let out = |(place, entry): (usize, &EntryNo)| (!game.contains(&place)).then_some(*entry);
        let mut byes: Vec<EntryNo> = group.iter().enumerate().filter_map(out).collect();
        byes.sort_unstable();
        Round { number, byes, tables: vec![Table { number: 1, seats }] }
    };
    Ok((1..).zip(games).map(round).collect())
}
