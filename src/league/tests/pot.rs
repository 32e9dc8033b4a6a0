//! The pot of a season: what its tournaments keep is added up and shared by places.

use super::*;

/// What a tournament with these places kept.
fn kept(places: &[(i64, usize)], amount: u64, currency: &str) -> UnitFacts {
    UnitFacts {
        kept: Some(KeptMoney {
            currency: currency.to_owned(),
            amount,
        }),
        ..ranks(places)
    }
}

/// A season of two cups that shares its pot as cups do.
fn two_cups() -> LeagueSeason {
    let mut season = open();
    season.act(LeagueAct::SetPot(Some(SeasonPot::usual()))).unwrap();
    season.act(tournament(7, 10)).unwrap();
    season.act(tournament(8, 20)).unwrap();
    season
}

fn counted(season: &LeagueSeason, facts: &BTreeMap<UnitNo, UnitFacts>) -> CountedSeason {
    season.count(&[1, 2, 3].map(LeaguePerson), facts).unwrap()
}

fn prizes(pot: &CountedPot) -> Vec<String> {
    let said = |prize: &PotPrize| format!("{} {} {}", prize.person.0, prize.amount, prize.currency);
    pot.prizes.iter().map(said).collect()
}

#[test]
fn what_two_cups_keep_is_shared_by_the_table_of_the_season() {
    let season = two_cups();
    // Each kept 82 of 270: the house share of 81, and one that its shares left.
    let mut facts = BTreeMap::from([
        (UnitNo(1), kept(&[(1, 1), (2, 2), (3, 3)], 82, "€")),
        (UnitNo(2), kept(&[(1, 1), (2, 2), (3, 3)], 82, "€")),
    ]);
    let pot = counted(&season, &facts).pot.unwrap();
    // 45, 35 and 20 per cent of 164 are 73.8, 57.4 and 32.8.
    assert_eq!(prizes(&pot), ["1 73 €", "2 57 €", "3 32 €"]);
    let sums = pot.sums();
    assert_eq!(
        sums,
        [PotSum {
            currency: "€".to_owned(),
            amount: 164,
            units: 2,
            rest: 2
        }]
    );
    // Who shares first place shares what the first two would have.
    facts.insert(UnitNo(2), kept(&[(2, 1), (1, 2), (3, 3)], 82, "€"));
    assert_eq!(
        prizes(&counted(&season, &facts).pot.unwrap()),
        ["1 65 €", "2 65 €", "3 32 €"]
    );
}

#[test]
fn what_counts_no_more_is_in_no_pot_and_a_season_without_one_tells_of_none() {
    let mut season = two_cups();
    let facts = BTreeMap::from([
        (UnitNo(1), kept(&[(1, 1), (2, 2)], 82, "€")),
        (UnitNo(2), kept(&[(2, 1), (1, 2)], 40, "€")),
    ]);
    let out = LeagueAct::TakeOut {
        number: UnitNo(1),
        reason: "rained off".to_owned(),
    };
    season.act(out).unwrap();
    let pot = counted(&season, &facts).pot.unwrap();
    assert_eq!(pot.kept.len(), 1);
    assert_eq!(prizes(&pot), ["2 18 €", "1 14 €"], "third place is nobody's");
    assert_eq!(pot.sums()[0].rest, 8);
    season.act(LeagueAct::SetPot(None)).unwrap();
    assert_eq!(counted(&season, &facts).pot, None);
}

#[test]
fn the_places_of_a_final_decide_and_two_currencies_are_never_added_up() {
    let mut season = two_cups();
    let facts = BTreeMap::from([
        (UnitNo(1), kept(&[(1, 1), (2, 2), (3, 3)], 100, "€")),
        // A guest won it, and has no row.
        (UnitNo(2), kept(&[(9, 1), (3, 2), (1, 3)], 1000, "Ft")),
    ]);
    let shared = SeasonPot {
        decided_by: Some(UnitNo(2)),
        ..SeasonPot::usual()
    };
    season.act(LeagueAct::SetPot(Some(shared.clone()))).unwrap();
    let pot = counted(&season, &facts).pot.unwrap();
    assert_eq!(prizes(&pot), ["3 45 €", "1 35 €", "3 450 Ft", "1 350 Ft"]);
    assert_eq!(pot.sums().iter().map(|sum| sum.rest).collect::<Vec<_>>(), [20, 200]);
    // Before the final there is a pot, and nobody has anything of it.
    let before = BTreeMap::from([(UnitNo(1), facts[&UnitNo(1)].clone())]);
    let pot = counted(&season, &before).pot.unwrap();
    assert_eq!(
        (pot.prizes.len(), pot.sums()[0].amount, pot.sums()[0].rest),
        (0, 100, 100)
    );
    let days = SeasonDays {
        from: day(25),
        to: day(30),
    };
    assert_eq!(
        season.following(days).pot,
        Some(SeasonPot::usual()),
        "the next has another final"
    );
}

#[test]
fn shares_beyond_the_whole_and_a_final_that_is_none_are_refused() {
    let mut season = two_cups();
    let pot = |shares: &[u8], decided_by: Option<u32>| {
        LeagueAct::SetPot(Some(SeasonPot {
            shares: shares.to_vec(),
            decided_by: decided_by.map(UnitNo),
        }))
    };
    let refused = Err(LeagueRefusal::PotShares { most: POT_SHARES_MAX });
    for shares in [&[][..], &[0], &[60, 41], &[1; POT_SHARES_MAX + 1]] {
        assert_eq!(season.act(pot(shares, None)), refused, "{shares:?}");
    }
    assert_eq!(season.act(pot(&[100], Some(9))), Err(LeagueRefusal::NoSuchUnit));
    assert_eq!(season.pot, Some(SeasonPot::usual()));
    season.act(pot(&[50, 30], Some(1))).unwrap();
}

#[test]
fn a_table_differs_by_its_pot_and_not_by_the_order_of_those_who_share_a_place() {
    let season = two_cups();
    let facts = BTreeMap::from([
        (UnitNo(1), kept(&[(1, 1), (2, 2)], 100, "€")),
        (UnitNo(2), kept(&[(2, 1), (1, 2)], 100, "€")),
    ]);
    let table = counted(&season, &facts);
    let swapped = |person: LeaguePerson| match person {
        LeaguePerson(1) => LeaguePerson(2),
        LeaguePerson(2) => LeaguePerson(1),
        other => other,
    };
    let renamed = table.with_people(swapped);
    assert_eq!(renamed.pot.as_ref().unwrap().prizes[0].person, LeaguePerson(2));
    let mut other = table.clone();
    other.pot.as_mut().unwrap().prizes.reverse();
    assert_eq!(table.first_difference(&other), None);
    other.pot.as_mut().unwrap().prizes[0].amount += 1;
    assert_eq!(table.first_difference(&other), Some(TableDifference::Whole));
    other.pot = None;
    assert_eq!(table.first_difference(&other), Some(TableDifference::Whole));
}
