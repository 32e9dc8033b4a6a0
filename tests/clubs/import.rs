//! A list of members from a spreadsheet: in whatever letters it comes, looked at before anything is changed, put right
//! in place, applied once.

use encoding_rs::WINDOWS_1250;
use talon_store::members::{self, Member, MemberFilter, Which};
use talon_store::{Store, StoreError, audit, clubs};

use super::people::{Who, browser, csrf, send, town};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Client, Site, on_each_site};

pub const START: &str = "/clubs/one/members/import";

/// Sends a list as a file, byte for byte.
pub fn upload(client: &mut Client, bytes: &[u8]) -> Answer {
    let token = csrf(client);
    let mut body = format!("--x\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n{token}\r\n--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"<b>list</b>.csv\"\r\n\r\n").into_bytes();
    body.extend_from_slice(bytes);
    body.extend_from_slice(b"\r\n--x--\r\n");
    let kind = ("content-type", "multipart/form-data; boundary=x");
    client.send("POST", START, &[kind, ("sec-fetch-site", "same-origin")], &body)
}

/// The address of the list that was taken.
pub fn taken(client: &mut Client, bytes: &[u8]) -> String {
    let answer = upload(client, bytes);
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").expect("an address").to_owned()
}

fn of_club(store: &Store) -> Vec<Member> {
    let read: Result<Vec<Member>, StoreError> = store.read(|db| {
        let club = clubs::by_slug(db, "one")?.id;
        members::list(
            db,
            club,
            &MemberFilter {
                which: Which::Active,
                search_key: None,
            },
        )
    });
    read.expect("a list")
}

pub fn named(store: &Store, name: &str) -> Vec<Member> {
    of_club(store)
        .into_iter()
        .filter(|member| member.name == name)
        .collect()
}

fn last_action(site: &Site) -> (String, String) {
    let read: Result<_, StoreError> = site.store.read(audit::last);
    let entry = read.expect("an entry");
    (entry.action, entry.detail)
}

#[test]
fn a_list_in_any_letters_is_read_looked_at_and_applied_once() {
    let text = "Név;E-mail cím;Tagsági szám;Telefon\r\nŐze Űrhajós Béla;bela@example.org;12;+36 1 234\r\n\"Čavić, Đorđe\";;13;\r\n";
    let wide: Vec<u8> = std::iter::once(0xFEFF)
        .chain(text.encode_utf16())
        .flat_map(|unit: u16| unit.to_le_bytes())
        .collect();
    let forms: [Vec<u8>; 4] = [
        text.as_bytes().to_vec(),
        [b"\xEF\xBB\xBF", text.as_bytes()].concat(),
        wide,
        WINDOWS_1250.encode(text).0.into_owned(),
    ];
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let before = of_club(&site.store).len();
        for bytes in &forms {
            let here = taken(&mut owner, bytes);
            let page = owner.get(&here).text();
            assert!(
                page.contains("Őze Űrhajós Béla") && page.contains("Čavić, Đorđe"),
                "{page}"
            );
            assert!(page.contains("2 new members"), "{page}");
            assert_eq!(
                of_club(&site.store).len(),
                before,
                "nothing is written before it is said"
            );
        }
        let here = taken(&mut owner, &forms[3]);
        for _ in 0..2 {
            let done = send(&mut owner, &here, &[("do", "apply")]);
            assert_eq!(done.status, 303, "{}", done.text());
        }
        assert_eq!(of_club(&site.store).len(), before + 2, "twice is once");
        let bela = named(&site.store, "Őze Űrhajós Béla").remove(0);
        assert_eq!(
            (bela.email.as_deref(), bela.number.as_deref()),
            (Some("bela@example.org"), Some("12"))
        );
        let (action, detail) = last_action(site);
        assert_eq!(action, "import_members");
        assert!(detail.contains("\"added\":2") && !detail.contains("Béla"), "{detail}");
        let after = owner.get(&here).text();
        assert!(after.contains("2 members added"), "{after}");
        assert!(owner.get("/clubs/one/audit").text().contains("Members imported"));
    });
}

