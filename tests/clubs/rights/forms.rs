//! The addresses that the walk asks by a form of their own: signing in and out, links that work once, files that are
//! brought in, records of an import, and one's own sessions. What is expected comes from the same two files.

use talon_service::account::{make_invite, make_reset};
use talon_service::find_person;
use talon_service::import_hands::{Choices, Request, keep_upload, start};

use super::*;
use crate::import::pages::{form_to, work};

/// What is wrong with the answers, all of them.
#[derive(Default)]
struct Walk {
    asked: usize,
    denied: usize,
    faults: Vec<String>,
}

impl Walk {
    fn note(&mut self, who: Who, route: &Route, case: &Case, status: u16) {
        self.asked += 1;
        match check(who, route, case, status) {
            Ok(denied) => self.denied += usize::from(denied),
            Err(fault) => self.faults.push(fault),
        }
    }

    fn end(&self, asked: usize, denied: usize) {
        assert!(self.faults.is_empty(), "{}", self.faults.join("\n"));
        assert!(
            self.asked >= asked && self.denied >= denied,
            "{} {}",
            self.asked,
            self.denied
        );
    }
}

fn route(method: &str, path: &str) -> Route {
    let all = routes().expect("a table");
    let found = all
        .into_iter()
        .find(|route| (route.method, route.path) == (method, path));
    found.unwrap_or_else(|| panic!("{method} {path} is not in the table"))
}

fn case(what: &'static str, path: String, exists: bool) -> Case {
    Case {
        what,
        path,
        exists,
        in_first_club: false,
        owner: None,
        published: |_| false,
    }
}

#[test]
fn forms_before_signing_in_and_links_that_work_once_answer_everyone_as_the_table_says() {
    on_each_site(|site| {
        town(site);
        let invited = make_invite(&site.store, &CLI, "new@example.org", Some("one"), Utc::now()).expect("a link");
        let reset = make_reset(&site.store, &CLI, "rival@example.org", Utc::now()).expect("a link");
        let join = join_link(site, "one");
        let mut walk = Walk::default();
        for who in Who::ALL {
            let mut client = browser(site, who);
            for (path, token) in [
                ("/invite/{token}", Some(&invited)),
                ("/reset/{token}", Some(&reset)),
                ("/join/{token}", Some(&join)),
                ("/invite/{token}", None),
                ("/reset/{token}", None),
                ("/join/{token}", None),
                ("/welcome/{token}", None),
                ("/card/{token}", None),
            ] {
                let (what, exists) = (if token.is_some() { "a link" } else { "no link" }, token.is_some());
                let case = case(
                    what,
                    path.replace("{token}", token.map_or("nothing", |token| token)),
                    exists,
                );
                walk.note(who, &route("GET", path), &case, client.get(&case.path).status);
                // Where there is no link there is no form either; its token is the same as that of signing in.
                let csrf = match path {
                    "/card/{token}" => csrf(&mut client),
                    _ => client.get("/sign-in").hidden("csrf").expect("a token"),
                };
                // Too short, so that the link is there for whoever comes next.
                let mut typed = vec![("csrf", csrf.as_str())];
                if !path.starts_with("/card") {
                    typed.extend([("email", "x@example.org"), ("name", "X"), ("password", "short")]);
                }
                let sent = client.post(&case.path, &typed);
                walk.note(who, &route("POST", path), &case, sent.status);
            }
            times_by_card(&mut walk, who, &mut client);
            let mut fresh = browser(site, who);
            let sign_in = case("the page", "/sign-in".to_owned(), true);
            walk.note(who, &route("GET", "/sign-in"), &sign_in, fresh.get("/sign-in").status);
            let wrong = [("email", "nobody@example.org"), ("password", "wrong")];
            walk.note(
                who,
                &route("POST", "/sign-in"),
                &sign_in,
                fresh.submit("/sign-in", &wrong).status,
            );
            let accept = route("POST", "/join/{token}/accept");
            for (what, token) in [("a link", join_link(site, "one")), ("no link", "nothing".to_owned())] {
                let case = case(what, format!("/join/{token}/accept"), what == "a link");
                let csrf = csrf(&mut fresh);
                walk.note(who, &accept, &case, fresh.post(&case.path, &[("csrf", &csrf)]).status);
            }
            let out = case("the session", "/sign-out".to_owned(), true);
            let csrf = csrf(&mut fresh);
            walk.note(
                who,
                &route("POST", "/sign-out"),
                &out,
                fresh.post("/sign-out", &[("csrf", &csrf)]).status,
            );
            assert_eq!(fresh.get("/account").status, 401, "{who:?} is signed out");
        }
        walk.end(160, 1);
    });
}

