//! Who comes on from a season: sources asked one after another.

use super::*;

fn source(quota: u32, from: QualifyingFrom) -> QualifyingSource {
    QualifyingSource { quota, from }
}

fn unit(number: u32) -> QualifyingFrom {
    QualifyingFrom::Unit { unit: UnitNo(number) }
}

fn person(number: i64) -> ListedPerson {
    ListedPerson {
        person: LeaguePerson(number),
    }
}

const ANNA: i64 = 1;
const BELA: i64 = 2;
const CILI: i64 = 3;
const DANI: i64 = 4;
const ETA: i64 = 5;
const FERI: i64 = 6;
const GABI: i64 = 7;

/// Two qualifiers and a season in which Anna, Cili, Gabi and Dani stand in this order.
fn season_and_table() -> (LeagueSeason, CountedSeason) {
    let mut season = open();
    season.act(tournament(1, 10)).unwrap();
    season.act(tournament(2, 11)).unwrap();
    season.act(tournament(3, 12)).unwrap();
    let facts = BTreeMap::from([
        (UnitNo(1), ranks(&[(ANNA, 1), (BELA, 2), (CILI, 3), (DANI, 4)])),
        (UnitNo(2), ranks(&[(BELA, 1), (ETA, 2), (FERI, 3), (ANNA, 4)])),
        (
            UnitNo(3),
            ranks(&[(ANNA, 1), (CILI, 2), (GABI, 3), (DANI, 4), (BELA, 5)]),
        ),
    ]);
    let members: Vec<LeaguePerson> = (1..=7).map(LeaguePerson).collect();
    let table = season.count(&members, &facts).unwrap();
    (season, table)
}

fn said(brought: &[QualifiedBySource]) -> Vec<Vec<i64>> {
    let numbers = |source: &QualifiedBySource| source.people.iter().map(|person| person.0).collect();
    brought.iter().map(numbers).collect()
}

#[test]
fn whoever_is_in_already_or_does_not_come_gives_the_place_to_the_next() {
    let (mut season, table) = season_and_table();
    let qualification = Qualification {
        name: "Final".to_owned(),
        sources: vec![
            source(2, unit(1)),
            source(2, unit(2)),
            source(2, QualifyingFrom::Season),
        ],
        declined: Vec::new(),
        leads_to: None,
    };
    season
        .act(LeagueAct::Qualify {
            at: 0,
            qualification: Some(qualification),
        })
        .unwrap();
    let decline = LeagueAct::DeclineToCome {
        at: 0,
        person: LeaguePerson(ETA),
        declines: true,
    };
    season.act(decline).unwrap();
    let brought = table.qualified(&season.qualifications[0]);
    let order: Vec<i64> = table.people().map(|person| person.0).collect();
    assert_eq!(order[..4], [ANNA, BELA, CILI, DANI], "{order:?}");
    assert_eq!(said(&brought), [vec![ANNA, BELA], vec![FERI], vec![CILI, DANI]]);
    assert_eq!((brought[1].free, brought[1].reserves.len()), (1, 0));
    assert!(
        brought[0].reserves.is_empty(),
        "Cili and Dani are in through the season"
    );
    assert_eq!(brought[2].reserves, [LeaguePerson(GABI)]);
}

#[test]
fn a_place_between_level_people_is_told() {
    let mut season = open();
    season.act(tournament(1, 10)).unwrap();
    let facts = BTreeMap::from([(UnitNo(1), ranks(&[(ANNA, 1), (BELA, 2), (CILI, 2), (DANI, 4)]))]);
    let members: Vec<LeaguePerson> = (1..=4).map(LeaguePerson).collect();
    let table = season.count(&members, &facts).unwrap();
    let qualified = |quota| {
        let sources = vec![source(quota, unit(1))];
        table.qualified(&Qualification {
            name: "Final".to_owned(),
            sources,
            declined: Vec::new(),
            leads_to: None,
        })
    };
    assert!(qualified(2)[0].is_level, "Béla and Cili shared the second place");
    assert!(!qualified(1)[0].is_level && !qualified(3)[0].is_level);
    let all = qualified(9);
    assert_eq!((all[0].people.len(), all[0].free), (4, 5));
}

#[test]
fn what_is_no_qualification_is_refused() {
    let (mut season, _) = season_and_table();
    let mut qualify = |at, sources| {
        season.act(LeagueAct::Qualify {
            at,
            qualification: Some(Qualification {
                name: "Final".to_owned(),
                sources,
                declined: Vec::new(),
                leads_to: None,
            }),
        })
    };
    assert_eq!(
        qualify(0, Vec::new()),
        Err(LeagueRefusal::SourceCount { most: SOURCES_MAX })
    );
    assert_eq!(
        qualify(0, vec![source(0, QualifyingFrom::Season)]),
        Err(LeagueRefusal::Quota { most: QUOTA_MAX })
    );
    assert_eq!(qualify(0, vec![source(1, unit(9))]), Err(LeagueRefusal::NoSuchUnit));
    assert_eq!(
        qualify(1, vec![source(1, QualifyingFrom::Season)]),
        Err(LeagueRefusal::NoSuchQualification)
    );
    let wild_card = |reason: &str| QualifyingFrom::Chosen {
        people: vec![person(GABI)],
        reason: reason.to_owned(),
    };
    assert_eq!(
        qualify(0, vec![source(1, wild_card(" "))]),
        Err(LeagueRefusal::Reason { most: 200 })
    );
    qualify(0, vec![source(1, wild_card("title holder"))]).unwrap();
    let merged = season.with_people(|one| {
        if one == LeaguePerson(GABI) {
            LeaguePerson(ANNA)
        } else {
            one
        }
    });
    assert!(merged.listed_people().eq([LeaguePerson(ANNA)]));
    season
        .act(LeagueAct::Qualify {
            at: 0,
            qualification: None,
        })
        .unwrap();
    assert!(season.qualifications.is_empty());
}
