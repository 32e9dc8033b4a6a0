//! In which seat everyone sits at their table, round by round, so that all sit in each seat about equally often.

use super::{Past, Person};
use crate::EntryNo;
use talon_rules::chance::Chance;

/// All orders of three and of four seats.
const THREE: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

fn orders(seats: usize) -> Vec<Vec<usize>> {
    let threes = THREE.iter().map(|order| order.to_vec());
    if seats < 4 {
        return threes
            .map(|order| order.into_iter().filter(|at| *at < seats).collect())
            .collect();
    }
    threes
        .flat_map(|order| (0..4).map(move |at| [&order[..at], &[3], &order[at..]].concat()))
        .collect()
}

/// How unevenly someone has sat after one more round in this seat, cubed, so that one great unevenness counts for
/// more than several small ones. The fourth seat exists at tables of four only, and counts there alone.
fn unevenness(person: &Person, seat: usize, at_four: bool) -> u64 {
    let mut seats = person.seats;
    seats[seat] = seats[seat].saturating_add(1);
    let [a, b, c, fourth] = seats;
    let fours = person.fours.saturating_add(u16::from(at_four));
    let spread = a.max(b).max(c) - a.min(b).min(c);
    let fourth_off = fourth.saturating_sub(fours.div_ceil(4)) + (fours / 4).saturating_sub(fourth);
    cube(spread) + cube(fourth_off)
}

fn cube(number: u16) -> u64 {
    u64::from(number).pow(3)
}

/// The least unevenness that a table can come to.
pub(super) fn least(people: &[&Person]) -> u64 {
    let of = |order: &Vec<usize>| sum(people, order);
    orders(people.len()).iter().map(of).min().unwrap_or(0)
}

fn sum(people: &[&Person], order: &[usize]) -> u64 {
    let four = people.len() == 4;
    order
        .iter()
        .enumerate()
        .map(|(seat, at)| unevenness(people[*at], seat, four))
        .sum()
}

/// The players of a table in the order of seats: the least unevenness, then the fewest who sit once more behind the
/// same neighbour, then the lot.
pub(crate) fn order(table: &[EntryNo], past: &Past, chance: &mut Chance) -> Vec<EntryNo> {
    let people: Vec<Person> = table.iter().map(|entry| past.person(*entry)).collect();
    let people: Vec<&Person> = people.iter().collect();
    let behind = |order: &[usize]| -> u64 {
        let next = order.iter().cycle().skip(1);
        order
            .iter()
            .zip(next)
            .map(|(a, b)| u64::from(past.followed(table[*a], table[*b])))
            .sum()
    };
    let mut orders = orders(table.len());
    chance.shuffle(&mut orders);
    let best = orders
        .into_iter()
        .min_by_key(|order| (sum(&people, order), behind(order)));
    best.unwrap_or_default().into_iter().map(|at| table[at]).collect()
}
