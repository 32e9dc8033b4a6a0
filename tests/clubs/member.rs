//! One entry: changed by owners, the public name chosen by oneself, roles given and taken, and the last owner stays.

use chrono::Utc;
use talon_service::account::lock_user;
use talon_service::clubs::{OwnerChange, set_owner};
use talon_service::{ActError, Actor, Conflict};

use super::people::{CLI, Who, browser, csrf, join, own, send, signed_in, town};
use crate::accounts::people::PASSWORD;
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Site, on_each_site};
use crate::import::pages::{form_to, work};

#[test]
fn everyone_chooses_their_own_public_name_and_nobody_elses() {
    on_each_site(|site| {
        let town = town(site);
        let mut member = browser(site, Who::Member);
        let mine = format!("/clubs/one/members/{}", town.member);
        assert!(member.get(&mine).text().contains("How others see you"));
        let chosen = [("shown", "alias"), ("alias", "The <Fox>")];
        assert_eq!(send(&mut member, &mine, &chosen).status, 303);
        assert!(member.get(&mine).text().contains("The &#60;Fox&#62;"));
        let guest = format!("/clubs/one/members/{}", town.guest);
        assert_eq!(send(&mut member, &guest, &chosen).status, 404);
        let whole = [("name", "Renamed"), ("shown", "full"), ("alias", ""), ("email", "")];
        assert_eq!(
            send(&mut member, &mine, &whole).status,
            404,
            "the entry itself is the owners'"
        );
        let mut owner = browser(site, Who::Owner);
        assert_eq!(send(&mut owner, &guest, &whole).status, 303);
        assert!(owner.get(&guest).text().contains("<h2>Renamed</h2>"));
        assert_eq!(
            send(&mut owner, &mine, &chosen).status,
            303,
            "an owner chooses for others"
        );
        for field in ["user_id", "club_id", "role", "merged_into"] {
            let more = [whole.to_vec(), vec![(field, "1")]].concat();
            assert_eq!(send(&mut owner, &guest, &more).status, 400, "{field}");
        }
    });
}

#[test]
fn the_last_owner_who_can_act_stays() {
    on_each_site(|site| {
        let town = town(site);
        let mut owner = browser(site, Who::Owner);
        let here = format!("/clubs/one/members/{}", town.owner);
        let refused = send(
            &mut owner,
            &format!("{here}/owner"),
            &[("on", "0"), ("password", PASSWORD)],
        );
        assert_eq!(refused.status, 409);
        assert!(refused.text().contains("last active owner"), "{}", refused.text());
        let refused = send(&mut owner, &format!("{here}/activity"), &[("on", "0")]);
        assert_eq!(refused.status, 409);
        let locked = lock_user(&site.store, &CLI, &Who::Owner.mail(), true, Utc::now());
        assert!(matches!(locked.unwrap_err(), ActError::Conflict(Conflict::LastOwner)));
        // A second one, whose account is then locked, does not count.
        own(site, "one", town.member);
        lock_user(&site.store, &CLI, &Who::Member.mail(), true, Utc::now()).expect("one of two");
        let change = OwnerChange {
            slug: "one",
            member: town.owner,
            owner: false,
            password: "",
        };
        let refused = set_owner(&site.store, &site.passwords, &CLI, &change, Utc::now());
        assert!(matches!(refused.unwrap_err(), ActError::Conflict(Conflict::LastOwner)));
        lock_user(&site.store, &CLI, &Who::Member.mail(), false, Utc::now()).expect("open again");
        set_owner(&site.store, &site.passwords, &CLI, &change, Utc::now()).expect("one of two");
        assert_eq!(browser(site, Who::Owner).get("/clubs/one/settings").status, 403);
    });
}

#[test]
fn of_two_owners_who_give_up_at_the_same_moment_one_stays() {
    on_each_site(|site| {
        let town = town(site);
        own(site, "one", town.member);
        let gone: Vec<bool> = std::thread::scope(|scope| {
            let leave = |member| {
                let change = OwnerChange {
                    slug: "one",
                    member,
                    owner: false,
                    password: "",
                };
                set_owner(&site.store, &site.passwords, &CLI, &change, Utc::now()).is_ok()
            };
            let both = [town.owner, town.member].map(|member| scope.spawn(move || leave(member)));
            both.into_iter().map(|one| one.join().expect("no panic")).collect()
        });
        assert_eq!(gone.iter().filter(|gone| **gone).count(), 1, "{gone:?}");
    });
}

