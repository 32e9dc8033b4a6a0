//! Two hundred texts that would be programs, formulas, queries or tricks somewhere, in every field that clubs, members,
//! accounts and lists have: taken as a text or refused, never more, on every page and in every file (S-39, S-40).

use serde_json::Value;
use talon_store::members::{self, MemberFilter, Which};
use talon_store::{MemberId, StoreError, clubs};

use super::inert::lively;
use crate::accounts::people::PASSWORD;
use crate::clubs::people::{Who, browser, csrf, town};
use crate::harness::site::{Answer, Client, Site, encode, on_each_site};
use crate::import::pages::form_to;

/// The texts, as JSON strings: some hold what no line of a file can.
const TEXTS: &str = include_str!("hostile.json");

fn texts() -> Vec<String> {
    let texts: Vec<String> = serde_json::from_str(TEXTS).expect("a list of texts");
    assert_eq!(texts.len(), 200);
    texts
}

/// What came back does nothing, breaks nothing, and carries no header of someone else's.
fn calm(at: &str, answer: Answer) -> Answer {
    assert!(answer.status < 500, "{at}: {}", answer.status);
    let found = lively(&answer);
    assert!(found.is_empty(), "{at}: {found:?}");
    let location = answer.header("location").unwrap_or("/");
    assert!(
        location.starts_with('/') && !location.starts_with("//"),
        "{at}: {location}"
    );
    answer
}

fn look(client: &mut Client, path: &str) -> Answer {
    let answer = client.get(path);
    calm(path, answer)
}

/// Sends a form; where that leads is looked at too.
fn put(client: &mut Client, token: &str, path: &str, fields: &[(&str, &str)]) -> u16 {
    let mut form = fields.to_vec();
    form.push(("csrf", token));
    let answer = client.post(path, &form);
    let answer = calm(&format!("{path} {fields:?}"), answer);
    if let Some(next) = answer.header("location").map(str::to_owned) {
        look(client, &next);
    }
    answer.status
}

fn everybody(site: &Site) -> Vec<MemberId> {
    let read: Result<Vec<MemberId>, StoreError> = site.store.read(|db| {
        let club = clubs::by_slug(db, "one")?.id;
        let part = MemberFilter {
            which: Which::Active,
            search_key: None,
        };
        Ok(members::list(db, club, &part)?
            .into_iter()
            .map(|member| member.id)
            .collect())
    });
    read.expect("a list")
}

/// Puts a text where most texts are taken: into a club, a member, one's own profile and a link.
fn fill_forms(owner: &mut Client, token: &str, text: &str) -> [u16; 4] {
    let logo: String = text.chars().take(4).collect();
    let settings = [
        ("name", text),
        ("logo_text", logo.as_str()),
        ("about", text),
        ("timezone", "UTC"),
        ("language", "en"),
        ("game", ""),
        ("members_public", "1"),
    ];
    let member = [
        ("name", text),
        ("alias", text),
        ("shown", "alias"),
        ("email", ""),
        ("key", ""),
    ];
    let profile = [("name", text), ("language", "en")];
    let invite = [("label", text), ("role", "member"), ("days", "1"), ("key", "")];
    [
        put(owner, token, "/clubs/one/settings", &settings),
        put(owner, token, "/clubs/one/members", &member),
        put(owner, token, "/account/profile", &profile),
        put(owner, token, "/clubs/one/invites", &invite),
    ]
}

/// Sends a text where few texts are taken, and asks for pages with it.
fn ask_with(owner: &mut Client, token: &str, text: &str) {
    let by_mail = [
        ("name", "x"),
        ("alias", ""),
        ("shown", text),
        ("email", text),
        ("key", text),
    ];
    put(owner, token, "/clubs/one/members", &by_mail);
    put(owner, token, "/account/data", &[("password", text)]);
    let query = encode(&[("name", text), ("find", text), ("show", text), ("done", text)]);
    for path in [
        "/clubs/one/members",
        "/clubs/one/members/1/merge",
        "/clubs/one/members/import/x",
    ] {
        look(owner, &format!("{path}?{query}"));
    }
}

