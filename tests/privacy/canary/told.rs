//! Everything that clubs and people can be told, each time with the mark in it, and the secrets that are made of it.

use chrono::Utc;
use talon_service::account::make_reset;
use talon_store::Store;

use super::{CLI, MARK, Secrets, mail, password, sign_in};
use crate::harness::process::Running;
use crate::harness::site::{Answer, Client};
use crate::import::pages::form_to;

const EXAMPLE: &str = include_str!("../../fixtures/example.talon.json");

/// Addresses of things that others have no business with.
pub(super) struct Things {
    pub list: String,
    pub import: String,
    pub members: i64,
}

/// Says everything that can be said, each time with the mark in it.
pub(super) fn tell(server: &Running, store: &Store, secrets: &mut Secrets) -> Things {
    for who in ["owner", "nobody"] {
        let wrong = [("email", &*mail(who)), ("password", &*marked("wrong password"))];
        assert_eq!(server.client().submit("/sign-in", &wrong).status, 422);
    }
    let mut owner = sign_in(server, "owner");
    secrets.of(&mut owner);
    add_guest(&mut owner);
    tag_people(&mut owner);
    follow_links(server, store, &mut owner, secrets);
    let list = import_list(&mut owner);
    use_token(server, &mut owner, secrets);
    change_account(&mut owner);
    let mut player = sign_in(server, "player");
    secrets.of(&mut player);
    let import = upload(&mut player);
    act_for_club(server, secrets);
    let members: Vec<i64> = (1..100).take_while(|id| admin_sees(store, *id)).collect();
    Things {
        list,
        import,
        members: members.len() as i64,
    }
}

fn marked(what: &str) -> String {
    format!("{MARK} {what}")
}

/// Sends a form of a session; it is taken or refused, never broken by it.
fn send(client: &mut Client, path: &str, form: &[(&str, &str)]) -> Answer {
    let token = client.get("/account").hidden("csrf").unwrap_or_default();
    let mut form = form.to_vec();
    form.push(("csrf", &token));
    let answer = client.post(path, &form);
    assert!(answer.status < 500, "{path}: {}", answer.status);
    answer
}

fn taken(answer: &Answer) {
    assert!(
        matches!(answer.status, 200 | 303),
        "{}: {}",
        answer.status,
        answer.text()
    );
}

/// What follows these words on a page, to the end of what it stands in.
fn after<'a>(page: &'a str, words: &str) -> &'a str {
    let at = page.find(words).unwrap_or_else(|| panic!("{words}: {page}")) + words.len();
    page[at..].split(['"', '<', ' ', '\n']).next().expect("a word")
}

fn add_guest(owner: &mut Client) {
    let (name, alias, mail) = (marked("guest"), marked("alias"), format!("guest@{MARK}.example"));
    let fields = [
        ("name", name.as_str()),
        ("alias", &alias),
        ("shown", "alias"),
        ("email", &mail),
        ("key", ""),
    ];
    taken(&send(owner, "/clubs/one/members", &fields));
}

/// Tags of everyone; of those without an account it is written down that they agreed.
fn tag_people(owner: &mut Client) {
    let tag = marked("tag");
    for id in 1..=3 {
        let form = [("tags", tag.as_str()), ("agreed", &tag)];
        taken(&send(owner, &format!("/clubs/one/members/{id}/tags"), &form));
    }
}

/// The links that are made: into the club, and to a new password.
fn follow_links(server: &Running, store: &Store, owner: &mut Client, secrets: &mut Secrets) {
    let label = marked("alias");
    let invite = [
        ("label", label.as_str()),
        ("role", "member"),
        ("days", "1"),
        ("key", ""),
    ];
    let page = send(owner, "/clubs/one/invites", &invite).text();
    let link = after(&page, "/join/").to_owned();
    secrets.add("a link into the club", link.clone());
    let new_mail = format!("new@{MARK}.example");
    let (new_name, new_password) = (marked("new"), marked("password of the new one"));
    let account = [
        ("email", new_mail.as_str()),
        ("name", &new_name),
        ("password", &new_password),
    ];
    taken(&server.client().submit(&format!("/join/{link}"), &account));
    let reset = make_reset(store, &CLI, &new_mail, Utc::now()).expect("a link");
    secrets.add("a link to a new password", reset.clone());
    taken(
        &server
            .client()
            .submit(&format!("/reset/{reset}"), &[("password", &marked("another password"))]),
    );
}

