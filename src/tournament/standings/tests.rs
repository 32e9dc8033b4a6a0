//! Events worked by hand: an evening of six, its ties, and everything that goes wrong on one.

use super::*;
use crate::points::{Bye, Games, Scheme};
use crate::{EntryNo, Exact, Round, Table};

pub(super) fn exact(text: &str) -> Exact {
    text.parse().unwrap()
}

/// A round of tables, each a list of entries with scores; whoever else there is has a bye.
pub(super) fn round(number: u16, byes: &[u16], tables: &[&[(u16, i64)]]) -> PlayedRound {
    let table = |(at, seats): (usize, &&[(u16, i64)])| Table {
        number: at as u16 + 1,
        seats: seats.iter().map(|(entry, _)| EntryNo(*entry)).collect(),
    };
    let result = |(at, seats): (usize, &&[(u16, i64)])| TableResult {
        table: at as u16 + 1,
        outcome: Outcome::Played(seats.iter().map(|(_, raw)| SeatResult::of(*raw)).collect()),
    };
    PlayedRound {
        drawn: Round {
            number,
            byes: byes.iter().copied().map(EntryNo).collect(),
            tables: tables.iter().enumerate().map(table).collect(),
        },
        results: tables.iter().enumerate().map(result).collect(),
    }
}

pub(super) fn facts(entries: u16, rounds: Vec<PlayedRound>) -> Facts {
    let entries = (1..=entries).map(|number| Entry::new(EntryNo(number))).collect();
    Facts {
        entries,
        rounds,
        ..Facts::default()
    }
}

/// Entry, rank and total of each row.
pub(super) fn said(rows: &[Row]) -> String {
    let row = |row: &Row| {
        let rank = row.rank.map_or("-".to_owned(), |rank| rank.to_string());
        format!("{}#{rank}={}", row.entry.0, row.total)
    };
    rows.iter().map(row).collect::<Vec<_>>().join(" ")
}

fn chain(items: &[TieBreak]) -> Profile {
    Profile {
        chain: items.to_vec(),
        ..Profile::default()
    }
}

/// Two rounds of six: everybody's scores add up to nought at each table.
fn evening() -> Facts {
    facts(
        6,
        vec![
            round(1, &[], &[&[(1, 10), (2, 4), (3, -14)], &[(4, 6), (5, 6), (6, -12)]]),
            round(2, &[], &[&[(1, -3), (4, 5), (6, -2)], &[(2, 8), (3, -8), (5, 0)]]),
        ],
    )
}

#[test]
fn points_are_added_up_and_ties_go_down_the_chain() {
    let rows = standings(&evening(), &Profile::default(), 2).unwrap();
    assert_eq!(said(&rows), "4#1=5 2#2=4 1#3=3 5#4=3 6#5=1 3#6=0");
    let first = &rows[2];
    assert_eq!(
        (first.entry, first.table_wins.to_string(), first.raw_sum),
        (EntryNo(1), "1".into(), 7)
    );
    // A win against half a win.
    let decided = first.decisive().unwrap();
    assert_eq!(decided.by, By::Item(TieBreak::TableWins));
    assert_eq!(decided.other, EntryNo(5));
    assert_eq!(
        (decided.own.clone(), decided.theirs.clone()),
        (Some(exact("1")), Some(exact("1/2")))
    );
    assert_eq!(rows[3].decisive().unwrap().other, EntryNo(1));
    assert_eq!(rows[0].decisive(), None);
    assert_eq!(rows[0].below.as_ref().unwrap().by, By::Total);
}

#[test]
fn later_rounds_are_as_if_they_had_not_been() {
    assert_eq!(
        said(&standings(&evening(), &Profile::default(), 1).unwrap()),
        "1#1=3 4#2=2 5#2=2 2#4=1 6#5=0 3#6=0"
    );
    let before = standings(&evening(), &Profile::default(), 0).unwrap();
    assert!(before.iter().all(|row| row.rank == Some(1)), "{}", said(&before));
}

