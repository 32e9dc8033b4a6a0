//! Links into a club: shown once, used once, in time, and only while whoever made them still could.

use chrono::{TimeDelta, Utc};
use talon_service::clubs::{NewLink, OwnerChange, invite, set_owner};
use talon_store::MemberId;
use talon_store::invites::Becomes;

use super::people::{CLI, Who, browser, csrf, own, send, signed_in, town};
use crate::accounts::people::{PASSWORD, account};
use crate::harness::site::{Answer, Client, Site, on_each_site};

/// Makes a link on the page and answers its path.
fn make(owner: &mut Client, role: &str, member: &str, key: &str) -> Answer {
    let form = [
        ("label", "for <Béla>"),
        ("role", role),
        ("days", "3"),
        ("member", member),
        ("password", PASSWORD),
        ("key", key),
    ];
    send(owner, "/clubs/one/invites", &form)
}

fn link_in(answer: &Answer) -> String {
    assert_eq!(answer.status, 200, "{}", answer.text());
    let page = answer.text();
    let at = page.find("http://talon.test/join/").expect("a link") + "http://talon.test".len();
    page[at..].split('"').next().expect("its end").to_owned()
}

const KEY: &str = "0123456789abcdef0123456789abcdef";

#[test]
fn someone_new_makes_an_account_and_belongs_to_the_entry_that_was_there() {
    on_each_site(|site| {
        let town = town(site);
        let mut owner = browser(site, Who::Owner);
        let guest = town.guest.to_string();
        let link = link_in(&make(&mut owner, "member", &guest, KEY));
        let page = owner.get("/clubs/one/invites").text();
        assert!(!page.contains(&link), "it is shown once");
        assert!(
            page.contains("for &#60;Béla&#62;") && page.contains("open until"),
            "{page}"
        );
        let mut new = site.client();
        assert!(new.get(&link).text().contains("Club One"));
        let form = [
            ("email", "bela@example.org"),
            ("name", "Béla Kiss"),
            ("password", PASSWORD),
        ];
        let weak = new.submit(&link, &[form[0], form[1], ("password", "password12")]);
        assert_eq!(weak.status, 422);
        assert!(weak.text().contains("Béla Kiss") && !weak.text().contains("password12"));
        assert_eq!(
            new.submit(&link, &[form[0], form[1], form[2], ("role", "owner")])
                .status,
            400
        );
        assert_eq!(
            new.submit(&link, &form).header("location"),
            Some("/clubs/one?done=joined")
        );
        assert_eq!(new.get(&format!("/clubs/one/members/{guest}")).status, 200);
        let list = owner.get("/clubs/one/members").text();
        assert_eq!(list.matches(&format!("/members/{guest}\"")).count(), 1, "{list}");
        let again = site.client().get(&link);
        assert_eq!(again.status, 404);
        assert!(again.text().contains("no longer valid"));
        assert_eq!(signed_in(site, &Who::Stranger.mail()).get(&link).status, 404);
    });
}

#[test]
fn an_account_joins_by_one_click_and_an_owner_gets_a_new_session() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let link = link_in(&make(&mut owner, "owner", "", KEY));
        let mut stranger = browser(site, Who::Stranger);
        let page = stranger.get(&link).text();
        assert!(
            page.contains("You will be an owner of the club") && page.contains("/accept\""),
            "{page}"
        );
        let before = stranger.cookies["talon"].clone();
        let token = csrf(&mut stranger);
        assert_eq!(
            site.client()
                .post(&format!("{link}/accept"), &[("csrf", &token)])
                .status,
            401
        );
        assert_eq!(
            stranger.post(&format!("{link}/accept"), &[]).status,
            403,
            "without the token"
        );
        let joined = stranger.post(&format!("{link}/accept"), &[("csrf", &token)]);
        assert_eq!(
            joined.header("location"),
            Some("/clubs/one?done=joined"),
            "{}",
            joined.text()
        );
        assert_ne!(stranger.cookies["talon"], before);
        assert_eq!(stranger.get("/clubs/one/settings").status, 200);
        let mut old = site.client();
        old.cookies.insert("talon".into(), before);
        assert_eq!(old.get("/account").status, 401);
    });
}

#[test]
fn an_owner_who_comes_by_a_link_needs_a_long_password() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let link = link_in(&make(&mut owner, "owner", "", KEY));
        let form = [
            ("email", "new@example.org"),
            ("name", "New"),
            ("password", "blue horse 47!"),
        ];
        let short = site.client().submit(&link, &form);
        assert_eq!(short.status, 422);
        assert!(short.text().contains("At least 15 characters"), "{}", short.text());
    });
}

