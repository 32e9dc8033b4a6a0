//! `talon league` with a season that has lists by tag: they come in elsewhere with the tags of their people, and go out
//! as the same file.

use std::fs;

use chrono::Utc;
use talon_league::{LeagueAct, ListPoints, TagList};
use talon_samples::example_club;
use talon_service::Actor;
use talon_service::idempotency::IdempotentRequest;
use talon_service::leagues::{self, ActOnSeason, SeasonAddress, SeasonForm};
use talon_store::person_tags::{self, PersonTag};
use talon_store::{Store, StoreError, clubs, members};

use super::league::{LEAGUE, exported, first_line, import, with_club};
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
    let address = SeasonAddress {
        league: LEAGUE,
        season: None,
        revision: None,
    };
    let actor = Actor::CommandLine;
    let shown = store
        .read(|db| leagues::season(db, &actor, &address))
        .expect("a season");
    let request = ActOnSeason {
        store,
        actor: &actor,
        season: shown.head.id,
        seen: shown.head.version,
        form: IdempotentRequest { key: None, request: "" },
        now: Utc::now(),
    };
    let list = LeagueAct::SetList(TagList {
        tag: "junior".to_owned(),
        points: ListPoints::RankedAnew,
    });
    request.act(SeasonForm::Act(Box::new(list))).expect("a list");
}

#[test]
fn a_season_with_lists_that_was_brought_in_goes_out_as_the_same_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("league.ndjson");
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
        fs::write(&path, &first).expect("a file");
        for to in Backend::all() {
            with_club(&to, &season);
            let done = import(&to, &path, &["--add-members"]);
            assert_eq!(done.code, Some(0), "{}", done.out);
            assert_eq!(
                exported(&to, &[LEAGUE, "--with-events"]),
                first,
                "{} to {}",
                from.name,
                to.name
            );
            let again = import(&to, &path, &["--add-members"]);
            assert!(again.out.contains("this season already"), "{}", again.out);
        }
    }
}
