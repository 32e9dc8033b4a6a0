//! What the page of a sign-up says: who comes, what it costs, that each is approved, and what was set; and that a name
//! stands there twice.

use chrono::Utc;
use scraper::{Html, Selector};
use talon_service::tournaments::{ChangeSetting, Setting, read};
use talon_store::signups;
use talon_tournament::tournament::{Money, Prizes, SettingPart, Tournament};

use super::people::{CLI, Who, browser, town};
use super::sign_up::{OPEN, evening, manage, page, settle, visitor, with_places};
use crate::harness::act::request;
use crate::harness::site::{Client, on_each_site};

/// Those in the lists of the page, in their order.
fn coming(page: &str) -> Vec<String> {
    let html = Html::parse_document(page);
    let rows = Selector::parse(".coming li").expect("a selector");
    html.select(&rows)
        .map(|row| row.text().collect::<String>().trim().to_owned())
        .collect()
}

#[test]
fn who_was_taken_in_stays_in_the_list_of_those_who_come() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        let mut shown = with_places("2");
        shown.push(("names", "1"));
        settle(site, id, &shown);
        visitor(site, id, "One Visitor");
        assert_eq!(manage(site, id, &[("act", "take-all")]).status, 303);
        visitor(site, id, "Other Visitor");
        visitor(site, id, "Third Visitor");
        let text = site.client().get(&page(id)).text();
        assert!(text.contains("No places left"), "{text}");
        assert_eq!(
            coming(&text),
            ["One Visitor", "Other Visitor", "Third Visitor"],
            "{text}"
        );
    });
}

#[test]
fn the_fee_and_that_sign_ups_are_approved_are_said_before_anyone_signs_up() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        let money = Money {
            currency: "Ft".to_owned(),
            fee: 12_000,
            prizes: Prizes::default(),
        };
        let act = ChangeSetting {
            seen: site.store.read(|db| read::revision(db, &CLI, id)).expect("a revision"),
            part: SettingPart::Money,
            read: |_: &Tournament| Ok(Setting::Money(money)),
        };
        request(&site.store, &CLI, id, Utc::now()).act(act).expect("a fee");
        settle(site, id, OPEN);
        let text = site.client().get(&page(id)).text();
        assert!(
            text.contains("Entry fee: 12,000 Ft") && !text.contains("approve each sign-up"),
            "{text}"
        );
        let mut approved = OPEN.to_vec();
        approved.push(("approval", "1"));
        settle(site, id, &approved);
        let text = site.client().get(&page(id)).text();
        assert!(text.contains("The organisers approve each sign-up"), "{text}");
        let link = visitor(site, id, "Vera Visitor");
        let own = site.client().get(&link).text();
        assert!(own.contains("Entry fee: 12,000 Ft"), "{own}");
    });
}

#[test]
fn the_settings_of_a_sign_up_say_that_they_were_saved_and_which_places_there_can_be() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        let mut form = vec![("act", "settings")];
        form.extend(with_places("12"));
        let saved = manage(site, id, &form);
        let to = saved.header("location").expect("a page").to_owned();
        let mut director = browser(site, Who::Director);
        assert!(director.get(&to).text().contains("Saved: Sign-up settings"), "{to}");
        let plain = director.get(&format!("/tournaments/{id}/sign-up")).text();
        assert!(!plain.contains("Saved:"), "{plain}");
        for places in ["0", "-1", "1000", "many"] {
            let mut form = vec![("act", "settings")];
            form.extend(with_places(places));
            let refused = manage(site, id, &form);
            assert!(
                refused.status == 409 && refused.text().contains("from 1 to 999"),
                "{places}: {}",
                refused.text()
            );
        }
    });
}

#[test]
fn a_name_that_signs_up_twice_is_marked_for_those_who_take_people_in() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        settle(site, id, OPEN);
        for name in ["Vera Visitor", "Kata Kiss", "vera visitor"] {
            visitor(site, id, name);
        }
        let mut director = browser(site, Who::Director);
        let marks = |director: &mut Client, page: &str| {
            let text = director.get(&format!("/tournaments/{id}/{page}")).text();
            text.matches("two of this name").count()
        };
        assert_eq!(marks(&mut director, "sign-up"), 2);
        assert_eq!(manage(site, id, &[("act", "take-all")]).status, 303);
        assert_eq!(marks(&mut director, "entries"), 0);
        assert_eq!(marks(&mut director, "sign-up"), 1, "one of them is entered");
        let left = site.store.read(|db| signups::active(db, id)).expect("a list");
        let signup = left[0].id.to_string();
        let take = [("act", "take"), ("signup", signup.as_str()), ("member", "")];
        assert_eq!(manage(site, id, &take).status, 303);
        assert_eq!(marks(&mut director, "entries"), 2);
        assert_eq!(marks(&mut site.client(), "entries"), 0);
    });
}
