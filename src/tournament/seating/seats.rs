//! The order of seats at each table of a schedule, so that everyone has every seat equally often: a colouring of
//! players against tables. It does not change who sits with whom.
//!
//! A player's games are cut into blocks of three in the order of rounds; a block has each seat once. Players' blocks
//! and tables are the two sides of a graph in which nobody has more than three edges, so three colours do (Koenig),
//! and a player's seats differ by one at most, after every round. Where tables of three and of four come together,
//! the fourth seat is given first: four colours on the tables of four alone give it to each player a quarter of theirs
//! visits, rounded up or down; what is left are tables of three.

use super::Lineup;
use talon_rules::chance::Chance;

mod colours;

use colours::Colours;

/// Attempts to part pairs who would follow each other twice, and tables that all of them together may turn.
const ATTEMPTS: u32 = 3_000;
const TURNED_MAX: usize = 300_000;

/// Puts the players of every table in the order of seats.
pub(super) fn take_seats(rounds: &mut [Lineup], players: u16, chance: &mut Chance) {
    let sizes = |size: usize| rounds.iter().flatten().any(|table| table.len() == size);
    let (threes, fours) = (sizes(3), sizes(4));
    let mut last: Vec<Option<u16>> = vec![None; rounds.iter().map(Vec::len).sum()];
    if threes && fours {
        let visits = rounds
            .iter()
            .flatten()
            .map(|table| if table.len() == 4 { table.as_slice() } else { &[] });
        let colours = Colours::new(visits, players, 4);
        for (table, seat) in last.iter_mut().enumerate() {
            *seat = colours.at(table).get(3).copied();
        }
    }
    let rest: Vec<Vec<u16>> = (rounds.iter().flatten().zip(&last))
        .map(|(table, last)| table.iter().copied().filter(|player| Some(*player) != *last).collect())
        .collect();
    let seats = if threes { 3 } else { 4 };
    let mut colours = Colours::new(rest.iter().map(Vec::as_slice), players, seats);
    part(&mut colours, &last, players, chance);
    for (at, table) in rounds.iter_mut().flatten().enumerate() {
        *table = order(&colours, &last, at);
    }
}

fn order(colours: &Colours, last: &[Option<u16>], table: usize) -> Vec<u16> {
    colours.at(table).into_iter().chain(last[table]).collect()
}

/// How often each sat right before each, and how many of these are repeats.
struct Followers {
    players: usize,
    times: Vec<u16>,
    repeats: i64,
}

impl Followers {
    fn count(&mut self, table: &[u16], sign: i64) {
        for (at, one) in table.iter().enumerate() {
            let next = table[(at + 1) % table.len()];
            let times = &mut self.times[usize::from(*one) * self.players + usize::from(next)];
            let before = i64::from(*times);
            self.repeats += (before + sign - 1).max(0) - (before - 1).max(0);
            *times = if sign > 0 { *times + 1 } else { *times - 1 };
        }
    }

    fn repeat_at(&self, table: &[u16]) -> bool {
        table.iter().enumerate().any(|(at, one)| {
            let next = table[(at + 1) % table.len()];
            self.times[usize::from(*one) * self.players + usize::from(next)] > 1
        })
    }
}

/// Exchanges two seats along whole chains of games, which keeps every balance, where fewer pairs then sit twice in
/// the same order.
fn part(colours: &mut Colours, last: &[Option<u16>], players: u16, chance: &mut Chance) {
    let players = usize::from(players);
    let mut followers = Followers {
        players,
        times: vec![0; players * players],
        repeats: 0,
    };
    for table in 0..last.len() {
        followers.count(&order(colours, last, table), 1);
    }
    let mut turned = 0;
    for _ in 0..ATTEMPTS {
        if followers.repeats == 0 || turned > TURNED_MAX {
            return;
        }
        let table = chance.below(last.len());
        let seats = order(colours, last, table);
        if !followers.repeat_at(&seats) {
            continue;
        }
        let one = chance.below(colours.count());
        let other = (one + 1 + chance.below(colours.count() - 1)) % colours.count();
        let before = followers.repeats;
        let chain = colours.chain(table, one, other);
        let mut tables: Vec<usize> = chain.iter().map(|edge| colours.table_of(*edge)).collect();
        tables.sort_unstable();
        tables.dedup();
        turned += tables.len();
        let turn = |colours: &mut Colours, followers: &mut Followers| {
            for table in &tables {
                followers.count(&order(colours, last, *table), -1);
            }
            colours.exchange(&chain, one, other);
            for table in &tables {
                followers.count(&order(colours, last, *table), 1);
            }
        };
        turn(colours, &mut followers);
        if followers.repeats > before {
            turn(colours, &mut followers);
        }
    }
}
