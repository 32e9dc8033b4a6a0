//! What of a season stays as it was: numbers that were given, and tables that were published.

use talon_tournament::league::{SeasonItem, UnitPoints};

use super::*;

#[test]
fn what_an_undone_act_added_keeps_its_number_and_counts_no_more() {
    let mut season = open();
    season.act(tournament(7, 10)).unwrap();
    let before = season.clone();
    season.act(tournament(8, 11)).unwrap();
    let fine = |text: &str| {
        LeagueAct::Adjust(NewAdjustment {
            code: None,
            by: None,
            time: None,
            person: LeaguePerson(1),
            unit: None,
            amount: Exact::from(-4),
            text: text.to_owned(),
        })
    };
    season.act(fine("late")).unwrap();
    let mut undone = season.undone(before.clone());
    let facts = BTreeMap::from([
        (UnitNo(1), ranks(&[(1, 1), (2, 2)])),
        (UnitNo(2), ranks(&[(2, 1), (1, 2)])),
    ]);
    let members = [LeaguePerson(1), LeaguePerson(2)];
    let count = |season: &LeagueSeason| season.count(&members, &facts).unwrap();
    assert_eq!(count(&undone), count(&before));
    let unit = undone.unit(UnitNo(2)).unwrap();
    assert!(unit.undone && unit.source == UnitSource::Tournament { id: 8 });
    assert_eq!(
        undone.act(LeagueAct::PutBack(UnitNo(2))),
        Err(LeagueRefusal::NoSuchUnit)
    );
    undone.act(tournament(8, 11)).unwrap();
    undone.act(fine("late again")).unwrap();
    assert_eq!(undone.units.last().unwrap().number, UnitNo(3));
    let numbers: Vec<(u32, bool)> = undone
        .adjustments
        .iter()
        .map(|one| (one.number.0, one.stands()))
        .collect();
    assert_eq!(numbers, [(1, false), (2, true)]);
    let text = serde_json::to_string(&undone).unwrap();
    assert_eq!(serde_json::from_str::<LeagueSeason>(&text).unwrap(), undone);
}

#[test]
fn no_more_units_are_planned_than_a_season_may_have() {
    let mut season = open();
    let plan = |planned| {
        LeagueAct::ChangeProfile(NewProfile {
            profile: Box::new(SeasonProfile::default()),
            planned: Some(planned),
            reason: "voted".to_owned(),
        })
    };
    assert_eq!(
        season.act(plan(4_000_000_000)),
        Err(LeagueRefusal::TooManyPlanned { most: UNITS_MAX })
    );
    season.act(plan(500)).unwrap();
    // One that an earlier version kept is counted without what may still happen.
    season.planned = Some(4_000_000_000);
    let counted = season.count(&[LeaguePerson(1)], &BTreeMap::new()).unwrap();
    assert_eq!(counted.rows[0].outlook, None);
}

#[test]
fn a_table_is_told_by_what_it_was_counted_by_and_not_by_what_was_changed_since() {
    let mut season = open();
    for (id, on) in [(1, 1), (2, 2), (3, 3)] {
        season.act(tournament(id, on)).unwrap();
    }
    season.planned = Some(4);
    let facts = BTreeMap::from([
        (UnitNo(1), ranks(&[(1, 1), (2, 2), (3, 3)])),
        (UnitNo(2), ranks(&[(2, 1), (3, 2)])),
        (UnitNo(3), ranks(&[(3, 1), (1, 2), (2, 3)])),
    ]);
    let members: Vec<LeaguePerson> = (1..=3).map(LeaguePerson).collect();
    let published = season.count(&members, &facts).unwrap();
    let told = |season: &LeagueSeason| {
        let needs = published.needs(season, LeaguePerson(1), 0).unwrap();
        (published.all_ranks(season).unwrap(), needs)
    };
    let before = told(&season);
    assert!(before.1.is_some());
    season.profile.counting = Counting::Best { n: 1 };
    season.profile.points = UnitPoints::Linear;
    season.profile.chain = vec![SeasonItem::Lot];
    season.planned = None;
    season.units[1].bonus = true;
    assert_eq!(told(&season), before);
    let unsaid = CountedSeason {
        counted_by: None,
        ..published.clone()
    };
    assert_eq!(unsaid.all_ranks(&season).unwrap(), []);
    assert_eq!(unsaid.needs(&season, LeaguePerson(1), 0).unwrap(), None);
}