/// Every page and every answer on which the texts stand.
fn look_everywhere(site: &Site, owner: &mut Client) {
    let mut visitor = site.client();
    for id in everybody(site) {
        look(&mut visitor, &format!("/players/{id}"));
        look(owner, &format!("/clubs/one/members/{id}"));
        look(owner, &format!("/clubs/one/members/{id}/merge"));
    }
    for path in [
        "/",
        "/clubs",
        "/clubs/one",
        "/clubs/one/members",
        "/clubs/one/audit",
        "/clubs/one/invites",
    ] {
        look(owner, path);
        look(&mut visitor, path);
    }
    for path in ["/api/v1/clubs/one", "/api/v1/clubs/one/members"] {
        let answer = look(&mut visitor, path);
        assert!(serde_json::from_slice::<Value>(&answer.bytes).is_ok(), "{path}");
    }
}

#[test]
fn a_hostile_text_in_any_form_of_clubs_and_people_stays_a_text() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let token = csrf(&mut owner);
        let mut taken = [0; 4];
        for text in texts() {
            let done = fill_forms(&mut owner, &token, &text);
            for (count, status) in taken.iter_mut().zip(done) {
                *count += u32::from(matches!(status, 200 | 303));
            }
            ask_with(&mut owner, &token, &text);
        }
        assert!(
            taken.iter().all(|count| *count > 100),
            "most are taken as they are: {taken:?}"
        );
        look_everywhere(site, &mut owner);
        let form = [("password", PASSWORD), ("csrf", token.as_str())];
        let file = calm("own data", owner.post("/account/data", &form));
        assert!(
            serde_json::from_slice::<Value>(&file.bytes).is_ok(),
            "one's own data is one object"
        );
    });
}

/// A list with the texts in every column; what a spreadsheet writes around a cell stands around each.
fn list() -> String {
    let quoted = |text: &String| format!("\"{}\"", text.replace('"', "\"\""));
    let lines: Vec<String> = texts()
        .iter()
        .enumerate()
        .map(|(at, text)| {
            let text = quoted(text);
            // The first half is taken where the name is; of the second each row has a fault.
            let mail = if at < 100 { String::new() } else { text.clone() };
            format!("{text},{mail},{text},{text},,{}\n", at % 2)
        })
        .collect();
    format!("name,e-mail,number,alias,member since,=1+1\n{}", lines.concat())
}

#[test]
fn a_hostile_list_is_taken_row_by_row_and_given_back_without_formulas() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let token = csrf(&mut owner);
        let sent = form_to(
            &mut owner,
            "/clubs/one/members/import",
            &[("file:=1+1<x onclick=1>.csv", &list())],
        );
        assert_eq!(sent.status, 303, "{}", sent.text());
        // The field of the file has the name before the colon.
        let here = sent.header("location").expect("an address").to_owned();
        for page in 1..=5 {
            look(&mut owner, &format!("{here}?show=all&page={page}"));
            look(&mut owner, &format!("{here}?show=look&page={page}"));
        }
        for (at, text) in texts().iter().enumerate().step_by(5) {
            let (name, alias) = (format!("name-{}", at + 2), format!("alias-{}", at + 2));
            let fields = [(name.as_str(), text.as_str()), (alias.as_str(), text.as_str())];
            put(&mut owner, &token, &here, &fields);
        }
        let failed = look(&mut owner, &format!("{here}/failed.csv"));
        guarded(&failed);
        let before = everybody(site).len();
        assert_eq!(put(&mut owner, &token, &here, &[("do", "apply")]), 303);
        assert!(everybody(site).len() > before + 50, "most of the first half are names");
        look(&mut owner, &here);
        guarded(&look(&mut owner, &format!("{here}/failed.csv")));
        for page in 1..=3 {
            look(&mut owner, &format!("/clubs/one/members?page={page}"));
        }
        for id in everybody(site) {
            look(&mut owner, &format!("/clubs/one/members/{id}"));
        }
    });
}

/// No cell of the file is a formula to a spreadsheet, and there are many that would be.
fn guarded(file: &Answer) {
    let text = file.text();
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .from_reader(text.trim_start_matches('\u{FEFF}').as_bytes());
    let (mut cells, mut guards) = (0, 0);
    for record in reader.records() {
        for cell in record.expect("a row").iter() {
            let risky = cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
            assert!(!risky || cell.parse::<f64>().is_ok(), "{cell:?}");
            guards += u32::from(cell.starts_with("'="));
            cells += 1;
        }
    }
    assert!(cells > 200 && guards > 3, "{cells} {guards}");
}
