//! A canary run (S-63): everything that clubs and people can be told is filled with a word that occurs nowhere else,
//! every secret is noted as it is made, and then both are looked for where they must not come out: in the log, in what
//! is measured, in the entries of the audit log, on the pages and in the files of others, and in what failures are
//! told.

mod told;

use std::collections::BTreeMap;

use chrono::Utc;
use diesel::sql_types::Text;
use talon_service::Actor;
use talon_service::account::{Passwords, UserToAdd, add_user};
use talon_service::authorization::routes;
use talon_service::clubs::{ClubToAdd, OwnerChange, add_account, add_club, set_owner};
use talon_store::Store;

use crate::harness::backend::{Backend, Contents};
use crate::harness::process::{Running, talon};
use crate::harness::site::{Answer, Client, encode};
use told::{Things, tell};

/// In every text that is private.
const MARK: &str = "xqcanary";
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

/// The addresses of a member of the first club, `#` in place of their number.
const OF_MEMBERS: [&str; 8] = [
    "/players/#",
    "/players/#/hands",
    "/players/#/records",
    "/players/#.json",
    "/api/v1/players/#",
    "/api/v1/players/#/results",
    "/clubs/one/members/#",
    "/clubs/one/members/#/merge",
];

/// Everything that can be asked for by someone who has no business with it.
fn onlook(client: &mut Client, who: &str, things: &Things, secrets: &Secrets) {
    let mut paths: Vec<String> = (1..=things.members)
        .flat_map(|id| OF_MEMBERS.map(|path| path.replace('#', &id.to_string())))
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
    for (backend, format) in Backend::all_with(Contents::Tables).into_iter().zip(["json", "text"]) {
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
            // The way back to where the reader is, which they typed themselves.
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

/// The entries of the audit log hold numbers and words of ours; so does what hangs beside them.
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