/// A list, of which a row is wrong.
fn import_list(owner: &mut Client) -> String {
    let list = format!("name,e-mail,number\n{MARK} listed,listed@{MARK}.example,{MARK}-7\n,no mail {MARK},\n");
    let file = format!("file:{MARK}.csv");
    let sent = form_to(owner, "/clubs/one/members/import", &[(&file, &list)]);
    let list = sent.header("location").expect("an address").to_owned();
    taken(&send(owner, &list, &[("do", "apply")]));
    list
}

/// The token of a session that acts as a program.
fn use_token(server: &Running, owner: &mut Client, secrets: &mut Secrets) {
    let label = marked("label");
    let form = [
        ("label", label.as_str()),
        ("scopes", "read import manage"),
        ("token-password", &password("owner")),
    ];
    let page = send(owner, "/account/tokens", &form).text();
    let token = format!("talon_{}", after(&page, "talon_"));
    secrets.add("a token", token.clone());
    ask_as_program(server, &token);
}

/// Passwords that are refused, and a profile.
fn change_account(owner: &mut Client) {
    for (current, new) in [
        (marked("wrong"), marked("new password")),
        (password("owner"), "short".to_owned()),
    ] {
        send(owner, "/account/password", &[("current", &current), ("password", &new)]);
    }
    send(owner, "/account/profile", &[("name", "Owner"), ("language", "en")]);
}

/// Whoever runs the site acts for the club, and ends that again.
fn act_for_club(server: &Running, secrets: &mut Secrets) {
    let mut admin = sign_in(server, "admin");
    secrets.of(&mut admin);
    taken(&send(
        &mut admin,
        "/clubs/one/act",
        &[("on", "1"), ("reason", "asked by the owner")],
    ));
    assert!(
        admin.get("/clubs/one/members").text().contains(MARK),
        "the marks are there for whoever may see them"
    );
    taken(&send(&mut admin, "/clubs/one/act", &[("on", "0")]));
}

fn admin_sees(store: &Store, id: i64) -> bool {
    store
        .read(|db| talon_store::members::anywhere(db, talon_store::MemberId(id)))
        .is_ok()
}

/// Hands that only their importer sees, and one that is refused.
fn upload(player: &mut Client) -> String {
    let mut record: serde_json::Value = serde_json::from_str(EXAMPLE).expect("a record");
    record["players"]["A"]["name"] = format!("{MARK} seat").into();
    let mut wrong = record.clone();
    wrong["hand_id"] = format!("{MARK} id").into();
    wrong["seed"] = MARK.into();
    let text = format!("{record}\n{wrong}\n{{\"{MARK}\n");
    let file = format!("file:{MARK}.ndjson");
    let parts = [
        ("club", "one"),
        ("visibility", "private"),
        ("name", MARK),
        (file.as_str(), text.as_str()),
    ];
    let sent = form_to(player, "/import", &parts);
    taken(&sent);
    let here = sent.header("location").expect("an address").to_owned();
    // It is read by the server itself, in its own time.
    while player.get(&here).text().contains("data-refetch") {
        std::thread::yield_now();
    }
    assert!(
        player.get("/hands/1").text().contains(MARK),
        "the hand is there for whoever brought it"
    );
    here
}

/// Programs: with a good token and a bad one, with bodies that hold too much or are none.
fn ask_as_program(server: &Running, token: &str) {
    let bodies = [
        format!("{{\"name\":\"{MARK}\",\"{MARK}\":1}}"),
        format!("{{\"name\":\"{MARK} by program\",\"is_guest\":true}}"),
        format!("{{\"{MARK}"),
        format!("{{\"label\":\"{MARK}\",\"days\":\"{MARK}\"}}"),
    ];
    for bearer in [
        format!("Bearer {token}"),
        format!("Bearer talon_{MARK}"),
        MARK.to_owned(),
    ] {
        for path in [
            "/api/v1/clubs/one/members",
            "/api/v1/clubs/one/invites",
            "/api/v1/imports",
            "/api/v1/desk",
        ] {
            for body in &bodies {
                let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
                let answer = server.client().send("POST", path, &headers, body.as_bytes());
                assert!(answer.status < 500, "{path}: {}", answer.text());
            }
        }
    }
}
