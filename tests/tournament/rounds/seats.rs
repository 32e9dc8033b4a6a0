use std::collections::BTreeMap;

use talon_tournament::SitOut;

use super::Tournament;

/// How many players have sat in one seat so much more often than in another.
fn spreads(players: u16, rounds: usize, tournaments: u64, sit_out: SitOut) -> BTreeMap<u16, usize> {
    let mut found = BTreeMap::new();
    for seed in 0..tournaments {
        let mut tournament = Tournament::of(players, sit_out, seed);
        (0..rounds).for_each(|_| drop(tournament.swiss()));
        for entry in tournament.points.keys() {
            let [a, b, c, _] = tournament.past.person(*entry).seats;
            *found.entry(a.max(b).max(c) - a.min(b).min(c)).or_default() += 1;
        }
    }
    found
}

#[test]
fn seats_are_even_within_two_for_nearly_all_and_within_three_for_everyone() {
    let found = spreads(12, 7, 40, SitOut::Byes);
    let all: usize = found.values().sum();
    let beyond = |limit: u16| found.range(limit + 1..).map(|(_, players)| players).sum::<usize>();
    assert_eq!(beyond(3), 0, "{found:?}");
    assert!(beyond(2) * 200 <= all, "{found:?}");
    assert!(beyond(1) * 20 <= all, "{found:?}");
}

#[test]
fn the_fourth_seat_is_shared_as_evenly() {
    let mut tournament = Tournament::of(8, SitOut::Fours, 6);
    for _ in 0..8 {
        tournament.swiss();
    }
    for entry in tournament.points.keys() {
        let seats = tournament.past.person(*entry).seats;
        assert!(seats.iter().all(|count| (1..=3).contains(count)), "{entry:?} {seats:?}");
    }
}
