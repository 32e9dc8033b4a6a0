//! Who stands in the rating lists of a federation: under which names, who is hidden, and who is one person.

use chrono::Utc;
use talon_service::clubs::{TypedEntry, change_entry};
use talon_service::find_person;
use talon_service::players::{JoinRequest, JoinStep, join_entries};
use talon_service::ratings::RatingForm;
use talon_store::confirmed_pairs::{self, ConfirmedPair};
use talon_store::members::{self, Shown};
use talon_store::ratings::RatingCause;
use talon_store::{MemberId, StoreError, clubs};

use super::federation::{PAGE, allow, cause, federation, manage, plays, row, second_club, stop, union};
use super::{change, get, named, rows};
use crate::accounts::people::{PASSWORD, account};
use crate::clubs::people::{CLI, join, own};
use crate::harness::site::on_each_example_site;

#[test]
fn people_of_member_clubs_are_named_as_everyone_sees_them_and_as_far_as_they_let_themselves_be_seen() {
    on_each_example_site(|site| {
        let [mut owner, _] = federation(site);
        account(&site.store, "chief@example.org", false);
        let chief = join(&site.store, "szovetseg", "chief@example.org");
        own(site, "szovetseg", chief);
        let mut chief = site.client();
        let form = [("email", "chief@example.org"), ("password", PASSWORD)];
        assert_eq!(chief.submit("/sign-in", &form).status, 303);
        allow(site, "pelda");
        let [dezso, ferenc, erzsi] = ["Dezső", "Ferenc", "Erzsi"].map(|name| named(site, name));
        change(site, &dezso, Shown::Alias, Some("Sirály"), false);
        change(site, &ferenc, Shown::Alias, None, true);
        let hides = site.store.write(|db| {
            let choice = talon_store::player_pages::PageChoice {
                rating: false,
                ..talon_store::player_pages::PageChoice::UNCHOSEN
            };
            talon_store::player_pages::set(db, erzsi.id, &choice)
        });
        hides.expect("a choice");
        let paths = [
            PAGE,
            "/ratings/2.csv",
            "/ratings/2.json",
            "/ratings/2/revisions",
            "/ratings/2?revision=2",
        ];
        for path in paths {
            for client in [&mut site.client(), &mut chief, &mut owner] {
                let answer = client.get(path);
                assert_eq!(answer.status, 200, "{path}");
                let text = answer.text();
                for name in ["Dezső", "Ferenc", "Erzsi"] {
                    assert!(!text.contains(name), "{path} {name}: {text}");
                }
            }
        }
        assert!(chief.get(PAGE).text().contains("Sirály"));
        for hidden in [&ferenc, &erzsi] {
            let page = format!("/ratings/2/players/{}", hidden.id);
            assert_eq!(
                (get(site, &page).status, chief.get(&page).status),
                (404, 404),
                "{}",
                hidden.name
            );
            assert!(row(&union(site, None), hidden.id).is_none());
        }
        assert!(owner.get("/ratings/1").text().contains("Dezső"), "in their own club");
    });
}

#[test]
fn someone_of_a_member_club_leaves_the_list_of_the_federation_and_comes_back() {
    on_each_example_site(|site| {
        let [mut owner, mut member] = federation(site);
        allow(site, "pelda");
        let before = union(site, None);
        let anna = find_person::by_mail(&site.store, "member1@example.org").expect("a member");
        let me = super::everybody(site)
            .into_iter()
            .find(|one| one.user_id == anna.user())
            .expect("an entry")
            .id;
        let page = format!("/ratings/2/players/{me}");
        assert!(
            member
                .get(PAGE)
                .text()
                .contains(&format!("id=\"p{me}\" class=\"mine\""))
        );
        assert_eq!(owner.submit(&page, &[("act", "leave")]).status, 404, "it is not theirs");
        assert_eq!(member.submit(&page, &[("act", "leave")]).status, 303);
        assert!(member.get(&page).text().contains("You left this list"));
        assert_eq!((get(site, &page).status, owner.get(&page).status), (404, 404));
        assert!(row(&union(site, None), me).is_none());
        assert!(
            !get(site, &format!("/players/{me}"))
                .text()
                .contains("<small>Szövetség</small>")
        );
        assert!(
            row(&super::list(site, None), me).is_some(),
            "the club's own list keeps them"
        );
        assert_eq!(member.submit(&page, &[("act", "return")]).status, 303);
        assert_eq!(rows(&union(site, None)), rows(&before));
    });
}

