//! Cards dealt from a seed: whole deals and endings.

use talon_rules::cards::{BySeat, Card, CardSet, Seat};
use talon_rules::chance::Chance;

/// Three hands of `size` cards, the rest face down in the order in which it was shuffled.
pub fn deal(chance: &mut Chance, size: usize) -> (BySeat<CardSet>, Vec<Card>) {
    let mut pack: Vec<Card> = CardSet::FULL.iter().collect();
    chance.shuffle(&mut pack);
    let holdings = BySeat::from_fn(|seat| pack[seat.index() * size..][..size].iter().copied().collect());
    (holdings, pack[3 * size..].to_vec())
}

pub fn any_seat(chance: &mut Chance) -> Seat {
    Seat::ALL[chance.below(3)]
}

pub fn pick<T: Copy>(chance: &mut Chance, from: &[T]) -> T {
    from[chance.below(from.len())]
}