#[test]
fn each_tie_break_decides_where_it_is_asked() {
    // 1 and 2 meet at one table in round 1, not in round 2; both end with 3 points.
    let mut all = facts(
        6,
        vec![
            round(1, &[], &[&[(1, 1), (2, 2), (3, -3)], &[(4, 1), (5, 0), (6, -1)]]),
            round(2, &[], &[&[(1, 9), (4, -4), (6, -5)], &[(2, 6), (3, 2), (5, -8)]]),
            round(3, &[], &[&[(1, 0), (3, 7), (5, -7)], &[(2, -9), (4, 5), (6, 4)]]),
        ],
    );
    all.adjustments.push(Adjustment {
        entry: EntryNo(1),
        amount: exact("-1"),
        round: 1,
        revoked: false,
    });
    all.adjustments.push(Adjustment {
        entry: EntryNo(2),
        amount: exact("-2"),
        round: 3,
        revoked: false,
    });
    all.adjustments.push(Adjustment {
        entry: EntryNo(3),
        amount: exact("-1/2"),
        round: 3,
        revoked: false,
    });
    all.adjustments.push(Adjustment {
        entry: EntryNo(3),
        amount: exact("-9"),
        round: 3,
        revoked: true,
    });
    all.playoffs.push(vec![(EntryNo(1), -5), (EntryNo(2), 5)]);
    let first = |item: TieBreak| {
        let rows = standings(&all, &chain(&[item]), 3).unwrap();
        let tied: Vec<&Row> = rows.iter().filter(|row| row.entry.0 <= 2).collect();
        assert_eq!(tied[0].total, tied[1].total, "{}", said(&rows));
        if tied[0].rank == tied[1].rank {
            0
        } else {
            tied[0].entry.0
        }
    };
    assert_eq!(first(TieBreak::TableWins), 2);
    assert_eq!(first(TieBreak::SecondPlaces), 1);
    assert_eq!(first(TieBreak::RawSum), 1);
    assert_eq!(first(TieBreak::BestTable), 1);
    assert_eq!(first(TieBreak::HeadToHead), 2);
    assert_eq!(first(TieBreak::LastRound), 1);
    assert_eq!(first(TieBreak::EarliestEntry), 1);
    assert_eq!(first(TieBreak::Playoff), 2);
    // Both met 3, 4, 5 and 6 and each other, but at other tables of the rounds.
    assert_eq!(first(TieBreak::Opponents), 0);
    let lots: Vec<u16> = (0..20)
        .map(|lot| {
            let profile = Profile {
                lot,
                ..chain(&[TieBreak::Lot])
            };
            standings(&all, &profile, 3)
                .unwrap()
                .iter()
                .find(|row| row.entry.0 <= 2)
                .unwrap()
                .entry
                .0
        })
        .collect();
    assert!(lots.contains(&1) && lots.contains(&2), "{lots:?}");
}

#[test]
fn the_chain_begins_again_where_the_tables_together_part_a_group() {
    let tables: Vec<Vec<(usize, i64)>> = vec![vec![(0, 5), (1, 5), (2, 5)], vec![(0, 9), (1, 0), (2, 0), (3, -9)]];
    assert_eq!(
        head_to_head(&[0, 1, 2], &tables),
        Some(["3", "3/2", "3/2"].map(exact).to_vec())
    );
    assert_eq!(head_to_head(&[0, 1, 4], &tables), None);
    // 1 has four among the three, 2 and 3 one each; between these two alone 2 is ahead.
    let mut all = facts(
        7,
        vec![
            round(1, &[], &[&[(1, 5), (2, 0), (3, -5)]]),
            round(2, &[], &[&[(3, 9), (1, 1), (4, -10)]]),
            round(3, &[], &[&[(1, 4), (2, -2), (5, -2)]]),
            round(4, &[], &[&[(1, 6), (3, 0), (6, -6)]]),
        ],
    );
    all.adjustments = [
        (1, "-10"),
        (2, "-3/2"),
        (3, "-4"),
        (4, "-9"),
        (5, "-9"),
        (6, "-9"),
        (7, "-9"),
    ]
    .map(|(entry, amount)| Adjustment {
        entry: EntryNo(entry),
        amount: exact(amount),
        round: 0,
        revoked: false,
    })
    .to_vec();
    let rows = standings(&all, &chain(&[TieBreak::HeadToHead]), 4).unwrap();
    assert_eq!(said(&rows[..3]), "1#1=0 2#2=0 3#3=0");
    assert_eq!(rows[0].decisive().unwrap().own, Some(exact("4")));
    assert_eq!(rows[2].decisive().unwrap().theirs, Some(exact("1")));
}