#[test]
fn what_is_wrong_stands_beside_its_field_and_is_put_right_in_place() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let list = b"name,mail,member since\n,a@example.org,2020-01-31\nBea,no address,\nCili,,31.2.2020\nDani,,\n";
        let here = taken(&mut owner, list);
        let page = owner.get(&here).text();
        assert!(
            page.contains("3 rows with errors") && page.contains("1 new member"),
            "{page}"
        );
        for said in [
            "Please fill this in.",
            "Enter a valid email address, such as name@example.org.",
            "Enter the date as 2026-03-14.",
        ] {
            assert!(page.contains(said), "{said}: {page}");
        }
        let typed = [
            ("name-2", "Aladár"),
            ("email-3", ""),
            ("joined-4", "also <b>wrong</b>"),
            ("do", "look"),
        ];
        let looked = send(&mut owner, &here, &typed);
        assert_eq!(looked.status, 303, "{}", looked.text());
        let page = owner.get(&here).text();
        assert!(
            page.contains("1 row with errors") && page.contains("3 new members"),
            "{page}"
        );
        assert!(
            page.contains("value=\"also &#60;b&#62;wrong&#60;/b&#62;\""),
            "what was typed is kept: {page}"
        );
        assert_eq!(send(&mut owner, &here, &[("do", "apply")]).status, 303);
        assert_eq!(named(&site.store, "Aladár").len(), 1);
        let file = owner.get(&format!("{here}/failed.csv"));
        assert_eq!(
            file.header("content-disposition"),
            Some("attachment; filename=\"failed.csv\"")
        );
        let text = file.text();
        assert!(
            text.starts_with("\u{FEFF}name,mail,member since,Problem\r\nCili,,also <b>wrong</b>,"),
            "{text}"
        );
        // The file itself can be brought in again.
        let mended = text.replace("also <b>wrong</b>", "2020-02-28");
        let again = taken(&mut owner, mended.as_bytes());
        assert!(owner.get(&again).text().contains("1 new member"));
    });
}

#[test]
fn those_who_are_there_are_told_and_left_or_updated() {
    on_each_site(|site| {
        let town = town(site);
        let mut owner = browser(site, Who::Owner);
        let list = "name,mail,number\nguest of ONE,guest@example.org,5\nNew One,,\nNEW ONE,,9\nX,owner@example.org,\n";
        let here = taken(&mut owner, list.as_bytes());
        let page = owner.get(&here).text();
        for said in [
            "Same name: Guest of One",
            "The same person as in line 3.",
            "Same email address: Anna",
        ] {
            assert!(page.contains(said), "{said}: {page}");
        }
        assert!(page.contains("1 new member") && page.contains("3 left out"), "{page}");
        let chosen = [
            ("duplicates", "update"),
            ("do-5", "skip"),
            ("do-4", "add"),
            ("do", "apply"),
        ];
        assert_eq!(send(&mut owner, &here, &chosen).status, 303);
        assert_eq!(named(&site.store, "NEW ONE").len(), 1, "added as another person");
        assert_eq!(named(&site.store, "X").len(), 0, "the owner keeps their name");
        let guest = named(&site.store, "guest of ONE").remove(0);
        assert_eq!(guest.id, town.guest);
        assert_eq!(
            (guest.email.as_deref(), guest.number.as_deref()),
            (Some("guest@example.org"), Some("5"))
        );
        assert!(guest.is_guest, "what the list does not say stays");
    });
}

#[test]
fn a_file_that_is_read_wrongly_is_read_as_it_is_told() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let here = taken(&mut owner, b"Who|x\nFirst\tfirst@example.org\nSecond\t\n");
        assert!(owner.get(&here).text().contains("1. Columns"));
        let told = [("separator", "tab"), ("heading", "1"), ("do", "look")];
        assert_eq!(send(&mut owner, &here, &told).status, 303);
        let page = owner.get(&here).text();
        assert!(page.contains("No column contains names."), "{page}");
        let answer = send(&mut owner, &here, &[("do", "apply")]);
        assert_eq!(answer.status, 422, "{}", answer.text());
        let told = [("column-0", "name"), ("column-1", "email"), ("do", "look")];
        assert_eq!(send(&mut owner, &here, &told).status, 303);
        assert!(owner.get(&here).text().contains("2 new members"));
        for (name, value) in [
            ("column-0", "role"),
            ("club_id", "2"),
            ("encoding", "utf-7"),
            ("name-x", "a"),
        ] {
            let refused = send(&mut owner, &here, &[(name, value), ("do", "apply")]);
            assert_eq!(refused.status, 400, "{name}: {}", refused.text());
        }
        assert_eq!(send(&mut owner, &here, &[("do", "discard")]).status, 303);
        assert_eq!(owner.get(&here).status, 404);
    });
}

