use std::collections::BTreeSet;

use super::*;

/// Pairs that meet, and how often at most.
fn counted(rounds: &[Lineup], players: u16, seats: usize) -> (usize, bool) {
    let mut pairs = BTreeSet::new();
    let mut once = true;
    for round in rounds {
        let mut seated: Vec<u16> = round.concat();
        seated.sort_unstable();
        assert_eq!(seated, (0..players).collect::<Vec<_>>());
        for table in round {
            assert_eq!(table.len(), seats);
            for (at, one) in table.iter().enumerate() {
                for other in &table[at + 1..] {
                    once &= pairs.insert((*one.min(other), *one.max(other)));
                }
            }
        }
    }
    (pairs.len(), once)
}

#[test]
fn every_multiple_of_three_from_nine_to_sixty_but_twelve_has_a_design_of_full_length() {
    for players in (9..=60).step_by(3).filter(|players| *players != 12) {
        let design = design(players, 3).unwrap();
        let rounds = if players % 2 == 1 {
            (players - 1) / 2
        } else {
            players / 2 - 1
        };
        assert_eq!(design.rounds.len(), usize::from(rounds), "{players}");
        let (pairs, once) = counted(&design.rounds, players, 3);
        assert!(once, "{players}");
        let all = usize::from(players) * usize::from(players - 1) / 2;
        let missing = if players % 2 == 1 { 0 } else { usize::from(players / 2) };
        assert_eq!(pairs, all - missing, "{players}");
        let system = match players {
            9 => System::AffinePlane,
            odd if odd % 2 == 1 => System::Kirkman,
            _ => System::NearlyKirkman,
        };
        assert_eq!(design.system, system);
    }
}

#[test]
fn tables_of_four_have_designs_of_full_length_too() {
    for (players, rounds) in [(16, 5), (24, 7), (28, 9)] {
        let design = design(players, 4).unwrap();
        assert_eq!(design.rounds.len(), rounds);
        assert_eq!(
            counted(&design.rounds, players, 4),
            (rounds * usize::from(players) / 4 * 6, true)
        );
    }
    assert!(design(20, 4).is_none());
}

#[test]
fn every_stored_line_is_read_and_repeats_nothing() {
    let lines = STARTERS.lines().filter(|line| !line.starts_with('#'));
    let starters: Vec<Starter> = lines.map(|line| Starter::parse(line).expect(line)).collect();
    assert!(starters.len() >= 20);
    for starter in starters {
        let seats = starter.base[0][0].len();
        let rounds = starter.develop();
        assert!(counted(&rounds, starter.players, seats).1, "{}", starter.players);
        // At most three others, or half of them at tables of two levels, are never met.
        assert!(
            (starter.players as usize - 1) / (seats - 1) - rounds.len() <= 1,
            "{}",
            starter.players
        );
    }
}

#[test]
fn shifted_levels_serve_beyond_the_stored_designs() {
    for size in (4..=12).chain([21, 22, 200]) {
        let rounds = shifts(size);
        assert_eq!(rounds.len(), usize::from(if size % 2 == 1 { size } else { size - 1 }));
        assert!(counted(&rounds, 3 * size, 3).1, "{size}");
    }
    assert_eq!(design(63, 3).unwrap().system, System::Shifts);
    assert_eq!(design(12, 3).unwrap().rounds.len(), 3);
    assert!(design(6, 3).is_none());
}