#[test]
fn someone_in_two_clubs_has_one_rating_once_they_say_so() {
    on_each_example_site(|site| {
        federation(site);
        let there = second_club(site);
        let here = named(site, "Dezső").id;
        plays(site, "masik", "Másik est", Utc::now(), Some(("Dezső", there)));
        allow(site, "pelda");
        allow(site, "masik");
        let apart = union(site, None);
        let tables = |id: MemberId| row(&union(site, None), id).map(|row| row.tables);
        let (old, new) = (tables(here).expect("a row"), tables(there).expect("a row"));
        let user = account(&site.store, "both@example.org", false);
        let linked: Result<(), StoreError> = site.store.write(|db| {
            members::set_account(db, here, Some(user))?;
            members::set_account(db, there, Some(user))
        });
        linked.expect("an account");
        let them = find_person::by_mail(&site.store, "both@example.org").expect("an account");
        let say = |step| {
            let request = JoinRequest {
                federation: "szovetseg",
                step,
            };
            assert!(
                join_entries(&site.store, &them, request, Utc::now())
                    .expect("a word")
                    .is_none()
            );
        };
        say(JoinStep::Join);
        assert_eq!((tables(here), tables(there)), (Some(old + new), None));
        assert_eq!(cause(site), RatingCause::Merge);
        let mut browser = site.client();
        let form = [("email", "both@example.org"), ("password", PASSWORD)];
        assert_eq!(browser.submit("/sign-in", &form).status, 303);
        // The page of either entry is that of the one row.
        let page = format!("/ratings/2/players/{there}");
        assert!(browser.get(&page).text().contains("Leave list"));
        assert_eq!(browser.submit(&page, &[("act", "leave")]).status, 303);
        assert_eq!((tables(here), tables(there)), (None, None));
        say(JoinStep::Separate);
        assert_eq!((tables(here), tables(there)), (None, None), "who left stays away");
        assert_eq!(browser.submit(&page, &[("act", "return")]).status, 303);
        let page = format!("/ratings/2/players/{here}");
        assert_eq!(browser.submit(&page, &[("act", "return")]).status, 303);
        assert_eq!(rows(&union(site, None)), rows(&apart));
        say(JoinStep::Join);
        stop(site, "pelda");
        assert_eq!(
            (tables(here), tables(there)),
            (None, Some(new)),
            "by the entry of the club that is rated"
        );
    });
}

#[test]
fn a_confirmed_licence_number_makes_one_person_of_two_until_a_number_changes() {
    on_each_example_site(|site| {
        federation(site);
        let there = second_club(site);
        let here = named(site, "Dezső").id;
        plays(site, "masik", "Másik est", Utc::now(), Some(("Dezső", there)));
        allow(site, "pelda");
        allow(site, "masik");
        let apart = union(site, None);
        let licensed = |slug: &str, id: MemberId, number: &str| {
            let member = site.store.read(|db| members::anywhere(db, id)).expect("an entry");
            let typed = TypedEntry {
                name: &member.name,
                shown: "full",
                licence: Some(number),
                ..TypedEntry::default()
            };
            change_entry(&site.store, &CLI, slug, id, &typed, Utc::now()).expect("a change");
        };
        licensed("pelda", here, "HU-4711");
        licensed("masik", there, "hu 4711");
        let confirmed: Result<(), StoreError> = site.store.write(|db| {
            let pair = ConfirmedPair {
                federation_id: clubs::by_slug(db, "szovetseg")?.id,
                member_id: there,
                kept_id: here,
                confirmed_at: Utc::now().into(),
            };
            confirmed_pairs::confirm(db, &pair)
        });
        confirmed.expect("a pair");
        manage(site, &RatingForm::Publish { reason: String::new() });
        let one = union(site, None);
        assert_eq!(one.rows.len() + 1, apart.rows.len());
        assert!(row(&one, there).is_none());
        licensed("masik", there, "hu 4712");
        assert_eq!(
            (rows(&union(site, None)), cause(site)),
            (rows(&apart), RatingCause::Merge)
        );
    });
}
