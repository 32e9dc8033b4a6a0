//! The lists of a season and the tags of its people in its file: they go out and come in as they were, and what does
//! not hold together is told at its place.

use talon_league::file::{FileTag, LeagueFile, write};
use talon_league::{LeagueAct, LeaguePerson, ListPoints, ListedPerson, TableDifference, TagList};
use talon_tournament::Exact;

use super::season_file;

/// A season of two people with two lists, of which one was agreed to.
fn season() -> LeagueFile {
    let mut season = season_file::season();
    for (tag, points) in [("junior", ListPoints::OwnPlaces), ("Győr", ListPoints::Counted)] {
        let tag = tag.to_owned();
        let act = LeagueAct::SetList(TagList { tag, points });
        season.document.act(act).expect("a list");
    }
    season.document.units[1].weight = Exact::ratio(1, 2).expect("a weight");
    let tag = |tag: &str, agreed| FileTag {
        tag: tag.to_owned(),
        agreed,
    };
    season.members[0].tags = vec![tag("Győr", false), tag("junior", true)];
    season.members[1].tags = vec![tag("junior", true)];
    let mut season = season_file::with_table(season);
    let table = season.revisions[0].table.clone();
    season.revisions[0].table = season.document.with_lists(table, |tag, _| tag == "junior");
    season
}

fn text() -> String {
    String::from_utf8(write(&season()).expect("a text")).expect("a text")
}

#[test]
fn lists_are_read_as_they_were_written_and_fit_the_schema() {
    let json = season_file::out_and_in(&season());
    assert_eq!(
        json["lists"],
        serde_json::json!([{"points": "own_places", "tag": "junior"}, {"points": "counted", "tag": "Győr"}])
    );
    assert_eq!(
        json["members"][0]["tags"],
        serde_json::json!([{"tag": "Győr"}, {"agreed": true, "tag": "junior"}])
    );
    let table = &json["revisions"][0]["table"];
    assert_eq!(table["lists"][0]["people"].as_array().map(Vec::len), Some(2));
    assert_eq!(
        table["counted_by"]["worth"][1],
        serde_json::json!({"points": {"kind": "own"}, "unit": 2, "weight": "1/2"})
    );
}

#[test]
fn lists_that_do_not_hold_together_are_told_at_their_place() {
    let text = text();
    for (good, bad, place, detail) in [
        (
            "\"lists\":[{\"points\":\"own_places\",\"tag\":\"junior\"}",
            "\"lists\":[{\"points\":\"own_places\",\"tag\":\"2nd\"}",
            "/lists/0/tag",
            "no_tag",
        ),
        (
            "{\"points\":\"counted\",\"tag\":\"Győr\"}]",
            "{\"points\":\"counted\",\"tag\":\"Junior\"}]",
            "/lists/1/tag",
            "twice",
        ),
        (
            "\"tags\":[{\"tag\":\"Győr\"}",
            "\"tags\":[{\"tag\":\"teams\"}",
            "/members/0/tags/0/tag",
            "no_tag",
        ),
        (
            "\"people\":[{\"person\":\"m2\"},{\"person\":\"m1\"}]",
            "\"people\":[{\"person\":\"m2\"},{\"person\":\"m2\"}]",
            "/revisions/0/table/lists/0/people/1/person",
            "twice",
        ),
        (
            "\"unit\":2,\"weight\":\"1/2\"",
            "\"unit\":2,\"weight\":\"-1/2\"",
            "/revisions/0/table/counted_by/worth/1/weight",
            "negative",
        ),
    ] {
        season_file::broken(&text, good, bad, place, detail);
    }
}

#[test]
fn a_table_of_other_lists_is_another_table_and_of_other_people_in_them_it_is_not() {
    let season = season();
    let table = &season.revisions[0].table;
    let mut fewer = table.clone();
    fewer.lists[0].people = vec![ListedPerson {
        person: LeaguePerson(2),
    }];
    assert_eq!(table.first_difference(&fewer), None, "tags are a matter of the club");
    let mut other = table.clone();
    other.lists.pop();
    assert_eq!(table.first_difference(&other), Some(TableDifference::Whole));
}
