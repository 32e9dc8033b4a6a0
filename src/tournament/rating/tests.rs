//! Ratings against published values and against themselves.

use super::elo::elo_k;
use super::*;

fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 0.00005, "{found} is not {expected}");
}

#[test]
fn three_newcomers_get_the_published_values() {
    let after = weng_lin(&[Rating::default(); 3], &[1, 2, 3]);
    near(after[0].mu, 30.2705);
    near(after[1].mu, 25.0);
    near(after[2].mu, 19.7295);
    assert!(after.iter().all(|rating| rating.sigma < SIGMA));
}

#[test]
fn ratings_beyond_all_measure_stay() {
    let far = [1e9, 0.0, -1e9].map(|mu| Rating { mu, sigma: 1.0 });
    assert!(
        weng_lin(&far, &[3, 2, 1])
            .iter()
            .all(|rating| rating.mu.is_finite() && rating.sigma <= 1.0)
    );
}

#[test]
fn equal_players_in_a_full_tie_stay_as_strong() {
    for m in [3, 4] {
        for rating in weng_lin(&vec![Rating::default(); m], &vec![1; m]) {
            near(rating.mu, 25.0);
        }
    }
}

#[test]
fn uncertainty_grows_with_absence_and_stops_at_that_of_a_newcomer() {
    let known = Rating { mu: 30.0, sigma: 2.0 };
    near(grown(known, 0).sigma, 2.0);
    near(grown(known, 1).sigma, (4.0f64 + 1.0 / 144.0).sqrt());
    near(grown(known, 2).sigma, (4.0f64 + 2.0 / 144.0).sqrt());
    near(grown(known, u32::MAX).sigma, SIGMA);
    near(known.ordinal(), 24.0);
}

#[test]
fn elo_moves_by_the_table_and_adds_up_to_nothing() {
    let changes = elo(&[1500.0, 1500.0, 1500.0], &[1, 2, 3], &[24.0; 3]);
    near(changes[0], 12.0);
    near(changes[1], 0.0);
    near(changes[2], -12.0);
    let changes = elo(&[1700.0, 1500.0, 1400.0, 1400.0], &[2, 1, 3, 3], &[24.0; 4]);
    near(changes.iter().sum(), 0.0);
    assert!(changes[1] > 0.0 && changes[0] < 0.0);
    near(elo(&[1500.0, 1500.0, 1500.0], &[1, 1, 1], &[40.0; 3])[0], 0.0);
    assert_eq!((elo_k(14), elo_k(15)), (40.0, 24.0));
    assert!(elo(&[1500.0], &[1], &[24.0])[0].abs() < f64::EPSILON);
}

fn when(period: u32, round: u16) -> When {
    When {
        period,
        start: i64::from(period) * 30,
        source: RatedSource::Tournament(1),
        round,
        table: 1,
    }
}

fn table(period: u32, round: u16, places: &[(u32, usize)]) -> RatedTable {
    let seats = places
        .iter()
        .map(|(player, place)| RatedSeat {
            player: Some(PlayerNo(*player)),
            place: *place,
            score: 0,
        })
        .collect();
    RatedTable {
        when: when(period, round),
        seats,
        bula: 0,
    }
}

fn all(book: &Book) -> Vec<(PlayerNo, Strength)> {
    book.ratings().collect()
}

