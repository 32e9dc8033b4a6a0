//! Divisions, qualifications, the challenge list and the pot of a season in its file: they go out and come in as they
//! were, and what does not hold together is told at its place.

use talon_league::file::{LeagueFile, write};
use talon_league::{
    LeagueAct, LeagueDivision, LeaguePerson, LeaguePlayoff, ListedPerson, PlayoffResult, PotPrize, Qualification,
    QualifyingFrom, QualifyingSource, RatingOrder, SeasonChallenge, SeasonDivisions, SeasonPot, UnitMoney, UnitNo,
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

fn rating_order() -> RatingOrder {
    RatingOrder {
        club: "friday".to_owned(),
        game: "ulti".to_owned(),
        method: "weng_lin".to_owned(),
        revision: 12,
    }
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
                leads_to: None,
            }),
        },
        LeagueAct::SetChallenge(Some(SeasonChallenge {
            start: vec![listed(2), listed(1)],
            most: 3,
            gone: vec![listed(1)],
            from: Some(rating_order()),
        })),
        LeagueAct::SetPot(Some(SeasonPot {
            decided_by: Some(UnitNo(2)),
            ..SeasonPot::usual()
        })),
    ];
    for act in acts {
        season.document.act(act).expect("an act");
    }
    let mut season = season_file::with_table(season);
    let pot = season.revisions[0].table.pot.as_mut().expect("a pot");
    pot.kept.push(UnitMoney {
        unit: UnitNo(1),
        currency: "€".to_owned(),
        amount: 90,
    });
    pot.prizes.push(PotPrize {
        person: LeaguePerson(2),
        currency: String::new(),
        amount: 40,
    });
    season
}

fn text() -> String {
    String::from_utf8(write(&season()).expect("a text")).expect("a text")
}

#[test]
fn lists_of_people_are_read_as_they_were_written_and_fit_the_schema() {
    let json = season_file::out_and_in(&season());
    let table = &json["revisions"][0]["table"];
    assert_eq!(table["divisions"].as_array().map(Vec::len), Some(2));
    assert_eq!(
        table["challenge"].as_array().map(Vec::len),
        Some(1),
        "the other one has left"
    );
    assert_eq!(json["divisions"]["divisions"][1]["people"][0]["person"], "m2");
    assert_eq!(json["challenge"]["start"][0]["person"], "m2");
    assert_eq!(json["pot"]["decided_by"], 2);
    assert_eq!(table["pot"]["prizes"][0]["person"], "m2");
    assert_eq!(
        json["qualifications"][0]["sources"][2]["from"]["people"][0]["person"],
        "m2"
    );
}

#[test]
fn the_tournament_into_which_people_were_entered_stays_in_the_database() {
    let mut season = season();
    let plain = write(&season).expect("a text");
    season.document.qualifications[0].leads_to = Some(7);
    assert_eq!(write(&season).expect("a text"), plain);
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
        (
            "\"pot\":{\"decided_by\":2,\"shares\":[45,",
            "\"pot\":{\"decided_by\":2,\"shares\":[95,",
            "/pot/shares",
            "cannot_share",
        ),
        (
            "\"decided_by\":2,\"shares\"",
            "\"decided_by\":9,\"shares\"",
            "/pot/decided_by",
            "unknown_unit",
        ),
        (
            "\"€\",\"unit\":1",
            "\"€\",\"unit\":9",
            "/revisions/0/table/pot/kept/0/unit",
            "unknown_unit",
        ),
    ] {
        season_file::broken(&text, good, bad, place, detail);
    }
}
