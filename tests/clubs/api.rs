//! Clubs for programs: the same acts and the same rights, by tokens with a scope.

use serde_json::{Value, json};

use super::people::{Who, browser, send, town, user};
use crate::api::described::fits;
use crate::api::token;
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Client, Site, on_each_site};

pub fn bearer(site: &Site, who: Who, scopes: &str) -> String {
    token(&site.store, user(&site.store, &who.mail()), scopes)
}

fn call(client: &mut Client, method: &str, path: &str, token: &str, body: &Value) -> Answer {
    let headers = [("authorization", token), ("content-type", "application/json")];
    let body = if method == "GET" {
        String::new()
    } else {
        body.to_string()
    };
    client.send(method, path, &headers, body.as_bytes())
}

fn json_of(answer: &Answer) -> Value {
    serde_json::from_slice(&answer.bytes).expect("JSON")
}

/// A program with a token; what it is answered is as it is described.
struct Program {
    client: Client,
    token: String,
}

impl Program {
    fn of_owner(site: &Site) -> Program {
        Program {
            client: site.client(),
            token: bearer(site, Who::Owner, "manage"),
        }
    }

    fn ask(&mut self, method: &str, path: &str, body: Value, id: &str, status: u16) -> Value {
        let answer = call(&mut self.client, method, path, &self.token, &body);
        assert_eq!(answer.status, status, "{path}: {}", answer.text());
        fits(id, &answer);
        json_of(&answer)
    }
}

#[test]
fn an_owner_changes_a_club_by_program_as_it_is_described() {
    on_each_site(|site| {
        town(site);
        let mut owner = Program::of_owner(site);
        let club = owner.ask(
            "PATCH",
            "/api/v1/clubs/one",
            json!({"about": "Fridays", "members_public": true}),
            "changeClub",
            200,
        );
        assert_eq!(
            (club["about"].as_str(), club["name"].as_str()),
            (Some("Fridays"), Some("Club One"))
        );
        owner.ask(
            "PATCH",
            "/api/v1/clubs/one",
            json!({"timezone": "Mars"}),
            "changeClub",
            422,
        );
        owner.ask("GET", "/api/v1/clubs", Value::Null, "listClubs", 200);
        owner.ask("GET", "/api/v1/clubs/one", Value::Null, "readClub", 200);
        owner.ask("GET", "/api/v1/clubs/nowhere", Value::Null, "readClub", 404);
        owner.ask("POST", "/api/v1/clubs", json!({}), "addClub", 403);
        let admin = bearer(site, Who::Admin, "manage");
        let new = json!({"slug": "three", "name": "Three", "timezone": "UTC", "language": "sr"});
        let made = call(&mut site.client(), "POST", "/api/v1/clubs", &admin, &new);
        assert_eq!(
            (made.status, made.header("location")),
            (201, Some("/api/v1/clubs/three"))
        );
        fits("addClub", &made);
    });
}

#[test]
fn an_owner_changes_the_list_of_a_club_by_program_as_it_is_described() {
    on_each_site(|site| {
        let town = town(site);
        let mut owner = Program::of_owner(site);
        // The list is public, and a number on it is still for officials alone.
        owner.ask(
            "PATCH",
            "/api/v1/clubs/one",
            json!({"members_public": true}),
            "changeClub",
            200,
        );
        let new = json!({"name": "Tóth Ödön", "email": "odon@example.org", "number": "7", "is_guest": true});
        let made = owner.ask("POST", "/api/v1/clubs/one/members", new, "addMember", 201);
        let path = format!("/api/v1/clubs/one/members/{}", made["id"]);
        let changed = owner.ask(
            "PATCH",
            &path,
            json!({"shown": "full", "is_active": false}),
            "changeMember",
            200,
        );
        assert_eq!(
            (changed["is_active"].as_bool(), changed["email"].as_str()),
            (Some(false), Some("odon@example.org"))
        );
        assert_eq!((&made["number"], &changed["number"]), (&json!("7"), &json!("7")));
        let other = owner.ask("PATCH", &path, json!({"number": "12"}), "changeMember", 200);
        assert_eq!(other["number"], "12");
        owner.ask("GET", &path, Value::Null, "readMember", 200);
        let seen = call(
            &mut site.client(),
            "GET",
            &path,
            &bearer(site, Who::Member, "manage"),
            &Value::Null,
        );
        assert!(!seen.text().contains("number"), "{}", seen.text());
        let list = owner.ask(
            "GET",
            "/api/v1/clubs/one/members?name=guest",
            Value::Null,
            "listMembers",
            200,
        );
        assert_eq!(list["members"][0]["id"], town.guest.0);
    });
}