#[test]
fn what_is_no_list_is_told_so_and_what_was_pasted_is_kept() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        for (bytes, status, said) in [
            (&b"PK\x03\x04rest of a spreadsheet"[..], 415, "not CSV"),
            (b"  \r\n ", 422, "There are no rows"),
            (&[b'a'; 2 * 1024 * 1024 + 1], 413, "larger than 2 MiB"),
        ] {
            let answer = upload(&mut owner, bytes);
            assert_eq!(answer.status, status, "{}", answer.text());
            assert!(answer.text().contains(said), "{}", answer.text());
        }
        // A list of nothing but a heading, and one of garbage, are shown as what they are.
        let here = taken(&mut owner, b"name,mail\n");
        assert!(owner.get(&here).text().contains("There are no rows"));
        let garbage: Vec<u8> = (0..=255_u8).cycle().take(4_000).collect();
        let here = taken(&mut owner, &garbage);
        assert_eq!(owner.get(&here).status, 200);
        let many = format!("name\n{}", "Anna\n".repeat(5_001));
        let here = taken(&mut owner, many.as_bytes());
        assert!(owner.get(&here).text().contains("more than 5,000 rows"));
        assert_eq!(send(&mut owner, &here, &[("do", "apply")]).status, 422);
        // Typed after the session had ended, it is offered again.
        let form = [("text", "name\nKept Károly"), ("csrf", "x")];
        let late = site.client().post(START, &form);
        assert_eq!(late.status, 401);
        assert!(late.text().contains("what you typed has been kept"), "{}", late.text());
    });
}

#[test]
fn nobody_but_an_owner_of_the_club_comes_near_a_list() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let here = taken(&mut owner, b"name\nSecret Person\n");
        for who in [
            Who::Visitor,
            Who::Stranger,
            Who::Member,
            Who::Director,
            Who::Admin,
            Who::Acting,
        ] {
            let mut client = browser(site, who);
            for path in [here.clone(), format!("{here}/failed.csv")] {
                let answer = client.get(&path);
                assert!(matches!(answer.status, 401 | 404), "{who:?} {path}: {}", answer.status);
                assert!(!answer.text().contains("Secret Person"));
            }
            let status = send(&mut client, &here, &[("do", "apply")]).status;
            assert!(matches!(status, 401 | 404), "{who:?}: {status}");
            let status = upload(&mut client, b"name\nX\n").status;
            assert!(matches!(status, 401 | 403), "{who:?}: {status}");
        }
        // Not by way of another club either.
        let elsewhere = here.replace("/one/", "/two/");
        assert_eq!(owner.get(&elsewhere).status, 404);
        assert!(named(&site.store, "Secret Person").is_empty());
    });
}

#[test]
fn a_list_of_which_it_cannot_be_read_how_it_was_looked_at_is_not_applied() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::start(&backend.open());
        town(&site);
        let mut owner = browser(&site, Who::Owner);
        let here = taken(&mut owner, b"name,mail\nAnna Adam,a@example.org\n");
        let before = of_club(&site.store).len();
        for kept in [r#"{"columns":["alias","nonsense"]}"#, "{"] {
            backend.behind_the_back(&format!("UPDATE member_lists SET reading = '{kept}'"));
            assert_eq!(owner.get(&here).status, 500, "{kept}");
            assert_eq!(send(&mut owner, &here, &[("do", "apply")]).status, 500, "{kept}");
        }
        assert_eq!(of_club(&site.store).len(), before);
    }
}
