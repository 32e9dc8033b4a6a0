//! Single rounds of tournaments as units of a season.

use super::*;

fn round(id: i64, round: u16, on: u32) -> LeagueAct {
    LeagueAct::Add(NewUnit::of(UnitSource::Round { id, round }, day(on)))
}

fn out(number: u32) -> LeagueAct {
    LeagueAct::TakeOut {
        number: UnitNo(number),
        reason: "it counts otherwise".to_owned(),
    }
}

#[test]
fn a_tournament_and_one_of_its_rounds_never_count_together() {
    let mut season = open();
    season.act(tournament(7, 10)).unwrap();
    let unit = UnitNo(1);
    assert_eq!(
        season.act(round(7, 2, 10)),
        Err(LeagueRefusal::WholeCounts { unit, round: 2 })
    );
    season.act(round(8, 2, 10)).unwrap();
    season.act(out(1)).unwrap();
    season.act(round(7, 2, 10)).unwrap();
    season.act(round(7, 3, 11)).unwrap();
    assert_eq!(
        season.act(round(7, 3, 12)),
        Err(LeagueRefusal::CountsAlready(UnitNo(4)))
    );
    for act in [tournament(7, 12), LeagueAct::PutBack(UnitNo(1))] {
        assert_eq!(season.act(act), Err(LeagueRefusal::RoundCounts(UnitNo(3))));
    }
    season.act(out(3)).unwrap();
    season.act(out(4)).unwrap();
    season.act(LeagueAct::PutBack(UnitNo(1))).unwrap();
    assert_eq!(
        season.act(LeagueAct::PutBack(UnitNo(4))),
        Err(LeagueRefusal::WholeCounts { unit, round: 3 })
    );
}

#[test]
fn a_round_is_kept_with_its_number_and_counts_by_what_a_place_is_worth() {
    let mut season = open();
    season.act(round(7, 3, 10)).unwrap();
    let text = serde_json::to_string(&season).unwrap();
    assert!(text.contains(r#""source":{"kind":"round","id":7,"round":3}"#), "{text}");
    assert_eq!(serde_json::from_str::<LeagueSeason>(&text).unwrap(), season);
    let source = &season.units[0].source;
    assert_eq!(
        (source.tournament(), source.round(), source.kind()),
        (Some(7), Some(3), UnitKind::Round)
    );
    let facts = BTreeMap::from([(UnitNo(1), ranks(&[(1, 2), (2, 1)]))]);
    let counted = season.count(&[LeaguePerson(1), LeaguePerson(2)], &facts).unwrap();
    assert_eq!(said(&counted), ["1 2 10", "2 1 7"]);
    // Before all its tables have a result it has a column and no cells.
    let early = season.count(&[LeaguePerson(1)], &BTreeMap::new()).unwrap();
    assert_eq!((early.units.len(), early.with_result), (1, 0));
}
