//! `talon league` with a season that has lists by tag: they come in elsewhere with the tags of their people, and go out
//! as the same file.

use talon_league::{LeagueAct, ListPoints, TagList};
use talon_samples::example_club;
use talon_service::leagues::SeasonForm;
use talon_store::person_tags::{self, PersonTag};
use talon_store::{Store, StoreError, clubs, members};

use super::league::{LEAGUE, act, comes_in_and_goes_out, exported, first_line};
use crate::harness::backend::{Backend, Contents};

/// Everyone is a junior, and all but one of them agreed; one has a tag that no list uses.
fn with_list(store: &Store) {
    let tagged = store.write(|db| -> Result<(), StoreError> {
        let club = clubs::by_slug(db, example_club::SLUG)?;
        for (at, (member, _)) in members::everybody(db, club.id)?.into_iter().enumerate() {
            let tag = |tag: &str, agreed| PersonTag {
                member_id: member.id,
                tag: tag.to_owned(),
                agreed,
            };
            let mut tags = vec![tag("Junior", at > 0)];
            tags.extend((at == 1).then(|| tag("xqsecret", false)));
            person_tags::set(db, member.id, &tags)?;
        }
        Ok(())
    });
    tagged.expect("tags");
    let list = LeagueAct::SetList(TagList {
        tag: "junior".to_owned(),
        points: ListPoints::OwnPlaces,
    });
    act(store, SeasonForm::Act(Box::new(list)));
}

/// Someone agrees to nothing any more, and no other table is published.
fn withdraw(store: &Store, name: &str) {
    let done = store.write(|db| -> Result<(), StoreError> {
        let club = clubs::by_slug(db, example_club::SLUG)?;
        let everybody = members::everybody(db, club.id)?;
        let (member, _) = everybody.iter().find(|(one, _)| one.name == name).expect("somebody");
        person_tags::set(db, member.id, &[])
    });
    done.expect("no tags");
}

#[test]
fn a_season_with_lists_that_was_brought_in_goes_out_as_the_same_file() {
    for from in Backend::all_with(Contents::ExampleClub) {
        with_list(&from.open());
        let first = exported(&from, &[LEAGUE, "--with-events"]);
        assert!(!first.contains("xqsecret"), "a tag that no list uses stays in the club");
        let season = first_line(&first);
        let people = season["members"].as_array().expect("members");
        let agreed = people.iter().filter(|one| one["tags"][0]["agreed"] == true);
        assert_eq!(agreed.count() + 1, people.len());
        let last = season["revisions"].as_array().and_then(|all| all.last());
        let last = last.expect("a table");
        assert_eq!(last["current"], true);
        let rows = last["table"]["rows"].as_array().expect("rows").len();
        let listed = last["table"]["lists"][0]["people"].as_array().expect("people").len();
        assert_eq!(listed + 1, rows);
        comes_in_and_goes_out(&first);
        withdraw(&from.open(), "Béla");
        let without = first_line(&exported(&from, &[LEAGUE]));
        let last = without["revisions"]
            .as_array()
            .and_then(|all| all.last())
            .expect("a table");
        let people = last["table"]["lists"][0]["people"].as_array().expect("people");
        assert_eq!(people.len() + 1, listed, "who withdrew is in no table of the file");
    }
}
