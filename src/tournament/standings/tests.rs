//! Tournaments worked by hand: an evening of six, its ties, and everything that goes wrong on one.

mod points;
mod refused;

use super::*;
use crate::{EntryNo, Exact, Round, Table};

pub(super) fn exact(text: &str) -> Exact {
    text.parse().unwrap()
}

/// A round of tables, each a list of entries with scores; anyone else who is there has a bye.
pub(super) fn round(number: u16, byes: &[u16], tables: &[&[(u16, i64)]]) -> PlayedRound {
    let table = |(at, seats): (usize, &&[(u16, i64)])| Table {
        number: at as u16 + 1,
        seats: seats.iter().map(|(entry, _)| EntryNo(*entry)).collect(),
    };
    let result = |(at, seats): (usize, &&[(u16, i64)])| TableResult {
        table: at as u16 + 1,
        outcome: TableOutcome::Played(seats.iter().map(|(_, raw)| SeatResult::of(*raw)).collect()),
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
    let entries = (1..=entries).map(|number| EntrySpan::new(EntryNo(number))).collect();
    Facts {
        entries,
        rounds,
        ..Facts::default()
    }
}

/// EntrySpan, rank and total of each row.
pub(super) fn said(rows: &[RankedEntry]) -> String {
    let row = |row: &RankedEntry| {
        let rank = row.rank.map_or("-".to_owned(), |rank| rank.to_string());
        format!("{}#{rank}={}", row.entry.0, row.total)
    };
    rows.iter().map(row).collect::<Vec<_>>().join(" ")
}

fn adjustment(entry: u16, amount: &str, round: u16) -> Adjustment {
    Adjustment {
        entry: EntryNo(entry),
        amount: exact(amount),
        round,
        revoked: false,
    }
}

fn chain(items: &[TieBreak]) -> Profile {
    Profile {
        chain: items.to_vec(),
        ..Profile::default()
    }
}

/// Two rounds of six: everyone's scores add up to zero at each table.
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
    all.adjustments = vec![
        adjustment(1, "-1", 1),
        adjustment(2, "-2", 3),
        adjustment(3, "-1/2", 3),
        Adjustment {
            revoked: true,
            ..adjustment(3, "-9", 3)
        },
    ];
    all.playoffs.push(vec![(EntryNo(1), -5), (EntryNo(2), 5)]);
    let first = |item: TieBreak| {
        let rows = standings(&all, &chain(&[item]), 3).unwrap();
        let tied: Vec<&RankedEntry> = rows.iter().filter(|row| row.entry.0 <= 2).collect();
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
    .map(|(entry, amount)| adjustment(entry, amount, 0))
    .to_vec();
    let rows = standings(&all, &chain(&[TieBreak::HeadToHead]), 4).unwrap();
    assert_eq!(said(&rows[..3]), "1#1=0 2#2=0 3#3=0");
    assert_eq!(rows[0].decisive().unwrap().own, Some(exact("4")));
    assert_eq!(rows[2].decisive().unwrap().theirs, Some(exact("1")));
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
    let entry = |number: usize, change: fn(&mut EntrySpan), all: &mut Facts| change(&mut all.entries[number - 1]);
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