#[test]
fn a_bye_brings_the_mean_a_fixed_number_or_the_own_average() {
    let all = facts(
        4,
        vec![
            round(1, &[4], &[&[(1, 5), (2, 0), (3, -5)]]),
            round(2, &[3], &[&[(4, 9), (1, 1), (2, -10)]]),
        ],
    );
    let of = |bye: Bye| {
        said(
            &standings(
                &all,
                &Profile {
                    bye,
                    ..Profile::default()
                },
                2,
            )
            .unwrap(),
        )
    };
    assert_eq!(of(Bye::Mean), "4#1=13/3 1#2=4 3#3=4/3 2#4=1");
    assert_eq!(of(Bye::Fixed(exact("2"))), "4#1=5 1#2=4 3#3=2 2#4=1");
    assert_eq!(of(Bye::OwnAverage), "4#1=6 1#2=4 2#3=1 3#4=0");
}

#[test]
fn late_withdrawn_excluded_and_absent_entries_are_listed_as_what_they_are() {
    let mut all = facts(
        7,
        vec![
            round(1, &[], &[&[(1, 5), (2, 0), (3, -5)]]),
            round(2, &[5], &[&[(1, 1), (2, 2), (4, -3)]]),
        ],
    );
    let entry = |number: usize, change: fn(&mut Entry), all: &mut Facts| change(&mut all.entries[number - 1]);
    entry(
        3,
        |one| (one.status, one.last_round) = (Status::Withdrawn, Some(1)),
        &mut all,
    );
    entry(4, |one| one.first_round = 2, &mut all);
    entry(5, |one| one.first_round = 2, &mut all);
    entry(
        2,
        |one| (one.status, one.last_round) = (Status::Excluded, Some(2)),
        &mut all,
    );
    entry(6, |one| one.status = Status::NoShow, &mut all);
    entry(7, |one| one.first_round = 3, &mut all);
    let rows = standings(&all, &Profile::default(), 2).unwrap();
    assert_eq!(said(&rows), "1#1=4 5#2=4/3 4#3=0 3#4=0 7#-=0 6#-=0 2#-=4");
    let marks: Vec<Mark> = rows.iter().map(|row| row.mark).collect();
    assert_eq!(
        marks[2..],
        [
            Mark::InPlay,
            Mark::Withdrawn,
            Mark::NotYet,
            Mark::NoShow,
            Mark::Excluded
        ]
    );
    let late = Profile {
        late: Late::AsBye,
        ..Profile::default()
    };
    assert_eq!(
        said(&standings(&all, &late, 2).unwrap()),
        "1#1=4 5#2=8/3 4#3=4/3 3#4=0 7#-=8/3 6#-=0 2#-=4"
    );
    // A round earlier nobody had gone.
    let before = standings(&all, &Profile::default(), 1).unwrap();
    assert_eq!(said(&before), "1#1=3 2#2=1 3#3=0 4#-=0 5#-=0 7#-=0 6#-=0");
}

#[test]
fn who_played_too_few_rounds_has_no_rank() {
    let all = facts(
        4,
        vec![
            round(1, &[4], &[&[(1, 5), (2, 0), (3, -5)]]),
            round(2, &[3], &[&[(4, 9), (1, 1), (2, -10)]]),
        ],
    );
    let profile = Profile {
        played_min: 2,
        ..Profile::default()
    };
    assert_eq!(
        said(&standings(&all, &profile, 2).unwrap()),
        "1#1=4 2#2=1 4#-=13/3 3#-=4/3"
    );
}

#[test]
fn a_substitute_plays_for_the_others_in_full_and_for_the_entry_as_the_profile_says() {
    let mut all = facts(3, vec![round(1, &[], &[&[(1, 5), (2, 0), (3, -5)]])]);
    let Outcome::Played(seats) = &mut all.rounds[0].results[0].outcome else {
        panic!()
    };
    seats[0].came = Came::Substitute;
    let of = |substitute: Substitute| {
        let rows = standings(
            &all,
            &Profile {
                substitute,
                ..Profile::default()
            },
            1,
        )
        .unwrap();
        let one = rows.iter().find(|row| row.entry.0 == 1).unwrap();
        (said(&rows), one.table_wins.to_string())
    };
    assert_eq!(of(Substitute::Score), ("1#1=3 2#2=1 3#3=0".into(), "1".into()));
    assert_eq!(
        of(Substitute::Fixed(exact("1/2"))),
        ("2#1=1 1#2=1/2 3#3=0".into(), "0".into())
    );
    assert_eq!(of(Substitute::Nothing), ("2#1=1 1#2=0 3#3=0".into(), "0".into()));
}

