//! Which units of a table were put right since the one before.

use talon_tournament::league::{GuestRule, UnitPoints};

use super::*;

fn members() -> Vec<LeaguePerson> {
    (1..=3).map(LeaguePerson).collect()
}

fn two_evenings() -> (LeagueSeason, BTreeMap<UnitNo, UnitFacts>) {
    let mut season = open();
    season.act(tournament(7, 10)).unwrap();
    season.act(tournament(8, 11)).unwrap();
    let facts = BTreeMap::from([
        (UnitNo(1), ranks(&[(1, 1), (2, 2), (3, 3)])),
        (UnitNo(2), ranks(&[(2, 1), (1, 2)])),
    ]);
    (season, facts)
}

#[test]
fn a_unit_with_other_places_than_before_was_corrected_and_put_back_it_was_so_again() {
    let (season, facts) = two_evenings();
    let before = season.count(&members(), &facts).unwrap();
    let mut corrected = facts.clone();
    corrected.insert(UnitNo(1), ranks(&[(2, 1), (1, 2), (3, 3)]));
    let after = season.count(&members(), &corrected).unwrap();
    assert_eq!(after.corrected_since(&before), [UnitNo(1)]);
    assert_eq!(before.corrected_since(&after), [UnitNo(1)]);
    assert_eq!(before.corrected_since(&before), []);
    let mut other_people = facts.clone();
    other_people.insert(UnitNo(2), ranks(&[(2, 1), (3, 2)]));
    let after = season.count(&members(), &other_people).unwrap();
    assert_eq!(after.corrected_since(&before), [UnitNo(2)]);
}

#[test]
fn a_new_unit_a_decision_and_another_way_to_count_are_no_correction() {
    let (mut season, facts) = two_evenings();
    let before = season.count(&members(), &facts).unwrap();
    season.act(tournament(9, 12)).unwrap();
    let pending = season.count(&members(), &facts).unwrap();
    assert_eq!(pending.corrected_since(&before), [], "it has no result yet");
    let mut more = facts.clone();
    more.insert(UnitNo(3), ranks(&[(3, 1), (1, 2)]));
    let after = season.count(&members(), &more).unwrap();
    assert_eq!(
        (after.corrected_since(&before), after.corrected_since(&pending)),
        (vec![], vec![])
    );
    let fine = NewAdjustment {
        person: LeaguePerson(1),
        unit: Some(UnitNo(1)),
        amount: Exact::from(-4),
        code: None,
        text: "late".to_owned(),
        by: None,
        time: None,
    };
    season.act(LeagueAct::Adjust(fine)).unwrap();
    season.profile.points = UnitPoints::Linear;
    let adjusted = season.count(&members(), &more).unwrap();
    assert_eq!(adjusted.corrected_since(&after), []);
    season.profile.guests = GuestRule::PassedOver;
    let passed_over = season.count(&members()[1..], &more).unwrap();
    assert_eq!(passed_over.corrected_since(&adjusted), [], "places moved up by a rule");
}

#[test]
fn someone_who_has_a_row_only_now_corrects_nothing() {
    let (season, facts) = two_evenings();
    let before = season.count(&members()[..2], &facts).unwrap();
    let after = season.count(&members(), &facts).unwrap();
    assert_eq!(after.corrected_since(&before), []);
}

#[test]
fn two_entries_that_became_one_correct_nothing() {
    let (season, facts) = two_evenings();
    let before = season.count(&members(), &facts).unwrap();
    let merged = |person: LeaguePerson| if person.0 == 3 { LeaguePerson(4) } else { person };
    let facts: BTreeMap<UnitNo, UnitFacts> = facts
        .into_iter()
        .map(|(unit, facts)| (unit, facts.with_people(merged)))
        .collect();
    let people: Vec<LeaguePerson> = members().into_iter().map(merged).collect();
    let after = season.count(&people, &facts).unwrap();
    assert_eq!(after.corrected_since(&before), []);
}
