//! A canary run (S-63): everything that clubs and people can be told is filled with a word that occurs nowhere else, every
//! secret is noted as it is made, and then both are looked for where they must not come out: in the log, in what is
//! measured, in the entries of the log of deeds, on the pages and in the files of others, and in what failures are told.

use std::collections::BTreeMap;

use chrono::Utc;
use diesel::sql_types::Text;
use talon_service::Actor;
use talon_service::account::{Passwords, UserToAdd, add_user, make_reset};
use talon_service::authorization::routes;
use talon_service::clubs::{ClubToAdd, OwnerChange, add_account, add_club, set_owner};
use talon_store::Store;

use crate::harness::backend::Backend;
use crate::harness::process::{Running, talon};
use crate::harness::site::{Answer, Client, encode};
use crate::import::pages::form_to;

/// In every text that is private.
const MARK: &str = "xqcanary";
const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");
const CLI: Actor = Actor::CommandLine;
/// Who owns the club and who plays there, whose private words these are; and who has no business with them.
const PEOPLE: [(&str, bool); 4] = [
    ("owner", false),
    ("player", false),
    ("stranger", false),
    ("admin", true),
];

#[derive(diesel::QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

fn mail(who: &str) -> String {
    // The addresses of the two onlookers stand on their own pages, so their names have no mark.
    if matches!(who, "stranger" | "admin") {
        format!("{who}@onlooker.example")
    } else {
        format!("{who}@{MARK}.example")
    }
}

fn password(who: &str) -> String {
    format!("{MARK} password of {who}")
}

/// The club with its two people and the two onlookers.
fn settle(store: &Store) {
    let (now, passwords) = (Utc::now(), Passwords::new(1));
    for (who, is_admin) in PEOPLE {
        let (email, password) = (mail(who), password(who));
        // The page of a club says who owns it.
        let name = if who == "player" {
            format!("{MARK} {who}")
        } else {
            who.to_owned()
        };
        let user = UserToAdd {
            email: &email,
            name: &name,
            password: &password,
            is_admin,
            language: "en",
        };
        add_user(store, &passwords, &CLI, &user, now).expect("an account");
    }
    let club = ClubToAdd {
        slug: "one",
        name: "Club One",
        timezone: "UTC",
        language: "en",
        owner: None,
    };
    add_club(store, &CLI, &club, None, now).expect("a club");
    let [owner, _] = ["owner", "player"].map(|who| add_account(store, &CLI, "one", &mail(who), now).expect("an entry"));
    let change = OwnerChange {
        slug: "one",
        member: owner,
        owner: true,
        password: "",
    };
    set_owner(store, &passwords, &CLI, &change, now).expect("an owner");
}

/// What must come out nowhere, besides the mark: what the server made and showed once.
#[derive(Default)]
struct Secrets(BTreeMap<String, &'static str>);

impl Secrets {
    fn add(&mut self, what: &'static str, secret: impl Into<String>) {
        let secret = secret.into();
        assert!(secret.len() > 8, "{what}: {secret:?}");
        self.0.insert(secret, what);
    }

    /// Of a browser: its cookies and the token of its forms.
    fn of(&mut self, client: &mut Client) {
        for (name, value) in client.cookies.clone() {
            if name.starts_with("talon") {
                self.add("a cookie", value);
            }
        }
        self.add(
            "the token of a session",
            client.get("/account").hidden("csrf").expect("a token"),
        );
    }

    fn in_text(&self, text: &str) -> Vec<&'static str> {
        self.0
            .iter()
            .filter(|(secret, _)| text.contains(secret.as_str()))
            .map(|(_, what)| *what)
            .collect()
    }

    /// Nothing of it, and no mark either.
    fn absent(&self, at: &str, text: &str) {
        assert_eq!(self.in_text(text), Vec::<&str>::new(), "{at}: {text}");
        let small = text.to_lowercase();
        if let Some(place) = small.find(MARK) {
            let around: String = small.chars().skip(place.saturating_sub(200)).take(400).collect();
            panic!("{at}: {around}");
        }
    }
}