#[test]
fn nobody_gives_a_role_that_they_do_not_hold() {
    on_each_site(|site| {
        let town = town(site);
        let path = format!("/clubs/one/members/{}/owner", town.member);
        let form = [("on", "1"), ("password", PASSWORD)];
        for who in Who::ALL.into_iter().filter(|who| *who != Who::Owner) {
            let status = send(&mut browser(site, who), &path, &form).status;
            assert_eq!(status, if who == Who::Visitor { 401 } else { 403 }, "{who:?}");
        }
        let mut rival = signed_in(site, "rival@example.org");
        assert_eq!(send(&mut rival, &path, &form).status, 403);
        let crossed = format!("/clubs/two/members/{}/owner", town.member);
        assert_eq!(
            send(&mut rival, &crossed, &form).status,
            404,
            "an entry of another club"
        );
        let mut owner = browser(site, Who::Owner);
        let guest = format!("/clubs/one/members/{}/owner", town.guest);
        assert_eq!(send(&mut owner, &guest, &form).status, 409, "without an account");
        assert_eq!(send(&mut owner, &path, &form).status, 303);
        assert_eq!(browser(site, Who::Member).get("/clubs/one/settings").status, 200);
    });
}

#[test]
fn a_role_works_and_ends_on_the_next_request_and_with_a_new_session() {
    on_each_site(|site| {
        let town = town(site);
        let mut member = browser(site, Who::Member);
        let before = member.cookies["talon"].clone();
        assert_eq!(member.get("/clubs/one/settings").status, 403);
        own(site, "one", town.member);
        assert_eq!(member.get("/account").status, 401, "the old session has ended");
        let mut member = browser(site, Who::Member);
        assert_ne!(member.cookies["talon"], before);
        assert_eq!(member.get("/clubs/one/settings").status, 200);
        let change = OwnerChange {
            slug: "one",
            member: town.member,
            owner: false,
            password: "",
        };
        set_owner(&site.store, &site.passwords, &CLI, &change, Utc::now()).expect("taken back");
        assert_eq!(member.get("/clubs/one/settings").status, 401);
        assert_eq!(browser(site, Who::Member).get("/clubs/one/settings").status, 403);
    });
}

/// Moves what sessions remember into the past.
fn long_ago(backend: &Backend, column: &str) {
    backend.behind_the_back(&format!("UPDATE auth_sessions SET {column} = '2026-01-01 00:00:00'"));
}

#[test]
fn giving_a_role_asks_for_the_password_again_after_a_while() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::start(&backend.open());
        let town = town(&site);
        let mut owner = browser(&site, Who::Owner);
        long_ago(&backend, "confirmed_at");
        let path = format!("/clubs/one/members/{}/owner", town.member);
        let token = csrf(&mut owner);
        let without = owner.post(&path, &[("on", "1"), ("csrf", &token)]);
        assert_eq!(without.status, 422);
        assert!(without.text().contains("name=\"password\""), "{}", without.text());
        assert_eq!(
            send(&mut owner, &path, &[("on", "1"), ("password", "wrong")]).status,
            422
        );
        assert_eq!(
            send(&mut owner, &path, &[("on", "1"), ("password", PASSWORD)]).status,
            303
        );
    }
}

#[test]
fn a_session_of_an_owner_lies_idle_as_shortly_as_an_admins() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::start(&backend.open());
        town(&site);
        let (mut owner, mut member) = (browser(&site, Who::Owner), browser(&site, Who::Member));
        let ago = (Utc::now() - chrono::TimeDelta::hours(13)).format("%Y-%m-%d %H:%M:%S");
        backend.behind_the_back(&format!("UPDATE auth_sessions SET seen_at = '{ago}'"));
        assert_eq!(
            (owner.get("/account").status, member.get("/account").status),
            (401, 200)
        );
    }
}

#[test]
fn a_deactivated_member_has_lost_their_rights_on_the_next_request() {
    on_each_site(|site| {
        let town = town(site);
        own(site, "one", town.member);
        let mut second = browser(site, Who::Member);
        let mut owner = browser(site, Who::Owner);
        let path = format!("/clubs/one/members/{}/activity", town.member);
        assert_eq!(send(&mut owner, &path, &[("on", "0")]).status, 303);
        assert_eq!(second.get("/clubs/one/settings").status, 401);
        let mut second = browser(site, Who::Member);
        assert_eq!(second.get("/clubs/one/settings").status, 403);
        assert_eq!(second.get("/clubs/one/members").status, 403);
        assert!(!second.get("/account").text().contains("Club One"));
        assert_eq!(send(&mut owner, &path, &[("on", "1")]).status, 303);
        assert_eq!(second.get("/clubs/one/members").status, 200);
        assert_eq!(
            second.get("/clubs/one/settings").status,
            403,
            "without their former roles"
        );
    });
}

