//! Invariants 8, 10 and 11, on numbers of their own for each tournament: duplicate boards, leagues and ratings.

use super::super::scores;
use super::super::tournament::Tournament;
use talon_tournament::Exact;
use talon_tournament::duplicate::{matchpoints, neuberg, percent};
use talon_tournament::league::best_of;
use talon_tournament::rating::{Rating, elo, weng_lin};

pub(in super::super) fn check(tournament: &mut Tournament) {
    line(tournament);
    season(tournament);
    ratings(tournament);
}

fn line(tournament: &mut Tournament) {
    let count = 2 + tournament.chance.below(9);
    let line = scores::raw(count, &mut tournament.chance);
    let made = matchpoints(&line);
    let k = count as i64;
    tournament.faults.hold(8, made.iter().sum::<i64>() == k * (k - 1), || {
        format!("matchpoints of {line:?} do not add up")
    });
    let counted = |raw: &i64| -> i64 {
        // Two for each lower one, one for each equal one beside themselves.
        line.iter().map(|other| 1 + (raw - other).signum()).sum::<i64>() - 1
    };
    let right = line.iter().map(counted).eq(made.iter().copied());
    tournament
        .faults
        .hold(8, right, || format!("{line:?} has matchpoints {made:?}"));
    let exact: Vec<Exact> = made.iter().map(|points| Exact::from(*points)).collect();
    let same = exact
        .iter()
        .all(|points| neuberg(points, count, count).as_ref() == Some(points));
    tournament
        .faults
        .hold(8, same, || "a full line is changed by Neuberg's formula".to_owned());
    let per_cent: Vec<Exact> = exact.iter().filter_map(|points| percent(points, count)).collect();
    let within = per_cent
        .iter()
        .all(|share| (Exact::zero()..=Exact::from(100)).contains(share));
    let mean = per_cent.iter().sum::<Exact>().shared_by(count);
    let sound = within && mean == Some(Exact::from(50));
    tournament
        .faults
        .hold(8, sound, || format!("per cents of {line:?} are {per_cent:?}"));
}

fn season(tournament: &mut Tournament) {
    let count = 1 + tournament.chance.below(12);
    let mut points: Vec<Exact> = (0..count)
        .filter_map(|_| {
            Exact::ratio(
                tournament.chance.below(200) as i64,
                1 + tournament.chance.below(3) as i64,
            )
        })
        .collect();
    let totals: Vec<Exact> = (0..=count + 1).map(|best| best_of(&points, best)).collect();
    let grows = totals.windows(2).all(|two| two[0] <= two[1]);
    tournament.faults.hold(10, grows, || {
        format!("more tournaments that count are a loss: {points:?}")
    });
    let best = tournament.chance.below(count + 1);
    let before = best_of(&points, best);
    points.push(Exact::from(tournament.chance.below(100) as i64));
    tournament.faults.hold(10, best_of(&points, best) >= before, || {
        format!("one tournament more is a loss: {points:?}")
    });
}

/// Two numbers that may differ only by the order in which they were added up.
fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9 * (1.0 + one.abs())
}

fn ratings(tournament: &mut Tournament) {
    let seats = 3 + tournament.chance.below(2);
    let rating = |_| Rating {
        mu: 10.0 + 30.0 * f64::from(tournament.chance.unit()),
        sigma: 1.0 + 7.0 * f64::from(tournament.chance.unit()),
    };
    let ratings: Vec<Rating> = (0..seats).map(rating).collect();
    let places: Vec<usize> = (0..seats).map(|_| 1 + tournament.chance.below(seats)).collect();
    let after = weng_lin(&ratings, &places);
    let reversed = |list: &[Rating]| list.iter().rev().copied().collect::<Vec<_>>();
    let turned: Vec<usize> = places.iter().rev().copied().collect();
    let exchanged = reversed(&weng_lin(&reversed(&ratings), &turned));
    let alike = after.len() == seats
        && after
            .iter()
            .zip(&exchanged)
            .all(|(a, b)| near(a.mu, b.mu) && near(a.sigma, b.sigma));
    tournament.faults.hold(11, alike, || {
        format!("exchanged names change ratings: {after:?}, {exchanged:?}")
    });
    let surer = after
        .iter()
        .zip(&ratings)
        .all(|(after, before)| after.sigma <= before.sigma);
    tournament
        .faults
        .hold(11, surer, || format!("a table makes a rating less sure: {after:?}"));
    let equal = vec![ratings[0]; seats];
    let tied = weng_lin(&equal, &vec![1; seats]);
    let kept = tied.iter().all(|after| near(after.mu, ratings[0].mu));
    tournament
        .faults
        .hold(11, kept, || format!("equal players who tie are changed: {tied:?}"));
    let old: Vec<f64> = ratings.iter().map(|rating| 60.0 * rating.mu).collect();
    let sum: f64 = elo(&old, &places, &vec![24.0; seats]).iter().sum();
    tournament
        .faults
        .hold(11, near(sum, 0.0), || format!("points of Elo come from nowhere: {sum}"));
}
