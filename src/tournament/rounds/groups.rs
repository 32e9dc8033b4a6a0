//! Small groups that play among themselves without rounds: one table, game after game, as many games for everyone and
//! every pair as evenly as can be.

use crate::{EntryNo, Round, Table};

/// The games of a group by places in it, in the order of seats. Everyone plays as many; pairs meet 3 times among
/// three, twice among four, once or twice among five and six; seats differ by at most one.
const THREE: &[[usize; 3]] = &[[0, 1, 2], [1, 2, 0], [2, 0, 1]];
const FOUR: &[[usize; 3]] = &[[0, 1, 2], [1, 2, 3], [2, 3, 0], [3, 0, 1]];
const FIVE: &[[usize; 3]] = &[[0, 1, 3], [1, 2, 4], [2, 3, 0], [3, 4, 1], [4, 0, 2]];
const SIX: &[[usize; 3]] = &[
    [0, 1, 2],
    [0, 1, 3],
    [1, 4, 5],
    [2, 0, 4],
    [2, 3, 4],
    [5, 2, 1],
    [3, 5, 0],
    [4, 3, 5],
];

/// The fewest players of a group.
pub(crate) const GROUP_MIN: usize = 3;
/// The most.
pub(crate) const GROUP_MAX: usize = 6;

/// A group that has no such games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GroupError {
    #[error("a group has three to six players, not {0}")]
    Size(usize),
    #[error("entry {} is in the group twice", .0.0)]
    Doubled(EntryNo),
}

/// How many games a group of so many has.
pub fn count(players: usize) -> Option<usize> {
    places(players).map(<[_]>::len)
}

fn places(players: usize) -> Option<&'static [[usize; 3]]> {
    match players {
        3 => Some(THREE),
        4 => Some(FOUR),
        5 => Some(FIVE),
        6 => Some(SIX),
        _ => None,
    }
}

/// So many more games of a group whose people are not those who began it: each among those who played least so far, and
/// of those who met least.
pub fn go_on(group: &[EntryNo], played: &[Vec<EntryNo>], count: usize) -> Vec<Vec<EntryNo>> {
    let mut all: Vec<Vec<EntryNo>> = played.to_vec();
    for number in 0..if group.len() < GROUP_MIN { 0 } else { count } {
        let games = |entry: &EntryNo| all.iter().filter(|game| game.contains(entry)).count();
        let met = |one: &EntryNo, other: &EntryNo| {
            all.iter()
                .filter(|game| game.contains(one) && game.contains(other))
                .count()
        };
        let cost = |[a, b, c]: &[EntryNo; 3]| (games(a) + games(b) + games(c), met(a, b) + met(b, c) + met(a, c));
        let best = threes(group).min_by_key(cost);
        let mut game = best.map_or_else(Vec::new, |three| three.to_vec());
        game.rotate_left(number % GROUP_MIN);
        all.push(game);
    }
    all.split_off(played.len())
}

/// Every three of a group.
fn threes(group: &[EntryNo]) -> impl Iterator<Item = [EntryNo; 3]> {
    let rest = |at: usize| group.iter().enumerate().skip(at + 1);
    let pairs = group
        .iter()
        .enumerate()
        .flat_map(move |(at, one)| rest(at).map(move |(at, other)| (*one, *other, at)));
    pairs.flat_map(move |(one, other, at)| rest(at).map(move |(_, third)| [one, other, *third]))
}

/// The games of a group as rounds of one table each; anyone who does not play has no bye that counts for anything.
pub fn games(group: &[EntryNo]) -> Result<Vec<Round>, GroupError> {
    let games = places(group.len()).ok_or(GroupError::Size(group.len()))?;
    if let Some((_, doubled)) = group
        .iter()
        .enumerate()
        .find(|(at, entry)| group[..*at].contains(entry))
    {
        return Err(GroupError::Doubled(*doubled));
    }
    let round = |(number, game): (u16, &[usize; 3])| {
        let seats = game.iter().map(|place| group[*place]).collect();
        let out = |(place, entry): (usize, &EntryNo)| (!game.contains(&place)).then_some(*entry);
        let mut byes: Vec<EntryNo> = group.iter().enumerate().filter_map(out).collect();
        byes.sort_unstable();
        Round {
            number,
            byes,
            tables: vec![Table { number: 1, seats }],
        }
    };
    Ok((1..).zip(games).map(round).collect())
}