#[test]
fn a_club_without_a_short_name_gets_one_of_its_name() {
    on_each_site(|site| {
        town(site);
        let mut admin = browser(site, Who::Admin);
        let key = admin.get("/clubs/new").hidden("key").expect("a key");
        let unnamed = [
            ("name", "Őszi Kör"),
            ("slug", " "),
            ("timezone", "Europe/Budapest"),
            ("language", "hu"),
            ("owner", ""),
            ("key", &key),
        ];
        let answer = send(&mut admin, "/clubs/new", &unnamed);
        assert_eq!(answer.header("location"), Some("/clubs/oszi-kor?done=added"));
    });
}

#[test]
fn the_first_owner_of_a_club_without_one_is_named_by_an_administrator() {
    on_each_site(|site| {
        town(site);
        let mut admin = browser(site, Who::Admin);
        let key = admin.get("/clubs/new").hidden("key").expect("a key");
        let form = [
            ("name", "Club Three"),
            ("slug", "three"),
            ("timezone", "Europe/Belgrade"),
            ("language", "sr"),
            ("owner", ""),
            ("key", key.as_str()),
        ];
        for _ in 0..2 {
            let answer = send(&mut admin, "/clubs/new", &form);
            assert_eq!(
                answer.header("location"),
                Some("/clubs/three?done=added"),
                "{}",
                answer.text()
            );
        }
        for (slug, owner) in [
            ("Three", ""),
            ("two words", ""),
            ("new", ""),
            ("one", ""),
            ("four", "nobody@example.org"),
        ] {
            let key = admin.get("/clubs/new").hidden("key").expect("a key");
            let form = [
                form[0],
                ("slug", slug),
                form[2],
                form[3],
                ("owner", owner),
                ("key", &key),
            ];
            assert_eq!(send(&mut admin, "/clubs/new", &form).status, 422, "{slug} {owner}");
        }
        let member = join(&site.store, "three", &Who::Stranger.mail());
        let path = format!("/clubs/three/members/{member}/owner");
        let form = [("on", "1"), ("password", PASSWORD)];
        let status = send(&mut admin, &path, &form).status;
        assert!(matches!(status, 303 | 404), "{status}");
        assert_eq!(browser(site, Who::Stranger).get("/clubs/three/settings").status, 200);
        let more = join(&site.store, "three", &Who::Member.mail());
        let path = format!("/clubs/three/members/{more}/owner");
        assert_eq!(send(&mut admin, &path, &form).status, 403, "there is one now");
        let nobody = set_owner(
            &site.store,
            &site.passwords,
            &Actor::Visitor,
            &OwnerChange {
                slug: "three",
                member,
                owner: false,
                password: "",
            },
            Utc::now(),
        );
        assert!(nobody.is_err());
    });
}

#[test]
fn hands_that_a_member_brought_in_are_marked_until_someone_vouches_and_those_of_an_owner_are_not() {
    on_each_site(|site| {
        town(site);
        let records = talon_samples::generate::ulti::records(5);
        for ((who, marked, n), text) in [(Who::Member, true, 1), (Who::Owner, false, 2)]
            .into_iter()
            .zip(records)
        {
            let mut client = browser(site, who);
            let parts = [
                ("club", "one"),
                ("visibility", "public"),
                ("file:a.json", text.as_str()),
            ];
            assert_eq!(form_to(&mut client, "/import", &parts).status, 303, "{who:?}");
            work(&site.store);
            let page = site.client().get(&format!("/hands/{n}")).text();
            assert_eq!(
                page.contains("no one responsible for the club"),
                marked,
                "{who:?}: {page}"
            );
            let told = site.client().get(&format!("/api/v1/hands/{n}")).text();
            assert!(told.contains(&format!("\"verified\":{}", !marked)), "{who:?}: {told}");
        }
        let list = site.client().get("/hands").text();
        assert_eq!(list.matches(">unverified<").count(), 1, "{list}");
        let told: serde_json::Value = serde_json::from_slice(&site.client().get("/api/v1/hands").bytes).expect("JSON");
        let verified: Vec<_> = told["hands"]
            .as_array()
            .expect("hands")
            .iter()
            .map(|hand| hand["verified"].clone())
            .collect();
        assert_eq!(verified.len(), 2);
        assert!(
            verified.contains(&true.into()) && verified.contains(&false.into()),
            "{verified:?}"
        );
    });
}