#[test]
fn a_correction_gives_what_the_right_tables_would_have_given_and_can_be_taken_back() {
    let tables = [
        table(1, 1, &[(1, 1), (2, 2), (3, 3)]),
        table(1, 2, &[(1, 1), (4, 2), (5, 3)]),
        table(4, 1, &[(2, 1), (4, 2), (3, 3)]),
        table(4, 2, &[(5, 1), (1, 1), (2, 3)]),
    ];
    let mut book = Book::default();
    tables
        .iter()
        .cloned()
        .for_each(|table| assert_eq!(book.enter(table), 1));
    let right = all(&book);
    let mut upside_down = Book::default();
    tables.iter().rev().cloned().for_each(|table| {
        upside_down.enter(table);
    });
    assert_eq!(all(&upside_down), right);
    assert_eq!(book.enter(table(1, 2, &[(1, 3), (4, 2), (5, 1)])), 3);
    assert_ne!(all(&book), right);
    assert_eq!(book.enter(tables[1].clone()), 3);
    assert_eq!(all(&book), right);
    assert_eq!(book.enter(table(2, 1, &[(7, 1), (8, 2), (1, 3)])), 3);
    assert_eq!(book.remove(when(2, 1)), 2);
    assert_eq!(all(&book), right);
}

#[test]
fn only_periods_without_a_table_make_a_rating_less_sure() {
    let mut book = Book::default();
    book.enter(table(1, 1, &[(1, 1), (2, 2), (3, 3)]));
    let rating = |player: u32, period: u32| book.rating(PlayerNo(player), period).rating;
    let after = rating(1, 1);
    assert_eq!(rating(1, 2), after);
    assert_eq!(rating(1, 5), grown(after, 3));
    assert_eq!(rating(9, 5), Rating::default());
    let before: Vec<Vec<Strength>> = book.tables().map(|(_, before)| before).collect();
    assert_eq!(before, [vec![Method::WengLin.newcomer(); 3]]);
    assert_eq!(
        (book.last_period(PlayerNo(1)), book.last_period(PlayerNo(9))),
        (Some(1), None)
    );
}

/// A as player 1, and so on: mean and uncertainty.
fn found(book: &Book) -> Vec<(f64, f64)> {
    book.ratings()
        .map(|(_, strength)| (strength.rating.mu, strength.rating.sigma))
        .collect()
}

fn all_near(found: &[(f64, f64)], expected: &[(f64, f64)]) {
    assert_eq!(found.len(), expected.len());
    for (found, expected) in found.iter().zip(expected) {
        near(found.0, expected.0);
        near(found.1, expected.1);
    }
}

#[test]
fn a_sequence_of_tables_is_rated_as_worked_out_and_corrected_back_to_the_last_digit() {
    let first = table(1, 1, &[(1, 1), (2, 2), (3, 3)]);
    let mut book = Book::default();
    book.enter(first.clone());
    book.enter(table(1, 2, &[(2, 1), (1, 2), (4, 3)]));
    all_near(
        &found(&book),
        &[
            (29.2219, 7.3414),
            (30.2952, 7.3320),
            (19.7295, 7.7885),
            (20.1384, 7.7552),
        ],
    );
    book.enter(table(4, 1, &[(3, 1), (4, 1), (1, 3)]));
    let right = found(&book);
    all_near(
        &right,
        &[
            (23.2031, 6.9871),
            (30.2952, 7.3320),
            (23.1708, 7.3204),
            (23.4427, 7.2914),
        ],
    );
    book.enter(table(1, 1, &[(2, 1), (1, 2), (3, 3)]));
    all_near(
        &found(&book),
        &[
            (20.0553, 6.9444),
            (34.0780, 7.3414),
            (22.8236, 7.2974),
            (23.0939, 7.2696),
        ],
    );
    book.enter(first);
    assert_eq!(found(&book), right);
}

#[test]
fn the_first_table_put_right_after_ten_years_gives_what_the_right_one_would_have_given() {
    let years = |first: &[(u32, usize)]| {
        let mut book = Book::default();
        book.enter(table(1, 1, first));
        for period in 2..=121 {
            let other = 3 + period % 7;
            book.enter(table(period, 1, &[(1, 2), (2, 1), (other, 3)]));
        }
        book
    };
    let wrong = [(1, 1), (2, 2), (3, 3)];
    let right = [(3, 1), (2, 2), (1, 3)];
    let mut book = years(&wrong);
    let before = all(&book);
    assert_eq!(
        book.enter(table(1, 1, &right)),
        121,
        "every table after it is rated again"
    );
    assert_eq!(all(&book), all(&years(&right)));
    assert_ne!(all(&book), before);
    book.enter(table(1, 1, &wrong));
    assert_eq!(all(&book), before);
}