#[test]
fn a_seat_that_stays_empty_makes_a_table_of_three_or_a_bye() {
    let mut all = facts(4, vec![round(1, &[], &[&[(1, 5), (2, 0), (3, 99), (4, -5)]])]);
    let Outcome::Played(seats) = &mut all.rounds[0].results[0].outcome else {
        panic!()
    };
    seats[2].came = Came::Nobody;
    let rows = standings(&all, &Profile::default(), 1).unwrap();
    assert_eq!(said(&rows), "1#1=3 2#2=1 3#3=0 4#4=0");
    assert_eq!(rows[2].rounds[0].how, How::NoShow);
    all.rounds[0].results[0].outcome = Outcome::Bye {
        absent: vec![EntryNo(3)],
    };
    assert_eq!(
        said(&standings(&all, &Profile::default(), 1).unwrap()),
        "1#1=4/3 2#1=4/3 4#1=4/3 3#4=0"
    );
}

#[test]
fn every_scheme_has_its_points() {
    let with = |scheme: Scheme| Profile { scheme, ..chain(&[]) };
    let mut all = facts(
        7,
        vec![round(
            1,
            &[],
            &[&[(1, 12), (2, -4), (3, -8)], &[(4, 9), (5, 6), (6, 0), (7, -15)]],
        )],
    );
    for (at, result) in all.rounds[0].results.iter_mut().enumerate() {
        let Outcome::Played(seats) = &mut result.outcome else {
            panic!()
        };
        for seat in seats {
            seat.deals = Some(if at == 0 { 12 } else { 9 });
            seat.games = Some(Games { won: 2, lost: 1 });
        }
    }
    let of = |scheme: Scheme| said(&standings(&all, &with(scheme), 1).unwrap());
    assert_eq!(of(Scheme::Raw), "1#1=12 4#2=9 5#3=6 6#4=0 2#5=-4 3#6=-8 7#7=-15");
    assert_eq!(
        of(Scheme::RawPerDeal { reference_deals: 12 }),
        "1#1=12 4#1=12 5#3=8 6#4=0 2#5=-4 3#6=-8 7#7=-20"
    );
    assert_eq!(of(Scheme::SerbianLeague), "1#1=4 4#2=3 5#3=2 2#4=1 3#5=0 6#5=0 7#5=0");
    assert_eq!(
        of(Scheme::SeegerFabian),
        "4#1=149 5#2=146 1#3=142 6#4=140 2#5=126 7#6=125 3#7=122"
    );
    assert_eq!(
        of(Scheme::Matchpoints),
        "1#1=100 5#1=100 6#1=100 7#4=50 2#5=0 3#5=0 4#5=0"
    );
    assert_eq!(
        of(Scheme::CrossDifference { cap: Some(5) }),
        "5#1=5 6#1=5 1#3=3 7#4=0 4#5=-3 2#6=-5 3#6=-5"
    );
}

#[test]
fn boards_are_compared_line_by_line_with_awards_and_missing_tables() {
    let boards = |all: &mut Facts, table: usize, seat: usize, boards: &[BoardScore]| {
        let Outcome::Played(seats) = &mut all.rounds[0].results[table].outcome else {
            panic!()
        };
        seats[seat].boards = boards.to_vec();
    };
    let mut all = facts(
        9,
        vec![round(
            1,
            &[],
            &[
                &[(1, 0), (2, 0), (3, 0)],
                &[(4, 0), (5, 0), (6, 0)],
                &[(7, 0), (8, 0), (9, 0)],
            ],
        )],
    );
    for table in 0..3 {
        for seat in 0..3 {
            let score = if seat == 0 { table as i64 } else { 0 };
            let second = match table {
                2 => BoardScore::NotPlayed,
                1 if seat == 0 => BoardScore::Awarded(crate::duplicate::Award::AveragePlus),
                _ => BoardScore::Raw(7),
            };
            boards(&mut all, table, seat, &[BoardScore::Raw(score), second]);
        }
    }
    let profile = Profile {
        scheme: Scheme::Matchpoints,
        ..chain(&[])
    };
    let rows = standings(&all, &profile, 1).unwrap();
    let of = |entry: u16| rows.iter().find(|row| row.entry.0 == entry).unwrap().total.to_string();
    // The first line scored 0, 1, 2 on the first board; on the second one result of three stands alone.
    assert_eq!([of(1), of(4), of(7)], ["25", "55", "100"]);
    assert_eq!([of(2), of(8)], ["50", "50"]);
}

