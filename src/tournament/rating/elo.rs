//! Pairwise Elo at a table: everyone against everyone, all from the ratings before it.

/// Tables below which a rating moves faster.
const NEW_TABLES: u32 = 15;

/// How fast a rating moves: 40 for anyone who played fewer than 15 tables, 24 afterwards.
pub(crate) fn elo_k(tables_played: u32) -> f64 {
    if tables_played < NEW_TABLES { 40.0 } else { 24.0 }
}

/// How probably the first is ahead of the second.
pub(crate) fn elo_expected(first: f64, second: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf((second - first) / 400.0))
}

/// Changes of the ratings at a table, by places (equal ones shared); `k` says how fast each one moves.
/// `K/(m-1) x sum (S - 1/(1 + 10^((Rj-Ri)/400)))`. Seats without a place or a `k` are left out.
pub fn elo(ratings: &[f64], places: &[usize], k: &[f64]) -> Vec<f64> {
    let seats: Vec<((f64, usize), f64)> = ratings
        .iter()
        .copied()
        .zip(places.iter().copied())
        .zip(k.iter().copied())
        .collect();
    let others = seats.len().saturating_sub(1).max(1) as f64;
    let change = |(own, ((rating, place), k)): (usize, &((f64, usize), f64))| {
        let against = seats.iter().enumerate().filter(|(other, _)| *other != own);
        let surplus = against.map(|(_, ((other_rating, other_place), _))| {
            let score = match place.cmp(other_place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            score - elo_expected(*rating, *other_rating)
        });
        k / others * surplus.sum::<f64>()
    };
    seats.iter().enumerate().map(change).collect()
}
