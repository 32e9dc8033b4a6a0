//! What the table would be if something that is still played ended as it stands.

use super::*;

fn running(id: i64) -> RuleFact<'static> {
    RuleFact::Tournament {
        id,
        of: RuledTournament {
            game: "ulti",
            name: "Klubest",
            day: day(20),
            entries: Some(3),
            preset: None,
        },
        is_over: false,
    }
}

fn ruled(rule: UnitRule) -> LeagueSeason {
    let mut season = open();
    season.act(tournament(1, 10)).unwrap();
    season.rule = Some(rule);
    season
}

#[test]
fn an_evening_that_the_rule_will_take_moves_the_table_as_if_it_were_over() {
    let season = ruled(UnitRule::default());
    let before = season.clone();
    let members = [LeaguePerson(1), LeaguePerson(2), LeaguePerson(3)];
    let mut facts = BTreeMap::from([(UnitNo(1), ranks(&[(1, 1), (2, 2)]))]);
    let now = season.count(&members, &facts).unwrap();
    let (then, unit) = season.if_ended(&running(7)).expect("it will count");
    assert_eq!(season, before, "nothing of it is kept");
    facts.insert(unit, ranks(&[(2, 1), (3, 2), (9, 3)]));
    let then = then.count(&members, &facts).unwrap();
    let moved = |person, total: Option<i64>, then: i64, rank, rank_then| MovedRow {
        person: LeaguePerson(person),
        total: total.map(Exact::from),
        total_then: Exact::from(then),
        rank,
        rank_then: Some(rank_then),
    };
    let told = [
        moved(2, Some(7), 17, Some(2), 1),
        moved(1, Some(10), 10, Some(1), 2),
        moved(3, None, 7, None, 3),
    ];
    assert_eq!(now.moved_in(&then), told, "a guest takes a place and has no row");
    assert_eq!(then.moved_in(&then), []);
}

#[test]
fn what_was_reopened_counts_under_its_number_and_what_nobody_takes_moves_nothing() {
    let season = ruled(UnitRule::default());
    let reopened = season.if_ended(&running(1));
    assert_eq!(
        reopened,
        Some((season.clone(), UnitNo(1))),
        "by hand, whatever the rule"
    );
    let proposes = UnitRule {
        proposes: true,
        ..UnitRule::default()
    };
    assert_eq!(ruled(proposes).if_ended(&running(7)), None, "it may be refused");
    let large = UnitRule {
        entries: Some(4),
        ..UnitRule::default()
    };
    assert_eq!(ruled(large).if_ended(&running(7)), None, "too few are in it");
    let mut without = ruled(UnitRule::default());
    without.rule = None;
    assert_eq!(without.if_ended(&running(7)), None);
    let mut out = season;
    out.act(LeagueAct::TakeOut {
        number: UnitNo(1),
        reason: "by mistake".to_owned(),
    })
    .unwrap();
    assert_eq!(out.if_ended(&running(1)), None);
}