/// The times of a table, by a card that there is not.
fn times_by_card(walk: &mut Walk, who: Who, client: &mut Client) {
    let times = case("no link", "/card/nothing/times".to_owned(), false);
    let token = csrf(client);
    let sent = client.post(&times.path, &[("csrf", &token), ("act", "tick"), ("time", "")]);
    walk.note(who, &route("POST", "/card/{token}/times"), &times, sent.status);
}

#[test]
fn files_are_brought_in_by_whom_the_table_lets_and_into_their_club_alone() {
    on_each_site(|site| {
        town(site);
        let mut walk = Walk::default();
        for who in Who::ALL {
            let mut client = browser(site, who);
            let form = client.get("/import");
            assert_eq!(
                form.status,
                if who == Who::Visitor { 401 } else { 200 },
                "{who:?}: it names their clubs"
            );
            let inside = matches!(who, Who::Member | Who::Scorer | Who::Director | Who::Owner);
            assert_eq!(form.text().contains("value=\"one\""), inside, "{who:?}");
            assert!(!form.text().contains("value=\"two\""), "{who:?}");
            if who != Who::Visitor {
                token(&site.store, user(&site.store, &who.mail()), "read import");
            }
            for (what, slug) in [("the club", "one"), ("another club", "two"), ("no club", "nowhere")] {
                let case = Case {
                    in_first_club: slug == "one",
                    ..case(what, "/import".into(), slug != "nowhere")
                };
                let sent = form_to(&mut client, "/import", &[("club", slug), ("text", "{}")]);
                walk.note(who, &route("POST", "/import"), &case, sent.status);
                let bearer = (who != Who::Visitor)
                    .then(|| format!("Bearer talon_{}_read import", user(&site.store, &who.mail()).0));
                let mut headers = vec![("content-type", "application/json")];
                headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
                let path = format!("/api/v1/imports?club={slug}");
                let sent = site.client().send("POST", &path, &headers, b"{}");
                walk.note(
                    who,
                    &route("POST", "/api/v1/imports"),
                    &Case { path, ..case },
                    sent.status,
                );
            }
        }
        walk.end(48, 16);
    });
}

/// An import that is to be read: its first record is refused.
fn read(site: &Site, slug: &str, mail: &str) -> String {
    let club = find_club::by_slug(&site.store, slug).expect("a club");
    let actor = find_person::by_mail(&site.store, mail).expect("somebody");
    let choices = Choices::default();
    let request = Request {
        club: &club,
        file_name: "night.json",
        media_type: "application/json",
        choices: &choices,
        key: None,
    };
    let now = Utc::now().into();
    let misspelt = EXAMPLE.replacen("\"LX\"", "\"L10\"", 1);
    let upload = keep_upload(&site.store, &actor, &request, &mut misspelt.as_bytes(), now).expect("an upload");
    start(&site.store, &actor, &request, upload, now)
        .expect("an import")
        .public_id
}

#[test]
fn records_of_an_import_are_settled_by_their_importer_alone() {
    on_each_site(|site| {
        town(site);
        let mut people = Who::ALL.to_vec();
        people.sort_by_key(|who| matches!(who, Who::Member | Who::Owner));
        let imports = [
            ("an import", Some(Who::Member), read(site, "one", &Who::Member.mail())),
            (
                "another import",
                Some(Who::Owner),
                read(site, "one", &Who::Owner.mail()),
            ),
            (
                "an import of another club",
                None,
                read(site, "two", "rival@example.org"),
            ),
        ];
        work(&site.store);
        let mut walk = Walk::default();
        for who in people {
            let mut client = browser(site, who);
            for (what, owner, id) in &imports {
                for (record, exists) in [("1", true), ("99", false)] {
                    let of = |route: &Route| Case {
                        owner: *owner,
                        in_first_club: owner.is_some(),
                        ..case(what, route.path.replace("{id}", id).replace("{record}", record), exists)
                    };
                    let mend = route("GET", "/imports/{id}/records/{record}/mend");
                    walk.note(who, &mend, &of(&mend), client.get(&of(&mend).path).status);
                    for (path, form) in [
                        ("/imports/{id}/records/{record}", &[("choice", "leave_out")][..]),
                        ("/imports/{id}/records/{record}/fix", &[][..]),
                        (
                            "/imports/{id}/records/{record}/mend",
                            &[("text", "{}"), ("do", "store")][..],
                        ),
                    ] {
                        let (route, csrf) = (route("POST", path), csrf(&mut client));
                        let mut form = form.to_vec();
                        form.push(("csrf", &csrf));
                        let sent = client.post(&of(&route).path, &form);
                        assert_ne!(sent.status, 400, "{path}: {}", sent.text());
                        walk.note(who, &route, &of(&route), sent.status);
                    }
                }
            }
        }
        walk.end(190, 80);
    });
}

