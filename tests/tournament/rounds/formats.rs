use talon_tournament::EntryNo;
use talon_tournament::SitOut;
use talon_tournament::rounds::{Again, DrawError, Drawn, RepeatWhy, TableOrigin, cut, interval, lot};

use super::{Tournament, entries};

fn tables(drawn: &Drawn) -> Vec<Vec<u16>> {
    let sorted = |seats: &Vec<EntryNo>| {
        let mut seats: Vec<u16> = seats.iter().map(|entry| entry.0).collect();
        seats.sort_unstable();
        seats
    };
    drawn.round.tables.iter().map(|table| sorted(&table.seats)).collect()
}

/// Entry 1 leads, entry 2 is second, and so on.
fn ranked(players: u16, sit_out: SitOut) -> Tournament {
    let mut tournament = Tournament::of(players, sit_out, 3);
    tournament.points = (1..=players)
        .map(|entry| (EntryNo(entry), i64::from(200 - entry)))
        .collect();
    tournament
}

#[test]
fn a_cut_seats_neighbours_in_the_standings() {
    let drawn = ranked(11, SitOut::Byes)
        .draw(|situation| cut::draw(situation, Again::Always))
        .unwrap();
    assert_eq!(tables(&drawn), [[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
    assert_eq!(drawn.round.byes, entries([10, 11]));
    let drawn = ranked(11, SitOut::Fours)
        .draw(|situation| cut::draw(situation, Again::Always))
        .unwrap();
    assert_eq!(tables(&drawn), [vec![1, 2, 3], vec![4, 5, 6, 7], vec![8, 9, 10, 11]]);
}

#[test]
fn a_cut_may_forbid_repeats_allow_them_or_allow_them_from_a_round_on() {
    for (again, expected) in [
        (Again::Always, 9),
        (Again::From(2), 9),
        (Again::From(3), 0),
        (Again::Never, 0),
    ] {
        let mut tournament = ranked(9, SitOut::Byes);
        let first = tournament.draw(|situation| cut::draw(situation, again)).unwrap();
        tournament.past.add(&first.round).unwrap();
        tournament.rounds.push(first.round);
        let drawn = tournament.draw(|situation| cut::draw(situation, again)).unwrap();
        tournament.recount(&drawn);
        assert_eq!(drawn.repeats.len(), expected, "{again:?}");
        assert!(drawn.repeats.iter().all(|repeat| repeat.why == RepeatWhy::Allowed));
        if expected == 0 {
            assert!(
                drawn
                    .tables
                    .iter()
                    .all(|reason| reason.origin != TableOrigin::Standings)
            );
        }
    }
}

#[test]
fn an_interval_seats_those_who_stand_as_far_apart() {
    let draw = |players, step| {
        ranked(players, SitOut::Byes)
            .draw(|s| interval::draw(s, step, Again::Always))
            .unwrap()
    };
    assert_eq!(tables(&draw(9, 3)), [[1, 4, 7], [2, 5, 8], [3, 6, 9]]);
    assert_eq!(tables(&draw(9, 1)), [[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
    assert_eq!(tables(&draw(9, 2)), [[1, 3, 5], [2, 4, 6], [7, 8, 9]]);
    assert_eq!(tables(&draw(9, usize::MAX)), tables(&draw(9, 3)));
    assert!(
        draw(9, 2)
            .tables
            .iter()
            .all(|reason| reason.origin == TableOrigin::Interval(2))
    );
    let none = ranked(9, SitOut::Byes).draw(|situation| interval::draw(situation, 0, Again::Always));
    assert_eq!(none, Err(DrawError::NoInterval));
    let fours = ranked(10, SitOut::Fours)
        .draw(|situation| interval::draw(situation, 2, Again::Never))
        .unwrap();
    assert_eq!(tables(&fours), [vec![1, 3, 5], vec![2, 4, 6], vec![7, 8, 9, 10]]);
}

#[test]
fn a_round_by_lot_follows_from_its_seed_and_avoids_repeats_when_asked() {
    let mut tournament = Tournament::of(18, SitOut::Byes, 12);
    let draw = |tournament: &Tournament| tournament.draw(|situation| lot::draw(situation, Again::Never)).unwrap();
    assert_eq!(draw(&tournament), draw(&tournament));
    for _ in 0..5 {
        let drawn = draw(&tournament);
        assert_eq!(drawn.repeats.len(), 0);
        tournament.record(&drawn);
    }
    let other = Tournament::of(18, SitOut::Byes, 13);
    assert_ne!(draw(&other), draw(&Tournament::of(18, SitOut::Byes, 12)));
}

#[test]
fn no_format_seats_together_who_must_not_meet() {
    let mut tournament = ranked(12, SitOut::Byes);
    tournament.apart.team(&entries([1, 2, 3, 4])).unwrap();
    tournament.apart.team(&entries([5, 9])).unwrap();
    tournament.recount(
        &tournament
            .draw(|situation| cut::draw(situation, Again::Always))
            .unwrap(),
    );
    tournament.recount(
        &tournament
            .draw(|situation| lot::draw(situation, Again::Always))
            .unwrap(),
    );
    tournament.recount(
        &tournament
            .draw(|situation| interval::draw(situation, 4, Again::Always))
            .unwrap(),
    );
    tournament.apart.team(&entries([6, 7, 8, 9, 10])).unwrap();
    let none = tournament.draw(|situation| cut::draw(situation, Again::Always));
    assert!(matches!(none, Err(DrawError::Together(_))));
}