#[test]
fn the_same_facts_in_a_larger_club_give_the_same_table() {
    let mut season = open();
    season.planned = Some(3);
    let count = |season: &LeagueSeason, people: i64| {
        let members: Vec<LeaguePerson> = (1..=people).map(LeaguePerson).collect();
        let facts = BTreeMap::from([(UnitNo(1), ranks(&[(1, 1), (2, 2)]))]);
        season.count(&members, &facts).unwrap()
    };
    assert_eq!(count(&season, 2).first_difference(&count(&season, 9)), None);
    season.act(tournament(7, 1)).unwrap();
    let (small, large) = (count(&season, 2), count(&season, 9));
    assert_ne!(small.rows[1].outlook, large.rows[1].outlook, "more may still come");
    assert_eq!(small.first_difference(&large), None);
    let mut other = large.clone();
    other.rows[1].total = Exact::from(99);
    assert_eq!(small.first_difference(&other), Some(TableDifference::Row(1)));
    season.profile.minimum = 1;
    assert_eq!(small.first_difference(&count(&season, 2)), Some(TableDifference::Whole));
}

#[test]
fn a_reason_and_a_name_are_kept_as_files_have_them() {
    let mut season = open();
    season.act(tournament(7, 1)).unwrap();
    let out = |reason: &str| LeagueAct::TakeOut {
        number: UnitNo(1),
        reason: reason.to_owned(),
    };
    for bad in ["", " \u{200b} ", "a\u{7}b", "a\u{202e}b", &"x".repeat(201)] {
        assert_eq!(
            season.act(out(bad)),
            Err(LeagueRefusal::Reason { most: 200 }),
            "{bad:?}"
        );
    }
    season.act(out("  half the\u{a0} club ")).unwrap();
    assert_eq!(season.units[0].taken_out.as_deref(), Some("half the club"));
    let group = |group: &str| LeagueAct::ChangeUnit {
        number: UnitNo(1),
        change: UnitChange {
            group: Some(group.to_owned()),
            ..UnitChange::default()
        },
    };
    for bad in ["", "a\u{7}b", &"x".repeat(41)] {
        assert_eq!(season.act(group(bad)), Err(LeagueRefusal::Name { most: 40 }), "{bad:?}");
    }
    let pattern = |name: &str| {
        LeagueAct::SetRule(Some(UnitRule {
            name: Some(name.to_owned()),
            ..UnitRule::default()
        }))
    };
    assert_eq!(season.act(pattern("a\u{7}*")), Err(LeagueRefusal::Name { most: 80 }));
    season.act(pattern(" Klub  * ")).unwrap();
    assert_eq!(season.rule.unwrap().name.as_deref(), Some("Klub *"));
}

#[test]
fn a_change_of_the_profile_is_told_with_the_table_that_it_made() {
    let mut season = open();
    season.act(tournament(7, 1)).unwrap();
    let first = season.profile.clone();
    for n in [2, 3] {
        let profile = SeasonProfile {
            counting: Counting::Best { n },
            ..first.clone()
        };
        let change = NewProfile {
            profile: Box::new(profile),
            planned: None,
            reason: format!("best {n}"),
        };
        season.act(LeagueAct::ChangeProfile(change)).unwrap();
    }
    assert_eq!(season.changes_up_to(&first), []);
    assert_eq!(season.changes_up_to(&season.changes[1].before).len(), 1);
    assert_eq!(season.changes_up_to(&season.profile).len(), 2);
}
