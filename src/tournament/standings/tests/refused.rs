//! Facts that cannot be are refused with the place at which they stand.

use super::super::*;
use super::evening;
use crate::EntryNo;
use crate::points::Scheme;

/// A change that makes an evening impossible, and what is said of it.
type Spoiled = (fn(&mut Facts), &'static str);

const WRONG_ENTRIES: &[Spoiled] = &[
    (
        |all| all.entries.push(EntrySpan::new(EntryNo(3))),
        "entry 3: the entry stands twice in the list",
    ),
    (
        |all| all.rounds[1].drawn.tables[1].seats[0] = EntryNo(9),
        "round 2: table 2: entry 9: no such entry",
    ),
    (
        |all| all.rounds[1].drawn.tables[1].seats[0] = EntryNo(4),
        "round 2: table 2: entry 4: the entry has more than one place in this round",
    ),
    (
        |all| all.rounds[0].drawn.byes.push(EntryNo(8)),
        "round 1: entry 8: no such entry",
    ),
    (
        |all| all.entries[4].first_round = 2,
        "round 1: table 2: entry 5: the entry is not in play in this round",
    ),
    (
        |all| all.entries[4].last_round = Some(1),
        "round 2: table 2: entry 5: the entry is not in play in this round",
    ),
];

const WRONG_DRAWS: &[Spoiled] = &[
    (
        |all| all.rounds[1].drawn.number = 1,
        "round 1: rounds are numbered upwards from 1",
    ),
    (
        |all| all.rounds[1].drawn.tables[1].number = 1,
        "round 2: table 1: the table stands twice in the round",
    ),
    (
        |all| all.rounds[1].drawn.tables[0].seats.truncate(2),
        "round 2: table 1: a table has three or four seats",
    ),
];

const WRONG_RESULTS: &[Spoiled] = &[
    (
        |all| all.rounds[1].results[0].table = 7,
        "round 2: table 7: no such table in the round",
    ),
    (
        |all| all.rounds[1].results[0].table = 2,
        "round 2: table 2: the table has two results",
    ),
    (
        |all| seats(all).truncate(2),
        "round 2: table 1: not one result for each seat",
    ),
    (
        |all| seats(all)[0].came = Came::Nobody,
        "round 2: table 1: fewer than three played",
    ),
    (
        |all| seats(all)[0].raw = 7,
        "round 2: table 1: the scores add up to 10, not to zero",
    ),
    (
        |all| seats(all)[1].raw = i64::MIN,
        "round 2: table 1: entry 4: the score is too large",
    ),
    (
        |all| seats(all)[1].boards.push(BoardScore::NotPlayed),
        "round 2: table 1: entry 4: not a score for each board at each seat",
    ),
    (
        |all| {
            all.rounds[1].results[0].outcome = TableOutcome::Bye {
                absent: vec![EntryNo(2)],
            }
        },
        "round 2: table 1: entry 2: no such entry",
    ),
    (
        |all| all.rounds[1].results[0].outcome = TableOutcome::Bye { absent: Vec::new() },
        "round 2: table 1: nobody is absent from a table that was not played",
    ),
    (
        |all| all.playoffs.push(vec![(EntryNo(12), 1)]),
        "entry 12: no such entry",
    ),
];

/// The results of the first table of the second round.
fn seats(all: &mut Facts) -> &mut Vec<SeatResult> {
    let TableOutcome::Played(seats) = &mut all.rounds[1].results[0].outcome else {
        panic!()
    };
    seats
}

#[test]
fn facts_that_cannot_be_are_refused_with_their_place() {
    for (change, said) in [WRONG_ENTRIES, WRONG_DRAWS, WRONG_RESULTS].into_iter().flatten() {
        let mut all = evening();
        change(&mut all);
        let refused = standings(&all, &Profile::default(), 2).unwrap_err();
        assert_eq!(refused.to_string(), *said);
    }
}

#[test]
fn results_that_lack_what_their_scheme_counts_are_refused() {
    let with = |scheme: Scheme| {
        standings(
            &evening(),
            &Profile {
                scheme,
                ..Profile::default()
            },
            2,
        )
        .unwrap_err()
        .to_string()
    };
    assert_eq!(
        with(Scheme::RawPerDeal { reference_deals: 12 }),
        "round 1: table 1: entry 1: how many deals were played is not said"
    );
    assert_eq!(
        with(Scheme::SeegerFabian),
        "round 1: table 1: entry 1: games won and lost are not said"
    );
}
