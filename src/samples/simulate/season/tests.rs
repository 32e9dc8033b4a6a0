//! That each property can be broken: tables that are counted wrongly, one way for each number, are found out.

use talon_league::{
    ChallengePosition, CountedRow, CountedSeason, LeaguePerson, ListedPerson, Qualification, QualifiedBySource,
    QualifyingFrom, QualifyingSource, RatedRow, RatedTogether, RatingValue, RowGroup,
};
use talon_tournament::Exact;
use talon_tournament::league::{GuestRule, SeasonFault};
use talon_tournament::rating::{PlayerNo, Rating, Strength};

use super::book::{Counter, SeasonBook, as_everyone};
use super::check::{file, qualified, ratings};
use super::*;

/// Seasons in which a fault must show.
const SEASONS_TRIED: u64 = 60;

/// A table that was counted right, and then spoiled.
fn spoiled(book: &SeasonBook, spoil: impl Fn(&mut CountedSeason)) -> Result<CountedSeason, SeasonFault> {
    let mut table = as_everyone(book)?;
    if !table.rows.is_empty() {
        spoil(&mut table);
    }
    Ok(table)
}

/// For each property a way to count that breaks it.
const WRONG: [(u8, Counter); 12] = [
    // One total is too high.
    (1, |book| {
        spoiled(book, |table| {
            table.rows[0].total = &table.rows[0].total + &Exact::from(1)
        })
    }),
    // What was entered first decides.
    (2, |book| {
        spoiled(book, |table| {
            table.rows[0].played += table.units.first().map_or(0, |unit| unit.0 as usize)
        })
    }),
    // What was taken back is remembered.
    (3, |book| {
        spoiled(book, |table| table.rows[0].missing += book.season.adjustments.len())
    }),
    // A unit more costs everyone a hundred.
    (4, |book| {
        let cost = Exact::from(-100 * book.season.units.len() as i64);
        spoiled(book, |table| {
            table.rows.iter_mut().for_each(|row| row.total = &row.total + &cost)
        })
    }),
    // Who has more from a unit stands lower.
    (5, |book| {
        spoiled(book, |table| {
            let given = |row: &CountedRow| row.cells.iter().flatten().any(|cell| cell.adjusted > Exact::zero());
            let given = table.rows.iter_mut().filter(|row| given(row));
            given.for_each(|row| row.rank = row.rank.map(|rank| rank + 1));
        })
    }),
    // Places behind a shared rank are not left empty.
    (6, |book| {
        spoiled(book, |table| {
            let mut dense = 0;
            let mut last = None;
            for row in table.rows.iter_mut().filter(|row| row.rank.is_some()) {
                dense += usize::from(row.rank != last);
                last = row.rank;
                row.rank = Some(dense);
            }
        })
    }),
    // A cell counts that does not.
    (7, |book| {
        spoiled(book, |table| {
            let cells = table.rows.iter_mut().flat_map(|row| row.cells.iter_mut().flatten());
            cells.for_each(|cell| cell.counted = true);
        })
    }),
    // Whoever is adjusted stands last.
    (8, |book| {
        spoiled(book, |table| {
            if table.rows.iter().all(|row| row.adjusted != Exact::zero()) {
                table.rows.reverse();
            }
        })
    }),
    // Guests who are passed over are counted.
    (9, |book| {
        let results = book.facts.values().map(|facts| facts.results.len()).sum::<usize>();
        let is_over = book.season.profile.guests == GuestRule::PassedOver;
        spoiled(book, |table| table.rows[0].played += if is_over { results } else { 0 })
    }),
    // Everyone is told that they stay where they are.
    (10, |book| {
        spoiled(book, |table| {
            let ranked = table.rows.iter_mut().filter(|row| row.outlook.is_some());
            ranked.for_each(|row| row.outlook = row.rank.map(|rank| [rank, rank]));
        })
    }),
    // The first of a list stands on it twice.
    (12, |book| {
        spoiled(book, |table| {
            let first: Option<ChallengePosition> = table.challenge.first().copied();
            table.challenge.extend(first);
        })
    }),
    // In a club of other numbers something else is counted.
    (14, |book| {
        let is_elsewhere = book.members.contains(&LeaguePerson(1));
        spoiled(book, |table| table.rows[0].played += usize::from(is_elsewhere))
    }),
];