#[test]
fn an_owner_invites_by_program_as_it_is_described_and_the_log_tells_it() {
    on_each_site(|site| {
        town(site);
        let mut owner = Program::of_owner(site);
        let link = owner.ask(
            "POST",
            "/api/v1/clubs/one/invites",
            json!({"days": 3, "label": "x"}),
            "invite",
            201,
        );
        assert!(
            link["url"]
                .as_str()
                .is_some_and(|url| url.starts_with("http://talon.test/join/")),
            "{link}"
        );
        let links = owner.ask("GET", "/api/v1/clubs/one/invites", Value::Null, "listInvites", 200);
        assert_eq!(links["invites"][0]["label"], "x");
        let log = owner.ask("GET", "/api/v1/clubs/one/audit", Value::Null, "readClubLog", 200);
        assert_eq!(log["entries"][0]["action"], "invite_to_club");
    });
}

#[test]
fn a_token_does_no_more_than_its_scope_and_its_owner() {
    on_each_site(|site| {
        town(site);
        let mut client = site.client();
        for (scopes, status) in [("read", 403), ("import", 403), ("read import", 403), ("manage", 200)] {
            let owner = bearer(site, Who::Owner, scopes);
            let answer = call(
                &mut client,
                "PATCH",
                "/api/v1/clubs/one",
                &owner,
                &json!({"about": "x"}),
            );
            assert_eq!(answer.status, status, "{scopes}");
        }
        let manage = bearer(site, Who::Stranger, "manage");
        let import = client.send(
            "POST",
            "/api/v1/imports?club=one",
            &[("authorization", manage.as_str()), ("content-type", "application/json")],
            b"{}",
        );
        assert_eq!(import.status, 403, "a token that manages brings nothing in");
        assert_eq!(
            call(&mut client, "PATCH", "/api/v1/clubs/one", &manage, &json!({})).status,
            403
        );
        let mut owner = browser(site, Who::Owner);
        let headers = [("content-type", "application/json"), ("sec-fetch-site", "same-origin")];
        let by_cookie = owner.send("PATCH", "/api/v1/clubs/one", &headers, b"{}");
        assert_eq!(by_cookie.status, 401, "a cookie opens nothing here");
        assert_eq!(
            send(&mut owner, "/account/tokens", &[("label", "all"), ("scopes", "root")]).status,
            422
        );
    });
}

#[test]
fn a_member_that_is_not_known_or_said_twice_is_refused_and_nothing_is_changed() {
    on_each_site(|site| {
        town(site);
        let owner = bearer(site, Who::Owner, "manage");
        let mut client = site.client();
        for body in [
            r#"{"about": "x", "slug": "taken"}"#,
            r#"{"about": "x", "id": 7}"#,
            r#"{"about": "x", "about": "y"}"#,
            r#"["x"]"#,
            r#"{"about": 7}"#,
            r#"{"about": "x"} trailing"#,
            "",
            "nonsense",
            "{\"about\": \"\\ud800\"}",
        ] {
            let headers = [("authorization", owner.as_str()), ("content-type", "application/json")];
            let answer = client.send("PATCH", "/api/v1/clubs/one", &headers, body.as_bytes());
            assert_eq!(answer.status, 400, "{body}: {}", answer.text());
        }
        let after = json_of(&client.get("/api/v1/clubs/one"));
        assert_eq!(
            (after["about"].as_str(), after["slug"].as_str()),
            (Some(""), Some("one"))
        );
    });
}

#[test]
fn the_same_key_adds_someone_once() {
    on_each_site(|site| {
        town(site);
        let owner = bearer(site, Who::Owner, "manage");
        let mut client = site.client();
        let mut add = |name: &str| {
            let headers = [
                ("authorization", owner.as_str()),
                ("content-type", "application/json"),
                ("idempotency-key", "night-1"),
            ];
            let body = json!({"name": name}).to_string();
            client.send("POST", "/api/v1/clubs/one/members", &headers, body.as_bytes())
        };
        let (first, second) = (add("Once"), add("Once"));
        assert_eq!((first.status, second.status), (201, 201), "{}", second.text());
        assert_eq!(json_of(&first)["id"], json_of(&second)["id"]);
        assert_eq!(add("Another").status, 409);
    });
}

#[test]
fn an_entry_of_the_log_that_cannot_be_read_is_not_served_as_nothing() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::start(&backend.open());
        town(&site);
        let mut program = Program::of_owner(&site);
        let path = "/api/v1/clubs/one/audit";
        assert_eq!(
            call(&mut program.client, "GET", path, &program.token, &Value::Null).status,
            200
        );
        backend.behind_the_back("UPDATE audit SET detail = '{'");
        assert_eq!(
            call(&mut program.client, "GET", path, &program.token, &Value::Null).status,
            500
        );
    }
}
