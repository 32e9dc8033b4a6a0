//! Places at a table and the points that a list of points or the Serbian league gives for them.

use crate::Exact;

/// The place of one seat: one more than there are seats with a strictly higher score.
pub fn place(raw: &[i64], seat: usize) -> usize {
    let own = raw.get(seat);
    1 + raw.iter().filter(|other| Some(*other) > own).count()
}

/// The place of each seat; equal scores have the same, and the places behind them stay empty (1-1-3).
pub fn places(raw: &[i64]) -> Vec<usize> {
    (0..raw.len()).map(|seat| place(raw, seat)).collect()
}

/// How many seats have the score of this one, itself included.
pub fn sharing(raw: &[i64], seat: usize) -> usize {
    let own = raw.get(seat);
    raw.iter().filter(|other| Some(*other) == own).count()
}

/// What those who share a place get.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tie {
    /// The mean of the places they cover.
    #[default]
    Split,
    /// Each the points of the best place they cover.
    Best,
    /// Each the points of the worst place they cover.
    Worst,
}

/// Why a list of points is no scheme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PlaceSchemeFault {
    #[error("a scheme has points for three or four places")]
    Length,
    #[error("a lower place brings more than a higher one")]
    Rising,
}

/// Points by place, for tables of one size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceScheme(Vec<Exact>);

impl PlaceScheme {
    /// Points of the first place, of the second and so on, three or four, none higher than the one before.
    ///
    /// # Errors
    /// When there are more or fewer, or they rise.
    pub fn new(points: Vec<Exact>) -> Result<PlaceScheme, PlaceSchemeFault> {
        if !(3..=4).contains(&points.len()) {
            return Err(PlaceSchemeFault::Length);
        }
        if points.windows(2).any(|two| two[0] < two[1]) {
            return Err(PlaceSchemeFault::Rising);
        }
        Ok(PlaceScheme(points))
    }

    /// 3-1-0, a mean of 4/3 a seat.
    pub fn of_three() -> PlaceScheme {
        PlaceScheme([3, 1, 0].map(Exact::from).to_vec())
    }

    /// 3-5/3-2/3-0: the same mean at a table of four.
    pub fn of_four() -> PlaceScheme {
        let fractions = [(3, 1), (5, 3), (2, 3), (0, 1)];
        PlaceScheme(
            fractions
                .into_iter()
                .filter_map(|(above, below)| Exact::ratio(above, below))
                .collect(),
        )
    }

    /// Points of the first place, of the second and so on.
    pub fn of_places(&self) -> &[Exact] {
        &self.0
    }

    /// How many places it has points for.
    pub fn seats(&self) -> usize {
        self.0.len()
    }

    /// The mean of all places.
    pub fn mean(&self) -> Exact {
        mean(&self.0)
    }

    /// Points of each seat, in the order of the scores; none where the table has more or fewer seats than the scheme.
    pub fn points(&self, raw: &[i64], tie: Tie) -> Option<Vec<Exact>> {
        (raw.len() == self.0.len()).then(|| (0..raw.len()).map(|seat| self.of_seat(raw, seat, tie)).collect())
    }

    fn of_seat(&self, raw: &[i64], seat: usize, tie: Tie) -> Exact {
        let first = place(raw, seat) - 1;
        let covered = &self.0[first..first + sharing(raw, seat)];
        match (tie, covered) {
            (Tie::Split, [_, _, ..]) => mean(covered),
            (Tie::Worst, [.., worst]) => worst.clone(),
            (_, [best, ..]) => best.clone(),
            (_, []) => Exact::zero(),
        }
    }
}

fn mean(points: &[Exact]) -> Exact {
    points
        .iter()
        .sum::<Exact>()
        .shared_by(points.len())
        .unwrap_or_else(Exact::zero)
}

/// Points of the Serbian league: 3 for the first, or 4 if they are alone first and alone not below zero; 2 for the
/// second, or 1 if they are below zero; nothing behind. A shared place gives each of them its points.
pub fn serbian_league(raw: &[i64]) -> Vec<i64> {
    let alone_up = raw.iter().filter(|score| **score >= 0).count() == 1;
    let of_seat = |(seat, score): (usize, &i64)| match place(raw, seat) {
        1 if alone_up && *score >= 0 => 4,
        1 => 3,
        2 if *score >= 0 => 2,
        2 => 1,
        _ => 0,
    };
    raw.iter().enumerate().map(of_seat).collect()
}