#[test]
fn whose_only_table_is_taken_out_is_a_newcomer_again() {
    let mut book = Book::default();
    book.enter(table(1, 1, &[(1, 1), (2, 2), (3, 3)]));
    book.enter(table(2, 1, &[(1, 1), (4, 2), (5, 3)]));
    book.remove(when(1, 1));
    let newcomer = Method::WengLin.newcomer();
    assert_eq!(book.rating(PlayerNo(2), 2), newcomer);
    assert_eq!(book.last_period(PlayerNo(2)), None);
    let rated: Vec<u32> = book.ratings().map(|(player, _)| player.0).collect();
    assert_eq!(rated, [1, 4, 5]);
    let mut second = Book::default();
    second.enter(table(2, 1, &[(1, 1), (4, 2), (5, 3)]));
    assert_eq!(all(&book), all(&second), "the first place was won from newcomers");
}

#[test]
fn two_tournaments_of_one_hour_are_two_and_a_guest_keeps_no_rating() {
    let mut book = Book::new(Method::Elo);
    let mut other = table(1, 1, &[(1, 1), (2, 2), (3, 3)]);
    book.enter(other.clone());
    other.when.source = RatedSource::Tournament(2);
    other.seats[2].player = None;
    assert_eq!(book.enter(other), 1);
    assert_eq!(book.tables().count(), 2);
    let tables: Vec<u32> = book.ratings().map(|(_, strength)| strength.tables).collect();
    assert_eq!(tables, [2, 2, 1]);
    near(book.rating(PlayerNo(3), 1).rating.mu, 1480.0);
}

#[test]
fn elo_lists_move_newcomers_faster_and_preferans_counts_scores() {
    let mut book = Book::new(Method::Elo);
    book.enter(table(1, 1, &[(1, 1), (2, 2), (3, 3)]));
    let moved: Vec<f64> = book.ratings().map(|(_, strength)| strength.rating.mu).collect();
    assert_eq!(moved, [1520.0, 1500.0, 1480.0]);
    let mut book = Book::new(Method::ByScore);
    let mut scored = table(1, 1, &[(1, 1), (2, 2), (3, 3)]);
    scored.bula = 60;
    for (seat, score) in scored.seats.iter_mut().zip([458, 88, -546]) {
        seat.score = score;
    }
    book.enter(scored);
    let moved: Vec<f64> = book.ratings().map(|(_, strength)| strength.rating.mu).collect();
    assert_eq!(moved, [1012.0, 1002.0, 986.0]);
    assert!(Method::ByScore.rates(3) && !Method::ByScore.rates(4) && Method::Elo.rates(4));
    assert!(
        Method::ALL
            .iter()
            .all(|method| Method::parse(method.as_str()) == Some(*method))
    );
}

#[test]
fn predictions_are_held_against_what_came() {
    let found = calibration(&[(0.75, 1.0), (0.75, 1.0), (0.75, 1.0), (0.75, 0.0), (0.2, 0.5)]).unwrap();
    assert_eq!(
        found.deciles[7],
        Decile {
            count: 4,
            foretold: 0.75,
            seen: 0.75
        }
    );
    assert_eq!((found.deciles[2].count, found.deciles[2].seen), (1, 0.5));
    assert!(calibration(&[(0.9, 1.0), (0.1, 0.0)]).unwrap().is_useful());
    assert!(!calibration(&[(0.9, 0.0), (0.5, 1.0)]).unwrap().is_useful());
    assert!(calibration(&[(1.0, 0.0)]).unwrap().loss.is_finite());
    assert_eq!(calibration(&[]), None);
}