fn sign_in(server: &Running, who: &str) -> Client {
    let mut client = server.client();
    let answer = client.submit("/sign-in", &[("email", &mail(who)), ("password", &password(who))]);
    assert_eq!(answer.status, 303, "{who}: {}", answer.text());
    client
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

/// Addresses of things that others have no business with.
struct Things {
    list: String,
    import: String,
    members: i64,
}

/// Says everything that can be said, each time with the mark in it.
fn tell(server: &Running, store: &Store, secrets: &mut Secrets) -> Things {
    let text = |what: &str| format!("{MARK} {what}");
    for who in ["owner", "nobody"] {
        let wrong = [("email", &*mail(who)), ("password", &*text("wrong password"))];
        assert_eq!(server.client().submit("/sign-in", &wrong).status, 422);
    }
    let mut owner = sign_in(server, "owner");
    secrets.of(&mut owner);
    let (name, alias, mail_of_guest) = (text("guest"), text("alias"), format!("guest@{MARK}.example"));
    let fields = [
        ("name", name.as_str()),
        ("alias", &alias),
        ("shown", "alias"),
        ("email", &mail_of_guest),
        ("key", ""),
    ];
    taken(&send(&mut owner, "/clubs/one/members", &fields));
    // The links that were made: into the club, and to a new password.
    let invite = [
        ("label", alias.as_str()),
        ("role", "member"),
        ("days", "1"),
        ("key", ""),
    ];
    let page = send(&mut owner, "/clubs/one/invites", &invite).text();
    let link = after(&page, "/join/").to_owned();
    secrets.add("a link into the club", link.clone());
    let new_mail = format!("new@{MARK}.example");
    let (new_name, new_password) = (text("new"), text("password of the new one"));
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
            .submit(&format!("/reset/{reset}"), &[("password", &text("another password"))]),
    );
    // A list, of which a row is wrong.
    let list = format!("name,e-mail,number\n{MARK} listed,listed@{MARK}.example,{MARK}-7\n,no mail {MARK},\n");
    let file = format!("file:{MARK}.csv");
    let sent = form_to(&mut owner, "/clubs/one/members/import", &[(&file, &list)]);
    let list = sent.header("location").expect("an address").to_owned();
    taken(&send(&mut owner, &list, &[("do", "apply")]));
    // Tokens of a session that acts as a program, and passwords.
    let label = text("label");
    let form = [
        ("label", label.as_str()),
        ("scopes", "read import manage"),
        ("token-password", &password("owner")),
    ];
    let page = send(&mut owner, "/account/tokens", &form).text();
    let token = format!("talon_{}", after(&page, "talon_"));
    secrets.add("a token", token.clone());
    ask_as_program(server, &token);
    for (current, new) in [
        (text("wrong"), text("new password")),
        (password("owner"), "short".to_owned()),
    ] {
        send(
            &mut owner,
            "/account/password",
            &[("current", &current), ("password", &new)],
        );
    }
    send(&mut owner, "/account/profile", &[("name", "Owner"), ("language", "en")]);
    let mut player = sign_in(server, "player");
    secrets.of(&mut player);
    let import = upload(&mut player);
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
    let members: Vec<i64> = (1..100).take_while(|id| admin_sees(store, *id)).collect();
    Things {
        list,
        import,
        members: members.len() as i64,
    }
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

/// Every address, with the mark wherever a request can carry one.
fn knock(client: &mut Client) -> Vec<Answer> {
    let csrf = client.get("/account").hidden("csrf").unwrap_or_default();
    let query = encode(&[
        ("next", MARK),
        ("find", MARK),
        ("with", MARK),
        ("player", MARK),
        ("token", MARK),
    ]);
    let mut answers = Vec::new();
    for route in routes().expect("a table") {
        let parts = route
            .path
            .split('/')
            .map(|part| if part.starts_with('{') { "1" } else { part });
        let path = parts.collect::<Vec<_>>().join("/").replace("/clubs/1", "/clubs/one");
        let path = format!("{path}?{query}");
        let body = encode(&[
            ("email", "nobody@xqcanary.example"),
            ("password", "xqcanary nothing"),
            ("current", MARK),
            (MARK, MARK),
            ("csrf", &csrf),
        ]);
        let headers = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("sec-fetch-site", "same-origin"),
            ("user-agent", MARK),
            ("referer", "http://talon.test/xqcanary"),
            ("x-forwarded-for", MARK),
            ("x-request-id", MARK),
            ("accept-language", MARK),
            ("if-none-match", MARK),
        ];
        // Sessions go on: how they end is not asked here.
        if route.path != "/sign-out" && route.path != "/account/sessions" {
            let body = if route.method == "GET" { "" } else { &body };
            answers.push(client.send(route.method, &path, &headers, body.as_bytes()));
        }
    }
    answers
}

