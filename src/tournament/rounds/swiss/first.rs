//! The first round, when nobody has points: by lot, from pots of a seeding, or the upper, middle and lower part of it
//! against each other.

use super::super::arrange::{Start, Wish, arrange};
use super::super::{DrawError, Drawn, Situation, TableOrigin};
use super::in_a_row;
use crate::Shape;
use talon_rules::chance::Chance;

/// How the first round is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum First {
    /// Anyone with anyone, by lot.
    Lot,
    /// One of each pot at every table; a pot has as many players as there are tables, in the order of the seeding.
    Pots,
    /// The first of the upper part with the first of the middle and the first of the lower one, and so on.
    Layers,
}

/// Draws a first round; the order of the field is the seeding. Byes go by lot where the tables do.
pub fn first(situation: &Situation, how: First) -> Result<Drawn, DrawError> {
    let origin = match how {
        First::Lot => TableOrigin::Lot,
        First::Pots => TableOrigin::Pots,
        First::Layers => TableOrigin::Layers,
    };
    let by_lot = how != First::Layers;
    let wish = Wish {
        origin,
        byes_by_lot: by_lot,
        mind_repeats: true,
        stay: true,
        by_rank: false,
    };
    arrange(situation, wish, |_, shape, chance| match how {
        First::Lot => Start::keep(shuffled(shape, chance)),
        First::Pots => pots(shape, Some(chance)),
        First::Layers => pots(shape, None),
    })
}

pub(in crate::rounds) fn shuffled(shape: &Shape, chance: &mut Chance) -> Vec<Vec<usize>> {
    let mut players: Vec<usize> = (0..shape.seated()).collect();
    chance.shuffle(&mut players);
    in_a_row(shape)
        .into_iter()
        .map(|table| table.into_iter().map(|at| players[at]).collect())
        .collect()
}

/// The pots hold one player for each table; anyone who is left over takes the fourth seats.
fn pots(shape: &Shape, chance: Option<&mut Chance>) -> Start {
    let tables = shape.tables();
    let mut places: Vec<Vec<usize>> = (0..4)
        .map(|pot| (pot * tables..shape.seated().min((pot + 1) * tables)).collect())
        .collect();
    if let Some(chance) = chance {
        places.iter_mut().for_each(|pot| chance.shuffle(pot));
    }
    let three = |at: usize| (0..3).map(|pot| places[pot][at]).collect();
    let mut seated: Vec<Vec<usize>> = (0..tables).map(three).collect();
    for (table, player) in seated[shape.threes..].iter_mut().zip(&places[3]) {
        table.push(*player);
    }
    let class = (0..shape.seated()).map(|player| (player / tables) as u16).collect();
    Start {
        class,
        ..Start::keep(seated)
    }
}