#[test]
fn sessions_are_ended_by_whose_they_are_alone() {
    on_each_site(|site| {
        town(site);
        let mut other = browser(site, Who::Scorer);
        let named = |page: &str| {
            let names = page.split("name=\"session\" value=\"").skip(1);
            names
                .filter_map(|rest| rest.split('"').next())
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        let _second = browser(site, Who::Scorer);
        let foreign = named(&other.get("/account").text());
        assert!(!foreign.is_empty(), "a session has a name");
        for who in Who::ALL.into_iter().filter(|who| *who != Who::Scorer) {
            let mut client = browser(site, who);
            let denied = if who == Who::Visitor { 401 } else { 404 };
            for name in foreign.iter().map(String::as_str).chain(["nothing"]) {
                let csrf = csrf(&mut client);
                let sent = client.post("/account/sessions", &[("session", name), ("csrf", &csrf)]);
                assert_eq!(sent.status, denied, "{who:?} {name}: {}", sent.text());
            }
            let csrf = csrf(&mut client);
            let all = client.post("/account/sessions", &[("csrf", &csrf)]);
            assert_eq!(all.status, if who == Who::Visitor { 401 } else { 303 }, "{who:?}");
        }
        assert_eq!(other.get("/account").status, 200, "nobody else ended it");
        let csrf = csrf(&mut other);
        let ended = other.post("/account/sessions", &[("session", &foreign[0]), ("csrf", &csrf)]);
        assert_eq!(ended.status, 303);
        assert_eq!(named(&other.get("/account").text()).len(), foreign.len() - 1);
    });
}

#[test]
fn only_who_is_signed_in_chooses_what_a_page_shows_and_only_of_their_own() {
    on_each_site(|site| {
        let things = things(site);
        let own = things.town.member.0.to_string();
        for who in Who::ALL {
            let mut client = browser(site, who);
            let shown = client.get("/account/page").status;
            let csrf = csrf(&mut client);
            let fields = [("member", own.as_str()), ("step", "save"), ("csrf", &csrf)];
            let kept = client.post("/account/page", &fields).status;
            let tags = [("member", own.as_str()), ("csrf", &csrf)];
            let agreed = client.post("/account/page/tags", &tags).status;
            let contact = [("member", own.as_str()), ("contact", "+36 1"), ("csrf", &csrf)];
            let told = client.post("/account/page/contact", &contact).status;
            let expected = match who {
                Who::Visitor => [401, 401, 401, 401],
                Who::Member => [200, 303, 303, 303],
                _ => [200, 404, 404, 404],
            };
            assert_eq!([shown, kept, agreed, told], expected, "{who:?}");
        }
    });
}

#[test]
fn only_who_is_signed_in_joins_entries_and_only_their_own() {
    on_each_site(|site| {
        things(site);
        for who in Who::ALL {
            let mut client = browser(site, who);
            let csrf = csrf(&mut client);
            let send = |client: &mut Client, step: &str| {
                let fields = [("federation", "one"), ("step", step), ("csrf", csrf.as_str())];
                client.post("/account/page/federations", &fields).status
            };
            // Nobody has two entries there.
            let expected = if who == Who::Visitor { (401, 401) } else { (409, 303) };
            assert_eq!(
                (send(&mut client, "join"), send(&mut client, "separate")),
                expected,
                "{who:?}"
            );
        }
    });
}