/// Everything that can be asked for by somebody who has no business with it.
fn onlook(client: &mut Client, who: &str, things: &Things, secrets: &Secrets) {
    let mut paths: Vec<String> = (1..=things.members)
        .flat_map(|id| {
            [
                format!("/players/{id}"),
                format!("/clubs/one/members/{id}"),
                format!("/clubs/one/members/{id}/merge"),
            ]
        })
        .collect();
    for hand in 1..=3 {
        paths
            .extend(["", ".json", ".ppn", "/4", "/4/x", "/quiz", "/play/4"].map(|rest| format!("/hands/{hand}{rest}")));
        paths.extend([
            format!("/api/v1/hands/{hand}"),
            format!("/api/v1/hands/{hand}/analysis"),
            format!("/sessions/{hand}"),
        ]);
    }
    paths.extend(
        ["", "/raw", "/refused.ndjson", "/undo", "/records/2/mend"].map(|rest| format!("{}{rest}", things.import)),
    );
    paths.extend([
        things.list.clone(),
        format!("{}/failed.csv", things.list),
        format!("/api/v1{}", things.import),
    ]);
    let plain = routes()
        .expect("a table")
        .iter()
        .filter(|route| route.method == "GET" && !route.path.contains("{token}"))
        .map(|route| {
            route
                .path
                .replace("{slug}", "one")
                .replace("{game}", "ulti")
                .replace("{id}", "1")
        })
        .filter(|path| !path.contains('{'))
        .collect::<Vec<_>>();
    paths.extend(plain);
    assert!(paths.len() > 60, "{}", paths.len());
    let own = client.get("/account").hidden("csrf");
    for path in paths {
        let answer = client.get(&path);
        assert!(answer.status < 500, "{path}: {}", answer.status);
        let mut text = answer.text();
        // The token of one's own session stands in one's own forms.
        if let Some(own) = &own {
            text = text.replace(own.as_str(), "");
        }
        // Whoever runs the site knows the accounts of the site by name, and of an address where it leads.
        if who == "admin" && path.starts_with("/site/") {
            for known in [
                format!("{MARK} player"),
                format!("{MARK} new"),
                format!("…@{MARK}.example"),
            ] {
                text = text.replace(&known, "");
            }
        }
        let head: Vec<String> = answer
            .headers
            .iter()
            .map(|(name, value)| format!("{name}: {value}"))
            .collect();
        secrets.absent(&format!("{who} {path}"), &format!("{}\n{text}", head.join("\n")));
    }
}

#[test]
fn what_is_private_or_secret_comes_out_nowhere() {
    for (backend, format) in Backend::all().into_iter().zip(["json", "text"]) {
        let store = backend.open();
        settle(&store);
        let mut command = talon(
            &[
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--rate-limits",
                "off",
                "--metrics-listen",
                "127.0.0.1:0",
            ],
            &[("TALON_DATABASE_URL", &backend.url), ("TALON_LOG", format)],
        );
        command.env("RUST_LOG", "trace");
        let mut server = Running::start(command);
        let at = server.logged("metrics at http://");
        let at = at.split(['/', '"']).next().expect("an address");
        let mut watcher = Client::of(at.parse().expect("an address"));
        let mut secrets = Secrets::default();
        for (who, _) in PEOPLE {
            secrets.add("a password", password(who));
        }
        let things = tell(&server, &store, &mut secrets);
        onlook(&mut server.client(), "a visitor", &things, &secrets);
        for who in ["stranger", "admin"] {
            let mut client = sign_in(&server, who);
            onlook(&mut client, who, &things, &secrets);
        }
        // What failures are told holds nothing that was sent in a place where secrets are.
        let mut owner = sign_in(&server, "owner");
        for answer in knock(&mut owner).into_iter().chain(knock(&mut server.client())) {
            assert!(answer.status < 500, "{}", answer.text());
            let text = answer.text();
            assert!(
                !text.contains("xqcanary nothing") && !text.contains(&password("owner")),
                "{text}"
            );
        }
        deeds_name_nobody(&backend, &secrets);
        // Nothing works any more, and the log says why.
        backend.behind_the_back("ALTER TABLE members RENAME TO members_gone; ALTER TABLE clubs RENAME TO clubs_gone;");
        let failed = knock(&mut owner);
        assert!(failed.iter().filter(|answer| answer.status >= 500).count() > 10);
        for answer in failed.iter().filter(|answer| answer.status >= 500) {
            // The way back to where the reader is, which he wrote himself.
            let rest = ["=", "%3D"]
                .iter()
                .fold(answer.text(), |text, is| text.replace(&format!("{is}{MARK}"), ""));
            secrets.absent("a failure", &rest);
        }
        secrets.absent("what is measured", &watcher.get("/metrics").text());
        let (_, log) = server.end();
        assert!(log.contains("members") && log.lines().count() > 300, "{log}");
        for people in ["onlooker.example", "@"] {
            assert!(!log.contains(people), "{people}: {log}");
        }
        secrets.absent("the log", &log);
    }
}

/// The entries of the log of deeds hold numbers and words of ours; so does what hangs beside them.
fn deeds_name_nobody(backend: &Backend, secrets: &Secrets) {
    let parts = "action || subject_kind || COALESCE(tournament, '') || detail";
    let deeds: Vec<Line> = backend.ask(&format!("SELECT {parts} AS line FROM audit"));
    assert!(deeds.len() > 15, "{}", deeds.len());
    for deed in &deeds {
        secrets.absent("a deed", &deed.line);
        assert!(!deed.line.contains('@'), "{}", deed.line);
    }
    // What is known of a session, a token or a link is its hash.
    for (table, column) in [
        ("auth_sessions", "token_hash"),
        ("api_tokens", "token_hash"),
        ("invites", "token_hash"),
    ] {
        let hex = if backend.is_sqlite() {
            format!("hex({column})")
        } else {
            format!("encode({column}, 'hex')")
        };
        let kept: Vec<Line> = backend.ask(&format!("SELECT {hex} AS line FROM {table}"));
        assert!(kept.iter().all(|kept| kept.line.len() == 64), "{table}");
    }
}