#[test]
fn another_language_leads_back_to_the_link() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let link = link_in(&make(&mut owner, "member", "", KEY));
        for mut client in [site.client(), browser(site, Who::Stranger)] {
            let page = client.get(&link);
            let csrf = page.hidden("csrf").unwrap_or_default();
            let next = page.hidden("next").expect("the way back");
            assert_eq!(next, link);
            let changed = client.post("/preferences", &[("csrf", &csrf), ("lang", "hu"), ("next", &next)]);
            assert_eq!(changed.header("location"), Some(link.as_str()));
            let page = client.get(&link).text();
            assert!(page.contains("lang=\"hu\"") && page.contains("Club One"), "{page}");
        }
        // Also from the page that says what was wrong with the form, and from that of the button.
        let mut new = site.client();
        let wrong = new.submit(&link, &[("email", "x"), ("name", "X"), ("password", "short")]);
        assert_eq!(
            (wrong.status, wrong.hidden("next").as_deref()),
            (422, Some(link.as_str()))
        );
        let mut late = browser(site, Who::Stranger);
        let csrf = csrf(&mut late);
        let gone = late.post("/join/gone/accept", &[("csrf", &csrf)]);
        assert_eq!((gone.status, gone.hidden("next").as_deref()), (404, Some("/join/gone")));
    });
}

#[test]
fn the_same_form_sent_twice_shows_the_same_link_and_makes_one() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let (first, second) = (make(&mut owner, "member", "", KEY), make(&mut owner, "member", "", KEY));
        assert_eq!(link_in(&first), link_in(&second));
        assert_eq!(owner.get("/clubs/one/invites").text().matches("open until").count(), 1);
        let other = "fedcba9876543210fedcba9876543210";
        assert_ne!(link_in(&make(&mut owner, "member", "", other)), link_in(&first));
        let mut member = browser(site, Who::Member);
        assert_eq!(make(&mut member, "member", "", KEY).status, 403);
    });
}

fn by_command(site: &Site, days_ago: i64) -> String {
    let link = NewLink {
        slug: "one",
        role: Becomes::Member,
        days: 1,
        label: "",
        member: None::<MemberId>,
        password: "",
        key: None,
    };
    let made = invite(
        &site.store,
        &site.passwords,
        &CLI,
        &link,
        Utc::now() - TimeDelta::days(days_ago),
    );
    format!("/join/{}", made.expect("a link"))
}

#[test]
fn a_link_ends_by_time_by_being_taken_back_and_with_the_right_of_its_maker() {
    on_each_site(|site| {
        let town = town(site);
        assert_eq!(site.client().get(&by_command(site, 0)).status, 200);
        assert_eq!(site.client().get(&by_command(site, 2)).status, 404);
        assert_eq!(site.client().get("/join/nothing").status, 404);

        let mut owner = browser(site, Who::Owner);
        let link = link_in(&make(&mut owner, "member", "", KEY));
        let page = owner.get("/clubs/one/invites").text();
        let at = page.find("/clubs/one/invites/").expect("a button");
        let revoke = page[at..].split('"').next().expect("its end").to_owned();
        let mut rival = signed_in(site, "rival@example.org");
        assert_eq!(send(&mut rival, &revoke, &[]).status, 404);
        assert_eq!(send(&mut rival, &revoke.replace("/one/", "/two/"), &[]).status, 404);
        assert_eq!(send(&mut owner, &revoke, &[]).status, 303);
        assert_eq!(send(&mut owner, &revoke, &[]).status, 404, "twice");
        assert_eq!(site.client().get(&link).status, 404);

        own(site, "one", town.member);
        let mut second = browser(site, Who::Member);
        let link = link_in(&make(&mut second, "owner", "", KEY));
        assert_eq!(site.client().get(&link).status, 200);
        let change = OwnerChange {
            slug: "one",
            member: town.member,
            owner: false,
            password: "",
        };
        set_owner(&site.store, &site.passwords, &CLI, &change, Utc::now()).expect("taken back");
        assert_eq!(site.client().get(&link).status, 404);
    });
}

#[test]
fn nobody_but_an_owner_sees_or_makes_links() {
    on_each_site(|site| {
        let town = town(site);
        account(&site.store, "other@example.org", false);
        for who in Who::ALL {
            let mut client = browser(site, who);
            let expected = match who {
                Who::Visitor => 401,
                Who::Owner => 200,
                _ => 403,
            };
            assert_eq!(client.get("/clubs/one/invites").status, expected, "{who:?}");
            for role in ["member", "owner"] {
                assert_eq!(make(&mut client, role, "", KEY).status, expected, "{who:?} {role}");
                if who == Who::Owner {
                    break;
                }
            }
        }
        let mut owner = browser(site, Who::Owner);
        let foreign = town.other.to_string();
        assert_eq!(
            make(&mut owner, "member", &foreign, "x").status,
            404,
            "an entry of another club"
        );
        assert_eq!(make(&mut owner, "admin", "", "x").status, 422);
    });
}
