//! Entries that both played in one event of a season are two people.

use talon_service::tournaments::{Enter, NewTournament, create};
use talon_store::leagues::SeasonState;

use super::free_tables::add;
use super::*;
use crate::clubs::people::entry;
use crate::harness::act::{begin, check_in, request};

fn page(stays: MemberId) -> String {
    format!("/clubs/{}/members/{stays}/merge", example_club::SLUG)
}

/// Why these two cannot be one, as the page and the act say it; nothing where they can.
fn refused(site: &Site, owner: &mut Client, stays: &str, goes: &str) -> Option<String> {
    let (stays, goes) = (entry_of(site, stays), entry_of(site, goes));
    let preview = owner.get(&format!("{}?with={goes}", page(stays))).text();
    let csrf = owner.get(&page(stays)).hidden("csrf").expect("a token");
    let form = [("csrf", csrf.as_str()), ("goes", &goes.to_string())];
    let answer = owner.post(&page(stays), &form);
    if answer.status == 303 {
        return None;
    }
    assert_eq!(answer.status, 409);
    let notice = |text: &str| {
        let part = text.split("role=\"alert\">").nth(1)?.split("</p>").next()?;
        Some(part.trim().trim_start_matches("<p>").to_owned())
    };
    assert_eq!(notice(&preview), notice(&answer.text()), "said before and after");
    assert!(!preview.contains(">Merge entries</button>"), "{preview}");
    notice(&preview)
}

#[test]
fn two_who_played_in_one_event_cannot_be_merged() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = season(site, None);
        let said = refused(site, &mut owner, "Dezső", "Kovács Éva").expect("a reason");
        assert!(
            said.starts_with("Both entries played in the same event, so they are two people: "),
            "{said}"
        );
        let after = season(site, None);
        assert_eq!(
            (after.table, after.head),
            (before.table, before.head),
            "it still counts"
        );
    });
}

#[test]
fn two_who_sit_at_tables_of_a_tournament_that_goes_on_cannot_be_merged_either() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        for name in ["Comes Twice", "Comes Once", "Twice Again"] {
            entry(&site.store, example_club::SLUG, name);
        }
        let new = NewTournament {
            name: "New night",
            preset: "club-evening",
            game: "ulti",
            starts: Utc::now().naive_utc(),
            venue: "",
        };
        let cli = Actor::CommandLine;
        let id = create(&site.store, &cli, example_club::SLUG, &new, None, Utc::now()).expect("a tournament");
        let night = request(&site.store, &cli, id, Utc::now());
        check_in(&night, ["One", "Two", "Three", "Four"].map(str::to_owned));
        for name in ["Comes Twice", "Comes Once"] {
            let member = entry_of(site, name);
            night.act(Enter { member, here: true }).expect("an entry");
        }
        begin(&night);
        let said = refused(site, &mut owner, "Comes Twice", "Comes Once").expect("a reason");
        assert!(said.contains("two people: New night."), "{said}");
        // Under another entry of theirs it is the same.
        assert_eq!(refused(site, &mut owner, "Twice Again", "Comes Twice"), None);
        let said = refused(site, &mut owner, "Twice Again", "Comes Once").expect("a reason");
        assert!(said.contains("two people: New night."), "{said}");
    });
}

#[test]
fn an_event_of_a_season_that_is_over_keeps_two_people_apart_under_any_of_their_entries() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        for name in ["Older One", "Older Two", "Newer One"] {
            entry(&site.store, example_club::SLUG, name);
        }
        let list = [("Older One", "40"), ("Older Two", "-10"), ("Béla", "-30")];
        assert_eq!(add(site, &mut owner, &list).status, 303);
        assert_eq!(refused(site, &mut owner, "Newer One", "Older One"), None);
        assert!(refused(site, &mut owner, "Newer One", "Older Two").is_some());
        for act in ["finish", "archive"] {
            assert_eq!(manage(site, &mut owner, &[("act", act)]).status, 303);
        }
        assert_eq!(season(site, None).head.state, SeasonState::Archived);
        assert!(refused(site, &mut owner, "Newer One", "Older Two").is_some());
    });
}