#[test]
fn teams_add_up_totals_or_ranks_at_their_boards() {
    let mut all = evening();
    for (at, entry) in all.entries.iter_mut().enumerate() {
        entry.team = Some(Member {
            team: at as u16 / 2 + 1,
            board: at as u16 % 2 + 1,
        });
    }
    let rows = standings(&all, &Profile::default(), 2).unwrap();
    let of = |score: TeamScore| -> Vec<(u16, usize, String)> {
        let teams = team_standings(&all, &rows, score);
        teams
            .iter()
            .map(|team| (team.team, team.rank, team.score.to_string()))
            .collect()
    };
    // Totals 1: 3, 2: 4, 3: 0, 4: 5, 5: 3, 6: 1.
    assert_eq!(
        of(TeamScore::Sum),
        [(1, 1, "7".into()), (2, 2, "5".into()), (3, 3, "4".into())]
    );
    // Board 1: 1, 5, 3 by rank; board 2: 4, 2, 6.
    assert_eq!(
        of(TeamScore::BoardRanks),
        [(1, 1, "5".into()), (2, 2, "4".into()), (3, 3, "3".into())]
    );
}

#[test]
fn facts_that_cannot_be_are_refused_with_their_place() {
    let at = |change: fn(&mut Facts)| {
        let mut all = evening();
        change(&mut all);
        standings(&all, &Profile::default(), 2).unwrap_err().to_string()
    };
    fn seats(all: &mut Facts) -> &mut Vec<SeatResult> {
        let Outcome::Played(seats) = &mut all.rounds[1].results[0].outcome else {
            panic!()
        };
        seats
    }
    for (change, said) in [
        (
            (|all| all.entries.push(Entry::new(EntryNo(3)))) as fn(&mut Facts),
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
            "round 2: table 1: entry 4: not as many boards as at the other seats",
        ),
        (
            |all| {
                all.rounds[1].results[0].outcome = Outcome::Bye {
                    absent: vec![EntryNo(2)],
                }
            },
            "round 2: table 1: entry 2: no such entry",
        ),
        (
            |all| all.rounds[1].results[0].outcome = Outcome::Bye { absent: Vec::new() },
            "round 2: table 1: nobody is absent from a table that was not played",
        ),
        (
            |all| all.playoffs.push(vec![(EntryNo(12), 1)]),
            "entry 12: no such entry",
        ),
    ] {
        assert_eq!(at(change), said);
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

#[test]
fn boards_that_travel_are_compared_with_themselves_in_other_rounds() {
    let rounds = vec![
        round(1, &[], &[&[(1, 10), (2, -4), (3, -6)], &[(4, 0), (5, 0), (6, 0)]]),
        round(2, &[], &[&[(1, 1), (2, 1), (3, -2)], &[(4, 2), (5, 1), (6, -3)]]),
    ];
    let mut facts = facts(6, rounds);
    facts.sets = [((1, 1), 1), ((1, 2), 2), ((2, 1), 2), ((2, 2), 1)].into();
    let profile = Profile {
        scheme: Scheme::Matchpoints,
        ..chain(&[])
    };
    let rows = standings(&facts, &profile, 2).unwrap();
    assert_eq!(said(&rows), "1#1=100 6#1=100 2#3=50 5#3=50 3#5=0 4#5=0");
    let first = standings(&facts, &profile, 1).unwrap();
    assert!(
        first.iter().all(|row| row.total == exact("50")),
        "nothing to compare with yet"
    );
}
