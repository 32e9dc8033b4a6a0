//! Why people who are level stay level.

use talon_tournament::league::SeasonItem;

use super::*;

/// Two tournaments in which 1 and 2 come to the same, with who sat with whom.
fn level(chain: &[SeasonItem], tables: Vec<Vec<(LeaguePerson, i64)>>) -> (LeagueSeason, BTreeMap<UnitNo, UnitFacts>) {
    let mut season = open();
    season.profile.chain = chain.to_vec();
    season.act(tournament(7, 10)).unwrap();
    season.act(tournament(8, 11)).unwrap();
    let first = UnitFacts {
        tables,
        ..ranks(&[(1, 1), (2, 2), (3, 3)])
    };
    let facts = BTreeMap::from([(UnitNo(1), first), (UnitNo(2), ranks(&[(2, 1), (1, 2), (3, 3)]))]);
    (season, facts)
}

fn table(chain: &[SeasonItem], seats: Vec<Vec<(LeaguePerson, i64)>>) -> CountedSeason {
    let (season, facts) = level(chain, seats);
    let members: Vec<LeaguePerson> = (1..=3).map(LeaguePerson).collect();
    season.count(&members, &facts).unwrap()
}

fn apart() -> Vec<Vec<(LeaguePerson, i64)>> {
    vec![vec![(LeaguePerson(1), 5), (LeaguePerson(3), -5)]]
}

fn together(scores: [i64; 2]) -> Vec<Vec<(LeaguePerson, i64)>> {
    vec![vec![(LeaguePerson(1), scores[0]), (LeaguePerson(2), scores[1])]]
}

fn reason(table: &CountedSeason) -> RowReason {
    table.row(LeaguePerson(2)).unwrap().reason.clone().unwrap()
}

#[test]
fn people_who_never_met_are_told_so_where_nothing_else_parts_them() {
    let chain = [SeasonItem::HeadToHead];
    let unmet = reason(&table(&chain, apart()));
    assert_eq!((unmet.item, unmet.unmet), (None, true));
    let level = reason(&table(&chain, together([4, 4])));
    assert_eq!((level.item, level.unmet), (None, false), "they met and were level");
    let parted = reason(&table(&chain, together([4, 5])));
    assert_eq!((parted.item.as_deref(), parted.unmet), (Some("head_to_head"), false));
    let never_asked = reason(&table(&[SeasonItem::AllUnits], apart()));
    assert_eq!((never_asked.item, never_asked.unmet), (None, false));
    let later = reason(&table(&[SeasonItem::HeadToHead, SeasonItem::LastUnit], apart()));
    assert_eq!((later.item.as_deref(), later.unmet), (Some("last_unit"), false));
}

#[test]
fn a_table_of_an_earlier_version_says_nothing_of_it_and_is_the_same_table() {
    let now = table(&[SeasonItem::HeadToHead], apart());
    let text = now.text().unwrap();
    assert!(text.contains(r#""unmet":true"#), "{text}");
    let earlier: CountedSeason = serde_json::from_str(&text.replace(r#","unmet":true"#, "")).unwrap();
    assert_ne!(earlier, now);
    assert!(earlier.is_said_by(&now), "that it is told is no news");
    assert_eq!(earlier.first_difference(&now), None);
    assert!(!now.is_said_by(&earlier), "that they met since is");
    assert_eq!(now.first_difference(&earlier), Some(TableDifference::Row(0)));
}

#[test]
fn a_play_off_that_is_still_to_come_leaves_a_rank_open() {
    let chain = [SeasonItem::AllUnits, SeasonItem::Playoff];
    let open = table(&chain, Vec::new());
    assert!(open.is_open(&reason(&open)));
    let without = table(&[SeasonItem::AllUnits], Vec::new());
    assert!(!without.is_open(&reason(&without)));
    let (mut season, facts) = level(&chain, Vec::new());
    let place = |person, place| PlayoffResult {
        person: LeaguePerson(person),
        place,
    };
    let playoff = |first, second| {
        LeagueAct::PlayOff(LeaguePlayoff {
            places: vec![place(first, 1), place(second, 2)],
        })
    };
    season.act(playoff(2, 1)).unwrap();
    let members: Vec<LeaguePerson> = (1..=3).map(LeaguePerson).collect();
    let decided = season.count(&members, &facts).unwrap();
    assert_eq!(said(&decided), ["1 2 17", "2 1 17", "3 3 10"]);
    assert!(!decided.is_open(&reason(&decided)));
    assert_eq!(season.act(playoff(1, 2)), Err(LeagueRefusal::PlayoffContradicts));
}

#[test]
fn a_table_counted_from_its_own_cells_says_nothing_of_who_met() {
    let whole = table(&[SeasonItem::HeadToHead], apart());
    let (season, _) = level(&[SeasonItem::HeadToHead], apart());
    let part = whole.of_units(&season, &UnitChoice::default()).unwrap();
    assert!(!reason(&part).unmet, "it does not know who sat with whom");
}
