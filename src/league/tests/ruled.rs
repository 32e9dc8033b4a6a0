//! What the rule of a season names, and what is decided by hand above it.

use talon_tournament::tournament::Preset;

use super::*;

const NAME: &str = "Klubest";

fn fact(id: i64, is_over: bool) -> RuleFact<'static> {
    RuleFact::Tournament {
        id,
        of: RuledTournament {
            game: "ulti",
            name: NAME,
            day: day(10),
            entries: None,
            preset: Some(Preset::ClubEvening),
        },
        is_over,
    }
}

fn refuse(id: i64) -> LeagueAct {
    LeagueAct::Refuse {
        unit: fact(id, true).unit(),
        reason: "a training night".to_owned(),
    }
}

fn out(number: u32) -> LeagueAct {
    LeagueAct::TakeOut {
        number: UnitNo(number),
        reason: "by mistake".to_owned(),
    }
}

#[test]
fn a_rule_takes_or_proposes_what_is_over_and_expects_what_is_not() {
    let mut season = open();
    assert_eq!(season.ruled(&fact(7, true)), None, "there is no rule");
    for (proposes, outcome) in [(false, RuleOutcome::Takes), (true, RuleOutcome::Proposed)] {
        season.rule = Some(UnitRule {
            proposes,
            ..UnitRule::default()
        });
        assert_eq!(season.ruled(&fact(7, true)), Some(outcome));
        assert_eq!(season.ruled(&fact(7, false)), Some(RuleOutcome::Coming));
    }
    season.rule = Some(UnitRule {
        preset: Some(Preset::Final21),
        ..UnitRule::default()
    });
    assert_eq!(season.ruled(&fact(7, true)), None);
    let evening = RuleFact::Evening {
        id: 7,
        of: RuledEvening {
            game: "ulti",
            day: day(10),
        },
    };
    assert_eq!(season.ruled(&evening), None, "only tournaments are asked for");
    season.rule = Some(UnitRule {
        takes: RuledUnits::Evenings,
        ..UnitRule::default()
    });
    assert_eq!(season.ruled(&evening), Some(RuleOutcome::Takes));
}

#[test]
fn what_is_decided_by_hand_stands_above_the_rule_in_both_directions() {
    let mut season = open();
    season.rule = Some(UnitRule::default());
    season.act(LeagueAct::Take(fact(7, true).unit())).unwrap();
    assert_eq!(season.ruled(&fact(7, true)), Some(RuleOutcome::Taken(UnitNo(1))));
    season.act(out(1)).unwrap();
    assert_eq!(season.ruled(&fact(7, true)), Some(RuleOutcome::Out(UnitNo(1))));
    season.act(tournament(7, 10)).unwrap();
    assert_eq!(season.ruled(&fact(7, true)), Some(RuleOutcome::ByHand(UnitNo(2))));
    season.rule = None;
    assert_eq!(
        season.ruled(&fact(7, true)),
        None,
        "it counts by hand whatever the rule"
    );
    let mut of_rounds = open();
    of_rounds.rule = Some(UnitRule::default());
    let round = UnitSource::Round { id: 7, round: 1 };
    of_rounds.act(LeagueAct::Add(NewUnit::of(round, day(10)))).unwrap();
    assert_eq!(of_rounds.ruled(&fact(7, true)), Some(RuleOutcome::Rounds));
}

#[test]
fn what_the_rule_took_and_no_longer_names_counts_on_and_is_told() {
    let mut season = open();
    season.rule = Some(UnitRule::default());
    season.act(LeagueAct::Take(fact(7, true).unit())).unwrap();
    season.act(tournament(8, 11)).unwrap();
    season.rule = Some(UnitRule {
        name: Some("Cup *".to_owned()),
        ..UnitRule::default()
    });
    assert_eq!(season.ruled(&fact(7, true)), Some(RuleOutcome::Left(UnitNo(1))));
    assert_eq!(
        season.ruled(&fact(8, true)),
        None,
        "what was added by hand never was the rule’s"
    );
    assert_eq!(season.counting().len(), 2);
    season.act(out(1)).unwrap();
    assert_eq!(season.ruled(&fact(7, true)), None);
}

#[test]
fn what_is_refused_never_counted_and_comes_back_by_hand_or_when_that_is_undone() {
    let mut season = open();
    season.rule = Some(UnitRule::default());
    assert_eq!(season.act(refuse(7)), Err(LeagueRefusal::NotProposed), "the rule takes");
    season.rule = Some(UnitRule {
        proposes: true,
        ..UnitRule::default()
    });
    let before = season.clone();
    season.act(refuse(7)).unwrap();
    assert_eq!(season.ruled(&fact(7, true)), Some(RuleOutcome::Refused(UnitNo(1))));
    assert!(season.units[0].is_refused() && season.counting().is_empty());
    assert_eq!(season.act(refuse(7)), Err(LeagueRefusal::NotProposed), "twice");
    let undone = season.undone(before);
    assert_eq!(undone.ruled(&fact(7, true)), Some(RuleOutcome::Proposed));
    season.act(LeagueAct::PutBack(UnitNo(1))).unwrap();
    assert_eq!(season.ruled(&fact(7, true)), Some(RuleOutcome::ByHand(UnitNo(1))));
    season.act(out(1)).unwrap();
    assert!(!season.units[0].is_refused(), "it counted, so that everyone is told");
    let blank = LeagueAct::Refuse {
        unit: fact(8, true).unit(),
        reason: " ".to_owned(),
    };
    assert_eq!(season.act(blank), Err(LeagueRefusal::Reason { most: 200 }));
}
