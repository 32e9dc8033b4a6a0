//! Settings of a club: kept by its owners, refused to everyone else, and shown on its page.

use super::people::{Who, browser, send, town};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Site, on_each_site};
use talon_service::clubs::LANGUAGES;
use talon_text::Lang;

fn form<'a>(name: &'a str, about: &'a str) -> Vec<(&'a str, &'a str)> {
    vec![
        ("name", name),
        ("logo_text", "C1"),
        ("about", about),
        ("timezone", "Europe/Zagreb"),
        ("language", "hr"),
        ("game", "preferans/sr"),
        ("members_public", "1"),
    ]
}

#[test]
fn what_an_owner_says_is_on_the_page_of_the_club() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let about = "Every <b>Friday</b>\r\nat six\r\n\r\nBeginners welcome";
        let saved = send(&mut owner, "/clubs/one/settings", &form("Club <One>", about));
        assert_eq!(saved.status, 200, "{}", saved.text());
        let page = site.client().get("/clubs/one").text();
        assert!(
            page.contains("Club &#60;One&#62;") && page.contains("Every &#60;b&#62;Friday"),
            "{page}"
        );
        assert!(
            page.contains("<p>\nBeginners welcome\n") && page.contains("Preferans, "),
            "{page}"
        );
        let again = owner.get("/clubs/one/settings").text();
        assert!(again.contains("<option value=\"Europe/Zagreb\" selected>"), "{again}");
        assert!(again.contains("<option value=\"preferans/sr\" selected>"), "{again}");
        assert!(again.contains("name=\"members_public\" value=\"1\" checked"), "{again}");
    });
}

#[test]
fn a_form_that_is_refused_comes_back_with_what_was_typed_and_the_fault_beside_its_field() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let long = "x".repeat(4001);
        for (field, value, says) in [
            ("name", "", "Please fill this in"),
            ("logo_text", "ABCDE", "4"),
            ("about", long.as_str(), "4"),
            ("about", "a\u{202E}b", "Hidden control characters"),
            ("timezone", "Mars/Base", "Choose one of the options"),
            ("game", "chess", "Choose one of the options"),
        ] {
            let mut form = form("Kept name", "kept text");
            form.iter_mut().find(|(name, _)| *name == field).expect("a field").1 = value;
            let answer = send(&mut owner, "/clubs/one/settings", &form);
            let page = answer.text();
            assert_eq!(answer.status, 422, "{field}");
            assert!(
                page.contains(&format!("href=\"#{field}\"")) && page.contains(says),
                "{field}: {page}"
            );
            assert!(
                field == "name" || page.contains("value=\"Kept name\""),
                "{field}: {page}"
            );
            assert!(field == "about" || page.contains("kept text"), "{field}: {page}");
        }
        assert!(
            site.client().get("/clubs/one").text().contains("Club One"),
            "nothing was kept"
        );
    });
}

#[test]
fn nobody_but_an_owner_changes_settings_and_no_field_too_many_is_taken() {
    on_each_site(|site| {
        town(site);
        for who in Who::ALL {
            let mut client = browser(site, who);
            let expected = match who {
                Who::Visitor => 401,
                Who::Owner => 200,
                _ => 403,
            };
            assert_eq!(client.get("/clubs/one/settings").status, expected, "{who:?}");
            let answer = send(&mut client, "/clubs/one/settings", &form("Changed", ""));
            assert_eq!(answer.status, expected, "{who:?}");
        }
        let mut owner = browser(site, Who::Owner);
        assert_eq!(owner.get("/clubs/two/settings").status, 403);
        assert_eq!(
            send(&mut owner, "/clubs/two/settings", &form("Changed", "")).status,
            403
        );
        assert_eq!(owner.get("/clubs/nowhere/settings").status, 404);
        for field in ["slug", "id", "role", "club_id", "owner"] {
            let more = [form("Changed", ""), vec![(field, "1")]].concat();
            assert_eq!(send(&mut owner, "/clubs/one/settings", &more).status, 400, "{field}");
        }
    });
}

#[test]
fn search_engines_are_asked_to_stay_away_where_the_owner_wants_it() {
    on_each_site(|site| {
        town(site);
        let robots = "<meta name=\"robots\" content=\"noindex\">";
        assert!(!site.client().get("/clubs/one").text().contains(robots));
        let mut owner = browser(site, Who::Owner);
        let form = [form("Club One", ""), vec![("noindex", "1")]].concat();
        assert_eq!(send(&mut owner, "/clubs/one/settings", &form).status, 200);
        assert!(site.client().get("/clubs/one").text().contains(robots));
        assert!(site.client().get("/clubs/one/members").text().contains(robots));
    });
}

#[test]
fn a_club_can_be_set_to_every_language_that_talon_speaks() {
    assert_eq!(LANGUAGES, Lang::ALL.map(Lang::code));
}

#[test]
fn a_club_whose_time_zone_is_unknown_has_no_other_clock() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::start(&backend.open());
        town(&site);
        let mut client = site.client();
        for zone in ["Europe/Nowhere", ""] {
            backend.behind_the_back(&format!("UPDATE clubs SET timezone = '{zone}' WHERE slug = 'one'"));
            for page in ["/clubs/one", "/tournaments"] {
                assert_eq!(client.get(page).status, 500, "{page}: {zone}");
            }
            assert_eq!(client.get("/clubs/two").status, 200);
        }
    }
}
