//! Divisions, qualifications and the challenge list of a season in its file: they go out and come in as they were, and
//! what does not hold together is told at its place.

use std::collections::BTreeMap;

use serde_json::Value;
use talon_league::file::{FileRevision, LeagueFile, read, schema, write};
use talon_league::{
    LeagueAct, LeagueDivision, LeaguePerson, LeaguePlayoff, ListedPerson, PlayoffResult, Qualification, QualifyingFrom,
    QualifyingSource, RevisionCause, SeasonChallenge, SeasonDivisions, UnitNo,
};
use talon_tournament::league::{DivisionMoves, LevelOnLine};

use super::season_file;

fn listed(person: i64) -> ListedPerson {
    ListedPerson {
        person: LeaguePerson(person),
    }
}

fn division(name: &str, person: i64) -> LeagueDivision {
    LeagueDivision {
        name: name.to_owned(),
        people: vec![listed(person)],
    }
}

fn source(quota: u32, from: QualifyingFrom) -> QualifyingSource {
    QualifyingSource { quota, from }
}

/// A season of two people with everything that lists people, and its table.
fn season() -> LeagueFile {
    let mut season = season_file::season();
    let place = |person, place| PlayoffResult {
        person: LeaguePerson(person),
        place,
    };
    let chosen = QualifyingFrom::Chosen {
        people: vec![listed(2)],
        reason: "title holder".to_owned(),
    };
    let acts = [
        LeagueAct::Divide(Some(Box::new(SeasonDivisions {
            divisions: vec![division("Upper", 1), division("Lower", 2)],
            moves: DivisionMoves::Share { per_cent: 25 },
            level: LevelOnLine::Average,
            own_places: true,
            declined: Vec::new(),
        }))),
        LeagueAct::Decline {
            person: LeaguePerson(2),
            declines: true,
        },
        LeagueAct::PlayOff(LeaguePlayoff {
            places: vec![place(2, 1), place(1, 2)],
        }),
        LeagueAct::Qualify {
            at: 0,
            qualification: Some(Qualification {
                name: "Final".to_owned(),
                sources: vec![
                    source(2, QualifyingFrom::Season),
                    source(1, QualifyingFrom::Unit { unit: UnitNo(1) }),
                    source(1, chosen),
                ],
                declined: vec![listed(1)],
            }),
        },
        LeagueAct::SetChallenge(Some(SeasonChallenge {
            start: vec![listed(2), listed(1)],
            most: 3,
            gone: vec![listed(1)],
        })),
    ];
    for act in acts {
        season.document.act(act).expect("an act");
    }
    let table = season
        .document
        .count(&[LeaguePerson(1), LeaguePerson(2)], &BTreeMap::new())
        .expect("a table");
    assert_eq!((table.divisions.len(), table.challenge.len()), (2, 1));
    season.revisions = vec![FileRevision {
        number: 1,
        made_at: "2026-03-06T10:00:00".parse().expect("a time"),
        cause: RevisionCause::Act.as_str().to_owned(),
        reason: None,
        is_current: true,
        table,
    }];
    season
}

fn text() -> String {
    String::from_utf8(write(&season()).expect("a text")).expect("a text")
}

#[test]
fn lists_of_people_are_read_as_they_were_written_and_fit_the_schema() {
    let text = text();
    let back = read(text.as_bytes()).expect("a sound file");
    assert_eq!(back.file, season());
    assert_eq!(write(&back.file).expect("a text"), text.as_bytes());
    let json: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(json["divisions"]["divisions"][1]["people"][0]["person"], "m2");
    assert_eq!(json["challenge"]["start"][0]["person"], "m2");
    assert_eq!(
        json["qualifications"][0]["sources"][2]["from"]["people"][0]["person"],
        "m2"
    );
    let validator = jsonschema::validator_for(&schema()).expect("a schema");
    let faults: Vec<String> = validator.iter_errors(&json).map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "{faults:?}");
}

#[test]
fn lists_of_people_that_do_not_hold_together_are_told_at_their_place() {
    let text = text();
    for (good, bad, place, detail) in [
        (
            "\"name\":\"Lower\",\"people\":[{\"person\":\"m2\"}]",
            "\"name\":\"Lower\",\"people\":[{\"person\":\"m1\"}]",
            "/divisions/divisions/1/people/0/person",
            "twice",
        ),
        (
            "\"name\":\"Lower\",\"people\"",
            "\"name\":\"upper\",\"people\"",
            "/divisions",
            "cannot_divide",
        ),
        (
            "{\"kind\":\"unit\",\"unit\":1}",
            "{\"kind\":\"unit\",\"unit\":9}",
            "/qualifications/0/sources/1/from/unit",
            "unknown_unit",
        ),
        (
            "\"start\":[{\"person\":\"m2\"},{\"person\":\"m1\"}]",
            "\"start\":[{\"person\":\"m2\"},{\"person\":\"m2\"}]",
            "/challenge/start/1/person",
            "twice",
        ),
        ("\"most\":3", "\"most\":0", "/challenge/most", "small"),
    ] {
        assert!(text.contains(good), "{good}: {text}");
        let spoiled = text.replacen(good, bad, 1);
        let findings = read(spoiled.as_bytes()).expect_err(bad);
        let found = &findings[0];
        assert_eq!(
            (found.pointer.to_string().as_str(), found.detail),
            (place, detail),
            "{bad}"
        );
    }
}