fn broken(seed: u64, counter: Counter) -> Vec<u8> {
    checked(seed, counter)
        .1
        .0
        .into_iter()
        .map(|(property, _)| property)
        .collect()
}

#[test]
fn each_property_is_broken_by_tables_that_are_counted_wrongly() {
    for (property, counter) in WRONG {
        let is_found = (1..=SEASONS_TRIED).any(|seed| broken(seed, counter).contains(&property));
        assert!(is_found, "property {property} holds of wrong tables too");
    }
}

fn property_of(check: impl FnOnce(&mut Faults)) -> Vec<u8> {
    let mut faults = Faults::default();
    check(&mut faults);
    faults.0.into_iter().map(|(property, _)| property).collect()
}

#[test]
fn someone_who_comes_on_twice_or_over_a_quota_is_found() {
    let from = |quota| QualifyingSource {
        quota,
        from: QualifyingFrom::Season,
    };
    let asked = Qualification {
        name: "Final".to_owned(),
        sources: vec![from(1), from(1)],
        declined: vec![ListedPerson {
            person: LeaguePerson(9),
        }],
        leads_to: None,
    };
    let by = |people: &[i64], reserves: &[i64], free| QualifiedBySource {
        people: people.iter().copied().map(LeaguePerson).collect(),
        reserves: reserves.iter().copied().map(LeaguePerson).collect(),
        is_level: false,
        free,
    };
    let told = |came_on: &[QualifiedBySource]| property_of(|faults| qualified::nobody_twice(faults, &asked, came_on));
    assert_eq!(told(&[by(&[1], &[3], 0), by(&[2], &[], 0)]), [0; 0]);
    assert_eq!(told(&[by(&[1], &[], 0), by(&[1], &[], 0)]), [11], "twice");
    assert_eq!(told(&[by(&[1, 2], &[], 0), by(&[], &[], 1)]), [11], "over the quota");
    assert_eq!(told(&[by(&[9], &[], 0), by(&[2], &[], 0)]), [11], "does not come");
    assert_eq!(told(&[by(&[1], &[2], 0), by(&[2], &[], 0)]), [11], "in, and a reserve");
}

/// Two people with such ratings.
fn rated(values: [i64; 2]) -> RatedTogether {
    let row = |(person, value): (i64, i64)| RatedRow {
        person: LeaguePerson(person),
        rank: None,
        group: RowGroup::Provisional,
        value: RatingValue::of(value as f64),
        mu: RatingValue::of(value as f64),
        sigma: RatingValue::default(),
        tables: 1,
        last: 0,
        change: RatingValue::default(),
    };
    RatedTogether {
        tables: 1,
        useful: None,
        rows: (1..).zip(values).map(row).collect(),
    }
}

#[test]
fn ratings_that_know_names_or_grow_unsure_and_other_bytes_are_found() {
    let bits = |mu: f64| ratings::RatedBits::from([(PlayerNo(1), (mu.to_bits(), 0, 1))]);
    let same = |found| property_of(|faults| ratings::are_same_bits(faults, &bits(25.0), &bits(found), "again"));
    assert_eq!(same(25.0), [0; 0]);
    assert_eq!(same(25.000_000_000_000_004), [13]);
    let strength = |sigma: f64, tables| Strength {
        rating: Rating { mu: 25.0, sigma },
        tables,
    };
    let sure =
        |sigma| property_of(|faults| ratings::is_no_less_sure(faults, &[strength(8.0, 0)], &[strength(sigma, 1)]));
    assert_eq!((sure(7.5), sure(8.5)), (vec![], vec![13]));
    let people = [1, 2].map(LeaguePerson);
    let names = [(people[0], people[1]), (people[1], people[0])].into_iter().collect();
    let told = |other| property_of(|faults| ratings::are_exchanged(faults, &rated([20, 30]), &other, &names));
    assert_eq!(told(rated([30, 20])), [0; 0]);
    assert_eq!(
        told(rated([20, 30])),
        [13, 13],
        "whoever has the name has what was under it"
    );
    let bytes = |again: &[u8]| property_of(|faults| file::are_same_bytes(faults, b"{}", again));
    assert_eq!((bytes(b"{}"), bytes(b"{ }")), (vec![], vec![14]));
}
