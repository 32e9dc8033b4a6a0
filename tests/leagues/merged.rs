//! Entries that both played in one event of a season are two people.

use talon_service::clubs::{TypedEntry, add_entry};

use super::free_tables::add;
use super::*;

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
            said.starts_with("Both entries played in ") && said.ends_with("so they are two people."),
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
fn an_event_of_a_season_that_is_over_keeps_two_people_apart_under_any_of_their_entries() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        for name in ["Older One", "Older Two", "Newer One"] {
            let entry = TypedEntry {
                name,
                ..TypedEntry::default()
            };
            add_entry(
                &site.store,
                &Actor::CommandLine,
                example_club::SLUG,
                &entry,
                None,
                Utc::now(),
            )
            .expect("an entry");
        }
        let list = [("Older One", "40"), ("Older Two", "-10"), ("Béla", "-30")];
        assert_eq!(add(site, &mut owner, &list).status, 303);
        assert_eq!(refused(site, &mut owner, "Newer One", "Older One"), None);
        assert!(refused(site, &mut owner, "Newer One", "Older Two").is_some());
        for act in ["finish", "archive"] {
            assert_eq!(manage(site, &mut owner, &[("act", act)]).status, 303);
        }
        assert_eq!(season(site, None).head.state, "archived");
        assert!(refused(site, &mut owner, "Newer One", "Older Two").is_some());
    });
}
